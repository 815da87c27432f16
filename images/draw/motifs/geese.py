"""The wild geese of August."""

from ..palette import FINE, INK, OCHRE, PAPER, YELLOW
from ..pen import blob, circle, group, path, spline

BODY = (  # from the beak along the nape, back and tail, and back along belly, breast and throat
    "-72,-6! -67,-15 -56,-17 -46,-9 -32,-5 -14,-9 10,-10 34,-4 64,2! 62,11! 40,22 12,28 -14,25 -34,11 "
    "-50,4 -68,1!"
)
RUMP = "34,-4! 64,1! 62,12! 44,21 32,24! 38,10"
FAR_WING = (
    "-18,-4! -34,-20 -28,-36 8,-58! 14,-50 12,-44! 24,-52! 26,-42 22,-36! 34,-42! "
    "34,-32 29,-26! 40,-28! 36,-14 20,-4!"
)
NEAR_WING = (
    "-22,6! -14,-14 10,-30 74,-46! 72,-38 66,-32! 82,-32! 76,-22 66,-17! 79,-16! 70,-5 58,-1! 68,3! "
    "54,11 34,17 2,19"
)
SLITS = "M66 -32L32 -16M66 -17L36 -5M58 -1L34 5"
COVERTS = "-22,6! -14,-13 6,-26 40,-34! 38,-26 31,-20! 38,-14 33,-6! 38,0 30,6! 18,16 2,18"


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
        path("M-6 -6Q0 4 8 -4M8 -18Q14 -8 22 -17M6 8Q14 14 20 3", None, PAPER, FINE),
    ]
    return group(parts, x, y, 0, scale)
