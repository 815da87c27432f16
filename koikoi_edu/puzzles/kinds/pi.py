"""How much pi a pile counts in Go-Stop, and what Ten Junk is worth there (spec 4.9)."""
import re
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Self

from ...cards import CHAFF, JOKERS, CardSet, Kind
from ...exercises.reading import read_number
from ...exercises.wrong_chaff import NUMBERS, SAKE, ChaffCount, called, chaff_worth
from ...rules import Rules, Yaku
from ...rules.table import two_roles
from ...scoring import Held, chaff_count, scorer
from ...words import capital, count, listed, names
from ..dice import Dice
from ..puzzle import Fault, Form, Reason
from .pile import OfPile

_FEWEST, _MOST = 3, 14  # chaff that a pile counts
_UNIT = re.compile(r"\s*\b(chaff|pi|junk)\b[\s.!]*$", re.IGNORECASE)


@lru_cache(maxsize=64)
def _junk(rules: Rules) -> Yaku | None:
    """The yaku for which chaff is counted."""
    return next((yaku for yaku in rules.yaku if yaku.kind is Kind.CHAFF and yaku.step), None)


@lru_cache(maxsize=64)
def _plain(rules: Rules) -> CardSet:
    """The cards that count one chaff and look like it."""
    return CardSet(card for card, worth in chaff_worth(rules).items() if worth == 1) & CHAFF


@lru_cache(maxsize=64)
def _as_animal(rules: Rules) -> Rules:
    """The same rules, but the sake cup is nothing but an animal."""
    return rules.variant(sake_role="animal")


def _is_undecided(rules: Rules, pile: CardSet) -> bool:
    """Whether two roles of the sake cup are worth the same, so that nobody can say how much chaff it is.

    So it is too where the cup would be the seventh animal, as these double only in the end (spec 4.14).
    """
    if not pile & SAKE & two_roles(rules):
        return False
    if rules.seven_animals and len(pile.of(Kind.ANIMAL)) >= 7:
        return True
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
    def _chaff(self) -> ChaffCount:
        return ChaffCount(self.pile, self.rules, self._cup)

    @cached_property
    def _asked(self) -> int:
        return self._held.points if self.of_junk and self._held else self._chaff.number

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
        return Reason(" ".join(told), self._chaff.cards)

    @property
    def _added(self) -> list[str]:
        """What counts how much, a sentence each."""
        said = [f"{capital(called(card))} counts {NUMBERS[worth]}."
                for card, worth in self._chaff.worth.items() if card in self._chaff.special]
        if plain := self._chaff.plain:
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
        idle = [called(card) for card in self.pile & JOKERS if card not in self._chaff.worth]
        if idle:
            said.append(f"{capital(listed(idle))} {'is' if len(idle) == 1 else 'are'} no chaff.")
        return said

    @property
    def _in_points(self) -> str:
        junk, number = _junk(self.rules), self._chaff.number
        assert junk
        more = number - junk.needs
        further = f", and {count(more, 'further one')} {'adds' if more == 1 else 'add'} {more * junk.step}"
        return (f"Together that is {number}: the first {junk.needs} are {count(junk.points, 'point')}"
                f"{further if more else ''}.")

    def fault(self, answer: int) -> Fault:
        if answer < 0:
            return Fault("Chaff is never counted below 0.", "few", self._chaff.cards)
        return self._of_points(answer) if self.of_junk else self._of_count(answer)

    def _of_points(self, answer: int) -> Fault:
        """What is wrong with the points of the yaku."""
        junk = _junk(self.rules)
        assert junk
        if answer == self._chaff.number:
            return Fault(f"That is how much chaff there is. The first {junk.needs} are "
                         f"{count(junk.points, 'point')} together, and each further one adds {junk.step}.",
                         "junk", self._chaff.cards)
        if answer == self._chaff.number - junk.needs:
            return Fault(f"The first {junk.needs} chaff are {count(junk.points, 'point')}; each further one "
                         "is added to that.", "junk", self._chaff.cards)
        if answer == self.score.base:
            return Fault(f"That is what all yaku of the pile add up to; asked is {junk.name} alone.", "asked",
                         self._chaff.cards)
        if answer == 0:
            return Fault(f"There is {junk.name}: {self._chaff.once_more}.", "few", self._chaff.cards)
        believed = junk.needs + (answer - junk.points) // junk.step
        fault = self._of_count(believed)
        return fault._replace(text=f"{count(answer, 'point')} would be {believed} chaff. {fault.text}")

    def _of_count(self, answer: int) -> Fault:
        """What is wrong with the chaff that was counted."""
        if not self.of_junk and self._held and answer == self._held.points:
            return Fault(f"That is what {self._held.name} is worth. Asked is the chaff itself.", "asked",
                         self._chaff.cards)
        mistake = self._chaff.mistake(answer)
        return Fault(*(mistake if mistake.text else self._chaff.clue(answer)))

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
        return Reason("Each card of plain chaff counts one.", self._chaff.plain)

    @property
    def _first(self) -> Reason:
        plain = self._chaff.plain
        if plain and len(plain) != self._asked:
            return Reason(f"There {'is' if len(plain) == 1 else 'are'} {count(len(plain), 'card')} of plain "
                          "chaff. Go on from there.", plain)
        rest = self.pile - self._chaff.cards
        return Reason(f"Leave out {names(rest)}. Count what is left.", rest)

    @property
    def solution(self) -> tuple[str, ...]:
        if self.of_junk:
            unit = count(self._asked, "point")
            return (*self._added, *self._role, self._in_points, f"The answer: {unit}.")
        added = " + ".join(str(one) for one in [len(self._chaff.plain), *(
            worth for card, worth in self._chaff.worth.items() if card in self._chaff.special)] if one)
        together = [f"Together: {added}."] if "+" in added else []
        return (*self._added, *self._role, *together, f"The answer: {self._asked}.")


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
