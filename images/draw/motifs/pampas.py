"""Pampas grass: a big black hill with grass reserved in it, drooping yellow plumes behind; and the moon."""

from ..palette import DARK_RED, HAIR, HEIGHT, INK, OUTLINE, PAPER, YELLOW
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
LOWEST = HEIGHT - 36  # a tuft that would only show its tips above the frame is left out
TIPS = ((-0.42, 0.6), (-0.14, 0.86), (0.2, 1), (0.5, 0.8), (0.66, 0.48))  # tips, in heights of the tuft
# The strands of a plume, from its upper side to the one to which it hangs: where on its axis they leave it,
# their length as a share of its own, and by how many degrees they turn aside at their root and at their tip
STRANDS = (
    (0.4, 0.62, -4, 10),
    (0.26, 0.72, 2, 16),
    (0.13, 0.78, 8, 24),
    (0.02, 0.8, 15, 32),
    (-0.06, 0.72, 24, 42),
    (-0.13, 0.6, 34, 52),
    (-0.2, 0.44, 46, 66),
)
FULL = 13  # degrees from the line of a strand to its sides
EDGE = 4.4  # of the dark shape under a plume, half of it outside
STALK = 7, 5.6, 4.6, 3.4  # widths of a stem from its foot to its tip


def plume(stem: str, length: float, nod: float) -> str:
    """A stem from its foot to its tip, and a plume that nods by so many degrees, above 0 to the right.

    The strands melt into one shape with a fringe; lines within it part them.
    """
    top, ahead = along(stem, 1), heading(stem, 1)
    side_of_nod = 1 if nod > 0 else -1
    middle = polar(*top[:2], length * 0.5, ahead + nod * 0.2)
    axis = [top, middle, polar(*middle[:2], length * 0.5, ahead + nod * 0.75)]
    strands = lines = ""
    for t, reach, aside, bent in STRANDS:
        root = along(axis, t) if t > 0 else polar(*top[:2], t * length, ahead)
        out = heading(axis, max(t, 0)) + side_of_nod * aside
        far = reach * length
        knee = polar(*root[:2], far * 0.55, out)
        tip = polar(*knee[:2], far * 0.5, out + nod * 0.34 + side_of_nod * bent)
        side, other = (polar(*root[:2], far * 0.56, out + turn) for turn in (-FULL, FULL))
        strands += f"M{xy(root)}Q{xy(side)} {xy(tip)}Q{xy(other)} {xy(root)}Z"
        lines += f"M{xy(root)}Q{xy(other if nod > 0 else side)} {xy(tip)}"
    shape = path(strands, INK, INK, EDGE) + path(strands, YELLOW)
    return path(brush(stem, STALK), INK) + shape + path(lines, None, INK, HAIR)


def blades(*each: str) -> str:
    """Long leaves of grass, each through points from its foot to its tip."""
    return path("".join(brush(one, (4, 7, 6, 1)) for one in each), INK)


def tuft(x: float, y: float, height: float) -> str:
    """Path data of blades of grass that bend to the right."""
    grass = ""
    for aside, rise in TIPS:
        tip = (x + aside * height, y - rise * height)
        knee_x, knee_y = x + aside * height * 0.2, y - rise * height * 0.64
        grass += f"M{x} {y}Q{knee_x - 4} {knee_y} {xy(tip)}Q{knee_x + 4} {knee_y} {x} {y}Z"
    return grass


def hill(top: float, summit: float = 120) -> str:
    """A round black hill across the card, its summit near summit, top, with grass reserved in it."""
    mass = f"M-5 {top + 70}C{summit - 70} {top - 20} {summit + 70} {top - 20} 245 {top + 70}L245 400L-5 400Z"
    tufts = [tuft(x, top + down, height) for x, down, height in TUFTS if top + down - height < LOWEST]
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
