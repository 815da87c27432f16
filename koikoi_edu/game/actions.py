"""What a player can do: play a hand card, take one of two matching cards, stop, call koi-koi."""
from enum import StrEnum

from ..cards import CARDS, Card, find_card
from ..errors import IllegalAction, shown


class Move(StrEnum):
    """The kinds of action."""

    PLAY = "play"
    TAKE = "take"
    STOP = "stop"
    KOIKOI = "koi-koi"


class Action:
    """One action of one player; equal actions are the same object, `PLAY[card.index]` or `STOP`.

    move: what is done. card: the hand card to play, or the table card to take; None for stop and koi-koi.
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


def read_action(text: str | Card | Action, *, taking: bool = False) -> Action:
    """The action in words: "play crane", "take pine-1", "stop", "koi-koi", or a card alone.

    A card alone is played, or taken where `taking` says so. Raises IllegalAction for other words and
    UnknownName for a card that does not exist.
    """
    if isinstance(text, Action):
        return text
    bare = TAKE if taking else PLAY
    if isinstance(text, Card):
        return bare[text.index]
    words = text.lower().split() if isinstance(text, str) else []
    if words == ["stop"]:
        return STOP
    if "".join(words).replace("-", "") == "koikoi":
        return KOIKOI
    if len(words) == 2 and words[0] in ("play", "take"):
        return (PLAY if words[0] == "play" else TAKE)[find_card(words[1]).index]
    if len(words) == 1 and words[0] not in ("play", "take"):
        return bare[find_card(words[0]).index]
    raise IllegalAction(f"{shown(text)} is no action; {_HOW}")
