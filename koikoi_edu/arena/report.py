"""A tournament in words and as tables."""
from collections.abc import Callable, Sequence
from html import escape
from typing import TYPE_CHECKING

from ..words import count, listed

if TYPE_CHECKING:
    from .standing import Standing
    from .tournament import Tournament

#: A table: its heading, "" for none, its columns, and the rows, which begin with a name.
Sheet = tuple[str, Sequence[str], list[list[str]]]

_SEATS = {2: "both seats", 3: "every seat"}
_NOTHING = "nothing to count yet; play(240) plays 240 rounds of every meeting"


def title(cup: "Tournament") -> str:
    """What was played, in one line."""
    return f"{cup.rules.name}, seed {cup.seed}: {_size(cup)}."


def _size(cup: "Tournament") -> str:
    sizes = [one.rounds for one in cup.results]
    if cup.faults and not any(sizes):
        return "somebody failed in every deal, so there is nothing to count"
    if not any(sizes):
        return _NOTHING
    least, most = min(sizes), max(sizes)
    rounds = count(most, "round") if least == most else f"{least:,} to {most:,} rounds"
    each = "" if len(cup.meetings) == 1 else " a meeting"
    return f"{rounds}{each}, every deal played from {_SEATS[cup.rules.players]}"


def notes(cup: "Tournament") -> list[str]:
    """What has to be known to read the tables, and what went wrong."""
    lines = []
    if cup.rounds:
        over = "the opponent" if cup.rules.players == 2 else "the mean of the opponents"
        lines.append(f"Lead: points a round more than {over}. ± is one standard error, from the deals.")
    if any(one.six.n or one.twelve.n for one in cup.results):
        lines.append("Matches are strung together from these deals; who deals next is as the rules have it.")
    faults = cup.faults
    if faults:
        more = f" {count(len(faults) - 1, 'more round')} broke off, see faults." if len(faults) > 1 else ""
        lines.append(f"Not counted: {faults[0]}{more}")
    return lines


def sheets(cup: "Tournament") -> list[Sheet]:
    """The tables: all agents; with more than one meeting, what each did in each. None before any round."""
    if not cup.rounds:
        return []
    if len(cup.meetings) == 1:
        order = [one.name for one in cup.standings]
        rows = sorted(cup.results, key=lambda one: order.index(one.name))
        return [("", ("", *_HEADS, "6 months", "12 months"),
                 [[one.name, *_cells(one), one.six.percent(), one.twelve.percent()] for one in rows])]
    found: list[Sheet] = [("", ("", "Rounds", *_HEADS), [[one.name, f"{one.rounds:,}", *_cells(one)]
                                                        for one in cup.standings])]
    if cup.rules.players == 2:
        return [*found,
                _crossed(cup, "Lead of the row over the column", lambda one: one.lead.text()),
                _crossed(cup, "Matches over 12 months won by the row",
                         lambda one: one.twelve.percent())]
    each = [[f"{one.name} with {listed(one.against)}", *_cells(one), one.six.percent(), one.twelve.percent()]
            for one in cup.results]
    return [*found, ("Each meeting", ("", *_HEADS, "6 months", "12 months"), each)]


_HEADS = ("Lead", "Points a round", "Rounds won")


def _cells(one: "Standing") -> list[str]:
    return [one.lead.text(), one.points.text(sign=False), one.won.percent()]


def _crossed(cup: "Tournament", head: str, cell: "Callable[[Standing], str]") -> Sheet:
    names = [one.name for one in cup.standings]
    known = {(one.name, one.against[0]): cell(one) for one in cup.results}
    return head, ("", *names), [[name, *(known.get((name, other), "") for other in names)] for name in names]


def text(cup: "Tournament") -> str:
    """The tournament as lines of text."""
    lines = [title(cup)]
    for head, columns, rows in sheets(cup):
        widths = [max(map(len, cells)) for cells in zip(columns, *rows, strict=True)]
        lines += ["", f"{head}:"] if head else [""]
        lines += ["  ".join(cell.ljust(width) if at == 0 else cell.rjust(width)
                            for at, (cell, width) in enumerate(zip(line, widths, strict=True))).rstrip()
                  for line in (columns, *rows)]
    return "\n".join([*lines, "", *notes(cup)]).rstrip()


def markdown(cup: "Tournament") -> str:
    """The tables as Markdown, to be put into a page."""
    lines = [title(cup)]
    for head, columns, rows in sheets(cup):
        lines += ["", f"{head}:", ""] if head else [""]
        lines += [f"| {' | '.join(columns)} |", f"|---|{'---:|' * (len(columns) - 1)}"]
        lines += [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([*lines, "", *notes(cup)]).rstrip()


def html(cup: "Tournament") -> str:
    """What a tournament shows in a notebook."""
    parts = [f"<p>{escape(title(cup))}</p>"]
    for head, columns, rows in sheets(cup):
        caption = f'<caption style="text-align:left">{escape(head)}</caption>' if head else ""
        heads = "".join(f'<th scope="col">{escape(one)}</th>' for one in columns)
        lines = "".join(f'<tr><th scope="row" style="text-align:left">{escape(name)}</th>'
                        + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"
                        for name, *cells in rows)
        parts.append(f"<table>{caption}<thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table>")
    lines = "<br>".join(map(escape, notes(cup)))
    return "".join(parts) + (f"<p>{lines}</p>" if lines else "")
