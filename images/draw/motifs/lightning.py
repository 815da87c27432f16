"""The storm of November: cloud, bolt, drum and waves."""

from ..palette import BOLD, DARK_RED, INK, OCHRE, OUTLINE, PAPER, RED, YELLOW
from ..pen import circle, disc, path, polar, segment, wave
from ..plant import wheel

COMMA = (
    "M0 -.05C-.3 -.2 -.28 -.7 .05 -.75C.5 -.75 .62 -.3 .5 0C.45 -.25 .3 -.45 .12 -.4C.2 -.25 .15 -.1 0 -.05Z"
)
BOLT = (  # down one side to the tip, up the other
    "M116 80L78 150L100 158L58 216L76 225L46 284L58 290L34 352"
    "L78 286L66 279L98 220L80 210L126 152L104 143L152 80Z"
)
FORKS = (  # each grows thinner from a bend of the bolt
    "M104 144L146 170L140 188L172 226L150 187L157 166L118 146Z"
    "M92 214L118 232L113 246L128 270L121 245L126 229L98 210Z"
)


def cloud() -> str:
    """A bank of black cloud with curls reserved in it."""
    bank = (
        "M-5 -5L245 -5L245 104A34 34 0 0 1 186 116A40 40 0 0 1 112 122A32 32 0 0 1 56 112A40 40 0 0 1 -5 120Z"
    )
    curls = (
        "M176 118A36 36 0 1 0 128 86A19 19 0 1 0 160 80M88 116A30 30 0 1 0 50 88A15 15 0 1 0 74 84"
        "M20 116A28 28 0 0 0 4 66M206 112A30 30 0 0 1 236 84"
    )
    return path(bank, INK) + path(curls, None, PAPER, OUTLINE)


def glow() -> str:
    """Darker storm behind the bolt, in streaks that fall as the rain does."""
    streaks = (
        "-10,100 -10,260 60,100",
        "60,100 10,330 120,100",
        "150,100 120,240 196,100",
        "214,100 180,250 250,100",
    )
    return path("".join("M" + one.replace(" ", "L") + "Z" for one in streaks), DARK_RED)


def rain() -> str:
    strokes = ((40, 150), (66, 170), (30, 220), (190, 220), (86, 300), (140, 200), (222, 250))
    return path("".join(segment((x, y), (x - 14, y + 36)) for x, y in strokes), None, INK, BOLD)


def bolt() -> str:
    """A forked bolt; the outline is painted first, so that none runs across the forks."""
    data = BOLT + FORKS
    return path(data, INK, INK, 2 * BOLD) + path(data, YELLOW)


def drum(x: float, y: float, r: float) -> str:
    """The drum of the thunder god, its barrel behind, pegs around its skin and three commas on it."""
    aside, down = r * 0.5, r * 0.2
    top, bottom = polar(x, y, r, -68), polar(x, y, r, 112)
    back = f"L{top.x + aside} {top.y + down}A{r} {r} 0 0 1 {bottom.x + aside} {bottom.y + down}"
    staves = "".join(
        segment((edge.x, edge.y), (edge.x + aside, edge.y + down))
        for edge in (polar(x, y, r, degrees) for degrees in (-40, -10, 20, 50, 80))
    )
    pegs = "".join(disc(*polar(x, y, r * 0.86, 15 + 30 * k)[:2], r * 0.06) for k in range(12))
    return "".join(
        [
            path(f"M{top.x} {top.y}{back}L{bottom.x} {bottom.y}Z", OCHRE, INK, BOLD),
            path(staves, None, INK, OUTLINE),
            circle(x, y, r, INK),
            path(pegs, YELLOW),
            circle(x, y, r * 0.72, PAPER),
            path(wheel(COMMA, x, y, r * 0.7, 3), INK),
        ]
    )


def waves() -> str:
    """A black sea that breaks in scales of red lines."""
    sea = path(wave(-5, 350, 22, 48, 6) + "L245 400L-5 400Z", INK)
    scales = "".join(
        f"M{x - r} {y}A{r} {r} 0 0 1 {x + r} {y}"
        for y, first in ((372, 6), (390, -18))
        for x in range(first, 260, 48)
        for r in (10, 19)
    )
    return sea + path(scales, None, RED, OUTLINE)
