"""The crane of January."""

from ..bird import feathers
from ..palette import FINE, HEAVY, INK, PAPER, RED, VEIN, YELLOW
from ..pen import blob, brush, circle, path, spline

LEGS = (  # strokes and their widths, thick at the joints
    ("136,268 130,302 136,322 132,372", (12, 7, 11, 7)),
    ("168,270 172,302 166,322 172,372", (12, 7, 11, 7)),
)
TOES = "M132 370L112 378M132 370L134 382M132 370L150 378M172 370L154 378M172 370L174 382M172 370L190 378"
BODY = (  # crown, nape, back, rump, belly, breast, throat
    "110,90! 118,74 136,68 152,78 160,98 156,122 140,148 132,166 148,182 180,196 208,222 220,250! "
    "200,272 168,284 136,282 108,268 90,244 82,216 88,188 104,164 122,140 130,120 128,108"
)
NECK = (
    "114,94! 130,90 144,98 148,116 139,140 120,163 110,186 104,208 92,226! 85,214 85,202 91,182 107,160 "
    "125,137 131,120 126,108"
)
CROWN = "110,90! 116,72 136,65 152,76 156,94! 140,84 124,84"
BEAK = "M111 90L62 117L119 106Z"
THIGHS = "112,258! 122,286 132,302 144,288 152,262!", "148,262! 158,288 168,302 182,286 190,256!"
PLUMES = (
    "146,236! 180,216 208,228 224,250 232,280 231,312 220,344! 213,328 210,312! 208,332 198,350! 192,330 "
    "190,308! 186,324 176,336! 171,308 168,284 148,252!"
)
SLITS = "M210 312Q211 286 203 264M190 308Q190 288 182 268"
WING = "104,206 116,184 142,180 176,194 202,220! 186,240 150,240 120,230"
COVERTS = (
    "M118 206q5 13 18 9q5 13 18 8q6 11 18 5M124 190q5 12 17 8q5 12 17 7q6 11 18 5"
    "M128 224q6 10 16 5q6 10 17 3M100 226q4 9 12 6M108 248q5 9 13 5M132 262q6 8 14 3"
)
HALO = 13  # the pale rim, half of it outside, that parts head and neck from the sun


def crane() -> str:
    """A white crane that stands and looks to the left; black plumes fall from its wing."""
    return "".join(
        [
            path(spline(BODY) + spline(CROWN) + BEAK, PAPER, PAPER, HALO),
            path("".join(brush(*stroke) for stroke in LEGS), INK),
            path(TOES, None, INK, HEAVY),
            *(blob(thigh, PAPER) for thigh in THIGHS),
            blob(BODY, PAPER),
            path(spline(NECK), INK),
            path(spline(PLUMES), INK),
            path(SLITS, None, PAPER, FINE),
            feathers(((196, 218), (128, 226)), (52, 26), (52, 52), 6, PAPER, INK),
            blob(WING, PAPER),
            path(COVERTS, None, INK, FINE),
            path(BEAK, YELLOW, INK, FINE),
            blob(CROWN, RED, width=FINE),
            circle(131, 98, 3.4, PAPER),
            path("M131 98l1 0", None, INK, VEIN),
        ]
    )
