"""What has learned in the environment, as an agent that plays in tournaments and at the table."""
from collections.abc import Callable
from random import Random
from typing import Any

from ..game import Action, View
from .encoding import ACTIONS, observed


class PolicyAgent:
    """Plays what a policy says.

    policy: from an observation, as the environment gives it ("observation" and "action_mask"), to the number
    of an action. name: shown to the opponent.
    """

    def __init__(self, policy: Callable[[dict[str, Any]], int], name: str = "Policy") -> None:
        self.policy = policy
        self.name = name

    def choose(self, view: View, rng: Random) -> Action:
        """The action of the policy, without chance of its own."""
        return ACTIONS[int(self.policy(observed(view)))]
