"""Maple: broad leaves with seven lobes in red, yellow and black, hanging from the twigs of a dark branch."""

from functools import cache

from ..palette import FINE, INK, OUTLINE, PAPER, VEIN, YELLOW
from ..pen import Point, brush, path, place, polar, spline, xy

LOBES = (  # direction and length of each lobe from side to side, in a leaf that grows up; no two are alike
    (-222, 0.5),
    (-181, 0.8),
    (-135, 0.97),
    (-88, 1.08),
    (-44, 0.94),
    (1, 0.82),
    (44, 0.52),
)
NOTCH = 0.44  # how far from the foot of the blade two lobes part, as a share of the shorter one
BELLY = 0.58, 18.5  # where a lobe is widest, as a share of its length, and how wide, in degrees to each side
CURL = 4  # degrees by which the tip of a lobe leans away from the middle lobe, for each step from it
STALK = 0.55

Leaf = tuple[float, float, float, float, str] | tuple[float, float, float, float, str, float]


@cache
def blade(narrow: float) -> tuple[str, str]:
    """Outline and veins of a leaf that grows up from the foot of its blade; narrow squeezes it sideways."""

    def at(distance: float, degrees: float, corner: bool = False) -> Point:
        x, y, _ = polar(0, 0, distance, degrees)
        return Point(x * narrow, y, corner)

    outline, veins = [Point(0, 0.06, True)], ""
    for k, (degrees, length) in enumerate(LOBES):
        tip = degrees + CURL * (k - 3)
        if k:
            before, its_length = LOBES[k - 1]
            outline.append(at(NOTCH * min(length, its_length), (before + degrees) / 2, True))
        widest, spread = BELLY
        outline += [
            at(length * widest, degrees - spread),
            at(length, tip, True),
            at(length * widest, degrees + spread),
        ]
        if 0 < k < len(LOBES) - 1:
            veins += f"M0 0Q{xy(at(length * 0.45, degrees))} {xy(at(length * 0.7, (degrees + tip) / 2))}"
    return spline(outline), veins


def leaf(x: float, y: float, degrees: float, r: float, colour: str, narrow: float = 1) -> str:
    """A leaf on a stalk that starts at x, y; its blade points in a direction and is r long."""
    outline, veins = blade(narrow)
    foot = polar(x, y, r * STALK, degrees)
    stalk = f"M{x} {y}Q{xy(polar(x, y, r * STALK * 0.6, degrees - 16))} {xy(foot)}"
    edge, vein = PAPER if colour == INK else INK, INK if colour == YELLOW else PAPER
    return "".join(
        [
            path(stalk, None, INK, OUTLINE),
            path(place(outline, foot.x, foot.y, degrees + 90, r), colour, edge, FINE),
            path(place(veins, foot.x, foot.y, degrees + 90, r), None, vein, VEIN),
        ]
    )


def leaves(*each: Leaf) -> str:
    return "".join(leaf(*one) for one in each)


def branch(points: str, *widths: float) -> str:
    return path(brush(points, widths), INK)
