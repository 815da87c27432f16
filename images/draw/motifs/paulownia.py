"""Paulownia: big black heart-shaped leaves with ivory veins, spikes of purple bells standing above."""

from ..palette import INK, LILAC, OUTLINE, PAPER, PURPLE, VEIN
from ..pen import along, brush, heading, path, place, points, spline

LEAF = spline(  # grows to the right from its foot; the lobe below is the broader one
    "0,0! -.06,-.16 .02,-.36 .2,-.45 .36,-.44 .5,-.5! .56,-.36 .72,-.22 1,-.02! "
    ".78,.12 .64,.24 .58,.48! .44,.5 .26,.56 .06,.48 -.08,.28 -.05,.12"
)
RIBS = "M.04 .01Q.5 -.03 .84 -.02M.05 .02Q.24 -.12 .44 -.38M.05 .02Q.26 .16 .48 .38"
VEINS = (
    "M.08 -.02Q.1 -.2 .18 -.34M.08 .05Q.1 .24 .16 .42M.34 0Q.5 -.08 .6 -.2M.34 .01Q.5 .06 .58 .2"
    "M.58 -.02Q.66 -.06 .74 -.12M.58 -.01Q.66 .03 .74 .07"
)
BELL = (  # grows to the right from its foot: a tube that flares to three lips
    "M0 0C.08 -.26 .38 -.2 .6 -.29Q.78 -.56 .92 -.22Q1.14 0 .92 .22Q.78 .56 .6 .29C.38 .2 .08 .26 0 0Z"
)
MOUTH = "M.76 -.3Q.62 0 .76 .3Q.94 0 .76 -.3Z"
CALYX = "M-.1 -.1Q.26 -.3 .24 0Q.26 .3 -.1 .1Z"
BUD = "M0 0C.1 -.4 .6 -.4 .8 0C.6 .4 .1 .4 0 0Z"
TIERS = (  # directions of the flowers of each tier, from the tip downwards
    (-34, 30, -4),
    (-58, 56),
    (-72, 8, 62),
    (-84, -20, 80),
    (-96, 18, 92),
    (-100, -10, 98),
)


def leaf(x: float, y: float, degrees: float, length: float) -> str:
    """A broad heart with three points, from its foot at x, y."""
    return "".join(
        [
            path(place(LEAF, x, y, degrees, length), INK, PAPER, OUTLINE),
            path(place(RIBS, x, y, degrees, length), None, PAPER, OUTLINE),
            path(place(VEINS, x, y, degrees, length), None, PAPER, VEIN),
        ]
    )


def leaves(*each: tuple[float, float, float, float]) -> str:
    return "".join(leaf(*one) for one in each)


def spike(given: str, size: float, tiers: int) -> str:
    """A spike from its foot to its tip: buds, then tiers of bells, each wider than the last."""
    stem = points(given)
    parts = [path(brush(stem, (7, 6, 5, 4)), INK)]
    for k, tier in enumerate(TIERS[: tiers + 2]):
        t = 0.98 - 0.8 * (k / (tiers + 2)) ** 1.2
        node, up, closed = along(stem, t), heading(stem, t), k < 2
        scale = size * min(0.58 + 0.14 * k, 1)
        shapes = "".join(place(BUD if closed else BELL, node.x, node.y, up + turn, scale) for turn in tier)
        parts.append(path(shapes, PURPLE, INK, VEIN))
        if not closed:
            mouths = "".join(place(MOUTH, node.x, node.y, up + turn, scale) for turn in tier)
            parts.append(path(mouths, LILAC, INK, VEIN))
        parts.append(path("".join(place(CALYX, node.x, node.y, up + turn, scale) for turn in tier), INK))
    return "".join(parts)
