"""The crane of January, and the ground it stands on."""

from ..bird import feathers
from ..palette import FINE, INK, PAPER, RED, YELLOW
from ..pen import blob, brush, circle, path, spline

LEGS = (  # one stands, the other is lifted; strokes and their widths, thick at the joints, toes to a point
    ("146,240 143,270 141,302 143,332 147,364", (8, 5, 7, 5, 7)),
    ("147,362 130,364 110,372", (6, 5, 1)),
    ("147,362 140,368 130,378", (6, 5, 1)),
    ("147,362 162,365 182,372", (6, 5, 1)),
    ("120,238 108,262 97,284 104,302 112,324", (8, 5, 7, 5, 6)),
    ("112,322 102,324 88,332", (5, 5, 1)),
    ("112,322 111,332 106,344", (5, 5, 1)),
    ("112,322 120,328 128,338", (5, 5, 1)),
)
BODY = (  # crown, nape, back, rump, belly, breast, throat
    "96,92 104,80 118,77 130,86 134,102 130,122 118,144 111,160 114,172 134,172 164,182 192,206 206,236! "
    "184,246 154,252 126,242 104,220 92,192 92,168 101,144 112,122 112,110 104,104"
)
NECK = "98,100! 112,100 120,112 116,130 104,152 96,178! 90,168 98,144 110,124 108,112"
CROWN = "94,94! 101,81 117,77 129,86 133,98! 120,90 106,90"
BEAK = "M95 94L50 118L102 107Z"
THIGHS = "110,232! 104,252 100,278 112,266 128,246!", "134,246! 138,262 142,288 152,268 162,244!"
PLUME = "M0 -.08C.3 -.2 .76 -.16 1 .16C.7 .12 .3 .2 0 .12Z"  # droops at its tip
FOLDED_WING = "126,182! 150,184 176,202 200,232! 160,232 124,214"
WING = "116,178 107,196 116,220 142,233 172,237 206,237"
COVERTS = "M122 182q1 12 13 12q1 11 14 12q2 10 15 11q4 9 15 9M118 200q3 12 15 12q2 10 15 11q4 8 15 8"


def ground() -> str:
    bank = "M-5 378C50 370 110 380 160 376C200 372 220 380 250 376L250 400L-5 400Z"
    return path(bank, INK, PAPER, FINE)


def crane() -> str:
    """A white crane that stands on one leg and looks to the left; black plumes fall from its wing."""
    return "".join(
        [
            path("".join(brush(*stroke) for stroke in LEGS), INK),
            *(blob(thigh, PAPER) for thigh in THIGHS),
            blob(BODY, PAPER),
            path(spline(NECK), INK),
            feathers(((182, 210), (146, 222)), (36, 70), (66, 78), 6, INK, PAPER, PLUME),
            path(spline(FOLDED_WING), PAPER),
            path(brush(WING, (2, 5, 7, 6, 4, 1)), INK),
            path(COVERTS, None, INK, FINE),
            path(BEAK, YELLOW, INK, FINE),
            blob(CROWN, RED, width=FINE),
            circle(111, 98, 3, INK),
        ]
    )
