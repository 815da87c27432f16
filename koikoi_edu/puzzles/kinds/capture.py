"""Which hand card makes or raises a yaku by what it takes."""
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Self

from ...cards import MONTHS, Card, CardSet
from ...exercises.misconceptions import cards_of
from ...game import Phase, Round, position
from ...rules import Rules
from ...scoring import Held, scorer
from ...words import listed, names
from ..dice import Dice
from ..puzzle import Fault, Reason, Scene
from ..rising import raised, takes, why_no_rise
from ..telling import once
from ..turns import Turn
from .one_card import OneCard


@dataclass(frozen=True, kw_only=True, repr=False)
class Capture(OneCard):
    """Which one card of a hand makes a yaku, or raises one, by what it takes from the table.

    gone: the opponent's pile.
    """

    kind = "capture"
    title = "Which card to play"

    hand: CardSet
    table: CardSet
    pile: CardSet
    gone: CardSet = CardSet()

    @classmethod
    def make(cls, id: str, rules: Rules, dice: Dice, difficulty: int) -> Self | None:
        turn = Turn.lay(dice, rules, difficulty)
        if turn is None:
            return None
        new = cls(id=id, rules=rules, **turn._asdict())
        helpful = [card for card, best in new._bests.items() if best]
        if len(helpful) != 1 or new.difficulty != difficulty:
            return None
        return new if new._played() == CardSet(helpful) else None

    # What a hand card does

    def _gains(self, card: Card) -> tuple[CardSet, ...]:
        """What comes to the pile with this hand card: one set, or one for each table card to choose."""
        mates = self.table.in_month(card.month)
        if not mates:
            return ()
        if len(mates) == 2:
            return tuple(CardSet([card, mate]) for mate in mates)
        return (mates | card,)

    def _brings(self, card: Card) -> CardSet:
        return CardSet({one for more in self._gains(card) for one in more})

    def _played(self) -> CardSet:
        """The hand cards that raise the sum, found by playing each of them, with each choice there is."""
        others = self.rules.players - 1
        start = position(self.rules, hands=[self.hand, *[CardSet()] * others], table=self.table,
                         piles=[self.pile, self.gone, *[CardSet()] * (others - 1)])
        return CardSet(card for card in self.hand
                       if any(end.bases[0] > start.bases[0] for end in _ends(start.apply(card))))

    @cached_property
    def _winner(self) -> Card:
        return next(card for card in self.hand if self._bests[card])

    @cached_property
    def _bests(self) -> dict[Card, CardSet]:
        """What each hand card brings to the pile that raises the sum most; nothing if it does not rise."""
        return {card: self._best(card) for card in self.hand}

    def _best(self, card: Card) -> CardSet:
        base, pile = scorer(self.rules).base, self.pile.bits
        sums = {more: base(pile | more.bits) for more in self._gains(card)}
        best = max(sums, key=sums.__getitem__, default=CardSet())
        return best if best and sums[best] > base(pile) else CardSet()

    @cached_property
    def _raised(self) -> tuple[Held, ...]:
        return raised(self.rules, self.pile, self._bests[self._winner])

    @cached_property
    def _held(self) -> dict[str, Held]:
        return {one.id: one for one in scorer(self.rules).find(self.pile.bits)[0]}

    # What is asked

    @property
    def text(self) -> str:
        return ("It is your turn. Which one of your hand cards makes a yaku, or raises one, by what it takes "
                "from the table? Where two table cards match, you choose. Leave the stock card aside.")

    @property
    def scene(self) -> Scene:
        rows = (("Your hand", self.hand), ("Table", self.table), ("Your pile", self.pile))
        return (*rows, ("The opponent's pile", self.gone)) if self.gone else rows

    @property
    def options(self) -> tuple[Card, ...]:
        return tuple(self.hand)

    @cached_property
    def traps(self) -> frozenset[str]:
        return frozenset(self._traps())

    def _traps(self) -> Iterator[str]:
        if len(self._raised) > 1:
            yield "overlap"
        if all(one.id in self._held for one in self._raised):
            yield "further"
        for card in self.hand:
            mates = len(self.table.in_month(card.month))
            if mates > 1:
                yield "choice" if mates == 2 else "three"
            if card != self._winner and (trap := self._why(card).trap):
                yield trap

    # What is right

    def because(self) -> Reason:
        return Reason(f"{self._winner.name}. {self._what_it_does()}", cards_of(self._raised) | self._winner)

    def _what_it_does(self) -> str:
        taken = self._bests[self._winner] - CardSet([self._winner])
        made = [one for one in self._raised if one.id not in self._held]
        more = [f"raises {one.name} from {self._held[one.id].points} to {one.points}"
                for one in self._raised if one.id in self._held]
        does = ([f"makes {listed(made)}"] if made else []) + more
        mates = self.table.in_month(self._winner.month)
        choice = f"Of {names(mates)}, let it take {names(taken)}" if len(mates) == 2 else \
            f"It takes {names(taken)}"
        return f"{choice}, and that {listed(does)}."

    # What is wrong

    def _why(self, card: Card) -> Fault:
        """Why a hand card raises nothing: the reason that tempts most, where there are several."""
        gains = self._gains(card)
        if not gains:
            alone = raised(self.rules, self.pile, CardSet([card]))
            would = (f" Your pile could do with {card.name} for {listed([one.name for one in alone])}, but "
                     "does not get it." if alone else "")
            return Fault(f"No other card of {MONTHS[card.month - 1]} lies there, so it stays on the table."
                         f"{would}", "unmatched" if alone else "", CardSet([card]))
        faults = [why_no_rise(self.rules, self.pile, more, self.gone) for more in gains]
        return max(faults, key=lambda fault: bool(fault.trap))

    def fault(self, answer: Card) -> Fault:
        mates, why = self.table.in_month(answer.month), self._why(answer)
        taken = f"{names(mates, 'or')}, as you choose" if len(mates) == 2 else names(mates)
        trap = why.trap or ("short" if mates else "unmatched")
        return Fault(f"With {answer.name} you take {taken or 'nothing'}. {why.text}", trap,
                     why.lit | mates | answer)

    # Help

    @property
    def hints(self) -> tuple[Reason, Reason, Reason]:
        matched = CardSet(card for card in self.table if self.hand.in_month(card.month))
        lacks = min((one.yaku.lacks(self.pile) for one in self._raised if one.id not in self._held),
                    default=0)
        few = "only one card" if lacks == 1 else f"{lacks} cards"
        second = (f"Look for a yaku of which your pile lacks {few}." if lacks else
                  "Look at the yaku that your pile holds already: which of them can grow?")
        return (Reason("See which of your hand cards find a card of their month on the table.", matched),
                Reason(second, self.pile), self._last_hint(self._raised, cards_of(self._raised) & self.pile))

    @property
    def solution(self) -> tuple[str, ...]:
        return (*once(fault.text for fault in map(self.fault, self._others)),
                *[f"{takes(one.yaku, further=one.id in self._held)}." for one in self._raised],
                f"So play {self._winner.name}. {self._what_it_does()}")


def _ends(state: Round) -> Iterator[Round]:
    """Every state in which a hand card has taken what it takes."""
    if state.phase is Phase.MATCH:
        for action in state.legal_actions():
            yield state.apply(action)
    else:
        yield state
