"""The wild geese of August."""

from ..bird import feathers
from ..palette import FINE, INK, OCHRE, PAPER, VEIN, YELLOW
from ..pen import blob, circle, path, place, rewritten, spline

BODY = (  # from the beak along crown, long neck, back and tail, and back along belly, breast and throat
    "-112,2! -108,-9 -96,-13 -86,-6 -72,0 -52,-2 -36,-12 -10,-20 22,-16 56,-2! 54,12! 28,24 -2,28 -28,22 "
    "-46,13 -66,13 -86,8 -98,9!"
)
TAIL = "34,-10! 60,-6 84,2! 72,8! 80,16! 62,18! 64,26! 40,26 26,20! 34,8"

WINGS = {  # feathers of the far and of the near wing (feet, directions, lengths), the near arm, its coverts
    "up": (
        (((4, -12), (-34, -52)), (-44, -80), (34, 74)),
        (((20, -6), (-22, -60)), (-14, -58), (40, 86)),
        "-32,2! -46,-28 -44,-60 -26,-82 -14,-68 -5,-50 8,-30 28,-4 -4,10",
        "M-36 -60Q-28 -50 -21 -60M-37 -40Q-26 -30 -15 -43M-33 -20Q-20 -8 -6 -24Q4 -10 12 -14",
    ),
    "level": (
        (((2, -14), (-30, -36)), (-38, -66), (30, 62)),
        (((22, -6), (-8, -34)), (6, -16), (42, 92)),
        "-36,2! -38,-22 -26,-44 -2,-52 6,-38 16,-24 32,2 2,15",
        "M-20 -36Q-12 -26 -3 -36M-29 -20Q-18 -10 -6 -22Q4 -12 12 -20M-24 -2Q-12 6 0 -6Q10 4 20 -4",
    ),
    "down": (
        (((4, 14), (-38, 44)), (56, 92), (30, 64)),
        (((20, 6), (-24, 58)), (14, 58), (40, 86)),
        "-32,-6! -48,24 -46,56 -28,80 -14,66 -4,48 8,30 28,2 -4,-13",
        "M-38 54Q-28 62 -20 52M-38 34Q-26 44 -13 34M-34 14Q-22 24 -8 12Q2 22 12 12",
    ),
}


def goose(x: float, y: float, beat: str, degrees: float = 0, scale: float = 1) -> str:
    """A goose in flight to the left, its wings up, level or down; x, y is in its body."""
    far, near, arm, coverts = WINGS[beat]
    parts = [
        feathers(*far, 5, INK, PAPER),
        path(spline(TAIL), INK, PAPER, VEIN),
        blob(BODY, OCHRE, width=FINE),
        path("M-109 -7L-132 4L-107 6Z", YELLOW, INK, FINE),
        circle(-99, -5, 3, INK),
        feathers(*near, 7, INK, PAPER),
        blob(arm, OCHRE, width=FINE),
        path(coverts, None, PAPER, FINE),
    ]
    return rewritten("".join(parts), lambda data: place(data, x, y, degrees, scale))  # no line gets thinner
