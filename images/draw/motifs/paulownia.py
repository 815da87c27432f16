"""Paulownia: big purple bells with open lilac mouths, round golden buds, and broad heart leaves."""

from ..palette import BOLD, FINE, HAIR, INK, LILAC, OUTLINE, PAPER, PURPLE, VEIN, YELLOW
from ..pen import Point, along, brush, disc, heading, mapped, path, place, points, polar, segment, spline

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

# A bell grows to the right from its foot: a cup of sepals, a tube, and a face of five lobes around a throat.
TUBE = "M.04 -.1C.2 -.32 .46 -.2 .76 -.38L.76 .38C.46 .2 .2 .32 .04 .1Z"
FOLDS = "M.28 -.12Q.42 -.08 .56 -.14M.28 .1Q.42 .08 .56 .14"
SEPALS = "M0 0C0 -.18 .1 -.2 .24 -.18L.18 -.06L.3 0L.18 .06L.24 .18C.1 .2 0 .18 0 0Z"
LOBE = "M-.1 -.16C-.16 -.3 -.56 -.56 -.45 -.8Q-.24 -1.04 0 -.92Q.24 -1.04 .45 -.8C.56 -.56 .16 -.3 .1 -.16"
STREAK = "M0 -.36L0 -.66"
FACE = 0.76, 0.6  # how far from the foot the middle of the face is, and its radius
THROAT = "M-.26 0C-.26 -.34 .26 -.34 .26 0C.26 .34 -.26 .34 -.26 0Z"
TONGUE = "M-.12 .08Q0 .3 .12 .08"


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


def bell(
    x: float, y: float, degrees: float, size: float, front: float, tube: str = PURPLE, face: str = LILAC
) -> str:
    """A bell from its foot at x, y; front is how much of its face it shows: 1 is round, 0.3 a side view."""
    ahead, r = FACE

    def on_face(shape: str, turn: float = 0) -> str:
        """A shape on the face, which is round seen from ahead and narrower from aside."""
        return place(mapped(place(shape, 0, 0, turn), (front * r, 0, 0, r, ahead, 0)), x, y, degrees, size)

    turns = range(18, 378, 72)
    return "".join(
        [
            path(place(TUBE, x, y, degrees, size), tube, INK, FINE),
            path(place(FOLDS, x, y, degrees, size), None, PAPER, VEIN),
            path("".join(on_face(LOBE, turn) for turn in turns), face, INK, FINE),
            path(on_face(THROAT), INK),
            path("".join(on_face(STREAK, turn) for turn in turns), None, tube, FINE),
            path(on_face(TONGUE), YELLOW),
            path(place(SEPALS, x, y, degrees, size), YELLOW, INK, VEIN),
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
