"""Polish Koi-Koi, sentence by sentence: two and three players, the wild Lightning, Oya-kan (spec 7)."""
import random
from collections import Counter
from itertools import pairwise

import pytest
from piles import POEMS, TRIO
from playing import happenings, packets, played, random_match, random_states, shuffled, words

from koikoi_edu import DECK, CardSet, agent, deal, dumps, loads, new_match, position, rules
from koikoi_edu.errors import CardError, IllegalAction, RulesError
from koikoi_edu.game import KOIKOI, STOP, Happening, Phase

POLISH = rules("polish")
THREE = POLISH.variant(players=3)


# 7.2 -----------------------------------------------------------------------------------------------------

def rank(card):
    """The earliest month first, of one month the card of more points."""
    return card.month, -card.points


@pytest.mark.parametrize("players", [2, 3])
def test_7_2_the_earliest_month_drawn_is_oya(players):
    dealers = Counter()
    for seed in range(200):
        match = new_match("polish", seed=seed, players=players)
        found = match.opening
        first = dict(found.draws[:players])
        assert set(first) == set(range(players)) and found.dealer == match.round.dealer == match.round.to_play
        assert len({card for _, card in found.draws[:players]}) == players
        if len({rank(card) for card in first.values()}) == players:
            assert len(found.draws) == players
            assert found.dealer == min(first, key=lambda seat: rank(first[seat]))
        assert deal("polish", f"{seed}/1", players=players).dealer == found.dealer
        dealers[found.dealer] += 1
    assert len(dealers) == players and min(dealers.values()) > 40


def test_7_2_of_one_month_the_card_of_more_points():
    seen = 0
    for seed in range(400):
        found = new_match(POLISH, seed=seed).opening
        (_, one), (_, other) = found.draws[:2]
        if one.month == other.month and one.points != other.points:
            best = max(found.draws[:2], key=lambda draw: draw[1].points)
            assert found.dealer == best[0] and len(found.draws) == 2
            seen += 1
    assert seen > 3


def test_7_2_still_equal_draws_again():
    seen = 0
    for seed in range(600):
        found = new_match(POLISH, seed=seed).opening
        if rank(found.draws[0][1]) == rank(found.draws[1][1]):
            assert len(found.draws) >= 4
            last = dict(found.draws[-2:])
            assert found.dealer == min(last, key=lambda seat: rank(last[seat]))
            seen += 1
    assert seen > 2


def test_7_2_the_others_sit_to_the_right_of_oya_in_the_order_of_their_months():
    for seed in range(200):
        found = new_match(THREE, seed=seed).opening
        first = dict(found.draws[:3])
        if len({rank(card) for card in first.values()}) == 3:
            order = [(found.dealer + step) % 3 for step in range(3)]
            assert order == sorted(first, key=lambda seat: rank(first[seat]))
        assert sorted(found.seats) == [0, 1, 2] and found.seats[0] == 0
    assert len({new_match(THREE, seed=seed).opening.seats for seed in range(20)}) == 2


def test_7_2_equal_draws_for_second_and_third_place_draw_again_alone():
    seen = 0
    for seed in range(1500):
        found = new_match(THREE, seed=seed).opening
        first = dict(found.draws[:3])
        best = min(first, key=lambda seat: rank(first[seat]))
        others = [seat for seat in first if seat != best]
        if rank(first[others[0]]) == rank(first[others[1]]) != rank(first[best]):
            assert found.dealer == best
            assert len(found.draws) > 3 and {seat for seat, _ in found.draws[3:]} == set(others)
            seen += 1
    assert seen > 2


def test_7_2_play_goes_on_to_the_next_seat_and_a_new_oya_only_leads():
    for seed in range(40):
        states = list(random_states(seed, rules=THREE))
        leads = [state for state in states if state.phase is Phase.HAND]
        assert leads[0].to_play == leads[0].dealer
        for one, later in pairwise(leads):
            assert later.to_play == (one.to_play + 1) % 3


def test_7_2_the_drawing_is_told_in_a_sentence_and_comes_back_with_a_saved_match():
    match = new_match(THREE, seed=3)
    text = match.opening.text(("You", "Ana", "Bo"))
    assert text.startswith("Drawn: ") and text.endswith("first, by the earliest month.")
    assert loads(dumps(match)).opening == match.opening


# 7.3, 7.4 ------------------------------------------------------------------------------------------------

def test_7_3_eight_each_with_two_players_seven_with_three_and_eight_on_the_table():
    two, three = deal("polish", 1), deal("polish", 1, players=3)
    assert [len(hand) for hand in two.hands] == [8, 8] and len(two.table) == 8 and len(two.stock) == 24
    assert [len(hand) for hand in three.hands] == [7, 7, 7] and len(three.table) == 8
    assert len(three.stock) == 19


@pytest.mark.parametrize("dealer", [0, 1])
def test_7_3_two_at_a_time_to_ko_the_table_and_oya(dealer):
    for seed in range(6):
        dealt = packets(shuffled(seed), *[("ko", 2), ("table", 2), ("oya", 2)] * 3)
        state = deal(POLISH.variant(table_quad="off", first_dealer="random"), seed, dealer=dealer)
        assert dealt["ko"] <= state.hands[1 - dealer] and dealt["oya"] <= state.hands[dealer]
        assert dealt["table"] <= state.table


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_7_3_with_three_players_from_the_right_of_oya(dealer):
    for seed in range(6):
        dealt = packets(shuffled(seed), *[("first", 2), ("second", 2), ("table", 2), ("oya", 2)] * 2)
        state = deal(THREE.variant(table_quad="off", first_dealer="random"), seed, dealer=dealer)
        for step, zone in enumerate(("oya", "first", "second")):
            assert dealt[zone] <= state.hands[(dealer + step) % 3]
        assert dealt["table"] <= state.table


def test_7_3_with_three_players_turns_20_and_21_turn_no_stock_card():
    seen = 0
    for seed in range(40):
        *_, last = random_states(seed, calls=1.0, rules=THREE)
        turns = [event for event in last.log if event.happening is Happening.HAND]
        drawn = [event for event in last.log if event.happening is Happening.DRAW]
        assert len(drawn) == min(len(turns), 19)
        if len(turns) == 21:
            assert not last.stock and not any(last.hands)
            assert [event.player for event in turns[19:]] == [(last.dealer + 1) % 3, (last.dealer + 2) % 3]
            seen += 1
    assert seen > 3


def test_7_3_an_empty_stock_never_ends_a_round():
    state = position(THREE, hands=["boar pine-1", "deer plum-1", "iris-1 cherry-1"], table="moon")
    for card in ("boar", "deer", "iris-1", "pine-1", "plum-1"):
        state = state.apply(card)
        assert not state.is_over
    assert state.apply("cherry-1").is_over


def test_7_3_six_on_the_table_leave_exactly_21_to_draw():
    state = deal(THREE.variant(field_size=6), 1)
    assert len(state.table) == 6 and len(state.stock) == 21


def test_7_4_a_full_month_on_the_table_is_dealt_again_the_lightning_counted():
    with pytest.raises(CardError, match="November"):
        deal(POLISH, 1, table="rainman swallow willow-ribbon lightning")
    again = 0
    for seed in range(1500):
        first = deal(POLISH.variant(table_quad="off"), seed)
        whole = any(len(first.table.in_month(month)) == 4 for month in range(1, 13))
        assert bool(deal(POLISH, seed).origin.thrown) == whole
        again += whole
    assert again > 2


def test_7_4_no_hand_yaku():
    assert not deal(POLISH, 1, hands=["pine-1 pine-2 pine-poem crane plum-1 plum-2", ""]).is_over


# 7.5, 7.6 ------------------------------------------------------------------------------------------------

def laid(hand, table, stock="", game=POLISH, **more):
    return position(game, hands=[f"{hand} paulownia-1", "paulownia-2"], table=table, stock=stock, **more)


def test_7_5_captured_at_once_and_obligatory_three_are_all_taken_several_choose():
    assert laid("pine-1", "pine-2 moon").apply("pine-1").piles[0] == CardSet("pine-1 pine-2")
    assert laid("pine-1", "pine-2 pine-poem crane moon").apply("pine-1").piles[0] == CardSet(
        "pine-1 pine-2 pine-poem crane")
    assert words(laid("pine-1", "pine-2 crane moon").apply("pine-1")) == ["take pine-crane", "take pine-2"]


@pytest.mark.parametrize("source", ["hand", "stock"])
def test_7_6_the_lightning_played_or_drawn_takes_any_one_card_by_choice(source):
    table = "pine-1 moon boar"
    if source == "hand":
        state = laid("lightning", table).apply("lightning")
        assert state.phase is Phase.MATCH
    else:
        state = laid("iris-1", table, "lightning").apply("iris-1")
        table += " iris-1"
        assert state.phase is Phase.DRAW
    assert state.card == DECK["lightning"] and state.matches == CardSet(table) == state.view(0).matches
    assert words(state) == [f"take {card.id}" for card in CardSet(table)]
    for card in CardSet(table):
        after = state.apply(f"take {card.id}")
        assert after.piles[0] == CardSet(["lightning", card]) and after.table == CardSet(table) - card
        assert loads(dumps(after)) == after


def test_7_6_a_single_card_is_taken_at_once_and_with_an_empty_table_it_stays():
    assert laid("lightning", "moon").apply("lightning").piles[0] == CardSet("moon lightning")
    assert laid("lightning", "").apply("lightning").table == CardSet("lightning")


def test_7_6_with_three_willows_it_may_take_all_three_as_the_fourth():
    state = laid("lightning", "rainman swallow willow-ribbon moon").apply("lightning")
    assert words(state) == ["take pampas-moon", "take willow-rainman", "take willow-swallow",
                            "take willow-ribbon", "take all"]
    assert state.view(0).legal_actions() == state.legal_actions()
    after = state.apply("take all")
    assert after.piles[0] == CardSet("lightning rainman swallow willow-ribbon")
    assert after.table == CardSet("moon") and loads(dumps(after)) == after
    assert state.apply("take moon").table == CardSet("rainman swallow willow-ribbon")


@pytest.mark.parametrize("source", ["hand", "stock"])
def test_7_6_on_the_table_it_is_one_more_candidate_for_every_card(source):
    if source == "hand":
        state = laid("pine-1", "pine-2 lightning").apply("pine-1")
    else:
        # The hand card, an iris, takes three; then the stock card is turned.
        state = position(POLISH, hands=["iris-1 plum-1", "plum-2"], stock="pine-1",
                         table="pine-2 lightning iris-2 iris-ribbon bridge").apply("iris-1").apply("take all")
    assert state.phase is {"hand": Phase.MATCH, "stock": Phase.DRAW}[source]
    assert words(state) == ["take pine-2", "take willow-lightning"]
    took = state.apply("take lightning")
    assert CardSet("pine-1 lightning") <= took.piles[0] and "pine-2" in took.table  # no card of the month


def test_7_6_a_card_that_matches_nothing_else_must_take_it():
    state = laid("pine-1", "moon lightning").apply("pine-1")
    assert state.piles[0] == CardSet("pine-1 lightning") and state.table == CardSet("moon")
    drawn = laid("lightning", "", "pine-1").apply("lightning")
    assert drawn.piles[0] == CardSet("pine-1 lightning")


def test_7_6_three_of_a_month_are_one_group_beside_it():
    state = laid("pine-1", "pine-2 pine-poem crane lightning").apply("pine-1")
    assert words(state) == ["take willow-lightning", "take all"]
    assert state.apply("take all").piles[0] == CardSet("pine-1 pine-2 pine-poem crane")
    assert state.apply("take all").table == CardSet("lightning")
    for wrong in ("take pine-2", "take moon", "stop", "play paulownia-1"):
        with pytest.raises(IllegalAction):
            state.apply(wrong)


def test_7_6_three_willows_with_it_are_taken_whole_by_the_fourth():
    state = laid("swallow", "lightning rainman willow-ribbon moon").apply("swallow")
    assert state.piles[0] == CardSet("swallow lightning rainman willow-ribbon")
    assert state.table == CardSet("moon")


def test_7_6_of_two_willows_one_is_chosen_it_is_a_willow_too():
    assert words(laid("swallow", "lightning rainman").apply("swallow")) == [
        "take willow-rainman", "take willow-lightning"]
    assert laid("swallow", "lightning moon").apply("swallow").piles[0] == CardSet("swallow lightning")


def test_7_6_taking_one_of_three_of_another_month_leaves_two_loose_cards():
    state = laid("lightning", "pine-1 pine-2 crane").apply("lightning")
    assert words(state) == ["take pine-crane", "take pine-1", "take pine-2"]
    after = state.apply("take crane")
    assert after.table == CardSet("pine-1 pine-2")


def test_7_6_odd_cards_may_remain_and_are_nobodys():
    odd = 0
    for seed in range(200):
        *_, last = random_states(seed, calls=1.0, rules=POLISH)
        if last.result.reason in (Happening.UNSTOPPED, Happening.EXHAUSTED):
            counts = [len((last.table | last.stock).in_month(month)) for month in range(1, 13)]
            odd += any(number % 2 for number in counts)
            everything = [*last.piles, last.table, CardSet(last.stock)]
            assert sum(map(len, everything)) == 48
    assert odd > 3


MUSHI = POLISH.variant(lightning_wild="mushi")


def test_7_6_in_mushi_the_lightning_takes_any_card_but_a_willow():
    state = laid("lightning", "pine-1 moon swallow", game=MUSHI).apply("lightning")
    assert words(state) == ["take pine-1", "take pampas-moon"]
    assert laid("lightning", "swallow rainman", game=MUSHI).apply("lightning").table == CardSet(
        "swallow rainman lightning")


def test_7_6_in_mushi_the_first_other_stock_card_must_take_it_from_the_table():
    state = laid("iris-1", "pine-2 lightning", "pine-1", game=MUSHI).apply("iris-1")
    assert state.piles[0] == CardSet("pine-1 lightning") and state.table == CardSet("pine-2 iris-1")
    # Neither a hand card nor a willow does.
    assert laid("pine-1", "lightning", game=MUSHI).apply("pine-1").table == CardSet("pine-1 lightning")
    willow = laid("iris-1", "lightning", "swallow", game=MUSHI).apply("iris-1")
    assert willow.table == CardSet("lightning iris-1 swallow")


def test_7_6_off_it_is_a_willow_like_others():
    state = laid("lightning", "pine-1 swallow", game=POLISH.variant(lightning_wild="off")).apply("lightning")
    assert state.piles[0] == CardSet("lightning swallow")


def test_7_6_a_declined_or_forced_capture_knows_the_lightning():
    forced = laid("pine-1", "lightning", game=POLISH.variant(must_play_match=True))
    assert words(forced) == ["play pine-1", "play paulownia-1"]
    free = laid("pine-1", "lightning", game=POLISH.variant(may_decline_capture=True))
    assert words(free) == ["play pine-1", "play paulownia-1", "leave pine-1", "leave paulownia-1"]
    assert free.apply("leave pine-1").table == CardSet("pine-1 lightning")


def test_7_6_what_a_hand_card_could_take_can_be_asked_for():
    state = laid("pine-1", "pine-2 pine-poem crane lightning boar")
    pine, deer = DECK["pine-1"], DECK["deer"]
    assert state.captures(pine) == state.view(0).captures(pine) == (
        CardSet("lightning"), CardSet("pine-2 pine-poem crane"))
    assert state.captures(deer) == (CardSet("lightning"),)
    plain = position("vanikar", hands=["boar", "iris-1"], table="clover-1 clover-2 lightning")
    assert plain.captures(deer) == () and plain.captures(DECK["boar"]) == (
        CardSet("clover-1"), CardSet("clover-2"))


# 7.8 - 7.12 ----------------------------------------------------------------------------------------------

def three(hands, piles, table="deer", calls=(0, 0, 0), **more):
    return position("polish", players=3, hands=hands, table=table, piles=piles, calls=calls, **more)


def test_7_8_the_choice_comes_with_an_increase():
    state = laid("wisteria-1", "wisteria-ribbon",
                 piles=["pine-poem iris-ribbon clover-ribbon peony-blue plum-poem", ""]).apply("wisteria-1")
    assert state.phase is Phase.DECIDE and state.bases[0] == 2


def test_7_8_it_is_asked_on_the_last_turn_too():
    state = position(POLISH, hands=["maple-1", "iris-1"], table="deer", piles=["boar butterflies", ""])
    asked = state.apply("maple-1")
    assert asked.phase is Phase.DECIDE and words(asked) == ["stop", "koi-koi"]
    assert asked.apply(STOP).result.points == (5, 0)
    # Oya with a small total may prefer the Oya-kan.
    assert played(asked, "koi-koi", "iris-1").result.points == (6, 0)
    assert position(POLISH.variant(auto_stop_last_turn=True), hands=["maple-1", "iris-1"], table="deer",
                    piles=["boar butterflies", ""]).apply("maple-1").is_over


@pytest.mark.parametrize("calls, points", [((0, 0, 0), 5), ((0, 1, 0), 10), ((0, 0, 2), 10), ((0, 1, 1), 10),
                                           ((3, 0, 0), 5), ((1, 1, 0), 10)])
def test_7_9_any_other_players_call_doubles_once(calls, points):
    state = three(["maple-1 iris-1", "pine-1", "plum-1"], ["boar butterflies", "", ""], calls=calls)
    assert state.apply("maple-1").apply(STOP).result.points == (points, 0, 0)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_7_9_the_others_score_0(seat):
    hands, piles = ["pine-1", "plum-1", "cherry-1"], [""] * 3
    hands[seat], piles[seat] = "maple-1 iris-1", "boar butterflies"
    state = three(hands, piles, to_play=seat).apply("maple-1").apply(STOP)
    assert state.result.winner == seat
    assert state.result.points == tuple(5 if one == seat else 0 for one in range(3))


def test_7_10_no_yaku_at_all_0_and_oya_unchanged():
    state = played(three(["boar", "iris-1", "plum-1"], ["", "", ""], dealer=0), "boar", "iris-1", "plum-1")
    assert state.result.points == (0, 0, 0) and state.result.reason is Happening.EXHAUSTED


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_7_10_a_yaku_but_no_shobu_oya_wins_6_whoever_holds_it(dealer):
    state = three(["wisteria-1", "iris-1", "plum-1"], [TRIO, "", POEMS], table="", calls=[1, 0, 2],
                  dealer=dealer, to_play=0)
    state = played(state, "wisteria-1", "iris-1", "plum-1")
    assert state.result.points == tuple(6 if seat == dealer else 0 for seat in range(3))  # not doubled
    assert state.result.winner == dealer and state.result.reason is Happening.UNSTOPPED
    assert [step.option for step in state.result.score.steps] == ["exhaust_unstopped"]
    assert "who deal" in state.events[-1].text()


@pytest.mark.parametrize("players", [2, 3])
def test_7_11_the_top_scorer_is_the_next_oya_and_oya_stays_otherwise(players):
    seen = Counter()
    for seed in range(25):
        match = random_match(POLISH, seed, calls=0.8, players=players)
        assert match.number == 12 and match.is_over  # 7.12
        for one, later in pairwise(match.rounds):
            seen[one.result.reason] += 1
            if one.result.reason in (Happening.UNSTOPPED, Happening.EXHAUSTED):
                assert later.dealer == one.dealer
            else:
                assert one.result.points[later.dealer] == max(one.result.points) > 0
        best = max(match.totals)
        assert match.winners == tuple(seat for seat in range(players) if match.totals[seat] == best)
    assert seen[Happening.UNSTOPPED] > 20 and seen[Happening.STOP] > 20


def test_7_12_or_six_rounds():
    assert random_match(POLISH.variant(length=("rounds", 6)), 1).number == 6
    assert random_match(POLISH, 1, rounds=6, players=3).number == 6


def test_7_12_equal_totals_share_the_win():
    shared = 0
    for seed in range(150):
        match = random_match(POLISH, seed, rounds=1, players=3, calls=1.0)
        assert match.winners == tuple(seat for seat in range(3) if match.totals[seat] == max(match.totals))
        shared += len(match.winners) == 3
    assert shared


def test_agents_play_for_three_and_with_the_lightning():
    for seed in range(6):
        match = new_match("polish", seed=seed, players=3, rounds=2)
        players, rng = [agent("greedy"), agent("random"), agent("greedy")], random.Random(seed)
        while not match.is_over:
            if match.round.is_over:
                match = match.next_round()
                continue
            view = match.round.view(match.round.to_play)
            choice = players[view.player].choose(view, rng)
            assert choice in view.legal_actions()
            match = match.apply(choice)


def test_the_greedy_agent_takes_what_is_worth_most_with_the_lightning():
    state = laid("lightning", "pine-1 plum-1 moon", piles=["crane curtain", ""]).apply("lightning")
    assert str(agent("greedy").choose(state.view(0), random.Random(0))) == "take pampas-moon"
    group = laid("pine-1", "pine-2 pine-poem crane lightning", piles=["moon curtain", ""]).apply("pine-1")
    assert str(agent("greedy").choose(group.view(0), random.Random(0))) == "take all"
    first = position(POLISH, hands=["plum-1 lightning", "iris-1"], table="moon", piles=["crane curtain", ""])
    assert str(agent("greedy").choose(first.view(0), random.Random(0))) == "play willow-lightning"


def test_three_players_have_three_hands_piles_and_calls():
    with pytest.raises(CardError, match="3 hands"):
        position("polish", players=3, hands=["boar", "iris-1"])
    with pytest.raises(RulesError, match="3 players"):
        position("polish", players=3, hands=["boar", "iris-1", "moon"], calls=[1, 0])
    with pytest.raises(RulesError, match="players are 0 to 2"):
        deal("polish", 1, players=3, dealer=3)
    state = deal("polish", 1, players=3)
    assert loads(dumps(state)) == state and len(state.view(2).scores) == 3
    assert happenings(state.apply(state.legal_actions()[0]))[0] in (Happening.HAND, Happening.CHOICE)
    assert KOIKOI not in state.legal_actions()
