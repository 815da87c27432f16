"""Paulownia: big black heart leaves with ivory edges and veins, sprays of open purple bells above."""

import math

from ..palette import FINE, HAIR, INK, LILAC, OUTLINE, PAPER, PURPLE, RED, VEIN
from ..pen import Point, along, brush, heading, path, place, points, polar, spline

LEAF = spline(  # grows to the right from its foot
    "0,0! -.14,-.12 -.17,-.32 -.05,-.48 .16,-.54 .38,-.47 .58,-.38 .78,-.22 1.04,.03! "
    ".76,.2 .56,.36 .36,.48 .14,.54 -.07,.48 -.18,.31 -.14,.12"
)
RIBS = (
    "M0 0Q.5 -.05 .86 .01M0 0Q.2 -.16 .26 -.4M0 0Q.2 .16 .24 .42"
    "M0 0Q-.06 -.16 -.03 -.34M0 0Q-.07 .16 -.05 .34"
)
VEINS = (
    "M.3 -.03Q.46 -.12 .54 -.27M.3 -.03Q.45 .1 .52 .27M.56 -.03Q.66 -.08 .74 -.15M.56 -.02Q.66 .06 .73 .13"
)
EDGE = 9  # the pale line around a leaf, half of it outside

# A flower grows to the right from its foot: a cup that holds it, a tube with two lines, a lip of three lobes.
TUBE = "M0 -.16C.2 -.38 .44 -.28 .8 -.44L.8 .44C.44 .28 .2 .38 0 .16Z"
LIP = (
    "M.72 -.4C.66 -.76 1.08 -.74 1.04 -.36C1.34 -.32 1.34 .32 1.04 .36C1.08 .74 .66 .76 .72 .4Q.9 0 .72 -.4Z"
)
LINES = "M.34 -.1Q.5 -.08 .66 -.16M.34 .1Q.5 .08 .66 .16"
LINED = 36  # the size from which a flower shows its lines
CUP = "M-.1 0Q-.06 -.3 .24 -.27Q.16 0 .24 .27Q-.06 .3 -.1 0Z"
BUD = "M0 0C.1 -.44 .6 -.42 .8 0C.6 .42 .1 .44 0 0Z"

# The flowers of a spray: turn of the arm from the stem, place along the stem, size
DROOP = 38  # degrees by which flowers turn from hanging to the side
FLOWERS = (
    (-62, 0.36, 1),
    (62, 0.42, 1),
    (-60, 0.57, 0.88),
    (60, 0.64, 0.84),
    (-56, 0.77, 0.7),
    (56, 0.83, 0.6),
)
BUDS = (0, 0, 0.38), (-44, 0.14, 0.4), (44, 0.28, 0.42), (-50, 0.5, 0.46)  # turn, distance from the tip, size
ARM = 0.34  # length of an arm, in sizes

HORIZON = 246  # where the coloured ground begins


def leaf(x: float, y: float, degrees: float, length: float, colour: str, edge: str) -> str:
    """A broad heart, its foot at x, y; an edge in the colour of the ground parts it from its neighbours."""
    outline = place(LEAF, x, y, degrees, length)
    return "".join(
        [
            path(outline, colour, edge, EDGE),
            path(outline, colour, INK, FINE),
            path(place(RIBS, x, y, degrees, length), None, PAPER, OUTLINE),
            path(place(VEINS, x, y, degrees, length), None, PAPER, VEIN),
        ]
    )


def leaves(*each: tuple[float, float, float, float], colour: str = INK, ground: str = PAPER) -> str:
    return "".join(leaf(*one, colour, ground) for one in each)


def stalks(*strokes: str) -> str:
    """The wood in which leaves and sprays meet: each from the node to the foot of a leaf."""
    return path("".join(brush(stroke, (8, 6, 5)) for stroke in strokes), INK)


def bell(foot: Point, degrees: float, size: float) -> str:
    """A flower on its foot that opens in a direction."""
    tube, lip, lines, cup = (place(part, *foot[:2], degrees, size) for part in (TUBE, LIP, LINES, CUP))
    return (
        path(tube, PURPLE, INK, VEIN)
        + path(lip, LILAC, INK, VEIN)
        + (path(lines, None, PAPER, HAIR) if size > LINED else "")
        + path(cup, INK)
    )


def spray(given: str, size: float, flowers: int, lean: float = 0) -> str:
    """An upright spray on a stem from its foot to its tip: so many of FLOWERS from the top, and all buds.

    The upper flowers hang over the lower ones.
    """
    stem = points(given)
    arms = closed = bells = ""
    for turn, t, share in FLOWERS[-flowers:]:
        root, r = along(stem, t), size * share
        foot = polar(*root[:2], r * ARM, turn + lean - 90)
        arms += brush([root, polar(*root[:2], r * ARM / 2, turn * 0.8 + lean - 90), foot], (5, 4, 4))
        bells += bell(foot, 90 - math.copysign(DROOP, turn) + lean, r)
    for turn, back, share in BUDS:
        foot = polar(*stem[-1][:2], -back * size, heading(stem, 1))
        closed += place(BUD, *foot[:2], heading(stem, 1) + turn, share * size)
    return path(brush(stem, (8, 7, 5, 3)) + arms, INK) + path(closed, PURPLE, INK, VEIN) + bells


def red_ground() -> str:
    """The red hill by which decks of both games mark one of the cards."""
    return path(f"M-5 {HORIZON + 30}Q120 {HORIZON - 40} 245 {HORIZON + 30}L245 400L-5 400Z", RED, INK, FINE)
