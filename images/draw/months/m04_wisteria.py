"""April, wisteria."""

from .. import ribbon
from ..card import card
from ..motifs.cuckoo import crescent, cuckoo
from ..motifs.landscape import mist
from ..motifs.wisteria import leaves, raceme, vine
from ..palette import INK
from ..pen import brush, group, mirrored, path


@card("wisteria-cuckoo")
def wisteria_cuckoo() -> list[str]:
    return [
        crescent(124, 112, 54),
        raceme(34, 44, 156, sway=-6, size=0.95),
        raceme(212, 34, 124, sway=6, size=0.95),
        leaves((66, 26, 80, 50, 3), (166, 24, 70, 54, 3)),
        vine("-10,40 60,14 130,36 250,10", 20, 24, 20, 26),
        cuckoo(124, 306, -22),
    ]


@card("wisteria-ribbon")
def wisteria_ribbon() -> list[str]:
    """One long raceme hangs free beside the ribbon, short ones behind its head."""
    return [
        raceme(28, 44, 150, sway=-6, size=0.9),
        leaves((128, 20, 70, 50, 3)),
        group([ribbon.plain()], -26, 32),
        raceme(184, 40, 270, sway=14, size=1.14),
        leaves((150, 24, 50, 46, 3), (224, 34, 84, 50, 3), (58, 34, 20, 44, 3)),
        vine("-10,14 70,40 150,12 250,40", 26, 22, 24, 16),
    ]


@card("wisteria-1")
def wisteria_1() -> list[str]:
    """Three long racemes, the longest in the middle."""
    return [
        raceme(36, 46, 180, sway=10, size=0.95),
        raceme(198, 44, 220, sway=22),
        raceme(108, 46, 318, sway=26, size=1.3),
        leaves((84, 22, 110, 68, 3), (152, 38, 62, 56, 3), (220, 30, 100, 56, 3), (14, 34, 80, 50, 3)),
        vine("-10,42 80,14 160,38 250,12", 16, 24, 22, 28),
    ]


TENDRIL = "136,30 150,100 138,170 140,218 150,246 168,254 178,240 170,226 158,232 162,242"


@card("wisteria-2")
def wisteria_2() -> list[str]:
    """Four racemes, the longest left of the middle, and a tendril."""
    return [
        mirrored([mist(284, 26, 72, 112, 56)], 120),
        raceme(22, 50, 170, sway=-6, size=0.9),
        raceme(232, 30, 110, size=0.8),
        raceme(204, 36, 196, sway=-14),
        raceme(82, 46, 312, sway=-22, size=1.28),
        path(brush(TENDRIL, (5, 5, 5, 5, 6, 6, 5, 4, 3, 1)), INK),
        leaves((110, 34, 70, 60, 3), (20, 24, 60, 56, 3), (200, 20, 100, 54, 3)),
        vine("250,36 180,10 96,40 -10,16", 22, 24, 20, 26),
    ]
