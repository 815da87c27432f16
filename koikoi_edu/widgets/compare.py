"""One pile under several rule sets, side by side: where they differ, why, and what turning an option does."""
from functools import partial
from html import escape
from importlib.resources import files
from typing import Any, NamedTuple

import ipywidgets

from ..cards import MONTHS, Cards, CardSet
from ..compare import Comparison, compare, most_different
from ..compare.html import comparison_html
from ..compare.switching import turn
from ..compare.words import short_name
from ..errors import RulesError, UnknownName, nearest, shown
from ..game import Match, Round
from ..rules import DEFAULT, Rules, of_family
from ..rules import rules as find_rules
from ..scoring import Score, Situation, score, situation_of
from ..words import capital, count, listed, names
from .base import CardRow, Choice, Sentence, action, box, chip, guarded, html, set_class, switch
from .compare_board import Switchboard
from .compare_html import table_html, two_html, why_html
from .compare_words import CALLERS, given_words, situation_words, used_by
from .pile import PileView
from .replay import RoundReplay

#: Piles on which rule sets differ, each for another reason, and the situation that shows it.
EXAMPLES: dict[str, tuple[str, dict[str, Any]]] = {
    "all five brights": ("crane curtain moon rainman phoenix", {}),
    "both ribbon trios": (
        "pine-poem plum-poem cherry-poem peony-blue chrysanthemum-blue maple-blue", {}),
    "three brights and the sake cup, both called": (
        "crane curtain moon sake", {"opponent_koikoi": 1, "own_koikoi": 1}),
    "six animals, a bright on the table": (
        "boar deer butterflies bridge cuckoo sake", {"field_brights": 1}),
    "the cards of January, and nine chaff": (
        "crane pine-poem pine-1 pine-2 plum-1 plum-2 cherry-1 cherry-2 wisteria-1 iris-1 iris-2 sake bridge",
        {"month": 1}),
}
START = next(iter(EXAMPLES.values()))[0]

_TIMES = {0: "never", 1: "once", 2: "twice", 3: "three times"}
_SIZES = (3, 5, 8, 12, 16, 20)


class Compared(NamedTuple):
    """What is compared: the pile, under which rule sets, in which situation."""

    pile: CardSet
    books: tuple[Rules, ...]
    situation: Situation = Situation()
    opponent: CardSet = CardSet()


class RuleComparison(PileView):
    """A pile under several rule sets, side by side: what differs is marked, and the reason stands below.

    pile: the cards to start with. rules: rule sets or their ids, all of Koi-Koi unless said. The other
    keywords are those of `score`.

    From code: `add`, `remove`, `build` (the pile), `choose("vanikar", "tentos")` (the rule sets),
    `given(own_koikoi=1)` (the situation), `example`, `find(size=8)` (the pile on which these rule sets differ
    most), `turn("seven_doubles", False)` (one option of a rule set, in a column beside it), `turn_back`,
    `replay(round, "flash")` (a whole round by other rules), `clear`, `undo`. `comparison` is what is shown,
    `words()` says it. Each call answers with the sentence that is shown; a fault changes nothing.
    """

    css = PileView.css + files(__package__).joinpath("compare.css").read_text(encoding="utf-8")
    _position: Any  # a Compared

    def __init__(self, pile: Cards = START, rules: Any = None, **situation: Any):
        self._all = of_family(DEFAULT.family)
        usual: Any = Compared(CardSet(START), self._all)
        make: Any = lambda: Compared(  # noqa: E731
            CardSet(pile), self._all if rules is None else _books(rules), _situation(**situation))
        self._begin(usual.books[0], usual, make)
        self._drawing = False
        self.board = Switchboard(self.turn, self.turn_back, usual.books[0], "seven_doubles")
        #: The replay of a round, once it has been opened.
        self.round: RoundReplay | None = None
        self._fold = action("A whole round, replayed", self._fold_round)
        self._folded = box(classes="kk-stack")
        self._pile = CardRow(self.toggle, size="small", empty="no cards: click some of the deck")
        self._pile.add_class("kk-compare-pile")
        self._table, self._why, self._two, self.status = html(), html(), html(), html()
        super().__init__(
            box(box(*self._example_chips(), classes="kk-row kk-compare-try"),
                box(self._tools(), self.deck, self._finder(), classes="kk-panel kk-stack kk-compare-deck"),
                box(*self._controls(), classes="kk-stack kk-compare-controls"),
                box(self.status, self._pile, self._table, self._why,
                    classes="kk-panel kk-stack kk-compare-result"),
                self.board, self._two, box(self._fold, self._folded, classes="kk-stack kk-compare-round"),
                classes="kk-compare-desk"))
        self._open(f"{self.comparison.verdict}")

    # ── what it shows

    @property
    def comparison(self) -> Comparison:
        """What is shown: the pile under the chosen rule sets, with rows, marks and reasons."""
        return self._compared(self._position)

    @property
    def situation(self) -> Situation:
        """The calls, the month and the table that the pile is scored with."""
        return self._position.situation

    @property
    def books(self) -> tuple[Rules, ...]:
        """The rule sets that stand side by side. Assign others, or their ids, to change them."""
        return self._position.books

    @books.setter
    def books(self, rules: Any) -> None:
        self.choose(*rules)

    # ── what can be done, by a click or from code

    @guarded
    def choose(self, *rules: Any) -> Sentence:
        """Set these rule sets side by side, in this order; variants may be among them."""
        books = _books(rules)
        what = f"{count(len(books), 'rule set')} side by side"
        return self._move(self._position._replace(books=books), what)

    @guarded
    def given(self, **situation: Any) -> Sentence:
        """Set calls, month or table, as the keywords of `score`; what is not named keeps its value."""
        changed = _situation(**{**self.situation._asdict(), **situation})
        said = [situation_words(key, getattr(changed, key)) for key in situation]
        return self._move(self._position._replace(situation=changed), listed(said) or "nothing changed")

    @guarded
    def example(self, name: str) -> Sentence:
        """Lay out one of the examples, with its situation."""
        if name not in EXAMPLES:
            raise UnknownName(f"There is no example {shown(name)}.{nearest(name, EXAMPLES)}")
        pile, situation = EXAMPLES[name]
        position = self._position._replace(pile=CardSet(pile), situation=_situation(**situation))
        return self._move(position, name)

    @guarded
    def find(self, size: int = 8, seed: int = 0) -> Sentence:
        """Lay out the pile of at most so many cards on which these rule sets lie farthest apart."""
        found = most_different(*self.books, size=size, seed=seed, **self.situation._asdict())
        if not found.spread:
            return self.say(f"No pile of up to {count(size, 'card')} was found on which they differ.")
        what = (f"of the piles tried with up to {count(size, 'card')}, they lie farthest apart here, by "
                f"{count(found.spread, 'point')}")
        return self._move(self._position._replace(pile=found.pile), what)

    @guarded
    def turn(self, switch: str, value: Any, of: str | Rules | None = None) -> Sentence:
        """Turn one option of a rule set (the first shown, unless said) and show it in a column beside it.

        switch: an option, or "yaku.sanko" for what a yaku is worth. What was turned before stays turned.
        """
        preset = self._preset(of)
        done = turn(self.pile, self._current(preset), switch, value, **self.situation._asdict())
        self.board.of, self.board.at = preset, switch
        return self._turned(preset, done.to.rules, str(done))

    @guarded
    def turn_back(self, of: str | Rules | None = None) -> Sentence:
        """Take the changed column of a rule set away again."""
        preset = self._preset(of)
        return self._turned(preset, preset, f"{short_name(preset)} as it was")

    @guarded
    def replay(self, played: Round | Match | None = None, rules: str | Rules | None = None, *,
               month: int | None = None) -> Sentence:
        """Open the replay of a round (a recorded one unless given) by other rules; see `RoundReplay`."""
        if not self.round:
            self.round = RoundReplay()
            self.round.offer(self._changed())
        self._folded.children = (self.round,)
        self._fold.description = "Close the round"
        return self.round.show(played, rules, month=month)

    # ── how it does it

    def _fold_round(self) -> None:
        """Open the replay of a round, or close it; its button keeps the focus."""
        if not self._folded.children:
            self.replay()
            return
        self._folded.children, self._fold.description = (), "A whole round, replayed"

    def _changed(self) -> tuple[Rules, ...]:
        """The changed rule sets that are shown: a round can be replayed by them too."""
        return tuple(one for one in self.books if one.preset)

    def _preset(self, of: str | Rules | None) -> Rules:
        rules = find_rules(of) if of is not None else self.books[0]
        return rules.preset or rules

    def _current(self, preset: Rules) -> Rules:
        """The changed column of a rule set, or itself where there is none."""
        return next((one for one in self.books if one.preset == preset), preset)

    def _turned(self, preset: Rules, new: Rules, what: str) -> Sentence:
        books = [one for one in self.books if one.preset != preset]
        place = books.index(preset) + 1 if preset in books else len(books)
        books[place:place] = [new] if new != preset or preset not in books else []
        return self._move(self._position._replace(books=tuple(books)), what)

    def _compared(self, position: Any) -> Comparison:
        return compare(position.pile, position.books, **position.situation._asdict())

    def _score_of(self, position: Any) -> Score:
        return score(position.pile, position.books[0], **position.situation._asdict())

    def _checked(self, position: Any) -> Any:
        self._compared(position)
        return position

    def _tell(self, what: str, before: Any) -> Sentence:
        return super()._tell(what, before) if not what.endswith(".") else self._told(what)

    def _told(self, sentence: str) -> Sentence:
        self._refresh()
        return self.say(sentence)

    def _outcome(self, before: Any) -> str:
        return self.comparison.verdict

    def words(self) -> str:
        given = given_words(self.situation)
        lines = [f"The pile: {names(self.pile) or 'no cards'}.", *([f"{capital(given)}."] if given else []),
                 str(self.comparison)]
        return "\n".join(lines)

    def picture_html(self) -> str:
        given = given_words(self.situation)
        said = f"<p>{escape(capital(given))}.</p>" if given else ""
        return f"<div>{said}{comparison_html(self.comparison)}</div>"

    # ── its parts

    def _example_chips(self) -> list[ipywidgets.Widget]:
        return [html('<span class="kk-heading">Try</span>'),
                *(chip(name, partial(self.example, name)) for name in EXAMPLES)]

    def _controls(self) -> list[ipywidgets.Widget]:
        self._ticks = {}
        for rules in self._all:
            tick = switch(short_name(rules), partial(self._ticked, rules))
            tick.add_class("kk-compare-book")
            self._ticks[rules.id] = tick
        self._labels = {key: html() for key in ("opponent_koikoi", "own_koikoi")}
        self._calls = {key: Choice(_TIMES, lambda times, key=key: self.given(**{key: times}))
                       for key in self._labels}
        for key, choice in self._calls.items():
            for button in choice.buttons.values():
                button.tooltip = f"{CALLERS[key]} called koi-koi: {button.description}"
        calls = [box(self._labels[key], self._calls[key], classes="kk-stack kk-compare-call")
                 for key in self._labels]
        self._months, months = self._line("Month of the round", "month", {0: "none"} | {
            number: str(number) for number in range(1, 13)})
        for number, button in self._months.buttons.items():
            button.tooltip = f"Month of the round: {MONTHS[number - 1] if number else 'none'}"
        self._brights, brights = self._line("Brights on the table at the deal", "field_brights",
                                            {number: str(number) for number in range(6)})
        self._loser = ipywidgets.BoundedIntText(description="The loser's yaku", min=0, max=999,
                                                style={"description_width": "auto"})
        self._loser.observe(lambda change: self._given_on_page("loser_total", change["new"]), "value")
        self._rain = switch("A willow lies on the table", partial(self._given_on_page, "rain"))
        self._fog = switch("A paulownia lies on the table", partial(self._given_on_page, "fog"))
        self._parts = {"month": months, "field_brights": brights, "loser_total": self._loser,
                       "rain": self._rain, "fog": self._fog}
        return [box(html('<div class="kk-heading">Rule sets side by side</div>'),
                    box(*self._ticks.values(), chip("All", lambda: self.choose(*self._all)),
                        chip("The first two", lambda: self.choose(*self.books[:2])),
                        classes="kk-row kk-compare-books"),
                    classes="kk-stack kk-compare-pick"),
                box(*calls, classes="kk-row"),
                box(*self._parts.values(), classes="kk-row")]

    def _finder(self) -> ipywidgets.Box:
        self._size = Choice({size: str(size) for size in _SIZES}, self._size_chosen, 8)
        find = action("Where do they differ most?", lambda: self.find(self._size.value))
        return box(find, html('<span class="kk-heading">up to so many cards</span>'), self._size,
                   classes="kk-row kk-compare-line")

    def _line(self, words: str, key: str, options: dict[int, str]) -> tuple[Choice, ipywidgets.Box]:
        """A choice, and the line in which it stands behind its heading."""
        choice = Choice(options, lambda value: self._given_on_page(key, value))
        return choice, box(html(f'<span class="kk-heading">{words}</span>'), choice,
                           classes="kk-row kk-compare-line")

    def _size_chosen(self, size: int) -> None:
        self._size.value = size

    def _given_on_page(self, key: str, value: Any) -> None:
        if not self._drawing:
            self.given(**{key: value or None if key == "month" else value})

    def _ticked(self, rules: Rules, on: bool) -> None:
        """A rule set is ticked or no longer ticked on the page; its changed column goes with it."""
        if self._drawing:
            return
        wanted = {one.id for one in self.books} ^ {rules.id}
        kept = [one for one in self.books if one.id in wanted]
        if on:
            order = [one.id for one in self._all]
            after = sum(order.index(one.id) < order.index(rules.id) for one in kept if one.id in order)
            kept.insert(after, rules)
        self.choose(*kept)
        self._refresh()  # where the last one was to go, its tick comes back

    # ── how it draws it

    def _refresh(self) -> None:
        self._drawing = True
        try:
            self._draw()
        finally:
            self._drawing = False

    def _draw(self) -> None:
        now, given = self.comparison, self.situation
        self.deck.show(self.rules.deck, mine=self.pile)
        self._pile.show(self.pile)
        chosen = {one.id for one in self.books}
        for id, tick in self._ticks.items():
            tick.value = id in chosen
        used = used_by(self.books)
        for key, label in self._labels.items():
            idle = "" if key in used else ' <span class="kk-note">(none of these counts it)</span>'
            label.value = f'<div class="kk-heading">{CALLERS[key]} called koi-koi{idle}</div>'
            self._calls[key].value = getattr(given, key)
        self._months.value, self._brights.value = given.month or 0, given.field_brights
        self._loser.value = min(given.loser_total, 999)
        self._rain.value, self._fog.value = given.rain, given.fog
        for key, part in self._parts.items():
            set_class(part, "kk-compare-off", key not in used and not getattr(given, key))
        self._table.value = table_html(now)
        self._why.value = why_html(now)
        self._two.value = two_html(self.books)
        self.board.show(self.books, self.pile, given)
        if self.round:
            self.round.offer(self._changed())


def _books(rules: Any) -> tuple[Rules, ...]:
    """Rule sets by id or as they are. Raises UnknownName, and RulesError for none."""
    books = tuple(map(find_rules, [rules] if isinstance(rules, str | Rules) else rules))
    if not books:
        raise RulesError("One rule set at least has to stay.")
    return books


def _situation(**given: Any) -> Situation:
    unknown = [key for key in given if key not in Situation._fields]
    if unknown:
        raise UnknownName(f"A score does not depend on {shown(unknown[0])}."
                          f"{nearest(unknown[0], Situation._fields)}")
    return situation_of(**given)
