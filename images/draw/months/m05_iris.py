"""May, iris."""

from .. import ribbon
from ..card import card
from ..motifs.bridge import bridge, water
from ..motifs.iris import bud, flower, leaves, stem
from ..motifs.landscape import brook
from ..palette import INK
from ..pen import group


@card("iris-bridge")
def iris_bridge() -> list[str]:
    return [
        water(),
        leaves("66,356 58,290 44,246 10,210", colour=INK),
        leaves("112,336 104,240 116,130 150,26"),
        stem("94,336 98,250 108,150"),
        stem("160,320 194,260 207,176", 6),
        bud(207, 180, -84, 66),
        flower(106, 122, 72, -8),
        bridge(),
        leaves("186,404 196,350 216,300 244,262"),
    ]


@card("iris-ribbon")
def iris_ribbon() -> list[str]:
    """The big flower stands beside the ribbon, a smaller one below it; their leaves are black."""
    return [
        leaves("146,404 142,330 136,250 140,150", "128,404 118,372 96,352 60,360", colour=INK),
        stem("164,404 156,330 160,240 172,160", 9),
        stem("190,404 196,370 192,310", 6),
        group([ribbon.plain()], -28, -6),
        flower(196, 296, 44, 8),
        flower(166, 146, 64, 4),
    ]


@card("iris-1")
def iris_1() -> list[str]:
    """One big flower that fills the card, and a bud."""
    return [
        leaves("178,404 214,300 222,200 206,110", "60,404 32,330 20,250 24,190", colour=INK),
        leaves("84,404 74,280 86,150 110,30"),
        stem("150,404 178,260 190,70", 6),
        bud(190, 74, -84, 58),
        stem("112,404 112,310 126,210", 9),
        leaves("186,404 140,346 80,296 40,292 16,332", "204,404 206,350 216,300 240,262"),
        flower(126, 178, 84, 8),
    ]


@card("iris-2")
def iris_2() -> list[str]:
    """Two flowers at different heights, that stand in water."""
    return [
        brook(352),
        leaves("126,404 134,260 160,120 196,40", "40,404 22,310 16,240 20,180", colour=INK),
        leaves("206,404 222,320 226,240 220,180"),
        stem("182,404 200,300 204,170", 6),
        bud(204, 172, -84, 58),
        stem("108,404 106,300 98,150"),
        stem("146,404 164,350 164,284"),
        leaves("60,404 60,320 100,260 150,250"),
        flower(98, 124, 64, -10),
        flower(158, 278, 59, 12),
    ]
