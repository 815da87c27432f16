"""One card after another: what a move does, as steps in which cards go from place to place."""
from itertools import pairwise
from typing import NamedTuple

from ...cards import Card, CardSet
from ...game import Event, Happening
from . import geometry as at
from .game import Trail
from .lay import FROM_HAND, Lay, bombed
from .seats import sides


class Step(NamedTuple):
    """A part of a move: `lay` lies still while these cards go from one box to another.

    flights: card (None for a back), from, to. hold: how long they rest then, as part of a flight's time.
    """

    lay: Lay
    flights: tuple[tuple[Card | None, at.Box, at.Box], ...]
    hold: float = 0.0


def moves(trail: Trail, seat: int) -> tuple[tuple[int, tuple[Step, ...]], ...]:
    """What the states of a trail did, player by player: (seat, steps), as this seat sees it."""
    turns: list[tuple[int, list[Step]]] = []
    for before, after in pairwise(trail):
        lay = Lay.of(before.view(seat))._replace(apart=CardSet())
        seats = sides(seat, len(before.hands))
        for event in after.events:
            side = seats.index(event.player)
            if event.happening is Happening.SWAP:
                steps = [_swap(lay, side, seats.index(before.dealer))]
            elif event.happening is Happening.STOLEN and event.card and event.other is not None:
                steps, lay = _given(lay, event.card, seats.index(event.other), side)
            elif event.happening is Happening.COLLECTED:
                steps, lay = _collected(lay, at.table(lay.table, lay.stacks), event.taken, side)
            elif event.happening is Happening.JOKER and event.card:
                came = after.view(seat).hand - lay.hand
                steps, lay = _joker(lay, event, side, came)
            elif event.card is not None and event.happening is not Happening.STOLEN:
                steps, lay = _steps(lay, event, side)
            else:
                continue
            if not turns or turns[-1][0] != event.player:
                turns.append((event.player, []))
            turns[-1][1].extend(steps)
    return tuple((player, tuple(steps)) for player, steps in turns)


def _swap(lay: Lay, side: int, other: int) -> Step:
    """Two covered hands change places."""
    one, two = (_covered(lay, each) for each in (side, other))
    flights = [(None, start, end) for start, end in zip(one + two, two + one, strict=True)]
    theirs = tuple(0 if each in (side, other) else size for each, size in enumerate(lay.theirs))
    near = lay.players - 1 in (side, other)
    return Step(lay._replace(theirs=theirs, backs=0 if near else lay.backs), tuple(flights))


def _covered(lay: Lay, side: int) -> list[at.Box]:
    if side == lay.players - 1:
        return at.hand_row(lay.backs)
    return at.their_hand(lay.theirs[side], side, lay.players)


def _steps(lay: Lay, event: Event, side: int) -> tuple[list[Step], Lay]:
    """An event as steps, and what lies there afterwards."""
    card = event.card
    assert card is not None
    steps: list[Step] = []
    if event.happening is Happening.BOMB:
        return _bomb(lay, bombed(card, event.taken), event.taken, side)
    if lay.active == card:
        start, lay = at.ACTIVE, lay._replace(active=None)
    elif FROM_HAND & {event.happening, event.source}:
        start, lay = _from_hand(lay, card, side)
    else:
        start = at.ACTIVE
        lay = lay._replace(stock=lay.stock - 1)
        steps = [Step(lay, ((card, at.STOCK, at.ACTIVE),), hold=1.0)]
    if event.happening is Happening.CHOICE:
        if start != at.ACTIVE:
            steps.append(Step(lay, ((card, start, at.ACTIVE),)))
        return steps, lay._replace(active=card)
    if event.happening is Happening.JOKER_TURNED:
        more, lay = _collected(lay, {card: start}, CardSet(card), side)
        return [*steps, *more], lay
    if not event.taken or event.happening in _STAYS:
        down = lay._replace(table=lay.table | card)
        if event.happening in _PILED:
            down = down._replace(stacks=(*_without(lay.stacks, event.taken), event.taken | card))
        goal = at.table(down.table, down.stacks)[card]
        steps.append(Step(lay, ((card, start, goal),), hold=0.5))
        return steps, down
    boxes = at.table(lay.table, lay.stacks)
    under = boxes[next(iter(event.taken))]
    boxes[card] = at.card_box(under.x + 11, under.y + 15, under.w)
    steps.append(Step(lay, ((card, start, boxes[card]),), hold=0.5))
    more, lay = _collected(lay, boxes, event.taken | card, side)
    return [*steps, *more], lay


#: A card that goes on others and stays there; the second of these makes a stack of them.
_STAYS = frozenset({Happening.LEFT, Happening.LAID, Happening.JOINED, Happening.PPEOK, Happening.JOKER_ON})
_PILED = frozenset({Happening.JOINED, Happening.PPEOK, Happening.JOKER_ON})


def _without(stacks: tuple[CardSet, ...], cards: CardSet) -> tuple[CardSet, ...]:
    """The stacks that hold none of these cards."""
    return tuple(stack for stack in stacks if not stack & cards)


def _collected(lay: Lay, boxes: dict[Card, at.Box], moved: CardSet,
               side: int) -> tuple[list[Step], Lay]:
    """Cards go from these boxes to the pile of a side."""
    piles = tuple(pile | moved if each == side else pile for each, pile in enumerate(lay.piles))
    goals = at.pile(side, piles[side], lay.players)
    lay = lay._replace(table=lay.table - moved, stacks=_without(lay.stacks, moved))
    return [Step(lay, tuple((one, boxes[one], goals[one]) for one in moved))], lay._replace(piles=piles)


def _given(lay: Lay, card: Card, giver: int, side: int) -> tuple[list[Step], Lay]:
    """A chaff goes from one pile to another."""
    start = at.pile(giver, lay.piles[giver], lay.players)[card]
    left = tuple(pile - card if each == giver else pile for each, pile in enumerate(lay.piles))
    steps, lay = _collected(lay._replace(piles=left), {card: start}, CardSet(card), side)
    return [step._replace(hold=1.0) for step in steps], lay


def _joker(lay: Lay, event: Event, side: int, came: CardSet) -> tuple[list[Step], Lay]:
    """A joker goes from a hand to its pile, and a card of the stock into the hand.

    came: that card, where the player at the screen sees it.
    """
    assert event.card
    near = side == lay.players - 1
    start, lay = _from_hand(lay, event.card, side)
    steps, lay = _collected(lay, {event.card: start}, CardSet(event.card), side)
    if event.source is None:
        return steps, lay
    lay = lay._replace(stock=lay.stock - 1)
    if near:
        then = lay._replace(hand=lay.hand | came)
        return [*steps, Step(lay, tuple((card, at.STOCK, at.hand(then)[card]) for card in came))], then
    then = lay._replace(theirs=tuple(size + (each == side) for each, size in enumerate(lay.theirs)))
    goal = at.their_hand(then.theirs[side], side, lay.players)[-1]
    return [*steps, Step(lay, ((None, at.STOCK, goal),))], then


def _bomb(lay: Lay, three: CardSet, fourth: CardSet, side: int) -> tuple[list[Step], Lay]:
    """Three cards go from a hand to the fourth, and all of them to the pile."""
    boxes, flights = at.table(lay.table, lay.stacks), []
    under = boxes[next(iter(fourth))]
    starts = at.hand(lay) if side == lay.players - 1 else {}
    for number, card in enumerate(three, 1):
        boxes[card] = at.card_box(under.x + 6 * number, under.y + 8 * number, under.w)
        start, lay = _from_hand(lay, card, side)
        flights.append((card, starts.get(card, start), boxes[card]))
    steps, then = _collected(lay, boxes, three | fourth, side)
    return [Step(lay, tuple(flights), hold=1.0), *steps], then


def _from_hand(lay: Lay, card: Card, side: int) -> tuple[at.Box, Lay]:
    """Where a played card lay, and what lies there without it."""
    if side == lay.players - 1:
        return at.hand(lay)[card], lay._replace(hand=lay.hand - card)
    start = at.their_hand(lay.theirs[side], side, lay.players)[-1]
    theirs = tuple(size - (each == side) for each, size in enumerate(lay.theirs))
    shown = tuple(cards - card for cards in lay.shown)
    return start, lay._replace(theirs=theirs, shown=shown)
