"""The kinds of puzzle, a file each."""
from ..puzzle import Puzzle
from .base import Base
from .capture import Capture
from .cheapest import Cheapest
from .decide import Decide
from .flash import KindOf, Month, Name
from .flash_yaku import Cards, Worth
from .go import Go
from .missing import Missing
from .pays import Pays
from .pi import Pi
from .runout import Runout
from .seven import Seven
from .step import NextStep
from .total import Total
from .yaku import YakuOf

#: Every kind by its id, in the order in which they are learned.
KINDS: dict[str, type[Puzzle]] = {kind.kind: kind for kind in (
    YakuOf, Base, Total, NextStep, Missing, Seven, Capture, Cheapest, Runout, Decide, Pi, Go, Pays,
    Month, KindOf, Name, Cards, Worth)}
