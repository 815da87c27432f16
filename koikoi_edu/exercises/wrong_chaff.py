"""What led someone to a wrong count of chaff in Go-Stop (spec 4.9)."""
from collections.abc import Iterator
from functools import cached_property, lru_cache
from itertools import combinations
from typing import NamedTuple

from ..cards import JOKER_CHAFF, JOKERS, Card, CardSet, Kind
from ..rules import Rules
from ..scoring import chaff_count
from ..words import capital, names
from .misconceptions import Mistake

SAKE = CardSet("sake")
#: Numbers of chaff in words, and what the cards are called that count in their own way.
NUMBERS = ("none", "one", "two", "three")
CALLED = {
    "chrysanthemum-sake": "the sake cup", "willow-lightning": "the Lightning",
    "paulownia-red": "the coloured chaff of the paulownia",
    "joker-nonwinner": "the joker that protects a loser", "joker-double": "the joker for a double score",
} | {joker.id: f"the joker for {NUMBERS[worth]} chaff" for joker, worth in JOKER_CHAFF.items()}


@lru_cache(maxsize=64)
def chaff_worth(rules: Rules) -> dict[Card, int]:
    """How much chaff each card of the deck is at most that is chaff (spec 4.9)."""
    found = {card: chaff_count([card], rules) for card in rules.deck}
    return {card: worth for card, worth in found.items() if worth}


def called(card: Card) -> str:
    """What a card is called that is spoken of alone."""
    return CALLED.get(card.id, card.name)


class _Slip(NamedTuple):
    """A way to miscount a card. by: how much more chaff than it is. says: what is true of the card."""

    by: int
    says: str
    trap: str
    card: Card


class ChaffCount:
    """How much chaff a pile counts, and how it is easily miscounted. cup: what its sake cup counts as, where
    that is one of two things; None where it is not."""

    def __init__(self, pile: CardSet, rules: Rules, cup: Kind | None) -> None:
        self.pile, self.cup = pile, cup
        worth = chaff_worth(rules)
        counted = pile - SAKE if cup is Kind.ANIMAL else pile
        self.worth = {card: worth[card] for card in counted if card in worth}
        self.number = sum(self.worth.values())
        self.cards = CardSet(self.worth)
        #: The cards that count one and look like it, and those that count in their own way.
        self.plain = CardSet(card for card, worth in self.worth.items()
                             if worth == 1 and card.id not in CALLED)
        self.special = self.cards - self.plain

    def mistake(self, answer: int) -> Mistake:
        """What led to this number, with no text where nothing explains it."""
        more = {card: worth for card, worth in self.worth.items() if worth > 1}
        if len(more) > 1 and answer == len(self.worth):
            said = "; ".join(f"{called(card)} counts {NUMBERS[worth]}" for card, worth in more.items())
            return Mistake(f"That counts each card once. {capital(said)}.", self._trap_of(next(iter(more))),
                           CardSet(more))
        for number in (1, 2, 3):
            ways = [way for way in combinations(self._slips, number)
                    if sum(slip.by for slip in way) == answer - self.number
                    and len({slip.card for slip in way}) == number]
            if ways:
                return _of_ways(ways)
            if number == 1 and (mistake := self._of_kinds(answer)):
                return mistake
        return Mistake("")

    def clue(self, answer: int) -> Mistake:
        """What can be said of a number that no mistake explains."""
        few = "few" if answer < self.number else "many"
        return Mistake(f"{answer} is too {few}: {self.once_more}.", few, self.cards)

    @property
    def once_more(self) -> str:
        """In which order to count again."""
        parts = [*["the plain chaff"] * bool(self.plain), *["what counts two"] * bool(self.special - JOKERS),
                 *["the jokers"] * bool(self.special & JOKERS)]
        return f"count {', then '.join(parts)} once more" if parts[1:] else "count the chaff once more"

    def _of_kinds(self, answer: int) -> Mistake | None:
        """What is wrong where cards of other kinds were counted as well, or cards and not chaff."""
        if answer == len(self.pile):
            more = ", and some of it more than one" if self.number > len(self.worth) else ""
            return Mistake(f"That is the number of cards. Only chaff counts{more}.", "kind",
                           self.pile - self.cards)
        for kind in (Kind.ANIMAL, Kind.RIBBON, Kind.BRIGHT):
            others = self.pile.of(kind) - SAKE
            if others and answer - self.number == len(others):
                return Mistake(f"Perhaps you counted {names(others)}: {kind.many} are no chaff.", "kind",
                               others)
        return None

    def _trap_of(self, card: Card) -> str:
        """What trap a card is that counts as chaff in its own way."""
        return "joker" if card in JOKERS else "role" if card in SAKE and self.cup else "heavy"

    @cached_property
    def _slips(self) -> tuple[_Slip, ...]:
        return tuple(self._miscounted())

    def _miscounted(self) -> Iterator[_Slip]:
        """Each card that is easily miscounted, the likeliest way first."""
        for card, worth in self.worth.items():
            if card in self.plain:
                continue
            trap = self._trap_of(card)
            if worth > 1:
                yield _Slip(1 - worth, f"{called(card)} counts {NUMBERS[worth]}, not one", trap, card)
            here = "here, which brings more than an animal" if card in SAKE and self.cup else "too"
            yield _Slip(-worth, f"{called(card)} is chaff {here}, and counts {NUMBERS[worth]}", trap, card)
        for card in self.pile:
            if card in self.worth or card.id not in CALLED:
                continue
            if card in SAKE:
                says = "the sake cup is an animal here, which brings more, and so no chaff"
                yield from (_Slip(by, says, "role", card) for by in (2, 1))
            else:
                says = f"{called(card)} is no chaff"
                yield from (_Slip(by, says, "idle_joker", card) for by in (1, 2))


def _of_ways(ways: list[tuple[_Slip, ...]]) -> Mistake:
    """What is said where each of these ways comes to the number that was given."""
    slips = list(dict.fromkeys(slip for way in ways for slip in way))
    said = list(dict.fromkeys(slip.says for slip in slips))
    number = len(ways[0])
    if len(said) == number:
        text = f"{capital('; '.join(said))}."
    else:
        text = f"{('One', 'Two', 'Three')[number - 1]} of these went wrong: {'; '.join(said)}."
    return Mistake(text, ways[0][0].trap, CardSet({slip.card for slip in slips}))
