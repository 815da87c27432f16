"""December, paulownia."""

from ..card import card
from ..motifs.paulownia import leaf, leaves, spike
from ..motifs.phoenix import phoenix
from ..palette import INK, RED, YELLOW
from ..pen import path


@card("paulownia-phoenix")
def paulownia_phoenix() -> list[str]:
    return [
        path("M-5 366L245 366L245 400L-5 400Z", YELLOW),
        spike(40, 330, 90, 4, -6),
        spike(206, 330, 70, 3, 8),
        leaves((40, 372, 54, 10), (202, 372, 54, -10), (120, 388, 54, 0)),
        phoenix(),
    ]


@card("paulownia-1")
def paulownia_1() -> list[str]:
    """Two spikes, the leaves turned."""
    return [
        spike(84, 216, 170, 6, -8),
        spike(150, 240, 150, 5, 8),
        leaves((196, 278, 50, -34), (60, 300, 70, 30), (150, 322, 66, -6)),
    ]


@card("paulownia-2")
def paulownia_2() -> list[str]:
    """Three spikes, symmetric."""
    return [
        spike(120, 232, 150, 6),
        spike(66, 256, 104, 4, -14),
        spike(174, 256, 104, 4, 14),
        leaves((62, 300, 58, 24), (178, 300, 58, -24), (120, 314, 62, 0)),
    ]


@card("paulownia-red")
def paulownia_red() -> list[str]:
    """The odd one: leaves lifted, and a red ground with a yellow edge, as decks of both games mark it."""
    edge = "M-5 296C40 280 80 312 120 296C160 280 200 312 245 296"
    return [
        path("M-5 284C40 268 80 300 120 284C160 268 200 300 245 284L245 400L-5 400Z", RED, INK),
        path(edge, None, YELLOW, 7),
        spike(120, 200, 150, 6, 8),
        spike(60, 220, 100, 4, -6),
        spike(178, 216, 96, 4, 20),
        leaves((62, 262, 58, 24), (180, 262, 58, -24)),
        leaf(120, 284, 62),
    ]
