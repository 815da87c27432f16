"""Who sits where at the table: the sides of the board, programs and people, and what they are called."""
from collections.abc import Sequence
from typing import Any, NamedTuple

from ...agents import AGENTS, Agent, agent
from ...errors import RulesError, UnknownName, nearest, shown

#: The opponent that is no program: another person at the same screen.
FRIEND = "friend"

#: Who plays the other seats: one for all of them, or one for each in seat order.
Opponents = str | Agent | Sequence[str | Agent]

#: Who plays the others, and who one's own seat, as they were asked for.
Asked = tuple[Opponents, str | Agent | None]

_NUMBERS = {2: "two", 3: "three"}


class Players(NamedTuple):
    """Who plays each seat, what they are called, and how they were asked for."""

    programs: tuple[Agent | None, ...]
    names: tuple[str, ...]
    asked: Asked


def sides(seat: int, players: int) -> tuple[int, ...]:
    """The seats from the top of the board downwards, as this seat sees them: each plays before the one above.

    The near one is the last; with three, play goes counter-clockwise from there (spec 0.3).
    """
    return tuple((seat + step) % players for step in range(players - 1, -1, -1))


def as_list(opponent: Any, count: int) -> list[Any]:
    """Opponents as a list: as it is given, or one so many times."""
    if isinstance(opponent, str) or not isinstance(opponent, Sequence):
        return [opponent] * count
    return list(opponent)


def read_opponents(opponent: Any, players: int, you: str | Agent | None = None) -> tuple[Agent | None, ...]:
    """Who plays each seat. you: who plays the first one, None for a person."""
    others = as_list(opponent, players - 1)
    if len(others) != players - 1:
        raise RulesError(f"{_NUMBERS[players].capitalize()} play here: opponent is one for all the others, "
                         f"or a list with one for each of them ({players - 1}), not {shown(opponent)}.")
    seats = None if you is None else _find(you), *map(_find, others)
    if you is not None and None in seats:
        raise RulesError("A friend plays against a person; to look on, let a program play every seat.")
    return seats


def _find(opponent: str | Agent) -> Agent | None:
    known = (*AGENTS, FRIEND)
    if opponent == FRIEND:
        return None
    if isinstance(opponent, str):
        if opponent not in AGENTS:
            hint = nearest(opponent, known)
            raise UnknownName(f"There is no opponent {opponent!r}.{hint} Opponents: {', '.join(known)}.")
        return agent(opponent)
    if not (hasattr(opponent, "choose") and hasattr(opponent, "name")):
        raise UnknownName(f"An opponent is {', '.join(known)}, or an agent with a name; not {opponent!r}.")
    return opponent


def read_names(names: Sequence[str] | None, players: Sequence[Agent | None]) -> tuple[str, ...]:
    count = len(players)
    if names is None:
        return names_of(players)
    if isinstance(names, str) or len(names) != count or not all(isinstance(name, str) and name
                                                                for name in names):
        raise RulesError(f"There are {_NUMBERS[count]} players; names holds a name for each, not {names!r}.")
    return tuple(names)


def names_of(players: Sequence[Agent | None]) -> tuple[str, ...]:
    """What players are called who were given no name; two programs of one kind by a letter too."""
    alone = players.count(None) == 1
    programs = [player.name for player in players if player]
    names: list[str] = []
    for seat, player in enumerate(players):
        name = player.name if player else "You" if alone else f"Player {seat + 1}"
        if player and programs.count(name) > 1:
            taken = sum(other.name == name for other in players[:seat] if other)
            name = f"{name} {'ABCDEFGH'[taken]}"
        names.append(name)
    return tuple(names)
