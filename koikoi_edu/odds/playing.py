"""How a round goes on in a world: each player takes what the own pile has most use for, and decides as in
`deciding`. The rounds of Koi-Koi are played on plain ints, those of Go-Stop as public rounds.
"""
from collections.abc import Sequence
from typing import Any, Protocol

from ..agents.guess import round_of
from ..cards import Kind
from ..fast import Position, Sums, action_of, knows, play_greedily, policy, position_of, worths
from ..game import KOIKOI, STOP, Action, Move, Phase, Round, View
from ..scoring import scorer
from .deciding import calls, goes, sums_now
from .worlds import every_world


class Future(Protocol):
    """The rest of a round, as it may go in one world or another.

    leaves: so many ends of the round are reached in a fifth of a second. worlds: so many worlds are looked at
    where nothing else is said.
    """

    leaves: int
    worlds: int

    def options(self) -> list[tuple[Action, Any]]:
        """What the player to play can do, each with the action that begins it."""

    def end(self, option: Any, hands: list[list[int]], stock: list[int]) -> Any:
        """The end of the round in a world, after an option; None for no option in particular."""

    def points(self, end: Any) -> tuple[int, ...]:
        """What each player scores."""

    def winner(self, end: Any) -> int:
        """Who scores, -1 for nobody."""

    def held(self, end: Any, seat: int) -> frozenset[str]:
        """The yaku that count in a player's pile at the end."""


def future_of(view: View) -> Future:
    """The rest of the round that a player sees."""
    return OnInts(view) if knows(view.rules) else InPublic(view)


class OnInts:
    """The rest of a round of Koi-Koi."""

    leaves, worlds = 12_000, 2_000

    def __init__(self, view: View) -> None:
        hands: list[list[int]] = [[] for _ in view.piles]
        hands[view.player] = [card.index for card in view.hand]
        self.root = position_of(view, hands, ())
        self.policy = policy(self.root.kit, worths(view.rules, view.piles, view.month))
        self._held: dict[tuple[Sums, int], frozenset[str]] = {}

    def options(self) -> list[tuple[Action, int]]:
        return [(action_of(move, self.root.phase), move) for move in self.root.moves()]

    def end(self, option: int | None, hands: list[list[int]], stock: list[int]) -> Position:
        position = self.root.copy([hand[:] for hand in hands], stock[::-1])
        if option is not None:
            position.play(option, self.policy.best)
        play_greedily(position, self.policy, calls)
        return position

    def points(self, end: Position) -> tuple[int, ...]:
        return end.paid()

    def winner(self, end: Position) -> int:
        return end.winner

    def held(self, end: Position, seat: int) -> frozenset[str]:
        sums, pile = sums_now(end, seat, called=end.calls[seat] > 0), end.piles[seat]
        known = self._held.get((sums, pile))
        if known is None:
            bits = sums.held(pile)
            known = frozenset([id for at, id in enumerate(sums.ids) if bits >> at & 1])
            self._held[sums, pile] = known
        return known


#: Actions of one player, one after another.
Actions = tuple[Action, ...]


class InPublic:
    """The rest of a round of Go-Stop, some hundred times slower."""

    leaves, worlds = 800, 100

    def __init__(self, view: View) -> None:
        self.view, self.scorer = view, scorer(view.rules)
        self.worth = worths(view.rules, view.piles, view.month)

    def options(self) -> list[tuple[Action, Actions]]:
        # How the hidden cards lie does not matter until one is drawn.
        hands, stock = next(every_world(self.view))
        return [(way[0], way) for way in _ways(round_of(self.view, hands, stock))]

    def end(self, option: Actions | None, hands: list[list[int]], stock: list[int]) -> Round:
        state = round_of(self.view, hands, stock)
        for action in option or ():
            if action not in state.legal_actions():
                break  # the card that came for a joker has to be played
            state = state.apply(action)
        while not state.is_over:
            state = state.apply(self._choice(state))
        return state

    def points(self, end: Round) -> tuple[int, ...]:
        assert end.result is not None
        return end.result.points

    def winner(self, end: Round) -> int:
        assert end.result is not None
        return -1 if end.result.winner is None else end.result.winner

    def held(self, end: Round, seat: int) -> frozenset[str]:
        return frozenset(one.yaku.id for one in self.scorer.find(end.piles[seat].bits)[0])

    def _choice(self, state: Round) -> Action:
        if state.phase is Phase.DECIDE:
            return KOIKOI if goes(state, self.scorer) else STOP
        actions, worth = state.legal_actions(), self.worth[state.to_play]
        if len(actions) == 1:
            return actions[0]
        return max(actions, key=lambda action: _worth(state, worth, action))


def _ways(state: Round) -> list[Actions]:
    """What the player to play can do until another one is to play, or a card is drawn.

    Who shows three of a month, or has a choice what to take, goes on to act; so does who lays a joker, with
    one of the cards known before, or with any once the card that comes for it is seen.
    """
    found: list[Actions] = []
    for action in state.legal_actions():
        after, joker = state.apply(action), action.card is not None and action.card.kind is Kind.JOKER
        if (state.phase is not Phase.HAND or after.phase not in (Phase.HAND, Phase.MATCH)
                or after.to_play != state.to_play or (len(after.stock) < len(state.stock) and not joker)):
            found.append((action,))
            continue
        if joker:
            found.append((action,))
        hand = state.hands[state.to_play]
        found += [(action, *rest) for rest in _ways(after) if not joker or rest[0].card in hand]
    return found


def _worth(state: Round, worth: Sequence[float], action: Action) -> float:
    """What an action is worth, as `Policy` counts it; what costs nothing comes first (spec 4.14)."""
    card = action.card
    if action.move in (Move.SHOW, Move.SHAKE):
        return 1e9
    if card is None:
        return 0.0
    if action.move is Move.TAKE:
        return worth[card.index]
    if card.kind is Kind.JOKER:
        return 1.0 + worth[card.index]  # it goes to the pile, and another card is played
    ways = state.captures(card)
    if not ways:
        return -worth[card.index]
    played = state.hands[state.to_play].in_month(card.month) if action.move is Move.BOMB else (card,)
    return (1.0 + sum([worth[one.index] for one in played])
            + max([sum([worth[one.index] for one in way]) for way in ways]))
