"""What a player of Go-Stop can do in a state (spec 4.5, 4.7, 4.14)."""
from collections.abc import Iterator
from typing import NamedTuple

from ...cards import JOKERS
from ..actions import BOMB, FLIP, KOIKOI, PLAY, SHAKE, SHOW, STOP, TAKE, Action
from ..checks import full_triples
from ..matching import MONTH_OF
from ..plan import Plan
from ..state import Phase
from ..view import each
from .more import More, mates, stack_of

_JOKERS = JOKERS.bits


class Seen(NamedTuple):
    """What the actions of the player to play depend on; the player sees all of it.

    hand, table: bits. card: index of the card that waits for a choice, or -1. stock: how many cards it holds.
    quads: the cards (bits) that the player may show to win at once.
    """

    plan: Plan
    phase: Phase
    player: int
    hand: int
    table: int
    card: int
    more: More
    stock: int
    quads: int


def legal_actions(seen: Seen) -> tuple[Action, ...]:
    """The actions of the player to play, in the order of the moves and in card order."""
    phase = seen.phase
    if phase is Phase.HAND:
        return tuple(_turn(seen))
    if phase is Phase.DECIDE:
        return STOP, KOIKOI
    if phase is Phase.OVER:
        return ()
    return each(TAKE, mates(seen.table, seen.more.stacks, seen.card))


def _turn(seen: Seen) -> Iterator[Action]:
    if not seen.hand:
        yield FLIP
        return
    yield from each(PLAY, seen.hand & _JOKERS | choosable(seen))
    rules = seen.plan.rules
    if rules.shake:
        yield from each(SHAKE, _firsts(seen.hand & ~seen.more.shown[seen.player]))
    if rules.bomb and not _owed(seen):
        # The one that a bomb takes lies alone: a stack of its month has two cards.
        yield from each(BOMB, sum(first for first in _bits(_firsts(seen.hand))
                                  if mates(seen.table, seen.more.stacks, first.bit_length() - 1)))
    if seen.more.stock_only[seen.player] and seen.stock:
        yield FLIP
    if seen.quads:
        yield SHOW


def choosable(seen: Seen) -> int:
    """The hand cards (bits) that may be chosen for the card play; jokers are no such cards.

    Who holds the third card of a locked pair has to choose such a one (spec 4.5); where one has to capture,
    who can has to (spec 3.13).
    """
    cards = seen.hand & ~_JOKERS
    owed = _owed(seen)
    if owed or not seen.plan.must_match:
        return owed or cards
    takes = sum(bit for bit in _bits(cards) if _takes(seen, bit.bit_length() - 1))
    return takes or cards


def _owed(seen: Seen) -> int:
    """The hand cards (bits) that are the third of a locked pair."""
    owed = 0
    for stack in seen.more.stacks:
        if stack.size == 2:
            owed |= seen.hand & stack.month
    return owed


def _takes(seen: Seen, card: int) -> bool:
    stack = stack_of(seen.more.stacks, card)
    return stack.size == 3 if stack else bool(seen.table & MONTH_OF[card])


def _firsts(cards: int) -> int:
    """Of each month of which three or four of these cards are there, the first (bits)."""
    firsts = 0
    for month in _bits(full_triples(cards)):
        here = cards & month * 0b1111
        firsts |= here & -here
    return firsts


def _bits(bits: int) -> Iterator[int]:
    while bits:
        low = bits & -bits
        yield low
        bits ^= low
