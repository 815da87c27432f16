"""Koi-Koi in Tentos, sentence by sentence: how it is dealt, played and ended (spec 3)."""
import random
import re
from collections import Counter

import pytest
from piles import POEMS, TRIO
from playing import happenings, packets, played, random_match, random_states, shuffled, words

from koikoi_edu import CardSet, agent, deal, dumps, loads, new_match, position, rules, score
from koikoi_edu.errors import CardError, IllegalAction, RulesError
from koikoi_edu.game import KEEP, KOIKOI, STOP, SWAP, Happening, Phase
from koikoi_edu.show import pile_html

TENTOS = rules("tentos")
#: Eight cards for each hand and for the table: no quad, no four pairs, no match between hands and table.
MINE = "pine-1 plum-1 cherry-1 wisteria-1 iris-1 peony-1 pine-2 plum-2"
THEIRS = "cherry-2 wisteria-2 iris-2 peony-2 pine-poem plum-poem cherry-poem wisteria-ribbon"
TABLE = "clover-1 geese chrysanthemum-1 maple-1 lightning paulownia-1 boar sake"
QUAD = "pine-crane pine-poem pine-1 pine-2"
PAIRS = "pine-1 pine-2 plum-1 plum-2 cherry-1 cherry-2 iris-1 iris-2"


def dealt(game=TENTOS, dealer=0, mine=MINE, theirs=THEIRS, table=TABLE, seed=1):
    """A whole deal: the dealer's hand is `mine`."""
    hands = [mine, theirs] if dealer == 0 else [theirs, mine]
    return deal(game, seed, dealer=dealer, hands=hands, table=table)


def kept(game=TENTOS, **cards):
    return dealt(game, **cards).apply(KEEP)


# 3.1 - 3.4 -----------------------------------------------------------------------------------------------

def test_3_1_exactly_two_play():
    assert len(deal(TENTOS, 1).hands) == 2
    with pytest.raises(RulesError):
        deal(TENTOS, 1, players=3)


def test_3_2_the_first_dealer_is_drawn_at_random_from_the_seed():
    dealers = Counter(new_match(TENTOS, seed=seed).round.dealer for seed in range(200))
    assert min(dealers.values()) > 70 and new_match(TENTOS, seed=3).opening is None
    assert new_match(TENTOS, seed=3) == new_match(TENTOS, seed=3)


def test_3_3_eight_cards_each_eight_on_the_table_and_24_in_the_stock():
    for seed in range(40):
        state = deal(TENTOS, seed)
        assert [len(hand) for hand in state.hands] == [8, 8]
        assert (len(state.table), len(state.stock)) == (8, 24)


@pytest.mark.parametrize("dealer", [0, 1])
def test_3_3_four_to_the_opponent_four_to_the_dealer_four_to_the_table_and_repeat(dealer):
    for seed in range(6):
        cards = shuffled(seed)
        dealt = packets(cards, *[("opponent", 4), ("dealer", 4), ("table", 4)] * 2)
        state = deal(OPEN, seed, dealer=dealer)
        assert state.hands[1 - dealer] == dealt["opponent"] and state.hands[dealer] == dealt["dealer"]
        assert dealt["table"] <= state.table  # of its last packet three cards are known


def test_3_4_the_player_who_does_not_deal_may_ask_to_swap_hands():
    for dealer in (0, 1):
        state = dealt(dealer=dealer)
        assert state.phase is Phase.SWAP and state.to_play == 1 - dealer and not state.is_over
        assert words(state) == ["swap", "keep"]
        swapped = state.apply(SWAP)
        assert swapped.hands == state.hands[::-1] and happenings(swapped) == [Happening.SWAP]
        assert swapped.table == state.table and swapped.stock == state.stock
        assert state.apply("keep").hands == state.hands
        assert happenings(state.apply("keep")) == [Happening.KEEP]


def test_3_4_the_dealer_stays_dealer_and_still_leads():
    for action in (SWAP, KEEP):
        for dealer in (0, 1):
            after = dealt(dealer=dealer).apply(action)
            assert after.dealer == after.to_play == dealer and after.phase is Phase.HAND


def test_3_4_before_anyone_looks():
    state = dealt()
    for player in (0, 1):
        view = state.view(player)
        assert view.hand == CardSet() and view.hand_sizes == (8, 8)
        assert view.unseen == state.hands[0] | state.hands[1] | state.stock
        assert state.apply(KEEP).view(player).hand == state.hands[player]
        assert state.apply(SWAP).view(player).hand == state.hands[1 - player]


def test_3_4_nothing_else_can_be_done_then_and_nothing_of_it_later():
    state = dealt()
    for action in ("pine-1", "stop", "koi-koi", "take all", "leave cherry-2", "cherry-2"):
        with pytest.raises(IllegalAction, match="swap"):
            state.apply(action)
    for action in ("swap", "keep"):
        with pytest.raises(IllegalAction):
            state.apply(KEEP).apply(action)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_3_4_an_agent_declines(name):
    for seed in range(20):
        state = deal(TENTOS, seed)
        if state.phase is Phase.SWAP:
            assert agent(name).choose(state.view(state.to_play), random.Random(seed)) is KEEP


def test_3_4_a_swap_is_saved_and_comes_back():
    state = played(dealt(), "swap")
    assert loads(dumps(state)) == state and loads(dumps(state)).states == state.states


def test_3_4_without_the_option_the_dealer_leads_at_once():
    state = dealt(TENTOS.variant(hand_swap=False))
    assert state.phase is Phase.HAND and state.to_play == state.dealer


# 3.5 -----------------------------------------------------------------------------------------------------

OPEN = TENTOS.variant(table_quad="off", table_four_pairs="off", hand_quad="off", hand_four_pairs="off")


def quads(cards):
    return [month for month in range(1, 13) if len(cards.in_month(month)) == 4]


def pairs(cards):
    return sorted(len(cards.in_month(month)) for month in range(1, 13) if cards.in_month(month)) == [2] * 4


def test_3_5_a_quad_on_the_table_is_void_and_the_same_dealer_deals_again():
    found = 0
    for seed in range(2000):
        first, state = deal(OPEN, seed), deal(TENTOS, seed)
        assert not quads(state.table) and state.dealer == first.dealer
        if quads(first.table):
            found += 1
            assert "lay on the table, so the cards were dealt again" in state.origin.thrown[0]
            assert state.phase in (Phase.SWAP, Phase.OVER)  # a hand swap is offered again
    assert found > 3


def test_3_5_void_comes_first_a_hand_yaku_counts_in_no_void_deal():
    hand = f"{QUAD} plum-1 cherry-1 iris-1 peony-1"
    for table in ("boar clover-ribbon clover-1 clover-2 moon sake", "plum-2 plum-poem cherry-2 cherry-poem "
                  "iris-2 iris-ribbon peony-2 peony-blue"):
        with pytest.raises(CardError, match="on the table"):
            dealt(mine=hand, theirs="", table=table)
    seen = 0
    for seed in range(400):  # four of a month or four pairs on the table, and one player holds a quad
        state = deal(TENTOS, seed, dealer=0, hands=[QUAD, ""], table="boar clover-ribbon clover-1")
        seen += bool(state.origin.thrown) and "on the table" in state.origin.thrown[0]
        assert not state.is_over and not quads(state.table)
        assert state.apply(KEEP).result.points == (5, 0)
    assert seen > 10


def test_3_5_four_pairs_on_the_table_are_void():
    game = OPEN.variant(table_four_pairs="void")
    found = 0
    for seed in range(4000):
        first, state = deal(OPEN, seed), deal(game, seed)
        assert not pairs(state.table) and state.dealer == first.dealer
        assert bool(state.origin.thrown) == pairs(first.table)
        found += pairs(first.table)
    assert found > 3
    with pytest.raises(CardError, match="Four pairs lay on the table"):
        dealt(table=PAIRS, mine="", theirs="")


@pytest.mark.parametrize("table", [
    "pine-1 pine-2 plum-1 plum-2 cherry-1 cherry-2 iris-1 peony-1",
    "pine-1 pine-2 pine-poem plum-1 plum-2 cherry-1 cherry-2 iris-1",
])
def test_3_5_all_eight_cards_have_to_be_pairs_of_four_suits(table):
    assert not dealt(table=table, mine="", theirs="").origin.thrown


def test_3_5_a_void_deal_is_not_a_round():
    for seed in range(300):
        match = new_match(TENTOS, seed=seed)
        if match.round.origin.thrown:
            assert match.number == 1 and match.month == 1 and match.totals == (0, 0)
            return
    raise AssertionError("no deal was void")


@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize("hand, what, seen", [
    (f"{QUAD} plum-1 cherry-1 iris-1 peony-1", "four of a month", QUAD), (PAIRS, "four pairs", PAIRS)])
def test_3_5_four_of_a_suit_or_four_pairs_in_a_hand_win_5(hand, what, seen, dealer):
    for holder in (0, 1):
        state = dealt(dealer=dealer, **{"mine" if holder == dealer else "theirs": hand,
                                        "theirs" if holder == dealer else "mine": ""})
        after = state.apply(KEEP)
        assert after.is_over and after.legal_actions() == () and not state.is_over
        result = after.result
        assert result.winner == holder and result.points[holder] == 5 and result.points[1 - holder] == 0
        assert result.reason is Happening.HAND_YAKU and what in result.score.steps[0].reason
        assert after.events[-1].taken == CardSet(seen) and after.events[-1].player == holder


def test_3_5_after_a_swap_the_other_player_holds_it():
    state = dealt(mine=PAIRS, theirs="")
    assert state.apply(KEEP).result.winner == 0 and state.apply(SWAP).result.winner == 1


def test_3_5_two_quads_are_still_5():
    hand = f"{QUAD} plum-warbler plum-poem plum-1 plum-2"
    assert kept(mine=hand, theirs="").result.points == (5, 0)


def test_3_5_a_quad_and_two_pairs_are_a_quad_and_not_four_pairs():
    hand = f"{QUAD} plum-1 plum-2 cherry-1 cherry-2"
    only_pairs = TENTOS.variant(hand_quad="off")
    assert not kept(only_pairs, mine=hand, theirs="").is_over
    assert kept(TENTOS.variant(hand_quad=3), mine=hand, theirs="").result.points == (3, 0)


@pytest.mark.parametrize("hand", ["pine-1 pine-2 plum-1 plum-2 cherry-1 cherry-2 iris-1 peony-1",
                                  "pine-1 pine-2 pine-poem plum-1 plum-2 cherry-1 cherry-2 iris-1"])
def test_3_5_nothing_less_wins(hand):
    assert not kept(mine=hand, theirs="").is_over


def test_3_5_both_players_have_one_nobody_scores_and_the_same_dealer_deals_again():
    with pytest.raises(CardError, match="Two hands held"):
        dealt(mine=f"{QUAD} plum-1 cherry-1 iris-1 peony-1",
              theirs="boar clover-ribbon clover-1 clover-2 maple-1 cherry-2 iris-2 peony-2", table="")
    again = 0
    for seed in range(100):
        state = deal(TENTOS, seed, dealer=seed % 2, hands=[QUAD, "boar clover-ribbon clover-1"])
        assert state.dealer == seed % 2 and "clover-2" not in state.hands[1]
        again += any("Two hands held" in why for why in state.origin.thrown)
    assert again > 3


def test_3_5_or_both_are_ignored():
    game = TENTOS.variant(both_hand_yaku="ignore")
    state = kept(game, mine=f"{QUAD} plum-1 cherry-1 iris-1 peony-1",
                 theirs="boar clover-ribbon clover-1 clover-2 maple-1 cherry-2 iris-2 peony-2", table="")
    assert not state.is_over and state.phase is Phase.HAND


BRIGHT_TABLE = "moon phoenix geese sake maple-1 lightning paulownia-1 chrysanthemum-1"


def test_3_5_the_award_is_flat():
    assert kept(mine=PAIRS, theirs="", table=BRIGHT_TABLE).result.points == (5, 0)
    multiplied = kept(TENTOS.variant(multiply_hand_yaku=True), mine=PAIRS, theirs="", table=BRIGHT_TABLE)
    assert multiplied.result.points == (15, 0)
    assert [step.option for step in multiplied.result.score.steps] == [
        "hand_four_pairs", "multiply_hand_yaku"]


def test_3_5_the_winner_by_a_hand_deals_next():
    seen = 0
    for seed in range(250):
        match = new_match(TENTOS, seed=seed)
        if match.round.phase is Phase.SWAP:
            match = match.apply(KEEP)
        if match.round.is_over:
            assert match.round.result.points[match.round.result.winner] == 5
            assert match.next_dealer == match.round.result.winner == match.next_round().round.dealer
            seen += 1
    assert seen > 1


@pytest.mark.parametrize("table, factor", [
    (TABLE, 1), ("moon clover-1 chrysanthemum-1 maple-1 lightning paulownia-1 boar sake", 2),
    ("rainman clover-1 chrysanthemum-1 maple-1 geese paulownia-1 boar sake", 2), (BRIGHT_TABLE, 3),
    ("moon phoenix rainman clover-1 chrysanthemum-1 maple-1 boar sake", 4)])
def test_3_5_the_field_multiplier_counts_the_brights_of_the_deal(table, factor):
    state = kept(table=table)
    assert state.score(0).situation.field_brights == factor - 1
    # It is fixed for the round: the cards on the table change, the multiplier stays.
    for _ in range(4):
        state = state.apply(state.legal_actions()[-1])
    assert state.score(0).situation.field_brights == factor - 1


def test_3_5_any_bright_doubles_as_an_option():
    laid = position(TENTOS.variant(field_multiplier="any_bright"), hands=["cherry-1 boar", "iris-1"],
                    table="cherry-poem moon phoenix", piles=["pine-poem plum-poem", ""])
    assert laid.apply("cherry-1").apply(STOP).result.points == (6, 0)


def test_3_5_a_position_can_say_how_many_brights_lay_there():
    laid = position(TENTOS, hands=["cherry-1 boar", "iris-1"], table="cherry-poem", field_brights=2,
                    piles=["pine-poem plum-poem", ""])
    assert laid.apply("cherry-1").apply(STOP).result.points == (9, 0)
    assert loads(dumps(laid)) == laid and laid != position(
        TENTOS, hands=["cherry-1 boar", "iris-1"], table="cherry-poem", piles=["pine-poem plum-poem", ""])
    with pytest.raises(RulesError, match="field_brights"):
        position(TENTOS, hands=["boar", "iris-1"], field_brights=-1)


def test_3_5_triples_on_the_table_are_taken_by_the_fourth_card():
    for hand, stock in (("pine-crane boar", "moon"), ("boar", "pine-crane")):
        state = position(TENTOS, hands=[hand, "iris-1"], table="pine-poem pine-1 pine-2", stock=stock)
        assert CardSet(QUAD) <= state.apply(hand.split()[0]).piles[0]


# 3.6 -----------------------------------------------------------------------------------------------------

def test_3_6_any_hand_card_may_be_played():
    state = kept()
    assert [action.card for action in state.legal_actions()] == list(state.hands[0])


def test_3_6_a_match_must_be_taken_two_give_a_choice_and_none_leaves_the_card():
    state = position(TENTOS, hands=["pine-1 iris-1 boar", "deer"], table="pine-2 iris-2 iris-ribbon")
    assert state.apply("pine-1").piles[0] == CardSet("pine-1 pine-2")
    assert words(state.apply("iris-1")) == ["take iris-ribbon", "take iris-2"]
    assert "boar" in state.apply("boar").table


def test_3_6_the_stock_card_cannot_join_the_pair_just_made():
    state = position(TENTOS, hands=["pine-1 boar", "deer"], table="pine-2", stock="pine-poem").apply("pine-1")
    assert state.piles[0] == CardSet("pine-1 pine-2") and state.table == CardSet("pine-poem")


def test_3_6_the_stock_card_can_match_the_hand_card_that_lay_alone():
    state = position(TENTOS, hands=["pine-1 boar", "deer"], stock="pine-poem").apply("pine-1")
    assert state.piles[0] == CardSet("pine-1 pine-poem") and not state.table


def test_3_6_the_pile_lies_face_up_sorted_by_value():
    state = position(TENTOS, hands=["pine-1 boar", "deer"], table="crane",
                     piles=["plum-1 moon iris-ribbon warbler cherry-1", ""]).apply("pine-1")
    assert state.view(1).piles[0] == CardSet("crane moon warbler iris-ribbon pine-1 plum-1 cherry-1")
    shown = re.findall(r'alt="([^:]*, (\w+)):', pile_html(state.piles[0]))
    assert [kind for _, kind in shown] == ["bright", "bright", "animal", "ribbon", "chaff", "chaff", "chaff"]


@pytest.mark.parametrize("seed", range(40))
def test_3_6_captured_at_once_or_at_the_end_of_the_turn_is_the_same(seed):
    """The equivalence note: lay the cards, combine as the rule says, collect at the end of the turn."""
    state, checked = deal(OPEN.variant(hand_swap=False), seed), 0
    draw = random.Random(seed)
    while not state.is_over:
        start, player = state, state.to_play
        state = state.apply(draw.choice(state.legal_actions()))
        while state.card is not None:
            state = state.apply(draw.choice(state.legal_actions()))
        moved = [event for done in state.states for event in done.events
                 if event.happening in (Happening.HAND, Happening.DRAW)][-2:]
        table, pile = turn_that_collects_at_the_end(start.table, start.piles[player], moved)
        assert (state.table, state.piles[player]) == (table, pile)
        checked += 1
        while state.phase is Phase.DECIDE:
            state = state.apply(KOIKOI)
    assert checked == 16 or state.result.winner is not None


def turn_that_collects_at_the_end(table, pile, moved):
    """Both cards are laid first; what is combined is no match for what comes, and is taken at the end."""
    combined = CardSet()
    for event in moved:
        loose = (table - combined).in_month(event.card.month)
        if len(loose) in (1, 3):
            assert event.taken == loose
        else:
            assert event.taken <= loose and len(event.taken) == (len(loose) > 0)
        table |= event.card
        if event.taken:
            combined |= event.taken | CardSet(event.card)
    return table - combined, pile | combined


# 3.7 -----------------------------------------------------------------------------------------------------

FOUR_RIBBONS = "pine-poem iris-ribbon clover-ribbon peony-blue"


def test_3_7_a_new_named_yaku_gives_the_choice():
    state = position(TENTOS, hands=["cherry-1 boar", "iris-1"], table="cherry-poem",
                     piles=["pine-poem plum-poem", ""]).apply("cherry-1")
    assert state.phase is Phase.DECIDE and words(state) == ["stop", "koi-koi"]


def test_3_7_an_increment_alone_does_not():
    cards = {"hands": ["wisteria-1 boar", "iris-1"], "table": "wisteria-ribbon",
             "piles": [f"{FOUR_RIBBONS} maple-blue", ""]}
    state = position(TENTOS, **cards).apply("wisteria-1")
    assert state.bases[0] == 2 and state.phase is Phase.HAND and state.to_play == 1
    assert position(TENTOS.variant(offer_on="increase"), **cards).apply("wisteria-1").phase is Phase.DECIDE


def test_3_7_several_new_yaku_in_one_turn_make_one_offer():
    state = position(TENTOS, hands=["cherry-1 boar", "iris-1"], table="cherry-poem",
                     piles=[f"pine-poem plum-poem {'iris-ribbon clover-ribbon'}", ""]).apply("cherry-1")
    assert [held.id for held in state.score(0).yaku] == ["akatan", "tanzaku"]
    assert happenings(state).count(Happening.OFFER) == 1
    after = state.apply(KOIKOI)
    assert after.phase is Phase.HAND and after.calls == (1, 0)


def test_3_7_after_koikoi_a_second_yaku_gives_the_choice_again():
    state = position(TENTOS, hands=["cherry-1 butterflies wisteria-1 iris-2", "pine-1 plum-1 maple-1"],
                     table="cherry-poem peony-1 wisteria-ribbon",
                     piles=["pine-poem plum-poem boar deer", ""])
    state = played(state, "cherry-1", "koi-koi", "pine-1", "wisteria-1")
    assert state.phase is Phase.HAND  # a fourth ribbon: nothing new
    state = played(state, "plum-1", "butterflies")
    assert state.phase is Phase.DECIDE
    assert state.apply(STOP).result.points == (16, 0)  # (3 + 5) x 2


def test_3_7_a_higher_yaku_of_the_brights_is_a_new_one():
    state = position(TENTOS, hands=["pampas-1 boar", "iris-1"], table="moon",
                     piles=["crane curtain phoenix", ""], calls=[1, 0], field_brights=0).apply("pampas-1")
    assert state.phase is Phase.DECIDE and state.score(0).total == 24  # (8 + 4) x 2


def test_3_7_on_the_last_turn_an_offer_that_is_due_is_a_stop():
    state = position(TENTOS, hands=["cherry-1", "iris-1"], table="cherry-poem",
                     piles=["pine-poem plum-poem", ""]).apply("cherry-1")
    assert state.is_over and state.result.reason is Happening.LAST and state.result.points == (3, 0)
    # What would not have been offered is not stopped.
    raised = position(TENTOS, hands=["wisteria-1", "iris-1"], table="wisteria-ribbon",
                      piles=[f"{FOUR_RIBBONS} maple-blue", ""]).apply("wisteria-1")
    assert not raised.is_over and raised.bases[0] == 2


# 3.8 - 3.12 ----------------------------------------------------------------------------------------------

def three_ribbons(calls=(0, 0), other="", **more):
    return position(TENTOS, hands=["cherry-1 boar", "iris-1"], table="cherry-poem", calls=calls,
                    piles=["pine-poem plum-poem", other], **more).apply("cherry-1")


@pytest.mark.parametrize("calls, brights, points", [
    ((0, 0), 0, 3), ((1, 0), 0, 6), ((2, 0), 0, 9), ((0, 3), 0, 3), ((0, 0), 1, 6), ((1, 0), 1, 12),
    ((2, 1), 2, 27)])
def test_3_8_the_sum_times_own_calls_times_field(calls, brights, points):
    assert three_ribbons(calls, field_brights=brights).apply(STOP).result.points == (points, 0)


def test_3_8_the_winner_alone_scores():
    result = three_ribbons((0, 1), other="crane curtain phoenix").apply(STOP).result
    assert result.points == (3, 0) and result.winner == 0


def test_3_10_when_the_cards_run_out_nobody_scores_and_the_same_dealer_deals():
    state = position(TENTOS, hands=["boar", "iris-1"], piles=[POEMS, "crane curtain phoenix"], calls=[1, 1])
    state = played(state, "boar", "iris-1")
    assert state.is_over and state.result.points == (0, 0) and state.result.reason is Happening.EXHAUSTED
    seen = 0
    for seed in range(30):
        match = random_match(TENTOS.variant(length=("rounds", 8)), seed, calls=0.9)
        for one, later in zip(match.rounds, match.rounds[1:], strict=False):
            if one.result.reason is Happening.EXHAUSTED:
                assert later.dealer == one.dealer
                seen += 1
            else:
                assert later.dealer == one.result.winner  # 3.11
    assert seen > 5


def test_3_11_the_winner_is_always_the_next_dealer():
    seen = Counter()
    for seed in range(20):
        match = random_match(TENTOS.variant(length=("rounds", 6)), seed)
        for one, later in zip(match.rounds, match.rounds[1:], strict=False):
            if one.result.winner is not None:
                assert later.dealer == one.result.winner and max(one.result.points) > 0
                seen[one.result.winner == one.dealer] += 1
    assert min(seen.values()) > 10 and len(seen) == 2


@pytest.mark.parametrize("target", [50, 100, 500])
def test_3_12_first_to_reach_the_target_wins(target):
    for seed in range(6 if target < 500 else 2):
        match = random_match(TENTOS.variant(length=("points", target)), seed)
        assert max(match.totals) >= target and len(match.winners) == 1
        before = [sum(points[seat] for points in match.points[:-1]) for seat in (0, 1)]
        assert max(before) < target


# 3.13 ----------------------------------------------------------------------------------------------------

def test_3_13_remove_sets_the_four_cards_aside():
    game = TENTOS.variant(table_quad="remove")
    state = dealt(game, table=f"{QUAD} moon geese maple-1 sake", mine="", theirs="")
    assert state.removed == CardSet(QUAD) == state.view(0).removed
    assert state.table == CardSet("moon geese maple-1 sake") and len(state.stock) == 24
    assert state.events[0].happening is Happening.REMOVED and state.events[0].taken == CardSet(QUAD)
    # The multiplier counts the brights that stay.
    assert state.score(0).situation.field_brights == 1
    assert not state.view(0).unseen & CardSet(QUAD)
    assert loads(dumps(state)) == state
    everything = [*state.hands, state.table, CardSet(state.stock), state.removed]
    assert sum(map(len, everything)) == 48
    two = dealt(game, table=f"{QUAD} plum-warbler plum-poem plum-1 plum-2", mine="", theirs="")
    assert len(two.removed) == 8 and not two.table


@pytest.mark.parametrize("dealer", [0, 1])
def test_3_13_or_the_dealer_wins_5_before_any_hand_yaku(dealer):
    game = TENTOS.variant(table_quad="dealer_wins")
    state = dealt(game, dealer=dealer, table=f"{QUAD} moon geese maple-1 sake", mine="",
                  theirs="clover-ribbon clover-1 clover-2 boar iris-1 iris-2 peony-1 peony-2")
    assert state.is_over and state.actions == () and state.legal_actions() == ()
    assert state.result.winner == dealer and state.result.points[dealer] == 5
    assert state.result.reason is Happening.TABLE_QUAD and sum(state.result.points) == 5
    assert loads(dumps(state)) == state
    assert dealt(game.variant(table_quad_points=7), table=f"{QUAD} moon geese maple-1 sake", mine="",
                 theirs="").result.points == (7, 0)


def test_3_13_a_capturing_card_must_be_played():
    game = TENTOS.variant(must_play_match=True)
    state = position(game, hands=["pine-1 boar iris-1", "deer"], table="pine-2 iris-2")
    assert words(state) == ["play pine-1", "play iris-1"] and state.view(0).legal_actions() == (
        state.legal_actions())
    with pytest.raises(IllegalAction, match="has to be played: play pine-1, play iris-1"):
        state.apply("boar")
    assert words(position(game, hands=["boar iris-1", "deer"], table="pine-2")) == [
        "play iris-1", "play clover-boar"]


def test_3_13_a_capture_may_be_declined_with_a_hand_card():
    game = TENTOS.variant(may_decline_capture=True)
    state = position(game, hands=["pine-1 boar", "deer"], table="pine-2", stock="moon")
    assert words(state) == ["play pine-1", "play clover-boar", "leave pine-1"]
    left = state.apply("leave pine-1")
    assert left.table == CardSet("pine-1 pine-2 moon") and not left.piles[0] and left.to_play == 1
    assert happenings(left) == [Happening.LEFT, Happening.DRAW] and left.events[0].taken == CardSet("pine-2")
    assert loads(dumps(left)) == left
    for wrong in ("leave boar", "leave moon"):
        with pytest.raises(IllegalAction):
            state.apply(wrong)


def test_3_13_never_with_a_stock_card():
    game = TENTOS.variant(may_decline_capture=True)
    state = position(game, hands=["boar iris-1", "deer"], table="pine-2", stock="pine-1").apply("boar")
    assert state.piles[0] == CardSet("pine-1 pine-2")


def test_3_13_not_onto_three_cards():
    game = TENTOS.variant(may_decline_capture=True)
    state = position(game, hands=["pine-1 boar", "deer"], table="pine-2 pine-poem crane")
    assert words(state) == ["play pine-1", "play clover-boar"]
    with pytest.raises(IllegalAction, match="can't be left"):
        state.apply("leave pine-1")


def test_3_13_three_loose_cards_that_result_are_taken_together():
    game = TENTOS.variant(may_decline_capture=True)
    state = position(game, hands=["pine-1 boar", "crane deer"], table="pine-2 pine-poem")
    state = played(state, "leave pine-1", "crane")
    assert state.piles[1] == CardSet(QUAD)


def test_3_13_the_two_options_do_not_go_together():
    with pytest.raises(RulesError, match="do not go together"):
        TENTOS.variant(must_play_match=True, may_decline_capture=True)


SPECIAL = TENTOS.variant(undecidable="inoshikacho tsukimi hanami godori")


def test_3_13_undecidable_yaku_alone_give_no_choice():
    state = position(SPECIAL, hands=["maple-1 iris-1", "pine-1"], table="deer",
                     piles=["boar butterflies", ""]).apply("maple-1")
    assert state.bases[0] == 5 and state.phase is Phase.HAND and state.to_play == 1


def test_3_13_nor_an_automatic_stop():
    state = position(SPECIAL, hands=["maple-1", "pine-1"], table="deer",
                     piles=["boar butterflies", ""]).apply("maple-1")
    assert state.bases[0] == 5 and not state.is_over


def test_3_13_they_count_when_the_player_stops_with_another():
    state = position(SPECIAL, hands=["cherry-1 iris-1", "pine-1"], table="cherry-poem",
                     piles=[f"{TRIO} pine-poem plum-poem", ""]).apply("cherry-1")
    assert state.apply(STOP).result.points == (8, 0)


def test_3_13_once_an_ordinary_yaku_is_held_a_new_special_one_gives_an_offer():
    state = position(SPECIAL, hands=["maple-1 iris-1", "pine-1"], table="deer",
                     piles=[f"boar butterflies {POEMS}", ""], calls=[1, 0]).apply("maple-1")
    assert state.phase is Phase.DECIDE


TAKES = TENTOS.variant(winner_takes_loser=True)


def test_3_13_the_winner_takes_the_yaku_of_a_loser_who_called_and_made_no_new_one_since():
    cards = {"hands": ["cherry-1 boar", "iris-1 maple-1"], "table": "cherry-poem moon",
             "piles": ["pine-poem plum-poem", "crane curtain phoenix"]}
    took = position(TAKES, **cards, calls=[1, 1]).apply("cherry-1").apply(STOP).result
    assert took.points == ((3 * 2 + 8) * 2, 0)
    assert [step.option for step in took.score.steps[1:]] == [
        "own_koikoi", "winner_takes_loser", "field_multiplier"]
    # Not without a call, and not without the option.
    assert position(TAKES, **cards, calls=[1, 0]).apply("cherry-1").apply(STOP).result.points == (12, 0)
    assert position(TENTOS, **cards, calls=[1, 1]).apply("cherry-1").apply(STOP).result.points == (12, 0)


def test_3_13_a_new_yaku_since_the_call_saves_the_loser():
    """Undecidable, so that the new yaku brings no offer and the loser can go on to lose."""
    game = TAKES.variant(undecidable="inoshikacho", offer_on="new_yaku")
    start = position(game, hands=["maple-1 iris-1", "cherry-1 pine-1"], table="deer cherry-poem",
                     calls=[1, 0], piles=["boar butterflies crane curtain phoenix", "pine-poem plum-poem"])
    # The ordinary yaku held makes the new special one an offer: koi-koi again, and then nothing new since.
    called = played(start, "maple-1", "koi-koi", "cherry-1", "stop")
    assert called.result.points == (0, 3 + 13)
    lost = position(TAKES.variant(undecidable="inoshikacho"), hands=["maple-1 iris-1", "cherry-1 pine-1"],
                    table="deer cherry-poem", calls=[1, 0],
                    piles=["boar butterflies", "pine-poem plum-poem"])
    assert played(lost, "maple-1", "cherry-1", "stop").result.points == (0, 3)


def test_3_13_godori_and_the_target_are_options():
    game = TENTOS.variant(godori=True)
    state = position(game, hands=["pampas-1 boar", "iris-1"], table="geese",
                     piles=["warbler cuckoo", ""]).apply("pampas-1")
    assert state.phase is Phase.DECIDE and state.apply(STOP).result.points == (5, 0)


def test_a_score_in_a_round_is_the_score_of_its_pile_and_situation():
    for seed in range(30):
        for state in random_states(seed, rules=TENTOS):
            if state.phase is Phase.SWAP:
                continue
            for seat in (0, 1):
                sheet = state.score(seat)
                assert sheet == score(state.piles[seat], TENTOS, own_koikoi=state.calls[seat],
                                      opponent_koikoi=state.calls[1 - seat],
                                      field_brights=sheet.situation.field_brights)
