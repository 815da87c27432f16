"""What puzzles share whose answer is one of some cards."""
import re

from ...cards import Card, CardSet
from ...exercises.naming import CardNames, Unreadable
from ...words import names
from ..puzzle import Fault, Form, Puzzle


class OneCard(Puzzle):
    """A puzzle with one right card; `options` are the cards to choose from, `_winner` is the right one."""

    form = Form.CARD

    @property
    def options(self) -> tuple[Card, ...]:
        raise NotImplementedError

    @property
    def _winner(self) -> Card:
        raise NotImplementedError

    @property
    def _others(self) -> tuple[Card, ...]:
        return tuple(card for card in self.options if card != self._winner)

    def read(self, answer: object) -> Card:
        among = CardSet(self.options)
        card: Card = CardNames(among).one(answer)
        if card not in among:
            raise Unreadable(f"{card.name} is not among the cards to choose from: {names(among)}.")
        return card

    def answers(self) -> frozenset[Card]:
        return frozenset([self._winner])

    def _one_choice_less(self) -> Fault | None:
        """The fault of a wrong card, a tempting one first, in words that do not name the right card."""
        named = re.compile(rf"(?<![\w-]){re.escape(self._winner.name)}(?![\w-])")
        quiet = [fault for fault in map(self.fault, self._others) if not named.search(fault.text)]
        fault = min(quiet, key=lambda fault: not fault.trap, default=None)
        return fault and fault._replace(text=f"One choice less: {fault.text[:1].lower()}{fault.text[1:]}")
