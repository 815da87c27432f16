"""What can have come before a position: how often each player has called koi-koi, and scored (spec 3.7, 6.6).

A player is asked in a turn that raises the sum of their yaku, or makes one, as the rules have it. Who stops
ends the round. So while a round goes on, a pile that holds a yaku is one whose player has called, and no
player has called more often than they can have been asked.
"""
from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from ..cards import CardSet, month_bits
from ..rules import Rules
from ..scoring import Situation, scorer
from ..scoring.steps import koikoi, walk

_SUMS, _CALLS = range(1, 31), range(3)  # of earlier rounds, as far as they are not rare
_MONTHS = [month_bits(month) for month in range(1, 13)]


def offers(rules: Rules, pile: CardSet) -> int:
    """How often the player of a pile can have been asked while it grew, at the most.

    Once for each yaku, also for the lower ones that are replaced now; where rising is enough, once for each
    further card that adds points as well.
    """
    held, base = scorer(rules).find(pile.bits)
    if base < rules.min_total or {one.id for one in held} <= rules.undecidable:
        return 0
    ids, groups = {one.id for one in held}, {one.yaku.group for one in held} - {""}
    lower = {(yaku.group, yaku.needs) for yaku in rules.yaku
             if yaku.group in groups and yaku.id not in ids and yaku.worth(pile)}
    further = sum(len(one.cards) - one.yaku.needs for one in held if one.yaku.step)
    asked = len(lower) + len(held) + (further if rules.offer_on == "increase" else 0)
    return min(asked, base - rules.min_total + 1)  # each time the sum was at least one point more


def calls_so_far(rules: Rules, pile: CardSet) -> range:
    """How often the player of a pile can have called while the round goes on: never without a yaku, and at
    least once with one."""
    asked = offers(rules, pile)
    return range(1 if asked else 0, _at_most(rules, asked) + 1)


def calls_before_offer(rules: Rules, pile: CardSet) -> range:
    """How often a player can have called who is asked now, with this pile: empty if that can't be.

    What the turn has brought is of two months at most, that of the hand card and that of the stock card. Not
    to have called, there was no yaku before; and to have called, there was one that this turn has raised.
    """
    before = [CardSet.from_bits(bits) for bits in _piles_before(rules, pile)]
    if not before:
        return range(0)
    never = any(not offers(rules, one) for one in _without_two_months(pile))
    most = _at_most(rules, max(offers(rules, one) for one in before))
    return range(0 if never else 1, most + 1)


def _at_most(rules: Rules, asked: int) -> int:
    return min(asked, rules.max_calls) if isinstance(rules.max_calls, int) else asked


def _piles_before(rules: Rules, pile: CardSet) -> Iterator[int]:
    """The pile without one of its cards, where with it there is something to be asked about."""
    if not offers(rules, pile):
        return
    find = scorer(rules).find
    now, total = find(pile.bits)
    for card in pile:
        held, base = find(pile.bits & ~card.bit)
        new = {one.id for one in now} - {one.id for one in held}
        if new or (rules.offer_on == "increase" and base < total):
            yield pile.bits & ~card.bit


def _without_two_months(pile: CardSet) -> Iterator[CardSet]:
    for one, other in product(_MONTHS, repeat=2):
        if one <= other and pile.bits & one:
            yield CardSet.from_bits(pile.bits & ~one & ~other)


def possible_calls(rules: Rules, pile: CardSet, own: int, opponent: int) -> tuple[int, int]:
    """So many calls of koi-koi, or as many fewer as a player can have made who is asked with this pile."""
    most = rules.max_calls if isinstance(rules.max_calls, int) else max(own, opponent)
    if not own:
        return 0, min(opponent, most)
    return min(own, most, max(0, offers(rules, pile) - 1)), min(opponent, most)


def can_stand(rules: Rules, totals: tuple[int, int], played: int) -> bool:
    """Whether two players can have so many points after so many rounds; one scores in each, or none."""
    return sum(rounds_for(rules, points) for points in totals) <= played


@lru_cache(maxsize=4096)
def rounds_for(rules: Rules, points: int) -> int:
    """In how few rounds a player can have scored so many points."""
    if points <= 0:
        return 0
    once = _scores(rules)
    if points in once:
        return 1
    return 2 if any(points - one in once for one in once) else 3


@lru_cache(maxsize=64)
def _scores(rules: Rules) -> frozenset[int]:
    """The points that one round can bring, by a stop or otherwise."""
    found = {walk(base, koikoi(rules, base, Situation(opponent, own, brights)), rules.provenance)[0]
             for base in _SUMS for opponent, own, brights in product(_CALLS, repeat=3)}
    others = (rules.hand_quad, rules.hand_four_pairs, rules.exhaust_no_yaku, rules.exhaust_unstopped[-1])
    return frozenset(found | {points for points in others if isinstance(points, int)})
