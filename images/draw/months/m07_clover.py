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
        flowers(low, 22, 0.76),
        slope("-8,336 60,314 130,322 190,332 248,310"),
        group([boar()], 8, 14, 0, 0.96),
        ground(),
    ]


@card("clover-ribbon")
def clover_ribbon() -> list[str]:
    """The ribbon flutters free between three sprays: one arches over it, one nods on either side."""
    high = "224,404 232,300 224,184 186,88 126,42 68,44 30,100"
    right = "184,404 196,340 204,270 202,206 178,186 166,214"
    left = "10,404 20,350 38,296 48,248 38,204"
    return [
        slope("-8,352 70,336 150,330 248,300"),
        stem(high, 9),
        stem(right, 7),
        stem(left, 8),
        leaves(high, (0.36, 34, -62), (0.43, 34, 62)),
        leaves(left, (0.18, 34, -50)),
        flowers(high, 27, 0.58),
        flowers(right, 26, 0.48),
        flowers(left, 24, 0.42),
        group([ribbon.plain()], -4, 44),
    ]


@card("clover-1")
def clover_1() -> list[str]:
    """Three sprays from the lower left bend to the right, the longest on top."""
    high = "30,404 32,290 44,170 84,84 140,56 192,112"
    middle = "46,404 70,310 112,226 158,182 196,194 206,256"
    low = "58,404 92,356 136,328 180,330 206,366"
    return [
        stem(high, 9),
        stem(middle, 9),
        stem(low, 8),
        leaves(high, (0.12, 40, 60), (0.24, 40, -58), (0.36, 38, 58), (0.45, 36, -62)),
        leaves(middle, (0.16, 40, 60), (0.34, 38, -62)),
        flowers(low, 26, 0.5),
        flowers(middle, 28, 0.52),
        flowers(high, 29, 0.54),
    ]


@card("clover-2")
def clover_2() -> list[str]:
    """A fan of four sprays on a green hill."""
    left = "104,404 94,340 74,282 52,246 30,238"
    up = "112,404 108,290 92,180 104,92 152,46"
    right = "124,404 140,310 162,220 192,168 218,182"
    low = "130,404 156,350 188,322 218,334"
    return [
        slope("-8,366 80,352 160,350 248,362"),
        stem(left, 8),
        stem(up, 9),
        stem(right, 8),
        stem(low, 7),
        leaves(up, (0.3, 38, 58), (0.36, 40, -60), (0.46, 38, 58)),
        leaves(left, (0.22, 38, -62)),
        leaves(right, (0.34, 38, 60)),
        flowers(low, 24, 0.56),
        flowers(left, 26, 0.62),
        flowers(right, 28, 0.64),
        flowers(up, 30, 0.58),
    ]
