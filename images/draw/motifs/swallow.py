"""The swallow of November."""

from ..palette import FINE, INK, PAPER, PURPLE, RED, VEIN
from ..pen import blob, brush, circle, group, path


def swallow(x: float, y: float, degrees: float) -> str:
    """A swallow that dives to the left, with red throat and forked tail; x, y is the middle of its body."""
    parts = [
        blob("4,12! 2,50 -22,96 -66,126! -68,80 -56,40 -32,12!", PURPLE),  # lower wing
        path("M-10 28C-16 60 -34 90 -56 110M-28 26C-36 52 -46 74 -58 90", None, PAPER, VEIN),
        path(brush("34,-2 80,-8 130,-30", [14, 8, 2]) + brush("34,4 84,10 126,30", [14, 8, 2]), INK),  # tail
        blob("-72,2! -60,-14 -30,-22 14,-14 56,0! 20,16 -20,22 -52,14", PURPLE),
        blob("-58,10! -30,2 10,2 50,2! 20,16 -20,22 -50,15", PAPER, width=FINE),  # belly
        blob("-70,4! -56,-2 -42,4 -44,18 -58,14", RED, width=FINE),  # throat
        circle(-54, -6, 3.4, PAPER),
        circle(-54, -6, 1.8, INK),
        path("M-70 0L-88 4L-69 7Z", INK),  # beak
        blob("-18,-12! -6,-56 26,-100 82,-132! 80,-84 58,-40 28,-6!", PURPLE),  # upper wing
        path("M0 -22C14 -56 40 -88 70 -112M18 -16C34 -44 52 -68 70 -86", None, PAPER, VEIN),
    ]
    return group(parts, x, y, degrees)
