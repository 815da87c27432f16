"""The storm of November: cloud, bolt, drum and waves."""

from ..palette import BOLD, INK, OUTLINE, PAPER, RED, YELLOW
from ..pen import circle, path, wave
from ..plant import wheel

COMMA = (
    "M0 -.05C-.3 -.2 -.28 -.7 .05 -.75C.5 -.75 .62 -.3 .5 0C.45 -.25 .3 -.45 .12 -.4C.2 -.25 .15 -.1 0 -.05Z"
)


def cloud() -> str:
    return path(
        "M-5 -5L245 -5L245 130C200 150 190 100 150 140C120 170 90 120 60 150C30 170 10 140 -5 150Z", INK
    )


def bolt() -> str:
    return path("M150 20L76 178L122 178L84 306L186 142L136 142L186 20Z", YELLOW, INK, BOLD)


def drum(x: float, y: float, r: float) -> str:
    """The drum of the thunder god, with its three commas."""
    rim = circle(x, y, r, PAPER, INK, OUTLINE) + circle(x, y, r * 0.75, RED, INK, OUTLINE)
    return rim + path(wheel(COMMA, x, y, r * 0.75, 3), INK)


def waves() -> str:
    sea = path(wave(-5, 366, 18, 48, 6) + "L245 400L-5 400Z", INK)
    return sea + path(wave(8, 380, 16, 48, 5), None, RED, OUTLINE)
