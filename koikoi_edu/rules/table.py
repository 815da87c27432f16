"""From the yaku that a rule set lists and its options to the table that is played (spec 5.6, 5.7, 11.1)."""
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from ..cards import CHAFF, DECK, JOKER_CHAFF, JOKERS, CardSet, Kind
from ..errors import RulesError
from .provenance import Provenance, Sourced
from .yaku import BRIDGE, PATTERNS, SAKE, VIEWING, Yaku, with_step, yaku

if TYPE_CHECKING:
    from .model import Rules

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


def two_roles(rules: "Rules") -> CardSet:
    """The cards that are an animal or chaff, but not both at once (spec 3.9, 4.9, 5.7)."""
    cards = CardSet()
    if rules.wild_card == "sake" or rules.sake_role == "either":
        cards |= SAKE
    if rules.wild_card == "bridge":
        cards |= BRIDGE
    return cards


class Counted(NamedTuple):
    """All that counts as chaff; double and triple: what of it counts twice, three times (spec 4.9)."""

    cards: CardSet
    double: CardSet
    triple: CardSet

    def of(self, pile: CardSet) -> int:
        """How much chaff a pile is."""
        bits = pile.bits
        return ((bits & self.cards.bits).bit_count() + (bits & self.double.bits).bit_count()
                + 2 * (bits & self.triple.bits).bit_count())


def chaff_of(rules: "Rules", cards: CardSet = CHAFF) -> Counted:
    """What counts as chaff besides these cards, and how much: the sake cup, the bridge, jokers."""
    jokers = CardSet(JOKER_CHAFF) & rules.deck
    cards = cards | two_roles(rules) | jokers
    if rules.sake_role == "both":
        cards |= SAKE
    of_two, of_three = (CardSet(card for card in jokers if JOKER_CHAFF[card] == worth) for worth in (2, 3))
    return Counted(cards, (rules.double_chaff - JOKERS) & cards | of_two, of_three)


def _as_played(one: Yaku, rules: "Rules") -> Yaku:
    changes: dict[str, Any] = {}
    if one.kind is Kind.CHAFF:
        counted = chaff_of(rules, one.cards)
        added = counted.cards - one.cards
        text = one.text
        if added - JOKERS:
            words = " and ".join({"chrysanthemum-sake": "the sake cup", "iris-bridge": "the bridge"}[card.id]
                                 for card in added - JOKERS)
            text = f"{text}; {words} may be one of them"
        if added & JOKERS:
            text = f"{text}; a joker is as much chaff as it shows"
        changes |= {"text": text, **counted._asdict()}
    if one.group == "brights" and rules.bright_mode == "cumulative":
        changes["group"] = ""
    if one.id in VIEWING:
        changes["bonus"] = rules.viewing == "bonus_only"
        changes["without"] = _SPOILT.get(rules.viewing_rain, {}).get(one.id, CardSet())
        if changes["bonus"] and not one.bonus:
            changes["text"] = f"{one.text}, beside another yaku"
    return replace(one, **changes) if changes else one
