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
        wood("-4,410 4,360 30,326", 30, 22, 10),
        pad(26, 328, 50, 4, 2),
        wood("258,410 240,372 218,344", 26, 18, 9),
        pad(216, 340, 44, -4),
        ground(),
        crane(),
    ]


@card("pine-poem")
def pine_poem() -> list[str]:
    """The ribbon hangs between the boughs, its foot behind needles."""
    return [
        wood("-10,410 26,340 22,290 10,232", 30, 22, 16, 8),
        wood("246,410 210,330 226,230 204,150", 30, 20, 14, 6),
        pad(200, 142, 56, 4),
        pad(14, 238, 60),
        pad(228, 262, 58),
        group([ribbon.poem(AKAYOROSHI)], 0, -30),
        pad(34, 372, 60, 4),
        pad(150, 350, 66, -4, 2),
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
