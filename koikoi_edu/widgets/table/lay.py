"""What lies on the board, by zones: read from a view, so that nothing hidden can come in."""
from typing import NamedTuple

from ...cards import DECK, Card, CardSet
from ...game import Happening, View
from .seats import sides


class Lay(NamedTuple):
    """The cards on the board, as the player at the screen sees them.

    hand: the own hand; raised: those of it that can be played and take something. backs: cards of it that
    are covered. theirs: numbers of cards in the other hands, side by side; open: those hands once they may be
    seen. stock: number of cards. piles: captured cards, side by side. active: the card that waits for a
    choice; apart: those to choose from, which are raised. aside: cards that have left play. stacks: table
    cards that can be taken only together. shown: cards of the other hands that lie open.
    """

    hand: CardSet
    theirs: tuple[int, ...]
    stock: int
    table: CardSet
    piles: tuple[CardSet, ...]
    active: Card | None = None
    apart: CardSet = CardSet()
    raised: CardSet = CardSet()
    backs: int = 0
    open: tuple[CardSet, ...] = ()
    aside: CardSet = CardSet()
    stacks: tuple[CardSet, ...] = ()
    shown: tuple[CardSet, ...] = ()

    @property
    def players(self) -> int:
        return len(self.piles)

    @classmethod
    def of(cls, view: View, *, covered: bool = False) -> "Lay":
        """What a view shows. Nothing but the view goes in, so nothing hidden can come out."""
        seats = sides(view.player, len(view.piles))
        size = view.hand_sizes[view.player]
        hand = CardSet() if covered else view.hand     # none of it while hands may still be swapped
        open_cards = getattr(view, "shown", ())
        gone = CardSet.from_bits(sum(pile.bits for pile in view.piles) | view.table.bits
                                 | (view.card.bit if view.card else 0))
        return cls(hand, tuple(view.hand_sizes[seat] for seat in seats[:-1]), view.stock_size, view.table,
                   tuple(view.piles[seat] for seat in seats), view.card, view.matches,
                   backs=size - len(hand), aside=view.removed, stacks=view.stacks,
                   shown=tuple(open_cards[seat] - gone for seat in seats[:-1]) if open_cards else ())


#: What the event of a hand card is called, or where the card of a choice comes from.
FROM_HAND = frozenset({Happening.HAND, Happening.LEFT, Happening.LAID, Happening.JOKER})


def dealt_hand(view: View) -> CardSet:
    """What the player of the view held before the first card was played; none while hands may be swapped."""
    played = view.hand
    for event in view.log:
        if event.player != view.player or event.card is None:
            continue
        if event.happening is Happening.BOMB:
            played |= bombed(event.card, event.taken)
        elif FROM_HAND & {event.happening, event.source}:
            played |= event.card
    return played


def bombed(first: Card, fourth: CardSet) -> CardSet:
    """The three hand cards of a bomb."""
    return DECK.cards.in_month(first.month) - fourth
