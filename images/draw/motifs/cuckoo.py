"""The cuckoo of April and the crescent moon."""

from ..bird import feathers, wing
from ..palette import FINE, INK, OCHRE, OUTLINE, PAPER, RED, VEIN
from ..pen import blob, circle, group, path, polar, xy

BODY = "-92,-4 -84,-19 -66,-23 -44,-16 0,-16 62,-2! 62,8! 20,20 -20,26 -58,18 -80,10"
BREAST = "-88,2! -64,0 -38,0 4,8 62,8! 20,20 -20,26 -58,18 -80,10"
SPECKS = (
    "M-62 8Q-56 12 -57 18M-48 8Q-41 14 -42 22M-33 9Q-26 15 -27 24M-18 10Q-11 16 -12 25M-3 13Q3 18 2 24"
    "M12 14Q17 18 16 21"
)
BARS = "M78 -10L80 22M94 -12L96 26"
TAIL_FEATHER = "M0 -.08L.94 -.15Q1.06 0 .94 .15L0 .08Z"


def crescent(x: float, y: float, r: float) -> str:
    """A red crescent of two true arcs, open to the upper right."""
    horns = xy(polar(x, y, r, -98)), xy(polar(x, y, r, 8))
    inner = 0.84 * r
    return path(f"M{horns[0]}A{r} {r} 0 1 0 {horns[1]}A{inner} {inner} 0 1 1 {horns[0]}Z", RED, INK, OUTLINE)


def cuckoo(x: float, y: float, degrees: float) -> str:
    """A slim brown bird with dark wings and a long tail that flies to the left, its body around x, y."""
    parts = [
        wing(-46, -8, -40, 96, near=False),
        feathers(((50, 8), (50, 0)), (16, -8), (66, 74), 4, INK, PAPER, TAIL_FEATHER),
        path(BARS, None, PAPER, VEIN),
        path("M-88 -9L-114 -3L-86 2Z", INK, INK, FINE),  # beak
        blob(BODY, OCHRE),
        blob(BREAST, PAPER, width=VEIN),
        path(SPECKS, None, INK, VEIN),
        wing(-34, -4, 2, 120),
        circle(-70, -10, 3, INK),
    ]
    return group(parts, x, y, degrees, 0.88)
