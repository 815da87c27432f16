"""Stop or koi-koi, where the numbers that are shown leave only one of them."""
from dataclasses import dataclass
from functools import cached_property
from typing import Self

from ...cards import CardSet
from ...exercises.misconceptions import CALLS, DOUBLINGS, TABLE, Misconception, believed, filled
from ...exercises.reading import read_choice
from ...rules import Rules
from ...scoring import Score, score, scorer
from ...words import count, listed, names
from ..decisions import (
    HIGHEST,
    Case,
    best_next,
    can_be_asked,
    can_rise,
    cases_of,
    hopeful,
    hopeless,
    standing,
)
from ..dice import Dice
from ..history import calls_before_offer, possible_calls
from ..piles import hard_pile, month_for
from ..puzzle import Fault, Form, Reason, Scene
from ..rising import raised
from ..telling import calls, idle_calls, in_names, multiplied, summed
from ..traps import difficulty as hardness
from ..traps import traps_of
from .pile import OfPile

_STOP, _KOIKOI = "stop", "koi-koi"
_ALSO = {**dict.fromkeys(("i stop", "end", "shobu", "shōbu", "finish"), _STOP),
         **dict.fromkeys(("koi", "koi koi", "go on", "play on", "continue", "go"), _KOIKOI)}


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
        cases = cases_of(rules)
        if not cases or not can_be_asked(rules):
            return None
        called = [dice.between(1, 2) if dice.chance(difficulty / 10) else 0 for _ in range(2)]
        baits = max(0, difficulty - 1 - sum(map(bool, called)) - dice.below(2))
        pile = hard_pile(dice, rules, baits)
        own, opponent = possible_calls(rules, pile, called[1], called[0])
        true = score(pile, rules, opponent_koikoi=opponent, own_koikoi=own,
                     month=month_for(dice, rules, pile))
        limit = rules.max_calls
        if true.base < rules.min_total or true.total > HIGHEST:
            return None
        if hardness(traps_of(true)) != difficulty:
            return None
        if own not in calls_before_offer(rules, true.pile) or (isinstance(limit, int) and own >= limit):
            return None
        case = Dice(f"{id} case").choice(cases)
        cards = hopeless(dice, true) if case is Case.HOPELESS else hopeful(dice, true)
        match = standing(dice, true, case, cards) if cards else None
        if cards is None or match is None:
            return None
        hand, table, other = cards
        made = cls(id=id, rules=rules, pile=true.pile, situation=true.situation, hand=hand, table=table,
                   other=other, totals=match[0], number=match[1])
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
        elif Case.HOPELESS in cases_of(self.rules) and not can_rise(self.score, self.hand, self.other):
            found.add(Case.HOPELESS)
        return frozenset(found)

    @property
    def case(self) -> Case:
        return next(iter(self.cases()))

    @property
    def best_next(self) -> Score:
        """The best score that a hand card and the table can bring in the turn after koi-koi."""
        return best_next(self.score, self.hand, self.table)

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
                f"opponent plays next, and you have {turns}. Captured cards that are not shown play no part. "
                "Stop or koi-koi?")

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
                      f"{self._why_hopeless} Stopping scores {points}.", self.hand | self._wanted)

    @cached_property
    def _wanted(self) -> CardSet:
        """The cards that would raise the sum, each by itself; here the opponent has them."""
        base, pile = scorer(self.rules).base, self.pile.bits
        return CardSet(card for card in self.rules.deck - self.pile
                       if base(pile | card.bit) > self.score.base)

    @property
    def _why_hopeless(self) -> str:
        one = len(self.hand) == 1
        turns, cards = ("one turn", "one card") if one else (f"{len(self.hand)} turns", "two cards")
        bring = f"You have {turns} left, with {names(self.hand)} and {cards} from the stock."
        if not self._wanted:
            return f"{bring} Every yaku that could raise it lacks more than can come."
        yaku = listed({held.id: held.name for card in self._wanted
                       for held in raised(self.rules, self.pile, CardSet([card]))}.values())
        them = "it" if len(self._wanted) == 1 else "them"
        return (f"{bring} Of single cards, only {in_names(self._wanted)} would raise it ({yaku}), and the "
                f"opponent has {them}. All else that could raise it lacks more than can come.")

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
                Reason("All that matters now is who wins the match. Work out what your pile scores.",
                       true.cards),
                Reason(f"Your pile scores {count(true.total, 'point')} now. Add that to your points of the "
                       "match.", true.cards))

    @property
    def solution(self) -> tuple[str, ...]:
        right = next(iter(self.answers()))
        return f"What your pile scores now: {self._worked_out}", self._reason.text, f"The answer: {right}."
