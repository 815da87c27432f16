"""How fast a piece of work is, beside how fast the machine is at that moment.

A shared machine is quick one second and slow the next. So each measurement stands between two runs of a
plain loop of additions, and a figure is told twice: per second of processor time, and per million such
additions, which a busy machine changes little.
"""
from collections.abc import Callable
from time import process_time
from typing import NamedTuple

ADDITIONS = 200_000
REPEATS = 7


class Figure(NamedTuple):
    """One line of the report.

    name: what was measured. value: how much, unit: of what. relative: the same per million additions of a
    plain loop, None for what is no speed. note: what the figure covers.
    """

    name: str
    value: float
    unit: str
    relative: float | None = None
    note: str = ""


def additions() -> float:
    """Additions that a plain loop makes in a second of processor time, in millions."""
    start = process_time()
    total = 0
    for number in range(ADDITIONS):
        total += number
    return ADDITIONS / (process_time() - start) / 1e6


def speed(name: str, unit: str, work: Callable[[], int], note: str = "") -> Figure:
    """The best of several measurements of `work`, which does its work and returns how often."""
    work()  # what is remembered from one time to the next is remembered now
    best = Figure(name, 0.0, unit, 0.0, note)
    for _ in range(REPEATS):
        loop = additions()
        start = process_time()
        count = work()
        rate = count / (process_time() - start)
        relative = rate / ((loop + additions()) / 2)
        if relative > best.relative:
            best = Figure(name, rate, unit, relative, note)
    return best
