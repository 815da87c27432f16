"""Feathers that several birds share."""

from .palette import FINE, INK, OCHRE, PAPER, VEIN
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


# A raised wing of about one unit in flight to the left: its shoulder at the origin, its root along the back
# to the right, its tip up and behind. One black mass, its feathers parted by pale slits.
WING = (
    "M0 0C-.1 -.3 0 -.66 .6 -1.1Q.66 -.96 .6 -.84Q.74 -.9 .84 -.96Q.84 -.8 .74 -.68Q.88 -.72 .98 -.78"
    "Q.96 -.62 .82 -.52Q.96 -.54 1.06 -.56Q1 -.42 .84 -.36Q.96 -.36 1.06 -.34Q.98 -.22 .82 -.2"
    "Q.9 -.18 .98 -.12Q.8 .02 .56 .04Q.28 .1 0 0Z"
)
SLITS = "M.58 -.84L.32 -.6M.72 -.68L.4 -.5M.8 -.52L.46 -.4M.82 -.36L.5 -.29M.8 -.2L.54 -.18"
COVERTS = (
    "M0 0C-.08 -.26 0 -.52 .28 -.8Q.36 -.66 .3 -.58Q.42 -.52 .4 -.44Q.5 -.36 .46 -.28Q.56 -.2 .56 .04"
    "Q.28 .1 0 0Z"
)
SCALLOPS = "M.06 -.4Q.12 -.3 .2 -.38Q.26 -.28 .34 -.34M.06 -.2Q.14 -.1 .22 -.18Q.3 -.08 .4 -.14"


def wing(x: float, y: float, degrees: float, length: float, near: bool = True) -> str:
    """A raised wing, its shoulder at x, y, turned by degrees; the near one of a bird has pale marks."""
    at = (x, y, degrees, length)
    parts = [path(place(WING, *at), INK, PAPER, FINE), path(place(COVERTS, *at), OCHRE, INK, FINE)]
    if near:
        parts += [path(place(marks, *at), None, PAPER, FINE) for marks in (SLITS, SCALLOPS)]
    return "".join(parts)
