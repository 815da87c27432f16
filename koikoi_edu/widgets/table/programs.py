"""What a program at the table does: seen by it alone, and the same again in the same position."""
from random import Random

from ...agents import Agent
from ...errors import IllegalAction
from ...game import Action, Round


def thinks(player: Agent | None) -> bool:
    """Whether a player is a program that thinks for a time."""
    return getattr(player, "seconds", 0) > 0


def choice_of(player: Agent, state: Round) -> Action:
    """What a program does. Raises IllegalAction if that can't be done, or if it fails."""
    # Seeded by the position: after an undo, or in a resumed game, the same one gets the same answer.
    rng = Random(f"{state.origin.seed}/{len(state.actions)}")
    try:
        action = player.choose(state.view(state.to_play), rng)
    except Exception as fault:
        why = f"{type(fault).__name__}: {fault}"
        raise IllegalAction(f"{player.name} could not choose ({why}).") from fault
    if action not in state.legal_actions():
        raise IllegalAction(f"{player.name} wants to {action}, which can't be done now.")
    return action
