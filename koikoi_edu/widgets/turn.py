"""One turn taken apart: the hand card, what it takes, the stock card, what that takes (spec 6.5).

Every frame comes from `Round.apply` and its events; here stands only how they are told apart for watching.
"""
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

from ..cards import Card, CardSet
from ..errors import CardError
from ..game import PLAY, TAKE, Event, Happening, Round, position
from ..rules import Rules
from ..scoring import Cards

_MOVES = (Happening.HAND, Happening.DRAW, Happening.CHOICE)


class Moment(StrEnum):
    """What there is to see in a frame."""

    READY = "ready"    # the hand card is still in the hand
    TURNED = "turned"  # the stock card has been turned up
    LAID = "laid"      # the card lies on the table, beside what it matches
    TAKEN = "taken"    # it has gone to the pile with what it took


class Frame(NamedTuple):
    """What lies where at one moment of a turn.

    source: HAND or DRAW, the half of the turn. card: the card that moves, None before a hand card is chosen.
    event: what becomes of it. table: without the card until it is laid.
    """

    moment: Moment
    source: Happening
    hand: CardSet
    table: CardSet
    stock: tuple[Card, ...]
    pile: CardSet
    card: Card | None = None
    event: Event | None = None

    @property
    def asks(self) -> bool:
        """True where it can be foretold which table cards the card takes."""
        return self.event is not None and self.moment in (Moment.READY, Moment.TURNED)

    @property
    def chooses(self) -> bool:
        """True where one of two table cards has to be chosen."""
        return self.moment is Moment.LAID and self.options != CardSet()

    @property
    def options(self) -> CardSet:
        """The table cards to choose from, none where the rules leave no choice."""
        return self.event.taken if self.event and self.event.happening is Happening.CHOICE else CardSet()


@dataclass(frozen=True)
class Turn:
    """A hand, a table, a stock, and the turn that is played on them.

    start: the position. card: the hand card to play. picks: the table card chosen where two match, for each
    half of the turn (HAND, DRAW).
    """

    start: Round
    card: Card | None = None
    picks: Mapping[Happening, Card] = field(default_factory=dict)

    @staticmethod
    def set_up(rules: Rules, hand: Cards, table: Cards, stock: Cards) -> "Turn":
        """The turn that begins with these cards; a hand of one card leaves no choice what to play.

        Raises UnknownName and CardError for cards that can't lie so.
        """
        hand = CardSet(hand)
        if not hand:
            raise CardError("The hand needs at least one card; put another one there first.")
        start = position(rules, hands=[hand, *[()] * (rules.players - 1)], table=table, stock=stock)
        return Turn(start, next(iter(hand)) if len(hand) == 1 else None)

    def play(self, card: Card) -> "Turn":
        """The same position with this hand card played. Raises IllegalAction for a card of no hand."""
        self.start.apply(PLAY[card.index])
        return Turn(self.start, card)

    def pick(self, source: Happening, card: Card) -> "Turn":
        """The turn in which this card is chosen of two, in the half of the turn that `source` names."""
        return replace(self, picks={**self.picks, source: card})

    def unpicked(self, source: Happening) -> "Turn":
        """The turn with the choice of that half taken back, and all that came after it."""
        return replace(self, picks={half: card for half, card in self.picks.items()
                                    if half is Happening.HAND and source is not Happening.HAND})

    @cached_property
    def states(self) -> tuple[Round, ...]:
        """The states of the round that the turn goes through, as far as everything is chosen."""
        states = [self.start]
        if self.card:
            states.append(self.start.apply(PLAY[self.card.index]))
            while states[-1].card and (pick := self.picks.get(_half(states[-1].events[-1]))):
                states.append(states[-1].apply(TAKE[pick.index]))
        return tuple(states)

    @property
    def is_over(self) -> bool:
        """True once hand card and stock card have gone where they go."""
        return self.card is not None and self.states[-1].card is None

    @cached_property
    def frames(self) -> tuple[Frame, ...]:
        """What there is to see, one step after the other."""
        start = self.start
        events = [event for state in self.states for event in state.events if event.happening in _MOVES]
        now = Frame(Moment.READY, Happening.HAND, start.hands[0], start.table, start.stock, start.piles[0],
                    self.card, events[0] if events else None)
        frames = [now]
        for event in events:
            if event.happening is Happening.CHOICE or not _follows(frames[-1], event):
                if _half(event) is Happening.DRAW:
                    now = now._replace(moment=Moment.TURNED, source=Happening.DRAW, stock=now.stock[1:],
                                       card=event.card, event=event)
                    frames.append(now)
                card = CardSet(event.card or ())
                now = now._replace(moment=Moment.LAID, hand=now.hand - card, table=now.table | card,
                                   event=event)
                frames.append(now)
            if event.happening is not Happening.CHOICE and event.taken:
                moved = event.taken | CardSet(event.card or ())
                now = now._replace(moment=Moment.TAKEN, table=now.table - moved, pile=now.pile | moved,
                                   event=event)
                frames.append(now)
        return tuple(frames)


def _half(event: Event) -> Happening:
    """HAND or DRAW: the half of the turn that the event belongs to."""
    return event.source or event.happening


def _follows(frame: Frame, event: Event) -> bool:
    """True if the event is what comes of the choice that the frame shows."""
    return frame.chooses and frame.card == event.card
