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
BROWS = "M138 150Q142 143 149 147Q144 147 138 150ZM158 146Q165 141 173 149Q165 146 158 146Z"
EYES = "M138 162Q144 157 150 161Q144 163 138 162ZM158 161Q166 155 174 160Q166 163 158 161Z"
BEARD = "M150 177Q143 178 139 183Q146 182 151 181Q158 182 166 182Q160 177 150 177Z"
LINES = "M152 158L146 172L152 174M147 185Q152 188 158 184M188 146Q186 172 172 190"  # nose, mouth, cord

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
FLOWERS = (146, 284, 15), (176, 254, 13), (132, 318, 12), (222, 280, 13), (214, 322, 12)  # x, y, size
PETAL = "M.12 0Q.5 -.62 1 0Q.5 .62 .12 0Z"

FROG = "10,262! 14,248 28,240 42,246 62,264 80,284 88,304! 70,308 46,298 26,282"
HIND_LEG = "M80 298L62 322L84 340L64 354M64 354L52 350M64 354L58 362"
FORE_LEG = "M32 284L20 302L8 300M20 302L14 312"


def stream() -> str:
    bed = "M-5 350C40 340 80 350 126 364L150 404L-5 404Z"
    bank = "M88 404Q104 376 140 374Q200 368 250 376L250 404Z"
    ripples = "M14 372Q34 360 56 370M40 384Q64 374 86 384M70 362Q84 358 98 366"
    return path(bed, BLUE, INK, OUTLINE) + path(ripples, None, PAPER, OUTLINE) + path(bank, INK)


def rain() -> str:
    starts = ((108, 10), (86, 124), (24, 196), (62, 196), (234, 106), (226, 172), (72, 36), (112, 146))
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
            path(BROWS + EYES, INK, INK, HAIR),
            path(BEARD, INK),
            path(LINES, None, INK, VEIN),
        ]
    )


def man() -> str:
    """A court noble in a wide brocade robe; the hand that holds the pole is hidden in its sleeve."""
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
        ]
    )


def frog() -> str:
    """A frog that leaps from the stream at the willow, its hind leg stretched."""
    return group(
        [
            path(HIND_LEG + FORE_LEG, None, INK, 12),
            blob(FROG, GREEN),
            path(HIND_LEG + FORE_LEG, None, GREEN, 6),
            path("M12 262Q26 268 38 260M50 262Q66 276 76 292", None, PAPER, FINE),
            circle(30, 248, 5, PAPER, INK, FINE),
            circle(29, 247, 1.6, INK),
        ],
        x=5,
        y=2,
    )
