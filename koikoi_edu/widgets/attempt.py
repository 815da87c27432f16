"""A puzzle that is being worked on, as a widget: its question, a place for the answer, hints and reasons."""
import re
from collections.abc import Callable, Collection, Iterable
from functools import cached_property, partial
from html import escape
from importlib.resources import files
from typing import Any

import ipywidgets

from ..cards import Card, CardSet
from ..errors import UnknownName, shown
from ..puzzles import Form, Puzzle, Reason, Verdict
from ..puzzles.attempt import COST, Attempt, point_words
from ..words import listed
from .base import Sentence, View, action, box, guarded, html, set_class
from .puzzle_answers import Calm, NumberField, WordRow, anchor
from .puzzle_cards import Scene, put, still_row

#: What the rungs of hints are called, and how many parts of the point there are.
RUNGS = ("Where to look", "Which rule", "The first step")
_PARTS = round(1 / COST)

_NONE = "nothing"  # an answer that names no yaku, or no card

_NOTHING_YET = {Form.NUMBER: "Type a number first, or press its digits.",
                Form.YAKU: "Tick the yaku first, or “nothing”.",
                Form.CARD: "Choose a card first.",
                Form.CARDS: "Choose the cards first.",
                Form.CHOICE: "Choose one of the words."}


class AttemptView(View):
    """A widget that asks puzzles, one at a time; the base of two.

    A subclass has an `attempt`, and does in `_try`, `_help`, `_surrender` and `_go_on` what changes it.
    """

    css = files(__package__).joinpath("puzzle.css").read_text(encoding="utf-8")
    classes = ("kk-puzzle",)
    attempt: Attempt

    def _begin(self) -> None:
        """Make the parts that every puzzle uses, once, and `card`, the box that holds them."""
        self._lit = CardSet()
        self._marked: frozenset[Any] = frozenset()
        self._sure = self._steps_open = False
        self._calm, self._fresh = Calm(), Calm()  # after anything that was done; after a puzzle that came
        self.status = html("", "kk-puzzle-says")
        self._top, self._head, self._told = anchor(), html(), html()
        self._scene = Scene(self._mark_by_hand)
        self.number = NumberField(self._enter, lambda: self._fresh.is_hasty)
        self._given = box(classes="kk-row kk-puzzle-given")
        self._hint = action("Hint", lambda: self._by_hand(self.hint, self._hint))
        self._solve = action("Show the solution", lambda: self._by_hand(self._ask_solution, self._solve))
        self._next = action("Next", partial(self._by_hand, self.next))
        self._helps = box(self._hint, self._solve, self._next, classes="kk-row kk-puzzle-helps")
        self._line = box(classes="kk-puzzle-line")
        self._reach = anchor("kk-puzzle-reach")
        self._foot = box(classes="kk-puzzle-foot")  # what is answered, and what is said to it
        self.card = box(classes="kk-panel kk-puzzle-card kk-index")

    # A notebook may hold many puzzles, and a page that is loaded again asks for each part of each: what not
    # every puzzle needs is made when it is first needed.

    @cached_property
    def chips(self) -> WordRow:
        """Words to tick for an answer."""
        return WordRow(self._mark_by_hand)

    @cached_property
    def choices(self) -> WordRow:
        """Words of which one is the answer."""
        return WordRow(lambda word: self._by_hand(partial(self._choose_word, word),
                                                  self.choices.buttons[word]), "kk-action")

    @cached_property
    def _label(self) -> ipywidgets.HTML:
        return html()

    @cached_property
    def _check(self) -> ipywidgets.Button:
        return action("Check", self._press_check, primary=True)

    @cached_property
    def _clear(self) -> ipywidgets.Button:
        return action("Clear", self._unmark)

    @cached_property
    def _sureness(self) -> ipywidgets.Box:
        """Two buttons, to be asked once more before the solution is shown."""
        return box(action("Yes, show it", partial(self._by_hand, self.give_up)),
                   action("No, go on", partial(self._by_hand, self._go_on_trying)), classes="kk-row")

    # ── what can be done, by a click or from code

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle that is asked."""
        return self.attempt.puzzle

    @guarded
    def answer(self, answer: object) -> Sentence:
        """Give an answer, as `Puzzle.check` takes it: 9, "9 points", "nine", names of cards or yaku."""
        before = len(self.attempt.verdicts)
        if self.attempt.is_over:
            return self._say(f"{self._over()} {self._onward()}")
        verdict = self._try(answer)
        self._lit, self._sure = verdict.lit, False
        text = str(verdict)
        if verdict.right is False and len(self.attempt.verdicts) == before:
            text += " You gave this answer before; it costs nothing again."
        text += self._aside()
        if verdict:
            self._fill_in(self.puzzle.read(answer))
        elif verdict.right is False and self.puzzle.form is Form.NUMBER:
            self.number.field.value = ""
        self._refresh(saying="" if verdict.right is None else "verdict")
        return self._say(text, verdict.right)

    @guarded
    def hint(self) -> Sentence:
        """Take the next hint; each takes a part of the point away."""
        if self.attempt.is_over:
            return self._say(self._onward())
        if self.attempt.hints == len(RUNGS):
            return self._say("There are no more hints. Try an answer, or have the solution shown.")
        reason = self._help()
        self._lit, self._sure = reason.lit, False
        self._refresh(saying="hint")
        at = self.attempt.hints
        return self._say(f"Hint {at} of {len(RUNGS)}: {reason.text}")

    @guarded
    def give_up(self) -> Sentence:
        """Have the solution shown; a puzzle that was not solved brings nothing then."""
        if self.attempt.is_over:
            self._steps_open = True
            self._refresh()
            return self._say("The steps of the solution are below.")
        self._lit, self._sure, self._steps_open = self._surrender().lit, False, True
        self._fill_in(min(self.puzzle.answers(), key=repr))
        self._refresh()
        return self._say(f"{self.puzzle.solution[-1]} The steps are below.")

    @guarded
    def next(self) -> Sentence:
        """Go on to another puzzle."""
        self._go_on()
        return self._opened()

    @guarded
    def mark(self, thing: Any) -> Sentence:
        """Mark a card or tick a yaku for the answer, or take the mark away: what a click does.

        "nothing" stands for no yaku or no card.
        """
        if self.attempt.is_over:
            return self._say(f"{self._over()} {self._onward()}")
        thing = self._markable(thing)
        alone = self.puzzle.form is Form.CARD or thing == _NONE
        if thing in self._marked:
            self._marked -= {thing}
        else:
            self._marked = frozenset([thing]) if alone else (self._marked - {_NONE}) | {thing}
        self._refresh()
        return self._say(self._draft_words())

    def check(self) -> Sentence:
        """Answer with what stands in the field or is marked; without any, what was said stays."""
        form = self.puzzle.form
        if self.attempt.is_over:
            return Sentence(self.sentence)
        if form is Form.NUMBER:
            return self.answer(self.number.text) if self.number.text else self._nothing_yet()
        if not self._marked:
            return self._nothing_yet()
        if _NONE in self._marked:
            return self.answer(_NONE)
        return self.answer(next(iter(self._marked)) if form is Form.CARD else self._in_order())

    # ── what a subclass does

    def _try(self, answer: object) -> Verdict:
        raise NotImplementedError

    def _help(self) -> Reason:
        raise NotImplementedError

    def _surrender(self) -> Reason:
        raise NotImplementedError

    def _go_on(self) -> None:
        """Take another puzzle."""
        raise NotImplementedError

    def _onward_words(self) -> str:
        """What the button that goes on is called."""
        raise NotImplementedError

    def _aside(self) -> str:
        """What there is to say beside what is said to an answer."""
        return ""

    def _remark(self) -> str:
        """What is said about the puzzle beside its title."""
        return ""

    # ── how it does it

    def _by_hand(self, method: Callable[[], Any], pressed: ipywidgets.Button | None = None) -> None:
        """Do what someone at the page has asked for, bring into view what is said to it, and set the keyboard
        down where they will want it: on the button that was pressed, if nothing is more likely."""
        if self._calm.is_hasty:
            return
        before, hints = self.attempt, self.attempt.hints
        method()
        self._calm.begin()
        if self.attempt.puzzle is not before.puzzle:
            self._fresh.begin()
            self._top.focus()  # brings the question into view, where the last puzzle was taller
            if self.puzzle.form is not Form.CHOICE or len(self.puzzle.scene) <= 1:
                self._first().focus()  # else the words may lie so far below that the question goes again
            return
        self._reach.focus()
        if self.attempt.is_over and not before.is_over:
            self._next.focus()
        elif self.attempt.hints != hints == len(RUNGS) - 1:
            self._first().focus()  # the hint button can't be pressed any more
        elif pressed in (None, self._check) and self.puzzle.form is Form.NUMBER and not self.attempt.is_over:
            self.number.field.focus()
        else:
            (pressed or self._first()).focus()

    def _press_check(self) -> None:
        if self.puzzle.form is Form.NUMBER:
            self.number.press()
        else:
            self._enter()

    def _enter(self) -> None:
        """Check, from the page. A number that was typed is meant, however soon it comes."""
        if self.puzzle.form is Form.NUMBER and self.number.text and not self._fresh.is_hasty:
            self._calm.end()
        self._by_hand(self.check, self._check)

    def _choose_word(self, word: Any) -> None:
        if not self.attempt.is_over:
            self.answer(word)

    def _mark_by_hand(self, thing: Any) -> None:
        if not self._fresh.is_hasty:
            self.mark(thing)

    def _first(self) -> ipywidgets.DOMWidget:
        """Where the answer begins."""
        form = self.puzzle.form
        if form is Form.NUMBER:
            return self.number.field
        if self._asks_cards():
            buttons: list[ipywidgets.Button] = list(self._scene.buttons)
        else:
            buttons = list((self.chips if form is Form.YAKU else self.choices).buttons.values())
        return next((button for button in buttons if not button.disabled), self._next)

    def _unmark(self) -> None:
        self._marked = frozenset()
        self._refresh()
        self._say(self._draft_words())
        self._first().focus()

    def _ask_solution(self) -> Sentence:
        if self.attempt.is_over and self._steps_open:
            self._steps_open = False
            self._refresh()
            return self._say(self._onward())
        if self.attempt.is_over:
            return self.give_up()
        self._sure = True
        self._refresh()
        return self._say("The solution ends this puzzle, and it brings nothing then. Show it?")

    def _go_on_trying(self) -> Sentence:
        self._sure = False
        self._refresh()
        self._first().focus()
        return self._say(self._welcome())

    def _nothing_yet(self) -> Sentence:
        said = _NOTHING_YET[self.puzzle.form]
        return Sentence(self.sentence) if self._saying else self._say(said)

    def _opened(self) -> Sentence:
        """Draw a puzzle that has just come, and say what to do."""
        self._lit, self._marked = CardSet(), frozenset()
        self._sure = self._steps_open = False
        self._calm.end()
        self._fresh.end()
        if self.puzzle.form is Form.NUMBER:
            self.number.field.value = ""
        self._refresh()
        return self._say(self._welcome())

    def _welcome(self) -> str:
        return {Form.NUMBER: "Type the number and press Enter.",
                Form.YAKU: "Tick the yaku, then check.",
                Form.CARD: "Choose a card, then check.",
                Form.CARDS: "Choose the cards, then check.",
                Form.CHOICE: "Press your answer."}[self.puzzle.form]

    def _onward(self) -> str:
        return f"“{self._onward_words()}” goes on."

    def _over(self) -> str:
        return "This puzzle is solved." if self.attempt.solved else "The solution was shown."

    def _say(self, text: str, right: bool | None = None) -> Sentence:
        self._mood = right
        set_class(self.status, "kk-puzzle-right", right is True)
        set_class(self.status, "kk-puzzle-wrong", right is False)
        return self.say(text)

    def error(self, text: str) -> Sentence:
        self._mood = None
        for mood in ("right", "wrong"):
            set_class(self.status, f"kk-puzzle-{mood}", False)
        return super().error(text)

    def _draft_words(self) -> str:
        """What is marked, in words."""
        if not self._marked:
            return "Nothing is chosen yet."
        words = self._yaku_words()
        said = listed(self.puzzle.called(thing) if isinstance(thing, Card) else words[thing]
                      for thing in self._in_order())
        return f"Your answer so far: {said}."

    def _in_order(self) -> list[Any]:
        """What is marked, in the order in which it is shown."""
        order: Iterable[Any] = self.puzzle.options if self._asks_cards() else self._yaku_words()
        return [thing for thing in (*order, _NONE) if thing in self._marked][:len(self._marked)]

    def _asks_cards(self) -> bool:
        return self.puzzle.form in (Form.CARD, Form.CARDS)

    def _markable(self, thing: Any) -> Any:
        """What a mark is asked for. Raises UnknownName for what is no part of an answer here."""
        if self._asks_cards():
            can: list[Any] = [*self.puzzle.options, *[_NONE] * (self.puzzle.form is Form.CARDS)]
            names = {name: card for card in self.puzzle.options for name in (card.name, card.id)}
            thing = names.get(thing, thing) if isinstance(thing, str) else thing
        else:
            can = list(self._yaku_words()) if self.puzzle.form is Form.YAKU else []
        if thing not in can:
            here = listed(map(str, can), "or") or "nothing: give the answer itself"
            raise UnknownName(f"What can be marked here is {here}; not {shown(thing)}.")
        return thing

    def _fill_in(self, right: Any) -> None:
        """Put a right answer, as `Puzzle.read` gives it, where answers are given."""
        if self.puzzle.form is Form.NUMBER:
            self.number.field.value = str(right)
        else:
            if self.puzzle.form is Form.CHOICE:
                right = [word for word in self.puzzle.options if self.puzzle.read(word) == right]
            many = right if isinstance(right, Collection) else [right]
            self._marked = frozenset(many) or frozenset([_NONE])

    def _yaku_words(self) -> dict[str, str]:
        return {yaku.id: yaku.name for yaku in self.puzzle.rules.yaku} | {_NONE: "nothing"}

    # ── how it says it

    def words(self) -> str:
        lines = [str(self.puzzle)]
        if self.puzzle.form is Form.CHOICE:
            lines.append(f"  Answers: {', '.join(map(str, self.puzzle.options))}")
        lines += [f"Hint {at}: {hint.text}" for at, hint in enumerate(self.attempt.shown_hints, start=1)]
        if not self.sentence.startswith("Hint"):
            lines.append(self.sentence)
        if self._steps_open:
            lines += [f"  {at}. {step}" for at, step in enumerate(self.puzzle.solution, start=1)]
        return "\n".join(lines)

    def picture_html(self) -> str:
        asked = self.puzzle
        rows = "".join(still_row(label, cards, asked) for label, cards in asked.scene)
        if self._asks_cards() and not self._in_scene():
            rows += still_row("Choose from", CardSet(asked.options), asked)
        to_do = ""
        if asked.form is Form.CHOICE:
            to_do = f"<p>{' &nbsp; '.join(f'<b>{escape(str(word))}</b>' for word in asked.options)}</p>"
        said = "".join(f"<p>{escape(line)}</p>" for line in self._said())
        about = " · ".join(filter(None, [_about(asked), self._remark()]))
        return f"<div><div>{escape(about)}</div><p><b>{escape(asked.text)}</b></p>{rows}{to_do}{said}</div>"

    def _said(self) -> list[str]:
        """What has been said to what was done, or how to begin."""
        if self.attempt.is_untouched:
            return ["Run this cell to answer here."]
        lines = self.words().splitlines()
        return lines[len(str(self.puzzle).splitlines()) + (self.puzzle.form is Form.CHOICE):]

    # ── how it draws it

    def _refresh(self, saying: str = "") -> None:
        """Draw the attempt. saying: what the status line is about to say, "hint" or "verdict"."""
        asked, over, self._saying = self.puzzle, self.attempt.is_over, saying
        set_class(self.card, "kk-index", over or not asked.is_bare)
        self._head.value = f"{self._head_html()}{_question_html(asked.text)}"
        self._draw_scene(over)
        self._draw_answer(over)
        left = len(RUNGS) - self.attempt.hints
        rung = f"Hint {self.attempt.hints + 1} of {len(RUNGS)}"
        cost = f" (−{point_words(COST)})" if self.attempt.credit else ""
        self._hint.description = f"{rung}{cost}" if left else "No more hints"
        self._hint.disabled = over or not left
        steps = "Hide the steps" if self._steps_open else "Show the steps"
        self._solve.description = steps if over else "Show the solution"
        self._next.description = self._onward_words()
        set_class(self._next, "kk-primary", over)
        self._told.value = f"{self._edges_html()}{self._told_html(saying)}"
        # What says or shows something new comes below the buttons: none of them moves under the pointer.
        put(self._foot, self._reach, self._given, self._line, self.status,
            *([self._sureness] if self._sure else []), self._told)
        put(self.card, self._top, self._head, self._scene, self._foot)

    def _in_scene(self) -> bool:
        """Whether the cards to choose from lie in the rows of the question."""
        shown = {card for _, cards in self.puzzle.scene for card in cards}
        return all(card in shown for card in self.puzzle.options)

    def _draw_scene(self, over: bool) -> None:
        asked, clickable = self.puzzle, self._asks_cards()
        rows = list(asked.scene)
        if clickable and not self._in_scene():
            rows.append(("Choose from" if asked.form is Form.CARD else "Choose any of these",
                         CardSet(asked.options)))
        choice = CardSet(asked.options) if clickable else CardSet()
        marked = [card for card in self._marked if isinstance(card, Card)]
        self._scene.draw(asked, rows, choice, enabled=not over, lit=self._lit, chosen=marked)

    def _draw_answer(self, over: bool) -> None:
        asked, form = self.puzzle, self.puzzle.form
        label = "Tick every yaku that counts" if form is Form.YAKU else "Your answer"
        if form is Form.NUMBER:
            label = ""  # the field has it
            self.number.show(self.number.text, enabled=not over)
            parts = [self.number.field, self.number.digits]
        elif form is Form.CHOICE:
            self.choices.show({word: str(word) for word in asked.options}, self._marked, enabled=not over)
            parts = [self.choices]
        elif form is Form.YAKU:
            tips = {yaku.id: yaku.text for yaku in asked.rules.yaku}
            self.chips.show(self._yaku_words(), self._marked, enabled=not over, tips=tips)
            parts = [self.chips]
        else:
            label += ": click a card" if form is Form.CARD else ": click the cards, or"
            parts = []
            if form is Form.CARDS:
                self.chips.show({_NONE: "nothing"}, self._marked, enabled=not over)
                parts = [self.chips]
        if label:
            self._label.value = f'<span class="kk-heading">{escape(label)}</span>'
        buttons: list[ipywidgets.Button] = []
        if form is not Form.CHOICE:
            self._check.disabled = over
            buttons.append(self._check)
        if form in (Form.YAKU, Form.CARDS):
            self._clear.disabled = over or not self._marked
            buttons.append(self._clear)
        put(self._given, *([self._label] if label else []), *parts)
        put(self._line, *buttons, self._helps)

    def _edges_html(self) -> str:
        edges = "yellow edge: the cards that this is about"
        return f'<p class="kk-note"><i></i>{edges}</p>' if self._lit else ""

    def _head_html(self) -> str:
        worth = self.attempt.credit
        left = round(worth * _PARTS)
        name = f"{'brought' if self.attempt.is_over else 'worth'} {point_words(worth)}"
        pips = "".join(f'<i class="{"kk-puzzle-left" if at < left else ""}"></i>' for at in range(_PARTS))
        remark = f'<span class="kk-puzzle-remark">{escape(said)}</span>' if (said := self._remark()) else ""
        about = f'<span class="kk-heading">{escape(_about(self.puzzle))}</span>'
        return (f'<div class="kk-puzzle-head"><span class="kk-puzzle-about">{about}{remark}</span>'
                f'<span class="kk-puzzle-worth"><span aria-hidden="true">{pips}</span>{name}</span></div>')

    def _told_html(self, saying: str) -> str:
        """What was said before and still helps: hints, why the last answer was wrong, the solution."""
        hints, wrong = self.attempt.shown_hints, self.attempt.wrong
        rungs = list(zip(RUNGS, hints, strict=False))[:len(hints) - (saying == "hint")]
        told = "".join(f"<li><b>{rung}.</b> {escape(hint.text)}</li>" for rung, hint in rungs)
        told = f'<ol class="kk-puzzle-hints" aria-label="Hints">{told}</ol>' if told else ""
        if wrong and saying != "verdict" and not self.attempt.is_over:
            told += f'<p class="kk-puzzle-before"><b>✗</b> {escape(str(wrong[-1]))}</p>'
        if self._steps_open:
            steps = "".join(f"<li>{escape(step)}</li>" for step in self.puzzle.solution)
            told += f'<div class="kk-heading">The solution, step by step</div><ol>{steps}</ol>'
        return told


def _about(asked: Puzzle) -> str:
    """The kind, the difficulty, and the id, unless that tells the answer."""
    return f"{asked.title}, difficulty {asked.difficulty} of 5" + ("" if asked.is_bare else f" · {asked.id}")


def _question_html(text: str) -> str:
    """The question; what is asked stands out from what is told."""
    said = re.split(r"(?<=[.?!]) (?=[A-Z])", text)
    asked = [sentence for sentence in said if sentence.endswith("?")] or said[:1]
    parts = [f"<b>{escape(one)}</b>" if one in asked else escape(one) for one in said]
    return f'<p class="kk-puzzle-ask">{" ".join(parts)}</p>'
