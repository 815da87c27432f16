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
        raceme("137,62 104,42 70,62 48,200", 17, 35),
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
        raceme("180,66 160,34 146,66 160,232", 13, 34),
    ]


@card("clover-1")
def clover_1() -> list[str]:
    """One arch from the lower left over the whole card."""
    arch = "100,404 52,300 58,156 138,92"
    return [
        stem(arch, 12),
        leaves(arch, (0.12, 46, 58), (0.3, 40, -64), (0.6, 36, -38), (0.84, 40, -56)),
        raceme("50,222 84,166 116,190 112,300", 15, 32),
        raceme("136,94 170,54 198,136 182,328", 23, 40),
    ]


@card("clover-2")
def clover_2() -> list[str]:
    """Two sprays from the lower right; the long one bends down to the left."""
    arch = "176,404 196,330 164,226 96,186"
    tall = "204,404 226,320 220,200 166,106"
    return [
        stem(tall, 8),
        leaves(tall, (0.5, 40, -70), (0.9, 38, 62)),
        raceme("170,112 140,78 106,94 92,186", 14, 28),
        stem(arch, 11),
        leaves(arch, (0.12, 44, -58), (0.74, 40, 58)),
        raceme("106,191 66,166 42,200 40,358", 20, 35),
        raceme("184,282 150,250 124,278 120,362", 12, 26),
    ]
