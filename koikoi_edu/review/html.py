"""A review as HTML: the costliest decisions with the position they were made in, then all of them."""
from collections.abc import Callable, Iterable
from functools import partial
from html import escape

from ..cards import Card, CardSet
from ..game import Action, Move
from ..show import row_html
from .reviewing import Decision, Review, place

#: Cards as pictures: those to show, those that were played or taken, those that were better.
Pictures = Callable[[Iterable[Card], CardSet, CardSet], str]
_WIDTH = 30
_ROW = "display:flex;flex-wrap:wrap;gap:0 12px;align-items:center;margin:0 0 2px"
_LABEL = "flex:0 0 50px;font-size:12px;opacity:0.8"


def plain_pictures(cards: Iterable[Card], _: CardSet, __: CardSet) -> str:
    """Pictures that stay readable wherever a saved notebook is opened."""
    return row_html(cards, _WIDTH)


def review_html(review: Review, pictures: Pictures = plain_pictures) -> str:
    """The review as HTML."""
    parts = [f"<p><b>{escape(review.summary)}</b></p>"]
    if review.costliest:
        shown = "".join(map(partial(_decision_html, review, pictures), review.costliest))
        parts.append(f'<ol style="margin:0;padding:0 0 0 20px">{shown}</ol>')
    if review.decisions:
        parts.append(f"<details><summary>All decisions</summary>{_table_html(review)}</details>")
        parts.append(f"<p><small>{escape(_basis(review))}</small></p>")
    return "".join(parts)


def _decision_html(review: Review, pictures: Pictures, one: Decision) -> str:
    view = one.view
    done, better = _marked(one.action), _marked(one.best)
    cards = [("Table", view.table), ("Hand", view.hand)]
    cards = [("Card", CardSet(view.card)), *cards] if view.card else cards
    rows = "".join(f'<div style="{_ROW}"><span style="{_LABEL}">{label}</span>'
                   f"{pictures(some, done, better)}</div>" for label, some in cards if some)
    said = "".join(f"<p>{escape(text)}</p>" for text in one.told(review.names))
    return f"<li><b>{place(one, several=review.several)}</b>{said}{rows}</li>"


def _marked(action: Action) -> CardSet:
    """The card that an action is about."""
    by_month = action.move in (Move.SHAKE, Move.BOMB)
    return CardSet(action.card) if action.card and not by_month else CardSet()


def _table_html(review: Review) -> str:
    rows = "".join(
        f'<tr><th scope="row" style="text-align:left">{place(one, several=review.several)}</th>'
        f'<td style="text-align:left">{escape(one.done())}</td><td>{_cost(one)}</td>'
        f'<td style="text-align:left">{"" if one.fine else escape(one.better())}</td></tr>'
        for one in review.decisions)
    heads = "".join(f'<th scope="col">{head}</th>' for head in ("", "you", "cost", "better"))
    return f'<table class="kk-facts"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>'


def _cost(one: Decision) -> str:
    return "fine" if one.fine else one.cost.text(1, sign=False)


def _basis(review: Review) -> str:
    tried = {one.value.n for one in review.decisions if not one.value.exact}
    worlds = f"{max(tried):,} worlds" if tried else "worlds"
    exact = " Where few worlds were left, all of them." * any(one.value.exact for one in review.decisions)
    return (f"Cost: points of expectation less than the best move, tried in the same {worlds} that fit what "
            "you saw; ± is one standard error. A decision is fine where its cost may be chance: within two "
            f"to four errors, by how many moves and worlds there were.{exact}")
