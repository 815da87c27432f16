"""December, paulownia."""

from ..card import card
from ..motifs.paulownia import bell, buds, leaf, stem
from ..motifs.phoenix import phoenix
from ..palette import GREEN, LILAC, PAPER, RED


@card("paulownia-phoenix")
def paulownia_phoenix() -> list[str]:
    axis = "56,400 60,310 58,260 50,206"
    return [
        leaf(62, 334, 110, 84, GREEN),
        stem(axis),
        buds(axis, (0.84, -60, 14, 8), (0.9, 60, 14, 8), (1, 0, 2, 9)),
        bell(60, 262, 146, 52),
        bell(60, 290, 60, 56),
        phoenix(),
    ]


TIP = (0.76, -70, 28, 11), (0.78, 66, 28, 12), (0.88, -60, 24, 11), (0.9, 60, 22, 10), (1, 0, 2, 11)


@card("paulownia-1")
def paulownia_1() -> list[str]:
    """One head, upright as a crest, over two leaves."""
    axis = "120,404 120,300 120,160 120,36"
    return [
        leaf(114, 250, 124, 164, GREEN, 0.08),
        leaf(126, 250, 56, 164, GREEN, -0.08),
        stem(axis),
        buds(axis, *TIP),
        bell(118, 104, 134, 66),
        bell(122, 104, 46, 66),
        bell(117, 150, 140, 84),
        bell(123, 150, 40, 84),
        bell(116, 206, 144, 96),
        bell(124, 206, 36, 96),
        bell(120, 214, 90, 92),
    ]


@card("paulownia-2")
def paulownia_2() -> list[str]:
    """Two heads, the tall one on the right, before a green leaf and a black one."""
    left, right = "104,404 92,340 74,270 66,120", "132,404 146,310 156,170 156,36"
    return [
        leaf(144, 306, 34, 140, bend=-0.08),
        leaf(100, 290, 134, 150, GREEN, 0.08),
        stem(left),
        stem(right),
        buds(left, (0.74, 58, 20, 10), (0.76, -64, 20, 10), (0.87, 56, 18, 9), (1, 0, 2, 10)),
        buds(right, *TIP),
        bell(154, 104, 134, 66),
        bell(158, 104, 46, 66),
        bell(155, 156, 138, 84),
        bell(160, 156, 46, 84),
        bell(152, 214, 84, 104),
        bell(72, 226, 88, 92),
    ]


@card("paulownia-red", ground=RED)
def paulownia_red() -> list[str]:
    """The odd one: pale flowers on red. The head leans to the left."""
    axis = "176,404 164,310 132,170 96,36"
    pale = LILAC, PAPER
    return [
        leaf(150, 256, 128, 178, bend=0.08),
        leaf(172, 270, 52, 150),
        stem(axis),
        buds(axis, *TIP),
        bell(112, 104, 146, 66, *pale),
        bell(116, 102, 40, 66, *pale),
        bell(122, 150, 150, 86, *pale),
        bell(128, 148, 34, 86, *pale),
        bell(138, 206, 144, 98, *pale),
        bell(144, 200, 32, 98, *pale),
        bell(142, 214, 88, 94, *pale),
    ]
