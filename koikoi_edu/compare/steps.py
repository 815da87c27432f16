"""A step of a replay: one action of a record, what it leads to under two rule sets, and what differs then."""
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from ..game import Action, Phase, Round
from ..words import capital
from .differing import Difference
from .sheet import Comparison, compared

#: What the players are called.
PLAYERS = ("Player 1", "Player 2", "Player 3")


class Unlike(NamedTuple):
    """One thing that the two rule sets have otherwise after a step.

    name: what it is, "Player 1, sum of the yaku". values: what each of them has, in words.
    """

    name: str
    values: tuple[str, str]

    def __str__(self) -> str:
        return f"{self.name}: {self.values[0]} | {self.values[1]}"


@dataclass(frozen=True)
class Step:
    """One action of the record, and what it leads to under both rule sets.

    number: 0 for the deal. first: the state of the record. second: that of the replay, None where the cards
    can't be dealt so. remarks: in sentences, what the other rules did of themselves.
    """

    number: int
    first: Round
    second: Round | None
    remarks: tuple[str, ...] = ()

    @property
    def action(self) -> Action | None:
        """What was done, None for the deal."""
        return self.first.action if self.number else None

    @property
    def text(self) -> str:
        """What happened in the record, in sentences."""
        said = [event.text(PLAYERS) for event in self.first.events]
        if said:
            return " ".join(said)
        return f"{capital(str(self.action))}." if self.number else "The cards are dealt."

    @cached_property
    def comparisons(self) -> tuple[Comparison, ...]:
        """For each player, what stopping now would score under both; () where one of them has no cards."""
        second = self.second
        if second is None:
            return ()
        return tuple(compared((self.first.score(seat), second.score(seat)))
                     for seat in range(self.first.rules.players))

    @cached_property
    def unlike(self) -> tuple[Unlike, ...]:
        """What differs now: questions and calls, the cards, yaku, sums, doublings, points, who wins."""
        return tuple(self._unlike())

    def _unlike(self) -> Iterator[Unlike]:
        one, other = self.first, self.second
        if other is None:
            return
        told: list[tuple[str, str, str]] = [("The question", _asked(one), _asked(other))]
        for seat, who in enumerate(PLAYERS[:one.rules.players]):
            told.append((f"{who}, koi-koi", str(one.calls[seat]), str(other.calls[seat])))
            told.append((f"{who}, pile", str(one.piles[seat] or "-"), str(other.piles[seat] or "-")))
            told += [(f"{who}, {_NAMES.get(row.id, row.name)}", row.cells[0].text, row.cells[1].text)
                     for row in self.comparisons[seat].differing]
        told.append(("The table", str(one.table or "-"), str(other.table or "-")))
        told.append((f"{'Won' if one.is_over else 'Would win now'}", _leads(one), _leads(other)))
        yield from (Unlike(name, (first, second)) for name, first, second in told if first != second)


#: Rows of a comparison that are called otherwise while a round runs.
_NAMES = {"sum": "sum of the yaku", "total": "points by a stop now"}


class End(NamedTuple):
    """Where a replay ends, and why.

    kind: "whole" (all of the round could be replayed), "unfinished" (all of it, and it was not over), "deal"
    (the other rules do not deal these cards so), "refuses" (they do not allow what was done), "asks" (they
    ask for what nobody answered), "over" (they end the round sooner), "goes on" (they do not end it). text:
    in a sentence. reasons: the options and yaku that have it so.
    """

    kind: str
    text: str
    reasons: tuple[Difference, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.text, *self.why])

    @property
    def why(self) -> tuple[str, ...]:
        """A sentence for each reason, with the name of its option."""
        return tuple(f"{str(one).removesuffix('.')} ({one.id})." for one in self.reasons)


def _asked(state: Round) -> str:
    if state.phase is Phase.DECIDE:
        return f"{PLAYERS[state.to_play]}: stop or koi-koi?"
    return "the round is over" if state.is_over else "none"


def _leads(state: Round) -> str:
    """Who won, or who would score most by stopping now."""
    if state.result:
        return PLAYERS[state.result.winner] if state.result.winner is not None else "nobody"
    scores = [state.score(seat).total for seat in range(state.rules.players)]
    best = max(scores)
    return PLAYERS[scores.index(best)] if scores.count(best) == 1 else "nobody"
