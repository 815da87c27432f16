"""Piles that lack a few cards for a yaku, worth asking about: other cards mislead, and some are gone."""
from typing import NamedTuple

from ..cards import ANIMALS, BRIGHTS, CHAFF, RIBBONS, CardSet
from ..rules import Rules, Yaku
from ..scoring import scorer
from .dice import Dice
from .piles import some_of
from .rising import RAINMAN, SAKE


class Lacking(NamedTuple):
    """A pile, and what is asked of it. gone: the opponent's pile. yaku, points: as in `kinds.missing`."""

    pile: CardSet
    gone: CardSet
    yaku: str = ""
    points: int = 0


def kin_of(yaku: Yaku, pile: CardSet) -> CardSet:
    """The cards in a pile that are of a set's kind and do not belong to it."""
    for kind in (BRIGHTS, ANIMALS, RIBBONS):
        if yaku.cards <= kind:
            return pile & kind - yaku.cards
    return CardSet()


def for_one(dice: Dice, rules: Rules, difficulty: int) -> Lacking:
    """A pile that lacks cards of a certain yaku, or of its points."""
    counted = [one for one in rules.yaku if one.step]
    yaku = dice.choice(counted if counted and difficulty > 3 else rules.yaku)
    points = 0
    if yaku.step and dice.chance(difficulty / 5):
        points = yaku.points + yaku.step * dice.between(1, 3)
    wanted = yaku.needs + max(0, points - yaku.points) // (yaku.step or 1)
    have = wanted - dice.between(1, min(4, wanted))
    have = min(have, 13)
    must = list(yaku.must) if dice.chance(0.4) else []
    others = dice.shuffled(yaku.cards - yaku.must)
    cards = CardSet([*must, *others][:have])
    rest = rules.deck - yaku.cards
    traps = [CardSet()]
    if yaku.cards <= CHAFF or yaku.cards & SAKE:
        traps.append(SAKE)
    if yaku.cards & "lightning":
        traps.append(CardSet("lightning"))
    for kind in (BRIGHTS, ANIMALS, RIBBONS):
        if yaku.cards < kind:
            traps.append(CardSet(dice.sample(kind - yaku.cards, dice.between(1, 2))))
    for trap in traps:
        if dice.chance((difficulty - 0.4) / 5):
            cards |= trap
    strange = rest - kin_of(yaku, rest) - SAKE
    others_here = [card for card in dice.sample(rest - cards, 12) if strange.bits & card.bit]
    cards |= others_here[:dice.between(2, 4)]
    gone = CardSet()
    if dice.chance((difficulty - 1) / 4):
        gone |= dice.sample(yaku.cards - cards, dice.between(1, 2))
        gone |= dice.sample(rules.deck - cards - gone, dice.between(1, 3))
    return Lacking(cards, gone, yaku.id, points)


def for_any(dice: Dice, rules: Rules, difficulty: int) -> Lacking | None:
    """A pile for the nearest yaku: a near one, and round it as many difficulties as are wished for.

    None under rules without the yaku for that.
    """
    sets = [yaku for yaku in rules.yaku if not yaku.step and yaku.needs <= 3]
    counted = [yaku for yaku in rules.yaku if yaku.step]
    if not sets or not counted:
        return None
    near, to_go = dice.choice(sets if dice.chance(0.7) else rules.yaku), 1
    traps = ["gone", "kin", "missed"]
    if difficulty < 5 and dice.chance(0.5):
        to_go = dice.between(2, 3)
    else:
        traps += ["rainman"] if difficulty > 4 else ["rainman", "cup"]  # both bring a yaku as near as a card
    cards = some_of(dice, near, near.needs - to_go)
    gone = CardSet()
    for trap in dice.sample(traps, difficulty - 1):
        before = cards
        if trap == "gone":
            blocked = dice.choice(sets)
            have = some_of(dice, blocked, blocked.needs - 1)
            cards |= have
            gone |= CardSet(dice.sample(blocked.cards - cards, len(blocked.cards) - blocked.needs + 1))
        elif trap == "rainman":
            cards |= RAINMAN | CardSet(dice.sample(BRIGHTS - RAINMAN, 2))
        elif trap == "kin":
            for kind in (BRIGHTS, ANIMALS, RIBBONS):
                if near.cards < kind:
                    cards |= dice.sample(kind - near.cards - cards, dice.between(1, 2))
        elif trap == "missed":
            further = dice.choice([yaku for yaku in counted if yaku.needs <= 5] or counted)
            cards |= some_of(dice, further, further.needs - to_go - 1)
        else:
            chaff = next((yaku for yaku in counted if yaku.cards <= CHAFF), counted[0])
            cards |= some_of(dice, chaff, chaff.needs - 1) | SAKE
        cards -= gone
        if scorer(rules).base(cards.bits):
            cards = before - gone
    cards |= dice.sample(rules.deck - cards - gone, dice.between(1, 3))
    if gone:
        gone |= dice.sample(rules.deck - cards - gone, dice.between(1, 3))
    return Lacking(cards, gone)
