"""January, pine."""

from .. import ribbon
from ..card import card
from ..glyphs import AKAYOROSHI
from ..motifs.crane import crane
from ..motifs.landscape import mist
from ..motifs.pine import bark, pad, wood
from ..palette import INK, RED
from ..pen import circle, group, mirrored


@card("pine-crane")
def pine_crane() -> list[str]:
    """The only card with a sun."""
    return [
        circle(160, 96, 82, RED, INK),
        mist(206, 23, 36, 72, 106, 60),
        wood(("-9,392 120,386 249,392", (32, 26, 32))),
        crane(),
        pad(34, 378, 62, 4, 2, 17),
        pad(222, 384, 46, -4, 1, 15),
    ]


@card("pine-poem")
def pine_poem() -> list[str]:
    """The ribbon hangs before a bough that sweeps up on the right."""
    return [
        wood(
            ("-10,392 60,380 150,350 204,280 186,164", (34, 28, 22, 16, 8)),
            ("90,376 70,380 60,370", (14, 10, 6)),
            ("110,376 60,350 40,316 38,270", (18, 14, 10, 6)),
            ("198,300 220,274 228,236", (12, 11, 7)),
        ),
        pad(226, 240, 44, 6, 1, 13),
        pad(185, 165, 70, 4, 2),
        pad(38, 266, 54, -6, 1, 15),
        pad(60, 386, 62, -4, 2),
        group([ribbon.poem(AKAYOROSHI)], -16, -22),
        pad(204, 372, 50, 4, 1, 15),
    ]


@card("pine-1")
def pine_1() -> list[str]:
    """The big tree stands on the right and sweeps up to the left, fan over fan."""
    return [
        wood(
            ("250,420 206,356 156,318 142,262 166,208 132,146", (84, 58, 42, 32, 22, 10)),
            ("156,286 110,316 66,322", (20, 14, 6)),
            ("156,232 184,216 210,204", (24, 16, 8)),
            ("150,250 100,250 56,236", (16, 11, 6)),
        ),
        bark((196, 362, 30), (220, 374, 20), (170, 328, 40), (152, 278, 74)),
        pad(204, 204, 58, 8, 2, 15),
        pad(48, 240, 54, -8, 1, 15),
        pad(120, 146, 102, -3, 3, 21),
        pad(74, 328, 66, -4, 2, 17),
    ]


@card("pine-2")
def pine_2() -> list[str]:
    """The big tree stands on the left, and all are lower; mist hangs over it."""
    return [
        mirrored([mist(52, 24, 60, 150, 104)], axis=120),
        wood(
            ("-20,430 40,370 90,336 96,290 70,250 84,214", (96, 66, 46, 34, 22, 12)),
            ("84,340 130,356 172,352", (22, 15, 7)),
            ("92,300 150,290 196,272", (18, 13, 7)),
        ),
        bark((34, 384, -30), (56, 366, -40), (82, 344, -50), (94, 312, -90)),
        pad(200, 274, 54, 10, 1, 15),
        pad(38, 300, 48, -8, 1, 13),
        pad(112, 214, 98, 5, 3, 21),
        pad(172, 356, 66, 4, 2, 17),
    ]
