"""One puzzle as a widget, without a browser: every form of answer, what it costs, what it says and hides."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from functools import partial
from html import unescape
from typing import Any

import ipywidgets
import pytest

from koikoi_edu import DECK, RULES, CardSet
from koikoi_edu.puzzles import KINDS, Form, puzzle
from koikoi_edu.puzzles.kinds.total import Total
from koikoi_edu.puzzles.kinds.yaku import YakuOf
from koikoi_edu.puzzles.making import kinds_for
from koikoi_edu.rules.gostop import GOSTOP
from koikoi_edu.scoring import Situation
from koikoi_edu.widgets import PuzzleView, puzzle_answers

#: 15 is the sum; 15 is 7 or more and doubles; the opponent's koi-koi doubles again (spec 6.8).
SIXTY = Total(id="total-5-sixty", pile=CardSet("moon curtain crane sake"),
              situation=Situation(opponent_koikoi=1))
#: Any three brights without the Rainman, and the moon with the sake cup (spec 6.2).
NAMES = YakuOf(id="yaku-1-names", pile=CardSet("moon phoenix crane sake"))


class Clock:
    """The time that presses are told apart by: a second goes by at each look, unless it stands still."""

    def __init__(self) -> None:
        self.seconds, self.step = 100.0, 1.0

    def monotonic(self) -> float:
        self.seconds += self.step
        return self.seconds


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(puzzle_answers, "time", clock)
    return clock


@pytest.fixture
def view() -> PuzzleView:
    return PuzzleView(SIXTY)


def shown(view: PuzzleView) -> list[str]:
    """The words of all buttons that are to be seen, those that can't be pressed in brackets."""
    found = []

    def look(widget: ipywidgets.Widget) -> None:
        if isinstance(widget, ipywidgets.Button) and "kk-card" not in widget._dom_classes:
            found.append(f"({widget.description})" if widget.disabled else widget.description)
        for child in getattr(widget, "children", ()):
            look(child)

    look(view)
    return found


def press(view: PuzzleView, words: str) -> None:
    def look(widget: ipywidgets.Widget) -> ipywidgets.Button | None:
        if isinstance(widget, ipywidgets.Button) and widget.description == words and not widget.disabled:
            return widget
        return next(filter(None, map(look, getattr(widget, "children", ()))), None)

    button = look(view)
    assert button is not None, (words, shown(view))
    button.click()


def card(view: PuzzleView, name: str) -> ipywidgets.Button:
    buttons = [button for row in view._scene.children for button in getattr(row, "buttons", ())]
    return next(button for button in buttons if button.card == DECK[name])


def mood(view: PuzzleView) -> str:
    return next((mood for mood in ("right", "wrong") if f"kk-puzzle-{mood}" in view.status._dom_classes), "")


def worth(view: PuzzleView) -> str:
    said = view._head.value.split("kk-puzzle-worth")[1].split("</div>")[0]
    return re.sub("<[^>]*>", "", said).partition(">")[2]


def looks(view: PuzzleView) -> str:
    """The cards that are only looked at, as HTML."""
    return "".join(part.value for part in view._scene.children if isinstance(part, ipywidgets.HTML))


def lit(view: PuzzleView) -> CardSet:
    return CardSet(re.findall(r'kk-card kk-([\w-]+) kk-lit"', looks(view)))


# ── a number

def test_it_asks(view: PuzzleView) -> None:
    assert "How many points do you score?</b>" in view._head.value
    assert worth(view) == "worth 1 point"
    assert view.sentence == "Type the number and press Enter."
    assert shown(view) == ["0–9", "Check", "Hint 1 of 3 (−¼ point)", "Show the solution",
                           "Another like this"]
    assert view.words().splitlines() == [SIXTY.text, "  Your pile: crane, curtain, moon, sake", view.sentence]


@pytest.mark.parametrize("answer", [60, "60", "60 points", "sixty", " Sixty points "])
def test_a_right_answer_however_it_is_written(view: PuzzleView, answer: object) -> None:
    assert view.answer(answer).startswith("Right: 60 points.")
    assert mood(view) == "right"
    assert worth(view) == "brought 1 point"
    assert view.number.field.value == "60" and view.number.field.disabled
    assert "(Check)" in shown(view) and "Show the steps" in shown(view)
    assert "kk-primary" in view._next._dom_classes
    assert lit(view) == SIXTY.pile


def test_a_wrong_answer_says_why_and_costs_a_quarter(view: PuzzleView) -> None:
    said = view.answer(15)  # the sum alone
    assert said.startswith("Not yet. ") and "doubles" in said
    assert mood(view) == "wrong" and worth(view) == "worth ¾ point"
    assert view.number.field.value == ""
    view.answer(30)
    assert worth(view) == "worth ½ point"
    again = view.answer("thirty")
    assert again.endswith("You gave this answer before; it costs nothing again.")
    assert worth(view) == "worth ½ point"
    view.answer(60)
    assert worth(view) == "brought ½ point" and mood(view) == "right"


def test_what_can_not_be_read_stays_to_be_mended(view: PuzzleView) -> None:
    view.number.field.value = "lots"
    said = view.check()
    assert "whole number" in said and "lots" in said
    assert (mood(view), worth(view), view.number.field.value) == ("", "worth 1 point", "lots")
    view.answer(15)
    view.answer("lots")
    assert "doubles" in view._told.value, "why the last answer was wrong is still there"
    view.number.field.value = " "
    assert view.check() == "Type a number first, or press its digits."


def test_digits_can_be_pressed_once_they_are_asked_for(view: PuzzleView) -> None:
    assert "1" not in shown(view)
    press(view, "0–9")
    assert "0–9" not in shown(view) and {*"1234567890", "⌫"} <= set(shown(view))
    for key in ("6", "7", "⌫", "0"):
        press(view, key)
    assert view.number.field.value == "60"
    press(view, "Check")
    assert view.attempt.solved


def enter(view: PuzzleView) -> None:
    """What the page sends for the key Enter."""
    view.number.field._handle_custom_msg({"event": "submit"}, [])


def test_enter_answers_with_the_text_that_comes_after_it(view: PuzzleView) -> None:
    """The page sends Enter first, and the text after it; text without Enter is no answer."""
    async def typing() -> None:
        view.number.field.value = "15"  # the field was left with Tab
        await asyncio.sleep(0.3)
        assert view.attempt.is_untouched
        enter(view)
        await asyncio.sleep(0)
        view.number.field.value = "60"
        assert view.attempt.solved

    asyncio.run(typing())
    assert view.attempt.credit == 1


@pytest.mark.parametrize("way", [enter, partial(press, words="Check")], ids=["Enter", "Check"])
@pytest.mark.parametrize("later", [0.0, 0.1])
def test_text_and_press_may_come_in_either_order(view: PuzzleView, way: Callable[..., None],
                                                 later: float) -> None:
    """A kernel may hear the widgets of one page in two threads."""
    async def typing() -> None:
        way(view)
        await asyncio.sleep(later)
        view.number.field.value = "15"
        assert len(view.attempt.verdicts) == 1
        await asyncio.sleep(0.7)
        view.number.field.value = "60"
        await asyncio.sleep(later)
        way(view)
        await asyncio.sleep(0)
        assert view.attempt.solved

    asyncio.run(typing())
    assert view.attempt.credit == 0.75


def test_enter_answers_with_a_text_that_is_as_it_was(view: PuzzleView) -> None:
    async def typing() -> None:
        view.number.field.value = "60"
        enter(view)
        await asyncio.sleep(0.3)

    asyncio.run(typing())
    assert view.attempt.solved


# ── hints, the solution, the next one

def test_three_hints_each_for_a_quarter(view: PuzzleView) -> None:
    for at, hint in enumerate(SIXTY.hints, start=1):
        assert view.hint() == f"Hint {at} of 3: {hint.text}"
        assert lit(view) == hint.lit
        assert view._told.value.count("<li>") == at - 1, "the newest is said below, not listed too"
    assert worth(view) == "worth ¼ point"
    assert "(No more hints)" in shown(view)
    assert view.hint() == "There are no more hints. Try an answer, or have the solution shown."
    view.answer(60)
    assert worth(view) == "brought ¼ point"
    assert view._told.value.count("<li>") == 3


def test_a_reason_is_not_lost_to_a_hint(view: PuzzleView) -> None:
    reason = view.answer(15)
    view.hint()
    assert reason in unescape(view._told.value)
    view.hint()
    assert unescape(view._told.value).count(reason) == 1


def test_the_solution_is_asked_for_twice(view: PuzzleView) -> None:
    press(view, "Show the solution")
    assert view.sentence == "The solution ends this puzzle, and it brings nothing then. Show it?"
    press(view, "Show the solution")
    assert not view.attempt.is_over and "60" not in view.words()
    assert view._foot.children.index(view._sureness) > view._foot.children.index(view.status)
    view.answer("?")
    assert "Yes, show it" not in shown(view), "something else was done in between"
    press(view, "Show the solution")
    press(view, "No, go on")
    assert "Yes, show it" not in shown(view) and view.attempt.is_untouched
    press(view, "Show the solution")
    press(view, "Yes, show it")
    assert "Yes, show it" not in shown(view)
    assert view.attempt.given_up and worth(view) == "brought nothing"
    assert view.number.field.value == "60"
    for step in SIXTY.solution:
        assert step in unescape(view._told.value) and step in view.words()
    press(view, "Hide the steps")
    assert "<ol" not in view._told.value


def test_after_the_end_nothing_counts(view: PuzzleView) -> None:
    view.give_up()
    assert view.answer(60) == "The solution was shown. “Another like this” goes on."
    assert not view.attempt.solved
    assert view.hint() == "“Another like this” goes on."
    assert view.give_up() == "The steps of the solution are below."


def test_the_next_one_is_of_the_same_kind_and_the_same_each_time() -> None:
    ids = []
    for _ in range(2):
        view = PuzzleView("total-3-plum")
        view.answer(0)
        view.next()
        view.next()
        ids.append(view.puzzle.id)
        assert view.attempt.is_untouched and view.number.field.value == "" and mood(view) == ""
    assert ids == ["total-3-plum-3"] * 2


def test_the_next_of_a_deck_is_the_next_card() -> None:
    view = PuzzleView("month-1-crane")
    deck = KINDS["month"].seeds(view.puzzle.rules)
    view.next()
    assert view.puzzle.id.endswith(deck[(deck.index("crane") + 1) % 48])
    for _ in range(47):
        view.next()
    assert view.puzzle.id == "month-1-crane"


def test_other_puzzles_make_no_other_widgets() -> None:
    view = PuzzleView(SIXTY)
    asked = [SIXTY, NAMES, *(puzzle("a", kind) for kind in KINDS)]
    for one in asked:
        view.ask(one)
    before = len(ipywidgets.widgets.widget._instances)
    for one in asked:
        view.ask(one)
        view.hint()
        view.give_up()
    assert len(ipywidgets.widgets.widget._instances) == before


# ── what is not meant

def test_a_hint_has_no_price_where_nothing_is_left_to_lose() -> None:
    view = PuzzleView("yaku-3-74")
    for answer in ("Shikō", "Ame-Shikō", "Gokō", "Sankō"):
        assert "(−¼ point)" in view._hint.description
        view.answer(answer)
    assert view._hint.description == "Hint 1 of 3"


def test_a_double_click_does_nothing_else(view: PuzzleView, clock: Clock) -> None:
    """Its second half comes at once, where another button may be, or the same one does something else."""
    clock.step = 0
    for words in ("Hint 1 of 3 (−¼ point)", "Hint 2 of 3 (−¼ point)"):
        press(view, words)
    assert view.attempt.hints == 1
    clock.seconds += 1
    press(view, "Another like this")
    new = view.puzzle
    press(view, "Another like this")
    press(view, "0–9")
    press(view, "7")
    view.number.field.value = "7"
    press(view, "Check")
    assert view.puzzle is new and view.attempt.is_untouched
    clock.seconds += 1
    press(view, "Check")
    assert len(view.attempt.verdicts) == 1


def test_a_number_that_was_typed_is_meant_however_soon(view: PuzzleView, clock: Clock) -> None:
    clock.step = 0
    for number in ("15", "60"):
        view.number.field.value = number
        press(view, "Check")
    assert view.attempt.solved and view.attempt.credit == 0.75


def test_the_reason_stays_until_it_is_left_on_purpose(view: PuzzleView, clock: Clock) -> None:
    """Enter again and again, as by a key that is held down, then once after a while."""
    clock.step = 0
    view.number.field.value = "60"
    enter(view)
    reason = view.sentence
    assert reason.startswith("Right: 60 points.")
    for _ in range(9):
        clock.seconds += 0.4
        enter(view)
        press(view, "Another like this")
    assert view.sentence == reason and view.puzzle is SIXTY
    clock.seconds += 1
    enter(view)
    assert view.sentence == reason, "Enter in the field answers nothing any more"
    clock.seconds += 1
    press(view, "Another like this")
    assert view.puzzle is not SIXTY


def test_enter_without_a_number_leaves_what_is_said(view: PuzzleView) -> None:
    view.number.field.value = "15"
    enter(view)
    reason = view.sentence
    enter(view)
    assert view.sentence == reason and mood(view) == "wrong"
    said = view.hint()
    enter(view)
    assert view.sentence == said
    assert PuzzleView(SIXTY).check() == "Type a number first, or press its digits."


def test_a_word_pressed_in_haste_is_no_answer(clock: Clock) -> None:
    view = PuzzleView("crane", "month")
    clock.step = 0
    press(view, "March")
    press(view, "April")
    assert len(view.attempt.verdicts) == 1
    clock.seconds += 1
    press(view, "January")
    assert view.attempt.solved


def test_cards_clicked_in_haste_are_chosen_but_not_in_a_puzzle_that_has_just_come(clock: Clock) -> None:
    view = PuzzleView("inoshikacho", "cards")
    clock.step = 0
    for name in ("boar", "deer"):
        card(view, name).click()
    assert view.sentence == "Your answer so far: boar and deer."
    press(view, "Another like this")
    view._scene.children[0].buttons[0].click()
    assert not view._marked
    clock.seconds += 1
    view._scene.children[0].buttons[0].click()
    assert len(view._marked) == 1


# ── what does not move

def above_the_buttons(view: PuzzleView) -> list[str]:
    """The words in all parts down to the buttons, but for the cards, which only change their edges."""
    above, below = view.card.children[:-1], view._foot.children
    parts = (*above, *below[:below.index(view.status)])
    found: list[str] = []

    def look(widget: ipywidgets.Widget) -> None:
        if isinstance(widget, ipywidgets.HTML):
            worth = re.compile('<span class="kk-puzzle-worth">.*?</div>')
            found.append(re.sub("<[^>]*>", "", worth.sub("", widget.value)))
        for child in getattr(widget, "children", ()):
            look(child)

    for part in parts:
        look(part)
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_said_comes_below_the_buttons(kind: str) -> None:
    seeds = KINDS[kind].seeds(SIXTY.rules)
    view = PuzzleView(seeds[3] if seeds else "try", kind)
    before = above_the_buttons(view)
    for act in (view.hint, view.hint, lambda: view.answer(47), view._ask_solution, view.give_up):
        act()
        assert above_the_buttons(view) == before
    assert ("yellow edge" in view._told.value) == bool(view._lit)


# ── the other forms

def test_yaku_are_ticked() -> None:
    view = PuzzleView(NAMES)
    assert view.check() == "Tick the yaku first, or “nothing”."
    press(view, "Shikō")
    press(view, "Tsukimi-zake")
    assert view.sentence == "Your answer so far: Shikō and Tsukimi-zake."
    press(view, "Check")
    assert view.attempt.last.right is False and "Shikō" in view.sentence
    press(view, "Shikō")  # the ticks stay, to be mended
    press(view, "Sankō")
    press(view, "Check")
    assert view.attempt.solved and view.attempt.credit == 0.75
    assert {yaku for yaku, button in view.chips.buttons.items() if "kk-on" in button._dom_classes} == {
        "sanko", "tsukimi"}


def test_nothing_excludes_all_else() -> None:
    view = PuzzleView(YakuOf(id="yaku-1-none", pile=CardSet("moon phoenix boar")))
    press(view, "Sankō")
    press(view, "nothing")
    assert view.sentence == "Your answer so far: nothing."
    press(view, "Kasu")
    assert view.sentence == "Your answer so far: Kasu."
    press(view, "Clear")
    assert view.sentence == "Nothing is chosen yet." and "(Clear)" in shown(view)
    press(view, "nothing")
    press(view, "Check")
    assert view.attempt.solved


def test_one_card_is_clicked_where_it_lies() -> None:
    view = PuzzleView("seven-2-a")
    one, other, *_ = view.puzzle.options
    assert view.check() == "Choose a card first."
    card(view, one.id).click()
    card(view, other.id).click()
    assert view.sentence == f"Your answer so far: {other.name}."
    assert "kk-chosen" in card(view, other.id)._dom_classes
    assert "kk-chosen" not in card(view, one.id)._dom_classes
    assert len(view._scene.children) == len(view.puzzle.scene), "the cards are not shown twice"
    card(view, other.id).click()
    assert view.sentence == "Nothing is chosen yet."
    right = next(iter(view.puzzle.answers()))
    card(view, right.id).click()
    press(view, "Check")
    assert view.attempt.solved and card(view, one.id).disabled


def test_several_cards_are_clicked() -> None:
    view = PuzzleView("inoshikacho", "cards")
    for name in ("boar", "deer"):
        card(view, name).click()
    press(view, "Check")
    assert view.attempt.last.right is False
    card(view, "butterflies").click()
    press(view, "Check")
    assert view.attempt.solved


def test_a_word_answers_at_once() -> None:
    view = PuzzleView("crane", "month")
    assert "Check" not in shown(view)
    press(view, "March")
    assert view.attempt.last.right is False and worth(view) == "worth ¾ point"
    press(view, "January")
    assert view.attempt.solved
    assert "kk-on" in view.choices.buttons["January"]._dom_classes


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_can_be_asked_answered_and_given_up(kind: str) -> None:
    seeds = KINDS[kind].seeds(SIXTY.rules)
    view = PuzzleView(seeds[3] if seeds else "try", kind)
    for right in sorted(view.puzzle.answers(), key=repr):
        view.ask(view.puzzle)
        assert view.answer(right).startswith("Right: "), kind
        assert mood(view) == "right"
    view.ask(view.puzzle)
    view.give_up()
    assert view.sentence == f"{view.puzzle.solution[-1]} The steps are below."


# ── what it does not give away

@pytest.mark.parametrize("kind", KINDS)
def test_a_saved_notebook_shows_the_question_and_not_the_answer(kind: str) -> None:
    seeds = KINDS[kind].seeds(SIXTY.rules)
    view = PuzzleView(seeds[0] if seeds else "still", kind)
    picture = unescape(view.picture_html())
    assert view.puzzle.text in picture and "Run this cell to answer here." in picture
    assert picture.count("<img") >= 1 and not re.search(r"<(style|script|svg|input|button)|\bclass=", picture)
    for text in (picture, view.words()):
        assert view.puzzle.because().text not in text
        assert view.puzzle.solution[-1] not in text
        assert not any(hint.text in text for hint in view.puzzle.hints)
    bundle = view._repr_mimebundle_()
    assert bundle["text/plain"] == view.words() and bundle["text/html"] == view.picture_html()


@pytest.mark.parametrize(("kind", "secrets"), [("month", ["January", "kk-index"]),
                                               ("kind", ["bright:", ", bright", "kk-index"]),
                                               ("name", ["crane and sun", "kk-index"])])
def test_a_flash_card_keeps_its_words_to_itself(kind: str, secrets: list[str]) -> None:
    view = PuzzleView("crane", kind)
    told = [looks(view), view.picture_html().partition("<p><b>")[2],
            *view.card._dom_classes]
    images = [text for text in told if "aria-label" in text or "<img" in text]
    assert len(images) == 2
    for secret in secrets:
        assert not any(secret in attribute for text in images
                       for attribute in re.findall(r'(?:aria-label|title|alt)="([^"]*)"', text)), secret
        assert secret not in view.card._dom_classes
    view.give_up()
    assert "kk-index" in view.card._dom_classes


# ── driven from code, and faults

@pytest.mark.parametrize(("options", "said"), [
    ({"asked": "totl-3-plum"}, "There is no kind of puzzle 'totl'. Did you mean 'total'?"),
    ({"asked": "x", "kind": "sum"}, "There is no kind of puzzle 'sum'."),
    ({"asked": "x", "difficulty": 7}, "A difficulty is a whole number from 1 to 5, not 7."),
    ({"asked": "x", "rules": "vanilla"}, "There is no rule set 'vanilla'. Did you mean 'vanikar'?"),
    ({"asked": "a@b"}, "without '@'"),
    ({"asked": "month-1-cran"}, "There is no flash card 'month-1-cran'. Did you mean 'crane'?"),
    ({"asked": "worth-1-zzz"}, "There is no flash card 'worth-1-zzz'."),
])
def test_it_opens_whatever_it_is_asked_for(options: dict[str, Any], said: str) -> None:
    view = PuzzleView(**options)
    assert said in unescape(view.status.value) and 'role="alert"' in view.status.value
    assert view.puzzle.id == "total-2-plum"
    kept = view.puzzle
    assert said in view.ask(**options)
    assert view.puzzle is kept
    assert 'role="status"' in view.status.value or view.answer(0)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("rules", RULES)
def test_every_rule_set_and_kind_is_asked_or_refused_in_a_sentence(rules: str, kind: str) -> None:
    view = PuzzleView(SIXTY)
    said = view.ask("any", kind, rules=rules)
    if view.puzzle is SIXTY:
        of_other = kind not in kinds_for(RULES[rules])
        assert said.startswith(f"Puzzles of the kind '{kind}' are about" if of_other else RULES[rules].name)
        assert 'role="alert"' in view.status.value
        return
    assert view.puzzle.rules == RULES[rules]
    if view.puzzle.form is Form.YAKU:
        assert [button.description for button in view.chips.buttons.values()] == [
            *(yaku.name for yaku in RULES[rules].yaku), "nothing"]
    assert view.answer(min(view.puzzle.answers(), key=repr)).startswith("Right: ")
    view.next()
    assert view.puzzle.rules == RULES[rules] and view.puzzle.kind == kind


def test_another_game_is_refused_in_a_sentence_and_the_puzzle_stays(view: PuzzleView) -> None:
    assert view.ask("total-3-plum", rules=GOSTOP).startswith("Puzzles of the kind 'total' are about Koi-Koi")
    assert view.puzzle is SIXTY and 'role="alert"' in view.status.value


def test_a_flash_card_is_asked_for_in_many_ways() -> None:
    for asked in ("month-1-crane", "month-5-crane", "month-1-pine-crane", " month-1-crane "):
        assert PuzzleView(asked).puzzle.id == "month-1-crane"
    assert PuzzleView("any", "month").puzzle.kind == "month", "any seed names one of a kind"


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_asked_stands_out(kind: str) -> None:
    seeds = KINDS[kind].seeds(SIXTY.rules)
    view = PuzzleView(seeds[3] if seeds else "try", kind)
    assert 1 <= view._head.value.count("<b>") <= 2


def test_marks_from_code() -> None:
    view = PuzzleView(NAMES)
    view.mark("sanko")
    assert "not 'sankoo'" in view.mark("sankoo")
    assert view._marked == {"sanko"}
    assert "give the answer itself" in PuzzleView(SIXTY).mark("60")
    cards = PuzzleView("inoshikacho", "cards")
    cards.mark("boar")
    cards.mark(DECK["deer"])
    assert cards.sentence == "Your answer so far: boar and deer."
    assert "not 'no such'" in cards.mark("no such")
    assert cards.mark(["boar"]).endswith("not ['boar'].")


def test_a_card_is_called_by_what_has_become_of_it() -> None:
    view = PuzzleView("inoshikacho", "cards")
    card(view, "boar").click()
    assert card(view, "boar").description.endswith(", chosen")
