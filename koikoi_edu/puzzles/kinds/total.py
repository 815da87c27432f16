"""What a pile scores in the end, after the calls of koi-koi."""
from dataclasses import dataclass
from functools import cached_property
from typing import Self

from ...cards import CardSet
from ...exercises.misconceptions import why_not_points
from ...exercises.reading import read_number
from ...rules import Rules
from ...scoring import Score, Situation, score
from ...words import count, listed, times
from ..dice import Dice
from ..piles import some_pile
from ..puzzle import Fault, Form, Puzzle, Reason, Scene
from ..traps import difficulty as hardness
from ..traps import traps_of


@dataclass(frozen=True, kw_only=True, repr=False)
class Total(Puzzle):
    """How many points a pile scores in a situation."""

    kind = "total"
    title = "Final score"
    form = Form.NUMBER

    pile: CardSet
    situation: Situation

    @classmethod
    def make(cls, id: str, rules: Rules, dice: Dice, difficulty: int) -> Self | None:
        # Harder ones have more yaku, near misses and calls; what they come to is measured afterwards.
        whole, short = dice.between(1, 1 + difficulty // 2), dice.below(difficulty)
        pile = some_pile(dice, rules, whole, short, plain=dice.below(3))
        calls = [dice.below(3) if dice.chance(difficulty / 6) else 0 for _ in range(2)]
        true = score(pile, rules, opponent_koikoi=calls[0], own_koikoi=calls[1])
        if hardness(traps_of(true)) != difficulty:
            return None
        return cls(id=id, rules=rules, pile=pile, situation=true.situation)

    @cached_property
    def score(self) -> Score:
        return score(self.pile, self.rules, **self.situation._asdict())

    @property
    def text(self) -> str:
        callers = {"the opponent": self.situation.opponent_koikoi, "you": self.situation.own_koikoi}
        calls = [f"{who} called koi-koi {times(number)}" for who, number in callers.items() if number]
        return (f"In this round {listed(calls) or 'nobody called koi-koi'}. "
                "You stop with this pile. How many points do you score?")

    @property
    def scene(self) -> Scene:
        return (("Your pile", self.pile),)

    @property
    def traps(self) -> frozenset[str]:
        return traps_of(self.score)

    def read(self, answer: object) -> int:
        return read_number(answer)

    def answers(self) -> frozenset[int]:
        return frozenset([self.score.total])

    def because(self) -> Reason:
        return Reason(f"{count(self.score.total, 'point')}. {', '.join(map(str, self.score.steps))}.",
                      self.score.cards)

    def fault(self, answer: int) -> Fault:
        return Fault(why_not_points(self.score, answer) or "Add up the yaku, then double.",
                     lit=self.score.cards)

    @property
    def hints(self) -> tuple[Reason, Reason, Reason]:
        return Reason("Look for yaku first."), Reason("..."), Reason("...")

    @property
    def solution(self) -> tuple[str, ...]:
        return tuple(map(str, self.score.steps))
