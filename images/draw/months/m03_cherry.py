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
        trunk("260,420 222,330 196,250 130,180 50,150 -10,156", 76, 48, 32, 20, 12, 8),
        trunk("200,260 226,200 222,120", 14, 10, 5),
        trunk("214,290 166,304 112,370", 14, 9, 4),
        rings((218, 350, 26, -30), (226, 376, 20, -30), (206, 306, 18, -24), (188, 262, 14, -24)),
        leaves(40, 14, (176, 150, -56), (124, 94, -40), (30, 116, -80), (132, 322, 170)),
        spray(62, 170, [(30, 262, 30, RED), (72, 272, 32, PINK)], [(104, 250, 22)]),
        blossoms(
            (222, 114, 36, PINK, 50),
            (96, 118, 40, RED, 0),
            (34, 156, 44, PINK, 40),
            (150, 190, 52, PINK, 20),
            (208, 246, 44, RED, 10),
            (160, 304, 36, PINK, 30),
            (112, 366, 30, RED, 60),
        ),
    ]
