"""The rain man of November, his umbrella, the frog, the stream and the rain."""

from ..palette import BLUE, BOLD, FINE, GREEN, HEAVY, INK, OUTLINE, PAPER, PURPLE, RED, VEIN, YELLOW
from ..pen import blob, circle, path, segment
from ..plant import lens

CRESTS = ((118, 252), (120, 288), (144, 274), (156, 312), (196, 270), (198, 298), (126, 322))  # on the robe
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
SLEEVES = (
    "178,204! 198,216 208,240 222,288 218,322! 196,316 182,298! 180,256 172,226",
    "132,198! 114,214 100,246 90,288! 104,308 128,310! 140,276 144,232",
)
FROG = "16,284! 20,274 30,266 44,266 58,278 78,296 92,322 92,342! 66,346 42,330 30,312 20,298"
POLE = "M160 44L190 252"


def stream() -> str:
    bed = "M-5 356C60 340 100 352 130 360C180 366 200 380 230 400L-5 400Z"
    ripples = "M64 366C84 360 96 364 112 368M46 384C66 376 80 380 94 384"
    banks = "M-5 344C30 336 80 344 92 352C70 364 40 366 -5 378ZM88 400C112 364 186 356 250 362L250 400Z"
    return path(bed, BLUE, INK, OUTLINE) + path(ripples, None, PAPER, OUTLINE) + path(banks, INK)


def rain() -> str:
    strokes = ((98, 20), (222, 140), (84, 150), (100, 186), (30, 226), (218, 196), (62, 220), (60, 146))
    return path("".join(segment((x, y), (x - 8, y + 30)) for x, y in strokes), None, BLUE, OUTLINE)


def umbrella() -> str:
    """The canopy; its pole comes last, in front of the shoulder."""
    return "".join(
        [
            path(CANOPY, YELLOW, INK, OUTLINE),
            path(BAND, None, RED, 9),
            path(RIBS, None, INK, FINE),
            path("M160 30L158 17", None, INK, HEAVY),
        ]
    )


def hand() -> str:
    """The pole, and the fingers that close around it."""
    return "".join(
        [
            path(POLE, None, INK, HEAVY),
            blob("172,230! 176,222 188,220 198,224 202,236 198,248 184,252 174,246", PAPER, width=FINE),
            path("M180 228L195 226M178 236L197 234M180 244L195 242", None, INK, VEIN),
        ]
    )


def man() -> str:
    """A court noble in a patterned red robe and a tall black hat, who turns to watch the frog."""
    folds = "M142 212Q150 246 134 306M152 216Q168 252 164 332M112 238Q120 268 104 292M188 256Q200 284 206 306"
    return "".join(
        [
            path("M118 356l-4 14l24 0l2 -14ZM174 354l2 14l24 0l-8 -14Z", INK),  # clogs
            blob("114,318! 104,352 116,364! 142,356 158,342! 170,362 198,364! 214,348 198,316!", PURPLE),
            path("M132 336L124 356M152 336L144 354M174 336L182 358M190 332L200 352", None, PAPER, VEIN),
            blob("132,194! 158,190 182,202 196,236 204,286 206,338! 152,344 102,334! 108,276 116,226", RED),
            *(blob(sleeve, RED) for sleeve in SLEEVES),
            path(folds, None, PAPER, FINE),
            path("".join(lens(x, y, turn, 9, 5) for x, y in CRESTS for turn in (0, 90, 180, 270)), YELLOW),
            blob("126,196! 140,214 166,194! 160,186 134,184", PAPER, width=FINE),  # collar
            blob(FACE, PAPER),
            path("M150 146Q168 144 166 176Q158 180 157 168Q150 160 150 146Z", INK),  # hair before the ear
            blob(HAT, INK, PAPER, VEIN),
            path("M125 157q5 -3 9 0M143 156q5 -3 10 0", None, INK, BOLD),  # eyes
            path("M124 150l9 -2M142 149l10 0", None, INK, FINE),  # brows
            path("M148 180Q152 176 152 170M132 160Q127 170 132 173", None, INK, VEIN),  # cheek and nose
            path("M126 184q6 3 10 -1", None, RED, OUTLINE),
            path("M130 196l5 16l8 -14Z", INK),  # beard
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
