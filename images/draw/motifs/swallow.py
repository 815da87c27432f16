"""The swallow of November."""

from ..palette import FINE, INK, PAPER, PURPLE, RED, VEIN
from ..pen import blob, brush, circle, group, path


def swallow(x: float, y: float, degrees: float) -> str:
    """A swallow that dives to the left, with red throat and forked tail; x, y is the middle of its body."""
    parts = [
        blob("0,12! -4,46 -24,84 -62,110! -58,66 -48,36 -30,12", PURPLE),  # lower wing
        path(brush("34,-2 80,-8 130,-30", [14, 8, 2]) + brush("34,4 84,10 126,30", [14, 8, 2]), INK),  # tail
        blob("-72,2! -60,-14 -30,-22 14,-14 56,0! 20,16 -20,22 -52,14", PURPLE),
        blob("-58,10! -30,2 10,2 50,2! 20,16 -20,22 -50,15", PAPER, width=FINE),  # belly
        blob("-70,4! -56,-2 -42,4 -44,18 -58,14", RED, width=FINE),  # throat
        circle(-54, -6, 3.4, PAPER),
        circle(-54, -6, 1.8, INK),
        path("M-70 0L-88 4L-69 7Z", INK),  # beak
        blob("-16,-12! -2,-56 30,-100 78,-124! 68,-76 48,-38 26,-6", PURPLE),  # upper wing
        path("M2 -22C18 -54 40 -84 68 -108M16 -16C30 -44 46 -66 62 -82", None, PAPER, VEIN),
    ]
    return group(parts, x, y, degrees)
