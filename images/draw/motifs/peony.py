"""Peony: large red flowers, a bowl of ruffled petals around a yellow heart, and three-lobed leaves."""

from ..palette import FINE, GREEN, INK, PAPER, PINK, RED, VEIN, YELLOW
from ..pen import brush, path, place, spline, turned
from ..plant import wheel

PETAL = (  # grows up from its foot; the rim is ruffled, and higher on one side
    "M0 .05C-.34 -.16 -.72 -.46 -.6 -.78Q-.5 -.94 -.36 -.86Q-.22 -1.08 -.04 -.94"
    "Q.14 -1.1 .26 -.9Q.46 -.98 .56 -.76C.66 -.44 .34 -.16 0 .05Z"
)
CREASES = "M-.24 -.74Q-.19 -.5 -.11 -.36M.04 -.8Q.02 -.56 .01 -.42M.32 -.72Q.25 -.5 .14 -.34"
CUP = (  # the petal in front of the heart, seen from outside
    "M0 0C-.4 .02 -.78 -.24 -.78 -.58Q-.68 -.76 -.5 -.64Q-.32 -.86 -.14 -.66Q.04 -.84 .2 -.62"
    "Q.42 -.7 .5 -.5C.52 -.24 .3 0 0 0Z"
)
FOLDS = (
    "M-.58 -.5Q-.52 -.28 -.34 -.14M-.32 -.52Q-.28 -.3 -.16 -.14"
    "M-.02 -.5Q-.02 -.3 0 -.16M.26 -.44Q.22 -.28 .12 -.16"
)
STAMEN = "M0 0L-.15 -.8Q0 -1.2 .15 -.8Z"
OUTER = ((-28, 1.08), (118, 0.94), (36, 0.98), (-126, 0.9), (-78, 1.06), (78, 1.1), (172, 0.84))  # turn, size
INNER = ((-52, 0.64), (48, 0.62), (-2, 0.68))
BEHIND = ((-46, 0.96), (44, 0.94), (-6, 1.12))
SEPALS = "M0 .12C-.3 .12 -.5 -.08 -.56 -.3Q-.2 -.14 0 -.14Q.14 -.14 .4 -.34C.4 0 .2 .12 0 .12Z"
LEAF = spline(  # grows to the right from its foot
    "0,0! .1,-.16 .28,-.34 .6,-.48! .56,-.3 .44,-.15! .6,-.2 .8,-.13 1,.02! .8,.15 .6,.18 .44,.13! "
    ".52,.26 .56,.4 .54,.54! .26,.38 .1,.17"
)
LEAF_VEINS = "M.1 0L.86 .01M.14 -.06Q.26 -.22 .48 -.38M.14 .06Q.28 .2 .45 .4"


def petals(x: float, y: float, r: float, degrees: float, each: tuple, colour: str) -> str:
    """Petals around their common foot, each turn, size."""
    shapes = [place(PETAL, x, y, degrees + turn, r * size) for turn, size in each]
    return "".join(path(shape, colour, INK, FINE) for shape in shapes)


def cup(x: float, y: float, r: float, degrees: float) -> str:
    front = path(place(CUP, x, y, degrees, r), RED, INK, FINE)
    return front + path(place(FOLDS, x, y, degrees, r), None, PAPER, VEIN)


def flower(x: float, y: float, r: float, degrees: float = 0) -> str:
    """A wide open flower, a bowl of petals tilted to the viewer; x, y is the foot of its outer petals."""
    heart, low = turned(-0.02 * r, -0.1 * r, degrees, x, y), turned(0.08 * r, 0.5 * r, degrees, x, y)
    parts = []
    for turn, size in OUTER:
        parts.append(path(place(PETAL, x, y, degrees + turn, r * size), RED, INK, FINE))
        parts.append(path(place(CREASES, x, y, degrees + turn, r * size), None, PAPER, VEIN))
    return "".join(
        [
            *parts,
            petals(x, y, r, degrees, INNER, PINK),
            path(wheel(STAMEN, heart.x, heart.y, r * 0.38, 10), YELLOW, INK, VEIN),
            cup(low.x, low.y, r * 0.82, degrees + 4),
        ]
    )


def half_open(x: float, y: float, r: float, degrees: float = 0, sepals: str = GREEN) -> str:
    """A flower that opens, seen from the side; x, y is its foot."""
    return "".join(
        [
            petals(x, y, r, degrees, BEHIND, RED),
            petals(x, y, r, degrees + 6, ((0, 0.94),), PINK),
            cup(x, y, r, degrees + 8),
            path(place(SEPALS, x, y, degrees, r), sepals, INK, FINE),
        ]
    )


def leaf(x: float, y: float, degrees: float, length: float, colour: str = GREEN) -> str:
    """A leaf with three points, from its foot at x, y."""
    blade = path(place(LEAF, x, y, degrees, length), colour, INK, FINE)
    return blade + path(place(LEAF_VEINS, x, y, degrees, length), None, PAPER, VEIN)


def leaves(*each: tuple[float, float, float, float], colour: str = GREEN) -> str:
    return "".join(leaf(*one, colour) for one in each)


def stem(points: str, *widths: float) -> str:
    return path(brush(points, widths), INK)
