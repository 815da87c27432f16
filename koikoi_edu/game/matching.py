"""What a card can take from the table: its month, or what the wild Lightning matches (spec 6.5, 7.6)."""
from collections.abc import Callable

from ..cards import CARDS, find_card, month_bits

#: The four cards of each card's month as bits, by card index.
MONTH_OF = [month_bits(card.month) for card in CARDS]
_LIGHTNING = find_card("lightning")
_WILLOWS = MONTH_OF[_LIGHTNING.index]
#: The Lightning as bits. Where it neither lies nor comes, every card matches its month.
LIGHTNING = _LIGHTNING.bit

#: From the table (bits), a card (its index) and whether it is drawn from the stock, to the cards of which it
#: takes one, and those that it takes all at once (bits). It stays on the table where both are none.
Matching = Callable[[int, int, bool], tuple[int, int]]


def by_month(table: int, card: int, drawn: bool) -> tuple[int, int]:
    """One of its month or of two, or all three (spec 6.5)."""
    mates = table & MONTH_OF[card]
    return (0, mates) if mates.bit_count() == 3 else (mates, 0)


def with_lightning(table: int, card: int, drawn: bool) -> tuple[int, int]:
    """As by month; the Lightning takes any one card too, and any card takes it (spec 7.6).

    It is a willow first: where it lies with two more, the fourth willow takes all three.
    """
    if card == _LIGHTNING.index:
        willows = table & _WILLOWS
        return table, willows if willows.bit_count() == 3 else 0
    singles, three = by_month(table, card, drawn)
    return singles | table & LIGHTNING & ~three, three


def with_lightning_of_mushi(table: int, card: int, drawn: bool) -> tuple[int, int]:
    """The Lightning takes any one card but a willow; the first other card drawn takes it (spec 7.6).

    Willows and the Lightning do not match.
    """
    if card == _LIGHTNING.index:
        return table & ~_WILLOWS, 0
    if drawn and table & LIGHTNING and MONTH_OF[card] != _WILLOWS:
        return LIGHTNING, 0
    return by_month(table & ~LIGHTNING, card, drawn)


#: By the option `lightning_wild`.
MATCHING: dict[str, Matching] = {
    "off": by_month, "koi": with_lightning, "mushi": with_lightning_of_mushi}
