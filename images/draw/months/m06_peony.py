"""June, peony."""

from .. import ribbon
from ..card import card
from ..motifs.butterflies import butterfly
from ..motifs.peony import flower, leaves, low_leaves, stem
from ..palette import PURPLE, RED


@card("peony-butterflies")
def peony_butterflies() -> list[str]:
    return [
        low_leaves(),
        leaves((136, 240, -56, 70), (102, 240, -126, 70)),
        flower(120, 296, 80),
        butterfly(78, 84, -24, 1.12, RED),
        butterfly(172, 160, 22, 1, PURPLE),
    ]


@card("peony-blue")
def peony_blue() -> list[str]:
    return [
        low_leaves(8),
        stem("120,330 132,230 160,150 150,90", 10, 9, 8, 6),
        leaves(
            (150, 210, -10, 80),
            (136, 170, 190, 96),
            (168, 120, 40, 70),
            (120, 100, 190, 74),
            (150, 40, -120, 50),
        ),
        flower(86, 312, 78),
        flower(164, 80, 58),
        ribbon.blue(),
    ]


@card("peony-1")
def peony_1() -> list[str]:
    """The big flower low, the small one above it."""
    return [
        low_leaves(6),
        stem("120,300 130,220 124,150", 10, 9, 8),
        leaves(
            (134, 190, -20, 86),
            (118, 190, 200, 86),
            (140, 120, 10, 64),
            (108, 120, 170, 64),
            (124, 70, -90, 50),
        ),
        flower(120, 296, 84),
        flower(124, 104, 46),
    ]


@card("peony-2")
def peony_2() -> list[str]:
    """The big flower high, the small one low on the right."""
    return [
        leaves((120, 380, 150, 84), (150, 380, 20, 80)),
        stem("120,400 140,300 100,220 130,140", 12, 10, 9, 8),
        leaves((140, 300, 30, 84), (120, 270, 190, 90), (90, 200, 200, 80), (170, 110, 30, 70)),
        leaves((60, 90, 200, 60), (110, 50, -110, 60), (150, 250, -20, 80)),
        flower(110, 126, 80),
        flower(176, 324, 52),
    ]
