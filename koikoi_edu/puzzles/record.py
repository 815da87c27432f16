"""What a practice leaves behind: counts, boxes, and what has cost points."""
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Self

from . import leitner
from .leitner import Place

#: Puzzles solved at once until they get harder by one, and until they are as hard as can be.
STEPS = 3
LAST_STEP = 4 * STEPS


class Cost(NamedTuple):
    """What one of `traps.COSTS` has cost. times: how often. lost: credit, 1 for a whole puzzle."""

    times: int = 0
    lost: float = 0.0


class Outcome(NamedTuple):
    """Something that happened in a practice, to be written into a record.

    item: id of the puzzle. over: whether it is finished by that; the fields up to `missed` are looked at only
    then. solved, credit: as of the attempt. helped: with hints. rising: moves the difficulty. kept: goes
    into a box even if it was known. missed: a wrong answer, or given up. spent: what has taken credit from a
    puzzle that is over, an id of `traps.COSTS` with what it took each time; with `credit`, 1 in all.
    """

    item: str
    over: bool = False
    solved: bool = False
    credit: float = 0.0
    helped: bool = False
    rising: bool = False
    kept: bool = False
    missed: bool = False
    spent: tuple[tuple[str, float], ...] = ()


class Choice(NamedTuple):
    """What a practice asks, and how far it has come. kinds: ids of `KINDS`. difficulties: 1 to 5, none where
    they rise. goals: how many were reached."""

    kinds: tuple[str, ...]
    difficulties: tuple[int, ...] = ()
    goals: int = 0


class Chosen(NamedTuple):
    """That a practice has another choice, to be written into a record. practice: what it was begun with, as
    several may keep one file."""

    practice: str
    choice: Choice


@dataclass(frozen=True)
class Record:
    """Everything that is kept of a practice.

    answered, solved, credit: puzzles finished, those of them solved, and what they brought. streak: puzzles
    in a row without a wrong answer. step: how far the difficulty has risen, 0 to 12. traps: what has cost
    points, by the ids of `traps.COSTS`. items: puzzles in boxes. choices: of each practice, by what it was
    begun with.
    """

    answered: int = 0
    solved: int = 0
    credit: float = 0.0
    streak: int = 0
    best_streak: int = 0
    step: int = 0
    traps: Mapping[str, Cost] = field(default_factory=dict)
    items: Mapping[str, Place] = field(default_factory=dict)
    choices: Mapping[str, Choice] = field(default_factory=dict)

    @property
    def level(self) -> int:
        """The difficulty of new puzzles, 1 to 5: one up for 3 solved at once, one down for 3 missed."""
        return 1 + self.step // STEPS

    def after(self, outcome: Outcome | Chosen) -> Self:
        """The record with this in it."""
        if isinstance(outcome, Chosen):
            return replace(self, choices={**self.choices, outcome.practice: outcome.choice})
        traps = dict(self.traps)
        for id, lost in outcome.spent:
            cost = traps.get(id, Cost())
            traps[id] = Cost(cost.times + 1, cost.lost + lost)
        new = replace(self, traps=traps, streak=0) if outcome.missed else replace(self, traps=traps)
        return new._finished(outcome) if outcome.over else new._placed(outcome)

    def _finished(self, outcome: Outcome) -> Self:
        streak = 0 if outcome.missed else self.streak + 1
        step = self.step
        if outcome.rising:
            step += -1 if outcome.missed else not outcome.helped
        new = replace(self, answered=self.answered + 1, solved=self.solved + outcome.solved,
                      credit=self.credit + outcome.credit, streak=streak,
                      best_streak=max(self.best_streak, streak), step=max(0, min(LAST_STEP, step)))
        return new._placed(outcome)

    def _placed(self, outcome: Outcome) -> Self:
        """With the puzzle in its box. One that was known at once needs none, unless it is one of a deck."""
        place = self.items.get(outcome.item)
        if outcome.missed:
            place = leitner.missed(self.answered)
        elif outcome.over and outcome.helped:
            place = leitner.helped(place, self.answered)
        elif outcome.over and (place or outcome.kept):
            place = leitner.known(place, self.answered)
        return replace(self, items={**self.items, outcome.item: place}) if place else self
