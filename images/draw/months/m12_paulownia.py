"""December, paulownia."""

from ..card import card
from ..motifs.paulownia import leaves, red_ground, spray, stalks
from ..motifs.phoenix import phoenix
from ..palette import RED


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
    """Two sprays that lean to the right, the tall one on the left; the leaves turned."""
    return [
        leaves((58, 330, 160, 92), (186, 326, 16, 92), (118, 318, 70, 100)),
        spray("122,284 146,262 184,220 200,116", 44, (0, 1), 3, 4),
        spray("122,290 108,220 94,130 106,36", 58, (0, 1, 2), 5, 4),
        stalks("122,270 123,290 118,320", "120,278 150,288 188,328", "122,280 92,288 56,332"),
    ]


@card("paulownia-2")
def paulownia_2() -> list[str]:
    """Three sprays."""
    return [
        leaves((184, 322, 34, 94), (56, 322, 146, 94), (120, 314, 90, 100)),
        spray("120,282 88,262 48,240 34,160", 42, (0, 1), 3, -4),
        spray("120,282 152,262 190,244 206,170", 42, (0, 1), 3, 4),
        spray("120,300 122,220 118,130 120,36", 58, (0, 1), 5),
        stalks("120,270 121,290 120,318", "120,278 150,286 186,324", "120,278 90,286 54,324"),
    ]


@card("paulownia-red")
def paulownia_red() -> list[str]:
    """The odd one: the leaves stand on a ground of another colour."""
    return [
        red_ground(),
        leaves((78, 322, 144, 86), (168, 322, 36, 86), ground=RED),
        spray("122,284 90,262 56,220 46,110", 44, (0, 1), 3, -4),
        spray("122,284 142,220 162,130 154,36", 60, (0, 1, 3), 5, 2),
        stalks("122,274 146,288 170,324", "122,274 100,288 76,324"),
    ]
