"""January, pine."""

from .. import ribbon
from ..card import card
from ..glyphs import AKAYOROSHI
from ..motifs.crane import crane
from ..motifs.pine import pad, wood
from ..palette import INK, RED
from ..pen import circle, group


@card("pine-crane")
def pine_crane() -> list[str]:
    """The only card with a sun."""
    return [
        circle(204, 66, 70, RED, INK),
        wood(("-9,386 120,384 249,386", (32, 30, 32))),
        group([crane()], -2, 14),
        pad(26, 366, 62, 4, 2, 17),
        pad(218, 374, 60, -4, 1, 17),
        pad(128, 398, 58, 0, 0, 17),
    ]


@card("pine-poem")
def pine_poem() -> list[str]:
    """The ribbon hangs before a bough that sweeps up on the right."""
    return [
        wood(
            ("-10,392 60,380 150,350 204,280 186,164", (34, 28, 22, 16, 8)),
            ("90,376 70,350 60,330", (14, 10, 6)),
        ),
        pad(184, 164, 72, 4, 2),
        group([ribbon.poem(AKAYOROSHI)], 0, -30),
        pad(66, 336, 76, -4, 2),
        pad(204, 366, 50, 4, 1, 15),
    ]


@card("pine-1")
def pine_1() -> list[str]:
    """The big tree stands on the right."""
    return [
        wood(
            ("226,410 176,350 204,262 186,180 120,140", (50, 36, 24, 16, 8)),
            ("196,280 140,280 76,300", (16, 12, 6)),
        ),
        pad(186, 164, 50, 8, 0, 13),
        pad(112, 146, 84, -4, 3),
        pad(74, 300, 62, -6, 2),
        pad(210, 266, 46, 6, 1, 13),
    ]


@card("pine-2")
def pine_2() -> list[str]:
    """The big tree stands on the left, and all are lower."""
    return [
        wood(
            ("-10,410 60,366 70,296 110,240 160,230", (54, 38, 26, 16, 8)),
            ("60,356 130,350 196,362", (18, 13, 6)),
        ),
        pad(60, 286, 56, -6, 1, 15),
        pad(154, 236, 84, 6, 3),
        pad(188, 366, 58, 4),
    ]
