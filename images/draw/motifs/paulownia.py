"""Paulownia: purple bells with lilac lips, round golden buds, and broad heart leaves."""

from ..palette import BOLD, FINE, HAIR, INK, LILAC, OUTLINE, PAPER, PURPLE, VEIN, YELLOW
from ..pen import Point, along, brush, disc, heading, path, place, points, polar, segment, spline

# One half of a leaf that grows to the right from its foot; the other half is its reflection.
SIDE = points("0,0! -.12,-.1 -.18,-.26 -.12,-.43 .06,-.53 .27,-.5 .48,-.38 .68,-.23 .86,-.1 1.06,0!")
RIB = points("0,0 .3,0 .6,0 .9,0")
VEINS = tuple(
    points(vein)
    for vein in (
        ".02,0 -.02,-.16 -.06,-.3",
        ".04,0 .12,-.2 .16,-.4",
        ".22,0 .34,-.16 .44,-.32",
        ".46,0 .56,-.1 .66,-.18",
    )
)

# A bell grows to the right from its foot: a tube that widens, three lips at its mouth, and a cup of sepals.
TUBE = "M.06 -.1C.2 -.3 .5 -.26 .84 -.36L.84 .36C.5 .26 .2 .3 .06 .1Z"
LIPS = (
    "M.7 -.24C.76 -.44 .98 -.56 1.12 -.42C1.2 -.3 1.08 -.14 .92 -.1C.8 -.1 .72 -.16 .7 -.24Z",
    "M.7 .24C.76 .44 .98 .56 1.12 .42C1.2 .3 1.08 .14 .92 .1C.8 .1 .72 .16 .7 .24Z",
    "M.72 0C.72 -.16 .9 -.22 1.1 -.18C1.26 -.1 1.26 .1 1.1 .18C.9 .22 .72 .16 .72 0Z",
)
FOLDS = "M.34 -.14Q.5 -.1 .62 -.12M.34 .14Q.5 .1 .62 .12M.34 0L.6 0"
STREAKS = "M.86 0L1.06 0M.88 -.28Q.96 -.34 1.02 -.34M.88 .28Q.96 .34 1.02 .34"
SEPALS = "M0 0C0 -.18 .1 -.2 .24 -.18L.18 -.06L.3 0L.18 .06L.24 .18C.1 .2 0 .18 0 0Z"


def leaf(x: float, y: float, degrees: float, length: float, colour: str = INK, bend: float = 0) -> str:
    """A heart, its foot at x, y, whose tip bends aside; a black one is cut out of what lies behind it."""

    def laid(line: list[Point], side: int = 1, closed: bool = False) -> str:
        bent = [Point(a, b * side + bend * a * a, corner) for a, b, corner in line]
        return place(spline(bent, closed), x, y, degrees, length)

    edge = SIDE + [Point(a, -b, corner) for a, b, corner in SIDE[-2:0:-1]]
    veins = "".join(laid(vein, side) for side in (1, -1) for vein in VEINS)
    return "".join(
        [
            path(laid(edge, closed=True), colour, PAPER if colour == INK else INK, FINE),
            path(laid(RIB), None, PAPER, OUTLINE),
            path(veins, None, PAPER, VEIN),
        ]
    )


def bell(x: float, y: float, degrees: float, size: float, tube: str = PURPLE, lips: str = LILAC) -> str:
    """A bell seen from its side, from its foot at x, y."""

    def laid(shape: str) -> str:
        return place(shape, x, y, degrees, size)

    return "".join(
        [
            path(laid(TUBE), tube, INK, FINE),
            path(laid(FOLDS), None, PAPER, VEIN),
            path("".join(laid(lip) for lip in LIPS[:2]), lips, INK, FINE),
            path(laid(LIPS[2]), lips, INK, FINE),
            path(laid(STREAKS), None, tube, VEIN),
            path(laid(SEPALS), YELLOW, INK, VEIN),
        ]
    )


def stem(given: str, *widths: float) -> str:
    return path(brush(given, widths or (10, 8, 6, 4)), INK)


def buds(given: str, *each: tuple[float, float, float, float]) -> str:
    """Round buds on stalks along a stem: place along it, turn, length of the stalk, radius."""
    stalks = rounds = seams = ""
    for t, turn, away, r in each:
        root = along(given, t)
        way = heading(given, t) + turn
        bud = polar(*root[:2], away, way)
        stalks += segment(root, bud)
        rounds += disc(*bud[:2], r)
        seams += segment(polar(*bud[:2], r * 0.1, way), polar(*bud[:2], r * 0.9, way))
    return path(stalks, None, INK, BOLD) + path(rounds, YELLOW, INK, FINE) + path(seams, None, INK, HAIR)
