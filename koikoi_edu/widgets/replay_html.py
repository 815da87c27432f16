"""What a step of a replay shows as HTML: the two books side by side, the cards, and why it ends."""
from html import escape

from ..cards import CardSet
from ..compare import Replay, Step
from ..compare.steps import PLAYERS
from ..game import Phase, Round
from ..words import capital, count
from .base import faces
from .compare_html import MARK, row_html


def step_html(shown_now: Replay, step: Step) -> str:
    """The two books of a step, side by side: a row for each thing, those that differ marked."""
    first, second = step.first, step.second
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in shown_now.names)
    rows = [_two("The question", _question(first), _question(second) if second else "–")]
    for seat, who in enumerate(PLAYERS[:first.rules.players]):
        rows.append(f'<tr class="kk-replay-who"><th scope="rowgroup" colspan="3">{who}'
                    f"{' deals' if seat == first.dealer else ''}</th></tr>")
        calls = [str(state.calls[seat]) if state else "–" for state in (first, second)]
        if set(calls) - {"0", "–"}:
            rows.append(_two("Koi-koi called", *calls))
        if step.comparisons:
            now = step.comparisons[seat]
            rows += [row_html(row._replace(name=_TOTAL) if row.id == "total" else row, now, edges=False)
                     for row in now.rows if row.id != "sum" or len(now.rows) > 2]
    if first.is_over or (second and second.is_over):
        rows.append(_two("Scores", _won(first), _won(second) if second else "–"))
    return (f'<table class="kk-compare-table kk-replay-table"><caption class="kk-hidden">Step {step.number} '
            f"under both rule sets</caption><thead><tr><td></td>{head}</tr></thead>"
            f"<tbody>{''.join(rows)}</tbody></table>"
            '<p class="kk-note">≠ and a frame: it differs. °: the source does not say so.</p>')


#: What the end of a replay is called, by its kind; "" for all that end too early.
END_TITLES = {"whole": "The whole round is replayed", "unfinished": "That is all that was played",
              "": "Here the replay ends"}
_TOTAL = "By a stop now"


def _two(name: str, first: str, second: str) -> str:
    differs = first != second
    mark = MARK if differs else ""
    words = "" if f"{first}{second}".isdigit() else " kk-replay-words"
    return (f'<tr class="{"kk-compare-differs" if differs else "kk-compare-same"}{words}">'
            f'<th scope="row">{mark}{escape(name)}</th><td><b>{escape(first)}</b></td>'
            f'<td{" class=kk-compare-unlike" if differs else ""}><b>{escape(second)}</b></td></tr>')


def _question(state: Round) -> str:
    if state.is_over:
        return "over"
    if state.phase is Phase.DECIDE:
        return f"{PLAYERS[state.to_play]}: stop?"
    return "none"


def _won(state: Round) -> str:
    result = state.result
    if result is None:
        return "not over"
    if result.winner is None:
        return "nobody"
    return f"{PLAYERS[result.winner]}: {result.points[result.winner]}"


def cards_html(shown_now: Replay, step: Step) -> str:
    """Where the cards lie; for both rule sets where that differs."""
    first, second = step.first, step.second
    alike = second is None or (first.table, first.piles) == (second.table, second.piles)
    if alike or second is None:
        return _lie_html(first, "")
    return "".join(_lie_html(state, f" in {name}")
                   for state, name in zip((first, second), shown_now.names, strict=True))


def _lie_html(state: Round, where: str) -> str:
    """The table, then a line for each player: hand and pile, or the pile alone where two books are shown."""
    played = [event.card for event in state.events if event.card]
    taken = [card for event in state.events for card in event.taken]

    def zone(name: str, cards: CardSet) -> str:
        shown = faces(cards, "tiny", chosen=played, lit=taken) if cards else _NONE
        return f'<div class="kk-replay-zone"><div class="kk-heading">{escape(name)}</div>{shown}</div>'

    lines = [zone(f"Table{where}, {count(len(state.stock), 'card')} in the stock", state.table)]
    for seat, who in enumerate(PLAYERS[:state.rules.players]):
        hand = "" if where else zone(f"{who}, hand", state.hands[seat])
        lines.append(hand + zone(f"{who}, pile{where}", state.piles[seat]))
    return "".join(f'<div class="kk-replay-line">{line}</div>' for line in lines)


_NONE = '<span class="kk-note">no cards</span>'


def end_html(shown_now: Replay) -> str:
    """Why the replay ends, and who wins."""
    end = shown_now.end
    short = "" if end.kind in END_TITLES else " kk-replay-short"
    title = END_TITLES.get(end.kind, END_TITLES[""])
    reasons = "".join(f"<li>{escape(one)}</li>" for one in end.why)
    return (f'<div class="kk-panel kk-replay-end{short}" role="status">'
            f'<div class="kk-heading">{title}</div><p>{escape(capital(end.text))}</p>'
            f"{f'<ul>{reasons}</ul>' if reasons else ''}<p><b>{escape(shown_now.outcome)}</b></p></div>")
