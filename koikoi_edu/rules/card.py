"""A rule set in words, on one page: the rule card, made from its data alone so that it can't be wrong.

An option at "off" says nothing, unless a variant has switched it off or the source leaves it open.
"""
import textwrap
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from . import lines
from .family import FAMILIES
from .lines import Line, Row, open_words
from .sentences import sentence
from .yaku import VIEWING

if TYPE_CHECKING:
    from .model import Rules

__all__ = ["Line", "Part", "Row", "RuleCard", "rule_card"]


class Part(NamedTuple):
    """One part of a rule card: its heading, its sentences, and above them the yaku where it has some."""

    title: str
    lines: tuple[Line, ...]
    rows: tuple[Row, ...] = ()


class RuleCard(NamedTuple):
    """A rule set in words. title: its name. about: what kind of card this is. parts: in the order of play."""

    title: str
    about: str
    parts: tuple[Part, ...]

    def __str__(self) -> str:
        lines = [self.title, "=" * len(self.title), *(_wrapped(self.about) if self.about else ())]
        for part in self.parts:
            lines += ["", part.title, "-" * len(part.title)]
            for row in part.rows:
                name = f"{'Changed: ' * row.changed}{row.name}{f' ({row.mark})' * bool(row.mark)}"
                lines += _wrapped(f"{row.points:>6}  {name}: {row.text}", 8)
            for line in part.lines:
                lines += _wrapped(f"* {line}", 2)
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        from ..show_rules import rule_card_html
        return rule_card_html(self)


def _wrapped(text: str, hanging: int = 0) -> list[str]:
    return textwrap.wrap(text, 100, subsequent_indent=" " * hanging, break_on_hyphens=False)


def rule_card(rules: "Rules") -> RuleCard:
    """The rule card of a rule set or a variant."""
    rows = tuple(lines.rows(rules)[0])
    noun = FAMILIES[rules.family].noun
    parts = [Part(title.format(noun=noun), tuple(_lines(rules, items)), rows if title == _YAKU else ())
             for title, items in _PARTS.items()]
    about = []
    if rules.preset:
        about.append(f"A variant of {rules.preset.name}; what it changes is marked as changed.")
    if any(line.note and not line.changed for part in parts for line in part.lines):
        about.append("In brackets: where a rule comes from that its source does not have.")
    return RuleCard(rules.name, " ".join(about), tuple(part for part in parts if part.lines or part.rows))


# What is said, and where ---------------------------------------------------------------------------------

_YAKU = "Yaku"
_Item = str | Callable[["Rules"], Iterator[Line]]
_PARTS: dict[str, tuple[_Item, ...]] = {
    "Players and cards": (
        "players", lines.three, lines.deck, "jokers", "sake_role", "wild_card", "double_chaff"),
    "The deal": ("first_dealer", "birthday_distance", "hand_size", "field_size", lines.packets, "hand_swap"),
    "Before the first turn": (
        "table_quad", "table_four_pairs", "table_quad_points", "hand_quad", "hand_four_pairs",
        "quad_as_pairs", "hand_yaku_add", "both_hand_yaku", "multiply_hand_yaku", "refill_table", "shake"),
    "A turn": (
        lines.turn, "must_play_match", "may_decline_capture", "lightning_wild", "deal_pairs", "ppeok",
        "joker_flip", "bomb", "steal_chaff", "own_ppeok_takes_two"),
    _YAKU: (
        lines.gone, "best_yaku_only", lines.groups, "bright_mode", "five_bright_extra", "godori", "viewing",
        "viewing_rain", "viewing_in_season", "month_yaku", lines.marks),
    "Stop or {noun}": (
        "offer_on", "min_total", "undecidable", lines.stop, "offer_after_go", "max_calls",
        "auto_stop_last_turn"),
    "The score": (
        lines.total, "seven_doubles", "opponent_koikoi_doubles", "own_koikoi", "yaku_multiply",
        "field_multiplier", "multipliers", "winner_takes_loser", "bonuses", "no_bright_doubles",
        "safe_chaff", "no_chaff_is_safe", "penalty_needs_yaku", "three_player", "empty_pile_pays", "go_bak",
        "seven_animals", "first_ppeok", "three_ppeok", "drawn_round_doubles"),
    "The end of a round": ("exhaust_unstopped", "exhaust_no_yaku", "draw_dealer"),
    "The match": ("start_points", "zero_sum", "length", "ends_at_zero"),
}
#: Options whose "off" value is a rule that has to be said, and where.
_SAID: dict[str, Callable[["Rules"], bool]] = {
    **dict.fromkeys(("first_dealer", "both_hand_yaku", "best_yaku_only", "offer_on", "auto_stop_last_turn",
                     "exhaust_unstopped", "offer_after_go", "three_player", "joker_flip", "refill_table",
                     "no_bright_doubles", "safe_chaff"), lambda _: True),
    "hand_yaku_add": lambda rules: rules.quad_as_pairs,
    "deal_pairs": lambda rules: rules.family == "go-stop",
}
#: Options that say nothing because the table of yaku shows them, and what has to hold for others to matter.
_SHOWN: dict[str, Callable[["Rules"], bool]] = {
    "bright_mode": lambda rules: rules.bright_mode == "exclusive",
    "godori": lambda rules: True,
    "five_bright_extra": lambda rules: rules.five_bright_extra > 0,
    "viewing": lambda rules: rules.viewing != "bonus_only"}


def _wins(rules: "Rules") -> bool:
    """Whether a hand can win at once."""
    return (type(rules.hand_quad) is int or type(rules.hand_four_pairs) is int
            or rules.hand_quad == "chongtong")


_MATTERS: dict[str, Callable[["Rules"], bool]] = {
    "table_quad_points": lambda rules: "dealer_wins" in (rules.table_quad, rules.table_four_pairs),
    "quad_as_pairs": lambda rules: rules.hand_four_pairs != "off",
    "hand_yaku_add": lambda rules: type(rules.hand_quad) is int and type(rules.hand_four_pairs) is int,
    "both_hand_yaku": _wins,
    "multiply_hand_yaku": lambda rules: _wins(rules) and rules.field_multiplier != "off",
    "joker_flip": lambda rules: rules.jokers > 0,
    **dict.fromkeys(("viewing", "viewing_rain", "viewing_in_season"),
                    lambda rules: any(one.id in VIEWING for one in rules.yaku)),
    "birthday_distance": lambda rules: rules.first_dealer == "birthday",
    "offer_after_go": lambda rules: rules.calls_are_goes,
    "own_koikoi": lambda rules: not rules.yaku_multiply,
    "multipliers": lambda rules: (rules.field_multiplier != "off"
                                  and (rules.yaku_multiply or rules.own_koikoi != "off")),
    "three_player": lambda rules: rules.players == 3 and lines.counts_losers(rules),
    "refill_table": lambda rules: rules.jokers > 0,
    "own_ppeok_takes_two": lambda rules: rules.steal_chaff,
    "no_bright_doubles": lambda rules: "no_bright" in rules.bonuses,
    "safe_chaff": lambda rules: "few_chaff" in rules.bonuses,
    "no_chaff_is_safe": lambda rules: "few_chaff" in rules.bonuses,
    "penalty_needs_yaku": lines.counts_losers,
}


def _lines(rules: "Rules", items: tuple[_Item, ...]) -> Iterator[Line]:
    for item in items:
        if callable(item):
            yield from item(rules)
        else:
            yield from _of_option(rules, item)


def _of_option(rules: "Rules", option: str) -> Iterator[Line]:
    """The sentence of an option, where it has something to say."""
    from .model import OPTIONS
    value, source = getattr(rules, option), rules.provenance(option)
    called = {one.id: one.name for one in rules.yaku}
    if option == "bonuses" and rules.deck.isdisjoint("joker-double") and source.kind != "chosen":
        value -= {"double_score"}
    if source.kind == "chosen" and rules.preset:
        if option == "godori" or (option == "viewing" and value == "off"):
            return  # the table and what it no longer counts say it
        before = sentence(option, getattr(rules.preset, option), called, rules.family)
        yield Line(sentence(option, value, called, rules.family), True,
                   f"{rules.preset.name}: {before.removesuffix('.')}")
        return
    if option in _SHOWN and _SHOWN[option](rules) and (source.is_sure or option == "bright_mode"):
        return
    if option in _MATTERS and not _MATTERS[option](rules):
        return
    is_said = option in _SAID and _SAID[option](rules)
    if value != OPTIONS[option].off or is_said or not source.is_sure:
        yield Line(sentence(option, value, called, rules.family), False, open_words(source))
