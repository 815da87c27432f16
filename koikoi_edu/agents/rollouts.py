"""Thinking ahead in public rounds, for rules that are not played on plain ints: slower, and no tree."""
from math import sqrt
from random import Random

from ..game import STOP, Action, Move, Phase, Round, View
from ..game.state import lead
from .greedy import GreedyAgent
from .guess import round_of
from .tree import Spent
from .worlds import Worlds


def roll(view: View, rng: Random, spent: Spent) -> list[tuple[Action, int, float]]:
    """Each legal action with how often it was tried and what it is worth; the best one first.

    In each world every action is tried, with the same random numbers: what differs then is the action. The
    greedy choice comes first unless another one is better by more than the standard error of the difference.
    """
    actions = view.legal_actions()
    first = GreedyAgent().choose(view, rng)
    worlds, tries = Worlds(view, rng), 0
    sums, leads, squares = (dict.fromkeys(actions, 0.0) for _ in range(3))
    while True:
        state = round_of(view, *worlds.next())
        seed = rng.random()
        payoffs = {action: lead(_points(state.apply(action), Random(seed)), view.player)
                   for action in actions}
        tries += 1
        for action, points in payoffs.items():
            ahead = points - payoffs[first]
            sums[action] += points
            leads[action] += ahead
            squares[action] += ahead * ahead
        # A world is as many rounds as there are actions.
        if spent((tries + 1) * len(actions)) > 1:
            break

    def rank(action: Action) -> float:
        mean = leads[action] / tries
        error = sqrt(max(squares[action] / tries - mean * mean, 0.0) / tries)
        return mean - error
    order = sorted(actions, key=rank, reverse=True)
    return [(action, tries, sums[action] / tries) for action in order]


def _points(state: Round, rng: Random) -> tuple[int, ...]:
    """What each scores in the round played on at random, capturing where that can be, stopping when asked."""
    draw = rng.random
    while not state.is_over:
        actions = state.legal_actions()
        if state.phase is Phase.DECIDE:
            state = state.apply(STOP)
            continue
        if state.phase is Phase.HAND:
            months = {card.month for card in state.table}
            taking = [one for one in actions
                      if one.card and one.card.month in months and one.move in (Move.PLAY, Move.BOMB)]
            actions = tuple(taking) or actions
        state = state.apply(actions[int(draw() * len(actions))])
    assert state.result is not None
    return state.result.points
