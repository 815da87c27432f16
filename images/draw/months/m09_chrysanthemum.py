"""September, chrysanthemum."""

from .. import ribbon
from ..card import card
from ..motifs.chrysanthemum import flower, leaf, leaves, stem
from ..motifs.sake_cup import sake_cup


@card("chrysanthemum-sake")
def chrysanthemum_sake() -> list[str]:
    return [
        stem("70,400 60,300 84,200 100,90", 9, 8, 7, 6),
        leaves(
            (62, 300, 190, 60), (74, 230, -20, 64), (66, 350, 20, 60), (90, 160, 190, 66), (98, 120, 10, 60)
        ),
        flower(64, 196, 54, 5),
        flower(112, 70, 48, 10),
        sake_cup(),
    ]


@card("chrysanthemum-blue")
def chrysanthemum_blue() -> list[str]:
    return [
        stem("66,400 70,300 60,180 76,80", 9, 8, 7, 6),
        leaves(
            (66, 330, 190, 60),
            (66, 210, 190, 60),
            (72, 120, 200, 56),
            (190, 310, 50, 64),
            (190, 320, 140, 60),
        ),
        stem("200,400 190,300 196,260", 9, 8, 7),
        flower(70, 74, 56, 5),
        flower(184, 256, 60, 12),
        flower(50, 270, 40),
        ribbon.blue(),
    ]


@card("chrysanthemum-1")
def chrysanthemum_1() -> list[str]:
    """Two flowers on one straight stem."""
    return [
        stem("120,400 112,300 130,190 116,80", 10, 9, 8, 6),
        leaves((114, 320, 200, 84), (120, 340, -20, 84), (124, 230, -30, 80)),
        leaves((122, 240, 210, 80), (120, 130, 20, 66), (118, 130, 160, 66)),
        flower(118, 250, 70, 0, 16),
        flower(120, 84, 52, 10),
    ]


@card("chrysanthemum-2")
def chrysanthemum_2() -> list[str]:
    """A forked stem, the flowers on a diagonal."""
    return [
        stem("60,400 80,300 60,200 80,120", 10, 9, 8, 6),
        stem("80,310 150,270 176,220", 9, 8, 7),
        leaves((66, 350, 20, 90), (70, 330, 190, 70), (64, 240, 200, 66), (70, 200, -20, 70)),
        leaves((150, 280, 30, 76), (170, 240, -70, 50)),
        leaf(76, 150, 200, 60),
        flower(78, 104, 64, 8, 16),
        flower(176, 200, 56),
    ]
