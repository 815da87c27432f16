"""The eight-plank bridge of May and the water under it.

All is drawn in parallels, as in a woodblock print: a walk runs in one of two directions and its planks are
cut in the other, so that the walks meet in true corners.
"""

from ..palette import BLUE, FINE, INK, OUTLINE, PAPER, YELLOW
from ..pen import path, segment, wave, xy

Pair = tuple[float, float]

RIGHT, LEFT = (1, -0.31), (-0.64, -0.5)  # a step on the water: to the right and back, to the left and back
THICKNESS = 8  # of a plank
POST_WIDTH, POST_HEIGHT = 13, 36
SHORE = -8, 300, 7, 66, 4  # the far edge of the water, as for a wave
WAVES = (  # start, number of bows
    (-12, 322, 6),
    (150, 318, 7),
    (-30, 344, 5),
    (196, 346, 3),
    (104, 366, 9),
    (130, 386, 7),
)
NEAR = (-20, 396)  # the nearest corner of the nearest walk


def step(origin: Pair, right: float, left: float) -> Pair:
    """The place so many steps to the right and so many to the left of another."""
    return origin[0] + right * RIGHT[0] + left * LEFT[0], origin[1] + right * RIGHT[1] + left * LEFT[1]


def shape(*corners: Pair) -> str:
    return "M" + "L".join(xy(corner) for corner in corners) + "Z"


def walk(near: Pair, right: float, left: float, planks: int, *posts: Pair) -> str:
    """Planks along the longer side. The sides are given in steps from the near corner, so are the posts."""
    at_right, at_left, far = step(near, right, 0), step(near, 0, left), step(near, right, left)
    edge = shape(at_left, near, at_right, *((x, y + THICKNESS) for x, y in (at_right, near, at_left)))
    feet = [step(near, *post) for post in posts]
    half = POST_WIDTH / 2
    legs = "".join(
        shape((x - half, y), (x + half, y), (x + half, y + POST_HEIGHT), (x - half, y + POST_HEIGHT))
        for x, y in feet
    )
    seams = ""
    for k in range(1, planks):
        start, end = (
            ((0, left * k / planks), (right, left * k / planks))
            if right > left
            else ((right * k / planks, 0), (right * k / planks, left))
        )
        seams += segment(step(near, *start), step(near, *end))
    return "".join(
        [
            path(legs, INK, INK, OUTLINE),
            path(edge, INK, INK, OUTLINE),
            path(shape(near, at_right, far, at_left), YELLOW, INK, OUTLINE),
            path(seams, None, INK, FINE),
        ]
    )


def water() -> str:
    """Blue water with waves reserved in it."""
    surface = path(wave(*SHORE) + "L256 404L-8 404Z", BLUE, INK, FINE)
    ripples = "".join(wave(x, y, 7, 16, count) for x, y, count in WAVES)
    return surface + path(ripples, None, PAPER, OUTLINE)


def bridge() -> str:
    """Eight planks in zigzag, in three walks, each laid over the end of the farther one."""
    middle = step(NEAR, 166, 10)
    far = step(middle, -2, 92)
    return "".join(
        [
            walk(far, 200, 44, 3, (72, 3), (142, 3)),
            walk(middle, 48, 138, 2, (6, 132)),
            walk(NEAR, 218, 44, 3, (52, 3), (156, 3), (210, 3)),
        ]
    )
