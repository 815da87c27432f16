"""The boar of July."""

from ..palette import FINE, INK, OCHRE, PAPER, VEIN
from ..pen import along, blob, brush, heading, path, polar, xy

BODY = (  # from the snout over brow, hump and rump, down the hind leg, by belly, fore leg and jaw back
    "16,286! 34,276 54,258 72,236 88,214 108,194 134,184 160,188 186,202 208,222 219,246 220,268 214,288 "
    "213,304 220,318! 217,336 213,350 214,364! 194,364! 199,348 200,334 193,322 178,310 168,298! "
    "150,304 134,308 130,322 127,338 128,350 126,364! 104,364! 108,350 109,334 104,320 98,308! "
    "84,314 66,320 46,318 28,314! 17,310!"
)
FAR_LEGS = (
    "100,296! 84,316 66,326 56,336 62,350 68,362! 50,368! 42,352 38,336 48,322 68,304!",
    "176,290! 184,312 178,328 168,344 158,352! 148,340! 156,330 160,318 152,298!",
)
RIDGE = "74,232 92,206 116,188 142,184 168,192 194,210 214,238"
MANE = 4, 22, 34, 34, 26, 18, 4  # its width along the ridge
BRISTLES = 17
EAR = "84,226! 86,206 98,190 116,184! 116,204 106,222 94,232"
FUR = (  # strokes that follow shoulder, flank and haunch
    ("128,222 140,246 136,276 122,298", (2, 8, 7, 1)),
    ("174,226 166,250 170,276 184,298", (1, 7, 8, 1)),
    ("100,262 110,276 108,292", (1, 6, 1)),
    ("148,256 154,270 152,284", (1, 5, 1)),
    ("192,244 196,262 192,278", (1, 5, 1)),
)
HOOVES = (
    "M106 350L103 367L127 367L128 350ZM199 349L193 367L215 367L214 350ZM43 352L50 370L70 363L63 350Z"
    "M157 330L147 341L158 354L168 343Z"
)
CLEFTS = "M116 356L115 364M206 356L205 364M56 356L60 364"


def bristles(length: float, lean: float) -> str:
    """Path data of bristles along the ridge, longest over the shoulder; they lean back."""
    row = ""
    for k in range(BRISTLES):
        start, end = k / BRISTLES, min((k + 1.6) / BRISTLES, 1)
        size = length * (1 - 0.9 * abs(start - 0.4)) * (1, 0.8)[k % 2]
        root, ahead = along(RIDGE, start), heading(RIDGE, start)
        tip = polar(*root[:2], size, ahead + lean)
        bend = polar(*root[:2], size * 0.6, ahead + 1.5 * lean)
        row += f"M{xy(root)}Q{xy(bend)} {xy(tip)}L{xy(along(RIDGE, end))}Z"
    return row


def reserved(count: int) -> str:
    """Path data of pale strokes across the mane, from above the ridge back and down."""
    row = ""
    for k in range(1, count):
        start, end = k / count, min((k + 0.8) / count, 1)
        top = polar(*along(RIDGE, start)[:2], 9, heading(RIDGE, start) - 90)
        foot = polar(*along(RIDGE, end)[:2], (12, 7)[k % 2], heading(RIDGE, end) + 90)
        row += f"M{xy(top)}Q{xy(along(RIDGE, end))} {xy(foot)}"
    return row


def boar() -> str:
    """A brown boar with a bristled mane and a tusk that charges to the left, its head low."""
    return "".join(
        [
            path("M214 240C224 244 228 258 223 276C220 266 218 256 210 250Z", INK),  # tail
            *(blob(leg, OCHRE) for leg in FAR_LEGS),
            blob(BODY, OCHRE),
            path("".join(brush(*stroke) for stroke in FUR), INK),
            path(bristles(46, -34), INK),
            path(bristles(42, 44), INK),
            path(brush(RIDGE, MANE), INK),
            path(reserved(9), None, PAPER, VEIN),
            blob(EAR, OCHRE),
            path(brush("90,226 96,208 110,192", (7, 7, 1)), INK),
            path("M62 264Q70 252 84 257Q78 268 62 264Z", INK),  # eye
            path("M71 260l3 -1", None, PAPER, FINE),
            path("M16 286Q26 282 32 278Q38 296 32 314L17 311Z", INK, INK, FINE),  # snout
            path("M22 292L23 299", None, PAPER, FINE),
            path("M56 312C40 308 34 294 40 274C46 288 56 296 68 300Z", PAPER, INK, FINE),  # tusk
            path(HOOVES, INK),
            path(CLEFTS, None, PAPER, VEIN),
        ]
    )


def ground() -> str:
    return path("M-5 372Q60 360 130 366Q200 374 245 362L245 400L-5 400Z", INK, PAPER, FINE)
