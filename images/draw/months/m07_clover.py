"""July, bush clover."""

from .. import ribbon
from ..card import card
from ..motifs.boar import boar, ground
from ..motifs.clover import spray


@card("clover-boar")
def clover_boar() -> list[str]:
    return [
        spray("262,210 244,130 216,76 176,44 124,60", 3, 8),
        spray("236,270 206,194 164,134 114,106 74,156", 4, 8),
        boar(),
        ground(),
    ]


@card("clover-ribbon")
def clover_ribbon() -> list[str]:
    return [
        spray("40,404 26,310 30,200 64,120 104,140", 5, 7),
        spray("110,404 184,340 212,230 200,120 150,70", 6, 9),
        ribbon.plain(),
    ]


@card("clover-1")
def clover_1() -> list[str]:
    """The sprays fan out from the lower left."""
    return [
        spray("90,404 130,340 160,284 196,260 228,316", 4, 6),
        spray("36,404 20,320 24,230 50,160 90,180", 4, 7),
        spray("60,404 76,280 116,140 168,60 222,120", 6, 10),
    ]


@card("clover-2")
def clover_2() -> list[str]:
    """The sprays fan out from the lower right."""
    return [
        spray("212,404 226,290 220,170 190,84 132,90", 5, 8),
        spray("170,404 130,350 84,318 46,322 26,384", 4, 7),
        spray("196,404 172,300 120,200 66,160 22,226", 5, 9),
    ]
