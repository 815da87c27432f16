"""Whole matches of Koi-Koi under every value of every option, and under random ones (spec 12).

Those of Go-Stop stand in test_gostop_rounds.py.
"""
import os
import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playing import (
    EVERY_ACTION,
    check_agents_choose_alike,
    check_comes_back,
    check_view,
    hidden_shuffled,
    random_match,
    random_states,
)

from koikoi_edu import CARDS, RULES, CardSet, Match, agent, deal, new_match, rules, score
from koikoi_edu.errors import IllegalAction, RulesError
from koikoi_edu.game import KOIKOI, Happening, Phase
from koikoi_edu.rules import OPTIONS, Rules

#: Matches that are played under random options.
MATCHES = int(os.environ.get("KOIKOI_MATCHES", "150"))
SPECIAL = frozenset({"inoshikacho", "tsukimi", "hanami", "godori"})
#: Values to play of the options that take more than words; of the others all words are played.
VALUES = {
    "hand_size": (4, 7, 8, 10), "field_size": (4, 6, 8, 10), "table_quad_points": (5, 6),
    "hand_quad": (5, 6, "redeal", "off"), "hand_four_pairs": (5, 6, "redeal", "off"),
    "double_chaff": (CardSet(), CardSet("sake lightning paulownia-red")), "five_bright_extra": (0, 1),
    "month_yaku": ("off", 4, 5), "safe_chaff": (5, 7), "undecidable": (frozenset(), SPECIAL),
    "min_total": (1, 5, 7), "max_calls": (None, 0, 1), "exhaust_no_yaku": (0, 1, 6), "start_points": (0, 30),
    "exhaust_unstopped": ("nobody", "last_caller", "last_improver", "higher", ("dealer", 6), ("dealer", 1)),
    "length": (("points", 20), ("rounds", 1), ("rounds", 3)),
    "yaku": ({}, {"sanko": 6, "hanami": 0}, {"inoshikacho": {"step": 1}, "kasu": {"step": 0}}),
}
#: The parts of Go-Stop that no round of Koi-Koi plays.
GO_STOP = {"jokers": (2, 5), "deal_pairs": ("locked",), "ppeok": (True,), "joker_flip": ("korean",),
           "hand_quad": ("lay_down", "chongtong"), "bonuses": (frozenset({"no_bright"}),),
           **dict.fromkeys(("refill_table", "shake", "bomb", "steal_chaff", "own_ppeok_takes_two",
                            "first_ppeok", "three_ppeok", "seven_animals", "drawn_round_doubles", "go_bak"),
                           (True,))}
KOIKOI_RULES = [name for name, preset in RULES.items() if preset.family == "koi-koi"]


def values(option: str) -> tuple:
    """The values of an option that a round plays."""
    if option in VALUES:
        return VALUES[option]
    return tuple(value for value in OPTIONS[option].values if value not in GO_STOP.get(option, ()))


ALL = [(option, value) for option in OPTIONS if option not in ("players", "bonuses")
       for value in values(option)]


def test_every_word_of_every_option_is_played_or_belongs_to_go_stop():
    for option, says in OPTIONS.items():
        if option not in ("players", "bonuses"):
            known = (*values(option), *GO_STOP.get(option, ()))
            assert all(value in known for value in says.values), option
            for unit in says.units:
                assert any(isinstance(value, tuple) and value[0] == unit for value in values(option)), option


# The invariants of section 12, and what a slow look at the history says ----------------------------------

def places(state):
    """Every card, place by place."""
    return [*state.hands, state.table, CardSet(state.stock), *state.piles, state.removed,
            CardSet(state.card or ())]


def situation(state, seat):
    """The keywords of `score` for a player, read from what lies open and from the log."""
    calls = [sum(event.happening is Happening.KOIKOI and event.player == one for event in state.log)
             for one in range(state.rules.players)]
    return {"own_koikoi": calls[seat], "opponent_koikoi": sum(calls) - calls[seat], "month": state.month,
            "rain": state.rules.viewing_rain == "field" and bool(state.table.in_month(11)),
            "fog": state.rules.viewing_rain == "field" and bool(state.table.in_month(12))}


def held(state, seat):
    """Ids of the yaku that count for a player now, and their sum."""
    sheet = score(state.piles[seat], state.rules, **situation(state, seat))
    return {one.id for one in sheet.yaku}, sheet.base


class History:
    """A slow second opinion on offers and on who scores in the end, from the states of one round."""

    def __init__(self, first):
        seats = range(first.rules.players)
        self.ever = [held(first, seat)[0] for seat in seats]
        self.at_call = [set() for _ in seats]
        self.improved = self.called = None
        self.start = held(first, first.to_play) if first.phase is Phase.HAND else (set(), 0)

    def step(self, before, after):
        rules, seat = before.rules, before.to_play
        if before.phase is Phase.SWAP:
            self.start = held(after, after.to_play)
            return
        if before.phase is Phase.DECIDE:
            if after.action is KOIKOI:
                self.called = seat
                self.at_call[seat] = set(self.ever[seat])
        elif after.card is None:
            self.end_of_turn(rules, seat, after)
        if not after.is_over and after.phase is Phase.HAND:
            self.start = held(after, after.to_play)
            self.ever[after.to_play] |= self.start[0]

    def end_of_turn(self, rules, seat, after):
        ids, total = held(after, seat)
        rose, new = total > self.start[1], ids - self.ever[seat]
        self.ever[seat] |= ids
        if rose:
            self.improved = seat
        go = rules.own_koikoi in ("go", "go_korean") and after.calls[seat] - (after.action is KOIKOI) > 0
        wanted = rules.offer_after_go if go else rules.offer_on
        due = (rose and total >= rules.min_total and bool(ids - rules.undecidable)
               and (wanted == "increase" or bool(new)))
        most = rules.max_calls is not None and after.calls[seat] >= rules.max_calls
        last = rules.auto_stop_last_turn and not after.hands[seat]
        kinds = [event.happening for event in after.events]
        assert (after.phase is Phase.DECIDE) == (due and not most and not last) == (Happening.OFFER in kinds)
        assert (Happening.LAST in kinds) == (due and last)
        assert (Happening.STOP in kinds) == (due and most and not last)

    def ending(self, last):
        """Who scores, and the sum of points that change hands."""
        rules, result = last.rules, last.result
        event = last.log[-1]
        if event.happening in (Happening.STOP, Happening.LAST):
            lost = sum(held(last, seat)[1] for seat in range(rules.players)
                       if seat != event.player and last.calls[seat]
                       and self.ever[seat] == self.at_call[seat]) if rules.winner_takes_loser else 0
            brights = sum(card.points == 20 for card in last.origin.layout.table)
            sheet = score(last.piles[event.player], rules, **situation(last, event.player), loser_total=lost,
                          field_brights=brights)
            return event.player, sheet.total
        if event.happening in (Happening.HAND_YAKU, Happening.TABLE_QUAD, Happening.TABLE_PAIRS):
            return event.player, None
        totals = [held(last, seat)[1] for seat in range(rules.players)]
        how = rules.exhaust_unstopped
        if not any(totals):
            return (last.dealer, rules.exhaust_no_yaku) if rules.exhaust_no_yaku else (None, 0)
        if isinstance(how, tuple):
            return last.dealer, how[1]
        best = [seat for seat, total in enumerate(totals) if total == max(totals)]
        seat = {"nobody": None, "last_caller": self.called, "last_improver": self.improved,
                "higher": best[0] if len(best) == 1 else None}[how]
        if seat is None or not totals[seat]:
            return None, 0
        return seat, result.score.total


def check_round(last):
    """All states of a finished round."""
    game = last.rules
    states = last.states
    history = History(states[0])
    odd = game.may_decline_capture or game.lightning_wild != "off"
    for state in states:
        lie = places(state)
        assert sum(map(len, lie)) == 48 == len(set().union(*lie))
        if state.phase is not Phase.SWAP:
            assert state.bases == tuple(held(state, seat)[1] for seat in range(game.players))
        for month in range(1, 13):
            loose, dealt = state.table.in_month(month), state.origin.layout.table.in_month(month)
            assert odd or len(loose) < 2 or loose <= dealt
        assert bool(state.legal_actions()) != state.is_over
    for before, after in pairwise(states):
        history.step(before, after)
        if game.viewing_rain == "off":
            for old, new in zip(before.bases, after.bases, strict=True):
                assert new >= old
        for old, new in zip(before.piles, after.piles, strict=True):
            assert old <= new
        assert after.previous is before
        if before.phase is Phase.HAND and game.must_play_match:
            card = after.action.card
            assert before.captures(card) or not any(map(before.captures, before.hands[before.to_play]))
    result = last.result
    seat, points = history.ending(last)
    assert result.winner == seat and (result.score is None) == (seat is None)
    if seat is not None:
        assert points is None or points == result.score.total
        assert result.score.steps[-1].value == result.score.total > 0
        others = -result.score.total if game.zero_sum else 0
        gain = result.score.total * (game.players - 1 if game.zero_sum else 1)
        assert result.points == tuple(gain if one == seat else others for one in range(game.players))
    else:
        assert not any(result.points)
    assert last.log[-1].text()


def check_match(match: Match):
    for one in match.rounds:
        check_round(one)
    for one, later in pairwise(match.rounds):
        winner = one.result.winner
        step = 1 if match.rules.draw_dealer == "other" else 0
        assert later.dealer == ((one.dealer + step) % match.rules.players if winner is None else winner)
        assert later.origin.layout.cards == CardSet(CARDS[:48])
    start = match.rules.start_points
    assert match.totals == tuple(start + sum(points[seat] for points in match.points)
                                 for seat in range(match.rules.players))
    assert set(match.winners) == {seat for seat, total in enumerate(match.totals)
                                  if total == max(match.totals)}
    unit, limit = match.rules.length
    assert (match.number >= limit if unit == "rounds" else max(match.totals) >= limit) or (
        match.rules.ends_at_zero and min(match.totals) <= 0)
    check_comes_back(match)


def short(game: Rules) -> Rules:
    """The same for a match of three rounds, unless its length is what is looked at."""
    return game if "length" in game.changes else game.variant(length=("rounds", 3))


def id_of(option, value):
    """The same in every process: a set has no order of its own."""
    return f"{option}-{' '.join(sorted(value)) if isinstance(value, frozenset) else value}"


@pytest.mark.parametrize("option, value", ALL, ids=[id_of(*one) for one in ALL])
def test_every_value_is_played(option, value):
    for number, name in enumerate(KOIKOI_RULES):
        game = rules(name)
        if (option, value) == ("may_decline_capture", True):
            game = game.variant(must_play_match=False)
        game = short(game.variant(**{option: value}))
        assert option == "length" or option == "yaku" or getattr(game, option) == value
        check_match(random_match(game, number, calls=number % 3 / 2))


@pytest.mark.parametrize("name", KOIKOI_RULES)
def test_every_rule_set_is_played_to_the_end_of_its_matches(name):
    for seed in range(6):
        check_match(random_match(name, seed, calls=seed % 3 / 2))


def test_polish_for_three_is_played_to_the_end_of_its_matches():
    for seed in range(6):
        check_match(random_match("polish", seed, calls=seed % 3 / 2, players=3))


@st.composite
def variants(draw):
    """Any rule set with some options changed at random; those that do not fit together are left out."""
    game = rules(draw(st.sampled_from(sorted(KOIKOI_RULES))))
    if game.three and draw(st.booleans()):
        game = game.variant(players=3)
    for option, value in draw(st.lists(st.sampled_from(ALL), max_size=8)):
        try:
            game = game.variant(**{option: value})
        except RulesError:
            continue
    return short(game)


@given(variants(), st.integers(0, 10**6), st.sampled_from([0.0, 0.5, 1.0]))
@settings(max_examples=MATCHES)
def test_whole_matches_under_random_options(game, seed, calls):
    check_match(random_match(game, seed, calls=calls))


@given(variants(), st.integers(0, 10**6), st.data())
@settings(max_examples=25)
def test_exactly_the_legal_actions_apply(game, seed, data):
    state = deal(game, seed)
    while True:
        legal = state.legal_actions()
        assert legal == tuple(sorted(set(legal), key=EVERY_ACTION.index))
        for action in EVERY_ACTION:
            if action in legal:
                assert state.apply(action).previous is state
            else:
                with pytest.raises(IllegalAction) as fault:
                    state.apply(action)
                assert str(fault.value)[-1] == "." and len(str(fault.value)) < 400
        assert all(state.apply(str(action)) == state.apply(action) for action in legal)
        if state.is_over:
            return
        state = state.apply(data.draw(st.sampled_from(legal)))


# Hidden stays hidden -------------------------------------------------------------------------------------

@given(variants(), st.integers(0, 10**6), st.randoms(use_true_random=False))
@settings(max_examples=12)
def test_a_view_and_the_choice_of_an_agent_depend_on_nothing_hidden(game, seed, draw):
    game = game.variant(hand_swap=False, must_play_match=False)
    state = deal(game, seed)
    while not state.is_over:
        for player in range(game.players):
            other = hidden_shuffled(state, player, draw)
            if other is not None:
                assert other.view(player) == state.view(player)
                check_agents_choose_alike(state.view(player), other.view(player))
        state = state.apply(draw.choice(state.legal_actions()))


@given(variants(), st.integers(0, 10**6))
@settings(max_examples=30)
def test_a_view_says_what_lies_open_and_no_more(game, seed):
    for state in random_states(seed, calls=0.5, rules=game):
        swaps = state.phase is Phase.SWAP
        for player in range(game.players):
            view = state.view(player)
            check_view(view, state)
            assert view.hand == (CardSet() if swaps else state.hands[player])
            others = [card for seat, hand in enumerate(state.hands) if swaps or seat != player
                      for card in hand]
            assert view.unseen == CardSet(others) | state.stock


@given(variants(), st.integers(0, 10**6))
@settings(max_examples=30)
def test_a_round_is_saved_and_comes_back_at_every_state(game, seed):
    for state in random_states(seed, calls=0.5, rules=game):
        check_comes_back(state)


@pytest.mark.parametrize("name", KOIKOI_RULES)
def test_agents_play_matches_to_their_end(name):
    for seed in range(2):
        match = new_match(name, seed=seed)
        players, rng = [agent("greedy"), agent("random")], random.Random(seed)
        while not match.is_over:
            if match.round.is_over:
                match = match.next_round()
            else:
                seat = match.round.to_play
                match = match.apply(players[seat].choose(match.round.view(seat), rng))
        check_match(match)
