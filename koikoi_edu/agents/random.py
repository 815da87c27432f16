"""An opponent that plays anything."""
import random

from ..game import KEEP, STOP, Action, Phase, View
from .choices import choices


class RandomAgent:
    """Plays any card, takes any match, always stops when asked, and keeps its hand."""

    name = "Random"

    def __init__(self, seed: int | str = 0) -> None:
        self._random = random.Random(seed).random

    def choose(self, view: View) -> Action:
        """One of the legal actions of the view. Raises IllegalAction if there is none."""
        actions = choices(view)
        if view.phase is Phase.DECIDE:
            return STOP
        if view.phase is Phase.SWAP:
            return KEEP
        return actions[int(self._random() * len(actions))]
