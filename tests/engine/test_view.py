"""What one player sees: everything that lies open, and nothing else."""
import gc
import random
import types

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playing import random_states

from koikoi_edu import AGENTS, DECK, CardSet, agent, deal
from koikoi_edu.errors import RulesError
from koikoi_edu.game import Layout, Round, View
from koikoi_edu.game.round import Origin


def shuffled(state, player, draw):
    """The same game so far, with the cards that `player` can't see in another order, played to this state."""
    other = 1 - player
    first = state.states[0]
    hand, stock = list(state.hands[other]), list(state.stock)
    hidden = hand + stock
    draw.shuffle(hidden)
    played = first.hands[other] - state.hands[other]
    hands = [first.hands[player], played | hidden[:len(hand)]]
    drawn = len(first.stock) - len(stock)
    again = deal("vanikar", 0, dealer=state.dealer, table=first.table,
                 hands=hands if player == 0 else hands[::-1],
                 stock=[*first.stock[:drawn], *hidden[len(hand):]])
    for action in state.actions:
        again = again.apply(action)
    return again


@given(st.integers(0, 10**6), st.randoms(use_true_random=False))
@settings(max_examples=5)
def test_shuffling_the_hidden_cards_leaves_the_view_and_every_agents_choice_as_they_were(seed, draw):
    for state in random_states(seed):
        for player in (0, 1):
            other = shuffled(state, player, draw)
            view = state.view(player)
            assert other.view(player) == view and hash(view.hand) == hash(other.view(player).hand)
            if view.legal_actions():
                for name in AGENTS:
                    one, same = (agent(name, iterations=5).choose(seen, random.Random(1))
                                 for seen in (view, other.view(player)))
                    assert one is same


def test_the_shuffle_does_move_hidden_cards():
    """What the test above rests on."""
    draw = random.Random(1)
    state = deal("vanikar", 1)
    other = shuffled(state, 0, draw)
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
                assert view.hand_sizes == tuple(map(len, state.hands))
                assert view.stock_size == len(state.stock)
                for name in ("rules dealer to_play phase table piles calls bases card matches is_over result "
                             "log").split():
                    assert getattr(view, name) == getattr(state, name)
                for seat in (0, 1):
                    assert view.score(seat) == view.scores[seat] == state.score(seat)
                legal = state.legal_actions() if player == state.to_play else ()
                assert view.legal_actions() == legal
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
