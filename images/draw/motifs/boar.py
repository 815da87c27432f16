"""The boar of July."""

from ..palette import FINE, INK, OCHRE, PAPER, VEIN
from ..pen import along, blob, brush, circle, heading, path, polar, xy

BODY = (  # from the snout over the hump to the hind leg, along the belly to the fore leg, back by the jaw
    "12,302! 32,280 54,256 70,230 90,200 116,180 146,178 178,190 204,212 216,242 212,270 212,286 220,302 "
    "238,316! 230,338! 216,334 202,320 188,306 168,296 148,292 128,298 114,310 100,326 84,344 62,362! "
    "46,366! 46,352 60,340 70,326 76,312! 58,328 38,334 18,330!"
)
FAR_LEGS = (
    "104,296! 128,304 122,322 108,332 104,344 112,362! 96,366! 90,346 90,330 96,314!",
    "150,284! 184,292 186,310 194,326 212,344 222,352! 214,366! 196,356 178,342 162,322!",
)
RIDGE = "78,214 94,188 118,170 146,168 178,180 204,202 216,228 222,258"
MANE = 6, 18, 32, 36, 34, 28, 20, 6  # its width along the ridge
OUTER, INNER = (13, 48, -36), (13, 56, 50)  # bristles: how many, length, lean in degrees
EAR = "86,250! 84,226 98,206 128,196! 132,218 118,240 98,256"
FUR = (  # strokes that follow the body, pressed where the hair grows
    ("112,268 124,282 126,300", (7, 4, 1)),
    ("134,236 146,252 148,272", (7, 4, 1)),
    ("152,262 164,276 166,292", (7, 4, 1)),
    ("156,222 168,234 172,250", (6, 4, 1)),
    ("204,236 180,250 176,276 186,298", (1, 6, 7, 1)),
    ("98,266 112,282 108,304 96,318", (1, 6, 7, 1)),
)
HOOVES = (
    "M46 352L46 368L62 364L64 346ZM98 350L96 366L114 363L109 349Z"
    "M206 342L196 356L214 368L224 352ZM226 306L217 336L230 342L241 318Z"
)
CLEFTS = "M48 360L60 352M104 352L106 362M204 352L216 358M225 326L234 330"


def bristles(count: int, length: float, lean: float) -> str:
    """Path data of bristles along the ridge, longest over the shoulder; they lean back, up or down."""
    row = ""
    for k in range(count):
        start, end = k / count, min((k + 1.6) / count, 1)
        size = length * (1 - 0.9 * abs(start - 0.36)) * (1, 0.76)[k % 2]
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
        top = polar(*along(RIDGE, start)[:2], 12, heading(RIDGE, start) - 90)
        foot = polar(*along(RIDGE, end)[:2], (14, 8)[k % 2], heading(RIDGE, end) + 90)
        row += f"M{xy(top)}Q{xy(along(RIDGE, end))} {xy(foot)}"
    return row


def boar() -> str:
    """A brown boar with a bristled mane and a tusk that charges to the left, its head low."""
    return "".join(
        [
            *(blob(leg, OCHRE) for leg in FAR_LEGS),
            blob(BODY, OCHRE),
            path("".join(brush(*stroke) for stroke in FUR), INK),
            path(bristles(*OUTER), INK),
            path(bristles(*INNER), INK),
            path(brush(RIDGE, MANE), INK),
            path(reserved(10), None, PAPER, VEIN),
            blob(EAR, OCHRE),
            path(brush("96,244 104,224 124,206", (8, 8, 1)), INK),
            blob("54,276! 66,260 84,262! 74,278", PAPER, width=FINE),  # eye
            circle(70, 267, 5, INK),
            path(brush("44,270 64,256 94,256", (2, 9, 3)), INK),  # brow
            path("M12 302Q26 296 34 284Q44 308 34 330L18 331Z", INK, INK, FINE),  # snout
            path("M21 307L24 315", None, PAPER, FINE),
            path("M62 328C40 326 32 306 38 284C46 300 58 308 74 312Z", PAPER, INK, FINE),  # tusk
            path(HOOVES, INK),
            path(CLEFTS, None, PAPER, VEIN),
        ]
    )


def ground() -> str:
    return path("M-5 372Q60 356 130 366Q200 376 245 362L245 400L-5 400Z", INK, PAPER, FINE)
