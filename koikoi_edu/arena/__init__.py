"""Tournaments between agents: duplicate deals with seats exchanged, and standard errors for every number."""
from random import Random

from .bar import bar
from .entrants import Entrant
from .playing import Fault
from .standing import Standing
from .statistics import Estimate
from .tournament import Tournament

#: `Random` is what agents draw their chance from.
__all__ = ["Entrant", "Estimate", "Fault", "Random", "Standing", "Tournament", "bar"]
