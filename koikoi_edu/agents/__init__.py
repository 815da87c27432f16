"""Opponents: each sees a `View` and answers with one of its legal actions."""
from collections.abc import Callable
from random import Random
from typing import Protocol

from ..errors import UnknownName, nearest, shown
from ..game import Action, View
from .greedy import GreedyAgent
from .random import RandomAgent

__all__ = ["AGENTS", "Agent", "GreedyAgent", "RandomAgent", "agent"]


class Agent(Protocol):
    """Who plays. `name` is shown to the opponent.

    An agent holds no chance of its own: what it leaves to chance it draws from `rng`, so that the same view
    and the same random numbers make the same choice.
    """

    name: str

    def choose(self, view: View, rng: Random) -> Action:
        """One of `view.legal_actions()`. Raises IllegalAction if there is none."""


#: The opponents by name.
AGENTS: dict[str, Callable[[], Agent]] = {"random": RandomAgent, "greedy": GreedyAgent}


def agent(name: "str | Agent") -> Agent:
    """The opponent of this name; an agent is returned as it is.

    Raises UnknownName, with the nearest valid name.
    """
    if not isinstance(name, str) and hasattr(name, "choose"):
        return name
    if not isinstance(name, str) or name not in AGENTS:
        hint = nearest(name, AGENTS) or f" Opponents: {', '.join(AGENTS)}."
        raise UnknownName(f"There is no opponent {shown(name)}.{hint}")
    return AGENTS[name]()
