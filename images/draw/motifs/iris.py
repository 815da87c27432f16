"""Iris: flowers with yellow throats, lilac petals up and purple ones down; long sword leaves."""

from ..palette import FINE, GREEN, HAIR, INK, LILAC, PAPER, PURPLE, VEIN, YELLOW
from ..pen import along, brush, path, place, points, spline

# Seen a little from its left, so that no two petals are alike; the petals meet in the origin.
STANDARDS = (
    spline("0,0! -.24,-.3 -.54,-.62 -.56,-.9! -.5,-1.04 -.3,-1.04 -.22,-.94! .02,-.72 .06,-.3"),
    spline("0,0! .14,-.4 .24,-.8 .36,-.9! .5,-1 .64,-.9 .66,-.76! .62,-.5 .3,-.14"),
    spline("0,.05! -.22,-.24 -.32,-.66 -.16,-.98! -.08,-1.14 .02,-1.18 .1,-1.06! .34,-.86 .32,-.4 .16,-.1"),
)
FALLS = (
    spline(
        "0,0! -.28,-.3 -.62,-.42 -.96,-.28! -1.2,-.2 -1.36,.06 -1.3,.3! -1.38,.46 -1.3,.66 -1.1,.7! "
        "-.96,.58 -.78,.54 -.68,.44! -.44,.4 -.24,.24"
    ),
    spline("0,0! .3,-.26 .64,-.34 .86,-.18! 1.1,-.1 1.2,.2 1.12,.4! 1.18,.62 1.04,.74 .9,.7! .72,.64 .4,.4"),
    spline(
        "0,-.05! -.32,.08 -.56,.4 -.5,.7! -.6,.86 -.48,1.06 -.3,1.08! -.14,1.26 .12,1.26 .22,1.1! "
        ".42,1.08 .52,.88 .42,.72! .52,.42 .3,.1"
    ),
)
VEINS = (
    "M-.08 -.66Q-.06 -.4 0 -.22M.08 -.7Q.12 -.4 .1 -.22"
    "M-.62 -.2Q-.84 -.16 -1.02 .06M-.62 -.04Q-.84 .06 -1 .3M-.56 .12Q-.74 .22 -.86 .34"
    "M.62 -.14Q.8 -.04 .9 .2M.58 .04Q.74 .16 .84 .4"
    "M-.16 .62Q-.26 .8 -.26 .94M0 .7Q-.02 .88 -.02 1.06M.16 .62Q.24 .78 .24 .94"
)
THROATS = (
    "M0 0C-.14 .16 -.16 .48 0 .62C.14 .48 .14 .16 0 0Z"
    "M-.04 .02C-.2 -.16 -.46 -.18 -.58 -.04C-.42 .12 -.2 .14 -.04 .02Z"
    "M.06 .02C.2 -.14 .44 -.14 .54 0C.4 .12 .2 .14 .06 .02Z"
)
LEAF = ((0, 22), (0.4, 22), (0.72, 16), (0.9, 8), (1, 1))  # a place along it, the width there


def flower(x: float, y: float, r: float, degrees: float = 0) -> str:
    """Three petals up, three down; x, y is where they meet."""
    petals = "".join(
        path(place(petal, x, y, degrees, r), colour, INK, FINE)
        for colour, row in ((LILAC, STANDARDS), (PURPLE, FALLS))
        for petal in row
    )
    veins = path(place(VEINS, x, y, degrees, r), None, PAPER, VEIN)
    return petals + veins + path(place(THROATS, x, y, degrees, r), YELLOW, INK, HAIR)


def bud(x: float, y: float, degrees: float, length: float) -> str:
    """A bud that leaves its sheath; x, y is its foot."""
    petal = "M0 0C.1 -.2 .5 -.24 1 0C.7 .14 .3 .2 0 0Z"
    sheath = "M-.3 -.06C0 -.22 .3 -.2 .5 -.06C.3 0 .3 .1 .44 .18C.2 .2 -.1 .14 -.3 .06Z"
    part = path(place(petal, x, y, degrees, length), PURPLE, INK, FINE)
    return part + path(place(sheath, x, y, degrees, length), GREEN, INK, FINE)


def stem(given: str, width: float = 7) -> str:
    """A stem from its foot, that grows thinner towards the flower."""
    count = len(points(given))
    return path(brush(given, [width * (1.4 - 0.7 * k / (count - 1)) for k in range(count)]), INK)


def leaf(given: str, colour: str = GREEN) -> str:
    """A sword leaf from its foot to its tip through points, with a reserved rib."""
    middle = [along(given, t) for t, _ in LEAF]
    rib = spline([along(given, t) for t in (0.04, 0.3, 0.56, 0.8)], closed=False)
    return path(brush(middle, [width for _, width in LEAF]), colour, INK, FINE) + path(rib, None, PAPER, VEIN)


def leaves(*each: str, colour: str = GREEN) -> str:
    return "".join(leaf(one, colour) for one in each)
