"""Where things lie on the table. No picture, no browser: numbers only.

The board is `WIDTH` by `HEIGHT` units, whatever size it is shown at. Every month has a place of its own on
the table, so that cards which belong together lie together and none moves before it is taken. Cards that
overlap do so to the right and downwards: the upper left corner of each, where its index is, stays free.

A side is a player's part of the board, numbered from the top downwards; `NEAR` is that of the player at the
screen. With three, play goes counter-clockwise: from the near side upwards, in the other hands leftwards.
"""
from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from ...cards import Card, CardSet, Kind
from ...pictures import HEIGHT as PICTURE_HEIGHT
from ...pictures import WIDTH as PICTURE_WIDTH
from .lay import Lay

WIDTH, HEIGHT = 768, 480
MARGIN = 10
#: What stands in the places of the months.
FLOWERS = ("pine", "plum", "cherry", "wisteria", "iris", "peony", "clover", "pampas", "chrysanth.", "maple",
           "willow", "paulownia")
#: Height of a card to its width.
RATIO = PICTURE_HEIGHT / PICTURE_WIDTH


class Box(NamedTuple):
    """A rectangle: upper left corner, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def holds(self, x: float, y: float) -> bool:
        """True if the point lies in it."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def meets(self, other: "Box") -> bool:
        """True if the two overlap."""
        return (self.x < other.right and other.x < self.right
                and self.y < other.bottom and other.y < self.bottom)

    def inside(self, other: "Box") -> bool:
        """True if no part of it lies outside the other."""
        return (self.x >= other.x and self.y >= other.y
                and self.right <= other.right + 1e-6 and self.bottom <= other.bottom + 1e-6)

    def grown(self, by: float) -> "Box":
        """The rectangle with `by` more on every side."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def between(self, other: "Box", part: float) -> "Box":
        """On the way to another one: this one at 0, the other at 1."""
        return Box(*(a + (b - a) * part for a, b in zip(self, other, strict=True)))


def card_box(x: float, y: float, width: float) -> Box:
    """A card of this width with its upper left corner at x, y."""
    return Box(x, y, width, width * RATIO)


# The parts of the board ------------------------------------------------------------------------------------

BOARD = Box(0, 0, WIDTH, HEIGHT)
STOCK_WIDTH = 72
_LEFT = Box(MARGIN, MARGIN, 506, HEIGHT - 2 * MARGIN)
THEIR_CARD, HAND_CARD, TABLE_CARD, ASIDE_CARD = 30, 58, 58, 24
#: The table: a place for each month.
MAT = Box(_LEFT.x + STOCK_WIDTH + 8, 62, _LEFT.w - STOCK_WIDTH - 8, 224)
MAT_COLUMNS, MAT_ROWS = 6, 2
STOCK = card_box(_LEFT.x + (STOCK_WIDTH - TABLE_CARD) / 2, MAT.y, TABLE_CARD)
#: Between the other hands, and the room for a name before each, where there are several.
MAT_GAP, THEIR_NAME = 14, 62
#: Where a card lies that waits for a choice, larger than the others.
ACTIVE = card_box(_LEFT.x, MAT.bottom - STOCK_WIDTH * RATIO, STOCK_WIDTH)
#: Between table and hand: what is to be done, and the buttons for it.
BAND = Box(_LEFT.x, 294, _LEFT.w, 44)
HAND = Box(_LEFT.x, 366, _LEFT.w, HAND_CARD * RATIO)
#: Where a covered hand is shown: anywhere on it, or on the button above.
COVER = Box(BAND.x, BAND.y, BAND.w, HAND.bottom - BAND.y)
#: Where cards lie that have left play, side by side.
ASIDE = Box(_LEFT.x, MARGIN, STOCK_WIDTH, ASIDE_CARD * RATIO)
#: Between the cards of a hand of more than eight.
HAND_GAP = 4
#: How far a hand card that takes something is raised, and a table card that can be chosen.
LIFT, TABLE_LIFT = 14, 4
PILES_X = _LEFT.right + 14
PILES_WIDTH = WIDTH - MARGIN - PILES_X


class Piles(NamedTuple):
    """How the piles of so many players share the right side of the board.

    gap: between two of them. head: the part above the cards: the player's line and the headings of the
    columns. card: width of one. step: how much of a card that lies under others is seen, at most: enough to
    know it by its picture. chaff: how many columns it has.
    """

    gap: float
    head: float
    card: float
    step: float
    chaff: int


#: By the number of players.
PILES = {2: Piles(gap=16, head=42, card=42, step=40, chaff=2),
         3: Piles(gap=9, head=40, card=34, step=32, chaff=3)}
#: Several cards of a month in its place: their width, and where each lies in the room that this leaves.
FANS: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (TABLE_CARD, ((0.5, 0.5),)),
    2: (42, ((0, 0), (1, 1))),
    3: (42, ((0, 0), (1, 0), (0.5, 1))),
    4: (42, ((0, 0), (1, 0), (0, 1), (1, 1))),
}

#: Cards of a stack on the table: their width if they are three at most, and if they are more; the foot of its
#: place, where its sign stands.
STACK_CARD, HIGH_STACK_CARD, STACK_FOOT = 42, 36, 15

#: Room for the sum above a pile.
SUM = 56
COLUMNS = (Kind.BRIGHT, Kind.ANIMAL, Kind.RIBBON, Kind.CHAFF)
#: The side at the top of the board, and that of the player at the screen.
ACROSS, NEAR = 0, -1


def month_box(month: int) -> Box:
    """The place of a month (1 to 12) on the table: two rows of six."""
    width, height = MAT.w / MAT_COLUMNS, MAT.h / MAT_ROWS
    line, column = divmod(month - 1, MAT_COLUMNS)
    return Box(MAT.x + column * width, MAT.y + line * height, width, height)


def pile_box(side: int, players: int = 2) -> Box:
    """The captured cards of a side, with what is said of the player above them."""
    gap = PILES[players].gap
    height = (HEIGHT - 2 * MARGIN - (players - 1) * gap) / players
    return Box(PILES_X, MARGIN + side % players * (height + gap), PILES_WIDTH, height)


def call_box(side: int, players: int = 2, *, high: bool = False) -> Box:
    """The badge of a player who has called; high: between name and sum, where chaff needs its own line."""
    whole = pile_box(side, players)
    if high:
        return Box(whole.right - SUM - 42, whole.y, 34, 17)
    return Box(whole.right - 42, whole.y + 19, 42, 17)


def column_box(side: int, kind: Kind, players: int = 2) -> Box:
    """The column of a kind in a pile, heading included; chaff has the room of several."""
    whole, piles = pile_box(side, players), PILES[players]
    step = (whole.w - piles.card) / (len(COLUMNS) + piles.chaff - 2)
    width = piles.card + (step * (piles.chaff - 1) if kind is Kind.CHAFF else 0)
    return Box(whole.x + COLUMNS.index(kind) * step, whole.y, width, whole.h)


# Where each card lies --------------------------------------------------------------------------------------

class Zone(StrEnum):
    """The kinds of place for a card."""

    THEIRS = "theirs"   # the other hands: backs, until the round is over
    ASIDE = "aside"     # cards that have left play
    STOCK = "stock"     # what is left to draw, one back
    PILE = "pile"       # captured cards
    TABLE = "table"
    ACTIVE = "active"   # the card that waits for a choice
    HAND = "hand"       # the own hand


class Place(NamedTuple):
    """Where one card lies. card: None for a back."""

    zone: Zone
    box: Box
    card: Card | None = None


def places(lay: Lay) -> tuple[Place, ...]:
    """Every card on the board, in the order in which they are painted."""
    found = []
    for side, size in enumerate(lay.theirs):
        faces: list[Card | None] = [*lay.open[side]] if lay.open else hidden(lay, side)
        boxes = their_hand(size, side, lay.players)
        found += [Place(Zone.THEIRS, box, card) for box, card in zip(boxes, faces, strict=True)]
    found += [Place(Zone.ASIDE, box, card) for card, box in aside(lay.aside).items()]
    if lay.stock:
        found.append(Place(Zone.STOCK, STOCK))
    for side, cards in enumerate(lay.piles):
        found += [Place(Zone.PILE, box, card) for card, box in pile(side, cards, lay.players).items()]
    laid = [Place(Zone.TABLE, box, card) for card, box in table(lay.table, lay.stacks).items()]
    found += [place for place in laid if place.card not in lay.apart]
    found += [place._replace(box=place.box._replace(y=place.box.y - TABLE_LIFT))
              for place in laid if place.card in lay.apart]
    if lay.active:
        found.append(Place(Zone.ACTIVE, ACTIVE, lay.active))
    if lay.backs:
        found += [Place(Zone.HAND, box) for box in hand_row(lay.backs)]
    found += [Place(Zone.HAND, box, card) for card, box in hand(lay).items()]
    return tuple(found)


def hidden(lay: Lay, side: int) -> list[Card | None]:
    """Another hand while the round runs: backs, behind what its player has shown."""
    shown = [*lay.shown[side]][:lay.theirs[side]] if lay.shown else []
    return [*shown, *[None] * (lay.theirs[side] - len(shown))]


def their_side(side: int, players: int) -> Box:
    """Where the name and the hand of another player lie: several share the edge of the table."""
    width = (MAT.w + MAT_GAP) / (players - 1) - MAT_GAP
    return Box(MAT.x + side * (width + MAT_GAP), MARGIN, width, THEIR_CARD * RATIO)


def their_hand(size: int, side: int = ACROSS, players: int = 2) -> list[Box]:
    """The places of another hand; where there are several, each lies behind a name."""
    whole = their_side(side, players)
    left = whole.x + (THEIR_NAME if players > 2 else 0)
    step = min(THEIR_CARD + 4, (whole.right - left - THEIR_CARD) / max(size - 1, 1))
    return [card_box(left + at * step, whole.y, THEIR_CARD) for at in range(size)]


def aside(cards: CardSet) -> dict[Card, Box]:
    """The cards that have left play."""
    step = (ASIDE.w - ASIDE_CARD) / max(len(cards) - 1, 3)
    return {card: card_box(ASIDE.x + at * step, ASIDE.y, ASIDE_CARD) for at, card in enumerate(cards)}


def hand(lay: Lay) -> dict[Card, Box]:
    """The place of each open hand card; one that takes something is raised."""
    boxes = hand_row(len(lay.hand))
    return {card: box._replace(y=box.y - (LIFT if card in lay.raised else 0))
            for card, box in zip(lay.hand, boxes, strict=True)}


def hand_row(size: int) -> list[Box]:
    """The places of so many hand cards: side by side from the left, without a gap where one was played.

    Of more than eight each is smaller, so that none lies on another.
    """
    width = min(HAND_CARD, (HAND.w - HAND_GAP * (size - 1)) / max(size, 1))
    step = (HAND.w - width) / max(size - 1, 7)
    return [card_box(HAND.x + at * step, HAND.y, width) for at in range(size)]


def table(cards: CardSet, stacks: Sequence[CardSet] = ()) -> dict[Card, Box]:
    """The table cards, each in the place of its month; the best one of a month lies on top.

    A stack lies in a row across its place, the jokers on top of it.
    """
    found: dict[Card, Box] = {}
    piled = {month_of(stack): stack for stack in stacks}
    for month in sorted({card.month for card in cards if card.month}):
        lying = cards.in_month(month) | piled.get(month, ())
        ordered = sorted(lying, key=lambda card: (card.kind is Kind.JOKER, card.points))
        found |= (_cascade if month in piled else _fan)(month_box(month), ordered)
    return found


def sign_box(stack: CardSet) -> Box:
    """Where the sign of a stack stands: at the foot of its place."""
    place = month_box(month_of(stack))
    return Box(place.x + 2, place.bottom - STACK_FOOT - 1, place.w - 4, STACK_FOOT - 1)


def month_of(stack: CardSet) -> int:
    """The month of the cards of a stack; jokers have none."""
    return max(card.month for card in stack)


def _cascade(box: Box, cards: Sequence[Card]) -> dict[Card, Box]:
    """The cards of a stack, each one further right and down, with room for a sign below them."""
    width = STACK_CARD if len(cards) <= 3 else HIGH_STACK_CARD
    steps = max(len(cards) - 1, 1.3)     # two lie closer than loose ones do
    right, down = (box.w - 2 - width) / steps, (box.h - 4 - STACK_FOOT - width * RATIO) / steps
    left = box.x + 1 + (steps + 1 - len(cards)) * right / 2
    return {card: card_box(left + at * right, box.y + 2 + at * down, width) for at, card in enumerate(cards)}


def _fan(box: Box, cards: Sequence[Card]) -> dict[Card, Box]:
    """One card in the middle of its place; several smaller, so that the picture of each can be recognised."""
    width, spots = FANS[len(cards)]
    right, down = box.w - 2 - width, box.h - 4 - width * RATIO
    return {card: card_box(box.x + 1 + x * right, box.y + 2 + y * down, width)
            for card, (x, y) in zip(cards, spots, strict=True)}


def pile(side: int, cards: CardSet, players: int = 2) -> dict[Card, Box]:
    """The captured cards in columns by kind; chaff lies in several, filled from left to right."""
    found: dict[Card, Box] = {}
    piles = PILES[players]
    for kind in COLUMNS:
        box = column_box(side, kind, players)
        of_kind = list(cards.of(kind) | (cards.of(Kind.JOKER) if kind is Kind.CHAFF else ()))
        across = piles.chaff if kind is Kind.CHAFF else 1
        lines = -(-len(of_kind) // across)
        room = box.h - piles.head - piles.card * RATIO
        step = min(piles.step, room / max(lines - 1, 1))
        for at, card in enumerate(of_kind):
            line, column = divmod(at, across)
            x = box.x + column * (box.w - piles.card) / max(across - 1, 1)
            found[card] = card_box(x, box.y + piles.head + line * step, piles.card)
    return found


def seen(boxes: Sequence[Box]) -> list[Box]:
    """What is seen of each of some cards of one size that lie on each other, the last one on top."""
    found = []
    for number, box in enumerate(boxes):
        over = [other.y for other in boxes[number + 1:] if other.x == box.x and box.meets(other)]
        found.append(box._replace(h=min(over, default=box.bottom) - box.y))
    return found


def at_right(box: Box, widths: Sequence[float], gap: float = 8) -> list[Box]:
    """Boxes of these widths side by side, the last one at the right edge of `box`, all as high as it."""
    found: list[Box] = []
    right = box.right
    for width in reversed(widths):
        found.insert(0, Box(right - width, box.y, width, box.h))
        right -= width + gap
    return found
