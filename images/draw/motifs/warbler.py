"""The bush warbler of February."""

from ..palette import BOLD, FINE, GREEN, INK, PAPER, VEIN, YELLOW
from ..pen import blob, brush, circle, path


def warbler() -> str:
    """A green bird with a yellow breast, perched, that looks to the left."""
    body = "58,146 66,122 90,112 112,124 150,150 182,190 176,222 144,242 108,234 82,208 72,176"
    breast = "62,164 74,176 84,206 110,232 142,238 150,218 120,204 104,176 92,158"
    return "".join(
        [
            path("M118 236L108 262M140 240L134 264", None, INK, BOLD),  # legs
            path(brush("170,200 206,232 232,262", [24, 18, 12]), GREEN, INK),  # tail
            blob(body, GREEN),
            blob(breast, YELLOW, width=FINE),
            blob("112,148! 150,164 184,200 204,226! 164,222 128,200 110,172", GREEN),  # wing
            path("M122 164L176 206M120 178L160 210", None, PAPER, VEIN),
            path("M62 138L34 140L62 152Z", YELLOW, INK, FINE),  # beak
            circle(80, 136, 5.4, PAPER, INK, VEIN),
            circle(80, 136, 2.4, INK),
        ]
    )
