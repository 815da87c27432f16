"""The rain man of November, his umbrella, the frog, the stream and the rain."""

from ..palette import BLUE, FINE, GREEN, HEAVY, INK, OUTLINE, PAPER, PURPLE, RED, VEIN, YELLOW
from ..pen import blob, circle, path, segment
from ..plant import lens

CRESTS = ((124, 246), (126, 282), (152, 268), (164, 306), (205, 262), (210, 290), (134, 318))  # on the robe


def stream() -> str:
    bed = "M-5 344C30 330 60 352 100 356C150 362 190 380 210 400L-5 400Z"
    ripples = "M-5 362C30 350 50 366 84 372M30 384C60 376 90 384 120 390"
    bank = "M96 400C120 372 190 356 250 362L250 400Z"
    return path(bed, BLUE, INK, OUTLINE) + path(ripples, None, PAPER, OUTLINE) + path(bank, INK)


def rain() -> str:
    strokes = (
        (98, 20),
        (122, 40),
        (84, 70),
        (100, 150),
        (84, 190),
        (110, 206),
        (30, 250),
        (224, 170),
        (66, 236),
    )
    return path("".join(segment((x, y), (x - 8, y + 30)) for x, y in strokes), None, BLUE, OUTLINE)


def umbrella() -> str:
    canopy = (
        "M82 130C92 74 128 30 170 26C214 26 252 64 262 108"
        "Q240 94 220 110Q200 98 184 114Q164 104 146 118Q130 110 112 124Q96 118 82 130Z"
    )
    ribs = (
        "M170 26C130 44 100 88 82 130M170 26C146 50 122 84 112 124M170 26C160 54 148 84 146 118"
        "M170 26C176 54 184 84 184 114M170 26C192 46 212 76 220 110"
    )
    band = "M103 84Q130 74 136 76Q150 64 160 70Q172 60 182 68Q198 60 206 66Q224 56 240 62"
    return "".join(
        [
            path("M172 100L198 300", None, INK, HEAVY),  # shaft
            path(canopy, YELLOW, INK, OUTLINE),
            path(band, None, RED, 9),
            path(ribs, None, INK, FINE),
            path("M170 26L168 12", None, INK, HEAVY),
        ]
    )


def man() -> str:
    """A court noble in a patterned red robe and a tall black hat, who turns to watch the frog."""
    folds = "M150 206Q158 240 142 300M160 210Q176 246 172 326M120 232Q128 262 112 286M196 246Q206 274 214 300"
    return "".join(
        [
            path("M126 350l-4 18l24 0l2 -18ZM182 348l2 18l24 0l-8 -18Z", INK),  # clogs
            blob("122,312! 112,348 124,360! 150,352 166,338! 178,358 206,360! 222,344 206,310!", PURPLE),
            path("M140 330L132 352M160 330L152 350M182 330L190 354M198 326L208 350", None, PAPER, VEIN),
            blob("140,188! 166,184 190,196 204,230 212,280 214,332! 160,338 110,328! 116,270 124,220", RED),
            blob(
                "188,202! 206,214 216,234 232,280 226,312! 204,308 188,290! 186,250 180,220", RED
            ),  # sleeves
            blob("140,192! 122,208 108,240 98,282! 112,302 136,304! 148,270 152,226", RED),
            path(folds, None, PAPER, FINE),
            path("".join(lens(x, y, turn, 9, 5) for x, y in CRESTS for turn in (0, 90, 180, 270)), YELLOW),
            blob("138,186! 150,204 172,186! 166,178 144,178", PAPER, width=FINE),  # collar
            blob("136,140! 131,152 125,164! 131,168 130,178 138,190 152,190 168,176 174,156 170,140!", PAPER),
            path("M160 142Q178 140 174 170Q166 172 164 160Q158 154 160 142Z", INK),  # hair
            blob(
                "132,142! 134,118 146,92 164,78 178,84 176,104 172,124 176,144! 154,136", INK, PAPER, VEIN
            ),  # hat
            path("M134 157l8 -1M150 156l8 1M133 150l8 -3M150 148l8 1", None, INK, FINE),  # eyes and brows
            path("M134 178l8 1", None, RED, OUTLINE),
            path("M138 190l4 14l6 -14Z", INK),  # beard
            circle(190, 232, 8, PAPER, INK, FINE),  # hand
        ]
    )


def frog() -> str:
    """A frog that leaps up to the willow on the left."""
    limbs = "M88 322L104 334L82 352L66 368M50 296L30 302L18 292M64 310L46 322L34 318"
    return "".join(
        [
            path(limbs, None, INK, 12),
            path(limbs, None, GREEN, 6),
            blob("18,268! 28,252 46,244 64,254 86,278 104,310 98,330 76,326 48,308 28,288!", GREEN),
            blob("64,306! 66,288 84,282 102,300 106,326 94,340 78,330!", GREEN, width=FINE),  # thigh
            path("M22 271Q36 280 50 272M32 286Q44 300 58 304", None, PAPER, VEIN),
            circle(44, 250, 10, GREEN, INK, FINE),
            circle(42, 249, 3.8, PAPER),
        ]
    )
