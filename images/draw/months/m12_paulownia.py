"""December, paulownia."""

from ..card import card
from ..motifs.paulownia import leaves, red_ground, spike, stalks
from ..motifs.phoenix import phoenix
from ..palette import RED


@card("paulownia-phoenix")
def paulownia_phoenix() -> list[str]:
    return [
        leaves((58, 326, 104, 100)),
        spike("58,312 62,290 58,250 54,206", 36, (1, 2)),
        stalks("59,300 61,314 58,330"),
        phoenix(),
    ]


@card("paulownia-1")
def paulownia_1() -> list[str]:
    """Two spikes that lean to the right, the tall one on the left; the leaves turned."""
    return [
        leaves((58, 330, 160, 92), (186, 326, 16, 92), (118, 318, 70, 100)),
        spike("124,282 146,268 172,244 178,186", 33, (1, 2), 6),
        spike("122,288 96,240 86,130 100,34", 48, (1, 2, 3), 8),
        stalks("122,270 123,290 118,320", "120,278 150,288 188,328", "122,280 92,288 56,332"),
    ]


@card("paulownia-2")
def paulownia_2() -> list[str]:
    """Three spikes."""
    return [
        leaves((184, 322, 34, 94), (56, 322, 146, 94), (120, 314, 90, 100)),
        spike("120,282 92,268 60,246 48,196", 32, (1, 2), -6),
        spike("120,282 148,268 180,244 192,188", 32, (1, 2), 6),
        spike("120,290 122,220 118,130 120,32", 50, (1, 2, 3)),
        stalks("120,270 121,290 120,318", "120,278 150,286 186,324", "120,278 90,286 54,324"),
    ]


@card("paulownia-red")
def paulownia_red() -> list[str]:
    """The odd one: the leaves stand on a ground of another colour."""
    return [
        red_ground(),
        leaves((58, 330, 150, 90), (190, 330, 30, 90), (126, 320, 88, 96), ground=RED),
        spike("126,300 96,282 60,220 52,120", 30, (1, 2), -4),
        spike("126,300 136,230 154,140 158,34", 46, (1, 2, 3), 4),
        stalks("126,276 127,296 126,324", "126,284 156,294 192,332", "126,284 94,294 56,332"),
    ]
