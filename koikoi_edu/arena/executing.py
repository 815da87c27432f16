"""Where the deals of a tournament are played: in this process, or on an executor."""
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from queue import SimpleQueue

from ..errors import TournamentError, shown
from ..game.dealing import Seed
from ..rules import Rules
from .entrants import Entrant, pack, said, unpack
from .playing import Meeting, Played, play_deal


@dataclass(frozen=True)
class Task:
    """Some deals of a meeting, whose index is `at`."""

    at: int
    meeting: Meeting
    numbers: tuple[int, ...]
    rules: Rules
    seed: Seed

    @property
    def rounds(self) -> int:
        return len(self.numbers) * len(self.meeting.seatings)

    def play(self, entrants: Sequence[Entrant]) -> Iterator[Played]:
        """Its deals, one after another."""
        for number in self.numbers:
            yield play_deal(entrants, self.at, self.meeting, self.rules, self.seed, number)


#: Called with each deal as it is played, and with each task that is done.
Keep = Callable[[Played], None]
Tell = Callable[[Task], None]


def play_here(tasks: Sequence[Task], entrants: Sequence[Entrant], keep: Keep, tell: Tell,
              seconds: float = float("inf")) -> Sequence[Task]:
    """Play tasks in this process for so many seconds; those that are left."""
    end = time.monotonic() + seconds
    for number, task in enumerate(tasks):
        if time.monotonic() >= end:
            return tasks[number:]
        for played in task.play(entrants):
            keep(played)
        tell(task)
    return ()


def play_elsewhere(executor: Executor, tasks: Sequence[Task], entrants: tuple[Entrant, ...], keep: Keep,
                   tell: Tell) -> None:
    """Play tasks on an executor. Whatever is played when it breaks off, or is interrupted, is kept.

    Raises TournamentError for agents that can't be sent there, and if a process breaks off.
    """
    if not callable(getattr(executor, "submit", None)):
        raise TournamentError(f"An executor has a method submit, as those of concurrent.futures have; "
                              f"{shown(executor)} has none.")
    packed = pack(entrants)
    arrived: _Arrived = SimpleQueue()
    futures = []
    try:
        for task in tasks:
            future = executor.submit(play_task, packed, task)
            futures.append(future)
            # Executors of clusters have futures of their own, which as_completed() does not know.
            future.add_done_callback(partial(_arrive, arrived, task))
        for _ in tasks:
            task, future = arrived.get()
            for played in future.result():
                keep(played)
            tell(task)
    except BrokenExecutor as fault:
        raise TournamentError(f"A process of the tournament broke off: {said(fault)} What was played is "
                              f"kept, and play() goes on from there. {_GUARD}") from fault
    finally:
        for future in futures:
            future.cancel()
        while not arrived.empty():
            _, future = arrived.get()
            if not future.cancelled() and future.exception() is None:
                for played in future.result():
                    keep(played)


_GUARD = "(A script that uses more than one process begins with: if __name__ == '__main__'.)"
_Arrived = SimpleQueue[tuple[Task, "Future[list[Played]]"]]


def _arrive(arrived: _Arrived, task: Task, future: "Future[list[Played]]") -> None:
    arrived.put((task, future))


def play_task(packed: bytes, task: Task) -> list[Played]:
    """Play the deals of a task; packed: the entrants. It is what other processes are asked to do."""
    return list(task.play(unpack(packed)))


@contextmanager
def processes(workers: int) -> Iterator[Executor]:
    """Processes that leave it to this one to be interrupted. Raises TournamentError where there are none."""
    try:  # a browser's Python has no processes
        from concurrent.futures import ProcessPoolExecutor
    except ImportError as fault:
        raise TournamentError("There are no other processes here; play with workers=1.") from fault
    pool = ProcessPoolExecutor(workers, initializer=_ignore_interrupts)
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
