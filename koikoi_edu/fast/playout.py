"""Rounds played on to their end, thousands a second: by worth of the cards, or at random.

The two loops over turns are alike, and stay two: one loop that asks a function for each card is slower by a
tenth to a fifth.
"""
from collections.abc import Callable
from functools import lru_cache
from random import Random

from ..cards import CARDS
from .kit import Kit
from .policy import Policy, policy
from .position import DECIDE, HAND, KOIKOI, LIGHTNING, LIGHTNING_BIT, OVER, STOP, WILLOWS, Position


def play_greedily(position: Position, policy: Policy,
                  calls: Callable[[Position], bool] | None = None) -> None:
    """Play a round on to its end, each player by what its cards are worth.

    calls: whether who is asked calls koi-koi; unless given, nobody does.
    """
    while position.phase != OVER:
        if position.phase == HAND and not position.kit.rare:
            _greedy_turns(position, policy)
        elif position.phase == DECIDE:
            position.play(KOIKOI if calls and calls(position) else STOP, policy.best)
        else:
            position.play(policy.best(position, position.moves()), policy.best)


def _greedy_turns(position: Position, policy: Policy) -> None:
    """Turns until somebody is asked, or the round is over."""
    kit, hands, table, stock = position.kit, position.hands, position.table, position.stock
    piles, totals, bases = position.piles, position.totals, position.bases
    wild, remembers, players = kit.wild, kit.remembers, kit.players
    all_values, all_gains, all_rests = policy.values, policy.gains, policy.rests
    player = position.player
    while True:
        hand = hands[player]
        values, gains, rests = all_values[player], all_gains[player], all_rests[player]
        best, chosen = -1e9, -1
        for card in hand:
            value = values[card][table[card >> 2]]
            if value > best:
                best, chosen = value, card
        if chosen < 0:
            if not any(hands):
                position.run_out()
                return
            player = (player + 1) % players
            continue
        if wild and _is_wild(hand, table, stock):
            position.player = player
            position.play(policy.best(position, position.moves()), policy.best)
            if position.phase != HAND:
                return
            player = position.player
            continue
        hand.remove(chosen)
        month = chosen >> 2
        mates = table[month]
        table[month] = rests[chosen][mates]
        gain = gains[chosen][mates]
        if stock:
            card = stock.pop()
            month = card >> 2
            mates = table[month]
            table[month] = rests[card][mates]
            gain += gains[card][mates]
        if gain:
            pile = piles[player] = piles[player] + gain
            total = bases[player](pile)
            if total != totals[player] or (total and remembers):
                position.player = player
                position.end_turn(player, True)
                if position.phase != HAND:
                    return
                player = position.player
                continue
        player = player + 1 if player + 1 < players else 0


def play_randomly(position: Position, rng: Random) -> None:
    """Play a round on to its end, each player doing anything that can be done, and stopping when asked."""
    draw = rng.random

    def anything(_: Position, moves: list[int]) -> int:
        return moves[int(draw() * len(moves))]

    while position.phase != OVER:
        if position.phase == HAND and not position.kit.rare:
            _random_turns(position, draw, anything)
        elif position.phase == DECIDE:
            position.play(STOP, anything)
        else:
            position.play(anything(position, position.moves()), anything)


def _random_turns(position: Position, draw: Callable[[], float],
                  anything: Callable[[Position, list[int]], int]) -> None:
    """Turns until somebody is asked, or the round is over."""
    kit, hands, table, stock = position.kit, position.hands, position.table, position.stock
    piles, totals, bases = position.piles, position.totals, position.bases
    wild, remembers, players = kit.wild, kit.remembers, kit.players
    either = _either_way(kit)
    player = position.player
    while True:
        hand = hands[player]
        if not hand:
            if not any(hands):
                position.run_out()
                return
            player = (player + 1) % players
            continue
        if wild and _is_wild(hand, table, stock):
            position.player = player
            # A card first, then what it takes: else cards that can take much would be played more often.
            card = hand[int(draw() * len(hand))]
            position.play(anything(position, position.ways(card, False)), anything)
            if position.phase != HAND:
                return
            player = position.player
            continue
        card = hand.pop(int(draw() * len(hand)))
        gains, rests = either[draw() < 0.5]
        month = card >> 2
        mates = table[month]
        table[month] = rests[card][mates]
        gain = gains[card][mates]
        if stock:
            card = stock.pop()
            gains, rests = either[draw() < 0.5]
            month = card >> 2
            mates = table[month]
            table[month] = rests[card][mates]
            gain += gains[card][mates]
        if gain:
            pile = piles[player] = piles[player] + gain
            total = bases[player](pile)
            if total != totals[player] or (total and remembers):
                position.player = player
                position.end_turn(player, True)
                if position.phase != HAND:
                    return
                player = position.player
                continue
        player = player + 1 if player + 1 < players else 0


def _is_wild(hand: list[int], table: list[int], stock: list[int]) -> bool:
    """Whether the wild Lightning may matter in this turn (spec 7.6)."""
    return table[WILLOWS] & LIGHTNING_BIT > 0 or LIGHTNING in hand or (bool(stock) and stock[-1] == LIGHTNING)


@lru_cache(maxsize=64)
def _either_way(kit: Kit) -> tuple[tuple[list[list[int]], list[list[int]]], ...]:
    """What a card gains and what is left, where it takes the first of two, and where the second."""
    ways = [policy(kit, [[sign * card.index for card in CARDS]]) for sign in (-1, 1)]
    return tuple((way.gains[0], way.rests[0]) for way in ways)
