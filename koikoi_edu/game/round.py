"""One round of Koi-Koi (spec 3, 5-7, 11): an immutable state, its legal actions, and the state after each.

A round of Go-Stop is one too, a `GoStopRound`.
"""
from collections.abc import Iterator, Sequence
from typing import Any

from ..cards import CARDS, Card, CardSet
from ..errors import IllegalAction
from ..scoring import Score
from .actions import PLAY, Action, Move, read_action
from .ending import player_score, result_of
from .events import Event, Happening, event
from .standing import base
from .state import Draft, Origin, Phase, Result, put, read_seat
from .turn import call_koikoi, capture, lay, leave, swap
from .view import View, captures, each, leavable, legal_actions, playable

__all__ = ["Origin", "Phase", "Result", "Round", "View", "walk"]

# Members of an Enum are slow to look up; a round looks them up at every step.
_HAND, _MATCH, _DRAW, _DECIDE, _OVER = Phase.HAND, Phase.MATCH, Phase.DRAW, Phase.DECIDE, Phase.OVER
_MOVE_PLAY, _MOVE_TAKE, _MOVE_STOP, _MOVE_KOIKOI = Move.PLAY, Move.TAKE, Move.STOP, Move.KOIKOI
_PLAYED, _DRAWN, _STOPPED = Happening.HAND, Happening.DRAW, Happening.STOP


class Round(Draft):
    """The state of one round. It does not change: `apply` returns another one.

    rules: the rule set. dealer, to_play: seats (0, 1, ...), counted in the order of play, with three players
    counter-clockwise. phase: what the player to play has to do. calls: koi-koi calls (go) of each player.
    previous, action: the state before and the action that led here, None at the start. origin: how it was
    dealt. Made by `deal` and `position`.
    """

    __slots__ = ()

    def __setattr__(self, name: str, value: object = None) -> None:
        raise AttributeError("The state of a round does not change; apply() returns the next one.")

    __delattr__ = __setattr__

    # What lies where -------------------------------------------------------------------------------------

    @property
    def hands(self) -> tuple[CardSet, ...]:
        """Each player's hand. An opponent is to see `view(player)` and not this."""
        return tuple(map(CardSet.from_bits, self._hands))

    @property
    def table(self) -> CardSet:
        return CardSet.from_bits(self._table)

    @property
    def stock(self) -> tuple[Card, ...]:
        """The cards still to be drawn, the next one first."""
        return self._stock[self._drawn:]

    @property
    def piles(self) -> tuple[CardSet, ...]:
        """What each player has captured."""
        return tuple(map(CardSet.from_bits, self._piles))

    @property
    def removed(self) -> CardSet:
        """The cards that have left play (spec 3.5)."""
        return self.origin.layout.removed

    @property
    def stacks(self) -> tuple[CardSet, ...]:
        """The piles on the table that have to be taken whole, which only Go-Stop has."""
        return ()

    @property
    def stock_only(self) -> tuple[int, ...]:
        """Turns in which each player may turn the stock only; () where the rules have none."""
        return ()

    @property
    def month(self) -> int | None:
        """The month of the round (1 to 12), None where the rules do not use it (spec 5.6)."""
        return self.origin.month

    @property
    def card(self) -> Card | None:
        """The hand or drawn card that waits for a choice among table cards."""
        return CARDS[self._card] if self._card >= 0 else None

    @property
    def matches(self) -> CardSet:
        """The table cards that `card` can take."""
        if self._card < 0:
            return CardSet()
        singles, three = self._plan.mates(self._table, self._card, self.phase is _DRAW)
        return CardSet.from_bits(singles | three)

    def captures(self, card: Card) -> tuple[CardSet, ...]:
        """What a hand card could take from the table, each way as a set; () if it would stay there."""
        return captures(self._plan, self._table, card)

    @property
    def bases(self) -> tuple[int, ...]:
        """The sum of each player's yaku before any doubling (points)."""
        if self._plan.by_situation:
            return tuple([base(self, seat) for seat in range(len(self._piles))])
        return tuple(map(self._plan.base, self._piles))

    @property
    def is_over(self) -> bool:
        return self.phase is _OVER

    @property
    def result(self) -> Result | None:
        """How the round ended, None while it runs."""
        if self.phase is not _OVER:
            return None
        return result_of(self)

    def score(self, player: int) -> Score:
        """What this player would score by stopping now, with the calls made so far (spec 3.8, 6.8).

        Raises RulesError for a seat that does not exist.
        """
        return player_score(self, read_seat(self.rules, player))

    # Playing ---------------------------------------------------------------------------------------------

    def legal_actions(self) -> tuple[Action, ...]:
        """What the player to play can do, in card order; nothing once the round is over."""
        plan, hand = self._plan, self._hands[self.to_play]
        if self.phase is _HAND and not plan.picky:
            return each(PLAY, hand)
        return legal_actions(plan, self.phase, hand, self._table, self._card)

    def apply(self, action: Action | Card | str) -> "Round":
        """The state after this action of the player to play; the old state stays as it is.

        Takes an action, or words: "play crane", "take pine-1", "stop", "koi-koi", or a card alone.
        The stock card is drawn in the same step, unless a choice has to be made before. Raises IllegalAction
        if the rules do not allow the action now, and UnknownName for a card that does not exist.
        """
        if type(action) is not Action:
            action = read_action(action, taking=self.phase in (_MATCH, _DRAW))
        bit, move, phase, player = action.bit, action.move, self.phase, self.to_play
        plan = self._plan

        if (phase is _HAND and move is _MOVE_PLAY and self._hands[player] & bit
                and not (plan.picky and not playable(plan, self._hands[player], self._table) & bit)):
            new = self._next(action)
            new._hands = put(self._hands, player, self._hands[player] ^ bit)
            lay(new, player, bit.bit_length() - 1, _PLAYED)
        elif (move is _MOVE_TAKE and self._card >= 0
                and plan.mates(self._table, self._card, phase is _DRAW)[0] & bit):
            new = self._next(action)
            capture(new, player, self._card, bit, _PLAYED if phase is _MATCH else _DRAWN)
        elif phase is _DECIDE and move is _MOVE_STOP:
            new = self._next(action)
            new.phase = _OVER
            new._records = ((_STOPPED, player, -1, 0, None),)
        elif phase is _DECIDE and move is _MOVE_KOIKOI:
            new = self._next(action)
            call_koikoi(new, player)
        else:
            new = self._next(action)
            if not self._rare(new, action):
                raise IllegalAction(self._why_not(action))
        new.__class__ = Round
        return new  # type: ignore[return-value]

    def _rare(self, new: Draft, action: Action) -> bool:
        """Do what only some rules have; whether this action is such a one, and allowed now."""
        plan, phase, move, player = self._plan, self.phase, action.move, self.to_play
        if phase is Phase.SWAP and move in (Move.SWAP, Move.KEEP):
            swap(new, player, swaps=move is Move.SWAP)
        elif (move is Move.LEAVE and phase is _HAND and self._hands[player] & action.bit
                and leavable(plan, action.bit, self._table)):
            new._hands = put(self._hands, player, self._hands[player] ^ action.bit)
            leave(new, player, action.bit.bit_length() - 1)
        elif (move is Move.TAKE_ALL and self._card >= 0
                and (three := plan.mates(self._table, self._card, phase is _DRAW)[1])):
            capture(new, player, self._card, three, _PLAYED if phase is _MATCH else _DRAWN)
        else:
            return False
        return True

    def _next(self, action: Action) -> Draft:
        new = Draft()
        new.rules, new.dealer, new.origin, new._plan, new._stock = (
            self.rules, self.dealer, self.origin, self._plan, self._stock)
        new._hands, new._table, new._drawn, new._piles = self._hands, self._table, self._drawn, self._piles
        new._settled, new.calls, new.to_play, new.phase = self._settled, self.calls, self.to_play, self.phase
        new.previous, new.action, new._card, new._records = self, action, -1, ()
        return new

    def _why_not(self, action: Action) -> str:
        if self.phase is Phase.OVER:
            return "The round is over; nothing more can be played."
        if self.phase is Phase.DECIDE:
            return f"Now it is time to stop or to call koi-koi, not to {action}."
        options = ", ".join(map(str, self.legal_actions()))
        if self.phase is Phase.SWAP:
            return f"Now it is time to swap hands or to keep one's own, not to {action}."
        card = action.card
        if self.phase is Phase.HAND and card and action.move in (Move.PLAY, Move.LEAVE):
            if not self._hands[self.to_play] & card.bit:
                return f"{card.id} is not in the hand; choose one: {options}."
            if action.move is Move.PLAY:
                return f"{card.id} takes nothing, and a card that takes one has to be played: {options}."
            return f"{card.id} can't be left lying; choose one: {options}."
        if self.card is not None:
            number = "two" if len(self.matches) == 2 else f"{len(self.matches)}"
            return f"{self.card.id} matches {number} cards; choose one: {options}."
        return f"{str(action)!r} can't be done now; choose one: {options}."

    # Looking back ----------------------------------------------------------------------------------------

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last action brought about, in order; () at the start."""
        return tuple(map(event, self._records))

    @property
    def states(self) -> "tuple[Round, ...]":
        """Every state from the deal to this one."""
        states = [self]
        while states[-1].previous is not None:
            states.append(states[-1].previous)
        return tuple(reversed(states))

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions from the deal to this state."""
        return tuple(state.action for state in self.states if state.action is not None)

    @property
    def log(self) -> tuple[Event, ...]:
        """All events from the deal to this state."""
        return tuple(one for state in self.states for one in state.events)

    def view(self, player: int) -> "View":
        """What this player can see: the own hand and everything that lies open.

        Raises RulesError for a seat that does not exist.
        """
        return View(*self._seen_by(read_seat(self.rules, player)))

    def _seen_by(self, seat: int) -> tuple[Any, ...]:
        """What a view of this seat says, in the order of its fields."""
        hand = CardSet() if self.phase is Phase.SWAP else CardSet.from_bits(self._hands[seat])
        return (seat, self.rules, self.dealer, self.to_play, self.phase, hand,
                tuple(bits.bit_count() for bits in self._hands), len(self._stock) - self._drawn, self.table,
                self.piles, self.calls, self.bases, self.card,
                tuple(map(self.score, range(len(self._hands)))), self.result,
                tuple(record for state in self.states for record in state._records), self.removed, self.month,
                self._settled)

    def _key(self) -> tuple[object, ...]:
        return (self.rules, self.dealer, self.to_play, self.phase, self._hands, self._table, self.stock,
                self._piles, self._settled, self.calls, self._card, self._records, self.removed, self.month,
                self.origin.field_brights)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Round) and (self is other or self._key() == other._key())

    def __hash__(self) -> int:
        return hash((self._hands, self._table, self._piles, self.to_play, self.phase))

    def __reduce__(self) -> tuple[object, ...]:
        from .saving import dumps, loads
        return loads, (dumps(self),)

    def __str__(self) -> str:
        lines = [f"table: {self.table}", f"stock: {len(self.stock)} cards"]
        for player, (hand, pile) in enumerate(zip(self.hands, self.piles, strict=True)):
            lines.append(f"player {player}: hand {hand or '-'}; pile {pile or '-'}")
        if self.removed:
            lines.append(f"removed: {self.removed}")
        lines.append("over" if self.is_over else f"player {self.to_play} to play ({self.phase})")
        return "\n".join(lines)

    def __repr__(self) -> str:
        now = "over" if self.is_over else f"player {self.to_play} to play, phase {self.phase}"
        return f"<Round of {self.rules.name}: {now}, {len(self.stock)} cards in the stock>"


def walk(state: Round, actions: Sequence[Action | Card | str]) -> Iterator[Round]:
    """The states after each of these actions, in order. Raises as `Round.apply` does."""
    for action in actions:
        state = state.apply(action)
        yield state
