"""Paulownia: big black heart leaves with ivory edges and veins, sprays of open purple bells above."""

import math

from ..palette import FINE, INK, LILAC, OUTLINE, PAPER, PURPLE, RED, VEIN
from ..pen import Point, along, brush, path, place, points, polar, spline

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

# A flower grows to the right from its foot: a tube a rim of five round lobes, its dark throat.
TUBE = "M0 -.14C.2 -.3 .44 -.3 .74 -.44L.74 .44C.44 .3 .2 .3 0 .14Z"
RIM = (
    "M.7 -.3C.5 -.62 .9 -.8 1 -.46C1.3 -.5 1.34 -.14 1.1 0C1.34 .14 1.3 .5 1 .46C.9 .8 .5 .62 .7 .3"
    "C.5 .2 .5 -.2 .7 -.3Z"
)
THROAT = "M.76 -.24C.96 -.3 1 .3 .76 .24C.68 .16 .68 -.16 .76 -.24Z"
CALYX = "M-.1 0Q-.06 -.26 .22 -.26L.22 .26Q-.06 .26 -.1 0Z"
BUD = "M0 0C.1 -.4 .54 -.4 .7 0C.54 .4 .1 .4 0 0Z"

# The flowers and buds of a spray, on arms as of a candelabra: turn of the arm, place along the stem, size
FACE = 34, 22, 62, 50  # degrees by which flowers turn from hanging to the side
FLOWERS = (-56, 0.7, 0.92), (54, 0.6, 0.96), (-66, 0.44, 1), (64, 0.32, 1)
BUDS = (0, 1, 0.46), (-56, 0.93, 0.46), (56, 0.87, 0.5), (-58, 0.82, 0.54), (58, 0.74, 0.58)

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
    tube, rim, throat, calyx = (place(part, *foot[:2], degrees, size) for part in (TUBE, RIM, THROAT, CALYX))
    return path(tube, PURPLE, INK, VEIN) + path(rim, LILAC, INK, VEIN) + path(throat + calyx, INK)


def spray(given: str, size: float, flowers: tuple[int, ...], buds: int, lean: float = 0) -> str:
    """An upright spray on a stem from its foot to its tip: those of FLOWERS, and the first of BUDS."""
    stem = points(given)
    arms = closed = bells = ""
    for k, (turn, t, share) in enumerate([*(FLOWERS[one] for one in flowers), *BUDS[:buds]]):
        root, r = along(stem, t), size * share
        out = turn + lean - 90
        foot = polar(*root[:2], r * 0.5, out) if turn else root
        arms += brush([root, polar(*root[:2], r * 0.3, out), foot], (5, 4, 4)) if turn else ""
        if k < len(flowers):
            bells += bell(foot, 90 - math.copysign(FACE[flowers[k]], turn) + lean, r)
        else:
            closed += place(BUD, *foot[:2], turn * 0.4 - 90 + lean, r)
    wood = path(brush(stem, (8, 7, 5, 3)) + arms, INK)
    return wood + path(closed, PURPLE, INK, VEIN) + bells


def red_ground() -> str:
    """The red hill by which decks of both games mark one of the cards."""
    return path(f"M-5 {HORIZON + 30}Q120 {HORIZON - 40} 245 {HORIZON + 30}L245 400L-5 400Z", RED, INK, FINE)
