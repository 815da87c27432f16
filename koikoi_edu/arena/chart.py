"""A tournament as a picture: how far each agent is ahead, with its standard error."""
from dataclasses import dataclass
from html import escape
from math import ceil, floor, isnan, log10
from typing import TYPE_CHECKING

from ..pictures import data_uri

if TYPE_CHECKING:
    from .standing import Standing
    from .tournament import Tournament

_INK, _PAPER, _QUIET, _RED, _LINE = "#1d1a1f", "#fbf6e9", "#6b625c", "#c3281b", "#ddd2bd"
_WIDTH, _ROW, _TOP, _BOTTOM = 640, 34, 30, 30
_FONT = 'font-family="system-ui, sans-serif"'


@dataclass(frozen=True, repr=False)
class Chart:
    """A picture as SVG, which a notebook shows. svg: its text. words: the same for who can't see it."""

    svg: str
    words: str

    def __repr__(self) -> str:
        return self.words

    def _repr_html_(self) -> str:
        words = escape(self.words, quote=True)
        return f'<img src="{data_uri(self.svg)}" alt="{words}" width="{_WIDTH}">'


def chart(cup: "Tournament") -> Chart:
    """A line for each agent, the best one first: a dot for its lead, a bar for two standard errors."""
    rows = [one for one in cup.standings if not isnan(one.lead.value)]
    words = ["Points a round that each is ahead:", *(f"{one.name} {one.lead.text()}" for one in rows)]
    left = 34 + 8 * max((len(one.name) for one in rows), default=0)
    reach = [(one.lead.value - 2 * _error(one), one.lead.value + 2 * _error(one)) for one in rows]
    low, high = min([0.0, *(one for one, _ in reach)]), max([0.0, *(one for _, one in reach)])
    step = _step(high - low)
    low, high = step * floor(low / step), step * max(ceil(high / step), 1)
    height = _TOP + _ROW * len(rows) + _BOTTOM
    right = _WIDTH - 110

    def x(value: float) -> float:
        return round(left + (right - left) * (value - low) / (high - low), 1)

    parts = [f'<rect width="{_WIDTH}" height="{height}" rx="8" fill="{_PAPER}"/>',
             _text(left, 19, "points a round ahead of the opponents; bar: two standard errors each way", 12,
                   _QUIET)]
    for number in range(round((high - low) / step) + 1):
        value = low + number * step
        zero = abs(value) < step / 2
        parts.append(f'<path d="M{x(value)} {_TOP}V{height - _BOTTOM}" stroke="{_INK if zero else _LINE}" '
                     f'stroke-width="1"/>')
        label = "0" if zero else f"{value:+.{0 if step >= 1 else 1 if step >= 0.1 else 2}f}"
        parts.append(_text(x(value), height - 11, label, 12, _QUIET, "middle"))
    for number, one in enumerate(rows):
        y = _TOP + _ROW * number + _ROW // 2
        value, error = one.lead.value, 2 * _error(one)
        parts += [_text(16, y + 5, one.name, 14, _INK),
                  f'<path d="M{x(value - error)} {y}H{x(value + error)}" stroke="{_RED}" stroke-width="3"/>',
                  f'<circle cx="{x(value)}" cy="{y}" r="5.5" fill="{_RED}"/>',
                  _text(_WIDTH - 16, y + 5, one.lead.text(), 13, _INK, "end")]
    svg = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" '
           f'height="{height}" role="img" {_FONT}><title>{escape(" ".join(words))}</title>'
           f'{"".join(parts)}</svg>')
    return Chart(svg, "\n".join(words))


def _error(one: "Standing") -> float:
    return 0.0 if isnan(one.lead.error) else one.lead.error


def _step(span: float) -> float:
    """A round number that divides a span into three to eight parts."""
    power: float = 10.0 ** floor(log10(max(span, 0.1) / 3))
    return next(power * one for one in (1, 2, 5, 10) if span <= 7 * power * one)


def _text(x: float, y: float, words: str, size: int, fill: str, anchor: str = "start") -> str:
    return (f'<text x="{x}" y="{y}" font-size="{size}" fill="{fill}" text-anchor="{anchor}">'
            f"{escape(words)}</text>")
