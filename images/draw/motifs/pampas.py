"""Pampas grass: a big black hill with ivory grass lines, yellow drooping plumes behind it; and the moon."""

from ..palette import FINE, INK, OUTLINE, PAPER, VEIN, YELLOW
from ..pen import Point, circle, path, xy

GRASS = (  # foot x, foot y, height, bend of each tuft
    (30, 392, 70, 14),
    (64, 392, 92, 20),
    (100, 392, 84, 26),
    (138, 392, 100, 20),
    (176, 392, 84, 26),
    (208, 392, 70, 20),
    (20, 336, 40, 20),
    (90, 330, 60, 24),
    (150, 336, 70, 24),
    (222, 336, 40, 14),
)


def plume(x: float, y: float, height: float, bend: float) -> str:
    """A stem from x, y that arches sideways by bend, with a tassel of five soft strands."""
    tip, knee = (x + bend, y - height), (x, y - height * 0.8)
    side = 1 if bend > 0 else -1

    def on_stem(t: float) -> Point:
        return Point(
            *(
                (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c
                for a, b, c in zip((x, y), knee, tip, strict=True)
            )
        )

    strands = ""
    reach = height * 0.36
    for k in range(5):
        root = on_stem(0.62 + 0.095 * k)
        end = (root.x + side * reach * (0.52 + 0.12 * k), root.y + reach * (0.62 - 0.2 * k))
        above = (root.x + side * reach * (0.34 + 0.05 * k), root.y - reach * (0.16 + 0.02 * k))
        below = (above[0] - side * 4, above[1] + reach * 0.3)
        strands += f"M{xy(root)}Q{xy(above)} {xy(end)}Q{xy(below)} {xy(root)}Z"
    stem = path(f"M{xy((x, y))}Q{xy(knee)} {xy(tip)}", None, INK, OUTLINE)
    return stem + path(strands, YELLOW, INK, VEIN)


def hill(top: float) -> str:
    """A round black hill across the card, its summit near y = top, with grass reserved in it."""
    grass = ""
    for x, y, height, bend in GRASS:
        grass += f"M{x} {y}Q{x + 2} {y - height * 0.7} {x + bend} {y - height}"
        grass += f"M{x} {y}Q{x - 2} {y - height * 0.6} {x - bend * 0.8} {y - height * 0.82}"
    mass = f"M-5 {top + 60}C50 {top - 14} 190 {top - 14} 245 {top + 60}L245 400L-5 400Z"
    return path(mass, INK) + path(grass, None, PAPER, FINE)


def full_moon() -> str:
    return circle(120, 112, 76, PAPER, INK, OUTLINE)
