"""Paulownia: big black heart-shaped leaves with ivory veins, purple flower spikes standing above."""

from ..palette import FINE, INK, OUTLINE, PAPER, PURPLE, VEIN
from ..pen import path, place, segment, turned

LEAF = (
    "M0 -.75C-.35 -1 -.8 -.85 -.95 -.45C-1.15 -.2 -1.05 .1 -.85 .25C-.75 .6 -.35 .8 0 1.1"
    "C.35 .8 .75 .6 .85 .25C1.05 .1 1.15 -.2 .95 -.45C.8 -.85 .35 -1 0 -.75Z"
)
LEAF_VEINS = (
    "M0 -.6L0 .85M0 -.45L-.7 -.3M0 -.45L.7 -.3M0 -.05L-.62 .18M0 -.05L.62 .18M0 .35L-.32 .5M0 .35L.32 .5"
)
FLORET = "M0 0C-.6 -.25 -.55 -.95 0 -1.1C.55 -.95 .6 -.25 0 0Z"


def leaf(x: float, y: float, r: float, turn: float = 0) -> str:
    """A broad heart with three points, the middle one down at turn 0; x, y is its middle."""
    return path(place(LEAF, x, y, turn, r), INK, PAPER, FINE) + path(
        place(LEAF_VEINS, x, y, turn, r), None, PAPER, VEIN
    )


def leaves(*each: tuple[float, float, float, float]) -> str:
    return "".join(leaf(*one) for one in each)


def spike(x: float, y: float, height: float, pairs: int, lean: float = 0) -> str:
    """A standing spike of paired florets; its stem reaches 42 units below x, y, hidden by leaves."""
    florets = ""
    for pair in range(pairs):
        t = 0.18 + 0.68 * pair / (pairs - 1)
        foot = turned(0, -height * t, lean, x, y)
        for side in (-1, 1):
            florets += place(FLORET, foot.x, foot.y, lean + side * 62, 21 * (1 - 0.35 * t))
    tip = turned(0, -height * 0.93, lean, x, y)
    florets += place(FLORET, tip.x, tip.y, lean, 17)
    stem = segment(turned(0, 42, lean, x, y), turned(0, -height, lean, x, y))
    return path(stem, None, INK, OUTLINE) + path(florets, PURPLE, INK, VEIN)
