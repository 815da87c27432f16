"""August, pampas grass."""

from ..card import card
from ..motifs.geese import goose
from ..motifs.pampas import full_moon, hill, plume
from ..palette import RED


@card("pampas-moon", ground=RED)
def pampas_moon() -> list[str]:
    return [
        full_moon(),
        plume("34,330 22,280 28,236 46,214 70,220", 62),
        plume("196,340 190,290 192,254 204,228 226,232", 56),
        plume("112,330 108,290 112,262 126,244 144,250", 42),
        hill(268, 96),
    ]


@card("pampas-geese")
def pampas_geese() -> list[str]:
    """A skein of three on one diagonal, each at another beat of its wings."""
    return [
        plume("112,350 110,322 114,298 126,286 142,290", 38),
        plume("190,360 186,300 188,250 198,226 216,226", 66),
        goose(170, 88, 0.72, -8, 6),
        goose(132, 162, 0.72, 5, 2),
        goose(94, 240, 0.72, -4, 8),
        hill(308, 170),
    ]


@card("pampas-1")
def pampas_1() -> list[str]:
    """A low hill and four plumes in a wind from the left."""
    return [
        plume("80,300 78,190 86,100 112,54 148,60", 100),
        plume("186,330 184,250 186,190 202,158 230,160", 84),
        plume("124,320 122,280 128,240 146,216 168,222", 58),
        plume("34,310 28,250 34,196 58,162 84,168", 76),
        hill(262, 80),
    ]


@card("pampas-2")
def pampas_2() -> list[str]:
    """A high hill and two plumes in a wind from the right."""
    return [
        plume("166,240 176,160 170,90 140,50 100,56", 108, -1),
        plume("216,240 226,190 216,140 190,112 160,118", 84, -1),
        hill(178, 170),
    ]
