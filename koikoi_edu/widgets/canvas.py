"""Drawing cards on an ipycanvas: one message for each change, cards copied from canvases that nobody sees.

All drawing of a widget starts in `canvas.on_client_ready`: before that the page has no canvas, and after a
page reload it has an empty one. There, paint the sprites first, then draw.
"""
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import ipywidgets
from ipycanvas import Canvas
from ipycanvas.canvas import _CANVAS_MANAGER

from ..cards import DECK, Card
from ..pictures import BACK, HEIGHT, WIDTH, index_svg, svg
from .theme import plain_layout

#: Canvas pixels for one CSS pixel: sharp on dense displays. Event coordinates come in canvas pixels.
SCALE = 2


@contextmanager
def one_message() -> Iterator[None]:
    """Send all drawing inside as one message. May be nested; an error inside leaves the page alive.

    `ipycanvas.hold_canvas` stays on hold after an error, which freezes every canvas of the kernel; and it
    does not say again which canvas it draws on, which a reloaded page has forgotten.
    """
    outer = _CANVAS_MANAGER._caching
    if not outer:
        _CANVAS_MANAGER._current_canvas = None
    _CANVAS_MANAGER._caching = True
    try:
        yield
    finally:
        if not outer:
            try:
                _CANVAS_MANAGER.flush()
            finally:
                _CANVAS_MANAGER._caching = False


def sharp_canvas(width: int, height: int) -> Canvas:
    """A canvas of this size in CSS pixels; draw inside `scaled`, divide event coordinates by SCALE."""
    layout = ipywidgets.Layout(width=f"{width}px", height=f"{height}px", align_self="flex-start")
    return Canvas(width=width * SCALE, height=height * SCALE, layout=layout)


@contextmanager
def scaled(canvas: Canvas) -> Iterator[Canvas]:
    """Draw in CSS pixels, in one message; the state of the canvas is the same afterwards."""
    with one_message():
        canvas.save()
        canvas.scale(SCALE)
        try:
            yield canvas
        finally:
            canvas.restore()


class Sprites:
    """Cards (and the back) ready to be copied onto a canvas.

    cards: those that may ever be drawn. width: of a card, in CSS pixels. index: with the corner index; change
    it and paint again. The pictures cross to the page once, as one sheet.
    """

    COLUMNS = 10

    def __init__(self, cards: Iterable[Card] = DECK.cards, width: int = 76, index: bool = True):
        self.width, self.height = width, round(width * HEIGHT / WIDTH)
        self.index = index
        self._places = {name: (i % self.COLUMNS, i // self.COLUMNS)
                        for i, name in enumerate([*(card.id for card in cards), BACK])}
        self._faces = _sheet({name: svg(name) for name in self._places}, self._places, self._size)
        tabs = {name: index_svg(name) for name in self._places if name != BACK}
        self._tabs = _sheet(tabs, self._places, self._size)
        w, h = self._size
        rows = len(self._places) // self.COLUMNS + 1
        layout = plain_layout()
        self._sheet = Canvas(width=w * self.COLUMNS, height=h * rows, layout=layout)
        self._canvases = {name: Canvas(width=w, height=h, layout=layout) for name in self._places}

    @property
    def alive(self) -> bool:
        """Whether the page can still get at them; False after all widgets were closed."""
        return self._sheet.comm is not None

    @property
    def _size(self) -> tuple[int, int]:
        return self.width * SCALE, self.height * SCALE

    def paint(self) -> None:
        """Paint every card once. To be called in `on_client_ready`, and after a change of `index`."""
        w, h = self._size
        with one_message():
            self._sheet.clear()
            self._sheet.draw_image(self._faces, 0, 0)
            if self.index:
                self._sheet.draw_image(self._tabs, 0, 0)
            for name, canvas in self._canvases.items():
                column, line = self._places[name]
                canvas.clear()
                canvas.draw_image(self._sheet, -column * w, -line * h)

    def draw(self, canvas: Canvas, card: Card | None, x: float, y: float, width: float | None = None) -> None:
        """Draw a card (None: the back) with its top left corner at x, y; CSS pixels, inside `scaled`."""
        width = width or self.width
        height = width * self.height / self.width
        canvas.draw_image(self._canvases[card.id if card else BACK], x, y, width, height)


def _sheet(texts: dict[str, str], places: dict[str, tuple[int, int]],
           size: tuple[int, int]) -> ipywidgets.Image:
    """Many svg texts as one picture, each at its place."""
    w, h = size
    rows = 1 + max(line for _, line in places.values())
    parts = []
    for name, text in texts.items():
        column, line = places[name]
        text = text.replace("<svg ", f'<svg x="{column * w}" y="{line * h}" ', 1)
        parts.append(text.replace(f'width="{WIDTH}" height="{HEIGHT}"', f'width="{w}" height="{h}"', 1))
    width, height = w * Sprites.COLUMNS, h * rows
    whole = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
             f'viewBox="0 0 {width} {height}">{"".join(parts)}</svg>')
    return ipywidgets.Image(value=whole.encode(), format="svg+xml", layout=plain_layout())
