"""The crane of January."""

from ..palette import FINE, HEAVY, INK, PAPER, RED, VEIN, YELLOW
from ..pen import blob, circle, path, spline

LEGS = (
    "M132 252L124 304L136 374M136 374L108 380M136 374L156 382"
    "M158 248L160 304L154 366M154 366L132 362M154 366L176 372"
)
BODY = (  # crown, nape, back, belly, breast, throat
    "100,96 106,82 122,76 136,84 141,104 138,130 126,152 121,170 148,170 178,186 206,216! "
    "192,238 164,254 134,254 108,238 95,216 97,192 107,168 119,144 122,124 114,112"
)
NECK = "106,106! 124,104 132,120 127,142 115,164 104,190! 102,176 111,154 120,132 116,118"
CROWN = "99,98! 105,81 122,76 136,84 140,98! 128,89 112,91"
BEAK = "M102 98L62 130L112 111Z"
PLUMES = (  # the tail, back to front
    "156,188! 190,182 216,204 226,240 220,280! 206,248 184,222",
    "156,192! 186,194 206,218 210,252 200,290! 190,256 172,226",
    "152,196! 178,206 192,230 194,262 180,294! 174,260 158,232",
)
FEATHERS = (  # two rows of the wing, and its edge
    "M116 192q4 14 16 11q2 13 16 12q4 12 16 12"
    "M108 208q4 14 16 11q4 14 18 12q4 12 18 12"
    "M104 226Q122 242 148 246"
)


def crane() -> str:
    """A white crane, standing, that looks to the left."""
    return "".join(
        [
            path(LEGS, None, INK, HEAVY),
            blob(BODY, PAPER),
            path(spline(NECK), INK),
            path(FEATHERS, None, INK, FINE),
            *(path(spline(plume), INK, PAPER, VEIN) for plume in PLUMES),
            path(BEAK, YELLOW, INK, FINE),
            blob(CROWN, RED, width=FINE),
            circle(117, 99, 3.2, INK),
        ]
    )
