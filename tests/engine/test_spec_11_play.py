"""The other rule sets and the house rules that section 11 lists: how they are played (spec 11)."""
from collections import Counter
from itertools import pairwise

import pytest
from piles import POEMS, TEN, TRIO
from playing import played, random_match

from koikoi_edu import CardSet, deal, dumps, loads, new_match, position, rules
from koikoi_edu.errors import CardError, RulesError
from koikoi_edu.game import KOIKOI, STOP, Happening, Phase

FOUR_SETS = ["nintendo", "fudawiki", "flash", "koikoi-japan"]
QUAD = "pine-crane pine-poem pine-1 pine-2"
PAIRS = "pine-1 pine-2 plum-1 plum-2 cherry-1 cherry-2 iris-1 iris-2"
OTHER_QUAD = "boar clover-ribbon clover-1 clover-2"
FILL = "plum-1 cherry-1 iris-1 peony-1"


def offered(game, calls=(0, 0), pile="boar butterflies", hand="iris-1", **more):
    return position(game, hands=[f"maple-1 {hand}", "pine-1"], table="deer", piles=[pile, ""], calls=calls,
                    **more).apply("maple-1")


# 11.1, what all four share -------------------------------------------------------------------------------

@pytest.mark.parametrize("name", FOUR_SETS)
def test_two_players_eight_cards_each_and_on_the_table(name):
    state = deal(name, 1)
    assert [len(hand) for hand in state.hands] == [8, 8] and len(state.table) == 8
    with pytest.raises(RulesError):
        deal(name, players=3)


@pytest.mark.parametrize("name", FOUR_SETS)
def test_the_first_dealer_is_drawn_or_has_the_earliest_month(name):
    dealers = Counter(new_match(name, seed=seed).round.dealer for seed in range(100))
    assert min(dealers.values()) > 30
    found = new_match(name, seed=1).opening
    assert (found is not None) == (name == "nintendo")


@pytest.mark.parametrize("name", FOUR_SETS)
def test_turn_and_captures_are_those_of_section_6(name):
    state = position(name, hands=["pine-1 iris-1 boar peony-1", "deer"], stock="cherry-1 moon",
                     table="pine-2 iris-2 iris-ribbon clover-1 clover-2 clover-ribbon cherry-2")
    one = state.apply("pine-1")
    assert one.piles[0] == CardSet("pine-1 pine-2 cherry-1 cherry-2") and one.to_play == 1
    assert state.apply("iris-1").matches == CardSet("iris-2 iris-ribbon")
    assert CardSet("boar clover-1 clover-2 clover-ribbon") <= state.apply("boar").piles[0]
    assert "peony-1" in state.apply("peony-1").table


@pytest.mark.parametrize("length, over", [(("rounds", 6), 6), (("rounds", 3), 3), (("points", 50), 0)])
def test_fuda_wiki_also_plays_6_or_3_rounds_or_to_50_points(length, over):
    match = random_match(rules("fudawiki").variant(length=length), 5)
    assert match.is_over and (match.number == over or (not over and max(match.totals) >= 50))


@pytest.mark.parametrize("name", FOUR_SETS)
def test_the_offer_comes_when_the_total_rises(name):
    raised = position(name, hands=["wisteria-1 iris-1", "pine-1"], table="wisteria-ribbon",
                      piles=["pine-poem iris-ribbon clover-ribbon peony-blue plum-poem", ""])
    assert raised.apply("wisteria-1").phase is Phase.DECIDE


@pytest.mark.parametrize("name", FOUR_SETS)
def test_a_yaku_made_on_the_last_card_is_stopped_automatically(name):
    after = offered(name, hand="")
    assert after.is_over and after.result.reason is Happening.LAST


@pytest.mark.parametrize("name, lengths", [("nintendo", 12), ("fudawiki", 12), ("flash", 12)])
def test_twelve_rounds(name, lengths):
    assert random_match(name, 3).number == lengths


# Hands ---------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("name", ["nintendo", "fudawiki"])
@pytest.mark.parametrize("hand", [f"{QUAD} {FILL}", PAIRS])
def test_four_of_a_month_or_four_pairs_in_a_hand_win_6(name, hand):
    for seat in (0, 1):
        state = deal(name, 1, dealer=0, hands=["", hand] if seat else [hand, ""])
        assert state.is_over and state.result.points[seat] == 6 and sum(state.result.points) == 6
        assert state.result.winner == seat and loads(dumps(state)) == state


@pytest.mark.parametrize("name", ["nintendo", "fudawiki"])
def test_both_players_nobody_scores_and_the_same_dealer_deals_again(name):
    with pytest.raises(CardError, match="Two hands held"):
        deal(name, 1, hands=[f"{QUAD} {FILL}", f"{OTHER_QUAD} maple-1 sake moon lightning"])
    again = 0
    for seed in range(80):
        state = deal(name, seed, dealer=seed % 2, hands=[QUAD, "boar clover-ribbon clover-1"])
        assert state.dealer == seed % 2
        again += any("Two hands" in why for why in state.origin.thrown)
    assert again > 2


def test_in_fudawiki_a_quad_counts_as_two_pairs():
    hand = f"{QUAD} plum-1 plum-2 cherry-1 cherry-2"
    for cards in (hand, f"{QUAD} {OTHER_QUAD}"):
        assert deal("fudawiki", 1, dealer=0, hands=[cards, ""]).result.points == (6, 0)
        both = rules("fudawiki").variant(hand_yaku_add=True)
        result = deal(both, 1, dealer=0, hands=[cards, ""]).result
        assert result.points == (12, 0) and len(result.score.steps) == 2
    # With a quad alone there is nothing to add.
    assert deal(both, 1, dealer=0, hands=[f"{QUAD} {FILL}", ""]).result.points == (6, 0)
    pairs_alone = rules("fudawiki").variant(hand_quad="off")
    assert deal(pairs_alone, 1, dealer=0, hands=[hand, ""]).result.points == (6, 0)
    assert not deal(rules("nintendo").variant(hand_quad="off"), 1, hands=[hand, ""]).is_over


def test_in_flash_a_hand_wins_nothing():
    assert not deal("flash", 1, hands=[f"{QUAD} {FILL}", ""]).is_over
    assert not deal("flash", 1, hands=[PAIRS, ""]).is_over


def test_in_koikoi_japan_four_of_a_month_in_a_hand_are_dealt_again_and_four_pairs_are_nothing():
    with pytest.raises(CardError, match="A hand held four of a month"):
        deal("koikoi-japan", 1, hands=[f"{QUAD} {FILL}", ""])
    assert not deal("koikoi-japan", 1, hands=[PAIRS, ""]).is_over
    again = 0
    for seed in range(60):
        state = deal("koikoi-japan", seed, hands=["pine-crane pine-poem pine-1", ""])
        assert "pine-2" not in state.hands[0]
        again += any("A hand held" in why for why in state.origin.thrown)
    assert again > 2


@pytest.mark.parametrize("name, pairs", [("nintendo", True), ("fudawiki", True), ("flash", False),
                                         ("koikoi-japan", False)])
def test_on_the_table_four_of_a_month_are_dealt_again_and_four_pairs_in_some(name, pairs):
    with pytest.raises(CardError, match="four cards of January"):
        deal(name, 1, table=f"{QUAD} moon")
    if pairs:
        with pytest.raises(CardError, match="Four pairs lay on the table"):
            deal(name, 1, table=PAIRS)
    else:
        assert deal(name, 1, table=PAIRS).table == CardSet(PAIRS)


def test_a_table_quad_can_win_6_for_the_dealer():
    game = rules("nintendo").variant(table_quad="dealer_wins")
    assert deal(game, 1, dealer=1, table=f"{QUAD} moon").result.points == (0, 6)


@pytest.mark.parametrize("dealer", [0, 1])
def test_four_pairs_on_the_table_can_win_6_for_the_dealer(dealer):
    """AMUSE Gion; four of a month are looked at first, and a hand that wins comes after both."""
    game = rules("vanikar").variant(table_four_pairs="dealer_wins", hand_quad=6)
    state = deal(game, 1, dealer=dealer, table=PAIRS, hands=["", OTHER_QUAD])
    assert state.is_over and state.result.winner == dealer and state.result.points[dealer] == 6
    assert state.result.reason is Happening.TABLE_PAIRS and state.events[0].taken == CardSet(PAIRS)
    assert state.events[0].text().startswith(
        f"Player {dealer + 1} deals and wins by four pairs on the table:")
    assert state.result.score.steps[0].option == "table_four_pairs" and loads(dumps(state)) == state
    five = game.variant(table_quad_points=5)
    assert deal(five, 1, dealer=dealer, table=PAIRS).result.points[dealer] == 5
    odd = CardSet(PAIRS) - next(iter(CardSet(PAIRS))) | "moon"
    assert not deal(game, 1, dealer=dealer, table=odd).is_over


def test_four_pairs_on_the_table_win_for_the_dealer_in_random_deals_too():
    game = rules("vanikar").variant(table_four_pairs="dealer_wins")
    won = [seed for seed in range(4000) if deal(game, seed).is_over]
    for seed in won:
        months = [len(deal(game, seed).table.in_month(month)) for month in range(1, 13)]
        assert sorted(months) == [0] * 8 + [2] * 4
    assert len(won) > 3


def test_a_table_quad_can_go_to_the_dealer():
    game = rules("nintendo").variant(table_quad="dealer_takes")
    state = deal(game, 1, dealer=1, table=f"{QUAD} moon")
    assert state.piles[1] == CardSet(QUAD) and len(state.table) == 4
    assert state.events[0].happening is Happening.TAKEN and loads(dumps(state)) == state


# Scores --------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("name, calls, points", [
    ("nintendo", (0, 0), 7 * 2), ("nintendo", (2, 1), 7 * 4), ("fudawiki", (0, 2), 7 * 4),
    ("flash", (1, 1), 6), ("koikoi-japan", (0, 3), 6), ("koikoi-japan", (1, 0), 7),
    ("koikoi-japan", (3, 0), 9), ("koikoi-japan", (4, 0), 12), ("koikoi-japan", (5, 0), 18)])
def test_seven_and_calls(name, calls, points):
    result = offered(name, calls, pile="boar butterflies warbler cuckoo").apply(STOP).result
    assert result.points == ((points, -points) if name == "koikoi-japan" else (points, 0))


def test_in_koikoi_japan_a_viewing_yaku_is_worth_3_after_the_own_call_which_is_no_increase():
    hands = ["pampas-1 wisteria-ribbon iris-1 plum-1", "pine-1 cherry-1 maple-1"]
    state = position("koikoi-japan", hands=hands, table="moon", piles=["sake", ""])
    asked = state.apply("pampas-1")
    assert asked.phase is Phase.DECIDE and asked.bases == (1, 0)
    called = asked.apply(KOIKOI)
    assert called.bases == (3, 0)
    # The rise from 1 to 3 comes from the call, not from the next turn.
    quiet = played(called, "pine-1", "wisteria-ribbon")
    assert quiet.bases == (3, 0) and quiet.phase is Phase.HAND


def test_max_calls_makes_a_second_offer_an_automatic_stop():
    game = rules("nintendo").variant(max_calls=1)
    assert offered(game).phase is Phase.DECIDE
    second = offered(game, calls=(1, 0))
    assert second.is_over and second.result.reason is Happening.STOP and second.result.winner == 0
    assert offered(game, calls=(0, 1)).phase is Phase.DECIDE


# When nobody stops ---------------------------------------------------------------------------------------

def run_out(game, piles=("", ""), calls=(0, 0), dealer=1):
    state = position(game, hands=["wisteria-ribbon", "iris-1"], piles=piles, calls=calls, dealer=dealer,
                     to_play=0)
    return played(state, "wisteria-ribbon", "iris-1").result


@pytest.mark.parametrize("name, without, with_yaku", [
    ("nintendo", 0, 0), ("fudawiki", 0, 0), ("flash", 6, 0), ("koikoi-japan", 1, 1)])
def test_nobody_stops(name, without, with_yaku):
    for points, piles in ((without, ("", "")), (with_yaku, (TRIO, POEMS))):
        result = run_out(name, piles, calls=(1, 1))
        assert result.points == (-points if name == "koikoi-japan" else 0, points)
        assert result.winner == (1 if points else None)


def test_koikoi_japan_keeps_the_dealer_after_a_drawn_round():
    """The dealer's point makes the dealer the one who scores; it stays with nobody else."""
    seen = 0
    for seed in range(25):
        match = random_match("koikoi-japan", seed, calls=1.0)
        for one, later in pairwise(match.rounds):
            if one.result.reason in (Happening.NO_YAKU, Happening.UNSTOPPED):
                assert later.dealer == one.dealer
                seen += 1
    assert seen > 5


@pytest.mark.parametrize("name, same", [("nintendo", False), ("fudawiki", True), ("flash", True)])
def test_who_deals_after_a_drawn_round(name, same):
    seen = 0
    for seed in range(25):
        match = random_match(name, seed, calls=1.0)
        for one, later in pairwise(match.rounds):
            if one.result.reason is Happening.EXHAUSTED:
                assert later.dealer == (one.dealer if same else 1 - one.dealer)
                seen += 1
            else:
                assert later.dealer == one.result.winner
    assert seen > 5


@pytest.mark.parametrize("start", [30, 10])
def test_koikoi_japan_is_zero_sum_over_8_rounds_and_ends_at_0(start):
    early = late = 0
    for seed in range(40):
        match = random_match(rules("koikoi-japan").variant(start_points=start), seed, calls=0.4)
        assert sum(match.totals) == 2 * start and all(sum(points) == 0 for points in match.points)
        purse = [start, start]
        for points in match.points[:-1]:
            purse = [one + more for one, more in zip(purse, points, strict=True)]
            assert min(purse) > 0
        if match.number < 8:
            assert min(match.totals) <= 0
            early += 1
        else:
            late += 1
        assert loads(dumps(match)) == match
    assert late and (early or start == 30)
    assert new_match("koikoi-japan", seed=1).totals == (30, 30)


def test_zero_sum_with_three_players_takes_from_both():
    game = rules("polish").variant(zero_sum=True, players=3)
    state = position(game, hands=["maple-1 iris-1", "pine-1", "plum-1"], table="deer",
                     piles=["boar butterflies", "", ""]).apply("maple-1").apply(STOP)
    assert state.result.points == (10, -5, -5)


# House rules ---------------------------------------------------------------------------------------------

VANIKAR = rules("vanikar")


@pytest.mark.parametrize("how, winner, reason", [
    ("nobody", None, Happening.EXHAUSTED), ("higher", 0, Happening.HIGHER),
    ("last_caller", 1, Happening.LAST_CALLER), (("dealer", 4), 1, Happening.UNSTOPPED)])
def test_who_scores_when_the_cards_run_out_is_an_option_and_the_result_says_it(how, winner, reason):
    result = run_out(VANIKAR.variant(exhaust_unstopped=how), (f"{TRIO} warbler cuckoo", TEN), calls=(1, 1))
    assert result.winner == winner and result.reason is reason
    expected = {"nobody": 0, "higher": 6 * 2, "last_caller": 2}.get(how, 4)
    if how == "last_caller":
        expected = 1 * 2  # as usual: doubled, because the other player has called
    assert sum(result.points) == expected


def test_higher_needs_one_who_holds_more():
    game = VANIKAR.variant(exhaust_unstopped="higher")
    assert run_out(game, (TRIO, POEMS)).winner is None
    assert run_out(game, ("", POEMS)).points == (0, 5)


def test_the_last_improver_scores():
    game = VANIKAR.variant(exhaust_unstopped="last_improver")
    state = position(game, hands=["maple-1 wisteria-ribbon", "cherry-1 iris-1"], table="deer cherry-poem",
                     piles=["boar butterflies", "pine-poem plum-poem"])
    state = played(state, "maple-1", "koi-koi", "cherry-1", "koi-koi", "wisteria-ribbon", "iris-1")
    assert state.result.reason is Happening.LAST_IMPROVER and state.result.points == (0, 10)
    # Nobody has improved since the position was laid out.
    assert run_out(game, (TRIO, "")).winner is None


def test_a_dealers_point_on_a_draw():
    game = VANIKAR.variant(exhaust_no_yaku=1)
    assert run_out(game).points == (0, 1) and run_out(game, dealer=0).points == (1, 0)
    assert run_out(game, (TRIO, "")).points == (0, 0)


def test_koikoi_only_with_a_new_yaku():
    game = VANIKAR.variant(offer_on="new_yaku")
    five = "pine-poem iris-ribbon clover-ribbon peony-blue plum-poem"
    raised = position(game, hands=["wisteria-1 iris-1", "pine-1"], table="wisteria-ribbon", piles=[five, ""])
    assert raised.apply("wisteria-1").phase is Phase.HAND
    assert offered(game).phase is Phase.DECIDE


def test_a_minimum_to_call():
    game = VANIKAR.variant(min_total=6)
    assert offered(game).phase is Phase.HAND
    assert offered(game, pile="boar butterflies warbler cuckoo").phase is Phase.DECIDE
    assert not offered(game, hand="").is_over


def test_only_the_best_yaku_counts():
    game = VANIKAR.variant(best_yaku_only=True)
    assert offered(game, pile="boar butterflies warbler cuckoo").apply(STOP).result.points == (5, 0)
    # A lesser yaku is then no increase.
    less = position(game, hands=["cherry-1 iris-1", "pine-1"], table="cherry-poem",
                    piles=[f"{TRIO} pine-poem plum-poem", ""]).apply("cherry-1")
    assert less.phase is Phase.HAND


@pytest.mark.parametrize("option, value, calls, points", [
    ("own_koikoi", "multiply", (2, 0), 15), ("own_koikoi", "double_if_called", (2, 0), 10),
    ("opponent_koikoi_doubles", "once", (0, 3), 10), ("opponent_koikoi_doubles", "per_call", (0, 3), 20)])
def test_multipliers_by_own_or_any_koikoi(option, value, calls, points):
    game = rules("flash").variant(**{option: value})
    assert offered(game, calls).apply(STOP).result.points == (points, 0)


def test_viewing_yaku_doubled_in_season_are_counted_with_the_month_of_the_round():
    game = VANIKAR.variant(viewing_in_season=True)
    for month, points in ((3, 10 * 2), (4, 5)):
        state = position(game, hands=["cherry-1 boar", "deer"], table="curtain", piles=["sake", ""],
                         month=month)
        assert state.month == month and state.apply("cherry-1").apply(STOP).result.points == (points, 0)
    match = new_match(game, seed=1)
    assert match.round.month == 1 and loads(dumps(match)) == match
    assert position(VANIKAR, hands=["boar", "deer"], month=3).month is None


def test_month_cards():
    game = VANIKAR.variant(month_yaku=4)
    state = position(game, hands=["pine-1 boar", "deer"], table="pine-2 pine-poem crane").apply("pine-1")
    assert state.month == 1 and state.phase is Phase.DECIDE and state.apply(STOP).result.points == (4, 0)
    match = new_match(game, seed=1)
    assert match.round.month == 1 == match.month


FIELD = VANIKAR.variant(viewing_rain="field")


def test_rain_1_a_willow_on_the_table_voids_hanami_and_a_paulownia_tsukimi():
    for flower, pile, yaku in (("swallow", "curtain sake", "hanami"), ("phoenix", "moon sake", "tsukimi")):
        wet = position(FIELD, hands=["boar", "iris-1"], table=flower, piles=[pile, ""])
        assert wet.bases == (0, 0) and wet.score(0).left_out[0].yaku.id == yaku
        assert wet.view(0).bases == (0, 0)
        dry = position(FIELD, hands=["boar", "iris-1"], table="pine-1", piles=[pile, ""])
        assert dry.bases == (5, 0)


def test_rain_1_the_sky_clears_within_a_turn_and_that_is_an_increase():
    state = position(FIELD, hands=["lightning iris-1", "pine-1"], table="swallow", piles=["curtain sake", ""])
    assert state.apply("lightning").phase is Phase.DECIDE


def test_rain_1_what_the_opponent_clears_is_no_increase_of_the_next_turn():
    state = position(FIELD, hands=["boar iris-1", "lightning plum-1"], table="swallow",
                     piles=["curtain sake", ""], to_play=1)
    state = state.apply("lightning")
    assert state.bases[0] == 5 and state.to_play == 0
    assert state.apply("boar").phase is Phase.HAND


def test_rain_1_a_total_can_fall():
    state = position(FIELD, hands=["boar iris-1", "lightning plum-1"], table="pine-2",
                     piles=["curtain sake", ""], to_play=1)
    after = state.apply("lightning")
    assert state.bases[0] == 5 and after.bases[0] == 0


@pytest.mark.parametrize("rain, extra, hanami, tsukimi", [
    ("captured_brights", "rainman", 0, 0), ("captured_brights", "phoenix", 0, 0),
    ("captured_brights", "swallow paulownia-1", 5, 5), ("captured_cards", "rainman", 0, 5),
    ("captured_cards", "paulownia-1", 5, 0), ("captured_cards", "swallow", 5, 5), ("bga", "rainman", 0, 0)])
def test_rain_2_to_4_what_is_captured_voids(rain, extra, hanami, tsukimi):
    game = VANIKAR.variant(viewing_rain=rain)
    for pile, points in ((f"curtain sake {extra}", hanami), (f"moon sake {extra}", tsukimi)):
        assert position(game, hands=["boar", "iris-1"], piles=[pile, ""]).bases == (points, 0)


@pytest.mark.parametrize("viewing, alone, beside", [("off", 0, 5), ("bonus_only", 0, 10), ("always", 5, 10)])
def test_viewing_yaku_off_or_only_with_another_or_always(viewing, alone, beside):
    game = VANIKAR.variant(viewing=viewing)
    for pile, points in (("moon sake", alone), (f"moon sake {POEMS}", beside)):
        assert position(game, hands=["boar", "iris-1"], piles=[pile, ""]).bases == (points, 0)


def test_go_gives_the_next_choice_as_its_own_option_says():
    five = "pine-poem iris-ribbon clover-ribbon peony-blue plum-poem"
    cards = {"hands": ["wisteria-1 iris-1", "pine-1"], "table": "wisteria-ribbon", "piles": [five, ""]}
    for after_go, phase in (("new_yaku", Phase.HAND), ("increase", Phase.DECIDE)):
        game = VANIKAR.variant(own_koikoi="go", offer_after_go=after_go)
        assert position(game, **cards, calls=[1, 0]).apply("wisteria-1").phase is phase
        assert position(game, **cards).apply("wisteria-1").phase is Phase.DECIDE


def test_points_are_a_length_too():
    match = random_match(rules("fudawiki").variant(length=("points", 50)), 1)
    assert max(match.totals) >= 50


@pytest.mark.parametrize("change", [
    {"jokers": 2}, {"deal_pairs": "locked"}, {"ppeok": True}, {"hand_quad": "lay_down"},
    {"hand_quad": "chongtong"}, {"shake": True}, {"bomb": True}, {"steal_chaff": True}, {"go_bak": True}])
def test_what_only_go_stop_has_is_refused_in_a_sentence(change):
    game = VANIKAR.variant(**change)
    for ask in (lambda: deal(game, 1), lambda: new_match(game, seed=1),
                lambda: position(game, hands=["boar", "deer"])):
        with pytest.raises(RulesError, match="Go-Stop"):
            ask()
