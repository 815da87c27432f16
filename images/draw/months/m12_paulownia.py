"""December, paulownia."""

from ..card import card
from ..motifs.landscape import mist
from ..motifs.paulownia import head, leaf
from ..motifs.phoenix import phoenix
from ..palette import GREEN, LILAC, PAPER, RED
from ..pen import mirrored


@card("paulownia-phoenix")
def paulownia_phoenix() -> list[str]:
    return [
        head("60,360 62,310 54,260 44,206", 34, 3, 0.4),
        leaf(56, 334, 104, 84, GREEN),
        phoenix(),
    ]


@card("paulownia-1")
def paulownia_1() -> list[str]:
    """A tall head on the right, a short one on the left, over two leaves."""
    return [
        head("92,350 74,300 50,230 46,130", 46, 3, 0.42),
        head("124,370 140,250 158,140 160,36", 60, 8),
        leaf(92, 300, 134, 112),
        leaf(142, 300, 56, 126, GREEN, -0.06),
    ]


@card("paulownia-2")
def paulownia_2() -> list[str]:
    """Three heads over three leaves."""
    return [
        head("104,340 80,300 48,240 44,140", 40, 2, 0.6),
        head("134,340 168,296 190,220 196,112", 40, 2, 0.6),
        head("120,340 122,250 118,140 116,36", 50, 6, 0.4),
        leaf(84, 322, 160, 104),
        leaf(150, 322, 20, 104),
        leaf(116, 302, 90, 120, GREEN),
    ]


@card("paulownia-red", ground=RED)
def paulownia_red() -> list[str]:
    """The odd one: pale flowers and black leaves on red. The tall head stands on the left."""
    return [
        mirrored([mist(40, 33, 106, 64, 92)], 120),
        mist(246, 26, 30, 56),
        head("124,340 166,310 194,250 198,156", 44, 2, 0.56, LILAC, PAPER),
        head("120,360 112,250 98,140 86,36", 58, 8, tube=LILAC, lip=PAPER),
        leaf(76, 314, 148, 114),
        leaf(160, 314, 32, 114),
        leaf(118, 298, 90, 118),
    ]
