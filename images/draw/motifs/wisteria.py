"""Wisteria: purple racemes that hang from a bough, wide above, pointed below; small feather leaves."""

from ..palette import FINE, INK, LILAC, PURPLE, VEIN
from ..pen import brush, line, path, place, polar, segment
from ..plant import lens

FLORET = "M0 0C-.8 .1 -.8 .95 0 1.05C.8 .95 .8 .1 0 0Z"  # hangs down


def raceme(x: float, y: float, length: float, sway: float = 0, size: float = 1) -> str:
    """A hanging bunch: rows of four, two and one florets. sway moves its tip sideways."""
    front = back = ""
    rows = max(5, int(length / 26))
    for row in range(rows):
        t = row / rows
        r = 25 * size * (1 - t * 0.42)
        row_x, row_y = x + sway * t, y + length * t * 0.92
        for side in (-1, 1):
            if t < 0.5:
                back += place(FLORET, row_x + side * 12 * size * (1 - t), row_y - 6, -side * 62, r * 0.95)
            front += place(FLORET, row_x + side * 1.5, row_y, -side * (34 - 18 * t), r)
    front += place(FLORET, x + sway, y + length * 0.92 - 5, 0, 14 * size)
    stem = line([(x, y - 14), (x + sway * 0.1, y + 6)], width=FINE)
    return stem + path(back, LILAC, INK, VEIN) + path(front, PURPLE, INK, VEIN)


def feather_leaf(x: float, y: float, degrees: float, length: float, pairs: int) -> str:
    """A leaf of paired leaflets and one at its end."""
    size = 15
    end = polar(x, y, length, degrees)
    leaflets = lens(end.x, end.y, degrees, size, size * 0.42)
    for pair in range(pairs):
        foot = polar(x, y, length * (pair + 0.6) / pairs, degrees)
        for side in (-1, 1):
            leaflets += lens(foot.x, foot.y, degrees + side * 52, size, size * 0.42)
    return path(segment((x, y), end), None, INK, VEIN) + path(leaflets, INK)


def bough(points: str, *leaves: tuple[float, float, float, float, int]) -> str:
    """A bough along the top edge with its feather leaves."""
    return path(brush(points, [14, 12, 10, 8]), INK) + "".join(feather_leaf(*leaf) for leaf in leaves)


def falling_bough() -> str:
    return bough(
        "-5,30 60,22 130,34 245,16",
        (30, 34, 60, 60, 4),
        (120, 40, 110, 60, 4),
        (210, 26, 70, 66, 4),
        (170, 30, 130, 50, 3),
    )
