"""Pampas grass: a big black hill with grass reserved in it, drooping yellow plumes behind; and the moon."""

from ..palette import BOLD, HAIR, HEIGHT, INK, OUTLINE, PAPER, YELLOW
from ..pen import along, brush, circle, heading, line, path, polar, xy

TUFTS = (  # foot x, foot y below the top of the hill, height: bigger below
    (140, 50, 28),
    (36, 104, 44),
    (108, 92, 50),
    (184, 104, 56),
    (66, 176, 70),
    (146, 178, 76),
    (222, 172, 62),
    (14, 226, 66),
    (104, 240, 72),
    (186, 240, 76),
)
BLADES = ((-0.42, 0.6), (-0.14, 0.86), (0.2, 1), (0.5, 0.8), (0.66, 0.48))  # tips, in heights of the tuft
STRANDS = 11
DROOP = 74  # degrees by which a strand bends down
STALK = 7, 5.6, 4.6, 3.4  # widths of a stem from its foot to its tip
BLADE = 8, 14, 11, 1.4  # and of a leaf
LENGTHS = 0.78, 1, 0.88  # of strands, in turn


def plume(stem: str, length: float, opening: float = 50) -> str:
    """A stem from its foot to its tip, from which strands spread over opening degrees and droop."""
    strands = ""
    ahead = heading(stem, 1)
    side = 1 if -90 < ahead < 90 else -1  # it nods to the right or to the left
    for k in range(STRANDS):
        share = k / (STRANDS - 1)  # from the lowest strand to the highest
        root = along(stem, 0.74 + 0.26 * share)
        start = ahead + side * opening * (0.5 - share)
        reach = length * LENGTHS[k % 3] * (0.84 + 0.16 * share)
        knee = polar(*root[:2], reach * 0.5, start)
        tip = polar(*knee[:2], reach * 0.6, start + side * DROOP)
        above, below = (polar(*knee[:2], 0.06 * length + 2, start + across) for across in (-90, 90))
        strands += f"M{xy(root)}Q{xy(above)} {xy(tip)}Q{xy(below)} {xy(root)}Z"
    return path(brush(stem, STALK), INK) + path(strands, INK, INK, BOLD) + path(strands, YELLOW)


def blade(points: str) -> str:
    """A long black leaf of grass from its foot to its tip, its rib reserved."""
    return path(brush(points, BLADE), INK) + line(points, PAPER, HAIR)


def tuft(x: float, y: float, height: float) -> str:
    """Path data of blades of grass that bend to the right."""
    blades = ""
    for aside, rise in BLADES:
        tip = (x + aside * height, y - rise * height)
        knee_x, knee_y = x + aside * height * 0.2, y - rise * height * 0.64
        blades += f"M{x} {y}Q{knee_x - 4} {knee_y} {xy(tip)}Q{knee_x + 4} {knee_y} {x} {y}Z"
    return blades


def hill(top: float, summit: float = 120) -> str:
    """A round black hill across the card, its summit near summit, top, with grass reserved in it."""
    mass = f"M-5 {top + 70}C{summit - 70} {top - 20} {summit + 70} {top - 20} 245 {top + 70}L245 400L-5 400Z"
    tufts = [tuft(x, top + down, height) for x, down, height in TUFTS if top + down - height < HEIGHT]
    return path(mass, INK) + path("".join(tufts), PAPER)


def full_moon() -> str:
    return circle(132, 112, 82, PAPER, INK, OUTLINE)
