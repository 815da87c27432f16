"""Bush clover: arching canes, leaves of three oval leaflets, and loose heads of red and pink pea flowers."""

from ..palette import FINE, GREEN, INK, OUTLINE, PAPER, PINK, RED, VEIN
from ..pen import (
    Points,
    along,
    brush,
    direction,
    heading,
    path,
    place,
    polar,
    segment,
    spline,
    walk,
)

LEAFLET = "M0 0C.2 -.34 .7 -.4 1 0C.7 .4 .2 .34 0 0Z"
RIB = "M.14 0L.8 0"
LEAFLETS = ((-62, 0.86, 0), (62, 0.86, 0), (0, 1.06, 0.3))  # turn, size, distance from the end of the stalk
STALK = 0.3  # in sizes of the leaf

# A pea flower, upright around its throat: the notched standard above, the pale wings folded below.
STANDARD = "M0 .14C-1.16 .26 -.92 -1.26 0 -.66C.92 -1.26 1.16 .26 0 .14Z"
WINGS = "M0 -.34C-.7 .1 -.36 .66 0 .66C.36 .66 .7 .1 0 -.34Z"
BUD = "M0 0C.06 -.6 .9 -.6 .9 0C.9 .6 .06 .6 0 0Z"
COLOURS = (RED, PINK), (PINK, PAPER), (RED, PINK)  # of standard and wings, in turn
STEP = 0.8  # from one flower to the next, in sizes of the flower
FLOWER_STALK = 0.6  # in sizes of the flower
TURN = 70  # degrees from the stem of a head to the stalk of a flower
LEAN = 20  # degrees by which a flower leans to the side of its stalk
TIP = 0.5  # the last flower, as a share of the first
BUDDED = 0.92  # from here to the tip the stem has buds
BUDS = (-60, 0.93, 0.5), (56, 0.96, 0.44), (0, 1, 0.5)  # turn, place along the stem, size
PACE = 2  # from one point of the stem of a head to the next
JOINTS = 10  # of a cane
THIN = 3.4  # the width of its tip


def taper(count: int, first: float, last: float) -> list[float]:
    """Widths from the first to the last in even steps."""
    return [first + (last - first) * k / (count - 1) for k in range(count)]


def cane(points: Points, width: float) -> str:
    """A cane from its foot, so wide, to its thin tip."""
    trail = [along(points, k / JOINTS) for k in range(JOINTS + 1)]
    return path(brush(trail, taper(JOINTS + 1, width, THIN)), INK)


def leaf(x: float, y: float, degrees: float, size: float, colour: str) -> str:
    """A leaf on a stalk from x, y on a cane."""
    blades = ribs = ""
    for turn, share, ahead in LEAFLETS:
        foot = polar(x, y, size * (STALK + ahead), degrees)
        blades += place(LEAFLET, foot.x, foot.y, degrees + turn, size * share)
        ribs += place(RIB, foot.x, foot.y, degrees + turn, size * share)
    stalk = path(segment((x, y), polar(x, y, size * (STALK + 0.3), degrees)), None, INK, OUTLINE)
    line = PAPER if colour == INK else INK
    return stalk + path(blades, colour, line, FINE) + path(ribs, None, PAPER, VEIN)


def leaves(points: Points, *each: tuple[float, float, float], colour: str = GREEN) -> str:
    """Leaves along a cane through points: place along it, size, angle to it."""
    return "".join(
        leaf(*along(points, t)[:2], heading(points, t) + turn, size, colour) for t, size, turn in each
    )


def head(points: Points, size: float, start: float = 0.1) -> str:
    """A head of flowers that take turns on both sides of a thin stem through points, and buds at its tip."""
    track = walk(points, PACE)
    last = len(track) - 1
    stalks, at, k = spline(points, closed=False), start * last, 0
    petals = {pair: ["", ""] for pair in COLOURS}
    while at < BUDDED * last:
        here = round(at)
        ahead = direction(track[max(here - 3, 0)], track[min(here + 3, last)])
        r = size * (1 - (1 - TIP) * (at / last - start) / (1 - start))
        throat = polar(*track[here][:2], r * FLOWER_STALK, ahead + (-1) ** k * TURN)
        lean = LEAN * (throat.x - track[here].x) / r
        stalks += segment(track[here], throat)
        pair = petals[COLOURS[k % len(COLOURS)]]
        pair[0] += place(STANDARD, *throat[:2], lean, r)
        pair[1] += place(WINGS, *throat[:2], lean, r)
        at, k = at + STEP * r / PACE, k + 1
    buds = "".join(
        place(BUD, *along(points, t)[:2], heading(points, t) + turn, size * share) for turn, t, share in BUDS
    )
    flowers = (
        path(data, colour, INK, VEIN)
        for colours, pair in petals.items()
        for colour, data in zip(colours, pair, strict=True)
        if data
    )
    return path(stalks, None, INK, FINE) + path(buds, RED, INK, VEIN) + "".join(flowers)
