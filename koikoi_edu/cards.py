"""The deck and sets of cards (spec 1).

48 cards, four to each of twelve months, and the five jokers of Go-Stop. A card is found by its id
(`pine-crane`) or, where the part behind the dash names one card only, by that (`crane`).
"""
from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from enum import StrEnum

from .errors import CardError, UnknownName, nearest, shown
from .words import count


class Kind(StrEnum):
    """The four kinds of card, best first, and the jokers of Go-Stop."""

    BRIGHT = "bright"
    ANIMAL = "animal"
    RIBBON = "ribbon"
    CHAFF = "chaff"
    JOKER = "joker"

    @property
    def one(self) -> str:
        """One card of this kind in words: "a bright", "chaff"."""
        article = "an" if self is Kind.ANIMAL else "a"
        return str(self) if self is Kind.CHAFF else f"{article} {self}"

    @property
    def many(self) -> str:
        """Cards of this kind in words: "brights", "chaff cards"."""
        return "chaff cards" if self is Kind.CHAFF else f"{self}s"


#: Points printed in rule books; they sort cards and never enter a score (spec 1).
POINTS = {Kind.BRIGHT: 20, Kind.ANIMAL: 10, Kind.RIBBON: 5, Kind.CHAFF: 1, Kind.JOKER: 0}

MONTHS = ("January", "February", "March", "April", "May", "June", "July", "August", "September",
          "October", "November", "December")

#: flower id: (flower, then its cards from best to chaff as `name of the id: kind, picture in words`)
_B, _A, _R, _C = Kind.BRIGHT, Kind.ANIMAL, Kind.RIBBON, Kind.CHAFF
_FLOWERS: dict[str, tuple[str, tuple[tuple[str, Kind, str], ...]]] = {
    "pine": ("pine", (("crane", _B, "crane and sun"), ("poem", _R, "red poem ribbon"),
                      ("1", _C, "first chaff"), ("2", _C, "second chaff"))),
    "plum": ("plum blossom", (("warbler", _A, "bush warbler"), ("poem", _R, "red poem ribbon"),
                              ("1", _C, "first chaff"), ("2", _C, "second chaff"))),
    "cherry": ("cherry blossom", (("curtain", _B, "camp curtain"), ("poem", _R, "red poem ribbon"),
                                  ("1", _C, "first chaff"), ("2", _C, "second chaff"))),
    "wisteria": ("wisteria", (("cuckoo", _A, "cuckoo"), ("ribbon", _R, "plain red ribbon"),
                              ("1", _C, "first chaff"), ("2", _C, "second chaff"))),
    "iris": ("iris", (("bridge", _A, "eight-plank bridge"), ("ribbon", _R, "plain red ribbon"),
                      ("1", _C, "first chaff"), ("2", _C, "second chaff"))),
    "peony": ("peony", (("butterflies", _A, "butterflies"), ("blue", _R, "blue ribbon"),
                        ("1", _C, "first chaff"), ("2", _C, "second chaff"))),
    "clover": ("bush clover", (("boar", _A, "boar"), ("ribbon", _R, "plain red ribbon"),
                               ("1", _C, "first chaff"), ("2", _C, "second chaff"))),
    "pampas": ("pampas grass", (("moon", _B, "full moon"), ("geese", _A, "geese"),
                                ("1", _C, "first chaff"), ("2", _C, "second chaff"))),
    "chrysanthemum": ("chrysanthemum", (("sake", _A, "sake cup"), ("blue", _R, "blue ribbon"),
                                        ("1", _C, "first chaff"), ("2", _C, "second chaff"))),
    "maple": ("maple", (("deer", _A, "deer"), ("blue", _R, "blue ribbon"),
                        ("1", _C, "first chaff"), ("2", _C, "second chaff"))),
    "willow": ("willow", (("rainman", _B, "Rainman"), ("swallow", _A, "swallow"),
                          ("ribbon", _R, "plain red ribbon"), ("lightning", _C, "Lightning"))),
    "paulownia": ("paulownia", (("phoenix", _B, "phoenix"), ("1", _C, "first chaff"),
                                ("2", _C, "second chaff"), ("red", _C, "coloured chaff"))),
}
_JOKERS = (("1pi", "one chaff"), ("2pi", "two chaff"), ("3pi", "three chaff"),
           ("nonwinner", "bright for a loser"), ("double", "double score"))


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """One card; cards sort by month, in a month from best to chaff.

    index: 0 to 47 in month order, jokers 48 to 52. month: 1 to 12, 0 for a joker.
    points: 20, 10, 5 or 1 (spec 1). picture: what it shows, in words.
    """

    index: int
    id: str
    month: int
    flower: str
    kind: Kind
    picture: str

    @property
    def points(self) -> int:
        """Card points (20, 10, 5, 1; a joker 0). They never enter a score."""
        return POINTS[self.kind]

    @property
    def bit(self) -> int:
        """The card as a set of one, `1 << index`."""
        return 1 << self.index

    @property
    def name(self) -> str:
        """The shortest id that finds this card: `crane`, `pine-1`."""
        return _SHORT_NAMES.get(self, self.id)

    @property
    def label(self) -> str:
        """The card in full: "January, pine, bright: crane and sun, 20 points"."""
        if self.kind is Kind.JOKER:
            return f"joker: {self.picture}"
        return (f"{MONTHS[self.month - 1]}, {self.flower}, {self.kind}: {self.picture}, "
                f"{count(self.points, 'point')}")

    def __str__(self) -> str:
        return self.id

    def __repr__(self) -> str:
        return f"<{self.label}>"

    def __hash__(self) -> int:
        return self.index

    def _repr_html_(self) -> str:
        from .show import card_html
        return card_html(self)


def _make_cards() -> tuple[Card, ...]:
    cards: list[Card] = []
    for month, (suit, (flower, pictures)) in enumerate(_FLOWERS.items(), start=1):
        for name, kind, picture in pictures:
            cards.append(Card(len(cards), f"{suit}-{name}", month, flower, kind, picture))
    for name, picture in _JOKERS:
        cards.append(Card(len(cards), f"joker-{name}", 0, "joker", Kind.JOKER, picture))
    return tuple(cards)


#: All 53 cards by index: the 48 of the twelve months, then the five jokers.
CARDS = _make_cards()
_BY_ID = {card.id: card for card in CARDS}
_SHORT_NAMES = {card: card.id.partition("-")[2] for card in CARDS
                if card.kind in (Kind.BRIGHT, Kind.ANIMAL) or card.id == "willow-lightning"}
_BY_NAME = _BY_ID | {name: card for card, name in _SHORT_NAMES.items()}


def find_card(name: "str | Card") -> Card:
    """The card with this id or short name, in any letter case; a card is returned as it is.

    Raises UnknownName for anything else, with the nearest valid name.
    """
    if isinstance(name, Card):
        return name
    plain = name.strip().lower().replace("_", "-") if isinstance(name, str) else ""
    card = _BY_NAME.get(plain)
    if card is None:
        hint = nearest(plain, _BY_NAME) or " Card ids look like 'pine-crane'; short names like 'crane'."
        raise UnknownName(f"There is no card {shown(name)}.{hint}")
    return card


class CardSet(AbstractSet[Card]):
    """An immutable set of cards, in month order.

    Takes ids and short names in one string, or any iterable of cards and names:
    `CardSet("moon curtain crane sake")`. Has `|`, `&`, `-`, `^`, `in`, `len`, comparison and hashing as sets
    do, also with names on the other side, and shows its pictures in a notebook. Raises UnknownName for a name
    that no card has and CardError for a card named twice or for what is no set of cards at all.
    """

    __slots__ = ("bits",)
    #: The set as a number: bit i is 1 if `CARDS[i]` is in it.
    bits: int

    def __init__(self, cards: "Cards" = ()) -> None:
        _set_bits(self, _bits(cards))

    @classmethod
    def from_bits(cls, bits: int) -> "CardSet":
        """The set whose card `CARDS[i]` is in it where bit i of `bits` is 1.

        Raises CardError for a number with bits that stand for no card.
        """
        if bits >> 53:
            raise CardError(f"Cards have the bits 0 to 52; {shown(bits)} has others.")
        new = _new(cls)
        _set_bits(new, bits)
        return new

    def __setattr__(self, name: str, value: object = None) -> None:
        raise AttributeError("A CardSet does not change; make a new one with |, & or -.")

    __delattr__ = __setattr__

    def __reduce__(self) -> tuple[object, ...]:
        return CardSet.from_bits, (self.bits,)

    def __contains__(self, card: object) -> bool:
        """Whether the card, or the card of this name, is in it. Raises UnknownName for a name of no card."""
        return isinstance(card, str | Card) and bool(self.bits & find_card(card).bit)

    def __iter__(self) -> Iterator[Card]:
        bits = self.bits
        while bits:
            low = bits & -bits
            yield CARDS[low.bit_length() - 1]
            bits ^= low

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __bool__(self) -> bool:
        return self.bits != 0

    def __hash__(self) -> int:
        return hash(self.bits)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardSet) and other.bits == self.bits

    def __le__(self, other: "Cards") -> bool:
        return not self.bits & ~_bits(other)

    def __lt__(self, other: "Cards") -> bool:
        return self.bits != _bits(other) and self <= other

    def __ge__(self, other: "Cards") -> bool:
        return not _bits(other) & ~self.bits

    def __gt__(self, other: "Cards") -> bool:
        return self.bits != _bits(other) and self >= other

    def __or__(self, other: "Cards") -> "CardSet":  # type: ignore[override]
        return CardSet.from_bits(self.bits | _bits(other))

    def __and__(self, other: "Cards") -> "CardSet":
        return CardSet.from_bits(self.bits & _bits(other))

    def __sub__(self, other: "Cards") -> "CardSet":
        return CardSet.from_bits(self.bits & ~_bits(other))

    def __xor__(self, other: "Cards") -> "CardSet":  # type: ignore[override]
        return CardSet.from_bits(self.bits ^ _bits(other))

    def __rsub__(self, other: "Cards") -> "CardSet":
        return CardSet.from_bits(_bits(other) & ~self.bits)

    __ror__, __rand__, __rxor__ = __or__, __and__, __xor__

    def isdisjoint(self, other: "Cards") -> bool:
        """Whether no card is in both."""
        return not self.bits & _bits(other)

    def of(self, kind: Kind) -> "CardSet":
        """Those of one kind. Raises UnknownName for a kind that does not exist."""
        if kind not in _KIND_BITS:
            raise UnknownName(f"There is no kind of card {shown(kind)}.{nearest(kind, Kind)}")
        return CardSet.from_bits(self.bits & _KIND_BITS[kind])

    def in_month(self, month: int) -> "CardSet":
        """Those of one month (1 to 12)."""
        return CardSet.from_bits(self.bits & month_bits(month))

    def __str__(self) -> str:
        return " ".join(card.id for card in self)

    def __repr__(self) -> str:
        return f"CardSet('{' '.join(card.name for card in self)}')"

    def _repr_html_(self) -> str:
        from .show import cards_html
        return cards_html(self)


#: What is taken where cards are asked for: a set, one card, names in one string, or many of either.
Cards = CardSet | Card | str | Iterable[str | Card]

_new = object.__new__
_set_bits = CardSet.bits.__set__  # type: ignore[attr-defined]


def _bits(cards: Cards) -> int:
    if isinstance(cards, CardSet):
        return cards.bits
    bits = 0
    for card in cards_in_order(cards):
        if bits & card.bit:
            raise CardError(f"The card {card.id!r} is named twice; each card exists once.")
        bits |= card.bit
    return bits


def cards_in_order(cards: Cards) -> tuple[Card, ...]:
    """Cards one by one as they are named: in one string, or as an iterable of cards and names.

    Raises UnknownName for a name that no card has, CardError for what names no cards at all.
    """
    if isinstance(cards, Card):
        return (cards,)
    if isinstance(cards, str):
        cards = cards.replace(",", " ").split()
    try:
        names = tuple(cards)
    except TypeError:
        raise CardError(f"{shown(cards)} is no set of cards; "
                        "write names, like 'moon curtain crane'.") from None
    return tuple(map(find_card, names))


def month_bits(month: int) -> int:
    """The four cards of a month (1 to 12) as bits; none for any other number."""
    return 0b1111 << 4 * (month - 1) if 1 <= month <= 12 else 0


_KIND_BITS = {kind: sum(card.bit for card in CARDS if card.kind is kind) for kind in Kind}

BRIGHTS, ANIMALS, RIBBONS, CHAFF, JOKERS = (CardSet.from_bits(_KIND_BITS[kind]) for kind in Kind)
POEM_RIBBONS = CardSet("pine-poem plum-poem cherry-poem")
BLUE_RIBBONS = CardSet("peony-blue chrysanthemum-blue maple-blue")
PLAIN_RIBBONS = RIBBONS - POEM_RIBBONS - BLUE_RIBBONS
#: The jokers that count as chaff, and as how much (spec 4.1).
JOKER_CHAFF = {find_card(id): worth for id, worth in (("joker-1pi", 1), ("joker-2pi", 2), ("joker-3pi", 3))}


class Deck(Mapping[str, Card]):
    """The 48 cards by id: a mapping in month order that also answers to short names and jokers.

    `DECK["crane"]`, `len(DECK) == 48`, `DECK.cards` as a CardSet.
    """

    cards = CardSet.from_bits((1 << 48) - 1)

    def __getitem__(self, name: "str | Card") -> Card:
        return find_card(name)

    def __contains__(self, name: object) -> bool:
        try:
            find_card(name)  # type: ignore[arg-type]
        except UnknownName:
            return False
        return True

    def __iter__(self) -> Iterator[str]:
        return (card.id for card in self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    def __repr__(self) -> str:
        return "DECK: 48 cards, four to each of twelve months"

    def _repr_html_(self) -> str:
        from .show import deck_html
        return deck_html()


DECK = Deck()
