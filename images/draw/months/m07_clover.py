"""July, bush clover."""

from .. import ribbon
from ..card import card
from ..motifs.boar import boar, ground
from ..motifs.clover import flowers, leaves, stem
from ..motifs.landscape import slope
from ..pen import group


@card("clover-boar")
def clover_boar() -> list[str]:
    """The boar charges; two sprays rise behind its back and nod over it."""
    high = "236,404 236,280 214,150 158,66 92,46 42,92"
    low = "228,404 234,300 222,220 190,156 144,130 108,156"
    return [
        stem(high, 8),
        stem(low, 6),
        leaves(high, (0.44, 34, -58), (0.5, 32, 58)),
        flowers(high, 26, 0.66),
        flowers(low, 22, 0.74),
        slope("-8,336 60,314 130,322 190,332 248,310"),
        group([boar()], 8, 14, 0, 0.96),
        ground(),
    ]


@card("clover-ribbon")
def clover_ribbon() -> list[str]:
    """A spray passes over the ribbon, a low one before its foot."""
    high = "208,404 218,300 210,190 172,92 110,46 56,62 32,126"
    low = "196,404 186,356 156,314 108,300 62,318"
    return [
        slope("-8,352 70,336 150,330 248,300"),
        stem(high, 9),
        leaves(high, (0.2, 38, -62), (0.26, 36, 56), (0.36, 36, -60), (0.44, 34, 62)),
        flowers(high, 25, 0.63),
        group([ribbon.plain()], 20, 38),
        stem(low, 8),
        flowers(low, 24, 0.4),
    ]


@card("clover-1")
def clover_1() -> list[str]:
    """Three sprays from the lower left bend to the right, the longest on top."""
    high = "34,404 36,290 46,170 86,84 140,60 188,110"
    middle = "46,404 70,310 112,226 160,184 202,196 212,250"
    low = "56,404 90,362 134,336 178,340 204,372"
    return [
        stem(high, 8),
        stem(middle, 8),
        stem(low, 7),
        leaves(high, (0.14, 36, 60), (0.26, 36, -58), (0.38, 34, 58), (0.46, 32, -62)),
        leaves(middle, (0.2, 36, 60), (0.36, 34, -62)),
        flowers(low, 22, 0.56),
        flowers(middle, 24, 0.56),
        flowers(high, 25, 0.58),
    ]


@card("clover-2")
def clover_2() -> list[str]:
    """A fan of three sprays on a green hill."""
    left = "106,404 100,310 80,226 50,190 22,220"
    up = "114,404 116,290 110,160 134,76 184,54"
    right = "122,404 132,320 154,240 186,190 214,206"
    return [
        slope("-8,360 80,346 160,342 248,352"),
        stem(left, 7),
        stem(up, 8),
        stem(right, 7),
        leaves(up, (0.34, 34, 58), (0.42, 34, -60)),
        leaves(left, (0.24, 34, -62)),
        leaves(right, (0.2, 34, 62), (0.36, 34, 62)),
        flowers(left, 24, 0.68),
        flowers(right, 25, 0.66),
        flowers(up, 26, 0.6),
    ]
