"""A kernel may answer a page in two threads; what is done for one click is done before the next begins."""

from __future__ import annotations

import asyncio
import re
import threading
import time
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from koikoi_edu.widgets import base
from koikoi_edu.widgets.base import CardButton, Choice, action, chip, guarded, switch
from koikoi_edu.widgets.in_line import in_line, later
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


@pytest.mark.parametrize("cancelled", [True, False])
def test_a_timer_that_is_cancelled_while_it_waits_does_nothing(cancelled: bool) -> None:
    """Such as the next move of programs that are looked at, while "Pause" is just being done."""
    done: list[str] = []
    due, held = threading.Event(), threading.Event()

    @in_line
    def click(timer: asyncio.TimerHandle) -> None:
        held.set()
        due.wait(5)
        time.sleep(0.05)  # the timer waits in line by now
        if cancelled:
            timer.cancel()
        done.append("click")

    async def page() -> None:
        loop = asyncio.get_running_loop()
        timer = later(0.02, lambda: done.append("timer"))
        thread = threading.Thread(target=click, args=(timer,))
        thread.start()
        held.wait(5)
        loop.call_later(0.01, due.set)
        await asyncio.sleep(0.1)
        thread.join()

    asyncio.run(page())
    assert done == (["click"] if cancelled else ["click", "timer"])


#: How a message of the page, or a timer, comes to a widget.
WAY_IN = re.compile(r"\.(?:on_click|on_msg|observe|call_later|call_soon|call_at)\(")


def test_every_way_in_waits_in_line() -> None:
    """Nothing in the widgets hears the page or a clock without it."""
    found = 0
    for path in Path(str(files(base.__package__))).rglob("*.py"):
        if path.stem == "in_line":
            continue
        text = path.read_text(encoding="utf-8")
        for way in WAY_IN.finditer(text):
            found += 1
            assert text.startswith("in_line(", way.end()), (path.name, text[way.start():way.end() + 40])
    assert found >= 11
