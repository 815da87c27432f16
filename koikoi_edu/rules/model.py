"""What a rule set is: one frozen value that says everything in which games differ (spec 12)."""
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any

from ..cards import CardSet
from ..errors import RulesError, UnknownName, nearest


@dataclass(frozen=True, slots=True)
class Yaku:
    """One scoring combination, as data.

    It is held by a pile with at least `needs` of `cards`, all of `must` among them; it is worth `points`,
    and `step` more for each of `cards` beyond `needs`. Of the yaku of one `group` only the first that is
    held counts, in the order of the rule set's table: the higher replaces the lower.
    """

    id: str
    name: str
    points: int
    cards: CardSet
    needs: int
    must: CardSet = CardSet()  # noqa: RUF009 - immutable
    step: int = 0
    group: str = ""
    text: str = ""

    def __post_init__(self) -> None:
        if not 0 < self.needs <= len(self.cards) or not self.must <= self.cards:
            raise RulesError(f"The yaku {self.id!r} needs {self.needs} of {len(self.cards)} cards: that can't be.")

    def worth(self, pile: CardSet) -> int:
        """Points of this yaku in a pile, 0 if it is not held. Other yaku are not looked at."""
        counted = (pile.bits & self.cards.bits).bit_count()
        if counted < self.needs or self.must.bits & ~pile.bits:
            return 0
        return self.points + self.step * (counted - self.needs)

    @property
    def counts_only(self) -> bool:
        """True if only the number of cards matters, not which ones."""
        return not self.must and self.needs < len(self.cards)

    def __repr__(self) -> str:
        return f"<{self.name}: {self.points}>"


def one_of(*values: object) -> Any:
    """An option that takes one of these values."""
    return field(kw_only=True, metadata={"values": values})


def whole(low: int, *, none: bool = False) -> Any:
    """An option that takes a whole number from `low` up, or None where `none` says so."""
    return field(kw_only=True, metadata={"low": low, "none": none})


@dataclass(frozen=True)
class Rules:
    """A rule set; `variant()` gives one with other options.

    The fields from `players` on are the options of spec 12, with their names. `changes` holds the options
    in which a variant differs from the preset that carries its id.
    """

    id: str
    name: str
    source: str
    yaku: tuple[Yaku, ...] = field(kw_only=True)
    #: Who gets how many cards in which order: "others", "table" and "dealer", over and over (spec 6.3).
    packets: tuple[tuple[str, int], ...] = field(kw_only=True)
    players: int = one_of(2)
    hand_size: int = whole(1)
    field_size: int = whole(1)
    first_dealer: str = one_of("random")
    table_quad: str = one_of("redeal", "off")
    field_multiplier: str = one_of("off", "per_bright", "any_bright")
    min_total: int = whole(1)
    max_calls: int | None = whole(0, none=True)
    auto_stop_last_turn: bool = one_of(True, False)
    seven_doubles: bool = one_of(True, False)
    opponent_koikoi_doubles: str = one_of("off", "once", "per_call")
    own_koikoi: str = one_of("off", "multiply")
    draw_dealer: str = one_of("same", "other")
    length: tuple[str, int] = field(kw_only=True, metadata={"length": ("rounds", "points")})
    changes: Mapping[str, Any] = field(default_factory=dict, kw_only=True, compare=False)

    def __post_init__(self) -> None:
        for option, value in self.options.items():
            _check(option, value)
        ids = [yaku.id for yaku in self.yaku]
        if len(set(ids)) < len(ids):
            raise RulesError(f"The rule set {self.id!r} lists a yaku twice.")
        if sum(size for _, size in self.packets) != self.hand_size * self.players + self.field_size:
            raise RulesError(f"The packets of {self.id!r} do not add up to its hands and table.")
        object.__setattr__(self, "_hash", hash((self.id, *map(str, self.options.values()), self.yaku)))

    def __hash__(self) -> int:
        return self._hash  # type: ignore[attr-defined, no-any-return]

    @property
    def options(self) -> dict[str, Any]:
        """Every option with its value."""
        return {name: getattr(self, name) for name in OPTIONS}

    def variant(self, **changes: Any) -> "Rules":
        """These rules with other options: `rules("vanikar").variant(seven_doubles=False)`.

        Raises UnknownName for an option that does not exist (with the nearest that does) and RulesError for
        a value that the option does not take.
        """
        for option in changes:
            if option not in OPTIONS:
                hint = nearest(option, OPTIONS) or f" Options: {', '.join(OPTIONS)}."
                raise UnknownName(f"There is no option {option!r}.{hint}")
        changes = {option: tuple(value) if isinstance(value, list) else value for option, value in changes.items()}
        differing = {option: value for option, value in changes.items() if getattr(self, option) != value}
        return replace(self, **changes, changes={**self.changes, **differing}) if differing else self

    def yaku_named(self, name: str) -> Yaku:
        """The yaku with this id or display name (letter case and macrons do not matter).

        Raises UnknownName, with the nearest valid id, if the rule set has no such yaku.
        """
        wanted = _plain(name)
        for yaku in self.yaku:
            if wanted in (_plain(yaku.id), _plain(yaku.name)):
                return yaku
        hint = nearest(wanted, [yaku.id for yaku in self.yaku])
        raise UnknownName(f"There is no yaku {name!r} in {self.name}.{hint}")

    def __repr__(self) -> str:
        changed = ", ".join(f"{option}={value!r}" for option, value in self.changes.items())
        return f"<{self.name}{f' with {changed}' if changed else ''}>"


OPTIONS = {option.name: option for option in fields(Rules)
           if {"values", "low", "length"} & set(option.metadata)}


def _check(option: str, value: object) -> None:
    says = OPTIONS[option].metadata
    number = isinstance(value, int) and not isinstance(value, bool)
    if "values" in says:
        good = any(value is one or (type(value) is type(one) and value == one) for one in says["values"])
        wanted = "one of " + ", ".join(map(repr, says["values"]))
        wanted += nearest(value, [one for one in says["values"] if isinstance(one, str)])
    elif "low" in says:
        good = (number and value >= says["low"]) or (says["none"] and value is None)  # type: ignore[operator]
        wanted = f"a whole number from {says['low']}" + (" or None" if says["none"] else "")
    else:
        good = (isinstance(value, tuple) and len(value) == 2 and value[0] in says["length"]
                and isinstance(value[1], int) and value[1] > 0)
        wanted = "('rounds', n) or ('points', n)"
    if not good:
        raise RulesError(f"The option {option!r} can't be {value!r}; it takes {wanted}.")


def _plain(name: str) -> str:
    macrons = str.maketrans("āīūēōô", "aiueoo")
    return str(name).strip().lower().translate(macrons).replace(" ", "-").replace("_", "-")
