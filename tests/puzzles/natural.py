"""Puzzles of every kind, and wrong answers that come naturally to each."""
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

from koikoi_edu import CardSet
from koikoi_edu.puzzles import KINDS, Form, Puzzle, puzzle
from koikoi_edu.rules import DEFAULT

#: The kinds that are about Koi-Koi.
KOIKOI = ("yaku", "base", "total", "step", "missing", "seven", "capture", "cheapest", "runout", "decide",
          "month", "kind", "name", "cards", "worth")


@lru_cache
def asked(kind: str) -> tuple[Puzzle, ...]:
    """200 puzzles of a kind, of all difficulties; of a deck, all of its cards."""
    if deck := KINDS[kind].seeds(DEFAULT):
        return tuple(puzzle(seed, kind) for seed in deck)
    return tuple(puzzle(f"natural-{at}", kind, 1 + at % 5) for at in range(200))


def wrong_answers(it: Puzzle) -> Iterator[Any]:
    """Wrong answers, each once."""
    right = it.answers()
    for answer in dict.fromkeys(_answers(it, min(right, key=repr))):
        if it.read(answer) not in right and answer != -1:
            yield answer


def _answers(it: Puzzle, right: Any) -> Iterable[Any]:
    if it.form is Form.NUMBER:
        return [*range(13), 15, right - 1, right + 1, 2 * right, 3 * right, 4 * right, right // 2]
    if it.form is Form.YAKU:
        ids = [yaku.id for yaku in it.rules.yaku]
        return [frozenset(), *(right ^ {id} for id in ids), *(frozenset([id]) for id in ids)]
    if it.form is Form.CARDS:
        alone = [CardSet([card]) for card in it.options]
        return [CardSet(), *(right - one if right & one else right | one for one in alone), *alone,
                CardSet(it.options)]
    return it.options
