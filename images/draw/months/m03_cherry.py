"""March, cherry."""

from .. import ribbon
from ..card import card
from ..glyphs import MIYOSHINO
from ..motifs.cherry import blossoms, leaves, rings, spray, trunk
from ..motifs.curtain import curtain
from ..palette import PINK, RED


@card("cherry-curtain")
def cherry_curtain() -> list[str]:
    return [
        trunk("250,44 196,100 134,124 70,176 -10,190", 28, 22, 18, 11, 5),
        leaves(38, 14, (76, 76, 170), (222, 38, -70), (184, 150, 170)),
        spray(76, 168, [(50, 208, 28, PINK)], [(82, 212, 20)]),
        blossoms(
            (50, 46, 42, PINK, 10),
            (132, 36, 36, RED, 20),
            (34, 128, 36, RED, 50),
            (206, 168, 40, RED, 0),
            (196, 74, 48, PINK, 30),
            (116, 120, 52, PINK, 0),
        ),
        curtain(),
    ]


@card("cherry-poem")
def cherry_poem() -> list[str]:
    return [
        trunk("-10,400 50,330 80,240 150,150 250,70", 52, 34, 22, 15, 8),
        trunk("170,132 196,190 220,216", 10, 7, 4),
        rings((16, 366, 20, 40), (40, 346, 14, 40), (62, 296, 14, 20)),
        leaves(40, 14, (190, 74, -128), (212, 68, -62), (44, 202, 60), (166, 310, -100)),
        spray(222, 214, [(206, 256, 26, RED)], [(226, 264, 18)]),
        blossoms(
            (200, 106, 46, PINK, 20),
            (206, 192, 36, RED, 40),
            (42, 70, 40, PINK, 0),
            (40, 160, 44, RED, 30),
            (66, 250, 38, PINK, 10),
            (100, 344, 50, PINK, 36),
            (196, 340, 42, RED, 50),
        ),
        ribbon.poem(MIYOSHINO),
    ]


@card("cherry-1")
def cherry_1() -> list[str]:
    """The trunk rises from left to right."""
    return [
        trunk("-20,420 40,320 70,240 130,170 250,110", 70, 44, 30, 20, 8),
        trunk("70,250 50,170 70,90 60,40", 18, 13, 8, 4),
        rings((14, 350, 26, 30), (30, 374, 20, 30), (40, 316, 16, 24), (64, 270, 16, 20)),
        leaves(42, 15, (150, 152, 24), (202, 70, -64), (66, 214, 80), (104, 38, -30)),
        spray(150, 180, [(140, 268, 30, PINK), (176, 258, 26, RED)], [(112, 252, 20), (204, 240, 20)]),
        blossoms(
            (64, 60, 44, PINK, 0),
            (40, 164, 44, RED, 10),
            (206, 110, 48, PINK, 40),
            (132, 96, 36, RED, 20),
            (110, 184, 52, PINK, 30),
        ),
    ]


@card("cherry-2")
def cherry_2() -> list[str]:
    """The trunk falls from left to right."""
    return [
        trunk("240,430 200,330 166,250 110,186 50,158 -10,160", 84, 54, 36, 22, 13, 9),
        trunk("176,262 214,206 220,130", 15, 11, 6),
        trunk("196,300 146,312 92,350", 16, 10, 5),
        rings((186, 350, 30, -30), (206, 380, 20, -30), (190, 306, 18, -24), (158, 258, 14, -30)),
        leaves(40, 14, (150, 140, -50), (106, 92, -60), (30, 112, -80), (128, 314, -120), (226, 250, 80)),
        spray(62, 162, [(28, 256, 30, RED), (70, 266, 32, PINK)], [(106, 246, 22)]),
        blossoms(
            (214, 112, 36, PINK, 50),
            (92, 126, 42, RED, 0),
            (34, 154, 42, PINK, 40),
            (160, 182, 50, PINK, 20),
            (214, 214, 34, RED, 10),
            (92, 346, 42, PINK, 30),
            (144, 300, 28, RED, 60),
        ),
    ]
