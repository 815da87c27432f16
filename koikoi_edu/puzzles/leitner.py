"""Leitner boxes: what was missed comes back soon, what was known later and later.

Time is counted in puzzles answered, so that a practice goes the same way each time it is repeated.
"""
from collections.abc import Iterable, Mapping
from typing import NamedTuple

#: For each box, after how many other puzzles what lies in it comes back.
DISTANCES = {1: 3, 2: 8, 3: 20, 4: 50, 5: 120}
LAST = max(DISTANCES)


class Place(NamedTuple):
    """Where a puzzle lies. box: 1 to 5. due: how many puzzles have to be answered until it comes back."""

    box: int
    due: int


def placed(box: int, answered: int) -> Place:
    """The place in this box of a puzzle that was the last of so many answered."""
    return Place(box, answered + DISTANCES[box])


def missed(answered: int) -> Place:
    """Where a puzzle goes that got a wrong answer or was given up: to the first box."""
    return placed(1, answered)


def known(place: Place | None, answered: int) -> Place:
    """Where a puzzle goes that was solved at once: one box further; one that is new, to the second."""
    return placed(min(LAST, (place.box if place else 1) + 1), answered)


def helped(place: Place | None, answered: int) -> Place:
    """Where a puzzle goes that was solved with hints: it stays in its box; one that is new, in the first."""
    return placed(place.box if place else 1, answered)


def due(items: Mapping[str, Place], answered: int) -> tuple[str, ...]:
    """The puzzles that are to come back, the first box first, in a box the one that waits longest."""
    return soonest(items, (id for id, place in items.items() if place.due <= answered))


def soonest(items: Mapping[str, Place], ids: Iterable[str]) -> tuple[str, ...]:
    """Some of the puzzles, the first box first, in a box in the order in which they come back."""
    return tuple(sorted(ids, key=lambda id: (*items[id], id)))
