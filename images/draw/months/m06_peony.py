"""June, peony."""

from .. import ribbon
from ..card import card
from ..motifs.butterflies import butterfly
from ..motifs.peony import flower, half_open, leaves, stem
from ..palette import INK, PURPLE, RED
from ..pen import group


@card("peony-butterflies")
def peony_butterflies() -> list[str]:
    return [
        leaves((64, 330, -112, 92), (186, 230, -62, 84), colour=INK),
        stem("20,404 44,366 120,320", 12, 10, 9),
        leaves((58, 352, 196, 80), (84, 346, 66, 90), (196, 346, 56, 90)),
        flower(154, 288, 82, 8),
        butterfly(146, 82, 18, 1.28, RED),
        butterfly(66, 182, -24, 1.04, PURPLE),
    ]


@card("peony-blue")
def peony_blue() -> list[str]:
    """One big flower on a long stem leans before the ribbon from the left, a bud opens below it."""
    return [
        leaves((60, 270, -176, 76), colour=INK),
        stem("84,404 60,350 60,270 82,180", 12, 10, 8, 7),
        stem("62,360 84,330 104,312", 8, 7, 6),
        leaves((64, 262, 20, 64), (64, 374, 196, 84), (92, 390, -16, 110), colour=INK),
        group([ribbon.blue()], 34, -4),
        half_open(104, 318, 44, 24, sepals=INK),
        flower(88, 140, 74, -10),
    ]


@card("peony-1")
def peony_1() -> list[str]:
    """The big flower low, the small one above it."""
    return [
        leaves((156, 226, -14, 92), (70, 220, -124, 86), colour=INK),
        stem("120,300 156,220 164,110", 9, 8, 7),
        leaves((160, 176, 188, 92), (176, 336, 36, 90), (110, 350, 100, 80), (163, 150, -2, 80)),
        flower(108, 276, 98, -8),
        half_open(164, 116, 62, 14),
    ]


@card("peony-2")
def peony_2() -> list[str]:
    """The big flower high, the small one low on the right."""
    return [
        leaves((102, 274, 172, 96), colour=INK),
        stem("96,404 116,330 92,240 130,140", 12, 11, 9, 8),
        stem("110,300 140,352 174,346", 9, 8, 6),
        leaves((102, 236, 200, 90), (112, 300, -26, 100), (88, 396, 196, 84), (190, 196, 30, 70)),
        flower(124, 126, 98, 10),
        half_open(170, 340, 56, 20),
    ]
