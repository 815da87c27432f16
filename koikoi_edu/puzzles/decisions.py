"""Decisions worth asking about, in which what is shown leaves only stop or only koi-koi."""
from enum import StrEnum
from itertools import combinations_with_replacement, permutations
from typing import Any

from ..cards import Card, CardSet, month_bits
from ..game.matching import by_month
from ..rules import Rules
from ..scoring import Score, score, scorer
from .dice import Dice
from .history import calls_so_far, can_stand
from .piles import can_lie

#: Options with the values that they need to have (spec 12): for any of these puzzles, and for those in which
#: nothing can raise the sum, as under other values cards may come, or a call pay, in more ways.
_NEEDED: dict[str, Any] = {"players": 2, "jokers": 0, "zero_sum": False}
_NEEDED_FOR_HOPELESS: dict[str, Any] = {
    "may_decline_capture": False, "ppeok": False, "lightning_wild": "off", "viewing_rain": "off",
    "month_yaku": "off", "exhaust_unstopped": "nobody", "exhaust_no_yaku": 0, "own_koikoi": "off",
}
HIGHEST = 48  # points that a stop may score here; more look odd beside the points of a match


class Case(StrEnum):
    """Why there is only one right decision."""

    HOPELESS = "nothing that can come raises the sum"
    WON = "stopping wins the match"
    LOST = "stopping loses the match"


def cases_of(rules: Rules) -> tuple[Case, ...]:
    """The cases that can be under these rules; where both decisions can be right, each is half of them."""
    unit = rules.length[0]
    if rules.length == ("rounds", 1):
        return (Case.WON,)  # nobody has points yet
    last = (Case.WON, Case.LOST) if unit == "rounds" else (Case.WON,)
    if not _has(rules, _NEEDED_FOR_HOPELESS):
        return last
    return (Case.HOPELESS, Case.WON, Case.LOST, Case.LOST) if unit == "rounds" else (Case.HOPELESS, Case.WON)


def can_be_asked(rules: Rules) -> bool:
    """Whether there are such decisions under these rules."""
    return _has(rules, _NEEDED)


def _has(rules: Rules, values: dict[str, Any]) -> bool:
    return all(getattr(rules, option) == value for option, value in values.items())


def can_rise(true: Score, hand: CardSet, other: CardSet) -> bool:
    """Whether the sum may rise in the turns that are left, one for each hand card.

    other: the opponent's pile. Enumerates the months of the cards that the stock may turn. A turn brings
    cards of two months at most, so nothing can rise unless it does with all cards of those months.
    """
    base = scorer(true.rules).base
    free = true.rules.deck.bits & ~other.bits
    mine = true.pile.bits
    for card in hand:
        mine |= month_bits(card.month) & free
    unseen = free & ~true.pile.bits & ~hand.bits
    months = [month_bits(month) & free for month in range(1, 13) if month_bits(month) & unseen]
    return any(base(_union(mine, turned)) > true.base
               for turned in combinations_with_replacement(months, len(hand)))


def _union(bits: int, more: tuple[int, ...]) -> int:
    for one in more:
        bits |= one
    return bits


def _captures(hand: CardSet, table: CardSet) -> list[tuple[Card, CardSet]]:
    """What each hand card may take from the table (spec 6.5)."""
    found = []
    for card in hand:
        mates, all_three = map(CardSet.from_bits, by_month(table.bits, card.index, False))
        found += [(card, all_three)] if all_three else [(card, CardSet([mate])) for mate in mates]
    return found


def best_next(true: Score, hand: CardSet, table: CardSet) -> Score:
    """The best score that one hand card can bring from the table, once koi-koi has been called."""
    called = true.situation._replace(own_koikoi=true.situation.own_koikoi + 1)._asdict()
    scores = [score(true.pile | card | mates, true.rules, **called) for card, mates in _captures(hand, table)]
    return max([one for one in scores if one.base > true.base] or [true], key=lambda one: one.total)


Zones = tuple[CardSet, CardSet, CardSet]


def hopeless(dice: Dice, true: Score) -> Zones | None:
    """Hand, table and the opponent's pile, so that the sum cannot rise."""
    free = true.rules.deck - true.pile
    base = scorer(true.rules).base
    wanted = CardSet(card for card in free if base(true.pile.bits | card.bit) > true.base)
    if len(wanted) > 10:
        return None
    for _ in range(6):
        rest = dice.shuffled(free - wanted)
        hand, table = CardSet(rest[:1 + dice.below(2)]), CardSet(rest[2:6])
        other = _captured(dice, true, wanted, rest[6:], max(4, 10 - len(wanted)), hand | table)
        if other is not None and not can_rise(true, hand, other):
            return hand, table, other
    return None


def hopeful(dice: Dice, true: Score) -> Zones | None:
    """Hand, table and the opponent's pile, so that the next turn may raise the sum."""
    free = true.rules.deck - true.pile
    base = scorer(true.rules).base
    months = [list(free.in_month(month)) for month in range(1, 13)]
    pairs = [pair for cards in months for pair in permutations(cards, 2)
             if base(true.pile.bits | pair[0].bit | pair[1].bit) > true.base]
    if not pairs:
        return None
    one, two = dice.choice(pairs)
    rest = [card for card in dice.shuffled(free) if card.month != one.month]
    hand, table = CardSet([one, *rest[:dice.below(2)]]), CardSet([two, *rest[1:4]])
    other = _captured(dice, true, CardSet(), rest[4:], 8, hand | table)
    return None if other is None else (hand, table, other)


def _captured(dice: Dice, true: Score, has: CardSet, rest: list[Card], more: int, elsewhere: CardSet
              ) -> CardSet | None:
    """The opponent's pile with these cards and some of the rest, as so many calls of koi-koi have it."""
    rules, calls = true.rules, true.situation.opponent_koikoi
    pile = _with_yaku(dice, rules, has, CardSet(rest), calls)
    for card in rest[:more]:
        if can_lie(true.pile | pile | card, elsewhere) and calls in calls_so_far(rules, pile | card):
            pile |= card
    fits = can_lie(true.pile | pile, elsewhere) and calls in calls_so_far(rules, pile)
    return pile if fits else None


def _with_yaku(dice: Dice, rules: Rules, pile: CardSet, free: CardSet, calls: int) -> CardSet:
    """A pile with yaku enough for its player to have called so often, as far as the cards allow it."""
    for yaku in dice.shuffled(rules.yaku) if calls else ():
        if calls in calls_so_far(rules, pile):
            break
        must = yaku.must - pile
        others = [card for card in dice.shuffled((yaku.cards - pile) & free) if card not in must]
        short = yaku.lacks(pile) - len(must)
        if yaku.needs <= 5 and must <= free and short <= len(others):
            pile |= CardSet([*must, *others[:max(0, short)]])
    return pile


def standing(dice: Dice, true: Score, case: Case, cards: Zones) -> tuple[tuple[int, int], int] | None:
    """Points of the match before this round and its number, so that the decision is forced."""
    unit, limit = true.rules.length
    mine = dice.below(31)
    if case is Case.HOPELESS:
        theirs = dice.below(31)
        if unit == "points":
            return ((mine % limit, theirs % limit), 0) if mine % limit + true.total < limit else None
        number = dice.between(1, limit - 1)
        totals = (mine, theirs), (mine, 0), (0, theirs), (0, 0)
        return next(one for one in totals if can_stand(true.rules, one, number - 1)), number
    if unit == "points":
        mine = limit - dice.between(1, min(true.total, limit))
        return ((mine, dice.below(limit)), 0) if case is Case.WON else None
    if limit == 1:
        return (0, 0), limit
    if case is Case.WON:
        theirs = mine + true.total - dice.between(1, min(true.total, 4))
    else:
        hand, table, _ = cards
        gap = best_next(true, hand, table).total - true.total
        if gap < 2:
            return None
        theirs = mine + true.total + dice.between(1, min(gap - 1, 4))
    return ((mine, theirs), limit) if can_stand(true.rules, (mine, theirs), limit - 1) else None
