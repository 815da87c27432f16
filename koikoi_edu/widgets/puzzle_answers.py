"""How an answer is given on the page: a field for numbers, words to tick or press, cards to mark."""
import time
from collections.abc import Callable, Collection, Hashable
from functools import cached_property, partial
from typing import Any

import ipywidgets

from .base import action, box
from .entering import Enter
from .in_line import in_line
from .theme import plain_label, plain_layout, plain_style, plain_text

#: Seconds after a press in which another one is the rest of a double click, or of a key held down.
QUIET = 0.6

_KEYS = (*"1234567890", "⌫")


class Calm:
    """Tells presses that were meant from the second half of a double click, which comes where the first one
    has changed what a button does. Each hasty press begins the time anew.

    The time runs from when the answer to a press was sent: nobody can have meant what they had not seen.
    """

    def __init__(self) -> None:
        self._until = -1.0

    def begin(self) -> None:
        """Something was done; what comes soon after it is not meant."""
        self._until = time.monotonic() + QUIET

    def end(self) -> None:
        """What comes now is meant."""
        self._until = -1.0

    @property
    def is_hasty(self) -> bool:
        """Whether a press that comes now is not meant."""
        hasty = time.monotonic() < self._until
        if hasty:
            self.begin()
        return hasty


def anchor(kind: str = "kk-puzzle-top") -> ipywidgets.Label:
    """Nothing to see, no stop for Tab; but `focus()` brings the page to it, as boxes and HTML take none.

    kind: where it lies, `kk-puzzle-top` (above what it is in) or `kk-puzzle-reach` (as high as that is).
    """
    return ipywidgets.Label(tabbable=False, layout=plain_layout(), style=plain_label(), _dom_classes=(kind,))


class WordRow(ipywidgets.Box):
    """A row of word buttons that wraps; buttons are made once and show other words later.

    press(value): called on a click. kind: the look of a button, `kk-chip` or `kk-action`. The values in
    `chosen` are filled and ticked.
    """

    def __init__(self, press: Callable[[Any], Any], kind: str = "kk-chip"):
        self._press, self._kind = press, kind
        self._made: list[ipywidgets.Button] = []
        self._values: list[Hashable] = []
        super().__init__(layout=plain_layout(), _dom_classes=("kk-row",))

    def show(self, options: dict[Any, str], chosen: Collection[Any] = (), enabled: bool = True,
             tips: dict[Any, str] | None = None) -> None:
        """Show these values, each with its words. tips: what a button says under the mouse."""
        self._values = list(options)
        while len(self._made) < len(options):
            button = ipywidgets.Button(layout=plain_layout(), style=plain_style())
            button.on_click(in_line(partial(self._pressed, len(self._made))))
            self._made.append(button)
        for button, (value, words) in zip(self._made, options.items(), strict=False):
            with button.hold_sync():
                button.description = words
                button.tooltip = (tips or {}).get(value, "")
                button.disabled = not enabled
                button._dom_classes = (self._kind, "kk-on") if value in chosen else (self._kind,)
        children = tuple(self._made[:len(options)])
        if children != self.children:
            self.children = children

    @property
    def buttons(self) -> dict[Any, ipywidgets.Button]:
        """The buttons that are shown now, by their values."""
        return dict(zip(self._values, self._made, strict=False))

    def _pressed(self, at: int, _: ipywidgets.Button) -> None:
        self._press(self._values[at])


class NumberField:
    """A `field` for a number, in digits or words, and keys for the digits, which come when asked for.

    enter(): called when Enter is pressed in the field. hasty(): whether a digit that is pressed now is not
    meant. All parts are made when a number is first asked for.
    """

    def __init__(self, enter: Callable[[], Any], hasty: Callable[[], bool]):
        self._entered, self._hasty = enter, hasty
        self._keys: dict[str, ipywidgets.Button] = {}
        self._enabled = True

    @cached_property
    def field(self) -> ipywidgets.Text:
        """Where the number is typed."""
        field = ipywidgets.Text(description="Your answer", placeholder="a number", continuous_update=False,
                                layout=plain_layout(), style=plain_text())
        field.add_class("kk-puzzle-field")
        self._enter = Enter(field, self._entered)
        return field

    @cached_property
    def digits(self) -> ipywidgets.Box:
        """A button that brings the keys, and then the keys side by side. Tab passes them by: who has a
        keyboard types into the field."""
        bring = action("0–9", self._bring_keys)
        bring.tooltip = "digits to press"
        bring.tabbable = False
        return box(bring, classes="kk-row kk-puzzle-keys")

    @property
    def text(self) -> str:
        """What stands in the field."""
        return str(self.field.value).strip()

    def press(self) -> None:
        """Enter what stands in the field on the page, or is on its way from there."""
        self._enter.press()

    def show(self, text: str, enabled: bool) -> None:
        """Put this text into the field."""
        field, self._enabled = self.field, enabled
        self._enter.forget()
        field.value = text
        field.disabled = not enabled
        for key in self._keys.values():
            key.disabled = not enabled

    def _bring_keys(self) -> None:
        self._keys = {key: action(key, partial(self._key, key)) for key in _KEYS}
        self._keys["⌫"].tooltip = "take the last digit away"
        for key in self._keys.values():
            key.tabbable = False
            key.disabled = not self._enabled
        self.digits.children = tuple(self._keys.values())

    def _key(self, key: str) -> None:
        if not self._hasty():
            self.field.value = self.text[:-1] if key == "⌫" else f"{self.text}{key}"[:9]
