"""December, paulownia."""

from ..card import card
from ..motifs.paulownia import leaves, red_ground, spike
from ..motifs.phoenix import phoenix
from ..palette import RED


@card("paulownia-phoenix")
def paulownia_phoenix() -> list[str]:
    return [
        spike("38,350 42,320 40,280 34,222", 30, (2, 3)),
        leaves((120, 372, -6, 92), (44, 338, 112, 104)),
        phoenix(),
    ]


@card("paulownia-1")
def paulownia_1() -> list[str]:
    """Two spikes that lean to the right, the tall one on the left; the leaves turned."""
    return [
        spike("184,322 182,286 180,240 184,178", 34, (1, 2), 4),
        spike("108,304 90,240 98,140 114,36", 46, (2, 3, 2, 3), 10),
        leaves((56, 318, 160, 92), (188, 322, 26, 92), (106, 290, 68, 102)),
    ]


@card("paulownia-2")
def paulownia_2() -> list[str]:
    """Three spikes."""
    return [
        spike("62,324 58,284 54,240 50,188", 32, (1, 2), -4),
        spike("182,316 186,280 188,236 192,184", 32, (1, 2), 4),
        spike("120,304 122,240 118,130 120,34", 44, (2, 3, 2, 3)),
        leaves((178, 314, 34, 94), (62, 314, 146, 94), (120, 288, 90, 102)),
    ]


@card("paulownia-red")
def paulownia_red() -> list[str]:
    """The odd one: the leaves stand on a ground of another colour."""
    return [
        red_ground(),
        spike("66,330 66,280 64,230 62,172", 34, (1, 2)),
        spike("124,310 134,230 146,130 146,30", 46, (1, 2, 3, 3), 2),
        leaves((60, 322, 150, 88), (192, 316, 28, 88), (124, 296, 84, 98), ground=RED),
    ]
