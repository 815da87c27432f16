"""Paulownia: nodding bells with a flared rim, round golden buds, and broad leaves of three lobes."""

from ..palette import BOLD, FINE, HAIR, INK, LILAC, OUTLINE, PAPER, PURPLE, VEIN, YELLOW
from ..pen import Point, along, brush, disc, heading, path, place, points, polar, segment, spline, xy

# One half of a leaf of three lobes that grows to the right from its foot; the other half is its reflection.
SIDE = points(
    "0,0! -.12,-.12 -.22,-.32 -.2,-.5 -.12,-.66 0,-.82 .08,-1.04! .24,-.86 .36,-.7 .4,-.5! .6,-.48 .78,-.32 "
    ".92,-.16 1.12,0!"
)
RIB = points("0,0 .3,0 .6,0 .94,0")
VEINS = tuple(
    points(vein)
    for vein in (
        ".02,0 .04,-.4 .06,-.84",
        ".03,-.26 -.06,-.38 -.1,-.5",
        ".05,-.46 .16,-.52 .24,-.64",
        ".3,0 .48,-.14 .58,-.32",
        ".56,0 .7,-.08 .78,-.18",
    )
)

# A bell grows to the right from its foot: a cup of sepals, a tube that widens, a flared rim with scallops.
TUBE = "M.08 -.13C.26 -.34 .56 -.2 .9 -.44L.9 .44C.56 .2 .26 .34 .08 .13Z"
RIM = (
    "M.72 -.27C.84 -.34 .9 -.48 .94 -.54C1.06 -.5 1.1 -.34 1.06 -.22C1.16 -.12 1.16 .12 1.06 .22"
    "C1.1 .34 1.06 .5 .94 .54C.9 .48 .84 .34 .72 .27C.8 .1 .8 -.1 .72 -.27Z"
)
FOLDS = "M.34 -.1Q.5 -.08 .66 -.12M.34 .1Q.5 .08 .66 .12"
SEPALS = "M-.04 0C0 -.2 .12 -.22 .3 -.2L.22 -.07L.34 0L.22 .07L.3 .2C.12 .22 0 .2 -.04 0Z"
REACH, RISE = 0.3, 0.16  # of the stalk of a bell, in sizes of the bell


def leaf(x: float, y: float, degrees: float, length: float, colour: str = INK, bend: float = 0) -> str:
    """A leaf, its foot at x, y, whose tip bends aside; a black one is cut out of what lies behind it."""

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


def bell(x: float, y: float, degrees: float, size: float, tube: str = PURPLE, rim: str = LILAC) -> str:
    """A bell seen from its side, from its foot at x, y."""

    def laid(shape: str) -> str:
        return place(shape, x, y, degrees, size)

    folds = LILAC if tube == PAPER else PAPER
    return "".join(
        [
            path(laid(TUBE), tube, INK, FINE),
            path(laid(FOLDS), None, folds, VEIN),
            path(laid(RIM), rim, INK, FINE),
            path(laid(SEPALS), YELLOW, INK, VEIN),
        ]
    )


def bells(given: str, *each: tuple[float, float, float], **colours: str) -> str:
    """Bells that nod from stalks along a stem: place along it, size, degrees from straight down."""
    stalks = heads = ""
    for t, size, aside in each:
        root = along(given, t)
        side = 1 if aside > 0 else -1
        foot = root.x + side * size * REACH, root.y - size * RISE
        stalks += f"M{xy(root)}Q{xy((foot[0] - side * size * 0.1, foot[1] - size * 0.1))} {xy(foot)}"
        heads += bell(*foot, 90 - aside, size, **colours)
    return path(stalks, None, INK, OUTLINE) + heads


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
