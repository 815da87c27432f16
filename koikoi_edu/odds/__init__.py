"""Honest odds: what is likely and what actions are worth, exact, or with its standard error."""
from .chances import Line, Odds, odds
from .estimate import Estimate
from .valuing import Row, Value, value

__all__ = ["Estimate", "Line", "Odds", "Row", "Value", "odds", "value"]
