"""The camp curtain of March."""

from ..palette import HEAVY, INK, OUTLINE, PAPER, PURPLE, RED, VEIN, YELLOW
from ..pen import disc, path
from ..plant import NOTCHED_PETAL, wheel

ROPE = "M-5 226C60 262 170 262 245 206"
BANDS = (  # from the upper edge of each band down to the lower edge of the card
    ("M-5 226C60 262 170 262 245 206L245 400L-5 400Z", PURPLE),
    ("M-5 280C60 312 170 314 245 270L245 400L-5 400Z", PAPER),
    ("M-5 302C60 334 170 336 245 292L245 400L-5 400Z", RED),
)
HEM = "M-5 268C60 302 170 304 245 256"  # a fine line along the first band
TWISTS = (
    "3,236 17,241 31,246 46,249 62,252 78,254 95,254 112,254 "
    "129,253 146,250 162,246 179,241 195,235 211,228 226,219"
)


CRESTS = (12, 346, 24), (122, 352, 34), (230, 338, 26)  # x, y, size


def tassel(x: float, y: float) -> str:
    cord = path(f"M{x} {y}l0 26", None, YELLOW, 8)
    return cord + path(f"M{x - 5} {y + 26}l10 0l2 16l-14 0Z", YELLOW, INK, VEIN)


def curtain() -> str:
    """A curtain on a sagging rope that fills the lower part of the card, with a white cherry crest."""
    twists = "".join(f"M{place.replace(',', ' ')}l8 -8" for place in TWISTS.split())
    return "".join(
        [
            *(path(band, colour, INK, OUTLINE) for band, colour in BANDS),
            path(HEM, None, PAPER, VEIN),
            path(ROPE, None, INK, 15),
            path(twists, None, YELLOW, HEAVY),
            *(tassel(x, y) for x, y in ((44, 250), (120, 262), (196, 240))),
            path("".join(wheel(NOTCHED_PETAL, *crest, 5) for crest in CRESTS), PAPER, INK, VEIN),
            path("".join(disc(x, y, size * 0.2) for x, y, size in CRESTS), RED, INK, VEIN),
        ]
    )
