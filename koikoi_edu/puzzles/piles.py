"""Piles worth asking about: some yaku in full, some that just fail, and cards that mean nothing."""
from collections.abc import Sequence

from ..cards import Card, CardSet
from ..rules import Rules, Yaku
from .dice import Dice

_LARGEST = 16  # cards in a pile that can still be looked through at a glance


def some_pile(dice: Dice, rules: Rules, whole: int, short: int, plain: int) -> CardSet:
    """A pile with about so many yaku in full, so many that lack one card, and so many cards more.

    What it holds in the end is for the scorer to say: cards serve several yaku. At most 16 cards.
    """
    table = [yaku for yaku in rules.yaku if yaku.needs <= _LARGEST - 2]
    cards = CardSet()
    for yaku in dice.sample(table, whole):
        cards |= some_of(dice, yaku, yaku.needs + (dice.below(3) if yaku.step else 0))
    for yaku in dice.sample(table, short):
        cards |= some_of(dice, yaku, yaku.needs - 1)
    cards |= dice.sample(rules.deck - cards, plain)
    if len(cards) > _LARGEST:
        cards = CardSet(dice.sample(cards, _LARGEST))
    return cards


def some_of(dice: Dice, yaku: Yaku, number: int) -> CardSet:
    """So many of a yaku's cards, first those that it must have."""
    first: Sequence[Card] = dice.shuffled(yaku.must)
    return CardSet([*first, *dice.shuffled(yaku.cards - yaku.must)][:number])
