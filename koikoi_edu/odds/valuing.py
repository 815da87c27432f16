"""What each legal action is worth: the round played on after it, in the same worlds for all of them."""
from dataclasses import dataclass, field
from typing import NamedTuple

from ..agents.choices import choices
from ..errors import IllegalAction
from ..game import Action, View
from ..game.actions import read_action
from ..game.state import Phase, lead
from .estimate import Estimate, mean_of, share_of
from .playing import future_of
from .worlds import check, drawn_worlds, every_world, number_of


class Row(NamedTuple):
    """An action and what it is worth. points: on average. error: one standard error of it, 0 if exact."""

    action: Action
    points: float
    error: float


@dataclass(frozen=True, repr=False)
class Value:
    """What the legal actions of a view are worth.

    rows: the best one first. exact: whether all worlds were played through. n: how many worlds were.
    """

    view: View
    rows: tuple[Row, ...]
    exact: bool
    n: int
    _payoffs: dict[Action, list[float]] = field(compare=False)

    @property
    def best(self) -> Row:
        """The action that is worth most, the first in card order of equal ones."""
        return self.rows[0]

    def lead(self, action: Action | str, over: Action | str) -> Estimate:
        """How many points one action is worth more than another.

        Both were tried in the same worlds, so the error is that of the difference, often much smaller than
        those of the two rows. Raises IllegalAction for what is no legal action here.
        """
        first, second = self._read(action), self._read(over)
        pairs = zip(self._payoffs[first], self._payoffs[second], strict=True)
        return mean_of([one - other for one, other in pairs], self.exact)

    def cost(self, action: Action | str) -> Estimate:
        """How many points an action loses against the best one; see `lead`.

        In a sample the best one has had some luck, too: a cost of less than two errors says little.
        """
        return self.lead(self.best.action, action)

    def chance(self, action: Action | str, ahead: float = 0) -> Estimate:
        """How likely an action leads to being ahead by more than so many points in this round.

        It is what counts in the last round of a match: who is 7 points behind has to be ahead by more than 7.
        Raises IllegalAction for what is no legal action here.
        """
        tries = self._payoffs[self._read(action)]
        return share_of(sum([points > ahead for points in tries]), len(tries), self.exact)

    def _read(self, action: Action | str) -> Action:
        found = read_action(action, taking=self.view.phase in (Phase.MATCH, Phase.DRAW))
        if found not in self._payoffs:
            options = ", ".join(str(row.action) for row in self.rows)
            raise IllegalAction(f"{found} is not legal here; choose one: {options}.")
        return found

    def __str__(self) -> str:
        from .report import text
        return text(self)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        from .report import html
        return html(self)


def value(view: View, *, seed: int | str = 0, worlds: int | None = None,
          seconds: float | None = 0.3) -> Value:
    """What each legal action of a player is worth: own points in this round less the mean of the others'.

    After the action the round is played to its end in worlds that fit what the player sees: in all of them
    where these are few, as in the last turns, so that the value is exact; else in worlds drawn from the seed,
    the same ones for each action. There every player takes what the own pile has most use for, or keeps it
    from the others (the policy of `koikoi_edu.fast`, with what cards are worth now), and stops or calls
    koi-koi by what one card more would bring each of them (`koikoi_edu.odds.deciding`). So a value is exact
    for such players, and not for all. Where a hand card can take this or that, and where the player may go on
    to act, as who shows three of a month in Go-Stop, the best that can follow counts.

    seconds: how long to draw worlds. worlds: draw so many instead, also where all could be played through;
    then the same seed gives the same on every machine; with neither, as many as `odds` draws. Raises
    IllegalAction where the player has nothing to choose, and RulesError while hands may still be swapped, and
    for a seed or count that can't be.
    """
    end = check(view, seed, worlds, seconds)
    choices(view)
    future = future_of(view)
    options = future.options()
    exact = worlds is None and number_of(view) * len(options) <= future.leaves
    if seconds is None:
        worlds = worlds or future.worlds
    source = every_world(view) if exact else drawn_worlds(view, seed, worlds, end)
    payoffs: list[list[float]] = [[] for _ in options]
    for hands, stock in source:
        for tries, (_, option) in zip(payoffs, options, strict=True):
            tries.append(lead(future.points(future.end(option, hands, stock)), view.player))
    best: dict[Action, list[float]] = {}
    for tries, (action, _) in zip(payoffs, options, strict=True):
        # Of the ways in which the turn goes on, the best one counts.
        if action not in best or sum(tries) > sum(best[action]):
            best[action] = tries
    rows = [Row(action, *mean_of(tries, exact)) for action, tries in best.items()]
    return Value(view, tuple(sorted(rows, key=lambda row: -row.points)), exact, len(payoffs[0]), best)
