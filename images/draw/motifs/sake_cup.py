"""The sake cup of September."""

from ..glyphs import KOTOBUKI, sign
from ..palette import BOLD, DARK_RED, FINE, HEAVY, INK, OUTLINE, PAPER, RED, YELLOW
from ..pen import blob, ellipse, path


def sake_cup() -> str:
    """A red lacquer cup on a slender foot, golden inside, with the sign for long life."""
    return "".join(
        [
            path("M132 350Q138 362 126 374L184 374Q172 362 178 350Z", RED, INK, OUTLINE),  # foot
            blob("74,280! 84,320 116,352 155,357 194,352 226,320 236,280!", RED),
            ellipse(155, 280, 81, 27, RED, INK, OUTLINE),
            ellipse(155, 284, 66, 19, YELLOW, INK, FINE),
            path("M106 288Q122 277 152 275", None, PAPER, OUTLINE),  # light on the sake
            path("M90 312Q98 330 116 339", None, PAPER, HEAVY),  # light on the lacquer
            path(
                "M233 290Q224 318 193 350Q176 355 158 355Q202 338 210 304Q226 300 233 290Z", DARK_RED
            ),  # shade
            sign(KOTOBUKI, 136, 310, 40, YELLOW, BOLD),
        ]
    )
