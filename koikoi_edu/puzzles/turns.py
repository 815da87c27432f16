"""Turns worth asking about: one capture that makes a yaku, and round it cards that tempt or mislead."""
from collections.abc import Callable
from typing import NamedTuple, Self

from ..cards import BRIGHTS, CHAFF, Card, CardSet
from ..game.dealing import full_month
from ..rules import Rules
from .dice import Dice
from .piles import can_lie, of_other_months, some_of
from .rising import RAINMAN, SAKE

_HAND, _TABLE, _PILE = 6, 8, 14  # the most cards that are shown of each


class Turn(NamedTuple):
    """What a player sees before playing a hand card. gone: the opponent's pile."""

    hand: CardSet = CardSet()
    table: CardSet = CardSet()
    pile: CardSet = CardSet()
    gone: CardSet = CardSet()

    @classmethod
    def lay(cls, dice: Dice, rules: Rules, difficulty: int) -> "Turn | None":
        """A turn with a capture that makes a yaku and with so many difficulties round it; None if it fails.

        Whether other cards make one as well is not looked at.
        """
        yaku = dice.choice([one for one in rules.yaku if one.needs <= 12])
        # Not everything can be added to every turn: where much is wished for, more is tried.
        plan = dice.sample([*_ADD, "further"], difficulty - 1 + max(0, difficulty - 3))
        over = dice.between(1, 2) if yaku.step and "further" in plan else 0
        pile = some_of(dice, yaku, yaku.needs - 1 + over)
        won = dice.sample(yaku.cards - pile, 1)
        turn: Turn | None = cls(pile=pile).with_capture(dice, rules, won[0]) if won else None
        for trap in plan:
            if turn is not None and trap in _ADD:
                turn = _ADD[trap](dice, rules, turn, won[0]) or turn
        if turn is None:
            return None
        turn = turn.filled(dice, rules)
        fits = 3 <= len(turn.hand) <= _HAND and len(turn.table) <= _TABLE and len(turn.pile) <= _PILE
        can_be = can_lie(turn.pile | turn.gone, turn.hand | turn.table) and not full_month(turn.table)
        return turn if fits and can_be else None

    def free(self, rules: Rules) -> CardSet:
        """The cards that lie nowhere yet."""
        return rules.deck - self.hand - self.table - self.pile - self.gone

    def with_pile(self, rules: Rules, cards: CardSet) -> Self:
        """The turn with those of these cards in the pile that lie nowhere yet."""
        return self._replace(pile=self.pile | (cards & self.free(rules)))

    def with_capture(self, dice: Dice, rules: Rules, card: Card) -> Self | None:
        """The turn with a hand card and its match on the table, one of them this card.

        None if the card lies somewhere, or others of its month lie in the hand or on the table.
        """
        free = self.free(rules)
        if card not in free or (self.hand | self.table).in_month(card.month):
            return None
        mates = dice.sample(free.in_month(card.month) - CardSet([card]), 1)
        if not mates:
            return None
        hand, table = dice.shuffled([card, mates[0]])
        return self._replace(hand=self.hand | hand, table=self.table | table)

    def filled(self, dice: Dice, rules: Rules) -> Self:
        """The turn with hand cards that take little or nothing, and more table cards."""
        turn = self
        for _ in range(max(3 - len(turn.hand), dice.below(2))):
            free = of_other_months(turn.free(rules) - BRIGHTS, turn.hand | turn.table)
            if not free:
                break
            card = dice.choice(list(free))
            captured = turn.with_capture(dice, rules, card) if dice.chance(0.4) else None
            turn = captured or turn._replace(hand=turn.hand | card)
        free = of_other_months(turn.free(rules), turn.hand)
        more = max(0, dice.between(4, 6) - len(turn.table))
        return turn._replace(table=turn.table | dice.sample(free, more))


def _bait(dice: Dice, rules: Rules, turn: Turn, won: Card) -> Turn | None:
    return turn.with_capture(dice, rules, dice.choice(list(BRIGHTS - RAINMAN)))


def _rainman(dice: Dice, rules: Rules, turn: Turn, won: Card) -> Turn | None:
    dry = BRIGHTS - RAINMAN - CardSet([won])
    some = CardSet(dice.sample(dry - turn.pile, 2 - len(dry & turn.pile)))
    return turn.with_pile(rules, some).with_capture(dice, rules, *RAINMAN)


def _cup(dice: Dice, rules: Rules, turn: Turn, won: Card) -> Turn | None:
    chaff = next((yaku for yaku in rules.yaku if yaku.cards <= CHAFF), None)
    if chaff is None:
        return None
    short = chaff.needs - 1 - len(turn.pile & chaff.cards)
    some = CardSet(dice.sample(turn.free(rules) & chaff.cards, short))
    return turn.with_pile(rules, some).with_capture(dice, rules, *SAKE)


def _unmatched(dice: Dice, rules: Rules, turn: Turn, won: Card) -> Turn | None:
    yaku = dice.choice([one for one in rules.yaku if one.needs <= 5])
    turn = turn.with_pile(rules, some_of(dice, yaku, yaku.needs - 1))
    cards = list(of_other_months(yaku.cards & turn.free(rules), turn.hand | turn.table))
    return turn._replace(hand=turn.hand | dice.choice(cards)) if cards else None


def _near(dice: Dice, rules: Rules, turn: Turn, won: Card) -> Turn | None:
    yaku = dice.choice([one for one in rules.yaku if 2 < one.needs <= 5])
    turn = turn.with_pile(rules, some_of(dice, yaku, yaku.needs - 2))
    cards = list(yaku.cards & turn.free(rules) - BRIGHTS)
    return turn.with_capture(dice, rules, dice.choice(cards)) if cards else None


def _gone(dice: Dice, rules: Rules, turn: Turn, won: Card) -> Turn | None:
    sets = [one for one in rules.yaku if one.needs == len(one.cards) <= 3 and one.cards <= turn.free(rules)]
    if not sets:
        return None
    card, lost, *rest = dice.shuffled(dice.choice(sets).cards)
    turn = turn._replace(pile=turn.pile | CardSet(rest), gone=turn.gone | lost)
    return turn.with_capture(dice, rules, card)


def _overlap(dice: Dice, rules: Rules, turn: Turn, won: Card) -> Turn | None:
    yaku = [one for one in rules.yaku if won in one.cards and one.needs <= 5]
    if not yaku:
        return None
    other = dice.choice(yaku)
    return turn.with_pile(rules, some_of(dice, other, other.needs))


def _mates(number: int) -> "_Adding":
    def add(dice: Dice, rules: Rules, turn: Turn, won: Card) -> Turn | None:
        mates = dice.sample(turn.free(rules).in_month(dice.choice(list(turn.hand)).month), number)
        return turn._replace(table=turn.table | mates) if len(mates) == number else None
    return add


_Adding = Callable[[Dice, Rules, Turn, Card], Turn | None]

#: What makes a turn harder, by the trap that it is to set. won: the card that the right capture brings.
_ADD: dict[str, _Adding] = {
    "bait": _bait, "rainman": _rainman, "cup": _cup, "unmatched": _unmatched, "near": _near, "gone": _gone,
    "overlap": _overlap, "choice": _mates(1), "three": _mates(2)}
