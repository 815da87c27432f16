"""Exercises and verdicts as a notebook shows them: their words, with the pictures of the cards."""
from html import escape
from typing import Protocol

from ..cards import CardSet
from ..show import SMALL, row_html

#: The colour of the edge and the mark before the words: right, not right, nothing to judge yet.
_LOOKS = {True: ("#2f7d4f", "✓"), False: ("#c3200f", "✗"), None: ("#8a8178", "…")}


class Question(Protocol):
    """What an exercise and a puzzle have in common."""

    @property
    def id(self) -> str: ...

    @property
    def text(self) -> str: ...

    @property
    def scene(self) -> tuple[tuple[str, CardSet], ...]: ...


def question_html(exercise: Question) -> str:
    """The question, and its cards in rows, with the names to answer by."""
    rows = "".join(
        f'<div style="display:inline-block;vertical-align:top;text-align:left;margin:6px 18px 0 0">'
        f'<div style="font-size:12px"><span style="opacity:0.7">{escape(label)}:</span> {_names(cards)}</div>'
        f"{row_html(cards, SMALL)}</div>"
        for label, cards in exercise.scene)
    return f"<div><b>{exercise.id}</b>&ensp;{escape(exercise.text)}</div>{rows}"


def _names(cards: CardSet) -> str:
    return escape(", ".join(card.name for card in cards)) or "&ndash;"


def verdict_html(right: bool | None, text: str) -> str:
    """A verdict: its words behind a coloured edge and a mark."""
    colour, mark = _LOOKS[right]
    return (f'<div style="border-left:4px solid {colour};padding:2px 0 2px 10px">'
            f'<span style="color:{colour};font-weight:bold">{mark}</span>&ensp;{escape(text)}</div>')
