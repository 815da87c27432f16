"""Peony: large scalloped red flowers with a yellow heart, three-pointed green leaves."""

import math

from ..palette import FINE, GREEN, INK, OUTLINE, PAPER, PINK, RED, VEIN, YELLOW
from ..pen import Point, brush, path, place, segment, xy

LEAF = (
    "M0 0C.1 -.12 .2 -.2 .28 -.5C.42 -.42 .5 -.3 .52 -.2C.7 -.2 .85 -.1 1 0"
    "C.85 .1 .7 .2 .52 .2C.5 .3 .42 .42 .28 .5C.2 .2 .1 .12 0 0Z"
)
LEAF_VEINS = "M.05 0L.82 0M.18 0L.34 -.3M.18 0L.34 .3"
SQUASH = 0.94  # a flower is a little lower than wide


def rim(x: float, y: float, r: float, degrees: float) -> Point:
    """A point on the squashed circle of a flower."""
    turn = math.radians(degrees)
    return Point(x + r * math.cos(turn), y + r * SQUASH * math.sin(turn))


def scallop(x: float, y: float, r: float, count: int, turn: float = 0) -> str:
    """Path data of a ring of round lobes."""
    corners = [rim(x, y, r, turn + 360 / count * k) for k in range(count)]
    lobe = 2 * r * math.sin(math.pi / count) * 0.575
    arcs = "".join(f"A{lobe:.3f} {lobe:.3f} 0 0 1 {xy(corner)}" for corner in [*corners[1:], corners[0]])
    return f"M{xy(corners[0])}{arcs}Z"


def flower(x: float, y: float, r: float) -> str:
    creases = ""
    for k in range(6):
        for near, far, aside in ((0.9, 0.72, 0), (0.84, 0.7, 13), (0.84, 0.7, -13)):
            middle = 60 * k + 30
            creases += segment(rim(x, y, r * near, middle + aside), rim(x, y, r * far, middle + aside * 0.83))
    return "".join(
        [
            path(scallop(x, y, r * 0.84, 6), RED, INK, OUTLINE),
            path(creases, None, PAPER, VEIN),
            path(scallop(x, y - r * 0.04, r * 0.56, 6, 30), RED, PAPER, FINE),
            path(scallop(x, y - r * 0.08, r * 0.36, 5, 18), PINK, INK, VEIN),
            path(scallop(x, y - r * 0.1, r * 0.17, 6), YELLOW, INK, VEIN),
        ]
    )


def leaf(x: float, y: float, degrees: float, length: float) -> str:
    """A leaf with three points, from its foot at x, y."""
    blade = path(place(LEAF, x, y, degrees, length), GREEN, INK, FINE)
    return blade + path(place(LEAF_VEINS, x, y, degrees, length), None, PAPER, VEIN)


def leaves(*each: tuple[float, float, float, float]) -> str:
    return "".join(leaf(*one) for one in each)


def low_leaves(down: float = 0) -> str:
    """The six leaves around a big low flower, moved down."""
    return leaves(
        (76, 330 + down, 150, 84),
        (64, 286 + down, 205, 74),
        (170, 330 + down, 28, 84),
        (178, 286 + down, -28, 74),
        (110, 356 + down, 110, 60),
        (140, 356 + down, 66, 60),
    )


def stem(points: str, *widths: float) -> str:
    return path(brush(points, widths), INK)
