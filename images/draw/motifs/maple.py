"""Maple: broad leaves with seven lobes in red, yellow and black, hanging from the twigs of a dark branch."""

from ..palette import BOLD, FINE, INK, PAPER, VEIN
from ..pen import Point, brush, path, place, polar, spline, xy

LOBES = (  # direction and length of each lobe from side to side, in a leaf that grows up
    (-222, 0.6),
    (-179, 0.8),
    (-134, 0.96),
    (-90, 1.06),
    (-46, 0.96),
    (-1, 0.8),
    (42, 0.6),
)
NOTCH = 0.44  # how far from the foot of the blade two lobes part, as a share of the shorter one
BELLY = 0.6, 17  # where a lobe is widest, as a share of its length, and how wide, in degrees to each side
VEINED = 0.8  # a vein runs so far along its lobe
STALK = 0.45
EDGE = 9  # the pale line that parts a black leaf from what it covers, half of it outside

Leaf = tuple[float, float, float, float, str]


def blade() -> tuple[str, str]:
    """Outline and veins of a leaf that grows up from the foot of its blade."""
    outline, veins = [Point(0, 0.06, True)], ""
    for k, (degrees, length) in enumerate(LOBES):
        if k:
            before, its_length = LOBES[k - 1]
            notch = polar(0, 0, NOTCH * min(length, its_length), (before + degrees) / 2)
            outline.append(Point(notch.x, notch.y, True))
        tip = polar(0, 0, length, degrees)
        widest, spread = BELLY
        outline += [
            polar(0, 0, length * widest, degrees - spread),
            Point(tip.x, tip.y, True),
            polar(0, 0, length * widest, degrees + spread),
        ]
        veins += f"M0 0L{xy(polar(0, 0, length * VEINED, degrees))}"
    return spline(outline), veins


BLADE = blade()


def leaf(x: float, y: float, degrees: float, r: float, colour: str) -> str:
    """A leaf on a stalk that starts at x, y; its blade points in a direction and is r long."""
    outline, veins = BLADE
    foot = polar(x, y, r * STALK, degrees)
    stalk = f"M{x} {y}Q{xy(polar(x, y, r * STALK * 0.6, degrees - 16))} {xy(foot)}"
    outline = place(outline, foot.x, foot.y, degrees + 90, r)
    edge = path(outline, None, PAPER, EDGE) if colour == INK else ""
    return "".join(
        [
            edge,
            path(stalk, None, INK, BOLD),
            path(outline, colour, INK, FINE),
            path(place(veins, foot.x, foot.y, degrees + 90, r), None, PAPER, VEIN),
        ]
    )


def leaves(*each: Leaf) -> str:
    return "".join(leaf(*one) for one in each)


def branch(points: str, *widths: float) -> str:
    return path(brush(points, widths), INK)


def bark(*strokes: str) -> str:
    """Pale strokes reserved in the black of the branch."""
    return path("".join(strokes), None, PAPER, VEIN)
