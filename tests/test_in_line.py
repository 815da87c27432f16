"""A kernel may answer a page in two threads; what is done for one click is done before the next begins."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from koikoi_edu.widgets import base
from koikoi_edu.widgets.base import CardButton, Choice, action, chip, guarded, switch
from koikoi_edu.widgets.puzzle_answers import WordRow


class Worker:
    """Notes when it is entered while it is at work."""

    def __init__(self) -> None:
        self.at_work, self.done, self.disturbed = False, 0, False

    def work(self, *_: object) -> None:
        self.disturbed |= self.at_work
        self.at_work = True
        time.sleep(0.002)
        self.at_work = False
        self.done += 1


def flip(press: Callable[..., None]) -> Callable[[], None]:
    box = switch("On", press)
    return lambda: setattr(box, "value", not box.value)


def row(press: Callable[..., None]) -> WordRow:
    words = WordRow(press)
    words.show({1: "one"})
    return words


WAYS = {
    "action": lambda worker: action("Go", worker.work).click,
    "chip": lambda worker: chip("Go", worker.work).click,
    "card": lambda worker: CardButton(worker.work).click,
    "choice": lambda worker: Choice({1: "one"}, worker.work).buttons[1].click,
    "words": lambda worker: row(worker.work).buttons[1].click,
    "switch": lambda worker: flip(worker.work),
    "from code": lambda worker: lambda: guarded(Worker.work)(worker),
}


@pytest.mark.parametrize("name", WAYS)
def test_one_click_is_done_before_another_begins(name: str) -> None:
    worker = Worker()
    ways = WAYS[name](worker), action("Go", worker.work).click
    threads = [threading.Thread(target=lambda way=way: [way() for _ in range(20)]) for way in ways]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert worker.done == 40 and not worker.disturbed


def test_what_a_click_does_may_do_more() -> None:
    """A callback that changes another widget, whose callback waits in line too, waits not for itself."""
    heard: list[bool] = []
    inner = switch("On", heard.append)
    action("Go", lambda: setattr(inner, "value", True)).click()
    assert heard == [True]


#: How a message of the page, or a timer, comes to a widget.
WAY_IN = re.compile(r"\.(?:on_click|on_msg|observe)\(|\bcall_later\([\w. +]+, ")


def test_every_way_in_waits_in_line() -> None:
    """Nothing in the widgets hears the page or a clock without it."""
    found = 0
    for path in Path(str(files(base.__package__))).rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for way in WAY_IN.finditer(text):
            found += 1
            assert text.startswith("in_line(", way.end()), (path.name, text[way.start():way.end() + 40])
    assert found >= 15
