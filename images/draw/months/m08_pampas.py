"""August, pampas grass."""

from ..card import card
from ..motifs.geese import DOWN, GLIDE, UP, goose
from ..motifs.pampas import blades, clouds, full_moon, hill, plume
from ..palette import RED


@card("pampas-moon", ground=RED)
def pampas_moon() -> list[str]:
    return [
        clouds((-20, 34, 90, 20), (-20, 150, 64, 20), (196, 58, 60, 20), (150, 190, 100, 16)),
        full_moon(),
        plume("206,390 206,350 202,320 192,294", 84, 116),
        blades("96,340 106,296 124,262 160,244", "104,340 120,304 142,288 172,292"),
        plume("24,370 14,330 14,300 20,274", 122, 116),
        hill(300, 84),
    ]


@card("pampas-geese")
def pampas_geese() -> list[str]:
    """A skein of three comes down over the hill, each at another beat of its wings."""
    return [
        plume("150,400 160,370 164,356 160,340", 74, 116),
        blades("70,400 66,350 52,326 22,316", "78,400 88,356 106,336 136,332"),
        goose(186, 72, DOWN, -12, 0.52),
        goose(94, 154, GLIDE, -12, 0.64),
        goose(142, 262, UP, -12, 0.86),
        hill(348, 84),
    ]


@card("pampas-1")
def pampas_1() -> list[str]:
    """A low hill and three plumes of one tuft in a wind from the left."""
    return [
        blades("96,360 130,304 178,290 226,330", "80,360 50,320 30,306 10,320"),
        plume("116,350 138,320 150,300 152,272", 92, 116),
        plume("76,350 44,310 30,284 24,254", 96, 112),
        blades("88,360 106,262 126,218 160,204"),
        plume("92,350 82,280 74,220 76,154", 146, 110),
        hill(297, 80),
    ]


@card("pampas-2")
def pampas_2() -> list[str]:
    """A high hill and two plumes in a wind from the right."""
    return [
        blades("196,290 190,230 160,190 120,176", "130,290 100,200 60,176 20,186"),
        plume("206,290 222,250 228,224 226,196", 94, -116),
        plume("136,290 152,230 160,190 156,142", 140, -116),
        hill(214, 150),
    ]
