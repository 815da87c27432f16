"""December, paulownia."""

from ..card import card
from ..motifs.paulownia import leaves, mound, spike
from ..motifs.phoenix import phoenix


@card("paulownia-phoenix")
def paulownia_phoenix() -> list[str]:
    return [
        spike("50,390 48,330 48,262 46,200", 26, (2, 2)),
        leaves((10, 354, 150, 76), (70, 346, 66, 80)),
        phoenix(),
    ]


@card("paulownia-1")
def paulownia_1() -> list[str]:
    """Two spikes that lean to the right, the tall one on the left; the leaves turned."""
    return [
        spike("160,350 178,276 192,200 200,126", 28, (2, 2), 8),
        spike("86,350 80,256 98,160 128,36", 44, (2, 2, 3), 10),
        leaves((46, 322, 158, 100), (190, 324, 14, 96), (118, 304, 66, 100)),
    ]


@card("paulownia-2")
def paulownia_2() -> list[str]:
    """Three spikes."""
    return [
        spike("58,350 52,290 46,236 42,160", 28, (2, 2), -4),
        spike("182,350 190,310 196,266 202,200", 28, (2, 2), 4),
        spike("118,350 124,240 118,130 120,30", 42, (2, 2, 3)),
        leaves((176, 322, 24, 96), (62, 322, 148, 98), (120, 304, 88, 98)),
    ]


@card("paulownia-red")
def paulownia_red() -> list[str]:
    """The odd one: the leaves stand before a mound of another colour."""
    return [
        spike("60,330 58,260 54,190 48,110", 32, (2, 2), -4),
        spike("158,330 162,220 168,130 164,34", 44, (2, 2, 3)),
        mound(),
        leaves((190, 334, 6, 92), (44, 336, 166, 88), (118, 316, 104, 98)),
    ]
