"""A rule set in words, on one page: the rule card, made from its data alone so that it can't be wrong.

An option at "off" says nothing, unless a variant has switched it off or the source leaves it open.
"""
import textwrap
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from ..cards import CardSet, Kind
from ..words import capital, count, listed, names
from .provenance import Provenance
from .sentences import sentence
from .yaku import VIEWING, Yaku, month_yaku

if TYPE_CHECKING:
    from .model import Rules


#: The id of the yaku of the current month's cards.
MONTH = "tsukifuda"


class Line(NamedTuple):
    """One sentence of a rule card.

    changed: whether a variant has it otherwise than its rule set. note: where the rule comes from, if the
    source does not say it, or what the rule set of a variant has; "" for neither.
    """

    text: str
    changed: bool = False
    note: str = ""

    def __str__(self) -> str:
        return f"{'Changed: ' * self.changed}{self.text}{f' [{self.note}]' * bool(self.note)}"


class Row(NamedTuple):
    """One yaku of a rule card: points and what it takes in words, the cards that it counts.

    mark: the letter of the remark about it, "" for none. changed: as for a line.
    """

    name: str
    points: str
    text: str
    cards: CardSet
    mark: str = ""
    changed: bool = False


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
    return textwrap.wrap(text, 100, subsequent_indent=" " * hanging)


def rule_card(rules: "Rules") -> RuleCard:
    """The rule card of a rule set or a variant."""
    rows = tuple(_rows(rules)[0])
    parts = [Part(title, tuple(_lines(rules, items)), rows if title == _YAKU else ())
             for title, items in _PARTS.items()]
    about = []
    if rules.preset:
        about.append(f"A variant of {rules.preset.name}; what it changes is marked as changed.")
    if any(line.note and not line.changed for part in parts for line in part.lines):
        about.append("In brackets: where a rule comes from that its source does not have.")
    return RuleCard(rules.name, " ".join(about), tuple(part for part in parts if part.lines or part.rows))


# What is said, and where ---------------------------------------------------------------------------------

def _deck(rules: "Rules") -> Iterator[Line]:
    kinds = [f"{len(rules.deck.of(kind))} {kind}{'s' * (kind is not Kind.CHAFF)}"
             for kind in (Kind.BRIGHT, Kind.ANIMAL, Kind.RIBBON, Kind.CHAFF)]
    yield Line(f"{len(rules.deck)} cards, four for each of twelve months: {listed(kinds)}.")


def _three(rules: "Rules") -> Iterator[Line]:
    if rules.three and rules.players == 2:
        yield Line(f"Three can play too: then each gets {count(rules.three['hand_size'], 'card')}, the "
                   f"table {rules.three['field_size']}.")


def _packets(rules: "Rules") -> Iterator[Line]:
    rounds = list(dict.fromkeys(rules.packets)) if _repeats(rules.packets) else list(rules.packets)
    others = "each of the others" if rules.players > 2 else "the other player"
    to = {"others": others, "table": "the table", "dealer": "the dealer"}
    said = listed(f"{size} to {to[zone]}" for zone, size in rounds)
    source = rules.provenance("packets")
    yield Line(f"The cards are dealt {said}, and again until all have theirs.", False, _open(source))


def _repeats(packets: tuple[tuple[str, int], ...]) -> bool:
    """Whether the packets are one run of others, table and dealer over and over."""
    run = tuple(dict.fromkeys(packets))
    return run * (len(packets) // len(run)) == packets


def _turn(rules: "Rules") -> Iterator[Line]:
    yield Line("The dealer begins; then the players take turns.")
    yield Line("Play a card from your hand. If a card of its month lies on the table, your card captures it: "
               "both go to your pile. Of two such cards you choose one; of three you take all. If there is "
               "none, your card stays on the table.")
    yield Line("Then turn the top card of the stock. It captures in the same way.")
    left = len(rules.deck) - rules.players * rules.hand_size - rules.field_size
    if left < rules.players * rules.hand_size:
        yield Line(f"The stock has {count(left, 'card')}, fewer than there are turns: once it is empty, a "
                   "turn is the card from your hand only.")


def _groups(rules: "Rules") -> Iterator[Line]:
    """Which yaku replace each other."""
    groups: dict[str, list[str]] = {}
    for one in rules.yaku:
        if one.group:
            groups.setdefault(one.group, []).append(one.name)
    for group, members in groups.items():
        if len(members) > 1:
            source = rules.provenance("bright_mode" if group == "brights" else "yaku")
            yield Line(f"Only the one that is worth most of these counts: {', '.join(members)}.", False,
                       _open(source))


def _gone(rules: "Rules") -> Iterator[Line]:
    """Which yaku a variant has taken out."""
    here = {one.id for one in _table(rules)}
    gone = [one.name for one in _table(rules.preset or rules) if one.id not in here]
    if gone:
        yield Line(f"No longer counted: {listed(gone)}.", True)


def _marks(rules: "Rules") -> Iterator[Line]:
    """What the marks in the table mean."""
    for letter, note in _rows(rules)[1].items():
        yield Line(f"({letter}) {note}.")


def _stop(rules: "Rules") -> Iterator[Line]:
    others = "" if rules.zero_sum else "; the others score nothing"
    yield Line(f"Who stops ends the round and scores{others}.")


def _sum(rules: "Rules") -> Iterator[Line]:
    from .model import OPTIONS
    alone = all(getattr(rules, option) == OPTIONS[option].off for option in _RAISES)
    yield Line(f"Your score is the sum of your yaku{'; nothing raises it' * alone}.")


_YAKU = "Yaku"
_RAISES = ("seven_doubles", "opponent_koikoi_doubles", "own_koikoi", "field_multiplier",
           "winner_takes_loser", "bonuses", "shake", "bomb", "seven_animals", "drawn_round_doubles", "go_bak")
_Item = str | Callable[["Rules"], Iterator[Line]]
_PARTS: dict[str, tuple[_Item, ...]] = {
    "Players and cards": (
        "players", _three, _deck, "jokers", "sake_role", "wild_card", "double_chaff"),
    "The deal": ("first_dealer", "hand_size", "field_size", _packets, "hand_swap"),
    "Before the first turn": (
        "table_quad", "table_quad_points", "table_four_pairs", "hand_quad", "hand_four_pairs",
        "quad_as_pairs", "hand_yaku_add", "both_hand_yaku", "multiply_hand_yaku", "refill_table", "shake"),
    "A turn": (
        _turn, "must_play_match", "may_decline_capture", "lightning_wild", "deal_pairs", "ppeok",
        "joker_flip", "bomb", "steal_chaff", "own_ppeok_takes_two"),
    _YAKU: (
        _gone, "best_yaku_only", _groups, "bright_mode", "five_bright_extra", "godori", "viewing",
        "viewing_rain", "month_yaku", _marks),
    "Stop or koi-koi": (
        "offer_on", "min_total", "undecidable", _stop, "offer_after_go", "max_calls", "auto_stop_last_turn"),
    "The score": (
        _sum, "seven_doubles", "opponent_koikoi_doubles", "own_koikoi", "field_multiplier",
        "winner_takes_loser", "bonuses", "no_bright_doubles", "safe_chaff", "no_chaff_is_safe",
        "penalty_needs_yaku", "three_player", "empty_pile_pays", "go_bak", "seven_animals", "first_ppeok",
        "three_ppeok", "drawn_round_doubles"),
    "The end of a round": ("exhaust_unstopped", "exhaust_no_yaku", "draw_dealer"),
    "The match": ("start_points", "zero_sum", "length", "ends_at_zero"),
}
#: Options whose "off" value is a rule that has to be said, and where.
_SAID: dict[str, Callable[["Rules"], bool]] = {
    **dict.fromkeys(("first_dealer", "both_hand_yaku", "best_yaku_only", "offer_on", "auto_stop_last_turn",
                     "exhaust_unstopped", "offer_after_go", "three_player", "joker_flip"), lambda _: True),
    "hand_yaku_add": lambda rules: rules.quad_as_pairs,
}
#: Options that say nothing because the table of yaku shows them, and what has to hold for others to matter.
_SHOWN: dict[str, Callable[["Rules"], bool]] = {
    "bright_mode": lambda rules: rules.bright_mode == "exclusive",
    "godori": lambda rules: True,
    "five_bright_extra": lambda rules: rules.five_bright_extra > 0,
    "viewing": lambda rules: rules.viewing != "bonus_only"}


def _wins(rules: "Rules") -> bool:
    """Whether a hand can win at once."""
    return type(rules.hand_quad) is int or type(rules.hand_four_pairs) is int


_MATTERS: dict[str, Callable[["Rules"], bool]] = {
    "table_quad_points": lambda rules: rules.table_quad == "dealer_wins",
    "quad_as_pairs": lambda rules: rules.hand_four_pairs != "off",
    "hand_yaku_add": lambda rules: type(rules.hand_quad) is int and type(rules.hand_four_pairs) is int,
    "both_hand_yaku": _wins,
    "multiply_hand_yaku": lambda rules: _wins(rules) and rules.field_multiplier != "off",
    "joker_flip": lambda rules: rules.jokers > 0,
    "viewing": lambda rules: any(one.id in VIEWING for one in rules.yaku),
    "viewing_rain": lambda rules: any(one.id in VIEWING for one in rules.yaku),
    "offer_after_go": lambda rules: rules.own_koikoi in ("go", "go_korean"),
    "three_player": lambda rules: rules.players == 3 and bool(rules.bonuses),
    "refill_table": lambda rules: rules.jokers > 0,
    "own_ppeok_takes_two": lambda rules: rules.steal_chaff,
    "no_bright_doubles": lambda rules: "no_bright" in rules.bonuses,
    "safe_chaff": lambda rules: "few_chaff" in rules.bonuses,
    "no_chaff_is_safe": lambda rules: "few_chaff" in rules.bonuses,
    "penalty_needs_yaku": lambda rules: bool(rules.bonuses - {"double_score"}),
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
    if source.kind == "chosen" and rules.preset:
        if option == "godori" or (option == "viewing" and value == "off"):
            return  # the table and what it no longer counts say it
        before = sentence(option, getattr(rules.preset, option), called)
        yield Line(sentence(option, value, called), True, f"{rules.preset.name}: {before.removesuffix('.')}")
        return
    if option in _SHOWN and _SHOWN[option](rules) and (source.is_sure or option == "bright_mode"):
        return
    if option in _MATTERS and not _MATTERS[option](rules):
        return
    is_said = option in _SAID and _SAID[option](rules)
    if value != OPTIONS[option].off or is_said or not source.is_sure:
        yield Line(sentence(option, value, called), False, _open(source))


def _open(source: Provenance) -> str:
    """Where a rule comes from, if its source does not say it."""
    return "" if source.is_sure else capital(source.words)


# The table of yaku ---------------------------------------------------------------------------------------

def _rows(rules: "Rules") -> tuple[list[Row], dict[str, str]]:
    """The yaku as rows, and what their marks mean, by mark."""
    marks: dict[str, str] = {}
    before = set(map(_words_of, _table(rules.preset))) if rules.preset else set()
    rows = []
    for one in _table(rules):
        note = _open(rules.provenance(f"yaku.{one.id}"))
        mark = marks.setdefault(note, chr(ord("a") + len(marks))) if note else ""
        # Further cards of a set stand in its words; the cards of a month are others each round.
        cards = one.must if len(one.must) == one.needs else one.cards if one.id != MONTH else CardSet()
        changed = rules.preset is not None and _words_of(one) not in before
        rows.append(Row(*_words_of(one), cards, mark, changed))
    return rows, {mark: note for note, mark in marks.items()}


def _table(rules: "Rules") -> tuple[Yaku, ...]:
    if isinstance(rules.month_yaku, str):
        return rules.yaku
    return (*rules.yaku, month_yaku(1, rules.month_yaku))


def _words_of(one: Yaku) -> tuple[str, str, str]:
    """Name, points and what it takes."""
    points = f"{one.points} +{one.step}" if one.step else str(one.points)
    text = "the four cards of the current month" if one.id == MONTH else one.text
    if one.without:
        text += f", but not with {names(one.without, 'or')} in the pile"
    if one.after_call and one.after_call != one.points:
        text += f"; {count(one.after_call, 'point')} once you have called koi-koi"
    return one.name, points, capital(text)
