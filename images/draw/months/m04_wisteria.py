"""April, wisteria."""

from .. import ribbon
from ..card import card
from ..motifs.cuckoo import crescent, cuckoo
from ..motifs.wisteria import leaves, raceme, vine
from ..palette import INK
from ..pen import brush, group, path


@card("wisteria-cuckoo")
def wisteria_cuckoo() -> list[str]:
    return [
        crescent(150, 118, 58),
        raceme(34, 44, 146, sway=-6, size=0.95),
        raceme(90, 36, 72, size=0.8),
        raceme(210, 36, 136, sway=6),
        leaves((64, 26, 76, 54, 3), (158, 24, 66, 58, 3)),
        vine("-10,40 60,14 130,36 250,10", 20, 24, 20, 26),
        cuckoo(124, 300, -22),
    ]


@card("wisteria-ribbon")
def wisteria_ribbon() -> list[str]:
    """The ribbon hangs behind one raceme and before the others."""
    return [
        raceme(52, 56, 210, sway=-10),
        raceme(214, 40, 190, sway=4, size=0.9),
        group([ribbon.plain()], -4, 4),
        raceme(156, 36, 236, sway=-6, size=1.1),
        leaves((90, 34, 120, 56, 3), (176, 26, 66, 60, 3), (14, 34, 100, 50, 3)),
        vine("-10,14 70,40 150,12 250,40", 26, 22, 24, 16),
    ]


@card("wisteria-1")
def wisteria_1() -> list[str]:
    """Three long racemes, the longest in the middle."""
    return [
        raceme(40, 46, 200, sway=-10),
        raceme(196, 48, 230, sway=12),
        raceme(116, 46, 316, sway=8, size=1.15),
        leaves((84, 22, 110, 68, 3), (152, 38, 62, 56, 3), (220, 30, 100, 56, 3), (14, 34, 80, 50, 3)),
        vine("-10,42 80,14 160,38 250,12", 16, 24, 22, 28),
    ]


TENDRIL = "126,30 138,100 124,170 126,214 136,240 152,246 160,232 152,220 142,226 146,234"


@card("wisteria-2")
def wisteria_2() -> list[str]:
    """Four racemes, the longest left of the middle, and a tendril."""
    return [
        raceme(22, 50, 170, sway=-6, size=0.9),
        raceme(232, 30, 110, size=0.8),
        raceme(190, 36, 210, sway=-8),
        raceme(78, 46, 304, sway=-12, size=1.1),
        path(brush(TENDRIL, (5, 5, 5, 5, 6, 6, 5, 4, 3, 1)), INK),
        leaves((110, 34, 70, 60, 3), (20, 24, 60, 56, 3), (200, 20, 100, 54, 3)),
        vine("250,36 180,10 96,40 -10,16", 22, 24, 20, 26),
    ]
