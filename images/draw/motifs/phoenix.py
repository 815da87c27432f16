"""The phoenix of December."""

from ..bird import feathers
from ..palette import FINE, INK, OUTLINE, PAPER, PURPLE, RED, VEIN, YELLOW
from ..pen import brush, circle, direction, path, points, polar
from ..plant import lens

QUILL = "M0 -.04C.3 -.11 .8 -.13 1 0C.8 .08 .3 .09 0 .05Z"  # grow to the right, slim and broad
COVERT = "M0 -.1C.3 -.26 .8 -.24 1 0C.8 .22 .3 .22 0 .12Z"
BODY = "50,152 64,143 76,152 79,170 78,190 88,209 112,222 134,222 158,210"  # from brow to rump
WIDTHS = (8, 15, 10, 10, 13, 26, 33, 24, 4)
ARM = "M96 206C98 172 116 140 146 116Q156 128 150 140Q162 150 155 162Q167 174 159 186Q168 200 152 216L96 206Z"
FAR_ARM = "M92 204C86 168 90 130 108 98Q118 106 115 118Q125 126 121 138Q129 148 124 160L100 204Z"
BARS = (  # reserved in neck and wing
    "M72 166Q77 170 84 167M71 180Q77 184 84 181M73 196Q79 201 87 195"
    "M126 150Q133 158 141 150M115 172Q122 180 130 172Q138 180 146 172M112 194Q120 202 129 195Q138 202 147 194"
)
CREST = ("68,142 66,124 74,110 88,108", "73,145 76,130 86,122 97,124")


def plume(given: str, colour: str, eye: str) -> str:
    """A long tail feather with an eye at its end."""
    through = points(given)
    end, degrees = through[-1], direction(through[-2], through[-1])
    root = polar(end.x, end.y, -20, degrees)
    middle = polar(root.x, root.y, 30, degrees)
    return "".join(
        [
            path(brush(through, (8, 13, 14, 13, 9)), colour, INK, FINE),
            path(lens(root.x, root.y, degrees, 62, 32), colour, INK, FINE),
            circle(middle.x, middle.y, 9, eye, INK, VEIN),
        ]
    )


def phoenix() -> str:
    """A phoenix that flies to the left, both wings raised, its tail sweeping down the card in long curves."""
    return "".join(
        [
            plume("132,214 188,214 212,246 200,280 210,322", PURPLE, YELLOW),
            plume("132,216 178,226 194,258 164,296 168,338", RED, YELLOW),
            plume("132,218 160,234 168,264 130,292 122,330", YELLOW, RED),
            feathers(((126, 150), (110, 102)), (-66, -100), (60, 80), 5, PURPLE, INK, QUILL),
            feathers(((126, 160), (111, 112)), (-66, -96), (40, 44), 4, YELLOW, INK, COVERT),
            path(FAR_ARM, RED, INK, FINE),
            feathers(((160, 206), (150, 118)), (14, -64), (60, 100), 8, PURPLE, INK, QUILL),
            feathers(((152, 210), (146, 126)), (16, -60), (46, 62), 6, YELLOW, INK, COVERT),
            path(ARM, RED, INK, FINE),
            path(brush(BODY, WIDTHS), RED, INK, OUTLINE),
            path(BARS, None, PAPER, VEIN),
            *(path(brush(curl, (3, 5, 6, 2)), YELLOW, INK, FINE) for curl in CREST),
            path("M54 144Q38 144 34 160Q44 157 54 157Z", YELLOW, INK, FINE),  # beak
            circle(60, 149, 3, INK, PAPER, VEIN),
        ]
    )
