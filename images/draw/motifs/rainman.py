"""The rain man of November, his umbrella, the frog, the stream and the rain."""

from ..palette import BLUE, BOLD, FINE, GREEN, HEAVY, INK, OUTLINE, PAPER, PURPLE, RED, VEIN, YELLOW
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
POLE = "M123 40L95 268"
FACE = "136,138! 133,154 134,170 141,184 152,194 166,191 178,180 184,162 186,140!"
LOCKS = "186,134! 192,152 189,170 181,186! 174,176 179,164 173,152 166,140!"
HAT = "131,145! 132,122 142,98 160,82! 178,78 190,94 192,118 190,148! 164,134"
BROWS = "M136 149Q141 143 148 146Q143 152 136 149ZM160 145Q167 140 175 144Q168 150 160 145Z"
EYES = "M135 162Q143 167 151 162M159 160Q168 165 177 159"  # almost closed: he looks down at the frog
LINES = "M153 160Q146 170 148 174L153 175M150 185Q155 187 160 184"  # nose, mouth
BEARD = "M151 194Q156 197 162 193L155 206Z"

ROBE = "158,190! 188,192 210,206 224,236 236,290 262,366! 220,354 170,352 118,356! 134,322 144,280 148,232"
COLLAR = "M152 195L162 196L184 184L204 197L166 226Z"
SLEEVE = (
    "176,206! 154,209 132,220 114,231! 110,264 100,306 82,344! 104,352 134,342 156,322! "
    "184,296 202,264 204,234! 198,218 190,210"
)
LINING = "114,231! 110,264 100,306 82,344! 95,349! 112,312 122,272 127,224!"
TRIM = "M133 224Q128 282 104 346"
FOLDS = (  # where the cloth falls away from shoulder and arm
    ("198,218 190,242 170,256 144,262", (1, 5, 6, 1)),
    ("202,246 192,280 166,308 132,334", (1, 6, 7, 1)),
    ("216,228 226,270 232,314 250,358", (1, 6, 7, 2)),
    ("204,288 206,312 202,334 194,352", (1, 6, 6, 2)),
)
SKIRT = "122,352! 116,372 104,396! 280,396! 260,362! 220,352 170,350"
PLEATS = "M140 358Q136 372 128 388M168 356Q166 372 160 388M198 356Q200 372 200 388M228 360Q234 374 240 388"
FLOWERS = (148, 292, 18), (178, 236, 15), (214, 292, 14), (184, 328, 14)  # x, y, size
PETAL = "M.12 0Q.5 -.62 1 0Q.5 .62 .12 0Z"

HAND = (  # the fingers on the left, one under another
    "134,202! 128,193 116,190 107,196 107,203! 101,206 102,213! 98,217 101,223! 100,229 106,235 118,236! "
    "132,230 137,214"
)
FINGERS = "M107 203Q116 206 124 203M102 213Q113 217 123 213M101 223Q111 227 121 224M116 191Q127 196 127 206"

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


def rain(*starts: tuple[float, float]) -> str:
    """Drops as long as streaks, each from its upper end."""
    return path("".join(lens(x, y, 106, 66, 4) for x, y in starts), BLUE)


def umbrella() -> str:
    """The pole, which leads from the hand to the top, and the canopy before it."""
    canopy = [
        path(CANOPY, YELLOW, INK, OUTLINE),
        path(RIBS, None, INK, FINE),
        path("M158 29L159 16", None, INK, HEAVY),
    ]
    return path(POLE, None, INK, HEAVY) + group([group(canopy, -158, -29)], 124, 42, 4, 0.9)


def head() -> str:
    """The face of a noble under a tall black hat, brows painted high and eyes cast down."""
    return "".join(
        [
            blob(FACE, PAPER),
            path(spline(LOCKS), INK),
            blob(HAT, INK, PAPER, VEIN),
            path(BROWS, INK, INK, VEIN),
            path(EYES, None, INK, OUTLINE),
            path(LINES, None, INK, VEIN),
            path(BEARD, INK),
        ]
    )


def man() -> str:
    """A court noble in a brocade robe that sweeps the ground; one hand holds the pole."""
    return group(
        [
            blob(SKIRT, PURPLE),
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
            blob(HAND, PAPER, width=FINE),
            path(FINGERS, None, INK, VEIN),
        ],
        x=-6,
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
        x=40,
        y=256,
        degrees=46,
        scale=0.68,
    )
