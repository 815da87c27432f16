"""What a loser of Go-Stop pays, or brings to the winner (spec 4.11, 4.14)."""
from dataclasses import dataclass
from typing import Self

from ...rules import Rules
from ...scoring import situation_of
from ..dice import Dice
from ..rounds import finished, with_losers
from .chain import OfRound


@dataclass(frozen=True, kw_only=True, repr=False)
class Pays(OfRound):
    """The penalties of one loser or two."""

    kind = "pays"
    title = "What the losers pay"

    @classmethod
    def make(cls, id: str, rules: Rules, dice: Dice, difficulty: int) -> Self | None:
        tricky = (difficulty - 1) / 4
        # Where a single loser pays nothing, two of them are what there is to ask about.
        of_two = rules.players == 3 or bool(rules.three and (not rules.zero_sum or dice.chance(tricky)))
        played = with_losers(rules, 1 + of_two)
        goes = dice.between(1, 2) if dice.chance(0.6 * tricky) else 0
        caller = dice.below(1 + of_two) if played.go_bak and dice.chance(0.6 * tricky) else None
        made = finished(dice, played, goes, tricky, caller)
        if made is None:
            return None
        pile, given = made
        asked = None
        if played.zero_sum or (of_two and played.three_player == "sum"):
            asked = caller if caller is not None and dice.chance(0.7) else dice.below(1 + of_two)
        one = cls(id=id, rules=rules, pile=pile, situation=situation_of(**given), asked=asked)
        if asked is None and of_two and played.three_player == "max":
            values = [due.value for due in one.score.dues]
            return one if values[0] != values[1] else None  # no larger one is among equals
        return one
