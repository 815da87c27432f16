"""Exercises that answer in words: `question("1.3")`, `hint("1.3")`, `check("1.3", answer)`.

An exercise is data (`catalogue`): a question about cards, of one of the kinds in `kinds`. The engine knows
the right answer; why another is wrong is said by the rules that would make it right (`misconceptions`).
"""
from dataclasses import dataclass

from ..errors import UnknownName, nearest, shown
from ..words import capital
from .catalogue import EXERCISES
from .kinds import Exercise
from .naming import Unreadable

__all__ = ["EXERCISES", "Exercise", "Hint", "Unreadable", "Verdict", "check", "hint", "question"]


@dataclass(frozen=True, repr=False)
class Verdict:
    """What `check` says. right: True, False, or None where there was no answer to judge. text: why."""

    right: bool | None
    text: str

    def __bool__(self) -> bool:
        return self.right is True

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        from .html import verdict_html
        return verdict_html(self.right, self.text)


class Hint(str):
    """A hint, which a notebook shows without quotes."""

    def __repr__(self) -> str:
        return str(self)


def question(id: str) -> Exercise:
    """The exercise with this id, "2.1"; it shows its text and its cards.

    Raises UnknownName if there is none.
    """
    exercise = EXERCISES.get(str(id).strip())
    if exercise is None:
        first, *_, last = EXERCISES
        near = nearest(id, EXERCISES) or f" Exercises are {first} to {last}."
        raise UnknownName(f"There is no exercise {shown(id)}.{near}")
    return exercise


def hint(id: str) -> Hint:
    """What to look at in the exercise with this id. Raises UnknownName if there is none."""
    return Hint(question(id).nudge)


def check(id: str, answer: object = ...) -> Verdict:
    """Whether this is the right answer to the exercise with this id, and why.

    answer: a number (9, "9 points", "nine"), cards, yaku, a month or a kind, in words or as values, yes
    or no; `...` for none yet. An answer of another sort gets a sentence that says what is asked for. Raises
    UnknownName for an id that does not exist, and nothing else.
    """
    exercise = question(id)
    if answer is ... or answer is None:
        return Verdict(None, f"{exercise.id} is not answered yet: put your answer in place of the dots, "
                             f"as in {exercise.how}.")
    try:
        value = exercise.read(answer)
    except Unreadable as fault:
        return Verdict(None, str(fault))
    if exercise.accepts(value):
        return Verdict(True, " ".join(filter(None, [f"Right: {exercise.because()}", exercise.more])))
    why = exercise.why_not(value)
    return Verdict(False, f"{exercise.wrong} {capital(why)}")
