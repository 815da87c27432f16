"""Bush clover: one arching stem, stalked leaves of three round leaflets in pairs, rows of pea flowers."""

from ..palette import FINE, GREEN, INK, OUTLINE, PAPER, PINK, RED, VEIN
from ..pen import (
    Matrix,
    Points,
    along,
    brush,
    direction,
    heading,
    mapped,
    path,
    place,
    polar,
    position,
    segment,
    walk,
)

LEAFLET = (
    "M0 0C.14 -.22 .36 -.44 .66 -.42C.92 -.38 1.04 -.16 1 0C1.04 .16 .92 .38 .66 .42C.36 .44 .14 .22 0 0Z"
)
RIB = "M.12 0L.8 0"
LEAFLETS = ((-76, 0.84, 0), (76, 0.84, 0), (0, 1, 0.26))  # turn, size, distance from the end of the stalk
STALK = 0.46  # in sizes of the leaf

# A pea flower grows to the right: its banner stands up, wings and keel lie ahead like a boat, behind its cup.
BANNER = "M.06 .06C-.26 -.4 -.06 -.96 .36 -.92Q.5 -.98 .62 -.78C.9 -.56 .74 -.12 .4 .08Z"
KEEL = "M0 .04C.2 -.38 .78 -.5 1.08 -.16C1.1 .24 .42 .46 0 .04Z"
CUP = "M-.26 .02L.16 -.2Q.14 .06 .18 .26Z"
BUD = "M0 0C.2 -.42 .7 -.42 1 0C.7 .42 .2 .42 0 0Z"
PETALS = (BANNER, RED), (KEEL, PINK)
SIDES = (-1, 1)
JOINTS = 10  # of a stem
BUDS = 3  # so many of the last flowers are closed


def taper(count: int, first: float, last: float) -> list[float]:
    """Widths from the first to the last in even steps."""
    return [first + (last - first) * k / (count - 1) for k in range(count)]


def mirrored_position(x: float, y: float, degrees: float, scale: float, side: int) -> Matrix:
    """The matrix that puts a local shape at x, y, upside down where side is -1."""
    a, b, c, d, e, f = position(x, y, degrees, scale)
    return a, b, side * c, side * d, e, f


def stem(points: Points, width: float = 9, tip: float = 2.4) -> str:
    """A stem from its foot to its thin tip."""
    trail = [along(points, k / JOINTS) for k in range(JOINTS + 1)]
    return path(brush(trail, taper(JOINTS + 1, width, tip)), INK)


def leaf(x: float, y: float, degrees: float, size: float) -> str:
    """A leaf on a stalk from x, y on a stem."""
    blades = ribs = ""
    for turn, share, ahead in LEAFLETS:
        foot = polar(x, y, size * (STALK + ahead), degrees)
        blades += place(LEAFLET, foot.x, foot.y, degrees + turn, size * share)
        ribs += place(RIB, foot.x, foot.y, degrees + turn, size * share)
    stalk = path(segment((x, y), polar(x, y, size * (STALK + 0.3), degrees)), None, INK, OUTLINE)
    return path(blades, GREEN, INK, FINE) + stalk + path(ribs, None, PAPER, VEIN)


def leaves(points: Points, *each: tuple[float, float, float]) -> str:
    """Leaves along a stem through points: place along it, size, angle to it."""
    return "".join(leaf(*along(points, t)[:2], heading(points, t) + turn, size) for t, size, turn in each)


def raceme(points: Points, flowers: int, size: float, start: float = 0.1) -> str:
    """A spray: its thin stem through points, flowers on either side, ever smaller, from a share of it on."""
    track = walk(points, 3)
    parts, cups, buds = [], "", ""
    for k in reversed(range(flowers)):
        side, done = SIDES[k % 2], k / (flowers - 1)
        at = round((start + (0.99 - start) * (1 - (1 - done) ** 1.2)) * (len(track) - 1))
        degrees = direction(track[max(at - 3, 0)], track[at]) + side * (64 - 44 * done)
        r = size * (1 - 0.5 * done)
        root = track[at]
        foot = polar(*root[:2], r * 0.4, degrees)
        matrix = mirrored_position(*foot[:2], degrees, r, -side)
        if k >= flowers - BUDS:
            buds += mapped(BUD, matrix)
        else:
            parts += [path(mapped(shape, matrix), colour, INK, VEIN) for shape, colour in PETALS]
        cups += mapped(CUP, matrix) + segment(root, foot)
    twig = path(brush(track[::4], taper(len(track[::4]), 4.4, 2.2)), INK)
    return twig + path(buds, RED, INK, VEIN) + "".join(parts) + path(cups, INK, INK, VEIN)
