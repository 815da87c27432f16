"""Where plants and animals stand: golden mist in banks, running water, a green slope."""

from ..palette import BLUE, FINE, GREEN, INK, OUTLINE, PAPER, VEIN, YELLOW
from ..pen import Points, path, place, spline, wave

GRASS = "M-4 -4Q0 -18 -8 -32M4 0Q8 -14 18 -24"  # two blades
BEYOND = -8  # to the left of the card


def mist(top: float, height: float, *ends: float) -> str:
    """Banks of golden mist from the left edge, one under another, each as far as its round end."""
    edge, lines = f"M{BEYOND} {top}", ""
    for k, end in enumerate(ends):
        y = top + k * height
        edge += f"L{end} {y}A{height / 2} {height / 2} 0 0 1 {end} {y + height}"
        lines += f"M{BEYOND} {y + height / 2}L{end - height} {y + height / 2}"
    edge += f"L{BEYOND} {top + len(ends) * height}Z"
    return path(edge, YELLOW, INK, FINE) + path(lines, None, INK, VEIN)


def brook(top: float) -> str:
    """Water from a height on down to the foot of the card, with ripples reserved in it."""
    water = wave(-20, top, 9, 70, 4) + "L256 404L-20 404Z"
    rows = range(round(top) + 16, 392, 18)
    ripples = "".join(
        wave(x - 37 * k, y, 7, 24, 4) for k, y in enumerate(rows) for x in ((-4, 150), (100, 232))[k % 2]
    )
    return path(water, BLUE, INK, OUTLINE) + path(ripples, None, PAPER, OUTLINE)


def slope(rim: Points, *grass: tuple[float, float]) -> str:
    """A green slope under its rim, a line from the left edge to the right, with blades reserved in it."""
    blades = path("".join(place(GRASS, *foot) for foot in grass), None, PAPER, VEIN) if grass else ""
    return path(spline(rim, closed=False) + "L248 400L-8 400Z", GREEN, INK, FINE) + blades
