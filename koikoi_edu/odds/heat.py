"""A table of means as a picture: the warmer a cell, the more koi-koi is worth over stopping."""
from collections.abc import Mapping, Sequence

from ..charts import INK, LINE, PAPER, QUIET, Chart, drawn, text
from ..errors import RulesError, shown
from .estimate import mean_of

_ABOVE, _BELOW = (214, 84, 48), (52, 128, 150)
_LEFT, _TOP, _CELL, _ROW, _FOOT = 116, 34, 70, 50, 54
#: The difference in points from which a cell is as warm or cold as it gets.
_FULL = 10.0

#: By row and column, the points by which koi-koi was better, or stopping where they are below zero.
Gains = Mapping[str, Mapping[int, Sequence[float]]]


def heat(gains: Gains, across: str, down: str) -> Chart:
    """Means of gains by row and column, each with its standard error and how many they are.

    gains: points by name of the row and number of the column; rows stand as they come, columns in order.
    across, down: what columns and rows mean. A cell with fewer than two values stays empty. Raises RulesError
    where there is nothing to draw.
    """
    if not isinstance(gains, Mapping) or not any(isinstance(row, Mapping) and row for row in gains.values()):
        raise RulesError(f"gains are lists of points by row and column, not {shown(gains)}.")
    columns = sorted({column for row in gains.values() for column in row})
    width, height = _LEFT + _CELL * len(columns) + 16, _TOP + _ROW * len(gains) + _FOOT
    parts = [text(16, 21, down, 12, QUIET),
             text(width - 16, 21, "points by which koi-koi is better", 12, QUIET, "end")]
    words = [f"Points by which koi-koi is better, by {down} and {across}:"]
    for at, (name, row) in enumerate(gains.items()):
        top = _TOP + _ROW * at
        parts.append(text(_LEFT - 12, top + 30, name, 14, INK, "end"))
        said = []
        for place, column in enumerate(columns):
            values, left = row.get(column, ()), _LEFT + _CELL * place
            middle = left + _CELL / 2
            if len(values) < 2:
                parts += [_cell(left, top, PAPER), text(middle, top + 30, "·", 14, QUIET, "middle")]
                continue
            mean, error = mean_of(values, False)
            parts += [_cell(left, top, _colour(mean)),
                      text(middle, top + 22, f"{mean:+.1f}", 16, INK, "middle", "600"),
                      text(middle, top + 39, f"± {error:.1f} of {len(values)}", 10.5, INK, "middle")]
            said.append(f"{column}: {mean:+.1f} ± {error:.1f} ({len(values)})")
        words.append(f"{name} | {', '.join(said) or '-'}")
    parts += [text(_LEFT + _CELL * (place + 0.5), height - _FOOT + 20, str(column), 14, INK, "middle")
              for place, column in enumerate(columns)]
    parts.append(text(_LEFT + _CELL * len(columns) / 2, height - 14, across, 12, QUIET, "middle"))
    return drawn(width, height, parts, words)


def _cell(left: float, top: float, fill: str) -> str:
    return (f'<rect x="{left + 1}" y="{top + 1}" width="{_CELL - 2}" height="{_ROW - 2}" rx="4" '
            f'fill="{fill}" stroke="{LINE}"/>')


def _colour(mean: float) -> str:
    """Paper at 0, and a light tint at most, on which ink can be read."""
    share = 0.7 * min(abs(mean) / _FULL, 1.0)
    paper = [int(PAPER[at:at + 2], 16) for at in (1, 3, 5)]
    tint = _ABOVE if mean > 0 else _BELOW
    return "#" + "".join(f"{round(low + share * (high - low)):02x}"
                         for low, high in zip(paper, tint, strict=True))
