"""July, bush clover."""

from .. import ribbon
from ..card import card
from ..motifs.boar import boar, ground
from ..motifs.clover import spray


@card("clover-boar")
def clover_boar() -> list[str]:
    return [
        spray("250,330 180,250 150,150 170,40", 9, 19),
        spray("246,250 214,160 214,60", 6, 18),
        spray("160,190 110,120 84,36", 7, 19, leafy=0.3),
        spray("130,150 60,110 22,70", 6, 18, leafy=0.2),
        boar(),
        ground(),
    ]


@card("clover-ribbon")
def clover_ribbon() -> list[str]:
    return [
        spray("40,400 40,270 60,150 44,40", 10, 22),
        spray("70,400 120,300 110,160 150,60", 8, 20, leafy=0.3),
        spray("180,400 210,280 190,150 206,50", 10, 22),
        spray("200,390 150,340 90,330 40,350", 6, 18, leafy=0.2),
        ribbon.plain(),
    ]


@card("clover-1")
def clover_1() -> list[str]:
    """The sprays fan out from the lower left."""
    return [
        spray("60,400 110,270 150,160 150,40", 11, 22),
        spray("80,380 60,260 50,170 76,70", 9, 21, leafy=0.4),
        spray("100,330 170,260 206,180 216,90", 9, 21, leafy=0.35),
        spray("90,370 160,340 226,320", 5, 19, leafy=0.5),
    ]


@card("clover-2")
def clover_2() -> list[str]:
    """The sprays fan out from the lower right."""
    return [
        spray("190,400 150,290 120,170 60,70", 11, 23),
        spray("200,380 210,260 196,160 214,60", 9, 22, leafy=0.4),
        spray("170,340 110,280 60,240 24,190", 8, 21, leafy=0.3),
        spray("176,370 110,360 60,340 20,350", 6, 20, leafy=0.3),
    ]
