"""Willow: thin drooping fronds from a black bough at the top edge."""

from ..palette import GREEN, HAIR, INK, OUTLINE
from ..pen import brush, direction, line, path, walk
from ..plant import lens


def frond(points: str, leaf_length: float = 27, leaf_width: float = 4.6, outline: str = INK) -> str:
    """A thin hanging twig with narrow leaves, shorter towards its tip."""
    stops = walk(points, step=17)
    leaves = ""
    for k in range(1, len(stops)):
        # the leaves follow the twig half-way and hang down for the rest
        down = direction(stops[k - 1], stops[k]) * 0.55 + 90 * 0.45
        length = leaf_length * (1 - 0.35 * k / len(stops))
        for side in (-1, 1):
            leaves += lens(stops[k].x, stops[k].y, down + side * 26, length, leaf_width)
    leaves += lens(stops[-1].x, stops[-1].y, 90, leaf_length * 0.7, leaf_width)
    return line(points, outline, OUTLINE) + path(leaves, GREEN, outline, HAIR)


def fronds(*each: str) -> str:
    return "".join(frond(points) for points in each)


def bough(points: str, *widths: float) -> str:
    return path(brush(points, widths), INK)
