"""Maple: broad leaves with seven lobes in red, yellow and black, hanging from the twigs of a dark branch."""

from ..palette import BOLD, FINE, INK, PAPER, VEIN, YELLOW
from ..pen import Point, brush, path, place, polar, segment, spline, xy

LOBES = (  # direction and length of each lobe from side to side, in a leaf that grows up
    (-222, 0.6),
    (-179, 0.8),
    (-134, 0.96),
    (-90, 1.06),
    (-46, 0.96),
    (-1, 0.8),
    (42, 0.6),
)
NOTCH = 0.46  # how far from the foot of the blade two lobes part, as a share of the shorter one
BELLY = 0.6, 18.5  # where a lobe is widest, as a share of its length, and how wide, in degrees to each side
STALK = 0.45
LARGE = 90  # a leaf longer than this shows its side veins

Leaf = tuple[float, float, float, float, str]


def blade() -> tuple[str, str, str]:
    """Outline, veins and side veins of a leaf that grows up from the foot of its blade."""
    outline, veins, side_veins = [Point(0, 0.06, True)], "", ""
    for k, (degrees, length) in enumerate(LOBES):
        if k:
            before, its_length = LOBES[k - 1]
            notch = polar(0, 0, NOTCH * min(length, its_length), (before + degrees) / 2)
            outline.append(Point(notch.x, notch.y, True))
        widest, spread = BELLY
        tip = polar(0, 0, length, degrees)
        outline += [
            polar(0, 0, length * widest, degrees - spread),
            Point(tip.x, tip.y, True),
            polar(0, 0, length * widest, degrees + spread),
        ]
        if 0 < k < len(LOBES) - 1:
            veins += f"M0 0L{xy(polar(0, 0, length * 0.78, degrees))}"
            for share, turn in ((0.36, -12), (0.46, 11), (0.56, -9)):
                end = polar(0, 0, length * (share + 0.16), degrees + turn)
                side_veins += segment(polar(0, 0, length * share, degrees), end)
    return spline(outline), veins, side_veins


BLADE = blade()


def leaf(x: float, y: float, degrees: float, r: float, colour: str) -> str:
    """A leaf on a stalk that starts at x, y; its blade points in a direction and is r long."""
    outline, veins, side_veins = BLADE
    if r > LARGE:
        veins += side_veins
    foot = polar(x, y, r * STALK, degrees)
    stalk = f"M{x} {y}Q{xy(polar(x, y, r * STALK * 0.6, degrees - 16))} {xy(foot)}"
    vein = INK if colour == YELLOW else PAPER
    return "".join(
        [
            path(stalk, None, INK, BOLD),
            path(place(outline, foot.x, foot.y, degrees + 90, r), colour, INK, FINE),
            path(place(veins, foot.x, foot.y, degrees + 90, r), None, vein, VEIN),
        ]
    )


def leaves(*each: Leaf) -> str:
    return "".join(leaf(*one) for one in each)


def branch(points: str, *widths: float) -> str:
    return path(brush(points, widths), INK)


def bark(*strokes: str) -> str:
    """Pale strokes reserved in the black of the branch."""
    return path("".join(strokes), None, PAPER, VEIN)
