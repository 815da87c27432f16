"""An opponent that takes what is worth most now."""
from math import inf
from random import Random

from ..cards import CardSet, Kind
from ..fast import but, worth_to
from ..game import KEEP, KOIKOI, STOP, Action, Move, Phase, View
from ..scoring import scorer
from .choices import choices


class GreedyAgent:
    """Takes the capture that adds most, and calls koi-koi while it has little and many cards are left.

    A card is worth what it brings its pile nearer to yaku, plus what it would have brought the opponent's.
    """

    name = "Greedy"

    def choose(self, view: View, rng: Random) -> Action:
        """One of the legal actions of the view, without chance. Raises IllegalAction if there is none."""
        actions = choices(view)
        if view.phase is Phase.DECIDE:
            return KOIKOI if _bold(view) else STOP
        if view.phase is Phase.SWAP:
            return KEEP
        worth = _Worth(view)
        # The first of equal ones, so that the choice depends on nothing but the view.
        return max(actions, key=worth.of)


class MediumAgent(GreedyAgent):
    """Greedy under the name of its level."""

    name = "Medium"


def _bold(view: View) -> bool:
    """Whether playing on promises more than it risks: many cards are left and nobody else is far.

    Where some points are needed before one is asked, there is much to lose from then on; so it goes on only
    if any rise is asked about again, and nobody else has half of what a stop needs (spec 4.10, 4.14).
    """
    if len(view.hand) < 3 or _called(view):
        return False
    least = view.rules.min_total
    if least == 1:
        return view.bases[view.player] < 6
    others = (base for seat, base in enumerate(view.bases) if seat != view.player)
    return view.rules.offer_after_go == "increase" and 2 * max(others) < least


def _called(view: View) -> bool:
    return any(calls for seat, calls in enumerate(view.calls) if seat != view.player)


class _Worth:
    """What actions are worth in one view."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.mine = view.piles[view.player]
        self.situation = view.score(view.player).situation
        self.scorer = scorer(view.rules)
        self.base = self.scorer.base(self.mine.bits, self.situation)
        self.worth = worth_to(view.rules, self.mine, but(view.piles, view.player), view.month)

    def of(self, action: Action) -> float:
        """Points, roughly, that the action is worth."""
        card, waiting = action.card, self.view.card
        if action.move in _FOR_NOTHING:
            return inf
        if waiting is not None:
            taken = CardSet(card) if card else max(self.view.captures(waiting), key=len)
            return self._capture(taken | waiting)
        if card is None:
            return 0.0
        played = CardSet(card)
        if card.kind is Kind.JOKER:
            return self._capture(played)  # it goes to the pile, and another card is played
        if action.move is Move.BOMB:
            played |= self.view.hand.in_month(card.month)
        ways = self.view.captures(card) if action.move in (Move.PLAY, Move.BOMB) else ()
        if not ways:
            return -self.worth[card.index]
        return max(self._capture(way | played) for way in ways)

    def _capture(self, cards: CardSet) -> float:
        gain = self.scorer.base((self.mine | cards).bits, self.situation) - self.base
        return 1.0 + 2.0 * gain + sum(self.worth[card.index] for card in cards)


#: What costs nothing: four of a month shown win at once, three shown double (spec 4.14).
_FOR_NOTHING = (Move.SHOW, Move.SHAKE)
