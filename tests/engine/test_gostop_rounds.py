"""Whole rounds and matches of Go-Stop, against a referee and against what always has to hold (spec 4)."""
import os
import random
from collections import Counter
from itertools import pairwise

import pytest
import referee_gostop as referee
from hypothesis import given, settings
from hypothesis import strategies as st
from playing import (
    EVERY_ACTION,
    check_agents_choose_alike,
    check_view,
    hidden_shuffled,
    ids,
    random_match,
    random_states,
)
from test_every_option import VALUES
from test_view import reachable

from koikoi_edu import AGENTS, CARDS, CardSet, agent, deal, position, score
from koikoi_edu.cards import JOKERS
from koikoi_edu.errors import IllegalAction, RulesError
from koikoi_edu.game import KOIKOI, Happening, Layout, Phase, Round
from koikoi_edu.game.state import Origin
from koikoi_edu.rules import OPTIONS
from koikoi_edu.rules.gostop import GOSTOP
from koikoi_edu.rules.gostop_korean import GOSTOP_KOREAN

PRESETS = (GOSTOP, GOSTOP_KOREAN)
ROUNDS = int(os.environ.get("KOIKOI_ROUNDS", "120"))


# Against the referee -------------------------------------------------------------------------------------

#: By option and value what the referee is told.
MIXED = {
    "deal_pairs": ("pairs", {"locked": "locked", "ordinary": "ordinary"}),
    "joker_flip": ("flip", {"seed": "seed", "korean": "korean"}),
    "refill_table": ("refill", {True: True, False: False}),
    "shake": ("shake", {True: True, False: False}),
    "bomb": ("bomb", {True: True, False: False}),
    "steal_chaff": ("steal", {True: True, False: False}),
    "own_ppeok_takes_two": ("two_for_own", {True: True, False: False}),
    "first_ppeok": ("first_ppeok", {True: True, False: False}),
    "three_ppeok": ("three_ppeok", {True: True, False: False}),
    "offer_after_go": ("again", {"new_yaku": "new yaku", "increase": "increase"}),
}
REASONS = {"four pairs": Happening.HAND_YAKU, "chongtong": Happening.CHONGTONG, "last": Happening.LAST,
           "three ppeok": Happening.THREE_PPEOK, "stop": Happening.STOP, "exhausted": Happening.EXHAUSTED}


def told(preset, players, options):
    """Rules with these options, and what the referee is told of them."""
    says = dict(referee.SEED if preset is GOSTOP else referee.KOREAN)
    points = dict(says["score"])
    for option, value in options.items():
        if option in MIXED:
            name, values = MIXED[option]
            says[name] = values[value]
    for option, name in (("shake", "shakes"), ("bomb", "bombs")):
        if option in options:
            points[name] = options[option]
    if "min_total" in options:
        points["least"] = {2: options["min_total"], 3: options["min_total"]}
    says["score"] = points
    return preset.variant(players=players, **options), says


def agree(state, other, players):
    assert [ids(hand) for hand in state.hands] == other.hands
    assert [card.id for card in state.stock] == other.stock
    assert list(state.calls) == other.calls and list(state.at_once) == other.at_once
    assert list(state.stock_only) == other.flips and list(state.ppeoks) == other.ppeoks
    if state.phase is Phase.DRAW:
        return  # the referee collects pairs at the end of the turn only
    assert [ids(pile) for pile in state.piles] == other.piles
    assert ids(state.table) == {card for heap in other.heaps for card in heap.cards}
    assert {frozenset(ids(stack)) for stack in state.stacks} == {
        frozenset(heap.cards) for heap in other.heaps if heap.together}
    assert (state.card.id if state.card else None) == other.waiting
    assert list(state.bases) == [other.base(seat) for seat in range(players)]


def refereed(seed, preset, players, options):
    """One round played at random, with the referee at every step; how it ended."""
    rules, says = told(preset, players, options)
    draw = random.Random(f"{seed} {preset.id} {players}")
    boldness, drawn = draw.random(), draw.randrange(3)
    state = deal(rules, seed, drawn_rounds=drawn)
    layout = state.origin.layout
    board = referee.Referee(map(ids, layout.hands), [card.id for card in layout.table],
                            [card.id for card in layout.stock], state.dealer, says, drawn)
    round = board.play()
    answer = None
    while True:
        try:
            asked, legal = round.send(answer)
        except StopIteration as end:
            winner, reason, points = end.value
            break
        assert not state.is_over and state.to_play == asked
        assert {str(action) for action in state.legal_actions()} == legal
        agree(state, board, players)
        if "stop" in legal:
            answer = "koi-koi" if draw.random() < boldness else "stop"
        else:
            # What is rare is done where it can be.
            rare = sorted(word for word in legal if not word.startswith(("play", "take")))
            answer = draw.choice(rare if rare and draw.random() < 0.6 else sorted(legal))
        state = state.apply(answer)
    assert state.is_over and [ids(pile) for pile in state.piles] == board.piles
    assert (state.result.winner, list(state.result.points)) == (winner, points), seed
    assert state.result.reason is REASONS[reason]
    return state


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_a_referee_agrees_with_random_rounds_at_every_step(preset, players):
    """KOIKOI_ROUNDS says with how many."""
    endings = Counter(refereed(seed, preset, players, {}).result.reason for seed in range(ROUNDS))
    assert len(endings) >= 2 and endings[Happening.LAST] > ROUNDS // 20


def drawn_options(draw):
    """Options of play drawn at random."""
    options = {option: draw.choice(list(values)) for option, (_, values) in MIXED.items()}
    return {**options, "min_total": draw.choice([1, 3, 7, 8]), "jokers": draw.choice([0, 2, 5])}


def test_a_referee_agrees_with_random_rounds_under_random_options():
    """KOIKOI_ROUNDS says with how many."""
    seen = Counter()
    for seed in range(2 * ROUNDS):
        draw = random.Random(f"options {seed}")
        last = refereed(seed, draw.choice(PRESETS), draw.choice([2, 3]), drawn_options(draw))
        seen.update({event.happening for event in last.log})
        seen.update({event.source for event in last.log if event.happening is Happening.STOLEN})
    for happening in (Happening.PPEOK, Happening.JOINED, Happening.JOKER, Happening.JOKER_ON,
                      Happening.FROZEN, Happening.COLLECTED, Happening.JOKER_TURNED, Happening.BOMB,
                      Happening.SHAKE, Happening.FLIP, Happening.KISS, Happening.PILE, Happening.SNAP,
                      Happening.FIRST_PPEOK, Happening.GO, Happening.REFILLED, Happening.TABLE_JOKERS,
                      Happening.LAID_DOWN):
        assert seen[happening], happening


# What always holds ---------------------------------------------------------------------------------------

def check_state(state, first):
    """What has to hold in every state of a round (spec 4, 12). first: the table when it began (cards)."""
    lie = [*state.hands, state.table, CardSet(state.stock), *state.piles, state.removed,
           CardSet(state.card or ())]
    assert sum(map(len, lie)) == len(state.rules.deck) == len(set().union(*lie))
    piled = CardSet()
    for stack in state.stacks:
        months = stack - JOKERS
        assert stack <= state.table and not stack & piled and len({card.month for card in months}) == 1
        assert len(months) in (2, 3) or state.rules.table_quad == "off"
        piled |= stack
    assert state.table & JOKERS <= piled
    for month in range(1, 13):
        # Play leaves no two loose cards of a month.
        loose = (state.table - piled).in_month(month)
        assert len(loose) < 2 or loose <= first
        # They leave the table by twos and fours.
        gone = sum(len(pile.in_month(month)) for pile in (*state.piles, state.removed))
        assert gone in (0, 2, 4), month
    assert bool(state.legal_actions()) != state.is_over
    assert min(state.stock_only) >= 0 and sum(state.at_once) == 0


def check_step(before, after):
    """What has to hold from one state to the next."""
    assert after.previous is before
    stolen = [event for event in after.events if event.happening is Happening.STOLEN]
    for seat, (old, new) in enumerate(zip(before.piles, after.piles, strict=True)):
        given = CardSet([event.card for event in stolen if event.other == seat and event.card])
        assert old - new == given and (seat == before.to_play or new <= old)
    if Phase.HAND is before.phase and after.to_play != before.to_play:
        # The stock is always enough: a turn ends with a card of it (spec 4.2).
        turned = (Happening.DRAW, Happening.PPEOK, Happening.JOINED, Happening.JOKER_TURNED)
        assert any(event.happening in turned for event in after.events) or not after.stock
    if before.phase is Phase.DECIDE and after.action is KOIKOI:
        assert after.calls[before.to_play] == before.calls[before.to_play] + 1
    for event in after.events:
        for names in (("You", "Ana", "Bo"), ("Ana", "You", "Bo"), ("Ana", "Bo", "Cem")):
            text = event.text(names)
            assert text[-1] in ".!" and text[0].isupper() and not set(text) & set("{}") and "  " not in text


def check_round(last):
    states = last.states
    for state in states:
        check_state(state, states[0].table)
    for before, after in pairwise(states):
        check_step(before, after)
    result, rules = last.result, last.rules
    if result.winner is None:
        assert result.points == (result.at_once or (0,) * rules.players) and result.score is None
        assert not any(last.hands)
    else:
        assert result.score.total == result.score.steps[-1].value
    in_the_end = [points - paid for points, paid in zip(result.points, last.at_once, strict=True)]
    if result.reason in (Happening.CHONGTONG, Happening.THREE_PPEOK) or rules.zero_sum or (
            rules.three_player == "sum" and rules.players == 3 and result.score and result.score.dues):
        assert sum(in_the_end) == 0
    elif result.winner is not None:
        assert in_the_end[result.winner] == result.score.total == sum(in_the_end)


#: What only Koi-Koi's turn plays.
REFUSED = {"hand_swap": (True,), "may_decline_capture": (True,), "lightning_wild": ("koi", "mushi")}
#: Values of options that are none of Koi-Koi's, or others there.
OWN = {"players": (2, 3), "length": (("rounds", 2),), "min_total": (1, 3, 7, 8),
       "bonuses": (frozenset(), frozenset({"no_bright"}), GOSTOP.bonuses),
       "yaku": ({}, {"sanko": 6, "godori": 0}, {"chodan": {"points": 1}, "kasu": {"step": 0}})}


def values(option):
    """The values of an option that a round plays."""
    if option in OWN:
        return OWN[option]
    known = [*VALUES.get(option, ()), *OPTIONS[option].values]
    return tuple(dict.fromkeys(value for value in known if value not in REFUSED.get(option, ())))


ALL = [(option, value) for option in OPTIONS for value in values(option)]


@pytest.mark.parametrize("option", OPTIONS)
def test_every_value_of_every_option_is_played(option):
    for number, value in enumerate(values(option)):
        for preset in PRESETS:
            for players in (2, 3):
                try:
                    rules = preset.variant(**{"players": players, option: value})
                except RulesError:
                    assert option in ("hand_size", "field_size")
                    continue
                for seed in range(2):
                    *_, last = random_states(10 * number + seed, calls=0.7, rules=rules)
                    check_round(last)


@pytest.mark.parametrize("option, value", [
    (option, value) for option, some in REFUSED.items() for value in some])
def test_what_only_koikoi_plays_is_refused_at_the_deal(option, value):
    rules = GOSTOP.variant(**{option: value})
    for begin in (lambda: deal(rules), lambda: position(rules, hands=["moon", "boar"])):
        with pytest.raises(RulesError, match=f"the part of Koi-Koi that it asks for, {option}="):
            begin()
    assert score("crane", rules).total == 0


@st.composite
def variants(draw):
    """A rule set of Go-Stop with some options changed at random; those that do not fit are left out."""
    game = draw(st.sampled_from(PRESETS)).variant(players=draw(st.sampled_from([2, 3])))
    for option, value in draw(st.lists(st.sampled_from(ALL), max_size=10)):
        try:
            game = game.variant(**{option: value})
        except RulesError:
            continue
    return game.variant(length=("rounds", 2))


@given(variants(), st.integers(0, 10**6), st.sampled_from([0.0, 0.5, 1.0]))
@settings(max_examples=60)
def test_rounds_under_random_options(game, seed, calls):
    *_, last = random_states(seed, calls=calls, rules=game)
    check_round(last)


@given(variants(), st.integers(0, 10**6))
@settings(max_examples=8)
def test_exactly_the_legal_actions_apply(game, seed):
    draw = random.Random(seed)
    state = deal(game, seed)
    while True:
        legal = state.legal_actions()
        assert legal == tuple(sorted(set(legal), key=EVERY_ACTION.index))
        before = (str(state), state.events, state.phase, state.calls, hash(state))
        for action in EVERY_ACTION:
            if action in legal:
                assert state.apply(action) == state.apply(str(action))
            else:
                with pytest.raises(IllegalAction) as fault:
                    state.apply(action)
                assert str(fault.value)[-1] == "." and len(str(fault.value)) < 500
        assert (str(state), state.events, state.phase, state.calls, hash(state)) == before
        if state.is_over:
            return
        state = state.apply(draw.choice(legal))


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_replay_equals_play_and_states_that_differ_are_not_equal(preset):
    for seed in range(6):
        states = list(random_states(seed, rules=preset, players=2 + seed % 2))
        again = deal(preset, seed, players=2 + seed % 2)
        for place, state in enumerate(states):
            if place:
                again = again.apply(state.action)
            assert again == state and hash(again) == hash(state) and again.events == state.events
            assert again.log == state.log and again.result == state.result and str(again) == str(state)
            assert [other == state for other in states] == [at == place for at in range(len(states))]
        for name in ("stacks", "_more", "phase", "extra"):
            with pytest.raises(AttributeError):
                setattr(again, name, ())


# Hidden stays hidden -------------------------------------------------------------------------------------

@given(variants(), st.integers(0, 10**6), st.randoms(use_true_random=False))
@settings(max_examples=6)
def test_a_view_and_the_choice_of_an_agent_depend_on_nothing_hidden(game, seed, draw):
    state = deal(game.variant(drawn_round_doubles=False, must_play_match=False), seed)
    while not state.is_over:
        for player in range(state.rules.players):
            other = hidden_shuffled(state, player, draw)
            if other is not None:
                assert other.view(player) == state.view(player)
                check_agents_choose_alike(state.view(player), other.view(player))
        state = state.apply(draw.choice(state.legal_actions()))


def test_the_shuffle_does_move_hidden_cards():
    """What the test above rests on."""
    moved = 0
    for seed in range(20):
        state = deal(GOSTOP_KOREAN, seed)
        other = hidden_shuffled(state, 0, random.Random(seed))
        if other is not None:
            assert other.hands[0] == state.hands[0] and other.hands[1] != state.hands[1]
            assert other.view(1) != state.view(1) and other.view(0) == state.view(0)
            moved += 1
    assert moved > 8


@given(variants(), st.integers(0, 10**6))
@settings(max_examples=20)
def test_a_view_says_what_lies_open_and_no_more(game, seed):
    for state in random_states(seed, calls=0.5, rules=game):
        for player in range(game.players):
            view = state.view(player)
            check_view(view, state, "stacks", "stock_only", "shown", "shakes", "bombs", "ppeoks", "at_once")
            assert view.hand == state.hands[player]
            others = [card for seat, hand in enumerate(state.hands) if seat != player for card in hand]
            assert view.unseen == CardSet(others) | state.stock
            for card in CARDS:
                assert view.captures(card) == state.captures(card)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_nothing_hidden_can_be_reached_from_a_view(preset):
    for seed in range(2):
        for state in random_states(seed, rules=preset):
            for player in (0, 1):
                hidden = state.hands[1 - player]
                for one in reachable(state.view(player)):
                    assert not isinstance(one, Round | Layout | Origin)
                    if len(hidden - state.shown[1 - player]) > 1:
                        assert one != hidden and not (type(one) is int and one == hidden.bits)
                    if len(state.stock) > 1:
                        assert one != state.stock


@pytest.mark.parametrize("name", AGENTS)
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_agents_play_rounds_for_two_and_three_to_their_end(preset, name):
    for players in (2, 3):
        for seed in range(2):
            rng = random.Random(seed)
            state = deal(preset, seed, players=players)
            while not state.is_over:
                state = state.apply(agent(name, iterations=5).choose(state.view(state.to_play), rng))
            check_round(state)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_matches_are_played_to_their_end(preset, players):
    for seed in range(2):
        match = random_match(preset, seed, calls=seed / 2, players=players)
        assert match.is_over and max(match.totals) >= 50
        for one in match.rounds:
            check_round(one)
        assert match.totals == tuple(map(sum, zip(*match.points, strict=True)))
        assert set(match.winners) == {seat for seat, total in enumerate(match.totals)
                                      if total == max(match.totals)}
