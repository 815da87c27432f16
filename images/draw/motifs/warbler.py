"""The bush warbler of February."""

from ..bird import feathers
from ..palette import FINE, GREEN, HEAVY, INK, OCHRE, OUTLINE, PAPER, VEIN, YELLOW
from ..pen import blob, circle, path

BODY = "54,142 62,120 84,110 108,122 138,148 166,186 160,216 132,236 102,230 78,206 68,174"
BREAST = "58,156! 72,164 84,160 98,182 116,206 150,222! 132,236 102,230 78,206 68,176"
THROAT = "58,156! 72,164 84,160 90,172 84,190 74,190! 68,174"
WING = "108,142! 128,152 150,178 162,206! 136,204 114,188 104,166"
FEET = "M106 228L100 254M132 234L132 258"  # legs
TOES = "M86 266Q92 252 102 252Q108 254 108 268M118 268Q122 256 132 256Q142 256 144 270"


def warbler() -> str:
    """A green bird with a pale breast, its toes around the bough, that looks to the left."""
    return "".join(
        [
            path(FEET + TOES, None, INK, HEAVY + 2 * OUTLINE),
            path(FEET + TOES, None, OCHRE, HEAVY),
            feathers(((152, 200), (142, 212)), (50, 62), (76, 70), 3, GREEN, INK),  # tail
            blob(BODY, GREEN),
            blob(BREAST, PAPER, width=FINE),
            blob(THROAT, YELLOW, width=FINE),
            path("M94 200l6 5M104 214l6 4M90 186l5 6M118 224l7 2", None, INK, VEIN),
            feathers(((138, 172), (126, 196)), (44, 30), (62, 44), 5, GREEN, PAPER),
            blob(WING, GREEN, width=FINE),
            path("M114 168Q124 176 130 164Q138 176 146 172", None, PAPER, VEIN),
            path("M59 131L31 124L58 143Z", YELLOW, INK, FINE),  # beak, open in song
            path("M58 141L37 146L60 151Z", YELLOW, INK, FINE),
            path("M64 124Q78 116 96 128", None, PAPER, OUTLINE),  # brow
            circle(76, 136, 5, PAPER, INK, VEIN),
            circle(75, 136, 2.4, INK),
        ]
    )
