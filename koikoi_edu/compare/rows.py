"""The rows of a comparison, and what each rule set has in them."""
from typing import NamedTuple

from ..rules import Provenance


class Cell(NamedTuple):
    """What one rule set has in one row.

    text: as a table shows it: "5", "×2", "+1", "–" for nothing. value: the points of a yaku or sum, None
    where there is nothing. why: in words, "" where nothing has to be said. option: what decides it, and
    provenance: where that comes from. state: "counts", "left_out" (its cards are there), "short" (cards are
    missing here) or "absent" (the rule set has no such thing).
    """

    text: str
    value: int | None
    state: str = "counts"
    why: str = ""
    option: str = ""
    provenance: Provenance | None = None

    @property
    def is_sure(self) -> bool:
        """False where points or a step count here that the source of the rule set does not state."""
        return self.provenance is None or self.provenance.is_sure

    def __str__(self) -> str:
        return f"{self.text} ({self.why})" if self.why else self.text


class Row(NamedTuple):
    """A yaku, the sum, a step or the total under each rule set.

    id: "yaku.sanko", "sum", the option of a step, or "total". name: what it is called. own_names: what the
    rule sets call it, where that is something else. reason: in words, why the cells differ, "" where they
    do not.
    """

    id: str
    name: str
    cells: tuple[Cell, ...]
    own_names: tuple[str, ...] = ()
    reason: str = ""

    @property
    def differs(self) -> bool:
        """Whether the rule sets differ here."""
        return len({cell.text for cell in self.cells}) > 1

    def unlike(self, column: int = 0) -> tuple[bool, ...]:
        """For each rule set, whether its cell is another than that of this column."""
        return tuple(cell.text != self.cells[column].text for cell in self.cells)

    def __str__(self) -> str:
        return f"{self.name}: {' | '.join(cell.text for cell in self.cells)}"
