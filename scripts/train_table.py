"""Train the value table of the agent "table": it plays rounds against itself under Vanikar's rules.

    pip install -e '.[train]'           numba: 250 times as fast; without it the same numbers come, in hours
    python scripts/train_table.py       5 million rounds: about a minute on one idle core
    python scripts/train_table.py --rounds 100000 --seed 5 --to some.table

A position is worth the sum of some cells (koikoi_edu/agents/cells.py). Whenever something can be chosen, the
cells of the position before it move a little towards the best choice: the points for stopping, or the worth
of the position that it leads to. The steps are large at first, and become ever smaller. Now and then a player
does something else, so that this is known too. Everything follows from the seed.
"""
import argparse
from pathlib import Path

import numpy as np

from koikoi_edu import rules
from koikoi_edu.agents import cells as c
from koikoi_edu.agents.table import TABLE, packed
from koikoi_edu.fast import kit_of
from koikoi_edu.fast.sums import CHAFF_AT, RIBBONS_AT

try:
    from numba import njit
except ImportError:
    def njit(function):
        """Without numba a function stays as it is."""
        return function

#: Of the error of a position so much is mended at the first step and at the last.
FIRST_STEP, LAST_STEP = 0.3, 0.001
#: How often a card is played at random, and how often a choice of stop or koi-koi is turned round.
ODD_CARDS, ODD_CALLS = 0.05, 0.1
#: In how many parts it trains, each with its own step and seed.
PARTS = 200

# The rules as arrays: the points of a pile by the parts of its number, and those on stopping.
_KIT = kit_of(rules("vanikar"))
_SUMS = _KIT.sums(False, False, False)
CODES = np.array(_SUMS.codes[:48])
BY_PICTURES = np.array([_SUMS.base(number) for number in range(1 << RIBBONS_AT)])
BY_RIBBONS = np.array([_SUMS.base(number << RIBBONS_AT) for number in range(1 << CHAFF_AT - RIBBONS_AT)])
BY_CHAFF = np.array([_SUMS.base(number << CHAFF_AT) for number in range(25)])
FINAL = np.array([[_KIT.final(base, 0, others, 0) for base in range(80)] for others in (0, 1)])

FIVES, STARTS, CELLS = np.array(c.FIVES), np.array(c.STARTS), len(c.SIZES)
LIGHTS, TRIO, SIX = np.array(c.LIGHTS), np.array(c.TRIO), np.array(c.SIX)
BITS_OF = np.array([number.bit_count() for number in range(1 << 12)])
_PICTURES, _RIBBONS = (1 << RIBBONS_AT) - 1, (1 << CHAFF_AT - RIBBONS_AT) - 1


@njit
def count(bits):
    """How many cards these are."""
    return (BITS_OF[bits & 4095] + BITS_OF[bits >> 12 & 4095] + BITS_OF[bits >> 24 & 4095]
            + BITS_OF[bits >> 36 & 4095])


@njit
def points_of(number):
    """The yaku of a pile, by its number as in koikoi_edu/fast/sums.py."""
    return (BY_PICTURES[number & _PICTURES] + BY_RIBBONS[number >> RIBBONS_AT & _RIBBONS]
            + BY_CHAFF[number >> CHAFF_AT])


@njit
def owners(cards, mine, theirs):
    """Whose each of these cards is, as a number in base 3."""
    number = 0
    for card in cards:
        number = 3 * number + (mine >> card & 1) + 2 * (theirs >> card & 1)
    return number


@njit
def pair(mine, theirs, most):
    """Two numbers as one, each up to a most."""
    return min(mine, most) * (most + 1) + min(theirs, most)


@njit
def look(found, start, mine, theirs, hand, table, points, other_points, deals):
    """Put the cells of a position into `found`, as `cells` does, each with its row's start added."""
    for month in range(12):
        look_at_month(found, start, month, mine, theirs, hand, table)
    look_at_piles(found, start, mine, theirs, points, other_points)
    found[18] = start + STARTS[18] + deals


@njit
def look_at_month(found, start, month, mine, theirs, hand, table):
    """The cell of a month (0 to 11)."""
    at = 4 * month
    found[month] = (start + STARTS[month] + FIVES[mine >> at & 15] + 2 * FIVES[theirs >> at & 15]
                    + 3 * FIVES[hand >> at & 15] + 4 * FIVES[table >> at & 15])


@njit
def look_at_piles(found, start, mine, theirs, points, other_points):
    """The cells that piles alone make."""
    found[12] = start + STARTS[12] + owners(LIGHTS, mine, theirs)
    found[13] = (start + STARTS[13] + owners(TRIO, mine, theirs) * (c.MOST_OTHERS + 1) ** 2
                 + pair(count(mine & c.OTHERS), count(theirs & c.OTHERS), c.MOST_OTHERS))
    found[14] = start + STARTS[14] + owners(SIX, mine, theirs)
    found[15] = start + STARTS[15] + pair(count(mine & c.BANDS), count(theirs & c.BANDS), c.MOST_BANDS)
    found[16] = start + STARTS[16] + pair(count(mine & c.PLAIN), count(theirs & c.PLAIN), c.MOST_PLAIN)
    found[17] = start + STARTS[17] + pair(points, other_points, c.MOST_POINTS)


@njit
def start_of(drawn, left, called, other_called):
    """Where the row of a position begins."""
    return ((drawn * c.LEFT + left) * c.CALLED + (2 if other_called else called)) * c.WIDTH


@njit
def worth(table, found):
    """The sum of some cells."""
    total = 0.0
    for cell in found:
        total += table[cell]
    return total


@njit
def move(table, found, target, step):
    """Move the worth of a position towards a target."""
    each = step * (target - worth(table, found)) / CELLS
    for cell in found:
        table[cell] += each


@njit
def ways(card, on_table, found):
    """Put what a card can take into `found`; how many ways there are."""
    month = card & ~3
    mates = on_table >> month & 15
    if count(mates) != 2:
        found[0] = mates << month
        return 1
    number = 0
    for at in range(month, month + 4):
        if on_table >> at & 1:
            found[number] = 1 << at
            number += 1
    return number


@njit
def number_of(cards, month):
    """What these cards, of the month that begins there, add to the number of a pile."""
    number = 0
    for card in range(month, month + 4):
        if cards >> card & 1:
            number += CODES[card]
    return number


@njit
def after(chance):
    """The next state of the random numbers; a 2^48th of it is a number from 0 to 1."""
    return chance * 0x5DEECE66D + 11 & (1 << 48) - 1


@njit
def train(table, rounds, chance, step):
    """Play rounds and learn from them. chance: the state of the random numbers; returns the next one."""
    unit = 1.0 / (1 << 48)
    deck = np.arange(48)
    hands, piles, numbers = np.zeros(2, np.int64), np.zeros(2, np.int64), np.zeros(2, np.int64)
    points, calls = np.zeros(2, np.int64), np.zeros(2, np.int64)
    before, seen, best_seen = np.zeros(CELLS, np.int64), np.zeros(CELLS, np.int64), np.zeros(CELLS, np.int64)
    now, takes = np.zeros(CELLS, np.int64), np.zeros(2, np.int64)
    for _ in range(rounds):
        for at in range(47, 0, -1):
            chance = after(chance)
            other = int(chance * unit * (at + 1))
            deck[at], deck[other] = deck[other], deck[at]
        hands[:], piles[:], numbers[:], points[:], calls[:] = 0, 0, 0, 0, 0
        on_table, quad = 0, False
        for at in range(8):
            hands[0] |= 1 << deck[at]
            hands[1] |= 1 << deck[8 + at]
            on_table |= 1 << deck[16 + at]
        for month in range(12):
            quad = quad or on_table >> 4 * month & 15 == 15
        if quad:
            continue
        at, player, begun = 24, 0, False
        while hands[player]:
            other, deals = 1 - player, 1 - player
            left = count(hands[player]) - 1
            # A card of the hand.
            start = start_of(0, left, calls[player], calls[other])
            look(now, start, piles[player], piles[other], hands[player], on_table, points[player],
                 points[other], deals)
            best, choice, taking, tried, odd, odd_taking = -1e9, -1, 0, 0, -1, 0
            for card in range(48):
                if not hands[player] >> card & 1:
                    continue
                for way in range(ways(card, on_table, takes)):
                    taken = takes[way]
                    gain = taken | 1 << card if taken else 0
                    lies = on_table ^ taken if taken else on_table | 1 << card
                    pile = piles[player] | gain
                    seen[:] = now
                    look_at_month(seen, start, card >> 2, pile, piles[other], hands[player] ^ 1 << card, lies)
                    if gain:
                        total = points_of(numbers[player] + number_of(gain, card & ~3))
                        look_at_piles(seen, start, pile, piles[other], total, points[other])
                    value = worth(table, seen)
                    if value > best:
                        best, choice, taking = value, card, taken
                        best_seen[:] = seen
                    tried += 1
                    chance = after(chance)
                    if chance * unit * tried < 1:
                        odd, odd_taking = card, taken
            if begun:
                move(table, before, -best, step)
            chance = after(chance)
            if chance * unit < ODD_CARDS:
                choice, taking = odd, odd_taking
            hands[player] ^= 1 << choice
            if taking:
                piles[player] |= taking | 1 << choice
                numbers[player] += number_of(taking | 1 << choice, choice & ~3)
                on_table ^= taking
            else:
                on_table |= 1 << choice
            look(before, start, piles[player], piles[other], hands[player], on_table,
                 points_of(numbers[player]), points[other], deals)
            # The card drawn, and stop or koi-koi.
            card = deck[at]
            at += 1
            best, taking, offered, stops = -1e9, 0, False, False
            for way in range(ways(card, on_table, takes)):
                taken = takes[way]
                gain = taken | 1 << card if taken else 0
                total = points_of(numbers[player] + number_of(gain, card & ~3))
                rises = total > points[player]
                lies = on_table ^ taken if taken else on_table | 1 << card
                start = start_of(1, left, 1 if rises else calls[player], calls[other])
                look(seen, start, piles[player] | gain, piles[other], hands[player], lies, total,
                     points[other], deals)
                value, halts = worth(table, seen), False
                if rises:
                    final = FINAL[min(calls[other], 1), total]
                    halts = left == 0 or final >= value
                    value = final if halts else value
                if value > best:
                    best, taking, offered, stops = value, taken, rises, halts
                    best_seen[:] = seen
            move(table, before, best, step)
            if taking:
                piles[player] |= taking | 1 << card
                numbers[player] += number_of(taking | 1 << card, card & ~3)
                on_table ^= taking
            else:
                on_table |= 1 << card
            points[player] = points_of(numbers[player])
            if offered and left:
                chance = after(chance)
                if chance * unit < ODD_CALLS:
                    stops = not stops
            if stops:
                break
            if offered:
                calls[player] = 1
            before[:] = best_seen
            begun, player = True, other
        else:
            move(table, before, 0.0, step)  # no cards are left, and nobody has stopped (spec 6.9)
    return chance


def trained(rounds, seed, tell=lambda part: None):
    """The table after so many rounds of training, its rows one after another."""
    table = np.zeros(c.ROWS * c.WIDTH)
    chance = after(after(seed * 0x9E3779B9 & (1 << 48) - 1))
    for part in range(PARTS):
        step = FIRST_STEP * (LAST_STEP / FIRST_STEP) ** (part / (PARTS - 1))
        count_of = rounds * (part + 1) // PARTS - rounds * part // PARTS
        chance = int(train(table, count_of, chance, step))
        tell((part + 1) / PARTS)
    return table


def main():
    options = argparse.ArgumentParser(description=__doc__,
                                      formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--rounds", type=int, default=5_000_000)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--to", type=Path, default=TABLE, help="the file to write")
    given = options.parse_args()
    table = trained(given.rounds, given.seed, lambda part: print(f"\r{part:4.0%}", end="", flush=True))
    given.to.write_bytes(packed(table.tolist()))
    print(f"\n{given.to.name}: {given.to.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
