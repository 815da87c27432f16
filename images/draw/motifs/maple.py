"""Maple: sprays of seven-pointed leaves in two reds, yellow and black that overlap along a branching twig."""

from ..palette import FINE, HEAVY, INK, PAPER, RED, VEIN, YELLOW
from ..pen import brush, mapped, path, place, polar, xy

SIDE = (41, 0.96), (82, 0.8), (124, 0.5)  # a side's lobes: degrees from the middle lobe, length
LOBES = (*((-turn, length) for turn, length in reversed(SIDE)), (0, 1.1), *SIDE)
NOTCH = 0.44  # how far from the foot of the blade two lobes part, as a share of the shorter one
BELLY = 0.62, 23  # where a lobe is fullest, as a share of its length, and by how many degrees to each side
POINT = 0.82, 5  # the same before its tip, which is drawn out
VEINED = 0.78  # a vein runs so far along its lobe
STALK = 0.45
EDGE = 9  # the pale line that parts a black leaf from what it covers, half of it outside
VEINS = {YELLOW: RED}  # elsewhere they are pale

Leaf = tuple[float, float, float, float, str] | tuple[float, float, float, float, str, float]


def blade() -> tuple[str, str]:
    """Outline and veins of a leaf that grows to the right from the foot of its blade."""
    outline, veins = "M-.08 0", ""
    for k, (degrees, length) in enumerate(LOBES):
        belly, point = ([(length * far, turn) for turn in (-side, side)] for far, side in (BELLY, POINT))
        way = [(far, degrees + turn) for far, turn in (belly[0], point[0], (length, 0), point[1], belly[1])]
        if k < len(LOBES) - 1:
            after, its_length = LOBES[k + 1]
            way.append((NOTCH * min(length, its_length), (degrees + after) / 2))
        else:
            way.append((0.08, 180))
        outline += "C" + " ".join(xy(polar(0, 0, *step)) for step in way)
        veins += f"M0 0L{xy(polar(0, 0, length * VEINED, degrees))}"
    return outline + "Z", veins


BLADE = blade()


def leaf(x: float, y: float, degrees: float, r: float, colour: str, breadth: float = 1) -> str:
    """A leaf r long whose stalk leaves the wood at x, y; seen from the side it has less than its breadth."""
    foot = polar(x, y, r * STALK, degrees)
    outline, veins = (
        place(mapped(shape, (1, 0, 0, breadth, 0, 0)), *foot[:2], degrees, r) for shape in BLADE
    )
    edge = path(outline, None, PAPER, EDGE) if colour == INK else ""
    return "".join(
        [
            edge,
            path(brush([(x, y), polar(x, y, r * STALK * 0.6, degrees), foot], (HEAVY, 4, 4)), INK),
            path(outline, colour, INK, FINE),
            path(veins, None, VEINS.get(colour, PAPER), VEIN),
        ]
    )


def leaves(*each: Leaf) -> str:
    return "".join(leaf(*one) for one in each)


def branch(points: str, *widths: float) -> str:
    return path(brush(points, widths), INK)
