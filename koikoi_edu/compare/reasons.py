"""Why the cells of a row differ, in a sentence: those that agree together, each with its rule."""
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..rules.clauses import clause
from ..scoring import Score
from ..words import listed

if TYPE_CHECKING:
    from .rows import Row

#: How many rule sets have to agree before they are called "the others".
_MANY = 3


def reason(row: "Row", columns: tuple[str, ...], scores: Sequence[Score]) -> str:
    """Why the cells of a row differ: those that agree together, the largest part last."""
    if row.id in ("sum", "total") or row.id.startswith("due.") or not row.differs:
        return ""
    parts: dict[tuple[str, str, str], list[str]] = {}
    for place, cell in enumerate(row.cells):
        parts.setdefault((cell.state, cell.text, _remark(row, place, scores)), []).append(columns[place])
    order = sorted(parts, key=lambda key: (key[0] != "counts", -(row.cells[columns.index(parts[key][0])].value
                                                                 or 0)))
    largest = max(reversed(order), key=lambda key: len(parts[key]))
    if len(parts[largest]) >= _MANY and len(order) > 1:
        order = [*(key for key in order if key != largest), largest]
    said = []
    for key in order:
        others = key == largest and len(parts[key]) >= _MANY
        said.append(_part(*key, "the others" if others else listed(parts[key]), others or len(parts[key]) > 1,
                          "yaku" if row.id.startswith("yaku.") else "rule"))
    return "; ".join(said)


def _part(state: str, text: str, remark: str, who: str, are_many: bool, what: str) -> str:
    if state == "counts":
        return f"{text} in {who}{f', {remark}' if remark else ''}"
    if state == "absent":
        return f"{who} {'have' if are_many else 'has'} no such {what}"
    return f"nothing in {who}: {remark}"


def _remark(row: "Row", place: int, scores: Sequence[Score]) -> str:
    """What is to be said of one cell beside its number."""
    cell, rules = row.cells[place], scores[place].rules
    if cell.state != "counts":
        return cell.why
    if not row.id.startswith("yaku."):
        return f"where {clause(cell.option, getattr(rules, cell.option), rules.family)}"
    why = cell.why if len({one.value for one in row.cells if one.state == "counts"}) > 1 else ""
    return ", ".join(filter(None, [why, _unlike_left_out(row, place, scores)]))


def _unlike_left_out(row: "Row", place: int, scores: Sequence[Score]) -> str:
    """Why a yaku counts here that is left out elsewhere."""
    here, id = scores[place], row.id.partition(".")[2]
    for cell, sheet in zip(row.cells, scores, strict=True):
        if cell.state != "left_out":
            continue
        if cell.option != "yaku":
            now, then = (getattr(one.rules, cell.option) for one in (here, sheet))
            if now != then:
                return f"where {clause(cell.option, now)}"
            continue
        group = next(one.yaku.group for one in sheet.left_out if one.yaku.id == id)
        higher = [one.id for one in sheet.yaku if one.yaku.group == group]
        beside = [one.name for one in here.yaku if one.id in higher]
        if beside:
            return f"where it adds to {listed(beside)}"
    return ""
