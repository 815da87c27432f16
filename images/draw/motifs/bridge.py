"""The eight-plank bridge of May and the water under it."""

from itertools import pairwise

from ..palette import BLUE, FINE, INK, OCHRE, OUTLINE, PAPER, YELLOW
from ..pen import brush, path, points, xy

Pair = tuple[float, float]

# A walk, the far ones first: the middle of its near end and of its far end, its planks, the width of one.
WALKS = (
    ((222, 292), (70, 256), 2, 11),
    ((30, 330), (216, 288), 3, 11),
    ((262, 394), (32, 330), 3, 14),
)
EDGE = 7  # thickness of a plank
FLATNESS = 0.4  # the water is seen so aslant: how much shorter depth looks than breadth, squared
POSTS = (10, 44)  # how far before the end of a walk they stand
POST_WIDTH, POST_HEIGHT = 11, 30
RIPPLES = (
    "-10,306 10,300 34,304",
    "84,292 120,284 156,290",
    "150,318 190,310 250,318",
    "40,352 76,342 112,350",
    "196,386 216,376 250,382",
)


def water() -> str:
    """Water with an uneven shore and ripples that swell and thin out."""
    shore = "M-5 276C30 262 66 282 104 270C150 256 190 272 245 260L245 400L-5 400Z"
    ripples = "".join(brush(ripple, [1, *[4] * (len(points(ripple)) - 2), 1]) for ripple in RIPPLES)
    return path(shore, BLUE, INK, FINE) + path(ripples, PAPER)


def walk(near: Pair, far: Pair, planks: int, width: float) -> str:
    """Planks side by side, cut square, and the two posts that carry their far end."""
    slope = (far[1] - near[1]) / (far[0] - near[0])
    ahead = 1 if far[0] > near[0] else -1

    def below(end: Pair, down: float) -> Pair:
        return end[0] - slope / FLATNESS * down, end[1] + down

    def strip(*corners: Pair) -> str:
        return "M" + "L".join(xy(corner) for corner in corners) + "Z"

    rims = [(k - planks / 2) * width for k in range(planks + 1)]
    boards = "".join(
        strip(below(near, upper), below(far, upper), below(far, lower), below(near, lower))
        for upper, lower in pairwise(rims)
    )
    start, end = below(near, rims[-1]), below(far, rims[-1])
    posts = ""
    for before in POSTS:
        x, y = end[0] - ahead * before, end[1] - ahead * before * slope
        posts += f"M{x - POST_WIDTH / 2} {y}l{POST_WIDTH} 0l0 {POST_HEIGHT}l{-POST_WIDTH} 0Z"
    edge = strip(start, end, (end[0], end[1] + EDGE), (start[0], start[1] + EDGE))
    return path(posts + edge, OCHRE, INK, FINE) + path(boards, YELLOW, INK, OUTLINE)


def bridge() -> str:
    """Eight planks in zigzag, in three walks, each laid over the end of the farther one."""
    return "".join(walk(*one) for one in WALKS)
