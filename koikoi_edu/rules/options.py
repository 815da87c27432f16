"""What an option can be: its alternatives, what it decides, and how a value is read (spec 12)."""
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..cards import Card, CardSet
from ..errors import RulesError, UnknownName, nearest, shown

#: The off value of an option that every rule set has to state.
STATED: Any = ...


@dataclass(frozen=True)
class Option:
    """One option: what it decides and what it takes.

    text: what it decides. spec: its section. values: the words (or True and False) that it takes. low: it
    takes whole numbers from here on. units: it takes pairs of one of these words and a whole number from 1.
    many: it takes a set, of "values", "cards" or "yaku" ids; "table": a yaku table. off: the value that a
    rule set has which does not use it, STATED where each has to say.
    """

    text: str
    spec: str
    values: tuple[Any, ...] = ()
    low: int | None = None
    units: tuple[str, ...] = ()
    many: str = ""
    off: Any = STATED

    def read(self, name: str, value: Any, yaku: Collection[str] = ()) -> Any:
        """The value as rules keep it: a list as a tuple, names of cards as a CardSet.

        yaku: the ids that it may name. Raises RulesError for a value that the option does not take,
        UnknownName for a card, yaku or word of a set that does not exist.
        """
        if self.many:
            return self._read_many(name, value, yaku)
        if isinstance(value, list):
            value = tuple(value)
        if any(type(value) is type(one) and value == one for one in self.values):
            return value
        if self.low is not None and whole(value, self.low):
            return value
        if (isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], str)
                and value[0] in self.units and whole(value[1], 1)):
            return value
        hint = nearest(value, [one for one in self.values if isinstance(one, str)])
        raise RulesError(f"The option {name!r} can't be {shown(value)}; it takes {self.wanted}.{hint}")

    @property
    def wanted(self) -> str:
        """What it takes, in words."""
        if self.many:
            return {"cards": "a set of cards", "yaku": "a set of yaku ids", "values": "a set of " + ", ".join(
                map(repr, self.values)), "table": "points, or points, step and group, by yaku id"}[self.many]
        parts = ["one of " + ", ".join(map(repr, self.values))] if self.values else []
        if self.low is not None:
            parts.append(f"a whole number from {self.low}")
        if self.units:
            pairs = " or ".join(f"({unit!r}, n)" for unit in self.units)
            parts.append(f"{pairs} with a whole number n from 1")
        return " or ".join(parts)

    def _read_many(self, name: str, value: Any, yaku: Collection[str]) -> Any:
        if self.many == "cards":
            return _read_cards(name, value)
        if self.many == "table":
            return _read_table(value, yaku)
        words = value.replace(",", " ").split() if isinstance(value, str) else value
        if not isinstance(words, Iterable) or isinstance(words, Mapping):
            raise RulesError(f"The option {name!r} can't be {shown(value)}; it takes {self.wanted}.")
        words = list(words)
        known = yaku if self.many == "yaku" else self.values
        for word in words:
            if not isinstance(word, str) or word not in known:
                raise UnknownName(f"The option {name!r} has no {shown(word)}; it takes {self.wanted}."
                                  f"{nearest(word, map(str, known))}")
        return frozenset(words)


def _read_cards(name: str, value: Any) -> CardSet:
    if not isinstance(value, Card | str | Iterable) or isinstance(value, Mapping):
        raise RulesError(f"The option {name!r} can't be {shown(value)}; it takes a set of cards.")
    return CardSet(value)


#: What an entry of the option `yaku` can say.
TABLE_KEYS = ("points", "step", "group", "after_call")


def _read_table(value: Any, yaku: Collection[str]) -> dict[str, dict[str, Any]]:
    """The option `yaku` as given, with a plain number of points written out."""
    if not isinstance(value, Mapping):
        raise RulesError(f"The option 'yaku' can't be {shown(value)}; it takes points, or points, step and "
                         "group, by yaku id.")
    table: dict[str, dict[str, Any]] = {}
    for id, entry in value.items():
        if id not in yaku:
            raise UnknownName(f"There is no yaku {shown(id)}.{nearest(id, yaku)}")
        if entry == "off":
            entry = 0
        entry = dict(entry) if isinstance(entry, Mapping) else {"points": entry}
        for key, one in entry.items():
            if key not in TABLE_KEYS:
                raise UnknownName(f"A yaku has no {shown(key)}; it has {', '.join(TABLE_KEYS)}."
                                  f"{nearest(key, TABLE_KEYS)}")
            good = (isinstance(one, str) and len(one) <= 40 and one.isprintable() if key == "group"
                    else whole(one, 0))
            if not good:
                takes = "a word" if key == "group" else "a whole number from 0"
                raise RulesError(f"The option 'yaku' takes {takes} as {key} of {id!r}, not {shown(one)}.")
        table[id] = entry
    return table


def whole(value: object, low: int) -> bool:
    return type(value) is int and low <= value < 10**9


def option(text: str, spec: str, *values: Any, off: Any = STATED, **more: Any) -> Any:
    """A field of `Rules` that is an option; without `off` every rule set has to state it."""
    says = {"option": Option(text, spec, values, off=off, **more)}
    if off is STATED:
        return field(kw_only=True, metadata=says)
    return field(default=off, kw_only=True, metadata=says)


def switch(text: str, spec: str, **more: Any) -> Any:
    """An option that is True or False."""
    return option(text, spec, True, False, **more)
