"""Who plays in a tournament: agents by name, by class, as objects, or as a plain function `choose`."""
import pickle
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

from ..agents import AGENTS, Agent
from ..agents import agent as find_agent
from ..errors import KoiKoiError, TournamentError, shown
from ..game import Action, View

#: What decides for a seat, as in `Agent.choose`.
Choose = Callable[[View, Random], Action]


@dataclass(frozen=True)
class Entrant:
    """An agent with the name it goes by; an agent itself, to play at the table too.

    given: its name among `AGENTS`, its class, itself, or a function `choose(view, rng)`.
    """

    name: str
    given: Any

    def sit_down(self) -> Choose:
        """What decides for one seat in one round; a class is made anew for each of them."""
        given = self.given
        if isinstance(given, str):
            choose: Choose = _named(given).choose
        elif isinstance(given, type):
            choose = given().choose
        else:
            choose = getattr(given, "choose", given)
        return choose

    def choose(self, view: View, rng: Random) -> Action:
        """What the agent answers."""
        return self.sit_down()(view, rng)


@lru_cache(maxsize=64)
def _named(name: str) -> Agent:
    return find_agent(name)


def read_entrants(agents: object) -> tuple[Entrant, ...]:
    """The agents as given: a list, or a dict from the names they shall go by.

    Raises UnknownName for a name that no agent has, TournamentError for what can't play, or fewer than two.
    """
    if isinstance(agents, Mapping):
        entrants = [Entrant(_read_name(name), _read(given)) for name, given in agents.items()]
    elif isinstance(agents, Iterable) and not isinstance(agents, str):
        entrants = []
        for given in agents:
            name = _own_name(_read(given))
            alike = sum(one.name.rpartition(" ")[0] == name or one.name == name for one in entrants)
            entrants.append(Entrant(f"{name} {alike + 1}" if alike else name, given))
    else:
        raise TournamentError(f"The agents are a list, as in {_EXAMPLE}, not {shown(agents)}.")
    if len(entrants) < 2:
        raise TournamentError(f"A tournament needs two agents at least, as in {_EXAMPLE}.")
    if len({one.name for one in entrants}) < len(entrants):
        raise TournamentError("Two agents of a tournament have the same name; give them in a dict, by name.")
    return tuple(entrants)


_EXAMPLE = "['greedy', 'random']"


def _read(given: object) -> object:
    """It, if it can play. Raises as `read_entrants` does."""
    if isinstance(given, str):
        find_agent(given)
        return given
    if isinstance(given, type):
        try:
            made = given()
        except Exception as fault:
            raise TournamentError(f"The agent {given.__name__} can't be made: {given.__name__}() raises "
                                  f"{said(fault)}") from fault
    else:
        made = given
    if not callable(getattr(made, "choose", None if isinstance(given, type) else made)):
        raise TournamentError(f"{shown(given)} is no agent: it has no method choose(view, rng), and is no "
                              f"function of the two. Agents with a name are {', '.join(AGENTS)}.")
    return given


def _own_name(given: object) -> str:
    made = find_agent(given) if isinstance(given, str) else given
    name = getattr(made, "name", None)
    if not isinstance(name, str):
        name = getattr(made, "__name__", None) or type(made).__name__
    return _read_name(name)


def _read_name(name: object) -> str:
    if isinstance(name, str) and name.strip() and name.isprintable() and len(name) <= 40:
        return name.strip()
    raise TournamentError(f"An agent's name is a line of at most 40 characters, not {shown(name)}.")


def said(fault: BaseException) -> str:
    """An exception in one line, with a full stop."""
    words = " ".join(str(fault).split())
    text = words if isinstance(fault, KoiKoiError) else f"{type(fault).__name__}: {words}".rstrip(": ")
    return text if text.endswith(".") else f"{text}."


# To other processes ---------------------------------------------------------------------------------------

def pack(entrants: tuple[Entrant, ...]) -> bytes:
    """The entrants as bytes for another process, by cloudpickle where that is installed.

    Raises TournamentError, with the reason, for what can't be sent.
    """
    try:
        import cloudpickle as pickler
    except ImportError:
        pickler = pickle
    for entrant in entrants:
        try:
            packed = pickler.dumps(entrant)
        except Exception as fault:
            raise TournamentError(f"{entrant.name} can't be sent to another process: {said(fault)} {_HOW}"
                                  ) from fault
        if pickler is pickle and b"__main__" in packed and not _main_is_found():
            raise TournamentError(f"{entrant.name} is written in a notebook, where other processes don't "
                                  f"find it. {_HOW}")
    return bytes(pickler.dumps(entrants))


_HOW = "Install cloudpickle, put the agent into a file of its own, or play with workers=1."


def _main_is_found() -> bool:
    from multiprocessing import get_start_method
    return get_start_method() == "fork" or hasattr(sys.modules["__main__"], "__file__")


def can_be_sent(entrants: tuple[Entrant, ...]) -> bool:
    """Whether there are other processes, and `pack` can do it."""
    try:
        from concurrent.futures import process  # noqa: F401
        pack(entrants)
    except (ImportError, TournamentError):
        return False
    return True


@lru_cache(maxsize=4)
def unpack(packed: bytes) -> tuple[Entrant, ...]:
    """The entrants that `pack` packed; the same objects for the same bytes."""
    entrants: tuple[Entrant, ...] = pickle.loads(packed)
    return entrants
