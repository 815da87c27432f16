"""Lines of choices for what a score depends on besides cards and calls; only those that count show."""
from collections.abc import Callable, Collection
from typing import Any

from ..rules import Rules
from ..rules.family import FAMILIES
from ..scoring import Situation, loser_in_words
from ..words import capital
from .base import box, html, set_class
from .chips import Chips

_OFTEN = {0: "never", 1: "once", 2: "twice"}
#: What is asked, by the part of a situation, and the answers.
_LINES: dict[str, tuple[str, dict[Any, str]]] = {
    "field_brights": ("Brights on the table at the deal", {number: str(number) for number in range(6)}),
    "month": ("Month of the round", {None: "none"} | {number: str(number) for number in range(1, 13)}),
    "rain": ("A willow lies on the table", {False: "no", True: "yes"}),
    "fog": ("A paulownia lies on the table", {False: "no", True: "yes"}),
    "first_caller": ("Who of the losers was the first to {call}", {}),
    "shakes": ("You have shown three of a month", _OFTEN),
    "bombs": ("You have played a bomb", _OFTEN),
    "drawn_rounds": ("Rounds just before that nobody won", {0: "none", 1: "one", 2: "two", 3: "three"}),
}


class Asked:
    """The lines for some parts of a situation, as widgets in `boxes`.

    give(part=value): called on a click. rules: whose words are used for playing on. parts: those that have a
    line here; the others have none.
    """

    def __init__(self, give: Callable[..., Any], rules: Rules, parts: Collection[str] = tuple(_LINES)):
        self.chips, self._boxes = {}, {}
        for part, (words, _) in _LINES.items():
            if part in parts:
                words = words.format(call=FAMILIES[rules.family].call)
                self.chips[part] = Chips(lambda value, part=part: give(**{part: value}), about=words)
                self._boxes[part] = box(html(f'<span class="kk-heading">{words}</span>'), self.chips[part],
                                        classes="kk-row kk-asked")
        self.boxes = tuple(self._boxes.values())

    def show(self, situation: Situation, counted: Collection[str]) -> None:
        """Show what is chosen; a line that nothing counts, and whose answer is the usual one, is hidden."""
        number = len(situation.losers or ())
        callers = {None: "nobody"} | {place: capital(loser_in_words(place, number))
                                      for place in range(number)}
        for part, chips in self.chips.items():
            answers = callers if part == "first_caller" else _LINES[part][1]
            now = getattr(situation, part)
            chips.show(answers, now)
            shows = part in counted and (part != "first_caller" or number > 0)
            set_class(self._boxes[part], "kk-asked-off", not shows)
