"""July, bush clover."""

from .. import ribbon
from ..card import card
from ..motifs.boar import boar, ground
from ..motifs.clover import leaves, raceme, stem
from ..pen import group


@card("clover-boar")
def clover_boar() -> list[str]:
    """The boar charges; a clover rises behind its back and nods over it."""
    arch = "222,404 232,280 210,150 158,70 106,48"
    return [
        stem(arch, 10),
        leaves(arch, (0.5, 34, -74), (0.68, 34, -62), (0.6, 34, 70)),
        raceme("122,54 102,46 70,54 54,100 52,160 46,236", 9, 29, 0.36),
        group([boar()], 8, 14, 0, 0.96),
        ground(),
    ]


@card("clover-ribbon")
def clover_ribbon() -> list[str]:
    """The arch passes behind the ribbon, its leaves before it; the spray hangs free on the right."""
    arch = "6,404 8,300 28,190 74,92 134,48"
    return [
        stem(arch, 11),
        group([ribbon.plain()], -34, 14),
        leaves(
            arch,
            (0.1, 40, 40),
            (0.36, 38, 60),
            (0.62, 34, 66),
            (0.8, 30, -60),
            (0.84, 28, 66),
        ),
        raceme("116,60 138,45 176,48 194,100 194,210 182,346", 12, 36, 0.28),
    ]


@card("clover-1")
def clover_1() -> list[str]:
    """One stem sweeps up from the lower left and over to the right, two sprays hang from it."""
    arch = "62,404 48,310 56,204 94,110 148,62"
    return [
        stem(arch, 12),
        leaves(
            arch,
            (0.03, 46, 54),
            (0.16, 44, 76),
            (0.3, 36, 70),
            (0.5, 34, -66),
            (0.68, 30, -66),
            (0.84, 28, -60),
        ),
        raceme("100,102 130,126 142,186 144,246 138,306", 9, 29, 0.27),
        raceme("134,70 150,60 184,66 200,120 200,190 192,276", 9, 29, 0.32),
    ]


@card("clover-2")
def clover_2() -> list[str]:
    """One stem from the lower right, lower and wider, with one long spray on the left and a short one."""
    arch = "184,404 196,310 184,214 148,136 100,104"
    return [
        stem(arch, 12),
        leaves(
            arch,
            (0.02, 44, -66),
            (0.16, 40, -58),
            (0.32, 36, -66),
            (0.52, 34, 66),
            (0.7, 32, 66),
            (0.86, 28, 60),
        ),
        raceme("140,126 118,150 112,200 116,240 110,290", 9, 28, 0.25),
        raceme("116,109 98,102 58,110 40,160 44,260 54,356", 12, 31, 0.28),
    ]
