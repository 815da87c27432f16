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
        raceme("226,134 188,108 164,132 158,196", 7, 36),
        stem(arch, 9),
        leaves(arch, (0.5, 38, 56), (0.72, 36, 60), (0.94, 36, 64)),
        raceme("172,82 130,58 98,92 90,172", 9, 40),
        boar(),
        ground(),
    ]


@card("clover-ribbon")
def clover_ribbon() -> list[str]:
    """A stem crosses before the ribbon."""
    arch = "176,404 214,310 196,206 130,158"
    shoot = "66,404 48,370 46,336 62,306"
    return [
        raceme("254,110 222,52 192,88 188,160", 8, 36),
        stem(shoot, 6),
        leaves(shoot, (0.14, 40, 60), (0.5, 36, -56), (0.96, 38, 16)),
        group([ribbon.plain()], 24, -40),
        raceme("134,160 96,144 66,176 60,248", 9, 40, set_off=True),
        stem(arch, 9),
        leaves(arch, (0.08, 40, -50), (0.24, 40, 56), (0.4, 38, -64), (0.62, 36, 60)),
    ]


@card("clover-1")
def clover_1() -> list[str]:
    """One arch from the lower left over the whole card."""
    arch = "84,404 58,290 82,160 142,82"
    low = "96,404 120,374 152,356 190,350"
    return [
        stem(low, 6),
        leaves(low, (0.4, 38, -64), (0.96, 40, 0)),
        stem(arch, 10),
        leaves(arch, (0.04, 44, -40), (0.2, 42, 56), (0.38, 38, -50), (0.64, 38, -56), (0.84, 36, -60)),
        raceme("67,214 100,176 128,204 130,284", 8, 36),
        raceme("138,86 172,58 202,94 196,200", 9, 44),
    ]


@card("clover-2")
def clover_2() -> list[str]:
    """Two sprays from the lower right; the long one bends down to the left."""
    arch = "196,404 206,320 176,240 106,204"
    tall = "206,404 226,320 220,220 178,136"
    return [
        stem(tall, 7),
        leaves(tall, (0.66, 38, -60), (0.74, 36, 60), (0.92, 36, 60)),
        raceme("182,142 150,108 116,124 104,180", 7, 36),
        stem(arch, 10),
        leaves(arch, (0.06, 44, -60), (0.22, 38, 56), (0.62, 38, 54), (0.78, 36, -58)),
        raceme("116,208 74,190 52,226 52,318", 9, 44),
        raceme("198,290 162,268 134,296 128,356", 7, 34),
    ]
