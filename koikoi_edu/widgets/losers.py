"""A pile that is built, and beside it the piles of those who lose to it, where a rule set looks at them."""
from collections.abc import Iterable
from importlib.resources import files
from typing import Any

from ..cards import Card, Cards, CardSet
from ..errors import CardError, RulesError, shown
from ..scoring import Situation, loser_in_words
from ..words import capital, count, listed, names
from .base import CardRow, Sentence, box, guarded, html, set_class
from .chips import Chips
from .pile import PileView
from .situation_words import checked_situation, situation_words

_NUMBERS = {0: "none", 1: "one", 2: "two"}


class LosersView(PileView):
    """A pile in a situation, with up to two piles of losers; the base of two explorers.

    A click on the deck goes to the pile that `_owner` names: None is that of the winner, 0 and 1 are those of
    the losers in the order of turns.
    """

    css = PileView.css + files(__package__).joinpath("losers.css").read_text(encoding="utf-8")

    def _losers_parts(self) -> None:
        """Make what shows the losers: `_numbers`, `_owners` and `_theirs`."""
        self._owner: int | None = None
        known = "Losers whose piles are known"
        self._number = Chips(self._choose_number, about=known)
        self._numbers = box(html(f'<span class="kk-heading">{known}</span>'), self._number,
                            classes="kk-row kk-asked")
        self._owner_chips = Chips(self._turn_to, about="A click goes to")
        self._owners = box(html('<span class="kk-note">A click goes to</span>'), self._owner_chips)
        self._rows = [CardRow(self._take_back, size="tiny", empty="no cards") for _ in range(2)]
        self._heads = [html() for _ in range(2)]
        self._each = [box(head, row, classes="kk-losers-one")
                      for head, row in zip(self._heads, self._rows, strict=True)]
        self._theirs = box(classes="kk-row kk-losers")

    # ── what it shows, and what can be done

    @property
    def situation(self) -> Situation:
        """What the pile is scored with besides its cards: calls, losers, table and month."""
        return self._position.situation

    @property
    def losers(self) -> tuple[CardSet, ...] | None:
        """The piles of the losers, None where none is looked at. Assign one or two others, or None."""
        return self.situation.losers

    @losers.setter
    def losers(self, piles: Iterable[Cards] | None) -> None:
        self.given(losers=piles)

    @guarded
    def given(self, **situation: Any) -> Sentence:
        """Set calls, losers, month or table, as the keywords of `score`; the others keep their values."""
        now = self.situation._asdict()
        piles = situation.get("losers", self.losers)
        if piles is None or (isinstance(piles, list | tuple) and now["first_caller"] == len(piles)):
            now["first_caller"] = None  # who is no loser any more
        changed = checked_situation({**now, **situation})
        said = [situation_words(key, changed, self.rules) for key in situation]
        return self._move(self._position._replace(situation=changed), listed(said) or "nothing changed")

    @guarded
    def give(self, cards: Cards, loser: int = 0) -> Sentence:
        """Lay cards in the pile of a loser (0 or 1, in the order of turns); they leave the other piles."""
        given, piles = CardSet(cards), self._piles_with(loser)
        for card in given & piles[loser]:
            raise CardError(f"The card {card.id!r} is there already; each card exists once.")
        piles = [pile | given if place == loser else pile - given for place, pile in enumerate(piles)]
        who = loser_in_words(loser, len(piles))
        return self._against(piles, self.pile - given, f"{names(given)} to {who}")

    def put(self, cards: Cards) -> Sentence:
        """Add cards to the pile that clicks go to."""
        return self.add(cards) if self._owner is None else self.give(cards, self._owner)

    def toggle(self, card: Card) -> Sentence:
        """Put a card into the pile that clicks go to, or take it out of there: what a click does."""
        if self._owner is None:
            return super().toggle(card)
        here = (self.losers or ())[self._owner]
        return self._take_back(card) if card in here else self.give(card, self._owner)

    # ── how it does it

    def _piles_with(self, loser: int) -> list[CardSet]:
        number = len(self.losers or ())
        if type(loser) is not int or not 0 <= loser < max(number, 1):
            known = f"There {'is' if number == 1 else 'are'} {count(number, 'loser')} here"
            raise RulesError(f"{known}, counted from 0; {shown(loser)} is none of them.")
        return list(self.losers or (CardSet(),))

    def _against(self, piles: Iterable[CardSet], pile: CardSet, what: str) -> Sentence:
        situation = self.situation._replace(losers=tuple(piles))
        return self._move(self._position._replace(pile=pile, situation=situation), what)

    @guarded
    def _take_back(self, card: Card) -> Sentence:
        """A card out of the piles of the losers: what a click on it there does."""
        piles = [pile - card for pile in self.losers or ()]
        return self._against(piles, self.pile, f"{card.name} taken back")

    def _choose_number(self, number: int) -> None:
        """Look at so many piles of losers, empty where they are new."""
        self.given(losers=(*(self.losers or ()), CardSet(), CardSet())[:number] or None)

    def _turn_to(self, owner: int) -> None:
        """Let clicks go to a pile: -1 is that of the winner."""
        self._owner = None if owner < 0 else owner
        self._draw_losers()
        self.say(f"A click on a card now goes to {self._owner_names()[owner]}.")

    def _owner_names(self) -> dict[int, str]:
        number = len(self.losers or ())
        return {-1: "your pile"} | {place: f"the pile of {loser_in_words(place, number)}"
                                    for place in range(number)}

    # ── how it draws it

    def _draw_losers(self) -> None:
        most = self._most_losers()
        piles = (self.losers or ()) if most else ()
        if self._owner is not None and self._owner >= len(piles):
            self._owner = None
        self._number.show({number: words for number, words in _NUMBERS.items() if number <= most}, len(piles))
        self._owner_chips.show(self._owner_names(), -1 if self._owner is None else self._owner)
        for part, shows in ((self._numbers, most), (self._owners, piles), (self._theirs, piles)):
            set_class(part, "kk-asked-off", not shows)
        for place, (pile, head, row) in enumerate(zip(piles, self._heads, self._rows, strict=False)):
            who = capital(loser_in_words(place, len(piles)))
            head.value = f'<div class="kk-heading">{who}: {self._of_pile(pile)}</div>'
            row.show(pile)
        shown = tuple(self._each[:len(piles)])
        if shown != self._theirs.children:
            self._theirs.children = shown

    def _of_pile(self, pile: CardSet) -> str:
        """What stands behind the name of a loser."""
        return count(len(pile), "card")

    def _most_losers(self) -> int:
        """How many losers the rules can look at."""
        raise NotImplementedError
