"""Estimates as a picture: how they close in on the truth as more is tried."""
from collections.abc import Mapping
from math import ceil, floor, log

from ..charts import INK, LINE, QUIET, RED, WIDTH, Chart, drawn, text
from ..errors import RulesError, shown
from .estimate import Estimate

_HEIGHT, _LEFT, _RIGHT, _TOP, _BOTTOM = 300, 64, 24, 34, 48
_SIZE = 12


def convergence(estimates: Mapping[int, Estimate], truth: float | None = None) -> Chart:
    """Shares by how many worlds or rounds they were taken from: a dot, and a bar of two standard errors.

    estimates: by number of tries. truth: a line for the exact share, if it is known. Raises RulesError where
    there is nothing to draw.
    """
    rows = sorted(estimates.items()) if isinstance(estimates, Mapping) else []
    if not rows or not all(isinstance(one, Estimate) and type(tries) is int and tries > 0
                           for tries, one in rows):
        raise RulesError(f"estimates are Estimate values by the number of tries, not {shown(estimates)}.")
    low = min([one.mean - 2 * one.error for _, one in rows] + [rows[0][1].mean if truth is None else truth])
    high = max([one.mean + 2 * one.error for _, one in rows] + [rows[0][1].mean if truth is None else truth])
    step = next(one for one in (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1)
                if one == 1 or high - low <= 6 * one)
    low, high = step * floor(low / step), step * max(ceil(high / step), floor(low / step) + 1)
    first, span = log(rows[0][0]), max(log(rows[-1][0]) - log(rows[0][0]), 1e-9)

    def x(tries: int) -> float:
        inner = WIDTH - _LEFT - _RIGHT - 80
        return round(_LEFT + 40 + inner * (log(tries) - first) / span, 1)

    def y(share: float) -> float:
        return round(_HEIGHT - _BOTTOM - (_HEIGHT - _TOP - _BOTTOM) * (share - low) / (high - low), 1)

    parts = [text(16, 21, "estimate; bar: two standard errors each way", _SIZE, QUIET)]
    for number in range(round((high - low) / step) + 1):
        share = low + number * step
        label = f"{100 * share:.{1 if step < 0.01 else 0}f} %"
        parts += [f'<path d="M{_LEFT} {y(share)}H{WIDTH - _RIGHT}" stroke="{LINE}"/>',
                  text(_LEFT - 8, y(share) + 4, label, _SIZE, QUIET, "end")]
    if truth is not None:
        parts += [f'<path d="M{_LEFT} {y(truth)}H{WIDTH - _RIGHT}" stroke="{INK}" stroke-dasharray="5 4"/>',
                  text(WIDTH - _RIGHT, y(truth) - 6, "exact", _SIZE, INK, "end")]
    for tries, one in rows:
        above, below = y(one.mean + 2 * one.error), y(one.mean - 2 * one.error)
        parts += [f'<path d="M{x(tries)} {above}V{below}" stroke="{RED}" stroke-width="3"/>',
                  f'<circle cx="{x(tries)}" cy="{y(one.mean)}" r="5.5" fill="{RED}"/>',
                  text(x(tries), _HEIGHT - _BOTTOM + 20, f"{tries:,}", _SIZE, QUIET, "middle")]
    parts.append(text(WIDTH - _RIGHT, _HEIGHT - 10, "tries", _SIZE, QUIET, "end"))
    words = [*(f"{tries:,} tries: {one.percent()}" for tries, one in rows),
             *([] if truth is None else [f"exact: {100 * truth:.1f} %"])]
    return drawn(WIDTH, _HEIGHT, parts, words)
