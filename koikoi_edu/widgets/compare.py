"""One pile under several rule sets, side by side: where they differ, why, and what turning an option does."""
from collections.abc import Callable
from functools import partial
from html import escape
from importlib.resources import files
from typing import Any, NamedTuple

import ipywidgets

from ..cards import MONTHS, Cards, CardSet
from ..compare import Alternative, Comparison, Row, Switch, compare, differences, most_different, switches
from ..compare.html import comparison_html
from ..compare.switching import find_switch, turn
from ..compare.words import short_name
from ..errors import RulesError, UnknownName, nearest, shown
from ..rules import RULES, Rules
from ..rules import rules as find_rules
from ..scoring import Score, Situation, score, situation_of
from ..words import capital, count, listed, names, times
from .base import CardRow, Choice, Sentence, action, box, chip, guarded, html, set_class, switch
from .pile import PileView
from .theme import plain_layout

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
_STATES = {"left_out": "left out", "short": "too few"}


class Compared(NamedTuple):
    """What is compared: the pile, under which rule sets, in which situation."""

    pile: CardSet
    books: tuple[Rules, ...]
    situation: Situation = Situation()
    opponent: CardSet = CardSet()


class RuleComparison(PileView):
    """A pile under several rule sets, side by side: what differs is marked, and the reason stands below.

    pile: the cards to start with. rules: rule sets or their ids, all unless said. The other keywords are
    those of `score`.

    From code: `add`, `remove`, `build` (the pile), `choose("vanikar", "tentos")` (the rule sets),
    `given(own_koikoi=1)` (the situation), `example`, `find(size=8)` (the pile on which these rule sets differ
    most), `turn("seven_doubles", False)` (one option of a rule set, in a column beside it), `turn_back`,
    `clear`, `undo`. `comparison` is what is shown, `words()` says it. Each call answers with the sentence
    that is shown; a fault changes nothing.
    """

    css = PileView.css + files(__package__).joinpath("compare.css").read_text(encoding="utf-8")
    _position: Any  # a Compared

    def __init__(self, pile: Cards = START, rules: Any = tuple(RULES), **situation: Any):
        usual: Any = Compared(CardSet(START), tuple(RULES.values()))
        make: Any = lambda: Compared(CardSet(pile), _books(rules), _situation(**situation))  # noqa: E731
        self._begin(usual.books[0], usual, make)
        self._drawing = False
        self._board_of, self._board = next(iter(RULES)), "seven_doubles"
        self._pile = CardRow(self.toggle, size="small", empty="no cards: click some of the deck")
        self._pile.add_class("kk-compare-pile")
        self._table, self._why, self._two, self.status = html(), html(), html(), html()
        super().__init__(
            box(box(*self._example_chips(), classes="kk-row kk-compare-try"),
                box(self._tools(), self.deck, self._finder(), classes="kk-panel kk-stack kk-compare-deck"),
                box(*self._controls(), classes="kk-stack kk-compare-controls"),
                box(self.status, self._pile, self._table, self._why,
                    classes="kk-panel kk-stack kk-compare-result"),
                box(*self._switchboard(), classes="kk-panel kk-stack kk-compare-board"),
                self._two, classes="kk-compare-desk"))
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
        said = [_situation_words(key, getattr(changed, key)) for key in situation]
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
        self._board_of, self._board = preset.id, switch
        return self._turned(preset, done.to.rules, str(done))

    @guarded
    def turn_back(self, of: str | Rules | None = None) -> Sentence:
        """Take the changed column of a rule set away again."""
        preset = self._preset(of)
        return self._turned(preset, preset, f"{short_name(preset)} as it was")

    # ── how it does it

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
        given = _given_words(self.situation)
        lines = [f"The pile: {names(self.pile) or 'no cards'}.", *([f"{capital(given)}."] if given else []),
                 str(self.comparison)]
        return "\n".join(lines)

    def picture_html(self) -> str:
        given = _given_words(self.situation)
        said = f"<p>{escape(capital(given))}.</p>" if given else ""
        return f"<div>{said}{comparison_html(self.comparison)}</div>"

    # ── its parts

    def _example_chips(self) -> list[ipywidgets.Widget]:
        return [html('<span class="kk-heading">Try</span>'),
                *(chip(name, partial(self.example, name)) for name in EXAMPLES)]

    def _controls(self) -> list[ipywidgets.Widget]:
        self._ticks = {}
        for id, rules in RULES.items():
            tick = switch(short_name(rules), partial(self._ticked, rules))
            tick.add_class("kk-compare-book")
            self._ticks[id] = tick
        self._labels = {key: html() for key in ("opponent_koikoi", "own_koikoi")}
        self._calls = {key: Choice(_TIMES, lambda times, key=key: self.given(**{key: times}))
                       for key in self._labels}
        for key, choice in self._calls.items():
            for button in choice.buttons.values():
                button.tooltip = f"{_CALLERS[key]} called koi-koi: {button.description}"
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
                    box(*self._ticks.values(), chip("All", lambda: self.choose(*RULES)),
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
            order = list(RULES)
            after = sum(order.index(one.id) < order.index(rules.id) for one in kept if one.id in order)
            kept.insert(after, rules)
        self.choose(*kept)
        self._refresh()  # where the last one was to go, its tick comes back

    def _switchboard(self) -> list[ipywidgets.Widget]:
        self._of = Chips(partial(self._board_moved, "_board_of"))
        self._which = Chips(partial(self._board_moved, "_board"))
        self._rest = Chips(partial(self._board_moved, "_board"))
        self._values = Chips(self._value_chosen, "kk-compare-values")
        self._more = switch("Also the options that change nothing here", lambda on: self._refresh())
        self._source = html()
        self._back = action("As it was", lambda: self.turn_back(self._board_of))
        return [html('<div class="kk-title">What if one rule were another?</div>'),
                box(html('<span class="kk-heading">Rule set</span>'), self._of),
                box(html('<div class="kk-heading">Options that change what this pile scores</div>'),
                    self._which, self._more, self._rest, classes="kk-stack"),
                box(html('<div class="kk-heading">What it is, and what it could be</div>'), self._values,
                    classes="kk-stack"),
                box(self._back, self._source)]

    def _board_moved(self, name: str, value: str) -> None:
        setattr(self, name, value)
        self._refresh()

    def _value_chosen(self, words: str) -> None:
        one = find_switch(self._current(find_rules(self._board_of)), self._board)
        to = next(value for value in (one.now, *one.others) if value.words == words)
        self.turn(one.id, to.value, self._board_of)

    def _alternatives(self, one: Switch) -> list[Alternative]:
        """The values of a switch in an order that stays while it is turned, so that the focus stays too."""
        before = find_switch(find_rules(self._board_of), one.id) if one.id in {
            known.id for known in switches(self._board_of)} else one
        order = [known.words for known in (before.now, *before.others)]
        return sorted((one.now, *one.others),
                      key=lambda value: order.index(value.words) if value.words in order else len(order))

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
        used = _used(self.books)
        for key, label in self._labels.items():
            idle = "" if key in used else ' <span class="kk-note">(none of these counts it)</span>'
            label.value = f'<div class="kk-heading">{_CALLERS[key]} called koi-koi{idle}</div>'
            self._calls[key].value = getattr(given, key)
        self._months.value, self._brights.value = given.month or 0, given.field_brights
        self._loser.value = min(given.loser_total, 999)
        self._rain.value, self._fog.value = given.rain, given.fog
        for key, part in self._parts.items():
            set_class(part, "kk-compare-off", key not in used and not getattr(given, key))
        self._table.value = _table_html(now)
        self._why.value = _why_html(now)
        self._two.value = _two_html(self.books)
        self._draw_board()

    def _draw_board(self) -> None:
        presets = list(dict.fromkeys((one.preset or one).id for one in self.books))
        if self._board_of not in presets:
            self._board_of = presets[0]
        rules = self._current(find_rules(self._board_of))
        given = self.situation._asdict()
        board = switches(rules)
        if self._board not in {one.id for one in board}:
            self._board = board[0].id
        self._of.show({id: short_name(find_rules(id)) for id in presets}, self._board_of)
        now = score(self.pile, rules, **given)
        matter = {one.id: one.name for one in board if _matters(one, now, given)}
        self._which.show(matter, self._board)
        self._rest.show({one.id: one.name for one in board if one.id not in matter}
                        if self._more.value or self._board not in matter else {}, self._board)
        one = find_switch(rules, self._board)
        self._values.show({other.words: f"{other.words}: "
                           f"{count(score(self.pile, other.rules, **given).total, 'point')}"
                           for other in self._alternatives(one)}, one.now.words)
        self._back.disabled = rules.preset is None
        changed = "; ".join(switch.now.words for switch in _changed(rules))
        did = _did(rules, now, given)
        self._source.value = "".join(f'<p class="kk-note">{escape(text)}</p>' for text in (
            f"What holds now: {one.provenance.words}." if one.provenance.kind != "unused" else "",
            f"Changed so far: {changed}. {did}" if changed else "",
            "" if changed else "What you change stands in a column of its own.") if text)


class Chips(ipywidgets.Box):
    """One of several words that change; buttons are made once, so that the focus stays where it is.

    press(value): called on a click. classes: CSS classes of the row.
    """

    def __init__(self, press: Callable[[Any], Any], *classes: str):
        self._press = press
        self._values: list[Any] = []
        self._made: list[ipywidgets.Button] = []
        super().__init__(layout=plain_layout(), _dom_classes=("kk-row", *classes))

    def show(self, options: dict[Any, str], chosen: Any) -> None:
        """Show these options (value: words), one of them chosen or none."""
        self._values = list(options)
        while len(self._made) < len(options):
            self._made.append(chip("", partial(self._pressed, len(self._made))))
        for button, (value, words) in zip(self._made, options.items(), strict=False):
            button.description = words
            set_class(button, "kk-on", value == chosen)
        children = tuple(self._made[:len(options)])
        if children != self.children:
            self.children = children

    def _pressed(self, number: int) -> None:
        self._press(self._values[number])

    @property
    def buttons(self) -> dict[Any, ipywidgets.Button]:
        """The buttons that show, by value."""
        return dict(zip(self._values, self._made, strict=False))


_CALLERS = {"opponent_koikoi": "The opponent", "own_koikoi": "You"}


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


def _situation_words(key: str, value: Any) -> str:
    """One thing that a score can depend on, in words."""
    if key in _CALLERS:
        who = _CALLERS[key].lower()
        return f"{who} called koi-koi {times(value)}" if value else f"{who} did not call koi-koi"
    if key == "month":
        return f"the round is that of {MONTHS[value - 1]}" if value else "no month is given"
    if key == "field_brights":
        return f"{count(value, 'bright') if value else 'no bright'} lay on the table at the deal"
    if key == "loser_total":
        return f"the loser's yaku are worth {value}"
    return f"{'a' if value else 'no'} {'willow' if key == 'rain' else 'paulownia'} lies on the table"


def _given_words(situation: Situation) -> str:
    """What is not as usual in a situation, in words; "" where all is."""
    return listed(_situation_words(key, value) for key, value in situation._asdict().items()
                  if value != getattr(Situation(), key))


def _used(books: tuple[Rules, ...]) -> set[str]:
    """The parts of a situation that some of these rule sets count."""
    asks = {
        "opponent_koikoi": lambda one: one.opponent_koikoi_doubles != "off",
        "own_koikoi": lambda one: one.own_koikoi != "off" or any(yaku.after_call for yaku in one.yaku),
        "month": lambda one: one.month_yaku != "off",
        "field_brights": lambda one: one.field_multiplier != "off",
        "loser_total": lambda one: one.winner_takes_loser,
        "rain": lambda one: one.viewing_rain == "field",
        "fog": lambda one: one.viewing_rain == "field",
    }
    return {key for key, counts in asks.items() if any(map(counts, books))}


def _matters(one: Switch, now: Score, given: dict[str, Any]) -> bool:
    return any(score(now.pile, other.rules, **given).total != now.total for other in one.others)


def _changed(rules: Rules) -> list[Switch]:
    """The switches that stand otherwise than in the rule set that a variant was made from."""
    if rules.preset is None:
        return []
    before = {one.id: one.now.value for one in switches(rules.preset)}
    return [one for one in switches(rules) if before.get(one.id, one.now.value) != one.now.value]


def _did(rules: Rules, now: Score, given: dict[str, Any]) -> str:
    """What a variant makes other than its rule set does, in words."""
    if rules.preset is None:
        return ""
    rows = compare(now.pile, (rules.preset, rules), **given).differing
    steps = [f"{row.name} {row.cells[0].text} → {row.cells[1].text}" for row in rows]
    return f"In this pile: {', '.join(steps) or 'nothing changes'}."


def _table_html(now: Comparison) -> str:
    head = "".join(f'<th scope="col" title="{escape(rules.name)}"><span>{escape(name)}</span></th>'
                   for name, rules in zip(now.names, now.rules, strict=True))
    rows = "".join(_row_html(row, now) for row in now.rows)
    note = (f"≠ and a frame: not as in {now.names[0]}. °: the source does not say so, see below."
            if len(now.names) > 1 else "°: the source does not say so, see below.")
    many = " kk-compare-many" if len(now.names) > 5 else ""
    return (f'<table class="kk-compare-table{many}">'
            f'<caption class="kk-hidden">The pile under {count(len(now.names), "rule set")}</caption>'
            f'<thead><tr><td></td>{head}</tr></thead><tbody>{rows}</tbody></table>'
            f'<p class="kk-note">{escape(note)}</p>')


def _row_html(row: Row, now: Comparison) -> str:
    cells = []
    for place, (cell, unlike) in enumerate(zip(row.cells, row.unlike(), strict=True)):
        source = cell.provenance.words if cell.provenance and not cell.is_sure else ""
        word = _STATES.get(cell.state, "") if row.id.startswith("yaku.") else ""
        text = f"<small>{word}</small>" if word else cell.text
        if text == "–":
            text = '<span aria-hidden="true">–</span><span class="kk-hidden">none</span>'
        said = [f"not as in {now.names[0]}"] * unlike + ["not in the source"] * bool(source)
        title = [row.own_names[place] if row.own_names else "", cell.why, source]
        edge = _edge(now, place) if row.id == "total" else ""
        cells.append(
            f'<td class="kk-compare-{cell.state}{" kk-compare-unlike" if unlike else ""}" '
            f'data-name="{escape(now.names[place])}" title="{escape("; ".join(filter(None, title)))}">'
            f'<b>{text}{"<sup aria-hidden=true>°</sup>" if source else ""}</b>'
            f'<span class="kk-hidden">{escape("".join(f", {one}" for one in said))}</span>{edge}</td>')
    mark = '<span class="kk-compare-mark" aria-hidden="true">≠</span><span class="kk-hidden">differs: </span>'
    kind = f" kk-compare-{row.id}" if row.id in ("sum", "total") else ""
    return (f'<tr class="{"kk-compare-differs" if row.differs else "kk-compare-same"}{kind}">'
            f'<th scope="row">{mark if row.differs else ""}{escape(row.name)}</th>{"".join(cells)}</tr>')


def _edge(now: Comparison, place: int) -> str:
    """Below a total: whether it is the highest or the lowest, where they differ."""
    words = {max(now.totals): "most", min(now.totals): "least"}.get(now.totals[place])
    return f"<small>{words}</small>" if words and now.spread else ""


def _why_html(now: Comparison) -> str:
    reasons = []
    for reason in now.reasons:
        what, _, why = reason.partition(": ")
        reasons.append(f"<li><b>{escape(what)}</b>: {escape(why)}</li>")
    why = (f'<div class="kk-heading">Why they differ</div><ul>{"".join(reasons)}</ul>' if reasons else
           '<p class="kk-note">Every yaku and every step is the same.</p>' if len(now.names) > 1 else "")
    unsure = "".join(f"<li>{escape(one)}</li>" for one in now.unsure)
    more = (f"<details><summary>° What the sources do not say ({len(now.unsure)})</summary>"
            f"<ul>{unsure}</ul></details>") if unsure else ""
    return f'<div class="kk-compare-why">{why}{more}</div>'


def _two_html(books: tuple[Rules, ...]) -> str:
    """All differences of two rule sets; of more, how to see them."""
    if len(books) != 2:
        return '<p class="kk-note">With just two rule sets, every rule in which they differ stands here.</p>'
    found = differences(*books)
    if not found:
        return '<p class="kk-note">These two do not differ in any rule.</p>'
    first, second = found[0].names
    rows = "".join(
        f'<tr class="{"" if one.scores else "kk-compare-play"}"><th scope="row">{escape(one.name)}</th>'
        f"<td>{escape(one.words[0])}</td><td>{escape(one.words[1])}</td></tr>" for one in found)
    return (f'<details class="kk-panel kk-compare-two"><summary>All {count(len(found), "rule")} in which '
            f"{escape(first)} and {escape(second)} differ</summary>"
            f'<table class="kk-facts"><thead><tr><td></td><th scope="col">{escape(first)}</th>'
            f'<th scope="col">{escape(second)}</th></tr></thead><tbody>{rows}</tbody></table></details>')
