"""A pile that is built by clicking cards: what the yaku explorer and the score explorer have in common."""
from collections.abc import Callable
from functools import partial
from importlib.resources import files
from typing import NamedTuple

import ipywidgets

from ..cards import Card, Cards, CardSet
from ..errors import CardError, KoiKoiError
from ..rules import DEFAULT, Rules
from ..rules import rules as find_rules
from ..scoring import Score, Situation, score
from ..words import capital, names
from .base import CardRow, Sentence, View, action, box, chip, guarded, html
from .entering import Enter

#: Piles worth a look, under the name of their button.
EXAMPLES = {
    "moon, crane, sake": "moon crane sake",
    "three brights and the sake cup": "moon curtain crane sake",
    "four brights": "crane curtain moon phoenix",
    "with the Rainman": "crane curtain moon rainman",
    "both ribbon trios": "pine-poem plum-poem cherry-poem peony-blue chrysanthemum-blue maple-blue",
    "boar, deer, butterflies": "boar deer butterflies",
    "nine chaff": "pine-1 pine-2 plum-1 cherry-1 iris-1 peony-2 pampas-1 maple-1 lightning",
}
#: The same for Go-Stop, whose yaku are others.
GOSTOP_EXAMPLES = {
    "four dry brights": "crane curtain moon phoenix",
    "with the Rainman": "crane curtain rainman",
    "three birds": "warbler cuckoo geese",
    "plain red ribbons": "wisteria-ribbon iris-ribbon clover-ribbon",
    "both poetry trios": "pine-poem plum-poem cherry-poem peony-blue chrysanthemum-blue maple-blue",
    "six cards of junk": "sake lightning paulownia-red pine-1 plum-1 joker-3pi",
}


class Position(NamedTuple):
    """What is built: the own pile, cards that are gone to the opponent, and what else a score depends on."""

    pile: CardSet = CardSet()
    opponent: CardSet = CardSet()
    situation: Situation = Situation()


class PileView(View):
    """A widget in which a pile is built, card by card; the base of two explorers.

    Every change, from the page or from code, goes through `_move`, which keeps what was before for `undo`.
    A subclass draws in `_refresh` and says in `_outcome` what a change did.
    """

    css = files(__package__).joinpath("pile.css").read_text(encoding="utf-8")

    def _begin(self, rules: str | Rules, usual: Position, make: Callable[[], Position]) -> None:
        """Take the rules and the position to begin with; where they can't be, the usual ones, and say why."""
        self._past: list[Position] = []
        self.rules, self._position, self._wrong = DEFAULT, usual, ""
        try:
            self.rules = find_rules(rules)
            self._position = self._checked(make())
        except KoiKoiError as error:
            self._wrong = str(error)
        self.deck = CardRow(self.toggle, size="small")
        self.deck.add_class("kk-pile-deck")
        self.deck.add_class("kk-index")

    def _open(self, words: str) -> None:
        """Draw for the first time, and say these words or what was wrong."""
        self._scope = f"kk-in-{self.model_id}"  # for rules of style that concern this widget alone
        self.add_class(self._scope)
        self._refresh()
        if self._wrong:
            self.error(self._wrong)
        else:
            self.say(words)

    # ── what it holds

    @property
    def pile(self) -> CardSet:
        """The pile that is looked at. Assign other cards to build another one."""
        return self._position.pile

    @pile.setter
    def pile(self, cards: Cards) -> None:
        self.build(cards)

    @property
    def score(self) -> Score:
        """What the pile scores, with its yaku and steps."""
        return self._score_of(self._position)

    # ── what can be done, by a click or from code

    @guarded
    def build(self, cards: Cards) -> Sentence:
        """Lay other cards in the pile; those that the opponent had come from there."""
        pile = CardSet(cards)
        what = f"The pile is {names(pile)}" if pile else "The pile is empty"
        return self._move(self._with_pile(pile), what)

    @guarded
    def add(self, cards: Cards) -> Sentence:
        """Add cards to the pile; none of them may be in it already."""
        added = CardSet(cards)
        for card in added & self.pile:
            raise CardError(f"The card {card.id!r} is in the pile already; each card exists once.")
        return self._move(self._with_pile(self.pile | added), f"{names(added)} added")

    @guarded
    def remove(self, cards: Cards) -> Sentence:
        """Take cards out of the pile; all of them must be in it."""
        taken = CardSet(cards)
        for card in taken - self.pile:
            raise CardError(f"The card {card.id!r} is not in the pile.")
        return self._move(self._position._replace(pile=self.pile - taken), f"{names(taken)} taken away")

    def put(self, cards: Cards) -> Sentence:
        """Add cards where a click would put them: what the field for names does."""
        return self.add(cards)

    def toggle(self, card: Card) -> Sentence:
        """Add a card, or take it away where it is in the pile: what a click does."""
        return self.remove(card) if card in self.pile else self.add(card)

    def clear(self) -> Sentence:
        """Take all cards away."""
        situation = _freed(self._position.situation, self.rules.deck)
        return self._move(self._position._replace(pile=CardSet(), opponent=CardSet(), situation=situation),
                          "All cards taken away")

    def undo(self) -> Sentence:
        """Go back by one change."""
        if not self._past:
            return self.say("There is nothing to undo.")
        before, self._position = self._position, self._past.pop()
        return self._tell("Undone", before)

    # ── how it does it

    def _with_pile(self, pile: CardSet) -> Position:
        """The position with another pile; the others lose what lies in it."""
        now = self._position
        return now._replace(pile=pile, opponent=now.opponent - pile, situation=_freed(now.situation, pile))

    def _score_of(self, position: Position) -> Score:
        return score(position.pile, self.rules, **position.situation._asdict())

    def _checked(self, position: Position) -> Position:
        """The position, if it can be. Raises CardError or RulesError otherwise."""
        for card in position.pile & position.opponent:
            raise CardError(f"The card {card.id!r} is in both piles; each card exists once.")
        score(position.opponent, self.rules)
        self._score_of(position)
        return position

    def _move(self, position: Position, what: str) -> Sentence:
        self._checked(position)
        before = self._position
        if position != before:
            self._past.append(before)
            self._position = position
        return self._tell(what, before)

    def _tell(self, what: str, before: Position) -> Sentence:
        self._refresh()
        return self.say(f"{capital(what)}: {self._outcome(before)}")

    def _outcome(self, before: Position) -> str:
        """What a change from `before` did, as the rest of a sentence."""
        raise NotImplementedError

    def _refresh(self) -> None:
        """Draw the position."""
        raise NotImplementedError

    def _tools(self, *more: ipywidgets.Widget) -> ipywidgets.Box:
        """Clear, undo, and a field for those who would rather type a card than look for it."""
        field = ipywidgets.Text(description="Add by name", placeholder="curtain", continuous_update=False)
        field.add_class("kk-pile-field")

        def entered() -> None:
            before = self._position
            if field.value.strip():
                self.put(field.value)
            if self._position != before:
                field.value = ""  # what was wrong stays, to be mended or to be tried again

        Enter(field, entered)
        return box(*more, action("Clear", self.clear), action("Undo", self.undo), field)

    def _examples(self) -> ipywidgets.Box:
        examples = GOSTOP_EXAMPLES if self.rules.family == "go-stop" else EXAMPLES
        chips = (chip(words, partial(self.build, cards)) for words, cards in examples.items()
                 if CardSet(cards) <= self.rules.deck)
        return box(html('<span class="kk-heading">Try</span>'), *chips)


def _freed(situation: Situation, cards: CardSet) -> Situation:
    """The situation without these cards in the piles of losers."""
    if situation.losers is None:
        return situation
    return situation._replace(losers=tuple(pile - cards for pile in situation.losers))
