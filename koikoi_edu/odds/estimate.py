"""Means with their standard errors."""
from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple


class Estimate(NamedTuple):
    """A mean and its standard error, in points or as a share of 1. The error of an exact value is 0."""

    mean: float
    error: float

    def text(self, digits: int = 2, *, sign: bool = True) -> str:
        """ "+1.52 ± 0.11"; of an exact value "+1.52"."""
        mean = round(self.mean, digits) + 0.0  # never "-0.00"
        value = f"{mean:+.{digits}f}" if sign else f"{mean:.{digits}f}"
        return f"{value} ± {self.error:.{digits}f}" if self.error else value

    def percent(self, digits: int = 1) -> str:
        """The same of a share, "72.0 ± 0.3 %"."""
        error = f" ± {100 * self.error:.{digits}f}" if self.error else ""
        return f"{100 * self.mean:.{digits}f}{error} %"


def mean_of(values: Sequence[float], exact: bool) -> Estimate:
    """The mean of two values or more.

    exact: they are all that there are, each as likely, so that it is the value itself.
    """
    number = len(values)
    mean = sum(values) / number
    if exact:
        return Estimate(mean, 0.0)
    spread = sum([(value - mean) ** 2 for value in values]) / (number - 1)
    return Estimate(mean, sqrt(spread / number))


def share_of(times: int, number: int, exact: bool = False) -> Estimate:
    """How likely is what came about so many times of a number.

    The error is that with one more of each kind: what was never seen, or always, is not taken for certain.
    """
    if exact:
        return Estimate(times / number, 0.0)
    near = (times + 1) / (number + 2)
    return Estimate(times / number, sqrt(near * (1 - near) / number))
