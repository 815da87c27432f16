"""The deer of October."""

from ..palette import FINE, INK, OCHRE, PAPER, VEIN
from ..pen import blob, brush, ellipse, path

BODY = (  # from the nose down nape and breast to the lifted leg, belly and hind leg, back by spine and throat
    "66,166! 84,154 106,140 122,126 142,118 158,124 170,144 178,172 190,204 200,232 197,256 192,270 207,280 "
    "222,298! 214,322 208,344! 199,342! 203,320 204,306 184,304 162,288 136,276 112,270 98,280 86,300 70,314 "
    "63,326 63,344 68,362! 57,362! 53,344 49,320! 46,300 36,274 38,246 54,226 88,218 116,220 138,214 149,200 "
    "146,184 136,173 118,176 98,184 84,188 68,184!"
)
FAR_LEGS = (
    "80,282! 102,290 104,306 97,320 100,342 106,362! 96,362! 90,344 86,322 72,302!",
    "152,268! 178,282 168,304 163,322 161,344 163,362! 153,362! 152,344 151,322 148,304 138,280!",
)
SPOTS = (  # centre and radius, along the back and below
    *((58, 248, 6), (76, 236, 5), (98, 232, 6), (120, 234, 5), (140, 230, 6)),
    *((70, 268, 7), (88, 252, 6), (110, 250, 7), (132, 250, 5), (150, 246, 5), (124, 264, 5)),
)
HOOVES = "M56 348l10 0l4 15l-17 0ZM94 349l9 0l5 14l-15 0ZM153 349l9 0l4 14l-15 0ZM202 328l10 3l-5 16l-12 -3Z"


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
            path("M60 304C78 300 90 290 94 274", None, INK, VEIN),  # haunch
            path("M160 240C162 260 170 276 190 284", None, INK, VEIN),  # shoulder
            path("M102 152Q112 139 127 145Q119 159 102 152Z", INK),  # eye
            path("M113 147l3 -1", None, PAPER, FINE),
            path("M64 166l12 -7l4 12l-10 6l-6 -2Z", INK),  # nose
            path("M72 180Q86 180 96 172", None, INK, VEIN),  # mouth
            path("M162 156Q160 168 164 180M170 184Q168 198 173 210", None, INK, VEIN),  # fur
            path(HOOVES, INK),
        ]
    )


def ground() -> str:
    return path("M-5 366C80 358 160 360 245 368L245 400L-5 400Z", INK, PAPER, FINE)
