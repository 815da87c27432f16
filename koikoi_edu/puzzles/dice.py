"""Chance from a text: the same text gives the same choices on every machine."""
import random
from collections.abc import Iterable, Sequence
from typing import TypeVar

_T = TypeVar("_T")


class Dice:
    """Throws from one seed.

    Only `random.Random.random()` is used, the one method whose numbers Python promises to keep.
    """

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed).random

    def below(self, number: int) -> int:
        """A whole number from 0 to `number` - 1."""
        return int(self._random() * number)

    def between(self, low: int, high: int) -> int:
        """A whole number from `low` to `high`, both among them."""
        return low + self.below(high - low + 1)

    def chance(self, of_one: float) -> bool:
        """True with this probability (0 to 1)."""
        return self._random() < of_one

    def choice(self, things: Sequence[_T]) -> _T:
        """One of these."""
        return things[self.below(len(things))]

    def shuffled(self, things: Iterable[_T]) -> list[_T]:
        """These in another order; they have to come in an order that is the same each time."""
        things = list(things)
        lots = [self._random() for _ in things]
        return [things[at] for at in sorted(range(len(things)), key=lots.__getitem__)]

    def sample(self, things: Iterable[_T], number: int) -> list[_T]:
        """So many of these, or all if there are fewer."""
        return self.shuffled(things)[:number]
