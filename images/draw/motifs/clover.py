"""Bush clover: an arching stem, leaves of three round leaflets, sprays of small petals like a herringbone."""

from ..palette import FINE, GREEN, INK, OUTLINE, PAPER, PINK, RED, VEIN
from ..pen import Points, along, brush, direction, heading, path, place, polar, segment, walk

LEAFLET = (
    "M0 0C.14 -.22 .36 -.44 .66 -.42C.92 -.38 1.04 -.16 1 0C1.04 .16 .92 .38 .66 .42C.36 .44 .14 .22 0 0Z"
)
RIB = "M.12 0L.8 0"
LEAFLETS = ((-76, 0.84, 0), (76, 0.84, 0), (0, 1, 0.26))  # turn, size, distance from the end of the stalk
STALK = 0.46  # in sizes of the leaf

PETAL = "M0 0Q.5 -.58 1 0Q.5 .58 0 0Z"  # a pointed oval that grows to the right
SIDES = (-1, 1)
SMALLEST = 0.5  # the petal at the tip, as a share of the first one
JOINTS = 10  # of a stem
PALE = 3  # one petal of every so many pairs is pink


def taper(count: int, first: float, last: float) -> list[float]:
    """Widths from the first to the last in even steps."""
    return [first + (last - first) * k / (count - 1) for k in range(count)]


def stem(points: Points, width: float = 9, tip: float = 3.6) -> str:
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


def raceme(points: Points, pairs: int, size: float, start: float = 0.1) -> str:
    """A spray: a thin stem through points, then from a share of it on pairs of ever smaller petals."""
    track = walk(points, 3)
    twig = path(brush(track[::4], taper(len(track[::4]), 3.6, 2.2)), INK)
    petals = {RED: place(PETAL, *track[-1][:2], direction(track[-4], track[-1]), size * SMALLEST), PINK: ""}
    for k in range(pairs):
        done = k / pairs
        at = round((start + (1 - start) * (1 - (1 - done) ** 1.2)) * (len(track) - 1))
        ahead = direction(track[max(at - 3, 0)], track[min(at + 3, len(track) - 1)])
        for side in SIDES:
            colour = PINK if k % PALE == 1 and side == SIDES[k // PALE % 2] else RED
            turn = side * (54 - 18 * done)
            petals[colour] += place(PETAL, *track[at][:2], ahead + turn, size * (1 - (1 - SMALLEST) * done))
    return twig + "".join(path(data, colour, INK, VEIN) for colour, data in petals.items())
