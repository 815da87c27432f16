"""What one player sees: everything that lies open, and nothing else."""
import gc
import random
import types

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playing import check_agents_choose_alike, check_view, hidden_shuffled, random_states

from koikoi_edu import DECK, CardSet, deal
from koikoi_edu.errors import RulesError
from koikoi_edu.game import Layout, Round, View
from koikoi_edu.game.round import Origin


@given(st.integers(0, 10**6), st.randoms(use_true_random=False))
@settings(max_examples=5)
def test_shuffling_the_hidden_cards_leaves_the_view_and_every_agents_choice_as_they_were(seed, draw):
    for state in random_states(seed):
        for player in (0, 1):
            view, same = state.view(player), hidden_shuffled(state, player, draw).view(player)
            assert same == view and hash(view.hand) == hash(same.hand)
            check_agents_choose_alike(view, same)


def test_the_shuffle_does_move_hidden_cards():
    """What the test above rests on."""
    draw = random.Random(1)
    state = deal("vanikar", 1)
    other = hidden_shuffled(state, 0, draw)
    assert other.hands[1] != state.hands[1] and other.stock != state.stock
    assert other.hands[0] == state.hands[0] and other.table == state.table and other != state
    assert other.view(1) != state.view(1)


def reachable(start):
    """Every object that can be reached from one, not by way of code."""
    seen, todo = {}, [start]
    while todo:
        one = todo.pop()
        code = type | types.ModuleType | types.FunctionType | types.MethodType
        if id(one) in seen or isinstance(one, code):
            continue
        seen[id(one)] = one
        todo += gc.get_referents(one)
    return list(seen.values())


def test_nothing_hidden_can_be_reached_from_a_view():
    for seed in range(6):
        for state in random_states(seed):
            for player in (0, 1):
                view = state.view(player)
                hidden = state.hands[1 - player]
                for one in reachable(view):
                    assert not isinstance(one, Round | Layout | Origin)
                    if len(hidden) > 1:
                        assert one != hidden and not (type(one) is int and one == hidden.bits)
                    if len(state.stock) > 1:
                        assert one != state.stock


def test_a_view_says_what_lies_open():
    for seed in range(20):
        for state in random_states(seed):
            for player in (0, 1):
                view = state.view(player)
                assert isinstance(view, View) and view.player == player
                assert view.hand == state.hands[player]
                check_view(view, state)
                for seat in (0, 1):
                    assert view.score(seat) == view.scores[seat] == state.score(seat)
                assert view.unseen == state.hands[1 - player] | CardSet(state.stock)


def test_all_cards_are_seen_or_unseen():
    for state in random_states(5):
        for player in (0, 1):
            view = state.view(player)
            seen = [view.hand, view.table, *view.piles, CardSet(view.card or ())]
            assert sum(map(len, seen)) + len(view.unseen) == 48
            assert CardSet.from_bits(sum(cards.bits for cards in seen) | view.unseen.bits) == DECK.cards


def test_a_view_does_not_change():
    view = deal("vanikar", 1).view(0)
    for name in ("hand", "table", "log", "extra"):
        with pytest.raises((AttributeError, TypeError)):
            setattr(view, name, 1)


@pytest.mark.parametrize("player", [-1, 2, 99, "0", None, 0.0, True])
def test_there_is_no_view_of_another_player(player):
    state = deal("vanikar", 1)
    for ask in (state.view, state.score, state.view(0).score):
        with pytest.raises(RulesError, match="players are 0 to 1"):
            ask(player)
