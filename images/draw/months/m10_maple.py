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
    """The biggest leaf is red, high on the left; the branch comes down from the right, a black leaf falls."""
    return [
        branch("262,236 228,166 188,84 146,-12", 30, 22, 15, 9),
        branch("212,136 206,170 182,190", 9, 7, 5),
        bark("M234 200Q224 176 214 156", "M206 134Q198 114 188 96"),
        leaves(
            (182, 188, 106, 76, YELLOW),
            (190, 78, 150, 108, RED),
            (122, 262, 126, 74, INK),
        ),
    ]


@card("maple-2")
def maple_2() -> list[str]:
    """The biggest leaf is yellow, high on the right; the branch rises from the left, a black leaf falls."""
    return [
        branch("-20,410 22,320 34,220 28,120 56,-12", 46, 34, 25, 18, 11),
        branch("34,190 56,182 76,190", 10, 7, 5),
        bark("M14 366Q32 322 36 276", "M28 356L40 322", "M36 236Q38 196 32 160"),
        leaves(
            (70, 190, 66, 80, RED),
            (34, 96, 14, 104, YELLOW),
            (196, 268, 120, 66, INK),
        ),
    ]
