"""December, paulownia."""

from ..card import card
from ..motifs.paulownia import ground, leaves, spike
from ..motifs.phoenix import phoenix


@card("paulownia-phoenix")
def paulownia_phoenix() -> list[str]:
    return [
        leaves((16, 350, 150, 80), (62, 338, 66, 96)),
        spike("50,350 48,310 44,260 42,206", 32, (2, 3, 3)),
        phoenix(),
    ]


@card("paulownia-1")
def paulownia_1() -> list[str]:
    """Two spikes that lean to the right, the tall one on the left; the leaves turned."""
    return [
        leaves((46, 314, 158, 100), (196, 316, 14, 96), (112, 296, 70, 110)),
        spike("194,322 190,276 194,220 198,166", 28, (2, 3, 2), 8),
        spike("108,304 90,240 98,140 114,36", 46, (2, 3, 2, 3), 10),
    ]


@card("paulownia-2")
def paulownia_2() -> list[str]:
    """Three spikes."""
    return [
        leaves((180, 316, 24, 96), (58, 316, 148, 98), (120, 294, 88, 106)),
        spike("60,324 56,280 50,240 44,180", 28, (2, 3), -4),
        spike("180,324 190,290 196,250 202,200", 28, (2, 3), 4),
        spike("120,304 122,240 118,130 120,34", 44, (2, 3, 2, 3)),
    ]


@card("paulownia-red")
def paulownia_red() -> list[str]:
    """The odd one: the leaves stand on a ground of another colour."""
    return [
        ground(),
        leaves((180, 322, 24, 78), (56, 330, 156, 66), (118, 336, 96, 70)),
        spike("56,338 60,260 56,210 50,140", 32, (2, 3, 2), -4),
        spike("178,330 164,240 164,140 160,34", 44, (2, 3, 2, 3)),
    ]
