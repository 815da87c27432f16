"""The back of the cards: red waves (seigaiha)."""

from .card import card
from .palette import DARK_RED, HEIGHT, OUTLINE, RED, WIDTH
from .pen import path

WAVE = 48  # radius of a wave


def arch(x: float, y: float, r: float) -> str:
    return f"M{x - r} {y}A{r} {r} 0 0 1 {x + r} {y}"


@card("back", ground=RED)
def back() -> list[str]:
    rows = []
    for row, y in enumerate(range(10, HEIGHT + WAVE, WAVE // 2)):
        middles = range(row % 2 * WAVE, WIDTH + WAVE, 2 * WAVE)
        scales = "".join(arch(x, y, WAVE) + "Z" for x in middles)
        ripples = "".join(arch(x, y, WAVE * part) for x in middles for part in (0.68, 0.36))
        rows.append(path(scales, RED, DARK_RED, OUTLINE) + path(ripples, None, DARK_RED, OUTLINE))
    return rows
