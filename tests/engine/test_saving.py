"""Saved games: the same game back at every state, and one sentence for everything that is none."""
import json
import random
from json import JSONDecodeError

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playing import random_states

from koikoi_edu import KoiKoiError, deal, dumps, loads, new_match, position, rules
from koikoi_edu.errors import SavedGameError
from koikoi_edu.game import KOIKOI, Phase, load, save
from koikoi_edu.rules import Rules

seeds = st.integers(0, 10**6)


def same_game(one, other):
    """Equal, with an equal past."""
    return one == other and one.states == other.states and one.log == other.log and one.origin == other.origin


@given(seeds)
@settings(max_examples=25)
def test_a_round_comes_back_at_every_state(seed):
    for state in random_states(seed):
        text = dumps(state)
        again = loads(text)
        assert same_game(again, state) and dumps(again) == text
        assert load(save(state)) == state and loads(text.encode()) == state
        # It survives its own resumption: what is played after loading can be saved and loaded again.
        if not state.is_over:
            further = again.apply(again.legal_actions()[-1])
            assert loads(dumps(further)) == further


@given(seeds, st.data())
@settings(max_examples=25)
def test_a_position_comes_back_at_every_state(seed, data):
    here = state = deal("vanikar", seed)
    for _ in range(data.draw(st.integers(0, 10))):
        if state.phase is Phase.HAND:
            here = state
        if state.is_over:
            break
        state = state.apply(data.draw(st.sampled_from(state.legal_actions())))
    state = position(hands=here.hands, table=here.table, stock=here.stock, piles=here.piles, calls=here.calls,
                     dealer=here.dealer, to_play=here.to_play)
    assert state.bases == here.bases and state.legal_actions() == here.legal_actions()
    while True:
        again = loads(dumps(state))
        assert same_game(again, state)
        if state.is_over:
            break
        state = state.apply(data.draw(st.sampled_from(state.legal_actions())))


def test_a_deal_round_laid_cards_comes_back():
    for seed in range(20):
        state = deal("vanikar", seed, dealer=1, hands=["crane", "moon boar"], table="geese", stock="sake")
        state = state.apply(state.legal_actions()[0])
        assert same_game(loads(dumps(state)), state)
        assert same_game(loads(dumps(deal(seed=seed, stock="sake"))), deal(seed=seed, stock="sake"))


@pytest.mark.parametrize("seed", range(6))
def test_a_match_comes_back_at_every_state(seed):
    draw = random.Random(seed)
    match = new_match(seed=f"match {seed}", rounds=3, dealer=seed % 2)
    while True:
        again = loads(dumps(match))
        assert again == match and again.totals == match.totals and dumps(again) == dumps(match)
        if match.is_over:
            break
        if match.round.is_over:
            match = match.next_round()
        else:
            match = match.apply(draw.choice(match.legal_actions()))


def test_a_variant_comes_back():
    game = rules("vanikar").variant(seven_doubles=False, max_calls=1, length=("points", 20), table_quad="off")
    for value in (deal(game, 1), new_match(game, seed=1)):
        assert loads(dumps(value)) == value and loads(dumps(value)).rules == game
        assert save(value)["options"] == {**game.changes, "length": ["points", 20]}
    assert "options" not in save(deal("vanikar", 1))


def test_a_saved_game_is_small_and_readable():
    state = deal("vanikar", 7, dealer=0)
    state = state.apply(state.legal_actions()[0])
    assert save(state) == {"format": "koikoi-edu game 1", "rules": "vanikar", "seed": 7, "dealer": 0,
                           "actions": f"play {state.action.card.id}"}
    match = new_match(seed=7, dealer=1, rounds=12)
    while not match.is_over:
        if match.round.is_over:
            match = match.next_round()
        else:
            match = match.apply(KOIKOI if KOIKOI in match.legal_actions() else match.legal_actions()[0])
    text = dumps(match)
    assert len(text) < 8000 and len(text.splitlines()) < 30


def test_a_dealt_game_shows_no_hidden_card():
    for state in random_states(4):
        text = dumps(state)
        if not state.is_over:
            hidden = state.hands[1 - state.to_play] | state.stock
            assert not [card.id for card in hidden if card.id in text]


def test_a_game_under_rules_that_nobody_could_load_is_not_saved():
    parts = {"packets": rules().packets, **rules().options, "yaku": rules().yaku[:3]}
    game, impostor = Rules("home", "Home rules", "", **parts), Rules("vanikar", "No Vanikar", "", **parts)
    for own in (game, game.variant(max_calls=1), impostor):
        for value in (deal(own, 1), new_match(own, seed=1)):
            with pytest.raises(SavedGameError, match=own.name):
                dumps(value)


# Damaged and foreign -------------------------------------------------------------------------------------

def refused(text):
    """True if the text is refused as it should be, False if it loads."""
    try:
        game = loads(text)
    except SavedGameError as fault:
        sentence = str(fault)
        assert 10 < len(sentence) < 500 and "\n" not in sentence and sentence[-1] in ".?", sentence
        assert sentence[0].isupper() and "object at 0x" not in sentence
        return True
    # What loads in spite of a change is a game like any other.
    assert loads(dumps(game)) == game
    return False


def games():
    states = list(random_states(9))
    laid = position(hands=["pine-1 crane", "boar"], table="pine-poem pine-2", stock="moon",
                    piles=["geese", ""], calls=[1, 0])
    match = new_match(seed=2, rounds=3)
    while match.number < 3:
        match = match.next_round() if match.round.is_over else match.apply(match.legal_actions()[0])
    dealt = deal("vanikar", 3, hands=["crane", ""], stock="sake")
    varied = deal(rules().variant(length=("points", 9), max_calls=2), "seed")
    june = position("tsukifuda", hands=["pine-1 crane", "boar"], table="pine-2", month=6, field_brights=2)
    swapped = deal("tentos", 4).apply("swap")
    three = new_match("polish", seed=2, players=3)
    born = new_match("tsukifuda", seed=2, birthdays=[3, 8])
    return [states[0], states[12], states[-1], laid, laid.apply("crane").apply("pine-2"), match, dealt,
            varied.apply(varied.legal_actions()[0]), june.apply("crane"), swapped,
            three.apply(three.legal_actions()[0]), born.apply(born.legal_actions()[0])]


TEXTS = [dumps(game) for game in games()]

FOREIGN = ["", " ", "null", "true", "0", "1e999", "NaN", "[]", "{}", '""', "[[]]", '{"format": 1}', "hello",
           '{"format": "koikoi-edu game 2"}', '{"format": "koikoi-edu game 1"}', '{"cells": []}',
           "[" * 100_000, '{"a":' * 100_000, "9" * 5000, '{"format": ' + "9" * 5000 + "}", "\x00", "\ufeff{}",
           "<html></html>", "play crane", "'{}'", '{"format": "koikoi-edu game 1", "rules": "vanikar"}',
           '{"format": "koikoi-edu game 1", "format": "other"}']


@pytest.mark.parametrize("text", FOREIGN, ids=range(len(FOREIGN)))
def test_foreign_text_is_refused(text):
    assert refused(text)


@pytest.mark.parametrize("thing", [None, 5, b"\xff\xfe\x00", b"{", b"", [], {}, object(), 1.5, ["play crane"],
                                   bytearray(b"{}"), b"\xff" * 100])
def test_what_is_no_text_is_refused(thing):
    assert refused(thing)
    with pytest.raises(SavedGameError):
        load(thing)


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_a_text_cut_off_anywhere_is_refused(text):
    for end in range(0, len(text) - 1, 7):
        assert refused(text[:end])


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_a_missing_part_is_refused_or_not_needed(text):
    data = json.loads(text)
    for key in data:
        rest = {other: value for other, value in data.items() if other != key}
        assert refused(json.dumps(rest)) or key in ("options", "deal", "month", "field_brights", "birthdays")
    for key in data.get("deal", {}):
        rest = {other: value for other, value in data["deal"].items() if other != key}
        assert refused(json.dumps(data | {"deal": rest})) or key == "piles"


WRONG = [None, True, False, -1, 3, 99, 10**30, 1.5, "", "x", "pine-crane", [], [[]], {}, {"a": 1}, [None],
         ["x"], ["pine-crane", "pine-crane"], [1, 2, 3], "\ud800", "a" * 200, "9" * 400, "play crane", "stop",
         -10**60, [10**30, 0], ["", "", ""], ["rounds", True], ["rounds", 10**12], ["rounds", 0],
         {"seven_doubles": 1}, {"length": ["rounds"]}, {"self": 1}, {"players": 3}, {"hand_size": 30},
         {"no_such": 1}, {"": 0}, "joker-1pi"]


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_a_wrong_value_in_any_part_is_refused_or_harmless(text):
    data = json.loads(text)
    for key in [*data, "extra", "piles", "calls", "to_play", "deal", "rounds", "options", "seed"]:
        for value in WRONG:
            loaded = not refused(json.dumps(data | {key: value}))
            if loaded and key not in data:
                assert (key, value) == ("options", {})
    for key in [*data.get("deal", {}), "extra", "piles"]:
        if "deal" in data:
            for value in WRONG:
                refused(json.dumps(data | {"deal": data["deal"] | {key: value}}))


def test_a_wrong_type_is_refused():
    """The parts and what they can't be, for a game of each kind."""
    right = {"format": str, "rules": str, "options": dict, "seed": (int, str), "dealer": int, "deal": dict,
             "to_play": int, "calls": list, "actions": str, "rounds": list, "month": int,
             "field_brights": int, "birthdays": list}
    for text in TEXTS:
        data = json.loads(text)
        for key in data:
            for value in (None, True, 1.5, 1, "x", [], {}, [1], {"a": 1}):
                if not isinstance(value, right[key]) or isinstance(value, bool):
                    assert refused(json.dumps(data | {key: value})), (key, value)


@given(st.sampled_from(TEXTS), st.data())
@settings(max_examples=400)
def test_a_changed_character_is_refused_or_harmless(text, data):
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text) - 1))
        change = data.draw(st.sampled_from([*' 09-"{],:a/é', "", "\x00"]))
        text = text[:at] + change + text[at + data.draw(st.integers(0, 3)):]
    refused(text)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | st.sampled_from(
        ["vanikar", "play crane", "stop", "koi-koi", "pine-crane", "rounds"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(
        st.sampled_from("format rules options seed dealer deal to_play calls actions rounds hands table "
                        "stock piles length x".split()), inner, max_size=4),
    max_leaves=12)


@given(json_values)
@settings(max_examples=200)
def test_any_json_is_refused(value):
    assert refused(json.dumps(value))
    assert refused(json.dumps({"format": "koikoi-edu game 1", "rules": "vanikar", "x": value}))


@given(st.sampled_from(TEXTS), st.data())
@settings(max_examples=300)
def test_any_json_in_place_of_any_part_is_refused_or_harmless(text, data):
    saved = json.loads(text)
    key = data.draw(st.sampled_from(sorted(saved)))
    saved[key] = data.draw(json_values)
    refused(json.dumps(saved))
    if isinstance(saved.get("deal"), dict) and saved["deal"]:
        saved = json.loads(text)
        saved["deal"][data.draw(st.sampled_from(sorted(saved["deal"])))] = data.draw(json_values)
        refused(json.dumps(saved))


@given(st.binary(max_size=60))
def test_any_bytes_are_refused(value):
    assert refused(value)


@given(st.sampled_from(TEXTS), st.data())
@settings(max_examples=150)
def test_actions_in_another_order_are_refused_or_a_game(text, data):
    saved = json.loads(text)
    lists = saved["rounds"] if "rounds" in saved else [saved["actions"]]
    number = data.draw(st.integers(0, len(lists) - 1))
    actions = data.draw(st.permutations(lists[number].split(" / ") if lists[number] else ["stop"]))
    lists[number] = " / ".join(actions)
    if "actions" in saved:
        saved["actions"] = lists[0]
    refused(json.dumps(saved))


SENTENCES = [
    ({"rules": "vanikra"}, "vanikar"),
    ({"rules": "polka"}, "polka"),
    ({"dealer": 2}, "players are 0 to 1"),
    ({"dealer": -1}, "players are 0 to 1"),
    ({"options": {"seven_double": False}}, "seven_doubles"),
    ({"options": {"seven_doubles": 0}}, "True, False"),
    ({"options": {"opponent_koikoi_doubles": "onec"}}, "once"),
    ({"actions": "play crane / play crane"}, "not in the hand"),
    ({"actions": "play cranee"}, "crane"),
    ({"actions": "stop"}, "choose one"),
    ({"actions": "play cherry-2 / / stop"}, "no action"),
    ({"actions": "/"}, "no action"),
    ({"actions": 5}, "'actions'"),
    ({"seed": 1.5}, "'seed'"),
    ({"seed": 10**60}, "40 digits"),
    ({"piles": ["", ""]}, "'piles'"),
    ({"rounds": []}, "does not belong"),
    ({"format": "koikoi-edu game 2"}, "koikoi-edu game 1"),
]


@pytest.mark.parametrize("change, words", SENTENCES)
def test_the_sentence_names_the_fault(change, words):
    data = json.loads(dumps(deal("vanikar", 7, dealer=1)))
    with pytest.raises(SavedGameError) as fault:
        loads(json.dumps(data | change))
    assert words in str(fault.value)
    assert isinstance(fault.value, ValueError | KoiKoiError) and not isinstance(fault.value, JSONDecodeError)


def test_a_match_with_a_round_too_many_or_one_unfinished_in_between_is_refused():
    match = new_match(seed=2, rounds=1)
    while not match.is_over:
        match = match.apply(match.legal_actions()[0])
    data = save(match)
    assert refused(json.dumps(data | {"rounds": [*data["rounds"], ""]}))
    data["options"] = {"length": ["rounds", 3]}
    assert not refused(json.dumps(data | {"rounds": [*data["rounds"], ""]}))
    assert refused(json.dumps(data | {"rounds": ["", *data["rounds"]]}))
