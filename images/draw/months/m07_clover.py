"""July, bush clover."""

from .. import ribbon
from ..card import card
from ..motifs.boar import boar, ground
from ..motifs.clover import leaves, raceme, stem
from ..pen import group


@card("clover-boar")
def clover_boar() -> list[str]:
    """The boar charges; a clover rises behind its back and nods over it."""
    arch = "238,404 238,280 214,140 132,58"
    return [
        stem(arch, 9),
        leaves(arch, (0.66, 40, 64), (0.58, 42, -74), (0.97, 36, 66)),
        raceme("137,62 96,44 66,76 56,214", 12, 36),
        group([boar()], 8, 14, 0, 0.96),
        ground(),
    ]


@card("clover-ribbon")
def clover_ribbon() -> list[str]:
    """The arch rises on the right, and its one spray hangs free between stem and ribbon."""
    arch = "204,404 236,300 226,140 178,64"
    return [
        stem(arch, 11),
        leaves(arch, (0.12, 46, -60), (0.42, 42, -70)),
        group([ribbon.plain()], -32, 4),
        raceme("180,66 160,38 146,76 158,240", 11, 34),
    ]


@card("clover-1")
def clover_1() -> list[str]:
    """One stem from the lower left: its tip nods far to the right, a small spray hangs within."""
    arch = "108,404 56,310 62,160 128,92"
    return [
        stem(arch, 13),
        leaves(arch, (0.03, 46, 46), (0.82, 40, -64), (0.66, 38, 80)),
        raceme("56,306 80,244 106,242 104,324", 6, 27, 0.48),
        raceme("126,94 160,68 178,118 168,330", 12, 41),
    ]


@card("clover-2")
def clover_2() -> list[str]:
    """One stem from the lower right, lower and wider; the long spray hangs on the left."""
    arch = "160,404 196,330 178,214 106,156"
    return [
        stem(arch, 13),
        leaves(arch, (0.03, 44, -50), (0.9, 40, 66), (0.66, 36, 60)),
        raceme("191,304 164,232 138,240 136,326", 7, 28, 0.46),
        raceme("108,158 80,132 60,172 66,366", 12, 40),
    ]
