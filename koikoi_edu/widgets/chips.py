"""A row of small round buttons whose words change."""
from collections.abc import Callable
from functools import partial
from typing import Any

import ipywidgets

from .base import chip, set_class
from .theme import plain_layout


class Chips(ipywidgets.Box):
    """One of several words that change; buttons are made once, so that the focus stays where it is.

    press(value): called on a click. classes: CSS classes of the row. about: what is chosen here; the whole
    of what a button means then stands in its tooltip.
    """

    def __init__(self, press: Callable[[Any], Any], *classes: str, about: str = ""):
        self._press, self._about = press, about
        self._values: list[Any] = []
        self._made: list[ipywidgets.Button] = []
        super().__init__(layout=plain_layout(), _dom_classes=("kk-row", *classes))

    def show(self, options: dict[Any, str], chosen: Any) -> None:
        """Show these options (value: words), one of them chosen or none."""
        self._values = list(options)
        while len(self._made) < len(options):
            self._made.append(chip("", partial(self._pressed, len(self._made))))
        for button, (value, words) in zip(self._made, options.items(), strict=False):
            button.description = words
            if self._about:
                button.tooltip = f"{self._about}: {words}"
            set_class(button, "kk-on", value == chosen)
        children = tuple(self._made[:len(options)])
        if children != self.children:
            self.children = children

    def _pressed(self, number: int) -> None:
        self._press(self._values[number])

    @property
    def buttons(self) -> dict[Any, ipywidgets.Button]:
        """The buttons that show, by value."""
        return dict(zip(self._values, self._made, strict=False))
