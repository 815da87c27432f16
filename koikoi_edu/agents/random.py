"""An opponent that plays anything."""
from random import Random

from ..game import KEEP, STOP, Action, Phase, View
from .choices import choices


class RandomAgent:
    """Plays any card, takes any match, always stops when asked, and keeps its hand."""

    name = "Random"

    def choose(self, view: View, rng: Random) -> Action:
        """One of the legal actions of the view. Raises IllegalAction if there is none."""
        actions = choices(view)
        if view.phase is Phase.DECIDE:
            return STOP
        if view.phase is Phase.SWAP:
            return KEEP
        return actions[int(rng.random() * len(actions))]
