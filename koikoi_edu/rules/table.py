"""From the yaku that a rule set lists and its options to the table that is played (spec 5.6, 5.7, 11.1)."""
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ..cards import DECK, JOKER_CHAFF, CardSet, Kind
from ..errors import RulesError
from .provenance import Provenance, Sourced
from .yaku import BRIDGE, PATTERNS, SAKE, VIEWING, Yaku, with_step, yaku

if TYPE_CHECKING:
    from .model import Rules

#: The jokers that are two, and three chaff (spec 4.1).
_JOKERS_OF = {worth: CardSet(card for card, chaff in JOKER_CHAFF.items() if chaff == worth)
              for worth in (2, 3)}
#: What Godori is worth in a table that does not list it (spec 2.6).
GODORI = 5
#: What spoils each viewing yaku once it is captured, by the option `viewing_rain` (spec 11.1).
_RAINMAN, _PHOENIX = CardSet("rainman"), CardSet("phoenix")
_SPOILT: dict[str, dict[str, CardSet]] = {
    "captured_brights": {"hanami": _RAINMAN | _PHOENIX, "tsukimi": _RAINMAN | _PHOENIX},
    "captured_cards": {"hanami": _RAINMAN, "tsukimi": DECK.cards.in_month(12)},
}
_SPOILT["bga"] = _SPOILT["captured_brights"]


def listed_table(given: Any, sources: dict[str, Provenance]) -> tuple[Yaku, ...]:
    """The yaku that a rule set lists, given one by one or as the option `yaku`.

    Their provenance, where they bring one, goes to `sources`.
    """
    if isinstance(given, Mapping):
        return changed_table((), (), {id: dict(entry) for id, entry in given.items()})
    listed = []
    for one in given:
        if isinstance(one, Sourced):
            sources[f"yaku.{one.value.id}"] = one.provenance
            one = one.value
        listed.append(one)
    return tuple(listed)


def changed_table(listed: tuple[Yaku, ...], preset: tuple[Yaku, ...],
                  entries: dict[str, dict[str, Any]]) -> tuple[Yaku, ...]:
    """A listed table with these entries of the option `yaku`, in the order of the preset, new ones behind.

    Raises RulesError for a new yaku without points.
    """
    table = {one.id: one for one in listed}
    known = {one.id: one for one in preset}
    for id, entry in entries.items():
        if entry.get("points") == 0:
            table.pop(id, None)
            continue
        if id not in table and id not in known and "points" not in entry:
            raise RulesError(f"The yaku {id!r} is new here; say how many points it is worth.")
        one = table.get(id) or known.get(id) or PATTERNS[id]
        plain = {key: value for key, value in entry.items() if key != "step"}
        table[id] = replace(with_step(one, entry.get("step", one.step)), **plain)
    places = {id: place for place, id in enumerate(known)}
    return tuple(sorted(table.values(), key=lambda one: places.get(one.id, len(places))))


def table_of(listed: tuple[Yaku, ...], rules: "Rules") -> tuple[Yaku, ...]:
    """The table as the options leave it. What an option has changed already stays as it is."""
    table = {one.id: one for one in listed}
    if rules.five_bright_extra:
        table["five-brights"] = yaku("five-brights", rules.five_bright_extra)
    if rules.godori:
        table.setdefault("godori", yaku("godori", GODORI))
    else:
        table.pop("godori", None)
    if rules.viewing == "off":
        for id in VIEWING:
            table.pop(id, None)
    return tuple(_as_played(one, rules) for one in table.values())


def also_chaff(rules: "Rules") -> CardSet:
    """The animals that can count as chaff: the sake cup, the bridge (spec 3.9, 4.9, 5.7, 7.7)."""
    cards = CardSet()
    if rules.sake_role != "animal" or rules.wild_card == "sake":
        cards |= SAKE
    if rules.wild_card == "bridge":
        cards |= BRIDGE
    return cards


def _as_played(one: Yaku, rules: "Rules") -> Yaku:
    changes: dict[str, Any] = {}
    if one.kind is Kind.CHAFF:
        jokers = CardSet(JOKER_CHAFF) & rules.deck
        animals = also_chaff(rules) - one.cards
        cards = one.cards | animals | jokers
        text = one.text
        if animals:
            words = " and ".join({"chrysanthemum-sake": "the sake cup", "iris-bridge": "the bridge"}[card.id]
                                 for card in animals)
            text = f"{text}; {words} may be one of them"
        if jokers - one.cards:
            text = f"{text}; a joker is as much chaff as it shows"
        triple = _JOKERS_OF[3] & jokers
        changes |= {"cards": cards, "text": text, "triple": triple,
                    "double": rules.double_chaff & cards | _JOKERS_OF[2] & jokers}
    if one.group == "brights" and rules.bright_mode == "cumulative":
        changes["group"] = ""
    if one.id in VIEWING:
        changes["bonus"] = rules.viewing == "bonus_only"
        changes["without"] = _SPOILT.get(rules.viewing_rain, {}).get(one.id, CardSet())
        if changes["bonus"] and not one.bonus:
            changes["text"] = f"{one.text}, beside another yaku"
    return replace(one, **changes) if changes else one
