"""The wild geese of August."""

from ..palette import FINE, INK, OCHRE, PAPER, YELLOW
from ..pen import blob, circle, group, path, spline

BODY = (  # from the beak along the nape, back and tail, and back along belly, breast and throat
    "-72,-6! -67,-15 -56,-17 -46,-9 -32,-5 -14,-9 10,-10 34,-4 64,2! 62,11! 40,22 12,28 -14,25 -34,11 "
    "-50,4 -68,1!"
)
RUMP = "34,-4! 64,1! 62,12! 44,21 32,24! 38,10"
FAR_WING = "-16,-6! -32,-22 -32,-40 2,-60! 8,-52 8,-45! 20,-50! 24,-38 18,-22 12,-6!"
NEAR_WING = (
    "-24,4! -14,-18 10,-34 70,-52! 69,-44 63,-37! 78,-38! 74,-28 62,-22! 72,-20! 62,-9 46,-6! "
    "36,4 20,13 -4,15"
)
SLITS = "M63 -37L30 -19M62 -22L30 -8"
COVERTS = "-24,4! -14,-17 6,-29 38,-38! 37,-30 30,-24! 36,-18 29,-10! 32,-3 24,2! 14,12 -4,14"


def goose(x: float, y: float, scale: float = 1) -> str:
    """A goose in flight to the left, its wings raised; x, y is in its body."""
    parts = [
        path(spline(FAR_WING), INK),
        blob(BODY, OCHRE),
        path(spline(RUMP), INK),
        path("M-69 -12L-93 1L-68 1Z", YELLOW, INK, FINE),
        circle(-59, -8, 2.6, INK),
        path(spline(NEAR_WING), INK, PAPER, FINE),
        path(SLITS, None, PAPER, FINE),
        blob(COVERTS, OCHRE, width=FINE),
        path("M-8 -8Q-2 2 6 -6M6 -21Q12 -10 20 -20M2 6Q10 12 16 0", None, PAPER, FINE),
    ]
    return group(parts, x, y, 0, scale)
