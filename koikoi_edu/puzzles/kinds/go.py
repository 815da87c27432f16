"""What a winner of Go-Stop scores after one go or several (spec 4.11, 4.14)."""
from dataclasses import dataclass
from typing import Self

from ...rules import Rules
from ...scoring import situation_of
from ..dice import Dice
from ..rounds import finished, with_losers
from .chain import OfRound


@dataclass(frozen=True, kw_only=True, repr=False)
class Go(OfRound):
    """The chain of a round of two that was won after a go."""

    kind = "go"
    title = "A chain of goes"

    @classmethod
    def make(cls, id: str, rules: Rules, dice: Dice, difficulty: int) -> Self | None:
        tricky = (difficulty - 1) / 4
        goes = dice.between(2, 4) if dice.chance(0.8 * tricky) else 1
        made = finished(dice, with_losers(rules, 1), goes, 0.7 * tricky)
        if made is None or not made[1]["own_koikoi"]:
            return None
        pile, given = made
        return cls(id=id, rules=rules, pile=pile, situation=situation_of(**given))
