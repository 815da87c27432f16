"""Pine: round fans of needles, black within green, on black wood that sweeps; yellow buds like candles."""

from ..palette import FINE, GREEN, INK, PAPER, VEIN, YELLOW
from ..pen import brush, path, place, polar, segment, xy
from ..plant import lens

SPREAD = 188  # degrees over which a fan opens
TIP = 1.07  # how far a needle's curved tip is drawn out, in radii
HEART = 0.74, 0.58  # radii of the black fan within the green one, needle by needle
SCALE = "M-8 -2Q-4 7 8 3"  # of bark


def dome(radii: tuple[float, ...], count: int) -> str:
    """A fan around the origin that opens upwards: so many needle tips, the underside a shallow arch."""
    step, left = SPREAD / count, -90 - SPREAD / 2
    r = radii[0]
    start = xy(polar(0, 0, r, left))
    rim = ""
    for k in range(count):
        length = radii[k % len(radii)]
        tip = polar(0, 0, length * TIP, left + step * (k + 0.5))
        gap = polar(0, 0, length, left + step * (k + 1))
        rim += f"Q{xy(tip)} {xy(gap)}"
    return f"M{start}{rim}Q{0.4 * r} {-0.02 * r} 0 {0.06 * r}Q{-0.4 * r} {-0.02 * r} {start}Z"


def fan(x: float, y: float, r: float, tilt: float, count: int) -> str:
    """Needles that spread around x, y: green, a black heart before them, parted by pale lines."""
    step, left = SPREAD / count, -90 - SPREAD / 2
    slits = "".join(
        segment(polar(0, 0, (0.3, 0.44)[k % 2], left + step * k), polar(0, 0, 1, left + step * k))
        for k in range(1, count)
    )
    return (
        path(place(dome((1,), count), x, y, tilt, r), GREEN, INK, FINE)
        + path(place(dome(HEART, count), x, y, tilt, r), INK)
        + path(place(slits, x, y, tilt, r), None, PAPER, VEIN)
    )


def candles(x: float, y: float, r: float, degrees: float, count: int) -> str:
    """Buds that stand on the rim of a fan."""
    leans = [degrees + 24 * (k - (count - 1) / 2) for k in range(count)]
    buds = "".join(lens(*polar(x, y, r * 0.78, lean)[:2], lean, r * 0.36 + 10, 8) for lean in leans)
    return path(buds, YELLOW, INK, FINE)


def pad(x: float, y: float, r: float, tilt: float, buds: int, count: int = 19) -> str:
    """A fan with its buds."""
    return candles(x, y, r, tilt - 90, buds) + fan(x, y, r, tilt, count)


def bark(*scales: tuple[float, float, float]) -> str:
    """Scales reserved in the black of a trunk, each x, y and turn."""
    return path("".join(place(SCALE, *scale) for scale in scales), None, PAPER, VEIN)


def wood(*strokes: tuple[str, tuple[float, ...]]) -> str:
    """The trunk and its boughs, each points and widths of a brush stroke."""
    return path("".join(brush(points, widths) for points, widths in strokes), INK)
