"""August, pampas grass."""

from ..card import card
from ..motifs.geese import DOWN, GLIDE, UP, goose
from ..motifs.pampas import full_moon, hill, plume
from ..palette import RED


@card("pampas-moon", ground=RED)
def pampas_moon() -> list[str]:
    return [
        full_moon(),
        plume("30,350 24,320 24,290 30,266", 84, 84),
        plume("142,350 138,316 138,286 144,254", 92, 80),
        hill(268, 96),
    ]


@card("pampas-geese")
def pampas_geese() -> list[str]:
    """A skein of three comes down over the hill, each at another beat of its wings."""
    return [
        plume("36,360 26,336 26,316 32,300", 66, 84),
        goose(174, 50, DOWN, -12, 0.54),
        goose(114, 204, UP, -12, 0.76),
        goose(174, 264, GLIDE, -8, 0.56),
        hill(310, 110),
    ]


@card("pampas-1")
def pampas_1() -> list[str]:
    """A low hill and three plumes of one tuft in a wind from the left."""
    return [
        plume("112,350 124,320 134,298 142,274", 84, 76),
        plume("76,350 50,300 34,250 30,204", 96, 84),
        plume("92,350 84,270 80,190 90,118", 146, 82),
        hill(304, 80),
    ]


@card("pampas-2")
def pampas_2() -> list[str]:
    """A high hill and two plumes in a wind from the right."""
    return [
        plume("202,290 216,246 222,210 220,176", 88, -84),
        plume("112,290 136,230 150,170 148,110", 140, -80),
        hill(202, 150),
    ]
