"""March, cherry."""

from .. import ribbon
from ..card import card
from ..glyphs import MIYOSHINO
from ..motifs.cherry import blossoms, leaves, trunk
from ..motifs.curtain import curtain
from ..palette import PINK, RED


@card("cherry-curtain")
def cherry_curtain() -> list[str]:
    return [
        trunk("250,20 180,90 120,150 20,190", 16, 13, 10, 6),
        leaves(26, 8, (128, 84, 90), (70, 166, 160), (24, 96, 200)),
        blossoms(
            (60, 60, 34, PINK, 0),
            (130, 40, 32, RED, 20),
            (196, 66, 34, PINK, 40),
            (96, 112, 34, RED, 10),
            (166, 122, 34, PINK, 30),
            (40, 140, 32, RED, 50),
            (214, 150, 32, RED, 0),
            (56, 206, 28, PINK, 10),
            (176, 196, 28, RED, 60),
        ),
        curtain(),
    ]


@card("cherry-poem")
def cherry_poem() -> list[str]:
    return [
        trunk("-5,380 60,330 90,240 150,150 230,60", 30, 22, 16, 12, 7),
        leaves(26, 8, (200, 120, 30), (40, 190, 200), (70, 40, -120), (206, 250, 40), (60, 250, 180)),
        blossoms(
            (52, 66, 36, PINK, 0),
            (190, 60, 36, RED, 20),
            (206, 160, 34, PINK, 40),
            (40, 150, 32, RED, 10),
            (48, 262, 34, PINK, 30),
            (200, 250, 36, RED, 50),
            (80, 338, 34, RED, 0),
            (186, 340, 36, PINK, 36),
            (124, 40, 28, PINK, 30),
        ),
        ribbon.poem(MIYOSHINO),
    ]


@card("cherry-1")
def cherry_1() -> list[str]:
    """The trunk rises from left to right."""
    return [
        trunk("-10,400 40,320 60,240 120,170 200,110 250,90", 44, 34, 26, 18, 12, 8),
        trunk("60,250 40,170 60,90", 16, 11, 5),
        leaves(28, 9, (100, 120, -60), (180, 160, 30), (120, 220, 40), (30, 120, 190), (200, 60, -50)),
        blossoms(
            (70, 60, 40, PINK, 0),
            (140, 90, 38, RED, 20),
            (206, 96, 36, PINK, 40),
            (50, 150, 38, RED, 10),
            (120, 176, 40, PINK, 30),
            (176, 220, 34, RED, 0),
            (70, 230, 30, PINK, 36),
        ),
    ]


@card("cherry-2")
def cherry_2() -> list[str]:
    """The trunk falls from left to right."""
    return [
        trunk("250,400 200,330 190,250 130,190 60,150 -10,140", 44, 34, 26, 18, 12, 8),
        leaves(28, 9, (150, 230, 120), (90, 120, -90), (210, 220, -20), (30, 190, 150), (140, 330, 170)),
        blossoms(
            (190, 190, 40, PINK, 20),
            (130, 150, 38, RED, 0),
            (60, 110, 42, PINK, 40),
            (60, 200, 36, RED, 20),
            (180, 290, 40, RED, 30),
            (110, 250, 34, PINK, 10),
            (206, 110, 32, RED, 50),
            (60, 330, 38, PINK, 0),
            (120, 350, 32, RED, 24),
        ),
    ]
