"""How the agents of a tournament did: in each meeting, and in all of them together."""
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from ..game.state import lead
from ..rules import Rules
from .playing import Meeting, Outcome
from .statistics import UNKNOWN, Estimate, match_wins, mean


@dataclass(frozen=True)
class Standing:
    """How an agent did.

    name: its name. against: the other agents, one name for each seat, () for all meetings together. rounds:
    played. lead: points a round more than the opponents, their mean with three players. points: a round.
    won: share of rounds. six, twelve: shares of matches over 6 and 12 months; known of single meetings only.
    """

    name: str
    against: tuple[str, ...]
    rounds: int
    lead: Estimate
    points: Estimate
    won: Estimate
    six: Estimate = UNKNOWN
    twelve: Estimate = UNKNOWN


#: The outcomes of a deal by seating, by the deal's number.
Deals = Mapping[int, tuple[Outcome, ...]]


def of_meeting(meeting: Meeting, deals: Deals, rules: Rules) -> list[Standing]:
    """How each agent did in one meeting."""
    six, twelve = (match_wins(meeting, deals, rules, months) for months in (6, 12))
    found = []
    for name in dict.fromkeys(meeting.names):
        others = list(meeting.names)
        others.remove(name)
        means = [_of_deal(meeting, name, outcomes) for outcomes in deals.values()]
        found.append(Standing(name, tuple(others), sum(map(len, deals.values())), *_means(means),
                              six=six[name], twelve=twelve[name]))
    return found


def of_all(names: Iterable[str], played: Sequence[tuple[Meeting, Deals]]) -> list[Standing]:
    """How each agent did in all its meetings, the best one first.

    The meetings are on the same deals: one deal, in all of them, is one observation.
    """
    found = []
    for name in names:
        by_deal: dict[int, list[_Means]] = defaultdict(list)
        rounds = 0
        for meeting, deals in played:
            if name in meeting.names:
                for number, outcomes in deals.items():
                    by_deal[number].append(_of_deal(meeting, name, outcomes))
                    rounds += len(outcomes)
        found.append(Standing(name, (), rounds, *_means([_average(means) for means in by_deal.values()])))
    return sorted(found, key=lambda one: -one.lead.value if one.rounds else float("inf"))


#: Lead, points and share of rounds won.
_Means = tuple[float, ...]


def _of_deal(meeting: Meeting, name: str, outcomes: Iterable[Outcome]) -> _Means:
    """The means over the rounds of a deal, and over the places of the agent."""
    places = [place for place, other in enumerate(meeting.names) if other == name]
    return _average([(lead(one.points, place), one.points[place], one.winner == place)
                     for one in outcomes for place in places])


def _average(many: Sequence[_Means]) -> _Means:
    return tuple(sum(values) / len(many) for values in zip(*many, strict=True))


def _means(deals: Sequence[_Means]) -> tuple[Estimate, Estimate, Estimate]:
    ahead, points, won = [mean(values) for values in zip(*deals, strict=True)] or [UNKNOWN] * 3
    return ahead, points, won
