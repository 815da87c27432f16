"""The four kinds of ribbon, told apart without hue: letters, folded end, bands, and the lean of the strip."""

from .glyphs import KANA
from .palette import DARK_RED, FINE, HEAVY, INK, OUTLINE, PAPER, PURPLE, RED
from .pen import mirrored, path, place, points

STRIP = "M70 74L118 66C118 150 136 232 176 300L128 316C88 246 68 160 70 74Z"  # leans like \
MIDDLE = "94,86 97,140 108,196 126,250 143,290"  # its middle line, on which a poem stands
BORDERS = "M77 75C75 160 95 244 134 312M111 69C111 152 129 235 169 302"  # along its sides
TURNED_END = "M128 316L176 300L160 344L136 330L104 348Z"  # the foot of the strip, folded over
BANDS = "M71 96L118 88M71 107L119 99M118 292L166 280M122 301L170 289"


def red_strip() -> str:
    return path(STRIP, RED, INK, OUTLINE)


def poem(kana: tuple[str, ...]) -> str:
    """A red ribbon with the ivory letters of a poem, from top to bottom."""
    middle = points(MIDDLE)
    size = 3.5 if len(kana) > 4 else 4.3
    data = ""
    for k, letter in enumerate(kana):
        position = (k + 0.5) / len(kana) * (len(middle) - 1)
        above, below, part = middle[int(position)], middle[int(position) + 1], position % 1
        x, y = above.x + (below.x - above.x) * part, above.y + (below.y - above.y) * part
        data += place(KANA[letter], x - 5 * size, y - 5 * size, scale=size)
    return red_strip() + path(data, None, PAPER, HEAVY)


def plain() -> str:
    """A red ribbon without letters: pale lines along its sides, its end folded over."""
    foot = path(TURNED_END, DARK_RED, INK, OUTLINE)
    return foot + red_strip() + path(BORDERS, None, PAPER, FINE, flat_ends=True)


def blue() -> str:
    """A purple ribbon, two pale bands at each end, the foot folded; it leans like /, the red ones like \\."""
    return mirrored(
        [
            path(TURNED_END, PURPLE, INK, OUTLINE),
            path(STRIP, PURPLE, INK, OUTLINE),
            path(BANDS, None, PAPER, OUTLINE, flat_ends=True),
        ],
        axis=120,
    )
