"""August, pampas grass."""

from ..card import card
from ..motifs.geese import DOWN, LEVEL, UP, goose
from ..motifs.pampas import blades, far_hills, full_moon, hill, plume
from ..palette import LILAC, RED


@card("pampas-moon", ground=RED)
def pampas_moon() -> list[str]:
    return [
        full_moon(),
        plume("186,390 186,350 182,330 178,312", 92, 1),
        plume("52,380 42,340 36,316 36,292", 138, 1),
        hill(310, 84),
    ]


@card("pampas-geese")
def pampas_geese() -> list[str]:
    """A skein of three comes down over the hill, each at another beat of its wings."""
    return [
        far_hills("-8,350 40,318 96,290 150,300 200,276 248,256"),
        plume("136,400 150,386 158,366 164,346", 112, 1),
        goose(180, 78, UP, 0.46),
        goose(132, 172, LEVEL, 0.54),
        goose(98, 274, DOWN, 0.62),
        hill(354, 70, 36),
    ]


@card("pampas-1")
def pampas_1() -> list[str]:
    """A low hill and three plumes of one tuft in a wind from the left."""
    return [
        far_hills("-8,190 50,140 104,84 140,64 176,92 248,176", colour=LILAC),
        far_hills("-8,300 50,282 110,262 180,272 248,250"),
        blades("96,390 100,270 136,206 206,196"),
        plume("88,390 74,330 60,280 56,226", 216, 1),
        blades("84,390 76,300 50,240 20,220"),
        plume("116,390 130,356 140,338 146,322", 104, 1),
        plume("64,390 48,366 38,350 30,336", 76, 1),
        blades("110,390 150,340 190,328 226,356"),
        hill(328, 90),
    ]


@card("pampas-2", ground=LILAC)
def pampas_2() -> list[str]:
    """A high hill and two plumes in a wind from the right."""
    return [
        far_hills("-8,250 50,262 110,232 176,180 210,172 248,190"),
        blades("180,310 166,220 130,170 76,160", "196,320 214,260 226,210 228,110"),
        plume("190,320 202,270 208,236 204,204", 206, -1),
        plume("140,320 120,300 112,290 106,276", 104, -1),
        blades("170,310 168,280 150,250 104,236"),
        hill(264, 190, wind=-1),
    ]
