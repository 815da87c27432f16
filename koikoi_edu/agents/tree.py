"""The search behind Hard and Expert: a tree of moves, grown over worlds that may be.

Each run draws a world, goes down the tree by the move that promises most (by its mean so far, and more where
it was seldom tried), adds one move, and plays the round to its end by the worth of the cards. A move is one
edge in whatever world it was made, so what is learnt does not lean on cards that nobody sees. Stop and
koi-koi are moves like others.
"""
from collections.abc import Callable
from math import log, sqrt

from ..fast import Policy, Position, play_greedily
from ..fast.position import OVER
from .worlds import Worlds

#: Points: how much more than the mean so far a move may promise. It is about the spread of a round's payoff.
SPREAD = 12.0


class Edge:
    """A move in the tree. makes: how often it was made. worth: the mean of its payoffs to who made it: the
    points scored, or, if another one scores, what is thereby lost against the mean of the others.

    narrow: 1 / square root of `makes`. edges: the moves that followed.
    """

    __slots__ = ("edges", "makes", "narrow", "worth")

    def __init__(self) -> None:
        self.makes = 0
        self.worth = self.narrow = 0.0
        self.edges: dict[int, Edge] = {}


def grow(root: Position, worlds: Worlds, policy: Policy, go_on: Callable[[], bool]) -> dict[int, Edge]:
    """Grow the tree from a round while `go_on` says so, by one run at least; returns its first moves.

    root: the round as far as it is seen; the other hands and the stock in it do not matter.
    """
    tree = Edge()
    while True:
        hands, stock = worlds.next()
        _run(tree, root.copy(hands, stock), policy)
        if not go_on():
            return tree.edges


def _run(tree: Edge, position: Position, policy: Policy) -> None:
    """Go down the tree in one world, add a move to it, and play the round to its end."""
    path = [(tree, 0)]
    node, best = tree, policy.best
    while position.phase != OVER:
        moves = position.moves()
        if len(moves) == 1 and node is not tree:
            position.play(moves[0], best)  # an edge of its own would teach nothing
            continue
        edges, player = node.edges, position.player
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
