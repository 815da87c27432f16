"""The pictures of the cards as svg text: 48 cards, five jokers, the back, and the corner index.

A picture is 240 units wide and 392 high. The corner index (month number over a mark for the kind) is no part
of it: it is an svg of the same size that is laid over the picture where a reader wants it.
"""
from base64 import b64encode
from functools import cache
from importlib.resources import files
from math import cos, pi, sin
from pathlib import Path

from .cards import BLUE_RIBBONS, POEM_RIBBONS, Card, Kind, find_card

WIDTH, HEIGHT = 240, 392
BACK = "back"

_packaged = Path(str(files(__package__))) / "images"
#: The folder of the pictures: inside the package in a wheel, beside it in a checkout.
IMAGES = _packaged if _packaged.is_dir() else Path(__file__).resolve().parents[1] / "images"


def picture_id(card: Card | str) -> str:
    """The name of a picture, without `.svg`: a card's id, or `back`. Raises UnknownName for anything else."""
    return BACK if card == BACK else find_card(card).id


def svg(card: Card | str) -> str:
    """The picture of a card (a Card, an id, a short name) or of the `back`, as svg text."""
    return _read(IMAGES / f"{picture_id(card)}.svg")


def data_uri(text: str) -> str:
    """Svg text as an address that an `<img>` or a style sheet takes."""
    return "data:image/svg+xml;base64," + b64encode(text.encode()).decode()


@cache
def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


# The corner index. Its marks differ in shape, so that no colour has to be told from another one.

_INK, _PAPER, _RED = "#1d1a1f", "#fbf6e9", "#d3281c"
_YELLOW, _OCHRE, _PURPLE = "#f4bd2b", "#c67a33", "#4b3f96"

#: Digits as pen strokes in a box of 10 by 10.
_DIGITS = {
    "0": "M5 .6C1.2 .6 1.2 9.4 5 9.4C8.8 9.4 8.8 .6 5 .6Z",
    "1": "M2.6 2.6L5.6 .6L5.6 9.4",
    "2": "M2 2.9C2.2 -.2 8 -.2 8 3C8 5.4 3.6 6.6 2 9.4L8.3 9.4",
    "3": "M2.2 1.8C4 0 8 .2 7.8 2.8C7.7 4.3 6 4.8 4.6 4.8C6.4 4.8 8.3 5.4 8.2 7.1C8 9.9 3.6 9.9 1.9 8",
    "4": "M6.6 9.4L6.6 .6L1.6 6.8L8.8 6.8",
    "5": "M7.8 .7L3 .7L2.6 4.8C5 3.4 8.4 4.2 8.2 6.8C8 9.9 3.6 10 1.9 8",
    "6": "M7.4 1.2C3.8 .2 2 4.2 2.1 6.7C2.3 10.4 8.1 10.2 8.1 6.6C8.1 3.4 3.7 3.4 2.3 6",
    "7": "M1.8 .7L8.3 .7L4.4 9.4",
    "8": "M5 4.7C1.6 4.3 1.8 .6 5 .6C8.2 .6 8.4 4.3 5 4.7C1.1 5.1 1.1 9.4 5 9.4C8.9 9.4 8.9 5.1 5 4.7Z",
    "9": "M7.9 3.4C7.6 6.6 2.2 6.8 2.1 3.4C2.1 -.2 7.8 -.2 7.9 3.4C8.1 6 7.2 9 3.4 9.4",
}
_TAB = "M7 16A9 9 0 0 1 16 7L74 7L74 104A12 12 0 0 1 62 116L7 116Z"
_MARK_X, _MARK_Y = 40, 87


def index_mark(card: Card | str) -> str:
    """Which mark a card carries: `bright`, `animal`, `poem`, `plain`, `blue`, `chaff`, or "" for a joker."""
    card = find_card(card)
    if card.kind is Kind.JOKER:
        return ""
    if card.kind is not Kind.RIBBON:
        return str(card.kind)
    return "poem" if card in POEM_RIBBONS else "blue" if card in BLUE_RIBBONS else "plain"


def index_svg(card: Card | str, month: int | None = None) -> str:
    """The corner index of a card, as an svg of the card's size that is empty outside the tab.

    month: the number to show, where an order of months other than the card's own is in use.
    """
    card = find_card(card)
    mark = index_mark(card)
    tab = ""
    if mark:
        tab = _path(_TAB, _PAPER, 5) + _number(month or card.month) + _MARKS[mark]
    return _document(f"0 0 {WIDTH} {HEIGHT}", WIDTH, HEIGHT, tab)


def mark_svg(mark: str) -> str:
    """One mark of the corner index alone, in a box of 48 by 48 units, for headings and legends."""
    x, y = _MARK_X - 24, _MARK_Y - 24
    return _document(f"{x} {y} 48 48", 48, 48, _MARKS[mark])


def _document(box: str, width: int, height: int, shapes: str) -> str:
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{width}" height="{height}">'
            f'<g stroke-linejoin="round" stroke-linecap="round">{shapes}</g></svg>')


def _path(d: str, fill: str, width: float, stroke: str = _INK, transform: str = "") -> str:
    moved = f' transform="{transform}"' if transform else ""
    return f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{width}"{moved}/>'


def _number(month: int) -> str:
    digits = str(month)
    size, step = (4.7, 0) if len(digits) == 1 else (3.6, 27)
    left = _MARK_X - 5 * size - step * (len(digits) - 1) / 2
    places = (f"translate({left + i * step:g} 17) scale({size})" for i in range(len(digits)))
    return "".join(_path(_DIGITS[digit], "none", round(9 / size, 2), transform=place)
                   for digit, place in zip(digits, places, strict=True))


def _star(rays: int, outer: float, inner: float) -> str:
    corners = []
    for i in range(2 * rays):
        radius, angle = (inner if i % 2 else outer), pi * i / rays
        corners.append(f"{_MARK_X + radius * sin(angle):.1f} {_MARK_Y - radius * cos(angle):.1f}")
    return "M" + "L".join(corners) + "Z"


def _slip(fill: str, lean: int, *bands: str) -> str:
    """A ribbon: red ones lean like "\\", blue ones like "/"."""
    x, y, s = _MARK_X, _MARK_Y, 19
    corners = ((-17, -s), (-1, -s), (17, s), (1, s))
    outline = "M" + "L".join(f"{x + lean * dx} {y + dy}" for dx, dy in corners) + "Z"
    return _path(outline, fill, 4) + "".join(_path(band, "none", 5, _PAPER) for band in bands)


_MARKS = {
    "bright": _path(_star(8, 20, 11), _YELLOW, 4),
    "animal": _path(f"M{_MARK_X} {_MARK_Y - 20}l20 20l-20 20l-20-20Z", _OCHRE, 4),
    "poem": _slip(_RED, 1, f"M{_MARK_X - 5} {_MARK_Y - 9}l10 18"),
    "plain": _slip(_RED, 1),
    "blue": _slip(_PURPLE, -1, f"M{_MARK_X + 4} {_MARK_Y - 9}l8 0", f"M{_MARK_X - 12} {_MARK_Y + 9}l8 0"),
    "chaff": _path(f"M{_MARK_X - 13} {_MARK_Y}a13 13 0 1 1 26 0a13 13 0 1 1-26 0Z", _PAPER, 6),
}
