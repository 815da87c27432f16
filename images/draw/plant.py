"""Leaves and blossoms that several plants share."""

from .palette import FINE, GREEN, HAIR, INK
from .pen import dot, path, place, polar, segment, whole

NOTCHED_PETAL = "M0 0C-.62 -.22 -.62 -.86 -.2 -1L0 -.84L.2 -1C.62 -.86 .62 -.22 0 0Z"


def lens(x: float, y: float, degrees: float, length: float, width: float) -> str:
    """Path data of a narrow leaf from x, y in a direction; its sides swing out by half the width."""
    shape = f"M0 0Q{length * 0.45} {-width} {length} 0Q{length * 0.45} {width} 0 0Z"
    return place(shape, x, y, degrees)


def leaf(
    x: float,
    y: float,
    degrees: float,
    length: float,
    width: float,
    fill: str = GREEN,
    vein: str | None = None,
) -> str:
    """A narrow leaf; with a vein where a colour for it is given."""
    part = path(lens(x, y, degrees, length, width), fill, INK, FINE)
    if vein:
        rib = segment(polar(x, y, length * 0.12, degrees), polar(x, y, length * 0.85, degrees))
        part += path(rib, None, vein, HAIR)
    return part


def wheel(shape: str, x: float, y: float, r: float, count: int, turn: float = 0) -> str:
    """Path data of a local shape repeated around x, y."""
    return "".join(place(shape, x, y, turn + 360 / count * k, r) for k in range(count))


def stamens(x: float, y: float, r: float, count: int, turn: float, colour: str, dot_size: float) -> str:
    """Fine threads from x, y, each with a dot at its end."""
    threads = dots = ""
    for k in range(count):
        end = polar(x, y, r, turn - 90 + 360 / count * k)
        tip = (whole(end.x), whole(end.y))
        threads += segment((x, y), tip)
        dots += dot(*tip)
    return path(threads, None, colour, HAIR) + path(dots, None, colour, dot_size)
