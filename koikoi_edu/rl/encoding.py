"""A view and the actions as arrays of numbers."""
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..cards import CARDS
from ..errors import IllegalAction
from ..game import Action, Move, Phase, View
from ..rules import Rules


def _every_action() -> tuple[Action, ...]:
    found = []
    for move in Move:
        for card in (None, *CARDS):
            try:
                found.append(Action(move, card))
            except IllegalAction:
                continue
    return tuple(found)


#: Every action of every rule set; an action's number is its index here.
ACTIONS: tuple[Action, ...] = _every_action()
#: The number of each action.
NUMBERS: dict[Action, int] = {action: number for number, action in enumerate(ACTIONS)}

#: Most that a count or points may be in an observation; more is told as so much.
MOST = 10_000


class Part(NamedTuple):
    """A part of an observation. name: what it says. at: where it stands."""

    name: str
    at: slice


@lru_cache(maxsize=64)
def parts(rules: Rules) -> tuple[Part, ...]:
    """What stands where in an observation under these rules.

    Cards are a 0 or 1 for each of `CARDS`, in their order; of players comes first the one who looks, then the
    others in the order of play. With `view` for what the player sees:

    hand, table, removed: the cards there. card: the one that waits for a choice. pile 0, pile 1, ...: what
    each has captured. phase: a 1 for `view.phase`, in the order of `Phase`. dealer: a 1 for who deals.
    hand sizes, stock size: numbers of cards. calls: koi-koi calls of each. bases: points of each player's
    yaku. scores: points that each would score by stopping now. month: a 1 for the month, where it matters.
    """
    players, cards = rules.players, len(CARDS)
    sizes = {"hand": cards, "table": cards, "removed": cards, "card": cards}
    sizes |= {f"pile {number}": cards for number in range(players)}
    sizes |= {"phase": len(Phase), "dealer": players, "hand sizes": players, "stock size": 1,
              "calls": players, "bases": players, "scores": players, "month": 12}
    found, start = [], 0
    for name, size in sizes.items():
        found.append(Part(name, slice(start, start + size)))
        start += size
    return tuple(found)


def size(rules: Rules) -> int:
    """How many numbers an observation has under these rules."""
    stop: int = parts(rules)[-1].at.stop
    return stop


def observation(view: View) -> NDArray[np.float32]:
    """What a player sees, as numbers; `parts` says which is where. Shape (size(view.rules),).

    It is made from the view alone, so nothing hidden is in it.
    """
    players = view.rules.players
    order = [(view.player + step) % players for step in range(players)]
    seen = np.zeros(size(view.rules), np.float32)
    values: dict[str, ArrayLike] = {
        "hand": _bits(view.hand.bits), "table": _bits(view.table.bits), "removed": _bits(view.removed.bits),
        "card": _bits(view.card.bit if view.card else 0),
        "phase": [phase is view.phase for phase in Phase],
        "dealer": [seat == view.dealer for seat in order],
        "hand sizes": [view.hand_sizes[seat] for seat in order],
        "stock size": [view.stock_size],
        "calls": [view.calls[seat] for seat in order],
        "bases": [view.bases[seat] for seat in order],
        "scores": [view.scores[seat].total for seat in order],
        "month": [view.month == month for month in range(1, 13)]}
    values |= {f"pile {number}": _bits(view.piles[seat].bits) for number, seat in enumerate(order)}
    for part in parts(view.rules):
        seen[part.at] = values[part.name]
    return np.clip(seen, 0, MOST)


def action_mask(view: View) -> NDArray[np.int8]:
    """A 1 for each action that the player can do now. Shape (len(ACTIONS),)."""
    mask = np.zeros(len(ACTIONS), np.int8)
    mask[[NUMBERS[action] for action in view.legal_actions()]] = 1
    return mask


def observed(view: View) -> dict[str, NDArray[np.float32] | NDArray[np.int8]]:
    """Both, as environments give them: "observation" and "action_mask"."""
    return {"observation": observation(view), "action_mask": action_mask(view)}


_BYTES = (len(CARDS) + 7) // 8


def _bits(cards: int) -> NDArray[np.uint8]:
    data = np.frombuffer(cards.to_bytes(_BYTES, "little"), np.uint8)
    return np.unpackbits(data, count=len(CARDS), bitorder="little")
