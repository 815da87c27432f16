"""How much pi a pile counts in Go-Stop, and what Ten Junk is worth there (spec 4.9)."""
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations
from typing import NamedTuple, Self

from ...cards import CHAFF, JOKER_CHAFF, JOKERS, Card, CardSet, Kind
from ...exercises.reading import read_number
from ...rules import Rules, Yaku
from ...rules.table import two_roles
from ...scoring import Held, chaff_count, scorer
from ...words import capital, count, listed, names
from ..dice import Dice
from ..puzzle import Fault, Form, Reason
from ..rising import SAKE
from .pile import OfPile

_FEWEST, _MOST = 3, 14  # chaff that a pile counts
_NUMBERS = ("none", "one", "two", "three")
_CALLED = {
    "chrysanthemum-sake": "the sake cup", "willow-lightning": "the Lightning",
    "paulownia-red": "the coloured chaff of the paulownia",
    "joker-nonwinner": "the joker that protects a loser", "joker-double": "the joker for a double score",
} | {joker.id: f"the joker for {_NUMBERS[worth]} chaff" for joker, worth in JOKER_CHAFF.items()}
_UNIT = re.compile(r"\s*\b(chaff|pi|junk)\b[\s.!]*$", re.IGNORECASE)


class _Slip(NamedTuple):
    """A way to miscount a card. by: how much more chaff than it is. says: what is true of the card."""

    by: int
    says: str
    trap: str
    card: Card


@lru_cache(maxsize=64)
def _junk(rules: Rules) -> Yaku | None:
    """The yaku for which chaff is counted."""
    return next((yaku for yaku in rules.yaku if yaku.kind is Kind.CHAFF and yaku.step), None)


@lru_cache(maxsize=64)
def _plain(rules: Rules) -> CardSet:
    """The cards that count one chaff and look like it."""
    return CardSet(card for card in CHAFF & rules.deck if chaff_count([card], rules) == 1)


@lru_cache(maxsize=64)
def _as_animal(rules: Rules) -> Rules:
    """The same rules, but the sake cup is nothing but an animal."""
    return rules.variant(sake_role="animal")


def _is_undecided(rules: Rules, pile: CardSet) -> bool:
    """Whether two roles of the sake cup are worth the same, so that nobody can say how much chaff it is."""
    if not pile & SAKE & two_roles(rules):
        return False
    two = list(_plain(rules) - pile)[:2]
    bases = scorer(_as_animal(rules)).base(pile.bits), scorer(rules).base((pile - SAKE | CardSet(two)).bits)
    return len(two) < 2 or bases[0] == bases[1]


@dataclass(frozen=True, kw_only=True, repr=False)
class Pi(OfPile):
    """How much chaff a pile counts. of_junk: what the yaku of it is worth is asked instead."""

    kind = "pi"
    title = "Counting pi"
    form = Form.NUMBER
    family = "go-stop"

    of_junk: bool = False

    # How one is made

    @classmethod
    def make(cls, id: str, rules: Rules, dice: Dice, difficulty: int) -> Self | None:
        wanted = set(dice.sample(_possible(rules), difficulty - 1))
        is_animal = "role" in wanted and "junk" not in wanted and dice.chance(0.5)
        cards = CardSet()
        for trap, some in _special(rules).items():
            if trap in wanted:
                cards |= dice.sample(some, dice.between(1, 2))
        if "role" in wanted:
            cards |= SAKE
        many = "junk" in wanted or ("role" in wanted and not is_animal)
        goal = dice.between(10, _MOST) if many else dice.between(_FEWEST, 7 if is_animal else 12)
        cards |= dice.sample(_plain(rules), max(0 if wanted else 1, goal - chaff_count(cards, rules)))
        others = rules.deck - CHAFF - JOKERS - two_roles(rules) - SAKE
        if is_animal:
            cards |= dice.sample(others.of(Kind.ANIMAL), dice.between(4, 5))
        cards |= dice.sample(others, dice.between(2, 4) - 2 * is_animal)
        made = cls(id=id, rules=rules, pile=cards, of_junk="junk" in wanted)
        if _is_undecided(rules, cards) or (made.of_junk and made._held is None):
            return None
        return made

    # What is there

    @cached_property
    def _held(self) -> Held | None:
        return next((one for one in self.score.yaku if one.yaku.kind is Kind.CHAFF), None)

    @cached_property
    def _cup(self) -> Kind | None:
        """What the sake cup of the pile counts as, where it is one of two things."""
        return next((role for card, role in self.score.roles.items() if card in SAKE), None)

    @cached_property
    def _worth(self) -> dict[Card, int]:
        """How much chaff each card is that is chaff."""
        cards = self.pile - (SAKE if self._cup is Kind.ANIMAL else CardSet())
        found = {card: chaff_count([card], self.rules) for card in cards}
        return {card: worth for card, worth in found.items() if worth}

    @cached_property
    def _count(self) -> int:
        return sum(self._worth.values())

    @cached_property
    def _asked(self) -> int:
        return self._held.points if self.of_junk and self._held else self._count

    @property
    def _plain(self) -> CardSet:
        return self.pile & _plain(self.rules)

    @property
    def _cards(self) -> CardSet:
        return CardSet(self._worth)

    @property
    def text(self) -> str:
        cup = " The sake cup takes the role that brings more points." if self._cup else ""
        junk = _junk(self.rules)
        if self.of_junk and junk:
            return f"{self.rules.name}.{cup} How many points is {junk.name} worth in this pile?"
        return f"{self.rules.name}.{cup} How much chaff, also called pi, does this pile count?"

    @property
    def traps(self) -> frozenset[str]:
        found = {trap for trap, cards in _special(self.rules).items() if cards & self.pile}
        return frozenset(found | ({"role"} if self._cup else set()) | ({"junk"} if self.of_junk else set()))

    def read(self, answer: object) -> int:
        return read_number(_UNIT.sub("", answer) if isinstance(answer, str) else answer)

    def answers(self) -> frozenset[int]:
        return frozenset([self._asked])

    # What is said

    def because(self) -> Reason:
        told = [f"{self._asked}.", *self._added, *self._role]
        if self.of_junk:
            told.append(self._in_points)
        return Reason(" ".join(told), self._cards)

    @property
    def _added(self) -> list[str]:
        """What counts how much, a sentence each."""
        said = [f"{capital(_CALLED[card.id])} counts {_NUMBERS[worth]}."
                for card, worth in self._worth.items() if card.id in _CALLED]
        if plain := self._plain:
            each = "card counts" if len(plain) == 1 else "cards count"
            said.insert(0, f"{len(plain)} plain chaff {each} one{' each' if len(plain) > 1 else ''}.")
        return said

    @property
    def _role(self) -> list[str]:
        """What the sake cup is, and which jokers are no chaff."""
        said = []
        if self._cup is Kind.ANIMAL:
            said.append("The sake cup is an animal here, for as two chaff it would bring less.")
        elif self._cup:
            said.append("As an animal the sake cup would bring less.")
        idle = [_CALLED[card.id] for card in self.pile & JOKERS if card not in self._worth]
        if idle:
            said.append(f"{capital(listed(idle))} {'is' if len(idle) == 1 else 'are'} no chaff.")
        return said

    @property
    def _in_points(self) -> str:
        junk = _junk(self.rules)
        assert junk
        more = self._count - junk.needs
        further = f", and {count(more, 'further one')} {'adds' if more == 1 else 'add'} {more * junk.step}"
        return (f"Together that is {self._count}: the first {junk.needs} are {count(junk.points, 'point')}"
                f"{further if more else ''}.")

    def fault(self, answer: int) -> Fault:
        if answer < 0:
            return Fault("Chaff is never counted below 0.", "few", self._cards)
        return self._of_points(answer) if self.of_junk else self._of_count(answer)

    def _of_points(self, answer: int) -> Fault:
        """What is wrong with the points of the yaku."""
        junk = _junk(self.rules)
        assert junk
        if answer == self._count:
            return Fault(f"That is how much chaff there is. The first {junk.needs} are "
                         f"{count(junk.points, 'point')} together, and each further one adds {junk.step}.",
                         "junk", self._cards)
        if answer == self._count - junk.needs:
            return Fault(f"The first {junk.needs} chaff are {count(junk.points, 'point')}; each further one "
                         "is added to that.", "junk", self._cards)
        if answer == self.score.base:
            return Fault(f"That is what all yaku of the pile add up to; asked is {junk.name} alone.", "asked",
                         self._cards)
        if answer == 0:
            return Fault(f"There is {junk.name}: {self._once_more}.", "few", self._cards)
        believed = junk.needs + (answer - junk.points) // junk.step
        fault = self._of_count(believed)
        return fault._replace(text=f"{count(answer, 'point')} would be {believed} chaff. {fault.text}")

    def _of_count(self, answer: int) -> Fault:
        """What is wrong with the chaff that was counted."""
        if not self.of_junk and self._held and answer == self._held.points:
            return Fault(f"That is what {self._held.name} is worth. Asked is the chaff itself.", "asked",
                         self._cards)
        by = answer - self._count
        for number in (1, 2, 3):
            ways = [way for way in combinations(self._slips, number)
                    if sum(slip.by for slip in way) == by and len({slip.card for slip in way}) == number]
            if ways:
                return _of_ways(ways)
            if number == 1 and (fault := self._of_kinds(answer)):
                return fault
        few = by < 0
        return Fault(f"{answer} is too {'few' if few else 'many'}: {self._once_more}.",
                     "few" if few else "many", self._cards)

    @property
    def _once_more(self) -> str:
        """In which order to count again."""
        special = CardSet(card for card in self._cards if card.id in _CALLED)
        parts = [*["the plain chaff"] * bool(self._plain), *["what counts two"] * bool(special - JOKERS),
                 *["the jokers"] * bool(special & JOKERS)]
        return f"count {', then '.join(parts)} once more" if parts[1:] else "count the chaff once more"

    def _of_kinds(self, answer: int) -> Fault | None:
        """What is wrong where cards of other kinds were counted as well, or cards and not chaff."""
        if answer == len(self.pile):
            more = ", and some of it more than one" if self.traps - {"junk"} else ""
            return Fault(f"That is the number of cards. Only chaff counts{more}.", "kind",
                         self.pile - self._cards)
        for kind in (Kind.ANIMAL, Kind.RIBBON, Kind.BRIGHT):
            others = self.pile.of(kind) - SAKE
            if others and answer - self._count == len(others):
                text = f"Perhaps you counted {names(others)}: {kind.many} are no chaff."
                return Fault(text, "kind", others)
        return None

    @cached_property
    def _slips(self) -> tuple[_Slip, ...]:
        return tuple(self._miscounted())

    def _miscounted(self) -> Iterator[_Slip]:
        """Each card that is easily miscounted, the likeliest way first."""
        for card, worth in self._worth.items():
            called = _CALLED.get(card.id)
            if not called:
                continue
            trap = "joker" if card in JOKERS else "role" if card in SAKE else "heavy"
            if worth > 1:
                yield _Slip(1 - worth, f"{called} counts {_NUMBERS[worth]}, not one", trap, card)
            here = "here, which brings more than an animal" if card in SAKE and self._cup else "too"
            yield _Slip(-worth, f"{called} is chaff {here}, and counts {_NUMBERS[worth]}", trap, card)
        for card in self.pile:
            if card in self._worth or card.id not in _CALLED:
                continue
            if card in SAKE:
                says = "the sake cup is an animal here, which brings more, and so no chaff"
                yield from (_Slip(by, says, "role", card) for by in (2, 1))
            else:
                says = f"{_CALLED[card.id]} is no chaff"
                yield from (_Slip(by, says, "idle_joker", card) for by in (1, 2))

    @property
    def hints(self) -> tuple[Reason, Reason, Reason]:
        look = "Set aside what is no chaff: brights, ribbons and animals."
        return Reason(look, self.pile - CHAFF - JOKERS - SAKE), self._law, self._first

    @property
    def _law(self) -> Reason:
        """The rule that matters most here."""
        special = _special(self.rules)
        if self._cup:
            return Reason("The sake cup is an animal or two chaff, never both. What brings more?", SAKE)
        if cards := special["joker"] & self.pile:
            return Reason("A joker counts as much chaff as it shows.", cards)
        if cards := special["heavy"] & self.pile:
            return Reason("Some chaff counts two: the Lightning, and the coloured chaff of the paulownia.",
                          cards)
        if cards := special["idle_joker"] & self.pile:
            return Reason("Not every joker is chaff.", cards)
        return Reason("Each card of plain chaff counts one.", self._plain)

    @property
    def _first(self) -> Reason:
        if len(self._plain) != self._asked and self._plain:
            return Reason(f"There {'is' if len(self._plain) == 1 else 'are'} "
                          f"{count(len(self._plain), 'card')} of plain chaff. Go on from there.", self._plain)
        rest = self.pile - self._cards
        return Reason(f"Leave out {names(rest)}. Count what is left.", rest)

    @property
    def solution(self) -> tuple[str, ...]:
        if self.of_junk:
            unit = count(self._asked, "point")
            return (*self._added, *self._role, self._in_points, f"The answer: {unit}.")
        added = " + ".join(str(one) for one in [len(self._plain), *(
            worth for card, worth in self._worth.items() if card.id in _CALLED)] if one)
        together = [f"Together: {added}."] if "+" in added else []
        return (*self._added, *self._role, *together, f"The answer: {self._asked}.")


def _of_ways(ways: list[tuple[_Slip, ...]]) -> Fault:
    """What is said where each of these ways comes to the number that was given."""
    slips = list(dict.fromkeys(slip for way in ways for slip in way))
    said = list(dict.fromkeys(slip.says for slip in slips))
    number = len(ways[0])
    if len(said) == number:
        text = f"{capital('; '.join(said))}."
    else:
        text = f"{('One', 'Two', 'Three')[number - 1]} of these went wrong: {'; '.join(said)}."
    also = tuple(dict.fromkeys(slip.trap for slip in ways[0][1:]))
    return Fault(text, ways[0][0].trap, CardSet({slip.card for slip in slips}), also)


@lru_cache(maxsize=64)
def _special(rules: Rules) -> dict[str, CardSet]:
    """The cards that make each trap, the sake cup aside."""
    free = rules.deck - two_roles(rules)
    worth = {card: chaff_count([card], rules) for card in free}
    return {"heavy": CardSet(card for card in free - JOKERS if worth[card] > 1),
            "joker": CardSet(card for card in free & JOKERS if worth[card]),
            "idle_joker": CardSet(card for card in free & JOKERS if not worth[card])}


@lru_cache(maxsize=64)
def _possible(rules: Rules) -> tuple[str, ...]:
    """The traps that these rules know."""
    found = [trap for trap, cards in _special(rules).items() if cards]
    return (*found, *["role"] * bool(SAKE & two_roles(rules) & rules.deck), *["junk"] * bool(_junk(rules)))
