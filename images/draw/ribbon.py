"""The four kinds of ribbon, told apart without hue: letters, side lines, bands, and the lean of the strip.

A ribbon flows in an S. It is as wide as one slant line everywhere, and turns over where its edge runs along
that line: at the head, which falls over to the front, and at the foot, which swings up behind. Both end in a
swallow's tail and show the reverse: darker than the face on the red ribbons, lighter on the blue.
"""

from .glyphs import KANA
from .palette import DARK_RED, FINE, HEAVY, INK, LILAC, OUTLINE, PAPER, PURPLE, RED
from .pen import backwards, curve_at, mapped, mirrored, path, place, segment

ACROSS = 42, -14  # from the left edge to the right one
HEAD = "M114 118C112 78 92 50 70 62"  # the left edge, piece by piece; it leans like \
HEAD_NOTCH = "L134 94"
RUN = "M70 62C46 76 54 136 86 180C112 214 138 252 134 288"
FOOT = "C132 306 118 320 102 326"
START_OF_FOOT = "C133 299 127 308 120 315"  # where the lines on the face end
TAIL = "M102 326C80 333 54 320 46 284"
NOTCH = "L74 294"
FACE = RUN + START_OF_FOOT
RIM = 11  # of the bare ground around a ribbon, half of it under the strip


def down(edge: str, share: float) -> str:
    """The line along the strip that has a share of its width on the left: 0 is the left edge, 1 the right."""
    return mapped(edge, (1, 0, 0, 1, share * ACROSS[0], share * ACROSS[1]))


def strip(edge: str, colour: str, end: str = "", start: str = "") -> str:
    return path(edge + end + backwards(down(edge, 1)).replace("M", "L") + start + "Z", colour, INK, OUTLINE)


def ribbon(face: str, reverse: str, marks: str) -> str:
    """The strip with something on its face; the head falls to the front and shows the reverse.

    A rim of bare ground keeps it apart from the plants behind it.
    """
    return (
        path(
            "".join(
                edge + backwards(down(edge, 1)).replace("M", "L") + "Z" for edge in (TAIL, RUN + FOOT, HEAD)
            ),
            None,
            PAPER,
            RIM,
        )
        + strip(TAIL, reverse, NOTCH)
        + strip(RUN + FOOT, face)
        + marks
        + strip(HEAD, reverse, start=HEAD_NOTCH)
    )


def poem(kana: tuple[str, ...]) -> str:
    """A red ribbon with the ivory letters of a poem, from top to bottom."""
    middle = down(FACE, 0.5)
    size = 3.4 if len(kana) > 4 else 4
    data = ""
    for k, letter in enumerate(kana):
        x, y, _ = curve_at(middle, 0.08 + 0.88 * (k + 0.5) / len(kana))
        data += place(KANA[letter], x - 5 * size, y - 5 * size, scale=size)
    return ribbon(RED, DARK_RED, path(data, None, PAPER, HEAVY))


def plain() -> str:
    """A red ribbon without letters: pale lines along its sides."""
    sides = path(down(FACE, 0.15) + down(FACE, 0.85), None, PAPER, FINE, flat_ends=True)
    return ribbon(RED, DARK_RED, sides)


def blue() -> str:
    """A purple ribbon with two pale bands at each end; it leans like /, the red ones like \\."""
    ends = ([curve_at(down(FACE, share), t) for share in (0.04, 0.96)] for t in (0.16, 0.2, 0.74, 0.78))
    bands = path("".join(segment(*pair) for pair in ends), None, PAPER, OUTLINE, flat_ends=True)
    return mirrored([ribbon(PURPLE, LILAC, bands)], axis=120)
