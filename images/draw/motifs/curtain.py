"""The camp curtain of March."""

from ..palette import HEAVY, INK, OUTLINE, PAPER, PURPLE, RED, VEIN, YELLOW
from ..pen import brush, disc, path
from ..plant import wheel

# The cloth hangs from two knots and sags between them; the lower a line, the less it sags.
ROPE = "M-5 268Q32 282 62 232Q120 288 178 232Q208 282 245 268"
WHITE = "M-5 326Q32 338 62 310Q120 394 178 310Q208 338 245 326"
STRIPE = "M-5 350Q32 362 62 336Q120 412 178 336Q208 362 245 350"
BELOW = "L245 376L-5 376Z"  # where the next band covers it
HEM = "L245 376Q212 392 178 380Q120 396 62 380Q30 392 -5 376Z"
KNOTS = (62, 234), (178, 234)
FOLDS = (  # from the knots down, and where the cloth hangs in pleats
    ("60,240 56,310 36,382", (2, 6, 2)),
    ("64,240 76,310 88,386", (2, 4, 1)),
    ("180,240 184,310 204,382", (2, 6, 2)),
    ("176,240 164,310 152,386", (2, 4, 1)),
)
PETAL = "M0 -.06C-.28 -.24 -.6 -.76 -.22 -1L0 -.88L.22 -1C.6 -.76 .28 -.24 0 -.06Z"
CREST = 120, 309, 41  # x, y, size


def tassel(x: float, y: float) -> str:
    """A knot in the rope with a tassel under it."""
    skirt = path(
        f"M{x - 4} {y + 6}L{x - 10} {y + 44}Q{x} {y + 50} {x + 10} {y + 44}L{x + 4} {y + 6}Z", YELLOW, INK
    )
    strands = path(f"M{x - 3} {y + 24}L{x - 4} {y + 42}M{x + 3} {y + 24}L{x + 4} {y + 42}", None, INK, VEIN)
    return skirt + strands + path(disc(x, y, 10), YELLOW, INK)


def curtain() -> str:
    """A curtain that hangs from a rope over the lower part of the card, with a white cherry crest."""
    return "".join(
        [
            path("M-5 370L245 360L245 400L-5 400Z", INK),
            path(ROPE + BELOW, PURPLE),
            path(WHITE + BELOW, PAPER, INK),
            path(STRIPE + HEM, RED, INK),
            path("".join(brush(*fold) for fold in FOLDS), INK),
            path(ROPE, None, INK, 13),
            path(ROPE, None, YELLOW, HEAVY),
            path(wheel(PETAL, *CREST, 5), PAPER, INK, OUTLINE),
            path(disc(*CREST[:2], 7), RED, INK, VEIN),
            *(tassel(*knot) for knot in KNOTS),
        ]
    )
