"""What a player can do: play a hand card, take one of two matching cards, stop, call koi-koi."""
from enum import Enum

from ..cards import CARDS, Card, find_card
from ..errors import IllegalAction


class Move(str, Enum):
    """The kinds of action."""

    PLAY = "play"
    TAKE = "take"
    STOP = "stop"
    KOIKOI = "koi-koi"

    def __str__(self) -> str:
        return self.value


class Action:
    """One action of one player; equal actions are the same object, `PLAY[card.index]` or `STOP`.

    card: the hand card to play, or the table card to take; None for stop and koi-koi.
    """

    __slots__ = ("bit", "card", "move")
    move: Move
    card: Card | None
    bit: int

    def __init__(self, move: Move, card: Card | None = None) -> None:
        for name, value in (("move", move), ("card", card), ("bit", card.bit if card else 0)):
            object.__setattr__(self, name, value)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("An action does not change.")

    def __reduce__(self) -> tuple[object, ...]:
        return read_action, (str(self),)

    def __str__(self) -> str:
        return f"{self.move} {self.card.id}" if self.card else str(self.move)

    def __repr__(self) -> str:
        return f"<{self}>"


#: The action of playing, and of taking, each card, by card index.
PLAY = tuple(Action(Move.PLAY, card) for card in CARDS)
TAKE = tuple(Action(Move.TAKE, card) for card in CARDS)
STOP = Action(Move.STOP)
KOIKOI = Action(Move.KOIKOI)


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
    if not isinstance(text, str):
        raise IllegalAction(f"An action is written like 'play crane', 'take pine-1', 'stop' or 'koi-koi', "
                            f"not {text!r}.")
    words = text.lower().split()
    if words == ["stop"]:
        return STOP
    if "".join(words).replace("-", "") == "koikoi":
        return KOIKOI
    if len(words) == 2 and words[0] in ("play", "take"):
        return (PLAY if words[0] == "play" else TAKE)[find_card(words[1]).index]
    if len(words) == 1:
        return bare[find_card(words[0]).index]
    raise IllegalAction(f"{text!r} is no action; write 'play crane', 'take pine-1', 'stop' or 'koi-koi'.")
