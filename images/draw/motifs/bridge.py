"""The eight-plank bridge of May and the water under it."""

from ..palette import BLUE, FINE, INK, OCHRE, OUTLINE, PAPER, YELLOW
from ..pen import Point, brush, path, points, xy

JOINTS = "-60,404 196,338 50,308 206,275 66,255"  # of the zigzag, near to far: the middle of the walk
WIDTHS = (20, 16, 12, 9, 7)  # of a plank at each joint
SLANT = 0.9  # how far the ends of the planks lean, in widths
EDGE = 0.4  # thickness of a plank, in widths
POSTS = (0.5, 2.6)  # how far before a joint they stand, in widths
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


def section(near: Point, far: Point, near_width: float, far_width: float) -> str:
    """Two planks between two joints, and the two posts that carry their far end."""
    ahead = 1 if far.x > near.x else -1

    def corners(across: float) -> tuple[str, str]:
        """Both ends of a line along the planks, across widths below the middle of the walk."""
        return tuple(
            xy((end.x + ahead * across * SLANT * width, end.y + across * width))
            for end, width in ((near, near_width), (far, far_width))
        )

    posts = planks = ""
    slope = (far.y - near.y) / (far.x - near.x)
    for before in POSTS:
        x = far.x - ahead * (before - SLANT) * far_width
        top = far.y + far_width + slope * (x - far.x)
        posts += f"M{x - far_width * 0.4} {top}l{far_width * 0.8} 0l0 {far_width * 2}l{-far_width * 0.8} 0Z"
    for first, last in ((-1, 0), (0, 1)):
        (a, b), (d, c) = corners(first), corners(last)
        planks += f"M{a}L{b}L{c}L{d}Z"
    (d, c), drop = corners(1), far_width * EDGE
    edge = f"M{d}L{c}l0 {drop}L{d}Z"
    return path(posts, OCHRE, INK, FINE) + path(edge, OCHRE, INK, FINE) + path(planks, YELLOW, INK, OUTLINE)


def bridge() -> str:
    """Four sections of two planks each in zigzag, ever narrower."""
    joints = points(JOINTS)
    return "".join(
        section(joints[k], joints[k + 1], WIDTHS[k], WIDTHS[k + 1]) for k in reversed(range(len(joints) - 1))
    )
