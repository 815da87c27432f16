"""April, wisteria."""

from .. import ribbon
from ..card import card
from ..motifs.cuckoo import crescent, cuckoo
from ..motifs.wisteria import leaves, raceme, vine
from ..pen import group


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
        leaves((34, 36, 84, 78, 4), (226, 30, 84, 96, 4)),
        raceme(176, 34, 330, sway=34, size=1.2),
        group([ribbon.plain()], -30, 36),
        vine("-10,14 70,40 150,12 250,40", 26, 22, 24, 16),
    ]


@card("wisteria-1")
def wisteria_1() -> list[str]:
    """Three long racemes, the longest in the middle; leaves hang in the gaps between them."""
    return [
        leaves((72, 30, 92, 92, 4), (166, 36, 84, 104, 4)),
        raceme(30, 46, 176, sway=4, size=0.88),
        raceme(212, 40, 226, sway=6, size=0.92),
        raceme(118, 46, 322, sway=16, size=1.2),
        leaves((236, 20, 100, 40, 3), (8, 30, 76, 40, 3)),
        vine("-10,42 80,14 160,38 250,12", 16, 24, 22, 28),
    ]


@card("wisteria-2")
def wisteria_2() -> list[str]:
    """Four racemes, the longest left of the middle; the ground stays bare."""
    return [
        leaves((134, 34, 66, 92, 4), (26, 30, 70, 84, 4), (172, 26, 100, 66, 3)),
        raceme(22, 50, 170, sway=-6, size=0.9),
        raceme(232, 30, 110, size=0.8),
        raceme(204, 36, 196, sway=-14),
        raceme(84, 46, 312, sway=-18, size=1.2),
        vine("250,36 180,10 96,40 -10,16", 22, 24, 20, 26),
    ]
