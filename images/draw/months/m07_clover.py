"""July, bush clover."""

from .. import ribbon
from ..card import card
from ..motifs.boar import boar, ground
from ..motifs.clover import leaves, raceme, stem
from ..pen import group


@card("clover-boar")
def clover_boar() -> list[str]:
    """The boar charges; a clover rises behind its back and nods over it."""
    arch = "222,404 226,280 206,150 150,66 102,44 70,72"
    return [
        stem(arch, 10),
        leaves(arch, (0.42, 34, -74), (0.56, 34, -62), (0.5, 34, 70)),
        raceme("70,72 60,100 58,150 42,230", 8, 34),
        group([boar()], 8, 14, 0, 0.96),
        ground(),
    ]


@card("clover-ribbon")
def clover_ribbon() -> list[str]:
    """The arch rises on the right, and one of its sprays hangs in front of the ribbon."""
    arch = "186,404 204,310 206,190 178,84 140,46 108,64"
    return [
        stem(arch, 11),
        group([ribbon.plain()], -34, 14),
        leaves(
            arch,
            (0.03, 42, -66),
            (0.12, 40, -60),
            (0.25, 36, -70),
            (0.42, 30, -66),
            (0.56, 28, -62),
            (0.66, 26, 66),
        ),
        raceme("108,64 100,94 100,180 84,304", 10, 35),
    ]


@card("clover-1")
def clover_1() -> list[str]:
    """One stem sweeps up from the lower left and over to the right, two sprays hang from it."""
    arch = "44,404 40,300 60,180 106,92 144,56 170,72"
    return [
        stem(arch, 12),
        leaves(
            arch,
            (0.03, 46, 54),
            (0.14, 44, 76),
            (0.25, 36, 70),
            (0.4, 34, -66),
            (0.54, 30, -66),
            (0.66, 28, -60),
        ),
        raceme("104,94 122,130 118,210 132,310", 8, 34),
        raceme("170,72 182,110 176,180 188,274", 7, 33),
    ]


@card("clover-2")
def clover_2() -> list[str]:
    """One stem from the lower right, lower and wider, with one long spray on the left and a short one."""
    arch = "196,404 204,310 188,206 140,122 96,94 68,118"
    return [
        stem(arch, 12),
        leaves(
            arch,
            (0.02, 44, -66),
            (0.15, 40, -58),
            (0.26, 36, -66),
            (0.42, 34, 66),
            (0.56, 32, 66),
            (0.66, 28, 60),
        ),
        raceme("130,116 118,160 126,220 116,290", 7, 31),
        raceme("68,118 60,160 66,250 56,344", 9, 37),
    ]
