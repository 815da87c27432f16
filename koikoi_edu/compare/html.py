"""Comparisons and replays as a notebook shows them where no kernel runs: cards, tables, reasons."""
from html import escape

from ..show import row_html
from ..words import count
from .replaying import Replay
from .rows import Row
from .sheet import Comparison

_TABLE = "border-collapse:collapse;margin:8px 0;font-variant-numeric:tabular-nums"
_LINE = "text-align:center;border-bottom:1px solid #8a817866"
_CELL = f"padding:3px 10px;{_LINE}"
#: So many columns and more stand closer together: eight of them fit into 640 pixels.
_MANY, _CLOSE = 6, f"padding:3px;{_LINE}"


def comparison_html(compared: Comparison) -> str:
    """The cards, a table of yaku and steps, and the reasons; ≠ stands where rule sets differ."""
    look = _CLOSE if len(compared.names) >= _MANY else _CELL
    head = "".join(f'<th scope="col" style="{look};font-size:12px;vertical-align:bottom">{escape(name)}</th>'
                   for name in compared.names)
    rows = "".join(_row(row, look) for row in compared.rows)
    reasons = "".join(f"<li>{escape(reason)}</li>" for reason in compared.reasons)
    return (f"<div>{row_html(compared.pile, 44) or 'no cards'}"
            f'<table style="{_TABLE}"><thead><tr><td></td>{head}</tr></thead><tbody>{rows}</tbody></table>'
            f"<p>{escape(compared.verdict)}</p><ul>{reasons}</ul></div>")


def _row(row: Row, look: str) -> str:
    weight = "font-weight:600;" if row.id in ("sum", "total") else ""
    cells = []
    for cell, unlike in zip(row.cells, row.unlike(), strict=True):
        text = f"<b><u>{escape(cell.text)}</u></b>" if unlike else escape(cell.text)
        cells.append(f'<td style="{weight}{look}" title="{escape(cell.why)}">{text}</td>')
    mark = "≠&nbsp;" if row.differs else ""
    return (f'<tr><th scope="row" style="{look};text-align:left;font-weight:{600 if mark else 400}">{mark}'
            f"{escape(row.name)}</th>{''.join(cells)}</tr>")


def replay_html(replayed: Replay) -> str:
    """The steps that bring a difference, what each of the rule sets has there, and why the replay ends."""
    first, second = map(escape, replayed.names)
    rows = []
    for number in replayed.marked:
        step = replayed.steps[number]
        said = " ".join((step.text, *step.remarks))
        rows.append(f'<tr><th scope="row" colspan="3" style="{_CELL};text-align:left;font-weight:400">'
                    f"<b>{number}.</b> {escape(said)}</th></tr>")
        for one in replayed.new(number):
            values = "".join(f'<td style="{_CELL}">{escape(value)}</td>' for value in one.values)
            rows.append(f'<tr><th scope="row" style="{_CELL};text-align:left;padding-left:24px">≠ '
                        f"{escape(one.name)}</th>{values}</tr>")
    reasons = "".join(f"<li>{escape(one)}</li>" for one in replayed.end.why)
    return (f"<div><p>A round of <b>{first}</b>, replayed by the rules of <b>{second}</b>: "
            f"{len(replayed.steps) - 1} of {count(replayed.number, 'action')}.</p>"
            f'<table style="{_TABLE}"><thead><tr><td></td><th scope="col" style="{_CELL}">{first}</th>'
            f'<th scope="col" style="{_CELL}">{second}</th></tr></thead>'
            f'<tbody>{"".join(rows)}</tbody></table>'
            f"<p><b>{escape(replayed.end.text)}</b></p><ul>{reasons}</ul>"
            f"<p>{escape(replayed.outcome)}</p></div>")
