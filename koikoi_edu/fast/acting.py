"""What moves on plain ints are in public rounds."""
from ..game import KOIKOI, LEAVE, PLAY, STOP, TAKE, TAKE_ALL, Action
from . import position as at


def action_of(move: int, phase: int) -> Action:
    """The public action that makes a move, or begins it. phase: of the position before it."""
    if move < 0:
        return STOP if move == at.STOP else KOIKOI
    card, what = move & at.TAKES - 1, move & ~(at.TAKES - 1)
    if what == at.LEAVE:
        return LEAVE[card]
    if phase == at.HAND:
        return PLAY[card]
    return TAKE_ALL if what == at.ALL else TAKE[what // at.TAKES - 1]
