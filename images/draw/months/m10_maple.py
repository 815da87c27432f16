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
    """A big red leaf hangs beside the ribbon, a cluster from a long twig below."""
    return [
        branch("262,60 200,44 130,40 60,30 -10,-4", 34, 26, 20, 14, 8),
        branch("44,22 26,90 26,160 44,212", 11, 9, 7, 5),
        leaves((28, 160, 58, 66, INK), (44, 210, 88, 72, YELLOW), (78, 30, 104, 76, RED)),
        group([ribbon.blue()], 30, 16),
    ]


@card("maple-1")
def maple_1() -> list[str]:
    """The biggest leaf is red, high on the left; the branch comes down from the right."""
    return [
        branch("262,300 236,230 216,150 176,70 140,-10", 40, 30, 22, 15, 9),
        bark("M240 236Q230 206 226 170", "M224 190Q216 156 204 130"),
        leaves(
            (208, 142, 142, 108, INK),
            (234, 208, 112, 104, YELLOW),
            (186, 80, 152, 116, RED),
        ),
    ]


@card("maple-2")
def maple_2() -> list[str]:
    """The biggest leaf is yellow, high on the right; the branch rises from the left."""
    return [
        branch("-20,410 30,330 50,230 46,130 76,-10", 46, 34, 26, 19, 12),
        bark("M16 362Q38 320 46 280", "M30 360L44 326", "M52 220Q52 180 50 150"),
        leaves(
            (52, 200, 22, 84, INK),
            (46, 250, 62, 98, RED),
            (52, 110, 14, 122, YELLOW),
        ),
    ]
