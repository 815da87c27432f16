"""Programs that are looked at play by themselves: a move, a while, the next move."""
import asyncio
from collections.abc import Callable

from ..in_line import later

#: Seconds between two moves, by the words for it.
PACES = {"slow": 4.0, "steady": 2.0, "fast": 0.6}


class Watch:
    """A clock that lets the next one move.

    move(): make a move; the seconds until it has been seen, or None where there is no further one. pace:
    seconds between two moves.
    """

    def __init__(self, move: Callable[[], float | None], pace: float = PACES["steady"]) -> None:
        self._move, self.pace = move, pace
        self._next: asyncio.TimerHandle | None = None
        self.moving = False     # whether what is done now is done by the clock

    @property
    def running(self) -> bool:
        return self._next is not None or self.moving

    def start(self) -> None:
        """Move at once and go on; without an event loop, where no page looks on, make all moves at once."""
        if self.running:
            return
        try:
            self._next = later(0.0, self._again)
        except RuntimeError:
            while self._tick() is not None:
                pass

    def stop(self) -> None:
        """No further move."""
        if self._next:
            self._next.cancel()
        self._next = None

    def _again(self) -> None:
        self._next = None
        seen = self._tick()
        if seen is not None:
            self._next = later(seen + self.pace, self._again)

    def _tick(self) -> float | None:
        self.moving = True
        try:
            return self._move()
        finally:
            self.moving = False
