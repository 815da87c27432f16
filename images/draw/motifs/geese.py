"""The wild geese of August."""

from ..palette import INK, OCHRE, VEIN, YELLOW
from ..pen import blob, circle, group, path


def goose(x: float, y: float, scale: float, wings_up: bool = True) -> str:
    """A goose in flight to the left; x, y is the middle of its body."""
    if wings_up:
        far_wing = "-18,-2! -34,-30 -40,-52 -34,-76! -10,-56 4,-28 8,-4"
        near_wing = "-8,0! 2,-42 26,-66 60,-78! 56,-48 46,-18 30,4"
        feathers = "M14 -8C22 -34 36 -54 54 -70M24 -4C34 -26 44 -40 54 -52"
    else:
        far_wing = "-14,6! -30,30 -30,50 -20,70! 0,52 8,28 10,8"
        near_wing = "-6,4! 4,40 26,60 56,72! 52,44 44,18 30,2"
        feathers = "M14 10C22 32 34 50 50 64M24 6C32 22 42 36 50 46"
    parts = [
        blob(far_wing, INK),
        blob("-70,-8! -60,-15 -48,-10 -24,-6 10,-12 46,-4 74,8! 42,15 6,20 -22,12 -46,2 -60,0", OCHRE),
        path("M-66 -10L-84 -4L-64 -1Z", YELLOW, INK, VEIN),  # beak
        circle(-60, -8, 2.6, INK),
        blob(near_wing, OCHRE),
        path(feathers, None, INK, VEIN),
    ]
    return group(parts, x, y, scale=scale)
