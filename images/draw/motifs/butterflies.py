"""The butterflies of June."""

from ..palette import FINE, INK, VEIN, YELLOW
from ..pen import blob, circle, group, mirrored, path, spline
from ..plant import lens

FORE_WING = "0,0! 16,-30 48,-40 60,-20 46,4"
FORE_FIELD = "4,-3! 17,-24 38,-32 44,-24 40,-14 46,-10 40,-2"  # within its dark margin
HIND_WING = "0,0! 44,6 44,30 24,36 8,22"


def butterfly(x: float, y: float, degrees: float, scale: float, hind_colour: str) -> str:
    """A yellow butterfly seen from above, its head up; x, y is the middle of its body."""
    wings = [
        blob(HIND_WING, hind_colour),
        circle(28, 19, 6, YELLOW),
        blob(FORE_WING, INK),
        path(spline(FORE_FIELD), YELLOW),
        path("M10 -7Q24 -12 38 -10M10 -11Q22 -20 36 -22", None, INK, VEIN),
    ]
    body = path(lens(0, -16, 90, 54, 8), INK)
    feelers = path("M0 -14C-4 -30 -12 -36 -20 -38M0 -14C4 -30 12 -36 20 -38", None, INK, FINE)
    return group([*wings, mirrored(wings, axis=0), body, feelers], x, y, degrees, scale)
