"""The butterflies of June."""

from ..palette import FINE, HAIR, INK, VEIN, YELLOW
from ..pen import blob, circle, group, mirrored, path
from ..plant import lens

FORE_WING = "0,0! 16,-30 48,-38 58,-18 46,4"
HIND_WING = "0,0! 44,6 44,30 24,36 8,22"


def butterfly(x: float, y: float, degrees: float, scale: float, hind_colour: str) -> str:
    """A yellow butterfly seen from above, its head up; x, y is the middle of its body."""
    wings = [
        blob(FORE_WING, YELLOW),
        blob(HIND_WING, hind_colour),
        circle(40, -20, 7, hind_colour, INK, HAIR),
        circle(27, 20, 5, YELLOW, INK, HAIR),
        path("M8 -8L24 -18M8 4L18 10", None, INK, VEIN),
    ]
    body = path(lens(0, -16, 90, 54, 8), INK)
    feelers = path("M0 -14C-4 -30 -12 -36 -20 -38M0 -14C4 -30 12 -36 20 -38", None, INK, FINE)
    return group([*wings, mirrored(wings, axis=0), body, feelers], x, y, degrees, scale)
