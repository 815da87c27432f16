"""What a rule card says that is no sentence of one option: deck, deal, turn, score, and the table of yaku."""
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from ..cards import DECK, CardSet, Kind
from ..words import capital, count, listed, names
from .provenance import Provenance
from .sentences import sentence
from .yaku import Yaku, month_yaku

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


def open_words(source: Provenance) -> str:
    """Where a rule comes from, if its source does not say it."""
    return "" if source.is_sure else capital(source.words)


# The cards and the deal ----------------------------------------------------------------------------------

def deck(rules: "Rules") -> Iterator[Line]:
    cards = DECK.cards
    kinds = [f"{len(cards.of(kind))} {kind}{'s' * (kind is not Kind.CHAFF)}"
             for kind in (Kind.BRIGHT, Kind.ANIMAL, Kind.RIBBON, Kind.CHAFF)]
    yield Line(f"{len(cards)} cards, four for each of twelve months: {listed(kinds)}.")


def three(rules: "Rules") -> Iterator[Line]:
    """That three can play, and what is different then."""
    if not rules.three or rules.players == 3:
        return
    yield Line(f"Three can play too: then each gets {count(rules.three['hand_size'], 'card')}, the "
               f"table {rules.three['field_size']}.")
    for option, value in rules.three.items():
        if option not in ("hand_size", "field_size", "packets") and getattr(rules, option) != value:
            yield Line(f"With three: {sentence(option, value, family=rules.family)}")
    if rules.family == "go-stop":
        yield Line(f"With three: {sentence('three_player', rules.three_player)}", False,
                   open_words(rules.provenance("three_player")))


def packets(rules: "Rules") -> Iterator[Line]:
    run = list(dict.fromkeys(rules.packets)) if _repeats(rules.packets) else list(rules.packets)
    others = "each of the others" if rules.players > 2 else "the other player"
    to = {"others": others, "table": "the table", "dealer": "the dealer"}
    said = listed(f"{size} to {to[zone]}" for zone, size in run)
    sizes = {"others": rules.hand_size, "dealer": rules.hand_size, "table": rules.field_size}
    once = all(sum(size for to_zone, size in run if to_zone == zone) >= most for zone, most in sizes.items())
    again = "" if once else ", and again until all have theirs"
    yield Line(f"The cards are dealt {said}{again}.", False, open_words(rules.provenance("packets")))


def _repeats(packets: tuple[tuple[str, int], ...]) -> bool:
    """Whether the packets are one run of others, table and dealer over and over."""
    run = tuple(dict.fromkeys(packets))
    return run * (len(packets) // len(run)) == packets


# The turn ------------------------------------------------------------------------------------------------

def turn(rules: "Rules") -> Iterator[Line]:
    yield Line("The dealer begins; then the players take turns.")
    if rules.family == "go-stop":
        yield from _turn_of_go_stop(rules)
    else:
        yield Line("Play a card from your hand. If a card of its month lies on the table, your card captures "
                   "it: both go to your pile. Of two such cards you choose one; of three you take all. If "
                   "there is none, your card stays on the table.")
        yield Line("Then turn the top card of the stock. It captures in the same way.")
    left = len(rules.deck) - rules.players * rules.hand_size - rules.field_size
    if left < rules.players * rules.hand_size:
        yield Line(f"The stock has {count(left, 'card')}, fewer than there are turns: once it is empty, a "
                   "turn is the card from your hand only.")


def _turn_of_go_stop(rules: "Rules") -> Iterator[Line]:
    """Spec 3.6, 4.6, 4.7: captured is at the end of the turn."""
    if rules.jokers:
        yield Line("First you may lay a joker from your hand in front of you: it is captured, and the top "
                   "card of the stock comes into your hand instead.",
                   False, open_words(rules.provenance("joker_from_hand")))
    yield Line("Play a card from your hand. If a card of its month lies on the table, lay yours on it; of "
               "two such cards choose one, of three take all. If there is none, your card stays there.")
    yield Line("Then turn the top card of the stock and do the same with it. Only now what you have matched "
               "goes to your pile.")


# The yaku ------------------------------------------------------------------------------------------------

def groups(rules: "Rules") -> Iterator[Line]:
    """Which yaku replace each other."""
    groups: dict[str, list[str]] = {}
    for one in rules.yaku:
        if one.group:
            groups.setdefault(one.group, []).append(one.name)
    for group, members in groups.items():
        if len(members) > 1:
            source = rules.provenance("bright_mode" if group == "brights" else "yaku")
            yield Line(f"Only the one that is worth most of these counts: {', '.join(members)}.", False,
                       open_words(source))


def gone(rules: "Rules") -> Iterator[Line]:
    """Which yaku a variant has taken out."""
    here = {one.id for one in table_of_card(rules)}
    left = [one.name for one in table_of_card(rules.preset or rules) if one.id not in here]
    if left:
        yield Line(f"No longer counted: {listed(left)}.", True)


def marks(rules: "Rules") -> Iterator[Line]:
    """What the marks in the table mean."""
    for letter, note in rows(rules)[1].items():
        yield Line(f"({letter}) {note}.")


def rows(rules: "Rules") -> tuple[list[Row], dict[str, str]]:
    """The yaku as rows, and what their marks mean, by mark."""
    marks: dict[str, str] = {}
    before = set(map(_words_of, table_of_card(rules.preset))) if rules.preset else set()
    rows = []
    for one in table_of_card(rules):
        note = open_words(rules.provenance(f"yaku.{one.id}"))
        mark = marks.setdefault(note, chr(ord("a") + len(marks))) if note else ""
        # Further cards of a set stand in its words; the cards of a month are others each round.
        cards = one.must if len(one.must) == one.needs else one.cards if one.id != MONTH else CardSet()
        changed = rules.preset is not None and _words_of(one) not in before
        rows.append(Row(*_words_of(one), cards, mark, changed))
    return rows, {mark: note for note, mark in marks.items()}


def table_of_card(rules: "Rules") -> tuple[Yaku, ...]:
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


# The score -----------------------------------------------------------------------------------------------

def stop(rules: "Rules") -> Iterator[Line]:
    pays = rules.zero_sum or (rules.players == 3 and rules.three_player == "sum" and counts_losers(rules))
    yield Line(f"Who stops ends the round and scores{'' if pays else '; the others score nothing'}.")


def total(rules: "Rules") -> Iterator[Line]:
    from .model import OPTIONS
    alone = all(getattr(rules, option) == OPTIONS[option].off for option in _RAISES)
    yield Line(f"Your score is the sum of your yaku{'; nothing raises it' * alone}.")
    if counts_losers(rules):
        yield Line("What adds points comes before what multiplies.", False,
                   open_words(rules.provenance("points_first")))


def counts_losers(rules: "Rules") -> bool:
    """Whether the piles of the losers count."""
    return bool(rules.bonuses - {"double_score"})


_RAISES = ("seven_doubles", "opponent_koikoi_doubles", "own_koikoi", "yaku_multiply", "field_multiplier",
           "winner_takes_loser", "bonuses", "shake", "bomb", "seven_animals", "drawn_round_doubles", "go_bak")
