"""The rain man of November, his umbrella, the frog, the stream and the rain."""

from ..palette import BLUE, BOLD, FINE, GREEN, HAIR, HEAVY, INK, OUTLINE, PAPER, PURPLE, RED, VEIN, YELLOW
from ..pen import blob, brush, circle, group, path, spline
from ..plant import lens, wheel

CANOPY = (
    "M66 114C78 64 116 32 158 29C202 32 236 60 252 104"
    "Q230 90 212 105Q192 90 172 104Q150 92 132 108Q116 98 100 114Q82 104 66 114Z"
)
RIBS = (
    "M158 29C120 42 90 78 66 114M158 29C132 48 110 82 100 114M158 29C146 54 136 80 132 108"
    "M158 29C168 52 172 78 172 104M158 29C186 44 202 72 212 105"
)
POLE = "M158 29L103 254"
FACE = "136,138! 133,154 134,170 141,184 152,194 166,191 178,180 184,162 186,140!"
LOCKS = "186,134! 192,152 189,170 181,186! 174,176 179,164 173,152 166,140!"
HAT = "131,145! 132,122 142,98 160,82! 178,78 190,94 192,118 190,148! 164,134"
BROWS = "M138 152Q142 146 149 149Q144 150 138 152ZM159 148Q166 143 174 149Q166 148 159 148Z"
EYES = "M138 163Q144 168 151 162M160 161Q167 166 175 159"
LINES = "M154 160L149 173L154 175M149 183Q154 186 161 182M188 146Q186 172 172 190"  # nose, mouth, cord

ROBE = "156,192! 192,194 216,212 230,250 238,296 252,340! 216,346 176,344 134,336! 138,300 144,244 148,212"
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
    "140,334! 134,356 122,376! 150,388 178,384! 188,366 192,356! 198,372 208,382! 230,388 252,380! 252,338!"
)
PLEATS = "M156 344Q152 362 142 378M174 348Q172 366 164 380M214 350Q218 366 224 380M236 348Q240 362 246 374"
FLOWERS = (150, 292, 17), (178, 256, 14), (222, 284, 14)  # x, y, size
PETAL = "M.12 0Q.5 -.62 1 0Q.5 .62 .12 0Z"

HAND = "106,206! 108,196 120,194 128,200 132,212 128,226 116,228 106,222"
FINGERS = "M108 206L122 204M107 213L121 212M109 220L120 220"

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
    """The canopy, cropped at the frame, and the pole behind it."""
    return "".join(
        [
            path(POLE, None, INK, HEAVY),
            path(CANOPY, YELLOW, INK, OUTLINE),
            path(RIBS, None, INK, FINE),
            path("M158 29L161 17", None, INK, HEAVY),
        ]
    )


def head() -> str:
    """The calm face of a noble under a tall black hat, brows painted high."""
    return "".join(
        [
            blob(FACE, PAPER),
            path(spline(LOCKS), INK),
            blob(HAT, INK, PAPER, VEIN),
            path(BROWS, INK, INK, HAIR),
            path(EYES, None, INK, FINE),
            path(LINES, None, INK, VEIN),
        ]
    )


def man() -> str:
    """A court noble in a wide brocade robe; one hand holds the pole."""
    return "".join(
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
            path(spline(HAND), PAPER, INK, FINE),
            path(FINGERS, None, INK, HAIR),
        ]
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
