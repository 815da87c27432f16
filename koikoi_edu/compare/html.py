"""A comparison as a notebook shows it where no kernel runs: the pile, the table, the reasons."""
from html import escape

from ..show import row_html
from .sheet import Comparison, Row

_TABLE = "border-collapse:collapse;margin:8px 0;font-variant-numeric:tabular-nums"
_CELL = "padding:3px 10px;text-align:center;border-bottom:1px solid #8a817866"


def comparison_html(compared: Comparison) -> str:
    """The cards, a table of yaku and steps, and the reasons; ≠ stands where rule sets differ."""
    head = "".join(f'<th scope="col" style="{_CELL}">{escape(name)}</th>' for name in compared.names)
    rows = "".join(map(_row, compared.rows))
    reasons = "".join(f"<li>{escape(reason)}</li>" for reason in compared.reasons)
    return (f"<div>{row_html(compared.pile, 44) or 'no cards'}"
            f'<table style="{_TABLE}"><thead><tr><td></td>{head}</tr></thead><tbody>{rows}</tbody></table>'
            f"<p>{escape(compared.verdict)}</p><ul>{reasons}</ul></div>")


def _row(row: Row) -> str:
    weight = "font-weight:600;" if row.id in ("sum", "total") else ""
    cells = []
    for cell, unlike in zip(row.cells, row.unlike(), strict=True):
        text = f"<b><u>{escape(cell.text)}</u></b>" if unlike else escape(cell.text)
        cells.append(f'<td style="{weight}{_CELL}" title="{escape(cell.why)}">{text}</td>')
    mark = "≠ " if row.differs else ""
    return (f'<tr><th scope="row" style="{_CELL};text-align:left;font-weight:{600 if mark else 400}">{mark}'
            f"{escape(row.name)}</th>{''.join(cells)}</tr>")
