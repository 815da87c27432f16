"""The wild geese of August."""

from ..palette import FINE, INK, OCHRE, PAPER, YELLOW
from ..pen import blob, circle, group, path, spline

BODY = (  # from the beak along the nape, back and tail, and back along belly, breast and throat
    "-72,-6! -66,-14 -56,-15 -46,-7 -30,-4 -14,-8 10,-9 34,-4 62,4! 60,12! "
    "36,20 8,24 -14,20 -32,8 -50,2 -68,-1!"
)
RUMP = "34,-4! 62,3! 60,13! 40,19 30,20! 36,8"
FAR_WING = "-16,-4! -24,-24 -18,-44 20,-70! 24,-61 20,-53! 32,-57! 34,-46 27,-38! 38,-38! 36,-22 20,-4!"
NEAR_WING = (
    "-20,4! -10,-18 14,-36 74,-54! 72,-44 66,-38! 80,-38! 74,-27 64,-22! 75,-20! 64,-9 50,-6! 58,-1! "
    "42,8 24,13 -4,14"
)
SLITS = "M66 -38L30 -20M64 -22L30 -9M50 -6L28 0"
COVERTS = "-20,4! -10,-17 10,-31 40,-40! 38,-30 30,-25! 36,-18 30,-10! 32,-4 24,2! 14,11 -4,13"


def goose(x: float, y: float, scale: float = 1) -> str:
    """A goose in flight to the left, its wings raised; x, y is in its body."""
    parts = [
        path(spline(FAR_WING), INK),
        blob(BODY, OCHRE),
        path(spline(RUMP), INK),
        path("M-69 -12L-92 0L-68 -1Z", YELLOW, INK, FINE),
        circle(-59, -8, 2.6, INK),
        path(spline(NEAR_WING), INK, PAPER, FINE),
        path(SLITS, None, PAPER, FINE),
        blob(COVERTS, OCHRE, width=FINE),
        path("M-4 -12Q2 -2 10 -10M8 -24Q14 -12 22 -22M2 2Q10 10 16 -2", None, PAPER, FINE),
    ]
    return group(parts, x, y, 0, scale)
