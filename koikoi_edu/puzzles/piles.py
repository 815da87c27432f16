"""Piles worth asking about: some yaku in full, some that just fail, and cards that mean nothing."""
from collections.abc import Callable, Sequence
from itertools import pairwise

from ..cards import BRIGHTS, CHAFF, POEM_RIBBONS, Card, CardSet, month_bits
from ..exercises.misconceptions import PLAIN_RIBBONS
from ..rules import Rules, Yaku
from .dice import Dice

_MONTHS = tuple(map(month_bits, range(1, 13)))
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


def can_lie(captured: CardSet, elsewhere: CardSet) -> bool:
    """Whether cards can have been captured while others, in hands or on the table, have not.

    Two or four of a month are taken at a time (spec 6.5); what is not shown may be anywhere.
    """
    shown = captured.bits | elsewhere.bits
    return not any(shown & four == four and (captured.bits & four).bit_count() % 2 for four in _MONTHS)


def of_other_months(cards: CardSet, others: CardSet) -> CardSet:
    """Those of the cards of whose month there is none among others."""
    bits = cards.bits
    for four in _MONTHS:
        if others.bits & four:
            bits &= ~four
    return CardSet.from_bits(bits)


def month_for(dice: Dice, rules: Rules, pile: CardSet) -> int | None:
    """A month to ask about this pile in, whose cards it lacks; None where the rules do not look at it."""
    if rules.month_yaku == "off":
        return None
    return dice.choice([month for month in range(1, 13) if len(pile.in_month(month)) < 4])


def some_of(dice: Dice, yaku: Yaku, number: int) -> CardSet:
    """So many of a yaku's cards, first those that it must have."""
    first: Sequence[Card] = dice.shuffled(yaku.must)
    return CardSet([*first, *dice.shuffled(yaku.cards - yaku.must)][:number])


def hard_pile(dice: Dice, rules: Rules, traps: int, among: Sequence[str] = ()) -> CardSet:
    """A pile that is likely to hold about so many traps, of these if any are named. At most 16 cards.

    Which traps there are in the end is for `traps_of` to say.
    """
    cards = CardSet()
    for trap in dice.sample(among or tuple(_BAITS), traps):
        cards |= _BAITS[trap](dice, rules)
    for yaku in dice.sample(_small(rules), dice.between(1, 2) if dice.chance(1 / (1 + traps)) else 0):
        cards |= some_of(dice, yaku, yaku.needs)
    # Where little else differs, more of the cards that mean nothing do.
    cards |= dice.sample(rules.deck - cards, dice.between(1, 3) if traps else dice.between(2, 5))
    if len(cards) > _LARGEST:
        cards = CardSet(dice.sample(cards, _LARGEST))
    return cards & rules.deck


def _small(rules: Rules) -> list[Yaku]:
    return [yaku for yaku in rules.yaku if yaku.needs <= _LARGEST - 2]


def _short(dice: Dice, rules: Rules) -> CardSet:
    yaku = dice.choice([yaku for yaku in _small(rules) if yaku.needs > 2])
    return some_of(dice, yaku, yaku.needs - 1)


def _sharing(dice: Dice, rules: Rules) -> CardSet:
    small = _small(rules)
    one = dice.choice(small)
    others = [yaku for yaku in small if yaku.cards & one.cards and yaku != one
              and (not yaku.group or yaku.group != one.group)]
    if not others:
        return CardSet()
    first = some_of(dice, one, one.needs)
    other = dice.choice(others)
    shared = CardSet(dice.sample(first & other.cards, other.needs)) | other.must
    return first | shared | dice.sample(other.cards - shared, other.needs - len(shared))


def _replacing(dice: Dice, rules: Rules) -> CardSet:
    higher = [one for one, next in pairwise(_small(rules)) if one.group and one.group == next.group]
    return some_of(dice, one, one.needs) if higher and (one := dice.choice(higher)) else CardSet()


def _growing(dice: Dice, rules: Rules, further: int) -> CardSet:
    growing = [yaku for yaku in _small(rules) if yaku.step and yaku.needs < len(yaku.cards)]
    return some_of(dice, one, one.needs + further) if growing and (one := dice.choice(growing)) else CardSet()


#: For each trap that a pile can hold, cards that are likely to make it one.
_BAITS: dict[str, Callable[[Dice, Rules], CardSet]] = {
    "near": _short,
    "overlap": _sharing,
    "replaced": _replacing,
    "rainman": lambda dice, rules: CardSet(["rainman",
                                            *dice.sample(BRIGHTS - "rainman", dice.between(2, 3))]),
    "cup": lambda dice, rules: CardSet(["sake", *dice.sample(CHAFF, 9)]),
    "lightning": lambda dice, rules: CardSet(["lightning", *dice.sample(CHAFF - "lightning", 9)]),
    "plain": lambda dice, rules: CardSet([*dice.sample(POEM_RIBBONS, 2),
                                          *dice.sample(PLAIN_RIBBONS, dice.between(1, 2))]),
    "further": lambda dice, rules: _growing(dice, rules, dice.between(1, 2)),
}
