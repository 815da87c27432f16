"""How likely each yaku is, and who will score."""
from collections import Counter
from dataclasses import dataclass
from typing import NamedTuple

from ..errors import UnknownName, nearest, shown
from ..game import View
from ..game.state import read_seat
from ..rules import Yaku
from .estimate import Estimate, share_of
from .playing import future_of
from .worlds import check, drawn_worlds, every_world, number_of


class Line(NamedTuple):
    """A yaku, and by seat how likely it counts in that player's pile at the end of the round."""

    yaku: Yaku
    chances: tuple[Estimate, ...]


@dataclass(frozen=True, repr=False)
class Odds:
    """What the rest of a round may bring.

    yaku: the lines of the rule set, in its order. scores: by seat, how likely that player scores. nobody: how
    likely nobody does. exact: whether all worlds were played through. n: how many worlds were.
    """

    view: View
    yaku: tuple[Line, ...]
    scores: tuple[Estimate, ...]
    nobody: Estimate
    exact: bool
    n: int

    def chance(self, yaku: str, player: int | None = None) -> Estimate:
        """How likely a yaku ("sanko") counts at the end in the pile of a player; unless said, who looks.

        Raises UnknownName for a yaku that the rule set does not have, RulesError for a seat that is none.
        """
        seat = self.view.player if player is None else read_seat(self.view.rules, player)
        for line in self.yaku:
            if line.yaku.id == yaku:
                return line.chances[seat]
        known = [line.yaku.id for line in self.yaku]
        hint = nearest(yaku, known) or f" Yaku: {', '.join(known)}."
        raise UnknownName(f"{self.view.rules.name} has no yaku {shown(yaku)} to be captured.{hint}")

    def __str__(self) -> str:
        from .report import text
        return text(self)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        from .report import html
        return html(self)


def odds(view: View, *, seed: int | str = 0, worlds: int | None = None,
         seconds: float | None = None) -> Odds:
    """How likely each player holds each yaku at the end of the round, and scores.

    The round is played to its end in worlds that fit what the player sees, by players as in `value`: in all
    of them where these are few, so that the odds are exact for such players; else in worlds drawn from the
    seed. Of yaku that exclude one another, such as Sankō and Gokō, the one that counts is told.

    worlds: draw so many, also where all could be played through; unless said, 2,000 in Koi-Koi, 100 in
    Go-Stop. seconds: draw worlds for so long instead. Raises RulesError while hands may still be swapped, and
    for a seed or count that can't be.
    """
    end = check(view, seed, worlds, seconds)
    if view.is_over:
        return _known(view)
    future = future_of(view)
    exact = worlds is None and number_of(view) <= future.leaves
    if seconds is None:
        worlds = worlds or future.worlds
    source = every_world(view) if exact else drawn_worlds(view, seed, worlds, end)
    seats, number = range(view.rules.players), 0
    held: Counter[tuple[str, int]] = Counter()
    winners: Counter[int] = Counter()
    for hands, stock in source:
        state = future.end(None, hands, stock)
        number += 1
        winners[future.winner(state)] += 1
        held.update([(id, seat) for seat in seats for id in future.held(state, seat)])
    return _odds(view, held, winners, exact, number)


def _known(view: View) -> Odds:
    """The odds of a round that is over."""
    assert view.result is not None
    held = Counter([(one.id, seat) for seat, score in enumerate(view.scores) for one in score.yaku])
    winner = view.result.winner
    return _odds(view, held, Counter([-1 if winner is None else winner]), True, 1)


def _odds(view: View, held: Counter[tuple[str, int]], winners: Counter[int], exact: bool,
          number: int) -> Odds:
    seats = range(view.rules.players)
    lines = tuple(Line(yaku, tuple(share_of(held[yaku.id, seat], number, exact) for seat in seats))
                  for yaku in view.rules.table(view.month))
    scores = tuple(share_of(winners[seat], number, exact) for seat in seats)
    return Odds(view, lines, scores, share_of(winners[-1], number, exact), exact, number)
