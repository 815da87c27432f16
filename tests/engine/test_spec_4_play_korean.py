"""Korean Go-Stop as it is played, line by line: chongtong, shakes, bombs, chaff, payments (spec 4.14)."""
import random
from itertools import pairwise

import pytest
from playing import happenings, packets, played, random_match, random_states, shuffled, texts, words

from koikoi_edu import DECK, CardSet, deal, position
from koikoi_edu.cards import JOKERS
from koikoi_edu.errors import CardError, IllegalAction
from koikoi_edu.game import FLIP, Happening, Phase
from koikoi_edu.rules.gostop_korean import GOSTOP_KOREAN as KOREAN

THREE = KOREAN.variant(players=3)
BARE = {"hand_quad": "off", "table_quad": "off", "jokers": 0}
PINES = "pine-crane pine-poem pine-1 pine-2"
PLUMS = "plum-warbler plum-poem plum-1 plum-2"
#: 7 points: Godori 5, and 2 for six animals.
SEVEN = "warbler cuckoo geese bridge boar deer"


def stolen(state):
    """What was stolen: from whom, which card (None where there was none), and why."""
    return [(event.other, event.card and event.card.name, event.source) for event in state.events
            if event.happening is Happening.STOLEN]


# deal, jokers, table_quad --------------------------------------------------------------------------------

@pytest.mark.parametrize("dealer", [0, 1])
def test_deal_of_two_four_to_the_table_five_to_the_opponent_five_to_the_dealer_twice(dealer):
    for seed in range(6):
        dealt = packets(shuffled(seed), ("table", 4), ("other", 5), ("dealer", 5), ("table", 4), ("other", 5))
        state = deal(KOREAN.variant(**BARE), seed, dealer=dealer)
        assert dealt["other"] == state.hands[1 - dealer] and dealt["table"] == state.table
        assert dealt["dealer"] <= state.hands[dealer] and len(state.hands[dealer]) == 10


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_deal_of_three_three_to_the_table_four_each_three_to_the_table_three_each(dealer):
    for seed in range(6):
        dealt = packets(shuffled(seed), ("table", 3), ("first", 4), ("second", 4), ("dealer", 4),
                        ("table", 3), ("first", 3))
        state = deal(THREE.variant(**BARE), seed, dealer=dealer)
        for step, zone in enumerate(("dealer", "first", "second")):
            assert dealt[zone] <= state.hands[(dealer + step) % 3] and len(state.hands[step]) == 7
        assert dealt["table"] == state.table


def test_two_jokers_two_pi_and_three_pi():
    assert deal(KOREAN, 1).origin.layout.cards & JOKERS == CardSet("joker-2pi joker-3pi")


@pytest.mark.parametrize("dealer", [0, 1])
def test_jokers_on_the_table_go_to_the_dealer_and_are_replaced_from_the_stock(dealer):
    state = deal(KOREAN, 5, dealer=dealer, table="joker-2pi pine-1 plum-1 curtain moon boar deer sake",
                 stock="phoenix iris-1", hands=["joker-3pi", ""])
    assert state.piles[dealer] == CardSet("joker-2pi") and "phoenix" in state.table and len(state.table) == 8
    assert state.stock[0] is DECK["iris-1"] and len(state.stock) == 21
    assert happenings(state) == [Happening.TABLE_JOKERS, Happening.REFILLED]
    assert texts(state)[1] == "In their place from the stock: phoenix."


def test_a_joker_that_comes_in_their_place_goes_to_the_dealer_too():
    state = deal(KOREAN, 5, dealer=0, table="joker-2pi pine-1 plum-1 curtain moon boar deer sake",
                 stock="joker-3pi phoenix iris-1")
    assert state.piles[0] == CardSet("joker-2pi joker-3pi") and len(state.table) == 8
    assert state.stock[0] is DECK["iris-1"]


def test_four_of_a_month_on_the_table_are_dealt_again():
    with pytest.raises(CardError, match="All four cards of January"):
        deal(KOREAN, 1, table=PINES)
    seen = 0
    for seed in range(400):
        state = deal(KOREAN, seed)
        assert all(len(state.table.in_month(month)) < 4 for month in range(1, 13))
        seen += any("lay on the table" in why for why in state.origin.thrown)
    assert seen


def test_the_cards_in_place_of_jokers_are_looked_at_too():
    """Three of a month, and the fourth comes from the stock: only another deal can help."""
    table = "pine-1 pine-2 pine-poem joker-2pi joker-3pi moon"
    state = deal(KOREAN, 3, dealer=0, table=table, hands=["crane", ""])
    assert not state.origin.thrown and len(state.table.in_month(1)) == 3
    with pytest.raises(CardError, match="had to be thrown away"):
        deal(KOREAN, 3, dealer=0, table=f"{table} deer boar", stock="crane")


# hand_quad=chongtong -------------------------------------------------------------------------------------

def quad_deal(rules=KOREAN, holder=0, **how):
    hands = [""] * rules.players
    hands[holder] = f"{PINES} moon"
    return deal(rules, 3, dealer=0, hands=hands, table="plum-1 curtain", **how)


def test_chongtong_may_be_shown_and_wins_min_total_at_once_from_each_opponent():
    state = quad_deal()
    assert not state.is_over and "show" in words(state)
    after = state.apply("show")
    assert after.is_over and after.result.reason is Happening.CHONGTONG and after.result.points == (7, -7)
    assert texts(after) == [
        "Ana shows crane, pine-poem, pine-1 and pine-2, four of a month, and wins the round."]
    three = quad_deal(THREE).apply("show")
    assert three.result.points == (6, -3, -3)


def test_chongtong_need_not_be_shown_and_later_it_is_too_late():
    state = quad_deal()
    state = state.apply("moon")
    while state.to_play != 0 or state.phase is not Phase.HAND:
        state = state.apply(state.legal_actions()[0])
    assert "show" not in words(state) and len(state.hands[0].in_month(1)) == 4


def test_chongtong_of_the_other_player_is_shown_in_his_first_turn():
    state = quad_deal(holder=1)
    assert "show" not in words(state)
    while state.to_play != 1:
        state = state.apply(state.legal_actions()[0])
    assert "show" in words(state) and state.apply("show").result.points == (-7, 7)


def test_chongtong_is_no_secret_to_its_holder_only():
    state = quad_deal(holder=1)
    assert state.view(1).quads == CardSet(PINES) and not state.view(0).quads


def test_two_holders_of_chongtong_nobody_scores_and_the_same_player_deals_again():
    with pytest.raises(CardError, match="Two hands held four of a month"):
        deal(KOREAN, 1, hands=[PINES, PLUMS])


def test_a_quad_that_a_joker_draw_completes_cannot_be_shown():
    state = deal(KOREAN, 3, dealer=0, hands=["pine-poem pine-1 pine-2 joker-2pi moon", ""],
                 table="plum-1 deer", stock="crane")
    after = state.apply("joker-2pi")
    assert CardSet(PINES) <= after.hands[0] and "show" not in words(after)


# shake ---------------------------------------------------------------------------------------------------

def holding(hand, table="plum-1 deer", rules=KOREAN, stock="phoenix curtain sake maple-1 peony-1", **how):
    return position(rules, hands=[hand, "iris-1 iris-2 clover-1 clover-2"], table=table, stock=stock, **how)


def test_three_of_a_month_may_be_shown_before_the_card_play():
    state = holding("pine-poem pine-1 pine-2 moon")
    assert "shake pine-poem" in words(state)
    after = state.apply("shake pine-poem")
    assert after.to_play == 0 and after.phase is Phase.HAND and after.hands == state.hands
    assert after.shakes == (1, 0) and after.shown[0] == CardSet("pine-poem pine-1 pine-2")
    assert after.view(1).shown == after.shown and texts(after) == ["Ana shows pine-poem, pine-1 and pine-2."]
    assert "shake pine-poem" not in words(after)
    with pytest.raises(IllegalAction, match="named by the first"):
        state.apply("shake pine-1")


def test_each_triple_may_be_shown():
    state = played(holding("pine-poem pine-1 pine-2 plum-poem plum-2 plum-warbler"), "shake pine-poem",
                   "shake plum-warbler")
    assert state.shakes == (2, 0)


def test_two_of_a_month_are_no_triple_and_four_may_be_shown_too():
    assert not any("shake" in word for word in words(holding("pine-poem pine-1 moon")))
    assert holding(f"{PINES} moon").apply("shake crane").shakes == (1, 0)


def test_a_triple_that_a_joker_draw_completes_may_be_shown():
    state = holding("pine-poem pine-1 joker-2pi moon", stock="pine-2 phoenix").apply("joker-2pi")
    assert "shake pine-poem" in words(state)


LOSER = "crane pine-1 plum-1 cherry-1 wisteria-1 wisteria-2 willow-lightning maple-2 paulownia-1"


@pytest.mark.parametrize("shakes", [0, 1, 2])
def test_each_triple_shown_doubles_for_the_winner(shakes):
    state = position(KOREAN, hands=["chrysanthemum-1 chrysanthemum-2 chrysanthemum-blue rainman swallow "
                                    "willow-ribbon moon", "iris-1 iris-2 clover-1"],
                     table="peony-1", stock="phoenix", piles=[SEVEN, LOSER])
    state = played(state, *["shake chrysanthemum-blue", "shake rainman"][:shakes], "moon", "stop")
    assert state.result.points == (7 * 2 ** shakes, -7 * 2 ** shakes)


def test_who_has_shaken_gains_nothing_by_it_if_another_wins():
    state = position(KOREAN, hands=["chrysanthemum-1 chrysanthemum-2 chrysanthemum-blue", "iris-1 iris-2"],
                     table="peony-1", stock="phoenix curtain", piles=[LOSER, SEVEN])
    state = played(state, "shake chrysanthemum-blue", "chrysanthemum-1", "iris-1", "stop")
    assert state.result.points == (-7, 7)


# bomb ----------------------------------------------------------------------------------------------------

BOMB = "pine-poem pine-1 pine-2 moon deer"


def test_three_in_hand_and_the_fourth_on_the_table_may_be_played_at_once():
    state = holding(BOMB, table="crane plum-1")
    assert "bomb pine-poem" in words(state)
    after = state.apply("bomb pine-poem")
    assert after.piles[0] == CardSet(PINES) and after.hands[0] == CardSet("moon deer")
    assert after.bombs == (1, 0)
    assert after.table == CardSet("plum-1 phoenix") and after.to_play == 1
    assert texts(after)[0] == "Ana plays pine-poem, pine-1 and pine-2 at once and takes crane: a bomb."


def test_it_is_the_card_play_and_the_stock_card_comes_as_usual():
    after = holding(BOMB, table="crane plum-1", stock="plum-2 curtain").apply("bomb pine-poem")
    assert after.piles[0] == CardSet(PINES) | "plum-1 plum-2"


@pytest.mark.parametrize("hand, table", [(BOMB, "plum-1 deer"), ("pine-poem pine-1 moon", "crane pine-2"),
                                         (f"{PINES} moon", "plum-1")])
def test_no_bomb_without_three_in_hand_and_the_fourth_on_the_table(hand, table):
    hand = hand.replace(" deer", "")
    state = holding(hand, table=table)
    assert not any("bomb" in word for word in words(state))
    with pytest.raises(IllegalAction, match="A bomb is three hand cards"):
        state.apply("bomb pine-poem")


def test_on_any_two_later_turns_the_player_may_turn_the_stock_only():
    state = holding(BOMB, table="crane plum-1").apply("bomb pine-poem")
    assert state.stock_only == state.view(1).stock_only == (2, 0)
    state = state.apply("iris-1")
    assert "flip" in words(state) and "play pampas-moon" in words(state)
    state = state.apply("flip")
    assert state.hands[0] == CardSet("moon deer") and state.stock_only == (1, 0)
    assert happenings(state)[0] is Happening.FLIP
    state = state.apply("iris-2").apply("moon")
    assert state.stock_only == (1, 0)


def test_without_a_bomb_nobody_turns_the_stock_only_while_a_card_is_left():
    for seed in range(60):
        for state in random_states(seed, rules=KOREAN):
            if state.phase is Phase.HAND and state.hands[state.to_play] and FLIP in state.legal_actions():
                assert state.bombs[state.to_play] and state.stock_only[state.to_play] > 0


def test_a_bomb_doubles_for_the_winner():
    pile = SEVEN.replace(" deer", " butterflies")
    state = position(KOREAN, hands=[BOMB, "iris-1 iris-2 clover-1"], table="crane peony-1",
                     stock="phoenix", piles=[pile, LOSER.replace("crane pine-1 ", "rainman ")])
    state = played(state, "bomb pine-poem", "stop")
    assert state.bases[0] == 7 and state.result.points == (14, -14)


def test_a_month_that_was_shown_may_be_bombed_and_both_double():
    state = played(holding(BOMB, table="crane plum-1"), "shake pine-poem", "bomb pine-poem")
    assert state.shakes == (1, 0) and state.bombs == (1, 0)


# steal_chaff ---------------------------------------------------------------------------------------------

def test_a_bomb_takes_a_chaff_of_each_opponent():
    state = position(THREE, hands=[BOMB, "iris-1", "iris-2"], table="crane plum-1", stock="phoenix",
                     piles=["", "cherry-1 boar", "cherry-2 sake"]).apply("bomb pine-poem")
    assert stolen(state) == [(1, "cherry-1", Happening.BOMB), (2, "cherry-2", Happening.BOMB)]
    assert state.piles == (CardSet(PINES) | "cherry-1 cherry-2", CardSet("boar"), CardSet("sake"))
    assert texts(state)[1] == "Bo gives Ana cherry-1, because Ana played a bomb."


def test_taking_a_pile_of_three_takes_one_with_hand_card_or_stock_card():
    pile = "pine-1 pine-2 pine-poem"
    by_hand = holding("crane moon", table=f"{pile} plum-1", piles=["", "cherry-1"]).apply("crane")
    assert stolen(by_hand) == [(1, "cherry-1", Happening.PILE)]
    by_stock = holding("moon deer", table=f"{pile} plum-1", stock="crane", piles=["", "cherry-1"])
    by_stock = by_stock.apply("moon")
    assert stolen(by_stock) == [(1, "cherry-1", Happening.PILE)]
    assert texts(by_stock)[-1] == "Bo gives Ana cherry-1, because Ana took a pile of three."


def test_clearing_a_table_of_two_cards_of_different_months_takes_one():
    state = holding("pine-1 moon", table="pine-2 plum-1", stock="plum-2", piles=["", "cherry-1"])
    state = state.apply("pine-1")
    assert not state.table and stolen(state) == [(1, "cherry-1", Happening.SWEEP)]
    assert texts(state)[-1] == "Bo gives Ana cherry-1, because Ana cleared the table."


def test_clearing_a_table_of_other_cards_takes_none():
    three = holding("crane moon", table="pine-1 pine-2 pine-poem", stock="", piles=["", ""]).apply("crane")
    assert not three.table and [why for _, _, why in stolen(three)] == [Happening.PILE]
    one = holding("pine-1 moon", table="pine-2", stock="", piles=["", "cherry-1"]).apply("pine-1")
    assert not one.table and not stolen(one)


def test_taking_both_cards_of_a_table_pair_with_hand_card_and_stock_card_takes_one():
    state = holding("pine-poem moon", table="pine-1 pine-2 plum-1", stock="crane", piles=["", "cherry-1"])
    after = played(state, "pine-poem", "take pine-1")
    assert after.piles[0] == CardSet(PINES) | "cherry-1"
    assert stolen(after) == [(1, "cherry-1", Happening.SNAP)]
    assert texts(after)[-1] == "Bo gives Ana cherry-1, because Ana took both cards of a pair on the table."


def test_taking_the_lone_hand_card_with_the_stock_card_takes_one():
    state = holding("pine-poem moon", table="plum-1", stock="pine-1", piles=["", "cherry-1"])
    state = state.apply("pine-poem")
    assert state.piles[0] == CardSet("pine-poem pine-1 cherry-1")
    assert stolen(state) == [(1, "cherry-1", Happening.KISS)]
    assert texts(state)[-1] == (
        "Bo gives Ana cherry-1, because Ana took the card just laid with the card drawn.")


@pytest.mark.parametrize("card, table, stock", [
    ("pine-1", "pine-2 plum-1", "plum-2"), ("pine-poem", "plum-1", "pine-1"),
    ("pine-poem", "pine-1 pine-2 plum-1", "crane")])
def test_the_last_three_not_in_the_final_turn_of_the_round(card, table, stock):
    for others, chaff in (("iris-1", 1), ("", 0)):
        state = position(KOREAN, hands=[card, others], table=table, stock=stock, piles=["", "cherry-1"])
        state = state.apply(card)
        if state.card is None and state.phase is Phase.MATCH:
            state = state.apply("pine-1")
        if state.phase is Phase.MATCH:
            state = state.apply("take pine-1")
        assert len(stolen(state)) == chaff and ("cherry-1" in state.piles[0]) == bool(chaff)


def test_the_first_two_in_the_final_turn_too():
    bomb = position(KOREAN, hands=["pine-poem pine-1 pine-2", ""], table="crane plum-1", stock="phoenix",
                    piles=["", "cherry-1"]).apply("bomb pine-poem")
    assert bomb.is_over and stolen(bomb) == [(1, "cherry-1", Happening.BOMB)]
    pile = position(KOREAN, hands=["crane", ""], table="pine-1 pine-2 pine-poem plum-1", stock="phoenix",
                    piles=["", "cherry-1"]).apply("crane")
    assert pile.is_over and stolen(pile) == [(1, "cherry-1", Happening.PILE)]


@pytest.mark.parametrize("pile, card", [
    ("cherry-1 lightning joker-2pi", "cherry-1"), ("lightning boar joker-3pi", "lightning"),
    ("paulownia-red paulownia-1", "paulownia-1"), ("joker-3pi joker-2pi", "joker-2pi"),
    ("joker-3pi", "joker-3pi"),
    ("boar crane cherry-poem sake", None), ("", None)])
def test_a_double_one_only_without_a_single_one_and_none_without_any(pile, card):
    state = holding("pine-poem moon", table="plum-1", stock="pine-1", piles=["", pile]).apply("pine-poem")
    assert stolen(state) == [(1, card, Happening.KISS)]
    assert state.piles[1] == CardSet(pile) - (card or ())


def test_who_has_no_chaff_gives_none_and_is_named():
    state = holding("pine-poem moon", table="plum-1", stock="pine-1").apply("pine-poem")
    assert texts(state)[-1] == "Ana took the card just laid with the card drawn, but Bo has no chaff to give."
    said = [event.text(("You", "Bo")) for event in state.events][-1]
    assert said == "You took the card just laid with the card drawn, but Bo has no chaff to give."
    said = [event.text(("Ana", "You")) for event in state.events][-1]
    assert said == "Ana took the card just laid with the card drawn, but you have no chaff to give."


def test_other_captures_take_no_chaff():
    state = holding("pine-poem moon", table="pine-1 plum-1", stock="plum-2 boar", piles=["", "cherry-1"])
    assert not stolen(state.apply("moon")) and stolen(state.apply("pine-poem")) == [
        (1, "cherry-1", Happening.SWEEP)]
    three = holding("pine-poem moon", table="pine-1 plum-1 boar", stock="plum-2", piles=["", "cherry-1"])
    assert not stolen(three.apply("pine-poem"))
    off = KOREAN.variant(steal_chaff=False)
    assert not stolen(holding("pine-poem moon", table="pine-1 plum-1", stock="plum-2", rules=off,
                              piles=["", "cherry-1"]).apply("pine-poem"))


@pytest.mark.parametrize("option, number", [(False, 1), (True, 2)])
def test_two_chaff_for_a_pile_the_player_made_where_the_option_is_on(option, number):
    game = KOREAN.variant(own_ppeok_takes_two=option)
    own = position(game, hands=["pine-poem crane moon", "iris-1 iris-2"], table="pine-1 plum-1",
                   stock="pine-2 phoenix boar", piles=["", "cherry-1 cherry-2 maple-1"])
    assert len(stolen(played(own, "pine-poem", "iris-1", "crane"))) == number
    one_left = position(game, hands=["pine-poem crane moon", "iris-1 iris-2"], table="pine-1 plum-1",
                        stock="pine-2 phoenix boar", piles=["", "cherry-1"])
    assert len(stolen(played(one_left, "pine-poem", "iris-1", "crane"))) == 1
    of_other = position(game, hands=["pine-poem moon", "iris-1 crane"], table="pine-1 plum-1",
                        stock="pine-2 phoenix", piles=["cherry-1 cherry-2", ""])
    assert len(stolen(played(of_other, "pine-poem", "crane"))) == 1


def test_a_total_that_fell_by_a_stolen_chaff_and_rises_again_is_an_increase():
    nine = "pine-2 plum-2 cherry-2 wisteria-1 wisteria-2 peony-1 peony-2 pampas-1 pampas-2"
    state = position(KOREAN, hands=["clover-ribbon maple-blue", "iris-1 maple-1 moon"], calls=[0, 1],
                     table="chrysanthemum-1 willow-ribbon iris-ribbon", stock="clover-1 phoenix clover-2",
                     piles=["", f"{SEVEN} cherry-1 {nine}"])
    assert state.bases[1] == 8                  # Godori 5, six animals 2, ten chaff 1
    state = state.apply("clover-ribbon")        # takes a chaff with the clover that comes: 7 are left
    assert state.bases[1] == 7 and [giver for giver, _, _ in stolen(state)] == [1]
    quiet = state.apply("moon")
    assert quiet.bases[1] == 7 and quiet.phase is Phase.HAND
    again = state.apply("iris-1")
    assert again.bases[1] == 8 and again.phase is Phase.DECIDE


# first_ppeok, three_ppeok --------------------------------------------------------------------------------

#: Hands, tables and stock by which the dealer makes a ppeok in each of his first three turns.
HANDS = ["pine-poem cherry-poem iris-ribbon boar", "moon rainman phoenix deer"]
TABLE = "pine-1 cherry-1 iris-1 butterflies sake clover-1"
STOCK = "pine-2 maple-1 cherry-2 wisteria-1 iris-2 chrysanthemum-1"
PPEOKS = ("pine-poem", "moon", "cherry-poem", "rainman", "iris-ribbon")


def first_turns(rules=KOREAN, stock=STOCK):
    two = rules.players == 2
    hands = HANDS if two else [*HANDS, "plum-poem plum-1 geese"]
    return deal(rules.variant(jokers=0), 3, dealer=0, hands=hands,
                table=f"{TABLE} warbler cuckoo" if two else TABLE, stock=stock)


def test_a_pile_of_three_on_the_very_first_turn_is_paid_by_each_opponent_at_once():
    state = first_turns().apply("pine-poem")
    assert state.at_once == state.view(1).at_once == (7, -7) and state.ppeoks == (1, 0)
    assert texts(state)[-1] == "Ana made ppeok on every turn so far: each opponent pays 7 points."
    assert state.events[-1].points == 7
    three = first_turns(THREE).apply("pine-poem")
    assert three.at_once == (6, -3, -3)


def test_again_on_the_next_turn_it_is_double_and_then_quadruple():
    game = KOREAN.variant(three_ppeok=False)
    state = played(first_turns(game), "pine-poem", "moon", "cherry-poem")
    assert state.at_once == (21, -21) and state.events[-1].points == 14
    state = played(state, "rainman", "iris-ribbon")
    assert state.at_once == (49, -49) and state.events[-1].points == 28


def test_a_later_ppeok_or_one_after_a_turn_without_is_not_paid():
    stock = "maple-1 wisteria-1 pine-2 chrysanthemum-1"
    state = played(first_turns(stock=stock), "boar", "moon", "pine-poem")
    assert state.ppeoks == (1, 0) and not any(state.at_once)
    off = first_turns(KOREAN.variant(first_ppeok=False)).apply("pine-poem")
    assert not any(off.at_once)


def test_what_was_paid_at_once_counts_in_the_end_whoever_wins():
    winners = set()
    for seed in range(60):
        draw = random.Random(seed)
        state = first_turns().apply("pine-poem")
        while not state.is_over:
            state = state.apply(draw.choice(state.legal_actions()))
        result = state.result
        assert result.at_once == state.at_once and result.at_once[0] in (7, 21, 49)
        assert sum(result.points) == 0
        if result.reason in (Happening.STOP, Happening.LAST):
            paid = sum(result.score.payments)
            assert result.points[result.winner] == paid + result.at_once[result.winner]
        winners.add(result.winner)
    assert {0, 1} <= winners


def test_the_third_pile_of_three_of_a_player_wins_the_round():
    state = played(first_turns(KOREAN.variant(first_ppeok=False)), *PPEOKS)
    assert state.is_over and state.result.reason is Happening.THREE_PPEOK and state.result.winner == 0
    assert state.result.points == (7, -7)
    assert texts(state)[-1] == "Ana made the third ppeok and wins the round."
    both = played(first_turns(), *PPEOKS)
    assert both.result.points == (56, -56) and both.result.at_once == (49, -49)
    three = played(first_turns(THREE.variant(first_ppeok=False), "pine-2 maple-1 wisteria-1 cherry-2 "
                               "chrysanthemum-1 peony-1 iris-2"),
                   "pine-poem", "moon", "geese", "cherry-poem", "rainman", "plum-1", "iris-ribbon")
    assert three.result.reason is Happening.THREE_PPEOK and three.result.points == (6, -3, -3)


# min_total, offers ---------------------------------------------------------------------------------------

@pytest.mark.parametrize("rules, pile, asked", [
    (KOREAN, SEVEN, True), (KOREAN, "warbler cuckoo geese bridge boar", False),
    (THREE, "cuckoo bridge boar deer swallow butterflies sake", True),
    (THREE, "cuckoo bridge boar deer swallow butterflies", False)])
def test_seven_points_with_two_players_and_three_with_three(rules, pile, asked):
    state = position(rules, hands=["moon iris-1", "clover-1", "clover-2"][:rules.players], table="plum-1",
                     stock="phoenix", piles=[pile, *[""] * (rules.players - 1)]).apply("moon")
    assert (state.phase is Phase.DECIDE) == asked


def test_after_go_an_offer_on_any_increase():
    state = position(KOREAN, hands=["peony-1 iris-1", "clover-1 clover-2"], table="butterflies plum-1",
                     stock="phoenix", piles=[SEVEN, ""], calls=[1, 0]).apply("peony-1")
    assert state.bases[0] == 8 and state.phase is Phase.DECIDE
    quiet = position(KOREAN, hands=["peony-1 iris-1", "clover-1 clover-2"], table="plum-1",
                     stock="phoenix", piles=[SEVEN, ""], calls=[1, 0]).apply("peony-1")
    assert quiet.phase is Phase.HAND


# payment -------------------------------------------------------------------------------------------------

SAFE = "crane pine-1 plum-1 cherry-1 wisteria-1 wisteria-2 lightning maple-2 paulownia-1"
OTHER = "rainman pine-2 plum-2 cherry-2 peony-1 peony-2 chrysanthemum-1 chrysanthemum-2 paulownia-2"


def stop(rules, *piles, calls=None):
    hands = ["iris-1 moon", "clover-1 clover-2", "clover-ribbon maple-1"][:rules.players]
    return position(rules, hands=hands, table="pampas-1", stock="phoenix", piles=[SEVEN, *piles],
                    calls=calls).apply("iris-1").apply("stop").result


def test_each_loser_pays_and_the_points_sum_up_to_nothing():
    assert stop(KOREAN, SAFE).points == (7, -7)
    assert stop(THREE, SAFE, OTHER).points == (14, -7, -7)
    for seed in range(60):
        for rules in (KOREAN, THREE):
            *_, last = random_states(seed, rules=rules)
            assert sum(last.result.points) == 0


def test_a_loser_whose_pile_is_empty_pays_nothing():
    assert stop(THREE, SAFE, "").points == (7, -7, 0)


def test_go_bak_a_loser_who_said_go_pays_double_with_two():
    assert stop(KOREAN, SAFE, calls=[0, 1]).points == (14, -14)


def test_go_bak_with_three_he_pays_for_both():
    assert stop(THREE, SAFE, OTHER, calls=[0, 1, 0]).points == (14, -14, 0)
    assert stop(THREE, SAFE, OTHER, calls=[0, 0, 2]).points == (14, 0, -14)


def test_go_bak_of_two_callers_the_first_pays():
    hands = ["moon maple-blue rainman", "clover-1 boar sake", "plum-1 plum-2 swallow"]
    piles = ["peony-blue chrysanthemum-blue", "warbler cuckoo geese", "pine-poem plum-poem cherry-poem"]
    stock = "phoenix curtain crane wisteria-1 iris-1"
    for first, actions in ((1, "clover-1 go plum-1 go maple-blue stop"),
                           (2, "plum-1 go moon clover-1 go plum-2 maple-blue stop")):
        state = position(THREE, hands=hands, table="maple-1", stock=stock, piles=piles, to_play=first)
        points = played(state, *actions.split()).result.points
        assert points[0] == -points[first] > 0 and points[3 - first] == 0


def test_drawn_rounds_double_the_next_one():
    for drawn in (0, 1, 2):
        state = deal(KOREAN, 4, dealer=0, drawn_rounds=drawn)
        assert state.score(0).situation.drawn_rounds == drawn
    assert deal(KOREAN.variant(drawn_round_doubles=False), 4, drawn_rounds=2).origin.drawn_rounds == 0


def test_a_match_counts_the_drawn_rounds_just_before():
    seen = 0
    for seed in range(12):
        game = KOREAN.variant(length=("rounds", 8), min_total=20)
        match = random_match(game, seed, calls=0.9)
        drawn = 0
        for one in match.rounds:
            assert one.origin.drawn_rounds == drawn
            drawn = drawn + 1 if one.result.winner is None else 0
            seen = max(seen, drawn)
    assert seen > 1


def test_order_the_winner_deals_next_and_after_a_drawn_round_the_same_player():
    for seed in range(6):
        match = random_match(KOREAN.variant(length=("rounds", 5), min_total=9), seed, calls=0.8, players=3)
        for one, later in pairwise(match.rounds):
            winner = one.result.winner
            assert later.dealer == (one.dealer if winner is None else winner)


def test_who_may_keep_the_last_card_for_a_turn_of_a_bomb_may_give_the_others_a_further_turn():
    """So what would be the last turn without bombs ends with an offer."""
    state = position(KOREAN, hands=["iris-1 peony-1", "pine-poem pine-1 pine-2 rainman"], to_play=1,
                     table="crane butterflies", stock="phoenix curtain paulownia-1 swallow cherry-1 plum-1",
                     piles=["warbler cuckoo geese bridge boar", ""])
    state = played(state, "bomb pine-poem", "iris-1", "flip")
    kept = state.apply("peony-1")
    assert kept.bases[0] == 7 and not kept.hands[0] and kept.stock_only == (0, 1)
    assert kept.phase is Phase.DECIDE
    further = played(kept, "go", "flip")
    assert further.hands[1] == CardSet("rainman") and words(further) == ["flip"]
    assert played(further, "flip", "rainman").is_over
