"""What the yaku of a pile add up to, before anything doubles."""
from dataclasses import dataclass
from typing import Self

from ...exercises.reading import read_number
from ...exercises.wrong_numbers import base_clue, base_mistake
from ...rules import Rules
from ...scoring import Score, score
from ..dice import Dice
from ..history import calls_before_offer, possible_calls
from ..piles import hard_pile, month_for
from ..puzzle import Fault, Form, Reason
from ..telling import added_up, calls, counting, first_step, not_counted, rule, where, worth
from ..traps import difficulty as hardness
from ..traps import traps_of_pile
from .pile import OfPile


def _traps(true: Score) -> frozenset[str]:
    return traps_of_pile(true) | ({"doubled"} if true.total != true.base else set())


@dataclass(frozen=True, kw_only=True, repr=False)
class Base(OfPile):
    """The sum of a pile's yaku."""

    kind = "base"
    title = "Sum of the yaku"
    form = Form.NUMBER

    @classmethod
    def make(cls, id: str, rules: Rules, dice: Dice, difficulty: int) -> Self | None:
        pile = hard_pile(dice, rules, max(0, dice.between(difficulty - 2, difficulty - 1)))
        called = dice.between(1, 2) if dice.chance(difficulty / 10) else 0
        opponent = possible_calls(rules, pile, 0, called)[1]
        true = score(pile, rules, opponent_koikoi=opponent, month=month_for(dice, rules, pile))
        if hardness(_traps(true)) != difficulty or not (true.yaku or dice.chance(0.2)):
            return None
        if opponent and true.yaku and 0 not in calls_before_offer(rules, pile):
            return None
        return cls(id=id, rules=rules, pile=pile, situation=true.situation)

    @property
    def text(self) -> str:
        told = f"{calls(self.situation, self.rules)} " if any(self.situation) else ""
        return f"{told}What is the sum of the yaku in this pile, before anything doubles?"

    @property
    def traps(self) -> frozenset[str]:
        return _traps(self.score)

    def read(self, answer: object) -> int:
        return self.score.base if isinstance(answer, Score) else read_number(answer)

    def answers(self) -> frozenset[int]:
        return frozenset([self.score.base])

    def because(self) -> Reason:
        true = self.score
        return Reason(f"{true.base}. {added_up(true)}", true.cards)

    def fault(self, answer: int) -> Fault:
        mistake = base_mistake(self.score, answer)
        return Fault(*(mistake if mistake.text else base_clue(self.score, answer)))

    @property
    def hints(self) -> tuple[Reason, Reason, Reason]:
        true = self.score
        law = Reason(counting(true), true.cards) if true.yaku else rule(true, self.traps)
        return where(true), law, first_step(true, true.base)

    @property
    def solution(self) -> tuple[str, ...]:
        true = self.score
        together = " + ".join(str(one.points) for one in true.yaku)
        added = [f"Together: {together}."] if len(true.yaku) > 1 else []
        return (*map(worth, true.yaku), *not_counted(true), *added, f"The answer: {true.base}.")
