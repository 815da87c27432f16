"""One deal of a tournament, played once from every seating."""
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations
from pathlib import PurePath
from random import Random
from time import perf_counter
from typing import NamedTuple

from ..errors import KoiKoiError
from ..game import Match, View, deal
from ..game.dealing import Seed
from ..game.round import Round
from ..rules import Rules
from .entrants import Entrant, said


@dataclass(frozen=True)
class Meeting:
    """Agents that play with each other.

    names: of the agents; the index in it is a place. Under rules for three, two agents fill three places.
    """

    names: tuple[str, ...]

    @cached_property
    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """The places in the order of the seats, the dealer's first: every order round, with every dealer."""
        return tuple(order[turn:] + order[:turn] for order in self.orders for turn in range(len(order)))

    @cached_property
    def orders(self) -> tuple[tuple[int, ...], ...]:
        """The places in every order round the table that is another one."""
        found: dict[tuple[str, ...], tuple[int, ...]] = {}
        for rest in permutations(range(1, len(self.names))):
            order = (0, *rest)
            found.setdefault(tuple(self.names[place] for place in order), order)
        return tuple(found.values())


def meetings(names: Sequence[str], players: int) -> tuple[Meeting, ...]:
    """Who meets whom: every agent every other; in a round of three, each two others."""
    if players > len(names):  # two agents, three places: each sits alone against two of the other
        one, other = names
        return Meeting((one, other, other)), Meeting((other, one, one))
    return tuple(map(Meeting, combinations(names, players)))


class Outcome(NamedTuple):
    """How a round went, by place. points: scored. winner, next_dealer: places; no winner is None."""

    points: tuple[int, ...]
    winner: int | None
    next_dealer: int


@dataclass(frozen=True)
class Fault:
    """An agent that raised an exception or answered with what is no legal action.

    name: the agent's. meeting: who played. deal: its number, from 1. seat: the agent's, 0 deals. decision:
    the how-manieth of the agent in this round, from 1. what: what it did, in words. where: file, line and
    function in which it raised, "" for an answer.
    """

    name: str
    meeting: Meeting
    rules: Rules
    seed: Seed
    deal: int
    seat: int
    decision: int
    actions: tuple[str, ...]
    what: str
    where: str = ""

    @property
    def view(self) -> View:
        """What the agent saw then: `choose` can be tried on it again."""
        state = round_of(self.rules, self.seed, self.deal)
        for action in self.actions:
            state = state.apply(action)
        return state.view(self.seat)

    def __str__(self) -> str:
        others = list(self.meeting.names)
        others.remove(self.name)
        where = f" ({self.where})" if self.where else ""
        return (f"{self.name}, against {' and '.join(others)}, in deal {self.deal}, at its decision "
                f"{self.decision}, {self.what.rstrip('.')}{where}.")


class Played(NamedTuple):
    """A deal of a meeting. meeting: its index. number: of the deal, from 1.

    outcomes: of the rounds, by seating; () if a round broke off. seconds: of each decision, by agent.
    """

    meeting: int
    number: int
    outcomes: tuple[Outcome, ...]
    faults: tuple[Fault, ...]
    seconds: dict[str, list[float]]


def round_of(rules: Rules, seed: Seed, number: int) -> Round:
    """The deal of this number; seat 0 deals."""
    return deal(rules, f"{seed}/{number}", dealer=0, month=(number - 1) % 12 + 1)


def play_deal(entrants: Sequence[Entrant], at: int, meeting: Meeting, rules: Rules, seed: Seed,
              number: int) -> Played:
    """Play one deal from every seating. at: the meeting's index.

    What agents leave to chance depends on seed, deal, seat and their names alone: not on who else takes part,
    nor on the order in which deals are played.
    """
    known = {one.name: one for one in entrants}
    played = Played(at, number, (), (), {name: [] for name in meeting.names})
    ends: list[Outcome | Fault] = []
    for seating in meeting.seatings:
        seated = [known[meeting.names[place]] for place in seating]
        ends.append(_play_round(seated, meeting, seating, rules, seed, played))
    faults = tuple(end for end in ends if isinstance(end, Fault))
    outcomes = tuple(end for end in ends if isinstance(end, Outcome))
    return played._replace(outcomes=() if faults else outcomes, faults=faults)


def _play_round(seated: Sequence[Entrant], meeting: Meeting, seating: tuple[int, ...], rules: Rules,
                seed: Seed, played: Played) -> Outcome | Fault:
    state = round_of(rules, seed, played.number)
    chance = [Random(f"{seed}/{played.number}/{seat}/{one.name}") for seat, one in enumerate(seated)]
    decisions = [0] * len(seated)

    def fault(what: str, where: str = "") -> Fault:
        return Fault(seated[seat].name, meeting, rules, seed, played.number, seat, decisions[seat],
                     tuple(map(str, state.actions)), what, where)

    choose = {}
    while not state.is_over:
        seat = state.to_play
        decisions[seat] += 1
        view = state.view(seat)
        start = perf_counter()
        try:
            if seat not in choose:
                choose[seat] = seated[seat].sit_down()
            answer = choose[seat](view, chance[seat])
        except Exception as error:
            return fault(f"raised {said(error)}", _where(error))
        played.seconds[seated[seat].name].append(perf_counter() - start)
        try:
            state = state.apply(answer)
        except KoiKoiError as error:
            return fault(f"answered with no legal action: {error}")
    result = state.result
    assert result is not None
    points, winner = [0] * len(seating), result.winner
    for seat, place in enumerate(seating):
        points[place] = result.points[seat]
    following = Match(rules, seed, (state,)).next_dealer
    return Outcome(tuple(points), None if winner is None else seating[winner], seating[following])


def _where(error: Exception) -> str:
    """Where an agent raised: the innermost frame."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return ""
    code = trace.tb_frame.f_code
    return f"{PurePath(code.co_filename).name}, line {trace.tb_lineno}, in {code.co_name}"
