"""Bush clover: arching canes, leaves of three oval leaflets, and heavy heads of red and pink pea flowers."""

import math

from ..palette import FINE, GREEN, INK, OUTLINE, PAPER, PINK, RED, VEIN
from ..pen import Points, along, brush, direction, heading, path, place, polar, segment, walk

LEAFLET = "M0 0C.2 -.34 .7 -.4 1 0C.7 .4 .2 .34 0 0Z"
RIB = "M.14 0L.8 0"
LEAFLETS = ((-62, 0.86, 0), (62, 0.86, 0), (0, 1.06, 0.3))  # turn, size, distance from the end of the stalk
STALK = 0.3  # in sizes of the leaf

FLOWER = "M0 0C.3 -.34 .62 -.46 1 0C.62 .46 .3 .34 0 0Z"  # grows to the right
STEP = 0.42  # from one row of flowers to the next, in sizes of the flower
TAPER = 0.4  # the flower at the tip, as a share of the biggest one
MIDDLE = 18, -12, -24  # degrees by which the flowers between the pairs look aside, in turn
BUDS = 0.66  # the last flowers, from this share of the head on, are red buds
PACE = 2  # from one point of the stem of a head to the next
JOINTS = 10  # of a cane


def taper(count: int, first: float, last: float) -> list[float]:
    """Widths from the first to the last in even steps."""
    return [first + (last - first) * k / (count - 1) for k in range(count)]


def cane(points: Points, width: float = 9, tip: float = 3.4) -> str:
    """A cane from its foot to its thin tip."""
    trail = [along(points, k / JOINTS) for k in range(JOINTS + 1)]
    return path(brush(trail, taper(JOINTS + 1, width, tip)), INK)


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


def head(points: Points, size: float, start: float = 0.2) -> str:
    """A dense flower head on a thin stem through points, full where it begins and pointed at its end.

    Two flowers at the sides and one between them take turns; they are painted from the tip upwards, so
    that each lies over those below it like tiles.
    """
    track = walk(points, PACE)
    last = len(track) - 1
    twig = path(brush(track[::6], taper(len(track[::6]), 4, 2.2)), INK)
    rows, at = [], start * last
    while at < last - 1:
        done, here = (at / last - start) / (1 - start), round(at)
        ahead = direction(track[max(here - 6, 0)], track[min(here + 6, last)])
        r = size * min(0.7 + 1.6 * done, 1.12 - (1.12 - TAPER) * done)
        k = len(rows)
        spread = 58 - 30 * done + 7 * math.sin(2.4 * k)
        turns, colour = ((-spread, spread), RED) if k % 2 == 0 else ((MIDDLE[k // 2 % 3],), PINK)
        flowers = "".join(place(FLOWER, *track[here][:2], ahead + turn, r) for turn in turns)
        rows.append(path(flowers, colour if done < BUDS else RED, INK, VEIN))
        at += STEP * r / PACE
    return twig + "".join(reversed(rows))
