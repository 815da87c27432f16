"""October, maple."""

from .. import ribbon
from ..card import card
from ..motifs.deer import deer, ground
from ..motifs.maple import branch, leaves
from ..palette import INK, RED, YELLOW


@card("maple-deer")
def maple_deer() -> list[str]:
    return [
        branch("214,-10 222,60 236,140 262,210", 8, 12, 16, 20),
        leaves(
            (240, 150, 96, 66, YELLOW),
            (222, 40, 40, 62, RED),
            (-10, 44, 16, 70, INK),
            (4, 0, 50, 68, RED),
            (-16, 100, 40, 64, YELLOW),
        ),
        ground(),
        deer(),
    ]


@card("maple-blue")
def maple_blue() -> list[str]:
    return [
        branch("262,330 190,300 120,220 90,110 60,60", 24, 18, 13, 8, 4),
        leaves(
            (190, 300, -60, 84, YELLOW),
            (110, 180, 150, 66, INK),
            (70, 70, -130, 70, RED),
            (96, 130, 190, 74, YELLOW, 0.8),
        ),
        ribbon.blue(),
        leaves(
            (186, 296, 128, 88, RED),
            (226, 322, 60, 70, INK),
        ),
    ]


@card("maple-1")
def maple_1() -> list[str]:
    """The biggest leaf is red, high on the left; the branch comes down from the right."""
    return [
        branch("256,-10 210,100 186,210 120,290", 24, 17, 12, 5),
        leaves(
            (190, 160, 172, 82, INK, 0.9),
            (196, 170, 40, 70, YELLOW, 0.85),
            (204, 120, 205, 108, RED),
            (176, 226, 60, 84, INK),
            (150, 262, 172, 80, YELLOW),
            (130, 280, 92, 84, RED, 0.9),
        ),
    ]


@card("maple-2")
def maple_2() -> list[str]:
    """The biggest leaf is yellow, high on the right; the branch rises from the left."""
    return [
        branch("-20,350 60,290 110,220 128,110", 26, 18, 13, 6),
        leaves(
            (112, 214, 12, 88, INK, 0.92),
            (126, 126, -42, 116, YELLOW),
            (122, 170, 206, 82, INK),
            (84, 266, -128, 88, RED),
            (86, 262, 44, 90, RED),
            (30, 314, 80, 66, YELLOW, 0.85),
        ),
    ]
