"""Bush clover: one arching stem, stalked leaves of three round leaflets in pairs, rows of pea flowers."""

from ..palette import FINE, GREEN, INK, OUTLINE, PAPER, PINK, RED, VEIN
from ..pen import Points, along, brush, direction, heading, path, place, polar, segment, walk

LEAFLET = (
    "M0 0C.14 -.22 .36 -.44 .66 -.42C.92 -.38 1.04 -.16 1 0C1.04 .16 .92 .38 .66 .42C.36 .44 .14 .22 0 0Z"
)
RIB = "M.12 0L.8 0"
LEAFLETS = ((-76, 0.84, 0), (76, 0.84, 0), (0, 1, 0.26))  # turn, size, distance from the end of the stalk
STALK = 0.46  # in sizes of the leaf

# A pea flower grows to the right: two wings spread like a butterfly's, between them its keel, behind its cup.
WING = "M0 0C.02 -.26 .2 -.44 .56 -.48C.92 -.5 1.1 -.24 1.02 .02C.9 .26 .4 .24 0 0Z"
OTHER = "M0 0C.02 .26 .2 .44 .56 .48C.92 .5 1.1 .24 1.02 -.02C.9 -.26 .4 -.24 0 0Z"
WINGS = place(WING, 0, 0, -46) + place(OTHER, 0, 0, 46)
KEEL = "M-.04 0C.16 -.26 .5 -.34 .94 0C.5 .34 .16 .26 -.04 0Z"
CUP = "M-.24 0L.2 -.2Q.1 0 .2 .2Z"
BUD = "M0 0C.2 -.42 .7 -.42 1 0C.7 .42 .2 .42 0 0Z"
SIDES = (-1, 1)
JOINTS = 10  # of a stem
BUDS = 3  # so many of the last flowers are closed


def stem(points: Points, width: float = 9, tip: float = 2.4) -> str:
    """A stem from its foot to its thin tip."""
    trail = [along(points, k / JOINTS) for k in range(JOINTS + 1)]
    return path(brush(trail, [width + (tip - width) * k / JOINTS for k in range(JOINTS + 1)]), INK)


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


def raceme(points: Points, flowers: int, size: float, start: float) -> str:
    """Flowers on either side of a stem through points, ever smaller, from a share of its length on."""
    parts = []
    track = walk(points, 3)
    for k in reversed(range(flowers)):
        side, done = SIDES[k % 2], k / (flowers - 1)
        at = round((start + (0.99 - start) * (1 - (1 - done) ** 1.25)) * (len(track) - 1))
        degrees = direction(track[max(at - 3, 0)], track[at]) + side * (66 - 48 * done)
        r = size * (1 - 0.54 * done)
        root = track[at]
        foot = polar(*root[:2], r * 0.44, degrees)
        bud = k >= flowers - BUDS
        petals = place(BUD if bud else WINGS, *foot[:2], degrees, r)
        parts += [path(petals, RED, INK, VEIN)]
        if not bud:
            parts += [path(place(KEEL, *foot[:2], degrees, r), PINK, INK, VEIN)]
        cup = place(CUP, *foot[:2], degrees, r)
        parts += [path(cup + segment(root, foot), INK, INK, VEIN)]
    return "".join(parts)
