"""The deer of October."""

from ..palette import FINE, INK, OCHRE, PAPER, VEIN
from ..pen import blob, brush, circle, ellipse, path

SPOTS = ((76, 248, 6), (92, 238, 5), (88, 262, 5), (108, 252, 6), (124, 238, 5), (128, 260, 5), (144, 246, 6))
HOOVES = (
    "M202 330l-4 14l-12 -8l6 -13ZM112 350l4 18l-14 0l-1 -18Z"
    "M188 350l3 18l-14 0l-1 -18ZM84 350l3 18l-14 0l-3 -18Z"
)


def antlers() -> str:
    """Two beams, each with its tines, as brush strokes that thin out."""
    return path(
        "".join(
            [
                brush("142,134 126,112 112,86 120,44", (11, 10, 8, 3)),
                brush("126,113 108,108 94,92", (9, 7, 3)),
                brush("114,88 98,76 92,56", (8, 6, 3)),
                brush("156,130 174,108 184,80 170,38", (11, 10, 8, 3)),
                brush("172,110 192,106 206,90", (9, 7, 3)),
                brush("183,84 198,72 202,50", (8, 6, 3)),
            ]
        ),
        INK,
    )


def deer() -> str:
    """A brown stag with pale spots that walks to the right and looks back to the left."""
    body = (
        "84,166! 96,152 122,140 140,130 158,132 172,150 180,184 196,212 204,244 196,274 188,300 187,334 "
        "190,366! 178,366! 174,334 168,306 160,288 136,278 112,278 98,296 84,316 82,340 86,366! 74,366! "
        "68,338 68,318 58,296 47,270 50,244 64,226 96,218 128,216 142,202 146,188 132,180 104,182 90,180!"
    )
    far_legs = (
        "178,280! 200,282 220,292 216,310 200,330! 192,324! 202,308 200,302 170,304!",
        "96,296! 108,312 108,338 114,366! 103,366! 98,340 92,318!",
    )
    return "".join(
        [
            *(blob(leg, OCHRE) for leg in far_legs),
            antlers(),
            blob("50,240! 34,236 30,254 34,272! 46,266 54,256", PAPER, width=FINE),  # tail
            blob(body, OCHRE),
            blob("200,226! 205,244 198,270 191,290! 178,262 184,236", PAPER, width=FINE),  # breast
            blob("156,140! 172,124 194,120! 190,138 168,152", OCHRE, width=FINE),  # ears
            blob("134,140! 116,134 104,120! 124,116 142,126", OCHRE, width=FINE),
            *(ellipse(x, y, r, r * 0.8, PAPER) for x, y, r in SPOTS),
            path("M66 300C78 296 86 286 88 276M160 232C164 254 162 274 168 290", None, INK, VEIN),
            circle(122, 156, 4, INK),
            path("M82 165l12 -5l2 10l-8 6Z", INK),  # nose
            path(HOOVES, INK),
        ]
    )


def ground() -> str:
    return path("M-5 372C80 356 160 360 245 374L245 400L-5 400Z", INK)
