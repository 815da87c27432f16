"""Where things lie on the table. No picture, no browser: numbers only.

The board is `WIDTH` by `HEIGHT` units, whatever size it is shown at. Every month has a place of its own on
the table, so that cards which belong together lie together and none moves before it is taken. Cards that
overlap do so to the right and downwards: the upper left corner of each, where its index is, stays free.
"""
from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from ...cards import Card, CardSet, Kind
from ...game import Happening, View
from ...pictures import HEIGHT as PICTURE_HEIGHT
from ...pictures import WIDTH as PICTURE_WIDTH

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
THEIR_CARD, HAND_CARD, TABLE_CARD, PILE_CARD = 30, 58, 58, 42
#: The table: a place for each month.
MAT = Box(_LEFT.x + STOCK_WIDTH + 8, 62, _LEFT.w - STOCK_WIDTH - 8, 224)
MAT_COLUMNS, MAT_ROWS = 6, 2
STOCK = card_box(_LEFT.x + (STOCK_WIDTH - TABLE_CARD) / 2, MAT.y, TABLE_CARD)
#: Where a card lies that waits for a choice, larger than the others.
ACTIVE = card_box(_LEFT.x, MAT.bottom - STOCK_WIDTH * RATIO, STOCK_WIDTH)
#: Between table and hand: what is to be done, and the buttons for it.
BAND = Box(_LEFT.x, 294, _LEFT.w, 44)
HAND = Box(_LEFT.x, 366, _LEFT.w, HAND_CARD * RATIO)
#: Where a covered hand is shown: anywhere on it, or on the button above.
COVER = Box(BAND.x, BAND.y, BAND.w, HAND.bottom - BAND.y)
#: How far a hand card that takes something is raised, and a table card that can be chosen.
LIFT, TABLE_LIFT = 14, 4
PILES_X = _LEFT.right + 14
PILES_WIDTH = WIDTH - MARGIN - PILES_X
PILES_GAP = 16
PILE_HEIGHT = (HEIGHT - 2 * MARGIN - PILES_GAP) / 2
#: The part of a pile above its cards: the player's line and the headings of the columns.
PILE_HEAD = 42
#: How much of a card that lies under others is seen in a pile, at most: enough to know it by its picture.
PILE_STEP = 40
#: Several cards of a month in its place: their width, and where each lies in the room that this leaves.
FANS: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (TABLE_CARD, ((0.5, 0.5),)),
    2: (42, ((0, 0), (1, 1))),
    3: (42, ((0, 0), (1, 0), (0.5, 1))),
    4: (42, ((0, 0), (1, 0), (0, 1), (1, 1))),
}

COLUMNS = (Kind.BRIGHT, Kind.ANIMAL, Kind.RIBBON, Kind.CHAFF)
#: The two sides of the table: the player across, and the one at the screen.
ACROSS, NEAR = 0, 1


def month_box(month: int) -> Box:
    """The place of a month (1 to 12) on the table: two rows of six."""
    width, height = MAT.w / MAT_COLUMNS, MAT.h / MAT_ROWS
    line, column = divmod(month - 1, MAT_COLUMNS)
    return Box(MAT.x + column * width, MAT.y + line * height, width, height)


def pile_box(side: int) -> Box:
    """The captured cards of the player across the table, or of the one at the screen."""
    return Box(PILES_X, MARGIN + side * (PILE_HEIGHT + PILES_GAP), PILES_WIDTH, PILE_HEIGHT)


def column_box(side: int, kind: Kind) -> Box:
    """The column of a kind in a pile, heading included; chaff has the room of two."""
    whole = pile_box(side)
    step = (whole.w - PILE_CARD) / 4
    width = step + PILE_CARD if kind is Kind.CHAFF else PILE_CARD
    return Box(whole.x + COLUMNS.index(kind) * step, whole.y, width, whole.h)


# What lies there -------------------------------------------------------------------------------------------

class Lay(NamedTuple):
    """The cards on the board, as the player at the screen sees them.

    hand: the own hand; raised: those of it that take something. theirs, stock: numbers of cards. piles:
    captured cards across and near. active: the card that waits for a choice; apart: those to choose from,
    which are raised. covered: the own hand shows its backs. open: the other hand once it may be seen.
    """

    hand: CardSet
    theirs: int
    stock: int
    table: CardSet
    piles: tuple[CardSet, CardSet]
    active: Card | None = None
    apart: CardSet = CardSet()
    raised: CardSet = CardSet()
    covered: bool = False
    open: CardSet = CardSet()

    @classmethod
    def of(cls, view: View, *, covered: bool = False) -> "Lay":
        """What a view shows. Nothing but the view goes in, so nothing hidden can come out."""
        near, across = view.player, 1 - view.player
        return cls(view.hand, view.hand_sizes[across], view.stock_size, view.table,
                   (view.piles[across], view.piles[near]), view.card, view.matches, covered=covered)


def dealt_hand(view: View) -> CardSet:
    """What the player of the view held before the first card was played."""
    played = {event.card for event in view.log if event.player == view.player and event.card is not None
              and Happening.HAND in (event.happening, event.source)}
    return view.hand | CardSet(played)


# Where each card lies --------------------------------------------------------------------------------------

class Zone(StrEnum):
    """The kinds of place for a card."""

    THEIRS = "theirs"   # the other hand: backs, until the round is over
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
    faces: list[Card | None] = [*lay.open] or [None] * lay.theirs
    found = [Place(Zone.THEIRS, box, card)
             for box, card in zip(their_hand(lay.theirs), faces, strict=True)]
    if lay.stock:
        found.append(Place(Zone.STOCK, STOCK))
    for side in (ACROSS, NEAR):
        found += [Place(Zone.PILE, box, card) for card, box in pile(side, lay.piles[side]).items()]
    laid = [Place(Zone.TABLE, box, card) for card, box in table(lay.table).items()]
    found += [place for place in laid if place.card not in lay.apart]
    found += [place._replace(box=place.box._replace(y=place.box.y - TABLE_LIFT))
              for place in laid if place.card in lay.apart]
    if lay.active:
        found.append(Place(Zone.ACTIVE, ACTIVE, lay.active))
    boxes = hand(lay)
    found += [Place(Zone.HAND, boxes[card], None if lay.covered else card) for card in lay.hand]
    return tuple(found)


def their_hand(size: int) -> list[Box]:
    """The places of the other hand."""
    step = min(THEIR_CARD + 4, (MAT.w - THEIR_CARD) / max(size - 1, 1))
    return [card_box(MAT.x + at * step, MARGIN, THEIR_CARD) for at in range(size)]


def hand(lay: Lay) -> dict[Card, Box]:
    """The place of each card: side by side from the left, without a gap where one was played."""
    step = (HAND.w - HAND_CARD) / max(len(lay.hand) - 1, 7)
    return {card: card_box(HAND.x + at * step, HAND.y - (LIFT if card in lay.raised else 0), HAND_CARD)
            for at, card in enumerate(lay.hand)}


def table(cards: CardSet) -> dict[Card, Box]:
    """The table cards, each in the place of its month; the best one of a month lies on top."""
    found: dict[Card, Box] = {}
    for month in sorted({card.month for card in cards}):
        found |= _fan(month_box(month), sorted(cards.in_month(month), key=lambda card: card.points))
    return found


def _fan(box: Box, cards: Sequence[Card]) -> dict[Card, Box]:
    """One card in the middle of its place; several smaller, so that the picture of each can be recognised."""
    width, spots = FANS[len(cards)]
    right, down = box.w - 2 - width, box.h - 4 - width * RATIO
    return {card: card_box(box.x + 1 + x * right, box.y + 2 + y * down, width)
            for card, (x, y) in zip(cards, spots, strict=True)}


def pile(side: int, cards: CardSet) -> dict[Card, Box]:
    """The captured cards in four columns by kind; chaff lies in two, filled from left to right."""
    found: dict[Card, Box] = {}
    for kind in COLUMNS:
        box = column_box(side, kind)
        of_kind = list(cards.of(kind) | (cards.of(Kind.JOKER) if kind is Kind.CHAFF else ()))
        across = 2 if kind is Kind.CHAFF else 1
        lines = -(-len(of_kind) // across)
        room = box.h - PILE_HEAD - PILE_CARD * RATIO
        step = min(PILE_STEP, room / max(lines - 1, 1))
        for at, card in enumerate(of_kind):
            line, column = divmod(at, across)
            x = box.x + column * (box.w - PILE_CARD)
            found[card] = card_box(x, box.y + PILE_HEAD + line * step, PILE_CARD)
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
