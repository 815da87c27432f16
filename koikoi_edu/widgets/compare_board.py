"""The switchboard: every option of a rule set that a score depends on, and what turning it does to a pile."""
from collections.abc import Callable
from functools import partial
from html import escape
from typing import Any

import ipywidgets

from ..cards import CardSet
from ..compare import Alternative, Switch, compare, switches
from ..compare.switching import find_switch, rules_for
from ..compare.words import short_name
from ..rules import Rules
from ..scoring import Score, Situation, score
from ..words import count
from .base import action, box, html, switch
from .chips import Chips
from .theme import plain_layout


class Switchboard(ipywidgets.Box):
    """A rule set to choose, an option of it, a value for that; the options that matter for a pile first.

    turn(id of the switch, value, rule set), turn_back(rule set): called on a click. What was clicked last is
    kept in `of` (a rule set as it was before any change) and `at` (the id of a switch).
    """

    def __init__(self, turn: Callable[[str, Any, Rules], Any], turn_back: Callable[[Rules], Any], of: Rules,
                 at: str):
        self._turn, self.of, self.at = turn, of, at
        self.books, self.options, self.others = (
            Chips(partial(self._chosen, name)) for name in ("of", "at", "at"))
        self.values = Chips(self._value_chosen, "kk-compare-values")
        self.more = switch("Also the options that change nothing here", lambda on: self._redraw())
        self.back = action("As it was", lambda: turn_back(self.of))
        self._source = html()
        super().__init__([
            html('<div class="kk-title">What if one rule were another?</div>'),
            box(html('<span class="kk-heading">Rule set</span>'), self.books),
            box(html('<div class="kk-heading">Options that change what this pile scores</div>'),
                self.options, self.more, self.others, classes="kk-stack"),
            box(html('<div class="kk-heading">What it is, and what it could be</div>'), self.values,
                classes="kk-stack"),
            box(self.back, self._source),
        ], layout=plain_layout(), _dom_classes=("kk-panel", "kk-stack", "kk-compare-board"))

    def show(self, books: tuple[Rules, ...], pile: CardSet, situation: Situation) -> None:
        """Show the switches of these rule sets, changed ones beside their own, and what they do to a pile."""
        self._shown = books, pile, situation._asdict()
        books_before = list(dict.fromkeys(one.preset or one for one in books))
        if self.of not in books_before:
            self.of = books_before[0]
        self.books.show({one: short_name(one) for one in books_before}, self.of)
        self._draw()

    @property
    def rules(self) -> Rules:
        """The rule set whose switches show: as it is, or as it has been changed, for so many players."""
        books, _, given = self._shown
        now = next((one for one in books if one.preset == self.of), self.of)
        return rules_for(now, Situation(**given))

    @property
    def _before(self) -> Rules:
        """The rule set as it was before any change, for so many players."""
        return rules_for(self.of, Situation(**self._shown[2]))

    def _chosen(self, name: str, value: Any) -> None:
        setattr(self, name, value)
        self._redraw()

    def _redraw(self) -> None:
        books, pile, given = self._shown
        self.show(books, pile, Situation(**given))

    def _value_chosen(self, words: str) -> None:
        one = find_switch(self.rules, self.at)
        to = next(value for value in (one.now, *one.others) if value.words == words)
        self._turn(one.id, to.value, self.of)

    def _draw(self) -> None:
        _, pile, given = self._shown
        rules = self.rules
        board = switches(rules)
        if self.at not in {one.id for one in board}:
            self.at = board[0].id
        now = score(pile, rules, **given)
        matter = {one.id: one.name for one in board if _matters(one, now, given)}
        self.options.show(matter, self.at)
        self.others.show({one.id: one.name for one in board if one.id not in matter}
                         if self.more.value or self.at not in matter else {}, self.at)
        one = find_switch(rules, self.at)
        self.values.show({other.words: f"{other.words}: "
                          f"{count(score(pile, other.rules, **given).total, 'point')}"
                          for other in self._alternatives(one)}, one.now.words)
        before = self._before
        self.back.disabled = rules == before
        changed = "; ".join(switch.now.words for switch in _changed(before, rules))
        self._source.value = "".join(f'<p class="kk-note">{escape(text)}</p>' for text in (
            f"What holds now: {one.provenance.words}." if one.provenance.kind != "unused" else "",
            f"Changed so far: {changed}. {_did(before, now, given)}" if changed else "",
            "" if changed else "What you change stands in a column of its own.") if text)

    def _alternatives(self, one: Switch) -> list[Alternative]:
        """The values of a switch in an order that stays while it is turned, so that the focus stays too."""
        before = next((known for known in switches(self._before) if known.id == one.id), one)
        order = [known.words for known in (before.now, *before.others)]
        return sorted((one.now, *one.others),
                      key=lambda value: order.index(value.words) if value.words in order else len(order))


def _matters(one: Switch, now: Score, given: dict[str, Any]) -> bool:
    return any(score(now.pile, other.rules, **given).total != now.total for other in one.others)


def _changed(before: Rules, rules: Rules) -> list[Switch]:
    """The switches that stand otherwise than they did before."""
    values = {one.id: one.now.value for one in switches(before)}
    return [one for one in switches(rules) if values.get(one.id, one.now.value) != one.now.value]


def _did(before: Rules, now: Score, given: dict[str, Any]) -> str:
    """What a variant makes other than its rule set does, in words."""
    rows = compare(now.pile, (before, now.rules), **given).differing
    steps = [f"{row.name} {row.cells[0].text} → {row.cells[1].text}" for row in rows]
    return f"In this pile: {', '.join(steps) or 'nothing changes'}."
