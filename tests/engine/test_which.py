"""Which rules am I using: every rule set is found, with the fewest questions; house rules become options."""
import random
from dataclasses import replace
from functools import cache
from itertools import product

import pytest

from koikoi_edu import RULES, rules, score
from koikoi_edu.errors import RulesError
from koikoi_edu.rules import OPTIONS
from koikoi_edu.rules.which import DONT_KNOW, LIMIT, QUESTIONS, Which

SETS = tuple(one for one in RULES.values() if one.family == "koi-koi")
BY_ABOUT = {question.about: question for question in QUESTIONS}


def asked(preset, state=None):
    """The states from the first question to the result, for a player of these rules."""
    states = [state or Which()]
    while states[-1].question:
        states.append(states[-1].answer(states[-1].question.of(preset)))
    return states


def leaves(state, depth=0):
    """Every end that the answers of some rule set lead to, by full enumeration: (state, questions asked)."""
    if state.question is None:
        yield state, depth
        return
    for value in dict.fromkeys(state.question.of(preset) for preset in state.left):
        yield from leaves(state.answer(value), depth + 1)


@cache
def costs(presets, questions):
    """Questions needed to tell these apart, at worst and in all, of every tree over these questions."""
    found = set()
    for question in questions:
        answers = {question.of(preset) for preset in presets}
        if len(answers) < 2:
            continue
        rest = tuple(one for one in questions if one is not question)
        below = [costs(tuple(preset for preset in presets if question.of(preset) == answer), rest)
                 for answer in answers]
        for parts in product(*below):
            found.add((1 + max(worst for worst, _ in parts), len(presets) + sum(total for _, total in parts)))
    return found or {(0, 0)}


# ── every rule set, with the fewest questions

@pytest.mark.parametrize("preset", SETS, ids=repr)
def test_every_rule_set_is_found_within_six_questions(preset):
    states = asked(preset)
    assert len(states) - 1 <= LIMIT == 6
    assert states[-1].left == (preset,)
    assert states[-1].result is preset
    assert states[-1].code == f'rules("{preset.id}")'
    assert all(state.result is None for state in states[:-1])


def test_the_tree_of_all_answers_ends_at_each_rule_set_once():
    ends = list(leaves(Which()))
    assert sorted(end.result.id for end, _ in ends) == sorted(one.id for one in SETS)
    assert max(depth for _, depth in ends) <= 6


def test_no_order_of_questions_is_shorter():
    """At worst three questions, in all sixteen: as few as any tree over these questions can need."""
    depths = [depth for _, depth in leaves(Which())]
    assert (max(depths), sum(depths)) == min(costs(SETS, QUESTIONS)) == (3, 16)


@pytest.mark.parametrize("preset", SETS, ids=repr)
def test_each_step_is_the_best_of_those_that_are_left(preset):
    for state in asked(preset)[:-1]:
        ends = [depth for _, depth in leaves(state)]
        unasked = tuple(question for question in QUESTIONS if question not in dict(state.answers))
        assert (max(ends), sum(ends)) == min(costs(state.left, unasked))


def test_one_answer_not_known_costs_little():
    """Whatever one question is not answered, the others still find every rule set within six."""
    for preset in SETS:
        for number in range(len(asked(preset)) - 1):
            state = asked(preset)[number].answer(DONT_KNOW)
            assert asked(preset, state)[-1].result is preset
            assert len(asked(preset, state)[-1].answers) <= 6


def test_it_asks_the_same_each_time():
    for preset in SETS:
        assert [state.question for state in asked(preset)] == [state.question for state in asked(preset)]


def test_what_is_left_shrinks_with_each_answer_that_is_known():
    state = Which()
    assert state.left == SETS and state.answers == ()
    for preset in SETS:
        sizes = [len(state.left) for state in asked(preset)]
        assert sizes == sorted(set(sizes), reverse=True)


# ── the questions

def test_each_question_is_about_an_option_or_a_yaku_and_tells_some_rule_sets_apart():
    for question in QUESTIONS:
        option, _, id = question.about.partition(".")
        assert option in OPTIONS and (not id or rules("vanikar").yaku_named(id))
        assert len({question.of(preset) for preset in SETS}) > 1
        assert question.text.endswith("?") and "_" not in question.text


def test_every_value_has_words_of_its_own():
    for question in QUESTIONS:
        option = OPTIONS[question.about.partition(".")[0]]
        values = [*option.values, *([1, 5] if option.low is not None or option.many else [])]
        told = [question.say(value) for value in (*values, DONT_KNOW)]
        assert len(set(told)) == len(told), question.about


def test_the_answers_offered_are_those_of_the_rule_sets():
    assert BY_ABOUT["yaku.sanko"].answers(SETS) == {5: "5 points", 6: "6 points", 8: "8 points"}
    assert BY_ABOUT["month_yaku"].answers(SETS) == {"off": "No", 4: "Yes, 4 points", 5: "Yes, 5 points"}
    assert list(BY_ABOUT["opponent_koikoi_doubles"].answers(SETS)) == ["once", "per_call", "off"]
    assert BY_ABOUT["yaku.sanko"].answers((rules("vanikar").variant(yaku={"sanko": 0}),)) == {0: "Nothing"}


def test_the_questions_are_answered_as_the_rules_say():
    """Spec 12, and the tables of spec 2.3, 5.6, 6.7, 7.1 and 11.1."""
    assert [BY_ABOUT["yaku.sanko"].of(rules(id)) for id in ("tentos", "vanikar", "fudawiki", "flash")] == [
        8, 5, 6, 6]
    assert [BY_ABOUT["hand_quad"].of(rules(id)) for id in ("tentos", "nintendo", "polish",
                                                           "koikoi-japan")] == [5, 6, "off", "redeal"]


# ── house rules

def test_an_answer_that_no_rule_set_gives_becomes_an_option():
    """Tentos, in which 7 points or more double."""
    state = Which().answer(5)                                   # four of a month in a hand: 5 points
    assert state.result is rules("tentos") and state.can_go_on
    state = state.go_on()
    assert state.question.about == "seven_doubles" and state.result is None
    while state.question:
        value = True if state.question.about == "seven_doubles" else state.question.of(rules("tentos"))
        state = state.answer(value)
    assert len(state.answers) == 6 and state.left == ()
    assert state.result == rules("tentos").variant(seven_doubles=True)
    assert state.changes == {"seven_doubles": True}
    assert state.code == 'rules("tentos").variant(seven_doubles=True)'
    assert not state.can_go_on


def test_yaku_and_options_are_set_together():
    state = Which().answer(5).go_on()
    other = {"yaku.sanko": 6, "month_yaku": 4, "seven_doubles": False}
    while state.question:
        state = state.answer(other.get(state.question.about, state.question.of(rules("tentos"))))
    assert state.result == rules("tentos").variant(yaku={"sanko": 6}, month_yaku=4)
    assert score("crane moon curtain", state.result).total == 6
    assert eval(state.code, {"rules": rules}) == state.result


def test_the_code_makes_the_result():
    for preset in SETS:
        state = asked(preset)[-1]
        assert eval(state.code, {"rules": rules}) is state.result


@pytest.mark.parametrize("seed", range(60))
def test_the_result_agrees_with_every_answer(seed):
    """Whatever is answered, known or not, and asked on to the end: the rules found answer so themselves."""
    chance, state = random.Random(seed), Which().go_on()
    while state.question:
        offered = [*state.question.answers(SETS), DONT_KNOW]
        state = state.answer(chance.choice(offered))
    assert len(state.answers) == 6
    assert all(value in (DONT_KNOW, question.of(state.result)) for question, value in state.answers)
    assert eval(state.code, {"rules": rules}) == state.result
    differ = [sum(value not in (DONT_KNOW, question.of(preset)) for question, value in state.answers)
              for preset in SETS]
    nearest = SETS[differ.index(min(differ))]
    assert (state.result.preset or state.result) is nearest


def test_the_nearest_rule_set_is_kept_while_house_rules_come_in():
    """A hand that wins 7 points at once is in no book: all eight are as near, the rest tells them apart."""
    state = Which().answer(7)
    assert state.left == () and state.question is not None
    state = asked(rules("fudawiki"), state)[-1]
    assert state.result == rules("fudawiki").variant(hand_quad=7)


def test_who_knows_nothing_is_asked_six_times_and_has_all_rule_sets_left():
    state = Which()
    for _ in range(6):
        state = state.answer(DONT_KNOW)
    assert state.question is None and state.left == SETS
    assert state.changes == {}


def test_another_rule_set_takes_part_by_its_data():
    ninth = replace(rules("vanikar"), id="ninth", name="Ninth", month_yaku=9)
    state = Which((*SETS, ninth))
    assert asked(ninth, state)[-1].result is ninth
    assert {end.result.id for end, _ in leaves(state)} == {*(one.id for one in SETS), "ninth"}


def test_rule_sets_that_no_question_tells_apart_stay_together():
    twin = replace(rules("vanikar"), id="twin", name="Twin")
    state = asked(twin, Which((rules("vanikar"), twin)))[-1]
    assert state.left == (rules("vanikar"), twin) and state.answers == ()
    assert state.result is rules("vanikar")


# ── a value

def test_a_state_is_left_alone_and_can_be_gone_back_to():
    first = Which()
    second = first.answer("off")
    third = second.answer("always")
    assert (first.answers, len(second.answers), len(third.answers)) == ((), 1, 2)
    assert third.back() == second and second.back() == first and first.back() == first


def test_back_from_going_on_leads_over_the_result():
    found = Which().answer(5)
    on = found.go_on()
    assert on.answer(True).back() == on
    assert on.back() == found
    assert found.back() == Which()


def test_words_are_answers_too():
    assert Which().answer("Nothing") == Which().answer("off")
    assert Which().answer("i win the round: 5 points") == Which().answer(5)
    assert Which().answer("off").answer("yes") == Which().answer("off").answer("always")


@pytest.mark.parametrize("value", ["nothin", None, 2.5, -1, True, ["off"], "koi", {}])
def test_what_is_no_answer_is_refused_with_the_answers(value):
    with pytest.raises(RulesError, match=r"is no answer to \"You are dealt.*'off', 'redeal', 5 or 6, or "
                                         r"\"don't know\""):
        Which().answer(value)


def test_after_the_end_there_is_nothing_to_answer():
    with pytest.raises(RulesError, match="nothing more to answer"):
        asked(rules("tentos"))[-1].answer(5)


def test_it_reads_as_questions_and_answers():
    assert str(Which().answer(5)) == (
        "You are dealt all four cards of a month. What happens? I win the round: 5 points.\n"
        'rules("tentos")')
