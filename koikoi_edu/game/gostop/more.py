"""What a round of Go-Stop remembers beyond one of Koi-Koi; all of it lies open."""
from typing import NamedTuple

from ...cards import JOKERS, Card, CardSet
from ..matching import MONTH_OF

#: The maker of a pile that no player has made: one of the deal, or a locked pair that was joined.
NOBODY = -1


class Stack(NamedTuple):
    """Cards on the table that lie on one another (spec 4.5, 4.6, 4.8).

    cards: two of a month, a locked pair, or three of them, and the jokers on them (bits). maker: the seat of
    the player whose ppeok it is, or NOBODY.
    """

    cards: int
    maker: int = NOBODY

    @property
    def month(self) -> int:
        """The four cards of its month (bits)."""
        return MONTH_OF[(self.cards & -self.cards).bit_length() - 1]

    @property
    def size(self) -> int:
        """How many cards of the month lie on it, jokers not counted."""
        return (self.cards & ~JOKERS.bits).bit_count()


class More(NamedTuple):
    """The state beyond Koi-Koi's; tuples are by seat.

    stacks: piles and locked pairs on the table, all of whose cards are in the table too. stock_only: turns
    that a bomb still lets a player turn the stock only. shown: the cards shown by shaking (bits). bombs,
    ppeoks: how many each player has made. turns: how many each has ended. callers: the seats of those who
    have said go, in the order of their first. at_once: points paid so far. removed: cards out of play (bits).
    """

    stacks: tuple[Stack, ...]
    stock_only: tuple[int, ...]
    shown: tuple[int, ...]
    bombs: tuple[int, ...]
    ppeoks: tuple[int, ...]
    turns: tuple[int, ...]
    callers: tuple[int, ...]
    at_once: tuple[int, ...]
    removed: int = 0


def nothing_yet(players: int) -> More:
    """That of a round in which nothing has happened."""
    none = (0,) * players
    return More((), none, none, none, none, none, (), none)


def stack_of(stacks: tuple[Stack, ...], card: int) -> Stack | None:
    """The stack of the month of a card (its index), None if there is none."""
    month = MONTH_OF[card]
    for stack in stacks:
        if stack.cards & month:
            return stack
    return None


def loose(table: int, stacks: tuple[Stack, ...]) -> int:
    """The table cards (bits) that lie on no stack."""
    for stack in stacks:
        table &= ~stack.cards
    return table


def mates(table: int, stacks: tuple[Stack, ...], card: int) -> int:
    """The table cards (bits) of the month of a card (its index) that lie on no stack."""
    return loose(table, stacks) & MONTH_OF[card]


class Open:
    """What a round and a view of it say alike about their `_more`."""

    __slots__ = ()

    _more: More

    @property
    def stacks(self) -> tuple[CardSet, ...]:
        """The locked pairs and the piles of three on the table, with the jokers on them (spec 4.5, 4.6).

        A third card of a month joins its locked pair and takes nothing, the fourth takes all. Their cards
        are in `table` too.
        """
        return tuple([CardSet.from_bits(stack.cards) for stack in self._more.stacks])

    @property
    def stock_only(self) -> tuple[int, ...]:
        """Turns in which each player may turn the stock only, for a bomb (spec 4.14)."""
        return self._more.stock_only

    @property
    def shown(self) -> tuple[CardSet, ...]:
        """The cards that each player has shown by shaking (spec 4.14)."""
        return tuple(map(CardSet.from_bits, self._more.shown))

    @property
    def shakes(self) -> tuple[int, ...]:
        """How often each player has shaken."""
        return tuple(map(shakes_of, self._more.shown))

    @property
    def bombs(self) -> tuple[int, ...]:
        """How many bombs each player has played."""
        return self._more.bombs

    @property
    def ppeoks(self) -> tuple[int, ...]:
        """How many piles of three each player has made by ppeok."""
        return self._more.ppeoks

    @property
    def at_once(self) -> tuple[int, ...]:
        """What was paid to each player so far, by the others in negative numbers (spec 4.14)."""
        return self._more.at_once


def shakes_of(shown: int) -> int:
    """How many months these shown cards (bits) are of."""
    return len({card.month for card in CardSet.from_bits(shown)})


def captures(table: int, stacks: tuple[Stack, ...], card: Card) -> tuple[CardSet, ...]:
    """What a card could take, each way as a set; () if it stays on the table or joins a locked pair."""
    stack = stack_of(stacks, card.index)
    if stack:
        return (CardSet.from_bits(stack.cards),) if stack.size == 3 else ()
    return tuple(map(CardSet, CardSet.from_bits(mates(table, stacks, card.index))))
