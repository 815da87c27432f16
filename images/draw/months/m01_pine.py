"""January, pine."""

from .. import ribbon
from ..card import card
from ..glyphs import AKAYOROSHI
from ..motifs.crane import crane
from ..motifs.pine import shoot
from ..palette import INK, RED
from ..pen import circle


@card("pine-crane")
def pine_crane() -> list[str]:
    """The only card with a sun."""
    return [
        circle(196, 52, 66, RED, INK),
        shoot(216, 402, 104, 72, 4),
        shoot(30, 402, 140, 78, -2),
        shoot(74, 404, 66, 50),
        crane(),
        shoot(176, 404, 70, 52),
    ]


@card("pine-poem")
def pine_poem() -> list[str]:
    return [
        shoot(214, 400, 280, 104, 4),
        shoot(34, 400, 320, 104, -2),
        shoot(150, 402, 120, 84),
        shoot(90, 402, 90, 70),
        ribbon.poem(AKAYOROSHI),
    ]


@card("pine-1")
def pine_1() -> list[str]:
    """The big shoot stands on the right."""
    return [
        shoot(164, 400, 316, 118, 2),
        shoot(52, 400, 210, 100, -4),
        shoot(226, 402, 150, 80, 5),
        shoot(104, 402, 84, 66),
    ]


@card("pine-2")
def pine_2() -> list[str]:
    """The big shoot stands on the left, and all are lower."""
    return [shoot(60, 400, 250, 116, -3), shoot(196, 400, 160, 104, 4), shoot(132, 402, 100, 80)]
