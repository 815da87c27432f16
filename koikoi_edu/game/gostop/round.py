"""A round of Go-Stop (spec 4): what lies where, what can be done, and the state after it."""
from ...cards import Card, CardSet
from ...errors import IllegalAction
from ..actions import Action, Move, read_action
from ..checks import full_months
from ..round import Round
from ..state import Draft, Phase, read_seat
from .legal import Seen, legal_actions
from .more import Open, captures, mates
from .turn import do
from .view import GoStopView


class GoStopRound(Open, Round):
    """The state of one round of Go-Stop; to be used as a `Round`.

    Its table has `stacks`. A hand card may be a joker, which is laid in front before the card play. A player
    may have turns without a hand card, in which "flip" turns the stock only.
    """

    __slots__ = ()

    @property
    def removed(self) -> CardSet:
        """The cards that have left play (spec 3.5)."""
        return CardSet.from_bits(self._more.removed)

    @property
    def matches(self) -> CardSet:
        """The table cards that `card` can take."""
        if self._card < 0:
            return CardSet()
        return CardSet.from_bits(mates(self._table, self._more.stacks, self._card))

    def captures(self, card: Card) -> tuple[CardSet, ...]:
        """What a hand card could take from the table, each way as a set.

        () if it would stay there, also where it would join a locked pair, and for a joker.
        """
        return captures(self._table, self._more.stacks, card)

    def legal_actions(self) -> tuple[Action, ...]:
        """What the player to play can do, in card order; nothing once the round is over."""
        return legal_actions(self._seen())

    def apply(self, action: Action | Card | str) -> "GoStopRound":
        """The state after this action of the player to play; the old state stays as it is.

        Takes what `Round.apply` takes, and "go", "shake crane", "bomb crane", "flip" and "show". The stock
        card is turned in the same step, unless a choice has to be made before. Raises IllegalAction if the
        rules do not allow the action now, and UnknownName for a card that does not exist.
        """
        action = read_action(action, taking=self.phase in (Phase.MATCH, Phase.DRAW))
        if action not in self.legal_actions():
            raise IllegalAction(self._why_not(action))
        new = self._next(action)
        do(new, action)
        new.__class__ = GoStopRound
        return new  # type: ignore[return-value]

    def _next(self, action: Action) -> Draft:
        new = super()._next(action)
        new._card, new._more = self._card, self._more
        return new

    def _seen(self) -> Seen:
        player = self.to_play
        return Seen(self._plan, self.phase, player, self._hands[player], self._table, self._card, self._more,
                    len(self._stock) - self._drawn, self._quads(player))

    def _quads(self, player: int) -> int:
        """The cards (bits) that a player may show to win: dealt ones, before the first turn (4.14)."""
        if self.rules.hand_quad != "chongtong" or self._more.turns[player]:
            return 0
        return full_months(self._hands[player] & self.origin.layout.hands[player].bits)

    def _why_not(self, action: Action) -> str:
        card, options = action.card, ", ".join(map(str, self.legal_actions()))
        if self.phase is Phase.DECIDE:
            return f"Now it is time to stop or to go, not to {action}."
        if self.phase is not Phase.HAND or not card:
            return super()._why_not(action)
        hand = self._hands[self.to_play]
        if action.move is Move.PLAY and hand & card.bit:
            if any(stack.size == 2 and hand & stack.month for stack in self._more.stacks):
                return f"The third card of a locked pair has to be played; choose one: {options}."
            return super()._why_not(action)
        if action.move is Move.BOMB:
            return ("A bomb is three hand cards of a month whose fourth lies on the table, named by the "
                    f"first; choose one: {options}.")
        if action.move is Move.SHAKE:
            return f"Three hand cards of a month can be shown, named by the first; choose one: {options}."
        return super()._why_not(action)

    def view(self, player: int) -> GoStopView:
        """What this player can see: the own hand and everything that lies open.

        Raises RulesError for a seat that does not exist.
        """
        seat = read_seat(self.rules, player)
        return GoStopView(*self._seen_by(seat), _more=self._more,
                          quads=CardSet.from_bits(self._quads(seat)))

    def _key(self) -> tuple[object, ...]:
        return (*super()._key(), self._more, self.origin.drawn_rounds)

    def __str__(self) -> str:
        lines = super().__str__().split("\n")
        lines[1:1] = [f"stack: {stack}" for stack in self.stacks]
        return "\n".join(lines)
