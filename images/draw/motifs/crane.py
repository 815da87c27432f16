"""The crane of January."""

from ..palette import FINE, INK, PAPER, RED, YELLOW
from ..pen import blob, brush, circle, path, spline

LEGS = (  # strokes and their widths, thick at the joints
    ("134,270 133,298 138,318 134,366", (10, 6, 9, 6)),
    ("160,272 163,298 168,318 166,366", (10, 6, 9, 6)),
)
BODY = (  # crown, nape, back, rump, belly, breast, throat
    "98,98 104,84 120,77 135,85 140,102 136,124 125,146 119,162 128,174 150,182 178,198 200,222 214,250! "
    "196,270 170,281 142,281 114,268 94,244 85,214 87,186 98,160 112,138 116,122 112,112 104,108"
)
NECK = "99,102! 114,98 127,106 129,122 118,144 107,164 100,184 93,202! 87,190 96,160 110,138 115,122 110,112"
CROWN = "98,97! 103,83 120,76 134,85 137,99! 124,92 110,93"
BEAK = "M98 98L50 125L106 112Z"
THIGHS = "114,260! 122,284 132,300 142,286 150,262!", "144,264! 152,286 162,300 174,284 184,260!"
TAIL = (
    "150,236! 180,222 204,230 220,248 230,274 230,304 221,332! 213,320 210,306! 208,324 200,338! 193,320 "
    "191,300! 187,314 178,324! 171,300 168,280 150,250!"
)
SLITS = "M210 306Q211 284 203 264M191 300Q191 284 183 266"
WING = "106,202 116,180 140,176 172,190 200,216 218,248! 190,258 156,254 126,238 110,222"
COVERTS = "M120 204q4 13 18 10q4 13 19 9q6 12 20 7M136 194q4 12 18 9q5 11 18 7"


def crane() -> str:
    """A white crane that stands and looks to the left; black plumes fall from its wing."""
    return "".join(
        [
            path("".join(brush(*stroke) for stroke in LEGS), INK),
            *(blob(thigh, PAPER) for thigh in THIGHS),
            blob(BODY, PAPER),
            path(spline(NECK), INK),
            path(spline(TAIL), INK),
            path(SLITS, None, PAPER, FINE),
            blob(WING, PAPER),
            path(COVERTS, None, INK, FINE),
            path(BEAK, YELLOW, INK, FINE),
            blob(CROWN, RED, width=FINE),
            circle(115, 104, 3, PAPER),
        ]
    )
