"""An opponent for the first rounds: it takes what it can, stops at once, and slips now and then."""
from random import Random

from ..game import KEEP, STOP, Action, Phase, View
from .choices import choices

#: How often it does anything at all.
SLIPS = 0.3


class EasyAgent:
    """Plays a card that captures, whichever it likes, and stops whenever it is asked.

    It knows no yaku. Three times in ten it plays without looking.
    """

    name = "Easy"

    def choose(self, view: View, rng: Random) -> Action:
        """One of the legal actions of the view. Raises IllegalAction if there is none."""
        actions = choices(view)
        if view.phase is Phase.DECIDE:
            return STOP
        if view.phase is Phase.SWAP:
            return KEEP
        if rng.random() >= SLIPS:
            taking = [one for one in actions if one.card and view.card is None and view.captures(one.card)]
            actions = tuple(taking) or actions
        return actions[int(rng.random() * len(actions))]
