"""Bush clover: arching stems, stalked leaves of three round leaflets, drooping rows of pea flowers."""

from ..palette import FINE, GREEN, INK, OUTLINE, PAPER, PINK, RED, VEIN
from ..pen import along, brush, direction, heading, path, place, polar, segment, walk

LEAFLET = "M0 0C.2 -.24 .4 -.38 .64 -.36C.88 -.32 1.02 -.14 1 0C1.02 .14 .88 .32 .64 .36C.4 .38 .2 .24 0 0Z"
RIB = "M.14 0L.78 0"
LEAFLETS = ((-74, 0.86, 0), (74, 0.86, 0), (0, 1, 0.16))  # turn, size, distance from the end of the stalk
STALK = 0.5  # in sizes of the leaf
COLOURS = (GREEN, GREEN, INK, GREEN, GREEN)

# A pea flower grows to the right, its round banner raised to one side or the other behind its keel.
BANNERS = {
    -1: "M0 0C-.2 -.2 -.16 -.74 .2 -.86C.56 -.94 .84 -.66 .74 -.36L.3 0Z",
    1: "M0 0C-.2 .2 -.16 .74 .2 .86C.56 .94 .84 .66 .74 .36L.3 0Z",
}
KEELS = {
    -1: "M0 0C.16 -.34 .56 -.5 1.06 -.3C1 .1 .5 .3 0 0Z",
    1: "M0 0C.16 .34 .56 .5 1.06 .3C1 -.1 .5 -.3 0 0Z",
}
BUD = "M0 0C.2 -.36 .7 -.36 1 0C.7 .36 .2 .36 0 0Z"
SIDES = (-1, 1)
LAYERS = 4  # flowers so many apart never touch, and share a path
BUDS = 3  # so many of the last flowers are closed


def stem(points: str, width: float = 7) -> str:
    """A stem from its foot to its thin tip."""
    return path(brush(points, [width * share for share in (1, 0.84, 0.66, 0.48)]), INK)


def leaf(x: float, y: float, degrees: float, size: float, colour: str = GREEN) -> str:
    """A leaf on a stalk from x, y on a stem."""
    blades = ribs = ""
    for turn, share, ahead in LEAFLETS:
        foot = polar(x, y, size * (STALK + ahead), degrees)
        blades += place(LEAFLET, foot.x, foot.y, degrees + turn, size * share)
        ribs += place(RIB, foot.x, foot.y, degrees + turn, size * share)
    stalk = path(segment((x, y), polar(x, y, size * (STALK + 0.26), degrees)), None, INK, OUTLINE)
    rim = PAPER if colour == INK else INK  # black leaflets are parted by the ground
    return path(blades, colour, rim, FINE) + stalk + path(ribs, None, PAPER, VEIN)


def raceme(points: str, flowers: int, size: float = 26, start: float = 0.3) -> str:
    """Flowers on either side of the line through points, ever smaller; start is the share without any."""
    parts = [path(brush(points, (6, 4.4, 3.2, 2.4)), INK)]
    track = walk(points, 3)
    for layer in range(LAYERS):
        banners = keels = ""
        for k in range(layer, flowers, LAYERS):
            side, done = SIDES[k % 2], k / (flowers - 1)
            at = round((1 - (1 - start) * (1 - done) ** 1.2) * (len(track) - 1))
            degrees = direction(track[max(at - 3, 0)], track[at]) + side * (52 - 34 * done)
            r = size * (1 - 0.62 * done)
            foot = polar(*track[at][:2], r * 0.12, degrees)
            if k < flowers - BUDS:
                banners += place(BANNERS[side], *foot[:2], degrees, r)
                keels += place(KEELS[side], *foot[:2], degrees, r)
            else:
                keels += place(BUD, *foot[:2], degrees, r)
        parts += [path(banners, PINK, INK, VEIN)] if banners else []
        parts += [path(keels, RED, INK, VEIN)]
    return "".join(parts)


def leaves(points: str, *each: tuple[float, float, float]) -> str:
    """Leaves along a stem through points: place along it, size, angle to it."""
    return "".join(
        leaf(*along(points, t)[:2], heading(points, t) + turn, size, COLOURS[k % len(COLOURS)])
        for k, (t, size, turn) in enumerate(each)
    )
