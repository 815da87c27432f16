"""October, maple."""

from .. import ribbon
from ..card import card
from ..motifs.deer import deer, ground
from ..motifs.maple import leaves
from ..palette import INK, RED, YELLOW


@card("maple-deer")
def maple_deer() -> list[str]:
    return [
        leaves(
            (196, 56, 44, RED, -20),
            (120, 40, 34, YELLOW, 30),
            (204, 140, 40, YELLOW, 20),
            (150, 160, 30, RED, -40),
            (34, 60, 36, RED, 10),
            (32, 250, 34, INK, -20),
            (216, 206, 26, INK, 40),
        ),
        ground(),
        deer(),
    ]


@card("maple-blue")
def maple_blue() -> list[str]:
    return [
        leaves(
            (62, 78, 66, RED, -15),
            (206, 150, 58, YELLOW, 25),
            (48, 222, 54, INK, -30),
            (186, 330, 66, RED, 10),
            (66, 350, 52, YELLOW, -10),
            (158, 30, 42, INK, 10),
        ),
        ribbon.blue(),
    ]


@card("maple-1")
def maple_1() -> list[str]:
    """The biggest leaf is red, at the top left."""
    return [
        leaves(
            (72, 84, 70, RED, -15),
            (186, 150, 62, YELLOW, 24),
            (64, 240, 58, INK, -28),
            (176, 308, 68, RED, 12),
            (70, 352, 44, YELLOW, -40),
            (200, 46, 42, INK, 30),
        )
    ]


@card("maple-2")
def maple_2() -> list[str]:
    """The biggest leaf is yellow, at the top right."""
    return [
        leaves(
            (168, 90, 72, YELLOW, 16),
            (60, 130, 56, RED, -34),
            (190, 216, 50, INK, 34),
            (90, 250, 66, RED, -6),
            (176, 340, 56, YELLOW, -20),
            (46, 344, 50, INK, 10),
            (48, 34, 40, INK, -10),
        )
    ]
