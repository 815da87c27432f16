"""Honest odds: what is likely and what actions are worth, exact, or with its standard error."""
from .chances import Line, Odds, odds
from .chart import convergence
from .estimate import Estimate, share_of
from .valuing import Row, Value, value

__all__ = ["Estimate", "Line", "Odds", "Row", "Value", "convergence", "odds", "share_of", "value"]
