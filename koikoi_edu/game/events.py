"""What happened, step by step, in cards and in words."""
from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from ..cards import CARDS, Card, CardSet, find_card, month_bits
from ..words import does
from ..words import names as names_of

_LIGHTNING = find_card("lightning")


class Happening(StrEnum):
    """The kinds of event."""

    HAND = "hand"            # a hand card is played and takes what it matches, or stays
    DRAW = "draw"            # the same for the top card of the stock
    CHOICE = "choice"        # the card matches several: its player has to choose
    OFFER = "offer"          # the total rose: stop or koi-koi
    KOIKOI = "koi-koi"
    STOP = "stop"
    LAST = "last"            # a yaku made on the last card is scored without asking
    EXHAUSTED = "exhausted"  # no cards left, nobody stopped, and nobody scores
    # What only some rules have.
    REMOVED = "removed"      # four of a month on the table leave play (spec 3.5)
    TAKEN = "taken"          # they go to the dealer (spec 4.4)
    TABLE_QUAD = "table quad"        # they win the round for the dealer (spec 3.5)
    TABLE_PAIRS = "table pairs"      # four pairs on the table do (spec 11)
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
    # Go-Stop: before the first turn.
    TABLE_JOKERS = "table jokers"    # the dealer takes the jokers on the table (spec 4.4)
    REFILLED = "refilled"            # stock cards take their place (spec 4.14)
    LAID_DOWN = "laid down"          # four of a month in a hand go to its player's pile (spec 4.4)
    # In a turn.
    JOKER = "joker"          # a joker of the hand is laid in front; with source DRAW a card replaces it (4.7)
    JOKER_TURNED = "joker turned"    # a joker turned from the stock is captured (4.8)
    JOKER_ON = "joker on"    # it goes on the pile that the hand card has made (4.8)
    LAID = "laid"            # a hand card goes on its match; what becomes of them is still open (4.6, 4.8)
    COLLECTED = "collected"  # they are captured, with the jokers on them (4.8)
    FROZEN = "frozen"        # they stay on the table as a locked pair, with the jokers on them (4.8)
    JOINED = "joined"        # the third card of a locked pair joins it, and takes nothing (4.5)
    PPEOK = "ppeok"          # the card turned joins the pair just made: a pile of three stays (4.6)
    SHAKE = "shake"          # three of a month are shown (4.14)
    BOMB = "bomb"            # three of a month take the fourth (4.14)
    FLIP = "flip"            # a turn without a hand card (4.4, 4.14)
    GO = "go"                # the call of koi-koi (4.10)
    STOLEN = "stolen"        # a player gets a chaff of another, or would; source says for what (4.14)
    FIRST_PPEOK = "first ppeok"      # ppeok on the first turn, and on each one since, is paid for (4.14)
    THREE_PPEOK = "three ppeok"      # the third one of a player wins the round (4.14)
    CHONGTONG = "chongtong"  # four of a month in a hand are shown and win the round (4.14)
    # What chaff is stolen for, beside BOMB (4.14).
    PILE = "pile"            # taking a pile of three
    SWEEP = "sweep"          # clearing a table of two cards of different months
    SNAP = "snap"            # taking both cards of a pair on the table, with hand card and stock card
    KISS = "kiss"            # laying a hand card alone and taking it with the stock card


class Event(NamedTuple):
    """One event.

    player: seat; of the player who scores, where an event ends the round and somebody does. card: the card
    that moved, if any. taken: what it took, or could take where it waits for a choice or is left lying;
    without a card the cards that the event is about. source: where the card comes from, HAND or DRAW, where
    that is not said by `happening`; of a stolen chaff what it is for; GO where it is about a go and not a
    koi-koi. other: the seat of who gives a chaff. points: what each of the others pays at once, for a ppeok.
    """

    happening: Happening
    player: int
    card: Card | None = None
    taken: CardSet = CardSet()
    source: Happening | None = None
    other: int | None = None
    points: int = 0

    def text(self, names: Sequence[str] = ("Player 1", "Player 2", "Player 3")) -> str:
        """The event as a sentence, with these players' names in seat order; one of them may be "You"."""
        who = names[self.player]
        mid, s = _within(who), "" if who == "You" else "s"
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
                return f"{who} draw{s} {card}, which {matches} {taken}: {self._choice()}."
            case Happening.CHOICE:
                return f"{who}: {card} {matches} {taken}: {self._choice()}."
            case Happening.OFFER if self.source is Happening.GO:
                return f"{who} may stop or go."
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
            case Happening.JOKER if self.source is None:
                return f"{who} lay{s} {card} in front."
            case Happening.JOINED if self.source is Happening.DRAW:
                return f"{who} draw{s} {card}, which {does(card, 'join')} {taken}: the pile stays there."
            case Happening.BOMB if self.card:
                three = names_of(CardSet.from_bits(month_bits(self.card.month)) - self.taken)
                return f"{who} play{s} {three} at once and take{s} {taken}: a bomb."
            case Happening.STOLEN if self.other is not None and self.source:
                return self._stolen(names[self.other], who)
            case _:
                return _RARE[self.happening].format(
                    who=who, mid=mid, s=s, card=card, taken=taken, points=self.points,
                    joins=does(card, "join"), goes="go" if does(card, "go") == "go" else "goes",
                    called="said go" if self.source is Happening.GO else "called koi-koi")

    def _choice(self) -> str:
        """What can be taken of the cards that a card matches (spec 6.5, 7.6).

        Three of its month are one group, a choice only beside the wild Lightning; as the fourth willow that
        takes them whole, and any single card too.
        """
        three = self.taken & CardSet.from_bits(month_bits(self.card.month if self.card else 0))
        if len(three) < 3:
            return "one of them can be taken"
        one = "one of them" if self.card == _LIGHTNING else names_of(self.taken - three, "or")
        return f"{one} can be taken, or all three: {names_of(three)}"

    def _stolen(self, giver: str, taker: str) -> str:
        """The sentence of a stolen chaff: who gives which to whom, and why."""
        why = _WHY[self.source] if self.source else ""
        mid = _within(taker)
        if self.card is None:
            has = "have" if giver == "You" else "has"
            return f"{taker} {why}, but {_within(giver)} {has} no chaff to give."
        give = "give" if giver == "You" else "gives"
        return f"{giver} {give} {mid} {self.card.name}, because {mid} {why}."


def _within(name: str) -> str:
    """A player's name inside a sentence: "you" and "the opponent" are words, and other names stay."""
    return name[0].lower() + name[1:] if name == "You" or name.startswith("The ") else name


_OVER = "No cards are left and nobody stopped: "
#: The words of what only some rules have.
_RARE = {
    Happening.REMOVED: "Four cards of a month lay on the table; {taken} are set aside.",
    Happening.TAKEN: "{who} deal{s} and take{s} the four cards of a month on the table: {taken}.",
    Happening.TABLE_QUAD: "{who} deal{s} and win{s} by four cards of a month on the table: {taken}.",
    Happening.TABLE_PAIRS: "{who} deal{s} and win{s} by four pairs on the table: {taken}.",
    Happening.HAND_YAKU: "{who} show{s} {taken} and win{s} at once.",
    Happening.SWAP: "{who} swap{s} hands with the dealer.",
    Happening.KEEP: "{who} keep{s} the hand that was dealt.",
    Happening.LEFT: "{who}: {card} stays on the table beside {taken}.",
    Happening.NO_YAKU: _OVER + "nobody holds a yaku, so {mid}, who deal{s}, score{s}.",
    Happening.UNSTOPPED: "No cards are left and nobody stopped, so {mid}, who deal{s}, score{s}.",
    Happening.LAST_CALLER: _OVER + "{mid} {called} last and score{s}.",
    Happening.LAST_IMPROVER: _OVER + "{mid} made the last yaku and score{s}.",
    Happening.HIGHER: _OVER + "{mid} hold{s} the most and score{s}.",
    Happening.TABLE_JOKERS: "{who} deal{s} and take{s} the jokers on the table: {taken}.",
    Happening.REFILLED: "In their place from the stock: {taken}.",
    Happening.LAID_DOWN: "{who} lay{s} down four of a month from the hand: {taken}.",
    Happening.JOKER: "{who} lay{s} {card} in front and take{s} a card of the stock into the hand.",
    Happening.JOKER_TURNED: "{who} draw{s} {card} and take{s} it.",
    Happening.JOKER_ON: "{who} draw{s} {card}, which goes on {taken}.",
    Happening.LAID: "{who}: {card} {goes} on {taken}.",
    Happening.COLLECTED: "{who} take{s} {taken}.",
    Happening.FROZEN: "{who}: {taken} stay on the table as a locked pair.",
    Happening.JOINED: "{who}: {card} {joins} {taken}: the pile stays there.",
    Happening.PPEOK: "{who} draw{s} {card}, which {joins} {taken}: ppeok, the pile of three stays there.",
    Happening.SHAKE: "{who} show{s} {taken}.",
    Happening.FLIP: "{who} only turn{s} the stock.",
    Happening.GO: "{who}: go!",
    Happening.FIRST_PPEOK: "{who} made ppeok on every turn so far: each opponent pays {points} points.",
    Happening.THREE_PPEOK: "{who} made the third ppeok and win{s} the round.",
    Happening.CHONGTONG: "{who} show{s} {taken}, four of a month, and win{s} the round.",
}
#: Why a chaff is stolen.
_WHY = {
    Happening.BOMB: "played a bomb", Happening.PILE: "took a pile of three",
    Happening.SWEEP: "cleared the table", Happening.SNAP: "took both cards of a pair on the table",
    Happening.KISS: "took the card just laid with the card drawn"}

#: An event as a round keeps it: happening, player, index of the card or -1, bits of the cards taken, source;
#: where it has them also other and points.
Record = (tuple[Happening, int, int, int, Happening | None]
          | tuple[Happening, int, int, int, Happening | None, int | None, int])


def event(record: Record) -> Event:
    """The event that a record stands for."""
    happening, player, card, taken, source = record[:5]
    other, points = record[5:] if len(record) == 7 else (None, 0)
    return Event(happening, player, CARDS[card] if card >= 0 else None, CardSet.from_bits(taken), source,
                 other, points)
