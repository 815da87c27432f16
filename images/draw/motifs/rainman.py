"""The rain man of November, his umbrella, the frog, the stream and the rain."""

from ..palette import BLUE, BOLD, FINE, GREEN, HEAVY, INK, OUTLINE, PAPER, PURPLE, RED, VEIN, YELLOW
from ..pen import blob, circle, group, path, segment
from ..plant import lens

CRESTS = ((140, 258), (166, 244), (146, 292), (172, 284), (204, 262), (208, 296))  # on the robe
CANOPY = (
    "M80 124C86 70 120 34 160 30C198 30 222 66 228 108"
    "Q210 94 194 108Q176 98 164 112Q146 102 132 116Q116 108 104 122Q90 114 80 124Z"
)
RIBS = (
    "M160 30C122 46 92 84 80 124M160 30C136 54 112 84 104 122M160 30C148 58 136 84 132 116"
    "M160 30C162 58 164 84 164 112M160 30C178 48 190 78 194 108"
)
BAND = "M97 80Q118 72 122 78Q136 64 146 72Q156 62 164 70Q178 60 184 68Q200 58 210 64"
FACE = (  # brow, nose, chin, jaw
    "130,144! 124,152 123,160 114,171! 121,174 120,180! 124,186 126,196 "
    "138,200 152,196 164,182 168,160 162,144!"
)
HAT = "126,148! 127,126 138,104 152,92! 162,94 164,112 162,130 168,150! 146,142"
ROBE = "144,206! 166,194 190,204 212,240 222,280 224,314! 196,322 156,322 124,316! 128,270 134,236"
NEAR_SLEEVE = "178,208! 152,222 120,234! 114,262 114,308! 142,318 178,312! 194,282 200,246 194,222"
FAR_SLEEVE = "148,212! 124,222 98,238! 90,262 88,296! 104,304 124,300!"
HAKAMA = "126,308! 118,332 112,352! 134,360 158,354! 164,344 172,354! 196,362 230,352! 228,330 222,308!"
PLEATS = "M138 322L130 352M152 324L148 354M186 324L188 356M200 324L206 356M212 322L220 350"
SOCK = "M116 364Q114 352 132 346L150 346L150 364Z"
CLOG = "M112 362L152 362L152 368L146 368L146 376L138 376L138 368L126 368L126 376L118 376L118 368L112 368Z"
FROG = "16,284! 20,274 30,266 44,266 58,278 78,296 92,322 92,342! 66,346 42,330 30,312 20,298"
POLE = "M144 34L108 268"


def stream() -> str:
    bed = "M-5 356C60 340 100 352 130 360C180 366 200 380 230 400L-5 400Z"
    ripples = "M64 366C84 360 96 364 112 368M46 384C66 376 80 380 94 384"
    banks = "M-5 344C30 336 80 344 92 352C70 364 40 366 -5 378ZM72 400C76 366 120 370 250 371L250 400Z"
    return path(bed, BLUE, INK, OUTLINE) + path(ripples, None, PAPER, OUTLINE) + path(banks, INK)


def rain() -> str:
    starts = (
        (112, 14),
        (224, 120),
        (84, 128),
        (24, 200),
        (60, 196),
        (92, 184),
        (230, 196),
        (206, 150),
        (72, 30),
    )
    return path("".join(segment((x, y), (x - 17, y + 62)) for x, y in starts), None, BLUE, OUTLINE)


def umbrella() -> str:
    """The canopy; its pole comes last, in front of the shoulder."""
    return group(
        [
            path(CANOPY, YELLOW, INK, OUTLINE),
            path(BAND, None, RED, 9),
            path(RIBS, None, INK, FINE),
            path("M160 30L158 17", None, INK, HEAVY),
        ],
        x=-14,
    )


def hand() -> str:
    """The pole, and the fingers that close around it."""
    return "".join(
        [
            path(POLE, None, INK, HEAVY),
            blob("126,236! 118,230 106,232 100,238 99,250 106,258 118,256 124,250!", PAPER, width=FINE),
            path("M102 240L116 242M101 248L115 250", None, INK, VEIN),
        ]
    )


def head() -> str:
    """The profile of a noble in a tall black hat."""
    return "".join(
        [
            blob(FACE, PAPER),
            path("M150 146Q168 144 166 176Q158 180 157 168Q150 160 150 146Z", INK),  # hair before the ear
            blob(HAT, INK, PAPER, VEIN),
            path("M127 158q5 -4 10 0", None, INK, BOLD),  # eye
            path("M126 150l11 -2", None, INK, FINE),  # brow
            path("M150 180Q154 176 153 170M126 184q5 3 9 -1", None, INK, VEIN),  # jaw and mouth
            path("M128 196l4 14l9 -12Z", INK),  # beard
        ]
    )


def man() -> str:
    """A court noble in a patterned red robe with hanging sleeves, who walks up to the frog on high clogs."""
    foot = path(SOCK, PAPER, INK, FINE) + path(CLOG, YELLOW, INK, FINE)
    return "".join(
        [
            foot,
            group([foot], 68),
            blob(HAKAMA, PURPLE),
            path(PLEATS, None, PAPER, VEIN),
            blob(FAR_SLEEVE, RED),
            path("M103 246Q97 268 97 294", None, PAPER, FINE),
            blob(ROBE, RED),
            blob(NEAR_SLEEVE, RED),
            path(
                "M128 238Q123 264 123 304M186 224Q172 236 156 240M206 236Q214 276 212 312", None, PAPER, FINE
            ),
            path("".join(lens(x, y, turn, 9, 5) for x, y in CRESTS for turn in (0, 90, 180, 270)), YELLOW),
            blob("148,198! 158,214 188,200! 182,190 158,186", PAPER, width=FINE),  # collar
            group([head()], 22),
        ]
    )


def frog() -> str:
    """A frog that crouches on its bank and looks up at the willow."""
    legs = "M42 316L30 330L40 344L22 348M86 338L56 347L44 347"
    return "".join(
        [
            path(legs, None, INK, 12),
            blob(FROG, GREEN),
            path(legs, None, GREEN, 6),
            blob("54,334! 56,314 72,304 88,314 96,334 88,346! 70,342", GREEN, width=FINE),  # thigh
            path("M19 288Q34 294 46 288M52 284Q68 296 76 308M64 330Q68 318 78 320", None, PAPER, VEIN),
            circle(36, 266, 9, GREEN, INK, FINE),
            circle(35, 265, 4.4, PAPER),
            circle(34, 264, 2, INK),
        ]
    )
