"""The sake cup of September."""

from ..glyphs import KOTOBUKI, sign
from ..palette import BOLD, FINE, INK, OUTLINE, PAPER, RED, YELLOW
from ..pen import blob, ellipse, path


def sake_cup() -> str:
    """A red lacquer cup, golden inside, with the sign for long life."""
    return "".join(
        [
            blob("78,282! 90,330 130,352 160,352 200,342 228,282!", RED),
            path("M128 350L120 372L188 372L180 348Z", RED, INK, OUTLINE),  # foot
            ellipse(153, 282, 75, 24, RED, INK, OUTLINE),
            ellipse(153, 285, 60, 16, YELLOW, INK, FINE),
            path("M104 286q24 -12 48 -8", None, PAPER, OUTLINE),  # a light on the sake
            sign(KOTOBUKI, 132, 306, 42, YELLOW, BOLD),
        ]
    )
