"""Pampas grass: a black hill with grass reserved in it, full yellow plumes that bend over; and the moon."""

import math
from collections.abc import Iterator

from ..palette import DARK_RED, HAIR, HEIGHT, INK, OUTLINE, PAPER, YELLOW
from ..pen import Point, along, brush, circle, heading, path, polar, xy

TUFTS = (  # foot x, foot y below the top of the hill, height: bigger below
    (140, 50, 28),
    (36, 104, 44),
    (108, 92, 50),
    (184, 104, 56),
    (66, 176, 70),
    (146, 178, 76),
)
LOWEST = HEIGHT - 40  # a tuft that would only show its tips above the frame is left out
TIPS = ((-0.34, 0.5), (-0.06, 0.86), (0.34, 1), (0.66, 0.78), (0.86, 0.42))  # tips, in heights of the tuft

# A plume, all in shares of its length along its axis: how wide its body is, from its foot to its tip,
BODY = (0.01, 0.07, 0.1, 0.11, 0.11, 0.09, 0.02)
# and how its strands stand on the upper and on the lower side: where the last one leaves the axis, its turn
# from the axis at first and at last, and how far it droops
UPPER, LOWER = (0.76, -24, -16, 28), (0.78, 30, 24, 24)
LAST = 0.7, 0.38, 4, 30  # the strand at the tip: where it leaves, its length, turn and droop
STRANDS_APART = 15  # units, about
FULL = 10  # degrees from the line of a strand to its sides
EDGE = 4.4  # of the dark shape under a plume, half of it outside
STALK = 7, 5.6, 4.6, 3.4  # widths of a stem from its foot to its tip


def bent(start: Point, ahead: float, length: float, nod: float) -> list[Point]:
    """A line that sets out ahead and bends over evenly by so many degrees."""
    steps = len(BODY) - 1
    line = [start]
    for k in range(steps):
        line.append(polar(*line[-1][:2], length / steps, ahead + nod * k / (steps - 1)))
    return line


def strand(root: Point, way: float, length: float, droop: float) -> tuple[str, str]:
    """Path data of a pointed strand, and of a hair line along its middle."""
    knee = polar(*root[:2], length * 0.5, way)
    tip = polar(*knee[:2], length * 0.55, way + droop)
    side, other = (polar(*root[:2], length * 0.56, way + turn) for turn in (FULL, -FULL))
    start, end = polar(*root[:2], length * 0.2, way), polar(*knee[:2], length * 0.36, way + droop)
    return f"M{xy(root)}Q{xy(side)} {xy(tip)}Q{xy(other)} {xy(root)}Z", f"M{xy(start)}Q{xy(knee)} {xy(end)}"


def stands(count: int) -> Iterator[tuple[float, float, float, float, bool]]:
    """How the strands stand, upper and lower ones in turn: place, length, turn, droop, hair line or not."""
    for k in range(count):
        u = k / (count - 1)
        reach = 0.3 + 0.12 * math.sin(math.pi * u**0.7) - 0.08 * u
        for (last, first_turn, last_turn, droop), hair in ((UPPER, k % 2 == 0), (LOWER, k % 3 == 1)):
            yield last * u, reach, first_turn + (last_turn - first_turn) * u, droop, hair
    yield *LAST, True


def plume(stem: str, length: float, nod: float) -> str:
    """A stem from its foot to its tip, and a plume that bends over by so many degrees, above 0 to the right.

    The strands melt into one shape with a soft edge; pale hair lines run through it.
    """
    axis = bent(along(stem, 1), heading(stem, 1), length, nod)
    side = 1 if nod > 0 else -1
    shape, hairs = brush(axis, [length * width for width in BODY]), ""
    for t, reach, turn, droop, hair in stands(round(length / STRANDS_APART)):
        body, line = strand(along(axis, t), heading(axis, t) + side * turn, length * reach, side * droop)
        shape += body
        hairs += line if hair else ""
    return "".join(
        [
            path(brush(stem, STALK), INK),
            path(shape, INK, INK, EDGE),
            path(shape, YELLOW),
            path(hairs, None, PAPER, HAIR),
        ]
    )


def blades(*each: str) -> str:
    """Long leaves of grass, each through points from its foot to its tip."""
    return path("".join(brush(one, (4, 7, 6, 1)) for one in each), INK)


def tuft(x: float, y: float, height: float, wind: int) -> str:
    """Path data of blades of grass that bend with the wind: 1 is to the right, -1 to the left."""
    grass = ""
    for aside, rise in TIPS:
        tip = (x + wind * aside * height, y - rise * height)
        knee_x, knee_y = x + wind * aside * height * 0.2, y - rise * height * 0.64
        grass += f"M{x} {y}Q{knee_x - 4} {knee_y} {xy(tip)}Q{knee_x + 4} {knee_y} {x} {y}Z"
    return grass


def hill(top: float, summit: float, fall: float = 70, wind: int = 1) -> str:
    """A round black hill across the card with grass reserved in it.

    Its summit is near summit, top; at the edges of the card it lies lower by its fall.
    """
    foot = top + fall
    mass = f"M-5 {foot}C{summit - 70} {top - 20} {summit + 70} {top - 20} 245 {foot}L245 400L-5 400Z"
    tufts = [tuft(x, top + down, height, wind) for x, down, height in TUFTS if top + down - height < LOWEST]
    return path(mass, INK) + (path("".join(tufts), PAPER) if tufts else "")


def full_moon() -> str:
    return circle(144, 102, 80, PAPER, INK, OUTLINE)


def clouds(*each: tuple[float, float, float, float]) -> str:
    """Long bands of darker sky with round ends, each from x, y, so long and so high."""
    return path(
        "".join(
            f"M{x} {y}l{length} 0a{high / 2} {high / 2} 0 0 1 0 {high}l{-length} 0"
            f"a{high / 2} {high / 2} 0 0 1 0 {-high}Z"
            for x, y, length, high in each
        ),
        DARK_RED,
    )
