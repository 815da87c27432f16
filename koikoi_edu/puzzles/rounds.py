"""Finished rounds of Go-Stop worth asking about: the pile of the winner, and those of the losers (spec 4)."""
from functools import lru_cache
from typing import Any

from ..cards import BRIGHTS, CHAFF, CardSet, Kind
from ..exercises.wrong_chaff import chaff_worth
from ..rules import Rules
from ..scoring import for_losers, scorer
from .dice import Dice
from .piles import some_of
from .rising import RAINMAN, SAKE

_LARGEST = 15  # cards in the pile of the winner
_MONTHS = [month for month in range(1, 13) if not SAKE.in_month(month)]
_NO_WINNER, _DOUBLE = CardSet("joker-nonwinner"), CardSet("joker-double")


@lru_cache(maxsize=64)
def with_losers(rules: Rules, number: int) -> Rules:
    """The rules for a round with so many losers."""
    return for_losers(rules, number)


def winning_pile(dice: Dice, rules: Rules, free: CardSet, most: int = _LARGEST) -> CardSet | None:
    """A pile with which a player may stop, out of these cards; None where this throw gave none.

    The sake cup is not in it: what it counts as would be one question more.
    """
    base, cards = scorer(rules).base, CardSet()
    for yaku in dice.shuffled(rules.yaku):
        some = some_of(dice, yaku, yaku.needs + (dice.below(3) if yaku.step else 0))
        if some & SAKE or some - free or len(cards | some) > most:
            continue
        cards |= some
        if base(cards.bits) >= rules.min_total and dice.chance(0.7):
            break
    return cards if base(cards.bits) >= rules.min_total else None


def losing_pile(dice: Dice, rules: Rules, free: CardSet, tricky: float) -> CardSet:
    """A pile of a loser, out of these cards. tricky: how likely it is that what spares the loser, or does
    not, is not plain to see (0 to 1).
    """
    cards = CardSet(dice.sample(free.of(Kind.ANIMAL) - SAKE, dice.between(0, 2)))
    cards |= dice.sample(free.of(Kind.RIBBON), dice.between(0, 2))
    if dice.chance(0.6):
        dry = free & BRIGHTS - RAINMAN
        spares = [free & RAINMAN, free & _NO_WINNER] if dice.chance(tricky) else [dry]
        cards |= dice.sample(dice.choice(spares), 1)
    enough = rules.safe_chaff
    how = dice.choice(("just", "just", "none")) if dice.chance(tricky) else dice.choice(("little", "enough"))
    if how == "none":
        return cards
    worth = chaff_worth(rules)
    heavy = CardSet([card for card in worth if worth[card] > 1]) & free
    if how == "just":
        cards |= dice.sample(heavy, dice.between(1, 2))
        goal = dice.between(enough, enough + 1)
    elif how == "enough":
        goal = dice.between(enough, enough + 2)
    else:
        cards |= dice.sample(heavy, dice.below(2))
        goal = dice.between(1, enough - 1)
    plain = free & CHAFF - heavy
    return cards | dice.sample(plain, max(0, goal - sum(worth.get(card, 0) for card in cards)))


def finished(dice: Dice, rules: Rules, goes: int, tricky: float, first_caller: int | None = None
             ) -> tuple[CardSet, dict[str, Any]] | None:
    """The pile of who stopped, and what else `score` is told; None where this throw gave none.

    rules: for as many players as there are. goes: how often the winner said go, if that can be, or fewer.
    tricky: how hard it is to be (0 to 1). first_caller: the loser who said go first.
    """
    pile = winning_pile(dice, rules, rules.deck)
    if pile is None:
        return None
    others = rules.deck - BRIGHTS - SAKE - _DOUBLE - _NO_WINNER
    pile |= dice.sample(others - pile, dice.between(0, 3))
    shown = _shown(dice, rules, tricky)
    for month in dice.sample(_MONTHS, shown.get("bombs", 0)):
        pile |= rules.deck.in_month(month)  # a bomb captures all four
    if len(pile) > _LARGEST + 3:
        return None
    if rules.deck & _DOUBLE and dice.chance(0.15 + 0.4 * tricky):
        pile |= _DOUBLE
    losers: list[CardSet] = []
    for place in range(rules.players - 1):
        free = rules.deck - pile
        for one in losers:
            free = free - one
        if place == first_caller:
            other = winning_pile(dice, rules, free - _DOUBLE, 10)
            if other is None:
                return None
            losers.append(other)
        else:
            losers.append(CardSet() if dice.chance(0.06 * tricky) else losing_pile(dice, rules, free, tricky))
    goes = possible_goes(rules, pile, goes)
    caller = {} if first_caller is None else {"first_caller": first_caller, "opponent_koikoi": 1}
    return pile, {"own_koikoi": goes, "losers": tuple(losers), **caller, **shown}


def _shown(dice: Dice, rules: Rules, tricky: float) -> dict[str, int]:
    """What the winner has shown, bombed and waited for."""
    can_be = [name for name, may in (("shakes", rules.shake), ("bombs", rules.bomb),
                                     ("drawn_rounds", rules.drawn_round_doubles)) if may]
    if not can_be or not dice.chance(0.5 * tricky):
        return {}
    return {dice.choice(can_be): 1 if dice.chance(0.75) else 2}


def possible_goes(rules: Rules, pile: CardSet, wished: int) -> int:
    """So many goes, or as many fewer as the owner of a pile may have said before it was as it is (spec 4.10).

    Cards are taken away one by one: after each go something that asks again has to come.
    """
    find, number = scorer(rules).find, 0
    held, base = find(pile.bits)
    new_only = rules.offer_after_go == "new_yaku"
    while number < wished:
        best = None
        ids = {one.id for one in held}
        for card in CardSet({card for one in held for card in one.cards}):
            before, less = find((pile - card).bits)
            rises = ids - {one.id for one in before} if new_only else less < base
            if less >= rules.min_total and rises and (best is None or less > best[1]):
                best = before, less, card
        if best is None:
            break
        held, base, card = best
        pile, number = pile - card, number + 1
    return number
