"""Practice: one puzzle after the other towards a goal, what was missed again, and what cost most."""
from collections.abc import Iterable
from functools import cached_property
from html import escape
from importlib.resources import files
from os import PathLike
from types import EllipsisType
from typing import Any

import ipywidgets

from ..errors import KoiKoiError, UnknownName, nearest, shown
from ..puzzles import KINDS, Puzzle, Reason, Verdict, puzzle
from ..puzzles import practice as sessions
from ..puzzles.attempt import Attempt, fraction, point_words
from ..puzzles.making import endless_kinds, kinds_for, split
from ..puzzles.traps import COSTS
from ..rules import DEFAULT, Rules
from ..words import capital, count, listed, times
from .attempt import AttemptView
from .base import Sentence, action, box, guarded, html
from .puzzle_answers import WordRow, anchor
from .puzzle_cards import put, scene_html

_RISING = "rising"
_BELOW = "How it went is below."
_SHOWN = 12  # puzzles to look at again


class Practice(AttemptView):
    """Scoring puzzles and flash cards, one after the other.

    kinds, difficulty, rules, seed, file, goal: as for `puzzles.Practice`, the session that it shows.

    From code: `answer("9 points")`, `hint()`, `give_up()`, `next()`, `choose(kinds=..., difficulty=...)`,
    `summary()`; `session` is all that is known, `attempt` the puzzle that is asked, and `words()` tells how
    it stands. Each call answers with the sentence that is shown.
    """

    css = AttemptView.css + files(__package__).joinpath("practice.css").read_text(encoding="utf-8")

    def __init__(self, kinds: str | Iterable[str] | None = None,
                 difficulty: int | Iterable[int] | None = None, rules: str | Rules = DEFAULT,
                 seed: object = None, file: "str | PathLike[str] | None" = None, goal: int = 10):
        self._begin()
        self._wrong = ""
        try:
            self.session = sessions.Practice(kinds, difficulty, rules, seed, file, goal)
        except KoiKoiError as error:
            self._wrong = f"{error} So the usual puzzles are asked, and nothing is kept in a file."
            self.session = sessions.Practice()
        self._choosing = self._summing = self._just_reached = False
        self._seen: Puzzle | None = None
        self._closed = self._pointing = ""
        self._before: tuple[str, bool | None, str] | None = None  # what was said, in which mood and as what
        self._bar, self._notice = html(), html()
        endless = list(endless_kinds(self.session.rules))
        flash = [kind for kind in kinds_for(self.session.rules) if kind not in endless]
        groups = {"Scoring": endless, "Flash cards": flash}
        self._groups = {heading: kinds for heading, kinds in groups.items() if kinds}
        self._open_choice = action("Choose puzzles", self._switch_choice)
        self._open_summary = action("Summary", self._switch_summary)
        self._above, self._below = box(classes="kk-stack"), box(classes="kk-stack")
        self._remember()
        super().__init__(
            box(self._bar, box(self._open_choice, self._open_summary), classes="kk-practice-top"),
            self._above, self.card, self._below)
        self._opened()

    # Parts that many never see are made when they are first needed.

    @cached_property
    def _notices(self) -> ipywidgets.Box:
        """What there is to say about the file."""
        close = action("Close this notice", self._close_notice)
        return box(self._notice, close, classes="kk-practice-notice")

    @cached_property
    def _kinds(self) -> dict[str, WordRow]:
        return {heading: WordRow(self._toggle_kind) for heading in self._groups}

    @cached_property
    def _levels(self) -> WordRow:
        return WordRow(self._toggle_level)

    @cached_property
    def _choice(self) -> ipywidgets.Box:
        """The kinds and difficulties to choose from."""
        rows = [box(html(f'<span class="kk-heading">{heading}</span>'), row)
                for heading, row in {**self._kinds, "Difficulty": self._levels}.items()]
        return box(*rows, classes="kk-panel kk-stack kk-practice-choice")

    @cached_property
    def _sum(self) -> ipywidgets.Box:
        """How it went."""
        self._sum_top, self._costs, self._review = anchor(), html(), html()
        self._again = WordRow(self.look_at)
        close = box(action("Back to the puzzle", self._close_summary))
        return box(self._sum_top, self._costs, self._again, self._review, close,
                   classes="kk-panel kk-stack kk-practice-sum")

    # ── what it shows

    @property
    def attempt(self) -> Attempt:  # type: ignore[override]
        """The puzzle that is asked, and what was done about it."""
        return self.session.attempt

    # ── what can be done

    @guarded
    def choose(self, kinds: str | Iterable[str] | EllipsisType | None = ...,
               difficulty: int | Iterable[int] | EllipsisType | None = ...) -> Sentence:
        """Choose other kinds (None: all that ask for scoring) or difficulties (None: rising).

        A puzzle that was begun stays until it is over.
        """
        before = self.attempt
        self.session.choose(kinds, difficulty)
        self._wrong = ""
        self._just_reached = self._just_reached and self.attempt is before
        if self.attempt is not before:
            self._remember()
            return self._opened(f"{self._chosen()} ")
        self._refresh()
        return self._say(f"{self._chosen()} It begins with the next puzzle.")

    @guarded
    def summary(self) -> Sentence:
        """Show how it went, which traps cost most, and the puzzles to look at again; returned in words.

        The status line only says where: what it said before comes back when the summary is closed.
        """
        self._summing = True
        self._point(_BELOW)
        return Sentence(" ".join(self.session.summary().splitlines()))

    @guarded
    def look_at(self, id: str) -> Sentence:
        """Show one of the puzzles that were missed, with its solution; a second time, close it."""
        if id not in self.session.to_see_again:
            near = nearest(id, self.session.to_see_again) if isinstance(id, str) else ""
            raise UnknownName(f"{shown(id)} is none of the puzzles to look at again.{near}")
        missed = puzzle(id)  # raises for one that a file names and that can't be
        self._summing, self._seen = True, None if self._seen == missed else missed
        return self._point(f"{id} and its solution are shown below." if self._seen else _BELOW)

    # ── what its base asks for

    def _try(self, answer: object) -> Verdict:
        before = self.session.goals
        verdict = self.session.answer(answer)
        if self.session.goals > before:
            self._just_reached = self._summing = True
        return verdict

    def _help(self) -> Reason:
        return self.session.hint()

    def _surrender(self) -> Reason:
        return self.session.give_up()

    def _aside(self) -> str:
        return f" {self._reached()} {_BELOW}" if self._just_reached else ""

    def _go_on(self) -> None:
        self._summing, self._just_reached, self._seen = False, False, None
        self.session.next()
        self._remember()

    def _onward_words(self) -> str:
        if self.session.is_reached:
            return f"Go for {self.session.goal} more"
        if self.attempt.is_over:
            return "Next puzzle"
        return "Skip" if self.attempt.is_untouched else "Skip (as missed)"

    def _remark(self) -> str:
        return {0: "", 1: "This one comes back: you missed it, or needed a hint."}.get(
            self._box, "This one comes back, to see whether you still know it.")

    # ── how it does it

    def _remember(self) -> None:
        """Keep from which box the puzzle comes, before it is answered and goes to another."""
        self._box = self.session.boxes.get(self.puzzle.id, 0)

    def _toggle_kind(self, kind: str) -> None:
        """Ask this kind too, or no longer; with a heading, all of its kinds."""
        pressed, kinds = set(self._groups.get(kind, [kind])), set(self.session.kinds)
        chosen = kinds - pressed if pressed <= kinds else kinds | pressed
        if chosen:
            self.choose(kinds=[one for one in KINDS if one in chosen])
        else:
            self._say("Nothing would be asked any more; choose something else first.")

    def _toggle_level(self, level: Any) -> None:
        now = self.session.difficulties or ()
        if level == _RISING:
            self.choose(difficulty=None)
        else:
            chosen = [one for one in now if one != level] if level in now else [*now, level]
            self.choose(difficulty=chosen or None)

    def _switch_choice(self) -> None:
        self._choosing = not self._choosing
        self._refresh()

    def _switch_summary(self) -> None:
        if self._summing:
            self._close_summary()
        else:
            self.summary()
            self._sum_top.focus()  # brings it into view: it lies below the puzzle, which stays where it is

    def _close_summary(self) -> None:
        self._summing, self._seen = False, None
        if self._pointing == self.sentence and self._before:
            said, mood, saying = self._before
            self._refresh(saying)
            self._say(said, mood)
        else:
            said, mood = self.sentence.removesuffix(f" {_BELOW}"), self._mood
            self._refresh(self._saying)
            if said != self.sentence:
                self._say(said, mood)
        self._top.focus()

    def _point(self, text: str) -> Sentence:
        """Say where something is shown; what was said before is said again when it is closed."""
        if self._pointing != self.sentence:
            self._before = self.sentence.removesuffix(f" {_BELOW}"), self._mood, self._saying
        self._refresh()  # why the last answer was wrong stays to be read
        self._pointing = text
        return self._say(text)

    def _opened(self, before: str = "") -> Sentence:
        return self._say(f"{before}{super()._opened()}")

    def _close_notice(self) -> None:
        self._closed = self._notice_words()
        self._refresh(self._saying)
        self._first().focus()

    def _reached(self) -> str:
        return f"The goal is reached: {self.session.goal} solved."

    def _chosen(self) -> str:
        """What is asked, in a sentence."""
        return f"Asked: {self._kind_words()}; {self._level_words()}."

    def _kind_words(self) -> str:
        kinds = set(self.session.kinds)
        said = []
        for heading, members in self._groups.items():
            if kinds.issuperset(members):
                said.append({"Scoring": "all scoring puzzles", "Flash cards": "all flash cards"}[heading])
            else:
                said += [KINDS[kind].title for kind in members if kind in kinds]
        return listed(said)

    def _level_words(self) -> str:
        levels = self.session.difficulties
        return f"difficulty {listed(levels)}" if levels else f"difficulty rising, now {self.session.level}"

    # ── how it says it

    def words(self) -> str:
        lines = [f"Practice: {self._progress()}.", *filter(None, [self._notice_words(), self._remark()])]
        return "\n".join([*lines, super().words()])

    def _progress(self) -> str:
        it = self.session
        streak = f", streak {it.streak}" if it.streak else ""
        points = f", in all {fraction(it.credit)} of {count(it.answered, 'point')}" if it.answered else ""
        goals = f", {count(it.goals, 'goal')} reached" if it.goals else ""
        return f"{it.done} of {it.goal} solved{goals}{streak}{points}"

    def _notice_words(self) -> str:
        """What there is to say about the file or what was asked for, until it is closed."""
        said = " ".join(filter(None, [self._wrong, self.session.notice]))
        return "" if said == self._closed else said

    def picture_html(self) -> str:
        notice = f"<p>{escape(said)}</p>" if (said := self._notice_words()) else ""
        return f"<div><div>Practice: {escape(self._progress())}</div>{notice}{super().picture_html()}</div>"

    # ── how it draws it

    def _refresh(self, saying: str = "") -> None:
        super()._refresh(saying)
        self._bar.value = self._bar_html()
        notice = self._notice_words()
        self._notice.value = f'<div class="kk-error" role="alert">{escape(notice)}</div>' if notice else ""
        self._open_choice.description = "Close the choice" if self._choosing else "Choose puzzles"
        self._open_summary.description = "Close the summary" if self._summing else "Summary"
        choosing = [self._choice] if self._choosing else []
        if choosing:
            self._draw_choice()
        summing = [self._sum] if self._summing else []
        if summing:
            self._draw_summary()
        put(self._above, *([self._notices] if notice else []), *choosing)
        put(self._below, *summing)

    def _draw_choice(self) -> None:
        for heading, row in self._kinds.items():
            kinds = self._groups[heading]
            words = {heading: "all"} | {kind: KINDS[kind].title for kind in kinds}
            whole = [heading] if set(self.session.kinds) >= set(kinds) else []
            row.show(words, [*self.session.kinds, *whole])
        levels = self.session.difficulties
        self._levels.show({_RISING: f"rising (now {self.session.level})"} | {n: str(n) for n in range(1, 6)},
                          levels or [_RISING])

    def _bar_html(self) -> str:
        it = self.session
        part = round(100 * it.done / it.goal)
        best = f" (best {it.best_streak})" if it.best_streak > it.streak else ""
        facts = [f"<b>{it.done}</b> of {it.goal} solved", f"streak <b>{it.streak}</b>{best}"]
        if it.answered:
            facts.append(f"in all <b>{fraction(it.credit)}</b> of {count(it.answered, 'point')}")
        if it.goals:
            facts.append(f"goals reached <b>{it.goals}</b>")
        facts = [f"<span>{fact}</span>" for fact in facts]
        now = f'aria-valuemin="0" aria-valuemax="{it.goal}" aria-valuenow="{it.done}"'
        return (f'<div class="kk-practice-way" role="progressbar" aria-label="Solved of the goal" {now}>'
                f'<span style="width:{part}%"></span></div>'
                f'<div class="kk-practice-facts">{"".join(facts)}</div>')

    def _draw_summary(self) -> None:
        it = self.session
        reached = self._reached() if it.is_reached else "So far"
        first = it.summary().splitlines()[0]
        dearest = max((lost for _, _, lost in it.costs), default=0) or 1
        rows = []
        for id, often, lost in it.costs:
            bar = f'<span class="kk-practice-cost" style="width:{round(160 * lost / dearest)}px"></span>'
            cells = escape(capital(COSTS[id])), times(often) if often else "", point_words(lost), bar
            rows.append(f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
        head = "<tr><th>what</th><th>how often</th><th>cost</th><td></td></tr>"
        foot = f"<tr><th>In all</th><td></td><th>{point_words(it.lost)}</th><td></td></tr>"
        table = ('<div class="kk-heading">What cost most</div>'
                 f'<table class="kk-facts">{head}{"".join(rows)}{foot}</table>') if rows else ""
        again = self._to_see_again()
        number = count(len(it.to_see_again), "puzzle")
        few = f", here the last {len(again)}" if len(it.to_see_again) > len(again) else ""
        heading = (f'<div class="kk-heading kk-practice-next">{number} to look at again{few}: press one for '
                   "its solution</div>") if again else ""
        title = f'<h3 class="kk-title">{reached}</h3><p>In all: {escape(first)}</p>'
        self._costs.value = f"{title}{table}{heading}"
        self._again.show(again, [self._seen.id] if self._seen else [])
        self._review.value = _solved_html(self._seen) if self._seen else ""

    def _to_see_again(self) -> dict[str, str]:
        """The last of the puzzles to look at again, in words."""
        last = self.session.to_see_again[-_SHOWN:]
        return {id: f"{KINDS[parts.kind].title} ({id})" for id in last if (parts := split(id))}


def _solved_html(missed: Puzzle) -> str:
    """A puzzle with its solution."""
    steps = "".join(f"<li>{escape(step)}</li>" for step in missed.solution)
    return (f'<p class="kk-practice-missed">{escape(missed.text)}</p>{scene_html(missed)}'
            f'<ol class="kk-practice-steps">{steps}</ol>')
