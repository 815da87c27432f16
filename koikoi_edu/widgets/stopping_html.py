"""What the question stop or koi-koi looks like, and its answer: HTML, live and for a saved notebook."""
from collections.abc import Callable, Iterable
from html import escape
from typing import TYPE_CHECKING

from ..cards import Card
from ..charts import INK, LINE, QUIET, RED, Chart, drawn, text
from ..game import View
from ..odds.offers import Offer
from ..show import row_html
from ..words import count, listed
from .base import faces

if TYPE_CHECKING:
    from .stopping import Answer

#: What the opponent may have come to, in words.
OPPONENT = {"far": "no yaku near", "near": "one card from a yaku", "called": "called koi-koi"}

_GREEN = "#3d5a4c"
_WIDTH, _HEIGHT, _LEFT, _RIGHT, _SIZE = 560, 132, 84, 36, 12
#: How many yaku the table of odds names.
_MOST = 4

Row = Callable[[Iterable[Card], str], str]


def held(view: View) -> str:
    """The yaku of who is asked: "Sankō 5 and Tane 1", and their sum."""
    score = view.score(view.player)
    names = listed(f"{one.name} {one.points}" for one in score.yaku)
    return f"You have {names}" + (f": {score.base}" if len(score.yaku) > 1 else "")


def question_html(offer: Offer, threat: str) -> str:
    """The position in a live widget."""
    return _question(offer, threat, lambda cards, size: faces(cards, size))


def question_picture(offer: Offer, threat: str) -> str:
    """The position where no kernel runs."""
    return _question(offer, threat,
                     lambda cards, size: f"<div>{row_html(cards, 30 if size == 'tiny' else 48)}</div>")


def _question(offer: Offer, threat: str, row: Row) -> str:
    view = offer.view
    me, other = view.player, 1 - view.player
    size = count(view.hand_sizes[other], "card")
    calls = view.calls[me]
    yaku = [one.name for one in view.score(other).yaku]
    theirs = f"The opponent: {size} in hand, {OPPONENT[threat]}" + (f", {listed(yaku)}" if yaku else "")
    mine = held(view) + (", and you have called koi-koi before" if calls else "")
    sides = (((theirs, view.piles[other], "tiny"), ("On the table", view.table, "small")),
             ((f"Your pile. {mine}", view.piles[me], "tiny"), ("Your hand", view.hand, "small")))
    columns = ["".join(f'<div class="kk-heading" style="margin-top:6px">{escape(words)}</div>'
                       f"{row(cards, look) if cards else '<div>nothing</div>'}"
                       for words, cards, look in side) for side in sides]
    return f'<div class="kk-stopping-scene kk-index"><div>{"</div><div>".join(columns)}</div></div>'


def outcome_html(answer: "Answer") -> str:
    """What both answers are worth, as a picture, and the odds behind it."""
    return f'<div class="kk-stopping-outcome">{_chart(answer)._repr_html_()}{_odds(answer)}</div>'


def _chart(answer: "Answer") -> Chart:
    """A dot for each answer, a bar for two standard errors, and a mark for the guess."""
    worth, error = answer.worth
    low = min(0.0, worth - 2 * error, answer.guess)
    high = max(answer.stop, worth + 2 * error, answer.guess, 1.0)
    step = next(one for one in (1, 2, 5, 10, 20, 50) if high - low <= 8 * one or one == 50)

    def x(points: float) -> float:
        return round(_LEFT + 12 + (_WIDTH - _LEFT - _RIGHT - 12) * (points - low) / (high - low), 1)

    parts = [text(14, 20, "points ahead, on average; bar: two standard errors each way", _SIZE, QUIET)]
    for points in range(-(-round(low * 100) // (100 * step)) * step, int(high) + 1, step):
        colour = INK if points == 0 else LINE
        parts += [f'<path d="M{x(points)} 30V{_HEIGHT - 26}" stroke="{colour}"/>',
                  text(x(points), _HEIGHT - 10, f"{points:+}" if points else "0", _SIZE, QUIET, "middle")]
    stop, koikoi, guess = x(answer.stop), x(worth), x(answer.guess)
    parts += [text(_LEFT, 51, "stop", _SIZE, INK, "end"),
              f'<circle cx="{stop}" cy="47" r="6" fill="{_GREEN}"/>',
              text(_LEFT, 85, "koi-koi", _SIZE, INK, "end"),
              f'<path d="M{x(worth - 2 * error)} 81H{x(worth + 2 * error)}" '
              f'stroke="{RED}" stroke-width="3"/>', f'<circle cx="{koikoi}" cy="81" r="6" fill="{RED}"/>',
              f'<path d="M{guess} 88l7 12h-14z" fill="{INK}"/>',
              text(guess + 11, 101, "your guess", _SIZE, INK) if guess < _WIDTH - 100 else
              text(guess - 11, 101, "your guess", _SIZE, INK, "end")]
    words = (f"stop {answer.stop:+g} points, koi-koi {answer.worth.text(1)}, "
             f"your guess {answer.guess:+}")
    return drawn(_WIDTH, _HEIGHT, parts, [words])


def _odds(answer: "Answer") -> str:
    """Who scores after a koi-koi, and the yaku most likely to come."""
    seen, view = answer.odds, answer.found.view
    seats = (view.player, 1 - view.player)
    have = {one.id for score in view.scores for one in score.yaku}
    likely = sorted((line for line in seen.yaku if line.yaku.id not in have),
                    key=lambda line: -max(one.mean for one in line.chances))
    rows = [("scores", seen.scores), *((line.yaku.name, line.chances) for line in likely[:_MOST]
                                       if max(one.mean for one in line.chances) >= 0.02)]
    lines = "".join(f'<tr><th scope="row" style="text-align:left">{escape(name)}</th>'
                    + "".join(f"<td>{escape(chances[seat].percent())}</td>" for seat in seats) + "</tr>"
                    for name, chances in rows)
    growing = [line.yaku.name for line in seen.yaku
               if line.yaku.step and line.yaku.id in {one.id for one in view.score(view.player).yaku}]
    grows = f"Your {listed(growing)} also grow{'s' * (len(growing) == 1)} card by card. " if growing else ""
    basis = (f"Exact, in all {seen.n} worlds that fit" if seen.exact
             else f"Sampled in {seen.n} worlds; ± is one standard error")
    return ('<table class="kk-facts"><thead><tr><th scope="col" style="text-align:left">after koi-koi</th>'
            f'<th scope="col">you</th><th scope="col">opponent</th></tr></thead>'
            f'<tbody>{lines}</tbody></table>'
            f'<p class="kk-note">{grows}Nobody scores: {escape(seen.nobody.percent())}. {basis}.</p>')
