"""What the board shows of a game: cards and marks, texts and drawn buttons, and where what is done."""
from itertools import pairwise
from typing import NamedTuple

from ...cards import Card, CardSet
from ...game import Action, Event, Happening, Phase
from . import geometry as at
from . import words as say
from .game import Sitting, Trail

#: What a drawn button does where it is no action of the round.
NEXT, NEW, SHOW = "next", "new", "show"

Deed = Action | str


class Key(NamedTuple):
    """A button drawn on the board. primary: the one that most will want next."""

    box: at.Box
    words: str
    deed: Deed
    primary: bool = False


class Line(NamedTuple):
    """The line above a pile: player, sum of the yaku held, whose turn, who it is, calls of koi-koi."""

    name: str
    sum: str
    turn: bool
    tags: tuple[str, ...]
    calls: int


class Scene(NamedTuple):
    """One picture of the board.

    lay: what lies where. lines: the players across and near. deeds: what pressing a card does. lit: cards to
    choose from, or those that make the yaku. recent: cards that the other player moved last. quiet: the hand
    can't be played now. told: what is to be done. keys: drawn buttons. aim: what the arrow keys have chosen
    on the board.
    """

    lay: at.Lay
    lines: tuple[Line, Line]
    deeds: dict[Card, Action]
    lit: CardSet
    recent: CardSet
    quiet: bool
    told: str
    keys: tuple[Key, ...]
    aim: Deed | None = None

    @property
    def places(self) -> tuple[at.Place, ...]:
        return at.places(self.lay)

    @property
    def spots(self) -> dict[Deed, at.Box]:
        """Where on the board each thing that can be done is pressed: a card, or a drawn button.

        Where two cards overlap, the one that lies on top comes later.
        """
        if self.lay.covered:
            return {key.deed: at.COVER for key in self.keys}
        found: dict[Deed, at.Box] = {key.deed: key.box for key in self.keys}
        for place in self.places:
            if place.card and place.card in self.deeds:
                found[self.deeds[place.card]] = place.box
        return found


def scene(sitting: Sitting) -> Scene:
    """The board as it stands."""
    view = sitting.view
    covered = sitting.covered
    options = () if covered else sitting.options()
    deeds = {action.card: action for action, _ in options if action.card}
    lay = at.Lay.of(view, covered=covered)
    lit = CardSet()
    if view.phase is Phase.HAND:
        lay = lay._replace(raised=CardSet(action.card for action, taken in options if action.card and taken))
    elif view.phase is Phase.DECIDE:
        lit = view.score(view.to_play).cards
    elif view.is_over:
        lay = lay._replace(open=sitting.round.hands[sitting.across])
        lit = view.result.score.cards if view.result and view.result.score else lit
    else:
        lit = CardSet(deeds)
    now = f"{say.result_lines(sitting)[0]}." if view.is_over else say.prompt(sitting)
    quiet = bool(options) and view.phase is not Phase.HAND
    return Scene(lay, (_line(sitting, sitting.across), _line(sitting, sitting.seat)), deeds, lit,
                 _recent(sitting), quiet, now, _keys(sitting, options))


def _line(sitting: Sitting, seat: int) -> Line:
    view = sitting.view
    turn = view.to_play == seat and not view.is_over
    tags = say.tags(sitting, seat)
    return Line(sitting.names[seat], f"sum {view.bases[seat]}", turn, tags, view.calls[seat])


def _recent(sitting: Sitting) -> CardSet:
    bits = 0
    for event in sitting.events:
        if event.player == sitting.across and event.card and event.happening is not Happening.CHOICE:
            bits |= event.card.bit | event.taken.bits
    return CardSet.from_bits(bits)


def _keys(sitting: Sitting, options: tuple[tuple[Action, CardSet], ...]) -> tuple[Key, ...]:
    found: list[tuple[str, Deed]] = []
    if sitting.covered:
        found = [(f"Show {sitting.names[sitting.seat]}'s hand", SHOW)]
    elif sitting.has_next:
        found = [("Next round", NEXT)]
    elif sitting.round.is_over:
        found = [("New match" if sitting.several else "New round", NEW)]
    elif sitting.round.phase is Phase.DECIDE:
        found = [(say.action_words(sitting, action, taken), action) for action, taken in options]
    boxes = at.at_right(at.BAND, [max(96, 8.2 * len(words) + 26) for words, _ in found])
    single = len(found) == 1
    return tuple(Key(box, words, deed, single) for box, (words, deed) in zip(boxes, found, strict=True))


# One card after another ------------------------------------------------------------------------------------

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
        for event in after.events:
            if event.card is None:
                continue
            if not turns or turns[-1][0] != event.player:
                turns.append((event.player, []))
            steps, lay = _steps(lay, event, near=event.player == seat)
            turns[-1][1].extend(steps)
    return tuple((player, tuple(steps)) for player, steps in turns)


def _steps(lay: at.Lay, event: Event, *, near: bool) -> tuple[list[Step], at.Lay]:
    """An event as steps, and what lies there afterwards."""
    card = event.card
    assert card is not None
    steps: list[Step] = []
    if lay.active == card:
        start, lay = at.ACTIVE, lay._replace(active=None)
    elif Happening.HAND in (event.happening, event.source):
        if near:
            start = at.hand(lay)[card]
            lay = lay._replace(hand=lay.hand - card)
        else:
            start = at.their_hand(lay.theirs)[-1]
            lay = lay._replace(theirs=lay.theirs - 1)
    else:
        start = at.ACTIVE
        lay = lay._replace(stock=lay.stock - 1)
        steps = [Step(lay, ((card, at.STOCK, at.ACTIVE),), hold=1.0)]
    if event.happening is Happening.CHOICE:
        if start != at.ACTIVE:
            steps.append(Step(lay, ((card, start, at.ACTIVE),)))
        return steps, lay._replace(active=card)
    if not event.taken:
        down = lay.table | card
        steps.append(Step(lay, ((card, start, at.table(down)[card]),), hold=0.5))
        return steps, lay._replace(table=down)
    boxes = at.table(lay.table)
    under = boxes[next(iter(event.taken))]
    boxes[card] = at.card_box(under.x + 11, under.y + 15, under.w)
    steps.append(Step(lay, ((card, start, boxes[card]),), hold=0.5))
    side, piles = (at.NEAR if near else at.ACROSS), list(lay.piles)
    moved = event.taken | card
    piles[side] |= moved
    goals = at.pile(side, piles[side])
    lay = lay._replace(table=lay.table - moved)
    steps.append(Step(lay, tuple((one, boxes[one], goals[one]) for one in moved)))
    return steps, lay._replace(piles=(piles[0], piles[1]))

