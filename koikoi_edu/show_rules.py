"""A rule card as HTML that stays readable wherever a saved notebook is opened (see `show`)."""
from collections.abc import Callable, Sequence
from html import escape
from typing import TYPE_CHECKING

from .cards import CHAFF, Card, CardSet
from .show import image_html

if TYPE_CHECKING:
    from .rules.card import Line, Part, Row, RuleCard

#: Width of a picture in the table of yaku, in CSS pixels.
_WIDTH = 24

_COLUMNS = "display:flex;flex-wrap:wrap;gap:0 28px;align-items:flex-start"
_PART = "margin:0 0 14px"
_TITLE = "font-size:15px;font-weight:600;margin:0 0 4px;padding:0 0 2px;border-bottom:2px solid #c3281b"
_LINE = "margin:0 0 4px"
_NOTE = "font-size:12px;font-style:italic;opacity:0.8"
_CHANGED = "font-weight:600;border-left:4px solid #c3281b;padding:0 0 0 6px"
_ROW = "display:flex;gap:8px;align-items:center;padding:2px 0;border-bottom:1px solid rgba(128,128,128,0.35)"
_POINTS = "flex:0 0 50px;font-size:18px;font-weight:600;text-align:right;white-space:nowrap"
_WORDS = "flex:1 1 120px;min-width:0"
_PICTURES = "flex:0 1 auto;max-width:52%;text-align:right"


def rule_card_html(card: "RuleCard", pictures: Callable[[Sequence[Card]], str] | None = None) -> str:
    """What `Rules` shows in a notebook: the parts of the rule card in columns, as many as have room.

    pictures: how cards are shown, as `<img>` unless said.
    """
    table = next((number for number, part in enumerate(card.parts) if part.rows), len(card.parts))
    before, rows, after = card.parts[:table], card.parts[table:table + 1], card.parts[table + 1:]
    drawn = pictures or _pictures
    top = "".join(_column(parts, "flex:1 1 400px;min-width:0", drawn) for parts in (before, rows) if parts)
    bottom = "".join(_column((part,), "flex:1 1 220px;min-width:0", drawn) for part in after)
    about = f'<div style="{_NOTE}">{escape(card.about)}</div>' if card.about else ""
    return (f'<div style="max-width:1120px;font-size:13px;line-height:1.4;text-align:left">'
            f'<div style="font-size:20px;font-weight:600">{escape(card.title)}</div>{about}'
            f'<div style="{_COLUMNS};margin:8px 0 0">{top}</div><div style="{_COLUMNS}">{bottom}</div></div>')


def _column(parts: "tuple[Part, ...]", style: str, drawn: Callable[[Sequence[Card]], str]) -> str:
    return f'<div style="{style}">{"".join(_part(part, drawn) for part in parts)}</div>'


def _part(part: "Part", drawn: Callable[[Sequence[Card]], str]) -> str:
    rows = "".join(_row(row, drawn(_seen(row.cards))) for row in part.rows)
    lines = "".join(map(_line, part.lines))
    space = '<div style="height:6px"></div>' if rows and lines else ""
    return f'<div style="{_PART}"><div style="{_TITLE}">{escape(part.title)}</div>{rows}{space}{lines}</div>'


def _line(line: "Line") -> str:
    note = f' <span style="{_NOTE}">[{escape(line.note)}]</span>' if line.note else ""
    if line.changed:
        return (f'<div style="{_LINE};{_CHANGED}">Changed: {escape(line.text)}'
                f'<span style="font-weight:400">{note}</span></div>')
    return f'<div style="{_LINE}">{escape(line.text)}{note}</div>'


def _row(row: "Row", pictures: str) -> str:
    points, plus, step = row.points.partition(" ")
    further = f' <span style="font-size:12px">{step}</span>' if plus else ""
    mark = f" <sup>({row.mark})</sup>" if row.mark else ""
    name = f'<b>{"Changed: " * row.changed}{escape(row.name)}</b>{mark}'
    words = f'{name}<div style="font-size:12px">{escape(row.text)}</div>'
    look = f"{_ROW};{_CHANGED.removeprefix('font-weight:600;')}" if row.changed else _ROW
    return (f'<div style="{look}"><div style="{_POINTS}">{points}{further}</div>'
            f'<div style="{_WORDS}">{words}</div><div style="{_PICTURES}">{pictures}</div></div>')


def _seen(cards: CardSet) -> list[Card]:
    """The cards of a yaku that are shown: where all chaff counts, one of each month."""
    one_a_month = {next(iter(CHAFF.in_month(month))) for month in range(1, 13)}
    few = len(cards & CHAFF) <= 12
    return [card for card in cards if few or card not in CHAFF or card in one_a_month]


def _pictures(cards: Sequence[Card]) -> str:
    """Cards side by side; many lie one over the other."""
    over = -10 if len(cards) > 6 else 0
    return "".join(image_html(card, _WIDTH, f"margin:1px 1px 1px {over if place else 0}px")
                   for place, card in enumerate(cards))
