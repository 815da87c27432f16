"""What one player can see of a round of Go-Stop."""
from dataclasses import dataclass, field

from ...cards import Card, CardSet
from ..actions import Action
from ..plan import plan_of
from ..view import View
from .legal import Seen, legal_actions
from .more import More, Open, captures, mates


@dataclass(frozen=True, slots=True)
class GoStopView(Open, View):
    """What one player can see of a round of Go-Stop; to be used as a `View`.

    quads: the own hand cards that the player may show to win at once (spec 4.14).
    """

    _more: More = field(kw_only=True)
    quads: CardSet = field(default=CardSet(), kw_only=True)

    @property
    def matches(self) -> CardSet:
        """The table cards that `card` can take."""
        if self.card is None:
            return CardSet()
        return CardSet.from_bits(mates(self.table.bits, self._more.stacks, self.card.index))

    def captures(self, card: Card) -> tuple[CardSet, ...]:
        """What a hand card could take from the table, each way as a set.

        () if it would stay there, also where it would join a locked pair, and for a joker.
        """
        return captures(self.table.bits, self._more.stacks, card)

    def legal_actions(self) -> tuple[Action, ...]:
        """What the player can do now, in card order; nothing while another one is to play."""
        if self.to_play != self.player:
            return ()
        return legal_actions(Seen(
            plan_of(self.rules), self.phase, self.player, self.hand.bits, self.table.bits,
            self.card.index if self.card else -1, self._more, self.stock_size, self.quads.bits))
