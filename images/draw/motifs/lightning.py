"""The storm of November: cloud, bolt, drum and waves."""

from ..palette import BOLD, INK, OUTLINE, PAPER, RED, YELLOW
from ..pen import circle, path, segment, wave
from ..plant import wheel

COMMA = (
    "M0 -.05C-.3 -.2 -.28 -.7 .05 -.75C.5 -.75 .62 -.3 .5 0C.45 -.25 .3 -.45 .12 -.4C.2 -.25 .15 -.1 0 -.05Z"
)
BOLT = "M190 60L134 150L152 154L104 226L120 230L58 340L148 220L130 214L176 146L158 140L212 60Z"
FORKS = (
    "M150 148L196 176L190 192L226 226L202 190L208 174L160 142Z"
    "M112 222L60 234L66 246L24 270L80 250L74 240L124 228Z"
)


def cloud() -> str:
    """A bank of black cloud with curls reserved in it."""
    bank = (
        "M-5 -5L245 -5L245 104A34 34 0 0 1 186 116A40 40 0 0 1 112 122A32 32 0 0 1 56 112A40 40 0 0 1 -5 120Z"
    )
    curls = (
        "M230 100A30 30 0 1 0 196 74A15 15 0 1 0 222 66M156 120A34 34 0 1 0 112 88A18 18 0 1 0 142 82"
        "M100 114A26 26 0 0 0 62 98"
    )
    return path(bank, INK) + path(curls, None, PAPER, OUTLINE)


def rain() -> str:
    strokes = ((20, 270), (52, 186), (96, 160), (92, 300), (28, 330), (216, 214), (160, 210), (126, 280))
    return path("".join(segment((x, y), (x - 14, y + 36)) for x, y in strokes), None, INK, BOLD)


def bolt() -> str:
    """A thin forked bolt; the outline is painted first, so that none runs across the forks."""
    data = BOLT + FORKS
    return path(data, INK, INK, 2 * BOLD) + path(data, YELLOW)


def drum(x: float, y: float, r: float) -> str:
    """The drum of the thunder god, with its three commas."""
    rim = circle(x, y, r, PAPER, INK, OUTLINE) + circle(x, y, r * 0.75, RED, INK, OUTLINE)
    return rim + path(wheel(COMMA, x, y, r * 0.75, 3), INK)


def waves() -> str:
    sea = path(wave(-5, 358, 22, 48, 6) + "L245 400L-5 400Z", INK)
    return sea + path(wave(8, 374, 20, 48, 5), None, RED, OUTLINE)
