"""The phoenix of December."""

from ..bird import feathers
from ..palette import FINE, INK, OUTLINE, PAPER, PURPLE, RED, VEIN, YELLOW
from ..pen import along, brush, circle, heading, path, place, spline

QUILL = "M0 -.08C.3 -.2 .74 -.19 1 .03C.74 .13 .34 .16 0 .09Z"  # long, its tip bent; grows to the right
COVERT = "M0 -.12C.3 -.28 .8 -.24 1 .02C.8 .22 .3 .24 0 .14Z"
BODY = "52,128 66,117 79,126 81,146 80,166 90,188 112,207 138,218 164,222"  # from brow to rump
WIDTHS = (10, 20, 15, 11, 14, 24, 28, 20, 4)
ARM = (
    "104,198! 98,182 106,152 122,124 150,104! 158,112 156,122! 166,130 162,142! 172,152 166,164! "
    "174,176 166,188! 168,204 152,214! 136,204 120,206"
)
FAR_ARM = "92,176! 84,146 88,116 104,88! 114,94 114,104! 122,112 118,122! 126,132 122,142! 120,160 110,180!"
EYE = "M-.4 0C-.2 -.5 .6 -.6 1 0C.6 .6 -.2 .5 -.4 0Z"  # the end of a plume; grows to the right
BARS = (  # reserved in wings and neck
    "M112 182Q121 190 130 181Q139 190 149 181M116 160Q125 168 134 159Q143 167 152 158M128 138Q136 146 146 137"
    "M91 150Q98 157 106 149M92 130Q98 136 107 128M75 152Q80 156 86 152M75 166Q81 171 87 165"
)
CREST = ("72,118 70,98 82,84 106,78", "77,124 82,106 98,98 120,106")  # two curls that flow back


def plume(given: str, colour: str, eye: str) -> str:
    """A long tail feather in curves, with a pale shaft and an eye at its end."""
    end, degrees = along(given, 1), heading(given, 1)
    shaft = spline([along(given, t / 8) for t in range(1, 8)], closed=False)
    return "".join(
        [
            path(brush(given, (5, 15, 22, 20, 10)), colour, INK, FINE),
            path(shaft, None, PAPER, VEIN),
            path(place(EYE, end.x, end.y, degrees, 42), colour, INK, FINE),
            path(place(EYE, end.x, end.y, degrees, 21), eye, INK, VEIN),
        ]
    )


def phoenix() -> str:
    """A phoenix that flies to the left, both wings raised, its tail sweeping down the card in long curves."""
    return "".join(
        [
            plume("150,216 202,218 226,256 206,300 208,336", PURPLE, YELLOW),
            plume("144,216 162,240 146,268 106,286 80,320", RED, YELLOW),
            plume("146,216 180,230 188,268 160,304 146,344", YELLOW, RED),
            feathers(((118, 150), (100, 92)), (-54, -98), (66, 72), 4, PURPLE, INK, QUILL),
            feathers(((120, 160), (102, 106)), (-52, -92), (42, 42), 3, YELLOW, INK, COVERT),
            path(spline(FAR_ARM), RED, INK, FINE),
            path(brush(BODY, WIDTHS), RED, INK, OUTLINE),
            feathers(((156, 210), (148, 108)), (8, -72), (70, 92), 7, PURPLE, INK, QUILL),
            feathers(((154, 204), (146, 118)), (4, -64), (52, 52), 5, YELLOW, INK, COVERT),
            path(spline(ARM), RED, INK, FINE),
            path(BARS, None, PAPER, VEIN),
            *(path(brush(curl, (5, 9, 9, 2)), YELLOW, INK, FINE) for curl in CREST),
            path("M58 119Q40 118 33 140Q46 133 59 134Z", YELLOW, INK, FINE),  # beak
            circle(64, 124, 3, INK, PAPER, VEIN),
        ]
    )
