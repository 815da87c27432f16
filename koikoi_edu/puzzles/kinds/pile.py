"""What the puzzles about one pile have in common."""
from dataclasses import dataclass, field
from functools import cached_property

from ...cards import CardSet
from ...scoring import Score, Situation, score
from ..puzzle import Puzzle, Scene


@dataclass(frozen=True, kw_only=True, repr=False)
class OfPile(Puzzle):
    """A question about one pile, after these calls of koi-koi."""

    pile: CardSet
    situation: Situation = field(default_factory=Situation)

    @cached_property
    def score(self) -> Score:
        """The pile's yaku and points, from which every word about it comes."""
        return score(self.pile, self.rules, **self.situation._asdict())

    @property
    def scene(self) -> Scene:
        return (("Your pile", self.pile),)
