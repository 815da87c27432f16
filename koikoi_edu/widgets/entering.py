"""The key Enter in a text field, together with the text that was typed before it."""
import asyncio
from collections.abc import Callable
from typing import Any

import ipywidgets

#: Seconds in which a page that has sent "Enter" also sends the text, where that has changed.
_SOON = 0.2


class Enter:
    """Calls `entered()` for each Enter in a text field, also where the text is as it was.

    The page sends Enter before the text that was typed, and no text at all where that is as it was: so Enter
    waits for the text, but not for long. The field needs continuous_update=False.
    """

    def __init__(self, field: ipywidgets.Text, entered: Callable[[], Any]):
        self._entered, self._waiting = entered, False
        field.on_msg(self._heard)
        field.observe(lambda _: self._now(), "value")

    def forget(self) -> None:
        """Wait for no text any more."""
        self._waiting = False

    def _heard(self, _: Any, content: dict[str, Any], __: Any) -> None:
        if content.get("event") != "submit":
            return
        self._waiting = True
        try:
            asyncio.get_running_loop().call_later(_SOON, self._now)
        except RuntimeError:  # outside a kernel nothing more will come
            self._now()

    def _now(self) -> None:
        if self._waiting:
            self._waiting = False
            self._entered()
