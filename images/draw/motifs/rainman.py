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
POLE = "M119 34L106 262"
FACE = "137,138! 135,150 130,162! 132,172 134,184 143,196 156,200 170,194 182,180 187,160 186,138!"
LOCKS = "186,134! 194,152 191,172 182,190! 174,178 179,164 173,152 166,140!"
HAT = "130,146! 131,126 142,104 160,90! 178,86 191,100 194,122 192,150! 164,135"
BROWS = "M135 150Q140 143 149 147Q143 153 135 150ZM160 146Q168 140 178 145Q169 152 160 146Z"
LIDS = "M136 163Q143 156 152 163M160 163Q168 155 178 161"  # he looks aside, down at the frog
PUPILS = "M138 162Q143 168 147 161ZM162 162Q167 168 172 160Z"
NOSE = "M153 158Q150 170 144 177Q147 181 153 179"
MOUSTACHE = "M153 183Q145 181 137 189Q147 189 153 187ZM156 183Q165 181 173 188Q164 189 156 187Z"
MOUTH = "M149 191Q154 193 160 191"
BEARD = "M147 196Q154 193 164 195Q164 210 153 220Q149 206 147 196Z"

ROBE = "158,190! 188,192 210,206 224,236 236,290 262,366! 220,354 170,352 118,356! 134,322 144,280 148,232"
COLLAR = "M152 195L162 196L184 184L204 197L166 226Z"
SLEEVE = (
    "182,200! 164,206 146,204 126,206! 122,236 114,292 94,342! 114,351 142,342 162,322! "
    "188,296 204,264 206,234! 202,216 194,204"
)
LINING = "126,206! 122,236 114,292 94,342! 107,349! 126,302 136,250 139,207!"
TRIM = "M145 208Q142 270 116 349"
FOLDS = (  # where the cloth falls away from shoulder, elbow and wrist
    ("200,212 196,236 178,250 152,252", (1, 5, 6, 1)),
    ("204,240 194,276 172,304 140,334", (1, 6, 7, 1)),
    ("170,210 160,222 150,226", (1, 4, 1)),
    ("216,228 228,270 234,314 252,358", (1, 6, 7, 2)),
    ("206,286 208,312 204,334 196,352", (1, 6, 6, 2)),
    ("226,268 224,300 228,330", (1, 5, 1)),
)
SKIRT = "122,352! 116,372 104,396! 280,396! 260,362! 220,352 170,350"
PLEATS = "M140 358Q136 372 128 388M168 356Q166 372 160 388M198 356Q200 372 200 388M228 360Q234 374 240 388"
FLOWERS = (152, 284, 18), (186, 228, 14), (180, 330, 15), (220, 322, 13)  # x, y, size
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
    return path(POLE, None, INK, HEAVY) + group([group(canopy, -158, -29)], 120, 36, 3, 0.92)


def head() -> str:
    """The face of a noble under a tall black hat, brows painted high a moustache and a beard."""
    return "".join(
        [
            path(BEARD, INK),
            blob(FACE, PAPER),
            path(spline(LOCKS), INK),
            blob(HAT, INK, PAPER, VEIN),
            path(BROWS + PUPILS + MOUSTACHE, INK),
            path(LIDS, None, INK, OUTLINE),
            path(NOSE + MOUTH, None, INK, VEIN),
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
            group([head()], -24, -40, 0, 1.2),
            blob(HAND, PAPER, width=FINE),
            path(FINGERS, None, INK, VEIN),
        ],
        x=4,
        y=46,
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
        x=49,
        y=256,
        degrees=46,
        scale=0.7,
    )
