"""Which yaku a pile holds."""
from dataclasses import dataclass
from typing import Self

from ...exercises.reading import read_yaku
from ...exercises.wrong_yaku import yaku_mistake
from ...rules import Rules
from ...scoring import score
from ...words import listed
from ..dice import Dice
from ..piles import hard_pile, month_for
from ..puzzle import Fault, Form, Reason
from ..telling import around, in_names, near_misses, not_counted, one_short, rule_of_held, where
from ..traps import difficulty as hardness
from ..traps import traps_of_names
from .pile import OfPile


@dataclass(frozen=True, kw_only=True, repr=False)
class YakuOf(OfPile):
    """Which yaku count in a pile."""

    kind = "yaku"
    title = "Name the yaku"
    form = Form.YAKU

    @classmethod
    def make(cls, id: str, rules: Rules, dice: Dice, difficulty: int) -> Self | None:
        pile = hard_pile(dice, rules, max(0, dice.between(difficulty - 2, difficulty - 1)))
        true = score(pile, rules, month=month_for(dice, rules, pile))
        # "Nothing" is a right answer now and then, where something nearly is there.
        if hardness(traps_of_names(true)) != difficulty or not (true.yaku or dice.chance(0.3)):
            return None
        return cls(id=id, rules=rules, pile=pile, situation=true.situation)

    @property
    def text(self) -> str:
        asked = "Which yaku count in this pile? Name all of them; if there is none, answer 'nothing'."
        return " ".join([*around(self.situation, self.rules), asked])

    @property
    def traps(self) -> frozenset[str]:
        return traps_of_names(self.score)

    def read(self, answer: object) -> frozenset[str]:
        return read_yaku(answer, self.rules)

    def answers(self) -> frozenset[frozenset[str]]:
        return frozenset([frozenset(held.id for held in self.score.yaku)])

    def because(self) -> Reason:
        true = self.score
        held = [f"{one.name} ({in_names(one.cards)})" for one in true.yaku]
        said = [f"{listed(held)}."] if held else ["nothing.", *not_counted(true)[:2]]
        return Reason(" ".join(said), true.cards)

    def fault(self, answer: frozenset[str]) -> Fault:
        return Fault(*yaku_mistake(self.score, answer))

    @property
    def hints(self) -> tuple[Reason, Reason, Reason]:
        true = self.score
        look, law = where(true), rule_of_held(true, self.traps)
        if not true.yaku:
            near = next(iter(near_misses(true)), None)
            if near is None:
                return look, law, Reason("Begin with the brights, and count them.", true.pile)
            some = true.pile & near.cards
            return (look, Reason(f"Think of {near.name}. Is all of it here?", some),
                    Reason(f"Begin with {near.name}: {one_short(true, near)}.", some))
        first, *others = true.yaku
        there = f"There are {len(true.yaku)} yaku." if others else "There is one yaku."
        step = (f"Begin with {first.name}: it takes {first.yaku.text}." if others
                else f"What makes it: {in_names(first.cards)}.")
        return look, Reason(f"{there} {law.text}", law.lit), Reason(step, first.cards)

    @property
    def solution(self) -> tuple[str, ...]:
        true = self.score
        found = [f"{one.name} takes {one.yaku.text}: {in_names(one.cards)}." for one in true.yaku]
        answer = f"The answer: {listed(one.name for one in true.yaku) or 'nothing'}."
        return (*found, *not_counted(true), answer)
