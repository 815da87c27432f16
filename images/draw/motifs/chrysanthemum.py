"""Chrysanthemum: yellow and red double flowers with pointed petals, lobed leaves, a dark stem."""

from ..palette import GREEN, HAIR, INK, PAPER, RED, VEIN, YELLOW
from ..pen import brush, circle, path, place, polar, segment
from ..plant import wheel

PETAL = "M0 -.22C-.2 -.55 -.22 -.98 0 -1C.22 -.98 .2 -.55 0 -.22Z"
LEAF = (
    "M0 0C0 -.22 .14 -.4 .3 -.26C.3 -.5 .6 -.54 .63 -.26C.82 -.36 1 -.2 1 0"
    "C1 .2 .82 .36 .63 .26C.6 .54 .3 .5 .3 .26C.14 .4 0 .22 0 0Z"
)


def flower(x: float, y: float, r: float, turn: float = 0, petals: int = 14) -> str:
    """A double flower: an outer ring of red and yellow petals (an even number), and a yellow inner ring."""
    step = 360 / petals
    return "".join(
        [
            path(wheel(PETAL, x, y, r, petals // 2, turn), RED, INK, VEIN),
            path(wheel(PETAL, x, y, r, petals // 2, turn + step), YELLOW, INK, VEIN),
            path(wheel(PETAL, x, y, r * 0.62, 8, turn + 10), YELLOW, INK, VEIN),
            circle(x, y, r * 0.16, RED, INK, HAIR),
        ]
    )


def leaf(x: float, y: float, degrees: float, length: float) -> str:
    """A lobed leaf from its foot at x, y."""
    rib = segment(polar(x, y, length * 0.1, degrees), polar(x, y, length * 0.8, degrees))
    return path(place(LEAF, x, y, degrees, length), GREEN, INK, VEIN) + path(rib, None, PAPER, VEIN)


def leaves(*each: tuple[float, float, float, float]) -> str:
    return "".join(leaf(*one) for one in each)


def stem(points: str, *widths: float) -> str:
    return path(brush(points, widths), INK)
