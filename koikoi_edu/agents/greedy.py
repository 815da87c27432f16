"""An opponent that takes what is worth most now."""
from random import Random

from ..cards import Card, CardSet
from ..game import KEEP, KOIKOI, STOP, Action, Move, Phase, View
from ..scoring import progress, scorer
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
            bold = len(view.hand) >= 3 and view.bases[view.player] < 6 and not _called(view)
            return KOIKOI if bold else STOP
        if view.phase is Phase.SWAP:
            return KEEP
        worth = _Worth(view)
        # The first of equal ones, so that the choice depends on nothing but the view.
        return max(actions, key=worth.of)


class MediumAgent(GreedyAgent):
    """Greedy under the name of its level."""

    name = "Medium"


def _called(view: View) -> bool:
    return any(calls for seat, calls in enumerate(view.calls) if seat != view.player)


class _Worth:
    """What actions are worth in one view."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.mine = view.piles[view.player]
        theirs = CardSet()
        for seat, pile in enumerate(view.piles):
            if seat != view.player:
                theirs |= pile
        self.situation = view.score(view.player).situation
        self.scorer = scorer(view.rules)
        self.base = self.scorer.base(self.mine.bits, self.situation)
        self.pull: dict[Card, float] = {}
        for pile, lost, weight in ((self.mine, theirs, 1.0), (theirs, self.mine, 0.5)):
            for row in progress(pile, view.rules, gone=lost, month=view.month):
                if row.possible:
                    for card in row.wanted:
                        value = weight * row.yaku.points / (max(row.missing, 1) ** 2 * 2)
                        self.pull[card] = self.pull.get(card, 0.0) + value

    def of(self, action: Action) -> float:
        """Points, roughly, that the action is worth."""
        card, waiting = action.card, self.view.card
        if waiting is not None:
            taken = CardSet(card) if card else max(self.view.captures(waiting), key=len)
            return self._capture(taken | waiting)
        if card is None:
            return 0.0
        ways = self.view.captures(card) if action.move is Move.PLAY else ()
        if not ways:
            return -self.pull.get(card, 0.0) - card.points / 100
        return max(self._capture(way | card) for way in ways)

    def _capture(self, cards: CardSet) -> float:
        gain = self.scorer.base((self.mine | cards).bits, self.situation) - self.base
        return 1.0 + 2.0 * gain + sum(self.pull.get(card, 0.0) + card.points / 100 for card in cards)
