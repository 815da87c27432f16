"""January, pine."""

from .. import ribbon
from ..card import card
from ..glyphs import AKAYOROSHI
from ..motifs.crane import crane, ground
from ..motifs.pine import pad, wood
from ..palette import INK, RED
from ..pen import circle, group


@card("pine-crane")
def pine_crane() -> list[str]:
    """The only card with a sun."""
    return [
        circle(200, 54, 64, RED, INK),
        wood(("-4,410 4,360 30,326", (30, 22, 10))),
        pad(26, 328, 50, 4, 2),
        wood(("258,410 240,372 218,344", (26, 18, 9))),
        pad(216, 340, 44, -4),
        ground(),
        crane(),
    ]


@card("pine-poem")
def pine_poem() -> list[str]:
    """The ribbon hangs between the boughs, its foot clear above the needles."""
    return [
        wood(
            ("-4,410 34,340 26,290 10,244", (30, 22, 14, 8)),
            ("262,410 206,330 222,240 196,150", (34, 22, 16, 7)),
        ),
        pad(192, 146, 60, 4),
        pad(12, 240, 54),
        pad(232, 276, 48),
        group([ribbon.poem(AKAYOROSHI)], 0, -30),
        pad(36, 366, 54, 4),
        pad(146, 384, 60, -4),
    ]


@card("pine-1")
def pine_1() -> list[str]:
    """The big tree stands on the right."""
    return [
        wood(
            ("216,410 176,340 196,240 150,110", (44, 32, 22, 8)),
            ("190,262 140,250 76,262", (15, 11, 6)),
            ("182,350 120,366 60,372", (16, 12, 6)),
            ("186,200 204,196 224,204", (11, 9, 6)),
        ),
        pad(146, 112, 76, 0, 3),
        pad(222, 202, 44, 6),
        pad(72, 256, 62, -6, 2),
        pad(232, 316, 46),
        pad(46, 372, 54, 4),
    ]


@card("pine-2")
def pine_2() -> list[str]:
    """The big tree stands on the left, and all are lower."""
    return [
        wood(
            ("-10,410 56,356 96,276 164,196", (50, 36, 24, 8)),
            ("94,286 60,276 26,284", (13, 10, 6)),
            ("70,340 130,330 196,324", (18, 13, 6)),
            ("20,372 80,384 150,404", (18, 13, 8)),
        ),
        pad(168, 196, 74, 4, 3),
        pad(28, 276, 50, -4),
        pad(194, 318, 56, 4, 2),
        pad(112, 394, 44, 4),
    ]
