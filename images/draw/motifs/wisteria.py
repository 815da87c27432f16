"""Wisteria: purple racemes that hang from a twisted vine, full above, pointed below; feather leaves."""

from ..palette import FINE, GREEN, INK, LILAC, OUTLINE, PAPER, PURPLE, VEIN
from ..pen import along, brush, heading, line, path, place, polar, segment, spline
from ..plant import lens

# hanging down: an open floret like a small fan, and a closed one
FAN = "M0 0Q-.95 .3 -.74 .84Q-.36 1.14 0 .86Q.36 1.14 .74 .84Q.95 .3 0 0Z"
CLOSED = "M0 0Q-.62 .5 0 1Q.62 .5 0 0Z"
STEP = 17  # from one pair of florets to the next


def raceme(x: float, y: float, length: float, sway: float = 0, size: float = 1) -> str:
    """A hanging bunch from x, y; sway moves its tip sideways. Florets stand left and right in turn."""
    bends = ((0, 0), (-0.2, 0.4), (0.3, 0.75), (1, 1))
    axis = [(x + sway * aside, y + length * down) for aside, down in bends]
    pairs = round(length / STEP / size)
    outer = inner = ""
    for pair in range(pairs):
        t = (pair + 0.2) / pairs
        (middle_x, middle_y, _), lean = along(axis, t), heading(axis, t) - 90
        full = min(1, 0.75 + t * 2) * (1 - t) ** 0.6
        side = 1 if pair % 2 else -1
        shape, r = FAN if full > 0.42 else CLOSED, size * (9 + 17 * full)
        foot = polar(middle_x, middle_y, side * size * 17 * full, lean)
        outer += place(shape, *foot[:2], lean - side * 48, r)
        foot = polar(middle_x, middle_y, -side * size * 7 * full, lean)
        inner += place(shape, *foot[:2], lean + side * 16, r)
    return (
        line([(x, y - 12), *axis], INK, FINE) + path(outer, LILAC, INK, VEIN) + path(inner, PURPLE, INK, VEIN)
    )


def feather_leaf(x: float, y: float, degrees: float, length: float, pairs: int) -> str:
    """A leaf of paired leaflets and one at its end."""
    size = length * 0.42
    end = polar(x, y, length, degrees)
    leaflets = lens(*end[:2], degrees, size, size * 0.4)
    for pair in range(pairs):
        foot = polar(x, y, length * (pair + 0.6) / pairs, degrees)
        for side in (-1, 1):
            leaflets += lens(*foot[:2], degrees + side * (62 - 6 * pair), size, size * 0.4)
    return path(segment((x, y), end), None, INK, OUTLINE) + path(leaflets, GREEN, INK, VEIN)


def leaves(*each: tuple[float, float, float, float, int]) -> str:
    return "".join(feather_leaf(*leaf) for leaf in each)


def vine(points: str, *widths: float) -> str:
    """Old wood along the top edge, with pale grooves."""
    grooves = "".join(
        spline([along(points, start + (end - start) * k / 3) for k in range(4)], closed=False)
        for start, end in ((0.08, 0.3), (0.4, 0.52), (0.6, 0.86))
    )
    return path(brush(points, widths), INK) + path(grooves, None, PAPER, VEIN)
