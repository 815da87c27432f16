"""Plum: round red blossoms, half open ones and buds that sit close on angular black wood."""

from ..palette import FINE, INK, OUTLINE, PAPER, RED, VEIN, YELLOW
from ..pen import brush, circle, disc, path, place, polar, segment, xy
from ..plant import stamens

# seen from the side, growing up from the wood: three round petals in a dark cup
HALF_OPEN = "M-.2 0A.42 .42 0 0 1 -.4 -.8A.42 .42 0 0 1 .4 -.8A.42 .42 0 0 1 .2 0Z"
CUP = "M-.26 -.1Q-.1 -.14 0 -.3Q.1 -.14 .26 -.1Q.2 .14 0 .14Q-.2 .14 -.26 -.1Z"
FOLDS = "M-.14 -.44Q-.22 -.7 -.16 -.9M.14 -.44Q.22 -.7 .16 -.9"


def blossom(x: float, y: float, r: float, turn: float = 0) -> str:
    """Five ROUND petals, seen from the front, with pale creases between them."""
    angles = [turn - 54 + 72 * k for k in range(5)]
    valleys = [polar(x, y, r * 0.62, angle) for angle in angles]
    rounds = "".join(f"A{r * 0.44} {r * 0.44} 0 1 1 {xy(valley)}" for valley in valleys)
    creases = "".join(segment(polar(x, y, r * 0.52, angle), polar(x, y, r * 0.22, angle)) for angle in angles)
    return (
        path(f"M{xy(valleys[-1])}{rounds}Z", RED, INK, FINE)
        + path(creases, None, PAPER, VEIN)
        + stamens(x, y, r * 0.5, 10, turn + 18, YELLOW, r * 0.13)
        + circle(x, y, r * 0.15, YELLOW)
    )


def half_open(*places: tuple[float, float, float, float]) -> str:
    """Blossoms from the side, each x and y of the foot, size, and the lean away from upright."""
    petals, folds, cups = (
        "".join(place(shape, x, y, lean, size) for x, y, size, lean in places)
        for shape in (HALF_OPEN, FOLDS, CUP)
    )
    return path(petals, RED, INK, FINE) + path(folds, None, PAPER, VEIN) + path(cups, INK, INK, VEIN)


def buds(*places: tuple[float, float, float]) -> str:
    """Round buds, each x, y, r."""
    return path("".join(disc(*place) for place in places), RED, INK, FINE)


def branch(points: str, *widths: float) -> str:
    return path(brush(points, widths), INK)


def bark(*strokes: str) -> str:
    """Pale strokes reserved in the black of old wood."""
    return path("".join(strokes), None, PAPER, OUTLINE)
