"""Flash cards for the deck: month, kind and name of each card (spec 1)."""
from dataclasses import dataclass
from functools import cached_property, lru_cache
from html import escape
from typing import Self

from ...cards import ANIMALS, BRIGHTS, DECK, MONTHS, Card, CardSet, Kind, find_card
from ...errors import UnknownName
from ...exercises.captures import cards_of_month
from ...exercises.naming import CARD_NAMES
from ...exercises.reading import read_kind, read_month
from ...rules import Rules
from ...words import capital, count, listed, names
from ..dice import Dice
from ..puzzle import Fault, Form, Puzzle, Reason, Scene


@dataclass(frozen=True, kw_only=True, repr=False)
class Flash(Puzzle):
    """A question out of a deck of so many. about: its seed, which says what it asks about."""

    about: str

    @classmethod
    def make(cls, id: str, rules: Rules, dice: Dice, difficulty: int) -> Self | None:
        """The one that the seed in the id names; for any other seed, one about as hard as wished."""
        seed, at, said = id.split("-", 2)[2].partition("@")
        hardness = cls._hardness(rules)
        about = cls.named(seed, rules)
        if not about:
            far = min((abs(hard - difficulty) for hard in hardness.values()), default=0)
            near = [one for one, hard in hardness.items() if abs(hard - difficulty) == far]
            if not near:
                return None
            about = dice.choice(near)
        return cls(id=f"{cls.kind}-{hardness[about]}-{about}{at}{said}", rules=rules, about=about)

    @classmethod
    @lru_cache
    def _hardness(cls, rules: Rules) -> dict[str, int]:
        """The difficulty of each of the deck, by its seed."""
        return {about: cls(id=about, rules=rules, about=about).difficulty for about in cls.seeds(rules)}

    @classmethod
    def named(cls, seed: str, rules: Rules) -> str:
        """The seed as `seeds` has it, "" if it names none of them."""
        raise NotImplementedError

    @property
    def difficulty(self) -> int:
        return len(self.traps)


@dataclass(frozen=True, kw_only=True, repr=False)
class CardFlash(Flash):
    """A flash card that shows a card."""

    @classmethod
    def seeds(cls, rules: Rules) -> tuple[str, ...]:
        return tuple(card.name for card in rules.deck if card.month)

    @classmethod
    def named(cls, seed: str, rules: Rules) -> str:
        try:
            card = find_card(seed)
        except UnknownName:
            return ""
        return card.name if card.month and card in rules.deck else ""

    @cached_property
    def card(self) -> Card:
        """The card that is asked about."""
        return find_card(self.about)

    @property
    def month(self) -> str:
        """The name of its month."""
        return MONTHS[self.card.month - 1]

    @property
    def lit(self) -> CardSet:
        """The card alone, to be lit up."""
        return CardSet(self.card)

    @property
    def scene(self) -> Scene:
        return (("Card", self.lit),)

    def _repr_html_(self) -> str:
        from ...show import AMONG, image_html
        picture = image_html(self.card, AMONG, words=self.called(self.card))
        return f"<div><b>{escape(self.id)}</b>&ensp;{escape(self.text)}</div>{picture}"


def is_plain(card: Card) -> bool:
    """Whether it is one of those chaff cards that only their number tells apart: pine-1 and pine-2."""
    return card.kind is Kind.CHAFF and card.name[-1].isdigit()


def _what_it_shows(card: Card) -> str:
    return "nothing but the plant" if is_plain(card) else f"the {card.picture}"


@dataclass(frozen=True, kw_only=True, repr=False)
class Month(CardFlash):
    """To which month a card belongs."""

    kind = "month"
    title = "The month of a card"
    family = ""
    form = Form.CHOICE

    @property
    def text(self) -> str:
        return "To which month does this card belong?"

    @property
    def options(self) -> tuple[str, ...]:
        return MONTHS

    @property
    def traps(self) -> frozenset[str]:
        return frozenset(["month"])

    def read(self, answer: object) -> int:
        return read_month(answer)

    def answers(self) -> frozenset[int]:
        return frozenset([self.card.month])

    def because(self) -> Reason:
        rule = f"{capital(self.card.flower)} is the plant of {self.month}."
        return Reason(f"{self.month}. {self._plant()} {rule}", self.lit)

    def _plant(self) -> str:
        card = self.card
        return (f"The card shows nothing but {card.flower}." if is_plain(card)
                else f"The card shows the {card.picture} with {card.flower}.")

    def fault(self, answer: int) -> Fault:
        return Fault(f"{cards_of_month(answer)} The plant on this card is {self.card.flower}.", "month",
                     self.lit)

    @property
    def hints(self) -> tuple[Reason, Reason, Reason]:
        quarter = (self.card.month - 1) // 3 * 3
        return (Reason("Look at the plant: all four cards of a month show the same one.", self.lit),
                Reason(f"The plant is {self.card.flower}.", self.lit),
                Reason(f"It is {listed(MONTHS[quarter:quarter + 3], 'or')}.", self.lit))

    @property
    def solution(self) -> tuple[str, ...]:
        return (self._plant(), f"{capital(self.card.flower)} is the plant of month {self.card.month}.",
                f"The card belongs to {self.month}.")


_HAS = {Kind.BRIGHT: f"The five brights are {names(BRIGHTS)}",
        Kind.ANIMAL: f"The nine animals are {names(ANIMALS)}",
        Kind.RIBBON: "A ribbon shows a strip of paper, red or blue",
        Kind.CHAFF: "Chaff shows the plant and nothing else, but for the Lightning"}

#: The kind that comes next to each in looks.
_NEXT_KIND = {Kind.BRIGHT: Kind.ANIMAL, Kind.ANIMAL: Kind.BRIGHT, Kind.RIBBON: Kind.CHAFF,
              Kind.CHAFF: Kind.RIBBON}

#: Cards whose picture speaks for a kind that is not theirs: what to say to it, and the trap.
_MISLEADING = {
    ("sake", Kind.CHAFF): ("The sake cup is no animal to look at, but no chaff either: chaff shows the plant "
                           "and nothing else, but for the Lightning.", "cup"),
    ("lightning", Kind.BRIGHT): (f"The Lightning looks grand, but the {_HAS[Kind.BRIGHT][4:]}.", "lightning"),
    ("lightning", Kind.ANIMAL): ("A storm is no animal; the animal of November is the swallow.", "lightning"),
    ("lightning", Kind.RIBBON): ("No strip of paper hangs here; the ribbon of November is another card.",
                                 "lightning"),
    ("rainman", Kind.ANIMAL): ("A person is no animal; the animal of November is the swallow.", "rainman"),
    ("crane", Kind.ANIMAL): ("The crane is a bird, but counts higher than an animal.", "kind"),
    ("phoenix", Kind.ANIMAL): ("The phoenix is a bird, but counts higher than an animal.", "kind"),
    ("paulownia-red", Kind.BRIGHT): (f"The ground is coloured, but the {_HAS[Kind.BRIGHT][4:]}.", "kind"),
}


@dataclass(frozen=True, kw_only=True, repr=False)
class KindOf(CardFlash):
    """Of which kind a card is."""

    kind = "kind"
    title = "The kind of a card"
    form = Form.CHOICE

    @property
    def text(self) -> str:
        return "Of which kind is this card?"

    @property
    def options(self) -> tuple[str, ...]:
        return tuple(map(str, _HAS))

    @property
    def traps(self) -> frozenset[str]:
        misleading = [trap for (name, _), (_, trap) in _MISLEADING.items() if name == self.about]
        return frozenset(["kind", *misleading])

    def read(self, answer: object) -> Kind:
        return read_kind(answer)

    def answers(self) -> frozenset[Kind]:
        return frozenset([self.card.kind])

    def because(self) -> Reason:
        card = self.card
        return Reason(f"{card.kind}. It shows {_what_it_shows(card)}, and it is a card of "
                      f"{count(card.points, 'point')}.", self.lit)

    def fault(self, answer: Kind) -> Fault:
        misled = _MISLEADING.get((self.about, answer))
        if misled:
            return Fault(*misled, self.lit)
        trap = next(iter(self.traps - {"kind"}), "kind")
        return Fault(f"{_HAS[answer]}; this card shows {_what_it_shows(self.card)}.", trap, self.lit)

    @property
    def hints(self) -> tuple[Reason, Reason, Reason]:
        two = [kind.one for kind in _HAS if kind in (self.card.kind, self._other)]
        return (Reason("Look at what the card shows beside the plant.", self.lit),
                Reason("The deck has 5 brights, 9 animals, 10 ribbons and 24 chaff. A ribbon shows a strip "
                       "of paper, and chaff as good as nothing.", self.lit),
                Reason(f"It is {listed(two, 'or')}.", self.lit))

    @property
    def _other(self) -> Kind:
        """The kind for which the card is taken most easily."""
        misleading = (kind for name, kind in _MISLEADING if name == self.about)
        return next(misleading, _NEXT_KIND[self.card.kind])

    @property
    def solution(self) -> tuple[str, ...]:
        card = self.card
        return (f"Beside the plant the card shows {'nothing' if is_plain(card) else f'the {card.picture}'}.",
                f"{_HAS[card.kind]}.", f"The card is {card.kind.one}.")


#: Cards that are taken for one another.
_ALIKE = tuple(map(CardSet, (
    "crane phoenix geese", "warbler cuckoo swallow", "boar deer", "curtain rainman", "sake moon",
    "butterflies bridge", "pine-poem plum-poem cherry-poem", "peony-blue chrysanthemum-blue maple-blue",
    "wisteria-ribbon iris-ribbon clover-ribbon willow-ribbon", "wisteria-1 clover-1 wisteria-2 clover-2",
    "plum-1 cherry-1 plum-2 cherry-2", "peony-1 chrysanthemum-1 peony-2 chrysanthemum-2",
    "pine-1 pampas-1 pine-2 pampas-2", "iris-1 paulownia-1 iris-2 paulownia-2",
    "maple-1 maple-2 paulownia-red lightning")))
_CHOICES = 4


@dataclass(frozen=True, kw_only=True, repr=False)
class Name(CardFlash):
    """What a card is called."""

    kind = "name"
    title = "The name of a card"
    family = ""
    form = Form.CHOICE

    @property
    def text(self) -> str:
        return "What is this card called?"

    def called(self, card: Card) -> str:
        return f"the {card.kind} of {MONTHS[card.month - 1]}" if card == self.card else card.name

    @cached_property
    def options(self) -> tuple[str, ...]:
        return tuple(card.name for card in self._choices)

    @cached_property
    def _choices(self) -> CardSet:
        """The card and others near to it; never two that only their number tells apart."""
        card, dice = self.card, Dice(f"names {self.about}")
        alike = next((cards for cards in _ALIKE if card in cards), CardSet())
        month, kind = DECK.cards.in_month(card.month), DECK.cards.of(card.kind)
        chosen = [card]
        for near, number in ((alike, 2), (month, 3), (kind, _CHOICES), (self.rules.deck, _CHOICES)):
            for other in dice.shuffled(near & self.rules.deck):
                if len(chosen) <= number and not any(_same(other, one) for one in chosen):
                    chosen.append(other)
        return CardSet(chosen[:_CHOICES])

    @property
    def traps(self) -> frozenset[str]:
        return frozenset(["name"])

    def read(self, answer: object) -> str:
        card: Card = CARD_NAMES.one(answer)
        return self.about if _same(card, self.card) else card.name

    def answers(self) -> frozenset[str]:
        return frozenset([self.about])

    def because(self) -> Reason:
        return Reason(f"{self.about}. {self.card.label}.", self.lit)

    def fault(self, answer: str) -> Fault:
        other, card = find_card(answer), self.card
        if other.month == card.month:
            says = (f"The card {other.name} is of {self.month} too, but it is {other.kind.one} and shows "
                    f"{_what_it_shows(other)}.")
        else:
            says = (f"The card {other.name} belongs to {MONTHS[other.month - 1]} and shows {other.flower}; "
                    f"the plant here is {card.flower}.")
        return Fault(says, "name", self.lit)

    @property
    def hints(self) -> tuple[Reason, Reason, Reason]:
        card = self.card
        return (Reason("Look at the plant, then at what stands with it.", self.lit),
                Reason(f"The plant is {card.flower}, of {self.month}.", self.lit),
                Reason(f"It shows {_what_it_shows(card)}." if card.kind is Kind.CHAFF else
                       f"It is the {card.kind} of {self.month}, a card of {count(card.points, 'point')}.",
                       self.lit))

    @property
    def solution(self) -> tuple[str, ...]:
        card = self.card
        return (f"The plant is {card.flower}, so the card is one of {self.month}.",
                f"It shows {_what_it_shows(card)}: it is {card.kind.one}.", f"It is called {card.name}.")


def _same(one: Card, other: Card) -> bool:
    """Whether two cards are one, or only their number tells them apart."""
    return one == other or (is_plain(one) and is_plain(other) and one.month == other.month)

