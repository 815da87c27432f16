"""A tournament: who plays, by which rules, and everything that was played so far."""
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self

from ..errors import TournamentError, shown
from ..game.dealing import Seed, read_seed
from ..game.plan import plan_of
from ..rules import DEFAULT, Rules
from ..rules import rules as find_rules
from .entrants import can_be_sent, read_entrants
from .executing import Task, Tell, play_elsewhere, play_here, processes
from .playing import Fault, Meeting, Outcome, Played, meetings
from .standing import Standing, of_all, of_meeting

if TYPE_CHECKING:
    from ..charts import Chart

#: Called with the rounds played so far and those there will be.
Progress = Callable[[int, int], object]

#: Deals in one task for another process: few enough to share the work evenly, at most so many.
_MOST_DEALS = 16
#: Seconds that are played here before it is worth while to start other processes.
_HERE = 1.0


class Tournament:
    """Every agent against every other, on the same deals with seats exchanged.

    agents: a list of agents, each by its name ("greedy"), its class, as an object with a method
    `choose(view, rng)`, or as such a function; or a dict of them by the names they shall go by. rules: a rule
    set or its id. players: 2 or 3, what the rules say if not given; in rounds of three, three agents meet,
    and of two agents each meets a pair of the other. seed: a whole number or a word. Everything follows from
    it: the same seed gives the same results on every machine, in one process or in many, as long as agents
    draw chance from `rng` alone and choose by nothing but the view.

    It shows itself as a table. An agent that fails stops nothing: `faults` tells of it, and deals in which
    somebody failed are not counted.

    Raises UnknownName, RulesError or TournamentError, in a sentence, for what can't be played.
    """

    def __init__(self, agents: Sequence[Any] | Mapping[str, Any], rules: str | Rules = DEFAULT, *,
                 players: int | None = None, seed: Seed = 0) -> None:
        game = find_rules(rules)
        self.rules = game if players is None else game.variant(players=players)
        plan_of(self.rules)  # refuses what can't be dealt
        self.seed = read_seed(seed, longest=100)
        self.entrants = read_entrants(agents)
        self.names = tuple(one.name for one in self.entrants)
        self.meetings = meetings(self.names, self.rules.players)
        self._played: dict[tuple[int, int], Played] = {}

    # Playing ---------------------------------------------------------------------------------------------

    def play(self, rounds: int = 240, *, workers: int | None = None, executor: Executor | None = None,
             progress: Progress | None = None) -> Self:
        """Play until every meeting has had so many rounds, up to whole deals; returns the tournament itself.

        What was played before stays and counts, also when this is interrupted: then call it again to go on.
        workers: processes, as many as there are processor cores if not given; 1 plays in this one. A short
        tournament is over before others are started. executor: any of `concurrent.futures`, of ipyparallel or
        of Dask, to play there instead. progress: called with the rounds played and those there will be, such
        as `bar`.

        Raises TournamentError for a size that can't be, for agents that can't be sent to other processes,
        and if one of those broke off.
        """
        _check_count(rounds, "rounds")
        if workers is not None:
            _check_count(workers, "workers")
        tasks = self._tasks(rounds)
        tell = self._teller(tasks, rounds, progress)
        if executor is not None:
            play_elsewhere(executor, tasks, self.entrants, self._keep, tell)
            return self
        cores = workers or os.cpu_count() or 1
        if workers is None and cores > 1:
            tasks = play_here(tasks, self.entrants, self._keep, tell, seconds=_HERE)
        if len(tasks) > 1 and cores > 1 and (workers is not None or can_be_sent(self.entrants)):
            with processes(min(cores, len(tasks))) as pool:
                play_elsewhere(pool, tasks, self.entrants, self._keep, tell)
        else:
            play_here(tasks, self.entrants, self._keep, tell)
        return self

    def _tasks(self, rounds: int) -> Sequence[Task]:
        """What is still to be played, in small pieces, the first deals of every meeting first."""
        still = [[number for number in range(1, _deals(rounds, one) + 1) if (at, number) not in self._played]
                 for at, one in enumerate(self.meetings)]
        size = min(max(sum(map(len, still)) // 200, 1), _MOST_DEALS)
        pieces = [(start, at) for at, numbers in enumerate(still) for start in range(0, len(numbers), size)]
        return [Task(at, self.meetings[at], tuple(still[at][start:start + size]), self.rules, self.seed)
                for start, at in sorted(pieces)]

    def _teller(self, tasks: Sequence[Task], rounds: int, progress: Progress | None) -> Tell:
        """What is called after each task."""
        if progress is None:
            return lambda task: None
        if not callable(progress):
            raise TournamentError(f"progress is a function of two numbers, the rounds played and those there "
                                  f"will be, not {shown(progress)}.")
        total = sum(_deals(rounds, one) * len(one.seatings) for one in self.meetings)
        done = total - sum(task.rounds for task in tasks)
        progress(done, total)

        def tell(task: Task) -> None:
            nonlocal done
            done += task.rounds
            progress(done, total)
        return tell

    def _keep(self, played: Played) -> None:
        self._played[played.meeting, played.number] = played
        self.__dict__.pop("_results", None)

    # Results ---------------------------------------------------------------------------------------------

    @property
    def rounds(self) -> int:
        """Rounds that count, of all meetings."""
        return sum(len(played.outcomes) for played in self._played.values())

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What agents did wrong, by meeting and deal; `faults[0].view` is what the agent saw then."""
        return tuple(fault for _, played in sorted(self._played.items()) for fault in played.faults)

    @cached_property
    def _results(self) -> tuple[tuple[Standing, ...], tuple[Standing, ...]]:
        """The standings of all meetings together, and of each."""
        deals: list[dict[int, tuple[Outcome, ...]]] = [{} for _ in self.meetings]
        for (at, number), played in sorted(self._played.items()):
            if played.outcomes:
                deals[at][number] = played.outcomes
        played_in = list(zip(self.meetings, deals, strict=True))
        single = [one for meeting, counted in played_in for one in of_meeting(meeting, counted, self.rules)]
        return tuple(of_all(self.names, played_in)), tuple(single)

    @property
    def standings(self) -> tuple[Standing, ...]:
        """How each agent did in all its meetings together, the best one first."""
        return self._results[0]

    @property
    def results(self) -> tuple[Standing, ...]:
        """How each agent did in each of its meetings."""
        return self._results[1]

    def against(self, name: str, *others: str) -> Standing:
        """How an agent did against these others. Raises TournamentError if they did not meet."""
        for one in self.results:
            if one.name == name and sorted(one.against) == sorted(others):
                return one
        whom = " and ".join(map(str, others)) or "nobody"
        raise TournamentError(f"{name} against {whom} is no meeting of this tournament; its agents are "
                              f"{', '.join(self.names)}.")

    @property
    def seconds(self) -> dict[str, list[float]]:
        """How long each agent took for its decisions, each in seconds, shortest first."""
        found: dict[str, list[float]] = {name: [] for name in self.names}
        for played in self._played.values():
            for name, times in played.seconds.items():
                found[name] += times
        return {name: sorted(times) for name, times in found.items()}

    def rows(self) -> list[dict[str, Any]]:
        """The results as rows for a data frame: `pandas.DataFrame(tournament.rows())`."""
        return [{"agent": one.name, "against": " and ".join(one.against), "rounds": one.rounds,
                 **{f"{what}{part}": number for what in ("lead", "points", "won", "six", "twelve")
                    for part, number in zip(("", "_se"), getattr(one, what), strict=False)}}
                for one in self.results]

    def chart(self) -> "Chart":
        """The points that each agent is ahead a round, as a picture."""
        from .chart import chart
        return chart(self)

    def markdown(self) -> str:
        """The table as Markdown, to be put into a page."""
        from .report import markdown
        return markdown(self)

    def __str__(self) -> str:
        from .report import text
        return text(self)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        from .report import html
        return html(self)


def _deals(rounds: int, meeting: Meeting) -> int:
    """How many deals make at least so many rounds."""
    return -(-rounds // len(meeting.seatings))


def _check_count(number: object, what: str) -> None:
    if type(number) is not int or number < 1:
        raise TournamentError(f"{what} is a whole number from 1 on, not {shown(number)}.")
