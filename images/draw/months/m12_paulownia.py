"""December, paulownia."""

from ..card import card
from ..motifs.paulownia import leaves, red_ground, spray, stalks
from ..motifs.phoenix import phoenix
from ..palette import GREEN


@card("paulownia-phoenix")
def paulownia_phoenix() -> list[str]:
    return [
        leaves((58, 326, 104, 100)),
        spray("58,318 60,290 52,250 42,214", 38, 2, -6),
        stalks("59,300 61,314 58,330"),
        phoenix(),
    ]


@card("paulownia-1")
def paulownia_1() -> list[str]:
    """A tall spray leans to the right, a short one to the left, out of a big black leaf and a green one."""
    return [
        spray("100,312 88,270 66,230 50,176", 40, 3, -14),
        spray("104,312 120,230 142,140 172,36", 58, 5, 14),
        leaves((120, 296, 16, 110), colour=GREEN),
        leaves((88, 288, 82, 140)),
    ]


@card("paulownia-2")
def paulownia_2() -> list[str]:
    """Three sprays above three leaves."""
    return [
        spray("114,296 92,262 56,236 40,178", 40, 2, -6),
        spray("126,296 152,262 190,246 206,196", 40, 2, 6),
        spray("120,310 122,220 118,130 120,30", 56, 5),
        leaves((184, 316, 34, 84), (56, 316, 146, 84), (120, 300, 90, 106)),
    ]


@card("paulownia-red")
def paulownia_red() -> list[str]:
    """The odd one: the leaves stand on a ground of another colour."""
    return [
        red_ground(),
        spray("104,300 84,260 66,220 58,142", 42, 3, -8),
        spray("124,304 146,240 158,150 150,36", 56, 5, 2),
        leaves((166, 306, 14, 66), (64, 300, 168, 56), (112, 282, 86, 94)),
    ]
