"""The boar of July."""

from ..palette import FINE, INK, OCHRE, PAPER, VEIN
from ..pen import along, blob, brush, heading, path, polar, xy

BODY = (  # from the snout over brow, hump and rump, down the hind leg, by belly, fore leg and jaw back
    "12,268! 30,258 48,244 64,226 80,206 100,190 126,180 152,181 178,190 200,206 214,228 219,250 217,272 "
    "216,288 222,304! 221,320 212,336 213,350 218,366! 196,366! 197,350 192,336 184,320 170,304 160,288! "
    "144,293 130,294! 129,312 122,328 120,344 124,366! 102,366! 104,346 102,328 95,312 90,296! "
    "80,288 74,290! 66,302 46,304 26,298! 14,294!"
)
FAR_LEGS = (
    "92,280! 76,292 58,298 40,308 32,320 36,334 42,348! 60,344! 54,332 56,324 74,320 98,308!",
    "182,284! 182,304 170,318 156,330 148,346 144,362! 162,366! 168,350 178,338 192,326 198,300!",
)
RIDGE = "72,230 90,204 114,186 140,180 166,188 192,205 212,232"
MANE = 4, 22, 34, 34, 26, 18, 4  # its width along the ridge
BRISTLES = 17
EAR = "80,222! 82,202 94,186 112,180! 112,200 102,218 88,228"
MUSCLES = (  # the edges of shoulder and haunch
    ("104,238 96,260 100,282 112,298", (1, 4, 4, 1)),
    ("176,232 162,254 164,278 176,296", (1, 4, 4, 1)),
)
FUR = "M128 232l8 12M140 242l8 12M124 254l8 12M140 266l8 12M188 240l6 13M198 254l4 13M186 264l5 12"
HOOVES = (
    "M103 350L101 367L126 367L121 350ZM197 350L195 367L220 367L213 350ZM36 334L41 350L62 345L54 331Z"
    "M147 346L143 363L164 367L168 350Z"
)
CLEFTS = "M113 356L114 364M206 356L208 364M48 340L52 346M157 354L154 362"


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
            path("M214 236C228 244 230 262 222 282C220 266 218 256 210 250Z", INK),  # tail
            *(blob(leg, OCHRE) for leg in FAR_LEGS),
            blob(BODY, OCHRE),
            path("".join(brush(*edge) for edge in MUSCLES), INK),
            path(FUR, None, INK, FINE),
            path(bristles(46, -34), INK),
            path(bristles(42, 44), INK),
            path(brush(RIDGE, MANE), INK),
            path(reserved(9), None, PAPER, VEIN),
            blob(EAR, OCHRE),
            path(brush("86,222 92,204 106,188", (7, 7, 1)), INK),
            path("M56 254Q64 242 78 247Q72 258 56 254Z", INK),  # eye
            path("M65 251l3 -1", None, PAPER, FINE),
            path("M12 268Q22 264 28 260Q35 278 29 297L14 294Z", INK, INK, FINE),  # snout
            path("M18 274L19 281", None, PAPER, FINE),
            path("M54 297C38 294 30 280 36 258C42 274 54 282 66 286Z", PAPER, INK, FINE),  # tusk
            path(HOOVES, INK),
            path(CLEFTS, None, PAPER, VEIN),
        ]
    )


def ground() -> str:
    return path("M-5 372Q60 360 130 366Q200 374 245 362L245 400L-5 400Z", INK, PAPER, FINE)
