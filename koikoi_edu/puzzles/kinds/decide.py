"""Stop or koi-koi, where the numbers that are shown leave only one of them."""
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations_with_replacement, permutations
from typing import Any, Self

from ...cards import Card, CardSet, month_bits
from ...exercises.misconceptions import CALLS, DOUBLINGS, TABLE, Misconception, believed, filled
from ...exercises.reading import read_choice
from ...rules import Rules, Yaku
from ...scoring import Score, score, scorer
from ...words import count, names
from ..dice import Dice
from ..piles import can_lie, hard_pile, month_for
from ..puzzle import Fault, Form, Reason, Scene
from ..rising import possible_calls
from ..telling import calls, idle_calls, in_names, multiplied, summed
from ..traps import difficulty as hardness
from ..traps import traps_of
from .pile import OfPile

_STOP, _KOIKOI = "stop", "koi-koi"
_ALSO = {**dict.fromkeys(("i stop", "end", "shobu", "shōbu", "finish"), _STOP),
         **dict.fromkeys(("koi", "koi koi", "go on", "play on", "continue", "go"), _KOIKOI)}
#: Options with the values that they need to have (spec 12): for any of these puzzles, and for those in which
#: nothing can raise the sum, as under other values cards may come, or a call pay, in more ways.
_NEEDED: dict[str, Any] = {"players": 2, "jokers": 0, "zero_sum": False}
_NEEDED_FOR_HOPELESS: dict[str, Any] = {
    "may_decline_capture": False, "ppeok": False, "lightning_wild": "off", "viewing_rain": "off",
    "month_yaku": "off", "exhaust_unstopped": "nobody", "exhaust_no_yaku": 0, "own_koikoi": "off",
}
_HIGHEST = 48  # points that a stop may score here; more look odd beside the points of a match


class Case(StrEnum):
    """Why there is only one right decision."""

    HOPELESS = "nothing that can come raises the sum"
    WON = "stopping wins the match"
    LOST = "stopping loses the match"


@dataclass(frozen=True, kw_only=True, repr=False)
class Decide(OfPile):
    """Whether to stop or to call koi-koi.

    hand, table, other: your hand, the table and the opponent's pile. totals: points of the match before this
    round, yours first. number: of the round, from 1; 0 where a match is played to points.
    """

    kind = "decide"
    title = "Stop or koi-koi"
    form = Form.CHOICE

    hand: CardSet
    table: CardSet
    other: CardSet
    totals: tuple[int, int]
    number: int

    # Making one

    @classmethod
    def make(cls, id: str, rules: Rules, dice: Dice, difficulty: int) -> Self | None:
        cases = _cases(rules)
        if not cases or not _has(rules, _NEEDED):
            return None
        called = [dice.between(1, 2) if dice.chance(difficulty / 10) else 0 for _ in range(2)]
        baits = max(0, difficulty - 1 - sum(map(bool, called)) - dice.below(2))
        pile = hard_pile(dice, rules, baits)
        own, opponent = possible_calls(rules, pile, called[1], called[0])
        true = score(pile, rules, opponent_koikoi=opponent, own_koikoi=own,
                     month=month_for(dice, rules, pile))
        limit = rules.max_calls
        if true.base < rules.min_total or true.total > _HIGHEST:
            return None
        if hardness(traps_of(true)) != difficulty:
            return None
        if isinstance(limit, int) and own >= limit:
            return None
        case = Dice(f"{id} case").choice(cases)
        cards = _hopeless(dice, true) if case is Case.HOPELESS else _hopeful(dice, true)
        standing = _standing(dice, true, case, cards) if cards else None
        if cards is None or standing is None:
            return None
        hand, table, other = cards
        made = cls(id=id, rules=rules, pile=true.pile, situation=true.situation, hand=hand, table=table,
                   other=other, totals=standing[0], number=standing[1])
        return made if made.cases() == {case} else None

    # What holds here

    def cases(self) -> frozenset[Case]:
        """All that forces a decision, proved from what is shown."""
        found = set()
        mine, theirs = self.totals
        after = mine + self.score.total
        unit, limit = self.rules.length
        if unit == "rounds" and self.number == limit:
            if after > theirs:
                found.add(Case.WON)
            elif after < theirs and mine + self.best_next.total > theirs:
                found.add(Case.LOST)
        elif unit == "points" and after >= limit > theirs:
            found.add(Case.WON)
        elif Case.HOPELESS in _cases(self.rules) and not can_rise(self.score, self.hand, self.other):
            found.add(Case.HOPELESS)
        return frozenset(found)

    @property
    def case(self) -> Case:
        return next(iter(self.cases()))

    @property
    def best_next(self) -> Score:
        """The best score that a hand card and the table can bring in the turn after koi-koi."""
        return _best_next(self.score, self.hand, self.table)

    @property
    def traps(self) -> frozenset[str]:
        return traps_of(self.score)

    # What is asked

    @property
    def text(self) -> str:
        mine, theirs = self.totals
        unit, limit = self.rules.length
        last = ", the last one" if self.number == limit else ""
        where = f"This is round {self.number} of {limit}{last}." if unit == "rounds" else \
            f"The match is played to {limit} points."
        turns = "one more turn" if len(self.hand) == 1 else f"{len(self.hand)} more turns"
        return (f"{where} So far you have {count(mine, 'point')} and the opponent {theirs}. "
                f"{calls(self.situation, self.rules)} Now the sum of your yaku has risen. After koi-koi the "
                f"opponent plays next, and you have {turns}. Stop or koi-koi?")

    @property
    def scene(self) -> Scene:
        return (("Your pile", self.pile), ("Your hand", self.hand), ("Table", self.table),
                ("The opponent's pile", self.other))

    @property
    def options(self) -> tuple[str, ...]:
        return (_STOP, _KOIKOI)

    def read(self, answer: object) -> str:
        return read_choice(answer, self.options, _ALSO)

    def answers(self) -> frozenset[str]:
        return frozenset(_KOIKOI if case is Case.LOST else _STOP for case in self.cases())

    # What is said

    @property
    def _worked_out(self) -> str:
        return " ".join([f"{summed(self.score)}.", *multiplied(self.score), *idle_calls(self.score)])

    @property
    def _standing_after(self) -> str:
        return f"{self.totals[0] + self.score.total} to {self.totals[1]}"

    def because(self) -> Reason:
        right = next(iter(self.answers()))
        return Reason(f"{right}. {self._reason.text}", self._reason.lit)

    @property
    def _reason(self) -> Reason:
        true = self.score
        points = count(true.total, "point")
        if self.case is Case.WON:
            return Reason(f"Stopping scores {points} and wins the match, {self._standing_after}. Koi-koi "
                          "could only lose it.", true.cards)
        if self.case is Case.LOST:
            best = self.best_next
            gain = best.pile - self.pile
            return Reason(f"Stopping scores {points} and loses the match, {self._standing_after}. Koi-koi "
                          f"may still win it: with {names(gain)} you would score {best.total}.",
                          true.cards | gain)
        return Reason("Nothing that can still come raises the sum, and if the cards run out nobody scores. "
                      f"{self._why_hopeless} Stopping scores {points}.", self.hand | self._gone)

    @property
    def _near(self) -> list[Yaku]:
        """The yaku that lack least and can no longer be made."""
        held = {one.id for one in (*self.score.yaku, *self.score.replaced)}
        near = [yaku for yaku in self.rules.yaku if yaku.id not in held and yaku.cards & self.other
                and 0 < yaku.lacks(self.pile) < 3]
        return sorted(near, key=lambda yaku: yaku.lacks(self.pile))[:1]

    @property
    def _gone(self) -> CardSet:
        return CardSet({card for yaku in self._near for card in yaku.cards & self.other})

    @property
    def _why_hopeless(self) -> str:
        one = len(self.hand) == 1
        turns, cards = ("one turn", "one card") if one else (f"{len(self.hand)} turns", "two cards")
        bring = f"You have {turns} left, with {names(self.hand)} and {cards} from the stock."
        if self._near:
            yaku = self._near[0]
            return f"{bring} For {yaku.name}, the opponent has {in_names(self._gone)}."
        return bring

    def fault(self, answer: str) -> Fault:
        reason = self._reason
        belief = self._belief()
        if belief is not None:
            return Fault(f"{reason.text} {filled(belief.says, self.score)}", belief.trap, reason.lit)
        return Fault(reason.text, "hopeless" if self.case is Case.HOPELESS else "match", reason.lit)

    def _belief(self) -> Misconception | None:
        """The misconception under which the match would stand otherwise after stopping."""
        if self.case is Case.HOPELESS:
            return None
        for belief in (*DOUBLINGS, *CALLS, *TABLE):
            after = self.totals[0] + believed(self.score, belief).total
            if (after <= self.totals[1]) if self.case is Case.WON else (after >= self.totals[1]):
                return belief
        return None

    @property
    def hints(self) -> tuple[Reason, Reason, Reason]:
        true = self.score
        if self.case is Case.HOPELESS:
            return (Reason("Look at your hand and the opponent's pile.", self.hand | self.other),
                    Reason("Koi-koi pays only if the sum rises again before the cards run out.", true.cards),
                    Reason(f"The sum is {true.base}. Ask of each yaku whether what it lacks can still come.",
                           self.pile))
        return (Reason("Look at the points of the match.", true.cards),
                Reason("Only who wins the match counts now. Work out what your pile scores.", true.cards),
                Reason(f"Your pile scores {count(true.total, 'point')} now. Add that to your points of the "
                       "match.", true.cards))

    @property
    def solution(self) -> tuple[str, ...]:
        right = next(iter(self.answers()))
        return f"What your pile scores now: {self._worked_out}", self._reason.text, f"The answer: {right}."


def _cases(rules: Rules) -> tuple[Case, ...]:
    """The cases that can be under these rules; where both decisions can be right, each is half of them."""
    unit, limit = rules.length
    last = (Case.WON, Case.LOST) if unit == "rounds" else (Case.WON,)
    if limit == 1 or not _has(rules, _NEEDED_FOR_HOPELESS):
        return last
    return (Case.HOPELESS, Case.WON, Case.LOST, Case.LOST) if unit == "rounds" else (Case.HOPELESS, Case.WON)


def _has(rules: Rules, values: dict[str, Any]) -> bool:
    return all(getattr(rules, option) == value for option, value in values.items())


def can_rise(true: Score, hand: CardSet, other: CardSet) -> bool:
    """Whether the sum may rise in the turns that are left, one for each hand card.

    other: the opponent's pile. Enumerates the months of the cards that the stock may turn. A turn brings
    cards of two months at most, so nothing can rise unless it does with all cards of those months.
    """
    base = scorer(true.rules).base
    free = true.rules.deck.bits & ~other.bits
    mine = true.pile.bits
    for card in hand:
        mine |= month_bits(card.month) & free
    unseen = free & ~true.pile.bits & ~hand.bits
    months = [month_bits(month) & free for month in range(1, 13) if month_bits(month) & unseen]
    return any(base(_union(mine, turned)) > true.base
               for turned in combinations_with_replacement(months, len(hand)))


def _union(bits: int, more: tuple[int, ...]) -> int:
    for one in more:
        bits |= one
    return bits


def _captures(hand: CardSet, table: CardSet) -> list[tuple[Card, CardSet]]:
    """What each hand card may take from the table (spec 6.5)."""
    found = []
    for card in hand:
        mates = table.in_month(card.month)
        found += [(card, mates)] if len(mates) == 3 else [(card, CardSet([mate])) for mate in mates]
    return found


def _best_next(true: Score, hand: CardSet, table: CardSet) -> Score:
    """The best score that one hand card can bring from the table, once koi-koi has been called."""
    called = true.situation._replace(own_koikoi=true.situation.own_koikoi + 1)._asdict()
    scores = [score(true.pile | card | mates, true.rules, **called) for card, mates in _captures(hand, table)]
    return max([one for one in scores if one.base > true.base] or [true], key=lambda one: one.total)


_Zones = tuple[CardSet, CardSet, CardSet]


def _hopeless(dice: Dice, true: Score) -> _Zones | None:
    """Hand, table and the opponent's pile, so that the sum cannot rise."""
    free = true.rules.deck - true.pile
    base = scorer(true.rules).base
    wanted = CardSet(card for card in free if base(true.pile.bits | card.bit) > true.base)
    if len(wanted) > 10:
        return None
    for _ in range(6):
        rest = dice.shuffled(free - wanted)
        hand, table = CardSet(rest[:1 + dice.below(2)]), CardSet(rest[2:6])
        other = wanted
        for card in rest[6:6 + max(4, 10 - len(wanted))]:
            if can_lie(true.pile | other | card, hand | table):
                other |= card
        if can_lie(true.pile | other, hand | table) and not can_rise(true, hand, other):
            return hand, table, other
    return None


def _hopeful(dice: Dice, true: Score) -> _Zones | None:
    """Hand, table and the opponent's pile, so that the next turn may raise the sum."""
    free = true.rules.deck - true.pile
    base = scorer(true.rules).base
    months = [list(free.in_month(month)) for month in range(1, 13)]
    pairs = [pair for cards in months for pair in permutations(cards, 2)
             if base(true.pile.bits | pair[0].bit | pair[1].bit) > true.base]
    if not pairs:
        return None
    one, two = dice.choice(pairs)
    rest = [card for card in dice.shuffled(free) if card.month != one.month]
    hand, table = CardSet([one, *rest[:dice.below(2)]]), CardSet([two, *rest[1:4]])
    other = CardSet()
    for card in rest[4:12]:
        if can_lie(true.pile | other | card, hand | table):
            other |= card
    return (hand, table, other) if can_lie(true.pile | other, hand | table) else None


def _standing(dice: Dice, true: Score, case: Case, cards: _Zones) -> tuple[tuple[int, int], int] | None:
    """Points of the match before this round and its number, so that the decision is forced."""
    unit, limit = true.rules.length
    mine = dice.below(31)
    if case is Case.HOPELESS:
        theirs = dice.below(31)
        if unit == "points":
            return ((mine % limit, theirs % limit), 0) if mine % limit + true.total < limit else None
        return ((mine, theirs), dice.between(1, limit - 1)) if limit > 1 else None
    if unit == "points":
        mine = limit - dice.between(1, min(true.total, limit))
        return ((mine, dice.below(limit)), 0) if case is Case.WON else None
    if case is Case.WON:
        return (mine, mine + true.total - dice.between(1, min(true.total, 4))), limit
    hand, table, _ = cards
    gap = _best_next(true, hand, table).total - true.total
    return ((mine, mine + true.total + dice.between(1, min(gap - 1, 4))), limit) if gap > 1 else None
