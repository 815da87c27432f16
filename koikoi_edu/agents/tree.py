"""The search behind Hard and Expert: a tree of moves, grown over worlds that may be.

In each world that is drawn, every first move that is still in the running is made, so that what differs is
the move and not the luck; from time to time the worse half of them drops out. From there a run goes down the
tree by the move that promises most (by its mean so far, and more where it was seldom tried), adds one move,
and plays the round to its end by the worth of the cards. A move is one edge in whatever world it was made, so
what is learnt does not lean on cards that nobody sees. Stop and koi-koi are moves like others.
"""
from collections.abc import Callable
from math import log, sqrt

from ..fast import Policy, Position, play_greedily
from ..fast.position import OVER
from .worlds import Worlds

#: Points: how much more than the mean so far a move may promise. It is about the spread of a round's payoff.
SPREAD = 12.0

#: From the number of runs so far, what part of the thinking is done; 1 or more when it is over.
Spent = Callable[[int], float]


class Edge:
    """A move in the tree. makes: how often it was made. worth: the mean of its payoffs to who made it: the
    points scored, or, if another one scores, what is thereby lost against the mean of the others.

    narrow: 1 / square root of `makes`. edges: the moves that followed; none has any while it is a leaf, as
    most are, and a dict less for each is much less for Python to look through for garbage.
    """

    __slots__ = ("edges", "makes", "narrow", "worth")

    def __init__(self) -> None:
        self.makes = 0
        self.worth = self.narrow = 0.0
        self.edges: dict[int, Edge] | None = None


def grow(root: Position, worlds: Worlds, policy: Policy, spent: Spent) -> dict[int, Edge]:
    """Grow the tree from a round until all is spent, by one run for each first move at least; returns those.

    root: the round as far as it is seen; the other hands and the stock in it do not matter.
    """
    running = root.copy(*worlds.next()).moves()
    edges = {move: Edge() for move in running}
    # So many times half of them can drop out until one is left.
    stages = max((len(running) - 1).bit_length(), 1)
    runs = 0
    for stage in range(1, stages + 1):
        while True:
            hands, stock = worlds.next()
            for move in running:
                _run(edges[move], move, root.copy([hand[:] for hand in hands], stock[:]), policy)
            runs += len(running)
            if spent(runs + len(running)) > stage / stages:
                break
        if spent(runs) >= 1:
            break
        running.sort(key=lambda move: -edges[move].worth)
        del running[(len(running) + 1) // 2:]
    return edges


def _run(node: Edge, move: int, position: Position, policy: Policy) -> None:
    """Make a first move in one world, go down the tree, add a move to it, and play the round to its end."""
    best, player = policy.best, position.player
    path = [(node, player)]
    position.play(move, best)
    while position.phase != OVER:
        moves = position.moves()
        if len(moves) == 1:
            position.play(moves[0], best)  # an edge of its own would teach nothing
            continue
        player, edges = position.player, node.edges
        if edges is None:
            edges = node.edges = {}
        fresh = [move for move in moves if move not in edges]
        if fresh:
            move = best(position, fresh) if fresh[0] >= 0 else fresh[0]
            node = edges[move] = Edge()
        else:
            reach = SPREAD * sqrt(log(node.makes))
            most = -1e9
            for one in moves:
                edge = edges[one]
                promise = edge.worth + reach * edge.narrow
                if promise > most:
                    most, move, node = promise, one, edge
        path.append((node, player))
        position.play(move, best)
        if fresh:
            play_greedily(position, policy)
    points, winner = position.points, position.winner
    others = -points / (position.kit.players - 1)
    for edge, player in path:
        edge.makes = makes = edge.makes + 1
        edge.worth += ((points if player == winner else others if winner >= 0 else 0.0) - edge.worth) / makes
        edge.narrow = makes ** -0.5
