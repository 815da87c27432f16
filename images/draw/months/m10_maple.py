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
        leaves((86, 32, 102, 80, RED), (70, 184, 104, 54, INK), (56, 292, 74, 60, YELLOW)),
        group([ribbon.blue()], 34, 16),
    ]


@card("maple-1")
def maple_1() -> list[str]:
    """The biggest leaf is red, high on the left; the branch comes down from the right."""
    return [
        branch("262,60 224,170 196,260 130,330 40,410", 44, 34, 26, 20, 10),
        bark("M232 160Q214 206 206 240", "M220 214L212 246", "M176 302Q154 326 126 348"),
        branch("224,180 234,124 222,86 194,86", 12, 9, 7, 4),
        leaves(
            (180, 268, 196, 86, INK),
            (196, 246, 100, 96, YELLOW),
            (196, 86, 150, 122, RED),
        ),
    ]


@card("maple-2")
def maple_2() -> list[str]:
    """The biggest leaf is yellow, high on the right; the branch rises from the left."""
    return [
        branch("-20,410 40,330 66,230 60,130 90,-10", 52, 38, 28, 20, 12),
        bark("M22 362Q48 320 58 280", "M38 360L54 326", "M68 220Q68 180 64 150"),
        leaves(
            (66, 214, 150, 72, INK),
            (64, 102, 26, 126, YELLOW),
            (62, 250, 42, 104, RED),
        ),
    ]
