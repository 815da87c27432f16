"""The cuckoo of April and the crescent moon."""

from ..palette import FINE, INK, OCHRE, OUTLINE, PAPER, RED, VEIN
from ..pen import blob, circle, group, path, polar, spline, xy

BODY = "-84,-6 -76,-22 -58,-26 -36,-18 0,-16 46,-6! 50,8 20,28 -18,34 -52,24 -74,10"
BREAST = "-80,0! -58,-2 -36,-2 0,10 48,8! 20,28 -18,34 -52,24 -74,10"
SPECKS = "M-50 10l5 6l6 -5M-34 14l5 6l6 -5M-18 18l5 6l6 -5"
TAIL = "30,-8! 84,-18 126,-28! 114,-8! 130,4! 112,12! 118,32! 76,20 34,12!"
BARS = "M76 -14l-4 30M96 -16l-4 36M110 -18l-2 40"
FAR_WING = "-34,-14! -52,-54 -50,-94 -32,-134! -22,-112! -16,-92! -8,-74! 2,-52! 6,-10!"
FAR_QUILLS = "M-30 -64L-30 -108M-20 -56L-20 -88M-10 -46L-10 -70"
NEAR_WING = "-28,-2! -12,-48 18,-94 74,-130! 74,-106! 72,-86! 66,-64! 56,-42! 30,2! 0,14"
COVERTS = "-28,-2! -12,-48 18,-94 48,-114! 32,-78 34,-40 30,2! 0,14"
NEAR_QUILLS = "M42 -50L66 -84M44 -70L70 -106M40 -30L60 -60"


def crescent(x: float, y: float, r: float) -> str:
    """A red crescent of two true arcs, open to the upper right."""
    horns = xy(polar(x, y, r, -98)), xy(polar(x, y, r, 8))
    inner = 0.84 * r
    return path(f"M{horns[0]}A{r} {r} 0 1 0 {horns[1]}A{inner} {inner} 0 1 1 {horns[0]}Z", RED, INK, OUTLINE)


def cuckoo(x: float, y: float, degrees: float) -> str:
    """A brown bird with dark wings and a barred tail that flies to the left, its body around x, y."""
    parts = [
        path(spline(FAR_WING), INK, PAPER, OUTLINE),
        path(spline(TAIL), INK, PAPER, OUTLINE),
        path(BARS + FAR_QUILLS, None, PAPER, OUTLINE),
        path("M-80 -12L-108 -5L-78 2Z", INK, INK, FINE),  # beak
        blob(BODY, OCHRE),
        blob(BREAST, PAPER, width=VEIN),
        path(SPECKS, None, INK, VEIN),
        path(spline(NEAR_WING), INK, PAPER, OUTLINE),
        blob(COVERTS, OCHRE, width=FINE),
        path(NEAR_QUILLS, None, PAPER, OUTLINE),
        circle(-64, -13, 5.4, PAPER, INK, VEIN),
        circle(-64, -13, 2.2, INK),
    ]
    return group(parts, x, y, degrees, 0.9)
