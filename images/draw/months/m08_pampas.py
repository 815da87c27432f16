"""August, pampas grass."""

from ..card import card
from ..motifs.geese import goose
from ..motifs.pampas import blade, full_moon, hill, plume
from ..palette import RED


@card("pampas-moon", ground=RED)
def pampas_moon() -> list[str]:
    return [
        full_moon(),
        plume("26,340 20,310 20,290 24,272", 92, 96, 25),
        plume("158,340 154,310 158,286 166,268", 104, 80, 28),
        hill(268, 96),
    ]


@card("pampas-geese")
def pampas_geese() -> list[str]:
    """A skein of three comes down on a slant over the hill."""
    return [
        plume("150,350 172,326 188,312 202,296", 92, 70, 26),
        goose(187, 60, 0.9, -12, 0.44),
        goose(146, 130, 0.74, -13, 0.52),
        goose(110, 252, 1, -14, 0.7),
        hill(294, 110),
    ]


@card("pampas-1")
def pampas_1() -> list[str]:
    """A low hill and three plumes of one tuft in a wind from the left."""
    return [
        blade("84,350 62,280 40,254 8,256"),
        plume("98,350 108,326 124,304 144,284", 106, 90, 30),
        plume("84,350 64,316 46,290 36,262", 100, 108, 30),
        plume("92,350 84,270 84,200 94,144", 190, 110, 48),
        hill(304, 80),
    ]


@card("pampas-2")
def pampas_2() -> list[str]:
    """A high hill and two plumes in a wind from the right."""
    return [
        plume("180,290 204,260 214,240 216,216", 84, -96, 26),
        plume("130,290 150,250 164,200 160,148", 190, -106, 50),
        hill(202, 150),
    ]
