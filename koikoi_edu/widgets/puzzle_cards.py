"""The cards of a puzzle in labelled rows: to look at or to click, and as a still picture."""
from collections.abc import Callable, Collection
from html import escape
from itertools import groupby
from typing import Any, TypeVar

import ipywidgets

from .. import show
from ..cards import Card, CardSet
from ..puzzles import Puzzle
from .base import CardButton, CardRow, faces, html, set_class
from .theme import plain_layout

_Made = TypeVar("_Made", bound=ipywidgets.Widget)


class Scene(ipywidgets.Box):
    """Rows of cards; what shows them is made when first needed and shows other cards later.

    press(card): called on a click. Rows that are only looked at are one piece of HTML, however many.
    """

    def __init__(self, press: Callable[[Card], Any]):
        self._press = press
        self._looks: list[ipywidgets.HTML] = []
        self._rows: list[_Row] = []
        super().__init__(layout=plain_layout(), _dom_classes=("kk-puzzle-scene",))

    @property
    def buttons(self) -> tuple[CardButton, ...]:
        """The cards that can be clicked."""
        return tuple(button for row in self.children if isinstance(row, _Row) for button in row.buttons)

    def draw(self, asked: Puzzle, rows: Collection[tuple[str, CardSet]], choice: CardSet, *, enabled: bool,
             lit: CardSet, chosen: Collection[Card]) -> None:
        """Show these rows of a puzzle. choice: the cards that can be the answer, in rows to click."""
        for size in ("few", "some", "many"):
            set_class(self, f"kk-puzzle-{size}", size == _size([len(cards) for _, cards in rows]))
        parts: list[ipywidgets.Widget] = []
        made_looks, made_rows = iter(self._looks), iter(self._rows)
        for to_choose, some in groupby(rows, key=lambda row: bool(choice & row[1])):
            if to_choose:
                for label, cards in some:
                    row = next(made_rows, None) or _kept(_Row(self._press), self._rows)
                    row.draw(label, cards, enabled=choice if enabled else (), lit=lit, chosen=chosen)
                    parts.append(row)
            else:
                looks = next(made_looks, None) or _kept(html("", "kk-puzzle-looks"), self._looks)
                looks.value = "".join(_row_html(label, cards, asked, lit) for label, cards in some)
                parts.append(looks)
        put(self, *parts)


def _size(rows: Collection[int]) -> str:
    """How much there is to show in rows of so many cards: the more, the smaller each card."""
    if max(rows, default=0) > 11 or len(rows) > 4 or sum(rows) > 16:
        return "many"
    return "some" if max(rows, default=0) > 6 or len(rows) > 2 else "few"


class _Row(ipywidgets.Box):
    """Cards to click, under a heading."""

    def __init__(self, press: Callable[[Card], Any]):
        self._heading, self._cards = html(), CardRow(press)
        super().__init__((self._heading, self._cards), layout=plain_layout(), _dom_classes=("kk-puzzle-row",))

    @property
    def buttons(self) -> tuple[CardButton, ...]:
        """The cards."""
        return self._cards.buttons

    def draw(self, label: str, cards: CardSet, *, enabled: Collection[Card], lit: CardSet,
             chosen: Collection[Card]) -> None:
        """Show these cards. enabled: those that can be clicked."""
        self._heading.value = f'<div class="kk-heading">{escape(label)}</div>'
        self._cards.show(cards, enabled=enabled, lit=lit, chosen=chosen)


def _kept(made: _Made, among: list[_Made]) -> _Made:
    """This widget, which other puzzles will use again."""
    among.append(made)
    return made


def put(into: ipywidgets.Box, *children: ipywidgets.Widget) -> None:
    """Put these into a box, if it holds others."""
    if children != into.children:
        into.children = children


def scene_html(asked: Puzzle) -> str:
    """The cards of a puzzle in labelled rows, only to be looked at."""
    inner = "".join(_row_html(label, cards, asked) for label, cards in asked.scene)
    return f'<div class="kk-puzzle-scene kk-puzzle-many kk-index">{inner}</div>'


def still_row(label: str, cards: CardSet, asked: Puzzle) -> str:
    """A row for a saved notebook, where no style sheet is."""
    named = ", ".join(map(asked.called, cards)) or "–"
    pictures = "".join(show.image_html(card, show.SMALL, words=_said_of(card, asked)) for card in cards)
    return (f'<div style="display:inline-block;vertical-align:top;text-align:left;margin:6px 18px 0 0">'
            f'<div style="font-size:12px">{escape(label)}: {escape(named)}</div>{pictures}</div>')


def _row_html(label: str, cards: CardSet, asked: Puzzle, lit: CardSet = CardSet()) -> str:
    return (f'<div class="kk-puzzle-row"><div class="kk-heading">{escape(label)}</div>'
            f"{_looks(cards, asked, lit)}</div>")


def _looks(cards: CardSet, asked: Puzzle, lit: CardSet = CardSet()) -> str:
    if not cards:
        return '<span class="kk-note">no cards</span>'
    return _renamed(faces(cards, "medium", lit=lit), cards, asked)


def _renamed(looks: str, cards: CardSet, asked: Puzzle) -> str:
    """Pictures whose words do not give the answer away."""
    for card in cards:
        looks = looks.replace(escape(card.label), escape(_said_of(card, asked)))
    return looks


def _said_of(card: Card, asked: Puzzle) -> str:
    return asked.called(card) if asked.is_bare else card.label
