"""What comes from the page, or from a clock, waits in line."""
import asyncio
import threading
from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

_P = ParamSpec("_P")
_T = TypeVar("_T")

_line = threading.RLock()


def in_line(callback: Callable[_P, _T]) -> Callable[_P, _T]:
    """The callback, for a click, a change or a timer: it begins when no other one runs.

    A kernel may answer the messages of two widgets in two threads at once (ipykernel 7: subshells), and a
    second click would find the table in the middle of what the first one does.
    """
    @wraps(callback)
    def waits(*args: _P.args, **options: _P.kwargs) -> _T:
        with _line:
            return callback(*args, **options)
    return waits


def later(seconds: float, callback: Callable[[], Any]) -> asyncio.TimerHandle:
    """Do something in so many seconds, in line. Cancelled it is not done, also when it was waiting already.

    Raises RuntimeError where no event loop runs, so that no page looks on.
    """
    @in_line
    def due() -> None:
        if not handle.cancelled():
            callback()

    handle = asyncio.get_running_loop().call_later(seconds, due)
    return handle
