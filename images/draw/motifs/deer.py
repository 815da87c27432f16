"""The deer of October."""

from ..palette import FINE, INK, OCHRE, PAPER, VEIN
from ..pen import blob, brush, ellipse, path

BODY = (  # from the nose down nape and breast to the fore leg, belly and hind leg, back by spine and throat
    "80,168! 94,152 118,138 140,130 158,134 170,152 178,184 194,214 203,242 202,266 194,290 189,312 188,324 "
    "184,338 188,366! 175,366! 171,338 172,322 166,300 156,284 132,280 110,282 98,296 84,310 78,322 77,340 "
    "84,366! 71,366! 64,342 61,322 60,306 50,288 45,266 48,244 62,228 96,220 126,216 142,202 147,186 "
    "134,180 108,184 88,184!"
)
FAR_LEGS = (
    "172,270! 200,262 209,290 212,310 212,322 210,338 217,366! 204,366! 198,338 198,322 192,302!",
    "100,288! 124,276 122,296 114,314 110,324 110,340 118,366! 105,366! 97,342 95,324 96,308!",
)
SPOTS = ((72, 252, 6), (90, 240, 5), (86, 264, 5), (106, 254, 6), (122, 240, 5), (126, 262, 5), (142, 250, 6))
HOOVES = "M66 352l15 0l6 18l-15 0ZM99 352l15 0l6 18l-15 0ZM172 352l15 0l3 16l-15 0ZM201 352l14 0l5 18l-15 0Z"


def antlers() -> str:
    """Two beams, each with its tines, as brush strokes that thin out, with a pale rim before the branch."""
    strokes = "".join(
        [
            brush("142,134 126,112 112,86 120,44", (11, 10, 8, 3)),
            brush("126,113 108,108 94,92", (9, 7, 3)),
            brush("114,88 98,76 92,56", (8, 6, 3)),
            brush("156,130 174,108 184,80 170,38", (11, 10, 8, 3)),
            brush("172,110 192,106 206,90", (9, 7, 3)),
            brush("183,84 198,72 202,50", (8, 6, 3)),
        ]
    )
    return path(strokes, PAPER, PAPER, 9) + path(strokes, INK)


def deer() -> str:
    """A brown stag with pale spots that walks to the right and looks back to the left."""
    return "".join(
        [
            *(blob(leg, OCHRE) for leg in FAR_LEGS),
            antlers(),
            blob("50,240! 34,236 30,254 34,272! 46,266 54,256", PAPER, width=FINE),  # tail
            blob(BODY, OCHRE),
            blob("156,140! 172,124 194,120! 190,138 168,152", OCHRE, width=FINE),  # ears
            blob("134,140! 116,134 104,120! 124,116 142,126", OCHRE, width=FINE),
            *(ellipse(x, y, r, r * 0.8, PAPER) for x, y, r in SPOTS),
            path("M64 304C80 300 92 290 96 274", None, INK, VEIN),  # haunch
            path("M158 236C164 256 162 274 168 290", None, INK, VEIN),  # shoulder
            path("M112 158Q120 148 130 156Q122 164 112 158Z", INK),  # eye
            path("M78 168l12 -7l4 10l-7 8Z", INK),  # nose
            path(HOOVES, INK),
        ]
    )


def ground() -> str:
    return path("M-5 372C80 356 160 360 245 374L245 400L-5 400Z", INK)
