"""The crane of January, and the ground it stands on."""

from ..bird import feathers
from ..palette import FINE, HEAVY, INK, OUTLINE, PAPER, RED, YELLOW
from ..pen import blob, circle, line, path, spline

LEGS = (  # one stands, the other is lifted
    "M146 244L142 304L146 362M146 362L116 370M146 362L134 374M146 362L174 370"
    "M120 240L98 284L112 322M112 322L92 330M112 322L108 338M112 322L126 334"
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
WING = "114,180! 108,198 118,220 142,232 172,236 204,236"
COVERTS = "M122 182q1 12 13 12q1 11 14 12q2 10 15 11q4 9 15 9M118 200q3 12 15 12q2 10 15 11q4 8 15 8"


def ground() -> str:
    bank = "M-5 378C50 370 110 380 160 376C200 372 220 380 250 376L250 400L-5 400Z"
    return path(bank, INK, PAPER, FINE)


def crane() -> str:
    """A white crane that stands on one leg and looks to the left; black plumes fall from its wing."""
    return "".join(
        [
            path(LEGS, None, INK, HEAVY),
            *(blob(thigh, PAPER) for thigh in THIGHS),
            blob(BODY, PAPER),
            path(spline(NECK), INK),
            feathers(((182, 210), (146, 222)), (36, 70), (66, 78), 6, INK, PAPER, PLUME),
            path(spline(FOLDED_WING), PAPER),
            line(WING, INK, OUTLINE),
            path(COVERTS, None, INK, FINE),
            path(BEAK, YELLOW, INK, FINE),
            blob(CROWN, RED, width=FINE),
            circle(111, 98, 3, INK),
        ]
    )
