"""Pine: black standing shoots with needles and a yellow bud."""

from ..palette import BOLD, FINE, HAIR, INK, PAPER, YELLOW
from ..pen import Point, path, segment, spline, turned
from ..plant import lens


def shoot(x: float, y: float, height: float, width: float, lean: float = 0) -> str:
    """One standing shoot with its foot at x, y: a dark core, rows of needles and a bud."""

    def spread(t: float) -> float:
        """How far the needles reach at t of the height, to one side."""
        return width / 2 * (0.35 + 0.65 * min(1, t * 2.2)) * (1 - t) ** 0.42

    def spot(across: float, up: float) -> Point:
        return turned(across, -up, lean, x, y)

    levels = (0, 0.25, 0.5, 0.75, 0.93)
    left = [spot(-spread(t) * 0.62, height * t) for t in levels]
    right = [spot(spread(t) * 0.62, height * t) for t in reversed(levels)]
    top = spot(0, height)._replace(corner=True)
    core = path(spline([*left, top, *right]), INK)

    needles = gaps = ""
    rows = max(7, int(height / 13))
    for row in range(rows + 1):
        t = row / rows * 0.97
        reach = spread(t)
        rise = 18 + reach * 0.42
        for side in (-1, 1):
            needles += segment(spot(0, height * t), spot(side * reach, min(height * t + rise, height * 1.02)))
            if (
                row < rows - 1 and reach > 8
            ):  # pale gaps in the core, without which the shoot is a flat black shape
                low = height * (t + 0.45 / rows)
                gaps += segment(spot(side * 2.5, low), spot(side * reach * 0.72, low + rise * 0.72))
    bud = lens(*spot(0, height - 8)[:2], -90 + lean, 26, 7)
    return (
        core + path(needles, None, INK, BOLD) + path(gaps, None, PAPER, HAIR) + path(bud, YELLOW, INK, FINE)
    )
