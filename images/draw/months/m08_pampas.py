"""August, pampas grass."""

from ..card import card
from ..motifs.geese import DOWN, GLIDE, UP, goose
from ..motifs.pampas import blades, full_moon, hill, plume
from ..palette import RED


@card("pampas-moon", ground=RED)
def pampas_moon() -> list[str]:
    return [
        full_moon(),
        blades("150,350 176,284 198,270 222,282"),
        plume("30,350 24,320 22,294 26,268", 62, 112),
        plume("132,350 126,316 126,290 130,262", 60, 116),
        hill(276, 96),
    ]


@card("pampas-geese")
def pampas_geese() -> list[str]:
    """A skein of three comes down over the hill, each at another beat of its wings."""
    return [
        blades("180,360 160,320 136,306 104,316"),
        plume("222,360 216,330 214,316 208,298", 76, -116),
        goose(178, 46, DOWN, -12, 0.5),
        goose(124, 130, GLIDE, -12, 0.6),
        goose(112, 258, UP, -12, 0.76),
        hill(312, 150),
    ]


@card("pampas-1")
def pampas_1() -> list[str]:
    """A low hill and three plumes of one tuft in a wind from the left."""
    return [
        blades("96,360 130,304 178,290 226,330", "80,360 50,320 30,306 10,320"),
        plume("116,350 138,320 154,290 160,258", 94, 116),
        plume("76,350 48,300 36,260 34,222", 104, 110),
        blades("88,360 106,262 126,218 160,204"),
        plume("92,350 82,280 78,210 84,144", 140, 122),
        hill(297, 80),
    ]


@card("pampas-2")
def pampas_2() -> list[str]:
    """A high hill and two plumes in a wind from the right."""
    return [
        blades("196,290 190,230 160,190 120,176", "130,290 100,200 60,176 20,186"),
        plume("206,290 220,250 226,220 226,190", 92, -116),
        plume("136,290 152,230 158,180 152,134", 136, -122),
        hill(214, 150),
    ]
