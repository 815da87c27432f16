"""The rain man of November, his umbrella, the frog, the stream and the rain."""

from ..palette import BLUE, FINE, GREEN, HEAVY, INK, OUTLINE, PAPER, PURPLE, RED, VEIN, YELLOW
from ..pen import blob, circle, group, line, path


def stream() -> str:
    bed = "M245 300C190 310 200 340 150 346C110 350 60 344 -5 372L-5 400L245 400Z"
    ripples = "M236 326C210 332 214 352 172 360M60 380C100 366 130 372 170 372"
    return path(bed, BLUE, INK, OUTLINE) + path(ripples, None, PAPER, OUTLINE)


def rain() -> str:
    strokes = (
        "M14 20l-4 22M40 60l-4 22M70 14l-4 22M100 40l-4 18M140 20l-4 22"
        "M12 190l-4 22M62 180l-4 22M20 246l-4 18M196 250l-4 22M60 226l-4 18"
    )
    return path(strokes, None, BLUE, OUTLINE)


def umbrella() -> str:
    canopy = (
        "M18 150C30 92 84 62 130 78C166 92 182 126 180 160C160 146 146 150 136 158"
        "C120 140 100 142 88 154C74 142 56 142 46 156C38 148 26 146 18 150Z"
    )
    ribs = (
        "M112 74C92 96 64 116 46 154M112 74C106 100 96 124 88 154M112 74C124 98 132 124 136 158"
        "M112 74C140 92 164 116 180 160M112 74C76 84 40 108 18 150"
    )
    return (
        path(canopy, YELLOW, INK, OUTLINE)
        + path(ribs, None, INK, FINE)
        + path("M112 76L108 60", None, INK, HEAVY)
    )


def man() -> str:
    """A court noble in a red robe and a tall black hat, with the shaft of the umbrella at his shoulder."""
    return "".join(
        [
            path("M104 178L138 330", None, INK, HEAVY),  # shaft
            blob("98,252! 116,226 140,224 160,240 178,300 184,352! 92,352! 94,300", RED),
            blob("92,352! 184,352! 176,372! 100,372!", PURPLE),
            blob("100,246! 78,268 70,300 78,310! 104,300 116,268", RED),  # sleeves
            blob("156,240! 178,262 186,290 180,306! 158,300 148,270", RED),
            line("128,228 132,262 124,300", PAPER, FINE),  # folds
            line("140,230 132,262", PAPER, FINE),
            line("132,300 138,350", PAPER, FINE),
            path("M104 366l22 0l0 8l-26 0ZM144 366l24 0l2 8l-26 0Z", INK),  # shoes
            blob("112,196 116,182 134,178 148,188 148,208 136,224 120,220 112,208", PAPER),
            blob("114,190! 112,176 118,150 134,142 146,152 142,170 150,190! 134,182", INK, None),  # hat
            path("M118 200l6 -1M134 199l7 1M128 222l2 12", None, INK, FINE),  # eyes and beard
            path("M124 214q6 3 10 0", None, RED, FINE),
            circle(90, 302, 6, PAPER, INK, VEIN),  # hand
        ]
    )


def frog(x: float, y: float, scale: float) -> str:
    parts = [
        blob("24,350 30,330 46,322 60,330 66,348 58,362 36,364", GREEN),
        circle(38, 322, 6.5, GREEN, INK, FINE),
        circle(54, 322, 6.5, GREEN, INK, FINE),
        circle(38, 321, 2.4, PAPER),
        circle(54, 321, 2.4, PAPER),
        path("M26 352C14 356 14 366 24 368M62 354C74 358 74 366 66 370", None, INK, HEAVY),
        path("M36 340q10 8 20 0", None, INK, VEIN),
    ]
    return group(parts, x, y, scale=scale)
