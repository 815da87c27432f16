"""How a round begins: shuffled from a seed, or laid out card by card (spec 6.2-6.4)."""
import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ..cards import CARDS, MONTHS, Card, Cards, CardSet, cards_in_order, month_bits
from ..errors import CardError, RulesError, shown
from ..rules import Rules
from ..words import listed

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


#: Of the options that the turn has to know, the values that it plays; it refuses the others.
_PLAYED: dict[str, tuple[Any, ...]] = {
    "players": (2,), "jokers": (0,), "first_dealer": ("random",), "hand_swap": (False,),
    "table_quad": ("redeal", "off"), "table_four_pairs": ("off",), "hand_quad": ("off",),
    "hand_four_pairs": ("off",), "must_play_match": (False,), "may_decline_capture": (False,),
    "deal_pairs": ("ordinary",), "ppeok": (False,), "joker_flip": ("seed",), "lightning_wild": ("off",),
    "viewing_rain": ("off", "captured_brights", "captured_cards", "bga"), "month_yaku": ("off",),
    "undecidable": (frozenset(),), "offer_on": ("increase",),
    "own_koikoi": ("off", "multiply", "double_if_called"), "bonuses": (frozenset(),), "shake": (False,),
    "bomb": (False,), "steal_chaff": (False,), "first_ppeok": (False,), "three_ppeok": (False,),
    "seven_animals": (False,), "drawn_round_doubles": (False,), "go_bak": (False,),
    "winner_takes_loser": (False,), "exhaust_no_yaku": (0,), "exhaust_unstopped": ("nobody",),
    "zero_sum": (False,), "start_points": (0,), "ends_at_zero": (False,),
}


@lru_cache
def check_playable(rules: Rules) -> None:
    """Raise RulesError for rules with a part that the turn does not play; scores work under all of them."""
    options = [f"{name}={shown(getattr(rules, name))}" for name, values in _PLAYED.items()
               if getattr(rules, name) not in values]
    options += [f"yaku={one.id!r} after a call" for one in rules.yaku if one.after_call]
    if options:
        raise RulesError(f"{rules.name} can be scored, but a round of it can't be dealt yet: "
                         f"it needs {listed(options)}.")


class Dealer:
    """Shuffles from one seed; the same seed gives the same cards on every machine.

    placed: cards that lie already; the others are dealt round them.
    Only `random.Random.random()` is used, the one method whose numbers Python promises to keep.
    """

    def __init__(self, rules: Rules, seed: Seed, placed: Layout | None = None) -> None:
        check_playable(rules)
        self.rules = rules
        self._placed = placed or _nothing(rules)
        self._free = _single_bits(rules.deck if placed is None else rules.deck - placed.cards)
        self._random = random.Random(seed).random
        #: Who deals if nobody says: the stream's first number, drawn always (spec 6.2).
        self.first = int(self._random() * rules.players)

    def deal(self, dealer: int) -> tuple[Layout, tuple[str, ...]]:
        """A layout to play from, and a sentence for every deal that was thrown away before it (spec 6.4).

        dealer: seat of the player who deals.
        """
        thrown: list[str] = []
        while True:
            layout = self._once(dealer)
            month = full_month(layout.table) if self.rules.table_quad == "redeal" else 0
            if not month:
                return layout, tuple(thrown)
            thrown.append(f"All four cards of {MONTHS[month - 1]} lay on the table, "
                          "so the cards were dealt again.")

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


def full_month(cards: CardSet) -> int:
    """The first month (1 to 12) whose four cards are all there, 0 if there is none."""
    for month, four in _MONTHS:
        if not four & ~cards.bits:
            return month
    return 0


_MONTHS = [(month, month_bits(month)) for month in range(1, 13)]


def read_layout(rules: Rules, hands: Sequence[Cards] | None, table: Cards | None, stock: Cards | None,
                piles: Sequence[Cards] | None = None) -> Layout:
    """The layout that these cards describe; what is left out holds no cards.

    Raises UnknownName for a card that does not exist, and CardError for cards that can't lie so: one in two
    places, more in a hand or the stock than the rules deal, a whole month on the table, or a number of hands
    or piles that is not the number of players.
    """
    check_playable(rules)
    layout = Layout(_one_each(rules, "hands", hands), CardSet(() if table is None else table),
                    cards_in_order(() if stock is None else stock), _one_each(rules, "piles", piles))
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
    if month and rules.table_quad == "redeal":
        raise CardError(f"All four cards of {MONTHS[month - 1]} can't lie on the table; at most three can.")
    return layout


def check_deal(rules: Rules, placed: Layout) -> None:
    """Raise CardError unless a deal can be made round these cards (spec 6.3, 6.4)."""
    if len(placed.table) > rules.field_size:
        raise CardError(f"The table holds {rules.field_size} cards at the deal, not {len(placed.table)}.")
    if rules.table_quad == "redeal":
        # At most three cards of a month can come to lie on the table.
        free = rules.deck - placed.cards
        usable = 0
        for month in range(1, 13):
            here = free.in_month(month)
            usable += min(len(here), 3 - len(placed.table.in_month(month)))
        if usable < rules.field_size - len(placed.table):
            raise CardError("With these cards every deal would lay all four cards of a month on the table; "
                            "leave more of them to chance.")


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
