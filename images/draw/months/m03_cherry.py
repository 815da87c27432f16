"""March, cherry."""

from .. import ribbon
from ..card import card
from ..glyphs import MIYOSHINO
from ..motifs.cherry import blossoms, falling, grain, leaves, spray, trunk
from ..motifs.curtain import curtain
from ..palette import PINK, RED


@card("cherry-curtain")
def cherry_curtain() -> list[str]:
    """A mass of blossoms over a curtain; some hang before its rope."""
    return [
        trunk("250,60 196,110 70,176 -10,190", 26, 20, 10, 5),
        leaves(38, 14, (96, 184, 110)),
        blossoms(
            (54, 56, 48, PINK, 10),
            (136, 36, 38, RED, 20),
            (204, 70, 46, PINK, 30),
            (34, 146, 40, RED, 50),
            (200, 162, 42, RED, 0),
        ),
        curtain(),
        blossoms(
            (114, 140, 60, PINK, 0),
            (26, 226, 36, PINK, 40),
        ),
    ]


@card("cherry-poem")
def cherry_poem() -> list[str]:
    """A young trunk behind the ribbon; the biggest blossom passes before its foot."""
    return [
        trunk("250,404 224,320 216,230 190,140 196,60 230,-14", 48, 34, 26, 20, 15, 9),
        trunk("214,226 180,214 120,240 60,230 24,196", 16, 12, 9, 7, 4),
        grain("232,372 216,310 212,250", "240,352 226,300 222,260"),
        leaves(40, 14, (176, 52, -120)),
        spray(42, 214, [(36, 262, 26, PINK)], [(64, 248, 18)]),
        blossoms(
            (204, 92, 50, PINK, 20),
            (48, 176, 40, RED, 30),
            (210, 212, 38, RED, 10),
        ),
        ribbon.poem(MIYOSHINO),
        blossoms((188, 338, 58, PINK, 36)),
    ]


@card("cherry-1")
def cherry_1() -> list[str]:
    """The trunk rises from left to right, and forks under the blossoms."""
    return [
        trunk("96,262 132,236 176,222 250,226", 30, 22, 15, 8),
        spray(170, 226, [(150, 300, 30, PINK), (186, 294, 28, RED)], [(216, 274, 20)]),
        trunk("84,226 50,170 46,120 24,80", 26, 16, 11, 5),
        trunk("-30,440 22,376 74,322 98,270 94,220 112,160 168,104 196,30", 120, 92, 66, 48, 40, 28, 18, 8),
        grain(
            "2,392 44,352 84,306 96,262",
            "30,396 66,360 100,312 112,270",
            "-6,360 36,330 68,290 80,250",
            "94,250 96,214 112,174",
            "124,246 150,234 178,230",
        ),
        leaves(40, 14, (104, 70, -60), (222, 176, -30), (20, 226, 120), (214, 46, -20)),
        blossoms(
            (182, 62, 40, RED, 40),
            (60, 68, 44, PINK, 0),
            (38, 164, 42, RED, 10),
            (212, 218, 38, RED, 30),
            (196, 142, 40, PINK, 40),
            (118, 148, 62, PINK, 30),
        ),
        falling((170, 352, 60, 24), (130, 336, -40, 20), (212, 344, 140, 20)),
    ]


@card("cherry-2")
def cherry_2() -> list[str]:
    """A bough comes down from the left under one cloud of blossoms; petals fall from it."""
    return [
        trunk("60,62 120,40 176,40 250,22", 22, 15, 11, 7),
        trunk("52,60 58,120 40,180 44,226", 18, 12, 8, 4),
        trunk("-40,10 30,42 96,76 150,140 186,216 196,300", 74, 52, 36, 26, 16, 5),
        grain("-4,20 40,42 84,70", "-4,42 36,58 66,76"),
        spray(190, 286, [(164, 336, 28, RED), (202, 344, 28, PINK)]),
        spray(44, 216, (), [(28, 262, 22), (60, 256, 20)]),
        leaves(40, 14, (104, 60, -70), (92, 240, 140)),
        blossoms(
            (154, 82, 40, RED, 40),
            (206, 112, 40, PINK, 10),
            (92, 134, 44, PINK, 0),
            (210, 198, 38, RED, 30),
            (116, 214, 42, RED, 20),
            (180, 258, 39, PINK, 46),
            (156, 160, 58, PINK, 30),
        ),
        falling((60, 300, 60, 22), (112, 348, -40, 20), (44, 352, 140, 20), (112, 290, 20, 18)),
    ]
