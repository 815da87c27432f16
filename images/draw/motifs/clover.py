"""Bush clover: thin arching sprays, leaves of three oval leaflets, and pea flowers that shrink to the tip."""

from ..palette import FINE, GREEN, INK, OUTLINE, PAPER, PINK, RED, VEIN
from ..pen import Points, along, brush, direction, heading, mapped, path, place, polar, segment, walk

LEAFLET = "M0 0C.2 -.34 .7 -.4 1 0C.7 .4 .2 .34 0 0Z"
RIB = "M.14 0L.8 0"
LEAFLETS = ((-62, 0.86, 0), (62, 0.86, 0), (0, 1.06, 0.3))  # turn, size, distance from the end of the stalk
STALK = 0.3  # in sizes of the leaf

# A pea flower from its side, its foot in the origin: a notched banner stands up, a keel looks to the right.
BANNER = (
    "M.14 .1C-.2 .04 -.62 -.5 -.44 -.9C-.3 -1.16 .02 -1.2 .16 -1"
    "C.34 -1.18 .66 -1.1 .74 -.82C.84 -.46 .6 .06 .14 .1Z"
)
STREAKS = "M.02 -.46Q-.08 -.6 -.1 -.76M.24 -.56Q.3 -.68 .44 -.8"  # on the banner, up from the keel
KEEL = "M-.06 .06C.16 -.36 .56 -.5 .98 -.58C1.3 0 .62 .52 -.06 .06Z"
BUD = "M0 0C.06 -.46 .8 -.46 .96 0C.8 .4 .06 .4 0 0Z"
COLOURS = (RED, PINK, PINK), (PINK, PAPER, RED), (RED, PINK, PINK)  # of banner, keel and streaks, in turn
STEP = 0.98  # from one flower to the next, in sizes of the flower
FLOWER_STALK = 0.36  # in sizes of the flower
TURN = 62  # degrees from the spray to the stalk of a flower
LEAN = 26  # degrees by which a flower turns at most
TIP = 0.5  # the last flower, as a share of the first
BUDS = (-50, 0.93, 0.8), (48, 0.965, 0.7), (0, 1, 0.7)  # turn, place along the spray, size in last flowers
BUDDED = 0.95  # from here to the tip the spray has buds
PACE = 2  # from one point of a spray to the next
JOINTS = 5  # of a spray
THIN = 2.8  # the width of its tip


def stem(points: Points, width: float) -> str:
    """A spray without its flowers, from its foot, so wide, to its thin tip."""
    trail = [along(points, k / JOINTS) for k in range(JOINTS + 1)]
    return path(brush(trail, [width + (THIN - width) * k / JOINTS for k in range(JOINTS + 1)]), INK)


def leaves(points: Points, *each: tuple[float, float, float]) -> str:
    """Leaves on stalks along a spray through points: place along it, size, angle to it."""
    stalks = blades = ribs = ""
    for t, size, aside in each:
        x, y, _ = along(points, t)
        way = heading(points, t) + aside
        stalks += segment((x, y), polar(x, y, size * (STALK + 0.3), way))
        for turn, share, ahead in LEAFLETS:
            foot = polar(x, y, size * (STALK + ahead), way)
            blades += place(LEAFLET, *foot[:2], way + turn, size * share)
            ribs += place(RIB, *foot[:2], way + turn, size * share)
    return path(stalks, None, INK, OUTLINE) + path(blades, GREEN, INK, FINE) + path(ribs, None, PAPER, VEIN)


def flower(part: str, right: bool, x: float, y: float, turn: float, size: float) -> str:
    """Path data of a part of a flower that looks to the right or to the left; it turns as it hangs lower."""
    return place(mapped(part, (1 if right else -1, 0, 0, 1, 0, 0)), x, y, turn if right else -turn, size)


def flowers(points: Points, size: float, start: float) -> str:
    """Flowers that take turns on both sides of a spray, from a place along it, and buds at its tip."""
    track = walk(points, PACE)
    last = len(track) - 1
    stalks, at, k, r = "", start * last, 0, size
    shapes = {colours: ["", "", ""] for colours in COLOURS}
    while at < BUDDED * last:
        here = round(at)
        r = size * (1 - (1 - TIP) * (at / last - start) / (1 - start))
        ahead = direction(track[max(here - 3, 0)], track[min(here + 3, last)])
        foot = polar(*track[here][:2], r * FLOWER_STALK, ahead + (-1) ** (k + 1) * TURN)
        stalks += segment(track[here], foot)
        turn = LEAN * (foot.y - track[here].y) / (r * FLOWER_STALK)
        for n, part in enumerate((BANNER, KEEL, STREAKS)):
            right = foot.x >= track[here].x
            shapes[COLOURS[k % len(COLOURS)]][n] += flower(part, right, *foot[:2], turn, r)
        at, k = at + STEP * r / PACE, k + 1
    buds = "".join(
        place(BUD, *along(points, t)[:2], heading(points, t) + turn, r * share) for turn, t, share in BUDS
    )
    parts = path(stalks, None, INK, FINE) + path(buds, RED, INK, VEIN)
    for (banner, keel, streaks), data in shapes.items():
        if data[0]:
            parts += path(data[0], banner, INK, VEIN) + path(data[1], keel, INK, VEIN)
            parts += path(data[2], None, streaks, VEIN)
    return parts
