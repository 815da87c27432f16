"""Paulownia: big black heart leaves with ivory edges and veins, spikes of drooping purple bells above."""

from ..palette import FINE, INK, LILAC, OUTLINE, PAPER, PURPLE, RED, VEIN, YELLOW
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
EDGE = 9  # the pale line around a leaf, half of it outside

# growing to the right from its foot: the tube of a flower, its three split lips, and a bud
TUBE = "M0 -.15C.16 -.3 .4 -.24 .74 -.4Q.84 0 .74 .4C.4 .24 .16 .3 0 .15Z"
LIPS = (
    "M.72 -.38Q.62 -.66 .9 -.6Q1.06 -.44 .96 -.2Q1.28 0 .96 .2Q1.06 .44 .9 .6Q.62 .66 .72 .38Q.84 0 .72 -.38Z"
)
CALYX = "M-.08 0Q-.06 -.24 .22 -.24L.22 .24Q-.06 .24 -.08 0Z"
BUD = "M0 0C.1 -.36 .5 -.4 .7 0C.5 .4 .1 .36 0 0Z"

# the bells and the buds of a spike, one after the other: turn, place below the tip, size
VARIED = (-8, 0.96), (4, 0.84), (-14, 1.08), (12, 0.9), (10, 1), (-6, 1.06), (-10, 0.86)
BUDS = (0, 0, 0.4), (-44, 0.3, 0.48), (48, 0.44, 0.52), (-58, 0.72, 0.6), (56, 0.86, 0.56)

HORIZON = 256  # where the coloured ground begins


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
    """The wood in which leaves and spikes meet: each from the node to the foot of a leaf."""
    return path("".join(brush(stroke, (8, 6, 5)) for stroke in strokes), INK)


def row(x: float, y: float, size: float, count: int, lean: float, first: int) -> str:
    """Bells side by side around the stem at x, y, no two alike; the outer ones turn away from it."""
    tubes = lips = calyces = ""
    asides = [2 * k / (count - 1) - 1 for k in range(count)] if count > 1 else [0]
    for k, aside in enumerate(sorted(asides, key=abs, reverse=True)):
        turn, share = VARIED[(first + k) % len(VARIED)]
        hang = 90 - aside * (22 + 14 * count) + lean + turn
        foot = x + aside * size * (0.1 + 0.1 * count), y - abs(aside) * size * 0.16
        tubes += place(TUBE, *foot, hang, size * share)
        lips += place(LIPS, *foot, hang, size * share)
        calyces += place(CALYX, *foot, hang, size * share)
    return path(tubes, PURPLE, INK, VEIN) + path(lips, LILAC, INK, VEIN) + path(calyces, INK)


def spike(given: str, size: float, rows: tuple[int, ...], lean: float = 0) -> str:
    """A cone of flowers on a stem from its foot to its tip: buds, then rows of so many bells, ever bigger."""
    stem = points(given)
    tip = along(stem, 1)
    buds, flowers = "", []
    for turn, down, share in BUDS:
        buds += place(BUD, tip.x, tip.y + down * size, turn - 90 + lean, size * share)
    y = tip.y + size * 0.9
    for k, count in enumerate(rows):
        r = size * (0.72 + 0.28 * k / (len(rows) - 1))
        t = next(k / 50 for k in range(50, -1, -1) if along(stem, k / 50).y >= y)
        flowers.append(row(along(stem, t).x, y, r, count, lean, 2 * k))
        y += r * 0.9
    wood = path(brush(stem, (7, 6, 5, 3)), INK)
    return wood + path(buds, PURPLE, INK, VEIN) + "".join(reversed(flowers))


def red_ground() -> str:
    """The red ground under a yellow border, by which decks of both games mark one of the cards."""
    border, field = (f"M-5 {y}Q120 {y - 16} 245 {y}L245 400L-5 400Z" for y in (HORIZON, HORIZON + 14))
    return path(border, YELLOW, INK, FINE) + path(field, RED, INK, FINE)
