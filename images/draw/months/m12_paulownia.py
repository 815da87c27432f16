"""December, paulownia."""

from ..card import card
from ..motifs.paulownia import leaves, red_ground, spike, stalks
from ..motifs.phoenix import phoenix
from ..palette import GREEN, RED


@card("paulownia-phoenix")
def paulownia_phoenix() -> list[str]:
    return [
        leaves((58, 326, 104, 100)),
        spike("58,312 60,290 50,250 44,206", 36, (1, 2)),
        stalks("59,300 61,314 58,330"),
        phoenix(),
    ]


@card("paulownia-1")
def paulownia_1() -> list[str]:
    """Two spikes that lean to the right, the tall one on the left; the leaves turned."""
    return [
        leaves((56, 330, 160, 90)),
        leaves((186, 322, 16, 96), colour=GREEN),
        leaves((112, 318, 76, 100)),
        spike("120,282 150,266 180,238 186,168", 38, (1, 2), 6),
        spike("120,288 96,240 94,130 112,32", 50, (1, 2, 3), 8),
        stalks("118,270 120,290 112,322", "118,278 146,288 188,324", "118,280 88,288 54,332"),
    ]


@card("paulownia-2")
def paulownia_2() -> list[str]:
    """Three spikes."""
    return [
        leaves((184, 322, 34, 94), (56, 322, 146, 94), (120, 314, 90, 100)),
        spike("120,282 92,268 60,242 48,190", 35, (1, 2), -6),
        spike("120,282 148,268 180,242 192,184", 35, (1, 2), 6),
        spike("120,290 122,220 118,130 120,32", 50, (1, 2, 3)),
        stalks("120,270 121,290 120,318", "120,278 150,286 186,324", "120,278 90,286 54,324"),
    ]


@card("paulownia-red")
def paulownia_red() -> list[str]:
    """The odd one: the leaves stand on a ground of another colour."""
    return [
        red_ground(),
        leaves((58, 328, 150, 90), (196, 322, 28, 90), (128, 318, 84, 96), ground=RED),
        spike("128,290 98,272 60,244 50,180", 38, (1, 2), -4),
        spike("128,294 132,220 150,130 152,32", 52, (1, 2, 3), 4),
        stalks("128,272 130,294 128,322", "128,282 158,290 198,324", "128,282 96,292 56,330"),
    ]
