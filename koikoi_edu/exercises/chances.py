"""Exercises about chances: how likely cards lie in some places among others."""
import re
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import NamedTuple

from ..errors import shown
from .kinds import Exercise
from .naming import Unreadable


class Chance(NamedTuple):
    """An answer. slack: how far off the truth it may be, 0 for a fraction."""

    value: Fraction
    slack: Fraction

    def means(self, truth: Fraction) -> bool:
        return abs(self.value - truth) <= self.slack


#: A decimal is as good as its last digit says, within these: a whole percent, and what a computer rounds to.
_COARSEST, _FINEST = Fraction(1, 200), Fraction(1, 10 ** 9)
_SHARE = re.compile(r"(\d{1,9}) ?/ ?(\d{1,9})")
_DECIMAL = re.compile(r"(\d{0,9}(?:[.,](\d{1,30}))?) ?(%|percent|per cent)?")


def read_chance(answer: object) -> Chance:
    """A chance: Fraction(1, 4), 0.25, "1/4", "25 %". Raises Unreadable."""
    found = None
    if isinstance(answer, int | Fraction) and not isinstance(answer, bool):
        found = Chance(Fraction(answer), Fraction(0))
    elif isinstance(answer, float | str):
        text = str(answer).strip().rstrip(".!").lower()
        if (share := _SHARE.fullmatch(text)) and int(share[2]):
            found = Chance(Fraction(int(share[1]), int(share[2])), Fraction(0))
        elif (decimal := _DECIMAL.fullmatch(text)) and re.search(r"\d", decimal[1]):
            unit = Fraction(1, 100 if decimal[3] else 1)
            slack = unit / 2 / 10 ** len(decimal[2] or "")
            found = Chance(Fraction(decimal[1].replace(",", ".")) * unit, max(min(slack, _COARSEST), _FINEST))
    if found is None or not 0 <= found.value <= 1:
        raise Unreadable("The answer is a chance from 0 to 1, such as '1/4', 0.25 or '25 %', not "
                         f"{shown(answer)}.")
    return found


@dataclass(frozen=True, kw_only=True, repr=False)
class HowLikely(Exercise):
    """How likely at least one of some cards lies in some places.

    cards: that may lie anywhere. wanted: of these, those that count. places: so many of the cards lie there.
    """

    sample = '"1/4"'

    cards: int
    wanted: int
    places: int

    def read(self, answer: object) -> Chance:
        return read_chance(answer)

    def right(self) -> Fraction:
        return 1 - self._none()

    def accepts(self, answer: Chance) -> bool:
        return answer.means(self.right())

    def because(self) -> str:
        truth = self.right()
        if self.wanted == 1:
            how = f"each of the {self.cards} cards lies in one of the {self.places} places equally often"
        else:
            left = self.cards - self.wanted
            ways = [f"{left - at}/{self.cards - at}" for at in range(self.places)]
            how = f"none of them comes with {' × '.join(ways)}, and that is taken from 1"
        return f"{truth}, or {100 * float(truth):.1f} %: {how}."

    def _none(self) -> Fraction:
        return Fraction(comb(self.cards - self.wanted, self.places), comb(self.cards, self.places))

    def _why_not(self, answer: Chance) -> str:
        cards, wanted, places = self.cards, self.wanted, self.places
        every = Fraction(comb(places, wanted), comb(cards, wanted))
        one, back = Fraction(places, cards), 1 - (1 - Fraction(wanted, cards)) ** places
        if answer.means(self._none()):
            return "That is how likely none of them is there. Take it from 1."
        if answer.means(back):
            return "That would be so if every card were put back before the next one; no card comes twice."
        if wanted > 1 and answer.means(wanted * one):
            return "Added up, the cases in which both are there count twice."
        if wanted > 1 and answer.means(one):
            return "That is how likely one certain card of them is there; the other one will do as well."
        if wanted > 1 and answer.means(every):
            return "That is how likely all of them are there; one is enough."
        if answer.means(Fraction(wanted, cards)):
            return f"That would be so with one place; there are {places}."
        return ""


CHANCES = (
    HowLikely(
        id="10.1", cards=48, wanted=1, places=8,
        text="You are dealt 8 of the 48 cards. How likely is the sake cup among them?",
        nudge="How many places are there for the cup, and how many of them are in your hand?"),
    HowLikely(
        id="10.2", cards=10, wanted=1, places=3,
        text="Three turns are left to you, and in each you turn a card of the stock. Ten cards are unseen, "
             "and only the deer is of use to you. How likely do you turn it?",
        nudge="The deer lies in one of ten places. In how many of them do you find it?"),
    HowLikely(
        id="10.3", cards=12, wanted=2, places=4,
        text="Twelve cards are unseen, the opponent holds four of them. Curtain and moon are among the "
             "twelve, and you fear both. How likely does the opponent hold at least one of the two?",
        nudge="Ask first how likely the opponent holds neither: none of the four cards may be one of them."),
)
