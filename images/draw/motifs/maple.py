"""Maple: leaves with seven points in red, yellow and black."""

from ..palette import FINE, HAIR, INK, OUTLINE, PAPER, YELLOW
from ..pen import path, polar, segment, xy

POINTS = (
    (-176, 0.78),
    (-132, 0.93),
    (-90, 1),
    (-48, 0.93),
    (-4, 0.78),
    (38, 0.5),
    (142, 0.5),
)  # direction, length


def leaf(x: float, y: float, r: float, fill: str, turn: float = 0) -> str:
    """A leaf whose seven lobes meet at x, y; its middle point is r long and stands upright at turn 0."""
    tips = sorted(POINTS)
    data = ""
    for k, (degrees, length) in enumerate(tips):
        before = tips[k - 1][0] - (360 if k == 0 else 0)
        after = tips[(k + 1) % 7][0] + (360 if k == 6 else 0)
        valley = polar(x, y, r * (0.34 if k < 6 else 0.12), (degrees + after) / 2 + turn)
        if not data:
            data = "M" + xy(polar(x, y, r * 0.12, (before + degrees) / 2 + turn))
        reach, towards = r * length, degrees + turn
        swell = [
            polar(*polar(x, y, reach * 0.6, towards)[:2], reach * 0.27, towards + side) for side in (-90, 90)
        ]
        data += f"Q{xy(swell[0])} {xy(polar(x, y, reach, towards))}Q{xy(swell[1])} {xy(valley)}"
    veins = "".join(
        segment((x, y), polar(x, y, r * length * 0.7, degrees + turn)) for degrees, length in POINTS[:5]
    )
    stalk = segment((x, y), polar(x, y, r * 0.7, 90 + turn))
    return "".join(
        [
            path(stalk, None, INK, OUTLINE),
            path(data + "Z", fill, INK, FINE),
            path(veins, None, INK if fill == YELLOW else PAPER, HAIR),
        ]
    )


def leaves(*each: tuple[float, float, float, str, float]) -> str:
    return "".join(leaf(*one) for one in each)
