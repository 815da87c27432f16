"""Rule sets side by side: what they make of one pile, why, and in which options they differ."""
from .differing import Difference, differences
from .recorded import recorded_round
from .replaying import Replay, replay
from .rows import Cell, Row
from .searching import LARGEST, most_different
from .sheet import Comparison, compare
from .steps import End, Step, Unlike
from .switching import Alternative, Switch, Turn, switches, turn, turns

__all__ = ["LARGEST", "Alternative", "Cell", "Comparison", "Difference", "End", "Replay", "Row", "Step",
           "Switch", "Turn", "Unlike", "compare", "differences", "most_different", "recorded_round",
           "replay", "switches", "turn", "turns"]
