"""The phoenix of December."""

from ..bird import feathers
from ..palette import FINE, INK, OUTLINE, PAPER, PURPLE, RED, VEIN, YELLOW
from ..pen import along, brush, heading, path, place, spline

QUILL = "M0 -.07C.3 -.2 .8 -.17 1 .1C.72 .1 .34 .14 0 .09Z"  # long, its tip bent; grows to the right
COVERT = "M0 -.14C.3 -.3 .8 -.24 1 .04C.8 .2 .3 .2 0 .14Z"
BODY = "44,124 58,116 70,124 72,142 68,162 74,184 96,206 126,216 156,220"  # from brow to rump
WIDTHS = (9, 19, 16, 11, 14, 26, 34, 26, 6)
ARM = (
    "94,200! 104,178 118,148 142,122 168,108! 170,126 162,138! 166,154 154,164! 158,180 146,188! "
    "146,206 120,216"
)
FAR_ARM = "84,180! 84,150 92,122 112,102! 120,112 118,122! 124,134 116,142! 120,160 104,186!"
SCALES = (  # reserved in wing, neck and breast
    "M114 182Q122 190 130 180Q138 188 146 178M122 162Q130 170 138 160Q146 168 154 156M138 142Q146 148 152 136"
    "M66 146Q72 150 77 144M64 160Q70 166 76 159M72 178Q78 184 84 175M86 194Q94 200 98 190"
)
CREST = ("62,112 60,94 70,80 88,76", "66,114 70,98 84,88 102,92", "57,112 50,98 52,82 62,70")
EYE = "M-.6 0C-.3 -.44 .4 -.5 .9 0C.4 .5 -.3 .44 -.6 0Z"  # of a plume; it points to the right
WIDENING = 6, 10, 16, 25, 33, 2  # of a plume, from its root


def plume(axis: str, colour: str, eye: str) -> str:
    """A long tail feather in one sweep, broad before its tip, with a pale shaft and an eye."""
    place_of_eye, degrees = along(axis, 0.8), heading(axis, 0.8)
    shaft = spline([along(axis, t) for t in (0.1, 0.3, 0.5, 0.7)], closed=False)
    return "".join(
        [
            path(brush([along(axis, k / 5) for k in range(6)], WIDENING), colour, INK, FINE),
            path(shaft, None, PAPER, VEIN),
            path(place(EYE, *place_of_eye[:2], degrees, 24), eye, INK, VEIN),
        ]
    )


def far_wing() -> str:
    return "".join(
        [
            feathers(((116, 160), (106, 104)), (-60, -112), (84, 90), 4, PURPLE, INK, QUILL),
            feathers(((112, 164), (106, 112)), (-56, -106), (52, 48), 3, YELLOW, INK, COVERT),
            path(spline(FAR_ARM), RED, INK, FINE),
        ]
    )


def near_wing() -> str:
    return "".join(
        [
            feathers(((140, 210), (158, 114)), (14, -78), (84, 104), 8, PURPLE, INK, QUILL),
            feathers(((136, 206), (156, 120)), (8, -70), (60, 56), 6, YELLOW, INK, COVERT),
            path(spline(ARM), RED, INK, OUTLINE),
        ]
    )


def head() -> str:
    """A hooked beak, a keen eye, and curls that flow back."""
    return "".join(
        [
            *(path(brush(curl, (4, 10, 8, 1)), YELLOW, INK, FINE) for curl in CREST),
            path("M52 114Q32 112 24 140Q34 134 50 133Q46 126 52 114Z", YELLOW, INK, FINE),
            path("M50 124Q58 114 66 121Q58 129 50 124Z", PAPER, INK, VEIN),
            path("M57 121l2 1", None, INK, OUTLINE),
        ]
    )


def phoenix() -> str:
    """A phoenix that flies to the left, both wings raised, its tail sweeping down the card in long curves."""
    return "".join(
        [
            plume("152,212 204,230 222,280 206,330 172,376", PURPLE, YELLOW),
            plume("138,212 162,234 154,270 112,300 46,322", RED, YELLOW),
            plume("146,212 184,236 188,284 154,324 96,358", YELLOW, RED),
            far_wing(),
            path(brush(BODY, WIDTHS), RED, INK, OUTLINE),
            near_wing(),
            path(SCALES, None, PAPER, VEIN),
            head(),
        ]
    )
