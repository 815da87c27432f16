"""What a value table looks at: a position as a few cells of the table, whose values sum up to its worth.

A position is seen by the player who has just laid a card or ended a turn: the own hand, and what lies open.
The cards of a month share a cell, by where each of them lies; so do the cards of some yaku, by whose they
are; of the others only the number counts. `scripts/train_table.py` fills the cells.
"""
from itertools import accumulate
from typing import NamedTuple

from ..cards import ANIMALS, BLUE_RIBBONS, BRIGHTS, CHAFF, POEM_RIBBONS, RIBBONS, CardSet

#: Cards that are looked at one by one: the brights and the sake cup, those of Inoshikachō, six ribbons.
LIGHTS = tuple(card.index for card in BRIGHTS | "sake")
TRIO = tuple(card.index for card in CardSet("boar deer butterflies"))
SIX = tuple(card.index for card in POEM_RIBBONS | BLUE_RIBBONS)
#: Cards that are counted (bits), and the most that makes a difference: other animals, ribbons, chaff.
OTHERS, MOST_OTHERS = (ANIMALS - "boar deer butterflies").bits, 5
BANDS, MOST_BANDS = RIBBONS.bits, 7
PLAIN, MOST_PLAIN = CHAFF.bits, 13
#: Points of yaku, and the most that makes a difference.
MOST_POINTS = 12

#: Cards looked at, cards counted, and the most of these, for one cell each.
_PARTS: tuple[tuple[tuple[int, ...], int, int], ...] = (
    (LIGHTS, 0, 0), (TRIO, OTHERS, MOST_OTHERS), (SIX, 0, 0), ((), BANDS, MOST_BANDS),
    ((), PLAIN, MOST_PLAIN))
#: How many cells there are: for each month, by where its four cards lie; then by the cards and numbers above;
#: for the points of both; for who deals.
SIZES = (*[5 ** 4] * 12, 3 ** len(LIGHTS), 3 ** len(TRIO) * (MOST_OTHERS + 1) ** 2, 3 ** len(SIX),
         (MOST_BANDS + 1) ** 2, (MOST_PLAIN + 1) ** 2, (MOST_POINTS + 1) ** 2, 2)
STARTS = (*accumulate(SIZES, initial=0),)
#: Cells of a row. Rows: before and after the draw, by the cards left in the hand and by who has called.
WIDTH = STARTS[-1]
LEFT, CALLED = 8, 3
ROWS = 2 * LEFT * CALLED
#: Of four cards (bits) the sum of their places in base 5.
FIVES = tuple(sum(5 ** at for at in range(4) if four >> at & 1) for four in range(16))


class Seen(NamedTuple):
    """What the player sees, as bits of cards, and the points of yaku of both; deals: whether it deals."""

    mine: int
    theirs: int
    hand: int
    table: int
    points: int
    other_points: int
    deals: bool


def row(drawn: bool, left: int, called: bool, other_called: bool) -> int:
    """The row of the table: before or after the draw, so many hand cards left, and who has called."""
    return (drawn * LEFT + left) * CALLED + (2 if other_called else int(called))


def cells(seen: Seen) -> list[int]:
    """The cells of a position, within a row."""
    mine, theirs, hand, table, points, other_points, deals = seen
    found = [start + FIVES[mine >> at & 15] + 2 * FIVES[theirs >> at & 15] + 3 * FIVES[hand >> at & 15]
             + 4 * FIVES[table >> at & 15] for at, start in zip(range(0, 48, 4), STARTS, strict=False)]
    for start, (looked_at, cards, most) in zip(STARTS[12:], _PARTS, strict=False):
        owners = _owners(looked_at, mine, theirs)
        own, other = min((mine & cards).bit_count(), most), min((theirs & cards).bit_count(), most)
        found.append(start + (owners * (most + 1) + own) * (most + 1) + other)
    own, other = min(points, MOST_POINTS), min(other_points, MOST_POINTS)
    return [*found, STARTS[17] + own * (MOST_POINTS + 1) + other, STARTS[18] + deals]


def _owners(cards: tuple[int, ...], mine: int, theirs: int) -> int:
    """Whose each of these cards is, as a number in base 3: open, mine, theirs."""
    number = 0
    for card in cards:
        number = 3 * number + (mine >> card & 1) + 2 * (theirs >> card & 1)
    return number
