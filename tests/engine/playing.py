"""Rounds and matches played at random, for the tests of the engine."""
import random
from collections.abc import Iterator

from koikoi_edu import Match, Round, deal, new_match
from koikoi_edu.game import KOIKOI, STOP, Happening, Phase
from koikoi_edu.rules import Rules


def random_states(seed: int, calls: float = 0.7, rules: str | Rules = "vanikar", **how) -> Iterator[Round]:
    """Every state of a round played at random; `calls` is the share of koi-koi among the decisions.

    how: further keywords of `deal`.
    """
    draw = random.Random(seed)
    state = deal(rules, seed, **how)
    yield state
    while not state.is_over:
        if state.phase is Phase.DECIDE:
            action = KOIKOI if draw.random() < calls else STOP
        else:
            action = draw.choice(state.legal_actions())
        state = state.apply(action)
        yield state


def random_match(rules: str | Rules, seed: int, calls: float = 0.5, **how) -> Match:
    """A match played at random to its end."""
    draw = random.Random(f"match {seed}")
    match = new_match(rules, seed=seed, **how)
    while not match.is_over:
        if match.round.is_over:
            match = match.next_round()
        elif match.round.phase is Phase.DECIDE:
            match = match.apply(KOIKOI if draw.random() < calls else STOP)
        else:
            match = match.apply(draw.choice(match.legal_actions()))
    return match


def words(state: Round) -> list[str]:
    """The legal actions as they are written."""
    return [str(action) for action in state.legal_actions()]


def happenings(state: Round) -> list[Happening]:
    """What the last action brought about."""
    return [event.happening for event in state.events]


def played(state: Round, *actions: str) -> Round:
    """The state after these actions."""
    for action in actions:
        state = state.apply(action)
    return state
