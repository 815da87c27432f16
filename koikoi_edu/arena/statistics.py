"""From rounds to estimates: means and win rates, each with its standard error over deals.

A deal is one observation: the rounds played from its seatings share their cards, so they are averaged first,
and chance that both sides had alike cancels (duplicate deals).
"""
from collections import defaultdict
from collections.abc import Iterable, Mapping
from math import isnan, nan, sqrt
from random import Random
from typing import NamedTuple

from ..rules import Rules
from .playing import Meeting, Outcome


class Estimate(NamedTuple):
    """A mean and its standard error. n: observations behind it; the error is nan where they are too few."""

    value: float
    error: float
    n: int

    def text(self, digits: int = 2, *, sign: bool = True) -> str:
        """ "+1.52 ± 0.11"; "–" where nothing is known."""
        if isnan(self.value):
            return "–"
        value = f"{self.value:+.{digits}f}" if sign else f"{self.value:.{digits}f}"
        return value if isnan(self.error) else f"{value} ± {self.error:.{digits}f}"

    def percent(self) -> str:
        """The same of a share, "72 ± 3 %"."""
        if isnan(self.value):
            return "–"
        error = "" if isnan(self.error) else f" ± {100 * self.error:.0f}"
        return f"{100 * self.value:.0f}{error} %"


UNKNOWN = Estimate(nan, nan, 0)


def mean(values: Iterable[float]) -> Estimate:
    """Their mean, with its standard error."""
    known = list(values)
    if not known:
        return UNKNOWN
    middle = sum(known) / len(known)
    if len(known) < 2:
        return Estimate(middle, nan, len(known))
    spread = sum((value - middle) ** 2 for value in known) / (len(known) - 1)
    return Estimate(middle, sqrt(spread / len(known)), len(known))


#: How often all deals are strung together anew, for the share of matches won.
_TIMES = 100


def match_wins(meeting: Meeting, deals: Mapping[int, tuple[Outcome, ...]], rules: Rules,
               months: int) -> dict[str, Estimate]:
    """The share of matches over so many months that each agent wins, a shared win as its part of one.

    Of an agent on two places it is the mean of the two.

    Deals are drawn into matches at random, again and again, each at most once a match. In a match who deals
    next is as the rules have it, so one string of deals is a match for every first dealer and every order
    round the table; their mean is the string's. The error is that of a U-statistic: its first-order part,
    from how far the strings with one deal differ from those with another, and the rest as if strings shared
    no deal. Unknown with deals for less than two matches, and the error where all end alike.

    deals: outcomes by seating, by number of the deal. A deal of January is drawn for January where the month
    of a round matters under the rules.
    """
    period = 12 if rules.asks_for_month else months
    strata: list[list[int]] = [[] for _ in range(period)]
    for number in sorted(deals):
        strata[(number - 1) % period].append(number)
    matches = min(map(len, strata[:months]))
    if matches < 2:
        return dict.fromkeys(meeting.names, UNKNOWN)
    shuffle = Random(f"{months} {len(deals)}").random
    strings: list[dict[str, float]] = []
    of_deal: dict[int, list[int]] = defaultdict(list)  # the strings that it is in
    for _ in range(_TIMES):
        columns = [sorted(stratum, key=lambda _: shuffle())[:matches] for stratum in strata[:months]]
        for string in zip(*columns, strict=True):
            for number in string:
                of_deal[number].append(len(strings))
            strings.append(_shares(meeting, [deals[number] for number in string], rules))
    return {name: _share([shares[name] for shares in strings], list(of_deal.values()), months, matches)
            for name in strings[0]}


def _share(shares: list[float], of_deal: list[list[int]], months: int, matches: int) -> Estimate:
    value = sum(shares) / len(shares)
    variance = sum((share - value) ** 2 for share in shares) / len(shares)
    between = within = 0.0
    for strings in of_deal:
        own = [shares[at] for at in strings]
        middle = sum(own) / len(own)
        between += (middle - value) ** 2
        within += sum((share - middle) ** 2 for share in own) / (len(own) - 1) / len(own)
    if not variance:
        return Estimate(value, nan, len(of_deal))
    first = months * max(between - within, 0.0) / len(of_deal)
    rest = max(variance - first, 0.0)
    return Estimate(value, sqrt(first / matches + rest / matches ** 2), len(of_deal))


def _shares(meeting: Meeting, string: list[tuple[Outcome, ...]], rules: Rules) -> dict[str, float]:
    """What share of the matches along one string of deals each agent wins, to one of its places."""
    players = len(meeting.names)
    shares = dict.fromkeys(meeting.names, 0.0)
    for at, order in enumerate(meeting.orders):
        # The seating of this order in which a place deals.
        seating = {place: at * players + turn for turn, place in enumerate(order)}
        for dealer in order:
            totals = [rules.start_points] * players
            for outcomes in string:
                outcome = outcomes[seating[dealer]]
                for place, points in enumerate(outcome.points):
                    totals[place] += points
                if rules.ends_at_zero and min(totals) <= 0:
                    break
                dealer = outcome.next_dealer
            best = max(totals)
            for name, total in zip(meeting.names, totals, strict=True):
                if total == best:
                    shares[name] += 1 / totals.count(best)
    played = len(meeting.seatings)
    return {name: share / played / meeting.names.count(name) for name, share in shares.items()}
