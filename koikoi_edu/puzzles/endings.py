"""The last turns of a round, worth asking about: one sum rises, or none, and cards mislead."""
from typing import NamedTuple, Self

from ..cards import BRIGHTS, Card, CardSet
from ..game.dealing import full_month
from ..rules import Rules, Yaku
from ..scoring import scorer
from .dice import Dice
from .history import calls_so_far
from .piles import can_lie, of_other_months, some_of
from .rising import SAKE

_PILE = 13  # the most cards that are shown of a pile


class Ending(NamedTuple):
    """A round before the last card of the hands, or the last two, are played.

    hands: that card of each player. stock: the cards to be turned, the next one first. calls: koi-koi calls.
    first: the seat that plays next.
    """

    hands: tuple[CardSet, CardSet]
    table: CardSet
    stock: tuple[Card, ...]
    piles: tuple[CardSet, CardSet]
    calls: tuple[int, int]
    first: int

    @classmethod
    def lay(cls, dice: Dice, rules: Rules, difficulty: int) -> Self | None:
        """An ending of about this difficulty; None where the cards did not fit together.

        Who holds a yaku has called koi-koi: they were asked, and did not stop (spec 6.6).
        """
        first = dice.below(2)
        order = (first, 1 - first) if dice.chance((difficulty - 1) / 4) else (first,)
        winner = dice.choice(order) if dice.chance(0.7) else None
        desk = _Desk(dice, rules)
        piles, aims = [CardSet(), CardSet()], []
        for seat in (0, 1):
            aim = dice.choice([yaku for yaku in rules.yaku if yaku.needs <= (10 if dice.chance(0.2) else 5)])
            aims.append(aim)
            piles[seat] = desk.take(some_of(dice, aim, aim.needs - 1))
            if dice.chance(difficulty / 9):
                held = dice.choice([yaku for yaku in rules.yaku if yaku.needs <= 5])
                piles[seat] |= desk.take(some_of(dice, held, held.needs))
        hands, stock = [CardSet(), CardSet()], []
        for seat in order:
            easy = difficulty == 1
            hand, drawn = (desk.winning(aims[seat], piles[seat], easy) if seat == winner
                           else desk.losing(aims[seat], piles[seat], easy))
            if hand is None or drawn is None:
                return None
            hands[seat] = CardSet([hand])
            stock.append(drawn)
        table = desk.table | dice.sample(desk.strangers(), dice.between(1, 2))
        calls = _calls(dice, rules, piles[0]), _calls(dice, rules, piles[1])
        shown = table | hands[0] | hands[1] | stock
        if max(map(len, piles)) > _PILE or -1 in calls or full_month(table) or \
                not can_lie(piles[0] | piles[1], shown):
            return None
        return cls((hands[0], hands[1]), table, tuple(stock), (piles[0], piles[1]), calls, first)


class _Desk:
    """The cards that are left to lay, and the table as it grows."""

    def __init__(self, dice: Dice, rules: Rules) -> None:
        self.dice = dice
        self.left = rules.deck
        self.table = CardSet()
        self.played = CardSet()  # of months that are settled by that

    def take(self, cards: CardSet) -> CardSet:
        """Those of the cards that are left; they are left no more."""
        cards &= self.left
        self.left -= cards
        return cards

    def strangers(self) -> CardSet:
        """The cards left of months that neither lie on the table nor are played."""
        return self._new_months(self.left)

    def alone(self) -> Card | None:
        """A card that takes nothing and means little."""
        return self._lay(self.dice.sample(self.strangers() - BRIGHTS, 1))

    def pair(self, card: Card) -> Card | None:
        """One of a card and another of its month; the other one comes to lie on the table."""
        mates = self.dice.sample(self.left.in_month(card.month) - CardSet([card]), 1)
        if self.played.in_month(card.month) or card not in self.left or not mates:
            return None
        moved, lying = self.dice.shuffled([card, *mates])
        self.table |= lying
        self.take(CardSet([lying]))
        return self._lay([moved])

    def _lay(self, cards: list[Card]) -> Card | None:
        if not cards:
            return None
        self.played |= cards
        self.take(CardSet(cards))
        return cards[0]

    def winning(self, aim: Yaku, pile: CardSet, easy: bool) -> tuple[Card | None, Card | None]:
        """A hand card and a stock card of which one brings a card of this yaku; where easy, the hand card."""
        wanted = self._new_months(aim.cards - pile)
        moves = [self.pair(self.dice.choice(list(wanted))) if wanted else None, self._other()]
        if not easy and self.dice.chance(0.5):
            moves.reverse()
        return moves[0], moves[1]

    def losing(self, aim: Yaku, pile: CardSet, easy: bool) -> tuple[Card | None, Card | None]:
        """A hand card and a stock card that bring nothing, or what tempts."""
        wanted, tempting = self._new_months(aim.cards - pile), self._new_months(BRIGHTS | SAKE)
        way = 2 if easy else self.dice.below(3)
        if way == 0 and wanted:
            return self._lay([self.dice.choice(list(wanted))]), self._other()
        if way == 1 and tempting:
            return self.pair(self.dice.choice(list(tempting))), self._other()
        return self._other(), self._other()

    def _new_months(self, cards: CardSet) -> CardSet:
        return of_other_months(cards & self.left, self.played)

    def _other(self) -> Card | None:
        """A card that does not matter much, which takes something or nothing."""
        cards = list(self.strangers() - BRIGHTS)
        return self.pair(self.dice.choice(cards)) if cards and self.dice.chance(0.4) else self.alone()


def _calls(dice: Dice, rules: Rules, pile: CardSet) -> int:
    """How often the holder of a pile has called koi-koi; -1 if that can't be."""
    if not scorer(rules).base(pile.bits):
        return 0
    most = max(calls_so_far(rules, pile), default=0)
    return dice.between(1, min(2, most)) if most else -1
