"""The deer of October."""

from ..palette import FINE, HEAVY, INK, OCHRE, PAPER
from ..pen import blob, circle, disc, path

SPOTS = (
    (130, 246),
    (150, 246),
    (170, 252),
    (140, 264),
    (160, 268),
    (180, 268),
    (116, 236),
    (188, 252),
    (124, 270),
)


def deer() -> str:
    """A brown stag with pale spots, standing, that looks to the left."""
    body = (
        "48,182! 66,158 86,148 98,160 110,194 134,226 166,230 196,238 212,254! 202,272 "
        "194,298 186,322 190,366! 176,366! 170,322 162,298 138,300 124,302 118,330 118,366! "
        "104,366! 102,330 100,296 94,262 84,218 76,198 56,194!"
    )
    antlers = (
        "M88 150C84 124 92 106 88 74M90 120C80 112 70 110 62 96M90 98C98 92 104 84 104 72"
        "M96 152C104 132 118 122 124 92M112 124C124 122 132 116 138 106"
    )
    return "".join(
        [
            path("M186 290L196 366M120 296L124 366", None, INK, 10),  # far legs
            blob(body, OCHRE),
            path("M190 366l0 8l-16 0l2 -8ZM118 366l0 8l-16 0l2 -8Z", INK),  # hooves
            blob("96,156! 108,140 122,140! 116,156 102,164", OCHRE, width=FINE),  # ear
            path(antlers, None, INK, HEAVY),
            path("".join(disc(x, y, 4.4) for x, y in SPOTS), PAPER),
            circle(74, 172, 3.6, INK),
            path("M46 182l10 -4l2 12Z", INK),  # nose
            blob("196,238! 214,240 218,258 204,262", PAPER, width=FINE),  # tail
        ]
    )


def ground() -> str:
    return path("M-5 372C80 360 160 362 245 374L245 400L-5 400Z", INK)
