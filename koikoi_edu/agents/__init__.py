"""Opponents: each sees a `View` and answers with one of its legal actions."""
from collections.abc import Callable
from random import Random
from typing import Protocol

from ..errors import RulesError, UnknownName, nearest, shown
from ..game import Action, View
from .easy import EasyAgent
from .greedy import GreedyAgent, MediumAgent
from .random import RandomAgent
from .searching import ExpertAgent, HardAgent, Thought, think
from .table import TableAgent

__all__ = ["AGENTS", "Agent", "EasyAgent", "ExpertAgent", "GreedyAgent", "HardAgent", "MediumAgent",
           "RandomAgent", "TableAgent", "Thought", "agent", "think"]


class Agent(Protocol):
    """Who plays. `name` is shown to the opponent.

    An agent holds no chance of its own: what it leaves to chance it draws from `rng`, so that the same view
    and the same random numbers make the same choice. One that thinks for a time and not for a number of
    iterations may think further on a faster machine.
    """

    name: str

    def choose(self, view: View, rng: Random) -> Action:
        """One of `view.legal_actions()`. Raises IllegalAction if there is none."""


#: The opponents by name.
AGENTS: dict[str, Callable[[], Agent]] = {
    "random": RandomAgent, "greedy": GreedyAgent, "easy": EasyAgent, "medium": MediumAgent,
    "hard": HardAgent, "expert": ExpertAgent, "table": TableAgent}


def agent(name: "str | Agent", *, iterations: int | None = None) -> Agent:
    """The opponent of this name; an agent is returned as it is.

    iterations: how many rounds an opponent that thinks ahead plays on for each choice, in place of its time,
    so that it chooses the same each time; others have no use for it. Raises UnknownName, with the nearest
    valid name, and RulesError for what is no number of iterations.
    """
    if iterations is not None and (type(iterations) is not int or iterations < 1):
        raise RulesError(f"iterations is a whole number from 1, or None for thinking by time; "
                         f"not {shown(iterations)}.")
    if not isinstance(name, str) and hasattr(name, "choose"):
        return name
    if not isinstance(name, str) or name not in AGENTS:
        hint = nearest(name, AGENTS) or f" Opponents: {', '.join(AGENTS)}."
        raise UnknownName(f"There is no opponent {shown(name)}.{hint}")
    found = AGENTS[name]()
    if isinstance(found, HardAgent):
        found.iterations = iterations
    return found
