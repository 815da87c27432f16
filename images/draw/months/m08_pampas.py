"""August, pampas grass."""

from ..card import card
from ..motifs.geese import goose
from ..motifs.pampas import blade, full_moon, hill, plume
from ..palette import RED


@card("pampas-moon", ground=RED)
def pampas_moon() -> list[str]:
    return [
        full_moon(),
        plume("30,340 24,298 32,266 58,246", 72, 50),
        plume("176,340 174,296 180,264 200,242", 70, 50),
        plume("110,340 114,296 122,268 140,254", 54, 40),
        hill(268, 96),
    ]


@card("pampas-geese")
def pampas_geese() -> list[str]:
    """A skein of three comes down on a slant over the hill."""
    return [
        plume("176,330 206,304 218,282 204,258", 52, 50),
        goose(187, 60, 0.9, -12, 0.44),
        goose(152, 130, 0.66, -13, 0.52),
        goose(108, 236, 1, -14, 0.7),
        hill(284, 110),
    ]


@card("pampas-1")
def pampas_1() -> list[str]:
    """A low hill and three plumes of one tuft in a wind from the left."""
    return [
        blade("84,350 62,280 40,244 8,240"),
        plume("84,350 64,280 46,220 48,176", 72, 36),
        plume("98,350 116,290 148,244 190,222", 84, 64),
        plume("92,350 90,250 98,160 138,102", 122, 64),
        hill(304, 80),
    ]


@card("pampas-2")
def pampas_2() -> list[str]:
    """A high hill and two plumes in a wind from the right."""
    return [
        plume("194,280 220,250 224,214 208,184", 64, 50),
        plume("120,280 150,200 146,140 110,98", 124, 64),
        hill(202, 170),
    ]
