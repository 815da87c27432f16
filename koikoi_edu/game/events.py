"""What happened, step by step, in cards and in words."""
from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from ..cards import CARDS, Card, CardSet
from ..words import names as names_of


class Happening(StrEnum):
    """The kinds of event."""

    HAND = "hand"            # a hand card is played and takes what it matches, or stays
    DRAW = "draw"            # the same for the top card of the stock
    CHOICE = "choice"        # the card matches two: its player has to choose
    OFFER = "offer"          # the total rose: stop or koi-koi
    KOIKOI = "koi-koi"
    STOP = "stop"
    LAST = "last"            # a yaku made on the last card is scored without asking
    EXHAUSTED = "exhausted"  # no cards left and nobody stopped


class Event(NamedTuple):
    """One event.

    player: seat. card: the card that moved, if any. taken: what it took, or at a choice could take.
    source: where the card of a choice comes from, HAND or DRAW.
    """

    happening: Happening
    player: int
    card: Card | None = None
    taken: CardSet = CardSet()
    source: Happening | None = None

    def text(self, names: Sequence[str] = ("Player 1", "Player 2", "Player 3")) -> str:
        """The event as a sentence, with these players' names in seat order; one of them may be "You"."""
        who = names[self.player]
        s = "" if who == "You" else "s"
        card = self.card.name if self.card else ""
        taken = names_of(self.taken)
        match self.happening:
            case Happening.HAND if self.taken:
                return f"{who}: {card} takes {taken}."
            case Happening.HAND:
                return f"{who}: {card} matches nothing and stays on the table."
            case Happening.DRAW if self.taken:
                return f"{who} draw{s} {card}, which takes {taken}."
            case Happening.DRAW:
                return f"{who} draw{s} {card}, which matches nothing and stays on the table."
            case Happening.CHOICE if self.source is Happening.DRAW:
                return f"{who} draw{s} {card}, which matches {taken}: one of them can be taken."
            case Happening.CHOICE:
                return f"{who}: {card} matches {taken}: one of them can be taken."
            case Happening.OFFER:
                return f"{who} may stop or call koi-koi."
            case Happening.KOIKOI:
                return f"{who}: koi-koi!"
            case Happening.STOP:
                return f"{who} stop{s}."
            case Happening.LAST:
                return f"{who} made it on the last card: the round ends."
            case _:
                return "No cards are left and nobody stopped: the round is drawn."


#: An event as a round keeps it: happening, player, index of the card or -1, bits of the cards taken, source.
Record = tuple[Happening, int, int, int, Happening | None]


def event(record: Record) -> Event:
    """The event that a record stands for."""
    happening, player, card, taken, source = record
    return Event(happening, player, CARDS[card] if card >= 0 else None, CardSet.from_bits(taken), source)
