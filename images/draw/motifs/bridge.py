"""The eight-plank bridge of May and the water under it."""

from ..palette import BLUE, FINE, INK, OCHRE, OUTLINE, PAPER, YELLOW
from ..pen import brush, disc, path, points, xy

SECTIONS = (  # far to near: the ends of the upper edge, the width of a plank, how far each plank is shifted
    ("250,254 62,296", 12, (0, 9, 2)),
    ("40,286 196,330", 14, (0, -8, 6)),
    ("222,320 -20,386", 17, (0, -8)),
)
POSTS = "M64 300l14 0l0 80l-14 0ZM196 320l16 0l0 80l-16 0Z"
RIPPLES = (
    "-10,310 16,302 44,306",
    "112,302 150,290 190,300 250,288",
    "-10,342 20,334 46,336 84,344",
    "170,312 200,304 226,312 250,308",
    "-10,366 14,360 38,362",
    "126,384 160,374 194,384 250,372",
)


def water() -> str:
    """Water with an uneven shore and ripples that swell and thin out."""
    shore = "M-5 292C30 276 66 298 104 286C150 272 190 292 245 274L245 400L-5 400Z"
    ripples = "".join(brush(ripple, [1, *[4] * (len(points(ripple)) - 2), 1]) for ripple in RIPPLES)
    return path(shore, BLUE, INK, FINE) + path(ripples, PAPER)


def bridge() -> str:
    """Three sections in zigzag, of three, three and two planks, on two posts."""
    parts = [path(POSTS, OCHRE, INK, OUTLINE)]
    for ends, width, shifts in SECTIONS:
        start, end = points(ends)
        slope = (end.y - start.y) / (end.x - start.x)
        planks = nails = ""
        for k, shift in enumerate(shifts):
            left, right = sorted((start.x + shift, end.x + shift))
            top = [(x, start.y + slope * (x - start.x) + k * width) for x in (left, right)]
            low = [(x, y + width) for x, y in reversed(top)]
            planks += "M" + "L".join(xy(corner) for corner in top + low) + "Z"
            for x, (_, y), inward in ((left, top[0], 8), (right, top[1], -8)):
                nails += disc(x + inward, y + slope * inward + width / 2, 1.8)
        parts += [path(planks, YELLOW, INK, OUTLINE), path(nails, INK)]
    return "".join(parts)
