"""September, chrysanthemum."""

from .. import ribbon
from ..card import card
from ..motifs.chrysanthemum import flower, leaves, stem
from ..motifs.landscape import brook
from ..motifs.sake_cup import sake_cup
from ..palette import INK, RED
from ..pen import group


@card("chrysanthemum-sake")
def chrysanthemum_sake() -> list[str]:
    return [
        leaves((170, 150, 30, 70), (60, 250, 110, 80), colour=INK),
        stem("30,404 50,320 90,230 150,120", 11, 10, 8, 7),
        leaves((112, 170, 200, 80), (60, 300, 160, 70), (120, 180, 10, 80)),
        flower(160, 92, 72, 110),
        flower(70, 224, 54, 60, RED),
        sake_cup(),
    ]


@card("chrysanthemum-blue")
def chrysanthemum_blue() -> list[str]:
    """The big flower stands before the S of the ribbon, a lower one beside its foot."""
    return [
        leaves((200, 120, -64, 70)),
        stem("150,404 206,350 216,260 182,180", 12, 11, 9, 7),
        stem("170,404 186,380 196,340", 9, 8, 7),
        leaves((124, 380, 190, 96), (130, 384, -30, 70)),
        group([ribbon.blue()], -34, -4),
        flower(172, 190, 78, 100),
        flower(190, 336, 50, 80, RED),
    ]


@card("chrysanthemum-1")
def chrysanthemum_1() -> list[str]:
    """Two flowers on one curving stem over a stream, the big one low on the left."""
    return [
        brook(346),
        leaves((172, 176, 205, 88)),
        stem("172,404 190,320 152,230 180,96", 12, 10, 9, 7),
        leaves((166, 196, 10, 76), colour=INK),
        leaves((184, 350, -6, 76), (176, 384, 190, 84)),
        flower(104, 262, 92, 110, RED),
        flower(166, 92, 62, 80),
    ]


@card("chrysanthemum-2")
def chrysanthemum_2() -> list[str]:
    """A forked stem, the flowers on a diagonal."""
    return [
        stem("64,404 86,310 82,210 104,120", 12, 10, 9, 7),
        stem("80,344 120,330 168,286", 9, 8, 7),
        leaves((84, 250, 168, 74), colour=INK),
        leaves((76, 360, 196, 76), (124, 332, 44, 88)),
        flower(116, 118, 100, 100),
        flower(172, 276, 52, 60, RED),
    ]
