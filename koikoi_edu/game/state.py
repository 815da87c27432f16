"""The parts of a round's state, and the state while it is made."""
from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple

from ..cards import Card
from ..errors import RulesError, shown
from ..rules import Rules
from ..scoring import Score
from .actions import Action
from .dealing import Layout, Seed
from .events import Happening, Record
from .plan import Plan

if TYPE_CHECKING:
    from .gostop.more import More
    from .round import Round


class Phase(StrEnum):
    """What the player to play has to do."""

    SWAP = "swap"      # ask for the dealer's hand, unseen, or keep one's own (spec 3.4)
    HAND = "hand"      # play a hand card
    MATCH = "match"    # the hand card matches several table cards: choose
    DRAW = "draw"      # the drawn card matches several table cards: choose
    DECIDE = "decide"  # the total rose: stop or koi-koi
    OVER = "over"


class Origin(NamedTuple):
    """Where a round comes from, all that is needed to deal it again.

    seed: None for a position laid out card by card. placed: the cards that were laid by hand.
    thrown: a sentence for each deal that was thrown away. calls: koi-koi calls of a position. month: of the
    round, None where the rules do not use it. field_brights: of a position, None for those on its table.
    """

    seed: Seed | None
    layout: Layout
    placed: Layout | None = None
    thrown: tuple[str, ...] = ()
    calls: tuple[int, ...] = ()
    month: int | None = None
    field_brights: int | None = None
    drawn_rounds: int = 0


class Result(NamedTuple):
    """How a round ended.

    winner: seat of the player who scores, or None if nobody does. points: what each player scores; where
    points are taken from the others, theirs are negative. reason: the event that ended it. score: the
    winner's score with its steps, None if nobody scores; that of points which no pile brings has no yaku.
    at_once: of the points, those that were paid in the middle of the round (spec 4.14), () where none were.
    """

    winner: int | None
    points: tuple[int, ...]
    reason: Happening
    score: Score | None
    at_once: tuple[int, ...] = ()


def lead(points: Sequence[int], seat: int) -> float:
    """Points of one seat over the mean of the others."""
    own = points[seat]
    return own - (sum(points) - own) / (len(points) - 1)


class Draft:
    """A round while it is made. `Round` has the same slots and no way to set them.

    Cards are bits here, as in `CardSet.bits`; a card is its index, or -1 for none. `_settled` holds what the
    yaku of each player's pile summed to before this turn: a rise above it makes an offer. Under rules that
    remember more, it holds a `Standing` for each. `_more` is what only Go-Stop needs, and not set elsewhere.
    """

    __slots__ = ("_card", "_drawn", "_hands", "_more", "_piles", "_plan", "_records", "_settled", "_stock",
                 "_table", "action", "calls", "dealer", "origin", "phase", "previous", "rules", "to_play")

    rules: Rules
    dealer: int
    to_play: int
    phase: Phase
    calls: tuple[int, ...]
    previous: "Round | None"
    action: Action | None
    origin: Origin
    _plan: Plan
    _hands: tuple[int, ...]
    _table: int
    _stock: tuple[Card, ...]
    _drawn: int
    _piles: tuple[int, ...]
    _settled: tuple[Any, ...]
    _card: int
    _records: tuple[Record, ...]
    _more: "More"


def put(values: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    """These values with another one at a place."""
    if len(values) == 2:
        return (values[0], value) if at else (value, values[1])
    return (*values[:at], value, *values[at + 1:])


def read_seat(rules: Rules, seat: object) -> int:
    """A seat as given. Raises RulesError for one that does not exist."""
    if type(seat) is not int or not 0 <= seat < rules.players:
        raise RulesError(f"There is no player {shown(seat)}; players are 0 to {rules.players - 1}.")
    return seat
