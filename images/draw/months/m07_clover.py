"""July, bush clover."""

from .. import ribbon
from ..card import card
from ..motifs.boar import boar, ground
from ..motifs.clover import leaves, raceme, stem
from ..pen import group


@card("clover-boar")
def clover_boar() -> list[str]:
    """The boar charges under a clover that nods from beyond the frame."""
    arch = "252,290 238,230 214,146 162,72"
    return [
        leaves(arch, (0.78, 38, 40)),
        raceme("164,75 132,40 100,64 84,138", 11, 30),
        stem(arch, 9),
        group([boar()], 6, 18, 0, 0.94),
        ground(),
    ]


@card("clover-ribbon")
def clover_ribbon() -> list[str]:
    """The arch passes behind the ribbon; its sprays hang on either side."""
    arch = "80,404 58,300 78,170 150,86"
    low = "88,404 110,376 136,364 166,362"
    return [
        stem(low, 6),
        leaves(low, (0.96, 38, -6)),
        stem(arch, 9),
        leaves(arch, (0.05, 40, -50), (0.1, 36, 62), (0.3, 36, 54)),
        raceme("69,214 46,180 36,214 38,306", 9, 24),
        raceme("146,90 178,58 202,84 206,226", 13, 30),
        group([ribbon.plain()], 10, -36),
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
