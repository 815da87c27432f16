"""The swallow of November."""

from ..bird import feathers
from ..palette import FINE, INK, OUTLINE, PAPER, PURPLE, RED, VEIN
from ..pen import blob, circle, group, path

STREAMERS = "M40 -10C82 -16 120 -32 144 -66C134 -26 108 2 78 5C98 12 116 26 122 56C98 32 72 22 40 14Z"
BODY = "-88,8! -82,-10 -64,-22 -38,-24 6,-22 62,-7! 62,9! 14,24 -28,30 -62,25 -78,18"
BELLY = "-58,20! -36,9 0,8 60,7! 14,24 -28,30 -52,28"
THROAT = "-88,8! -74,0 -52,2 -42,12 -46,27! -68,24"
NEAR_ARM = "-40,-14! -58,-44 -58,-78 -40,-104! -26,-92 -14,-76 -6,-56 22,-14! -10,-6"
FAR_ARM = "-34,22! -50,54 -46,82 -30,102! -14,84 -4,64 22,22!"
SCALLOPS = "M-50 -42Q-34 -28 -22 -40Q-12 -28 2 -30M-52 -70Q-40 -58 -28 -66Q-20 -56 -10 -58"


def swallow(x: float, y: float, degrees: float) -> str:
    """A swallow that dives to the left, with red throat and long forked tail; x, y is in its body."""
    parts = [
        feathers(((0, 24), (-32, 66)), (14, 44), (50, 140), 7, INK, PAPER),
        blob(FAR_ARM, PURPLE),
        path("M-40 52Q-26 44 -16 54Q-6 46 4 46", None, PAPER, OUTLINE),
        path(STREAMERS, INK, PAPER, VEIN),
        blob(BODY, PURPLE),
        blob(BELLY, PAPER, width=FINE),
        blob(THROAT, RED, width=FINE),
        path("M-88 5L-108 14L-86 16Z", INK, INK, FINE),  # beak
        circle(-67, -6, 5, PAPER),
        circle(-68, -6, 2.6, INK),
        feathers(((4, -24), (-45, -86)), (-12, -48), (52, 164), 8, INK, PAPER),
        blob(NEAR_ARM, PURPLE),
        path(SCALLOPS, None, PAPER, OUTLINE),
    ]
    return group(parts, x, y, degrees, 0.92)
