"""February, plum."""

from .. import ribbon
from ..card import card
from ..glyphs import AKAYOROSHI
from ..motifs.plum import blossom, branch, buds, two_shoots
from ..motifs.warbler import warbler
from ..palette import INK, RED
from ..pen import path


@card("plum-warbler")
def plum_warbler() -> list[str]:
    cloud = (
        "M-5 -5L245 -5L245 40C220 60 200 34 180 46C160 60 140 30 120 44C96 58 80 30 56 44C30 58 16 40 -5 50Z"
    )
    return [
        path(cloud, RED, INK),
        branch("-10,300 60,270 120,262 190,280 250,260", 40, 32, 26, 24, 20),
        branch("60,290 50,340 60,400", 20, 22, 26),
        branch("190,280 214,220 206,120 216,60", 16, 12, 8, 4),
        branch("30,280 26,220 34,180", 12, 9, 4),
        blossom(190, 96, 26, 10),
        blossom(204, 190, 28),
        blossom(40, 190, 24, 20),
        blossom(120, 320, 34, 5),
        blossom(200, 330, 32, 30),
        blossom(30, 352, 26, 12),
        buds((222, 130, 9), (168, 140, 9), (160, 352, 9), (80, 350, 9)),
        warbler(),
    ]


@card("plum-poem")
def plum_poem() -> list[str]:
    return [
        two_shoots(),
        blossom(60, 96, 28, 10),
        blossom(188, 84, 26, 30),
        blossom(200, 206, 30),
        blossom(44, 236, 30, 20),
        blossom(150, 336, 32, 5),
        blossom(64, 340, 24, 40),
        buds((66, 40, 10), (190, 30, 9), (86, 150, 8), (206, 150, 9), (48, 176, 8)),
        buds((214, 246, 9), (104, 352, 8), (100, 230, 8), (30, 300, 9), (216, 320, 9)),
        ribbon.poem(AKAYOROSHI),
    ]


@card("plum-1")
def plum_1() -> list[str]:
    """Two upright shoots, like a U."""
    return [
        two_shoots(),
        blossom(66, 80, 28, 10),
        blossom(186, 70, 30, 30),
        blossom(112, 300, 38),
        blossom(188, 250, 28, 20),
        blossom(50, 190, 26, 5),
        blossom(180, 340, 34, 40),
        blossom(44, 340, 28, 20),
        buds((64, 34, 9), (188, 24, 9), (206, 130, 9), (90, 130, 8)),
        buds((128, 232, 10), (84, 240, 8), (214, 180, 8), (40, 130, 8)),
    ]


@card("plum-2")
def plum_2() -> list[str]:
    """One shoot in the middle, like a fork."""
    return [
        branch("250,380 180,330 120,320 70,350 -10,340", 36, 28, 22, 18, 14),
        branch("110,330 124,240 112,140 122,30", 20, 14, 10, 4),
        branch("190,340 206,260 196,210", 14, 10, 4),
        branch("46,346 36,270 44,220", 12, 9, 4),
        blossom(122, 110, 34, 20),
        blossom(96, 200, 28),
        blossom(200, 190, 34, 10),
        blossom(42, 210, 26, 30),
        blossom(120, 300, 30, 40),
        blossom(204, 320, 30),
        blossom(50, 350, 30, 12),
        buds(
            (122, 36, 9), (146, 60, 8), (100, 64, 8), (140, 210, 9), (84, 150, 8), (64, 280, 8), (216, 250, 8)
        ),
    ]
