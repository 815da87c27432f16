"""January, pine."""

from .. import ribbon
from ..card import card
from ..glyphs import AKAYOROSHI
from ..motifs.crane import crane
from ..motifs.pine import pad, wood
from ..palette import INK, RED
from ..pen import circle


@card("pine-crane")
def pine_crane() -> list[str]:
    """The only card with a sun."""
    return [
        circle(206, 50, 68, RED, INK),
        pad(14, 324, 60, 10),
        pad(242, 344, 54, -8),
        crane(),
        pad(40, 408, 56, 4),
        pad(206, 412, 56, -2, 2),
    ]


@card("pine-poem")
def pine_poem() -> list[str]:
    return [
        wood("-10,410 26,320 14,220 40,130", 30, 20, 14, 6),
        wood("246,410 210,330 226,260 204,200", 30, 20, 14, 6),
        pad(38, 128, 60, 0),
        pad(208, 190, 58),
        pad(14, 250, 62),
        pad(226, 310, 62),
        pad(52, 380, 62),
        ribbon.poem(AKAYOROSHI),
    ]


@card("pine-1")
def pine_1() -> list[str]:
    """The big tree stands on the right."""
    return [
        wood("226,410 178,330 196,230 150,120", 40, 28, 18, 8),
        wood("186,270 120,246 80,250", 14, 10, 6),
        pad(150, 118, 70, 0, 3),
        pad(206, 216, 60, 6),
        pad(70, 262, 62, -6, 2),
        pad(190, 330, 62),
        pad(44, 390, 70, 4),
    ]


@card("pine-2")
def pine_2() -> list[str]:
    """The big tree stands on the left, and all are lower."""
    return [
        pad(18, 258, 56),
        wood("-10,410 70,350 110,270 170,196", 42, 30, 18, 8),
        wood("60,360 120,372 160,340", 18, 12, 6),
        pad(172, 200, 68, 4, 2),
        pad(92, 296, 60, -4),
        pad(202, 364, 66, 6),
        pad(50, 408, 62, 0),
    ]
