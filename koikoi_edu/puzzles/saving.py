"""A record of practice as readable text, and back, whatever has become of the text meanwhile."""
import json
from collections.abc import Container, Mapping
from typing import Any, NamedTuple

from ..errors import KoiKoiError, shown
from . import leitner
from .kinds import KINDS
from .leitner import Place
from .making import split
from .record import LAST_STEP, Choice, Cost, Record
from .traps import COSTS

VERSION = 1
_WHAT = "koikoi_edu practice"
_MOST = 10**9  # of anything that is counted
_OWN = ("what", "version", "answered", "solved", "credit", "streak", "best_streak", "step", "traps", "items",
        "choices")


class Foreign(KoiKoiError, ValueError):
    """A whole text, but no record that this version may replace; the sentence goes on from its name."""


class Damaged(KoiKoiError, ValueError):
    """A text that can't be read at all; the sentence goes on from its name."""


class Saved(NamedTuple):
    """What a text holds. others: entries that are none of ours, kept as they are.

    refused: what could not be so, a sentence each.
    """

    record: Record
    others: Mapping[str, Any] = {}
    refused: tuple[str, ...] = ()


def as_text(record: Record, others: Mapping[str, Any] = Saved(Record()).others) -> str:
    """The record as JSON, a line for each puzzle and trap."""
    head = {"what": _WHAT, "version": VERSION, "answered": record.answered, "solved": record.solved,
            "credit": record.credit, "streak": record.streak, "best_streak": record.best_streak,
            "step": record.step}
    tables = {"traps": {id: cost._asdict() for id, cost in record.traps.items()},
              "items": {id: place._asdict() for id, place in record.items.items()}}
    if record.choices:
        tables["choices"] = {name: choice._asdict() for name, choice in record.choices.items()}
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
    for key, table in tables.items():
        rows = ",\n".join(f"  {json.dumps(id)}: {json.dumps(value)}" for id, value in table.items())
        lines.append(f"{json.dumps(key)}: {{\n{rows}\n }}" if rows else f"{json.dumps(key)}: {{}}")
    lines += [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in others.items()]
    return "{\n " + ",\n ".join(lines) + "\n}\n"


def from_text(data: bytes) -> Saved:
    """What a text holds, as far as it can be so.

    Raises Foreign for JSON that is no record or is of a newer version, Damaged for what is no JSON.
    """
    if not data.strip():
        return Saved(Record())
    try:
        found = json.loads(data.decode("utf-8-sig"))
        json.dumps(found)  # what is nested too deeply could not be written again
    except (ValueError, RecursionError):
        raise Damaged("is damaged") from None
    ours = isinstance(found, dict) and (found.get("what") == _WHAT or {"answered", "items"} <= found.keys())
    if not ours:
        raise Foreign("is no practice file")
    version = found.get("version")
    if type(version) is int and version > VERSION:
        raise Foreign(f"is of format {version}, and this version of koikoi_edu knows format {VERSION}")
    return _Reader(found).saved()


def was_one(data: bytes) -> bool:
    """Whether a damaged text says at its beginning that it was a record."""
    return _WHAT.encode() in data[:200]


class _Reader:
    """Takes from a JSON object what can be so, and notes the rest."""

    def __init__(self, found: dict[str, Any]) -> None:
        self._found = found
        self._refused: list[str] = []

    def saved(self) -> Saved:
        if self._found.get("what") != _WHAT or self._found.get("version") != VERSION:
            self._refused.append(f"it should say \"what\": {json.dumps(_WHAT)} and \"version\": {VERSION}")
        solved = self._whole("solved", _MOST)
        answered = self._whole("answered", _MOST, solved)
        streak = self._whole("streak", answered)
        record = Record(
            answered=answered, solved=solved, credit=self._credit(solved), streak=streak,
            best_streak=self._whole("best_streak", answered, streak), step=self._whole("step", LAST_STEP),
            traps=dict(self._traps()), items=dict(self._items(answered)), choices=dict(self._choices()))
        others = {key: value for key, value in self._found.items() if key not in _OWN}
        return Saved(record, others, tuple(self._refused))

    def _refuse(self, what: str, value: object, instead: str) -> None:
        self._refused.append(f"{what} can't be {shown(value)} and is {instead} now")

    def _whole(self, key: str, most: int, least: int = 0) -> int:
        value: Any = self._found.get(key)
        if _is_whole(value, least, most):
            return int(value)
        self._refuse(key, value, str(least))
        return least

    def _credit(self, solved: int) -> float:
        value: Any = self._found.get("credit")
        if _is_number(value, solved):
            return float(value)
        self._refuse("credit", value, "0")
        return 0.0

    def _table(self, key: str) -> dict[str, Any]:
        table = self._found.get(key)
        if isinstance(table, dict):
            return table
        self._refuse(key, table, "empty")
        return {}

    def _traps(self) -> list[tuple[str, Cost]]:
        rows = []
        for id, value in self._table("traps").items():
            times, lost = _entry(value, "times"), _entry(value, "lost")
            if id not in COSTS:
                self._refused.append(f"there is no trap {shown(id)}")
            elif not _is_whole(times, 0, _MOST) or not _is_number(lost, times):
                self._refuse(f"the cost of the trap {id!r}", value, "nothing")
            else:
                rows.append((id, Cost(times, float(lost))))
        return rows

    def _choices(self) -> list[tuple[str, Choice]]:
        rows = []
        for name, value in self._table("choices").items() if "choices" in self._found else ():
            kinds, levels, goals = (_entry(value, key) for key in Choice._fields)
            if _are(kinds, KINDS) and kinds and _are(levels, range(1, 6)) and _is_whole(goals, 0, _MOST):
                rows.append((name, Choice(tuple(kinds), tuple(sorted(set(levels))), goals)))
            else:
                self._refuse(f"the choice of {shown(name)}", value, "forgotten")
        return rows

    def _items(self, answered: int) -> list[tuple[str, Place]]:
        rows = []
        for id, value in self._table("items").items():
            box, due = _entry(value, "box"), _entry(value, "due")
            if not id.isprintable() or split(id) is None:
                self._refused.append(f"there is no puzzle {shown(id)}")
                continue
            if not _is_whole(box, 1, leitner.LAST):
                self._refuse(f"the box of {id!r}", box, "1")
                box = 1
            if not _is_whole(due, 0, leitner.placed(box, answered).due):
                place = leitner.placed(box, answered)
                self._refuse(f"the due of {id!r}", due, str(place.due))
                due = place.due
            rows.append((id, Place(box, due)))
        return rows


def _entry(value: Any, key: str) -> Any:
    return value.get(key) if isinstance(value, dict) else None


def _are(values: Any, known: Container[Any]) -> bool:
    return isinstance(values, list) and all(type(one) in (str, int) and one in known for one in values)


def _is_whole(value: Any, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def _is_number(value: Any, most: float) -> bool:
    return type(value) in (int, float) and 0 <= value <= most
