"""Games at the table, played at random: for tests of what the table shows and says of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from koikoi_edu import Rules
from koikoi_edu.widgets.table.game import Game, Sitting


def named(rules: Rules) -> str:
    """How a rule set is called in the names of tests."""
    return f"{rules.id} {rules.changes}" if rules.preset else rules.id


def decisions(sitting: Sitting, seed: int = 0) -> Iterator[Game]:
    """Play a match to its end at random; the game at each decision of a person, before it is taken."""
    chance = Random(seed)
    while not sitting.is_over:
        if sitting.round.is_over:
            sitting.next_round()
        elif sitting.covered:
            sitting.uncover()
        else:
            yield sitting.game
            sitting.act(chance.choice(sitting.round.legal_actions()))


def choices(sitting: Sitting) -> Iterator[None]:
    """Play a match to its end at random; stops before each action of a person, and at the end."""
    for _ in decisions(sitting, 3):
        yield
    yield
