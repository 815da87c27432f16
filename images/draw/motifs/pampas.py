"""Pampas grass: a big black hill with grass reserved in it, drooping yellow plumes behind; and the moon."""

from ..palette import HEIGHT, INK, OUTLINE, PAPER, VEIN, YELLOW
from ..pen import along, brush, circle, heading, path, polar, xy

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
# The strands of a plume, from its upper side to the one to which it hangs: share of its bend, of its length,
# and where they leave the stem, as a share of its length
STRANDS = (
    (0.06, 0.66, 0.2),
    (0.2, 0.86, 0.2),
    (0.3, 1, 0.17),
    (0.46, 0.94, 0.15),
    (0.58, 0.98, 0.12),
    (0.74, 0.84, 0.09),
    (0.86, 0.86, 0.06),
    (1.04, 0.66, 0.03),
)
BOW = 1  # by how much of the bend of the plume a strand bends on
SLIM = 14  # degrees from the line of a strand to its sides
STALK = 7, 5.6, 4.6, 3.4  # widths of a stem from its foot to its tip


def plume(stem: str, length: float, bend: float) -> str:
    """A stem from its foot to its tip, and a plume of long strands that part there and nod to one side.

    bend is the angle in degrees from the upper strand to the lower one, above 0 to the right.
    """
    ahead, top = heading(stem, 1), along(stem, 1)
    strands = []
    for share, reach, up in STRANDS:
        root = polar(*top[:2], up * length, ahead + share * bend * 0.3)
        out, reach = ahead + share * bend, reach * length
        tip = polar(*polar(*root[:2], reach * 0.5, out)[:2], reach * 0.5, out + bend * BOW)
        side, other = (polar(*root[:2], reach * 0.52, out + turn) for turn in (-SLIM, SLIM))
        strands.append(f"M{xy(top)}L{xy(root)}Q{xy(side)} {xy(tip)}Q{xy(other)} {xy(root)}Z")
    locks = "".join(path(strand, YELLOW, INK, VEIN) for strand in strands)
    return path(brush(stem, STALK), INK) + locks


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
