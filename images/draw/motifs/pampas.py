"""Pampas grass: a black hill with grass reserved in it, full yellow plumes that bend over; and the moon."""

from ..palette import HEIGHT, INK, OUTLINE, PAPER, PURPLE, YELLOW
from ..pen import Point, along, brush, circle, heading, path, polar, spline, xy

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

# A plume is a tuft of strands that melt into one shape. At even steps from the windward side to the lee:
# where a strand leaves the axis and how long it is, both as shares of the length of the plume, its turn from
# the stem, and how far it bends over, in degrees. Strands between these are between them in everything.
STRANDS = (
    (0.02, 0.36, -20, 40),
    (0.16, 0.6, -14, 72),
    (0.32, 0.84, -2, 96),
    (0.32, 0.87, 16, 94),
    (0.22, 0.77, 38, 82),
    (0.1, 0.6, 58, 64),
    (0, 0.42, 76, 50),
)
STRANDS_APART = 13  # units of the length of a plume for a strand
FEWEST = 8
SLIM = 0.5  # the width of a strand, as a share of the length of the plume by the number of strands
KNEE = 0.6  # where a strand bends, in shares of its length
EDGE = 2.8  # of the dark shape under a plume, half of it outside
STALK = 7, 5.6, 4.6, 3.4  # widths of a stem from its foot to its tip


def strand(root: Point, ahead: float, length: float, bend: float, width: float) -> str:
    """Path data of a slim strand that bends over."""
    knee = polar(*root[:2], length * KNEE, ahead)
    tip = polar(*knee[:2], length * KNEE, ahead + bend)
    near, past = polar(*root[:2], length * 0.3, ahead), ahead + bend * 0.6
    far = polar(*knee[:2], length * 0.16, past)
    one, other = (
        (polar(*near[:2], width, ahead + across), polar(*far[:2], width, past + across))
        for across in (-90, 90)
    )
    return f"M{xy(root)}C{xy(one[0])} {xy(one[1])} {xy(tip)}C{xy(other[1])} {xy(other[0])} {xy(root)}Z"


def stand(u: float) -> list[float]:
    """How the strand at u, 0 to 1, stands: a row of STRANDS, or between two of them."""
    k = min(int(u * (len(STRANDS) - 1)), len(STRANDS) - 2)
    share = u * (len(STRANDS) - 1) - k
    return [here + (there - here) * share for here, there in zip(STRANDS[k], STRANDS[k + 1], strict=True)]


def plume(stem: str, length: float, side: int) -> str:
    """A stem from its foot to its tip, and a plume so long that bends over to a side: 1 is to the right."""
    foot, ahead = along(stem, 1), heading(stem, 1)
    count = max(round(length / STRANDS_APART), FEWEST)
    shape = ""
    for k in range(count):
        start, share, turn, bend = stand(k / (count - 1))
        root = polar(*foot[:2], length * start, ahead)
        shape += strand(root, ahead + side * turn, length * share, side * bend, length * SLIM / count)
    return path(brush(stem, STALK), INK) + path(shape, INK, INK, EDGE) + path(shape, YELLOW)


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


def far_hills(*ridges: str, colour: str = PURPLE) -> str:
    """Hills far away in the haze, each under its ridge, a line from the left edge to the right."""
    return path("".join(spline(ridge, closed=False) + "L248 400L-8 400Z" for ridge in ridges), colour)
