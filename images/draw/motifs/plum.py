"""Plum: round red blossoms and buds on angular black branches."""

from ..palette import FINE, INK, RED, YELLOW
from ..pen import brush, circle, disc, path, polar
from ..plant import stamens


def blossom(x: float, y: float, r: float, turn: float = 0) -> str:
    """Five ROUND petals, seen from the front."""
    petals = "".join(disc(*polar(x, y, r * 0.55, turn - 90 + 72 * k)[:2], r * 0.45) for k in range(5))
    heart = circle(x, y, r * 0.34, RED)  # covers the inner outlines of the petals
    threads = stamens(x, y, r * 0.5, 8, turn, YELLOW, r * 0.15)
    return path(petals, RED, INK, FINE) + heart + threads + circle(x, y, r * 0.14, YELLOW)


def buds(*places: tuple[float, float, float]) -> str:
    """Round buds, each x, y, r."""
    return path("".join(disc(*place) for place in places), RED, INK, FINE)


def branch(points: str, *widths: float) -> str:
    return path(brush(points, widths), INK)


def two_shoots() -> str:
    """A low bough from which two shoots rise, in the shape of a U."""
    return (
        branch("-6,330 60,300 100,316 160,296 250,340", 34, 26, 22, 18, 16)
        + branch("70,304 60,220 70,120 64,40", 18, 13, 9, 4)
        + branch("170,300 186,210 178,110 190,30", 16, 12, 8, 4)
        + branch("120,312 116,270 128,232", 12, 8, 4)
    )
