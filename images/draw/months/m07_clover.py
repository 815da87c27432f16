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
        raceme("137,62 104,42 70,62 50,190", 13, 31),
        group([boar()], 8, 14, 0, 0.96),
        ground(),
    ]


@card("clover-ribbon")
def clover_ribbon() -> list[str]:
    """One long arch crosses before the ribbon, and its spray hangs down beside it."""
    arch = "60,404 34,300 62,180 166,96"
    low = "70,404 90,360 130,340 180,352"
    return [
        group([ribbon.plain()], 4, -36),
        stem(low, 6),
        leaves(low, (0.4, 38, -60), (0.72, 36, 60), (0.96, 38, 0)),
        stem(arch, 10),
        leaves(
            arch,
            (0.12, 40, -58),
            (0.3, 42, -60),
            (0.46, 40, 58),
            (0.62, 38, -60),
            (0.76, 38, 56),
            (0.96, 30, -64),
        ),
        raceme("161,99 194,78 206,112 198,286", 15, 31),
    ]


@card("clover-1")
def clover_1() -> list[str]:
    """One arch from the lower left over the whole card."""
    arch = "84,404 54,290 76,160 142,76"
    low = "92,404 120,374 146,360 178,358"
    return [
        stem(low, 6),
        leaves(low, (0.96, 42, 0)),
        stem(arch, 10),
        leaves(arch, (0.04, 44, -40), (0.2, 42, 56), (0.38, 38, -50), (0.64, 38, -56), (0.84, 36, -60)),
        raceme("63,214 98,174 128,200 130,294", 12, 28),
        raceme("138,80 172,50 202,84 204,232", 15, 32),
    ]


@card("clover-2")
def clover_2() -> list[str]:
    """Two sprays from the lower right; the long one bends down to the left."""
    arch = "176,404 188,330 164,246 106,206"
    tall = "204,404 222,320 216,210 172,126"
    return [
        stem(tall, 7),
        leaves(tall, (0.56, 38, -70), (0.92, 36, 60)),
        raceme("176,132 146,98 112,114 98,186", 10, 26),
        stem(arch, 10),
        leaves(arch, (0.12, 44, -58), (0.76, 38, 60)),
        raceme("116,210 78,186 50,214 46,346", 15, 31),
        raceme("182,300 152,266 128,290 122,360", 9, 24),
    ]
