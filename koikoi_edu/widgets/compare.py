"""One pile under several rule sets, side by side: where they differ, why, and what turning an option does."""
from functools import partial
from html import escape
from importlib.resources import files
from typing import Any, NamedTuple

import ipywidgets

from ..cards import MONTHS, Cards, CardSet
from ..compare import Comparison, compare, most_different
from ..compare.html import comparison_html
from ..compare.switching import rules_for, turn
from ..compare.words import short_name
from ..errors import RulesError, UnknownName, nearest, shown
from ..game import Match, Round
from ..rules import DEFAULT, Rules, of_family
from ..rules import rules as find_rules
from ..rules.family import FAMILIES
from ..scoring import Score, Situation, chaff_count, score
from ..scoring.depending import depends_on
from ..words import capital, count, names
from .asked import Asked
from .base import CardRow, Choice, Sentence, action, box, chip, guarded, html, set_class, switch
from .compare_board import Switchboard
from .compare_examples import EXAMPLES, GOSTOP_EXAMPLES
from .compare_html import table_html, two_html, why_html
from .in_line import in_line
from .losers import LosersView
from .replay import RoundReplay
from .situation_words import CALLERS, checked_situation, given_words

START = next(iter(EXAMPLES.values()))[0]
#: The lines of the situation that only Go-Stop asks for.
_GO_STOP = ("first_caller", "shakes", "bombs", "drawn_rounds")

_TIMES = {0: "never", 1: "once", 2: "twice", 3: "three times"}
_SIZES = (3, 5, 8, 12, 16, 20)


class Compared(NamedTuple):
    """What is compared: the pile, under which rule sets, in which situation."""

    pile: CardSet
    books: tuple[Rules, ...]
    situation: Situation = Situation()
    opponent: CardSet = CardSet()


class RuleComparison(LosersView):
    """A pile under several rule sets, side by side: what differs is marked, and the reason stands below.

    pile: the cards to start with. rules: rule sets or their ids, all of Koi-Koi unless said. The other
    keywords are those of `score`.

    From code: `add`, `remove`, `build` (the pile), `give` (to a loser), `choose("vanikar", "tentos")` (the
    rule sets), `given(own_koikoi=1)` (the situation; `losers` can be assigned), `example`, `find(size=8)`
    (the pile on which these rule sets differ most), `turn("seven_doubles", False)` (one option of a rule set,
    in a column beside it), `turn_back`, `replay(round, "flash")` (a whole round by other rules), `clear`,
    `undo`. `comparison` is what is shown, `words()` says it. Each call answers with the sentence that is
    shown; a fault changes nothing.
    """

    css = LosersView.css + files(__package__).joinpath("compare.css").read_text(encoding="utf-8")
    _position: Any  # a Compared

    def __init__(self, pile: Cards = START, rules: Any = None, **situation: Any):
        usual: Any = Compared(CardSet(START), of_family(DEFAULT.family))
        make: Any = lambda: Compared(  # noqa: E731
            CardSet(pile), usual.books if rules is None else _books(rules), checked_situation(situation))
        self._begin(usual.books[0], usual, make)
        self.rules = self.books[0]
        self._all = of_family(self.rules.family)
        go_stop = any("losers" in depends_on(one) for one in self._all)
        self._known_examples = GOSTOP_EXAMPLES if go_stop else EXAMPLES
        self._losers_parts()
        self._asked = Asked(self.given, self.rules, _GO_STOP)
        self._drawing = False
        self.board = Switchboard(self.turn, self.turn_back, self.rules.preset or self.rules,
                                 "safe_chaff" if go_stop else "seven_doubles")
        #: The replay of a round, once it has been opened.
        self.round: RoundReplay | None = None
        self._fold = action("A whole round, replayed", self._fold_round)
        self._folded = box(classes="kk-stack")
        self._pile = CardRow(self.toggle, size="small", empty="no cards: click some of the deck")
        self._pile.add_class("kk-compare-pile")
        self._table, self._why, self._two, self.status = html(), html(), html(), html()
        super().__init__(
            box(box(*self._example_chips(), classes="kk-row kk-compare-try"),
                box(self._tools(), self._owners, self.deck, self._finder(),
                    classes="kk-panel kk-stack kk-compare-deck"),
                box(*self._controls(), classes="kk-stack kk-compare-controls"),
                box(self.status, self._pile, self._theirs, self._table, self._why,
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
    def example(self, name: str) -> Sentence:
        """Lay out one of the examples, with its situation."""
        known = self._known_examples
        if name not in known:
            raise UnknownName(f"There is no example {shown(name)}.{nearest(name, known)}")
        pile, situation = known[name]
        position = self._position._replace(pile=CardSet(pile), situation=checked_situation(situation))
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
        is_new = new not in (preset, rules_for(preset, self.situation))
        books[place:place] = [new] if is_new or preset not in books else []
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
        given = given_words(self.situation, self.rules)
        lines = [f"The pile: {names(self.pile) or 'no cards'}.", *([f"{capital(given)}."] if given else []),
                 str(self.comparison)]
        return "\n".join(lines)

    def picture_html(self) -> str:
        given = given_words(self.situation, self.rules)
        said = f"<p>{escape(capital(given))}.</p>" if given else ""
        return f"<div>{said}{comparison_html(self.comparison)}</div>"

    def _of_pile(self, pile: CardSet) -> str:
        asked = self._asking()
        return count(len(pile), "card") + (f", {chaff_count(pile, asked[0])} chaff" if asked else "")

    def _most_losers(self) -> int:
        asked = self._asking()
        return 0 if not asked else 1 if any(one.three is None for one in asked) else 2

    def _asking(self) -> list[Rules]:
        """The rule sets shown that look at the piles of losers."""
        return [one for one in self.books if "losers" in depends_on(one)]

    # ── its parts

    def _example_chips(self) -> list[ipywidgets.Widget]:
        return [html('<span class="kk-heading">Try</span>'),
                *(chip(name, partial(self.example, name)) for name in self._known_examples)]

    def _controls(self) -> list[ipywidgets.Widget]:
        self._ticks = {}
        for rules in self._all:
            tick = switch(short_name(rules), partial(self._ticked, rules))
            tick.add_class("kk-compare-book")
            self._ticks[rules.id] = tick
        self._labels = {key: html() for key in CALLERS}
        called = FAMILIES[self.rules.family].called
        self._calls = {key: Choice(_TIMES, lambda times, key=key: self.given(**{key: times}))
                       for key in self._labels}
        for key, choice in self._calls.items():
            for button in choice.buttons.values():
                button.tooltip = f"{capital(CALLERS[key])} {called}: {button.description}"
        self._call_boxes = {key: box(self._labels[key], self._calls[key], classes="kk-stack kk-compare-call")
                            for key in self._labels}
        self._months, months = self._line("Month of the round", "month", {0: "none"} | {
            number: str(number) for number in range(1, 13)})
        for number, button in self._months.buttons.items():
            button.tooltip = f"Month of the round: {MONTHS[number - 1] if number else 'none'}"
        self._brights, brights = self._line("Brights on the table at the deal", "field_brights",
                                            {number: str(number) for number in range(6)})
        self._loser = ipywidgets.BoundedIntText(description="The loser's yaku", min=0, max=999,
                                                style={"description_width": "auto"})
        self._loser.observe(in_line(lambda to: self._given_on_page("loser_total", to["new"])), "value")
        self._rain = switch("A willow lies on the table", partial(self._given_on_page, "rain"))
        self._fog = switch("A paulownia lies on the table", partial(self._given_on_page, "fog"))
        self._parts = {"month": months, "field_brights": brights, "loser_total": self._loser,
                       "rain": self._rain, "fog": self._fog}
        return [box(html('<div class="kk-heading">Rule sets side by side</div>'),
                    box(*self._ticks.values(), chip("All", lambda: self.choose(*self._all)),
                        chip("The first two", lambda: self.choose(*self.books[:2])),
                        classes="kk-row kk-compare-books"),
                    classes="kk-stack kk-compare-pick"),
                box(*self._call_boxes.values(), classes="kk-row"),
                box(*self._parts.values(), classes="kk-row"), self._numbers, *self._asked.boxes]

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
        used = {part for one in self.books for part in depends_on(one)}
        called = FAMILIES[self.rules.family].called
        for key, label in self._labels.items():
            idle = "" if key in used else ' <span class="kk-note">(none of these counts it)</span>'
            label.value = f'<div class="kk-heading">{capital(CALLERS[key])} {called}{idle}</div>'
            self._calls[key].value = getattr(given, key)
        # Where piles of losers are looked at, those who called are among them.
        set_class(self._call_boxes["opponent_koikoi"], "kk-compare-off",
                  "losers" in used and "opponent_koikoi" not in used)
        self._draw_losers()
        self._asked.show(given, used)
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
