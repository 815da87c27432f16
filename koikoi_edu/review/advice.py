"""One move, and why: what it is worth, and what it takes, makes, denies and risks."""
from collections.abc import Sequence
from dataclasses import dataclass

from ..fast import knows
from ..game import Action, Phase, View
from ..odds import Value, value
from ..odds.worlds import number_of
from ..words import capital
from .wording import against, offer, others_named, reasons, to_do

#: Worlds in which actions are tried, where rounds are played on plain ints and where they are not: so many
#: take a fifth of a second or so.
_WORLDS = {True: 400, False: 24}
#: Where there are so few worlds, all of them are tried.
_FEW = 5_000


@dataclass(frozen=True)
class Advice:
    """A move with its reasons. action: what to do. value: what all actions are worth. reasons: sentences."""

    view: View
    action: Action
    value: Value | None
    reasons: tuple[str, ...]

    @property
    def title(self) -> str:
        """The move alone: "Play crane."."""
        return f"{capital(to_do(self.action, self.view.rules))}."

    def __str__(self) -> str:
        return " ".join([self.title, *self.reasons])


def weigh(view: View, *, seed: int | str = 0, worlds: int | None = None) -> Value:
    """What each legal action is worth, the same each time; exact where there are few worlds.

    worlds: how many are drawn elsewhere, so many that it takes about 0.2 s unless said.
    """
    if number_of(view) * len(view.legal_actions()) <= _FEW:
        return value(view, seed=seed, seconds=None)
    return value(view, seed=seed, worlds=worlds or _WORLDS[knows(view.rules)])


def advise(view: View, *, seed: int | str = 0, worlds: int | None = None,
           names: Sequence[str] | None = None) -> Advice:
    """The move that is worth most, with its reasons; the same view and seed give the same advice.

    names: of the players by seat, for the sentences. worlds: how many are looked at; see `weigh`. Raises
    IllegalAction where the player has nothing to choose.
    """
    if view.phase is Phase.SWAP and view.legal_actions():
        keep = view.legal_actions()[-1]
        return Advice(view, keep, None, ("Nobody has seen a card yet: to swap is neither better nor worse.",))
    found = weigh(view, seed=seed, worlds=worlds)
    return Advice(view, found.best.action, found, tuple(why(found, found.best.action, names)))


def why(found: Value, action: Action, names: Sequence[str] | None = None) -> list[str]:
    """The reasons for an action, a sentence each."""
    view = found.view
    if view.phase is Phase.DECIDE:
        return offer(found, action)
    said = reasons(view, action, others_named(view, names))
    rest = [row for row in found.rows if row.action is not action]
    return [*said, *([against(found, action, rest[0].action)] if rest else ["There is nothing else to do."])]
