"""Puzzles that teach scoring: made from a seed, proved to have one answer, explained where it is missed.

`puzzle("total-3-plum")` shows its question; `.check(9)` says whether 9 is right, and why; `.hints` and
`.solution` help who is stuck. `KINDS` are the kinds of puzzle and `TRAPS` what makes them hard.
`Practice()` asks one after the other and brings back what was missed; `worksheet("plum")` asks on paper.
"""
from .attempt import Attempt
from .kinds import KINDS
from .making import puzzle
from .practice import Practice
from .puzzle import Fault, Form, Puzzle, Reason, Verdict
from .traps import TRAPS
from .worksheet import NotSaved, Worksheet, worksheet, worksheets

__all__ = ["KINDS", "TRAPS", "Attempt", "Fault", "Form", "NotSaved", "Practice", "Puzzle", "Reason",
           "Verdict", "Worksheet", "puzzle", "worksheet", "worksheets"]
