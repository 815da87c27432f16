"""The four kinds of ribbon, told apart without hue: letters, side lines, bands, and the lean of the strip.

A ribbon hangs in a soft S. Its head rolls over to the front, and behind its foot comes out a swallow's tail:
there the reverse shows, darker than the face.
"""

from .glyphs import KANA
from .palette import DARK_RED, FINE, HEAVY, INK, OUTLINE, PAPER, PURPLE, RED
from .pen import Point, along, mirrored, path, place, points, spline

EDGE = "70,84 64,120 72,168 92,214 114,258 124,302"  # the left side of the face; it leans like \
ACROSS = 48, -8  # from the left side to the right one
ROLL = (  # the head, rolled over to the front, and the spiral of its end
    "M70 92C60 84 60 66 74 62L124 54C142 52 146 74 132 78L76 88Q70 90 70 92Z",
    "M124 54C140 60 138 76 128 76C120 76 120 66 127 66",
)
SAG = "Q152 318 172 294"  # the lower edge of the face, from its left side
TAIL = "122,296! 122,320 106,340 82,356! 116,346 124,380! 148,360 162,334 164,296!"
HATCHING = (  # the shade of a reverse that has no darker colour
    "M131 308L121 340M140 306L131 346M149 304L142 348M158 302L154 340M84 68L86 84M94 66L96 82M104 65L106 80"
)


def side(share: float) -> list[Point]:
    """A line down the face, its left side at 0 and its right one at 1."""
    return [Point(x + share * ACROSS[0], y + share * ACROSS[1]) for x, y, _ in points(EDGE)]


def down(share: float) -> str:
    """The same line as path data."""
    return spline(side(share), closed=False)


def strip(face: str, reverse: str) -> str:
    outline = down(0) + SAG + spline(side(1)[::-1], closed=False).replace("M", "L") + "Z"
    return path(spline(TAIL), reverse, INK, OUTLINE) + path(outline, face, INK, OUTLINE)


def roll(reverse: str) -> str:
    head, spiral = ROLL
    return path(head, reverse, INK, OUTLINE) + path(spiral, None, INK, FINE)


def poem(kana: tuple[str, ...]) -> str:
    """A red ribbon with the ivory letters of a poem, from top to bottom."""
    middle = side(0.5)
    size = 3.5 if len(kana) > 4 else 4.3
    data = ""
    for k, letter in enumerate(kana):
        x, y, _ = along(middle, 0.06 + 0.94 * (k + 0.5) / len(kana))
        data += place(KANA[letter], x - 5 * size, y - 5 * size, scale=size)
    return strip(RED, DARK_RED) + path(data, None, PAPER, HEAVY) + roll(DARK_RED)


def plain() -> str:
    """A red ribbon without letters: pale lines along its sides."""
    return (
        strip(RED, DARK_RED)
        + path(down(0.15) + down(0.85), None, PAPER, FINE, flat_ends=True)
        + roll(DARK_RED)
    )


def blue() -> str:
    """A purple ribbon with two pale bands at each end; it leans like /, the red ones like \\."""
    bands = "".join(
        spline([along(side(share), t) for share in (0, 1)], closed=False) for t in (0.14, 0.2, 0.84, 0.9)
    )
    return mirrored(
        [
            strip(PURPLE, PURPLE),
            path(bands, None, PAPER, OUTLINE, flat_ends=True),
            roll(PURPLE),
            path(HATCHING, None, INK, FINE),
        ],
        axis=120,
    )
