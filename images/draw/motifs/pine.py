"""Pine: rounded fans of needles, black before green, in layers on black wood; yellow buds like candles."""

from ..palette import FINE, GREEN, INK, PAPER, VEIN, YELLOW
from ..pen import brush, path, polar, segment, xy
from ..plant import lens

NEEDLE = 13  # degrees from one needle to the next
TWIG = ((-1, 0.28), (-0.3, 0.1), (0.4, 0.12), (1, 0.22))  # points of the twig under a pad


def fan(x: float, y: float, r: float, degrees: float, spread: float, fill: str) -> str:
    """A fan of needles that opens around degrees, its foot at x, y; a pale rim sets it off."""
    count = round(spread / NEEDLE)
    first = degrees - count / 2 * NEEDLE
    rim = slits = ""
    for k in range(count):
        length = r * (1 - 0.05 * (k % 3))  # no two neighbours alike, or the rim is a cog
        rim += f"L{xy(polar(x, y, length, first + NEEDLE * (k + 0.5)))}"
        if k < count - 1:
            gap = first + NEEDLE * (k + 1)
            notch = polar(x, y, r * 0.86, gap)
            rim += f"L{xy(notch)}"
            slits += segment(polar(x, y, r * (0.36 if k % 2 else 0.22), gap), notch)
    foot = polar(x, y, r * 0.12, degrees + 180)
    return path(f"M{xy(foot)}{rim}Z", fill, PAPER, FINE) + path(slits, None, PAPER, VEIN)


def candles(x: float, y: float, r: float, degrees: float, count: int) -> str:
    """Buds that stand on the rim of a fan."""
    leans = [degrees + 28 * (k - (count - 1) / 2) for k in range(count)]
    buds = "".join(lens(*polar(x, y, r * 0.62, lean)[:2], lean, r * 0.5 + 8, 8) for lean in leans)
    return path(buds, YELLOW, INK, FINE)


def pad(x: float, y: float, r: float, tilt: float = 0, buds: int = 1) -> str:
    """The needles on a twig: a black fan, with buds, before two smaller green ones."""
    twig = [(x + r * ahead, y + r * down) for ahead, down in TWIG]
    return (
        path(brush(twig, (3, 8, 8, 3)), INK)
        + fan(x - r * 0.74, y + r * 0.14, r * 0.78, tilt - 112, 160, GREEN)
        + fan(x + r * 0.8, y + r * 0.06, r * 0.7, tilt - 66, 160, GREEN)
        + fan(x, y, r, tilt - 90, 200, INK)
        + candles(x, y, r, tilt - 90, buds)
    )


def wood(*strokes: tuple[str, tuple[float, ...]]) -> str:
    """The trunk and its boughs, each points and widths of a brush stroke."""
    return path("".join(brush(points, widths) for points, widths in strokes), INK)
