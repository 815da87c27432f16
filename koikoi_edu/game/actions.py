"""What a player can do: play a hand card or leave it, take what it matches, stop, call koi-koi, swap.

In Go-Stop also show three of a month or play them all, turn the stock only, show four of a month; there the
call is a go (spec 4.10, 4.14).
"""
from enum import StrEnum

from ..cards import CARDS, Card, find_card
from ..errors import IllegalAction, shown


class Move(StrEnum):
    """The kinds of action."""

    PLAY = "play"
    TAKE = "take"
    STOP = "stop"
    KOIKOI = "koi-koi"
    LEAVE = "leave"        # lay a hand card beside its match (spec 3.13)
    TAKE_ALL = "take all"  # take all three of a month, where one card could be taken instead (spec 7.6)
    SWAP = "swap"          # ask for the dealer's hand (spec 3.4)
    KEEP = "keep"          # keep one's own
    SHAKE = "shake"        # show three of a month, or four, before the card play (spec 4.14)
    BOMB = "bomb"          # play three of a month, the fourth lies on the table (spec 4.14)
    FLIP = "flip"          # turn the top card of the stock, without a hand card (spec 4.4, 4.14)
    SHOW = "show"          # show four of a month and win (spec 4.14)


class Action:
    """One action of one player; equal actions are the same object, `PLAY[card.index]` or `STOP`.

    move: what is done. card: the hand card to play or to leave, or the table card to take; of all hand cards
    of a month, where they are shown or played at once, the first; None for the moves that concern no card.
    Raises IllegalAction for a move without its card, or with one that it has no use for.
    """

    __slots__ = ("bit", "card", "move")
    move: Move
    card: Card | None
    #: The card as a set of one, as in `Card.bit`; 0 without a card.
    bit: int

    def __new__(cls, move: Move | str, card: Card | None = None) -> "Action":
        try:
            return _ACTIONS[move, card]
        except (KeyError, TypeError):
            raise IllegalAction(f"There is no action {shown(move)} with {shown(card)}; {_HOW}") from None

    def __setattr__(self, name: str, value: object = None) -> None:
        raise AttributeError("An action does not change.")

    __delattr__ = __setattr__

    def __reduce__(self) -> tuple[object, ...]:
        return Action, (self.move, self.card)

    def __str__(self) -> str:
        return f"{self.move} {self.card.id}" if self.card else str(self.move)

    def __repr__(self) -> str:
        return f"<{self}>"


_HOW = "write 'play crane', 'take pine-1', 'stop' or 'koi-koi'."
_ACTIONS: dict[tuple[Move | str, Card | None], Action] = {}


def _action(move: Move, card: Card | None = None) -> Action:
    new = object.__new__(Action)
    for name, value in (("move", move), ("card", card), ("bit", card.bit if card else 0)):
        object.__setattr__(new, name, value)
    return _ACTIONS.setdefault((move, card), new)


#: The action of playing, and of taking, each card, by card index.
PLAY = tuple(_action(Move.PLAY, card) for card in CARDS)
TAKE = tuple(_action(Move.TAKE, card) for card in CARDS)
STOP = _action(Move.STOP)
KOIKOI = _action(Move.KOIKOI)
#: The action of leaving each card beside its match, by card index.
LEAVE = tuple(_action(Move.LEAVE, card) for card in CARDS)
TAKE_ALL = _action(Move.TAKE_ALL)
SWAP = _action(Move.SWAP)
KEEP = _action(Move.KEEP)
#: The actions of showing, and of playing, all hand cards of a month, by the index of the first of them.
SHAKE = tuple(_action(Move.SHAKE, card) for card in CARDS)
BOMB = tuple(_action(Move.BOMB, card) for card in CARDS)
FLIP = _action(Move.FLIP)
SHOW = _action(Move.SHOW)
#: The moves that need a card, with their actions by card index, and those that need none.
_WITH_CARD = {Move.PLAY: PLAY, Move.TAKE: TAKE, Move.LEAVE: LEAVE, Move.SHAKE: SHAKE, Move.BOMB: BOMB}
_ALONE = {"stop": STOP, "koikoi": KOIKOI, "go": KOIKOI, "takeall": TAKE_ALL, "swap": SWAP, "keep": KEEP,
          "flip": FLIP, "show": SHOW}


def read_action(text: str | Card | Action, *, taking: bool = False) -> Action:
    """The action in words: "play crane", "take pine-1", "stop", "koi-koi", or a card alone.

    So are "leave crane", "take all", "swap" and "keep", and those of Go-Stop: "shake crane", "bomb crane",
    "flip", "show", and "go" for a call. A card alone is played, or taken where `taking` says so. Raises
    IllegalAction for other words and UnknownName for a card that does not exist.
    """
    if isinstance(text, Action):
        return text
    bare = TAKE if taking else PLAY
    if isinstance(text, Card):
        return bare[text.index]
    words = text.lower().split() if isinstance(text, str) else []
    alone = _ALONE.get("".join(words).replace("-", "")) if len(words) < 3 else None
    if alone is not None:
        return alone
    if len(words) == 2 and words[0] in _WITH_CARD:
        return _WITH_CARD[Move(words[0])][find_card(words[1]).index]
    if len(words) == 1 and words[0] not in _WITH_CARD:
        return bare[find_card(words[0]).index]
    raise IllegalAction(f"{shown(text)} is no action; {_HOW}")
