"""Saved games of Go-Stop: the same game back at every state, and a sentence for everything that is none."""
import copy
import json
import pickle
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playing import check_comes_back, played, random_match, random_states
from test_gostop_rounds import PRESETS, variants
from test_saving import refused

from koikoi_edu import deal, dumps, loads, new_match, position, rules
from koikoi_edu.errors import SavedGameError
from koikoi_edu.game import Phase, load, save


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_matches_come_back(preset, players):
    for seed in range(3):
        match = random_match(preset.id, seed, calls=seed / 2, players=players, rounds=4)
        check_comes_back(match)


@given(variants(), st.integers(0, 10**6))
@settings(max_examples=6)
def test_a_round_is_saved_and_comes_back_at_every_state(game, seed):
    for state in random_states(seed, calls=0.5, rules=game, drawn_rounds=seed % 3):
        check_comes_back(state)


@given(st.sampled_from(PRESETS), st.integers(0, 10**6), st.integers(1, 30))
@settings(max_examples=25)
def test_a_position_laid_out_like_a_state_goes_on_in_the_same_way(preset, seed, steps):
    draw = random.Random(seed)
    state = here = deal(preset, seed)
    for _ in range(steps):
        if state.phase is Phase.HAND and not any(state.shown) and not any(state.stock_only):
            here = state
        if state.is_over:
            break
        state = state.apply(draw.choice(state.legal_actions()))
    if here.is_over or 0 in here._more.turns or any(here.bombs) or any(here.ppeoks) or any(here.calls):
        return
    laid = position(preset, hands=here.hands, table=here.table, stock=here.stock, piles=here.piles,
                    dealer=here.dealer, to_play=here.to_play, stacks=here.stacks)
    assert loads(dumps(laid)) == laid
    while not laid.is_over:
        assert laid.legal_actions() == here.legal_actions() and laid.stacks == here.stacks
        action = draw.choice(laid.legal_actions())
        laid, here = laid.apply(action), here.apply(action)
        assert loads(dumps(laid)) == laid and laid.piles == here.piles and laid.events == here.events
    assert laid.result == here.result


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_a_round_survives_copying_and_pickling(preset):
    for state in random_states(3, rules=preset):
        assert copy.deepcopy(state) == state == pickle.loads(pickle.dumps(state))


def test_a_saved_game_is_small_and_readable():
    state = deal("gostop", 7, dealer=0)
    state = state.apply(state.legal_actions()[0])
    assert save(state) == {"format": "koikoi-edu game 1", "rules": "gostop", "seed": 7, "dealer": 0,
                           "actions": str(state.action)}
    drawn = deal("gostop-korean", 7, dealer=0, drawn_rounds=2)
    assert save(drawn) == {"format": "koikoi-edu game 1", "rules": "gostop-korean", "seed": 7, "dealer": 0,
                           "drawn_rounds": 2, "actions": ""}
    laid = position("gostop", hands=["crane", "boar"], table="pine-1 pine-2 joker-2pi",
                    stacks=["pine-1 pine-2 joker-2pi"])
    assert save(laid)["deal"]["stacks"] == ["pine-1 pine-2 joker-2pi"]


def test_a_go_is_written_as_ever_and_read_in_both_words():
    laid = position("gostop", hands=["moon iris-1", "clover-1"], table="plum-1", stock="peony-1",
                    piles=["crane curtain phoenix warbler cuckoo geese", ""])
    said = played(laid, "moon", "go")
    data = save(said)
    assert data["actions"] == "play pampas-moon / koi-koi"
    assert load({**data, "actions": "play pampas-moon / go"}) == said


def games():
    korean = deal("gostop-korean", 3, dealer=0, hands=["pine-poem pine-1 pine-2 moon", ""],
                  table="crane plum-1", stock="phoenix")
    laid = position("gostop", hands=["crane moon", "boar"], table="pine-1 pine-2 pine-poem joker-2pi deer",
                    stock="iris-1", stacks=["pine-1 pine-2 pine-poem joker-2pi"])
    three = new_match("gostop", seed=2, players=3)
    mixed = deal(rules("gostop").variant(jokers=2, deal_pairs="ordinary", bonuses=["no_bright"]), "seed")
    return [*list(random_states(9, rules="gostop"))[::8], played(korean, "shake pine-poem", "bomb pine-poem"),
            deal("gostop-korean", 4, drawn_rounds=1), laid, laid.apply("crane"),
            three.apply(three.legal_actions()[0]), mixed.apply(mixed.legal_actions()[0])]


def texts():
    return [dumps(game) for game in games()]


def test_a_text_cut_off_anywhere_is_refused():
    for text in texts():
        for end in range(0, len(text) - 1, 7):
            assert refused(text[:end])


def test_a_changed_character_is_refused_or_harmless():
    draw = random.Random(1)
    for text in texts():
        for _ in range(40):
            at = draw.randrange(len(text))
            refused(text[:at] + draw.choice('0123456789{}[],": abxyz-/') + text[at + 1:])


def test_actions_in_another_order_are_refused_or_a_game():
    draw = random.Random(2)
    for game in games():
        if hasattr(game, "rounds"):
            continue
        data = save(game)
        actions = data["actions"].split(" / ")
        for _ in range(10):
            draw.shuffle(actions)
            refused(json.dumps({**data, "actions": " / ".join(actions)}))


@pytest.mark.parametrize("part, value", [
    ("drawn_rounds", -1), ("drawn_rounds", 49), ("drawn_rounds", "1"), ("drawn_rounds", True),
    ("drawn_rounds", None)])
def test_a_wrong_number_of_drawn_rounds_is_refused(part, value):
    data = save(deal("gostop-korean", 4, drawn_rounds=1))
    with pytest.raises(SavedGameError):
        load({**data, part: value})


@pytest.mark.parametrize("stacks", [["pine-1"], "pine-1 pine-2", [1], ["pine-1 plum-1"],
                                    [["pine-1", "pine-2"]], ["crane pine-1"], None, {}])
def test_wrong_stacks_are_refused(stacks):
    laid = position("gostop", hands=["crane", "boar"], table="pine-1 pine-2 joker-2pi plum-1",
                    stacks=["pine-1 pine-2 joker-2pi"])
    data = save(laid)
    with pytest.raises(SavedGameError):
        load({**data, "deal": {**data["deal"], "stacks": stacks}})
    dealt = save(deal("gostop", 3, table="pine-1"))
    with pytest.raises(SavedGameError, match="'stacks' that does not belong there"):
        load({**dealt, "deal": {**dealt["deal"], "stacks": []}})
