"""What a pile scores in the end, after the calls of koi-koi."""
from dataclasses import dataclass
from typing import Self

from ...exercises.reading import read_number
from ...exercises.wrong_numbers import points_clue, points_mistake
from ...rules import Rules
from ...scoring import score
from ...words import count
from ..dice import Dice
from ..history import calls_before_offer, possible_calls
from ..piles import hard_pile, month_for
from ..puzzle import Fault, Form, Reason
from ..telling import (
    added_up,
    calls,
    counting,
    first_step,
    idle_calls,
    multiplied,
    not_counted,
    rule,
    where,
    worth,
)
from ..traps import difficulty as hardness
from ..traps import traps_of
from .pile import OfPile

_HARDEST = 5


def _idle(rules: Rules) -> frozenset[str]:
    """Traps that take nothing to be worked out: of these alone, none of the hardest puzzles is made."""
    idle = {"near", "opponent_call"}
    if rules.own_koikoi == "off":
        idle.add("own_call")
    if rules.opponent_koikoi_doubles != "per_call":
        idle.add("calls")
    return frozenset(idle)


@dataclass(frozen=True, kw_only=True, repr=False)
class Total(OfPile):
    """How many points a pile scores in a situation."""

    kind = "total"
    title = "Final score"
    form = Form.NUMBER

    @classmethod
    def make(cls, id: str, rules: Rules, dice: Dice, difficulty: int) -> Self | None:
        # Harder ones have more traps in the pile or more calls; what they come to is measured afterwards.
        called = [dice.between(1, 2) if dice.chance(difficulty / 8) else 0 for _ in range(2)]
        baits = max(0, difficulty - 1 - sum(map(bool, called)) - dice.below(3))
        pile = hard_pile(dice, rules, baits)
        own, opponent = possible_calls(rules, pile, called[1], called[0])
        true = score(pile, rules, opponent_koikoi=opponent, own_koikoi=own,
                     month=month_for(dice, rules, pile))
        traps = traps_of(true)
        if difficulty == _HARDEST and len(traps - _idle(rules)) < 2:
            return None
        if hardness(traps) != difficulty or not (true.yaku or dice.chance(0.1)):
            return None
        if true.yaku and own not in calls_before_offer(rules, pile):
            return None
        return cls(id=id, rules=rules, pile=true.pile, situation=true.situation)

    @property
    def text(self) -> str:
        return f"{calls(self.situation, self.rules)} You stop with this pile. How many points do you score?"

    @property
    def traps(self) -> frozenset[str]:
        return traps_of(self.score)

    def read(self, answer: object) -> int:
        return read_number(answer)

    def answers(self) -> frozenset[int]:
        return frozenset([self.score.total])

    def because(self) -> Reason:
        true = self.score
        said = [f"{count(true.total, 'point')}.", added_up(true), *multiplied(true), *idle_calls(true)]
        return Reason(" ".join(said), true.cards)

    def fault(self, answer: int) -> Fault:
        mistake = points_mistake(self.score, answer)
        return Fault(*(mistake if mistake.text else points_clue(self.score, answer)))

    @property
    def hints(self) -> tuple[Reason, Reason, Reason]:
        true = self.score
        law = rule(true, self.traps)
        if true.yaku:
            law = Reason(f"{counting(true)} Does anything double the sum?", true.cards)
        return where(true), law, first_step(true, true.total)

    @property
    def solution(self) -> tuple[str, ...]:
        true = self.score
        added = [f"The sum is {' + '.join(str(one.points) for one in true.yaku)} = {true.base}."
                 ] if len(true.yaku) > 1 else []
        return (*map(worth, true.yaku), *not_counted(true), *added, *multiplied(true), *idle_calls(true),
                f"The answer: {count(true.total, 'point')}.")
