"""The wild geese of August."""

from ..bird import wing
from ..palette import FINE, INK, OCHRE, OUTLINE, YELLOW
from ..pen import blob, circle, group, path

BODY = (  # from the beak along the nape, back and tail, and back along the breast and throat
    "-92,-14! -84,-23 -72,-22 -56,-12 -18,-15 8,-12 38,-5 74,-6! 72,6 58,14 6,20 -24,17 -42,6 -60,1 -86,-7"
)
TAIL = "42,-5! 74,-6! 72,6 58,14 44,16! 50,4"


def goose(x: float, y: float, scale: float, beat: float, degrees: float = 0) -> str:
    """A goose in flight to the left, its body around x, y; beat turns its raised wings back by degrees."""
    parts = [
        wing(-36, -8, beat - 38, 76, near=False),
        blob(BODY, OCHRE),
        blob(TAIL, INK),
        path("M-44 7L-38 -11", None, INK, OUTLINE),  # bar on the breast
        path("M-88 -20L-112 -9L-87 -7Z", YELLOW, INK, FINE),
        circle(-78, -15, 2.6, INK),
        wing(-26, -2, beat, 92),
    ]
    return group(parts, x, y, degrees, scale)
