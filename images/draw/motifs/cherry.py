"""Cherry: pink and red blossoms with a NOTCH in each petal, a thick trunk, small green leaves."""

from ..palette import FINE, INK, PAPER, PINK, RED, YELLOW
from ..pen import brush, circle, path
from ..plant import NOTCHED_PETAL, leaf, stamens, wheel


def blossom(x: float, y: float, r: float, fill: str = PINK, turn: float = 0) -> str:
    """Five notched petals, seen from the front."""
    petals = path(wheel(NOTCHED_PETAL, x, y, r, 5, turn), fill, INK, FINE)
    threads = stamens(x, y, r * 0.45, 5, turn + 36, PAPER if fill == RED else RED, r * 0.14)
    return petals + threads + circle(x, y, r * 0.12, YELLOW)


def blossoms(*each: tuple[float, float, float, str, float]) -> str:
    return "".join(blossom(*one) for one in each)


def leaves(length: float, width: float, *each: tuple[float, float, float]) -> str:
    """Leaves of one size, each x, y, degrees."""
    return "".join(leaf(x, y, degrees, length, width) for x, y, degrees in each)


def trunk(points: str, *widths: float) -> str:
    return path(brush(points, widths), INK)
