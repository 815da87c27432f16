"""The worlds that odds are taken over: all of them where they are few, else as many as are asked for."""
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from math import comb, perm
from random import Random
from time import perf_counter

from ..agents.worlds import World, Worlds
from ..errors import RulesError, shown
from ..game import Phase, View
from ..game.dealing import read_seed
from ..game.plan import plan_of


def draws_of(view: View) -> int:
    """How many cards can still be drawn from the stock.

    Each hand card brings one draw, and so does the one that waits for a choice now. Go-Stop has jokers,
    bombs and turns of the stock only, so there it may be all of it.
    """
    if plan_of(view.rules).go_stop:
        return view.stock_size
    return min(sum(view.hand_sizes) + (view.phase is Phase.MATCH), view.stock_size)


def number_of(view: View) -> int:
    """How many worlds fit what the player sees: other hands, and the stock as far as it can be drawn."""
    left, number = len(view.unseen), 1
    for seat, size in enumerate(view.hand_sizes):
        if seat != view.player:
            number *= comb(left, size)
            left -= size
    return number * perm(left, draws_of(view))


def every_world(view: View) -> Iterator[World]:
    """Each world once; the lists belong to who asked."""
    own, draws = [card.index for card in view.hand], draws_of(view)
    for hands, rest in _hands(view, [card.index for card in view.unseen], 0):
        for drawn in permutations(rest, draws):
            unseen = [card for card in rest if card not in drawn] if draws < view.stock_size else []
            yield ([list(hand) if seat != view.player else own[:] for seat, hand in enumerate(hands)],
                   [*drawn, *unseen[:view.stock_size - draws]])


def _hands(view: View, cards: Sequence[int],
           seat: int) -> Iterator[tuple[tuple[tuple[int, ...], ...], Sequence[int]]]:
    """Every way to fill the other hands from this seat on, and the cards left then."""
    if seat == len(view.hand_sizes):
        yield (), cards
        return
    size = view.hand_sizes[seat] if seat != view.player else 0
    for hand in combinations(cards, size):
        for others, rest in _hands(view, [card for card in cards if card not in hand], seat + 1):
            yield (hand, *others), rest


def drawn_worlds(view: View, seed: int | str, worlds: int | None, end: float) -> Iterator[World]:
    """Worlds drawn from a seed: so many, or until `perf_counter` passes the end; two at least."""
    rng, number = Random(seed), 0
    source = Worlds(view, rng)
    while number < 2 or (perf_counter() < end if worlds is None else number < worlds):
        hands, stock = source.next()
        # Among cards of equal worth players take the first, as they do where all worlds are played through.
        yield [sorted(hand) for hand in hands], stock
        number += 1


def check(view: object, seed: object, worlds: object, seconds: object) -> float:
    """When the time is over, by `perf_counter`. Raises RulesError, with one sentence, for what can't be."""
    if not isinstance(view, View):
        raise RulesError(f"Odds are taken of what a player sees, state.view(player); not of {shown(view)}.")
    if view.phase is Phase.SWAP:
        raise RulesError("While hands may still be swapped there are no odds; nothing has been seen yet.")
    read_seed(seed)
    if worlds is not None and (type(worlds) is not int or worlds < 2):
        raise RulesError(f"worlds is a whole number from 2, or None; not {shown(worlds)}.")
    if seconds is None:
        return perf_counter()
    if not isinstance(seconds, int | float) or not seconds > 0:
        raise RulesError(f"seconds is a number above 0, or None; not {shown(seconds)}.")
    return perf_counter() + seconds
