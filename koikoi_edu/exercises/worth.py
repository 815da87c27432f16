"""Exercises about what a koi-koi is worth: chances times points, and the chance from which it pays."""
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from ..errors import shown
from .chances import Chance, read_chance
from .kinds import Exercise
from .naming import Unreadable
from .reading import read_number


class End(NamedTuple):
    """One of the ways in which a round may end: so many times in ten, a player's sum before it doubles."""

    times: int
    sum: int
    mine: bool = True

    @property
    def points(self) -> int:
        """By how many you are ahead then, after your koi-koi; below zero where the opponent scores."""
        seven = 2 if self.sum >= 7 else 1
        return self.sum * seven if self.mine else -2 * self.sum * seven


@dataclass(frozen=True, kw_only=True, repr=False)
class WhatKoiKoiIsWorth(Exercise):
    """By how many points you are ahead on average after a koi-koi; where no end is named, nobody scores."""

    sample = "100"

    ends: tuple[End, ...]

    def read(self, answer: object) -> Fraction:
        return read_points(answer)

    def right(self) -> Fraction:
        return _mean(end.points * end.times for end in self.ends)

    def because(self) -> str:
        parts = [f"{end.times}/10 × {end.points}" for end in self.ends]
        how = " + ".join(parts).replace("+ -", "− ").replace("× -", "× −")
        return f"{points_text(self.right())}: {how}. {' '.join(self._doublings())}".strip()

    def _doublings(self) -> Iterator[str]:
        for end in self.ends:
            if end.mine and end.sum >= 7:
                yield f"Your {end.sum} doubles, for it is 7 or more."
            if not end.mine:
                yield f"The opponent's {end.sum} counts {-end.points}, for you called koi-koi."

    def _why_not(self, answer: Fraction) -> str:
        ends, theirs = self.ends, [end for end in self.ends if not end.mine]
        if theirs and answer == _mean(end.times * (end.points if end.mine else -end.sum) for end in ends):
            return "You called koi-koi: what does that do to the opponent's points?"
        if answer == _mean(end.times * end.sum * (1 if end.mine else -1) for end in ends):
            return "Something in these sums is doubled."
        if theirs and answer == _mean(end.times * end.points for end in ends if end.mine):
            return "Only your own points are in this. When the opponent scores, you fall behind."
        if theirs and answer == _mean(end.times * abs(end.points) for end in ends):
            return "When the opponent scores, you fall behind: these points are taken away."
        if answer == sum(end.points for end in ends):
            return "That is what it would bring if each of them came every time."
        return ""


@dataclass(frozen=True, kw_only=True, repr=False)
class FromWhichChance(Exercise):
    """How likely your sum must rise at least so that koi-koi is worth as much as stopping.

    now: your sum, with which you may stop. then: your sum if it rises; if it does not, nobody scores.
    """

    sample = '"1/10"'

    now: int
    then: int

    def read(self, answer: object) -> Chance:
        return read_chance(answer)

    def right(self) -> Fraction:
        return Fraction(self._stop(), End(10, self.then).points)

    def _stop(self) -> int:
        return End(10, self.now).points

    def accepts(self, answer: Chance) -> bool:
        return answer.means(self.right())

    def because(self) -> str:
        high = End(10, self.then).points
        return (f"{self.right()}, or {100 * float(self.right()):.1f} %: times {high} points that is "
                f"{self._stop()}, what stopping brings.")

    def _why_not(self, answer: Chance) -> str:
        if answer.means(Fraction(self.now, self.then)):
            return f"With a sum of {self.then} you would score more than {self.then} points."
        if answer.means(1 - self.right()):
            return "That is how likely it may fail. Take it from 1."
        if answer.means(Fraction(1, 2)):
            return "Half would be right if koi-koi brought exactly twice what stopping brings."
        return ""


def _mean(in_ten: Iterable[int]) -> Fraction:
    return Fraction(sum(in_ten), 10)


def read_points(answer: object) -> Fraction:
    """Points, whole or not: 2, 2.5, "2.5 points", Fraction(5, 2). Raises Unreadable."""
    if isinstance(answer, Fraction):
        return answer
    text = str(answer).strip().lower().removesuffix("points").strip() if isinstance(answer, str) else ""
    try:
        if isinstance(answer, float):
            return Fraction(answer).limit_denominator(1000)
        if "." in text or "/" in text or "," in text or text.startswith(("-", "−")):
            return Fraction(text.replace(",", ".").replace("−", "-")).limit_denominator(1000)
        return Fraction(read_number(answer))
    except (ValueError, ZeroDivisionError, OverflowError):
        raise Unreadable(f"The answer is a number of points, such as 2.5, not {shown(answer)}.") from None


def points_text(points: Fraction) -> str:
    """2.5 points, 1 point."""
    return f"{float(points):g} point{'' if points == 1 else 's'}"


WORTH = (
    WhatKoiKoiIsWorth(
        id="9.1", ends=(End(3, 8),),
        text="One turn is left to you. You call koi-koi, and three of the ten unseen cards raise your sum to "
             "8 points; with the others nobody scores. How many points is koi-koi worth?",
        nudge="How many points does a sum of 8 score? And how often does it come?"),
    WhatKoiKoiIsWorth(
        id="9.2", ends=(End(5, 6), End(2, 5, mine=False)),
        text="After your koi-koi, five times in ten you stop with a sum of 6 points, twice in ten the "
             "opponent stops with a sum of 5, and otherwise nobody scores. By how many points are you "
             "ahead on average?",
        nudge="Work out each end by itself: how often, and how many points? Who gets them?"),
    FromWhichChance(
        id="9.3", now=6, then=7,
        text="Your sum is 6, and one turn is left to you. Any card that helps makes it 7; if none comes, "
             "nobody scores. From which chance on is koi-koi worth as much as stopping?",
        nudge="What would you score with a sum of 7? Which part of that is 6?"),
)
