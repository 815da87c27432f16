"""Bush clover: thin arched sprays, dark leaves low and red flowers high."""

from ..palette import FINE, HAIR, INK, RED
from ..pen import along, heading, line, path, place

LEAFLET = "M0 0C-.55 -.25 -.5 -.95 0 -1.05C.5 -.95 .55 -.25 0 0Z"


def spray(points: str, pairs: int, size: float, leafy: float = 0.45) -> str:
    """A spray from its foot to its tip; its leafy part carries leaves, the rest flowers."""
    leaves = flowers = ""
    for pair in range(pairs):
        t = 0.1 + 0.86 * pair / (pairs - 1)
        foot, degrees = along(points, t), heading(points, t) + 90
        both = "".join(place(LEAFLET, foot.x, foot.y, degrees + side * 58, size) for side in (-1, 1))
        if t < leafy:
            leaves += both
        else:
            flowers += both
    tip = along(points, 1)
    flowers += place(LEAFLET, tip.x, tip.y, heading(points, 1) + 90, size)
    return line(points, width=FINE) + path(leaves, INK) + path(flowers, RED, INK, HAIR)
