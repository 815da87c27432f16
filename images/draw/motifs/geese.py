"""The wild geese of August."""

from ..palette import FINE, INK, OCHRE, PAPER, VEIN, YELLOW
from ..pen import blob, circle, mapped, path, place, rewritten, spline

BODY = (  # from the beak along crown, long neck, back and tail, and back along belly, breast and throat
    "-112,2! -108,-9 -96,-13 -86,-6 -72,0 -52,-3 -36,-12 -10,-18 22,-14 56,-2! 54,12! 28,24 -2,28 -28,22 "
    "-46,13 -66,12 -86,8 -98,9!"
)
TAIL = "36,-10! 62,-8 92,-2! 84,8 90,18! 60,20 30,20!"

# A wing rises from the shoulder; its flight feathers end round, with clefts between them.
WING = (
    "-16,-4! -30,-34 -16,-72 14,-108 26,-116 32,-104 28,-88! 44,-98 54,-92 46,-74 40,-66! 58,-72 66,-64 "
    "56,-48 48,-42! 66,-44 72,-34 58,-20 26,0!"
)
# open where it grows out of the body
ARM = "-20,8! -30,-34 -16,-72 8,-100! 14,-82 4,-72 14,-58 8,-46 22,-34 18,-20 30,9!"
QUILLS = "M16 -76L28 -88M18 -52L40 -66M24 -28L48 -42"
COVERTS = "M-14 -66Q-6 -58 2 -66M-22 -40Q-10 -28 2 -40M-20 -14Q-6 -2 8 -14"

# How the near and the far wing stand: height (below 0 in the downstroke), and by how much of it they lean
# to the back.
UP = (1, 0.3), (0.96, -0.3)
GLIDE = (0.74, 0.9), (0.9, 0.06)
DOWN = (0.6, 0.5), (0.86, -0.3)
Pose = tuple[tuple[float, float], tuple[float, float]]
FAR = -30  # from the shoulder of the near wing to that of the far one


def goose(x: float, y: float, pose: Pose, degrees: float = 0, scale: float = 1) -> str:
    """A goose in flight to the left."""
    near, far = pose

    def wing(data: str, stand: tuple[float, float], shoulder: float = 0) -> str:
        height, lean = stand
        return mapped(data, (1, 0, -lean, height, shoulder, 0))

    parts = [
        path(wing(spline(WING), far, FAR), INK, PAPER, VEIN),
        path(spline(TAIL), INK, PAPER, VEIN),
        blob(BODY, OCHRE, width=FINE),
        path("M-109 -7L-132 4L-107 6Z", YELLOW, INK, FINE),
        circle(-99, -5, 3, INK),
        path(wing(spline(WING, closed=False), near), INK, PAPER, VEIN),
        path(wing(spline(ARM, closed=False), near), OCHRE, INK, FINE),
        path(wing(QUILLS + COVERTS, near), None, PAPER, FINE),
    ]
    return rewritten("".join(parts), lambda data: place(data, x, y, degrees, scale))  # no line gets thinner
