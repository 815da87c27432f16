"""Scoring puzzles: how long one of each kind and difficulty takes to make, at the median."""
from collections.abc import Iterator
from statistics import median
from time import process_time

from measure import Figure, additions

from koikoi_edu.puzzles import KINDS, puzzle
from koikoi_edu.rules import DEFAULT

SEEDS = 100
LIMIT = 50  # milliseconds at the median are the most that a puzzle may take


def figures() -> Iterator[Figure]:
    """A line for each kind and difficulty, and at the end the slowest of them."""
    slowest = Figure("none", 0.0, "ms")
    for kind, made in KINDS.items():
        if made.seeds(DEFAULT):
            continue  # flash cards are not made, but looked up
        for difficulty in range(1, 6):
            figure = time_to_make(kind, difficulty)
            slowest = max(slowest, figure, key=lambda one: one.value)
            yield figure
    yield Figure("the slowest of them", slowest.value, "ms", note=f"{slowest.name}; at most {LIMIT} are due")


def time_to_make(kind: str, difficulty: int) -> Figure:
    """Processor time at the median over some seeds, beside that of a plain loop at the same moment."""
    puzzle("warm", kind, difficulty)  # what is remembered from one time to the next is remembered now
    before, times = additions(), []
    for seed in range(SEEDS):
        start = process_time()
        puzzle(seed, kind, difficulty)
        times.append(process_time() - start)
    middle = median(times)
    loops = middle * (before + additions()) / 2  # million additions in that time
    return Figure(f"{kind}, difficulty {difficulty}", middle * 1e3, "ms",
                  note=f"as {loops * 1e3:,.0f} thousand additions; {max(times) * 1e3:,.1f} ms at most")
