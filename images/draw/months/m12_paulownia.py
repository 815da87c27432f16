"""December, paulownia."""

from ..card import card
from ..motifs.paulownia import leaves, spike
from ..motifs.phoenix import phoenix
from ..palette import INK, RED, YELLOW
from ..pen import path


@card("paulownia-phoenix")
def paulownia_phoenix() -> list[str]:
    return [
        spike("36,330 38,290 36,250 34,190", 36, (2, 2)),
        leaves((50, 318, 150, 90), (96, 300, 74, 116)),
        phoenix(),
    ]


@card("paulownia-1")
def paulownia_1() -> list[str]:
    """Two spikes that lean to the right, the tall one on the left; the leaves turned."""
    return [
        spike("150,350 176,310 192,270 208,204", 36, (2, 2), 8),
        spike("56,330 84,240 112,150 160,40", 50, (2, 3, 3), 10),
        leaves((40, 316, 160, 100), (186, 332, 6, 110), (96, 300, 56, 140)),
    ]


@card("paulownia-2")
def paulownia_2() -> list[str]:
    """Three spikes."""
    return [
        spike("50,310 50,260 46,200 42,136", 36, (2, 2), -4),
        spike("190,330 194,290 200,240 206,176", 36, (2, 2), 4),
        spike("118,310 120,220 116,130 118,30", 42, (2, 3, 3)),
        leaves((158, 312, 22, 120), (70, 316, 140, 120), (118, 290, 84, 124)),
    ]


@card("paulownia-red")
def paulownia_red() -> list[str]:
    """The odd one: leaves lifted, and a red ground with a yellow edge, as decks of both games mark it."""
    edge = "M-5 318C40 302 80 334 120 318C160 302 200 334 245 318"
    return [
        path("M-5 304C40 288 80 320 120 304C160 288 200 320 245 304L245 400L-5 400Z", RED, INK),
        path(edge, None, YELLOW, 14),
        spike("150,270 152,200 162,120 160,30", 42, (2, 3, 3)),
        spike("60,300 60,250 58,200 54,130", 36, (2, 2), -4),
        leaves((76, 256, 156, 92), (176, 268, 2, 92), (124, 242, 98, 104)),
    ]
