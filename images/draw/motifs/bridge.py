"""The eight-plank bridge of May and the water under it."""

from ..palette import BLUE, INK, OCHRE, OUTLINE, PAPER, VEIN, YELLOW
from ..pen import circle, path, wave


def water() -> str:
    lines = wave(10, 322, 8, 36, 6) + wave(0, 346, 8, 36, 6) + wave(10, 370, 8, 36, 6)
    return path("M-5 300L245 300L245 400L-5 400Z", BLUE) + path(lines, None, PAPER, VEIN)


def bridge() -> str:
    """Planks in zigzag on two posts."""
    posts = "M92 270L108 270L108 400L92 400ZM190 322L206 322L206 400L190 400Z"
    planks = (
        "M-5 322L104 268L126 288L-5 354Z",
        "M92 278L214 332L196 356L76 300Z",
        "M178 344L245 304L245 338L200 366Z",
    )
    return "".join(
        [
            path(posts, OCHRE, INK, OUTLINE),
            *(path(plank, YELLOW, INK, OUTLINE) for plank in planks),
            path("M-5 338L114 278M84 289L204 343M190 355L245 321", None, INK, VEIN),  # seams
            circle(100, 288, 3.2, INK),  # nails
            circle(194, 342, 3.2, INK),
        ]
    )
