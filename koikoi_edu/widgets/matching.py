"""The matching stepper: foretell which cards a card takes, then watch the turn, one step at a time."""
from collections import Counter
from collections.abc import Iterable
from html import escape
from importlib.resources import files
from typing import NamedTuple

from ..cards import DECK, Card, CardSet, find_card
from ..errors import CardError, RulesError, UnknownName, nearest, shown
from ..exercises.captures import fits, in_words, rule, why_not
from ..exercises.reading import read_cards
from ..game import Happening
from ..rules import DEFAULT, Rules
from ..rules import rules as find_rules
from ..scoring import Cards
from ..show import image_html
from ..words import capital, listed, names
from .base import (
    CardButton,
    CardRow,
    Choice,
    Sentence,
    View,
    action,
    box,
    chip,
    faces,
    guarded,
    html,
    set_class,
    switch,
)
from .turn import Frame, Moment, Turn


class Example(NamedTuple):
    """A position to try. name: what it shows. short: the same on a button."""

    name: str
    short: str
    hand: str
    table: str
    stock: str


#: The ladder of examples, easiest first, by the word that `MatchingStepper.example` takes.
EXAMPLES = {
    "one": Example("one match", "one match", "pine-1", "wisteria-2 boar pine-poem moon", "iris-1"),
    "none": Example("no match", "no match", "sake", "plum-1 wisteria-2 geese deer", "iris-1"),
    "two": Example("two matches: you choose", "two: you choose",
                   "geese", "plum-poem boar moon pampas-1", "iris-1"),
    "three": Example("three: takes all", "three: all",
                     "iris-2", "crane bridge iris-ribbon iris-1", "boar"),
    "drawn": Example("the drawn card matches", "drawn: one",
                     "curtain", "warbler cherry-1 deer phoenix", "maple-blue"),
    "drawn two": Example("the drawn card matches two", "drawn: two",
                         "swallow", "crane peony-1 butterflies willow-ribbon", "peony-blue"),
    "laid": Example("the drawn card matches what you just laid", "drawn: what you laid",
                    "crane", "boar moon sake", "pine-1"),
    "late": Example("the drawn card comes too late", "drawn: too late",
                    "crane", "pine-1 butterflies moon", "pine-2"),
    "hand": Example("a whole hand: you choose the card", "a whole hand",
                    "warbler cuckoo chrysanthemum-1 paulownia-red",
                    "plum-1 iris-1 iris-2 boar sake maple-2 rainman phoenix", "bridge"),
}

_ZONES = {"hand": "Hand", "table": "Table", "stock": "Top of the stock"}
_DECK_BY_ROWS = [card for row in range(4) for card in list(DECK.cards)[row::4]]


class MatchingStepper(View):
    """One turn to foretell and to watch: the hand card, what it takes, the stock card, what that takes.

    example: the example to begin with, a word of `EXAMPLES`. hand, table, stock: cards to begin with in its
    place. index: whether the cards carry their corner index.

    From code: `play("crane")` chooses a hand card, `predict("pine-poem")` foretells (or "nothing"), `step()`,
    `back()` and `restart()` move through the turn, `example("three")` and `set_up(hand=..., table=...,
    stock=...)` lay other cards. Each answers with the sentence that is shown; a fault changes nothing.
    """

    css = files(__package__).joinpath("matching.css").read_text(encoding="utf-8")
    classes = ("kk-matching", "kk-stack")

    def __init__(self, example: str = "one", *, hand: Cards = (), table: Cards = (), stock: Cards = (),
                 rules: str | Rules = DEFAULT, index: bool = True):
        self.rules = find_rules(rules)
        if self.rules.family != DEFAULT.family:
            raise RulesError("MatchingStepper shows turns of Koi-Koi; those of "
                             f"{self.rules.name} are shown by StackStepper(rules={self.rules.id!r}).")
        self.turn, self.at, self.marks, self.revealed = self._example_turn("one"), 0, CardSet(), False
        self._example: str | None = "one"
        self._zone = "hand"
        self._build(index)
        self._start()
        if hand or table or stock:
            self.set_up(hand=hand, table=table, stock=stock)
        elif example != "one":
            self.example(example)

    def _build(self, index: bool) -> None:
        self.status = html("", "kk-matching-says")
        self._examples = Choice({key: one.short for key, one in EXAMPLES.items()}, self.example)
        self._hand = CardRow(self.play, empty="no card")
        self._table = CardRow(self._press_table, empty="no card lies on the table")
        self._stock, self._pile, self._steps = html(), html(), html("", "kk-matching-steps")
        self._headings = {"table": html(_heading("Table")), "stock": html(),
                          "hand": html(_heading("Your hand")), "pile": html()}
        self._main = action("", self._press_main, primary=True)
        self._other = action("", self._press_other)
        self._nothing = action("It takes nothing", self._press_nothing)
        self._back = action("Back", self._press_back)
        self._again = action("Restart", self.restart)
        self._legend = html("", "kk-matching-legend")
        self._own = action("Your own position", self._toggle_editor)
        self._editor = box(classes="kk-matching-holder")
        self._places: Choice | None = None
        board = box(self._zone_box("table", self._table), self._zone_box("stock", self._stock),
                    self._zone_box("hand", self._hand), self._zone_box("pile", self._pile),
                    classes="kk-matching-board")
        super().__init__(
            self._examples, self._steps, board, self._legend, self.status,
            box(box(self._main, self._other, self._nothing), box(self._back, self._again),
                classes="kk-row kk-matching-line"),
            box(self._own, switch("Corner index", self._switch_index, bool(index))),
            self._editor)
        self._switch_index(bool(index))

    def _zone_box(self, zone: str, content: object) -> object:
        return box(self._headings[zone], content, classes=f"kk-matching-zone kk-matching-{zone}")

    # ── what can be done with it

    @property
    def frame(self) -> Frame:
        """What is shown now."""
        return self.turn.frames[self.at]

    @property
    def hand(self) -> CardSet:
        """The hand that the turn begins with."""
        return self.turn.start.hands[0]

    @property
    def table(self) -> CardSet:
        """The table that the turn begins with."""
        return self.turn.start.table

    @property
    def stock(self) -> tuple[Card, ...]:
        """The stock that the turn begins with, the card to be turned first."""
        return self.turn.start.stock

    @guarded
    def example(self, name: str) -> Sentence:
        """Lay the cards of an example: "one", "none", "two", "three", "drawn", ... or its whole name."""
        key = _example_key(name)
        self.turn, self._example = self._example_turn(key), key
        return self._start()

    @guarded
    def set_up(self, *, hand: Cards | None = None, table: Cards | None = None,
               stock: Cards | None = None) -> Sentence:
        """Lay cards of your own; what is not given stays as it lies. Cards that can't lie so are refused."""
        self.turn = Turn.set_up(self.rules, self.hand if hand is None else hand,
                                self.table if table is None else table,
                                self.stock if stock is None else stock)
        self._example = None
        return self._start()

    @guarded
    def play(self, card: Card | str) -> Sentence:
        """Choose the hand card that is played."""
        if self.frame.moment is not Moment.READY:
            raise CardError("The hand card has been played; go back or restart to play another one.")
        self.turn, self.marks, self.revealed = self.turn.play(find_card(card)), CardSet(), False
        return self._go(0)

    @guarded
    def mark(self, card: Card | str) -> Sentence:
        """Mark a table card as one that will be taken, or take the mark off."""
        card = find_card(card)
        if card not in self.frame.table:
            raise CardError(f"{capital(card.name)} does not lie on the table.")
        if self.frame.chooses:
            return self.predict(card)
        if not self.frame.asks:
            raise CardError("There is nothing to foretell now; take the next step.")
        self.marks = self.marks - card if card in self.marks else self.marks | card
        self._refresh()
        if not self.marks:
            return self._say(self._question())
        taken = in_words(self.marks)
        return self._say(f"You marked {taken}. Now check, or mark more.")

    @guarded
    def predict(self, cards: object = "nothing") -> Sentence:
        """Foretell which table cards the card takes, and see whether it is so.

        cards: as in "boar moon", "the ribbon" if one alone lies there, "nothing". Where one of two can be
        taken, this chooses it.
        """
        frames, at = self.turn.frames, self.at
        while not (frames[at].asks or frames[at].chooses) and at + 1 < len(frames):
            at += 1
        frame = frames[at]
        if frame.event is None:
            raise CardError("Choose the hand card first.")
        if not frame.asks and not frame.chooses:
            raise CardError("The turn is over; nothing is left to foretell.")
        guess = read_cards(cards, among=frame.options if frame.chooses else frame.table)
        for card in guess - frame.table:
            raise CardError(f"{capital(card.name)} does not lie on the table.")
        self.at, self.marks = at, CardSet()
        if not fits(frame.event, guess):
            self.revealed = True
            self._refresh()
            return self._say(f"Not yet. {capital(why_not(frame.event, guess))}", "wrong")
        if frame.options:
            self.turn = self.turn.pick(frame.source, next(iter(guess)))
        if frame.chooses:
            return self._go(at + 1)
        return self._go(at + 1, "Right. ", "right")

    @guarded
    def step(self) -> Sentence:
        """See the next step. Where one of two cards has to be chosen, choose it by `predict` or a click."""
        if self.frame.card is None:
            raise CardError("Choose the hand card first.")
        if self.at + 1 < len(self.turn.frames):
            return self._go(self.at + 1)
        if self.frame.chooses:
            raise CardError(f"It is your choice: take {names(self.frame.options, 'or')}.")
        return self._say("The turn is over; go back, restart, or lay other cards.")

    @guarded
    def back(self) -> Sentence:
        """Go one step back; a choice between two cards that comes later is open again."""
        if self._at_start():
            return self._say("This is how the turn begins.")
        if self.at == 0:
            return self._start()
        before = self.turn.frames[self.at - 1]
        if before.options:
            self.turn = self.turn.unpicked(before.source)
        return self._go(self.at - 1)

    @guarded
    def restart(self) -> Sentence:
        """Go back to the beginning of the turn."""
        return self._start()

    def words(self) -> str:
        """The position and the sentence below it."""
        frame = self.frame
        turned = f", {self._card_name()} turned up" if frame.moment is Moment.TURNED else ""
        return "\n".join([f"Matching stepper, {self._title()}",
                          f"Hand: {in_words(frame.hand)}", f"Table: {in_words(frame.table)}",
                          f"{_stock_label(frame)}{turned}", f"Pile: {in_words(frame.pile)}", self.sentence])

    def picture_html(self) -> str:
        """Hand, table, stock and pile in pictures, with the sentence."""
        frame = self.frame
        lit = self._lit(frame)
        rows = []
        for label, cards in (("Table", list(frame.table)), (_stock_label(frame), _stock_cards(frame)),
                             ("Your hand", list(frame.hand)), ("Your pile", list(frame.pile))):
            pictures = "".join(image_html(card or "back", 48, _edge(card, frame, lit)) for card in cards)
            rows.append('<div style="display:inline-block;vertical-align:top;margin:0 24px 8px 0">'
                        f'<div style="font-size:12px">{escape(label)}</div>{pictures or "&ndash;"}</div>')
        title, sentence = escape(capital(self._title())), escape(self.sentence)
        return f'<div style="text-align:left"><b>{title}</b><div>{"".join(rows)}</div>{sentence}</div>'

    # ── clicks

    def _press_table(self, card: Card) -> None:
        chose = self.frame.chooses
        self.mark(card)
        if chose:
            self._main.focus()

    def _press_main(self) -> None:
        if self._open_choice():
            self.predict(self._open_choice()[0])
        elif self._checks():
            self.predict(self.marks)
        elif not self._at_end():
            self.step()
        elif self._example:
            keys = list(EXAMPLES)
            self.example(keys[(keys.index(self._example) + 1) % len(keys)])
        else:
            self.restart()
        self._keep_focus()

    def _press_nothing(self) -> None:
        self.predict("nothing")
        self._main.focus()

    def _press_back(self) -> None:
        self.back()
        if self._back.disabled:
            self._again.focus()

    def _press_other(self) -> None:
        if self._open_choice():
            self.predict(self._open_choice()[1])
        else:
            self.step()
        if self._other.disabled:
            self._main.focus()

    def _keep_focus(self) -> None:
        """Move the focus from the main button, if it can't be pressed now, to the first card that can be."""
        if self._main.disabled:
            cards = [card for row in (self._hand, self._table) for card in row.buttons if not card.disabled]
            (cards[0] if cards else self._nothing).focus()

    def _checks(self) -> bool:
        """True while the main button judges what is marked; after a wrong guess it goes on instead."""
        return self.frame.asks and (bool(self.marks) or not self.revealed)

    def _open_choice(self) -> list[Card]:
        """The two cards to choose from, none unless a choice has to be made now."""
        frame = self.frame
        return list(frame.options) if frame.chooses and frame.source not in self.turn.picks else []

    def _switch_index(self, on: bool) -> None:
        set_class(self, "kk-index", on)

    # ── the set-up

    def _toggle_editor(self) -> None:
        if self._editor.children:
            self._editor.children = ()
        else:
            if self._places is None:
                self._make_editor()
            self._editor.children = (self._editor_panel,)
            self._start()
            self._say("Choose a place, then click the cards that shall lie there.")
        self._refresh()

    def _make_editor(self) -> None:
        self._places = Choice(_ZONES, self._choose_zone, self._zone)
        self._deck = {card: CardButton(self._place, card) for card in _DECK_BY_ROWS}
        clear = (chip("Clear the table", lambda: self.set_up(table=())),
                 chip("Empty the stock", lambda: self.set_up(stock=())))
        self._editor_panel = box(
            box(html(_heading("A click puts a card in the")), self._places, *clear),
            box(*self._deck.values(), classes="kk-matching-deck"),
            html('<p class="kk-note">Marked cards lie there now; a click takes them away again. '
                 'Pale cards lie somewhere else; a click moves them.</p>'),
            classes="kk-panel kk-matching-editor")

    def _choose_zone(self, zone: str) -> None:
        self._zone = zone
        self._refresh()
        self._say(f"The next cards go to: {_ZONES[zone].lower()}.")

    def _place(self, card: Card) -> None:
        """Put a card of the deck into the chosen zone, or take it away from there."""
        zones = {"hand": self.hand, "table": self.table, "stock": CardSet(self.stock[:1])}
        there = card in zones[self._zone]
        zones = {zone: cards - card for zone, cards in zones.items()}
        if not there:
            zones[self._zone] = CardSet(card) if self._zone == "stock" else zones[self._zone] | card
        self.set_up(**zones)

    # ── moving about

    def _example_turn(self, key: str) -> Turn:
        one = EXAMPLES[key]
        return Turn.set_up(self.rules, one.hand, one.table, one.stock)

    def _start(self) -> Sentence:
        card = next(iter(self.hand)) if len(self.hand) == 1 else None
        self.turn = Turn(self.turn.start, card)
        return self._go(0)

    def _go(self, at: int, before: str = "", mood: str = "") -> Sentence:
        self.at, self.marks, self.revealed = at, CardSet(), False
        self._refresh()
        return self._say(before + self._question(), mood)

    def _at_start(self) -> bool:
        return self.at == 0 and (self.frame.card is None or len(self.hand) == 1)

    def _at_end(self) -> bool:
        return self.turn.is_over and self.at + 1 == len(self.turn.frames)

    def _say(self, text: str, mood: str = "") -> Sentence:
        for name in ("right", "wrong"):
            set_class(self.status, f"kk-matching-{name}", name == mood)
        return self.say(text)

    # ── words

    def _title(self) -> str:
        return EXAMPLES[self._example].name if self._example else "your own position"

    def _card_name(self) -> str:
        return self.frame.card.name if self.frame.card else ""

    def _question(self) -> str:
        """What the frame shows, and what there is to do."""
        frame = self.frame
        name = self._card_name()
        if frame.event is None:
            return "Which card do you play? Choose one of your hand."
        if frame.moment is Moment.READY:
            return f"You play {name}. Which table cards does it take? Mark them, then check."
        if frame.moment is Moment.TURNED:
            return f"The stock turns {name}. Which table cards does it take? Mark them, then check."
        if frame.moment is Moment.LAID:
            said = rule(frame.event)
            if self._open_choice():
                return said
            if frame.chooses:
                said = f"{said} You take {self.turn.picks[frame.source].name}."
        else:
            said = f"{capital(in_words(frame.event.taken | CardSet(frame.card or ())))} go to your pile."
        return f"{said} {self._ending()}".rstrip()

    def _ending(self) -> str:
        if not self._at_end():
            return ""
        made = [held.name for held in self.turn.states[-1].score(0).yaku]
        new = f" It has brought you {listed(made)}." if made else ""
        dry = "No card is left in the stock. " if self.frame.source is Happening.HAND else ""
        return f"{dry}The turn is over.{new}"

    # ── drawing

    def _lit(self, frame: Frame) -> CardSet:
        """The table cards that stand out: those that the card takes, once they are known."""
        if frame.event is None or not (self.revealed or frame.moment is Moment.LAID):
            return CardSet()
        return frame.event.taken

    def _refresh(self) -> None:
        frame = self.frame
        ready = frame.moment is Moment.READY
        card = CardSet(frame.card or ())
        several = ready and len(frame.hand) > 1
        pick = CardSet(self.turn.picks.get(frame.source, ())) if frame.chooses else CardSet()
        clickable: Iterable[Card] = frame.options if frame.chooses else frame.table if frame.asks else ()
        self._hand.show(frame.hand, enabled=frame.hand if several else CardSet(),
                        chosen=card if ready else (), playable=frame.hand if several and not card else ())
        self._table.show(frame.table, enabled=CardSet(clickable), lit=self._lit(frame),
                         chosen=self.marks | pick | (card if frame.moment is Moment.LAID else CardSet()))
        self._draw_words(frame)
        self._draw_buttons(frame)
        if self._editor.children:
            self._draw_editor()

    def _draw_words(self, frame: Frame) -> None:
        self._headings["stock"].value = _heading(_stock_label(frame))
        self._headings["pile"].value = _heading(f"Your pile: {_count(len(frame.pile))}")
        turned = frame.card if frame.moment is Moment.TURNED else None
        stock = faces(_stock_cards(frame), "medium", chosen=[turned] if turned else [])
        self._stock.value = stock if _stock_cards(frame) else '<div class="kk-matching-gap"></div>'
        self._pile.value = faces(frame.pile, "small")
        self._steps.value = _steps_html(self.turn, self.at)
        self._legend.value = self._legend_html(frame)

    def _legend_html(self, frame: Frame) -> str:
        """What the edges that are to be seen mean; where two may match, what to mark then."""
        red, yellow, hint = "", "", ""
        if frame.asks:
            red = f"the card {'played' if frame.moment is Moment.READY else 'turned up'}, and what you mark"
            if 2 in Counter(card.month for card in frame.table).values():
                hint = "<span>If two match, mark the one you want to take.</span>"
        elif frame.moment is Moment.LAID:
            red = "the card laid" + (", and the one you take" if frame.source in self.turn.picks else "")
        if self._lit(frame):
            yellow = "what it can take" if frame.options else "what it really takes"
        edges = "".join(f'<span><i class="kk-matching-{colour}"></i>{colour} edge: {words}</span>'
                        for colour, words in (("red", red), ("yellow", yellow)) if words)
        return f'<p class="kk-note">{edges}{hint}</p>'

    def _draw_buttons(self, frame: Frame) -> None:
        choice = self._open_choice()
        other = "Show me"
        if choice:
            main, other = (f"Take {card.name}" for card in choice)
        elif self._checks():
            main = f"Check: takes {in_words(self.marks)}" if self.marks else "Check"
        elif frame.asks:
            main = "Show it"
        elif self._at_end():
            main = "Next example" if self._example else "Once more"
        else:
            main = "Next step" if frame.event else "Choose a hand card"
        self._main.description, self._other.description = main, other
        self._main.disabled = frame.event is None or (self._checks() and not self.marks)
        self._nothing.disabled = not self._checks() or bool(self.marks)
        self._other.disabled = not choice and not self._checks()
        self._back.disabled = self._at_start()
        self._examples.value = self._example
        self._own.description = "Close your own position" if self._editor.children else "Your own position"

    def _draw_editor(self) -> None:
        assert self._places is not None
        self._places.value = self._zone
        zones = {"hand": self.hand, "table": self.table, "stock": CardSet(self.stock[:1])}
        for card, button in self._deck.items():
            here = next((zone for zone, cards in zones.items() if card in cards), None)
            button.show(card, *(["chosen"] if here == self._zone else ["dim"] if here else []))


def _example_key(name: object) -> str:
    keys = {spelling: key for key, one in EXAMPLES.items() for spelling in (key, one.name, one.short)}
    wanted = name.strip().lower().replace("-", " ") if isinstance(name, str) else ""
    if wanted not in keys:
        hint = nearest(wanted, keys) or f" Examples: {', '.join(EXAMPLES)}."
        raise UnknownName(f"There is no example {shown(name)}.{hint}")
    return keys[wanted]


def _heading(text: str) -> str:
    return f'<p class="kk-heading">{escape(text)}</p>'


def _stock_cards(frame: Frame) -> list[Card | None]:
    """What is to be seen of the stock: its back, and the card that was turned up."""
    back: list[Card | None] = [None] if frame.stock else []
    return [*back, frame.card] if frame.moment is Moment.TURNED else back


def _stock_label(frame: Frame) -> str:
    return f"Stock: {_count(len(frame.stock))}"


def _count(number: int) -> str:
    return f"{number or 'no'} {'card' if number == 1 else 'cards'}"


def _edge(card: Card | None, frame: Frame, lit: CardSet) -> str:
    """The edge of a picture that stands out, as inline style."""
    if card is not None and card == frame.card:
        return "outline:3px solid #c3200f;border-radius:4px"
    return "outline:3px solid #d08700;border-radius:4px" if card is not None and card in lit else ""


def _steps_html(turn: Turn, at: int) -> str:
    """The four steps of a turn, with what has become known of them."""
    frames = turn.frames[:at + 1]
    now = frames[-1]
    known: dict[tuple[Happening, bool], str] = {}
    for frame in frames:
        if frame.card is None or frame.event is None:
            continue
        if frame.moment is not Moment.READY:
            known[frame.source, False] = frame.card.name
        settled = frame.moment is Moment.TAKEN or (frame.moment is Moment.LAID and not frame.event.taken)
        if settled:
            known[frame.source, True] = in_words(frame.event.taken)
    items = []
    current = (now.source, (now.source, False) in known and now.moment is not Moment.TURNED)
    over = turn.is_over and at + 1 == len(turn.frames)
    for number, (half, taking, words) in enumerate((
            (Happening.HAND, False, "hand card"), (Happening.HAND, True, "takes"),
            (Happening.DRAW, False, "stock card"), (Happening.DRAW, True, "takes")), start=1):
        here = (half, taking) == current and not over
        text = f"{words}{' ' if taking else ': '}{known[half, taking]}" if (half, taking) in known else words
        state = "kk-matching-now" if here else "kk-matching-done" if (half, taking) in known else ""
        mark = ' aria-current="step"' if here else ""
        items.append(f'<li class="{state}"{mark}><b>{number}</b> {escape(text)}</li>')
    return f'<ol aria-label="The steps of the turn">{"".join(items)}</ol>'

