"""Tournaments between agents: duplicate deals with seats exchanged, and standard errors for every number."""
from .bar import bar
from .entrants import Entrant
from .playing import Fault
from .standing import Standing
from .statistics import Estimate
from .tournament import Tournament

__all__ = ["Entrant", "Estimate", "Fault", "Standing", "Tournament", "bar"]
