"""Rule sets side by side: what they make of one pile, why, and in which options they differ."""
from .differing import Difference, differences
from .searching import LARGEST, most_different
from .sheet import Cell, Comparison, Row, compare
from .switching import Alternative, Switch, Turn, switches, turn, turns

__all__ = ["LARGEST", "Alternative", "Cell", "Comparison", "Difference", "Row", "Switch", "Turn", "compare",
           "differences", "most_different", "switches", "turn", "turns"]
