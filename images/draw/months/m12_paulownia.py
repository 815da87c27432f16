"""December, paulownia."""

from ..card import card
from ..motifs.paulownia import leaves, spike
from ..motifs.phoenix import phoenix
from ..palette import INK, RED, YELLOW
from ..pen import path


@card("paulownia-phoenix")
def paulownia_phoenix() -> list[str]:
    return [
        spike("64,370 52,320 40,270 44,214", 34, 3),
        leaves((170, 340, 20, 110), (80, 330, 150, 110), (100, 340, 50, 130)),
        phoenix(),
    ]


@card("paulownia-1")
def paulownia_1() -> list[str]:
    """Two spikes that lean to the right, the leaves turned; one leaf stands up."""
    return [
        spike("80,350 108,260 116,160 156,34", 52, 4),
        spike("130,350 180,290 200,250 216,190", 40, 2),
        leaves((84, 316, -128, 140), (130, 330, 4, 130), (84, 326, 66, 150)),
    ]


@card("paulownia-2")
def paulownia_2() -> list[str]:
    """Three spikes."""
    return [
        spike("50,350 62,270 48,210 50,140", 38, 2),
        spike("190,340 186,270 202,236 214,190", 34, 2),
        spike("112,340 132,250 132,160 112,46", 52, 3),
        leaves((154, 316, -14, 120), (92, 330, 190, 130), (120, 306, 100, 130)),
    ]


@card("paulownia-red")
def paulownia_red() -> list[str]:
    """The odd one: leaves lifted, and a red ground with a yellow edge, as decks of both games mark it."""
    edge = "M-5 310C40 294 80 326 120 310C160 294 200 326 245 310"
    return [
        path("M-5 298C40 282 80 314 120 298C160 282 200 314 245 298L245 400L-5 400Z", RED, INK),
        path(edge, None, YELLOW, 8),
        spike("130,262 148,214 150,140 170,32", 48, 3),
        spike("100,262 72,210 66,160 74,96", 38, 2),
        leaves((140, 248, -16, 108), (104, 248, 196, 118), (124, 240, 80, 112)),
    ]
