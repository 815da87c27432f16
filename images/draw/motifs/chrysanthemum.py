"""Chrysanthemum: domed double flowers in yellow and red, deeply lobed leaves, a dark stem."""

import math
from itertools import cycle

from ..palette import FINE, GREEN, INK, PAPER, RED, VEIN, YELLOW
from ..pen import brush, circle, path, place, polar, spline

PETAL = "M0 -.1C-.1 -.36 -.19 -.84 0 -1C.19 -.84 .1 -.36 0 -.1Z"  # grows up
LEAF = spline(  # grows to the right from its foot
    "0,0! .05,-.12 .06,-.3 .26,-.46! .34,-.34 .36,-.2! .44,-.34 .56,-.42 .76,-.44! .76,-.28 .66,-.14! "
    ".78,-.18 .9,-.12 1.04,.03! .88,.14 .76,.18 .64,.13! .74,.26 .74,.38 .7,.5! .48,.48 .4,.34 .34,.2! "
    ".32,.34 .26,.42 .14,.48! .02,.3 .06,.12"
)
LEAF_VEINS = "M.1 0Q.5 -.03 .86 .01M.24 -.01L.3 -.28M.44 -.02L.62 -.28M.24 .01L.2 .28M.44 .01L.56 .32"

RINGS = (0, 1, 16), (0.06, 0.76, 14), (0.12, 0.5, 10)  # of petals: set back by, size, count
LARGE = 80  # a flower bigger than this has a ring more
LARGE_RINGS = (0, 1, 18), (0.04, 0.82, 16), (0.08, 0.62, 13), (0.12, 0.4, 10)


def ring(x: float, y: float, r: float, count: int, degrees: float, colour: str) -> str:
    """Petals around x, y; those in the direction of degrees, towards the viewer, are the longest."""
    petals = ""
    for k in range(count):
        turn = 360 / count * (k + 0.5)
        petals += place(PETAL, x, y, degrees + 90 + turn, r * (1 + 0.14 * math.cos(math.radians(turn))))
    return path(petals, colour, INK, VEIN)


def flower(x: float, y: float, r: float, degrees: float = 90, outer: str = YELLOW) -> str:
    """A full flower that nods in a direction; its rings of petals are yellow and red in turn."""
    colours = cycle((RED, YELLOW) if outer == RED else (YELLOW, RED))
    parts = [circle(x, y, r * 0.6, INK)]
    for back, size, count in LARGE_RINGS if r > LARGE else RINGS:
        middle = polar(x, y, -r * back, degrees)
        parts.append(ring(middle.x, middle.y, r * size, count, degrees + 60 * back * 10, next(colours)))
    heart = polar(x, y, -r * 0.16, degrees)
    parts.append(circle(heart.x, heart.y, r * 0.13, next(colours), INK, VEIN))
    return "".join(parts)


def leaf(x: float, y: float, degrees: float, length: float, colour: str = GREEN) -> str:
    """A lobed leaf from its foot at x, y."""
    blade = path(place(LEAF, x, y, degrees, length), colour, INK, FINE)
    return blade + path(place(LEAF_VEINS, x, y, degrees, length), None, PAPER, VEIN)


def leaves(*each: tuple[float, float, float, float], colour: str = GREEN) -> str:
    return "".join(leaf(*one, colour) for one in each)


def stem(points: str, *widths: float) -> str:
    return path(brush(points, widths), INK)
