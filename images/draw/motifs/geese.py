"""The wild geese of August."""

from ..palette import FINE, INK, OCHRE, OUTLINE, PAPER, YELLOW
from ..pen import blob, circle, group, line, path, spline

# A phase of the wing beat of a goose in flight to the left around its middle: far wing, near wing, its dark
# tip, its quills. A wing runs from the shoulder along its front edge to the tip and back by the feather ends.
WINGS = {
    "up": (
        "-20,-6! -40,-30 -44,-62 -24,-104! -14,-92 -12,-78! -2,-68 0,-52! 8,-40 8,-26! 14,-14 12,-4",
        "-16,-2! -6,-36 18,-62 74,-92! 78,-80 72,-66! 76,-54 66,-44! 68,-30 56,-24! 56,-10 44,-8! 40,0 32,4",
        "30,-68! 50,-80 74,-92! 78,-80 72,-66! 76,-54 66,-44! 50,-48 40,-56",
        "M56 -24Q38 -26 22 -42M44 -8Q26 -10 10 -24",
    ),
    "level": (
        "-24,-6! -22,-30 4,-50 66,-62! 66,-52 56,-44! 56,-34 44,-28! 42,-18 30,-14! 24,-6 14,-4",
        "-22,-2! -2,-14 40,-4 104,34! 92,40 78,34! 70,42 54,36! 42,40 30,30! 18,32 8,22! -6,20 -22,-2!",
        "56,4! 80,18 104,34! 92,40 78,34! 70,42 54,36! 50,20 50,12",
        "M30 30Q26 16 28 6M8 22Q4 12 8 4",
    ),
    "down": (
        "-22,2! -48,20 -64,48 -62,82! -52,76 -46,64! -34,60 -30,46! -18,42 -14,30! -4,26 -2,8",
        "-18,-2! -20,34 2,66 50,92! 56,80 52,66! 60,56 52,44! 58,34 48,24! 50,10 30,-2",
        "10,66! 28,82 50,92! 56,80 52,66! 60,56 52,44! 36,48 24,56",
        "M48 24Q30 30 18 44M36 8Q18 14 4 30",
    ),
}
BODY = (  # from the beak along the nape, back and tail, and back along the breast and throat
    "-104,-12! -96,-20 -84,-19 -68,-10 -46,-10 -22,-14 8,-12 40,-3 76,0! 72,8 62,14 36,15 6,18 -26,15 -46,3 "
    "-68,-1 -86,-5 -98,-5"
)
BACK = "-42,-10 -22,-14 8,-12 36,-4"
BELLY = "-40,4 -22,15 6,18"
TAIL = "40,-3! 76,0! 72,8 62,14 44,15! 50,6"


def goose(x: float, y: float, scale: float, wings: str, degrees: float = 0) -> str:
    """A goose with a long neck; wings are up, level or down."""
    far, near, tip, quills = WINGS[wings]
    parts = [
        blob(far, OCHRE),
        line(BACK, PAPER, 10),  # parts the far wing from the body
        line(BELLY, PAPER, 10),
        blob(BODY, OCHRE),
        blob(TAIL, INK),
        path("M-44 4L-34 -8M-30 14L-20 0", None, INK, OUTLINE),  # bars on the breast
        path("M-100 -17L-121 -8L-99 -5Z", YELLOW, INK, FINE),
        circle(-90, -13, 2.4, INK),
        path(spline(near), OCHRE, PAPER, 10),
        blob(near, OCHRE),
        path(spline(tip), INK),
        path(quills, None, INK, FINE),
    ]
    return group(parts, x, y, degrees, scale)
