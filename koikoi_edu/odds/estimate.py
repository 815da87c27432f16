"""Means with their standard errors."""
from collections.abc import Sequence
from math import nan, sqrt
from typing import NamedTuple


class Estimate(NamedTuple):
    """A mean and its standard error, in points or as a share of 1. An exact value has the error 0."""

    mean: float
    error: float

    def text(self, digits: int = 2) -> str:
        """ "+1.52 ± 0.11"; without an error "+1.52"."""
        value = f"{self.mean:+.{digits}f}"
        return f"{value} ± {self.error:.{digits}f}" if self.error else value

    def percent(self, digits: int = 1) -> str:
        """The same of a share, "72.0 ± 0.3 %"."""
        error = f" ± {100 * self.error:.{digits}f}" if self.error else ""
        return f"{100 * self.mean:.{digits}f}{error} %"


def mean_of(values: Sequence[float], exact: bool) -> Estimate:
    """Their mean. exact: they are all that there are, each as likely, so that the mean is no estimate."""
    number = len(values)
    middle = sum(values) / number
    if exact:
        return Estimate(middle, 0.0)
    if number < 2:
        return Estimate(middle, nan)
    spread = sum((value - middle) ** 2 for value in values) / (number - 1)
    return Estimate(middle, sqrt(spread / number))
