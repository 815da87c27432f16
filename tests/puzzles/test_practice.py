"""Practice: attempts and credit, boxes and their distances, streaks, what traps cost, rising difficulty."""
from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from koikoi_edu import CardSet
from koikoi_edu.errors import RulesError, UnknownName
from koikoi_edu.puzzles import KINDS, Attempt, Form, Practice, Puzzle, puzzle
from koikoi_edu.puzzles.attempt import fraction, point_words
from koikoi_edu.puzzles.kinds.cheapest import Cheapest
from koikoi_edu.puzzles.making import kinds_for, split
from koikoi_edu.puzzles.record import Cost
from koikoi_edu.rules import DEFAULT

FLASH = ("month", "kind", "name", "cards", "worth")
WRONG = 999


def right(practice: Practice) -> Hashable:
    return next(iter(practice.attempt.puzzle.answers()))


def solve(practice: Practice) -> str:
    """Answer right and go on; the id of the puzzle that was solved."""
    id = practice.attempt.puzzle.id
    assert practice.answer(right(practice))
    practice.next()
    return id


def miss(practice: Practice) -> str:
    id = practice.attempt.puzzle.id
    practice.give_up()
    practice.next()
    return id


# An attempt ----------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("hints", "wrong", "credit"), [
    (0, 0, 1), (1, 0, 0.75), (0, 1, 0.75), (1, 1, 0.5), (3, 0, 0.25), (3, 1, 0), (2, 5, 0)])
def test_hints_and_wrong_answers_cost_a_quarter_each(hints: int, wrong: int, credit: float) -> None:
    it = Attempt(puzzle("worth-1-sanko"))
    for _ in range(hints):
        it = it.hint()
    for number in range(wrong):
        it = it.answer(100 + number)
    it = it.answer(5)
    assert it.solved and it.is_over and not it.given_up
    assert it.credit == credit
    assert (it.hints, len(it.verdicts), len(it.wrong)) == (hints, wrong + 1, wrong)
    assert it.shown_hints == it.puzzle.hints[:hints]


def test_what_can_not_be_read_costs_nothing_but_is_answered() -> None:
    it = Attempt(puzzle("worth-1-sanko")).answer("a lot").answer("").answer(None)
    assert it.verdicts == () and it.credit == 1 and it.is_untouched
    assert it.last is not None and it.last.text == "Not answered yet."


def test_the_same_wrong_answer_costs_once() -> None:
    it = Attempt(puzzle("worth-1-sanko")).answer(9).answer("9 points").answer("nine")
    assert it.credit == 0.75
    assert it.last is not None and it.last.right is False
    assert it.answer(8).credit == 0.5


def near_right(asked: Puzzle) -> list[Any]:
    """Wrong answers that are easily given one after the other."""
    right = next(iter(asked.answers()))
    if asked.form is Form.NUMBER:
        near: list[Any] = list(range(int(right) + 5))  # type: ignore[call-overload]
    elif asked.form in (Form.YAKU, Form.CARDS):
        can = [yaku.id for yaku in asked.rules.yaku] if asked.form is Form.YAKU else asked.options
        near = [frozenset(right) ^ set(some) for number in (1, 2) for some in combinations(can, number)]  # type: ignore
    else:
        near = list(asked.options)
    return [answer for answer in near if asked.read(answer) not in asked.answers()]


@pytest.mark.parametrize("kind", KINDS)
def test_no_two_wrong_answers_are_told_the_same_words(kind: str) -> None:
    for number in range(8):
        it = Attempt(puzzle(f"words {number}", kind, 1 + number % 5))
        for answer in near_right(it.puzzle)[:60]:
            it = it.answer(answer)
        said = [verdict.text for verdict in it.wrong]
        assert said and len(set(said)) == len(said), max(said, key=said.count)


def test_another_answer_with_the_same_mistake_is_said_to_be_one() -> None:
    # Sankō is worth 5 with any three of the four; what lacks is Akatan each time.
    it = Attempt(Cheapest(id="x", cards=CardSet("crane curtain moon phoenix pine-poem plum-poem cherry-poem"),
                          worth=10))
    poems = "pine-poem plum-poem"
    for brights in ("crane curtain moon", "crane curtain phoenix", "curtain moon phoenix"):
        it = it.answer(f"{brights} {poems}")
    first, second, third = (verdict.text for verdict in it.wrong)
    assert first.startswith("Not yet. These are worth 5")
    assert second == first.replace("Not yet.", "Still not, and for the same reason:")
    assert third == first.replace("Not yet.", "Still not, and for the same reason, 3 times now:")
    assert it.credit == 0.25 and it.last == it.wrong[-1]


def test_nothing_counts_when_it_is_over() -> None:
    solved = Attempt(puzzle("worth-1-sanko")).answer(5)
    after = solved.answer(6).hint().give_up()
    assert after.credit == 1 and after.solved and not after.given_up and after.hints == 0
    assert after.last is not None and after.last.right is False
    given_up = Attempt(puzzle("worth-1-sanko")).give_up()
    assert given_up.is_over and given_up.credit == 0
    assert not given_up.answer(5).solved and given_up.answer(5).credit == 0


def test_there_are_three_hints() -> None:
    it = Attempt(puzzle("worth-1-sanko"))
    for _ in range(5):
        it = it.hint()
    assert it.hints == 3 and len(it.shown_hints) == 3


def test_an_attempt_does_not_change() -> None:
    first = Attempt(puzzle("worth-1-sanko"))
    first.hint(), first.answer(9), first.give_up()
    assert first == Attempt(puzzle("worth-1-sanko"))


# Boxes ---------------------------------------------------------------------------------------------------

def test_what_was_missed_comes_back_after_3_8_20_50_120_others_as_the_same_puzzle() -> None:
    practice = Practice(kinds="total", difficulty=1, seed="a")
    missed = miss(practice)
    assert practice.boxes == {missed: 1}
    for box, others in enumerate((3, 8, 20, 50, 120), start=1):
        assert practice.boxes[missed] == box
        ids = [solve(practice) for _ in range(others)]
        assert missed not in ids
        assert practice.due == (missed,)
        assert solve(practice) == missed
    assert practice.boxes == {missed: 5}


def test_missed_again_it_goes_back_to_the_first_box() -> None:
    practice = Practice(kinds="total", difficulty=1, seed="a")
    missed = miss(practice)
    for _ in range(4):
        solve(practice)
    assert practice.boxes == {missed: 2}
    for _ in range(8):
        solve(practice)
    assert practice.attempt.puzzle.id == missed
    practice.answer(WRONG)
    assert practice.boxes == {missed: 1}
    solve(practice)
    assert practice.boxes == {missed: 1}
    assert missed not in [solve(practice) for _ in range(3)]
    assert solve(practice) == missed


def test_hints_keep_a_puzzle_in_its_box() -> None:
    practice = Practice(kinds="total", difficulty=1, seed="a")
    practice.hint()
    helped = solve(practice)
    assert practice.boxes == {helped: 1}
    for _ in range(4):
        solve(practice)
    assert practice.boxes == {helped: 2}
    for _ in range(8):
        solve(practice)
    practice.hint()
    assert solve(practice) == helped
    assert practice.boxes == {helped: 2}


def test_a_made_puzzle_that_was_known_goes_into_no_box() -> None:
    practice = Practice(kinds="total", seed="a")
    for _ in range(5):
        solve(practice)
    assert practice.boxes == {}


def test_the_first_box_comes_first() -> None:
    practice = Practice(kinds="total", difficulty=1, seed="a")
    first, second = miss(practice), miss(practice)
    ids = [solve(practice) for _ in range(4)]
    assert ids[2:] == [first, second]


def test_never_the_same_puzzle_twice_in_a_row() -> None:
    practice = Practice(kinds=["month"], seed="a")
    last = practice.attempt.puzzle.id
    for number in range(300):
        if number % 3:
            practice.answer(right(practice))
        elif number % 2:
            practice.give_up()
        practice.next()
        assert practice.attempt.puzzle.id != last
        last = practice.attempt.puzzle.id


def test_a_deck_is_gone_through_whole_before_known_cards_come_again() -> None:
    practice = Practice(kinds="worth", seed="a")
    ids = [solve(practice) for _ in range(8)]
    assert len(set(ids)) == 8
    assert set(practice.boxes.values()) == {2}
    for _ in range(200):
        solve(practice)
    assert len(practice.boxes) == 15 and set(practice.boxes.values()) == {5}


def test_only_what_is_chosen_comes_back() -> None:
    practice = Practice(kinds=["month", "kind"], seed="a")
    missed = {miss(practice) for _ in range(10)}
    practice.choose("month")
    for _ in range(20):
        assert practice.attempt.puzzle.kind == "month"
        solve(practice)
    assert missed & {id for id in practice.boxes if id.startswith("kind")}


def test_puzzles_of_other_rules_do_not_come_back() -> None:
    rules = DEFAULT.variant(seven_doubles=False)
    practice = Practice(kinds="total", rules=rules, seed="a")
    missed = miss(practice)
    assert missed.endswith("@vanikar;seven_doubles=false")
    assert missed in [solve(practice) for _ in range(4)]


# What is asked -------------------------------------------------------------------------------------------

def test_all_scoring_kinds_are_asked_and_no_flash_card() -> None:
    practice = Practice(seed="a")
    kinds = {split(solve(practice)).kind for _ in range(150)}  # type: ignore[union-attr]
    assert kinds == set(kinds_for(DEFAULT)) - set(FLASH) == set(practice.kinds)


def test_the_same_seed_and_answers_bring_the_same_puzzles() -> None:
    def played(seed: object) -> Iterator[str]:
        practice = Practice(seed=seed)
        for number in range(25):
            yield miss(practice) if number % 4 == 1 else solve(practice)

    assert list(played("a")) == list(played("a"))
    assert list(played("a")) != list(played("b"))
    assert Practice().seed != Practice().seed


@pytest.mark.parametrize("seed", ["total-3", "name-2", "a b", 7, "ü"])
def test_any_seed_will_do(seed: object) -> None:
    practice = Practice(kinds="total", difficulty=2, seed=seed)
    ids = [solve(practice) for _ in range(3)]
    assert ids == [f"total-2-{seed}-{number}" for number in (1, 2, 3)]


def test_difficulty_rises_with_what_is_solved_and_falls_with_what_is_missed() -> None:
    practice = Practice(kinds="total", seed="a")
    asked = []
    for _ in range(15):
        asked.append(int(solve(practice).split("-")[1]))
    assert asked == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]
    assert practice.level == 5
    miss(practice)
    assert practice.level == 4
    # Three new ones are missed (of 12 steps up, 4 are lost), then the four come back in turn.
    missed = [miss(practice) for _ in range(12)]
    assert len(set(missed)) == 4
    assert practice.level == 3


def test_a_hint_keeps_the_difficulty_where_it_is() -> None:
    practice = Practice(kinds="total", seed="a")
    for _ in range(6):
        practice.hint()
        solve(practice)
    assert practice.level == 1


def test_flash_cards_and_chosen_difficulties_leave_the_level_alone() -> None:
    for practice in (Practice(kinds="month", seed="a"), Practice(kinds="total", difficulty=(1, 2), seed="a")):
        for _ in range(6):
            solve(practice)
        assert practice.level == 1


def test_chosen_difficulties_are_asked() -> None:
    practice = Practice(kinds="total", difficulty=[2, 4], seed="a")
    assert {solve(practice).split("-")[1] for _ in range(20)} == {"2", "4"}
    assert practice.difficulties == (2, 4)


def test_choosing_replaces_a_puzzle_that_was_not_begun() -> None:
    practice = Practice(kinds="total", seed="a")
    practice.choose(kinds="month")
    assert practice.attempt.puzzle.kind == "month" and practice.kinds == ("month",)
    practice.hint()
    practice.choose(kinds="worth", difficulty=None)
    assert practice.attempt.puzzle.kind == "month"
    practice.next()
    assert practice.attempt.puzzle.kind == "worth"
    with pytest.raises(UnknownName):
        practice.choose(kinds="worthy")
    assert practice.kinds == ("worth",) and practice.difficulties is None


# What is counted -----------------------------------------------------------------------------------------

def test_a_streak_ends_with_a_wrong_answer_at_once() -> None:
    practice = Practice(kinds="total", seed="a")
    for _ in range(3):
        solve(practice)
    practice.hint()
    solve(practice)
    assert (practice.streak, practice.best_streak) == (4, 4)
    practice.answer(WRONG)
    assert (practice.streak, practice.best_streak) == (0, 4)
    solve(practice)
    assert practice.streak == 0
    solve(practice)
    assert practice.streak == 1
    miss(practice)
    assert (practice.streak, practice.best_streak) == (0, 4)


def test_counts_and_the_goal() -> None:
    practice = Practice(kinds="total", seed="a", goal=2)
    solve(practice)
    practice.hint()
    practice.answer(WRONG)
    solve(practice)
    miss(practice)
    assert (practice.answered, practice.solved, practice.credit) == (3, 2, 1.5)


def test_a_goal_that_is_reached_makes_room_for_the_next() -> None:
    practice = Practice(kinds="total", seed="a", goal=2)
    solve(practice)
    miss(practice)
    assert (practice.done, practice.is_reached, practice.goals) == (1, False, 0)
    practice.answer(right(practice))
    assert (practice.done, practice.is_reached, practice.goals) == (2, True, 1)
    practice.give_up()
    assert (practice.done, practice.goals) == (2, 1)
    practice.next()
    assert (practice.done, practice.is_reached, practice.goals) == (0, False, 1)
    solve(practice)
    practice.answer(right(practice))
    assert (practice.done, practice.goals) == (2, 2)
    practice.choose(kinds="base")
    assert (practice.done, practice.goals) == (0, 2)


def test_what_is_left_without_an_answer_leaves_no_trace() -> None:
    practice = Practice(kinds="total", seed="a")
    practice.answer("what?")
    practice.next()
    assert practice.record == Practice(kinds="total").record


@pytest.mark.parametrize(("begun", "costs"), [
    (lambda practice: practice.answer(WRONG), {"many": 0.25, "given-up": 0.75}),
    (lambda practice: practice.hint(), {"hints": 0.25, "given-up": 0.75}),
], ids=["a wrong answer", "a hint"])
def test_what_is_left_after_a_wrong_answer_or_a_hint_counts_as_given_up(
        begun: Callable[[Practice], Any], costs: dict[str, float]) -> None:
    practice = Practice(kinds="total", seed="a")
    begun(practice)
    assert {id: lost for id, _, lost in practice.costs} == {}
    left = practice.attempt.puzzle.id
    practice.next()
    assert (practice.answered, practice.solved, practice.credit) == (1, 0, 0)
    assert practice.boxes == {left: 1}
    assert {id: lost for id, _, lost in practice.costs} == costs


def ask(practice: Practice, id: str) -> None:
    practice.attempt = Attempt(puzzle(id))


def test_what_each_trap_costs() -> None:
    practice = Practice(kinds="kind", seed="a")
    ask(practice, "kind-2-sake")
    assert practice.answer("chaff").trap == "cup"
    assert practice.costs == (), "it has to be over first"
    practice.answer("animal")
    assert practice.costs == (("cup", 1, 0.25),)
    ask(practice, "kind-2-lightning")
    practice.answer("animal")
    practice.answer("bright")
    practice.answer("ribbon")
    practice.answer("chaff")
    assert practice.costs == (("lightning", 3, 0.75), ("cup", 1, 0.25))
    ask(practice, "kind-2-sake")
    practice.answer("chaff")
    practice.answer("animal")
    assert practice.costs == (("lightning", 3, 0.75), ("cup", 2, 0.5))
    assert practice.lost == practice.answered - practice.credit == 1.25


def test_a_trap_costs_only_who_fell_into_it() -> None:
    practice = Practice(kinds="kind", seed="a")
    ask(practice, "kind-2-sake")
    practice.hint()
    practice.give_up()
    practice.give_up()
    assert practice.costs == (("given-up", 1, 0.75), ("hints", 1, 0.25)) and practice.answered == 1
    ask(practice, "kind-2-sake")
    practice.answer("chaff")
    practice.next()  # given up, but fallen into once
    assert practice.costs == (("given-up", 2, 1.5), ("cup", 1, 0.25), ("hints", 1, 0.25))
    ask(practice, "base-1-a")
    assert practice.answer(-7).trap == ""
    practice.answer(right(practice))
    assert practice.costs[-1] == ("slips", 1, 0.25), "what has no name blames no trap"


def test_five_quarters_are_not_taken_from_one_point() -> None:
    practice = Practice(kinds="kind", seed="a")
    ask(practice, "kind-2-lightning")
    for wrong in ("animal", "bright", "ribbon"):
        practice.answer(wrong)
    practice.hint()
    practice.hint()
    practice.give_up()
    assert practice.costs == (("lightning", 3, 0.75), ("hints", 2, 0.25), ("given-up", 1, 0))


def test_what_an_older_file_does_not_say_is_told_as_such() -> None:
    practice = Practice(kinds="kind", seed="a")
    practice._store.record = replace(practice.record, answered=3, solved=3, credit=1.5,
                                     traps={"cup": Cost(1, 0.25)})
    assert practice.costs == (("untold", 0, 1.25), ("cup", 1, 0.25))
    assert "what was not written down (1¼ points) and the sake cup" in practice.summary()


@pytest.mark.parametrize(("points", "short", "words"), [
    (0, "0", "nothing"), (0.25, "¼", "¼ point"), (0.5, "½", "½ point"), (0.75, "¾", "¾ point"),
    (1, "1", "1 point"), (1.25, "1¼", "1¼ points"), (2, "2", "2 points"), (12.75, "12¾", "12¾ points"),
    (0.583, "⅝", "⅝ point"), (0.99, "1", "1 point"),
    (0.125, "⅛", "⅛ point"), (1.125, "1⅛", "1⅛ points"), (0.05, "0", "nothing")])
def test_points_are_said_in_eighths(points: float, short: str, words: str) -> None:
    assert fraction(points) == short and point_words(points) == words


def test_the_summary_says_what_cost_most() -> None:
    practice = Practice(kinds="kind", seed="a")
    assert practice.summary() == "No puzzle is answered yet."
    ask(practice, "kind-2-sake")
    practice.answer("chaff")
    practice.answer("animal")
    assert practice.summary() == (
        "1 puzzle answered, 1 of them solved, for ¾ of 1 point. Best streak: 0.\n"
        "What cost most: the sake cup, an animal and no chaff (once, ¼ point).\n"
        "1 puzzle to look at again.")
    ask(practice, "kind-2-sake")
    assert "look at again" not in practice.summary(), "not while it is asked"
    practice.hint()
    practice.give_up()
    ask(practice, "kind-2-lightning")
    practice.answer("animal")
    practice.answer("chaff")
    assert practice.summary() == (
        "3 puzzles answered, 2 of them solved, for 1½ of 3 points. Best streak: 0.\n"
        "What cost most: puzzles given up (once, ¾ point), the sake cup, an animal and no chaff (once, "
        "¼ point) and hints (once, ¼ point). All else cost ¼ point.\n"
        "2 puzzles to look at again.")
    assert practice.to_see_again == ("kind-2-sake", "kind-2-lightning")


def test_hints_and_giving_up_say_something() -> None:
    practice = Practice(kinds="worth", seed="a")
    ask(practice, "worth-1-sanko")
    hints = [practice.hint() for _ in range(4)]
    assert hints == [*practice.attempt.puzzle.hints, practice.attempt.puzzle.hints[2]]
    assert practice.give_up().text == "5 points. Sankō brings 5 points."


@given(st.lists(st.sampled_from("right wrong unread hint give-up next choose".split()), max_size=40))
def test_whatever_is_done_the_counts_fit_together(moves: list[str]) -> None:
    practice = Practice(kinds=("month", "kind", "total"), seed="a")
    streaks = [0]
    for number, move in enumerate(moves):
        if move == "right":
            practice.answer(right(practice))
        elif move == "wrong":
            wrong = "chaff" if practice.attempt.puzzle.kind == "kind" else 1 + number % 12
            practice.answer(wrong)
        elif move == "unread":
            practice.answer("what?")
        elif move == "hint":
            practice.hint()
        elif move == "give-up":
            practice.give_up()
        elif move == "choose":
            practice.choose(difficulty=1 + number % 5)
        else:
            last = practice.attempt.puzzle.id
            practice.next()
            assert practice.attempt.puzzle.id != last
        streaks.append(practice.streak)
        assert 0 <= practice.credit <= practice.solved <= practice.answered
        assert sum(lost for _, _, lost in practice.costs) == practice.lost
        assert practice.best_streak == max(streaks)
        assert set(practice.boxes.values()) <= {1, 2, 3, 4, 5}
        assert set(practice.due) <= set(practice.boxes)
        assert practice.notice == ""


@pytest.mark.parametrize(("wish", "error", "says"), [
    ({"kinds": "totl"}, UnknownName, "Did you mean 'total'?"),
    ({"kinds": ["total", 3]}, UnknownName, "There is no kind of puzzle 3."),
    ({"kinds": []}, RulesError, "A practice needs a kind of puzzle."),
    ({"kinds": 5}, RulesError, "Kinds are one id or several"),
    ({"kinds": [["total"]]}, RulesError, "Kinds are one id or several"),
    ({"difficulty": 6}, RulesError, "A difficulty is a whole number from 1 to 5, or several, not 6."),
    ({"difficulty": []}, RulesError, "A difficulty is a whole number"),
    ({"difficulty": "hard"}, RulesError, "A difficulty is a whole number"),
    ({"difficulty": [True]}, RulesError, "A difficulty is a whole number"),
    ({"rules": "vanikr"}, UnknownName, "Did you mean 'vanikar'?"),
    ({"seed": "a@b"}, RulesError, "without '@'"),
    ({"seed": ""}, RulesError, "some letters or digits"),
    ({"seed": "x" * 41}, RulesError, "at most 40 characters"),
    ({"goal": 0}, RulesError, "A goal is a whole number of puzzles from 1, not 0."),
    ({"goal": "ten"}, RulesError, "A goal is a whole number"),
    ({"file": 5}, RulesError, "The file is a path such as 'practice.json', not 5."),
    ({"file": ""}, RulesError, "The file is a path"),
    ({"file": "\0"}, RulesError, "The file is a path such as 'practice.json', not '\\x00'."),
    ({"file": Path("a\0b")}, RulesError, "The file is a path"),
])
def test_a_wish_that_can_not_be_gets_a_sentence(
        wish: dict[str, object], error: type[Exception], says: str) -> None:
    with pytest.raises(error) as caught:
        Practice(**wish)  # type: ignore[arg-type]
    assert says in str(caught.value)


def test_a_kind_that_the_rules_do_not_know_is_left_out() -> None:
    rules = DEFAULT.variant(seven_doubles=False)
    practice = Practice(kinds=["seven", "total"], rules=rules, seed="a")
    assert {split(solve(practice)).kind for _ in range(6)} == {"total"}  # type: ignore[union-attr]
    with pytest.raises(RulesError, match="knows no puzzle of the kind 'seven'"):
        Practice(kinds="seven", rules=rules)
