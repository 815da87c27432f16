"""An opponent that does not think ahead: it knows what positions are worth, from a table that was trained."""
import sys
import zlib
from array import array
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from random import Random

from ..cards import CardSet
from ..errors import RulesError
from ..fast import kit_of
from ..game import KOIKOI, STOP, Action, Phase, View
from ..rules import Rules, rules
from .cells import WIDTH, Seen, cells, row
from .choices import choices
from .greedy import GreedyAgent

#: The table, named after the rules that it was trained for; `scripts/train_table.py` makes it.
TABLE = Path(__file__).with_name("vanikar.table")
#: A cell is kept in these parts of a point.
_PARTS = 64
_MOST = (1 << 15) - 1


def packed(values: Iterable[float]) -> bytes:
    """A table as it is kept: two bytes a cell, the lower one first, compressed."""
    kept = array("h", (max(-_MOST, min(_MOST, round(value * _PARTS))) for value in values))
    if sys.byteorder == "big":
        kept.byteswap()
    return zlib.compress(kept.tobytes(), 9)


def unpacked(kept: bytes) -> "array[int]":
    """The cells that `packed` packed, in parts of a point."""
    cells = array("h", zlib.decompress(kept))
    if sys.byteorder == "big":
        cells.byteswap()
    return cells


@lru_cache(maxsize=1)
def _table() -> "array[int]":
    return unpacked(TABLE.read_bytes())


@lru_cache(maxsize=64)
def _was_trained_for(game: Rules) -> bool:
    """Whether the table is about rounds under these rules; how long a match is does not matter."""
    known = rules(TABLE.stem)
    try:
        return known.variant(length=game.length) == game
    except RulesError:
        return False


class TableAgent:
    """Does what leads to the position of most worth, by a table trained under Vanikar's rules.

    Under other rules it plays like Greedy.
    """

    name = "Table"

    def choose(self, view: View, rng: Random) -> Action:
        """One of the legal actions of the view, without chance. Raises IllegalAction if there is none."""
        actions = choices(view)
        if not _was_trained_for(view.rules):
            return GreedyAgent().choose(view, rng)
        if len(actions) == 1:
            return actions[0]
        worth = _Worth(view)
        return max(actions, key=worth.of)


class _Worth:
    """What actions are worth in one view, in points."""

    def __init__(self, view: View) -> None:
        self.view, self.me = view, view.player
        self.other = 1 - view.player
        self.kit = kit_of(view.rules, view.month)
        self.sums = self.kit.sums(False, False, False)
        self.mine, self.theirs = view.piles[self.me].bits, view.piles[self.other].bits
        self.hand, self.table = view.hand.bits, view.table.bits
        self.other_points = view.bases[self.other]
        self.called, self.other_called = view.calls[self.me] > 0, view.calls[self.other] > 0

    def of(self, action: Action) -> float:
        """Points that the action is worth."""
        view = self.view
        if action is STOP:
            return view.score(self.me).total
        if action is KOIKOI:
            return self._position(True, self.mine, self.hand, self.table, called=True)
        assert action.card
        if view.phase is Phase.HAND:
            ways = [way.bits for way in view.captures(action.card)] or [0]
            return max(self._laid(action.card.bit, way) for way in ways)
        assert view.card
        return self._laid(view.card.bit, action.card.bit)

    def _laid(self, card: int, taken: int) -> float:
        """Once a card is laid and has taken these (bits)."""
        drawn = self.view.phase is Phase.DRAW
        mine = self.mine | card | taken if taken else self.mine
        table = self.table ^ taken if taken else self.table | card
        if not drawn or self._points(mine) <= self.view._settled[self.me]:
            return self._position(drawn, mine, self.hand & ~card, table, called=self.called)
        stop = self.kit.final(self._points(mine), 0, int(self.other_called), 0)
        if not self.hand:
            return stop
        return max(stop, self._position(True, mine, self.hand, table, called=True))

    def _points(self, pile: int) -> int:
        return self.sums.base(self.sums.pile(CardSet.from_bits(pile)))

    def _position(self, drawn: bool, mine: int, hand: int, table: int, called: bool) -> float:
        seen = Seen(mine, self.theirs, hand, table, self._points(mine), self.other_points,
                    self.view.dealer == self.me)
        start = WIDTH * row(drawn, hand.bit_count(), called, self.other_called)
        values = _table()
        total: int = sum([values[start + cell] for cell in cells(seen)])
        return total / _PARTS
