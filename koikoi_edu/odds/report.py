"""Odds and values in words and as tables."""
from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from ..words import count, listed
from .estimate import Estimate

if TYPE_CHECKING:
    from .chances import Odds
    from .valuing import Value

#: Columns, rows that begin with a name, and what has to be known to read them.
Sheet = tuple[Sequence[str], list[list[str]], list[str]]


def text(seen: "Odds | Value") -> str:
    """A table as lines of text."""
    columns, rows, notes = _sheet(seen)
    widths = [max(map(len, cells)) for cells in zip(columns, *rows, strict=True)]
    lines = ["  ".join(cell.ljust(width) if at == 0 else cell.rjust(width)
                       for at, (cell, width) in enumerate(zip(line, widths, strict=True))).rstrip()
             for line in (columns, *rows)]
    return "\n".join([*lines, "", *notes])


def html(seen: "Odds | Value") -> str:
    """A table as a notebook shows it."""
    columns, rows, notes = _sheet(seen)
    heads = "".join(f'<th scope="col">{escape(one)}</th>' for one in columns)
    lines = "".join(f'<tr><th scope="row" style="text-align:left">{escape(name)}</th>'
                    + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"
                    for name, *cells in rows)
    return (f"<table><thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table>"
            f"<p>{'<br>'.join(map(escape, notes))}</p>")


def _sheet(seen: "Odds | Value") -> Sheet:
    from .valuing import Value
    return _of_value(seen) if isinstance(seen, Value) else _of_odds(seen)


def _of_value(value: "Value") -> Sheet:
    rows = [[str(row.action), Estimate(row.points, row.error).text(),
             "" if row is value.best else value.cost(row.action).text(sign=False)] for row in value.rows]
    others = "the opponent" if value.view.rules.players == 2 else "the mean of the others"
    return (("", "points", "less than the best"), rows,
            [f"Points: by how many you are ahead of {others} in this round.", _basis(value)])


def _of_odds(odds: "Odds") -> Sheet:
    view, seats = odds.view, range(odds.view.rules.players)
    order = sorted(seats, key=lambda seat: (seat - view.player) % len(seats))
    names = ["you", "opponent"] if len(seats) == 2 else ["you", *(f"player {seat}" for seat in order[1:])]
    seen = [line for line in odds.yaku if any(one.mean for one in line.chances)]
    rows = [[line.yaku.name, *(line.chances[seat].percent() for seat in order)] for line in seen]
    rows.append(["scores", *(odds.scores[seat].percent() for seat in order)])
    notes = [f"Nobody scores: {odds.nobody.percent()}."]
    never = [line.yaku.name for line in odds.yaku if line not in seen]
    if never:
        notes.append(f"In none of these worlds: {listed(never)}.")
    return ("at the end", *names), rows, [*notes, _basis(odds)]


def _basis(seen: "Odds | Value") -> str:
    """How the numbers came about."""
    worlds = count(seen.n, "world") if seen.n < 1000 else f"{seen.n:,} worlds"
    if seen.exact:
        return f"Exact, if all play on as these players do: {worlds}, and no others fit what is seen."
    return f"Sampled: {worlds} of all that fit what is seen. ± is one standard error."
