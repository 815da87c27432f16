"""Opponents: each sees a `View` and answers with one of its legal actions."""
from typing import Protocol

from ..errors import UnknownName, nearest, shown
from ..game import Action, View
from ..game.dealing import read_seed
from .greedy import GreedyAgent
from .random import RandomAgent

__all__ = ["AGENTS", "Agent", "GreedyAgent", "RandomAgent", "agent"]


class Agent(Protocol):
    """Who plays. `name` is shown to the opponent."""

    name: str

    def choose(self, view: View) -> Action:
        """One of `view.legal_actions()`. Raises IllegalAction if there is none."""


#: The opponents by name.
AGENTS: dict[str, type[RandomAgent] | type[GreedyAgent]] = {"random": RandomAgent, "greedy": GreedyAgent}


def agent(name: "str | Agent", seed: int | str = 0) -> Agent:
    """The opponent of this name; an agent is returned as it is.

    seed: for its chance decisions, a whole number or a word. Raises UnknownName, with the nearest valid name,
    and RulesError for what is no seed.
    """
    if not isinstance(name, str) and hasattr(name, "choose"):
        return name
    if not isinstance(name, str) or name not in AGENTS:
        hint = nearest(name, AGENTS) or f" Opponents: {', '.join(AGENTS)}."
        raise UnknownName(f"There is no opponent {shown(name)}.{hint}")
    return AGENTS[name](read_seed(seed))
