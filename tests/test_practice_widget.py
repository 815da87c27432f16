"""Practice as a widget, without a browser: the way to the goal, what comes back, what cost most, the file."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path
from typing import Any

import ipywidgets
import pytest

from koikoi_edu import RULES
from koikoi_edu.puzzles import TRAPS
from koikoi_edu.puzzles.making import kinds_for
from koikoi_edu.rules import DEFAULT
from koikoi_edu.widgets import Practice, puzzle_answers


@pytest.fixture(autouse=True)
def no_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every press is meant, however soon it comes."""
    monkeypatch.setattr(puzzle_answers, "QUIET", 0)


def months(**options: Any) -> Practice:
    """Practice with the flash cards of months, of which everyone knows the answer."""
    return Practice(**{"kinds": "month", "seed": "test", **options})


def solve(practice: Practice) -> str:
    return practice.answer(next(iter(practice.puzzle.answers())))


def miss(practice: Practice) -> str:
    """Give a wrong answer, then the right one; the puzzle that was missed."""
    right = next(iter(practice.puzzle.answers()))
    practice.answer(right % 12 + 1)
    practice.answer(right)
    return practice.puzzle.id


def facts(practice: Practice) -> str:
    return " ".join(re.sub("<[^>]*>", " ", practice._bar.value).split())


def chips(practice: Practice, row: str) -> dict[str, bool]:
    """The words of a row of chips, and whether each is ticked."""
    words = practice._levels if row == "Difficulty" else practice._kinds[row]
    return {button.description: "kk-on" in button._dom_classes for button in words.buttons.values()}


def press(practice: Practice, row: str, words: str) -> str:
    if not practice._choosing:
        practice._open_choice.click()
    found = practice._levels if row == "Difficulty" else practice._kinds[row]
    next(button for button in found.buttons.values() if button.description == words).click()
    return practice.sentence


# ── towards the goal

def test_it_opens_at_the_beginning() -> None:
    practice = Practice(seed="plum")
    assert facts(practice) == "0 of 10 solved streak 0"
    assert practice.words().splitlines()[0] == "Practice: 0 of 10 solved."
    assert practice.puzzle.text in practice.words()
    assert Practice(seed="plum").words() == practice.words()
    assert practice._notice.value == ""


def test_the_bar_the_streak_and_the_points() -> None:
    practice = months(goal=4)
    solve(practice)
    assert facts(practice) == "1 of 4 solved streak 1 in all 1 of 1 point"
    practice.next()
    solve(practice)
    practice.next()
    miss(practice)
    assert facts(practice) == "3 of 4 solved streak 0 (best 2) in all 2¾ of 3 points"
    assert 'aria-valuenow="3"' in practice._bar.value and "width:75%" in practice._bar.value
    assert practice.words().startswith("Practice: 3 of 4 solved, in all 2¾ of 3 points.\n")


def test_the_button_that_goes_on_says_what_it_does() -> None:
    practice = months()
    assert practice._next.description == "Skip"
    practice.hint()
    assert practice._next.description == "Skip (as missed)"
    practice.answer(13 - next(iter(practice.puzzle.answers())))
    assert practice._next.description == "Skip (as missed)"
    practice._next.click()
    assert practice.session.answered == 1 and practice.session.solved == 0
    solve(practice)
    assert practice._next.description == "Next puzzle"


def test_the_goal_is_said_below_the_verdict_and_another_is_offered() -> None:
    practice = months(goal=2)
    assert practice.children.index(practice._below) > practice.children.index(practice.card)
    solve(practice)
    assert practice._next.description == "Next puzzle" and not practice._below.children
    practice.next()
    missed = miss(practice)
    assert practice._below.children == (practice._sum,) and not practice._above.children
    assert practice.sentence.startswith("Right: "), "the reason is still said"
    assert practice.sentence.endswith(" The goal is reached: 2 solved. How it went is below.")
    text = " ".join(re.sub("<[^>]*>", " ", practice._costs.value).split())
    assert text.startswith("The goal is reached: 2 solved. In all: 2 puzzles answered, 2 of them solved, ")
    assert practice._next.description == "Go for 2 more"
    assert [button.description for button in practice._again.buttons.values()] == [
        f"The month of a card ({missed})"]
    practice._again.buttons[missed].click()
    assert practice.sentence == f"{missed} and its solution are shown below."
    practice._next.click()
    assert facts(practice).startswith("0 of 2 solved") and facts(practice).endswith("goals reached 1")
    assert practice.words().startswith("Practice: 0 of 2 solved, 1 goal reached, ")
    solve(practice)
    assert not practice._below.children and "goal is reached" not in practice.sentence
    practice.next()
    solve(practice)
    assert practice._below.children and facts(practice).endswith("goals reached 2")
    practice.choose(kinds="kind")
    practice.summary()
    assert practice._below.children == (practice._sum,) and not practice._above.children


# ── what was missed

def test_what_was_missed_comes_back_and_says_so() -> None:
    practice = months()
    missed = miss(practice)
    for _ in range(3):
        practice.next()
        assert practice._remark() == "" and practice.puzzle.id != missed
        solve(practice)
    practice.next()
    assert practice.puzzle.id == missed
    said = "This one comes back: you missed it, or needed a hint."
    assert said in practice._head.value and said in practice.words()
    assert practice.sentence == "Press your answer." and practice.words().count(said) == 1
    assert said in practice.picture_html()
    solve(practice)
    assert said in practice._head.value, "also after it has moved to another box"
    practice.next()
    assert said not in practice.words()


def test_what_is_said_to_be_below_is_said_no_more_once_the_summary_is_closed() -> None:
    practice = months(goal=1)
    solve(practice)
    said = practice.sentence
    assert said.endswith(" The goal is reached: 1 solved. How it went is below.")
    practice._open_summary.click()
    assert practice.sentence == said.removesuffix(" How it went is below.")
    assert "kk-puzzle-right" in practice.status._dom_classes and "below" not in practice.status.value


def test_a_summary_says_what_cost_most() -> None:
    practice = months()
    assert practice.summary() == "No puzzle is answered yet."
    missed = miss(practice)
    practice.next()
    said = practice.summary()
    assert said.startswith("1 puzzle answered, 1 of them solved, for ¾ of 1 point.")
    assert TRAPS["month"] in said.lower()
    assert "<td>once</td><td>¼ point</td>" in practice._costs.value
    practice._again.buttons[missed].click()
    assert practice.sentence == f"{missed} and its solution are shown below."
    review = unescape(practice._review.value)
    assert "To which month does this card belong?" in review and "The card belongs to " in review
    assert "kk-on" in practice._again.buttons[missed]._dom_classes
    assert "kk-index" in review
    practice._again.buttons[missed].click()
    assert practice._review.value == "" and practice.sentence == "How it went is below."
    practice._open_summary.click()
    assert practice._below.children == () and practice.sentence == "Press your answer."


def test_what_a_summary_tells_adds_up_and_has_one_number_of_puzzles_to_come() -> None:
    practice = months()
    for act in (practice.hint, practice.give_up, practice.next):
        act()
    missed = miss(practice)
    practice.next()
    practice._open_summary.click()
    rows = re.findall(r"<tr><t[dh]>([^<]*)</t[dh]><td>([^<]*)</td><t[dh]>([^<]*)</t", practice._costs.value)
    assert rows == [("Puzzles given up", "once", "¾ point"), ("Hints", "once", "¼ point"),
                    ("The month of a card", "once", "¼ point"), ("In all", "", "1¼ points")]
    assert "2 puzzles answered, 1 of them solved, for ¾ of 2 points." in practice._costs.value
    assert "2 puzzles to look at again" in practice._costs.value
    assert practice.sentence == "How it went is below.", "and is not told twice"
    assert len(practice._again.buttons) == 2 and missed in practice._again.buttons


def test_a_summary_moves_nothing_and_leads_back() -> None:
    practice = months()
    before = practice._above.children
    assert practice.children.index(practice._below) > practice.children.index(practice.card)
    said = str(practice.answer(13 - next(iter(practice.puzzle.answers()))))
    looks = practice.status._dom_classes
    assert said.startswith("Not yet") and "kk-puzzle-wrong" in looks
    for close in ("the button below", "the button above"):
        practice._open_summary.click()
        assert practice._above.children == before and practice._below.children == (practice._sum,)
        assert practice.sentence == "How it went is below." and said not in unescape(practice.status.value)
        assert said in unescape(practice._told.value), "the reason stays to be read"
        *_, below = practice._sum.children
        (practice._open_summary if close.endswith("above") else below.children[0]).click()
        assert practice._below.children == () and practice.sentence == said, "what was said is said again"
        assert practice.status._dom_classes == looks and said not in unescape(practice._told.value)
    assert practice._open_summary.description == "Summary"


def test_a_puzzle_that_a_file_names_and_that_can_not_be_gets_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "practice.json"
    practice = Practice(kinds="month", seed="file", file=file)
    missed = miss(practice)
    file.write_text(file.read_text().replace(missed, "month-1-moonlight"))
    practice = Practice(kinds="month", seed="file", file=file)
    assert "There is no flash card 'month-1-moonlight'." in practice.look_at("month-1-moonlight")
    assert practice.give_up() and practice.summary().startswith("2 puzzles answered")


def test_a_puzzle_that_is_asked_again_is_not_solved_beside_it() -> None:
    practice = months()
    missed = miss(practice)
    for _ in range(3):
        practice.next()
        solve(practice)
    practice.next()
    practice.summary()
    assert practice.puzzle.id == missed and missed not in practice._again.buttons
    for id in (missed, "total-1-plum", 7):
        assert practice.look_at(id) == f"{id!r} is none of the puzzles to look at again."
        assert practice._review.value == ""


# ── choosing

def test_kinds_and_difficulty_are_chosen_with_chips() -> None:
    practice = Practice(seed="chips")
    practice._open_choice.click()
    assert practice._choice in practice._above.children
    assert all(chips(practice, "Scoring").values()) and not any(chips(practice, "Flash cards").values())
    press(practice, "Scoring", "Final score")
    assert chips(practice, "Scoring")["Final score"] is False and chips(practice, "Scoring")["all"] is False
    assert "total" not in practice.session.kinds
    said = press(practice, "Flash cards", "all")
    assert said.startswith("Asked: ") and "and all flash cards; difficulty rising, now 1." in said
    assert press(practice, "Scoring", "all").startswith("Asked: all scoring puzzles and all flash cards; ")
    said = press(practice, "Scoring", "all")
    assert said.startswith("Asked: all flash cards; difficulty rising, now 1.")
    assert practice.puzzle.kind in ("month", "kind", "name", "cards", "worth")
    said = press(practice, "Difficulty", "2")
    assert chips(practice, "Difficulty") == {"rising (now 1)": False, "1": False, "2": True, "3": False,
                                             "4": False, "5": False}
    press(practice, "Difficulty", "4")
    assert practice.session.difficulties == (2, 4)
    assert "difficulty 2 and 4" in practice.sentence
    press(practice, "Difficulty", "2")
    press(practice, "Difficulty", "4")
    assert practice.session.difficulties is None, "none chosen: they rise"
    press(practice, "Difficulty", "5")
    press(practice, "Difficulty", "rising (now 1)")
    assert practice.session.difficulties is None


def test_one_kind_is_always_asked() -> None:
    practice = months()
    said = press(practice, "Flash cards", "The month of a card")
    assert said == "Nothing would be asked any more; choose something else first."
    assert practice.session.kinds == ("month",)


def test_a_puzzle_that_was_begun_stays() -> None:
    practice = months()
    practice.hint()
    kept = practice.puzzle
    assert practice.choose(kinds="total") == ("Asked: Final score; difficulty rising, now 1. "
                                              "It begins with the next puzzle.")
    assert practice.puzzle is kept
    practice.next()
    assert practice.puzzle.kind == "total"


@pytest.mark.parametrize("rules", RULES)
def test_every_rule_set_can_be_practised(rules: str) -> None:
    practice = Practice(rules=rules, seed="rules")
    for _ in range(12):
        assert practice.puzzle.rules == RULES[rules]
        practice.answer(47)
        practice.hint()
        practice.give_up()
        practice.next()
    assert practice.session.answered == 12


def test_one_widget_shows_all_puzzles() -> None:
    kinds = list(kinds_for(DEFAULT))
    practice = Practice(kinds=kinds, seed="all")
    def through() -> None:
        for kind in kinds:
            practice.choose(kinds=kind)
            practice.answer("?")
            practice.give_up()
            practice.next()
    through()
    practice.choose(kinds=kinds)
    practice.summary()
    for id in list(practice._again.buttons):
        practice.look_at(id)
    before = len(ipywidgets.widgets.widget._instances)
    through()
    practice.summary()
    made = len(ipywidgets.widgets.widget._instances) - before
    # At most a card more in a row, and a chip more for what was missed meanwhile.
    assert made < 40


# ── the file

def test_a_file_is_taken_up_again(tmp_path: Path) -> None:
    file = tmp_path / "practice.json"
    first = months(file=file)
    missed = miss(first)
    second = months(file=file)
    assert facts(second).endswith("¾ of 1 point")
    assert second.session.boxes == {missed: 1}
    json.loads(file.read_text(encoding="utf-8"))


def test_trouble_with_the_file_is_said_until_it_is_closed(tmp_path: Path) -> None:
    file = tmp_path / "practice.json"
    file.write_text("{broken", encoding="utf-8")
    practice = months(file=file)
    assert practice.session.notice
    said = unescape(practice._notice.value)
    assert practice.session.notice in said and 'role="alert"' in said
    solve(practice)
    assert practice.session.notice in practice.words() and practice.session.notice in unescape(
        practice.picture_html())
    said = practice.sentence
    practice._notices.children[-1].click()
    assert practice._notices not in practice._above.children and practice.sentence == said
    assert practice.session.notice not in practice.words()
    practice.next()
    assert practice._notices not in practice._above.children


# ── faults, still pictures, traffic

@pytest.mark.parametrize(("options", "said"), [
    ({"kinds": "totl"}, "There is no kind of puzzle 'totl'. Did you mean 'total'?"),
    ({"kinds": []}, "A practice needs a kind of puzzle."),
    ({"difficulty": 6}, "A difficulty is a whole number from 1 to 5"),
    ({"rules": "vanilla"}, "There is no rule set 'vanilla'. Did you mean 'vanikar'?"),
    ({"goal": 0}, "A goal is a whole number of puzzles from 1, not 0."),
    ({"seed": "a@b"}, "without '@'"),
    ({"file": "\0"}, "The file is a path such as 'practice.json', not '\\x00'."),
])
def test_it_opens_whatever_it_is_asked_for(options: dict[str, Any], said: str) -> None:
    practice = Practice(**options)
    assert said in unescape(practice._notice.value)
    assert practice.attempt.is_untouched
    practice.give_up()
    assert said in unescape(practice._notice.value)


@pytest.mark.parametrize(("options", "said"), [
    ({"kinds": "totl"}, "There is no kind of puzzle 'totl'. Did you mean 'total'?"),
    ({"difficulty": "hard"}, "A difficulty is a whole number from 1 to 5"),
    ({"difficulty": [1, 9]}, "A difficulty is a whole number from 1 to 5"),
])
def test_a_wrong_choice_changes_nothing(options: dict[str, Any], said: str) -> None:
    practice = months()
    asked = practice.puzzle
    assert practice.choose(**options).startswith(said)
    assert 'role="alert"' in practice.status.value
    assert practice.puzzle is asked and practice.session.kinds == ("month",)
    assert "none of the puzzles to look at again" in practice.look_at("totl-1-x")


def test_the_saved_picture_is_plain_and_gives_nothing_away() -> None:
    practice = months()
    picture = practice.picture_html()
    assert "Practice: 0 of 10 solved" in picture and "Run this cell to answer here." in picture
    assert not re.search(r"<(style|script|svg|input|button)|\bclass=", picture)
    assert practice.puzzle.because().text not in unescape(picture)
    assert practice._repr_mimebundle_()["text/plain"] == practice.words()


def test_an_answer_sends_little(monkeypatch: pytest.MonkeyPatch) -> None:
    practice = Practice(seed="small")
    sent: list[str] = []
    monkeypatch.setattr(ipywidgets.Widget, "_send",
                        lambda _, message, buffers=None: sent.append(json.dumps(message, default=str)))
    practice.answer(47)
    assert 0 < len(sent) <= 20
    assert sum(map(len, sent)) < 20_000
