"""The phoenix of December."""

from ..bird import feathers
from ..palette import FINE, HEAVY, INK, OUTLINE, PAPER, PURPLE, RED, VEIN, YELLOW
from ..pen import blob, brush, circle, direction, path, points, polar
from ..plant import lens

QUILL = "M0 -.04C.3 -.11 .8 -.13 1 0C.8 .08 .3 .09 0 .05Z"  # grow to the right, slim and broad
COVERT = "M0 -.1C.3 -.26 .8 -.24 1 0C.8 .22 .3 .22 0 .12Z"
BODY = (  # crown, nape, back, rump, belly, breast, throat
    "68,122 74,112 86,110 96,118 96,132 88,150 86,168 97,188 122,200 150,206 178,226 200,256! "
    "168,260 134,258 106,246 86,222 74,196 70,172 74,152 78,142 70,134"
)
BARS = (  # reserved in the neck
    "M75 160Q82 166 87 158M73 178Q82 186 90 174"
    "M76 196Q88 204 98 188M86 218Q100 218 112 198M102 238Q118 234 128 212"
)
CREST = ("82,112 92,88 112,78 134,88", "88,113 104,98 124,98 140,110", "93,118 108,112 122,118 130,132")
LEGS = (
    "M116 246L108 276L116 304M116 304L94 306M116 304L134 312"
    "M146 254L140 280L148 300M148 300L130 296M148 300L166 308"
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
    """A phoenix that looks left, one wing thrown up like a fan, its tail sweeping down."""
    return "".join(
        [
            plume("178,236 218,256 224,308 204,350", PURPLE, YELLOW),
            plume("174,244 200,276 190,324 154,354", RED, YELLOW),
            plume("164,248 178,276 166,304 128,330", YELLOW, RED),
            path(LEGS, None, INK, HEAVY + 2 * OUTLINE),
            path(LEGS, None, YELLOW, HEAVY),
            feathers(((158, 222), (140, 208)), (6, -104), (72, 160), 9, PURPLE, INK, QUILL),
            feathers(((160, 224), (140, 210)), (12, -100), (56, 100), 7, YELLOW, INK, COVERT),
            blob(BODY, RED),
            path(BARS, None, PAPER, VEIN),
            feathers(((162, 228), (136, 216)), (16, -84), (34, 60), 4, RED, INK, COVERT),
            *(path(brush(curl, (3, 6, 10, 2)), YELLOW, INK, FINE) for curl in CREST),
            path("M70 118Q54 116 48 134Q60 130 71 131Z", YELLOW, INK, FINE),  # beak
            circle(80, 121, 4, PAPER),
            circle(79, 121, 2.4, INK),
        ]
    )
