"""August, pampas grass."""

from ..card import card
from ..motifs.geese import goose
from ..motifs.pampas import full_moon, hill, plume
from ..palette import RED


@card("pampas-moon", ground=RED)
def pampas_moon() -> list[str]:
    return [
        full_moon(),
        plume(52, 300, 160, -14),
        plume(92, 290, 120, -12),
        plume(182, 300, 180, 14),
        hill(226),
    ]


@card("pampas-geese")
def pampas_geese() -> list[str]:
    return [goose(92, 82, 0.82), goose(164, 126, 0.82, wings_up=False), goose(92, 192, 0.82), hill(256)]


@card("pampas-1")
def pampas_1() -> list[str]:
    """A low hill and four plumes."""
    return [
        plume(60, 290, 150, -14),
        plume(100, 270, 200, -16),
        plume(140, 262, 150, 14),
        plume(170, 272, 220, 18),
        hill(230),
    ]


@card("pampas-2")
def pampas_2() -> list[str]:
    """A high hill and two plumes."""
    return [plume(70, 240, 150, 20), plume(120, 230, 110, 18), hill(200)]
