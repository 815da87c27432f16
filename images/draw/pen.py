"""Strokes and shapes: what every picture is made of.

Two kinds of text pass through here. *Path data* is what stands in the ``d`` of a path: M L C Q A Z, absolute
or relative. A *part* is one or several SVG elements. A picture is a list of parts, painted in order. Here all
numbers are exact; nib.py rounds them when the card is written, and lets the lines swell.

x grows to the right and y grows downwards. Angles are in degrees: 0 points right, 90 down, -90 up. A *local
shape* is path data around its own origin, about one unit long; `place` puts it on the card. Petals are drawn
growing up from the origin, leaves growing to the right, so that a leaf at 0 degrees points right.

Where points are asked for, a text such as ``"10,20 30,40! 50,60"`` will do: pairs x,y; ``!`` marks a corner.
"""

import math
import re
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

from .palette import INK, OUTLINE

COORDINATES = {"M": 2, "L": 2, "C": 6, "Q": 4, "A": 7, "Z": 0}  # numbers that follow each command


class Point(NamedTuple):
    """A place on the card; a corner breaks the smooth line through its neighbours."""

    x: float
    y: float
    corner: bool = False


Points = str | Iterable[tuple]
Matrix = tuple[float, float, float, float, float, float]  # as in SVG: x' = ax + cy + e, y' = bx + dy + f


def points(given: Points) -> list[Point]:
    """Points from a text such as ``"10,20 30,40!"``, or from a list of pairs."""
    if not isinstance(given, str):
        return [Point(*pair) for pair in given]
    found = []
    for word in given.split():
        x, y = word.rstrip("!").split(",")
        found.append(Point(float(x), float(y), word.endswith("!")))
    return found


def polar(x: float, y: float, distance: float, degrees: float) -> Point:
    """The point at a distance from x, y in the direction of degrees."""
    turn = math.radians(degrees)
    return Point(x + distance * math.cos(turn), y + distance * math.sin(turn))


def turned(x: float, y: float, degrees: float, around_x: float = 0, around_y: float = 0) -> Point:
    """Where the local point x, y comes to lie when its shape is turned and its origin put on the card."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return Point(around_x + x * cos - y * sin, around_y + x * sin + y * cos)


# ---- numbers: rounding is half up, with a margin for the last bit in which machines differ


def whole(value: float) -> int:
    return math.floor(value + 0.5 + 1e-6)


def short(value: float) -> str:
    """A number with one decimal at most."""
    tenths = whole(value * 10)
    return str(tenths // 10) if tenths % 10 == 0 else f"{tenths / 10:.1f}"


def xy(point: Iterable[float]) -> str:
    x, y, *_ = point
    return f"{x:.3f} {y:.3f}"


# ---- path data


def parse(data: str) -> Iterator[tuple[str, list[float]]]:
    """The absolute commands of path data, one at a time, each with its numbers."""
    x = y = start_x = start_y = 0.0
    for letter, rest in re.findall(r"([A-Za-z])([^A-Za-z]*)", data):
        command = letter.upper()
        numbers = [float(number) for number in re.findall(r"-?(?:\d*\.\d+|\d+)", rest)]
        size = COORDINATES[command]
        if command == "Z":
            x, y = start_x, start_y
            yield "Z", []
            continue
        if not numbers or len(numbers) % size:
            raise ValueError(
                f"{letter} wants {size} numbers, or a multiple: {letter}{rest.strip()} in {data[:60]}"
            )
        for first in range(0, len(numbers), size):
            values = numbers[first : first + size]
            if letter.islower():
                first_place = 5 if command == "A" else 0
                for k in range(first_place, size):
                    values[k] += (x, y)[(k - first_place) % 2]
            x, y = values[-2:]
            if command == "M" and first == 0:
                start_x, start_y = x, y
            yield "L" if command == "M" and first else command, values


def mapped(data: str, matrix: Matrix) -> str:
    """Path data moved, turned, stretched or reflected by a matrix."""
    a, b, c, d, e, f = matrix
    out = []
    for command, numbers in parse(data):
        head = ""
        if command == "A":
            head, numbers = arc(matrix, *numbers[:5]), numbers[5:]
        pairs = zip(numbers[::2], numbers[1::2], strict=True)
        out.append(command + head + " ".join(xy((a * x + c * y + e, b * x + d * y + f)) for x, y in pairs))
    return "".join(out)


def arc(matrix: Matrix, radius_x: float, radius_y: float, tilt: float, large: float, sweep: float) -> str:
    """The first five numbers of an elliptical arc after a matrix: its two stretches and its turn."""
    cos, sin = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
    a, b, c, d = matrix[:4]
    right = (a * cos + c * sin) * radius_x, (b * cos + d * sin) * radius_x  # where the half axes come to lie
    down = (c * cos - a * sin) * radius_y, (d * cos - b * sin) * radius_y
    same = (right[0] + down[1]) / 2, (right[1] - down[0]) / 2  # the matrix as a turn and a reflection
    other = (right[0] - down[1]) / 2, (right[1] + down[0]) / 2
    big, small = math.hypot(*same) + math.hypot(*other), math.hypot(*same) - math.hypot(*other)
    turn = math.degrees(math.atan2(same[1], same[0]) + math.atan2(other[1], other[0])) / 2
    if small < 0:
        sweep = 1 - sweep
    return f"{big:.3f} {abs(small):.3f} {turn:.3f} {large:.0f} {sweep:.0f} "


def position(x: float = 0, y: float = 0, degrees: float = 0, scale: float = 1) -> Matrix:
    """The matrix that scales, turns, and puts the origin at x, y."""
    cos, sin = scale * math.cos(math.radians(degrees)), scale * math.sin(math.radians(degrees))
    return cos, sin, -sin, cos, x, y


def place(shape: str, x: float, y: float, degrees: float = 0, scale: float = 1) -> str:
    """Path data of a local shape, scaled, turned and put at x, y."""
    return mapped(shape, position(x, y, degrees, scale))


def segment(start: Iterable[float], end: Iterable[float]) -> str:
    """A straight line."""
    return f"M{xy(start)}L{xy(end)}"


def disc(x: float, y: float, r: float) -> str:
    """A whole circle as path data, for many circles in one path."""
    half = f"A{0.9 * r:.3f} {0.9 * r:.3f} 0 1 1"  # radii too small grow till they fit, wherever the ends go
    return f"M{x - r:.3f} {y:.3f}{half} {x + r:.3f} {y:.3f}{half} {x - r:.3f} {y:.3f}Z"


def dot(x: float, y: float) -> str:
    """A dot, made by the round caps of a line of one unit: some renderers lose a line of none."""
    return f"M{whole(x)} {whole(y)}l1 0"


def wave(x: float, y: float, swing: float, length: float, count: int) -> str:
    """A wavy line to the right: bows of one length that swing up and down in turn, up first if swing > 0."""
    bows = "".join(f"q{length / 2} {-swing if k % 2 == 0 else swing} {length} 0" for k in range(count))
    return f"M{x} {y}{bows}"


def spline(given: Points, closed: bool = True) -> str:
    """A smooth line through points; the last joins the first where it is closed."""
    through = points(given)
    count = len(through)

    def pull(k: int) -> tuple[float, float]:
        if through[k].corner or (not closed and k in (0, count - 1)):
            return 0, 0
        before, after = through[k - 1], through[(k + 1) % count]
        return (after.x - before.x) / 6, (after.y - before.y) / 6

    out = ["M" + xy(through[0])]
    for k in range(count if closed else count - 1):
        here, there = through[k], through[(k + 1) % count]
        (ax, ay), (bx, by) = pull(k), pull((k + 1) % count)
        out.append(f"C{xy((here.x + ax, here.y + ay))} {xy((there.x - bx, there.y - by))} {xy(there)}")
    return "".join(out) + ("Z" if closed else "")


def nodes(data: str) -> list[Point]:
    """All the points of path data, those that pull a curve included."""
    numbers = [number for _, group in parse(data) for number in group]
    return [Point(*pair) for pair in zip(numbers[::2], numbers[1::2], strict=True)]


def backwards(curves: str) -> str:
    """The same cubic curves from their end to their start."""
    first, *rest = [xy(node) for node in reversed(nodes(curves))]
    return f"M{first}C{' '.join(rest)}"


def curve_at(curves: str, share: float) -> Point:
    """The point at a share, 0 to 1, of the length of a chain of cubic curves, to a fraction of a unit."""
    chain, trail = nodes(curves), []
    for k in range(0, len(chain) - 1, 3):
        for u in (step / 24 for step in range(25)):
            weights = (1 - u) ** 3, 3 * u * (1 - u) ** 2, 3 * u**2 * (1 - u), u**3
            pull = zip(weights, chain[k : k + 4], strict=True)
            x, y = (sum(parts) for parts in zip(*((w * p.x, w * p.y) for w, p in pull), strict=True))
            trail.append(Point(x, y))
    lengths = [math.dist(here[:2], there[:2]) for here, there in pairwise(trail)]
    left = share * sum(lengths)
    for here, there, length in zip(trail, trail[1:], lengths, strict=False):
        if left <= length > 0:
            u = left / length
            return Point(here.x + u * (there.x - here.x), here.y + u * (there.y - here.y))
        left -= length
    return trail[-1]


def brush(given: Points, widths: Iterable[float]) -> str:
    """The outline of a brush stroke through points, with its width at each of them."""
    through = points(given)
    left, right = [], []
    for k, (here, width) in enumerate(zip(through, widths, strict=True)):
        before, after = through[max(k - 1, 0)], through[min(k + 1, len(through) - 1)]
        length = math.hypot(after.x - before.x, after.y - before.y) or 1
        across_x = -(after.y - before.y) / length * width / 2
        across_y = (after.x - before.x) / length * width / 2
        end = k in (0, len(through) - 1)
        left.append(Point(here.x + across_x, here.y + across_y, end))
        right.append(Point(here.x - across_x, here.y - across_y, end))
    return spline(left + right[::-1])


def along(given: Points, t: float) -> Point:
    """The point at t, 0 to 1, on the open smooth line through points; each stretch counts alike."""
    through = points(given)
    last = len(through) - 1
    k = min(int(t * last), last - 1)
    u = t * last - k
    corners = [through[max(k - 1, 0)], through[k], through[k + 1], through[min(k + 2, last)]]
    weights = (-u + 2 * u**2 - u**3, 2 - 5 * u**2 + 3 * u**3, u + 4 * u**2 - 3 * u**3, -(u**2) + u**3)
    return Point(
        *(sum(w * corner[axis] for w, corner in zip(weights, corners, strict=True)) / 2 for axis in (0, 1))
    )


def direction(start: Point, end: Point) -> float:
    """The direction from one point to another, in degrees."""
    return math.degrees(math.atan2(end.y - start.y, end.x - start.x))


def heading(given: Points, t: float) -> float:
    """The direction of the smooth line through points at t, in degrees."""
    through = points(given)
    return direction(along(through, max(t - 0.01, 0)), along(through, min(t + 0.01, 1)))


def walk(given: Points, step: float) -> list[Point]:
    """Points about a step apart on the smooth line through points, both ends included."""
    through = points(given)
    stretches = len(through) - 1
    found = []
    for k in range(stretches):
        here, there = through[k], through[k + 1]
        count = max(1, int(math.hypot(there.x - here.x, there.y - here.y) / step))
        found += [along(through, (k + i / count) / stretches) for i in range(count)]
    return [*found, through[-1]]


# ---- parts


def paint(fill: str | None, stroke: str | None = None, width: float = OUTLINE) -> str:
    """Attributes of colour; the frame of the card gives all parts no fill, round caps and round joins."""
    text = f' fill="{fill}"' if fill else ""
    return text + (f' stroke="{stroke}" stroke-width="{width:g}"' if stroke else "")


def path(
    data: str,
    fill: str | None = None,
    stroke: str | None = None,
    width: float = OUTLINE,
    flat_ends: bool = False,
) -> str:
    """A part from path data. flat_ends cuts a stroke where it ends, in place of a round cap."""
    caps = ' stroke-linecap="butt"' if flat_ends else ""
    return f'<path d="{data}"{paint(fill, stroke, width)}{caps}/>'


def blob(given: Points, fill: str, stroke: str | None = INK, width: float = OUTLINE) -> str:
    """A smooth closed shape with an outline."""
    return path(spline(given), fill, stroke, width)


def line(given: Points, stroke: str = INK, width: float = OUTLINE) -> str:
    """A smooth open line."""
    return path(spline(given, closed=False), None, stroke, width)


def circle(
    x: float, y: float, r: float, fill: str | None = None, stroke: str | None = None, width: float = OUTLINE
) -> str:
    return path(disc(x, y, r), fill, stroke, width)


def ellipse(
    x: float,
    y: float,
    rx: float,
    ry: float,
    fill: str | None = None,
    stroke: str | None = None,
    width: float = OUTLINE,
) -> str:
    return path(mapped(disc(0, 0, 1), (rx, 0, 0, ry, x, y)), fill, stroke, width)


def group(parts: Iterable[str], x: float = 0, y: float = 0, degrees: float = 0, scale: float = 1) -> str:
    """Parts drawn around their own origin, scaled, turned and put at x, y; lines grow with them."""
    return moved(parts, position(x, y, degrees, scale))


def mirrored(parts: Iterable[str], axis: float) -> str:
    """Parts reflected left to right in the upright line at x = axis."""
    return moved(parts, (-1, 0, 0, 1, 2 * axis, 0))


def moved(parts: Iterable[str], matrix: Matrix) -> str:
    a, b, c, d, _, _ = matrix
    scale = math.sqrt(abs(a * d - b * c))
    text = rewritten("".join(parts), lambda data: mapped(data, matrix))
    return re.sub(
        r'stroke-width="([^"]+)"', lambda width: f'stroke-width="{float(width[1]) * scale:.3f}"', text
    )


def rewritten(parts: str, change: Callable[[str], str]) -> str:
    """Parts with all their path data changed."""
    return re.sub(r' d="([^"]+)"', lambda data: f' d="{change(data[1])}"', parts)
