"""Which rules am I using? Questions to answer by a click, and the rule set or house rules they lead to."""
from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from importlib.resources import files
from typing import Any

from ..cards import Card
from ..rules import Rules
from ..rules.which import DONT_KNOW, LIMIT, Question, Which
from ..show_rules import rule_card_html
from ..words import count, listed
from .base import Sentence, View, action, box, chip, faces, guarded, html, set_class


class WhichRules(View):
    """A few questions in players' words, and the rules that they lead to: a rule card and the code for it.

    From code: `answer("off")` (a value, its words on the button, or "don't know"), `back`, `restart`, and
    `go_on`, which asks for house rules once the rules are found; `question`, `left`, `result` and `words()`
    tell what is shown. Each call answers with the sentence that is shown; a fault changes nothing.
    """

    css = files(__package__).joinpath("which.css").read_text(encoding="utf-8")
    classes = ("kk-which", "kk-stack")

    def __init__(self) -> None:
        self.state = Which()
        self.status, self._asked, self._left, self._said, self._found = (html() for _ in range(5))
        self._offered: list[Any] = []
        self._answers = [action("", partial(self._press, number)) for number in range(_most(self.state))]
        self._choices = box(classes="kk-row kk-which-answers")
        self._choices.add_class("kk-which-answers")
        self._unknown = chip("I don't know", lambda: self._moved(self.answer(DONT_KNOW)))
        self._on = action("Ask me about house rules", self._press_on)
        self._back = chip("Back", self._press_back)
        self._again = chip("Start again", lambda: self._moved(self.restart()))
        super().__init__(
            box(box(self._asked, self._choices, box(self._unknown, self._back, self._again), self._left,
                    classes="kk-stack kk-which-question"),
                self._said, classes="kk-panel kk-split"),
            self.status, self._found)
        self.restart()

    # ── what it shows, and what can be done

    @property
    def question(self) -> Question | None:
        """What is asked now, None once the rules are found."""
        return self.state.question

    @property
    def left(self) -> tuple[Rules, ...]:
        """The rule sets that fit every answer so far."""
        return self.state.left

    @property
    def result(self) -> Rules | None:
        """The rules that were found, None while a question is open."""
        return self.state.result

    @guarded
    def answer(self, value: Any) -> Sentence:
        """Answer the question: a value, the words on a button, or "don't know"."""
        asked = self.question
        state = self.state.answer(value)
        self.state = state
        assert asked is not None
        return self._show(f"{asked.say(state.answers[-1][1])}. ")

    @guarded
    def back(self) -> Sentence:
        """Take the last answer back."""
        if self.state.back() == self.state:
            return self.say(f"This is the first question. {self._outcome()}")
        self.state = self.state.back()
        return self._show("One step back. ")

    @guarded
    def restart(self) -> Sentence:
        """Begin with the first question."""
        self.state = Which()
        return self._show("")

    @guarded
    def go_on(self) -> Sentence:
        """Ask on once the rules are found, for house rules that differ from them."""
        if not self.state.can_go_on:
            return self.say("There is nothing more to ask." if self.result else
                            "Answer the question first; there is more than one rule set left.")
        self.state = self.state.go_on()
        return self._show("Now for house rules. ")

    # ── clicks

    def _press(self, number: int) -> None:
        self._moved(self.answer(self._offered[number]))

    def _press_on(self) -> None:
        self._moved(self.go_on())

    def _press_back(self) -> None:
        self.back()
        if self._back.disabled:
            self._answers[0].focus()

    def _moved(self, _: Sentence) -> None:
        """Keep the keyboard where the next answer is given."""
        target = self._answers[0] if self.question else self._on if self.state.can_go_on else self._again
        target.focus()

    # ── how it says it

    def words(self) -> str:
        lines = ["Which rules am I using?"]
        lines += [f"{question.text} {question.say(value)}." for question, value in self.state.answers]
        asked = self.question
        if asked:
            lines.append(f"{asked.text} ({' / '.join(self._offers(asked).values())})")
        lines.append(self._outcome() if not asked else self._fitting())
        if not asked:
            lines += [self.state.code, *(f"Changed: {one}" for one in self._changed())]
        return "\n".join(lines)

    def _offers(self, asked: Question) -> dict[Any, str]:
        return asked.answers(self.state.presets)

    def _fitting(self) -> str:
        """Which rule sets are left, in words."""
        left = self.left
        if not left:
            return "No rule set has all of this, so these are house rules."
        if len(left) == len(self.state.presets):
            return f"All {len(left)} rule sets are still possible."
        return f"{count(len(left), 'rule set')} left: {listed(one.name for one in left)}."

    def _outcome(self) -> str:
        """What the answers have led to: the next question, or the rules."""
        state, asked = self.state, self.question
        if asked:
            return f"{self._fitting()} {asked.text}"
        assert state.result is not None
        name = (state.result.preset or state.result).name
        if len(state.left) > 1:
            return (f"Your answers fit {count(len(state.left), 'rule set')}: "
                    f"{listed(one.name for one in state.left)}. This is the first of them.")
        if state.changes:
            options = count(len(self._changed()), "option")
            return f"These are house rules: {name} with {options} set otherwise."
        return f"These are the rules of {name}."

    def _changed(self) -> list[str]:
        """What the result changes, in words."""
        found = self.result
        return [] if found is None else [
            f"{question.text} {question.say(value)}" for question, value in self.state.answers
            if value != DONT_KNOW and question.of(found.preset or found) != value]

    # ── how it draws it

    def _show(self, before: str) -> Sentence:
        self._refresh()
        return self.say(before + self._outcome())

    def _refresh(self) -> None:
        asked, state = self.question, self.state
        self._offered = list(self._offers(asked)) if asked else []
        for button, value in zip(self._answers, self._offered, strict=False):
            button.description = asked.say(value) if asked else ""
        children = tuple(self._answers[:len(self._offered)]) or ((self._on,) if state.can_go_on else ())
        if children != self._choices.children:
            self._choices.children = children
        self._unknown.disabled = asked is None
        set_class(self._unknown, "kk-which-gone", asked is None)
        self._back.disabled = self._again.disabled = not state.answers
        self._asked.value = self._asked_html()
        self._left.value = self._left_html()
        self._said.value = self._said_html()
        self._found.value = self._found_html(lambda cards: faces(cards, "tiny")) if not asked else ""

    def _asked_html(self) -> str:
        asked, number = self.question, len(self.state.answers) + 1
        if asked:
            return (f'<div class="kk-heading">Question {number}, of {LIMIT} at most</div>'
                    f'<div class="kk-title">{escape(asked.text)}</div>')
        return f'<div class="kk-heading">Found</div><div class="kk-title">{escape(self._name())}</div>'

    def _name(self) -> str:
        found = self.result
        assert found is not None
        return f"{found.name} with house rules" if self.state.changes else found.name

    def _left_html(self) -> str:
        """All rule sets, those that do not fit any more struck out; where none fits, the nearest marked."""
        left, nearest = self.left, self.state.nearest
        names = []
        for preset in self.state.presets:
            look, mark, words = (("in", "✓", "fits") if preset in left else
                                 ("in", "≈", "is nearest") if preset in nearest else
                                 ("out", "", "does not fit"))
            names.append(f'<li class="kk-which-{look}"><span aria-hidden="true">{mark} </span>'
                         f'{escape(preset.name)}<span class="kk-hidden"> {words}</span></li>')
        heading = (f"Rule sets that still fit: {len(left)}" if left else
                   f"No rule set fits all answers; nearest: {len(nearest)}")
        return (f'<div class="kk-heading">{heading}</div>'
                f'<ul class="kk-which-left">{"".join(names)}</ul>')

    def _said_html(self) -> str:
        if not self.state.answers:
            return ('<div class="kk-heading">Your answers</div><div class="kk-note">None yet. Not sure? '
                    'Say so: another question will do.</div>')
        rows = "".join(f"<li>{escape(question.text)} <b>{escape(question.say(value))}</b></li>"
                       for question, value in self.state.answers)
        return f'<div class="kk-heading">Your answers</div><ol class="kk-which-said">{rows}</ol>'

    def _found_html(self, pictures: Callable[[Sequence[Card]], str] | None = None) -> str:
        """The code for the result, and its rule card."""
        found = self.result
        assert found is not None
        return (f'<div style="margin:0 0 12px">To use these rules, write <code style="font-size:14px;'
                f'font-weight:600">{escape(self.state.code)}</code></div>'
                f"{rule_card_html(found.card, pictures)}")

    def picture_html(self) -> str:
        said = "".join(f"<div>{escape(question.text)} <b>{escape(question.say(value))}</b></div>"
                       for question, value in self.state.answers)
        asked = self.question
        if asked:
            offered = " / ".join(map(escape, self._offers(asked).values()))
            return (f"<div><b>Which rules am I using?</b>{said}<div>{escape(asked.text)} {offered}</div>"
                    f"<div>{escape(self._fitting())}</div></div>")
        return (f"<div><b>Which rules am I using?</b>{said}<div>{escape(self._outcome())}</div>"
                f"{self._found_html()}</div>")


def _most(state: Which) -> int:
    """The most answers that a question offers."""
    from ..rules.which import QUESTIONS
    return max(len(question.answers(state.presets)) for question in QUESTIONS)
