"""Bush clover: arched sprays, dark leaves of three leaflets, red and pink flowers at drooping tips."""

from ..palette import INK, PAPER, PINK, RED, VEIN
from ..pen import along, brush, heading, path, place, polar

LEAFLET = "M0 0C.16 -.36 .74 -.5 1 0C.74 .5 .16 .36 0 0Z"  # grows to the right
RIB = "M.14 0L.8 0"
WINGS = "M0 0C-.1 -.44 .26 -.74 .64 -.6C.82 -.4 .7 -.14 .4 0C.7 .14 .82 .4 .64 .6C.26 .74 -.1 .44 0 0Z"
KEEL = "M0 0C.3 -.3 .8 -.34 .95 0C.8 .34 .3 .3 0 0Z"
LEAFY = 0.6  # of a spray, counted from its foot
SIDES = (-1, 1)
BUDS = 3  # so many of the last flowers are closed


def spray(points: str, leaves: int, flowers: int, leaf_size: float = 48, flower_size: float = 35) -> str:
    """A spray from its foot to its drooping tip: leaves on either side in turn, then flowers, then buds."""
    parts = [path(brush(points, (6, 5, 4, 3, 2)), INK)]
    blades = ribs = ""
    for k in range(leaves):
        t = 0.06 + (LEAFY - 0.06) * k / (leaves - 1)
        size, degrees = leaf_size * (1 - 0.42 * t), heading(points, t) + SIDES[k % 2] * 58
        node = along(points, t)
        foot = polar(node.x, node.y, size * 0.3, degrees)
        for turn, share in ((-58, 0.84), (58, 0.84), (0, 1)):
            blades += place(LEAFLET, foot.x, foot.y, degrees + turn, size * share)
            ribs += place(RIB, foot.x, foot.y, degrees + turn, size * share)
    parts += [path(blades, INK), path(ribs, None, PAPER, VEIN)]
    for first, side in enumerate(SIDES):
        wings = keels = ""
        for k in range(first, flowers, 2):
            t = LEAFY - 0.06 + (1.06 - LEAFY) * k / (flowers - 1)
            size, degrees = flower_size * (1.25 - 0.65 * t), heading(points, t) + side * (80 - 50 * t)
            node = along(points, t)
            if k < flowers - BUDS:
                wings += place(WINGS, node.x, node.y, degrees, size)
            keels += place(KEEL, node.x, node.y, degrees, size)
        parts += [path(wings, RED, INK, VEIN), path(keels, PINK, INK, VEIN)]
    return "".join(parts)
