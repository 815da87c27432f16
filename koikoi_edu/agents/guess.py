"""A public round as it may stand: what a player sees, with the hidden cards laid somewhere."""
from collections.abc import Sequence

from ..cards import CARDS, CardSet
from ..game import Layout, Round, View
from ..game.gostop.round import GoStopRound
from ..game.gostop.view import GoStopView
from ..game.plan import plan_of
from ..game.state import Draft, Origin


def round_of(view: View, hands: Sequence[Sequence[int]], stock: Sequence[int]) -> Round:
    """The round that a player sees, with these hands and this stock (card indexes, the next card first).

    It can be played on; it has no past.
    """
    new = Draft()
    held = tuple(CardSet.from_bits(sum(1 << card for card in hand)) for hand in hands)
    cards = tuple(CARDS[card] for card in stock)
    situation = view.scores[0].situation
    new.rules, new.dealer, new.to_play, new.phase = view.rules, view.dealer, view.to_play, view.phase
    new.calls, new.previous, new.action = view.calls, None, None
    new.origin = Origin(None, Layout(held, view.table, cards, view.piles, view.removed), None, (), view.calls,
                        view.month, situation.field_brights, situation.drawn_rounds)
    new._plan = plan_of(view.rules)
    new._hands, new._table = tuple(hand.bits for hand in held), view.table.bits
    new._stock, new._drawn = cards, 0
    new._piles, new._settled = tuple(pile.bits for pile in view.piles), view._settled
    new._card, new._records = view.card.index if view.card else -1, view._records
    if isinstance(view, GoStopView):
        new._more = view._more
        new.__class__ = GoStopRound
    else:
        new.__class__ = Round
    return new  # type: ignore[return-value]
