"""Paulownia: big black heart leaves with ivory edges and veins, spikes of drooping purple bells above."""

from ..palette import BOLD, INK, LILAC, OUTLINE, PAPER, PURPLE, RED, VEIN, YELLOW
from ..pen import along, brush, path, place, points, spline

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
EDGE = 9  # the ivory line around a leaf, half of it outside

# growing to the right from its foot: the tube of a flower, its three split lips, and a bud
TUBE = "M0 -.15C.16 -.3 .4 -.24 .74 -.4Q.84 0 .74 .4C.4 .24 .16 .3 0 .15Z"
LIPS = (
    "M.7 -.36Q.64 -.6 .84 -.62Q1.04 -.56 .94 -.2Q1.2 -.28 1.22 0Q1.2 .28 .94 .2"
    "Q1.04 .56 .84 .62Q.64 .6 .7 .36Q.82 0 .7 -.36Z"
)
CALYX = "M-.08 0Q-.06 -.24 .22 -.24L.14 0L.22 .24Q-.06 .24 -.08 0Z"
BUD = "M0 0C.1 -.36 .5 -.4 .7 0C.5 .4 .1 .36 0 0Z"

MOUND = "M-5 296C60 252 180 248 245 290L245 400L-5 400Z"
MOUND_INNER = "M-5 312C60 268 180 264 245 306L245 400L-5 400Z"


def leaf(x: float, y: float, degrees: float, length: float) -> str:
    """A broad heart, its foot at x, y."""
    outline = place(LEAF, x, y, degrees, length)
    return "".join(
        [
            path(outline, INK, PAPER, EDGE),
            path(outline, INK),
            path(place(RIBS, x, y, degrees, length), None, PAPER, OUTLINE),
            path(place(VEINS, x, y, degrees, length), None, PAPER, VEIN),
        ]
    )


def leaves(*each: tuple[float, float, float, float]) -> str:
    return "".join(leaf(*one) for one in each)


def tier(x: float, y: float, size: float, count: int, lean: float) -> str:
    """Two bells on short stalks left and right of the stem at x, y, and a third that hangs before it."""
    stalks = tubes = lips = calyces = ""
    for aside in (-1, 1, 0)[:count]:
        foot = x + aside * size * 0.46, y + size * (0.06 if aside else 0.3)
        stalks += f"M{x} {y + 6}Q{(x + foot[0]) / 2} {y - 6} {foot[0]} {foot[1]}"
        hang = 90 - aside * 46 + lean
        tubes += place(TUBE, *foot, hang, size)
        lips += place(LIPS, *foot, hang, size)
        calyces += place(CALYX, *foot, hang, size)
    return "".join(
        [
            path(stalks, None, INK, BOLD),
            path(tubes, PURPLE, INK, VEIN),
            path(lips, LILAC, INK, VEIN),
            path(calyces, INK),
        ]
    )


def spike(given: str, size: float, tiers: tuple[int, ...], lean: float = 0) -> str:
    """A spike from its foot to its tip: buds, then tiers of so many bells each, bigger from tier to tier."""
    stem = points(given)
    buds, flowers = "", []
    for k, turn in enumerate((0, -40, 44, -64, 60)):
        node = along(stem, (0.99, 0.95, 0.95, 0.9, 0.9)[k])
        buds += place(BUD, node.x, node.y, turn - 90 + lean, size * 0.5)
    for k, count in enumerate(tiers):
        node = along(stem, 0.82 - 0.56 * k / len(tiers))
        flowers.append(tier(node.x, node.y, size * (0.8 + 0.2 * k / (len(tiers) - 1)), count, lean))
    wood = path(brush(stem, (8, 7, 6, 4)), INK)
    return wood + path(buds, PURPLE, INK, VEIN) + "".join(reversed(flowers))


def mound() -> str:
    """The low red ground with a yellow edge, by which decks of both games mark one of the cards."""
    return path(MOUND, YELLOW, INK) + path(MOUND_INNER, RED)
