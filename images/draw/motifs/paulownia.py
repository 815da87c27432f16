"""Paulownia: dense upright heads of purple bells under round golden buds, over broad heart leaves."""

from ..palette import FINE, INK, LILAC, OUTLINE, PAPER, PURPLE, VEIN, YELLOW
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

# A bell grows to the right from its foot: a tube with shoulders, and a lip of three lobes.
TUBE = "M0 -.1C.04 -.38 .46 -.2 .76 -.36L.76 .36C.46 .2 .04 .38 0 .1Z"
LIP = "M.72 -.34C.72 -.6 1 -.5 .98 -.2C1.12 -.12 1.12 .12 .98 .2C1 .5 .72 .6 .72 .34Q.86 0 .72 -.34Z"
FOOT = 0.26  # from the stem to the foot of a bell, in sizes of the bell
ROWS = (-28, 28), (-62, 62, 0)  # how the bells of a row fan out as they hang: two and three in turn
TOP = 0.56  # size of the bells of the topmost row, as a share of the lowest
END = 0.82  # where the bells end on the stem and the buds begin
BUDS = (  # place along the stem, distance from it and turn, size, in sizes of the lowest bells
    (0.84, 0.3, 64, 0.17),
    (0.84, 0.3, -64, 0.17),
    (0.91, 0.24, 60, 0.15),
    (0.91, 0.24, -60, 0.15),
    (0.98, 0.16, 60, 0.12),
    (0.98, 0.16, -60, 0.12),
    (1, 0.16, 0, 0.11),
)


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


def head(
    given: str, size: float, rows: int, start: float = 0.24, tube: str = PURPLE, lip: str = LILAC
) -> str:
    """A head of flowers on a stem from its foot to its tip; its rows of bells begin at start.

    A row hangs over the row below it; the topmost has two bells.
    """
    stem = points(given)
    parts = []
    for row in range(rows):
        share = row / (rows - 1)
        t = start + (END - start) * share**0.9
        root, hang = along(stem, t), heading(stem, t) + 180
        r = size * (1 - (1 - TOP) * share)
        tubes = lips = ""
        for turn in ROWS[(rows - 1 - row) % 2]:
            at = (*polar(*root[:2], r * FOOT, hang + turn)[:2], hang + turn, r)
            tubes += place(TUBE, *at)
            lips += place(LIP, *at)
        parts += [path(tubes, tube, INK, VEIN), path(lips, lip, INK, VEIN)]
    stalks = buds = ""
    for t, away, turn, share in BUDS:
        root = along(stem, t)
        bud = polar(*root[:2], away * size, heading(stem, t) + turn)
        stalks += segment(root, bud)
        buds += disc(*bud[:2], share * size)
    return "".join(
        [
            path(brush(stem, (8, 7, 5, 3)), INK),
            path(stalks, None, INK, OUTLINE),
            *parts,
            path(buds, YELLOW, INK, VEIN),
        ]
    )
