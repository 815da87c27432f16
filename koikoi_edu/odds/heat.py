"""A table of means as a picture: the warmer a cell, the more koi-koi is worth over stopping."""
from collections.abc import Mapping, Sequence

from ..charts import INK, LINE, PAPER, QUIET, Chart, drawn, text
from ..errors import RulesError, shown
from .estimate import mean_of

_ABOVE, _BELOW = (214, 84, 48), (52, 128, 150)
_LEFT, _TOP, _CELL, _ROW, _FOOT, _LEAST = 116, 34, 74, 64, 74, 460
#: The difference in points from which a cell is as warm or cold as it gets.
_FULL = 10.0
#: A mean of fewer values is uncertain whatever its error, and so is one nearer to 0 than two errors.
_FEW = 5
_BRACKETS = f"in (brackets): nearer to 0 than two errors, or fewer than {_FEW} cases"

#: By row and column, the points by which koi-koi was better, or stopping where they are below zero.
Gains = Mapping[str, Mapping[int, Sequence[float]]]


def heat(gains: Gains, across: str, down: str) -> Chart:
    """Means of gains by row and column, each with its standard error and of how many cases it is.

    A mean that may be 0 or of the other sign, as it is nearer to 0 than two errors or of few cases, stands in
    brackets and has no colour.

    gains: points by name of the row and number of the column; rows stand as they come, columns in order.
    across, down: what columns and rows mean. A cell with fewer than two values has only a dot. Raises
    RulesError where there is nothing to draw.
    """
    if not isinstance(gains, Mapping) or not any(isinstance(row, Mapping) and row for row in gains.values()):
        raise RulesError(f"gains are lists of points by row and column, not {shown(gains)}.")
    columns = sorted({column for row in gains.values() for column in row})
    width, height = _LEFT + _CELL * len(columns) + 16, _TOP + _ROW * len(gains) + _FOOT
    width = max(width, _LEAST)
    parts = [text(16, 21, down, 12, QUIET),
             text(width - 16, 21, "points by which koi-koi is better, ± one standard error", 12, QUIET,
                  "end")]
    words = [f"Points by which koi-koi is better, by {down} and {across}:"]
    notes: list[str] = []
    for at, (name, row) in enumerate(gains.items()):
        top = _TOP + _ROW * at
        parts.append(text(_LEFT - 12, top + 37, name, 14, INK, "end"))
        said = []
        for place, column in enumerate(columns):
            values, left = row.get(column, ()), _LEFT + _CELL * place
            middle = left + _CELL / 2
            if len(values) < 2:
                parts += [_cell(left, top, PAPER), text(middle, top + 37, "·", 14, QUIET, "middle")]
                continue
            mean, error = mean_of(values, False)
            cases, points = f"{len(values)} cases", f"{mean:+.1f}"
            known = len(values) >= _FEW and abs(mean) >= 2 * error
            if not known:
                points, notes = f"({points})", [_BRACKETS]
            parts += [_cell(left, top, _colour(mean) if known else PAPER),
                      text(middle, top + 23, points, 16, INK if known else QUIET, "middle",
                           "600" if known else ""),
                      text(middle, top + 39, f"± {error:.1f}", 11, INK, "middle"),
                      text(middle, top + 55, cases, 10.5, INK, "middle")]
            said.append(f"{column}: {points} ± {error:.1f}, {cases}")
        words.append(f"{name} | {'; '.join(said) or '-'}")
    if any(len(row.get(column, ())) < 2 for row in gains.values() for column in columns):
        notes.append("·: one case or none")
    parts += [text(_LEFT + _CELL * (place + 0.5), height - _FOOT + 20, str(column), 14, INK, "middle")
              for place, column in enumerate(columns)]
    parts += [text(_LEFT + _CELL * len(columns) / 2, height - 36, across, 12, QUIET, "middle"),
              text(16, height - 13, "; ".join(notes), 11, QUIET)]
    return drawn(width, height, parts, [*words, *notes])


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
