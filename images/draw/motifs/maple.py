"""Maple: broad leaves with seven lobes in red, yellow and black, hanging from the twigs of a dark branch."""

from ..palette import FINE, HEAVY, INK, PAPER, VEIN
from ..pen import Point, brush, path, place, polar, segment, spline, xy

SIDE = (46, 0.95), (92, 0.78), (136, 0.5)  # a side's lobes: degrees from the middle lobe, length
LOBES = (*((-turn, length) for turn, length in reversed(SIDE)), (0, 1.08), *SIDE)
NOTCH = 0.42  # how far from the foot of the blade two lobes part, as a share of the shorter one
BELLY = 0.6, 15  # where a lobe is widest, as a share of its length, and how wide, in degrees to each side
VEINED = 0.8  # a vein runs so far along its lobe
STALK = 0.5
EDGE = 9  # the pale line that parts a black leaf from what it covers, half of it outside

Leaf = tuple[float, float, float, float, str]


def blade() -> tuple[str, str]:
    """Outline and veins of a leaf that grows to the right from the foot of its blade, mirror-symmetric."""
    outline, veins = [Point(-0.07, 0, True)], ""
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
    """A leaf r long whose stalk leaves the wood at x, y; stalk, middle vein and tip lie in one line."""
    outline, veins = BLADE
    foot = polar(x, y, r * STALK, degrees)
    outline = place(outline, foot.x, foot.y, degrees, r)
    edge = path(outline, None, PAPER, EDGE) if colour == INK else ""
    return "".join(
        [
            edge,
            path(segment((x, y), foot), None, INK, HEAVY),
            path(outline, colour, INK, FINE),
            path(place(veins, foot.x, foot.y, degrees, r), None, PAPER, VEIN),
        ]
    )


def leaves(*each: Leaf) -> str:
    return "".join(leaf(*one) for one in each)


def branch(points: str, *widths: float) -> str:
    return path(brush(points, widths), INK)
