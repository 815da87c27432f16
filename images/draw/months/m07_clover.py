"""July, bush clover."""

from .. import ribbon
from ..card import card
from ..motifs.boar import boar, ground
from ..motifs.clover import leaves, raceme, stem
from ..pen import group


@card("clover-boar")
def clover_boar() -> list[str]:
    """The boar charges; a clover rises behind its back and nods over it."""
    arch = "238,404 238,280 206,130 140,50 82,58 62,204"
    return [
        stem(arch, 10),
        leaves(arch, (0.4, 42, 64), (0.36, 42, -74), (0.56, 40, 66)),
        raceme(arch, 7, 40, 0.66),
        group([boar()], 8, 14, 0, 0.96),
        ground(),
    ]


@card("clover-ribbon")
def clover_ribbon() -> list[str]:
    """The arch rises on the right, and its one spray hangs free between stem and ribbon."""
    arch = "196,404 230,310 228,150 194,50 164,56 154,226"
    return [
        stem(arch, 12),
        leaves(arch, (0.06, 52, -56), (0.24, 44, -66)),
        group([ribbon.plain()], -32, 4),
        raceme(arch, 7, 40, 0.66),
    ]


@card("clover-1")
def clover_1() -> list[str]:
    """One stem sweeps up from the lower left and over to the right, where its flowers nod."""
    arch = "100,404 52,320 46,190 90,84 158,58 194,150 180,336"
    return [
        stem(arch, 14),
        leaves(arch, (0.05, 50, 70), (0.22, 52, 66), (0.38, 46, 78), (0.42, 44, -74), (0.6, 44, -70)),
        raceme(arch, 8, 50, 0.645),
    ]


@card("clover-2")
def clover_2() -> list[str]:
    """One stem from the lower right, lower and wider; the long spray hangs on the left."""
    arch = "170,404 208,320 196,200 132,116 76,140 84,358"
    return [
        stem(arch, 14),
        leaves(arch, (0.06, 54, -64), (0.26, 48, -66), (0.4, 46, 66), (0.56, 44, 66)),
        raceme(arch, 8, 48, 0.66),
    ]
