"""October, maple."""

from .. import ribbon
from ..card import card
from ..motifs.deer import deer, ground
from ..motifs.maple import bark, branch, leaves
from ..palette import INK, RED, YELLOW
from ..pen import group


@card("maple-deer")
def maple_deer() -> list[str]:
    return [
        branch("-12,60 20,26 62,14 120,-8", 17, 12, 9, 6),
        leaves((100, -8, 104, 50, YELLOW), (46, 24, 62, 66, RED)),
        deer(),
        ground(),
        leaves((120, 398, -64, 40, YELLOW), (210, 384, 196, 48, RED)),
    ]


@card("maple-blue")
def maple_blue() -> list[str]:
    """A big red leaf hangs beside the ribbon, smaller ones below."""
    return [
        branch("262,60 200,44 130,40 60,30 -10,-4", 34, 26, 20, 14, 8),
        leaves((78, 30, 101, 70, RED), (70, 184, 104, 54, INK), (56, 292, 74, 60, YELLOW)),
        group([ribbon.blue()], 30, 16),
    ]


@card("maple-1")
def maple_1() -> list[str]:
    """The biggest leaf is red, high on the left; the branch comes down from the right."""
    return [
        branch("262,60 228,170 206,260 150,340 70,410", 40, 32, 25, 19, 10),
        bark("M232 160Q218 206 212 240", "M222 214L214 246", "M186 308Q168 330 142 350"),
        branch("226,176 232,120 214,74 176,70", 12, 9, 7, 4),
        leaves(
            (176, 70, 148, 108, RED),
            (60, 206, 76, 60, INK),
            (182, 262, 122, 78, YELLOW),
        ),
    ]


@card("maple-2")
def maple_2() -> list[str]:
    """The biggest leaf is yellow, high on the right; the branch rises from the left."""
    return [
        branch("-20,410 30,330 50,230 46,130 76,-10", 46, 34, 26, 19, 12),
        bark("M16 362Q38 320 46 280", "M30 360L44 326", "M52 220Q52 180 50 150"),
        leaves(
            (54, 70, 34, 104, YELLOW),
            (54, 228, 58, 90, RED),
            (186, 288, 100, 50, INK),
        ),
    ]
