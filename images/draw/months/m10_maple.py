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
    ]


@card("maple-blue")
def maple_blue() -> list[str]:
    return [
        branch("262,330 190,300 120,220 90,110 60,60", 24, 18, 13, 8, 4),
        leaves(
            (190, 300, -60, 84, YELLOW),
            (110, 180, 150, 66, INK),
            (70, 70, -130, 70, RED),
            (96, 130, 190, 74, YELLOW),
        ),
        group([ribbon.blue()], 6, -24),
        leaves(
            (196, 306, 122, 84, RED),
            (226, 322, 60, 70, INK),
        ),
    ]


@card("maple-1")
def maple_1() -> list[str]:
    """The biggest leaf is red, high on the left; the branch comes down from the right."""
    return [
        branch("256,-10 214,100 196,200 140,280 84,340", 26, 17, 12, 7, 1),
        branch("208,120 176,104 146,108", 8, 6, 4),
        branch("192,206 210,232 212,260", 8, 6, 4),
        leaves(
            (152, 106, 192, 104, RED),
            (204, 150, 40, 66, YELLOW),
            (172, 240, 196, 82, INK),
            (212, 254, 92, 84, RED),
            (100, 326, 160, 72, YELLOW),
        ),
    ]


@card("maple-2")
def maple_2() -> list[str]:
    """The biggest leaf is yellow, high on the right; the branch rises from the left."""
    return [
        branch("-20,350 50,290 100,210 118,130 150,60", 28, 19, 13, 8, 1),
        branch("60,280 106,274 140,296", 9, 7, 4),
        branch("106,200 80,186 64,170", 7, 6, 4),
        leaves(
            (130, 106, -24, 106, YELLOW),
            (108, 196, 16, 80, INK),
            (66, 172, -152, 66, RED),
            (134, 292, 20, 92, RED),
            (34, 304, 72, 70, YELLOW),
        ),
    ]
