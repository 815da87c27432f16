"""The pieces of HTML above and beside the board: score, the players, the decision, the result, the log."""
from html import escape

from ...game import Phase
from ...words import times
from . import near, told
from . import words as say
from .game import Sitting
from .paying import risks


def bar_html(sitting: Sitting) -> str:
    """The line above the table: round, match score, dealer, brights of the deal, rules and seed."""
    deals = say.verb(sitting.names[sitting.round.dealer], "deal")
    score = f"<b>{escape(say.score_words(sitting))}</b>" if sitting.several else ""
    seed = (sitting.match or sitting.round.origin).seed
    factor, brights = say.field(sitting)
    rest = [deals] + [f"×{factor}: {brights} at the deal"] * (factor > 1)
    rest += [sitting.game.rules.name] + [f"seed {seed}"] * (seed is not None)
    return (f'<div class="kk-table-bar"><b>{escape(say.when(sitting))}</b>{score}'
            f'{"".join(f"<span>{escape(words)}</span>" for words in rest)}</div>')


def sides_html(sitting: Sitting) -> str:
    """The players' yaku, their sum, and the yaku that are nearest, in the order of the board.

    What the board shows comes with it in words, for those who hear it.
    """
    sides = "".join(_side_html(sitting, seat) for seat in sitting.sides)
    board = "".join(f"<p>{escape(line)}</p>" for line in told.lying(sitting))
    return f'<div class="kk-table-sides">{sides}</div><div class="kk-hidden">{board}</div>'


def _side_html(sitting: Sitting, seat: int) -> str:
    view = sitting.view
    score, calls = view.score(seat), view.calls[seat]
    said = [*say.tags(sitting, seat), *[f"{say.call(sitting)} {times(calls)}"] * bool(calls)]
    pi = told.chaff(sitting, seat)
    said += [] if pi is None else [f"chaff {pi}"]
    turn = view.to_play == seat and not view.is_over
    held = "".join(f"<li><b>{escape(one.name)}</b> {one.points}</li>" for one in score.yaku)
    none, rest = "no yaku", ""
    if not view.is_over:
        none = "no yaku yet"
        total = f"<p>{escape(near.sum_words(sitting, seat))}</p>" if score.yaku else ""
        more = "".join(f"<p>{escape(words)}</p>" for words in told.more_lines(sitting, seat))
        warned = "".join(f'<p class="kk-table-risk">{escape(words)}</p>' for words in risks(sitting, seat))
        rest = total + more + warned + _near_html(sitting, seat)
    return (f'<section class="kk-table-side{" kk-table-turn" if turn else ""}"><h4>'
            f'<b>{"▸ " if turn else ""}{escape(sitting.names[seat])}</b>'
            f'<span>{escape(", ".join(said))}</span></h4>'
            f'<ul class="kk-table-held">{held or f"<li>{none}</li>"}</ul>{rest}</section>')


def _near_html(sitting: Sitting, seat: int) -> str:
    found = near.near(sitting, seat)
    if not found:
        return ""
    rows = "".join(f"<li>{escape(words)}</li>" for words in found)
    return f'<p class="kk-note">Begun, at most {near.NEAR} cards missing:</p><ul class="kk-note">{rows}</ul>'


def decision_html(sitting: Sitting) -> str:
    """Stop or koi-koi: what stopping scores, how, and what calling changes; "" at other times."""
    if sitting.round.phase is not Phase.DECIDE or sitting.round.to_play != sitting.seat or sitting.covered:
        return ""
    rows = "".join(f"<p><b>{escape(first)}</b> {'<br>'.join(map(escape, lines))}</p>"
                   for first, lines in near.decision(sitting))
    sizes = sitting.view.hand_sizes
    names = [sitting.names[seat] for seat in reversed(sitting.sides)]
    left = [str(sizes[seat]) for seat in reversed(sitting.sides)]
    hands = (f"{names[0]} {left[0]} : {left[1]} {names[1]}" if len(names) == 2
             else ", ".join(map(" ".join, zip(names, left, strict=True))))
    return (f'<div class="kk-table-decide"><p class="kk-title">{escape(told.made(sitting))}</p>{rows}'
            f'<p class="kk-note">Cards in hand: {escape(hands)}</p></div>')


def result_html(sitting: Sitting) -> str:
    """How a round ended, and the rounds of the match; "" while a round runs."""
    if not sitting.round.is_over:
        return ""
    title, lines = told.result_lines(sitting)
    said = "".join(f"<p>{escape(line)}</p>" for line in lines)
    return (f'<div class="kk-table-decide"><p class="kk-title">{escape(title)}</p>{said}'
            f"{_rounds_html(sitting)}</div>")


def _rounds_html(sitting: Sitting) -> str:
    match = sitting.match
    if match is None or len(match.points) < 2:
        return ""
    seats = tuple(reversed(sitting.sides))
    start = match.rules.start_points
    rows = [("round", [escape(sitting.names[seat]) for seat in seats])]
    rows += [("start", [str(start)] * len(seats))] if start else []
    rows += [(str(number), [str(one[seat]) for seat in seats]) for number, one in enumerate(match.points, 1)]
    rows += [("total", [f"<b>{match.totals[seat]}</b>" for seat in seats])]
    table = "".join(f"<tr><th>{label}</th>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
                    for label, cells in rows)
    return f'<table class="kk-facts">{table}</table>'


def log_html(sitting: Sitting) -> str:
    """The log in a box that stands at its end and can be scrolled back; "" while there is nothing to tell."""
    if not sitting.round.log and len(told.log_lines(sitting)) == 1:
        return ""
    rows = "".join(f"<p>{escape(line)}</p>" for line in told.log_lines(sitting))
    return ('<div class="kk-table-journal"><div class="kk-table-log" tabindex="0" role="region" '
            f'aria-label="Log of the round"><div>{rows}</div></div></div>')
