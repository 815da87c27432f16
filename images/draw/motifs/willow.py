"""Willow: long fronds with narrow leaves, swaying from a black bough at the top edge."""

from ..palette import FINE, GREEN, HAIR, INK, OUTLINE, PAPER
from ..pen import Points, brush, direction, line, path, place, walk

LEAF = "M0 0Q.36 -.24 1 .06Q.4 .2 0 0Z"  # grows to the right, bent like a sickle
LEAF_OTHER_SIDE = "M0 0Q.36 .24 1 -.06Q.4 -.2 0 0Z"
SIZE = 44  # of the first leaf of a twig


def frond(points: Points, colour: str, outline: str, size: float) -> str:
    """A thin hanging twig; its leaves stand on either side in turn and grow shorter towards its tip."""
    stops = walk(points, step=size * 0.34)
    leaves = ""
    for k in range(1, len(stops)):
        # the leaves follow the twig half-way and hang down for the rest
        down = direction(stops[k - 1], stops[k]) * 0.6 + 90 * 0.4
        length = size * (1 - 0.4 * k / len(stops))
        side, shape = (-1, LEAF) if k % 2 else (1, LEAF_OTHER_SIDE)
        leaves += place(shape, stops[k].x, stops[k].y, down + side * 24, length)
    leaves += place(LEAF, stops[-1].x, stops[-1].y, 90, size * 0.6)
    return line(points, outline, FINE) + path(leaves, colour, outline, HAIR)


def fronds(*each: Points, colour: str = GREEN, outline: str = INK, size: float = SIZE) -> str:
    """Twigs, each through points from the bough down. size: units, the length of the first leaf."""
    return "".join(frond(points, colour, outline, size) for points in each)


def bough(points: str, *widths: float, edge: str = INK) -> str:
    return path(brush(points, widths), INK, edge, FINE)


def bark(data: str) -> str:
    """Marks reserved in the bough."""
    return path(data, None, PAPER, OUTLINE)
