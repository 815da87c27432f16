"""Odds and values in words and as tables."""
from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from ..words import capital, count

if TYPE_CHECKING:
    from .valuing import Value


def basis(exact: bool, n: int) -> str:
    """How the numbers came about, in one sentence."""
    worlds = f"{n:,} worlds" if n != 1 else "1 world"
    if exact:
        return f"Exact for players who play like this: all {worlds} that fit what is seen." if n > 1 else (
            "Exact: only 1 world fits what is seen.")
    return f"Sampled: {worlds} that fit what is seen. ± is one standard error."


def value_text(value: "Value") -> str:
    """The value of each action as lines of text."""
    return _text(*_value_sheet(value), basis(value.exact, value.n))


def value_html(value: "Value") -> str:
    """The value of each action as a notebook shows it."""
    return _html(*_value_sheet(value), basis(value.exact, value.n))


def _value_sheet(value: "Value") -> tuple[tuple[str, ...], list[list[str]]]:
    rows = []
    for row in value.rows:
        cost = value.cost(row.action)
        rows.append([str(row.action), _points(row.points, row.error),
                     "" if row is value.best else cost.text().lstrip("+")])
    return ("", "points ahead", "less than the best"), rows


def _points(mean: float, error: float) -> str:
    from .estimate import Estimate
    return Estimate(mean, error).text()


def _text(columns: Sequence[str], rows: list[list[str]], note: str) -> str:
    widths = [max(map(len, cells)) for cells in zip(columns, *rows, strict=True)]
    lines = ["  ".join(cell.ljust(width) if at == 0 else cell.rjust(width)
                       for at, (cell, width) in enumerate(zip(line, widths, strict=True))).rstrip()
             for line in (columns, *rows)]
    return "\n".join([*lines, "", note])


def _html(columns: Sequence[str], rows: list[list[str]], note: str) -> str:
    heads = "".join(f'<th scope="col">{escape(one)}</th>' for one in columns)
    lines = "".join(f'<tr><th scope="row" style="text-align:left">{escape(name)}</th>'
                    + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>" for name, *cells in rows)
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table><p>{escape(note)}</p>"
