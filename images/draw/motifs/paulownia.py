"""Paulownia: heart leaves folded along their rib, sprays of purple bells that hang from golden cups."""

from ..palette import FINE, GREEN, HAIR, INK, LILAC, OUTLINE, PAPER, PURPLE, RED, VEIN, YELLOW
from ..pen import Point, along, brush, heading, path, place, points, polar, spline

# One half of a leaf that grows to the right from its foot; the other half is its reflection.
SIDE = points("0,0! -.13,-.1 -.17,-.3 -.06,-.47 .12,-.5 .3,-.57! .42,-.44 .62,-.34 .82,-.16 1.06,0!")
RIB = points("0,0 .3,0 .6,0 .92,0")
VEINS = tuple(
    points(vein)
    for vein in (
        "0,0 .02,-.18 -.04,-.36",
        ".1,0 .2,-.18 .26,-.42",
        ".34,0 .44,-.1 .54,-.27",
        ".58,0 .68,-.12",
    )
)
EDGE = 4.6  # the pale line around a leaf, half of it outside

# A flower grows to the right from its foot: a tube with two lines, a lip of three lobes around the throat,
# and the cup that holds it.
TUBE = "M.02 -.12C.18 -.34 .54 -.18 .96 -.4L.96 .4C.54 .18 .18 .34 .02 .12Z"
LIP = (
    "M.9 -.38C.74 -.64 1.02 -.76 1.1 -.42C1.38 -.38 1.38 .38 1.1 .42C1.02 .76 .74 .64 .9 .38Q1.06 0 .9 -.38Z"
)
LINES = "M.4 -.06Q.62 -.03 .78 -.12M.4 .08Q.62 .05 .78 .14"
CUP = "M-.06 0C-.06 -.24 .1 -.28 .26 -.25L.22 -.1L.32 0L.22 .1L.26 .25C.1 .28 -.06 .24 -.06 0Z"
BUD = "M0 0C.06 -.4 .6 -.5 .86 -.08C.7 .42 .1 .38 0 0Z"

# The flowers of a spray from its foot to its top: side, place along the stem, size, direction it hangs in
FLOWERS = (
    (-1, 0.26, 1, 118),
    (1, 0.34, 1, 58),
    (-1, 0.48, 0.9, 132),
    (1, 0.56, 0.86, 42),
    (-1, 0.68, 0.74, 110),
    (1, 0.76, 0.66, 64),
)
# The buds, from the tip down: turn from the stem, place along it, size
BUDS = (0, 1, 0.4), (-36, 0.95, 0.4), (38, 0.91, 0.42), (-40, 0.85, 0.44)
ARM = 0.46  # length of the stalk of a flower, in sizes
RISE = 52  # degrees from the stem in which it sets out, before it bends under the flower

HORIZON = 246  # where the coloured ground begins


def leaf(
    x: float,
    y: float,
    degrees: float,
    length: float,
    left: float,
    right: float,
    bend: float = 0,
    ground: str = PAPER,
) -> str:
    """A leaf, its foot at x, y: the breadths of its lit and its dark half, and the bend of its rib."""

    def side(line: list[Point], breadth: float) -> list[Point]:
        return [Point(a, b * breadth + bend * a * a, corner) for a, b, corner in line]

    def laid(data: str) -> str:
        return place(data, x, y, degrees, length)

    rib, lit, dark = (side(RIB, 0), side(SIDE, left), side(SIDE, -right))
    veins = "".join(spline(side(vein, breadth), False) for breadth in (left, -right) for vein in VEINS)
    return "".join(
        [
            path(laid(spline(lit + dark[-2:0:-1])), INK, ground, EDGE),
            path(laid(spline(lit + [Point(*p[:2]) for p in rib[:0:-1]])), GREEN, INK, FINE),
            path(laid(spline(rib, False)), None, PAPER, OUTLINE),
            path(laid(veins), None, PAPER, VEIN),
        ]
    )


def leaves(*each: tuple[float, ...], ground: str = PAPER) -> str:
    return "".join(leaf(*one, ground=ground) for one in each)


def stalks(*strokes: str) -> str:
    """The wood in which leaves and sprays meet: each from the node to the foot of a leaf."""
    return path("".join(brush(stroke, (8, 6, 5)) for stroke in strokes), INK)


def spray(given: str, size: float, flowers: int, lean: float = 0) -> str:
    """An upright spray on a stem from its foot to its tip: so many of FLOWERS from the top, and all buds."""
    stem = points(given)
    arms = tubes = lips = lines = cups = ""
    for side, t, share, hang in FLOWERS[-flowers:]:
        root, r, ahead = along(stem, t), size * share, heading(stem, t)
        knee = polar(*root[:2], r * ARM * 0.8, ahead + side * RISE)
        foot = polar(*knee[:2], r * ARM * 0.6, (ahead + side * RISE + hang + lean) / 2)
        arms += brush([root, knee, foot], (5.4, 4.6, 4))
        at = (*foot[:2], hang + lean, r)
        tubes, lips, lines, cups = (
            data + place(part, *at)
            for data, part in ((tubes, TUBE), (lips, LIP), (lines, LINES), (cups, CUP))
        )
    for turn, t, share in BUDS:
        root, way = along(stem, t), heading(stem, t) + turn
        foot = polar(*root[:2], size * 0.2, way) if turn else root
        arms += brush([root, foot], (4, 3)) if turn else ""
        cups += place(BUD, *foot[:2], way, share * size)
    return "".join(
        [
            path(brush(stem, (8, 7, 5, 3)) + arms, INK),
            path(tubes, PURPLE, INK, VEIN),
            path(lips, LILAC, INK, VEIN),
            path(lines, None, PAPER, HAIR),
            path(cups, YELLOW, INK, VEIN),
        ]
    )


def red_ground() -> str:
    """The red hill under a yellow rim by which decks of both games mark one of the cards."""
    return "".join(
        path(f"M-5 {top + 30}Q120 {top - 40} 245 {top + 30}L245 400L-5 400Z", colour, INK, FINE)
        for top, colour in ((HORIZON - 12, YELLOW), (HORIZON, RED))
    )
