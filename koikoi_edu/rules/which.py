"""Which rules am I using? A few questions in players' words lead to a rule set and the options to set.

Each question is about one option or yaku; a rule set answers it by its data, so a new one takes part by
itself. What is asked next is what separates the rule sets that still fit with the fewest questions.
"""
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from ..errors import RulesError, shown
from ..words import count, listed
from . import of_family
from .model import OPTIONS, Rules

DONT_KNOW = "don't know"
#: The most questions that are asked, those included that nobody could answer.
LIMIT = 6


@dataclass(frozen=True, eq=False)
class Question:
    """One question to a player.

    about: an option, or a yaku as "yaku.<id>", which is answered by its points, 0 for none. text: in players'
    words. words: the answers in words, by value; `int` stands for all other numbers, {points} for one.
    others: answers to offer that no rule set gives.
    """

    about: str
    text: str
    words: Mapping[Any, str]
    others: tuple[Any, ...] = ()

    def of(self, rules: Rules) -> Any:
        """What a rule set answers."""
        option, _, id = self.about.partition(".")
        if not id:
            return getattr(rules, option)
        return next((one.points for one in rules.yaku if one.id == id), 0)

    def changes(self, value: Any) -> dict[str, Any]:
        """What to set so that a rule set answers with this value, as `Rules.variant` takes it."""
        option, _, id = self.about.partition(".")
        return {option: {id: value}} if id else {option: value}

    def say(self, value: Any) -> str:
        """An answer in words."""
        if value == DONT_KNOW:
            return "I don't know"
        text = self.words.get(value) or self.words[type(value)]
        return text.format(points=count(value, "point")) if "{" in text else text

    def answers(self, presets: tuple[Rules, ...]) -> dict[Any, str]:
        """The answers to offer, in words: those of these rule sets, and some that house rules have."""
        values = {*map(self.of, presets), *self.others}
        named = [value for value in self.words if value in values]
        return {value: self.say(value) for value in (*named, *sorted(values.difference(named)))}

    def read(self, value: Any) -> Any:
        """An answer as it was given: a value, or its words, or "don't know".

        Raises RulesError for what is no answer.
        """
        if value == DONT_KNOW:
            return value
        for one, text in self.answers(_presets()).items():
            if isinstance(value, str) and value.lower() == text.lower():
                return one
        try:
            if "." in self.about and type(value) is int and value >= 0:
                return value
            return OPTIONS[self.about].read(self.about, value)
        except (RulesError, KeyError):
            offered = listed(map(repr, self.answers(_presets())), "or")
            raise RulesError(f"{shown(value)} is no answer to \"{self.text}\"; answer {offered}, "
                             f"or {DONT_KNOW!r}.") from None


#: The questions, those that players can best answer first.
QUESTIONS = (
    Question("seven_doubles", "Do 7 points or more double?", {True: "Yes", False: "No"}),
    Question("yaku.sanko", "What do three brights score, none of them the Rainman?",
             {0: "Nothing", int: "{points}"}),
    Question("viewing", "Is the sake cup a yaku with the moon, and with the curtain?",
             {"always": "Yes", "bonus_only": "Only beside another yaku", "off": "No"}),
    Question("month_yaku", "Are the four cards of the current month a yaku?",
             {"off": "No", int: "Yes, {points}"}),
    Question("opponent_koikoi_doubles",
             "You stop after your opponent has called koi-koi. Do your points double?",
             {"once": "Yes", "per_call": "Yes, and more for each call", "off": "No"}, others=("per_call",)),
    Question("own_koikoi", "You call koi-koi, and stop later. Does your own call raise your points?",
             {"off": "No", "multiply": "Yes: one call doubles them, two triple them",
              "double_if_called": "Yes: they double, however often I call",
              "japan": "Yes: 1 point more for each call, up to three",
              "go": "Yes: 1 point more for one call, double for two",
              "go_korean": "Yes: 1 point more for each call, double from the third on"},
             others=("double_if_called",)),
    Question("sake_role", "What does the sake cup count as?",
             {"animal": "An animal", "either": "An animal or chaff", "both": "An animal and chaff at once"}),
    Question("hand_quad", "You are dealt all four cards of a month. What happens?",
             {"off": "Nothing", "redeal": "The cards are dealt again", "lay_down": "I lay them down",
              "chongtong": "I win what a stop needs", int: "I win the round: {points}"}),
    Question("lightning_wild", "Can the Lightning capture any card?",
             {"off": "No", "koi": "Yes", "mushi": "Any card but a willow"}, others=("mushi",)),
    Question("draw_dealer", "Nobody wins a round. Who deals the next one?",
             {"same": "The same player", "other": "The other player"}),
)


def _presets() -> tuple[Rules, ...]:
    return of_family("koi-koi")


@dataclass(frozen=True)
class Which:
    """How far the questions have come; a value: `answer` returns the next one and leaves this alone.

    presets: the rule sets to tell apart. answers: the questions asked and their answers, in order. goes_on:
    whether more is asked although one rule set is left, to find house rules.
    """

    presets: tuple[Rules, ...] = field(default_factory=_presets)
    answers: tuple[tuple[Question, Any], ...] = ()
    goes_on: bool = False

    @property
    def question(self) -> Question | None:
        """What to ask next; None once nothing more has to be asked, at most six questions later."""
        unasked = self._unasked
        if not unasked:
            return None
        best = _best(self.nearest, unasked)
        return best if best or not self.goes_on else unasked[0]

    @property
    def left(self) -> tuple[Rules, ...]:
        """The rule sets that fit every answer."""
        return tuple(preset for preset in self.presets if not self._against(preset))

    @property
    def nearest(self) -> tuple[Rules, ...]:
        """The rule sets that the fewest answers speak against: those left, if there are any."""
        against = [len(self._against(preset)) for preset in self.presets]
        return tuple(preset for preset, number in zip(self.presets, against, strict=True)
                     if number == min(against))

    @property
    def result(self) -> Rules | None:
        """The rules that fit: a rule set, or a variant of the nearest one. None while a question is open.

        If several are equally near, the first of them.
        """
        return self.nearest[0].variant(**self.changes) if self.question is None else None

    @property
    def changes(self) -> dict[str, Any]:
        """The options to set in the rule set that is nearest so far, for `Rules.variant`."""
        changes: dict[str, Any] = {}
        for question, value in self._against(self.nearest[0]):
            for option, new in question.changes(value).items():
                changes[option] = changes.get(option, {}) | new if isinstance(new, dict) else new
        return changes

    @property
    def code(self) -> str:
        """What to write for the rules that fit so far: `rules("tentos").variant(seven_doubles=True)`."""
        nearest = f'rules("{self.nearest[0].id}")'
        options = ", ".join(f"{option}={value!r}" for option, value in self.changes.items())
        return f"{nearest}.variant({options})" if options else nearest

    @property
    def can_go_on(self) -> bool:
        """Whether there is more to ask once the rules are found."""
        return self.question is None and bool(self._unasked)

    def answer(self, value: Any) -> "Which":
        """The next state. value: a value of the option, its words, or "don't know".

        Raises RulesError for what is no answer, or if nothing is asked.
        """
        question = self.question
        if question is None:
            raise RulesError("There is nothing more to answer; go back, go on, or start again with Which().")
        return replace(self, answers=(*self.answers, (question, question.read(value))))

    def back(self) -> "Which":
        """The state before the last answer; a state without answers is returned as it is."""
        before = replace(self, answers=self.answers[:-1])
        if self.goes_on and replace(before, goes_on=False).question:
            return replace(self, goes_on=False)  # to where the rules were found
        return before

    def go_on(self) -> "Which":
        """The state that asks on, though the answers so far have led to a rule set."""
        return replace(self, goes_on=True)

    @property
    def _unasked(self) -> tuple[Question, ...]:
        if len(self.answers) >= LIMIT:
            return ()
        asked = [question for question, _ in self.answers]
        return tuple(question for question in QUESTIONS if question not in asked)

    def _against(self, preset: Rules) -> list[tuple[Question, Any]]:
        """The answers that a rule set does not give."""
        return [(question, value) for question, value in self.answers
                if value not in (DONT_KNOW, question.of(preset))]

    def __str__(self) -> str:
        said = [f"{question.text} {question.say(value)}." for question, value in self.answers]
        asked = self.question
        if asked:
            offered = " / ".join(asked.answers(self.presets).values())
            said.append(f"{asked.text} ({offered})")
        else:
            said.append(self.code)
        return "\n".join(said)


def _split(presets: tuple[Rules, ...], question: Question) -> list[tuple[Rules, ...]]:
    """These rule sets by what they answer."""
    groups: dict[Any, list[Rules]] = {}
    for preset in presets:
        groups.setdefault(question.of(preset), []).append(preset)
    return [tuple(group) for group in groups.values()]


def _best(presets: tuple[Rules, ...], questions: tuple[Question, ...]) -> Question | None:
    """The question with which the fewest are needed at worst, then in all; the first of equals.

    None where no question tells any of these rule sets apart.
    """
    useful = tuple(question for question in questions if len(_split(presets, question)) > 1)
    return min(useful, key=lambda question: _costs(presets, question, useful)) if useful else None


def _costs(presets: tuple[Rules, ...], question: Question,
           questions: tuple[Question, ...]) -> tuple[int, int]:
    """Questions that are needed if this one comes first: at worst, and summed over the rule sets."""
    rest = tuple(one for one in questions if one is not question)
    needed = [_needed(group, rest) for group in _split(presets, question)]
    return 1 + max(worst for worst, _ in needed), len(presets) + sum(total for _, total in needed)


@lru_cache(maxsize=4096)
def _needed(presets: tuple[Rules, ...], questions: tuple[Question, ...]) -> tuple[int, int]:
    """Questions that tell these rule sets apart as far as can be: at worst, and summed."""
    useful = tuple(question for question in questions if len(_split(presets, question)) > 1)
    return min((_costs(presets, question, useful) for question in useful), default=(0, 0))
