"""Chance from a text: the same text gives the same choices on every machine."""
import random
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from ..cards import CARDS, CardSet

_T = TypeVar("_T")

#: For each eight cards in turn, and each set of them as a byte, those cards.
_EIGHTS = [[tuple(card for at, card in enumerate(CARDS[start:start + 8]) if byte >> at & 1)
            for byte in range(256)] for start in range(0, len(CARDS), 8)]


def _listed(cards: CardSet) -> list[Any]:
    """`list(cards)`, which takes most of the time of throwing dice for many cards, but quicker."""
    bits, found = cards.bits, list[Any]()
    for eight in _EIGHTS:
        found += eight[bits & 255]
        bits >>= 8
    return found


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
        things = _listed(things) if isinstance(things, CardSet) else list(things)
        throw = self._random
        lots = [throw() for _ in things]
        return [things[at] for at in sorted(range(len(things)), key=lots.__getitem__)]

    def sample(self, things: Iterable[_T], number: int) -> list[_T]:
        """So many of these, or all if there are fewer."""
        return self.shuffled(things)[:number]
