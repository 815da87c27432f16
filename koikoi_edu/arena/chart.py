"""A tournament as a picture: how far each agent is ahead, with its standard error."""
from math import ceil, floor, isnan, log10
from typing import TYPE_CHECKING

from ..charts import INK, LINE, QUIET, RED, WIDTH, Chart, drawn, text

if TYPE_CHECKING:
    from .standing import Standing
    from .tournament import Tournament

_ROW, _TOP, _BOTTOM = 34, 30, 30


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
    right = WIDTH - 110

    def x(value: float) -> float:
        return round(left + (right - left) * (value - low) / (high - low), 1)

    parts = [text(left, 19, "points a round ahead of the opponents; bar: two standard errors each way", 12,
                  QUIET)]
    for number in range(round((high - low) / step) + 1):
        value = low + number * step
        zero = abs(value) < step / 2
        parts.append(f'<path d="M{x(value)} {_TOP}V{height - _BOTTOM}" stroke="{INK if zero else LINE}" '
                     f'stroke-width="1"/>')
        label = "0" if zero else f"{value:+.{0 if step >= 1 else 1 if step >= 0.1 else 2}f}"
        parts.append(text(x(value), height - 11, label, 12, QUIET, "middle"))
    for number, one in enumerate(rows):
        y = _TOP + _ROW * number + _ROW // 2
        value, error = one.lead.value, 2 * _error(one)
        parts += [text(16, y + 5, one.name, 14, INK),
                  f'<path d="M{x(value - error)} {y}H{x(value + error)}" stroke="{RED}" stroke-width="3"/>',
                  f'<circle cx="{x(value)}" cy="{y}" r="5.5" fill="{RED}"/>',
                  text(WIDTH - 16, y + 5, one.lead.text(), 13, INK, "end")]
    return drawn(WIDTH, height, parts, words)


def _error(one: "Standing") -> float:
    return 0.0 if isnan(one.lead.error) else one.lead.error


def _step(span: float) -> float:
    """A round number that divides a span into three to eight parts."""
    power: float = 10.0 ** floor(log10(max(span, 0.1) / 3))
    return next(power * one for one in (1, 2, 5, 10) if span <= 7 * power * one)
