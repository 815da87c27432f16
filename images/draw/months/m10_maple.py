"""October, maple."""

from .. import ribbon
from ..card import card
from ..motifs.deer import deer, ground
from ..motifs.landscape import brook, slope
from ..motifs.maple import branch, leaves
from ..palette import DARK_RED, INK, RED, YELLOW
from ..pen import group


@card("maple-deer")
def maple_deer() -> list[str]:
    return [
        branch("-12,74 20,36 62,18 130,-8", 18, 13, 10, 7),
        leaves((110, -2, 96, 50, YELLOW, 0.9), (16, 40, 84, 60, DARK_RED, 0.9), (42, 26, 70, 68, RED)),
        slope("-8,326 50,304 120,318 186,326 248,304", (24, 348), (122, 356), (222, 350)),
        deer(),
        ground(),
        leaves((128, 402, -66, 44, YELLOW), (208, 386, 198, 52, RED)),
    ]


@card("maple-blue")
def maple_blue() -> list[str]:
    """A branch crosses behind the ribbon; its biggest leaf hangs before it."""
    return [
        branch("-20,60 40,120 110,150 170,210 214,300 230,404", 30, 24, 18, 14, 10, 5),
        leaves((40, 118, -60, 64, DARK_RED, 0.9)),
        group([ribbon.blue()], 20, 0),
        leaves((60, 130, 84, 110, RED), (194, 250, 52, 66, DARK_RED), (22, 366, -34, 62, YELLOW, 0.9)),
    ]


@card("maple-1")
def maple_1() -> list[str]:
    """The biggest leaf is red, high on the left; the branch hangs over a stream that
    carries a leaf away."""
    return [
        brook(326),
        branch("262,20 206,84 160,160 122,240 110,300", 30, 24, 18, 12, 5),
        leaves(
            (222, 66, -120, 72, DARK_RED, 0.9),
            (112, 276, 172, 66, YELLOW, 0.9),
            (168, 146, 20, 84, YELLOW),
            (112, 364, 178, 74, RED, 0.62),
            (124, 234, 56, 88, DARK_RED),
            (140, 198, 172, 76, INK, 0.9),
            (186, 110, 168, 106, RED),
        ),
    ]


@card("maple-2")
def maple_2() -> list[str]:
    """The biggest leaf is yellow, high on the right; the branch rises on the left."""
    return [
        branch("-20,400 40,330 76,240 96,150 160,70 250,44", 40, 30, 22, 17, 13, 9),
        branch("60,282 110,280 160,310", 14, 10, 7),
        branch("92,164 60,110 50,60", 12, 9, 6),
        leaves(
            (52, 70, -110, 62, DARK_RED, 0.9),
            (66, 120, 170, 66, RED, 0.9),
            (82, 220, 164, 68, INK, 0.9),
            (156, 306, -20, 66, RED, 0.8),
            (150, 300, 60, 78, DARK_RED),
            (84, 280, 96, 72, YELLOW),
            (82, 230, 20, 66, RED, 0.85),
            (120, 120, 40, 108, YELLOW),
        ),
    ]
