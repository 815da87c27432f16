"""The phoenix of December."""

from ..palette import FINE, HAIR, INK, OUTLINE, PURPLE, RED, VEIN, YELLOW
from ..pen import blob, brush, circle, direction, path, points, polar
from ..plant import lens


def fan(
    x: float,
    y: float,
    directions: tuple[float, float],
    lengths: tuple[float, float],
    count: int,
    width: float,
    *colours: str,
) -> str:
    """Wing feathers that fan out around x, y, from the first direction and length to the last."""
    feathers = []
    for k in range(count):
        t = k / (count - 1)
        degrees = directions[0] + (directions[1] - directions[0]) * t
        length = lengths[0] + (lengths[1] - lengths[0]) * t
        feathers.append(path(lens(x, y, degrees, length, width), colours[k % len(colours)], INK, FINE))
    return "".join(feathers)


def plume(given: str, colour: str, eye: str) -> str:
    """A long tail feather with an eye at its end."""
    through = points(given)
    end = through[-1]
    degrees = direction(through[-2], end)
    root = polar(end.x, end.y, -26, degrees)
    middle = polar(root.x, root.y, 24, degrees)
    return "".join(
        [
            path(brush(through, [20, 16, 12, 8]), colour, INK, FINE),
            path(lens(root.x, root.y, degrees, 52, 19), colour, INK, FINE),
            circle(middle.x, middle.y, 7.5, eye, INK, HAIR),
        ]
    )


def phoenix() -> str:
    """A phoenix with spread wings that looks to the left, its tail sweeping down."""
    scales = (
        "M100 118Q110 130 120 118Q130 130 140 118"
        "M100 136Q110 148 120 136Q130 148 144 136"
        "M112 154Q122 164 132 154"
    )
    mane = brush("94,44 118,36 140,42 156,34", [6, 8, 7, 2]) + brush(
        "96,52 118,52 136,60 152,58", [6, 8, 7, 2]
    )
    return "".join(
        [
            plume("140,150 196,196 214,260 198,318", YELLOW, RED),
            plume("134,156 170,210 176,280 146,336", PURPLE, YELLOW),
            plume("126,160 140,220 132,280 96,318", RED, YELLOW),
            fan(140, 128, (-18, -92), (92, 120), 7, 13, RED, PURPLE),
            fan(98, 128, (-178, -118), (84, 96), 6, 13, PURPLE, RED),
            fan(138, 128, (-24, -86), (52, 60), 5, 10, YELLOW),
            fan(100, 128, (-172, -122), (48, 50), 4, 10, YELLOW),
            blob("90,120! 100,96 132,96 150,124 154,156 132,176 104,158", RED),
            path(scales, None, YELLOW, FINE),
            path(brush("116,116 98,92 96,70 82,54", [36, 22, 17, 20]), YELLOW, INK, OUTLINE),  # neck
            path(mane, RED, INK, VEIN),
            circle(82, 54, 15, YELLOW, INK, OUTLINE),
            path("M72 48L44 58L72 64Z", RED, INK, FINE),  # beak
            blob("72,66 78,68 80,82 72,84 68,74", RED, width=VEIN),  # wattle
            blob("78,42! 70,26 82,30 86,16 94,30 104,22 96,46", RED, width=FINE),  # crest
            circle(80, 52, 3, INK),
        ]
    )
