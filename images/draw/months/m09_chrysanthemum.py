"""September, chrysanthemum."""

from .. import ribbon
from ..card import card
from ..motifs.chrysanthemum import flower, leaves, stem
from ..motifs.sake_cup import sake_cup
from ..palette import INK, RED
from ..pen import group


@card("chrysanthemum-sake")
def chrysanthemum_sake() -> list[str]:
    return [
        leaves((170, 150, 30, 70), (60, 250, 110, 80), colour=INK),
        stem("30,404 50,320 90,230 150,120", 11, 10, 8, 7),
        leaves((112, 170, 200, 80), (60, 300, 160, 70), (120, 180, 10, 80)),
        flower(160, 92, 72, 110),
        flower(56, 222, 58, 60, RED),
        sake_cup(),
    ]


@card("chrysanthemum-blue")
def chrysanthemum_blue() -> list[str]:
    return [
        leaves((50, 334, 6, 72), colour=INK),
        stem("44,404 34,310 46,200 70,90", 11, 10, 8, 7),
        leaves((40, 236, 176, 76), (46, 200, 20, 76)),
        flower(72, 84, 66, 80),
        group([ribbon.blue()], 14, -22),
        flower(176, 314, 72, 110, RED),
    ]


@card("chrysanthemum-1")
def chrysanthemum_1() -> list[str]:
    """Two flowers on one straight stem."""
    return [
        leaves((120, 170, 150, 90), (130, 340, 20, 90), colour=INK),
        stem("110,404 116,300 130,190 124,80", 12, 10, 9, 7),
        leaves((114, 350, 190, 90), (126, 180, -10, 90), (120, 160, 200, 70)),
        flower(110, 270, 90, 96, RED),
        flower(130, 84, 62, 70),
    ]


@card("chrysanthemum-2")
def chrysanthemum_2() -> list[str]:
    """A forked stem, the flowers on a diagonal."""
    return [
        leaves((80, 220, -10, 90), (70, 330, 20, 100), colour=INK),
        stem("50,404 70,300 66,200 90,120", 12, 10, 9, 7),
        stem("66,320 130,280 180,250", 9, 8, 7),
        leaves((60, 350, 190, 80), (68, 230, 170, 80), (150, 276, 80, 90)),
        flower(92, 112, 88, 100),
        flower(180, 236, 60, 60, RED),
    ]
