"""What never changes on the board, as a picture: all that is painted lies on it."""
from ...cards import Kind
from ...pictures import mark_svg
from ..canvas import SCALE
from ..theme import PALETTE
from . import geometry as at

FONT = "system-ui, sans-serif"
_MARKS = {Kind.BRIGHT: "bright", Kind.ANIMAL: "animal", Kind.RIBBON: "plain", Kind.CHAFF: "chaff"}


def ground_svg(players: int = 2) -> str:
    """What never changes on the board: the cloth, a place for each month, the headings of the piles."""
    felt, deep, line, quiet = (PALETTE[name] for name in ("felt", "felt_deep", "line", "quiet"))
    parts = [f'<rect width="{at.WIDTH}" height="{at.HEIGHT}" rx="14" fill="{felt}"/>']
    for side in range(players):
        box = at.pile_box(side, players).grown(min(6, at.PILES[players].gap / 2 - 1))
        parts.append(_rect(box, 9, deep, opacity=0.62))
        for kind, mark in _MARKS.items():
            column = at.column_box(side, kind, players)
            icon = mark_svg(mark).replace('width="48" height="48"', 'width="17" height="17"')
            parts.append(icon.replace("<svg ", f'<svg x="{column.x:g}" y="{column.y + 20:g}" ', 1))
            parts.append(_rect(at.Box(column.x, column.y + 38.5, column.w, 1.5), 0, line))
    parts.append(_rect(at.HAND.grown(6), 9, deep, opacity=0.45))
    for month, flower in enumerate(at.FLOWERS, start=1):
        box = at.month_box(month)
        x, y = box.centre
        parts.append(_rect(box.grown(-2.5), 6, "none", line))
        parts.append(f'<text x="{x:g}" y="{y - 2:g}" font-size="26" font-weight="600" fill="{line}" '
                     f'text-anchor="middle" font-family="{FONT}">{month}</text>')
        parts.append(f'<text x="{x:g}" y="{y + 16:g}" font-size="12" fill="{quiet}" opacity="0.6" '
                     f'text-anchor="middle" font-family="{FONT}">{flower}</text>')
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {at.WIDTH} {at.HEIGHT}" '
            f'width="{at.WIDTH * SCALE}" height="{at.HEIGHT * SCALE}">{"".join(parts)}</svg>')


def _rect(box: at.Box, radius: float, fill: str, stroke: str = "none", opacity: float = 1) -> str:
    return (f'<rect x="{box.x:g}" y="{box.y:g}" width="{box.w:g}" height="{box.h:g}" rx="{radius}" '
            f'fill="{fill}" stroke="{stroke}" stroke-width="1.2" opacity="{opacity}"/>')
