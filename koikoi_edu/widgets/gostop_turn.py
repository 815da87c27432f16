"""Turns of Go-Stop taken apart: a card is laid, a card is turned, and that decides (spec 4.5-4.8).

All that happens comes from `Round.apply` and its events; here stands only in which order it is looked at.
"""
from typing import NamedTuple

from ..cards import JOKERS, Card, CardSet
from ..game import Event, Happening, Round
from ..words import names

WHO = ("You", "The opponent", "The third player")

#: Events whose cards go to the player's pile, and those whose cards lie on one another on the table.
_TO_PILE = {Happening.JOKER, Happening.JOKER_TURNED, Happening.COLLECTED, Happening.BOMB, Happening.TAKEN,
            Happening.TABLE_JOKERS, Happening.LAID_DOWN}
_TO_STACK = {Happening.LAID, Happening.PPEOK, Happening.JOKER_ON, Happening.FROZEN, Happening.JOINED}
#: The rule behind an event, where its own sentence does not say it.
_WHY = {
    Happening.LAID: "Whose they are is open until the stock card is turned.",
    Happening.PPEOK: "Three of a month can only be taken by the fourth, whoever plays it.",
    Happening.JOINED: "The third card of a locked pair takes nothing; the fourth takes all.",
    Happening.JOKER: "That is not the card play: the turn goes on.",
    Happening.JOKER_TURNED: "No pair lies open, so the joker is captured.",
    Happening.JOKER_ON: "A pair lies open, so the joker goes on it, and another card is turned.",
    Happening.FROZEN: "No third card came. A pair with a joker on it is not captured; only the fourth card "
                      "takes it all.",
}


class Frame(NamedTuple):
    """What lies where at one moment, and what is said of it.

    state: the number of the state of the round that it leads to. settled: True if that state is reached.
    stacks: table cards that lie on one another; they are in `table` too. turned: the stock card that lies
    face up beside the stock. card: the one that moved last.
    """

    state: int
    settled: bool
    hands: tuple[CardSet, ...]
    table: CardSet
    stacks: tuple[CardSet, ...]
    stock: tuple[Card, ...]
    piles: tuple[CardSet, ...]
    turned: Card | None = None
    card: Card | None = None
    text: str = ""


def frames(states: list[Round]) -> list[Frame]:
    """What there is to see from the first state to the last, each reached by an action."""
    start = states[0]
    found = [Frame(0, True, start.hands, start.table | (start.card or ()), start.stacks, start.stock,
                   start.piles)]
    for number, state in enumerate(states[1:], start=1):
        now = found[-1]._replace(state=number, settled=False, text="")
        events = _as_seen(state.events)
        for place, event in enumerate(events):
            decided_by = next((one.card for one in events[place:] if _is_turned(one, now)), None)
            if decided_by and (_is_turned(event, now) or _closes(event)):
                now = now._replace(stock=now.stock[1:], turned=decided_by, card=decided_by,
                                   text=f"The stock turns {decided_by.name}.")
                found.append(now)
            now = follow(now, event)
            found.append(now)
        found[-1] = found[-1]._replace(
            settled=True, hands=state.hands, table=state.table | (state.card or ()), stacks=state.stacks,
            stock=state.stock, piles=state.piles)
    return found


def _as_seen(events: tuple[Event, ...]) -> list[Event]:
    """The events, with a pair of the hand card laid before it is captured: the stock card decides."""
    seen: list[Event] = []
    for event in events:
        if _closes(event) and event.card:
            seen.append(event._replace(happening=Happening.LAID))
        seen.append(event)
    return seen


def _closes(event: Event) -> bool:
    """Whether it tells what becomes of a pair of the hand card, now that the stock card is known."""
    return (event.happening in (Happening.FROZEN, Happening.COLLECTED)
            or (event.happening is Happening.HAND and len(event.taken) == 1))


def _is_turned(event: Event, frame: Frame) -> bool:
    """Whether its card is the top card of the stock."""
    return bool(frame.stock) and event.card == frame.stock[0]


def follow(frame: Frame, event: Event) -> Frame:
    """The frame after an event: its cards lie where they belong."""
    player, happening = event.player, event.happening
    moved = event.taken | CardSet(event.card or ())
    captures = happening in (Happening.HAND, Happening.DRAW) and event.taken
    turned = frame.turned if _closes(event) else None
    if happening is Happening.BOMB:
        assert event.card
        moved |= CardSet(card for card in frame.hands[player] if card.month == event.card.month)
    if happening is Happening.STOLEN or captures or happening in _TO_PILE:
        frame = _without(frame, moved)
        frame = frame._replace(piles=_with(frame.piles, player, moved))
        if happening is Happening.JOKER and event.source is Happening.DRAW:
            frame = frame._replace(hands=_with(frame.hands, player, CardSet(frame.stock[0])),
                                   stock=frame.stock[1:])
    elif happening in _TO_STACK:
        under = [stack for stack in frame.stacks if stack & moved]
        for stack in under:
            moved |= stack
        frame = _without(frame, moved)
        frame = frame._replace(table=frame.table | moved, stacks=(*frame.stacks, moved))
    elif happening in (Happening.HAND, Happening.DRAW, Happening.CHOICE) and event.card:
        frame = _without(frame, CardSet(event.card))
        frame = frame._replace(table=frame.table | event.card)
    else:
        turned = frame.turned
    return frame._replace(turned=turned, card=event.card or frame.card, text=_told(event))


def _without(frame: Frame, cards: CardSet) -> Frame:
    return frame._replace(hands=tuple(hand - cards for hand in frame.hands), table=frame.table - cards,
                          piles=tuple(pile - cards for pile in frame.piles),
                          stacks=tuple(stack for stack in frame.stacks if not stack & cards))


def _with(places: tuple[CardSet, ...], player: int, cards: CardSet) -> tuple[CardSet, ...]:
    return (*places[:player], places[player] | cards, *places[player + 1:])


def _told(event: Event) -> str:
    """The event in words, with the rule behind it."""
    said = event.text(WHO)
    if event.happening in (Happening.HAND, Happening.DRAW):
        if len(event.taken - JOKERS) == 3:
            return f"{said} It is the fourth card of its month, so it takes the whole pile."
        if event.happening is Happening.HAND and event.taken:
            return (f"No third card of the month has come, so the pair is captured: "
                    f"{names(event.taken | CardSet(event.card or ()))}.")
    why = _WHY.get(event.happening, "")
    return f"{said} {why}".rstrip()
