"""The boar of July."""

from ..palette import BOLD, FINE, HEAVY, INK, OCHRE, PAPER, VEIN
from ..pen import along, blob, brush, circle, heading, path, polar, xy

BODY = (  # from the snout over the hump to the hind leg, along the belly to the fore leg, back by the jaw
    "14,308! 34,286 56,264 74,236 88,202 108,176 134,164 158,174 180,198 198,224 207,246 208,266 206,284 "
    "203,302 213,321! 205,336 198,348 198,364! 181,364! 182,346 183,332 174,318 162,304 150,290 136,296 "
    "122,302 114,316 104,332 95,347 94,364! 76,364! 78,347 82,332 77,319! 60,329 40,333 20,331!"
)
FAR_LEGS = (
    "96,296! 122,300 122,316 114,331 119,348 125,364! 109,364! 106,348 100,332!",
    "144,284! 174,298 166,313 155,327 151,344 149,364! 133,364! 136,345 138,327!",
)
RIDGE = "95,204 104,186 118,170 138,163 160,174 182,198 200,224 211,254"
MANE = 6, 18, 32, 36, 34, 28, 20, 8  # its width along the ridge
OUTER, INNER = (13, 46, -42), (13, 56, 52)  # bristles: how many, length, lean in degrees
EAR = "90,250! 74,228 78,206 96,188! 108,212 106,238"
BRISTLES = "M126 236Q138 254 132 280M148 242Q160 258 154 278M164 298C156 276 168 256 190 254"
HOOVES = "M180 351l16 0l2 15l-20 0ZM77 351l17 0l1 15l-21 0ZM108 353l13 0l6 13l-20 0ZM135 353l14 0l1 13l-19 0Z"
CLEFTS = "M189 355l0 8M84 355l-1 8M115 356l2 7M142 356l-1 7"


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
    """A brown boar with a bristled mane and a tusk that walks to the left, its head low."""
    return "".join(
        [
            *(blob(leg, OCHRE) for leg in FAR_LEGS),
            blob(BODY, OCHRE),
            path(BRISTLES, None, INK, FINE),
            path(bristles(*OUTER), INK),
            path(bristles(*INNER), INK),
            path(brush(RIDGE, MANE), INK),
            path(reserved(10), None, PAPER, VEIN),
            path(brush("206,258 217,266 217,284 213,298", (6, 5, 6, 1)), INK),  # tail
            blob(EAR, OCHRE),
            path("M94 236Q90 218 95 204", None, INK, BOLD),
            path("M92 268Q106 290 90 314", None, INK, FINE),  # cheek
            blob("58,277! 70,264 86,266! 76,280", PAPER, width=FINE),  # eye
            circle(72, 271, 4.4, INK),
            path("M52 273Q66 260 92 257", None, INK, HEAVY),  # brow
            path("M14 304Q28 298 36 288Q45 310 34 331L18 329Z", INK, INK, FINE),  # snout
            path("M23 311L26 318", None, PAPER, FINE),
            path("M52 331C34 324 30 304 38 290C44 306 54 314 66 320Z", PAPER, INK, FINE),  # tusk
            path(HOOVES, INK),
            path(CLEFTS, None, PAPER, VEIN),
        ]
    )


def ground() -> str:
    return path("M-5 366C80 358 160 360 245 368L245 400L-5 400Z", INK, PAPER, FINE)
