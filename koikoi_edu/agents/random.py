"""An opponent that plays anything."""
import random

from ..game import STOP, Action, Phase, View


class RandomAgent:
    """Plays any card, takes any match, and always stops when asked."""

    name = "Random"

    def __init__(self, seed: int | str = 0) -> None:
        self._random = random.Random(seed).random

    def choose(self, view: View) -> Action:
        """One of the legal actions of the view."""
        if view.phase is Phase.DECIDE:
            return STOP
        actions = view.legal_actions()
        return actions[int(self._random() * len(actions))]
