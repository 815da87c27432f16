"""What puzzles share whose answer is one of some cards."""
import re
from collections.abc import Iterable

from ...cards import Card, CardSet
from ...exercises.naming import Unreadable, card_names
from ...scoring import Held
from ...words import capital, listed, names
from ..puzzle import Fault, Form, Puzzle, Reason


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
        card: Card = card_names(among).one(answer)
        if card not in among:
            raise Unreadable(f"{card.name} is not among the cards to choose from: {names(among)}.")
        return card

    def answers(self) -> frozenset[Card]:
        return frozenset([self._winner])

    def _brings(self, card: Card) -> CardSet:
        """What comes to the pile with one of the cards to choose from."""
        raise NotImplementedError

    def _last_hint(self, raised: Iterable[Held], near: CardSet) -> Reason:
        """The yaku that the right card raises, where several cards to choose from belong to each of them;
        otherwise, as that would be the answer, one or two wrong cards. near: what the pile has of the yaku.
        """
        yaku = [one.yaku for one in raised]
        if all(sum(bool(self._brings(card) & one.cards) for card in self.options) > 1 for one in yaku):
            return Reason(f"Think of {listed(one.name for one in yaku)}.", near)
        less = self._choices_less([self._winner.name, *(one.name for one in yaku)])
        if not less:
            return Reason("Go through the cards one by one: what would each of them bring you?", near)
        number = "One choice" if len(less) == 1 else "Two choices"
        text = " ".join(fault.text for fault in less)
        lit = CardSet({card for fault in less for card in fault.lit})
        return Reason(f"{number} less: {text[:1].lower()}{text[1:]}", lit)

    def _choices_less(self, untold: Iterable[str]) -> list[Fault]:
        """One or two wrong cards with their faults, tempting ones first, in words without certain names; one
        wrong card at least is left."""
        telling = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, untold))})(?![\w-])")
        less = [fault if not telling.search(fault.text) else
                Fault(f"{capital(card.name)} is not the one.", lit=CardSet([card]))
                for card, fault in ((card, self.fault(card)) for card in self._others)]
        return sorted(less, key=lambda fault: fault.trap not in self.traps)[:min(2, len(less) - 1)]
