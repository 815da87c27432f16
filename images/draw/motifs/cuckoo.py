"""The cuckoo of April and the crescent moon."""

from ..bird import feathers
from ..palette import FINE, INK, OCHRE, OUTLINE, PAPER, RED, VEIN
from ..pen import blob, circle, group, path, polar, xy

BODY = "-92,-4 -84,-19 -66,-23 -44,-16 0,-16 62,-2! 62,8! 20,20 -20,26 -58,18 -80,10"
BREAST = "-88,2! -64,0 -38,0 4,8 62,8! 20,20 -20,26 -58,18 -80,10"
SPECKS = "M-54 7l5 6l6 -5M-38 10l5 6l6 -5M-22 13l5 6l6 -5M-4 13l5 5l6 -4"
FAR_ARM = "-48,-8! -68,-36 -72,-62 -64,-90! -52,-74 -46,-56! -36,-50 -32,-38! -20,-32 -12,-12!"
NEAR_ARM = "-30,2! -38,-34 -26,-70 -4,-94! 6,-68 20,-40 40,0! 6,12"
SCALLOPS = "M-28 -34Q-14 -22 -2 -34Q10 -24 20 -26M-20 -60Q-8 -50 4 -60"
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
        feathers(((-14, -24), (-58, -70)), (-38, -86), (50, 106), 7, INK, PAPER),
        blob(FAR_ARM, OCHRE, width=FINE),
        feathers(((50, 8), (50, 0)), (16, -8), (66, 74), 4, INK, PAPER, TAIL_FEATHER),
        path(BARS, None, PAPER, VEIN),
        path("M-88 -9L-114 -3L-86 2Z", INK, INK, FINE),  # beak
        blob(BODY, OCHRE),
        blob(BREAST, PAPER, width=VEIN),
        path(SPECKS, None, INK, VEIN),
        feathers(((28, -12), (-4, -76)), (-14, -58), (50, 108), 7, INK, PAPER),
        blob(NEAR_ARM, OCHRE),
        path(SCALLOPS, None, PAPER, VEIN),
        circle(-71, -10, 5.4, PAPER, INK, VEIN),
        circle(-72, -10, 2.2, INK),
    ]
    return group(parts, x, y, degrees, 0.88)
