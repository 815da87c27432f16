"""The cuckoo of April and the crescent moon."""

from ..palette import FINE, HEAVY, INK, OCHRE, OUTLINE, PAPER, RED, VEIN
from ..pen import blob, circle, group, path, polar, xy

BODY = "-106,-2 -98,-17 -80,-24 -60,-18 -20,-18 40,-10 60,-4! 58,8! 20,22 -24,30 -64,23 -92,11"
BREAST = "-103,4! -84,4 -66,-2 -30,-2 20,0 58,5! 20,22 -24,30 -64,23 -90,12"
BARS = "M-70 3Q-62 12 -66 22M-50 0Q-41 12 -46 27M-30 0Q-20 14 -26 29M-10 1Q0 14 -6 28M10 2Q18 12 12 24"
WING = (
    "M-58 -12C-68 -36 -60 -58 -40 -76C-8 -106 52 -130 120 -134Q100 -120 82 -106Q88 -106 94 -102Q74 -94 58 -82"
    "Q64 -82 70 -76Q52 -70 40 -58Q46 -56 50 -50Q34 -44 26 -32Q30 -28 32 -18Q10 4 -20 2Q-44 0 -58 -12Z"
)
COVERTS = (
    "M-58 -12C-68 -36 -60 -58 -40 -76Q-26 -88 -8 -98Q-2 -86 -10 -78Q2 -74 -4 -62Q6 -58 0 -46Q10 -40 4 -30"
    "Q14 -20 8 -2Q-6 4 -20 2Q-44 0 -58 -12Z"
)
SLITS = "M82 -106Q44 -102 8 -84M58 -82Q30 -80 8 -68M40 -58Q24 -58 10 -50M26 -32Q20 -34 14 -32"
SCALLOPS = "M-46 -50Q-34 -44 -28 -56Q-20 -50 -14 -60M-50 -28Q-36 -20 -30 -32Q-20 -24 -12 -36"
FAR_WING = (
    "M-66 -12C-88 -34 -92 -62 -78 -88C-62 -116 -30 -142 14 -158Q4 -144 -4 -130Q0 -130 4 -128Q-8 -116 -16 -102"
    "Q-12 -102 -8 -98Q-30 -60 -36 -10Z"
)
FAR_SLITS = "M-4 -130Q-32 -112 -46 -88M-16 -102Q-34 -88 -44 -68"
TAIL = (
    "M40 -8C76 -12 112 -18 146 -24Q152 -18 150 -10Q160 -6 158 4Q160 12 152 16Q152 22 146 26"
    "C110 22 74 14 40 12Z"
)
TAIL_BARS = "M86 -13Q93 2 87 15M110 -17Q118 3 111 19M134 -21Q142 3 135 23"


def crescent(x: float, y: float, r: float) -> str:
    """A red crescent of two true arcs, open to the upper right."""
    horns = xy(polar(x, y, r, -98)), xy(polar(x, y, r, 8))
    inner = 0.84 * r
    return path(f"M{horns[0]}A{r} {r} 0 1 0 {horns[1]}A{inner} {inner} 0 1 1 {horns[0]}Z", RED, INK, OUTLINE)


def cuckoo(x: float, y: float, degrees: float) -> str:
    """A slim brown bird with long pointed wings that glides down to the left; x, y is in its body."""
    parts = [
        path(FAR_WING, INK, PAPER, FINE),
        path(FAR_SLITS, None, PAPER, VEIN),
        path(TAIL, INK, PAPER, FINE),
        path(TAIL_BARS, None, PAPER, HEAVY),
        path("M-102 -12Q-114 -10 -126 -4L-98 -2Z", INK, INK, FINE),  # beak, open in song
        path("M-104 -3L-120 8L-94 6Z", RED, INK, FINE),
        blob(BODY, OCHRE),
        blob(BREAST, PAPER, width=FINE),
        path(BARS, None, INK, OUTLINE),
        path(WING, INK, PAPER, FINE),
        path(SLITS, None, PAPER, FINE),
        path(COVERTS, OCHRE, INK, FINE),
        path(SCALLOPS, None, PAPER, FINE),
        path("M-98 -13Q-84 -22 -66 -14", None, INK, OUTLINE),
        circle(-86, -8, 4, INK, PAPER, VEIN),
    ]
    return group(parts, x, y, degrees, 0.88)
