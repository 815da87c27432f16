"""Paulownia: tapering panicles of nodding flowers under golden buds, over broad heart-shaped leaves."""

import math
from typing import NamedTuple

from ..palette import FINE, GREEN, INK, LILAC, OUTLINE, PAPER, PURPLE, VEIN, YELLOW
from ..pen import Point, Points, along, brush, heading, mapped, path, place, points, polar, spline, xy

# One half of a heart-shaped leaf that grows to the right from its foot; the other half is its reflection.
SIDE = points("0,0! -.16,-.12 -.26,-.34 -.2,-.58 .02,-.7 .26,-.7! .44,-.54 .66,-.42 .88,-.22 1.14,0!")
RIB = "M0 0Q.5 .03 1 0"
VEINS = "M0 0Q.06 -.34 .22 -.6M.02 -.14Q-.1 -.24 -.14 -.42M.22 .01Q.38 -.16 .48 -.42M.52 .01Q.66 -.1 .74 -.24"

# A flower hangs to the right from its foot, the bulging side of the tube above; its mouth is one unit wide.
TUBE = "M0 -.12C.3 -.46 .7 -.4 1 -.3L1 .3C.7 .26 .36 .3 0 .12Z"
FOLD = "M.3 -.14Q.5 -.22 .7 -.14"
LENGTH, BEHIND = 1.05, 0.3  # of the tube seen from its side; how far it shows through the mouth
CLOSED = "M0 -.12C.3 -.4 .8 -.4 .96 0C.8 .3 .36 .3 0 .12Z"  # before it opens
CALYX = "M-.1 0C-.1 -.24 .14 -.26 .24 -.16L.18 0L.24 .16C.14 .26 -.1 .24 -.1 0Z"
# The mouth, as if the viewer looked straight into it.
NOTCH, BOW = 0.39, 0.72  # from the middle to a notch between two lobes, and to what pulls a lobe out
THROAT = "M-.28 0C-.28 .3 .18 .3 .18 0C.18 -.3 -.28 -.3 -.28 0Z"  # against the course of the lobes: a hole
RAYS = "M.27 0L.44 0M.07 .28L.13 .42M.07 -.28L.13 -.42M-.27 .2L-.36 .28M-.27 -.2L-.36 -.28"  # on the lobes

# The flowers of a panicle stand around its stem in turn: how far to the right, how far towards the viewer.
AROUND = (-0.9, 0), (0.85, 0.1), (0.1, 1), (1, 0), (-0.8, 0.2), (-0.25, 1)
SPREAD = 48  # degrees by which a flower at the side points away from the stem
OFF, OFF_CLOSED = 0.3, 0.18  # from the stem to the foot of a flower, in sizes of the flower
MOUTH, TOWARDS = 0.48, 0.28  # how open a mouth looks at the side; what the place towards the viewer adds
SHRINK = 0.5  # what the last flower has lost of the first

BUD = "M0 0L.3 0C.2 -.9 1.7 -.9 1.7 0C1.7 .9 .2 .9 .3 0Z"  # with its stalk, growing to the right
BUDS = (0.85, -66, 1), (0.89, 66, 1), (0.93, -60, 0.9), (0.96, 62, 0.8), (1, 0, 0.8)  # place, turn, size


class Flower(NamedTuple):
    """A flower from its foot; open: how far its mouth turns to the viewer, 0 to 1, or None if closed."""

    x: float
    y: float
    degrees: float
    size: float
    open: float | None

    @property
    def length(self) -> float:
        """Of the tube as the viewer sees it, in sizes."""
        return LENGTH * math.sqrt(1 - (self.open or 0) ** 2)

    @property
    def mouth(self) -> Point:
        return polar(self.x, self.y, self.size * self.length, self.degrees)

    def laid(self, shape: str, long: float = 1) -> str:
        """A shape that grows from the foot, so long; what is its upper side stays above."""
        side = 1 if self.degrees < 90 else -1
        return place(mapped(shape, (long, 0, 0, side, 0, 0)), self.x, self.y, self.degrees, self.size)

    def tube(self) -> str:
        return self.laid(CLOSED) if self.open is None else self.laid(TUBE, self.length + BEHIND * self.open)

    def rim(self, shape: str) -> str:
        """A shape around the mouth, foreshortened."""
        return place(mapped(shape, (self.open or 0, 0, 0, 1, 0, 0)), *self.mouth[:2], self.degrees, self.size)


def corolla() -> str:
    """Five rounded lobes around a throat."""
    data = "M" + xy(polar(0, 0, NOTCH, 36))
    for middle in range(72, 432, 72):
        ends = polar(0, 0, BOW, middle - 27), polar(0, 0, BOW, middle + 27), polar(0, 0, NOTCH, middle + 36)
        data += "C" + " ".join(map(xy, ends))
    return data + "Z" + THROAT


COROLLA = corolla()


def panicle(
    given: Points, size: float, count: int, start: float = 0.4, end: float = 0.88, closed: int = 1
) -> list[Flower]:
    """Flowers around a stem from the lowest to the highest; the lowest has the size, the last are closed."""
    found = []
    lean = (heading(given, (start + end) / 2) + 90) / 2
    for k in range(count):
        root = along(given, start + (end - start) * k / count)
        aside, ahead = AROUND[k % len(AROUND)]
        shut = k >= count - closed
        r = size * (1 - SHRINK * k / count)
        away = OFF_CLOSED if shut else OFF
        foot = root.x + aside * away * r, root.y - away * r
        found.append(Flower(*foot, 90 - SPREAD * aside + lean, r, None if shut else MOUTH + TOWARDS * ahead))
    return found


def layers(flowers: list[Flower]) -> list[list[Flower]]:
    """Flowers by layer: each lies above all earlier ones that it touches, so that a layer needs few paths."""
    heights: list[int] = []
    for one in flowers:
        below = [
            height
            for other, height in zip(flowers, heights, strict=False)
            if math.dist(one.mouth[:2], other.mouth[:2]) < 0.6 * (one.size + other.size)
        ]
        heights.append(1 + max(below, default=-1))
    return [
        [one for one, height in zip(flowers, heights, strict=True) if height == level]
        for level in range(max(heights) + 1)
    ]


class Dress(NamedTuple):
    """The colours of flowers; lines without a colour are left out."""

    tube: str = PURPLE
    rim: str = LILAC
    throat: str | None = None  # else as the tube
    fold: str | None = None
    ray: str | None = None


VIOLET = Dress()


def blossoms(*panicles: list[Flower], dress: Dress = VIOLET) -> str:
    """Flowers one over another, the higher over the lower: they nod."""
    parts = ""
    for layer in layers([flower for flowers in panicles for flower in flowers]):
        open_ones = [flower for flower in layer if flower.open]
        for shapes, colour, outline in (
            ((flower.tube() for flower in layer), dress.tube, INK),
            ((flower.laid(FOLD, flower.length) for flower in layer), None, dress.fold),
            ((flower.laid(CALYX) for flower in layer), YELLOW, INK),
            ((flower.rim(THROAT) for flower in open_ones), dress.throat, None),
            ((flower.rim(COROLLA) for flower in open_ones), dress.rim, INK),
            ((flower.rim(RAYS) for flower in open_ones), None, dress.ray),
        ):
            if (colour or outline) and (data := "".join(shapes)):
                parts += path(data, colour, outline, VEIN)
    return parts


def stem(given: Points, *widths: float) -> str:
    return path(brush(given, widths or (10, 8, 6, 4)), INK)


def buds(*stems: tuple[Points, float]) -> str:
    """Round golden buds at the tips of stems: each stem, radius of its buds."""
    data = ""
    for given, r in stems:
        for t, turn, share in BUDS:
            data += place(BUD, *along(given, t)[:2], heading(given, t) + turn, r * share)
    return path(data, YELLOW, INK, VEIN)


def leaf(
    x: float,
    y: float,
    degrees: float,
    length: float,
    colour: str = GREEN,
    bend: float = 0,
    halves: tuple[float, float] = (1, 1),
) -> str:
    """A leaf from its foot at x, y whose tip bends aside; halves: how wide its right and left side look.

    A black leaf is cut out of what lies behind it.
    """
    right, left = halves

    def laid(line: list[Point], wide: float) -> list[Point]:
        return [Point(a, b * wide + bend * a * a, corner) for a, b, corner in line]

    def veined(veins: str, wide: float, turn: float) -> str:
        return place(mapped(veins, (1, turn, 0, wide, 0, 0)), x, y, degrees, length)

    edge = spline(laid(SIDE, right) + laid(SIDE[-2:0:-1], -left))
    return "".join(
        [
            path(place(edge, x, y, degrees, length), colour, PAPER if colour == INK else INK, FINE),
            path(veined(RIB, 1, bend), None, PAPER, OUTLINE),
            path(veined(VEINS, right, bend / 2) + veined(VEINS, -left, bend / 2), None, PAPER, VEIN),
        ]
    )
