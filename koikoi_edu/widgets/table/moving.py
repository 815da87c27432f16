"""One card after another: what a move does, as steps in which cards go from place to place."""
from itertools import pairwise
from typing import NamedTuple

from ...cards import Card, CardSet
from ...game import Event, Happening
from . import geometry as at
from .game import Trail, sides


class Step(NamedTuple):
    """A part of a move: `lay` lies still while these cards go from one box to another.

    flights: card (None for a back), from, to. hold: how long they rest then, as part of a flight's time.
    """

    lay: at.Lay
    flights: tuple[tuple[Card | None, at.Box, at.Box], ...]
    hold: float = 0.0


def moves(trail: Trail, seat: int) -> tuple[tuple[int, tuple[Step, ...]], ...]:
    """What the states of a trail did, player by player: (seat, steps), as this seat sees it."""
    turns: list[tuple[int, list[Step]]] = []
    for before, after in pairwise(trail):
        lay = at.Lay.of(before.view(seat))._replace(apart=CardSet())
        seats = sides(seat, len(before.hands))
        for event in after.events:
            side = seats.index(event.player)
            if event.happening is Happening.SWAP:
                steps = [_swap(lay, side, seats.index(before.dealer))]
            elif event.card is not None:
                steps, lay = _steps(lay, event, side)
            else:
                continue
            if not turns or turns[-1][0] != event.player:
                turns.append((event.player, []))
            turns[-1][1].extend(steps)
    return tuple((player, tuple(steps)) for player, steps in turns)


def _swap(lay: at.Lay, side: int, other: int) -> Step:
    """Two covered hands change places."""
    one, two = (_covered(lay, each) for each in (side, other))
    flights = [(None, start, end) for start, end in zip(one + two, two + one, strict=True)]
    theirs = tuple(0 if each in (side, other) else size for each, size in enumerate(lay.theirs))
    near = lay.players - 1 in (side, other)
    return Step(lay._replace(theirs=theirs, backs=0 if near else lay.backs), tuple(flights))


def _covered(lay: at.Lay, side: int) -> list[at.Box]:
    if side == lay.players - 1:
        return at.hand_row(lay.backs)
    return at.their_hand(lay.theirs[side], side, lay.players)


def _steps(lay: at.Lay, event: Event, side: int) -> tuple[list[Step], at.Lay]:
    """An event as steps, and what lies there afterwards."""
    card = event.card
    assert card is not None
    steps: list[Step] = []
    if lay.active == card:
        start, lay = at.ACTIVE, lay._replace(active=None)
    elif at.FROM_HAND & {event.happening, event.source}:
        start, lay = _from_hand(lay, card, side)
    else:
        start = at.ACTIVE
        lay = lay._replace(stock=lay.stock - 1)
        steps = [Step(lay, ((card, at.STOCK, at.ACTIVE),), hold=1.0)]
    if event.happening is Happening.CHOICE:
        if start != at.ACTIVE:
            steps.append(Step(lay, ((card, start, at.ACTIVE),)))
        return steps, lay._replace(active=card)
    if not event.taken or event.happening is Happening.LEFT:
        down = lay.table | card
        steps.append(Step(lay, ((card, start, at.table(down)[card]),), hold=0.5))
        return steps, lay._replace(table=down)
    boxes = at.table(lay.table)
    under = boxes[next(iter(event.taken))]
    boxes[card] = at.card_box(under.x + 11, under.y + 15, under.w)
    steps.append(Step(lay, ((card, start, boxes[card]),), hold=0.5))
    moved = event.taken | card
    piles = tuple(pile | moved if each == side else pile for each, pile in enumerate(lay.piles))
    goals = at.pile(side, piles[side], lay.players)
    lay = lay._replace(table=lay.table - moved)
    steps.append(Step(lay, tuple((one, boxes[one], goals[one]) for one in moved)))
    return steps, lay._replace(piles=piles)


def _from_hand(lay: at.Lay, card: Card, side: int) -> tuple[at.Box, at.Lay]:
    """Where a played card lay, and what lies there without it."""
    if side == lay.players - 1:
        return at.hand(lay)[card], lay._replace(hand=lay.hand - card)
    start = at.their_hand(lay.theirs[side], side, lay.players)[-1]
    theirs = tuple(size - (each == side) for each, size in enumerate(lay.theirs))
    return start, lay._replace(theirs=theirs)
