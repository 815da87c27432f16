"""The deck and sets of cards (spec 1).

48 cards, four to each of twelve months, and the five jokers of Go-Stop. A card is found by its id
(`pine-crane`) or, where the part behind the dash names one card only, by that (`crane`).
"""
from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from enum import Enum

from .errors import CardError, UnknownName, nearest


class Kind(str, Enum):
    """The four kinds of card, best first, and the jokers of Go-Stop."""

    BRIGHT = "bright"
    ANIMAL = "animal"
    RIBBON = "ribbon"
    CHAFF = "chaff"
    JOKER = "joker"

    def __str__(self) -> str:
        return self.value


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
    "paulownia": ("paulownia", (("phoenix", _B, "phoenix"), ("1", _C, "first chaff"), ("2", _C, "second chaff"),
                                ("red", _C, "coloured chaff"))),
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
        points = "1 point" if self.points == 1 else f"{self.points} points"
        return f"{MONTHS[self.month - 1]}, {self.flower}, {self.kind}: {self.picture}, {points}"

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
    cards = []
    for month, (suit, (flower, pictures)) in enumerate(_FLOWERS.items(), start=1):
        for name, kind, picture in pictures:
            cards.append(Card(len(cards), f"{suit}-{name}", month, flower, kind, picture))
    for name, picture in _JOKERS:
        cards.append(Card(len(cards), f"joker-{name}", 0, "joker", Kind.JOKER, picture))
    return tuple(cards)


#: All 53 cards by index: the 48 of the twelve months, then the five jokers.
CARDS = _make_cards()
_SHORT_NAMES = {card: card.id.partition("-")[2] for card in CARDS
                if card.kind in (Kind.BRIGHT, Kind.ANIMAL)} | {CARDS[43]: "lightning"}
_BY_NAME = {card.id: card for card in CARDS} | {name: card for card, name in _SHORT_NAMES.items()}


def find_card(name: "str | Card") -> Card:
    """The card with this id or short name; a card is returned as it is.

    Raises UnknownName for anything else, with the nearest valid name.
    """
    if isinstance(name, Card):
        return name
    card = _BY_NAME.get(str(name).strip().lower().replace("_", "-"))
    if card is None:
        hint = nearest(name, _BY_NAME) or " Card ids look like 'pine-crane'; short names like 'crane'."
        raise UnknownName(f"There is no card {str(name)!r}.{hint}")
    return card


class CardSet(AbstractSet[Card]):
    """An immutable set of cards, in month order.

    Takes ids and short names in one string, or any iterable of cards and names:
    `CardSet("moon curtain crane sake")`. Has `|`, `&`, `-`, `in`, `len`, comparison and hashing as sets do,
    and shows its pictures in a notebook. Raises UnknownName for a name that no card has and
    CardError for a card named twice.
    """

    __slots__ = ("bits",)
    bits: int

    def __init__(self, cards: "str | Card | Iterable[str | Card]" = ()) -> None:
        if isinstance(cards, CardSet):
            _set_bits(self, cards.bits)
            return
        if isinstance(cards, Card):
            cards = (cards,)
        elif isinstance(cards, str):
            cards = cards.replace(",", " ").split()
        bits = 0
        for name in cards:
            card = find_card(name)
            if bits & card.bit:
                raise CardError(f"The card {card.id!r} is named twice; each card exists once.")
            bits |= card.bit
        _set_bits(self, bits)

    @classmethod
    def from_bits(cls, bits: int) -> "CardSet":
        """The set whose card `CARDS[i]` is in it where bit i of `bits` is 1."""
        new = cls.__new__(cls)
        _set_bits(new, bits)
        return new

    @classmethod
    def _from_iterable(cls, it: Iterable[Card]) -> "CardSet":  # type: ignore[override]
        return cls(it)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("A CardSet does not change; make a new one with |, & or -.")

    def __reduce__(self) -> tuple[object, ...]:
        return CardSet.from_bits, (self.bits,)

    def __contains__(self, card: object) -> bool:
        if not isinstance(card, str | Card):
            return False
        return bool(self.bits & find_card(card).bit)

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

    def __le__(self, other: AbstractSet[object]) -> bool:
        return self.bits & ~_bits(other) == 0

    def __lt__(self, other: AbstractSet[object]) -> bool:
        return self <= other and self.bits != _bits(other)

    def __or__(self, other: "AbstractSet[object] | Card | str") -> "CardSet":  # type: ignore[override]
        return CardSet.from_bits(self.bits | _bits(other))

    def __and__(self, other: "AbstractSet[object] | Card | str") -> "CardSet":
        return CardSet.from_bits(self.bits & _bits(other))

    def __sub__(self, other: "AbstractSet[object] | Card | str") -> "CardSet":
        return CardSet.from_bits(self.bits & ~_bits(other))

    __ror__, __rand__ = __or__, __and__  # type: ignore[assignment]

    def of(self, kind: Kind) -> "CardSet":
        """Those of one kind."""
        return CardSet.from_bits(self.bits & _KIND_BITS[kind])

    def in_month(self, month: int) -> "CardSet":
        """Those of one month (1 to 12)."""
        return CardSet.from_bits(self.bits & month_bits(month))

    def __str__(self) -> str:
        return " ".join(card.id for card in self)

    def __repr__(self) -> str:
        return f"CardSet('{' '.join(card.name for card in self)}')"

    def _repr_html_(self) -> str:
        from .show import pile_html
        return pile_html(self)


_set_bits = CardSet.bits.__set__  # type: ignore[attr-defined]


def _bits(cards: object) -> int:
    return cards.bits if isinstance(cards, CardSet) else CardSet(cards).bits  # type: ignore[arg-type]


def month_bits(month: int) -> int:
    """The four cards of a month (1 to 12) as bits."""
    return 0b1111 << 4 * (month - 1)


_KIND_BITS = {kind: sum(card.bit for card in CARDS if card.kind is kind) for kind in Kind}

BRIGHTS, ANIMALS, RIBBONS, CHAFF, JOKERS = (CardSet.from_bits(_KIND_BITS[kind]) for kind in Kind)
POEM_RIBBONS = CardSet("pine-poem plum-poem cherry-poem")
BLUE_RIBBONS = CardSet("peony-blue chrysanthemum-blue maple-blue")


class Deck(Mapping[str, Card]):
    """The 48 cards by id: a mapping in month order that also answers to short names and jokers.

    `DECK["crane"]`, `len(DECK) == 48`, `DECK.cards` as a CardSet.
    """

    cards = CardSet.from_bits((1 << 48) - 1)

    def __getitem__(self, name: "str | Card") -> Card:
        return find_card(name)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, Card) or str(name) in _BY_NAME

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
