"""What every widget is made of: card buttons, rows of them, word buttons, and `View`, the widget itself."""
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial, wraps
from html import escape
from typing import Any, TypeVar

import ipywidgets

from ..cards import Card
from ..errors import KoiKoiError
from .in_line import in_line
from .theme import SIZES, own_style, plain_layout, plain_style, plain_words, stylesheet

#: States of a card, each with the words that say it to those who do not see the outline.
STATES = {"chosen": "chosen", "lit": "marked", "playable": "can be played", "dim": "",
          "mine": "in the pile", "gone": "with the opponent"}

_COVERED = "a covered card"


class Sentence(str):
    """A sentence that a notebook cell shows as it is, without quotes."""

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        return f"<div>{escape(self)}</div>"  # breaks between words, as plain output does not


_Method = TypeVar("_Method", bound=Callable[..., Any])


def guarded(method: _Method) -> _Method:
    """For methods of a View that take input: a KoiKoiError becomes the sentence that the widget shows.

    The method has to check before it changes anything; then the widget keeps its last good state. The
    sentence is also the value of the call, so that it stands below a cell that was wrong.
    """
    @wraps(method)
    def answer(self: "View", *args: Any, **options: Any) -> Any:
        try:
            return method(self, *args, **options)
        except KoiKoiError as error:
            return self.error(str(error))
    return in_line(answer)  # type: ignore[return-value]


def html(text: str = "", *classes: str) -> ipywidgets.HTML:
    """A piece of HTML as a widget; its `value` is what it shows."""
    return ipywidgets.HTML(text, layout=plain_layout(), style=plain_words(),
                           _dom_classes=("kk-words", *classes))


def action(words: str, press: Callable[[], Any], *, primary: bool = False) -> ipywidgets.Button:
    """A button of words: `press()` on click, Enter or Space. primary: the one that most will want next."""
    return _word_button(words, press, "kk-action", *(["kk-primary"] if primary else []))


def chip(words: str, press: Callable[[], Any]) -> ipywidgets.Button:
    """A small round button of words, for one of several things to try."""
    return _word_button(words, press, "kk-chip")


def set_class(widget: ipywidgets.DOMWidget, name: str, on: bool) -> None:
    """Give a widget a CSS class, or take it away."""
    (widget.add_class if on else widget.remove_class)(name)


def _word_button(words: str, press: Callable[[], Any], *classes: str) -> ipywidgets.Button:
    button = ipywidgets.Button(description=words, layout=plain_layout(), style=plain_style(),
                               _dom_classes=classes)
    button.on_click(in_line(lambda _: press()))
    return button


def box(*children: ipywidgets.Widget, classes: str = "kk-row") -> ipywidgets.Box:
    """Widgets in a box. classes: `kk-row` (wraps), `kk-stack`, `kk-split` (columns that wrap), `kk-panel`."""
    return ipywidgets.Box(children, layout=plain_layout(), _dom_classes=tuple(classes.split()))


class Choice(ipywidgets.Box):
    """One of several words, as a row of buttons; the chosen one is filled and ticked.

    options: {value: words}. press(value) is called on a click; the widget that owns the choice then sets
    `value` (None: nothing chosen). kind: the look of a button, `kk-chip` or `kk-action`.
    """

    def __init__(self, options: dict[Any, str], press: Callable[[Any], Any], value: Any = None,
                 kind: str = "kk-chip"):
        self._kind, self._value = kind, value
        self.buttons = {option: _word_button(words, partial(press, option), *self._look(option))
                        for option, words in options.items()}
        super().__init__(list(self.buttons.values()), layout=plain_layout(), _dom_classes=("kk-row",))

    @property
    def value(self) -> Any:
        """The chosen option."""
        return self._value

    @value.setter
    def value(self, value: Any) -> None:
        self._value = value
        for option, button in self.buttons.items():
            button._dom_classes = self._look(option)

    def _look(self, option: Any) -> tuple[str, ...]:
        chosen = self._value is not None and option == self._value
        return (self._kind, "kk-on") if chosen else (self._kind,)


def switch(words: str, change: Callable[[bool], Any], value: bool = False) -> ipywidgets.Checkbox:
    """A labelled checkbox; `change(value)` is called when it is switched, from the page or from code."""
    box = ipywidgets.Checkbox(value=value, description=words, indent=False)
    box.observe(in_line(lambda event: change(event["new"])), "value")
    return box


def card_words(card: Card | None, *states: str) -> str:
    """A card and its states in words: "January, pine, bright: crane and sun, 20 points, chosen"."""
    return ", ".join(filter(None, [card.label if card else _COVERED, *(STATES[state] for state in states)]))


def _classes(card: Card | None, states: Iterable[str]) -> tuple[str, ...]:
    return ("kk-card", f"kk-{card.id}" if card else "kk-back", *(f"kk-{state}" for state in states))


class CardButton(ipywidgets.Button):
    """A card to click: a real button (Tab, Enter, Space, a name for screen readers) that shows the picture.

    press(card) is called on a click; a covered card answers with None. classes: CSS classes that it always
    has.
    """

    def __init__(self, press: Callable[[Any], Any], card: Card | None = None, *states: str,
                 classes: Sequence[str] = ()):
        super().__init__(layout=plain_layout(), style=plain_style(), **self._look(card, states, classes))
        self._always = tuple(classes)
        self.card = card
        self.on_click(in_line(lambda _: press(self.card)))

    def show(self, card: Card | None, *states: str) -> None:
        """Show this card (None: covered) in these states (`STATES`), in one message or none."""
        self.card = card
        with self.hold_sync():
            for trait, value in self._look(card, states, self._always).items():
                setattr(self, trait, value)

    @staticmethod
    def _look(card: Card | None, states: Iterable[str], classes: Sequence[str]) -> dict[str, Any]:
        words = card_words(card, *states)
        return {"description": words, "tooltip": words, "_dom_classes": (*_classes(card, states), *classes)}


class CardRow(ipywidgets.Box):
    """A row of card buttons that wraps. Buttons are made once and show other cards later.

    press(card): called on a click. size: `tiny`, `small`, `medium`, `large`. empty: what stands there when
    there is no card.
    """

    def __init__(self, press: Callable[[Any], Any], size: str = "medium", empty: str = "no cards"):
        assert size in SIZES
        self._press = press
        self._buttons: list[CardButton] = []
        self._empty = html(f'<span class="kk-note">{escape(empty)}</span>')
        super().__init__(layout=plain_layout(), _dom_classes=("kk-cards", f"kk-{size}"))

    def show(self, cards: Iterable[Card | None], enabled: Collection[Card] | None = None,
             **states: Collection[Card]) -> None:
        """Show these cards (None: a covered one) in this order.

        enabled: the cards that can be pressed, by default all. states: the cards in each state of `STATES`,
        as in `chosen=[crane]`.
        """
        cards = list(cards)
        while len(self._buttons) < len(cards):
            self._buttons.append(CardButton(self._press))
        for button, card in zip(self._buttons, cards, strict=False):
            button.show(card, *_states_of(card, states))
            button.disabled = enabled is not None and card not in enabled
        children = tuple(self._buttons[:len(cards)]) or (self._empty,)
        if children != self.children:
            self.children = children

    @property
    def buttons(self) -> tuple[CardButton, ...]:
        """The buttons that show a card now, in order."""
        return tuple(child for child in self.children if isinstance(child, CardButton))


def _states_of(card: Card | None, states: dict[str, Collection[Card]]) -> list[str]:
    return [name for name, members in states.items() if card is not None and card in members]


def faces(cards: Iterable[Card | None], size: str = "small", **states: Collection[Card]) -> str:
    """Cards that are only looked at, as HTML for an `html` inside a View; for saved outputs see `show`."""
    spans = []
    for card in cards:
        has = _states_of(card, states)
        words, classes = escape(card_words(card, *has)), " ".join(_classes(card, has))
        spans.append(f'<span role="img" class="{classes}" aria-label="{words}" title="{words}"></span>')
    return f'<div class="kk-cards kk-{size}">{"".join(spans)}</div>'


class View(ipywidgets.VBox):
    """A widget of this project: its parts, and below them the sentence that says what just happened.

    A subclass passes its parts to `super().__init__(...)`. The status line comes last; for another place,
    make `self.status = html()` before and put it somewhere into the parts.
    It defines `words()` and `picture_html()`: what a saved notebook shows where no kernel runs; and, where it
    needs any, `classes` of its own and `css`, the rules for classes that begin with `kk-<widget>`.
    """

    css = ""
    classes: tuple[str, ...] = ()

    def __init__(self, *parts: ipywidgets.Widget):
        self._sentence = ""
        if not hasattr(self, "status"):
            self.status = html()
            parts = (*parts, self.status)
        own = [own_style(type(self).__name__, self.css)] if self.css else []
        super().__init__([stylesheet(), *own, *parts], _dom_classes=("kk", *self.classes))

    @property
    def sentence(self) -> str:
        """What the status line says now."""
        return self._sentence

    def say(self, text: str) -> Sentence:
        """Say what happened, to the eye and to a screen reader; the answer is the sentence."""
        self._sentence = text
        self.status.value = f'<div class="kk-say" role="status" aria-live="polite">{escape(text)}</div>'
        return Sentence(text)

    def error(self, text: str) -> Sentence:
        """Say what was wrong; the next `say` takes it away."""
        self._sentence = text
        self.status.value = f'<div class="kk-say kk-error" role="alert">{escape(text)}</div>'
        return Sentence(text)

    def words(self) -> str:
        """The widget in words, for text output and for comparing notebooks."""
        return self.sentence

    def picture_html(self) -> str:
        """The widget as a still picture: HTML made with `koikoi_edu.show`."""
        return f"<p>{escape(self.words())}</p>"

    def __str__(self) -> str:
        return self.words()

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {getattr(self, '_sentence', '')}>"

    def _repr_mimebundle_(self, **options: Any) -> dict[str, Any]:
        bundle = super()._repr_mimebundle_(**options) or {}
        return bundle | {"text/plain": self.words(), "text/html": self.picture_html()}
