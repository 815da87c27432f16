"""How a round begins: shuffled from a seed, or laid out card by card (spec 3.3, 3.5, 6.2-6.4, 7.3)."""
import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ..cards import CARDS, JOKERS, MONTHS, Card, Cards, CardSet, cards_in_order
from ..errors import CardError, RulesError, shown
from ..rules import Rules
from .checks import full_month, full_months
from .opening import by_month
from .plan import plan_of

__all__ = ["Dealer", "Layout", "Seed", "check_deal", "full_month", "new_seed",
           "read_layout", "read_seed"]

Seed = int | str


class Layout(NamedTuple):
    """Where every card lies. hands and piles: one set a player, in seat order. stock: top card first.

    removed: cards that have left play (spec 3.5). stacks: table cards that lie on one another, where that
    is said of a position (spec 4.5). A deal of Go-Stop is kept as the cards fell, before anything is laid
    down or taken from the table.
    """

    hands: tuple[CardSet, ...]
    table: CardSet
    stock: tuple[Card, ...]
    piles: tuple[CardSet, ...]
    removed: CardSet = CardSet()
    stacks: tuple[CardSet, ...] = ()

    @property
    def cards(self) -> CardSet:
        """Every card in it."""
        bits = CardSet(self.stock).bits | self.table.bits | self.removed.bits
        for held in self.hands + self.piles:
            bits |= held.bits
        return CardSet.from_bits(bits)


def new_seed() -> int:
    """A seed nobody chose: six digits, short enough to note down."""
    return random.SystemRandom().randrange(10**6)


def read_seed(seed: object, longest: int = 120) -> Seed:
    """A seed as given: a whole number of at most 40 digits, or a text of at most `longest` characters.

    Raises RulesError for anything else.
    """
    if type(seed) is int and abs(seed) < 10**40:
        return seed
    if type(seed) is str and len(seed) <= longest and seed.isprintable():
        return seed
    raise RulesError(f"A seed is a whole number of at most 40 digits or a text of at most {longest} "
                     f"characters, not {shown(seed)}.")


#: So many deals in a row are thrown away at most; only cards laid by hand can bring that about.
_MOST_THROWN = 5000


class Dealer:
    """Shuffles from one seed; the same seed gives the same cards on every machine.

    placed: cards that lie already; the others are dealt round them.
    Only `random.Random.random()` is used, the one method whose numbers Python promises to keep.
    """

    def __init__(self, rules: Rules, seed: Seed, placed: Layout | None = None) -> None:
        self.rules = rules
        self._checks = plan_of(rules).checks
        self._placed = placed or _nothing(rules)
        self._free = _single_bits(rules.deck if placed is None else rules.deck - placed.cards)
        self._random = random.Random(seed).random
        #: Who deals if nobody says, drawn from the stream always (spec 6.2, 7.2).
        self.first = int(self._random() * rules.players)
        if rules.first_dealer == "earliest_month":
            self.first = by_month(rules, self._random).dealer

    def deal(self, dealer: int) -> tuple[Layout, tuple[str, ...]]:
        """A layout to play from, and a sentence for every deal thrown away before it (spec 3.5, 6.4).

        dealer: seat of the player who deals; the same one deals again. Raises CardError where cards laid by
        hand have every deal thrown away.
        """
        thrown: list[str] = []
        while len(thrown) < _MOST_THROWN:
            layout = self._once(dealer)
            table = refilled(self.rules, layout)[0] if self.rules.jokers else layout.table
            why = self._checks.why_again(layout.hands, table)
            if not why:
                return _table_quads_gone(self.rules, layout, dealer), tuple(thrown)
            thrown.append(why)
        raise CardError(f"With these cards {_MOST_THROWN} deals in a row had to be thrown away, the last one "
                        f"for this: {thrown[-1]}")

    def _once(self, dealer: int) -> Layout:
        rules, placed, draw = self.rules, self._placed, self._random
        lots = [draw() for _ in self._free]
        order = [self._free[at] for at in sorted(range(len(lots)), key=lots.__getitem__)]
        zones = [*[hand.bits for hand in placed.hands], placed.table.bits]
        limits = [*[rules.hand_size] * rules.players, rules.field_size]
        at = 0
        for zone, size in _packets(rules, dealer):
            end = at + min(size, limits[zone] - zones[zone].bit_count())
            zones[zone] += sum(order[at:end])
            at = end
        *hands, table = map(CardSet.from_bits, zones)
        stock = placed.stock + tuple([_CARD_OF[bit] for bit in order[at:]])
        return Layout(tuple(hands), table, stock, placed.piles)


def _table_quads_gone(rules: Rules, layout: Layout, dealer: int) -> Layout:
    """The layout once four of a month on the table are set aside or taken (spec 3.5).

    Go-Stop has more to do with the cards of a deal, and does all of it later (spec 4.4).
    """
    if rules.table_quad not in ("remove", "dealer_takes") or plan_of(rules).go_stop:
        return layout
    gone = CardSet.from_bits(full_months(layout.table.bits))
    table = layout.table - gone
    if rules.table_quad == "remove":
        return layout._replace(table=table, removed=gone)
    piles = tuple(pile | gone if seat == dealer else pile for seat, pile in enumerate(layout.piles))
    return layout._replace(table=table, piles=piles)


def refilled(rules: Rules, layout: Layout) -> tuple[CardSet, int]:
    """The table of a deal without its jokers, and how many stock cards took their place (spec 4.4, 4.14).

    A joker that comes goes too, and is replaced again.
    """
    cards, drawn = layout.table - JOKERS, 0
    while rules.refill_table and len(cards) < len(layout.table) and drawn < len(layout.stock):
        cards |= CardSet(layout.stock[drawn]) - JOKERS
        drawn += 1
    return cards, drawn


_CARD_OF = {card.bit: card for card in CARDS}


@lru_cache
def _single_bits(cards: CardSet) -> tuple[int, ...]:
    return tuple(card.bit for card in cards)


#: The table among the zones that are dealt to: the one behind all seats.
TABLE = -1


@lru_cache
def _packets(rules: Rules, dealer: int) -> tuple[tuple[int, int], ...]:
    """Where the cards go, packet by packet: (zone, cards). They go round until everybody has theirs."""
    zones = {"others": [(dealer + seat) % rules.players for seat in range(1, rules.players)],
             "dealer": [dealer], "table": [TABLE]}
    left = dict.fromkeys(range(rules.players), rules.hand_size) | {TABLE: rules.field_size}
    packets = []
    while any(left.values()):
        for name, most in rules.packets:
            for zone in zones[name]:
                size = min(most, left[zone])
                left[zone] -= size
                packets.append((zone, size))
    return tuple(packets)


@lru_cache
def _nothing(rules: Rules) -> Layout:
    nobody = (CardSet(),) * rules.players
    return Layout(nobody, CardSet(), (), nobody)


def read_layout(rules: Rules, hands: Sequence[Cards] | None, table: Cards | None, stock: Cards | None,
                piles: Sequence[Cards] | None = None, stacks: Any = (), *, dealt: bool = False) -> Layout:
    """The layout that these cards describe; what is left out holds no cards.

    dealt: whether a deal is made round them, so that its checks are still to come.

    Raises UnknownName for a card that does not exist, and CardError for cards that can't lie so: one in two
    places, more in a hand or the stock than the rules deal, a whole month on the table, or a number of hands
    or piles that is not the number of players.
    """
    checks = plan_of(rules).checks
    layout = Layout(_one_each(rules, "hands", hands), CardSet(() if table is None else table),
                    cards_in_order(() if stock is None else stock), _one_each(rules, "piles", piles),
                    stacks=_read_stacks(rules, stacks))
    seen = CardSet()
    for cards in (*layout.hands, layout.table, CardSet(layout.stock), *layout.piles):
        for card in cards & seen:
            raise CardError(f"The card {card.id!r} lies in two places; each card exists once.")
        for card in cards - rules.deck:
            raise CardError(f"The card {card.id!r} is not in the deck of {rules.name}.")
        seen |= cards
    for hand in layout.hands:
        if len(hand) > rules.hand_size:
            raise CardError(f"A hand holds at most {rules.hand_size} cards, not {len(hand)}.")
    most = len(rules.deck) - rules.hand_size * rules.players - rules.field_size
    if len(layout.stock) > most:
        raise CardError(f"The stock holds at most {most} cards, not {len(layout.stock)}.")
    month = full_month(layout.table)
    if month and (checks.quad_again if dealt else rules.table_quad != "off"):
        raise CardError(f"All four cards of {MONTHS[month - 1]} can't lie on the table; at most three can.")
    return layout


def check_deal(rules: Rules, placed: Layout) -> None:
    """Raise CardError unless a deal can be made round these cards (spec 6.3, 6.4)."""
    if len(placed.table) > rules.field_size:
        raise CardError(f"The table holds {rules.field_size} cards at the deal, not {len(placed.table)}.")
    if plan_of(rules).checks.quad_again:
        # At most three cards of a month can come to lie on the table.
        free, lie = rules.deck - placed.cards, placed.table
        usable = 0
        if rules.refill_table:
            lie -= JOKERS
        else:
            usable = len(free & JOKERS)
        for month in range(1, 13):
            here = free.in_month(month)
            usable += min(len(here), 3 - len(placed.table.in_month(month)))
        if usable < rules.field_size - len(lie):
            raise CardError("With these cards every deal would lay all four cards of a month on the table; "
                            "leave more of them to chance.")


def _read_stacks(rules: Rules, stacks: Any) -> tuple[CardSet, ...]:
    if not isinstance(stacks, Sequence) or isinstance(stacks, str):
        raise CardError(f"stacks is a list of sets of cards, not {shown(stacks)}.")
    if stacks and not plan_of(rules).go_stop:
        raise CardError(f"{rules.name} has no stacks on the table.")
    return tuple(map(CardSet, stacks))


def _one_each(rules: Rules, zone: str, sets: Any) -> tuple[CardSet, ...]:
    if sets is None:
        return (CardSet(),) * rules.players
    try:
        if isinstance(sets, str | CardSet):
            raise TypeError
        sets = tuple(sets)
    except TypeError:
        raise CardError(f"{zone} is a list with one set of cards for each of {rules.players} players, "
                        f"not {shown(sets)}.") from None
    if len(sets) != rules.players:
        raise CardError(f"{rules.name} has {rules.players} {zone}, not {len(sets)}.")
    return tuple(map(CardSet, sets))
