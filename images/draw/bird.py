"""Feathers that several birds share."""

from .palette import VEIN
from .pen import paint, path, place

PRIMARY = "M0 -.06C.3 -.13 .76 -.12 1 0C.8 .13 .34 .19 0 .15Z"  # a flight feather; grows to the right

Pair = tuple[float, float]


def feathers(
    feet: tuple[Pair, Pair],
    directions: Pair,
    lengths: Pair,
    count: int,
    fill: str,
    edge: str,
    shape: str = PRIMARY,
) -> str:
    """A row of feathers, the last of them on top: feet on a line, directions and lengths in even steps."""
    row = []
    for k in range(count):
        t = k / (count - 1)
        x, y, degrees, length = (
            first + (last - first) * t for first, last in (*zip(*feet, strict=True), directions, lengths)
        )
        row.append(path(place(shape, x, y, degrees, length)))
    return f"<g{paint(fill, edge, VEIN)}>{''.join(row)}</g>"
