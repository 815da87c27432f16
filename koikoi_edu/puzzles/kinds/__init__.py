"""The kinds of puzzle, a file each."""
from ..puzzle import Puzzle
from .missing import Missing
from .total import Total

#: Every kind by its id, in the order in which they are learned.
KINDS: dict[str, type[Puzzle]] = {kind.kind: kind for kind in (Total, Missing)}
