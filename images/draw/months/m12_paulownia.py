"""December, paulownia."""

from ..card import card
from ..motifs.paulownia import bells, buds, leaf, stem
from ..motifs.phoenix import phoenix
from ..palette import GREEN, INK, LILAC, PAPER, RED, YELLOW
from ..pen import path


@card("paulownia-phoenix")
def paulownia_phoenix() -> list[str]:
    axis = "60,404 62,330 58,270 48,204"
    return [
        stem(axis, 8, 7, 5, 4),
        leaf(61, 338, 98, 62, GREEN),
        buds(axis, (0.86, -64, 14, 7), (0.88, 62, 14, 7), (1, 0, 2, 8)),
        bells(axis, (0.78, 38, -38), (0.74, 40, 38)),
        phoenix(),
    ]


TIP = (0.865, -64, 19, 9), (0.885, 62, 19, 9), (0.93, -62, 16, 8), (0.945, 60, 14, 7), (1, 0, 2, 9)
PAIRS = (0.82, 46, 46), (0.82, 46, -46), (0.675, 58, 42), (0.675, 58, -42), (0.5, 70, 38), (0.5, 70, -38)


@card("paulownia-1")
def paulownia_1() -> list[str]:
    """One head, upright as a crest, over a leaf of three lobes."""
    axis = "120,404 120,282 120,160 120,28"
    return [
        stem(axis),
        leaf(120, 286, 90, 98, GREEN),
        buds(axis, *TIP),
        bells(axis, *PAIRS),
    ]


@card("paulownia-2")
def paulownia_2() -> list[str]:
    """Two heads, the tall one right of the middle, over a leaf that turns to the left."""
    low, high = "112,404 104,320 84,240 58,132", "122,404 132,310 144,190 150,28"
    return [
        stem(low),
        stem(high),
        leaf(118, 290, 98, 96, GREEN, 0.06),
        buds(low, (0.78, 58, 14, 7), (0.88, -64, 14, 7), (1, 0, 2, 8)),
        buds(high, *TIP),
        bells(low, (0.76, 48, -42), (0.5, 58, -34)),
        bells(high, (0.83, 48, 46), (0.79, 50, -46), (0.68, 58, 34), (0.61, 62, -38), (0.49, 66, 28)),
    ]


@card("paulownia-red", ground=RED)
def paulownia_red() -> list[str]:
    """The odd one: pale flowers on red. The head leans to the left over a golden ground."""
    axis = "148,404 142,310 124,170 92,30"
    return [
        path("M-5 312Q60 284 130 290Q200 294 245 278L245 400L-5 400Z", YELLOW, INK),
        stem(axis),
        leaf(134, 288, 94, 94, bend=-0.06),
        buds(axis, *TIP),
        bells(axis, *PAIRS, tube=PAPER, rim=LILAC),
    ]
