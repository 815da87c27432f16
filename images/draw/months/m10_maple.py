"""October, maple."""

from .. import ribbon
from ..card import card
from ..motifs.deer import deer, ground
from ..motifs.maple import branch, leaves
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
    """A red and a black leaf hang beside the ribbon, a yellow one from the same twig in front of it."""
    return [
        branch("262,60 200,40 130,36 60,24 -10,-4", 34, 26, 20, 14, 8),
        leaves((36, 144, 24, 54, INK)),
        branch("34,16 20,70 18,160 44,222", 11, 9, 7, 5),
        branch("18,112 24,132 36,144", 7, 6, 5),
        leaves((82, 28, 96, 62, RED)),
        group([ribbon.blue()], 30, 16),
        leaves((44, 222, 54, 70, YELLOW)),
    ]


@card("maple-1")
def maple_1() -> list[str]:
    """The biggest leaf is red, high on the left; a twig of the branch on the right runs under it."""
    return [
        branch("262,236 228,166 194,84 160,-12", 30, 22, 15, 9),
        branch("218,140 180,178 142,202 96,228", 11, 9, 7, 5),
        leaves(
            (96, 228, 110, 70, INK),
            (168, 186, 82, 63, YELLOW),
            (184, 66, 150, 98, RED),
        ),
    ]


@card("maple-2")
def maple_2() -> list[str]:
    """The biggest leaf is yellow, high on the right; the branch rises on the left."""
    return [
        branch("-20,410 22,320 34,220 28,120 56,-12", 46, 34, 25, 18, 11),
        branch("32,222 90,202 140,202 174,218", 12, 9, 7, 5),
        branch("32,110 46,80 66,62", 10, 7, 5),
        leaves(
            (34, 258, 54, 74, RED),
            (66, 62, 44, 102, YELLOW),
            (174, 218, 90, 61, INK),
        ),
    ]
