"""The wild geese of August."""

from ..bird import feathers
from ..palette import FINE, INK, OCHRE, OUTLINE, PAPER, VEIN, YELLOW
from ..pen import blob, circle, group, mirrored, path

BODY = (  # from the beak along the nape, back and tail, and back along the breast and throat
    "-92,-14! -84,-23 -72,-22 -56,-12 -18,-15 8,-12 38,-5 74,-6! 72,6 58,14 6,20 -24,17 -42,6 -60,1 -86,-7"
)
TAIL = "42,-5! 74,-6! 72,6 58,14 44,16! 50,4"
# A wing that reaches to the right from its shoulder, front edge above: its arm, scallops and fingers.
ARM = "-18,4! -12,-12 10,-22 36,-26 60,-22! 60,-10 40,2 24,12! 6,12"
SCALLOPS = "M2 -2Q10 8 18 -3Q25 5 32 -7Q38 1 45 -11"
FINGER = "M0 -.06Q.6 -.19 1 0Q.6 .24 0 .15Z"
FINGERS = ((14, 6), (54, -16)), (72, 24), (34, 72)  # feet, directions and lengths of the first and the last
BEATS = {"up": (-130, -82), "level": (-44, -8), "down": (142, 88)}  # where the far and the near wing point


def wing(degrees: float, fingers: int, *marks: str) -> str:
    """A wing around its shoulder; one that points down is mirrored, so that its front edge stays in front."""
    parts = [feathers(*FINGERS, fingers, INK, PAPER, FINGER), blob(ARM, OCHRE, width=FINE), *marks]
    if degrees > 45:
        return group([mirrored(parts, axis=0)], degrees=degrees + 180)
    return group(parts, degrees=degrees)


def goose(x: float, y: float, scale: float, beat: str, degrees: float = 0) -> str:
    """A goose in flight to the left, its body around x, y; the beat of its wings is up, level or down."""
    far, near = BEATS[beat]
    parts = [
        group([wing(far, 5)], -14, -4),
        blob(BODY, OCHRE),
        blob(TAIL, INK),
        path("M-40 6L-32 -9M-28 15L-18 0", None, INK, OUTLINE),  # bars on the breast
        path("M-88 -20L-112 -9L-87 -7Z", YELLOW, INK, FINE),
        circle(-78, -15, 2.6, INK),
        group([wing(near, 6, path(SCALLOPS, None, PAPER, VEIN))], 2, -2),
    ]
    return group(parts, x, y, degrees, scale)
