"""What a puzzle is: a question with cards, its right answers, its hints, and why another answer is wrong."""
from collections.abc import Hashable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, ClassVar, NamedTuple, Self

from ..cards import Card, CardSet
from ..exercises.naming import Unreadable
from ..rules import DEFAULT, Rules
from ..words import capital
from .dice import Dice
from .traps import TRAPS

Scene = tuple[tuple[str, CardSet], ...]


class Form(StrEnum):
    """What an answer looks like, and so how it is given on a page."""

    NUMBER = "number"  # a whole number: 0, 1, 2, ...
    YAKU = "yaku"      # any of the yaku of the rule set, or none of them
    CARD = "card"      # one of the cards in `options`
    CARDS = "cards"    # any of the cards in `options`, or none of them
    CHOICE = "choice"  # one of the words in `options`


class Reason(NamedTuple):
    """Words, and the cards that they speak of (to be lit up)."""

    text: str
    lit: CardSet = CardSet()


class Fault(NamedTuple):
    """What is wrong with an answer.

    text: the mistake and the rule, in a sentence or two. trap: what it fell for, one of `TRAPS`, "" for none
    of them. lit: the cards to look at. also: other traps that the text names.
    """

    text: str
    trap: str = ""
    lit: CardSet = CardSet()
    also: tuple[str, ...] = ()


@dataclass(frozen=True, repr=False)
class Verdict:
    """What is said to an answer.

    right: True, False, or None where there was no answer to judge. text: why. lit: the cards to look at.
    trap: what a wrong answer fell for, one of `TRAPS`, or "". also: other traps that the text names.
    """

    right: bool | None
    text: str
    lit: CardSet = CardSet()
    trap: str = ""
    also: tuple[str, ...] = ()

    @property
    def traps(self) -> tuple[str, ...]:
        """Every trap that the text names, the one that it fell for first."""
        return tuple(dict.fromkeys(trap for trap in (self.trap, *self.also) if trap))

    def __bool__(self) -> bool:
        return self.right is True

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        from ..exercises.html import verdict_html
        return verdict_html(self.right, self.text)


@dataclass(frozen=True, kw_only=True, repr=False)
class Puzzle:
    """One question, made by `puzzle()`; the same id gives the same puzzle anywhere.

    id: the seed that it comes from. rules: the rule set that it is asked under. A subclass is one kind of
    puzzle: it says `kind`, `title` and `form`, how one is made, and how its answers are judged.
    """

    id: str
    rules: Rules = field(default=DEFAULT)

    #: Id of the kind, its name for people, and what an answer looks like.
    kind: ClassVar[str]
    title: ClassVar[str]
    form: ClassVar[Form]
    #: The game that it is about, as `Rules.family` has it; "" for what is the same in all of them.
    family: ClassVar[str] = "koi-koi"

    @classmethod
    def make(cls, id: str, rules: Rules, dice: Dice, difficulty: int) -> Self | None:
        """A puzzle near this difficulty (1 to 5), or None where this throw of the dice gave none.

        A puzzle is returned only if it is proved that its right answers are exactly `answers`, and that there
        is one, or as many as `text` says that it accepts.
        """
        raise NotImplementedError

    @classmethod
    def seeds(cls, rules: Rules) -> tuple[str, ...]:
        """The seeds of all its puzzles, as of flash cards; () where there is no end of them."""
        return ()

    # What is asked

    @property
    def text(self) -> str:
        """The question, in words that need no picture."""
        raise NotImplementedError

    @property
    def scene(self) -> Scene:
        """The cards that the question is about, in labelled rows."""
        return ()

    @property
    def options(self) -> tuple[Any, ...]:
        """What can be answered, for the forms that say so: cards, or words."""
        return ()

    @property
    def is_bare(self) -> bool:
        """Whether its cards come without marks and words of their own, which would tell the answer: so do
        flash cards that ask about a card. They are then called what `called` says."""
        return self.form is Form.CHOICE and bool(self.seeds(self.rules))

    def called(self, card: Card) -> str:
        """What a card is called in this question, also to those who can't see it: not what is asked for."""
        return card.name

    @property
    def traps(self) -> frozenset[str]:
        """What makes it hard, of `TRAPS`. The difficulty follows from it."""
        raise NotImplementedError

    @property
    def difficulty(self) -> int:
        """How hard it is, 1 to 5: one for each trap and one for itself."""
        return min(5, 1 + len(self.traps))

    # What is right

    def read(self, answer: object) -> Hashable:
        """The answer as a value to compare, from how a person types it. Raises Unreadable otherwise."""
        raise NotImplementedError

    def answers(self) -> frozenset[Hashable]:
        """Every right answer, as `read` gives it."""
        raise NotImplementedError

    def because(self) -> Reason:
        """The right answer and the reason for it, with the cards that make it."""
        raise NotImplementedError

    def fault(self, answer: Any) -> Fault:
        """What is wrong with an answer, as `read` gives it."""
        raise NotImplementedError

    @property
    def hints(self) -> tuple[Reason, Reason, Reason]:
        """Where to look; which yaku or rule; the first step."""
        raise NotImplementedError

    @property
    def solution(self) -> tuple[str, ...]:
        """The way to the answer, a step a sentence; the last one names the answer."""
        raise NotImplementedError

    # What is done with it

    def check(self, answer: object = ...) -> Verdict:
        """Whether this is a right answer, and why.

        Takes what a person types: "9 points", "nine", card or yaku names, values of the engine; `...` for no
        answer yet. What can't be read gets a sentence that says what is asked for; nothing is raised.
        """
        if answer is ... or answer is None or (isinstance(answer, str) and not answer.strip()):
            return Verdict(None, "Not answered yet.")
        try:
            value = self.read(answer)
        except Unreadable as unreadable:
            return Verdict(None, str(unreadable))
        if value in self.answers():
            reason = self.because()
            return Verdict(True, f"Right: {reason.text}", reason.lit)
        fault = self.fault(value)
        verdict = Verdict(False, f"Not yet. {capital(fault.text)}", fault.lit, fault.trap, fault.also)
        assert TRAPS.keys() >= set(verdict.traps)
        return verdict

    def __str__(self) -> str:
        rows = [f"  {label}: {', '.join(map(self.called, cards)) or '-'}" for label, cards in self.scene]
        return "\n".join([self.text, *rows])

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        from ..exercises.html import question_html
        return question_html(self)

