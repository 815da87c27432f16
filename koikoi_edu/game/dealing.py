"""How a round begins: shuffled from a seed, or laid out card by card (spec 6.2-6.4)."""
import random
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ..cards import CARDS, DECK, MONTHS, Card, CardSet, find_card
from ..errors import CardError
from ..rules import Rules
from ..scoring import Cards

Seed = int | str


class Layout(NamedTuple):
    """Where every card lies. hands and piles: one set a player, in seat order. stock: top card first."""

    hands: tuple[CardSet, ...]
    table: CardSet
    stock: tuple[Card, ...]
    piles: tuple[CardSet, ...]

    @property
    def cards(self) -> CardSet:
        """Every card in it."""
        bits = CardSet(self.stock).bits | self.table.bits
        for held in self.hands + self.piles:
            bits |= held.bits
        return CardSet.from_bits(bits)


def new_seed() -> int:
    """A seed nobody chose: six digits, short enough to note down."""
    return random.SystemRandom().randrange(10**6)


class Dealer:
    """Shuffles from one seed; the same seed gives the same cards on every machine.

    Only `random.Random.random()` is used, the one method whose numbers Python promises to keep.
    """

    def __init__(self, rules: Rules, seed: Seed) -> None:
        self.rules = rules
        self._random = random.Random(seed).random
        #: Who deals if nobody says: the stream's first number, drawn always (spec 6.2).
        self.first = int(self._random() * rules.players)

    def deal(self, dealer: int, placed: Layout | None = None) -> tuple[Layout, tuple[str, ...]]:
        """A layout to play from, and a sentence for every deal that was thrown away before it.

        dealer: seat of the player who deals. placed: cards that lie already; the others are dealt round them.
        """
        thrown = []
        while True:
            layout = self._once(dealer, placed)
            month = full_month(layout.table) if self.rules.table_quad == "redeal" else 0
            if not month:
                return layout, tuple(thrown)
            thrown.append(f"All four cards of {MONTHS[month - 1]} lay on the table, so the cards were dealt again.")

    def _once(self, dealer: int, placed: Layout | None) -> Layout:
        rules = self.rules
        draw = self._random
        if placed is None:
            order = sorted(range(48), key=lambda _: draw())
            room = {TABLE: rules.field_size} | dict.fromkeys(range(rules.players), rules.hand_size)
            zones = dict.fromkeys(room, 0)
            stock: tuple[Card, ...] = ()
        else:
            taken = placed.cards.bits
            order = sorted((index for index in range(48) if not taken >> index & 1), key=lambda _: draw())
            room = {TABLE: rules.field_size - len(placed.table)}
            room |= {seat: rules.hand_size - len(hand) for seat, hand in enumerate(placed.hands)}
            zones = {TABLE: placed.table.bits} | {seat: hand.bits for seat, hand in enumerate(placed.hands)}
            stock = placed.stock
        at = 0
        for zone, size in _packets(rules, dealer):
            size = min(size, room[zone])
            room[zone] -= size
            for index in order[at:at + size]:
                zones[zone] |= 1 << index
            at += size
        table = CardSet.from_bits(zones.pop(TABLE))
        return Layout(tuple(map(CardSet.from_bits, zones.values())), table,
                      stock + tuple([CARDS[index] for index in order[at:]]), (CardSet(),) * rules.players)


#: The table among the zones that are dealt to; the others are seats.
TABLE = -1


@lru_cache
def _packets(rules: Rules, dealer: int) -> tuple[tuple[int, int], ...]:
    """Where the cards go, packet by packet: (zone, cards)."""
    zones = {"others": [(dealer + seat) % rules.players for seat in range(1, rules.players)],
             "dealer": [dealer], "table": [TABLE]}
    return tuple((zone, size) for name, size in rules.packets for zone in zones[name])


def full_month(cards: CardSet) -> int:
    """The first month whose four cards are all there, 0 if there is none."""
    bits = cards.bits
    full = bits & bits >> 1 & bits >> 2 & bits >> 3 & _FIRST_OF_MONTHS
    return (full & -full).bit_length() // 4 + 1 if full else 0


_FIRST_OF_MONTHS = sum(1 << 4 * month for month in range(12))


def read_layout(rules: Rules, hands: Sequence[Cards] | None, table: Cards | None, stock: Cards | None,
                piles: Sequence[Cards] | None = None) -> Layout:
    """The layout that these cards describe; what is left out holds no cards.

    Raises UnknownName for a card that does not exist, and CardError for one that lies in two places, for a hand or
    a table with too many cards, or for a number of hands that is not the number of players.
    """
    empty = [CardSet()] * rules.players
    read_hands = tuple(CardSet(hand) for hand in (empty if hands is None else hands))
    read_piles = tuple(CardSet(pile) for pile in (empty if piles is None else piles))
    read_table = CardSet(table or ())
    read_stock = _in_order(stock or ())
    for zone, sets in (("hands", read_hands), ("piles", read_piles)):
        if len(sets) != rules.players:
            raise CardError(f"{rules.name} has {rules.players} {zone}, not {len(sets)}.")
    for hand in read_hands:
        if len(hand) > rules.hand_size:
            raise CardError(f"A hand holds at most {rules.hand_size} cards, not {len(hand)}.")
    seen = CardSet()
    for cards in (*read_hands, read_table, CardSet(read_stock), *read_piles):
        for card in cards & seen:
            raise CardError(f"The card {card.id!r} lies in two places; each card exists once.")
        for card in cards - DECK.cards:
            raise CardError(f"The card {card.id!r} is not in the deck of {rules.name}.")
        seen |= cards
    return Layout(read_hands, read_table, read_stock, read_piles)


def _in_order(cards: Cards) -> tuple[Card, ...]:
    CardSet(cards)
    names = cards.replace(",", " ").split() if isinstance(cards, str) else cards
    return tuple(find_card(name) for name in names)
