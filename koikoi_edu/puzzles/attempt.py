"""One puzzle being worked on: its answers, the hints taken, and what they leave of the point."""
import re
from collections.abc import Hashable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Self

from ..exercises.naming import Unreadable
from ..words import times
from .puzzle import Puzzle, Reason, Verdict
from .traps import GIVEN_UP, HINTS, SLIPS

#: What a hint and a wrong answer each take from the point that a puzzle brings.
COST = 0.25


_PARTS = ("", "⅛", "¼", "⅜", "½", "⅝", "¾", "⅞")


def fraction(points: float) -> str:
    """Points in eighths, as they are lost: "0", "¼", "2", "1⅞"."""
    whole, part = divmod(round(points * len(_PARTS)), len(_PARTS))
    return f"{whole or ''}{_PARTS[part]}" or "0"


def point_words(points: float) -> str:
    """Points in words: "nothing", "¼ point", "1 point", "1¾ points"."""
    said = fraction(points)
    return "nothing" if said == "0" else f"{said} {'point' if round(points * 8) <= 8 else 'points'}"


def _reason(verdict: Verdict) -> str:
    """What is said to a wrong answer, without the words before it."""
    return re.sub(r"^(Not yet\.|Still not, [^:]*:) ", "", verdict.text)


@dataclass(frozen=True)
class Attempt:
    """A puzzle and what has been done about it so far; every move gives a new attempt.

    verdicts: what was said to the answers, in order; answers that could not be read are not among them.
    hints: how many were taken, 0 to 3. given_up: whether the solution was asked for. last: what was said to
    the last answer, read or not; None before the first. spent: what has taken something from the point, in
    order: an id of `traps.COSTS`, and how much; of a puzzle that is over, with `credit`, 1 in all.
    """

    puzzle: Puzzle
    verdicts: tuple[Verdict, ...] = ()
    hints: int = 0
    given_up: bool = False
    last: Verdict | None = None
    spent: tuple[tuple[str, float], ...] = ()
    _tried: frozenset[Hashable] = field(default=frozenset(), repr=False)

    def answer(self, answer: object) -> Self:
        """The attempt after this answer, with what is said to it as `last`.

        It counts unless it can't be read, was given before, or comes when all is over.
        """
        verdict = self.puzzle.check(answer)
        new = replace(self, last=verdict)
        if verdict.right is None or self.is_over:
            return new
        value: Hashable = ...
        with suppress(Unreadable):
            value = self.puzzle.read(answer)
        if value in self._tried:
            return new
        verdict = self._said_anew(verdict)
        new = replace(new, last=verdict)
        new = replace(new, verdicts=(*self.verdicts, verdict), _tried=self._tried | {value})
        return new if verdict else self._spending(new, *verdict.traps or [SLIPS])

    def _said_anew(self, verdict: Verdict) -> Verdict:
        """What is said to another answer with the same mistake: that it is the same, not the same words. Nor
        are they said again to the right answer, where they are all that there is to say."""
        if verdict:
            answer, _, why = verdict.text.partition(". ")
            said = bool(why) and any(why in _reason(one) for one in self.wrong)
            return replace(verdict, text=f"{answer}, for the reason that was given.") if said else verdict
        why = _reason(verdict)
        before = sum(_reason(one) == why for one in self.wrong)
        if not before:
            return verdict
        number = f", {times(before + 1)} now" if before > 1 else ""
        return replace(verdict, text=f"Still not, and for the same reason{number}: {why}")

    def hint(self) -> Self:
        """The attempt with one hint more; the same if all three are taken, or all is over."""
        if self.is_over or self.hints == len(self.puzzle.hints):
            return self
        return self._spending(replace(self, hints=self.hints + 1), HINTS)

    def give_up(self) -> Self:
        """The attempt given up; the same if it is over."""
        return self if self.is_over else self._spending(replace(self, given_up=True), GIVEN_UP)

    def _spending(self, after: Self, *what: str) -> Self:
        """The attempt after a move that has taken something from the point: of each of these, a like part."""
        part = (self.credit - after.credit) / len(what)
        return replace(after, spent=(*self.spent, *((one, part) for one in what)))

    @property
    def solved(self) -> bool:
        """Whether a right answer was given."""
        return any(self.verdicts)

    @property
    def is_over(self) -> bool:
        """Whether it is solved or given up."""
        return self.solved or self.given_up

    @property
    def is_untouched(self) -> bool:
        """Whether nothing that counts was done yet."""
        return not (self.verdicts or self.hints or self.given_up)

    @property
    def wrong(self) -> tuple[Verdict, ...]:
        """What was said to the wrong answers."""
        return tuple(verdict for verdict in self.verdicts if not verdict)

    @property
    def shown_hints(self) -> tuple[Reason, ...]:
        """The hints that were taken."""
        return self.puzzle.hints[:self.hints]

    @property
    def credit(self) -> float:
        """What a right answer brings now or has brought, 0 to 1: a quarter less for each hint and each wrong
        answer. 0 if given up."""
        return 0.0 if self.given_up else max(0.0, 1 - COST * (self.hints + len(self.wrong)))
