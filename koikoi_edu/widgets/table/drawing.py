"""Painting a scene of the table on a canvas, and moving cards over it.

Each change is a full redraw in one message. A moving card is part of a message too: the canvas sleeps between
its positions, so that neither a thread nor a timer is needed.
"""
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import ipywidgets
from ipycanvas import Canvas

from ...cards import CARDS, Card, CardSet, Kind
from ..canvas import SCALE, Sprites, one_message, scaled
from ..theme import PALETTE, plain_layout
from . import geometry as at
from . import words as say
from .ground import FONT, ground_svg
from .lay import Lay
from .moving import Step
from .scene import Key, Line, Scene

#: Milliseconds that a moving card stays in one position.
FRAME = 16
#: Milliseconds that one message may keep the canvases of the page busy.
LONGEST = 460
#: Positions of one flight, at least and at most.
_FRAMES = (3, 8)
#: What is to be done: size, height of a line, and how many lines fit; the largest that they all fit in.
_SIZES = ((14.0, 18.0, 2), (12.0, 15.0, 4), (10.5, 13.0, 5))
#: Room for a player's name, and for what else is said of them above a pile.
_NAME, _TAGS = 104, 86
_VEIL, _OUTLINE, _AIM = "rgba(22, 34, 28, 0.4)", "#fff6d6", "#5cb3ff"
#: Over a hand that can't be played now, but has to be read.
_BARRED = "rgba(22, 34, 28, 0.55)"
_QUIET = "rgba(22, 34, 28, 0.16)"

_shared: dict[object, ipywidgets.Image | Sprites] = {}


def _sprites(index: bool) -> Sprites:
    """The cards with or without their corner index, one set for all tables of the kernel."""
    found = _shared.get(index)
    if not isinstance(found, Sprites) or not found.alive:
        found = _shared[index] = Sprites(CARDS, index=index)
    return found


def _ground(players: int) -> ipywidgets.Image:
    """The ground as a picture, one for all tables of the kernel with so many players."""
    found = _shared.get(f"ground {players}")
    if not isinstance(found, ipywidgets.Image) or found.comm is None:
        text = ground_svg(players).encode()
        found = ipywidgets.Image(value=text, format="svg+xml", layout=plain_layout())
        _shared[f"ground {players}"] = found
    return found


class Board:
    """The canvas of a table: `show` a scene, `play` moves on it.

    index: whether the cards carry their corner index.
    """

    def __init__(self, index: bool = True) -> None:
        size = {"width": at.WIDTH * SCALE, "height": at.HEIGHT * SCALE}
        self.canvas = Canvas(**size, layout=plain_layout())
        self._ground, self._still = (Canvas(**size, layout=plain_layout()) for _ in range(2))
        self.index = index
        self._players = 0           # those that the ground is painted for
        self.scene: Scene | None = None
        self._styles: dict[str, object] = {}

    def paint(self, scene: Scene) -> None:
        """Draw everything anew: for a page that has just got the canvas, and after a change of `index`."""
        self.sprites = _sprites(self.index)
        self._players = scene.lay.players
        with one_message():
            self.sprites.paint()
            self._ground.clear()
            self._ground.draw_image(_ground(self._players), 0, 0)
            self.show(scene)

    def show(self, scene: Scene) -> None:
        """Draw a scene, in one message."""
        if not self.fits(scene):
            self.paint(scene)
            return
        self.scene = scene
        with self._pen():
            self._draw(scene)

    def fits(self, scene: Scene) -> bool:
        """Whether cards can move from the scene that is shown to this one: as many players sit there."""
        return scene.lay.players == self._players

    def play(self, turns: Iterable[tuple[str, tuple[Step, ...]]]) -> float:
        """Move cards on the scene that is shown, a message for each turn: a caption and its steps.

        Returns the seconds that the page will need for it.
        """
        assert self.scene
        none = CardSet()
        bare = self.scene._replace(deeds={}, lit=none, recent=none, quiet=False, keys=(), aim=None,
                                   barred=none, stolen=none)
        seconds = 0.0
        for caption, steps in turns:
            frames = _frames(steps)
            with one_message():
                for step in steps:
                    still = bare._replace(lay=step.lay, told=caption)
                    seconds += self._fly(still, step, frames)
        return seconds

    def _fly(self, still: Scene, step: Step, frames: int) -> float:
        canvas = self.canvas
        with self._pen():
            self._draw(still)
        self._still.draw_image(canvas, 0, 0)
        with self._pen():
            for frame in range(1, frames + 1):
                canvas.draw_image(self._still, 0, 0, at.WIDTH, at.HEIGHT)
                part = frame / frames
                for card, start, end in step.flights:
                    self._card(card, start.between(end, 1 - (1 - part) ** 2))
                canvas.sleep(FRAME)
            hold = round(step.hold * frames) * FRAME
            if hold:
                canvas.sleep(hold)
        return (frames * FRAME + hold) / 1000

    @contextmanager
    def _pen(self) -> Iterator[None]:
        """Draw in units of the board; no style is known to be set yet."""
        with scaled(self.canvas):
            self._styles = {}
            yield

    def _set(self, **styles: object) -> None:
        """Set these styles of the canvas, unless it has them: most cards follow one of the same style."""
        for name, value in styles.items():
            if self._styles.get(name) != value:
                self._styles[name] = value
                setattr(self.canvas, name, value)

    # Parts -------------------------------------------------------------------------------------------------

    def _draw(self, scene: Scene) -> None:
        lay = scene.lay
        self.canvas.draw_image(self._ground, 0, 0, at.WIDTH, at.HEIGHT)
        self._set(line_join="round")
        self._used(lay.table)
        if scene.month:
            self._outline(at.month_box(scene.month).grown(-3), PALETTE["gold"], 1.5)
        for side, line in enumerate(scene.lines):
            self._heading(side, line, lay.piles[side])
        self._their_names(scene)
        if lay.aside:
            self._text("set aside", at.ASIDE.x, at.ASIDE.bottom + 9, 10, PALETTE["quiet"])
        veiled = False
        for place in scene.places:
            if lay.apart and not veiled and place.card and place.card in lay.apart:
                self._box(at.MAT, _VEIL, 8)
                veiled = True
            if place.zone is at.Zone.STOCK:
                self._stock(lay.stock)
            else:
                self._card(place.card, place.box)
                if place.zone is not at.Zone.PILE:
                    self._mark(scene, place)
        self._mark_piles(scene)
        self._signs(lay)
        if scene.quiet:
            self._box(at.HAND.grown(6), _QUIET, 9)
        self._told(scene)

    def _used(self, table: CardSet) -> None:
        """Take the words off the places that hold cards: they would peek out between these."""
        self._set(fill_style=PALETTE["felt"])
        for month in sorted({card.month for card in table if card.month}):
            self.canvas.fill_rect(*(round(value, 1) for value in at.month_box(month).grown(-4)))

    def _card(self, card: Card | None, box: at.Box) -> None:
        x, y, w, h = (round(value, 1) for value in box)
        self._set(fill_style=PALETTE["shadow"])
        self.canvas.fill_rect(x + 1.5, y + 2.5, w, h)
        self.sprites.draw(self.canvas, card, x, y, w)

    def _mark(self, scene: Scene, place: at.Place) -> None:
        card = place.card
        if card is None:
            return
        playable = card in scene.deeds and card in scene.lay.raised
        if card in scene.barred:
            self._box(place.box, _BARRED, 3)
        if scene.aim is not None and scene.deeds.get(card) == scene.aim:
            self._aimed(place.box)
        elif card in scene.stolen and place.zone is at.Zone.PILE:
            self._outline(place.box, PALETTE["red"], 4)
        elif playable or card in scene.lit:
            self._outline(place.box, PALETTE["gold"], 3.5)
        elif card in scene.recent and place.zone in (at.Zone.TABLE, at.Zone.PILE):
            self._outline(place.box, _OUTLINE, 2)

    def _signs(self, lay: Lay) -> None:
        """Under each stack: what the next card of its month does."""
        for stack in lay.stacks:
            if words := say.sign(stack):
                box = at.sign_box(stack)
                self._box(box, PALETTE["paper"], 4)
                self._text(words, box.centre[0], box.y + 10.5, 10.5, PALETTE["ink"], bold=True,
                           align="center", width=box.w - 4)

    def _mark_piles(self, scene: Scene) -> None:
        """Around what is seen of a card: the next one would hide the rest of the outline."""
        piled = [place for place in scene.places if place.zone is at.Zone.PILE]
        boxes = at.seen([place.box for place in piled])
        for place, box in sorted(zip(piled, boxes, strict=True), key=lambda one: one[0].card in scene.lit):
            self._mark(scene, place._replace(box=box))

    def _aimed(self, box: at.Box) -> None:
        """The ring around what the arrow keys have chosen: no card and no button has one like it."""
        self._outline(box.grown(1), PALETTE["ink"], 10)
        self._outline(box.grown(2.5), _AIM, 5)

    def _outline(self, box: at.Box, colour: str, width: float) -> None:
        self._set(stroke_style=colour, line_width=width)
        self.canvas.stroke_rect(*(round(value, 1) for value in box.grown(width / 2 - 0.5)))

    def _stock(self, size: int) -> None:
        box = at.STOCK
        for edge in range(min(3, (size + 7) // 8) - 1, -1, -1):
            self._card(None, at.Box(box.x + 2 * edge, box.y + 2 * edge, box.w, box.h))
        x, y = box.centre
        self._box(at.Box(x - 17, y - 13, 34, 26), PALETTE["paper"], 6)
        self._text(str(size), x, y + 6, 17, PALETTE["ink"], bold=True, align="center")

    def _their_names(self, scene: Scene) -> None:
        """Whose hand is whose, where there are several."""
        players = scene.lay.players
        for side in range(players - 1) if players > 2 else ():
            box, line = at.their_side(side, players), scene.lines[side]
            width = at.THEIR_NAME - 6
            rows = wrapped(line.name, width, 12)[:2]
            y = box.centre[1] + 4 - 7 * (len(rows) - 1)
            for number, row in enumerate(rows):
                self._text(row, box.x, y + 14 * number, 12, PALETTE["paper"], bold=line.turn, width=width)

    def _heading(self, side: int, line: Line, pile: CardSet) -> None:
        players = self._players
        box = at.pile_box(side, players)
        paper, quiet = PALETTE["paper"], PALETTE["quiet"]
        name = f"▸ {line.name}" if line.turn else line.name
        self._text(name, box.x, box.y + 13, 15, paper, bold=True, width=_NAME)
        self._text(line.sum, box.right, box.y + 13, 14, paper, bold=True, align="right", width=at.SUM)
        right = box.right - at.SUM - 8
        if line.calls:
            badge = at.call_box(side, players, high=line.chaff is not None)
            right = min(right, badge.x - 6)
            self._box(badge, PALETTE["gold"], 6)
            self._text(line.calls, badge.centre[0], badge.y + 12, 10.5, PALETTE["ink"], bold=True,
                       align="center", width=badge.w - 6)
        if line.tags:
            self._text(", ".join(line.tags), right, box.y + 13, 12, quiet, align="right", width=_TAGS)
        for kind in at.COLUMNS:
            count = len(pile.of(kind)) + (len(pile.of(Kind.JOKER)) if kind is Kind.CHAFF else 0)
            column = at.column_box(side, kind, players)
            colour = paper if count else quiet
            words = str(count)
            if kind is Kind.CHAFF and line.chaff is not None:
                words = f"{count}, counts {line.chaff}" if line.chaff != count else words
            self._text(words, column.x + 21, column.y + 34, 14, colour, bold=bool(count),
                       width=max(column.w - 21, 30))

    def _told(self, scene: Scene) -> None:
        width = min((key.box.x for key in scene.keys), default=at.BAND.right) - at.BAND.x - 12
        size, step, rows = fitted(scene.told, width)
        y = at.BAND.y + (at.BAND.h - step * (len(rows) - 1)) / 2 + 5
        for line, row in enumerate(rows):
            self._text(row, at.BAND.x + 2, y + step * line, size, PALETTE["paper"], width=width)
        for key in scene.keys:
            self._key(key)
            if scene.aim is not None and key.deed == scene.aim:
                self._aimed(at.Box(key.box.x, key.box.y + 4, key.box.w, key.box.h - 8))

    def _key(self, key: Key) -> None:
        fill, ink = (PALETTE["gold"], PALETTE["ink"]) if key.primary else (PALETTE["paper"], PALETTE["ink"])
        box = at.Box(key.box.x, key.box.y + 4, key.box.w, key.box.h - 8)
        self._box(at.Box(box.x, box.y + 2, box.w, box.h), PALETTE["shadow"], 7)
        self._box(box, fill, 7)
        x, y = box.centre
        self._text(key.words, x, y + 5, 15, ink, bold=True, align="center", width=box.w - 12)

    def _box(self, box: at.Box, fill: str, radius: float) -> None:
        canvas = self.canvas
        self._set(fill_style=fill)
        left, top, right, bottom = (round(value, 1) for value in (box.x, box.y, box.right, box.bottom))
        canvas.begin_path()
        canvas.move_to(left + radius, top)
        canvas.arc_to(right, top, right, bottom, radius)
        canvas.arc_to(right, bottom, left, bottom, radius)
        canvas.arc_to(left, bottom, left, top, radius)
        canvas.arc_to(left, top, right, top, radius)
        canvas.fill()

    def _text(self, text: str, x: float, y: float, size: float, colour: str, *, bold: bool = False,
              align: str = "left", width: float | None = None) -> None:
        self._set(font=f"{'600 ' if bold else ''}{size}px {FONT}", fill_style=colour, text_align=align)
        self.canvas.fill_text(text, round(x, 1), round(y, 1), width and round(width))


def _frames(steps: tuple[Step, ...]) -> int:
    """Positions a flight, so that all steps together stay below LONGEST."""
    parts = sum(1 + step.hold for step in steps)
    fewest, most = _FRAMES
    return max(fewest, min(most, int(LONGEST / FRAME / max(parts, 1))))


def fitted(text: str, width: float) -> tuple[float, float, list[str]]:
    """A text as lines that fit between table and hand: size, height of a line, lines.

    What is over is left out: the line below the board says all of it.
    """
    for size, step, most in _SIZES:
        rows = wrapped(text, width, size)
        if len(rows) <= most:
            return size, step, rows
    return size, step, [*rows[:most - 1], f"{rows[most - 1]} …"]


def wrapped(text: str, width: float, size: float) -> list[str]:
    """A text as lines of about this width; letters are taken as half as wide as high."""
    most = max(1, int(width / (0.5 * size)))
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
