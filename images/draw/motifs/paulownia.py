"""Paulownia: big black heart leaves with ivory edges and veins, spikes of drooping purple bells above."""

from ..palette import BOLD, INK, LILAC, OUTLINE, PAPER, PURPLE, VEIN
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

# hanging to the right from its foot: the tube of a flower, its three lips, and a bud
TUBE = "M0 -.1C.16 -.34 .5 -.34 .86 -.44Q.7 0 .86 .44C.5 .34 .16 .34 0 .1Z"
LIPS = "M.84 -.44Q1.12 -.52 1.06 -.2Q1.28 0 1.06 .2Q1.12 .52 .84 .44Q.68 0 .84 -.44Z"
CALYX = "M-.06 0Q-.02 -.24 .24 -.26L.16 0L.24 .26Q-.02 .24 -.06 0Z"
BUD = "M0 0C.1 -.36 .5 -.4 .7 0C.5 .4 .1 .36 0 0Z"


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
    """Bells on short stalks around the stem at x, y; the outer ones hang aslant."""
    stalks = tubes = lips = calyces = ""
    for k in range(count):
        aside = k - (count - 1) / 2
        reach = aside * size * (0.62 if count > 2 else 0.5)
        foot = x + reach, y + abs(aside) * size * 0.06 + (0.16 * size if aside == 0 else 0)
        stalks += f"M{x} {y + 8}Q{x + reach * 0.6} {y - 4} {foot[0]} {foot[1]}"
        hang = 90 - aside * 36 + lean
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
