"""A recorded round beside the same round under another rule set, step by step, up to where it ends."""
from collections.abc import Iterable
from html import escape
from importlib.resources import files
from typing import Any

import ipywidgets

from ..compare import Step, recorded_round, replay
from ..compare.html import replay_html
from ..compare.words import short_name
from ..errors import KoiKoiError, RulesError, shown
from ..game import Match, Round
from ..rules import DEFAULT, Rules, of_family
from ..rules import rules as find_rules
from ..words import count
from .base import Sentence, View, action, box, guarded, html
from .chips import Chips
from .in_line import in_line
from .replay_html import END_TITLES, cards_html, end_html, step_html


class RoundReplay(View):
    """A round that was played by one rule set, and what becomes of it by another; one action at a step.

    played: a round, or a match, of which the round that is being played; a recorded one unless given. rules:
    the other rule set or its id, the first other one unless given. month: of the round (1 to 12), where only
    the other rules use it.

    From code: `step()`, `back()`, `go(7)`, `next_difference()`, `start()`, `end()` move through the round,
    `under("flash")` takes another rule set, `show(round)` another record. `replay` is what is shown,
    `words()` says it. Each call answers with the sentence that is shown; a fault changes nothing.
    """

    css = "".join(files(__package__).joinpath(name).read_text(encoding="utf-8")
                  for name in ("compare.css", "replay.css"))

    def __init__(self, played: Round | Match | None = None, rules: str | Rules | None = None, *,
                 month: int | None = None):
        self._books: tuple[Rules, ...] = ()
        self._month: int | None = None
        self.at, self._drawing = 0, False
        self.replay = replay(recorded_round(), _other(recorded_round()))
        wrong = ""
        try:
            self._take(played, rules, month)
        except KoiKoiError as error:
            wrong = str(error)
        self._build()
        self._refresh()
        if wrong:
            self.error(wrong)
        else:
            self._tell()

    def _build(self) -> None:
        self.status = html("", "kk-replay-says")
        self._title, self._table, self._end = html(), html(), html()
        self._cards = html("", "kk-replay-cards")
        self._others = Chips(self.under)
        self._number = ipywidgets.BoundedIntText(description="Step", min=0, max=0,
                                                 style={"description_width": "auto"})
        self._number.observe(in_line(self._number_typed), "value")
        self._number.add_class("kk-replay-number")
        self._of = html()
        self._buttons = {words: action(words, press, primary=words == "Next") for words, press in (
            ("To the start", self.start), ("Back", self.back), ("Next", self.step),
            ("Next difference", self.next_difference), ("To the end", self.end))}
        super().__init__(
            self._title, box(html('<span class="kk-heading">Replayed by the rules of</span>'), self._others),
            box(*self._buttons.values(), box(self._number, self._of, classes="kk-row kk-replay-place"),
                classes="kk-row kk-replay-steps"),
            self.status,
            box(self._table, self._cards, classes="kk-replay-desk"), self._end)

    # ── what can be done, by a click or from code

    @property
    def state(self) -> Step:
        """The step that is shown, with the states under both rule sets."""
        return self.replay.steps[self.at]

    @guarded
    def show(self, played: Round | Match | None = None, rules: str | Rules | None = None, *,
             month: int | None = None) -> Sentence:
        """Take another record (None: the same), and go to its start."""
        self._take(played, rules, month)
        return self.go(0)

    @guarded
    def under(self, rules: str | Rules) -> Sentence:
        """Replay the record by another rule set, and stay at the step if that is reached."""
        self._take(self.replay.played, rules, self._month)
        return self.go(min(self.at, len(self.replay.steps) - 1))

    @guarded
    def offer(self, books: Iterable[Rules]) -> Sentence:
        """Rule sets among which to choose, besides those of the same game that there are."""
        self._books = tuple(dict.fromkeys(books))
        self._refresh()
        return Sentence(self.sentence)

    @guarded
    def go(self, number: int) -> Sentence:
        """Go to a step, 0 for the deal."""
        last = len(self.replay.steps) - 1
        if type(number) is not int or not 0 <= number <= last:
            raise RulesError(f"The replay has steps from 0 to {last}, not {shown(number)}.")
        self.at = number
        self._refresh()
        return self._tell()

    def step(self) -> Sentence:
        """Go on by one action."""
        return self.go(min(self.at + 1, len(self.replay.steps) - 1))

    def back(self) -> Sentence:
        """Go back by one action."""
        return self.go(max(self.at - 1, 0))

    def start(self) -> Sentence:
        """Go to the deal."""
        return self.go(0)

    def end(self) -> Sentence:
        """Go to where the replay ends."""
        return self.go(len(self.replay.steps) - 1)

    def next_difference(self) -> Sentence:
        """Go on to the next step that brings a difference, or to the end."""
        return self.go(next((number for number in self.replay.marked if number > self.at),
                            len(self.replay.steps) - 1))

    # ── how it does it

    def _take(self, played: Any, rules: Any, month: int | None) -> None:
        if isinstance(played, Match):
            played, month = played.round, played.month if month is None else month
        record = self.replay.played if played is None else played
        other = _other(record) if rules is None else find_rules(rules)
        self.replay, self._month = replay(record, other, month=month), month

    def _number_typed(self, change: dict[str, Any]) -> None:
        if not self._drawing:
            self.go(change["new"])

    def _tell(self) -> Sentence:
        """The step in words, what it brings, and at the last one why there is no more."""
        now = self.state
        new = self.replay.new(now.number)
        said = [f"Step {now.number} of {self.replay.number}." if now.number else "", now.text, *now.remarks]
        if new:
            said.append(f"New: {count(len(new), 'difference')}.")
        if self._at_end:
            said.append(f"{END_TITLES.get(self.replay.end.kind, END_TITLES[''])}.")
        return self.say(" ".join(filter(None, said)))

    @property
    def _at_end(self) -> bool:
        return self.at == len(self.replay.steps) - 1

    def words(self) -> str:
        return f"{self.replay}\nShown: step {self.at}."

    def picture_html(self) -> str:
        return replay_html(self.replay)

    # ── how it draws it

    def _refresh(self) -> None:
        self._drawing = True
        try:
            self._draw()
        finally:
            self._drawing = False

    def _draw(self) -> None:
        shown_now, last = self.replay, len(self.replay.steps) - 1
        self._title.value = (f'<div class="kk-title">A round of {escape(shown_now.names[0])}, beside '
                             f"{escape(shown_now.names[1])}</div>")
        own = shown_now.rules[0]
        changed = (one for one in self._books if one.family == own.family)
        books = dict.fromkeys((*of_family(own.family), *changed, shown_now.rules[1]))
        self._others.show({one: short_name(one) for one in books if one != own},
                          shown_now.rules[1])
        self._number.max, self._number.value = last, self.at
        short = f"; the replay ends at {last}" if last < shown_now.number else ""
        self._of.value = f'<span class="kk-note">of {shown_now.number}{short}</span>'
        self._cards.value = cards_html(shown_now, self.state)
        self._table.value = step_html(shown_now, self.state)
        self._end.value = end_html(shown_now) if self._at_end else ""


def _other(played: Any) -> Rules:
    """The first rule set of the same game that is not that of the record."""
    own = played.rules if isinstance(played, Round) else DEFAULT
    return next((one for one in of_family(own.family) if one not in (own.preset, own)), own)
