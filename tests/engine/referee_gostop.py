"""A referee for rounds of Go-Stop: written from the rules alone (spec 4), slow, with cards laid on heaps.

It shares nothing with the engine. Cards are ids, actions are words; points are those of `reference_gostop`.
"""
import reference_gostop as score
from reference import CHAFF, DECK

#: How section 4 is played, and 4.14; `score` says how it is counted.
SEED = {"pairs": "locked", "flip": "seed", "quad": "lay_down", "refill": False, "table_quad": "dealer",
        "four_pairs": True, "shake": False, "bomb": False, "steal": False, "two_for_own": False,
        "first_ppeok": False, "three_ppeok": False, "again": "new yaku", "score": score.SEED}
KOREAN = {"pairs": "ordinary", "flip": "korean", "quad": "chongtong", "refill": True, "table_quad": "redeal",
          "four_pairs": False, "shake": True, "bomb": True, "steal": True, "two_for_own": False,
          "first_ppeok": True, "three_ppeok": True, "again": "increase", "score": score.KOREAN}


def month(card):
    return card.split("-")[0]


def is_joker(card):
    return month(card) == "joker"


class Heap:
    """Cards that lie on one another. locked: it is a pair that may not be taken. maker: who made it three."""

    def __init__(self, cards, locked=False, maker=None):
        self.cards, self.locked, self.maker = list(cards), locked, maker

    @property
    def month(self):
        return month(self.cards[0])

    @property
    def size(self):
        return sum(not is_joker(card) for card in self.cards)

    @property
    def together(self):
        """Whether it has to be taken whole."""
        return self.locked or self.size == 3


class Over(Exception):
    """The round is over: who has won, or None, and how."""


class Referee:
    """One round. `play` yields who is asked and what can be answered, and takes the answer."""

    def __init__(self, hands, table, stock, dealer, says, drawn=0):
        self.hands = [set(hand) for hand in hands]
        self.players = len(self.hands)
        self.stock, self.dealer, self.says, self.drawn = list(stock), dealer, says, drawn
        nobody = range(self.players)
        self.piles = [set() for _ in nobody]
        self.calls, self.flips, self.bombs, self.ppeoks, self.turns, self.at_once = (
            [0 for _ in nobody] for _ in range(6))
        self.shown = [[] for _ in nobody]
        self.ever = [set() for _ in nobody]
        self.callers = []
        self.heaps = []
        self.dealt_quads = [set() for _ in nobody]
        self.dealt = list(table)
        self.waiting = None

    # The deal (4.4, 4.5) ---------------------------------------------------------------------------------

    def open(self):
        table, jokers = [], []
        cards = list(self.dealt)
        for card in cards:
            if is_joker(card):
                jokers.append(card)
                if self.says["refill"] and self.stock:
                    cards.append(self.stock.pop(0))
            else:
                table.append(card)
        self.piles[self.dealer] |= set(jokers)
        for name in {month(card) for card in table}:
            same = [card for card in table if month(card) == name]
            if len(same) == 4:
                assert self.says["table_quad"] == "dealer"
                self.piles[self.dealer] |= set(same)
            elif len(same) == 3:
                self.heaps.append(Heap(same))
            elif len(same) == 2 and self.says["pairs"] == "locked":
                self.heaps.append(Heap(same, locked=True))
            else:
                self.heaps += [Heap([card]) for card in same]
        for seat, hand in enumerate(self.hands):
            for name in {month(card) for card in hand} - {"joker"}:
                same = {card for card in hand if month(card) == name}
                if len(same) == 4:
                    if self.says["quad"] == "lay_down":
                        self.piles[seat] |= same
                        hand -= same
                    else:
                        self.dealt_quads[seat] |= same
        if self.says["four_pairs"] and self.players == 2:
            winners = [seat for seat, hand in enumerate(self.hands) if self._is_four_pairs(hand)]
            if winners:
                assert len(winners) == 1
                raise Over(winners[0], "four pairs")
        for seat in range(self.players):
            self._evaluate(seat)

    @staticmethod
    def _is_four_pairs(hand):
        names = [month(card) for card in hand]
        return len(names) == 8 and all(names.count(name) == 2 and name != "joker" for name in names)

    # A round ---------------------------------------------------------------------------------------------

    def play(self):
        """Play it; returns winner, reason and the points of all."""
        try:
            self.open()
            seat = self.dealer
            while any(self.hands):
                if self.hands[seat] or self.stock:
                    yield from self.turn(seat)
                seat = (seat + 1) % self.players
            raise Over(None, "exhausted")
        except Over as end:
            winner, reason = end.args
            points = [old + new for old, new in zip(self.at_once, self.points(winner, reason), strict=True)]
            return winner, reason, points

    def points(self, winner, reason):
        points = [0] * self.players
        if winner is None:
            return points
        others = [(winner + step) % self.players for step in range(1, self.players)]
        if reason == "four pairs":
            points[winner] = 5
        elif reason in ("chongtong", "three ppeok"):
            for other in others:
                points[other] -= self.least
                points[winner] += self.least
        else:
            callers = [seat for seat in self.callers if seat != winner]
            _, _, total, payments = score.result(
                self.piles[winner], self.says["score"], [self.piles[other] for other in others],
                go=self.calls[winner], shakes=len(self.shown[winner]), bombs=self.bombs[winner],
                drawn=self.drawn, first_caller=others.index(callers[0]) if callers else None)
            points[winner] = total
            for other, payment in zip(others, payments, strict=False):
                points[other] = -payment
        return points

    @property
    def least(self):
        return self.says["score"]["least"][self.players]

    def turn(self, seat):
        start = self._evaluate(seat)
        on_table = [card for heap in self.heaps for card in heap.cards]
        card = yield from self.before_the_card(seat)
        lone = pair = grown = None
        if card == "nothing left":
            yield from self.end_of_turn(seat, start)
            return
        if card is not None and card.startswith("bomb "):
            name = month(card.split()[1])
            three = {one for one in self.hands[seat] if month(one) == name}
            (heap,) = [heap for heap in self.heaps if heap.month == name]
            self.hands[seat] -= three
            self.take(seat, heap, three)
            self.bombs[seat] += 1
            self.flips[seat] += 2
            self.steal(seat)
        elif card is not None:
            self.hands[seat].remove(card)
            same = [heap for heap in self.heaps if heap.month == month(card)]
            if len(same) == 2:
                same = [(yield from self.choose(seat, card, same))]
            if not same:
                lone = Heap([card])
                self.heaps.append(lone)
            else:
                (heap,) = same
                if heap.size == 3:
                    self.take(seat, heap, {card})
                    self.steal(seat, self.number(seat, heap))
                elif heap.locked:
                    heap.cards.append(card)
                    heap.locked, grown = False, heap
                else:
                    heap.cards.append(card)
                    pair = heap
        yield from self.stock_card(seat, lone, pair, grown)
        swept = not self.heaps and len(on_table) == 2 and len({month(one) for one in on_table}) == 2
        if swept and any(self.hands):
            self.steal(seat)
        yield from self.end_of_turn(seat, start)

    def before_the_card(self, seat):
        """Jokers and what is shown come before the card play (4.7, 4.14); the card, or None for a flip."""
        hand = self.hands[seat]
        while True:
            if not hand:
                assert (yield seat, {"flip"}) == "flip"
                self.flips[seat] = max(self.flips[seat] - 1, 0)
                return None
            answer = yield seat, self.plays(seat)
            word, _, card = answer.partition(" ")
            if word == "flip":
                self.flips[seat] -= 1
                return None
            if word == "show":
                raise Over(seat, "chongtong")
            if word == "bomb":
                return answer
            if word == "shake":
                self.shown[seat].append({one for one in hand if month(one) == month(card)})
            elif is_joker(card):
                hand.remove(card)
                self.piles[seat].add(card)
                if self.stock:
                    hand.add(self.stock.pop(0))
                elif not hand:
                    return "nothing left"
            else:
                return card

    def plays(self, seat):
        hand = self.hands[seat]
        jokers = {card for card in hand if is_joker(card)}
        locked = {heap.month for heap in self.heaps if heap.locked}
        owed = {card for card in hand if month(card) in locked}
        words = {f"play {card}" for card in (owed or hand - jokers) | jokers}
        for name in {month(card) for card in hand} - {"joker"}:
            same = [card for card in DECK if card in hand and month(card) == name]
            new = not any(set(same) & shown for shown in self.shown[seat])
            if len(same) >= 3 and new and self.says["shake"]:
                words.add(f"shake {same[0]}")
            fourth = any(heap.month == name for heap in self.heaps)
            if len(same) == 3 and fourth and self.says["bomb"] and not owed:
                words.add(f"bomb {same[0]}")
        if self.flips[seat] and self.stock:
            words.add("flip")
        if self.says["quad"] == "chongtong" and self.turns[seat] == 0 and any(
                {card for card in DECK if month(card) == name} <= hand & self.dealt_quads[seat]
                for name in {month(card) for card in DECK}):
            words.add("show")
        return words

    def stock_card(self, seat, lone, pair, grown):
        """Turn the stock card (4.5, 4.6, 4.8)."""
        korean = self.says["flip"] == "korean"
        while self.stock:
            card = self.stock.pop(0)
            mine = pair or grown
            if is_joker(card):
                if pair or (grown and not korean):
                    mine.cards.append(card)
                    if pair and not korean:
                        beside = [heap for heap in self.heaps
                                  if heap.month == pair.month and heap is not pair]
                        for heap in beside:
                            pair.cards += heap.cards
                            self.heaps.remove(heap)
                        pair.locked = not beside
                        if beside:
                            pair, grown = None, pair
                    continue
                self.piles[seat].add(card)
                if korean:
                    continue
                break
            if mine and month(card) == mine.month:
                beside = [heap for heap in self.heaps if heap.month == month(card) and heap is not mine]
                if grown:
                    self.take(seat, grown, {card})
                    self.steal(seat)
                elif beside:
                    self.take(seat, pair, set())
                    self.take(seat, beside[0], {card})
                    if any(self.hands):
                        self.steal(seat)
                else:
                    self.ppeok(seat, pair, card)
                return
            if pair and not pair.locked:
                self.take(seat, pair, set())
            pair = None
            yield from self.lay_stock_card(seat, card, lone)
            break
        if pair and not pair.locked:
            self.take(seat, pair, set())

    def lay_stock_card(self, seat, card, lone):
        same = [heap for heap in self.heaps if heap.month == month(card)]
        if len(same) == 2:
            same = [(yield from self.choose(seat, card, same))]
        if not same:
            self.heaps.append(Heap([card]))
            return
        (heap,) = same
        if heap.locked:
            heap.cards.append(card)
            heap.locked = False
            return
        self.take(seat, heap, {card})
        if heap.size == 3:
            self.steal(seat, self.number(seat, heap))
        elif heap is lone and any(self.hands):
            self.steal(seat)

    def choose(self, seat, card, heaps):
        self.waiting = card
        answer = yield seat, {f"take {heap.cards[0]}" for heap in heaps}
        self.waiting = None
        return next(heap for heap in heaps if f"take {heap.cards[0]}" == answer)

    def take(self, seat, heap, cards):
        self.heaps.remove(heap)
        self.piles[seat] |= set(heap.cards) | cards

    def ppeok(self, seat, pair, card):
        pair.cards.append(card)
        pair.locked, pair.maker = False, seat
        self.ppeoks[seat] += 1
        if self.says["first_ppeok"] and self.ppeoks[seat] == self.turns[seat] + 1 <= 3:
            each = self.least * (1, 2, 4)[self.turns[seat]]
            for other in range(self.players):
                if other != seat:
                    self.at_once[other] -= each
                    self.at_once[seat] += each

    # Chaff (4.14) ----------------------------------------------------------------------------------------

    def number(self, seat, heap):
        return 2 if self.says["two_for_own"] and heap.maker == seat else 1

    def steal(self, seat, number=1):
        if not self.says["steal"]:
            return
        for step in range(1, self.players):
            pile = self.piles[(seat + step) % self.players]
            for _ in range(number):
                # What is single, else what is less; of equals the last of the deck, which changes nothing.
                chaff = [card for card in score.PACKS[5]
                         if card in pile and (card in CHAFF or score.HEAVY.get(card, 0))
                         and card != score.SAKE]
                if chaff:
                    card = min(reversed(chaff), key=lambda one: score.HEAVY.get(one, 1))
                    pile.remove(card)
                    self.piles[seat].add(card)

    # Stop or go (4.10) -----------------------------------------------------------------------------------

    def _yaku(self, seat):
        ways = [score.yaku(self.piles[seat], self.says["score"], role)[0] for role in ("animal", "chaff")]
        return max(ways, key=lambda held: sum(held.values()))

    def base(self, seat):
        """The sum of a player's yaku."""
        return sum(self._yaku(seat).values())

    def _evaluate(self, seat):
        held = self._yaku(seat)
        self.ever[seat] |= set(held)
        return sum(held.values())

    def end_of_turn(self, seat, start):
        self.turns[seat] += 1
        if self.says["three_ppeok"] and self.ppeoks[seat] == 3:
            raise Over(seat, "three ppeok")
        earlier = set(self.ever[seat])
        total = self._evaluate(seat)
        new = bool(set(self._yaku(seat)) - earlier)
        if total < self.least:
            return
        if self.calls[seat] and (total <= start or not (new or self.says["again"] == "increase")):
            return
        if self.was_last_turn(seat):
            raise Over(seat, "last")
        if (yield seat, {"stop", "koi-koi"}) == "stop":
            raise Over(seat, "stop")
        self.calls[seat] += 1
        if seat not in self.callers:
            self.callers.append(seat)

    def was_last_turn(self, seat):
        """No card is left, and none will be when the turn would come again (0.3)."""
        others = [one for one in range(self.players) if one != seat]
        for_sure = all(len(self.hands[one]) == 0 or (len(self.hands[one]) == 1 and not self.flips[one])
                       for one in others)
        return not self.hands[seat] and (for_sure or len(self.stock) <= len(others))
