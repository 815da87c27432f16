"""The widget that asks which rules are in use: clicks, code, words, what it leads to."""

from __future__ import annotations

import re
from html import unescape

import pytest

from koikoi_edu import rules
from koikoi_edu.rules import of_family
from koikoi_edu.rules.which import QUESTIONS
from koikoi_edu.widgets.which import WhichRules

FIRST = "You are dealt all four cards of a month. What happens?"


@pytest.fixture
def which() -> WhichRules:
    return WhichRules()


def text(html: str) -> str:
    return unescape(" ".join(re.sub(r"<[^>]+>", " ", html).split()))


def offered(which: WhichRules) -> list[str]:
    return [button.description for button in which._choices.children]


def press(which: WhichRules, words: str) -> None:
    buttons = [*which._choices.children, which._unknown, which._back, which._again]
    button = next(button for button in buttons if button.description == words)
    assert not button.disabled
    button.click()


def test_it_begins_with_the_first_question(which: WhichRules) -> None:
    assert text(which._asked.value) == f"Question 1, of 6 at most {FIRST}"
    assert offered(which) == ["Nothing", "The cards are dealt again", "I win the round: 5 points",
                              "I win the round: 6 points"]
    assert which.left == of_family("koi-koi") and which.result is None
    assert which.sentence == f"All 8 rule sets are still possible. {FIRST}"
    assert which._back.disabled and which._again.disabled and not which._unknown.disabled
    assert which._found.value == ""


@pytest.mark.parametrize("preset", of_family("koi-koi"), ids=repr)
def test_clicks_lead_to_each_rule_set(which: WhichRules, preset) -> None:
    while which.question:
        press(which, which.question.say(which.question.of(preset)))
    assert which.result is preset
    assert which.sentence.endswith(f"These are the rules of {preset.name}.")
    assert f'To use these rules, write rules("{preset.id}")' in text(which._found.value)
    assert preset.card.parts[-1].lines[-1].text in text(which._found.value)
    assert f"Found {preset.name}" == text(which._asked.value)


def test_an_answer_narrows_what_is_left(which: WhichRules) -> None:
    press(which, "I win the round: 6 points")
    assert [one.id for one in which.left] == ["nintendo", "fudawiki"]
    assert which.sentence == (
        "I win the round: 6 points. 2 rule sets left: Nintendo Koi-Koi and Fuda Wiki Koi-Koi. "
        "What do three brights score, none of them the Rainman?")
    shown = text(which._left.value)
    assert shown.startswith("Rule sets that still fit: 2 Vanikar Koi-Koi does not fit")
    assert "✓ Nintendo Koi-Koi fits" in shown
    assert text(which._said.value) == f"Your answers {FIRST} I win the round: 6 points"


def test_who_does_not_know_is_asked_something_else(which: WhichRules) -> None:
    press(which, "I don't know")
    assert which.question is not None and which.question.text != FIRST
    assert len(which.left) == 8
    assert which.sentence.startswith("I don't know. All 8 rule sets are still possible.")


def test_six_times_not_known_says_that_all_fit(which: WhichRules) -> None:
    for _ in range(6):
        press(which, "I don't know")
    assert which.sentence.startswith("I don't know. Your answers fit 8 rule sets: Vanikar Koi-Koi, ")
    assert which._unknown.disabled and which._choices.children == ()


def test_house_rules_become_options(which: WhichRules) -> None:
    press(which, "I win the round: 5 points")
    assert offered(which) == ["Ask me about house rules"]
    press(which, "Ask me about house rules")
    assert which.question is not None and which.question.about == "seven_doubles"
    press(which, "Yes")
    assert "No rule set fits all answers; nearest: 5" in text(which._left.value)
    assert "≈ Koi-Koi in Tentos is nearest" in text(which._left.value)
    while which.question:
        press(which, which.question.say(which.question.of(rules("tentos"))))
    assert which.result == rules("tentos").variant(seven_doubles=True)
    assert which.sentence.endswith("These are house rules: Koi-Koi in Tentos with 1 option set otherwise.")
    found = text(which._found.value)
    assert 'write rules("tentos").variant(seven_doubles=True)' in found
    assert "Changed: A sum of 7 points or more doubles." in found
    assert which.words().splitlines()[-2:] == [
        'rules("tentos").variant(seven_doubles=True)', "Changed: Do 7 points or more double? Yes"]


def test_back_and_start_again(which: WhichRules) -> None:
    press(which, "Nothing")
    press(which, "Yes")
    press(which, "Back")
    assert len(which.state.answers) == 1
    assert which.sentence.startswith("One step back. 4 rule sets left: ")
    press(which, "Start again")
    assert which.state.answers == () and which._back.disabled
    assert which.back() == f"This is the first question. All 8 rule sets are still possible. {FIRST}"


def test_code_does_what_clicks_do(which: WhichRules) -> None:
    said = which.answer("off")
    assert said == which.sentence
    which.answer("Yes")
    which.answer("both")
    assert which.result is rules("polish")


def test_a_wrong_answer_is_refused_and_changes_nothing(which: WhichRules) -> None:
    assert "'no' is no answer to" in which.answer("no")
    assert 'role="alert"' in which.status.value
    assert which.state.answers == () and offered(which)[0] == "Nothing"
    assert which.go_on() == "Answer the question first; there is more than one rule set left."
    which.answer(5)
    assert "nothing more to answer" in which.answer(5)
    assert which.result is rules("tentos")


def test_no_click_makes_a_button(which: WhichRules) -> None:
    made = {id(button) for button in (*which._answers, which._on)}
    for preset in of_family("koi-koi"):
        which.restart()
        while which.question:
            assert {id(button) for button in which._choices.children} <= made
            which.answer(which.question.of(preset))


def test_every_question_has_buttons_enough(which: WhichRules) -> None:
    assert len(which._answers) == max(len(one.answers(which.state.presets)) for one in QUESTIONS)


def test_words_and_the_still_picture_say_it_all(which: WhichRules) -> None:
    assert which.words().splitlines() == [
        "Which rules am I using?",
        f"{FIRST} (Nothing / The cards are dealt again / I win the round: 5 points / "
        "I win the round: 6 points)",
        "All 8 rule sets are still possible."]
    assert "I win the round: 6 points" in text(which.picture_html())
    which.answer(5)
    picture = which.picture_html()
    assert text(picture).startswith(f"Which rules am I using? {FIRST} I win the round: 5 points "
                                    "These are the rules of Koi-Koi in Tentos.")
    assert 'rules("tentos")' in text(picture) and "<img" in picture and "<style" not in picture
    bundle = which._repr_mimebundle_()
    assert bundle["text/plain"] == which.words() and bundle["text/html"] == picture
