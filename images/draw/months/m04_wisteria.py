"""April, wisteria."""

from .. import ribbon
from ..card import card
from ..motifs.cuckoo import crescent, cuckoo
from ..motifs.wisteria import bough, falling_bough, raceme
from ..pen import line


@card("wisteria-cuckoo")
def wisteria_cuckoo() -> list[str]:
    return [
        falling_bough(),
        raceme(34, 60, 150, sway=2, size=0.9),
        raceme(214, 52, 300, sway=-2, size=0.95),
        crescent(),
        cuckoo(130, 196, -16),
    ]


@card("wisteria-ribbon")
def wisteria_ribbon() -> list[str]:
    return [
        falling_bough(),
        raceme(54, 62, 250, sway=6),
        raceme(192, 56, 296, sway=-4),
        raceme(124, 70, 170, size=0.9),
        ribbon.plain(),
    ]


@card("wisteria-1")
def wisteria_1() -> list[str]:
    """Three long racemes, the longest in the middle."""
    return [falling_bough(), raceme(46, 62, 210, sway=4), raceme(120, 66, 290), raceme(196, 54, 230, sway=-4)]


@card("wisteria-2")
def wisteria_2() -> list[str]:
    """Four racemes, the longest left of the middle, and a tendril."""
    return [
        bough(
            "250,24 180,34 100,18 -10,34", (60, 26, 60, 60, 4), (150, 34, 120, 60, 4), (210, 30, 100, 70, 4)
        ),
        raceme(76, 60, 300, sway=-6),
        raceme(166, 66, 200, sway=6),
        raceme(216, 60, 120, size=0.8),
        raceme(28, 60, 140, size=0.8),
        line("120,30 128,80 116,130 132,170 150,160 140,146"),
    ]
