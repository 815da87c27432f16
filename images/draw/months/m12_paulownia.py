"""December, paulownia."""

from ..card import card
from ..motifs.paulownia import leaves, red_ground, spray, stalks
from ..motifs.phoenix import phoenix
from ..palette import GREEN


@card("paulownia-phoenix")
def paulownia_phoenix() -> list[str]:
    return [
        leaves((58, 326, 104, 100)),
        spray("58,318 60,290 58,240 52,190", 40, (0, 1), 3),
        stalks("59,300 61,314 58,330"),
        phoenix(),
    ]


@card("paulownia-1")
def paulownia_1() -> list[str]:
    """One tall spray leans to the right out of a big black leaf and a green one behind it."""
    return [
        spray("84,312 100,220 132,130 172,40", 56, (0, 1, 2), 5, 16),
        leaves((174, 288, 60, 88), colour=GREEN),
        leaves((84, 282, 70, 146)),
    ]


@card("paulownia-2")
def paulownia_2() -> list[str]:
    """Three sprays above three leaves."""
    return [
        spray("114,296 96,262 65,234 53,178", 36, (0, 1), 3, -4),
        spray("126,296 150,262 182,234 198,186", 36, (0, 1), 3, 4),
        spray("120,310 122,220 118,130 120,34", 54, (0, 1), 5),
        leaves((184, 316, 34, 84), (56, 316, 146, 84), (120, 300, 90, 106)),
    ]


@card("paulownia-red")
def paulownia_red() -> list[str]:
    """The odd one: the leaves stand on a ground of another colour."""
    return [
        red_ground(),
        spray("104,300 84,260 66,220 62,142", 40, (0, 1), 3, -8),
        spray("124,304 146,240 158,150 152,40", 56, (0, 1), 5, 2),
        leaves((166, 306, 14, 66), (64, 300, 168, 56), (112, 282, 86, 94)),
    ]
