"""The wild geese of August."""

from ..palette import FINE, INK, OCHRE, PAPER, VEIN, YELLOW
from ..pen import blob, circle, mapped, path, place, rewritten, spline

BODY = (  # from the beak along crown, long neck, back and tail, and back along belly, breast and throat
    "-112,2! -108,-9 -96,-13 -86,-6 -72,0 -52,-3 -36,-12 -10,-18 22,-14 56,-2! 54,12! 28,24 -2,28 -28,22 "
    "-46,13 -66,12 -86,8 -98,9!"
)
TAIL = "36,-10! 62,-8 92,-2! 84,8 90,18! 60,20 30,20!"

# A wing rises from the shoulder; its flight feathers end in steps.
FAR = (
    "-44,0! -72,-34 -90,-74 -88,-116! -70,-104 -64,-94! -50,-98 -40,-96! -40,-78 -42,-70! -26,-68 -20,-64! "
    "-16,-40 -10,0!"
)
NEAR = (
    "-34,4! -40,-36 -18,-80 26,-116! 34,-96 34,-84! 48,-94 60,-94! 56,-72 50,-62! 66,-68 78,-64! "
    "68,-44 58,-36! 72,-38 82,-32! 64,-10 36,4!"
)
FAR_ARM = "-44,0! -72,-34 -90,-74 -88,-116! -72,-84 -56,-50 -18,0!"
ARM = "-34,4! -40,-36 -18,-80 26,-116! 10,-84 4,-62 14,-34 36,4! 0,14"
QUILLS = "M12 -80L34 -84M10 -56L50 -62M20 -30L58 -36"
COVERTS = "M-20 -60Q-12 -50 -2 -58M-28 -36Q-16 -24 -2 -36M-26 -12Q-10 2 6 -12"


def goose(x: float, y: float, beat: float, degrees: float = 0, scale: float = 1) -> str:
    """A goose in flight to the left; beat is the height of its wings, below 0 in the downstroke."""

    def wing(data: str) -> str:
        return mapped(data, (1, 0, (1 - abs(beat)) * -0.7, beat, 0, 0))

    parts = [
        path(wing(spline(FAR)), INK, PAPER, VEIN),
        path(wing(spline(FAR_ARM)), OCHRE, INK, FINE),
        path(spline(TAIL), INK, PAPER, VEIN),
        blob(BODY, OCHRE, width=FINE),
        path("M-109 -7L-132 4L-107 6Z", YELLOW, INK, FINE),
        circle(-99, -5, 3, INK),
        path(wing(spline(NEAR)), INK, PAPER, VEIN),
        path(wing(spline(ARM)), OCHRE, INK, FINE),
        path(wing(QUILLS + COVERTS), None, PAPER, FINE),
    ]
    return rewritten("".join(parts), lambda data: place(data, x, y, degrees, scale))  # no line gets thinner
