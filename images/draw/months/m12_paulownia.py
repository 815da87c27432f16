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
        bell(60, 270, 150, 52, 0.5),
        bell(60, 300, 60, 52, 0.6),
        phoenix(),
    ]


SIDE_ON, HALF_ON = 0.34, 0.5  # how much of its face a bell shows
TIP = (0.76, -70, 28, 11), (0.78, 66, 28, 12), (0.88, -60, 24, 11), (0.9, 60, 22, 10), (1, 0, 2, 11)


@card("paulownia-1")
def paulownia_1() -> list[str]:
    """One head, upright as a crest, over three leaves."""
    axis = "120,404 120,300 120,160 120,36"
    return [
        leaf(120, 284, 90, 112),
        leaf(112, 292, 158, 116, GREEN, 0.14),
        leaf(128, 292, 22, 116, GREEN, -0.14),
        stem(axis),
        buds(axis, *TIP),
        bell(118, 104, 146, 84, SIDE_ON),
        bell(122, 104, 34, 84, SIDE_ON),
        bell(116, 160, 150, 104, SIDE_ON),
        bell(124, 160, 30, 104, SIDE_ON),
        bell(120, 196, 90, 112, HALF_ON),
    ]


@card("paulownia-2")
def paulownia_2() -> list[str]:
    """Two heads, the tall one on the right, before a green leaf and a black one."""
    left, right = "96,404 84,340 66,270 56,120", "130,404 142,310 150,170 150,36"
    return [
        leaf(140, 330, 14, 116),
        leaf(110, 316, 128, 128, GREEN, 0.06),
        stem(left),
        stem(right),
        buds(
            left,
            (0.7, 58, 20, 10),
            (0.72, -64, 20, 10),
            (0.84, 58, 20, 10),
            (0.86, -60, 20, 10),
            (1, 0, 2, 11),
        ),
        buds(right, *TIP),
        bell(148, 110, 146, 82, SIDE_ON),
        bell(152, 110, 34, 82, SIDE_ON),
        bell(150, 172, 40, 104, SIDE_ON),
        bell(146, 190, 112, 112, HALF_ON),
        bell(68, 268, 96, 100, SIDE_ON),
    ]


@card("paulownia-red", ground=RED)
def paulownia_red() -> list[str]:
    """The odd one: pale flowers on red. The head leans to the left."""
    axis = "168,404 158,310 130,170 96,36"
    pale = LILAC, PAPER
    return [
        leaf(160, 306, 160, 150, bend=0.08),
        leaf(166, 300, 40, 110),
        stem(axis),
        buds(axis, *TIP),
        bell(108, 112, 156, 84, SIDE_ON, *pale),
        bell(112, 110, 22, 88, SIDE_ON, *pale),
        bell(122, 170, 152, 104, SIDE_ON, *pale),
        bell(128, 168, 20, 104, SIDE_ON, *pale),
        bell(138, 214, 92, 112, HALF_ON, *pale),
    ]
