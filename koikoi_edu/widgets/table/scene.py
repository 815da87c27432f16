"""What the board shows of a game: cards and marks, texts and drawn buttons, and where what is done."""
from typing import NamedTuple

from ...cards import Card, CardSet
from ...game import Action, Happening, Move, Phase
from . import asking, told
from . import geometry as at
from . import words as say
from .game import Sitting
from .lay import Lay, bombed

#: What a drawn button does where it is no action of the round.
NEXT, NEW, SHOW = "next", "new", "show"
#: The same: to choose a card that stays beside its match, and to play cards again.
LEAVE, PLAY = "leave", "play"
#: The same, for who looks on: let the next program play, let them play by themselves, or stop them.
STEP, RUN, PAUSE = "step", "run", "pause"

Deed = Action | str

#: What is done by pressing a card; what else can be done has a drawn button.
_ON_CARDS = frozenset({Move.PLAY, Move.TAKE, Move.LEAVE})
#: Room for all drawn buttons together, so that the words beside them keep theirs.
_KEYS = 340


class Key(NamedTuple):
    """A button drawn on the board. primary: the one that most will want next."""

    box: at.Box
    words: str
    deed: Deed
    primary: bool = False


class Line(NamedTuple):
    """The line above a pile: player, sum of the yaku held, whose turn, who it is, what was called.

    chaff: how much the pile counts, where that is not the number of its cards.
    """

    name: str
    sum: str
    turn: bool
    tags: tuple[str, ...]
    calls: str
    chaff: int | None = None


class Scene(NamedTuple):
    """One picture of the board.

    lay: what lies where. lines: the players, side by side. deeds: what pressing a card does. lit: cards to
    choose from, or those that make the yaku. recent: cards that other players moved last. quiet: the hand
    can't be played now. told: what is to be done. keys: drawn buttons. month: of the round, where its cards
    score. aim: what the arrow keys have chosen on the board. barred: hand cards that can't be played now,
    while others can. stolen: chaff that a player has just got from another.
    """

    lay: Lay
    lines: tuple[Line, ...]
    deeds: dict[Card, Action]
    lit: CardSet
    recent: CardSet
    quiet: bool
    told: str
    keys: tuple[Key, ...]
    month: int | None = None
    aim: Deed | None = None
    barred: CardSet = CardSet()
    stolen: CardSet = CardSet()

    @property
    def places(self) -> tuple[at.Place, ...]:
        return at.places(self.lay)

    @property
    def spots(self) -> dict[Deed, at.Box]:
        """Where on the board each thing that can be done is pressed: a card, or a drawn button.

        Where two cards overlap, the one that lies on top comes later.
        """
        keys: dict[Deed, at.Box] = {key.deed: key.box for key in self.keys}
        if SHOW in keys:
            return {SHOW: at.COVER}
        cards: dict[Deed, at.Box] = {self.deeds[place.card]: place.box for place in self.places
                                     if place.card and place.card in self.deeds}
        return cards | keys


def scene(sitting: Sitting, *, leaving: bool = False, running: bool = False) -> Scene:
    """The board as it stands.

    leaving: whether a card is chosen that stays beside its match. running: whether programs that are looked
    at play by themselves.
    """
    view = sitting.view
    options = () if sitting.covered else tuple(
        (action, taken) for action, taken in sitting.options() if (action.move is Move.LEAVE) == leaving)
    deeds = {action.card: action for action, _ in options if action.card and action.move in _ON_CARDS}
    lay = Lay.of(view, covered=sitting.covered)
    lit = CardSet()
    if view.phase is Phase.HAND:
        lay = lay._replace(raised=CardSet(card for card, action in deeds.items()
                                          if dict(options)[action] or leaving) | asking.owed(sitting))
    elif view.phase is Phase.DECIDE:
        lit = view.score(view.to_play).cards
    elif view.is_over:
        lay = lay._replace(open=tuple(sitting.round.hands[seat] for seat in sitting.others))
        lit = _won_by(sitting)
    else:
        lit = CardSet(deeds)
    now = f"{told.result_lines(sitting)[0]}." if view.is_over else asking.prompt(sitting, leaving=leaving)
    stolen = told.stolen(sitting)
    if stolen and not sitting.covered:
        # No room for all of it.
        first = now.split(". ")[0].rstrip(".") + "." if view.phase is Phase.HAND else now
        now = f"{stolen} {first}"
    quiet = bool(options) and view.phase not in (Phase.HAND, Phase.SWAP)
    return Scene(lay, tuple(_line(sitting, seat) for seat in sitting.sides), deeds, lit, _recent(sitting),
                 quiet, now, _keys(sitting, options, leaving=leaving, running=running), view.month,
                 barred=asking.barred(sitting), stolen=_stolen(sitting))


def _line(sitting: Sitting, seat: int) -> Line:
    view = sitting.view
    turn = view.to_play == seat and not view.is_over
    tags, calls, chaff = say.tags(sitting, seat), _calls(sitting, seat), told.chaff(sitting, seat)
    # No room for more beside two names of the same kind, or beside a go.
    if len(sitting.players) > 2 or (calls and chaff is not None):
        tags = tuple(tag for tag in tags if tag == "dealer")
    return Line(sitting.names[seat], f"sum {view.bases[seat]}", turn, tags, calls, chaff)


def _calls(sitting: Sitting, seat: int) -> str:
    """The calls of a player, for the board: "", "koi-koi", "go 2"."""
    calls = sitting.view.calls[seat]
    return f"{say.call(sitting)} {calls}" if calls > 1 else say.call(sitting) * bool(calls)


def _stolen(sitting: Sitting) -> CardSet:
    return CardSet({event.card for event in sitting.events      # a set: one may be stolen back
                    if event.happening is Happening.STOLEN and event.card})


def _won_by(sitting: Sitting) -> CardSet:
    """The cards that a finished round was won by: in the hand or on the table at the deal, or in a pile."""
    result, event = sitting.round.result, sitting.round.events[-1]
    return event.taken or (result.score.cards if result and result.score else CardSet())


def _recent(sitting: Sitting) -> CardSet:
    bits = 0
    for event in sitting.events:
        own = event.player == sitting.seat and not sitting.watched
        if own or event.happening is Happening.CHOICE:
            continue
        if event.card:
            bits |= event.card.bit | (0 if event.happening is Happening.LEFT else event.taken.bits)
        if event.happening is Happening.BOMB and event.card:
            bits |= bombed(event.card, event.taken).bits
        if event.happening is Happening.COLLECTED:
            bits |= event.taken.bits
    return CardSet.from_bits(bits)


def _keys(sitting: Sitting, options: tuple[tuple[Action, CardSet], ...], *, leaving: bool,
          running: bool) -> tuple[Key, ...]:
    found: list[tuple[str, Deed]] = []
    if sitting.covered:
        found = [(f"Show {sitting.names[sitting.seat]}'s hand", SHOW)]
    elif sitting.has_next:
        found = [("Next round", NEXT)]
    elif sitting.round.is_over:
        found = [("New match" if sitting.several else "New round", NEW)]
    elif sitting.watched:
        found = [("Pause", PAUSE)] if running else [("Next move", STEP), ("Play on", RUN)]
    elif leaving:
        found = [("Play a card", PLAY)]
    elif asking.can_leave(sitting):
        found = [("Leave a card", LEAVE)]
    else:
        found = [(asking.key_words(sitting, action), action) for action, _ in options
                 if action.move not in _ON_CARDS]
    widths = [max(96, 8.2 * len(words) + 26) for words, _ in found]
    room = min(1, _KEYS / max(sum(widths), 1))
    boxes = at.at_right(at.BAND, [room * width for width in widths])
    return tuple(Key(box, words, deed, deed in (NEXT, NEW, SHOW, STEP))
                 for box, (words, deed) in zip(boxes, found, strict=True))
