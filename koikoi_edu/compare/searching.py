"""The pile on which rule sets disagree most: found by building on their yaku, then improved card by card."""
from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import combinations
from math import comb
from operator import and_
from random import Random
from typing import Unpack

from ..cards import CardSet
from ..errors import RulesError, shown
from ..rules import Rules, Yaku
from ..rules import rules as find_rules
from ..scoring import Given, Situation, scorer, situation_of
from .sheet import Comparison, compare

#: The largest pile that is looked for, in cards.
LARGEST = 20
#: How often a pile is scored, all rule sets together, before nothing more is tried: a bound on the work that
#: no machine changes.
WORK = 64_000
#: The most sets of cards that one yaku is tried with, and how many piles are improved card by card.
_WAYS, _STARTS = 10, 32


def most_different(*rules: str | Rules, size: int = 8, seed: int = 0, **situation: Unpack[Given]
                   ) -> Comparison:
    """The pile of at most `size` cards on which the totals of these rule sets lie farthest apart.

    It is looked for, not proven to be the best; what is returned is scored. Of equals the pile with fewer
    cards. size: 1 to 20. seed: 0 or more, decides what is tried first. The other keywords are those of
    `score`, the same for every pile. The work is bounded by `WORK`.

    Raises RulesError for fewer than two rule sets or a size that can't be, and as `score` does.
    """
    books = [find_rules(one) for one in rules]
    if len(books) < 2:
        raise RulesError("Name at least two rule sets that may disagree.")
    if type(size) is not int or not 1 <= size <= LARGEST:
        raise RulesError(f"size is a whole number from 1 to {LARGEST}, not {shown(size)}.")
    if type(seed) is not int or seed < 0:
        raise RulesError(f"seed is a whole number from 0, not {shown(seed)}.")
    given = situation_of(**situation)
    best = _Search(books, given, size, Random(seed)).best()
    return compare(CardSet.from_bits(best), books, **situation)


class _Search:
    def __init__(self, books: Sequence[Rules], given: Situation, size: int, dice: Random) -> None:
        self._scorers = [scorer(one) for one in books]
        self._given, self._size, self._dice = given, size, dice
        self._seen: dict[int, int] = {}
        self._most = WORK // len(books)
        deck = CardSet.from_bits(reduce(and_, (one.deck.bits for one in books)))
        self._deck = [card.bit for card in deck]
        self._bundles = self._ways_to_hold([one for book in books for one in book.table(given.month)])

    def best(self) -> int:
        """The bits of the best pile found."""
        starts = sorted({0, *self._unions()}, key=self._worth, reverse=True)[:_STARTS]
        return max((self._improved(start) for start in starts), key=self._worth)

    def _worth(self, bits: int) -> tuple[int, int, int]:
        """How good a pile is: points between the totals, then fewer cards, then earlier ones."""
        found = self._seen.get(bits)
        if found is None:
            pile = CardSet.from_bits(bits)
            totals = [one.score(pile, self._given).total for one in self._scorers]
            found = self._seen[bits] = max(totals) - min(totals)
        return found, -bits.bit_count(), -bits

    def _ways_to_hold(self, tables: Sequence[Yaku]) -> list[int]:
        """Sets of cards that just make a yaku: all of them where they are few, else a choice of them.

        Cards that many yaku count come first.
        """
        uses = {bit: sum(bool(yaku.cards.bits & bit) for yaku in tables) for bit in self._deck}
        found: dict[int, None] = {}
        for yaku in tables:
            fixed = [card.bit for card in yaku.must]
            free = [card.bit for card in yaku.cards - yaku.must if card.bit in uses]
            wanted = yaku.needs - len(fixed)
            if comb(len(free), wanted) <= _WAYS:
                ways = [list(way) for way in combinations(free, wanted)]
            else:
                ways = []
                for _ in range(_WAYS // 3):
                    self._dice.shuffle(free)
                    ways.append(sorted(free, key=lambda bit: -uses[bit])[:wanted])
            found |= dict.fromkeys(sum(fixed + way) for way in ways)
        return list(found)

    def _unions(self) -> Iterator[int]:
        """Piles of one, two and three yaku, for half of the work."""
        for number in (1, 2, 3):
            for some in combinations(self._bundles, number):
                bits = 0
                for one in some:
                    bits |= one
                if bits.bit_count() <= self._size:
                    self._worth(bits)
                    yield bits
                if len(self._seen) > self._most // 2:
                    return

    def _improved(self, bits: int) -> int:
        """A pile that no single change makes better, or the best one when the work is used up."""
        worth = self._worth(bits)
        while len(self._seen) < self._most:
            best = max(self._near(bits), key=self._worth, default=bits)
            if self._worth(best) <= worth:
                break
            bits, worth = best, self._worth(best)
        return bits

    def _near(self, bits: int) -> Iterator[int]:
        """Piles with a card or a yaku more, a card less, or one card for another."""
        inside = [bit for bit in self._deck if bits & bit]
        outside = [bit for bit in self._deck if not bits & bit]
        if len(inside) < self._size:
            yield from (bits | bit for bit in outside)
        yield from (bits | one for one in self._bundles if (bits | one).bit_count() <= self._size)
        for bit in inside:
            yield bits ^ bit
            yield from (bits ^ bit | other for other in outside)
