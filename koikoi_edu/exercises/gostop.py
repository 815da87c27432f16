"""Exercises of Go-Stop: counting chaff, what a winner scores, who pays what (spec 4.9, 4.11, 4.14)."""
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ..cards import CardSet
from ..errors import shown
from ..rules import Rules
from ..rules import rules as find_rules
from ..scoring import Score, Step, chaff_count, loser_in_words, score
from ..words import capital, count, listed, names
from .kinds import Exercise, Scene, compared
from .naming import Unreadable
from .reading import read_number
from .wrong_chaff import ChaffCount
from .wrong_chains import Chain


@dataclass(frozen=True, kw_only=True, repr=False)
class CountChaff(Exercise):
    """How much chaff a pile counts in Go-Stop."""

    sample = "30"

    pile: str

    @property
    def scene(self) -> Scene:
        return (("Pile", CardSet(self.pile)),)

    def read(self, answer: object) -> int:
        return read_number(answer)

    def right(self) -> int:
        return chaff_count(self.pile, "gostop")

    def _worth(self) -> dict[int, CardSet]:
        """The cards that count 1, 2, ... chaff."""
        found: dict[int, CardSet] = {}
        for card in CardSet(self.pile):
            worth = chaff_count([card], "gostop")
            found[worth] = found.get(worth, CardSet()) | card
        return {worth: found[worth] for worth in sorted(found, reverse=True) if worth}

    def because(self) -> str:
        parts = [f"{names(cards)} " + (f"count {worth} each" if len(cards) > 1 else f"counts {worth}")
                 for worth, cards in self._worth().items()]
        return f"{self.right()}. {capital(listed(parts))}."

    def _why_not(self, answer: int) -> str:
        mistake = ChaffCount(CardSet(self.pile), find_rules("gostop"), None).mistake(answer)
        return mistake.text or compared(answer, self.right(), self.nudge)


@dataclass(frozen=True, kw_only=True, repr=False)
class FinishedRound(Exercise):
    """A round of Go-Stop in which you have stopped.

    rules_name, options: the rules, and what they have otherwise. pile, losers: what lies in the piles, those
    of the losers in the order of turns after you. goes: how often you said go. first_caller: the place among
    the losers of the one who said go first.
    """

    rules_name: str = "gostop"
    options: Mapping[str, Any] = field(default_factory=dict)
    pile: str
    losers: tuple[str, ...]
    goes: int = 0
    first_caller: int | None = None

    @property
    def rules(self) -> Rules:
        """The rules of the round."""
        return find_rules(self.rules_name).variant(players=len(self.losers) + 1, **self.options)

    @property
    def scene(self) -> Scene:
        return (("Your pile", CardSet(self.pile)),
                *((f"The pile of {self._who(place)}", CardSet(pile))
                  for place, pile in enumerate(self.losers)))

    def _who(self, place: int) -> str:
        return loser_in_words(place, len(self.losers))

    @cached_property
    def score(self) -> Score:
        """What the round comes to."""
        return score(self.pile, self.rules, losers=self.losers, own_koikoi=self.goes,
                     opponent_koikoi=int(self.first_caller is not None), first_caller=self.first_caller)


def _chain(steps: Iterable[Step]) -> str:
    first, *others = steps
    start = f"{first.reason} = {first.value}" if len(first.held) > 1 else first.reason
    return ", ".join([start, *map(str, others)])


@dataclass(frozen=True, kw_only=True, repr=False)
class WhatYouScore(FinishedRound):
    """What the winner scores, where nobody pays."""

    sample = "100"

    def read(self, answer: object) -> int:
        return read_number(answer)

    def right(self) -> int:
        return self.score.total

    def because(self) -> str:
        return f"{count(self.right(), 'point')}. {_chain(self.score.steps)}."

    def _why_not(self, answer: int) -> str:
        values = [due.value for due in self.score.dues]
        if len(values) == 2 and answer == sum(values):
            return "The two results are not added here: the larger one counts."
        if len(values) == 2 and answer in values:
            return "That is what one of the two brings. The other one brings more, and the larger counts."
        best = max(self.score.dues, key=lambda due: due.value)
        mistake = Chain(self.score, best.loser).mistake(answer)
        return mistake.text or compared(answer, self.right(), self.nudge)


@dataclass(frozen=True, kw_only=True, repr=False)
class WhoPaysWhat(FinishedRound):
    """What each loser pays, in the order of turns after the winner."""

    @property
    def sample(self) -> str:  # type: ignore[override]
        """An answer as it is typed."""
        return "100" if len(self.losers) == 1 else "[100, 200]"

    def read(self, answer: object) -> tuple[int, ...]:
        """Raises Unreadable for what is not an amount for each loser."""
        parts: object = answer
        if isinstance(answer, str):
            parts = [part for part in re.split(r",|;|\band\b", answer) if part.strip()]
        if isinstance(parts, Mapping):
            parts = list(parts.values())
        if not isinstance(parts, list | tuple):
            parts = [parts]
        if len(parts) != len(self.losers):
            if len(self.losers) == 1:
                raise Unreadable(f"The answer is one amount, such as 9, not {shown(answer)}.")
            raise Unreadable("The answer is what each of the two pays, first the next player, then the "
                             f"player after that, such as [100, 200], not {shown(answer)}.")
        return tuple(map(read_number, parts))

    def right(self) -> tuple[int, ...]:
        return self.score.payments

    def _steps(self, place: int) -> tuple[Step, ...]:
        """From the sum of the yaku to what this loser pays."""
        return (self.score.steps[0], *self.score.dues[place].steps)

    def because(self) -> str:
        return " ".join(f"{capital(self._who(place))} pays {amount}: {_chain(self._steps(place))}."
                        for place, amount in enumerate(self.right()))

    def _why_not(self, answer: tuple[int, ...]) -> str:
        right = self.right()
        if len(right) == 2 and answer == right[::-1]:
            return "The amounts are right, but the other way round."
        wrong = [place for place, amount in enumerate(right) if answer[place] != amount]
        said = [f"What {self._who(place)} pays is right."
                for place in range(len(right)) if place not in wrong]
        place = wrong[0]
        why = Chain(self.score, place).mistake(answer[place]).text
        return " ".join([*said, f"Look at {self._who(place)} again.", why or self.nudge])
