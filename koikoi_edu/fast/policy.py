"""What a playout takes: the worth of each card to each player, and from it the best that a card can do."""
from collections.abc import Sequence
from typing import NamedTuple

from ..cards import CARDS, CardSet
from ..rules import Rules
from ..scoring import progress
from .kit import Kit
from .position import LEAVE, TAKES, Position

#: Of what a card is worth to another player, so much is it worth to keep it from there.
_DENIED = 0.5
_LIST = list[list[int]]


class Policy(NamedTuple):
    """How a playout is played, by seat.

    worth: by card index, points, roughly, that a card is worth in the pile. values, gains, rests: by card
    index and the four bits of its month on the table: the worth of playing it there, what that adds to the
    number of the pile, and what is left on the table.
    """

    worth: tuple[Sequence[float], ...]
    values: list[list[list[float]]]
    gains: list[list[list[int]]]
    rests: list[list[list[int]]]

    def best(self, position: Position, moves: list[int]) -> int:
        """The move of most worth, for a hand card or a drawn one; the first of equals."""
        worth = self.worth[position.player]
        if position.kit.wild or moves[-1] >= LEAVE:
            return max(moves, key=lambda move: self._worth(position, worth, move))
        most, chosen = -1e9, moves[0]
        values, table = self.values[position.player], position.table
        for move in moves:
            card = move & TAKES - 1
            value = values[card][table[card >> 2]]
            if move >= TAKES:
                # The value of a card is that of the better of two that it can take.
                value += worth[move // TAKES - 1] - self._better(worth, card, table[card >> 2])
            if value > most:
                most, chosen = value, move
        return chosen

    @staticmethod
    def _better(worth: Sequence[float], card: int, mates: int) -> float:
        return max([worth[(card & ~3) + at] for at in range(4) if mates >> at & 1])

    @staticmethod
    def _worth(position: Position, worth: Sequence[float], move: int) -> float:
        card, taken = move & TAKES - 1, position.taken(move, False)
        if not taken:
            return -worth[card]
        return 1.0 + worth[card] + sum(worth[one.index] for one in CardSet.from_bits(taken))


def policy(kit: Kit, worth: Sequence[Sequence[float]]) -> Policy:
    """The policy of players to whom the cards are worth so much, by seat and card index."""
    tables = [_tables(kit, one) for one in worth]
    return Policy(tuple(worth), [one[0] for one in tables], [one[1] for one in tables],
                  [one[2] for one in tables])


def worth_to(rules: Rules, pile: CardSet, others: CardSet, month: int | None = None) -> list[float]:
    """By card index, points, roughly, that a card is worth to who has this pile, against those of the others.

    It is worth what it brings the pile nearer to yaku, what it would have brought the others, and a little by
    its kind.
    """
    worth = [0.0] * len(CARDS)
    for mine, gone, weight in ((pile, others, 1.0), (others, pile, _DENIED)):
        for row in progress(mine, rules, gone=gone, month=month):
            for card in row.wanted if row.possible else ():
                worth[card.index] += weight * row.yaku.points / (max(row.missing, 1) ** 2 * 2)
    return [points + card.points / 100 for points, card in zip(worth, CARDS, strict=True)]


def worths(rules: Rules, piles: Sequence[CardSet], month: int | None = None) -> list[list[float]]:
    """`worth_to` each player, by seat."""
    return [worth_to(rules, pile, but(piles, seat), month) for seat, pile in enumerate(piles)]


def but(piles: Sequence[CardSet], seat: int) -> CardSet:
    """The cards in all piles but that of one seat."""
    cards = CardSet()
    for other, pile in enumerate(piles):
        if other != seat:
            cards |= pile
    return cards


def _tables(kit: Kit, worth: Sequence[float]) -> tuple[list[list[float]], _LIST, _LIST]:
    values: list[list[float]] = []
    gains: _LIST = []
    rests: _LIST = []
    for card in range(48):
        first, own = card & ~3, card & 3
        value, gain, rest = [], [], []
        for mates in range(16):
            taken = _taken(mates, first, worth)
            cards = [first + at for at in range(4) if taken >> at & 1]
            value.append(1.0 + worth[card] + sum(worth[one] for one in cards) if cards else -worth[card])
            gain.append(kit.codes[card] + sum(kit.codes[one] for one in cards) if cards else 0)
            rest.append(mates ^ taken if cards else 1 << own)
        values.append(value)
        gains.append(gain)
        rests.append(rest)
    return values, gains, rests


def _taken(mates: int, first: int, worth: Sequence[float]) -> int:
    """Of a month's cards on the table those that are taken: all but of two, of which the better is."""
    if mates.bit_count() != 2:
        return mates
    return max((1 << at for at in range(4) if mates >> at & 1),
               key=lambda bit: worth[first + bit.bit_length() - 1])
