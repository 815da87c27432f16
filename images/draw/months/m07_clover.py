"""July, bush clover."""

from .. import ribbon
from ..card import card
from ..motifs.boar import boar, ground
from ..motifs.clover import cane, head, leaves
from ..motifs.landscape import slope
from ..palette import INK
from ..pen import group


@card("clover-boar")
def clover_boar() -> list[str]:
    """The boar charges; a clover rises behind its back and nods over it."""
    arch = "222,404 236,280 214,150 160,70 106,50"
    return [
        cane(arch, 10),
        leaves(arch, (0.52, 44, -80), (0.68, 44, 62), (0.86, 40, 60)),
        head("150,66 136,70 120,96 118,180", 25, 0.2),
        head("108,50 76,40 50,80 40,214", 28, 0.2),
        slope("-8,336 60,314 130,322 190,332 248,310"),
        group([boar()], 8, 14, 0, 0.96),
        ground(),
    ]


@card("clover-ribbon")
def clover_ribbon() -> list[str]:
    """The arch passes behind the ribbon; heads hang free on the right, another behind the ribbon's foot."""
    arch = "24,404 16,290 40,150 90,66 146,40"
    return [
        cane(arch, 11),
        leaves(arch, (0.34, 50, -64), (0.12, 56, 48)),
        leaves(arch, (0.86, 40, -60)),
        head("140,42 176,34 196,80 180,210", 28, 0.2),
        group([ribbon.plain()], -22, 26),
        head("150,40 206,30 226,130 190,364", 28, 0.5),
    ]


@card("clover-1")
def clover_1() -> list[str]:
    """Canes fan out from the lower left and nod to the right under their heads."""
    high = "20,404 26,300 46,190 84,106 130,60"
    middle = "40,404 56,310 80,250 116,210"
    return [
        head("70,130 100,110 134,140 146,214", 26, 0.3),
        cane(high, 12),
        cane(middle, 10),
        leaves(high, (0.4, 46, -66), (0.6, 46, -66), (0.78, 44, -66), (0.94, 40, -60)),
        head("126,62 164,46 196,90 196,200", 28, 0.16),
        leaves(middle, (0.7, 42, -60)),
        head("114,212 150,196 190,240 190,356", 28, 0.16),
        head("74,270 100,256 128,280 124,346", 24, 0.3),
        leaves(middle, (0.08, 64, 66), colour=INK),
    ]


@card("clover-2")
def clover_2() -> list[str]:
    """Canes from the lower right, lower and wider; the longest head hangs on the left."""
    arch = "214,404 222,310 200,214 158,136 110,104"
    return [
        cane(arch, 12),
        leaves(arch, (0.36, 50, 62), (0.56, 46, 64), (0.72, 44, 66), (0.88, 42, 60)),
        head("156,136 120,146 110,210 124,312", 28, 0.24),
        head("110,104 70,90 42,160 58,358", 28, 0.1),
        leaves(arch, (0.14, 62, -70), colour=INK),
    ]
