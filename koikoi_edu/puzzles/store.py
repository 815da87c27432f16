"""A record of practice in memory; the file comes with it."""
from .record import Outcome, Record


class Store:
    """Holds a record."""

    def __init__(self, file: object = None) -> None:
        self.record = Record()
        self.notice = ""

    def add(self, outcome: Outcome) -> None:
        """Write down what happened."""
        self.record = self.record.after(outcome)
