"""The phoenix of December."""

from ..bird import feathers
from ..palette import FINE, HEAVY, INK, OUTLINE, PAPER, PURPLE, RED, VEIN, YELLOW
from ..pen import blob, brush, circle, direction, path, points, polar
from ..plant import lens

QUILL = "M0 -.04C.3 -.11 .8 -.13 1 0C.8 .08 .3 .09 0 .05Z"  # grow to the right, slim and broad
COVERT = "M0 -.1C.3 -.26 .8 -.24 1 0C.8 .22 .3 .22 0 .12Z"
BODY = "64,138 78,138 90,152 90,174 82,198 94,226 128,242 176,236"  # from the brow along the back to the rump
WIDTHS = (10, 17, 13, 13, 20, 36, 42, 8)
ARM = "84,206! 98,180 108,144 134,108! 138,132 134,164 142,210! 120,236"
BARS = (  # reserved in neck and wing
    "M84 164Q90 168 96 164M80 180Q86 186 93 182M74 198Q84 206 92 196M80 220Q94 224 98 208"
    "M116 152Q124 160 131 152M106 176Q116 186 126 176M102 200Q114 212 124 200Q130 206 137 200"
)
CREST = ("76,132 78,114 88,102 100,102", "82,134 88,120 100,114 110,120")
LEGS = (
    "M112 256L98 272L108 284M108 284L92 288M108 284L110 298"
    "M132 260L120 276L132 288M132 288L118 296M132 288L136 302"
)


def plume(given: str, colour: str, eye: str) -> str:
    """A long tail feather with an eye at its end."""
    through = points(given)
    end, degrees = through[-1], direction(through[-2], through[-1])
    root = polar(end.x, end.y, -20, degrees)
    middle = polar(root.x, root.y, 30, degrees)
    return "".join(
        [
            path(brush(through, (8, 14, 15, 10)), colour, INK, FINE),
            path(lens(root.x, root.y, degrees, 62, 32), colour, INK, FINE),
            circle(middle.x, middle.y, 9, eye, INK, VEIN),
        ]
    )


def phoenix() -> str:
    """A phoenix that flies to the left, one wing raised, its tail sweeping down in a long arc."""
    return "".join(
        [
            plume("160,236 206,232 226,280 214,336", PURPLE, YELLOW),
            plume("160,238 192,250 200,290 180,334", RED, YELLOW),
            plume("156,240 174,262 174,290 156,318", YELLOW, RED),
            path(LEGS, None, INK, HEAVY + 2 * OUTLINE),
            path(LEGS, None, YELLOW, HEAVY),
            feathers(((150, 208), (132, 112)), (10, -78), (66, 104), 8, PURPLE, INK, QUILL),
            feathers(((136, 214), (126, 124)), (14, -66), (52, 66), 7, YELLOW, INK, COVERT),
            feathers(((124, 214), (128, 130)), (14, -60), (46, 40), 5, RED, INK, COVERT),
            blob(ARM, RED),
            path(brush(BODY, WIDTHS), RED, INK, OUTLINE),
            path(BARS, None, PAPER, VEIN),
            *(path(brush(curl, (3, 5, 7, 2)), YELLOW, INK, FINE) for curl in CREST),
            path("M66 132Q50 132 46 152Q56 146 66 146Z", YELLOW, INK, FINE),  # beak
            circle(76, 137, 3.4, PAPER),
            circle(75, 137, 2, INK),
        ]
    )
