"""The phoenix of December."""

from ..palette import FINE, INK, OUTLINE, PAPER, PURPLE, RED, VEIN, YELLOW
from ..pen import blob, brush, circle, direction, path, place, points, polar
from ..plant import lens

FEATHER = "M0 0C.3 -.12 .78 -.16 1 .02C.8 .13 .3 .08 0 0Z"  # grows to the right, one unit long, bent a little
RIB = "M.44 -.02Q.7 -.04 .9 0"


def fan(
    x: float, y: float, directions: tuple[float, float], lengths: tuple[float, float], count: int, colour: str
) -> str:
    """Feathers that fan out around x, y, from the first direction and length to the last."""
    feathers = ribs = ""
    for k in range(count):
        t = k / (count - 1)
        degrees = directions[0] + (directions[1] - directions[0]) * t
        length = lengths[0] + (lengths[1] - lengths[0]) * t
        feathers += place(FEATHER, x, y, degrees, length)
        ribs += place(RIB, x, y, degrees, length)
    return path(feathers, colour, INK, FINE) + path(ribs, None, INK if colour == YELLOW else PAPER, VEIN)


def plume(given: str, colour: str, eye: str) -> str:
    """A long tail feather with an eye at its end."""
    through = points(given)
    end, degrees = through[-1], direction(through[-2], through[-1])
    root = polar(end.x, end.y, -24, degrees)
    middle = polar(root.x, root.y, 32, degrees)
    return "".join(
        [
            path(brush(through, (20, 17, 14, 10)), colour, INK, FINE),
            path(lens(root.x, root.y, degrees, 66, 32), colour, INK, FINE),
            circle(middle.x, middle.y, 10, eye, INK, VEIN),
        ]
    )


def phoenix() -> str:
    """A phoenix in flight to the left, its wings thrown up and back, its tail sweeping down."""
    scales = "M124 218Q132 228 140 218Q148 228 156 218M140 234Q148 244 156 234Q164 244 172 234"
    crest = brush("98,126 110,106 130,100 146,116", (4, 9, 9, 2)) + brush(
        "100,131 114,118 128,120 138,138", (4, 8, 8, 2)
    )
    return "".join(
        [
            plume("178,232 224,262 226,312 172,352", PURPLE, YELLOW),
            plume("176,240 198,284 170,326 112,326", RED, YELLOW),
            plume("162,240 170,276 136,296 80,278", YELLOW, RED),
            fan(146, 204, (-94, -68), (158, 176), 4, RED),  # far wing
            fan(160, 214, (-74, 18), (176, 84), 8, PURPLE),  # near wing
            fan(156, 214, (-92, 16), (112, 60), 7, YELLOW),
            blob("104,190! 122,196 150,190 176,204 188,226 180,246 154,248 130,238 112,218", RED),
            path(scales, None, PAPER, VEIN),
            path(crest, RED, INK, VEIN),
            path(brush("90,130 108,140 104,170 112,196 136,222", (15, 17, 17, 24, 4)), YELLOW, INK, OUTLINE),
            circle(93, 132, 11, YELLOW, INK, OUTLINE),
            path("M85 124Q70 128 66 144Q78 142 88 142Z", RED, INK, FINE),  # beak
            circle(93, 131, 3, INK),
        ]
    )
