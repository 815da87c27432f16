"""The review of a finished round on the page: decision after decision, so that the table is never held up."""
import asyncio
from collections.abc import Callable, Iterable, Iterator
from html import escape

from ...cards import Card, CardSet
from ...game import Round
from ...review import Decision, Review, decisions
from ...review.html import review_html
from ...review.reviewing import how_many
from ..base import action, box, faces, html
from ..in_line import later
from . import words as say
from .game import Sitting


class LookingBack:
    """A button for each player whose round can be looked back at, and the panel with what was found.

    sitting: the game at the table. say(text): what is said once all is found.
    """

    def __init__(self, sitting: Callable[[], Sitting], say: Callable[[str], object]) -> None:
        self._sitting, self._say = sitting, say
        self.buttons, self.panel = box(), html()
        self._next: asyncio.TimerHandle | None = None
        self._round: Round | None = None        # what the buttons are for
        #: What was found; None until it is complete.
        self.found: Review | None = None

    def renew(self) -> None:
        """A round that has just ended can be looked back at; any other one no longer."""
        sitting = self._sitting()
        over = sitting.round if sitting.round.is_over else None
        if over is self._round:
            return
        self._stop()
        self._round, self.found, self.panel.value = over, None, ""
        seats = reviewed(sitting) if over and over.actions else ()
        alone = len(seats) == 1
        self.buttons.children = [
            action("Review my decisions" if alone and sitting.names[seat] == "You"
                   else f"Review {sitting.names[seat]}", lambda seat=seat: self.start(seat))
            for seat in seats if how_many(over, seat)] if over else ()

    def start(self, seat: int) -> None:
        """Begin to look, one decision at a time; without a page all of them at once."""
        self._stop()
        number = how_many(self._sitting().round, seat)
        source, seen = decisions(self._sitting().round, seat), list[Decision]()
        try:
            self._on(source, seen, number, seat)
        except RuntimeError:
            self.show(self._review(seat, source))

    def show(self, found: Review) -> None:
        """Show what was found."""
        self.found = found
        name = self._sitting().names[found.player]
        title = f"{say.of(name, 'decisions')} in this round"
        marks = ('<p class="kk-note"><span class="kk-table-did">Red</span>: what was done. '
                 '<span class="kk-table-better">Gold</span>: what was better.</p>' if found.costliest else "")
        self.panel.value = (f'<section class="kk-panel kk-table-review" aria-label="{escape(title)}">'
                            f'<p class="kk-title">{escape(title)}</p>{marks}'
                            f"{review_html(found, _pictures)}</section>")
        first = found.costliest[:1]
        rest = f" The costliest: {first[0].done()}; better: {first[0].better()}." if first else ""
        self._say(f"{title}: {found.summary}{rest}")

    def _review(self, seat: int, found: Iterable[Decision]) -> Review:
        return Review(seat, tuple(found), tuple(map(say.mid, self._sitting().names)))

    def _on(self, source: Iterator[Decision], seen: list[Decision], number: int, seat: int) -> None:
        """Show how far it is, and go on when the page has had its turn."""
        self._next = None
        words = f"Looking at decision {len(seen) + 1} of {number}."
        self.panel.value = (f'<div class="kk-panel"><label>{words} <progress max="{number}" '
                            f'value="{len(seen)}"></progress></label></div>')

        def look() -> None:
            one = next(source, None)
            if one is not None:
                seen.append(one)
            if one is None or len(seen) == number:
                self._next = None
                self.show(self._review(seat, seen))
            else:
                self._on(source, seen, number, seat)

        self._next = later(0.02, look)

    def _stop(self) -> None:
        if self._next:
            self._next.cancel()
        self._next = None


def reviewed(sitting: Sitting) -> tuple[int, ...]:
    """The seats of those whose decisions can be looked back at: the people, or all who are looked at."""
    people = tuple(seat for seat, player in enumerate(sitting.players) if player is None)
    return people or tuple(range(len(sitting.players)))


def _pictures(cards: Iterable[Card], done: CardSet, better: CardSet) -> str:
    return faces(cards, "tiny", chosen=done, lit=better - done)
