"""The crane of January."""

from ..palette import FINE, HEAVY, INK, OUTLINE, PAPER, RED, VEIN, YELLOW
from ..pen import blob, brush, circle, line, path
from ..plant import lens


def crane() -> str:
    """A white crane, standing, that looks to the left."""
    legs = (
        "M126 236L116 300L120 352M120 352L100 356M120 352L138 356"
        "M146 236L150 296L146 356M146 356L128 362M146 356L164 360"
    )
    tail = lens(148, 204, 64, 84, 13) + lens(158, 198, 52, 90, 13) + lens(166, 190, 41, 86, 13)
    neck = "108,190 90,166 90,136 104,110 108,88 100,74"
    return "".join(
        [
            path(legs, None, INK, HEAVY),
            blob("84,190 96,166 122,156 150,168 176,196 190,224! 160,232 134,246 108,238 90,218", PAPER),
            path(tail, INK, PAPER, VEIN),
            line("104,186 128,184 152,196", width=FINE),  # folds of the wing
            line("98,204 122,206 144,218", width=FINE),
            line("108,224 124,228 138,234", width=FINE),
            path(brush(neck, [34, 22, 15, 13, 13, 15]), PAPER, INK, OUTLINE),
            path(brush("88,164 86,142 97,114 101,96", [3, 8, 8, 3]), INK),  # black throat
            path("M96 68L44 58L94 82Z", YELLOW, INK, FINE),  # beak
            blob("92,76 94,64 106,60 112,68 108,80 98,84", PAPER),
            blob("95,66 100,58 110,60 112,68! 104,66", RED, width=VEIN),  # red crown
            circle(100, 73, 2.6, INK),
        ]
    )
