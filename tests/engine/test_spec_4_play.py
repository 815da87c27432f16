"""Go-Stop as it is played, sentence by sentence: deal, piles, ppeok, jokers, stop or go (spec 4.1-4.12)."""
from itertools import pairwise

import pytest
from playing import happenings, packets, played, random_match, random_states, shuffled, texts, words

from koikoi_edu import DECK, CardSet, deal, new_match, position
from koikoi_edu.cards import JOKERS, Kind
from koikoi_edu.errors import CardError, IllegalAction, RulesError
from koikoi_edu.game import FLIP, KOIKOI, STOP, Happening, Phase, read_action
from koikoi_edu.rules.gostop import GOSTOP

THREE = GOSTOP.variant(players=3)
#: Nothing of the deal is laid down, taken or dealt again.
BARE = {"hand_quad": "off", "hand_four_pairs": "off", "table_quad": "off"}
PINES = "pine-crane pine-poem pine-1 pine-2"
PLUMS = "plum-warbler plum-poem plum-1 plum-2"
CHERRIES = "curtain cherry-poem cherry-1 cherry-2"
ORDINARY = GOSTOP.variant(deal_pairs="ordinary")
#: 8 points: three dry brights 3 and Godori 5.
EIGHT = "crane curtain phoenix warbler cuckoo geese"
#: 7 points: Godori 5, and 2 for six animals.
SEVEN = "warbler cuckoo geese bridge boar deer"


def final(seed, rules=GOSTOP, calls=1.0, **how):
    return list(random_states(seed, calls=calls, rules=rules, **how))[-1]


# 4.1-4.3: deck, deal, order ------------------------------------------------------------------------------

@pytest.mark.parametrize("jokers", [0, 2, 5])
@pytest.mark.parametrize("players", [2, 3])
def test_4_1_48_cards_and_none_two_or_five_jokers(players, jokers):
    for seed in range(30):
        state = deal(GOSTOP.variant(players=players, jokers=jokers), seed)
        cards = state.origin.layout.cards
        assert len(cards) == 48 + jokers and DECK.cards <= cards and len(cards & JOKERS) == jokers


def test_4_1_five_jokers_unless_said_and_with_two_those_of_two_and_three_pi():
    assert deal(GOSTOP, 1).origin.layout.cards & JOKERS == JOKERS
    assert deal(GOSTOP.variant(jokers=2), 1).origin.layout.cards & JOKERS == CardSet("joker-2pi joker-3pi")


@pytest.mark.parametrize("jokers", [0, 2, 5])
def test_4_2_eight_each_and_ten_on_the_table_or_seven_each_and_six(jokers):
    for seed in range(20):
        two = deal(GOSTOP.variant(jokers=jokers), seed).origin.layout
        assert [len(hand) for hand in two.hands] == [8, 8] and len(two.table) == 10
        assert len(two.stock) == 22 + jokers
        three = deal(THREE.variant(jokers=jokers), seed).origin.layout
        assert [len(hand) for hand in three.hands] == [7, 7, 7] and len(three.table) == 6
        assert len(three.stock) == 21 + jokers


@pytest.mark.parametrize("dealer", [0, 1])
def test_4_2_four_to_the_opponent_five_to_the_table_four_to_the_dealer_twice(dealer):
    for seed in range(6):
        dealt = packets(shuffled(seed), ("other", 4), ("table", 5), ("dealer", 4), ("other", 4), ("table", 5))
        state = deal(GOSTOP.variant(jokers=0, **BARE), seed, dealer=dealer)
        assert dealt["other"] == state.hands[1 - dealer] and dealt["table"] == state.table
        assert dealt["dealer"] <= state.hands[dealer]


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_4_2_with_three_four_to_each_opponent_three_four_and_then_three_each(dealer):
    for seed in range(6):
        dealt = packets(shuffled(seed), ("first", 4), ("second", 4), ("table", 3), ("dealer", 4),
                        ("first", 3), ("second", 3))
        state = deal(THREE.variant(jokers=0, **BARE), seed, dealer=dealer)
        for step, zone in enumerate(("dealer", "first", "second")):
            assert dealt[zone] <= state.hands[(dealer + step) % 3]
        assert dealt["table"] <= state.table


def test_4_2_there_is_no_hand_swap():
    assert deal(GOSTOP, 1).phase is Phase.HAND
    with pytest.raises(RulesError, match="hand_swap=True"):
        deal(GOSTOP.variant(hand_swap=True))


@pytest.mark.parametrize("rules", [GOSTOP, THREE])
def test_4_3_the_dealer_leads_and_play_goes_on_to_the_next_seat(rules):
    for seed in range(30):
        turns = []
        for state in random_states(seed, calls=1.0, rules=rules):
            if state.phase is Phase.HAND and (not turns or turns[-1] != state.to_play):
                turns.append(state.to_play)
        assert turns[0] == deal(rules, seed).dealer
        assert all(later == (one + 1) % rules.players for one, later in pairwise(turns))


@pytest.mark.parametrize("how", ["birthday", "earliest_month"])
def test_4_3_no_joker_decides_who_deals_first(how):
    game = GOSTOP.variant(first_dealer=how)
    for seed in range(60):
        found = new_match(game, seed=seed, birthdays=[1, 7]).opening
        assert found is None or not JOKERS & [card for _, card in found.draws]


# 4.4: checks ---------------------------------------------------------------------------------------------

def test_4_4_brights_on_the_table_are_no_multipliers():
    one, other = (position(GOSTOP, hands=["plum-1", "cherry-1"], table="pine-1", piles=[EIGHT, ""],
                           field_brights=number).score(0) for number in (0, 5))
    assert one.total == other.total


def test_4_4_four_of_a_month_in_a_hand_are_laid_down_without_win_or_replacement():
    state = deal(GOSTOP, 3, dealer=0, hands=[PINES, ""], table="plum-1 cherry-1")
    assert state.piles[0] >= CardSet(PINES) and len(state.hands[0]) == 4 and not state.is_over
    assert len(state.stock) == len(state.origin.layout.stock) == 27
    laid = [event for event in state.events if event.happening is Happening.LAID_DOWN]
    assert [event.text(("Ana", "Bo")) for event in laid if event.player == 0] == [
        "Ana lays down four of a month from the hand: crane, pine-poem, pine-1 and pine-2."]


def test_4_4_a_player_whose_hand_is_empty_only_turns_the_stock():
    state = deal(GOSTOP.variant(jokers=0), 3, dealer=0, hands=[PINES, ""], table="plum-1 cherry-1 iris-1")
    flips = plays = 0
    while not state.is_over:
        if state.phase is Phase.HAND and not state.hands[state.to_play]:
            assert state.to_play == 0 and state.legal_actions() == (FLIP,)
            before = len(state.stock)
            state = state.apply("flip")
            assert len(state.stock) == before - 1
            assert happenings(state)[:2] == [Happening.FLIP, Happening.DRAW] or state.card
            flips += 1
        else:
            plays += state.phase is Phase.HAND and state.to_play == 1
            state = state.apply(KOIKOI if state.phase is Phase.DECIDE else state.legal_actions()[0])
    assert state.result.reason is Happening.LAST or (plays == 8 and flips == 4)


def test_4_4_the_round_ends_when_all_hands_are_empty():
    for seed in range(40):
        for rules in (GOSTOP, THREE):
            last = final(seed, rules)
            if last.result.reason is Happening.EXHAUSTED:
                assert not any(last.hands)
            for state in last.states[:-1]:
                assert any(state.hands) or state.card or state.phase is Phase.DECIDE


def test_4_4_a_dealer_who_lays_down_the_whole_hand_turns_the_stock_first():
    state = deal(GOSTOP.variant(jokers=0), 5, dealer=1, hands=["", f"{PINES} {PLUMS}"], table="iris-1 boar")
    assert state.to_play == 1 and words(state) == ["flip"] and len(state.piles[1]) >= 8


def test_4_4_with_no_card_in_any_hand_the_round_is_drawn_at_once():
    quads = [f"{PINES} {PLUMS}", f"{CHERRIES} wisteria-1 wisteria-2 cuckoo wisteria-ribbon"]
    state = deal(GOSTOP, 1, dealer=0, hands=quads)
    assert state.is_over and state.result.reason is Happening.EXHAUSTED and state.result.points == (0, 0)


@pytest.mark.parametrize("dealer", [0, 1])
def test_4_4_four_of_a_month_on_the_table_go_to_the_dealer(dealer):
    state = deal(GOSTOP, 3, dealer=dealer, table=f"{PINES} plum-1")
    assert state.piles[dealer] >= CardSet(PINES) and not state.table.in_month(1)
    assert state.to_play == dealer and Happening.TAKEN in happenings(state)


@pytest.mark.parametrize("dealer", [0, 1])
def test_4_4_jokers_on_the_table_go_to_the_dealer_and_are_not_replaced(dealer):
    state = deal(GOSTOP, 3, dealer=dealer, table="joker-1pi joker-double pine-1 plum-1", hands=["", ""])
    taken = CardSet("joker-1pi joker-double")
    assert taken <= state.piles[dealer] and not state.table & JOKERS
    assert len(state.stock) == 27
    assert len(state.table) == 10 - len(state.origin.layout.table & JOKERS) - 4 * (
        Happening.TAKEN in happenings(state))
    assert state.events[0].happening is Happening.TABLE_JOKERS


FOUR_PAIRS = "pine-1 pine-2 plum-1 plum-2 cherry-1 cherry-2 iris-1 iris-2"
OTHER_PAIRS = "wisteria-1 wisteria-2 boar clover-1 moon pampas-1 deer maple-1"


@pytest.mark.parametrize("holder", [0, 1])
def test_4_4_four_pairs_in_a_hand_win_5_at_once(holder):
    hands = ["", ""]
    hands[holder] = FOUR_PAIRS
    state = deal(GOSTOP, 1, dealer=0, hands=hands, table="moon boar deer")
    assert state.is_over and state.result.reason is Happening.HAND_YAKU
    assert state.result.winner == holder and max(state.result.points) == 5 == sum(state.result.points)


def test_4_4_four_pairs_are_nothing_with_three_players_and_where_the_option_is_off():
    three = deal(THREE, 1, dealer=0, hands=["pine-1 pine-2 plum-1 plum-2 cherry-1 cherry-2 iris-1", "", ""])
    off = deal(GOSTOP.variant(hand_four_pairs="off"), 1, dealer=0, hands=[FOUR_PAIRS, ""], table="moon boar")
    assert not three.is_over and not off.is_over


def test_4_4_four_pairs_in_two_hands_are_dealt_again():
    with pytest.raises(CardError, match="Two hands held"):
        deal(GOSTOP, 1, hands=[FOUR_PAIRS, OTHER_PAIRS])


def test_4_4_jokers_make_no_pair():
    hand = "pine-1 pine-2 plum-1 plum-2 cherry-1 cherry-2 joker-1pi joker-2pi"
    assert not deal(GOSTOP, 1, dealer=0, hands=[hand, ""], table="moon boar").is_over


def test_4_4_four_pairs_on_the_table_are_nothing():
    state = deal(GOSTOP, 2, dealer=0, table=f"{FOUR_PAIRS} moon boar")
    assert state.origin.layout.table == CardSet(f"{FOUR_PAIRS} moon boar") and not state.origin.thrown


def test_4_4_a_quad_that_a_joker_draw_completes_is_not_laid_down():
    state = position(GOSTOP, hands=["joker-1pi pine-1 pine-2 pine-poem", "moon"], table="boar",
                     stock="crane deer")
    after = state.apply("joker-1pi")
    assert after.hands[0] == CardSet(PINES) and after.piles[0] == CardSet("joker-1pi")


# 4.5: pairs on the table ---------------------------------------------------------------------------------

def test_4_5_a_pair_of_the_deal_is_locked_and_three_lie_on_a_pile():
    state = deal(GOSTOP.variant(jokers=0), 1, dealer=0,
                 table="pine-1 pine-2 plum-1 plum-2 plum-poem moon boar deer curtain iris-1")
    assert state.stacks == (CardSet("pine-1 pine-2"), CardSet("plum-1 plum-2 plum-poem"))
    assert all(stack <= state.table for stack in state.stacks) and state.view(1).stacks == state.stacks


def pair_position(hands=("pine-poem moon", "crane boar"), stock="maple-1 bridge phoenix rainman", **how):
    return position(GOSTOP, hands=hands, table="pine-1 pine-2 plum-1", stock=stock, **how)


def test_4_5_the_third_card_from_the_hand_joins_the_pair_and_takes_nothing():
    state = pair_position().apply("pine-poem")
    pile = CardSet("pine-1 pine-2 pine-poem")
    assert state.stacks == (pile,) and pile <= state.table and state.piles == (CardSet(), CardSet())
    assert texts(state)[0] == "Ana: pine-poem joins pine-1 and pine-2: the pile stays there."


def test_4_5_the_same_if_it_is_turned_from_the_stock():
    state = pair_position(("moon", "boar"), "pine-poem deer").apply("moon")
    assert state.stacks == (CardSet("pine-1 pine-2 pine-poem"),) and not any(state.piles)
    assert texts(state)[1] == "Ana draws pine-poem, which joins pine-1 and pine-2: the pile stays there."


def test_4_5_the_fourth_card_takes_the_pile():
    state = played(pair_position(), "pine-poem", "crane")
    assert state.piles[1] == CardSet(PINES) and not state.stacks and not state.table.in_month(1)


def test_4_5_so_does_the_fourth_card_turned_from_the_stock():
    state = played(pair_position(("pine-poem moon", "boar"), "deer crane"), "pine-poem", "boar")
    assert state.piles[1] >= CardSet(PINES) and not state.stacks


def test_4_5_who_holds_a_third_card_has_to_play_such_a_one_any_if_several():
    state = pair_position(("pine-poem moon plum-2", "boar"))
    assert words(state) == ["play pine-poem"]
    with pytest.raises(IllegalAction, match="third card of a locked pair has to be played"):
        state.apply("moon")
    both = pair_position(("pine-poem crane moon", "boar"))
    assert words(both) == ["play pine-crane", "play pine-poem"]
    pairs = position(GOSTOP, hands=["pine-poem plum-poem moon", "boar"], table="pine-1 pine-2 plum-1 plum-2")
    assert words(pairs) == ["play pine-poem", "play plum-poem"]


def test_4_5_a_pile_of_three_obliges_nobody():
    state = position(GOSTOP, hands=["crane moon", "boar"], table="pine-1 pine-2 pine-poem")
    assert words(state) == ["play pine-crane", "play pampas-moon"]


def test_4_5_the_duty_is_looked_at_after_joker_draws():
    state = pair_position(("joker-1pi moon", "boar deer"), "pine-poem iris-1 iris-2")
    assert words(state) == ["play pampas-moon", "play joker-1pi"]
    after = state.apply("joker-1pi")
    assert words(after) == ["play pine-poem"] and after.to_play == 0
    obliged = pair_position(("joker-1pi moon pine-poem", "boar deer"))
    assert words(obliged) == ["play pine-poem", "play joker-1pi"]


def test_4_5_play_itself_leaves_no_two_loose_cards_of_a_month():
    for seed in range(60):
        for rules in (GOSTOP, THREE):
            for state in random_states(seed, rules=rules):
                loose = state.table
                for stack in state.stacks:
                    loose -= stack
                assert all(len(loose.in_month(month)) < 2 for month in range(1, 13)) and not loose & JOKERS


def test_4_5_ordinary_pairs_are_two_cards_of_which_one_is_chosen():
    state = position(ORDINARY, hands=["pine-poem moon", "boar"], table="pine-1 pine-2", stock="deer")
    assert not state.stacks and words(state) == ["play pine-poem", "play pampas-moon"]
    waiting = state.apply("pine-poem")
    assert waiting.phase is Phase.MATCH and words(waiting) == ["take pine-1", "take pine-2"]
    after = waiting.apply("pine-2")
    assert after.piles[0] == CardSet("pine-poem pine-2") and "pine-1" in after.table
    drawn = position(ORDINARY, hands=["moon", "boar"], table="pine-1 pine-2", stock="pine-poem").apply("moon")
    assert drawn.phase is Phase.DRAW and words(drawn) == ["take pine-1", "take pine-2"]
    assert drawn.apply("pine-1").piles[0] == CardSet("pine-poem pine-1")


# 4.6: ppeok ----------------------------------------------------------------------------------------------

def ppeok(rules=GOSTOP):
    state = position(rules, hands=["pine-poem moon", "boar deer"], table="pine-1 plum-1",
                     stock="pine-2 bridge phoenix")
    return state.apply("pine-poem")


def test_4_6_the_third_card_turned_joins_the_pair_just_made_and_nothing_is_captured():
    state = ppeok()
    assert state.stacks == (CardSet("pine-1 pine-2 pine-poem"),) and not any(state.piles)
    assert state.table == CardSet("pine-1 pine-2 pine-poem plum-1") and state.ppeoks == (1, 0)
    assert texts(state) == ["Ana: pine-poem goes on pine-1.", "Ana draws pine-2, which joins pine-poem and "
                            "pine-1: ppeok, the pile of three stays there."]


def test_4_6_the_fourth_card_takes_it_whoever_plays_it():
    state = position(GOSTOP, hands=["pine-poem moon", "crane deer"], table="pine-1 plum-1",
                     stock="pine-2 bridge phoenix rainman")
    assert played(state, "pine-poem", "crane").piles == (CardSet(), CardSet(PINES))
    own = position(GOSTOP, hands=["pine-poem crane", "boar deer"], table="pine-1 plum-1",
                   stock="pine-2 bridge phoenix rainman")
    assert played(own, "pine-poem", "boar", "crane").piles[0] == CardSet(PINES)


def test_4_6_without_the_option_the_pair_is_captured_and_the_third_card_stays():
    state = ppeok(GOSTOP.variant(ppeok=False))
    assert state.piles[0] == CardSet("pine-poem pine-1") and state.table == CardSet("pine-2 plum-1")
    assert happenings(state) == [Happening.HAND, Happening.DRAW]


def test_4_6_a_pair_that_nothing_disturbs_is_captured():
    state = position(GOSTOP, hands=["pine-poem moon", "boar"], table="pine-1 plum-1", stock="plum-2")
    state = state.apply("pine-poem")
    assert state.piles[0] == CardSet("pine-poem pine-1 plum-1 plum-2") and not state.table
    assert texts(state) == ["Ana: pine-poem takes pine-1.", "Ana draws plum-2, which takes plum-1."]


def test_4_6_with_ordinary_pairs_the_third_card_takes_the_other_loose_one_and_all_four_are_captured():
    state = position(ORDINARY, hands=["pine-poem moon", "boar"], table="pine-1 pine-2 plum-1", stock="crane")
    after = played(state, "pine-poem", "take pine-1")
    assert after.piles[0] == CardSet(PINES) and after.table == CardSet("plum-1") and not after.stacks
    assert texts(after) == ["Ana: pine-poem takes pine-1.", "Ana draws crane, which takes pine-2."]


def test_4_6_with_ordinary_pairs_ppeok_where_no_other_loose_card_lies():
    assert ppeok(ORDINARY).stacks == (CardSet("pine-1 pine-2 pine-poem"),)


def test_4_6_a_hand_card_takes_a_pile_of_three():
    state = position(GOSTOP, hands=["crane moon", "boar"], table="pine-1 pine-2 pine-poem", stock="deer")
    assert state.captures(DECK["crane"]) == (CardSet("pine-1 pine-2 pine-poem"),)
    assert state.apply("crane").piles[0] == CardSet(PINES)


def test_4_6_a_locked_pair_made_three_by_the_hand_card_is_captured_with_the_fourth_turned():
    state = pair_position(("pine-poem moon", "boar"), "crane").apply("pine-poem")
    assert state.piles[0] == CardSet(PINES) and not state.stacks
    assert texts(state) == ["Ana: pine-poem joins pine-1 and pine-2: the pile stays there.",
                            "Ana draws crane, which takes pine-poem, pine-1 and pine-2."]


# 4.7: a joker in the hand --------------------------------------------------------------------------------

def test_4_7_a_joker_is_laid_in_front_and_the_top_stock_card_comes_into_the_hand():
    state = position(GOSTOP, hands=["joker-3pi moon", "boar"], table="plum-1", stock="deer crane")
    after = state.apply("play joker-3pi")
    assert after.piles[0] == CardSet("joker-3pi") and after.hands[0] == CardSet("moon deer")
    assert after.stock == (DECK["crane"],) and after.table == CardSet("plum-1")
    assert texts(after) == ["Ana lays joker-3pi in front and takes a card of the stock into the hand."]


def test_4_7_it_is_not_the_card_play_of_the_turn():
    state = position(GOSTOP, hands=["joker-3pi moon", "boar"], table="plum-1", stock="deer crane")
    after = state.apply("joker-3pi")
    assert after.to_play == 0 and after.phase is Phase.HAND
    assert after.apply("moon").to_play == 1


def test_4_7_it_may_be_done_again():
    state = position(GOSTOP, hands=["joker-3pi moon", "boar"], table="plum-1", stock="joker-1pi deer crane")
    after = played(state, "joker-3pi", "joker-1pi")
    assert after.piles[0] == CardSet("joker-3pi joker-1pi") and after.hands[0] == CardSet("moon deer")


def test_4_7_it_may_be_left_in_the_hand():
    state = position(GOSTOP, hands=["joker-3pi moon", "boar"], table="plum-1", stock="deer crane")
    assert state.apply("moon").hands[0] == CardSet("joker-3pi")


def test_4_7_a_hand_of_jokers_only_has_to_lay_them():
    state = position(GOSTOP, hands=["joker-3pi joker-1pi", "boar"], table="plum-1", stock="joker-2pi deer")
    assert words(state) == ["play joker-1pi", "play joker-3pi"]


def test_4_7_no_joker_is_ever_played_to_the_table():
    for seed in range(60):
        for state in random_states(seed, rules=GOSTOP):
            piled = CardSet()
            for stack in state.stacks:
                piled |= stack
            assert state.table & JOKERS <= piled


def test_4_7_the_card_that_comes_stays_hidden_from_the_others():
    state = position(GOSTOP, hands=["joker-3pi moon", "boar"], table="plum-1", stock="deer crane")
    other = position(GOSTOP, hands=["joker-3pi moon", "boar"], table="plum-1", stock="crane deer")
    assert state.apply("joker-3pi").view(1) == other.apply("joker-3pi").view(1)


def test_4_7_with_an_empty_stock_nothing_replaces_it_and_the_last_one_ends_the_turn():
    state = position(GOSTOP, hands=["joker-3pi", "boar"], table="plum-1")
    after = state.apply("joker-3pi")
    assert after.to_play == 1 and after.piles[0] == CardSet("joker-3pi")
    assert texts(after) == ["Ana lays joker-3pi in front."]


# 4.8: a joker from the stock -----------------------------------------------------------------------------

def turned(card, stock, table="pine-1 plum-1", rules=GOSTOP, hand="moon"):
    return position(rules, hands=[f"{card} {hand}", "boar deer"], table=table, stock=stock).apply(card)


def test_4_8_where_the_hand_card_matched_nothing_the_joker_is_captured_and_nothing_more_turned():
    state = turned("curtain", "joker-2pi plum-2")
    assert state.piles[0] == CardSet("joker-2pi") and state.stock == (DECK["plum-2"],)
    assert "curtain" in state.table and state.to_play == 1
    assert texts(state)[1] == "Ana draws joker-2pi and takes it."


def test_4_8_so_it_is_in_a_turn_that_only_turns_the_stock():
    state = position(GOSTOP, hands=["", "boar deer"], table="plum-1", stock="joker-2pi plum-2")
    after = state.apply("flip")
    assert after.piles[0] == CardSet("joker-2pi") and len(after.stock) == 1 and after.to_play == 1


def test_4_8_where_it_made_a_pair_the_joker_goes_on_it_and_the_next_card_is_turned():
    state = turned("pine-poem", "joker-2pi curtain bridge")
    pile = CardSet("pine-poem pine-1 joker-2pi")
    assert state.stacks == (pile,) and not state.piles[0] and state.table == pile | "plum-1 curtain"
    assert texts(state) == [
        "Ana: pine-poem goes on pine-1.", "Ana draws joker-2pi, which goes on pine-poem and pine-1.",
        "Ana: pine-poem, pine-1 and joker-2pi stay on the table as a locked pair.",
        "Ana draws curtain, which matches nothing and stays on the table."]


def test_4_8_the_next_card_is_played_as_any_other():
    state = turned("pine-poem", "joker-2pi plum-2 bridge")
    assert state.piles[0] == CardSet("plum-1 plum-2")


def test_4_8_if_it_is_of_the_same_month_it_joins_the_pile():
    state = turned("pine-poem", "joker-2pi pine-2 bridge")
    assert state.stacks == (CardSet("pine-poem pine-1 pine-2 joker-2pi"),) and not state.piles[0]
    assert happenings(state)[-1] is Happening.PPEOK


def test_4_8_the_fourth_card_then_takes_the_three_and_the_joker():
    state = position(GOSTOP, hands=["pine-poem moon", "crane deer"], table="pine-1 plum-1",
                     stock="joker-2pi pine-2 bridge phoenix")
    assert played(state, "pine-poem", "crane").piles[1] == CardSet(PINES) | "joker-2pi"


def test_4_8_pair_and_joker_are_a_locked_pair_whose_third_card_has_to_be_played_and_whose_fourth_takes_five():
    state = position(GOSTOP, hands=["pine-poem moon", "pine-2 deer"], table="pine-1 plum-1",
                     stock="joker-2pi curtain bridge crane phoenix")
    state = state.apply("pine-poem")
    assert words(state) == ["play pine-2"]
    state = state.apply("pine-2")
    assert state.stacks == (CardSet("pine-poem pine-1 pine-2 joker-2pi"),)
    state = state.apply("moon")
    assert state.piles[0] == CardSet(PINES) | "joker-2pi" and not state.stacks


def test_4_8_a_second_joker_goes_on_the_pile_too_and_the_next_card_is_turned():
    state = turned("pine-poem", "joker-2pi joker-1pi joker-double plum-2 bridge")
    assert state.stacks == (CardSet("pine-poem pine-1 joker-2pi joker-1pi joker-double"),)
    assert state.piles[0] == CardSet("plum-1 plum-2") and len(state.stock) == 1


def test_4_8_where_the_hand_card_turned_a_locked_pair_into_three_it_goes_on_that_pile():
    state = turned("pine-poem", "joker-2pi curtain bridge", table="pine-1 pine-2 plum-1")
    assert state.stacks == (CardSet("pine-poem pine-1 pine-2 joker-2pi"),) and "curtain" in state.table


def test_4_8_and_the_fourth_card_turned_then_takes_all():
    state = turned("pine-poem", "joker-2pi crane bridge", table="pine-1 pine-2 plum-1")
    assert state.piles[0] == CardSet(PINES) | "joker-2pi" and not state.stacks


def test_4_8_where_it_completed_four_the_joker_is_captured_with_them_and_nothing_more_turned():
    state = turned("crane", "joker-2pi plum-2", table="pine-1 pine-2 pine-poem plum-1")
    assert state.piles[0] == CardSet(PINES) | "joker-2pi" and len(state.stock) == 1


def test_4_8_with_no_card_left_to_turn_the_pair_stays_locked_under_the_joker():
    state = turned("pine-poem", "joker-2pi")
    assert state.stacks == (CardSet("pine-poem pine-1 joker-2pi"),)


def test_4_8_a_loose_third_card_is_on_the_pile_too():
    """Ordinary pairs, and jokers that lock: what lay beside the pair would never find a match."""
    state = position(ORDINARY, hands=["pine-poem moon", "crane deer"], table="pine-1 pine-2 plum-1",
                     stock="joker-2pi curtain bridge phoenix")
    state = played(state, "pine-poem", "take pine-1")
    assert state.stacks == (CardSet("pine-poem pine-1 pine-2 joker-2pi"),)
    assert state.apply("crane").piles[1] == CardSet(PINES) | "joker-2pi"
    fourth = position(ORDINARY, hands=["pine-poem moon", "boar deer"], table="pine-1 pine-2 plum-1",
                      stock="joker-2pi crane bridge")
    fourth = played(fourth, "pine-poem", "take pine-1")
    assert fourth.piles[0] == CardSet(PINES) | "joker-2pi" and not fourth.stacks


KOREAN = GOSTOP.variant(joker_flip="korean")


def test_4_8_korean_without_a_pair_the_joker_is_captured_and_the_next_card_turned():
    state = turned("curtain", "joker-2pi joker-1pi plum-2 bridge", rules=KOREAN)
    assert state.piles[0] == CardSet("joker-2pi joker-1pi plum-1 plum-2") and len(state.stock) == 1
    quad = turned("crane", "joker-2pi plum-2", table="pine-1 pine-2 pine-poem plum-1", rules=KOREAN)
    assert quad.piles[0] == CardSet(PINES) | "joker-2pi plum-1 plum-2"
    alone = position(KOREAN, hands=["", "boar deer"], table="plum-1", stock="joker-2pi plum-2").apply("flip")
    assert alone.piles[0] == CardSet("joker-2pi plum-1 plum-2")


def test_4_8_korean_on_a_pair_all_is_captured_unless_the_next_card_makes_three():
    state = turned("pine-poem", "joker-2pi joker-1pi plum-2 bridge", rules=KOREAN)
    assert state.piles[0] == CardSet("pine-poem pine-1 joker-2pi joker-1pi plum-1 plum-2")
    assert not state.stacks
    assert texts(state)[-2] == "Ana takes pine-poem, pine-1, joker-1pi and joker-2pi."
    three = turned("pine-poem", "joker-2pi joker-1pi pine-2 bridge", rules=KOREAN)
    assert three.stacks == (CardSet("pine-poem pine-1 pine-2 joker-2pi joker-1pi"),) and not three.piles[0]


# 4.9, 4.10: stop or go -----------------------------------------------------------------------------------

def asked(pile, card="moon", table="plum-1", stock="peony-1", rules=GOSTOP, **how):
    """The state after a turn of a player who holds this pile; the turn adds no yaku."""
    state = position(rules, hands=[f"{card} iris-1", "clover-1 clover-2"], table=table, stock=stock,
                     piles=[pile, ""], **how)
    return state.apply(card)


def test_4_10_a_player_may_choose_with_more_than_7_points():
    eight = asked(SEVEN, card="plum-2", stock="swallow", table="plum-1 willow-lightning")
    assert eight.bases[0] == 8 and eight.phase is Phase.DECIDE and words(eight) == ["stop", "koi-koi"]
    seven = asked(SEVEN)
    assert seven.bases[0] == 7 and seven.phase is Phase.HAND and seven.to_play == 1


@pytest.mark.parametrize("least", [3, 7, 8])
def test_4_10_the_minimum_is_an_option(least):
    assert (asked(SEVEN, rules=GOSTOP.variant(min_total=least)).phase is Phase.DECIDE) == (least <= 7)


def test_4_10_asked_first_at_the_end_of_the_first_own_turn_with_enough_though_nothing_rose():
    """As a dealer may hold it from the deal on."""
    state = asked(EIGHT)
    assert state.bases[0] == 8 and state.phase is Phase.DECIDE and not state.apply("go").is_over


@pytest.mark.parametrize("least", [2, 3])
def test_4_10_a_dealer_who_took_enough_from_the_table_is_asked_after_the_first_turn(least):
    table = f"{PINES} phoenix paulownia-1 paulownia-2 paulownia-red joker-2pi joker-3pi"
    state = deal(GOSTOP.variant(min_total=least), 1, dealer=0, table=table, stock="iris-1",
                 hands=["moon bridge boar plum-1 cherry-1 maple-1 peony-1 wisteria-1", ""])
    assert state.bases[0] == 2  # 2 + 4 + 2 + 3 chaff: 11
    after = state.apply("moon")
    assert after.bases[0] == 2 and (after.phase is Phase.DECIDE) == (least == 2)


def test_4_10_after_go_asked_again_with_a_new_yaku_only():
    pile = "warbler cuckoo geese bridge boar deer swallow"  # Godori 5 and seven animals 3: 8 points
    more = position(GOSTOP, hands=["peony-1 iris-1", "clover-1 clover-2"], table="butterflies plum-1",
                    stock="curtain", piles=[pile, ""], calls=[1, 0]).apply("peony-1")
    assert more.bases[0] == 9 and more.phase is Phase.HAND
    ribbons = "pine-poem plum-poem"
    new = position(GOSTOP, hands=["cherry-1 iris-1", "clover-1 clover-2"], table="cherry-poem plum-1",
                   stock="crane", piles=[f"{pile} {ribbons}", ""], calls=[1, 0]).apply("cherry-1")
    assert new.bases[0] == 11 and new.phase is Phase.DECIDE
    loose = GOSTOP.variant(offer_after_go="increase")
    again = position(loose, hands=["peony-1 iris-1", "clover-1 clover-2"], table="butterflies plum-1",
                     stock="curtain", piles=[pile, ""], calls=[1, 0]).apply("peony-1")
    assert again.phase is Phase.DECIDE


def test_4_10_go_is_said_and_the_round_goes_on():
    state = asked(EIGHT)
    assert texts(state)[-1] == "Ana may stop or go."
    after = state.apply("go")
    assert after.calls == (1, 0) and after.to_play == 1 and texts(after) == ["Ana: go!"]
    assert read_action("go") is read_action("GO") is KOIKOI and after == state.apply("koi-koi")
    with pytest.raises(IllegalAction, match="time to stop or to go"):
        state.apply("iris-1")


def test_4_10_stop_ends_the_round():
    state = asked(EIGHT).apply("stop")
    assert state.is_over and state.result.reason is Happening.STOP and state.result.winner == 0


def last_turn(pile, rules=GOSTOP, others=("", ), **how):
    """The state after a player's last hand card."""
    state = position(rules, hands=["moon", *others], table="plum-1", piles=[pile, *[""] * len(others)],
                     stock="curtain maple-1 rainman phoenix crane", **how)
    return state.apply("moon")


PLAIN8 = "warbler cuckoo geese bridge boar deer swallow"


def test_4_10_on_the_last_turn_an_offer_that_is_due_is_taken_as_stop():
    state = last_turn(PLAIN8)
    assert state.is_over and state.result.reason is Happening.LAST and state.result.winner == 0


def test_4_10_nothing_is_stopped_that_would_not_have_been_offered():
    assert last_turn(SEVEN).result.reason is Happening.EXHAUSTED
    assert last_turn(PLAIN8, calls=[1, 0]).result.reason is Happening.EXHAUSTED


def test_4_10_a_player_who_still_turns_the_stock_has_not_had_the_last_turn():
    assert last_turn(PLAIN8, others=("iris-1 clover-1",)).phase is Phase.DECIDE
    assert last_turn(PLAIN8, others=("iris-1",)).result.reason is Happening.LAST
    three = {"rules": THREE}
    assert last_turn(PLAIN8, others=("iris-1", "clover-1"), **three).result.reason is Happening.LAST
    assert last_turn(PLAIN8, others=("iris-1", "clover-1 clover-2"), **three).phase is Phase.DECIDE


def test_4_10_without_a_stock_to_turn_it_was_the_last_turn():
    state = position(GOSTOP, hands=["moon", "iris-1 clover-1"], table="plum-1", piles=[PLAIN8, ""])
    assert state.apply("moon").result.reason is Happening.LAST
    one = position(GOSTOP, hands=["moon", "iris-1 clover-1"], table="plum-1", stock="curtain phoenix",
                   piles=[PLAIN8, ""])
    assert one.apply("moon").result.reason is Happening.LAST


# 4.11, 4.12: the end -------------------------------------------------------------------------------------

def stopped(rules, *losers, calls=None):
    """A stop of player 0 with 8 points by Godori and animals and a bright, against these piles."""
    hands = ["iris-1 iris-ribbon", *["clover-1 clover-2", "clover-ribbon maple-1"][:len(losers)]]
    state = position(rules, hands=hands, table="pampas-1", stock="peony-1",
                     piles=[PLAIN8, *losers], calls=calls)
    return state.apply("iris-1").apply("stop").result


BRIGHT_AND_CHAFF = "crane pine-1 plum-1 cherry-1 wisteria-1 wisteria-2 willow-lightning maple-2"


def test_4_11_the_winner_scores_and_the_losers_lose_nothing():
    assert stopped(GOSTOP, BRIGHT_AND_CHAFF).points == (8, 0)
    other = "moon plum-2 cherry-2 chrysanthemum-1 chrysanthemum-2 paulownia-1 paulownia-2"
    assert stopped(THREE, BRIGHT_AND_CHAFF, other).points == (8, 0, 0)


def test_4_11_the_piles_of_the_losers_count():
    assert stopped(GOSTOP, BRIGHT_AND_CHAFF.removeprefix("crane ")).points == (10, 0)  # 8 + 2, no bright
    assert stopped(GOSTOP, "crane pine-1 plum-1 cherry-1").points == (16, 0)           # fewer than 7 chaff
    assert stopped(GOSTOP, "").points == (20, 0)                                       # (8 + 2) x 2


@pytest.mark.parametrize("calls, points", [(1, 10), (3, 27)])
def test_4_11_go_counts(calls, points):
    """9 points and the one of a single go; 9 times three."""
    state = position(GOSTOP.variant(offer_after_go="increase"), hands=["peony-1 iris-1", "clover-1 clover-2"],
                     table="butterflies plum-2", stock="curtain", piles=[PLAIN8, BRIGHT_AND_CHAFF],
                     calls=[calls, 0])
    assert played(state, "peony-1", "stop").result.points == (points, 0)


FEW, SAFE = "moon plum-2", "crane pine-1 pine-2 plum-1 cherry-1 cherry-2 paulownia-1"


def test_4_11_with_three_the_largest_of_both_results_unless_the_option_says_otherwise():
    assert stopped(THREE, FEW, SAFE).points == (16, 0, 0) == stopped(THREE, SAFE, FEW).points
    every = THREE.variant(three_player="all")
    assert stopped(every, FEW, SAFE).points == (8, 0, 0)
    assert stopped(THREE.variant(three_player="sum"), FEW, SAFE).points == (24, -16, -8)
    assert stopped(THREE.variant(three_player="sum"), SAFE, FEW).points == (24, -8, -16)


def test_4_12_exhaustion_scores_nothing_and_the_same_player_deals():
    seen = won = 0
    for seed in range(12):
        match = random_match(GOSTOP.variant(length=("rounds", 6)), seed, calls=0.5)
        for one, later in pairwise(match.rounds):
            if one.result.winner is None:
                assert one.result.points == (0, 0) and later.dealer == one.dealer
                seen += 1
            else:
                assert later.dealer == one.result.winner
                won += 1
    assert seen > 5 < won


def test_4_12_a_match_goes_to_50():
    match = random_match(GOSTOP, 1, calls=0.0)
    assert match.is_over and max(match.totals) >= 50
    assert max(sum(points[seat] for points in match.points[:-1]) for seat in (0, 1)) < 50


# Positions -----------------------------------------------------------------------------------------------

def test_a_position_says_which_jokers_lie_on_which_stack():
    state = position(GOSTOP, hands=["crane", "boar"], table="pine-1 pine-2 pine-poem joker-2pi moon",
                     stacks=["pine-1 pine-2 pine-poem joker-2pi"])
    assert state.stacks == (CardSet("pine-1 pine-2 pine-poem joker-2pi"),)
    assert state.apply("crane").piles[0] == CardSet(PINES) | "joker-2pi"
    frozen = position(ORDINARY, hands=["crane", "boar"], table="pine-1 pine-2", stacks=["pine-1 pine-2"])
    assert frozen.stacks == (CardSet("pine-1 pine-2"),)


@pytest.mark.parametrize("table, stacks, says", [
    ("pine-1 pine-2 joker-2pi", [], "'joker-2pi' can't lie on the table alone"),
    ("pine-1 plum-1", ["pine-1 plum-1"], "two or three cards of one month"),
    ("pine-1 pine-2 pine-poem", ["pine-1 pine-2"], "all that lie there"),
    ("pine-1", ["pine-1"], "two or three cards of one month"),
    ("joker-1pi", ["joker-1pi"], "two or three cards of one month"),
    ("pine-1 pine-2", ["pine-1 pine-2", "pine-1 pine-2"], "lie in two stacks"),
    ("pine-1", ["pine-1 pine-2"], "two or three cards of one month"),
    ("pine-1", "pine-1", "stacks is a list"), (PINES, [], "All four cards of January can't lie on the table"),
])
def test_stacks_that_cannot_be_are_refused(table, stacks, says):
    with pytest.raises(CardError, match=says):
        position(GOSTOP, hands=["moon", "boar"], table=table, stacks=stacks)


def test_koikoi_has_no_stacks_and_no_turn_with_the_stock_only():
    with pytest.raises(CardError, match="has no stacks"):
        position("vanikar", hands=["moon", "boar"], table="pine-1 pine-2", stacks=["pine-1 pine-2"])
    state = position("vanikar", hands=["moon", "boar"], table="pine-1 pine-2")
    assert state.stacks == state.view(0).stacks == state.stock_only == state.view(0).stock_only == ()
    with pytest.raises(IllegalAction):
        state.apply("flip")


def test_the_words_of_a_state():
    state = position(GOSTOP, hands=["moon", "boar"], table="pine-1 pine-2 plum-1")
    assert str(state).split("\n")[:2] == ["table: pine-1 pine-2 plum-1", "stack: pine-1 pine-2"]


@pytest.mark.parametrize("action", [STOP, KOIKOI, FLIP])
def test_what_a_turn_does_not_allow_is_refused(action):
    with pytest.raises(IllegalAction, match="choose one: play pampas-moon"):
        position(GOSTOP, hands=["moon", "boar"], table="plum-1").apply(action)


def test_jokers_are_a_kind_of_their_own():
    assert all(card.kind is Kind.JOKER for card in JOKERS)
