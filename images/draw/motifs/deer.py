"""The deer of October."""

from ..palette import FINE, INK, OCHRE, PAPER, VEIN
from ..pen import blob, brush, ellipse, path

BODY = (  # from the nose over brow, nape and breast, down a fore leg, by belly, hind leg and spine back
    "70,158! 90,144 110,128 130,114 150,107 164,113 171,130 171,158 178,190 192,216 199,240 197,258 190,272 "
    "188,296 183,316 183,342 186,364! 175,364! 173,342 173,318 167,298 158,274! 138,273 118,268 102,264 "
    "96,282 82,300 66,316 61,332 61,348 64,364! 53,364! 51,348 48,328 43,310! 51,294 48,274 36,254 33,234 "
    "44,218 64,212 90,216 112,218 130,208 140,192 143,176 134,163! 120,166 104,171 88,176 76,174!"
)
FAR_LEGS = (
    "178,254! 202,264 216,276 227,288! 221,310 215,328 213,340! 204,338! 207,318 209,298 192,292 172,284!",
    "110,260! 106,286 96,308 90,318 91,340 96,364! 86,364! 82,344 79,318 85,296 88,264!",
)
SPOTS = (  # centre and radius, along the back and below
    *((56, 234, 5), (76, 230, 6), (98, 232, 5), (120, 233, 6), (142, 224, 5)),
    *((60, 252, 6), (84, 248, 5), (108, 250, 6), (132, 250, 5), (152, 244, 6)),
)
HOOVES = "M53 350l9 0l5 15l-14 0ZM174 350l9 0l5 15l-15 0ZM83 350l9 0l5 15l-13 0ZM205 328l9 2l-3 16l-11 -2Z"


def antlers() -> str:
    """Two beams, each with its tines, as brush strokes that thin out, with a pale rim before the branch."""
    strokes = "".join(
        [
            brush("136,124 138,100 152,74 154,32", (11, 10, 8, 3)),
            brush("138,108 122,100 110,82", (9, 7, 3)),
            brush("150,80 132,66 128,44", (8, 6, 3)),
            brush("146,124 168,106 192,86 204,46", (11, 10, 8, 3)),
            brush("190,90 180,66 184,46", (8, 6, 3)),
            brush("168,108 192,110 212,98", (9, 7, 3)),
        ]
    )
    return path(strokes, PAPER, PAPER, 9) + path(strokes, INK)


def deer() -> str:
    """A brown stag with pale spots that lifts a leg to the right and looks back to the left."""
    return "".join(
        [
            *(blob(leg, OCHRE) for leg in FAR_LEGS),
            antlers(),
            blob("44,240! 30,236 22,252 26,276! 38,270 46,256", PAPER, width=FINE),  # tail
            blob("132,128! 116,114 110,98! 126,102 140,118", OCHRE, width=FINE),
            blob(BODY, OCHRE),
            blob("148,128! 164,114 192,118! 182,134 160,140", OCHRE, width=FINE),  # ears
            path("M160 128Q172 122 182 122", None, INK, VEIN),
            *(ellipse(x, y, r, r * 0.8, PAPER) for x, y, r in SPOTS),
            path("M58 300C76 296 90 284 96 266", None, INK, VEIN),  # haunch
            path("M162 232C160 252 166 268 188 276", None, INK, VEIN),  # shoulder
            path("M102 150Q110 138 126 142Q119 157 102 150Z", INK),  # eye
            path("M112 145l3 -1", None, PAPER, FINE),
            path("M69 158L84 149L86 162L77 174L70 168Z", INK),  # nose
            path("M78 175Q90 174 98 166", None, INK, VEIN),  # mouth
            path("M158 156Q157 168 161 180M166 186Q166 198 172 208", None, INK, VEIN),  # fur
            path(HOOVES, INK),
        ]
    )


def ground() -> str:
    return path("M-5 366C80 358 160 360 245 368L245 400L-5 400Z", INK, PAPER, FINE)
