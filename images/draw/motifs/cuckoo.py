"""The cuckoo of April and the crescent moon behind it."""

from ..palette import FINE, INK, OCHRE, OUTLINE, PAPER, RED, VEIN, YELLOW
from ..pen import blob, brush, circle, group, path


def crescent() -> str:
    """A red crescent of two true arcs."""
    return path("M52 178A90 90 0 1 0 206 306A104 104 0 0 1 52 178Z", RED, INK, OUTLINE)


def cuckoo(x: float, y: float, degrees: float) -> str:
    """A brown bird with a barred tail in flight to the left; x, y is the middle of its body."""
    body = "-78,-8 -72,-22 -54,-26 -30,-18 10,-12 48,4! 20,20 -16,24 -46,16 -70,4"
    belly = "-76,-4 -56,0 -30,2 0,8 30,8! 8,19 -20,22 -46,15 -68,5"
    parts = [
        path(brush("36,4 80,12 128,-4", [18, 22, 18]), INK),  # tail
        path("M64 2l-1 16M84 4l1 16M104 2l3 14", None, PAPER, OUTLINE),
        blob("-10,6! -30,28 -44,58 -38,92! -8,76 16,46 26,14", OCHRE),  # lower wing
        path("M-20 26C-30 44 -34 62 -32 78M-4 26C-12 44 -18 56 -22 66", None, INK, VEIN),
        blob(body, OCHRE),
        blob(belly, PAPER, width=VEIN),
        path("M-30 8q5 3 9 0M-10 13q5 3 9 0M-50 4q5 3 9 0", None, INK, VEIN),
        blob("-30,-16! -44,-56 -30,-96 4,-126! 22,-84 26,-44 18,-8", OCHRE),  # upper wing
        path("M-18 -24C-24 -56 -14 -84 0 -108M-2 -20C-4 -46 4 -66 12 -84", None, INK, VEIN),
        path("M-76 -14L-98 -6L-74 0Z", YELLOW, INK, FINE),  # beak
        circle(-62, -12, 5, PAPER, INK, VEIN),
        circle(-62, -12, 2.2, INK),
    ]
    return group(parts, x, y, degrees)
