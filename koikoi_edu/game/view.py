"""What one player can see of a round."""
from dataclasses import dataclass
from typing import Any

from ..cards import Card, CardSet
from ..rules import Rules
from ..scoring import Score
from .actions import KEEP, KOIKOI, LEAVE, PLAY, STOP, SWAP, TAKE, TAKE_ALL, Action
from .events import Event, Record, event
from .plan import Plan, plan_of
from .state import Phase, Result, read_seat

_SWAP, _HAND, _DRAW, _DECIDE, _OVER = Phase.SWAP, Phase.HAND, Phase.DRAW, Phase.DECIDE, Phase.OVER


@dataclass(frozen=True, slots=True)
class View:
    """What one player can see of a round: no other hand and no stock card.

    player: the seat that looks. hand: the player's own, no card of it while hands may still be swapped
    unseen. hand_sizes, stock_size: numbers of cards. scores: what each player would score by stopping now.
    All else is what the round says under the same name.
    """

    player: int
    rules: Rules
    dealer: int
    to_play: int
    phase: Phase
    hand: CardSet
    hand_sizes: tuple[int, ...]
    stock_size: int
    table: CardSet
    piles: tuple[CardSet, ...]
    calls: tuple[int, ...]
    bases: tuple[int, ...]
    card: Card | None
    scores: tuple[Score, ...]
    result: Result | None
    _records: tuple[Record, ...]
    removed: CardSet = CardSet()
    month: int | None = None
    _settled: tuple[Any, ...] = ()  # as in `Draft`; it follows from what was to be seen

    @property
    def stacks(self) -> tuple[CardSet, ...]:
        """The piles on the table that have to be taken whole, which only Go-Stop has."""
        return ()

    @property
    def stock_only(self) -> tuple[int, ...]:
        """Turns in which each player may turn the stock only; () where the rules have none."""
        return ()

    @property
    def is_over(self) -> bool:
        return self.phase is _OVER

    @property
    def matches(self) -> CardSet:
        """The table cards that `card` can take."""
        if self.card is None:
            return CardSet()
        singles, three = plan_of(self.rules).mates(self.table.bits, self.card.index, self.phase is _DRAW)
        return CardSet.from_bits(singles | three)

    @property
    def log(self) -> tuple[Event, ...]:
        """All events from the deal on."""
        return tuple(map(event, self._records))

    @property
    def unseen(self) -> CardSet:
        """The cards that lie in other hands, in the stock, or out of play."""
        seen = self.hand.bits | self.table.bits | (self.card.bit if self.card else 0) | self.removed.bits
        for pile in self.piles:
            seen |= pile.bits
        return CardSet.from_bits(self.rules.deck.bits & ~seen)

    def captures(self, card: Card) -> tuple[CardSet, ...]:
        """What a hand card could take from the table, each way as a set; () if it would stay there."""
        return captures(plan_of(self.rules), self.table.bits, card)

    def legal_actions(self) -> tuple[Action, ...]:
        """What the player can do now, in card order; nothing while another one is to play."""
        if self.to_play != self.player:
            return ()
        return legal_actions(plan_of(self.rules), self.phase, self.hand.bits, self.table.bits,
                             self.card.index if self.card else -1)

    def score(self, player: int) -> Score:
        """What this player would score by stopping now. Raises RulesError for a seat that does not exist."""
        return self.scores[read_seat(self.rules, player)]


def captures(plan: Plan, table: int, card: Card) -> tuple[CardSet, ...]:
    """What a hand card could take from a table, each way as a set."""
    singles, three = plan.mates(table, card.index, False)
    ways = tuple(map(CardSet, CardSet.from_bits(singles)))
    return (*ways, CardSet.from_bits(three)) if three else ways


def legal_actions(plan: Plan, phase: Phase, hand: int, table: int, card: int) -> tuple[Action, ...]:
    """The actions in a phase: with a hand and the table as bits, and the card that waits for a choice."""
    if phase is _HAND:
        if plan.picky:
            return _picky_plays(plan, hand, table)
        return each(PLAY, hand)
    if phase is _DECIDE:
        return STOP, KOIKOI
    if phase is _OVER:
        return ()
    if phase is _SWAP:
        return SWAP, KEEP
    singles, three = plan.mates(table, card, phase is _DRAW)
    return (*each(TAKE, singles), TAKE_ALL) if three else each(TAKE, singles)


def each(actions: tuple[Action, ...], bits: int) -> tuple[Action, ...]:
    """Of the actions by card index those of these cards, in card order."""
    found = []
    while bits:
        low = bits & -bits
        found.append(actions[low.bit_length() - 1])
        bits ^= low
    return tuple(found)


def _picky_plays(plan: Plan, hand: int, table: int) -> tuple[Action, ...]:
    plays = each(PLAY, playable(plan, hand, table))
    return plays + each(LEAVE, leavable(plan, hand, table)) if plan.may_leave else plays


def playable(plan: Plan, hand: int, table: int) -> int:
    """The hand cards (bits) that may be played: where one has to capture, those that do (spec 3.13)."""
    if not plan.must_match:
        return hand
    capturing = 0
    for card in CardSet.from_bits(hand):
        if any(plan.mates(table, card.index, False)):
            capturing |= card.bit
    return capturing or hand


def leavable(plan: Plan, hand: int, table: int) -> int:
    """The hand cards (bits) that may be left beside their match, which no three cards are (spec 3.13)."""
    found = 0
    for card in CardSet.from_bits(hand) if plan.may_leave else ():
        singles, three = plan.mates(table, card.index, False)
        if singles and not three:
            found |= card.bit
    return found
