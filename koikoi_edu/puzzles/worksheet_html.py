"""Worksheets as HTML: in a notebook, and as a file of its own that prints without one."""
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from html import escape
from typing import TYPE_CHECKING

from .. import show
from ..cards import Card, CardSet
from ..pictures import HEIGHT, WIDTH, index_svg, svg
from ..words import capital
from .puzzle import Form, Puzzle

if TYPE_CHECKING:
    from .worksheet import Sheet

#: What a saved file says that it is, near its beginning.
SHEET, KEY = "koikoi_edu worksheet", "koikoi_edu worksheet key"

_WIDTH = 48  # of a card, in CSS pixels: 12.7 mm on paper
_WHOLE = "break-inside:avoid;page-break-inside:avoid"
_INK = "rgba(120,120,120,1)"  # of lines and boxes, on light and dark; JupyterLab drops "currentColor"
_RULED = f"display:inline-block;line-height:1.1;border-bottom:1px solid {_INK}"
_BOX = (f'<span style="display:inline-block;width:11px;height:11px;border:1.5px solid {_INK};'
        'border-radius:2px;margin-right:6px"></span>')
_STYLE = """
@page { margin: 14mm 15mm }
body { max-width: 760px; margin: 24px auto; padding: 0 16px; background: white; color: black;
       font: 15px/1.4 system-ui, "Segoe UI", Helvetica, Arial, sans-serif }
section + section { break-before: page; border-top: 1px dashed silver; margin-top: 32px; padding-top: 24px }
@media print { body { max-width: none; margin: 0; padding: 0; font-size: 11pt }
               section + section { border: 0; margin: 0; padding: 0 } }
"""

#: Draws a card that is called so, for those who can't see it; the last says whether its index is shown.
_Draw = Callable[[Card, str, bool], str]


def document(sheets: "Sequence[Sheet]", is_key: bool) -> str:
    """A whole HTML page. Each picture is in it once, however often it is shown."""
    drawn: dict[Card, None] = {}
    body = page(sheets, is_key, partial(_reuse, drawn))
    pictures = "".join(_symbol(svg(card), card.id) + _symbol(index_svg(card), f"{card.id}-index")
                       for card in drawn)
    game = sheets[0].game
    title = f"Key to a {game} worksheet" if is_key else f"{game} worksheet"
    return (f'<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="generator" content="{KEY if is_key else SHEET}">\n'
            f'<meta name="viewport" content="width=device-width">\n'
            f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
            f'<svg width="0" height="0" style="position:absolute" aria-hidden="true">{pictures}</svg>\n'
            f"{body}\n</body>\n</html>\n")


def kind_of(text: str) -> str:
    """What the beginning of a saved file says that it is: `SHEET`, `KEY`, or "" for anything else."""
    return next((kind for kind in (SHEET, KEY) if f'content="{kind}"' in text), "")


def page(sheets: "Iterable[Sheet]", is_key: bool, draw: "_Draw | None" = None) -> str:
    """The sheets one below the other, or the keys to them."""
    return "\n".join(_key(sheet) if is_key else _sheet(sheet, draw or _image) for sheet in sheets)


def boxes(asked: Puzzle) -> tuple[str, ...]:
    """The words to tick for an answer; () where a number is asked."""
    if asked.form is Form.NUMBER:
        return ()
    if asked.form is Form.YAKU:
        return (*(yaku.name for yaku in asked.rules.yaku), "nothing")
    if asked.form is Form.CHOICE:
        return tuple(map(str, asked.options))
    return (*map(asked.called, asked.options), *["nothing"] * (asked.form is Form.CARDS))


def _sheet(sheet: "Sheet", draw: _Draw) -> str:
    name = f"<b>{escape(sheet.student)}</b>" if sheet.student else _line(240)
    head = _head(f"{sheet.game} worksheet", sheet.name,
                 f'Name: {name}<span style="float:right">Points: {_line(48)} of {len(sheet.puzzles)}</span>',
                 f"Points by the rules of {sheet.rules.name}.")
    asked = "".join(_question(number, asked, draw) for number, asked in enumerate(sheet.puzzles, 1))
    return f"<section>{head}{asked}</section>"


def _key(sheet: "Sheet") -> str:
    whose = f"For <b>{escape(sheet.student)}</b>. " if sheet.student else ""
    head = _head(f"Key to the {sheet.game} worksheet", sheet.name,
                 f"{whose}Made by <code>{escape(sheet.made_by)}</code>", "Keep it from the students.")
    lines = "".join(_answer(number, asked) for number, asked in enumerate(sheet.puzzles, 1))
    return f"<section>{head}{lines}</section>"


def _head(title: str, name: str, first: str, small: str) -> str:
    return (f'<div style="{_WHOLE};border-bottom:2px solid {_INK};padding-bottom:6px">'
            f'<div><b style="font-size:20px">{title}</b>'
            f'<span style="float:right">{escape(name)}</span></div>'
            f'<div style="margin:14px 0 6px">{first}</div>'
            f'<div style="font-size:12px">{escape(small)}</div></div>')


def _question(number: int, asked: Puzzle, draw: _Draw) -> str:
    rows = [_row(label, cards, asked, draw) for label, cards in asked.scene]
    if asked.form in (Form.CARD, Form.CARDS):
        seen = {card for _, cards in asked.scene for card in cards}
        if not seen.issuperset(asked.options):
            rows.append(_row("Choose from", CardSet(asked.options), asked, draw))
    ticks = "".join(f'<span style="display:inline-block;margin-right:18px;white-space:nowrap">{_BOX}'
                    f"{escape(words)}</span>" for words in boxes(asked))
    return (f'<div style="{_WHOLE};padding:12px 0 14px;border-bottom:1px solid rgba(128,128,128,0.5)">'
            f"<div><b>{number}.&ensp;{escape(asked.title)}.</b> {escape(asked.text)}</div>{''.join(rows)}"
            f'<div style="margin-top:10px;line-height:1.8">{ticks or f"Answer: {_line(120)}"}</div></div>')


def _row(label: str, cards: CardSet, asked: Puzzle, draw: _Draw) -> str:
    named = "" if asked.is_bare else f": {', '.join(map(asked.called, cards)) or 'no cards'}"
    pictures = "".join(draw(card, asked.called(card), not asked.is_bare) for card in cards)
    return (f'<div style="display:inline-block;vertical-align:top;margin:8px 20px 0 0">'
            f'<div style="font-size:12px">{escape(label + named)}</div>{pictures}</div>')


def _answer(number: int, asked: Puzzle) -> str:
    right, dot, reason = asked.because().text.partition(". ")
    return (f'<div style="{_WHOLE};padding:5px 0;border-bottom:1px solid rgba(128,128,128,0.5)">'
            f'<span style="display:inline-block;width:32px">{number})</span>'
            f"<b>{escape(capital(right) + dot)}</b>{escape(reason)} "
            f'<span style="font-size:12px;opacity:0.75">{escape(asked.id)}</span></div>')


def _line(width: int) -> str:
    """A line to write on."""
    return f'<span style="{_RULED};width:{width}px">&nbsp;</span>'


def _image(card: Card, called: str, index: bool) -> str:
    return show.image_html(card, _WIDTH).replace(escape(card.label), escape(called))


def _reuse(drawn: dict[Card, None], card: Card, called: str, index: bool) -> str:
    drawn[card] = None
    uses = [f'<use href="#{id}"/>' for id in (card.id, f"{card.id}-index")[:1 + index]]
    return (f'<svg role="img" aria-label="{escape(called)}" width="{_WIDTH}" '
            f'height="{round(_WIDTH * HEIGHT / WIDTH)}" style="margin:2px;vertical-align:top">'
            f"{''.join(uses)}</svg>")


def _symbol(picture: str, id: str) -> str:
    """A picture that is shown by its id."""
    inside = picture[picture.index(">") + 1:picture.rindex("</svg>")]
    return f'<symbol id="{id}" viewBox="0 0 {WIDTH} {HEIGHT}">{inside}</symbol>'
