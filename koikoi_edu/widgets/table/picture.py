"""The table as a still picture: where no kernel runs, a saved notebook shows this.

The cards lie where the live table has them, as `<img>` with words; where inline styles are dropped they still
come in a reading order, zone by zone.
"""
from html import escape

from ... import show
from ...cards import CardSet
from ...pictures import BACK
from ..theme import PALETTE
from . import asking, told
from . import geometry as at
from . import words as say
from .game import Sitting
from .scene import scene

#: Size of the picture to that of the board.
SCALE = 0.75


def picture_html(sitting: Sitting, index: bool = True) -> str:
    """The board as HTML, and below it what is to be done. index: each card with the number of its month."""
    lay = scene(sitting).lay
    zones: dict[at.Zone, list[str]] = {}
    for place in at.places(lay):
        zones.setdefault(place.zone, []).append(_image(place) + (_index(place) if index else ""))
    cards = "".join(f"<div>{''.join(images)}</div>" for images in zones.values())
    titles = "".join(_title(sitting, side, seat) for side, seat in enumerate(sitting.sides))
    if lay.players > 2:
        for side, seat in enumerate(sitting.others):
            titles += _text(at.their_side(side, lay.players)._replace(w=at.THEIR_NAME), sitting.names[seat])
    signs = "".join(_sign(stack) for stack in lay.stacks)
    stock = _text(at.Box(at.STOCK.x, at.STOCK.bottom + 6, 80, 20), f"stock: {lay.stock}")
    empty = "".join(_month(month) for month in range(1, 13) if not lay.table.in_month(month))
    size = f"width:{at.WIDTH * SCALE:g}px;height:{at.HEIGHT * SCALE:g}px"
    board = f"position:relative;{size};background:{PALETTE['felt']};border-radius:10px"
    said = "".join(f"<p>{escape(line)}</p>" for line in _said(sitting))
    return f'<div style="{board}">{titles}{stock}{empty}{cards}{signs}</div>{said}'


def _place(box: at.Box) -> str:
    return f"position:absolute;left:{box.x * SCALE:.0f}px;top:{box.y * SCALE:.0f}px"


def _image(place: at.Place) -> str:
    style = f"margin:0;{_place(place.box)}"
    return show.image_html(place.card or BACK, round(place.box.w * SCALE), style)


def _index(place: at.Place) -> str:
    if place.card is None or not place.card.month:
        return ""
    style = (f"{_place(place.box)};padding:0 2px;font:600 10px sans-serif;"
             f"background:{PALETTE['paper']};color:{PALETTE['ink']}")
    return f'<span style="{style}">{place.card.month}</span>'


def _text(box: at.Box, words: str) -> str:
    style = f"{_place(box)};width:{box.w * SCALE:.0f}px;color:{PALETTE['paper']};font-size:13px"
    return f'<div style="{style}">{escape(words)}</div>'


def _sign(stack: CardSet) -> str:
    words = say.sign(stack)
    box = at.sign_box(stack)
    style = (f"{_place(box)};width:{box.w * SCALE:.0f}px;background:{PALETTE['paper']};"
             f"color:{PALETTE['ink']};font-size:8px;line-height:1.3;text-align:center")
    return f'<div style="{style}">{words}</div>' if words else ""


def _month(month: int) -> str:
    x, y, w, h = at.month_box(month)
    box = at.Box(x, y + h / 2 - 22, w, h)
    style = f"{_place(box)};width:{w * SCALE:.0f}px;color:{PALETTE['quiet']};font-size:11px;text-align:center"
    return f'<div style="{style}">{month}<br>{at.FLOWERS[month - 1]}</div>'


def _title(sitting: Sitting, side: int, seat: int) -> str:
    view = sitting.view
    dealer = ", dealer" if view.dealer == seat else ""
    words = f"{sitting.names[seat]}{dealer}: sum {view.bases[seat]}"
    chaff = told.chaff(sitting, seat)
    words += "" if chaff is None else f", chaff {chaff}"
    return _text(at.pile_box(side, len(sitting.players)), words)


def _said(sitting: Sitting) -> list[str]:
    asked = asking.prompt(sitting)
    first, *_ = told.words(sitting, asked).splitlines()
    if sitting.round.is_over:
        title, lines = told.result_lines(sitting)
        return [first, f"{title}.", *lines]
    return [first, " ".join(filter(None, (told.happened(sitting), asked)))]
