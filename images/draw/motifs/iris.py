"""Iris: purple flowers with yellow throats, upright green sword leaves."""

from ..palette import FINE, HAIR, HEAVY, INK, PURPLE, YELLOW
from ..pen import path, place
from ..plant import blade, lens

UPRIGHT = "M0 0C-.45 -.3 -.35 -.95 0 -1.1C.35 -.95 .45 -.3 0 0Z"
RIGHT_FALL = "M0 0C.4 -.5 1.15 -.45 1.2 .25C1.05 .85 .5 .7 0 0Z"
LEFT_FALL = "M0 0C-.4 -.5 -1.15 -.45 -1.2 .25C-1.05 .85 -.5 .7 0 0Z"
MIDDLE_FALL = "M0 -.1C-.6 .2 -.5 1 0 1.2C.5 1 .6 .2 0 -.1Z"
THROAT = "M0 0C-.16 .2 -.14 .5 0 .62C.14 .5 .16 .2 0 0Z"


def flower(x: float, y: float, r: float) -> str:
    """Three petals up, three down, seen from the front; x, y is where they meet."""
    behind = place(UPRIGHT, x, y, -24, r * 0.9) + place(UPRIGHT, x, y, 24, r * 0.9)
    petals = [
        behind,
        place(UPRIGHT, x, y, 0, r),
        place(RIGHT_FALL, x, y, 6, r),
        place(LEFT_FALL, x, y, -6, r),
        place(MIDDLE_FALL, x, y, 0, r),
    ]
    throats = "".join(place(THROAT, x, y, degrees, r) for degrees in (0, -68, 68))
    return "".join(path(petal, PURPLE, INK, FINE) for petal in petals) + path(throats, YELLOW, INK, HAIR)


def bud(x: float, y: float, degrees: float, length: float) -> str:
    return path(lens(x, y, degrees, length, length / 6), PURPLE, INK, FINE)


def stems(*each: tuple[float, float, float, float], width: float = HEAVY) -> str:
    """Straight stems, each from x, y to x, y."""
    return path("".join(f"M{a} {b}L{c} {d}" for a, b, c, d in each), None, INK, width)


def leaves(*each: tuple[float, float, float, float]) -> str:
    """Sword leaves from the lower edge, each foot x, tip x, tip y, bend."""
    return "".join(blade(x, 400, tip_x, tip_y, 18, bend) for x, tip_x, tip_y, bend in each)
