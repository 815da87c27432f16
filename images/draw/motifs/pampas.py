"""Pampas grass: a big black hill with grass reserved in it, drooping yellow plumes behind; and the moon."""

from ..palette import HEAVY, HEIGHT, INK, OUTLINE, PAPER, YELLOW
from ..pen import along, brush, circle, heading, path, polar, xy

TUFTS = (  # foot x, foot y below the top of the hill, height: bigger below
    (140, 50, 28),
    (36, 104, 44),
    (108, 92, 50),
    (184, 104, 56),
    (6, 176, 90),
    (58, 168, 76),
    (92, 196, 116),
    (150, 166, 84),
    (192, 200, 120),
    (232, 168, 70),
    (26, 250, 76),
    (134, 252, 80),
    (226, 254, 84),
)
BLADES = ((-0.42, 0.6), (-0.14, 0.86), (0.2, 1), (0.5, 0.8), (0.66, 0.48))  # tips, in heights of the tuft
DROOPING = 0.52  # from here to its end a stem carries strands
STRANDS = 10


def plume(stem: str, length: float, side: int = 1) -> str:
    """A stem from its foot to where it nods to one side, 1 right or -1 left, with drooping strands."""
    strands = ""
    for k in range(STRANDS):
        share = k / (STRANDS - 1)
        t = DROOPING + (1 - DROOPING) * share
        root, ahead, reach = along(stem, t), heading(stem, t), length * (0.8 + 0.2 * share)
        down = 90 - side * (8 + 40 * share)
        bend = (down - ahead + 180) % 360 - 180
        knee = polar(root.x, root.y, reach * 0.5, ahead + 0.2 * bend)
        above, below = (polar(knee.x, knee.y, 6, ahead + across) for across in (-90, 90))
        tip = polar(knee.x, knee.y, reach * 0.6, down)
        strands += f"M{xy(root)}Q{xy(above)} {xy(tip)}Q{xy(below)} {xy(root)}Z"
    stalk = path(brush(stem, (5, 4.4, 3.8, 3, 2)), INK)
    return stalk + path(strands, INK, INK, HEAVY) + path(strands, YELLOW)


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
