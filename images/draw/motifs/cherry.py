"""Cherry: pink and red blossoms with a NOTCH in each petal, buds and side views on stalks, ringed bark."""

from collections.abc import Iterable

from ..palette import FINE, HAIR, INK, PAPER, PINK, RED, VEIN, YELLOW
from ..pen import Point, brush, circle, direction, path, place, polar, segment, spline, turned, xy
from ..plant import NOTCHED_PETAL, leaf, stamens

PETAL = (  # the curves of one petal, from the valley before it to the valley after it
    ((-0.46, -0.5), (-0.64, -0.9), (-0.24, -1.0)),
    ((-0.12, -0.98), (-0.04, -0.9), (0, -0.78)),
    ((0.04, -0.9), (0.12, -0.98), (0.24, -1.0)),
    ((0.64, -0.9), (0.46, -0.5), (0.26, -0.36)),
)
# hanging from the end of a stalk: three petals from the side, and a bud; both grow up from it
SIDE = "M0 0C-.5 -.02 -.86 -.3 -.8 -.62L-.5 -.62L-.36 -.86C-.2 -.76 -.1 -.76 0 -.66C.1 -.76 .2 -.76 .36 -.86"
SIDE += "L.5 -.62L.8 -.62C.86 -.3 .5 -.02 0 0Z"
SIDE_FOLDS = "M-.42 -.6Q-.34 -.3 0 0Q.34 -.3 .42 -.6"
BUD = "M0 0C-.46 -.16 -.42 -.66 0 -.9C.42 -.66 .46 -.16 0 0Z"
CUP = "M-.16 -.14L0 .34L.16 -.14Q0 -.04 -.16 -.14Z"


def blossom(x: float, y: float, r: float, fill: str = PINK, turn: int = 0) -> str:
    """Five notched petals, seen from the front."""
    rim = creases = ""
    for angle in range(turn, turn + 360, 72):
        for curve in PETAL:
            rim += "C" + " ".join(xy(turned(a * r, b * r, angle, x, y)) for a, b in curve)
        creases += segment(polar(x, y, r * 0.42, angle - 54), polar(x, y, r * 0.2, angle - 54))
    start = xy(turned(-0.26 * r, -0.36 * r, turn, x, y))
    mark = PAPER if fill == RED else RED
    return (
        path(f"M{start}{rim}Z", fill, INK, FINE)
        + path(creases, None, INK, HAIR)
        + stamens(x, y, r * 0.5, 5, turn, mark, r * 0.15)
        + circle(x, y, r * 0.13, YELLOW)
    )


def blossoms(*each: tuple[float, float, float, str, float]) -> str:
    return "".join(blossom(*one) for one in each)


def spray(
    x: float,
    y: float,
    sides: Iterable[tuple[float, float, float, str]],
    buds: Iterable[tuple[float, float, float]] = (),
) -> str:
    """Stalks that spring from x, y, with a blossom from the side (x, y, size, colour) or a bud at the end."""
    stalks = cups = ""
    parts = []
    for end_x, end_y, size, *colour in (*sides, *buds):
        stalks += f"M{x} {y}Q{end_x} {(y + end_y) / 2} {end_x} {end_y}"
        away = direction(Point(end_x, (y + end_y) / 2), Point(end_x, end_y)) + 90
        cups += place(CUP, end_x, end_y, away, size)
        shape = place(SIDE if colour else BUD, end_x, end_y, away, size)
        parts.append(path(shape, colour[0] if colour else RED, INK, FINE))
        if colour:
            parts.append(path(place(SIDE_FOLDS, end_x, end_y, away, size), None, INK, HAIR))
    return path(stalks, None, INK, FINE) + "".join(parts) + path(cups, INK, INK, VEIN)


def falling(*each: tuple[float, float, float, float]) -> str:
    """Petals on the wind, each x, y, degrees and size."""
    return path("".join(place(NOTCHED_PETAL, *one) for one in each), PINK, INK, FINE)


def leaves(length: float, width: float, *each: tuple[float, float, float]) -> str:
    """Leaves of one size, each x, y, degrees."""
    return "".join(leaf(x, y, degrees, length, width, vein=PAPER) for x, y, degrees in each)


def trunk(points: str, *widths: float) -> str:
    return path(brush(points, widths), INK)


def grain(*each: str) -> str:
    """Pale lines in the bark that follow the wood."""
    return path("".join(spline(one, closed=False) for one in each), None, PAPER, FINE)
