"""Rounds played at random, for the tests of the engine."""
import random
from collections.abc import Iterator

from koikoi_edu import deal
from koikoi_edu.game import KOIKOI, STOP, Phase, Round


def random_states(seed: int, calls: float = 0.7, rules: str = "vanikar") -> Iterator[Round]:
    """Every state of a round played at random; `calls` is the share of koi-koi among the decisions."""
    draw = random.Random(seed)
    state = deal(rules, seed)
    yield state
    while not state.is_over:
        if state.phase is Phase.DECIDE:
            action = KOIKOI if draw.random() < calls else STOP
        else:
            action = draw.choice(state.legal_actions())
        state = state.apply(action)
        yield state
