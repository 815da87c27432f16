"""December, paulownia."""

from ..card import card
from ..motifs.paulownia import leaves, red_ground, spray, stalks
from ..motifs.phoenix import phoenix
from ..palette import RED


@card("paulownia-phoenix")
def paulownia_phoenix() -> list[str]:
    return [
        leaves((52, 330, 100, 96, 0.9, 1)),
        spray("58,318 60,290 52,250 42,214", 38, 2, -6),
        stalks("59,300 61,314 58,330"),
        phoenix(),
    ]


@card("paulownia-1")
def paulownia_1() -> list[str]:
    """A tall spray leans to the right, a short one to the left; a leaf spreads before them, one beside it."""
    return [
        leaves((104, 334, 204, 130, 0.8, 0.7, 0.1)),
        spray("92,350 74,280 52,226 44,146", 42, 3, 10),
        spray("104,370 118,250 146,140 178,34", 56, 6, 4),
        leaves((116, 330, 34, 150, 0.9, 0.8, -0.1)),
    ]


@card("paulownia-2")
def paulownia_2() -> list[str]:
    """Three sprays above three leaves."""
    return [
        spray("114,340 92,300 50,260 42,156", 42, 2, 6),
        leaves((84, 320, 164, 110, 0.6, 0.9, -0.1)),
        spray("124,340 172,296 196,230 196,150", 42, 2, -4),
        spray("120,340 122,250 104,140 120,34", 56, 4, 4),
        leaves((150, 330, -6, 106, 0.9, 0.7, 0.1), (116, 316, 74, 124, 0.9, 1)),
    ]


@card("paulownia-red")
def paulownia_red() -> list[str]:
    """The odd one: the leaves stand on a ground of another colour."""
    return [
        red_ground(),
        spray("110,320 84,270 54,220 46,112", 44, 2, 8),
        spray("118,320 142,250 158,150 152,34", 58, 4, 0),
        leaves(
            (160, 312, 4, 100, 0.9, 0.7, 0.1),
            (78, 308, 172, 92, 0.7, 0.8, -0.1),
            (116, 294, 98, 106, 1, 0.9),
            ground=RED,
        ),
    ]
