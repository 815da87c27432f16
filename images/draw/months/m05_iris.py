"""May, iris."""

from .. import ribbon
from ..card import card
from ..motifs.bridge import bridge, water
from ..motifs.iris import bud, flower, leaves, stems


@card("iris-bridge")
def iris_bridge() -> list[str]:
    return [
        water(),
        leaves(
            (120, 60, 70, -20),
            (140, 206, 60, 10),
            (104, 20, 150, -20),
            (160, 226, 140, 20),
            (128, 124, 40, 0),
        ),
        stems((112, 300, 96, 150), (142, 300, 160, 210)),
        flower(92, 128, 46),
        flower(166, 196, 38),
        bridge(),
    ]


@card("iris-ribbon")
def iris_ribbon() -> list[str]:
    return [
        leaves((40, 24, 120, -10), (70, 70, 60, -10), (190, 214, 110, 20), (210, 226, 220, 10)),
        leaves((150, 200, 200, 0), (100, 60, 220, -10)),
        stems((60, 400, 52, 120), (196, 400, 190, 210)),
        flower(52, 96, 44),
        flower(190, 186, 44),
        bud(206, 330, -80, 56),
        ribbon.plain(),
    ]


@card("iris-1")
def iris_1() -> list[str]:
    """One big flower in the middle."""
    return [
        leaves((40, 16, 180, -10), (80, 50, 90, -20), (120, 110, 40, 0), (160, 196, 90, 20)),
        leaves((200, 228, 170, 10), (100, 150, 190, 0), (140, 90, 200, 0)),
        stems((120, 400, 120, 190), width=6),
        flower(120, 166, 66),
    ]


@card("iris-2")
def iris_2() -> list[str]:
    """Two flowers at different heights."""
    return [
        leaves((30, 14, 240, -10), (70, 40, 150, -20), (110, 150, 30, -10), (150, 216, 60, 20)),
        leaves((190, 226, 200, 10), (120, 110, 230, 0)),
        stems((90, 400, 74, 170), (170, 400, 176, 250), width=6),
        flower(74, 140, 54),
        flower(176, 236, 50),
        bud(120, 110, -86, 60),
    ]
