"""July, bush clover."""

from .. import ribbon
from ..card import card
from ..motifs.boar import boar, ground
from ..motifs.clover import leaves, raceme, stem
from ..pen import group


@card("clover-boar")
def clover_boar() -> list[str]:
    """Two sprays nod over the back of the boar."""
    arch = "262,260 246,184 216,118 162,74"
    return [
        raceme("226,134 196,104 174,122 166,176", 8, 26),
        stem(arch, 9),
        leaves(arch, (0.5, 38, 56), (0.72, 36, 60), (0.94, 36, 64)),
        raceme("172,82 136,52 102,78 92,166", 11, 30),
        boar(),
        ground(),
    ]


@card("clover-ribbon")
def clover_ribbon() -> list[str]:
    """The arch passes behind the ribbon; its sprays hang on either side."""
    arch = "80,404 58,300 78,170 150,86"
    low = "88,404 110,376 136,364 166,362"
    return [
        stem(low, 6),
        leaves(low, (0.96, 38, -6)),
        stem(arch, 9),
        leaves(arch, (0.05, 40, -50), (0.1, 36, 62), (0.3, 36, 54)),
        raceme("69,214 46,180 36,214 38,306", 9, 24),
        raceme("146,90 178,58 202,84 206,226", 13, 30),
        group([ribbon.plain()], 10, -36),
    ]


@card("clover-1")
def clover_1() -> list[str]:
    """One arch from the lower left over the whole card."""
    arch = "84,404 54,290 76,160 142,76"
    low = "92,404 120,374 146,360 178,358"
    return [
        stem(low, 6),
        leaves(low, (0.4, 38, -64), (0.96, 40, 0)),
        stem(arch, 10),
        leaves(arch, (0.04, 44, -40), (0.2, 42, 56), (0.38, 38, -50), (0.64, 38, -56), (0.84, 36, -60)),
        raceme("63,214 98,174 128,200 132,310", 13, 28),
        raceme("138,80 172,50 202,84 204,232", 15, 32),
    ]


@card("clover-2")
def clover_2() -> list[str]:
    """Two sprays from the lower right; the long one bends down to the left."""
    arch = "190,404 200,320 172,240 106,204"
    tall = "200,404 218,320 212,220 174,130"
    return [
        stem(tall, 7),
        leaves(tall, (0.66, 38, -60), (0.78, 34, 60), (0.94, 34, 60)),
        raceme("178,136 146,102 112,118 98,190", 10, 26),
        stem(arch, 10),
        leaves(arch, (0.06, 44, -60), (0.22, 38, 56), (0.62, 38, 54), (0.78, 36, -58)),
        raceme("116,208 78,186 50,214 46,346", 15, 31),
        raceme("192,282 160,250 134,276 128,352", 9, 24),
    ]
