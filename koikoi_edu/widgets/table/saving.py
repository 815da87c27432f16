"""Saving and resuming on the page: the game as text and as a file, and a place for another one."""
from base64 import b64encode
from collections.abc import Callable
from typing import Any

import ipywidgets

from ..base import action, box, html
from ..in_line import in_line

CLOSED = "kk-table-off"


class Saving:
    """A box that opens and closes. save: the game as text. resume: go on with the game of a text."""

    def __init__(self, save: Callable[[], str], resume: Callable[[str], object]) -> None:
        self._save, self._resume = save, resume
        self._offered = ""          # the saved game in the box; "" while that is closed
        self.text = ipywidgets.Textarea(description="Saved game", rows=7, layout={"width": "100%"})
        self.link = html()
        self.button = action("Resume from this text", lambda: resume(self.text.value))
        self.upload = ipywidgets.FileUpload(accept=".json", description="Resume from a file")
        self.upload.add_class("kk-action").add_class("kk-table-upload")
        self.upload.observe(in_line(self.uploaded), "value")
        ways = box(self.link, self.button, self.upload)
        self.box = box(self.text, ways, classes=f"kk-stack kk-table-saving {CLOSED}")

    def toggle(self) -> None:
        """Show this game as text and file, and where to put another one; or put that away again."""
        if self._offered:
            self._offered = ""
            self.box.add_class(CLOSED)
            return
        self._offer()
        self.box.remove_class(CLOSED)
        self.text.focus()

    def renew(self) -> None:
        """Put the game as it stands by now into the open box. A text put there by hand is not overwritten."""
        if self._offered and self.text.value == self._offered:
            self._offer()

    def _offer(self) -> None:
        text = self._offered = self.text.value = self._save()
        file = f"data:application/json;base64,{b64encode(text.encode()).decode()}"
        self.link.value = f'<a download="koi-koi.json" href="{file}">Download this game</a>'

    def uploaded(self, change: Any) -> None:
        """Go on with the game of a file."""
        if change["new"]:
            self._resume(bytes(change["new"][0]["content"]).decode("utf-8", "replace"))
            self.upload.value = ()
