"""How few cards make a yaku of a pile, by trying sets of cards, the smallest first."""
from collections.abc import Iterator
from functools import lru_cache

from ..cards import CARDS, CardSet
from ..rules import Rules, Yaku
from ..scoring import scorer

_MOST = 4  # more cards than that are not tried where any yaku will do


def fewest(rules: Rules, pile: CardSet, gone: CardSet, named: Yaku | None, points: int) -> int:
    """The fewest cards with which a pile holds this yaku, or any; -1 if none is found.

    gone: cards that can't be had. points: what the yaku is to be worth, 0 for just being held.

    Cards that mean the same to every yaku are tried once. A yaku has to count, not only to be complete: one
    that a higher one replaces does not.
    """
    find = scorer(rules).find
    of_use = named.cards if named else rules.deck
    alike: dict[object, list[int]] = {}
    means = _means((named,) if named else rules.yaku)
    for card in (of_use - pile) - gone:
        alike.setdefault(means[card.index], []).append(card.bit)
    groups = list(alike.values())
    for size in range(13 if named else _MOST + 1):
        for numbers in _ways(size, [len(group) for group in groups]):
            bits = pile.bits | sum(sum(group[:number]) for group, number in zip(groups, numbers, strict=True))
            held = find(bits)[0]
            if named is None and held:
                return size
            if named and any(one.id == named.id and one.points >= max(1, points) for one in held):
                return size
    return -1


@lru_cache(maxsize=64)
def _means(table: tuple[Yaku, ...]) -> list[tuple[tuple[bool, bool], ...]]:
    """What each card, by its index, means to these yaku: whether it counts, and whether they must have it."""
    return [tuple((card in yaku.cards, card in yaku.must) for yaku in table) for card in CARDS]


def _ways(total: int, limits: list[int]) -> Iterator[tuple[int, ...]]:
    """Every way of taking so many from groups of these sizes."""
    if not limits:
        if total == 0:
            yield ()
        return
    first, *rest = limits
    for number in range(min(first, total) + 1):
        for others in _ways(total - number, rest):
            yield (number, *others)
