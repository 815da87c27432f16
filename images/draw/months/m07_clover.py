"""July, bush clover."""

from .. import ribbon
from ..card import card
from ..motifs.boar import boar, ground
from ..motifs.clover import cane, head, leaves
from ..palette import INK
from ..pen import group


@card("clover-boar")
def clover_boar() -> list[str]:
    """The boar charges; a clover rises behind its back and nods over it."""
    arch = "222,404 232,280 210,150 158,70 106,48"
    return [
        cane(arch, 10),
        leaves(arch, (0.5, 46, -74), (0.68, 42, -62), (0.6, 46, 70)),
        head("106,48 78,46 60,68 54,110 52,170 46,240", 38, 0.28),
        group([boar()], 8, 14, 0, 0.96),
        ground(),
    ]


@card("clover-ribbon")
def clover_ribbon() -> list[str]:
    """The arch passes behind the ribbon; one head hangs free on the right."""
    arch = "6,404 8,300 28,190 74,92 134,48"
    return [
        cane(arch, 11),
        leaves(arch, (0.36, 46, -60), (0.62, 44, -66)),
        group([ribbon.plain()], -30, 14),
        leaves(arch, (0.1, 54, 40), (0.84, 46, -66)),
        head("134,48 160,44 180,66 190,110 198,200 182,330", 50, 0.2),
    ]


@card("clover-1")
def clover_1() -> list[str]:
    """Canes fan out from the lower left and nod to the right under their heads."""
    high = "20,404 26,300 50,180 92,96 150,54"
    middle = "40,404 56,310 76,220 108,164"
    return [
        cane(high, 12),
        leaves(high, (0.4, 46, -66), (0.6, 46, -66), (0.78, 44, -66), (0.92, 38, -56)),
        head("150,54 172,48 188,72 196,120 198,180 192,240", 44, 0.16),
        cane(middle, 10),
        leaves(middle, (0.5, 44, 66), (0.06, 54, 58), (0.7, 42, -60)),
        head("108,164 122,154 136,174 142,220 140,280 126,350", 50, 0.14),
        leaves(high, (0.14, 56, 56), colour=INK),
    ]


@card("clover-2")
def clover_2() -> list[str]:
    """Canes from the lower right, lower and wider; the longest head hangs on the left."""
    arch = "214,404 222,310 200,214 158,136 110,104"
    return [
        cane(arch, 12),
        leaves(
            arch,
            (0.16, 50, -58),
            (0.52, 46, 66),
            (0.7, 44, 66),
            (0.86, 42, 60),
        ),
        head("156,136 130,150 128,200 130,240 120,290", 42, 0.25),
        head("110,104 84,100 62,120 48,170 46,260 58,358", 50, 0.2),
        leaves(arch, (0.02, 54, -66), (0.26, 50, -66), colour=INK),
    ]
