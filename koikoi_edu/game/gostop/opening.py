"""What the cards of a deal bring about before the first turn (spec 4.4, 4.5)."""
from collections.abc import Sequence

from ...cards import JOKERS, CardSet
from ...errors import CardError
from ...rules import Rules
from ..checks import full_months
from ..dealing import refilled
from ..events import Happening
from ..matching import MONTH_OF
from ..standing import first_standings
from ..state import Draft, Phase, put
from ..turn import begin, won_by_table
from .more import Stack, loose
from .passing import pass_turn

_JOKERS = JOKERS.bits


def open_round(new: Draft) -> None:
    """Clear the table of jokers and of four of a month, lay down those of the hands, lock what is locked."""
    rules, dealer = new.rules, new.dealer
    _jokers_go(new)
    if won_by_table(new):
        return
    quads = full_months(new._table)
    if quads and rules.table_quad in ("remove", "dealer_takes"):
        new._table ^= quads
        if rules.table_quad == "remove":
            new._more = new._more._replace(removed=quads)
            new._records += ((Happening.REMOVED, dealer, -1, quads, None),)
        else:
            new._piles = put(new._piles, dealer, new._piles[dealer] | quads)
            new._records += ((Happening.TAKEN, dealer, -1, quads, None),)
    if rules.hand_quad == "lay_down":
        _lay_down(new)
    new._more = new._more._replace(stacks=stacks_of(rules, new._table))
    new._settled = first_standings(new, dealer)
    begin(new)
    if new.phase is not Phase.OVER and not new._hands[dealer]:
        # All of it was laid down: the dealer turns the stock only, or the round is over.
        pass_turn(new, (dealer - 1) % rules.players)


def _jokers_go(new: Draft) -> None:
    jokers = new._table & _JOKERS
    if not jokers:
        return
    table, drawn = refilled(new.rules, new.origin.layout)
    came = CardSet(new._stock[:drawn])
    new._table, new._drawn = table.bits, drawn
    taken = jokers | came.bits & _JOKERS
    new._piles = put(new._piles, new.dealer, new._piles[new.dealer] | taken)
    new._records += ((Happening.TABLE_JOKERS, new.dealer, -1, taken, None),)
    if came - JOKERS:
        new._records += ((Happening.REFILLED, new.dealer, -1, (came - JOKERS).bits, None),)


def _lay_down(new: Draft) -> None:
    """Four of a month in a hand go to its player's pile (spec 4.4)."""
    players = new.rules.players
    for seat in [(new.dealer + step) % players for step in range(players)]:
        quads = full_months(new._hands[seat])
        if quads:
            new._hands = put(new._hands, seat, new._hands[seat] ^ quads)
            new._piles = put(new._piles, seat, new._piles[seat] | quads)
            new._records += ((Happening.LAID_DOWN, seat, -1, quads, None),)


def stacks_of(rules: Rules, table: int, given: tuple[Stack, ...] = ()) -> tuple[Stack, ...]:
    """The stacks of a table (bits): those given, three of a month, pairs where they are locked (spec 4.5).

    All four of a month are one too, where they may lie; no card is left to take them.
    """
    stacks = list(given)
    rest = loose(table, given)
    for first in range(0, 48, 4):
        cards = rest & MONTH_OF[first]
        if cards.bit_count() > 2 or (cards.bit_count() == 2 and rules.deal_pairs == "locked"):
            stacks.append(Stack(cards))
    return tuple(sorted(stacks))


def read_stacks(rules: Rules, table: CardSet, stacks: Sequence[CardSet]) -> tuple[Stack, ...]:
    """The stacks of a position, those that are given among them.

    Raises CardError for one that is no two or three cards of a month on the table, with or without jokers,
    for a joker on the table that lies on none, and for a further card of a month beside its stack.
    """
    found: list[Stack] = []
    for cards in stacks:
        months = cards - JOKERS
        here = table & CardSet.from_bits(MONTH_OF[next(iter(months)).index]) if months else CardSet()
        if not cards <= table or len(here) not in (2, 3) or here != months:
            raise CardError("A stack is two or three cards of one month on the table, all that lie there, "
                            f"and the jokers on them, not {str(cards)!r}.")
        if any(cards.bits & one.cards for one in found):
            raise CardError(f"The cards {str(cards)!r} lie in two stacks.")
        found.append(Stack(cards.bits))
    for card in CardSet.from_bits(loose(table.bits, tuple(found))) & JOKERS:
        raise CardError(f"The card {card.id!r} can't lie on the table alone; say on which stack it lies.")
    return stacks_of(rules, table.bits, tuple(found))
