"""What happened, step by step, in cards and in words."""
from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from ..cards import CARDS, Card, CardSet
from ..words import does
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
    EXHAUSTED = "exhausted"  # no cards left, nobody stopped, and nobody scores
    # What only some rules have.
    REMOVED = "removed"      # four of a month on the table leave play (spec 3.5)
    TAKEN = "taken"          # they go to the dealer (spec 4.4)
    TABLE_QUAD = "table quad"        # they win the round for the dealer (spec 3.5)
    HAND_YAKU = "hand yaku"          # four of a month, or four pairs, in a hand win it (spec 3.5)
    SWAP = "swap"            # the hands are swapped (spec 3.4)
    KEEP = "keep"            # they are not
    LEFT = "left"            # a hand card is laid beside what it matches (spec 3.13)
    # Who scores though nobody stopped: no cards are left.
    NO_YAKU = "no yaku"              # the dealer, because nobody holds a yaku (spec 5.9)
    UNSTOPPED = "unstopped"          # the dealer, though somebody holds one (spec 7.10)
    LAST_CALLER = "last caller"      # who called koi-koi last (spec 5.9)
    LAST_IMPROVER = "last improver"  # whose total rose last (spec 11)
    HIGHER = "higher"                # who holds more (spec 12)


class Event(NamedTuple):
    """One event.

    player: seat; of the player who scores, where an event ends the round and somebody does. card: the card
    that moved, if any. taken: what it took, or could take where it waits for a choice or is left lying;
    without a card the cards that the event is about. source: where the card of a choice comes from, HAND or
    DRAW.
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
        takes, matches, stays = (does(card, verb) for verb in ("take", "match", "stay"))
        match self.happening:
            case Happening.HAND if self.taken:
                return f"{who}: {card} {takes} {taken}."
            case Happening.HAND:
                return f"{who}: {card} {matches} nothing and {stays} on the table."
            case Happening.DRAW if self.taken:
                return f"{who} draw{s} {card}, which {takes} {taken}."
            case Happening.DRAW:
                return f"{who} draw{s} {card}, which {matches} nothing and {stays} on the table."
            case Happening.CHOICE if self.source is Happening.DRAW:
                return f"{who} draw{s} {card}, which {matches} {taken}: one of them can be taken."
            case Happening.CHOICE:
                return f"{who}: {card} {matches} {taken}: one of them can be taken."
            case Happening.OFFER:
                return f"{who} may stop or call koi-koi."
            case Happening.KOIKOI:
                return f"{who}: koi-koi!"
            case Happening.STOP:
                return f"{who} stop{s}."
            case Happening.LAST:
                return f"{who} score{s} on the last card: the round ends."
            case Happening.EXHAUSTED:
                return "No cards are left and nobody stopped: the round is drawn."
            case _:
                return _RARE[self.happening].format(who=who, mid="you" if s == "" else who, s=s, card=card,
                                                    taken=taken)


_OVER = "No cards are left and nobody stopped: "
#: The words of what only some rules have.
_RARE = {
    Happening.REMOVED: "Four cards of a month lay on the table; {taken} are set aside.",
    Happening.TAKEN: "{who} deal{s} and take{s} the four cards of a month on the table: {taken}.",
    Happening.TABLE_QUAD: "{who} deal{s} and win{s} by four cards of a month on the table: {taken}.",
    Happening.HAND_YAKU: "{who} show{s} {taken} and win{s} at once.",
    Happening.SWAP: "{who} swap{s} hands with the dealer.",
    Happening.KEEP: "{who} keep{s} the hand that was dealt.",
    Happening.LEFT: "{who}: {card} stays on the table beside {taken}.",
    Happening.NO_YAKU: _OVER + "nobody holds a yaku, so {mid}, who deal{s}, score{s}.",
    Happening.UNSTOPPED: "No cards are left and nobody stopped, so {mid}, who deal{s}, score{s}.",
    Happening.LAST_CALLER: _OVER + "{mid} called koi-koi last and score{s}.",
    Happening.LAST_IMPROVER: _OVER + "{mid} made the last yaku and score{s}.",
    Happening.HIGHER: _OVER + "{mid} hold{s} the most and score{s}.",
}

#: An event as a round keeps it: happening, player, index of the card or -1, bits of the cards taken, source.
Record = tuple[Happening, int, int, int, Happening | None]


def event(record: Record) -> Event:
    """The event that a record stands for."""
    happening, player, card, taken, source = record
    return Event(happening, player, CARDS[card] if card >= 0 else None, CardSet.from_bits(taken), source)
