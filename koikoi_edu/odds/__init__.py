"""Honest odds: what actions are worth and what is likely, exact or with a standard error, never in between."""
from .estimate import Estimate
from .valuing import Row, Value, value

__all__ = ["Estimate", "Row", "Value", "value"]
