"""Opponents that think ahead, Hard and Expert, and what they think of each action."""
from random import Random
from time import perf_counter
from typing import NamedTuple

from ..fast import action_of, knows, policy, position_of, worths
from ..game import KEEP, Action, Phase, View
from .choices import choices
from .rollouts import roll
from .tree import Spent, grow
from .worlds import Worlds


class Thought(NamedTuple):
    """What thinking ahead says of an action.

    tries: how often it was tried. points: what it is worth on average, the player's own points in this round
    less the mean of the others'.
    """

    action: Action
    tries: int
    points: float


class HardAgent:
    """Plays on in worlds that fit what it sees, and does what stayed in the running longest.

    seconds: how long it thinks. iterations: how many rounds it plays on instead, so that the same view and
    the same random numbers make the same choice.
    """

    name = "Hard"
    seconds = 0.3

    def __init__(self, iterations: int | None = None) -> None:
        self.iterations = iterations

    def choose(self, view: View, rng: Random) -> Action:
        """One of the legal actions of the view. Raises IllegalAction if there is none."""
        actions = choices(view)
        if view.phase is Phase.SWAP:
            return KEEP
        if len(actions) == 1:
            return actions[0]
        return think(view, rng, seconds=self.seconds, iterations=self.iterations)[0].action


class ExpertAgent(HardAgent):
    """Thinks three times as long as Hard."""

    name = "Expert"
    seconds = 1.0


def think(view: View, rng: Random, *, seconds: float = HardAgent.seconds,
          iterations: int | None = None) -> tuple[Thought, ...]:
    """What the legal actions are worth, found by playing on in worlds that fit the view; the best one first.

    seconds: how long to think. iterations: how many rounds to play on instead; each action is tried once at
    least. The best are tried most, and of those tried alike the better one comes first. Raises IllegalAction
    where the player has nothing to choose, and RulesError while hands may still be swapped, when nothing has
    been seen.
    """
    spent = _by_time(seconds) if iterations is None else _by_count(iterations)
    choices(view)
    if not knows(view.rules):
        return tuple(Thought(*one) for one in roll(view, rng, spent))
    # The player's own hand comes with each world, as the cards of the others do.
    root = position_of(view, [[] for _ in view.piles], ())
    plan = policy(root.kit, worths(view.rules, view.piles, view.month))
    edges = grow(root, Worlds(view, rng), plan, spent)
    # The tree counts what is scored; where the others pay that, the lead is so many times as much.
    stake = view.rules.players if view.rules.zero_sum else 1
    best: dict[Action, Thought] = {}
    for move, edge in edges.items():
        action = action_of(move, root.phase)
        if action not in best or (edge.makes, stake * edge.worth) > best[action][1:]:
            best[action] = Thought(action, edge.makes, stake * edge.worth)
    return tuple(sorted(best.values(), key=lambda one: (-one.tries, -one.points)))


def _by_time(seconds: float) -> Spent:
    start = perf_counter()
    return lambda _: (perf_counter() - start) / seconds if seconds > 0 else 1.0


def _by_count(number: int) -> Spent:
    return lambda runs: runs / number
