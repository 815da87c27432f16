"""Cards as pieces of HTML that stay readable wherever a saved notebook is opened.

A notebook shows the output of a stranger without style sheets, scripts or inline svg, so everything here is
an `<img>` with words for those who cannot see it, and inline styles that only improve the arrangement.
"""
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from .cards import DECK, JOKERS, MONTHS, Card, CardSet, Kind
from .pictures import BACK, HEIGHT, WIDTH, data_uri, picture_id, svg
from .words import capital, listed

if TYPE_CHECKING:
    from .scoring import Score, Step

#: Width of one card that stands alone, of cards among others, and of those under a step, in CSS pixels.
ALONE, AMONG, SMALL, FINE = 90, 60, 44, 22

_ROW = "display:inline-block;vertical-align:top;text-align:left"


def address(card: Card | str) -> str:
    """Where an `<img>` finds the picture.

    For a notebook with the pictures in `../images`, as this project's own have them, that is the file: saved
    notebooks stay small. Elsewhere it is the picture itself, about 7 KB.
    """
    text = svg(card)
    beside = Path("../images") / f"{picture_id(card)}.svg"
    if beside.is_file() and beside.read_text(encoding="utf-8") == text:
        return beside.as_posix()
    return data_uri(text)


def image_html(card: Card | str, width: int = AMONG, style: str = "", words: str = "") -> str:
    """One picture. card: a card, or `back`. width: CSS pixels. style: inline CSS added to it.

    words: what it is called for those who can't see it; "" for month, flower, kind and name.
    """
    words = escape(words or ("a covered card" if card == BACK else DECK[card].label))
    height = round(width * HEIGHT / WIDTH)
    return (f'<img src="{address(card)}" alt="{words}" title="{words}" width="{width}" height="{height}" '
            f'style="display:inline-block;margin:2px;vertical-align:top;{style}">')


def row_html(cards: Iterable[Card | str], width: int = AMONG) -> str:
    """Cards in the order given, wrapped to the width of the page."""
    return "".join(image_html(card, width) for card in cards)


def card_html(card: Card) -> str:
    """What `Card` shows in a notebook: its picture."""
    return image_html(card, ALONE)


def cards_html(cards: CardSet) -> str:
    """What `CardSet` shows in a notebook: its pictures in month order."""
    return f"<div>{row_html(cards) or 'no cards'}</div>"


def count_words(cards: CardSet, kind: Kind) -> str:
    """The heading over one kind of cards: "2 brights", "1 ribbon", "no chaff"."""
    number = len(cards.of(kind))
    plural = "" if number == 1 or kind is Kind.CHAFF else "s"
    return f"{number or 'no'} {kind}{plural}"


def pile_html(cards: CardSet, width: int = SMALL) -> str:
    """A captured pile in four columns by kind, with their counts; a column overlaps what does not fit it."""
    kinds = [Kind.BRIGHT, Kind.ANIMAL, Kind.RIBBON, Kind.CHAFF] + [Kind.JOKER] * bool(cards & JOKERS)
    columns = []
    for kind in kinds:
        pictures = _fan(list(cards.of(kind)), width, across=8 if kind is Kind.CHAFF else 5)
        columns.append(f'<div style="{_ROW};margin:0 16px 4px 0"><div style="font-size:12px">'
                       f"{count_words(cards, kind)}</div>{pictures}</div>")
    return f'<div style="line-height:1.4">{"".join(columns)}</div>'


def _fan(cards: Sequence[Card], width: int, across: int) -> str:
    """Cards side by side, each over the right half of the one before, `across` to a line."""
    lines = []
    for start in range(0, len(cards), across):
        line = cards[start:start + across]
        pictures = "".join(image_html(card, width, f"margin-left:{2 if i == 0 else -width // 2}px")
                           for i, card in enumerate(line))
        lines.append(f'<div style="white-space:nowrap">{pictures}</div>')
    return "".join(lines)


def deck_html(width: int = 40, lit: CardSet | None = None) -> str:
    """What `DECK` shows in a notebook: the months side by side, each from its best card to its chaff.

    lit: cards that stand out, while the others pale.
    """
    columns = []
    for number, month in enumerate(MONTHS, start=1):
        cards = DECK.cards.in_month(number)
        flower = next(iter(cards)).id.partition("-")[0].replace("chrysan", "chrysan&shy;")
        pictures = "".join(f"<div>{image_html(card, width, _pale(card, lit))}</div>" for card in cards)
        columns.append(f'<div style="{_ROW};width:{width + 10}px;margin-bottom:8px">'
                       f'<div style="height:24px;font-size:9px;line-height:1.3" title="{month}">'
                       f"{number} {flower}</div>{pictures}</div>")
    return f'<div>{"".join(columns)}</div>'


def _pale(card: Card, lit: CardSet | None) -> str:
    return "" if lit is None or card in lit else "opacity:0.25"


_STEP = "display:inline-block;vertical-align:top;text-align:center;margin:0 10px 6px 0"
_TIMES = "font-size:20px;line-height:44px"
_VALUE = "font-size:32px;font-weight:600;line-height:44px"
_WHO = "font-size:14px;font-weight:600;line-height:44px;min-width:170px;text-align:left"
_TOTAL = f"{_VALUE};padding:0 14px;border-radius:10px;background:#c3281b;color:#fbf6e9"


def score_html(score: "Score") -> str:
    """What `Score` shows in a notebook: the yaku with their cards, then the steps with their reasons.

    Where each of two losers pays, the steps that both share come first, then those of each loser, then what
    they pay together. Where only one of them counts, what the other one would bring follows.
    """
    yaku = [f'<div style="{_ROW};margin:0 18px 6px 0"><div>{escape(repr(held))}</div>'
            f"{row_html(held.cards, SMALL)}</div>" for held in score.yaku]
    words = "the sum" if score.yaku else score.steps[0].reason
    each_pays = score.steps[-1].option == "three_player"
    shared = score.steps[1:-1] if each_pays else score.steps[1:]
    is_all = not shared and not each_pays
    first = _step_html(str(score.base), words, _TOTAL if is_all else _VALUE)
    parts = ["".join(yaku), first + _steps_html(shared, _VALUE, _VALUE if each_pays else _TOTAL)]
    if each_pays:
        start = score.steps[-2].value
        parts += [_due_html(f"{who} pays", start, due.steps[len(shared):])
                  for due, who in zip(score.dues, _losers(score), strict=True)]
        sum_of = " + ".join(map(str, score.payments))
        parts.append(_step_html(f"{sum_of} →", "", _TIMES) + _step_html(str(score.total), "", _TOTAL))
    elif score.base and len(score.dues) == 2:
        parts += [_due_html(f"{who} alone", score.base, due.steps)
                  for due, who in zip(score.dues, _losers(score), strict=True)
                  if due.steps != score.steps[1:]]
    if score.payments and not each_pays:
        parts.append(f'<b>{escape(capital(listed(score.paid)))}.</b>')
    return f'<div style="line-height:1.4">{"".join(f"<div>{part}</div>" for part in parts)}</div>'


def _losers(score: "Score") -> list[str]:
    from .scoring import loser_in_words
    return [loser_in_words(due.loser, len(score.dues)) for due in score.dues]


def _steps_html(steps: "Sequence[Step]", look: str, last: str) -> str:
    """Steps after the sum, each with its sign, its reason and the cards that decide it.

    look, last: the style of the points after a step, and after the last one.
    """
    shown = []
    for number, step in enumerate(steps, start=1):
        sign = step_sign(step)
        shown.append(_step_html(f"{sign} →" if sign else "→", step.reason, _TIMES, step.decides))
        shown.append(_step_html(str(step.value), "", last if number == len(steps) else look))
    return "".join(shown)


def _due_html(who: str, start: int, steps: "Sequence[Step]") -> str:
    """The steps of one of two losers, from the points at which they start."""
    first = _step_html(str(start), "", _TIMES if steps else f"{_TIMES};font-weight:600")
    return _step_html(escape(who), "", _WHO) + first + _steps_html(steps, _TIMES, f"{_TIMES};font-weight:600")


def step_sign(step: "Step") -> str:
    """What a step of a score does: "×2", "+1"; "" for the sum that starts it."""
    if step.added is not None:
        return f"+{step.added}"
    return "" if step.factor is None else f"×{step.factor}"


def _step_html(large: str, small: str, look: str, cards: CardSet = CardSet()) -> str:
    fine = f'<div style="font-size:12px">{escape(small)}</div>' if small else ""
    pictures = f"<div>{row_html(cards, FINE)}</div>" if cards else ""
    return f'<div style="{_STEP}"><div style="{look}">{large}</div>{fine}{pictures}</div>'
