"""The state of a round on plain ints. It changes in place, and knows all of Koi-Koi (spec 3, 5-7, 11)."""
from collections.abc import Callable, Sequence

from ..cards import CardSet, find_card
from ..errors import RulesError
from ..game import Phase, View
from ..game.standing import last_caller, last_improver
from .kit import Kit, kit_of
from .sums import Sums

#: What the player to play has to do.
HAND, MATCH, DRAW, DECIDE, OVER = range(5)
_PHASES = {Phase.HAND: HAND, Phase.MATCH: MATCH, Phase.DRAW: DRAW, Phase.DECIDE: DECIDE, Phase.OVER: OVER}

#: A move is a hand card, or the card that waits, with what it takes above it: TAKES times one more than the
#: index of a table card, or ALL, or LEAVE; nothing there where the rules leave no choice.
TAKES = 64
ALL, LEAVE = 62 * TAKES, 63 * TAKES
STOP, KOIKOI = -1, -2

#: The Lightning, its month, and its bit among that month's cards.
LIGHTNING = find_card("lightning").index
WILLOWS, LIGHTNING_BIT = LIGHTNING >> 2, 1 << (LIGHTNING & 3)
#: Whether four bits are two cards.
_IS_TWO = [bits.bit_count() == 2 for bits in range(16)]

#: Chooses among the moves of a drawn card that can take this or that.
Chooser = Callable[["Position", list[int]], int]


class Position:
    """A round as it stands; `play` and the playouts change it.

    kit: the rules. hands: the card indexes of each player. table: by month (0 to 11) four bits for its cards.
    stock: card indexes, the next one last. piles: the number of each player's pile. totals: what each
    player's yaku summed to at the last evaluation; held, at_call: where the rules ask for it, those ever
    held, and those of them held at the last call (bits). bases: for each player, from pile to total.
    player: whose turn it is. phase: what that player has to do, with `card` if one waits for a choice.
    field: brights on the table at the deal. caller, improver: who called koi-koi last, whose total rose last,
    -1 for nobody.

    Once the phase is OVER, winner is who scores, -1 if nobody does, and points are the winner's.
    """

    __slots__ = ("at_call", "bases", "caller", "calls", "card", "dealer", "field", "hands", "held",
                 "improver", "kit", "phase", "piles", "player", "points", "stock", "table", "totals",
                 "winner")

    kit: Kit
    hands: list[list[int]]
    table: list[int]
    stock: list[int]
    piles: list[int]
    totals: list[int]
    held: list[int]
    at_call: list[int]
    calls: list[int]
    bases: list[Callable[[int], int]]
    player: int
    dealer: int
    phase: int
    card: int
    field: int
    caller: int
    improver: int
    winner: int
    points: int

    def copy(self, hands: list[list[int]], stock: list[int]) -> "Position":
        """The same round with these hands and this stock, which become its own."""
        new = Position()
        new.kit, new.hands, new.stock = self.kit, hands, stock
        new.table, new.piles, new.totals = self.table[:], self.piles[:], self.totals[:]
        new.held, new.at_call, new.calls, new.bases = (
            self.held[:], self.at_call[:], self.calls[:], self.bases[:])
        new.player, new.dealer, new.phase, new.card = self.player, self.dealer, self.phase, self.card
        new.field, new.caller, new.improver = self.field, self.caller, self.improver
        new.winner, new.points = self.winner, self.points
        return new

    # What can be done ------------------------------------------------------------------------------------

    def moves(self) -> list[int]:
        """What the player to play can do."""
        if self.phase == HAND:
            return self._plays()
        if self.phase == DECIDE:
            return [STOP, KOIKOI]
        return [] if self.phase == OVER else self.ways(self.card, self.phase == DRAW)

    def _plays(self) -> list[int]:
        table, hand, kit = self.table, self.hands[self.player], self.kit
        if kit.wild:
            found = [move for card in hand for move in self.ways(card, False)]
        else:
            found = hand[:]
            for card in hand:
                if _IS_TWO[table[card >> 2]]:
                    at = found.index(card)
                    found[at:at + 1] = self.ways(card, False)
        if not kit.rare:
            return found
        if kit.must_match:
            taking = [move for move in found if self.taken(move, False)]
            return taking or found
        if kit.may_leave:
            found += [card | LEAVE for card in hand if self._can_stay(card)]
        return found

    def ways(self, card: int, drawn: bool) -> list[int]:
        """What a card can take, as moves; one move where there is no choice."""
        if self.kit.wild and self._meets_lightning(card):
            singles, three = self.kit.mates(self._table_bits(), card, drawn)
            if singles.bit_count() + (three > 0) < 2:
                return [card]
            ways = [card + TAKES + TAKES * one.index for one in CardSet.from_bits(singles)]
            return [*ways, card | ALL] if three else ways
        mates = self.table[card >> 2]
        if not _IS_TWO[mates]:
            return [card]
        first = card + TAKES + TAKES * (card & ~3)
        return [first + TAKES * at for at in range(4) if mates >> at & 1]

    def _can_stay(self, card: int) -> bool:
        singles, three = self.kit.mates(self._table_bits(), card, False)
        return bool(singles) and not three

    def _table_bits(self) -> int:
        return sum(cards << 4 * month for month, cards in enumerate(self.table))

    # What it brings about --------------------------------------------------------------------------------

    def play(self, move: int, choose: Chooser) -> None:
        """Make a move of `moves`, and all that follows until the next one is due.

        choose: for a drawn card that can take this or that.
        """
        player = self.player
        if self.phase == DECIDE:
            if move == STOP:
                self.stop(player)
            else:
                self._call(player)
            return
        pile = self.piles[player]
        if self.phase != DRAW:
            if self.phase == HAND:
                self.hands[player].remove(move & TAKES - 1)
            self.lay(move, False)
            if self.stock:
                card = self.stock.pop()
                ways = self.ways(card, True)
                self.lay(choose(self, ways) if len(ways) > 1 else card, True)
        else:
            self.lay(move, True)
        self.card = -1
        self.end_turn(player, self.piles[player] != pile)

    def lay(self, move: int, drawn: bool) -> None:
        """Lay a card on the table, or take with it what the move says."""
        card, table, kit = move & TAKES - 1, self.table, self.kit
        if move >= TAKES or (kit.wild and self._meets_lightning(card)):
            self._take(card, self.taken(move, drawn))
            return
        month = card >> 2
        mates = table[month]
        if mates:
            table[month] = 0
            self.piles[self.player] += kit.group_codes[month][mates] + kit.codes[card]
        else:
            table[month] = 1 << (card & 3)

    def taken(self, move: int, drawn: bool) -> int:
        """The table cards (bits) that a move takes."""
        card, what = move & TAKES - 1, move & ~(TAKES - 1)
        if what == LEAVE:
            return 0
        if what and what != ALL:
            return 1 << what // TAKES - 1
        if not (self.kit.wild and self._meets_lightning(card)):
            return self.table[card >> 2] << (card & ~3)
        singles, three = self.kit.mates(self._table_bits(), card, drawn)
        return three if what else singles | three

    def _meets_lightning(self, card: int) -> bool:
        """Whether the wild Lightning, where there is one, may take part (spec 7.6)."""
        return card == LIGHTNING or self.table[WILLOWS] & LIGHTNING_BIT > 0

    def _take(self, card: int, taken: int) -> None:
        if not taken:
            self.table[card >> 2] |= 1 << (card & 3)
            return
        gain = self.kit.codes[card]
        while taken:
            index = (taken & -taken).bit_length() - 1
            taken &= taken - 1
            gain += self.kit.codes[index]
            self.table[index >> 2] ^= 1 << (index & 3)
        self.piles[self.player] += gain

    def end_turn(self, player: int, captured: bool) -> None:
        """Evaluate, and offer stop or koi-koi where that is due (spec 3.7, 6.6, 7.8)."""
        kit = self.kit
        if (captured or kit.shifts) and self.settle(player):
            if (kit.auto_stop and not self.hands[player]) or self.calls[player] >= kit.max_calls:
                self.stop(player)
            else:
                self.phase = DECIDE
        else:
            self.pass_turn(player)

    def settle(self, player: int) -> bool:
        """Evaluate a player's pile at the end of a turn; whether an offer is due."""
        kit, pile, before = self.kit, self.piles[player], self.totals[player]
        total = (self._base(player) if kit.shifts else self.bases[player])(pile)
        self.totals[player] = total
        if not kit.remembers:
            return total > before and total >= kit.min_total
        if not total:
            return False
        known, held = self.held[player], self._held(player)
        self.held[player] = known | held
        if total <= before:
            return False
        self.improver = player
        if total < kit.min_total or not held & ~kit.undecidable:
            return False
        return not (kit.new_after if self.calls[player] else kit.new_first) or held & ~known > 0

    def _base(self, player: int) -> Callable[[int], int]:
        return self._sums(player).base if self.kit.shifts else self.bases[player]

    def _held(self, player: int) -> int:
        return self._sums(player).held(self.piles[player])

    def _sums(self, player: int) -> Sums:
        kit = self.kit
        called = kit.by_call and self.calls[player] > 0
        if kit.shifts:
            return kit.sums(called, self.table[10] > 0, self.table[11] > 0)
        return kit.sums(called, False, False)

    def _call(self, player: int) -> None:
        kit = self.kit
        self.calls[player] += 1
        self.caller, self.at_call[player] = player, self.held[player]
        if kit.by_call:
            self.bases[player] = kit.base_of(True)
            self._reconsider(player)
        self.pass_turn(player)

    def _reconsider(self, player: int) -> None:
        """Evaluate without an offer: what counts may have changed by a call or by the table."""
        self.totals[player] = self._base(player)(self.piles[player])
        self.held[player] |= self._held(player)

    def pass_turn(self, player: int) -> None:
        """The next player with a card is to play; without one the round is over."""
        hands = self.hands
        seat = player
        for _ in hands:
            seat = seat + 1 if seat + 1 < len(hands) else 0
            if hands[seat]:
                self.player, self.phase = seat, HAND
                if self.kit.shifts:
                    self._reconsider(seat)
                return
        self.run_out()

    # How it ends -----------------------------------------------------------------------------------------

    def stop(self, player: int) -> None:
        """The player stops, or is taken to."""
        calls = self.calls
        own, lost = calls[player], 0
        if self.kit.takes_loser:
            lost = sum(self._base(seat)(self.piles[seat]) for seat, count in enumerate(calls)
                       if seat != player and count and self.held[seat] == self.at_call[seat])
        base = self._base(player)(self.piles[player]) if self.kit.shifts else self.totals[player]
        number = self._held(player).bit_count() if self.kit.yaku_multiply else 1
        self._over(player, self.kit.final(base, own, sum(calls) - own, self.field, lost, number))

    def run_out(self) -> None:
        """No cards are left, and nobody has stopped (spec 3.10, 5.9, 7.10)."""
        rules = self.kit.rules
        totals = [self._base(seat)(pile) for seat, pile in enumerate(self.piles)]
        how = rules.exhaust_unstopped
        if not any(totals):
            self._over(self.dealer if rules.exhaust_no_yaku else -1, rules.exhaust_no_yaku)
            return
        if isinstance(how, tuple):
            self._over(self.dealer, int(how[1]))
            return
        scorer = -1
        if how == "higher" and totals.count(max(totals)) == 1:
            scorer = totals.index(max(totals))
        elif how in ("last_caller", "last_improver"):
            last = self.caller if how == "last_caller" else self.improver
            scorer = last if last >= 0 and totals[last] else -1
        if scorer < 0:
            self._over(-1, 0)
        else:
            self.totals[scorer] = totals[scorer]
            self.stop(scorer)

    def _over(self, winner: int, points: int) -> None:
        self.phase, self.winner, self.points = OVER, winner, points

    def paid(self) -> tuple[int, ...]:
        """What each player scores in a round that is over."""
        rules, others = self.kit.rules, 0
        points = self.points if self.winner >= 0 else 0
        if rules.zero_sum:
            others, points = -points, points * (rules.players - 1)
        return tuple([points if seat == self.winner else others for seat in range(rules.players)])


def position_of(view: View, hands: Sequence[Sequence[int]], stock: Sequence[int]) -> Position:
    """The round that a player sees, with these hands and this stock.

    hands: card indexes, by seat. stock: card indexes, the next one first. Raises RulesError while hands may
    still be swapped, where nothing has been seen yet, and under rules that are not played on plain ints.
    """
    if view.phase not in _PHASES:
        raise RulesError("While hands may still be swapped there is no position to play on from.")
    new = Position()
    kit = new.kit = kit_of(view.rules, view.month)
    new.hands, new.stock = [list(hand) for hand in hands], list(reversed(stock))
    table = view.table.bits
    new.table = [table >> 4 * month & 15 for month in range(12)]
    new.calls = list(view.calls)
    new.bases = [kit.base_of(calls > 0) for calls in view.calls]
    new.piles = [sum(kit.codes[card.index] for card in pile) for pile in view.piles]
    settled = view._settled
    if kit.remembers:
        bits = {id: 1 << at for at, id in enumerate(kit.ids)}
        new.totals = [one.total for one in settled]
        new.held = [sum(bits[id] for id in one.held) for one in settled]
        new.at_call = [sum(bits[id] for id in one.at_call) for one in settled]
        caller, improver = last_caller(settled), last_improver(settled)
        new.caller, new.improver = -1 if caller is None else caller, -1 if improver is None else improver
    else:
        new.totals, new.held, new.at_call = list(settled), [0] * kit.players, [0] * kit.players
        new.caller = new.improver = -1
    new.player, new.dealer, new.phase = view.to_play, view.dealer, _PHASES[view.phase]
    new.card = view.card.index if view.card else -1
    new.field = view.scores[0].situation.field_brights
    new.winner, new.points = -1, 0
    return new
