"""The rain man of November, his umbrella, the frog, the stream and the rain."""

from ..palette import BLUE, BOLD, FINE, GREEN, HEAVY, INK, OUTLINE, PAPER, PURPLE, RED, VEIN, YELLOW
from ..pen import blob, brush, circle, disc, group, path, spline
from ..plant import lens, wheel

CANOPY = (
    "M66 114C78 64 116 32 158 29C202 32 236 60 252 104"
    "Q230 90 212 105Q192 90 172 104Q150 92 132 108Q116 98 100 114Q82 104 66 114Z"
)
RIBS = (
    "M158 29C120 42 90 78 66 114M158 29C132 48 110 82 100 114M158 29C146 54 136 80 132 108"
    "M158 29C168 52 172 78 172 104M158 29C186 44 202 72 212 105"
)
POLE = "M139 40L113 262"
FACE = "136,138! 133,154 134,170 141,184 152,194 166,191 178,180 184,162 186,140!"
LOCKS = "186,134! 192,152 189,170 181,186! 174,176 179,164 173,152 166,140!"
HAT = "131,145! 132,122 142,98 160,82! 178,78 190,94 192,118 190,148! 164,134"
BROWS = "M136 150Q141 143 149 147Q143 148 136 150ZM158 147Q166 140 175 146Q166 145 158 147Z"
LIDS = "M136 164Q143 156 152 162M157 161Q166 154 176 160"
PUPILS = disc(142, 164.5, 3.2) + disc(164, 163, 3.2)  # they look down at the frog
LINES = "M153 163L147 174L153 176M188 146Q186 172 172 190"  # nose, cord
MOUTH = "M149 184Q155 187 161 183M150 179Q145 180 142 186M157 179Q163 180 167 185"  # and moustache
BEARD = "M148 193Q156 197 163 192L154 208Z"

ROBE = "156,192! 192,194 216,212 230,250 236,296 246,340! 216,346 176,344 134,336! 138,300 144,244 148,212"
COLLAR = "M152 195L162 196L184 184L204 197L166 226Z"
SLEEVE = (
    "174,208! 152,210 126,224 106,232! 102,262 98,300 90,338! 108,350 134,350 156,340! "
    "182,316 200,276 206,244! 202,222 190,210"
)
LINING = "106,232! 102,262 98,300 90,338! 102,346! 110,306 112,272 120,236!"
TRIM = "M126 238Q120 290 112 346"
FOLDS = (  # where the cloth falls away from shoulder and arm
    ("196,216 184,240 160,254 132,262", (2, 6, 5, 1)),
    ("200,244 190,282 168,316 148,334", (1, 6, 6, 1)),
    ("214,226 224,260 228,300 232,340", (1, 6, 7, 2)),
    ("206,262 210,290 204,318 190,340", (1, 6, 6, 2)),
)
TROUSERS = (
    "140,334! 134,356 122,376! 150,388 178,384! 188,366 192,356! 198,372 208,382! 228,388 246,382! 246,338!"
)
PLEATS = "M156 344Q152 362 142 378M174 348Q172 366 164 380M214 350Q218 366 224 380M236 348Q240 362 246 374"
FLOWERS = (150, 292, 17), (178, 256, 14), (222, 284, 14)  # x, y, size
PETAL = "M.12 0Q.5 -.62 1 0Q.5 .62 .12 0Z"

PALM = "116,196! 128,196 134,208 130,226 117,232!"
FINGERS = "".join(f"M119 {y}L106 {y}A4.6 4.6 0 0 0 106 {y + 9}L119 {y + 9}Z" for y in (196, 205, 214, 223))
THUMB = "M126 200Q120 190 110 189A4.4 4.4 0 0 0 108 197Q115 199 119 206Z"

FROG = "-46,-1! -42,-12 -30,-17 -22,-24 -12,-20 -8,-13 10,-11 26,-2 32,8! 20,18 -2,19 -24,13 -38,8"
FROG_LEGS = (  # the far ones first, from the body to the foot, and their widths
    ("14,8 26,30 48,34 68,46", (16, 13, 8, 5)),
    ("-8,12 -8,32 -26,40", (9, 7, 4)),
    ("20,4 42,20 62,4 86,10", (20, 15, 9, 5)),
    ("-24,8 -32,28 -50,26", (10, 8, 4)),
)
TOES = (
    "M85 10L96 3M85 10L98 12M85 10L94 19M67 46L78 42M67 46L77 52"
    "M-50 26L-58 20M-50 26L-60 28M-24 40L-33 38M-24 40L-30 47"
)


def stream() -> str:
    bed = "M-5 350C40 340 80 350 126 364L150 404L-5 404Z"
    bank = "M88 404Q104 376 140 374Q200 368 250 376L250 404Z"
    ripples = "M14 372Q34 360 56 370M40 384Q64 374 86 384M70 362Q84 358 98 366"
    return path(bed, BLUE, INK, OUTLINE) + path(ripples, None, PAPER, OUTLINE) + path(bank, INK)


def rain() -> str:
    starts = ((108, 10), (86, 124), (62, 196), (234, 106), (226, 172), (72, 36))
    return path("".join(lens(x, y, 106, 66, 4) for x, y in starts), BLUE)


def umbrella() -> str:
    """The pole, which leads from the hand to the top, and the canopy before it."""
    canopy = [
        path(CANOPY, YELLOW, INK, OUTLINE),
        path(RIBS, None, INK, FINE),
        path("M158 29L159 16", None, INK, HEAVY),
    ]
    return path(POLE, None, INK, HEAVY) + group([group(canopy, -158, -29)], 140, 42, 4, 0.86)


def head() -> str:
    """The face of a noble under a tall black hat, brows painted high, who watches the frog."""
    return "".join(
        [
            blob(FACE, PAPER),
            path(spline(LOCKS), INK),
            blob(HAT, INK, PAPER, VEIN),
            path(BROWS, INK, INK, VEIN),
            path(LIDS, None, INK, FINE),
            path(PUPILS, INK),
            path(LINES, None, INK, VEIN),
            path(MOUTH, None, INK, VEIN),
            path(BEARD, INK),
        ]
    )


def man() -> str:
    """A court noble in a wide brocade robe; one hand holds the pole."""
    return group(
        [
            blob(TROUSERS, PURPLE),
            path(PLEATS, None, PAPER, FINE),
            blob(ROBE, RED),
            blob(SLEEVE, RED),
            path("".join(wheel(PETAL, *flower, 4, 20) for flower in FLOWERS), YELLOW),
            path("".join(brush(*fold) for fold in FOLDS), INK),
            path(TRIM, None, YELLOW, BOLD),
            blob(LINING, PURPLE, width=FINE),
            path(COLLAR, PAPER, INK, FINE),
            path("M164 210L188 192", None, INK, VEIN),
            head(),
            path(spline(PALM), PAPER, INK, FINE),
            path(FINGERS, PAPER, INK, FINE),
            path(THUMB, PAPER, INK, FINE),
        ],
        x=12,
        y=45,
        scale=0.88,
    )


def frog() -> str:
    """A frog that leaps from the stream at the willow, its legs stretched."""
    return group(
        [
            path(TOES, None, INK, HEAVY),
            *(path(brush(*leg), GREEN, INK, OUTLINE) for leg in FROG_LEGS),
            blob(FROG, GREEN),
            path("M-45 0Q-34 4 -24 0M-4 -2Q10 -2 22 6", None, PAPER, FINE),
            circle(-22, -15, 5, PAPER, INK, FINE),
            circle(-23, -16, 1.8, INK),
        ],
        x=54,
        y=278,
        degrees=44,
        scale=0.68,
    )
