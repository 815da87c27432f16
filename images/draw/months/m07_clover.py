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
    """The arch passes over the ribbon; a long head hangs on its left, a short one behind it."""
    arch = "214,404 222,310 214,190 174,96 110,48 40,62"
    return [
        head("58,54 48,90 52,210 42,362", 25, 0.1),
        cane(arch, 12),
        leaves(arch, (0.2, 46, 62), (0.4, 44, 64), (0.58, 42, 60), (0.78, 40, 58)),
        head("156,78 184,110 192,180 182,262", 24, 0.2),
        group([ribbon.plain()], 24, 38),
    ]


@card("clover-1")
def clover_1() -> list[str]:
    """One grand arch from the lower left; three heads hang from it, each clear of the next."""
    arch = "22,404 22,300 34,190 76,104 140,72 214,96"
    return [
        head("76,106 84,136 80,180 68,250", 22, 0.26),
        head("130,74 140,120 138,230 124,366", 25, 0.1),
        head("192,86 200,120 200,220 188,316", 22, 0.26),
        cane(arch, 12),
        leaves(arch, (0.24, 48, -62), (0.4, 46, -66), (0.56, 44, -66), (0.7, 42, -64), (0.86, 40, -64)),
        leaves(arch, (0.1, 54, 60), colour=INK),
    ]


@card("clover-2")
def clover_2() -> list[str]:
    """A lower arch from the right; two heads hang from it, the longer one on the left."""
    arch = "214,404 222,310 200,214 158,136 110,104"
    return [
        cane(arch, 12),
        leaves(arch, (0.36, 50, 62), (0.56, 46, 64), (0.72, 44, 66), (0.88, 42, 60)),
        head("156,136 128,146 118,210 130,306", 27, 0.2),
        head("110,104 78,90 48,160 62,362", 28, 0.1),
        leaves(arch, (0.14, 62, -70), colour=INK),
    ]
