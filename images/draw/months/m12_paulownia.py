"""December, paulownia."""

from ..card import card
from ..motifs.landscape import mist
from ..motifs.paulownia import bell, buds, leaf, stem
from ..motifs.phoenix import phoenix
from ..palette import GREEN, LILAC, PAPER, RED
from ..pen import mirrored


@card("paulownia-phoenix")
def paulownia_phoenix() -> list[str]:
    axis = "56,400 60,310 58,260 50,206"
    return [
        leaf(62, 334, 110, 84, GREEN),
        stem(axis),
        buds(axis, (0.84, -60, 14, 8), (0.9, 60, 14, 8), (1, 0, 2, 9)),
        bell(60, 270, 150, 52, 0.5),
        bell(60, 300, 60, 52, 0.6),
        phoenix(),
    ]


TIP = (0.76, -70, 28, 11), (0.78, 66, 28, 12), (0.88, -60, 24, 11), (0.9, 60, 22, 10), (1, 0, 2, 11)


@card("paulownia-1")
def paulownia_1() -> list[str]:
    """One head close by, before a green leaf and a black one."""
    axis = "90,404 96,300 124,160 156,36"
    return [
        leaf(70, 290, 120, 130),
        leaf(150, 226, 68, 166, GREEN, -0.06),
        stem(axis),
        buds(axis, *TIP),
        bell(134, 122, 34, 86, 0.4),
        bell(132, 134, 162, 96, 0.44),
        bell(112, 204, 34, 112, 0.5),
        bell(110, 216, 154, 104, 0.5),
        bell(108, 244, 98, 116, 0.8),
    ]


@card("paulownia-2")
def paulownia_2() -> list[str]:
    """Two heads, the tall one on the right, over a green leaf and two black ones."""
    left, right = "104,404 90,320 70,220 66,110", "124,404 140,300 156,170 160,36"
    return [
        leaf(80, 326, 156, 120),
        leaf(170, 316, 30, 120),
        leaf(124, 290, 84, 130, GREEN),
        stem(left),
        stem(right),
        buds(left, (0.76, 66, 22, 11), (0.8, -66, 22, 11), (0.92, 60, 18, 9), (1, 0, 2, 11)),
        buds(right, *TIP),
        bell(154, 136, 150, 92, 0.44),
        bell(152, 146, 34, 90, 0.44),
        bell(142, 196, 58, 122, 0.76),
        bell(78, 240, 122, 104, 0.6),
    ]


@card("paulownia-red", ground=RED)
def paulownia_red() -> list[str]:
    """The odd one: pale flowers on red. The head leans to the left."""
    axis = "156,404 146,300 116,160 90,36"
    pale = LILAC, PAPER
    return [
        mirrored([mist(50, 33, 106, 64, 92)], 120),
        leaf(172, 280, 74, 140),
        leaf(92, 236, 116, 160, bend=0.06),
        stem(axis),
        buds(axis, *TIP),
        bell(108, 122, 146, 86, 0.4, *pale),
        bell(110, 134, 18, 96, 0.44, *pale),
        bell(128, 204, 146, 112, 0.5, *pale),
        bell(132, 216, 26, 104, 0.5, *pale),
        bell(134, 244, 82, 116, 0.8, *pale),
    ]
