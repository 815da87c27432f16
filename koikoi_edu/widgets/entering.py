"""The key Enter in a text field, or a button that does the same, together with the text typed before it."""
import time
from collections.abc import Callable
from typing import Any

import ipywidgets

from .in_line import in_line, later

#: Seconds within which a page that has sent "Enter" or a press also sends the text, where that has changed.
_SOON = 0.2


class Enter:
    """Calls `entered()` for each Enter in a text field, also where the text is as it was.

    The page sends Enter before the text that was typed, a press after it, and no text at all where that is as
    it was; and a kernel that answers in two threads may hear either first. So both wait for a text that has
    not just come, but not for long. The field needs continuous_update=False.
    """

    def __init__(self, field: ipywidgets.Text, entered: Callable[[], Any]):
        self._entered, self._waiting, self._changed = entered, False, -1.0
        field.on_msg(in_line(self._heard))
        field.observe(in_line(self._text_came), "value")

    def press(self) -> None:
        """A button was pressed that does what Enter does."""
        self._waiting = True
        if time.monotonic() < self._changed + _SOON:
            self._now()
            return
        try:
            later(_SOON, self._now)
        except RuntimeError:  # outside a kernel nothing more will come
            self._now()

    def forget(self) -> None:
        """Wait for no text any more; what is in the field now was not typed."""
        self._waiting, self._changed = False, -1.0

    def _heard(self, _: Any, content: dict[str, Any], __: Any) -> None:
        if content.get("event") == "submit":
            self.press()

    def _text_came(self, _: Any) -> None:
        self._changed = time.monotonic()
        self._now()

    def _now(self) -> None:
        if self._waiting:
            self._waiting = False
            self._entered()
            self.forget()  # that text is used, and what was done may have put another one there
