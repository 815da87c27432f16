"""July, bush clover."""

from .. import ribbon
from ..card import card
from ..motifs.boar import boar, ground
from ..motifs.clover import cane, head, leaves
from ..motifs.landscape import slope
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
    """The arch passes over the ribbon; a long head hangs on its left."""
    arch = "214,404 222,310 214,190 174,96 110,48 40,62"
    return [
        slope("-8,352 70,336 150,330 248,300"),
        head("58,54 44,96 50,210 42,352", 34, 0.1),
        cane(arch, 13),
        leaves(arch, (0.24, 58, -62), (0.34, 54, 62), (0.46, 54, -60), (0.6, 50, 62), (0.8, 46, 58)),
        group([ribbon.plain()], 20, 38),
    ]


@card("clover-1")
def clover_1() -> list[str]:
    """One grand arch from the lower left; two heads hang from it."""
    arch = "22,404 22,300 34,190 76,104 140,66 214,90"
    return [
        slope("-8,318 60,326 140,344 248,352"),
        head("92,84 100,120 96,190 84,270", 34, 0.16),
        head("176,70 188,110 184,220 166,338", 37, 0.08),
        cane(arch, 13),
        leaves(arch, (0.26, 58, -62), (0.44, 56, -66), (0.6, 54, -66), (0.76, 50, -64), (0.93, 44, -50)),
        leaves(arch, (0.1, 60, 60)),
    ]


@card("clover-2")
def clover_2() -> list[str]:
    """A lower arch from the right; two heads hang from it, the longer one on the left."""
    arch = "214,404 222,310 200,214 158,136 110,104"
    return [
        slope("-8,360 80,346 160,322 248,312"),
        cane(arch, 13),
        leaves(arch, (0.36, 58, 62), (0.56, 56, 64), (0.72, 52, 66), (0.88, 48, 62)),
        head("164,140 152,160 150,220 162,306", 33, 0.16),
        head("112,104 78,92 58,170 72,348", 38, 0.08),
        leaves(arch, (0.14, 60, -70)),
    ]
