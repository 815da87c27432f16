"""What a rule set is: one frozen value that says everything in which games differ (spec 12)."""
import unicodedata
from dataclasses import dataclass, field, fields, replace
from typing import Any

from ..cards import DECK, CardSet
from ..errors import RulesError, UnknownName, nearest, shown


@dataclass(frozen=True, slots=True)
class Yaku:
    """One scoring combination, as data.

    It is held by a pile with at least `needs` of `cards`, all of `must` among them; it is worth `points`,
    and `step` more for each of `cards` beyond `needs`. Of the yaku of one `group` only the first that is
    held counts, in the order of the rule set's table: the higher replaces the lower.
    text: what it takes, in words.
    """

    id: str
    name: str
    points: int
    cards: CardSet
    needs: int
    must: CardSet = CardSet()
    step: int = 0
    group: str = ""
    text: str = ""

    def __post_init__(self) -> None:
        fits = max(1, len(self.must)) <= self.needs <= len(self.cards) and self.must <= self.cards
        if not fits:
            raise RulesError(f"The yaku {self.id!r} needs {self.needs} of {len(self.cards)} cards, "
                             f"{len(self.must)} of them fixed: that can't be.")
        if self.points < 1 or self.step < 0:
            raise RulesError(f"The yaku {self.id!r} is worth {self.points} points and {self.step} a further "
                             "card; it has to be 1 or more, and 0 or more.")

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

    id, name: what it is called in code and in words. source: where its rules come from. yaku: its table; the
    higher of one group first. packets: who gets how many cards in which order at the deal: "others" (each of
    them), "table" and "dealer" (spec 6.3). The fields from `players` on are the options of spec 12, with the
    names there. preset: the rule set that a variant was made from, None for a rule set of its own.

    Raises RulesError for values that an option does not take or that do not fit together.
    """

    id: str
    name: str
    source: str
    yaku: tuple[Yaku, ...] = field(kw_only=True)
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
    length: tuple[str, int] = field(kw_only=True, metadata={"units": ("rounds", "points")})
    preset: "Rules | None" = field(default=None, kw_only=True, compare=False)

    def __post_init__(self) -> None:
        for option, value in self.options.items():
            _check(option, value)
        ids = [yaku.id for yaku in self.yaku]
        if len(set(ids)) < len(ids):
            raise RulesError(f"The rule set {self.id!r} lists a yaku twice.")
        if not {zone for zone, _ in self.packets} <= {"others", "table", "dealer"}:
            raise RulesError(f"The packets of {self.id!r} go to others, table and dealer, nowhere else.")
        if self.hand_size * self.players + self.field_size > len(self.deck):
            raise RulesError(f"The rule set {self.id!r} deals more cards than its deck has.")
        for option, zones in (("hand_size", ("dealer", "others")), ("field_size", ("table",))):
            for zone in zones:
                dealt = sum(size for name, size in self.packets if name == zone)
                value = getattr(self, option)
                if dealt != value:
                    where = "the table" if zone == "table" else "a hand"
                    raise RulesError(f"The option {option!r} can't be {value}; "
                                     f"{self.name} deals {dealt} cards to {where}.")

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def deck(self) -> CardSet:
        """The cards that are played with (spec 1)."""
        return DECK.cards

    @property
    def options(self) -> dict[str, Any]:
        """Every option with its value."""
        return {name: getattr(self, name) for name in OPTIONS}

    @property
    def changes(self) -> dict[str, Any]:
        """The options in which a variant differs from its preset, with their values here."""
        return {name: value for name, value in self.options.items()
                if self.preset is not None and value != getattr(self.preset, name)}

    def variant(self, /, **changes: Any) -> "Rules":
        """These rules with other options: `rules("vanikar").variant(seven_doubles=False)`.

        Raises UnknownName for an option that does not exist (with the nearest that does) and RulesError for
        a value that the option does not take.
        """
        for option in changes:
            if option not in OPTIONS:
                hint = nearest(option, OPTIONS) or f" Options: {', '.join(OPTIONS)}."
                raise UnknownName(f"There is no option {shown(option)}.{hint}")
        if isinstance(changes.get("length"), list):
            changes["length"] = tuple(changes["length"])
        preset = self.preset or self
        new = replace(self, **changes, preset=preset)
        return new if new.changes else preset

    def yaku_named(self, name: str) -> Yaku:
        """The yaku with this id or display name (letter case and macrons do not matter).

        Raises UnknownName, with the nearest valid id, if the rule set has no such yaku.
        """
        wanted = _plain(name)
        for yaku in self.yaku:
            if wanted in (_plain(yaku.id), _plain(yaku.name)):
                return yaku
        ids = [yaku.id for yaku in self.yaku]
        hint = nearest(wanted, ids) or f" Its yaku: {', '.join(ids)}."
        raise UnknownName(f"There is no yaku {shown(name)} in {self.name}.{hint}")

    def above(self, yaku: Yaku) -> tuple[Yaku, ...]:
        """The yaku of its group that replace this one, the highest first."""
        before = self.yaku[:self.yaku.index(yaku)]
        return tuple(one for one in before if yaku.group and one.group == yaku.group)

    def __repr__(self) -> str:
        changed = ", ".join(f"{option}={value!r}" for option, value in self.changes.items())
        return f"<{self.name}{f' with {changed}' if changed else ''}>"


#: The options by name, in the order of `Rules`.
OPTIONS = {option.name: option for option in fields(Rules)
           if {"values", "low", "units"} & set(option.metadata)}


def _check(option: str, value: object) -> None:
    says = OPTIONS[option].metadata
    hint = ""
    if "values" in says:
        good = any(type(value) is type(one) and value == one for one in says["values"])
        wanted = "one of " + ", ".join(map(repr, says["values"]))
        hint = nearest(value, [one for one in says["values"] if isinstance(one, str)])
    elif "low" in says:
        good = _whole(value, says["low"]) or (says["none"] and value is None)
        wanted = f"a whole number from {says['low']}" + (" or None" if says["none"] else "")
    else:
        good = (isinstance(value, tuple) and len(value) == 2 and value[0] in says["units"]
                and _whole(value[1], 1))
        wanted = " or ".join(f"({unit!r}, n)" for unit in says["units"]) + " with a whole number n from 1"
    if not good:
        raise RulesError(f"The option {option!r} can't be {shown(value)}; it takes {wanted}.{hint}")


def _whole(value: object, low: int) -> bool:
    return type(value) is int and low <= value < 10**9


def _plain(name: str) -> str:
    letters = unicodedata.normalize("NFKD", str(name)).strip().lower()
    return "".join(letter for letter in letters if not unicodedata.combining(letter)
                   ).replace(" ", "-").replace("_", "-")
