"""August, pampas grass."""

from ..card import card
from ..motifs.geese import LOWERED, RAISED, SPREAD, goose
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
    """A skein of three comes down over the hill, each at another beat of its wings."""
    return [
        blade("206,372 198,336 184,316 156,318"),
        plume("212,372 224,340 228,312 214,286", 54, 54),
        goose(166, 100, RAISED, 6, 0.74),
        goose(132, 168, SPREAD, -6, 0.82),
        goose(114, 244, LOWERED, -12, 0.9),
        hill(326, 180),
    ]


@card("pampas-1")
def pampas_1() -> list[str]:
    """A low hill and four plumes of one tuft in a wind from the left."""
    return [
        blade("88,310 60,240 40,214 4,216"),
        plume("92,310 82,236 66,180 62,140", 66, 14),
        plume("96,310 94,210 106,138 144,92", 104, 54),
        blade("100,310 124,250 150,226 196,250"),
        plume("102,310 118,250 150,200 186,178", 84, 84),
        plume("106,310 118,284 138,262 166,248", 54, 44),
        hill(262, 80),
    ]


@card("pampas-2")
def pampas_2() -> list[str]:
    """A high hill and two plumes in a wind from the right."""
    return [
        blade("156,250 128,196 96,158 48,162"),
        plume("160,250 164,184 150,124 112,86", 106, 56),
        plume("202,250 222,216 222,188 202,162", 70, 44),
        hill(178, 170),
    ]
