"""Vanikar Koi-Koi, sentence by sentence (spec 6)."""
from collections import Counter

import pytest
import reference
from playing import happenings, ids

from koikoi_edu import CardSet, KoiKoiError, Match, deal, new_match, position, rules, score
from koikoi_edu.cards import MONTHS
from koikoi_edu.errors import IllegalAction, RulesError
from koikoi_edu.game import KOIKOI, STOP, Happening, Move, Phase

#: Chaff that matches nothing else here, to play and to draw where the test is about other cards.
IDLE = ["willow-lightning", "wisteria-1", "iris-1", "clover-1"]


def words(state):
    return {str(action) for action in state.legal_actions()}


def found(pile, **situation):
    return {held.id: held.points for held in score(pile, "vanikar", **situation).yaku}


# 6.1, 6.2, 6.3 -------------------------------------------------------------------------------------------

def test_6_1_exactly_two_play():
    state = deal("vanikar", 1)
    assert len(state.hands) == len(state.piles) == len(state.calls) == len(state.bases) == 2
    assert deal("vanikar", 1, players=2) == state
    for players in (0, 1, 3, 4):
        with pytest.raises(RulesError):
            deal("vanikar", 1, players=players)
        with pytest.raises(RulesError):
            new_match("vanikar", players=players)


def test_6_2_the_first_dealer_is_drawn_at_random():
    dealers = Counter(deal("vanikar", seed).dealer for seed in range(1000))
    assert set(dealers) == {0, 1} and 400 < dealers[0] < 600
    firsts = Counter(new_match("vanikar", seed=seed).round.dealer for seed in range(1000))
    assert set(firsts) == {0, 1} and 400 < firsts[0] < 600


def test_6_2_the_first_dealer_can_be_named():
    for dealer in (0, 1):
        for seed in range(10):
            assert deal("vanikar", seed, dealer=dealer).dealer == dealer
            assert new_match(seed=seed, dealer=dealer).round.dealer == dealer


def test_0_3_the_dealer_leads_and_the_players_take_turns():
    for seed in range(60):
        state = deal("vanikar", seed)
        assert state.to_play == state.dealer
        turn = 0
        while not state.is_over:
            if state.phase is Phase.HAND:
                assert state.to_play == (state.dealer + turn) % 2
                turn += 1
            state = state.apply(KOIKOI if state.phase is Phase.DECIDE else state.legal_actions()[-1])


def test_6_3_eight_cards_each_eight_on_the_table_and_24_in_the_stock():
    for seed in range(200):
        state = deal("vanikar", seed)
        assert [len(hand) for hand in state.hands] == [8, 8]
        assert len(state.table) == 8 and len(state.stock) == 24 and not any(state.piles)
        assert sorted(map(str, [*state.hands[0], *state.hands[1], *state.table, *state.stock])) == sorted(
            reference.DECK)


def test_6_3_four_to_the_opponent_four_to_the_table_four_to_the_dealer_and_again():
    assert rules("vanikar").packets == (("others", 4), ("table", 4), ("dealer", 4)) * 2
    # So the deal depends on who deals only in who gets which hand.
    for seed in range(50):
        one, other = deal("vanikar", seed, dealer=0), deal("vanikar", seed, dealer=1)
        assert one.hands == other.hands[::-1] and one.table == other.table and one.stock == other.stock


def test_6_3_the_table_is_shown_grouped_by_month():
    for seed in range(50):
        months = [card.month for card in deal("vanikar", seed).table]
        assert months == sorted(months)


def test_6_3_every_card_comes_everywhere():
    """A shuffle that left a card out of a place would show here."""
    places = {card: set() for card in reference.DECK}
    for seed in range(400):
        state = deal("vanikar", seed, dealer=0)
        for place, cards in (("hand 0", state.hands[0]), ("hand 1", state.hands[1]), ("table", state.table),
                             ("top", state.stock[:4]), ("bottom", state.stock[-4:])):
            for card in cards:
                places[card.id].add(place)
    assert all(len(here) == 5 for here in places.values())


# 6.4 -----------------------------------------------------------------------------------------------------

NEVER_AGAIN = rules("vanikar").variant(table_quad="off")


def full_months(table):
    return [month for month in range(1, 13) if len(table.in_month(month)) == 4]


def test_6_4_redeal_only_when_all_four_cards_of_a_month_lie_on_the_table():
    again = 0
    for seed in range(3000):
        first, state = deal(NEVER_AGAIN, seed), deal("vanikar", seed)
        assert not full_months(state.table)
        if full_months(first.table):
            again += 1
            assert len(state.origin.thrown) >= 1 and state.table != first.table
        else:
            assert state.origin.thrown == () and state.origin.layout == first.origin.layout
    assert 5 <= again <= 30  # one deal in 230 or so


def test_6_4_the_same_dealer_deals_again():
    again = [seed for seed in range(3000) if deal("vanikar", seed).origin.thrown]
    for seed in again:
        assert deal("vanikar", seed).dealer == deal(NEVER_AGAIN, seed).dealer
        assert deal("vanikar", seed).to_play == deal("vanikar", seed).dealer


def test_6_4_a_redeal_says_which_month_lay_there():
    seed = next(seed for seed in range(3000) if deal("vanikar", seed).origin.thrown)
    (month,) = full_months(deal(NEVER_AGAIN, seed).table)
    assert MONTHS[month - 1] in deal("vanikar", seed).origin.thrown[0]


@pytest.mark.parametrize("table", [
    "pine-crane pine-poem pine-1 plum-1 plum-2 plum-poem cherry-1 cherry-2",                    # 3 + 3 + 2
    "pine-1 pine-2 plum-1 plum-2 cherry-1 cherry-2 iris-1 iris-2",                              # four pairs
    "pine-1 plum-1 cherry-1 wisteria-1 iris-1 peony-1 clover-1 maple-1",
])
def test_6_4_nothing_less_is_dealt_again(table):
    for seed in range(20):
        state = deal("vanikar", seed, table=table)
        assert state.table == CardSet(table) and state.origin.thrown == ()


@pytest.mark.parametrize("hand", [
    "pine-crane pine-poem pine-1 pine-2 plum-1 cherry-1 iris-1 maple-1",                     # four of a month
    "pine-crane pine-poem pine-1 pine-2 plum-warbler plum-poem plum-1 plum-2",
    "pine-1 pine-2 plum-1 plum-2 cherry-1 cherry-2 iris-1 iris-2",                              # four pairs
])
def test_6_4_no_hand_yaku(hand):
    for dealer in (0, 1):
        state = deal("vanikar", 3, hands=[hand, ""], dealer=dealer)
        assert state.hands[0] == CardSet(hand) and state.origin.thrown == ()
        assert state.phase is Phase.HAND and state.result is None and state.bases == (0, 0)
    assert not {"teshi", "kuttsuki"} & {yaku.id for yaku in rules("vanikar").yaku}


# 6.5 -----------------------------------------------------------------------------------------------------

def test_6_5_any_hand_card_may_be_played():
    for seed in range(50):
        state = deal("vanikar", seed)
        assert words(state) == {f"play {card.id}" for card in state.hands[state.to_play]}


def test_6_5_a_card_that_matches_nothing_stays_on_the_table():
    state = position(hands=["moon lightning", IDLE[1]], table="pine-1", stock=["iris-1", "clover-1"])
    after = state.apply("play moon")
    assert after.table == CardSet("pine-1 moon iris-1") and after.piles[0] == CardSet()
    assert happenings(after) == [Happening.HAND, Happening.DRAW]
    assert all(not event.taken for event in after.events)


def test_6_5_a_card_takes_the_one_card_of_its_month():
    state = position(hands=["moon lightning", IDLE[1]], table="pampas-1 pine-1", stock=["iris-1", "clover-1"])
    after = state.apply("play moon")
    assert after.piles == (CardSet("moon pampas-1"), CardSet()) and after.table == CardSet("pine-1 iris-1")
    assert after.events[0].card.name == "moon" and after.events[0].taken == CardSet("pampas-1")


def test_6_5_capturing_is_obligatory_and_no_refusal_is_offered():
    """A match is taken without asking; where two match, taking one of them is all that can be done."""
    state = position(hands=["moon lightning", IDLE[1]], table="pampas-1 pine-1", stock="iris-1")
    assert "pampas-1" not in str(state.apply("moon").table)
    state = position(hands=["moon lightning", IDLE[1]], table="pampas-1 pampas-2 pine-1", stock="iris-1")
    asked = state.apply("moon")
    assert words(asked) == {"take pampas-1", "take pampas-2"}
    for refusal in ("stop", "koi-koi", "play moon", "play lightning", "take pine-1", "take geese"):
        with pytest.raises(IllegalAction):
            asked.apply(refusal)


@pytest.mark.parametrize("taken, left", [("pampas-1", "pampas-2"), ("pampas-2", "pampas-1")])
def test_6_5_two_matches_choose(taken, left):
    state = position(hands=["moon lightning", IDLE[1]], table="pampas-1 pampas-2 pine-1", stock="iris-1")
    asked = state.apply("play moon")
    assert asked.phase is Phase.MATCH and asked.to_play == 0 and asked.card.name == "moon"
    assert asked.matches == CardSet("pampas-1 pampas-2") and happenings(asked) == [Happening.CHOICE]
    assert len(asked.stock) == 1  # nothing is drawn before the choice
    after = asked.apply(f"take {taken}")
    assert after.piles[0] == CardSet(f"moon {taken}") and after.table == CardSet(f"{left} pine-1 iris-1")
    assert after.card is None and happenings(after) == [Happening.HAND, Happening.DRAW]


def test_6_5_three_on_the_table_all_four_are_taken():
    state = position(hands=["moon lightning", IDLE[1]], table="pampas-1 pampas-2 geese pine-1",
                     stock="iris-1")
    after = state.apply("play moon")
    assert after.piles[0] == CardSet("moon pampas-1 pampas-2 geese")
    assert after.table == CardSet("pine-1 iris-1")


def test_6_5_then_the_stock_card_is_matched_the_same_way():
    def drawn(table):
        state = position(hands=["lightning wisteria-1", IDLE[2]], table=table, stock="moon maple-1")
        return state.apply("lightning")

    after = drawn("pine-1")
    assert after.table == CardSet("pine-1 lightning moon") and not after.piles[0]
    after = drawn("pine-1 geese")
    assert after.table == CardSet("pine-1 lightning") and after.piles[0] == CardSet("moon geese")
    after = drawn("pine-1 geese pampas-1 pampas-2")
    assert after.table == CardSet("pine-1 lightning")
    assert after.piles[0] == CardSet("moon geese pampas-1 pampas-2")
    asked = drawn("pine-1 geese pampas-1")
    assert asked.phase is Phase.DRAW and asked.to_play == 0 and words(asked) == {"take pampas-geese",
                                                                               "take pampas-1"}
    after = asked.apply("take geese")
    assert after.piles[0] == CardSet("moon geese") and after.table == CardSet("pine-1 pampas-1 lightning")
    assert after.to_play == 1 and len(after.stock) == 1


def test_6_5_the_capture_is_made_at_once():
    """The hand card and what it took are gone before the stock card is turned: that card can't join them."""
    state = position(hands=["moon lightning", IDLE[1]], table="pampas-1 pine-1", stock="geese")
    after = state.apply("play moon")
    assert after.piles[0] == CardSet("moon pampas-1") and "geese" in after.table


def test_6_5_the_stock_card_can_take_the_hand_card_of_this_turn():
    state = position(hands=["moon lightning", IDLE[1]], table="pine-1", stock="geese")
    after = state.apply("play moon")
    assert after.piles[0] == CardSet("moon geese") and after.table == CardSet("pine-1")


def test_6_5_every_turn_draws_one_card_from_the_top_of_the_stock():
    for seed in range(40):
        state = deal("vanikar", seed)
        stock = list(state.stock)
        drawn = []
        turns = 0
        while not state.is_over:
            turns += state.phase is Phase.HAND
            state = state.apply(KOIKOI if state.phase is Phase.DECIDE else state.legal_actions()[0])
            drawn += [event.card for event in state.events if event.happening is Happening.DRAW]
        assert drawn == stock[:turns] and list(state.stock) == stock[turns:]


def test_6_5_all_cards_of_a_month_are_one_month_and_no_others():
    """Every card with every other one on the table: it takes those of its month only."""
    for card in reference.DECK:
        idle = next(other for other in IDLE if reference.month(other) != reference.month(card))
        others = [other for other in reference.DECK if other not in (card, idle)]
        for other in others:
            after = position(hands=[[card], [idle]], table=[other]).apply(card)
            if reference.month(other) == reference.month(card):
                assert ids(after.piles[0]) == {card, other} and not after.table
            else:
                assert ids(after.table) == {card, other} and not after.piles[0]


# 6.6 -----------------------------------------------------------------------------------------------------

def offer(pile, hand="lightning", table="", stock="", calls=(0, 0)):
    """The state after the first player's turn, with another card left in hand."""
    state = position(hands=[f"{hand} wisteria-1", "iris-1 clover-1"], table=table, stock=stock,
                     piles=[pile, ""], calls=calls)
    return state.apply(f"play {hand}")


def test_6_6_the_decision_comes_when_a_yaku_is_new():
    asked = offer("crane curtain", "moon", table="pampas-1")
    assert asked.phase is Phase.DECIDE and asked.to_play == 0 and asked.bases == (5, 0)
    assert set(asked.legal_actions()) == {STOP, KOIKOI}
    assert happenings(asked) == [Happening.HAND, Happening.OFFER]


def test_6_6_the_decision_comes_when_the_total_rises():
    """The eleventh chaff card raises Kasu from 1 to 2, the sixth animal Tane, the sixth ribbon Tanzaku."""
    chaff = "plum-1 plum-2 cherry-1 cherry-2 peony-1 peony-2 maple-1 maple-2 paulownia-1 paulownia-2"
    asked = offer(chaff, "pine-1", table="pine-poem")
    assert asked.bases == (2, 0) and asked.phase is Phase.DECIDE
    asked = offer("warbler cuckoo bridge geese swallow", "deer", table="maple-1")
    assert asked.bases == (2, 0) and asked.phase is Phase.DECIDE
    ribbons = "pine-poem plum-poem wisteria-ribbon iris-ribbon clover-ribbon"
    asked = offer(ribbons, "willow-ribbon", table="lightning")
    assert asked.bases == (2, 0) and asked.phase is Phase.DECIDE


def test_6_6_the_stock_card_can_make_the_yaku_too():
    asked = offer("crane curtain", "lightning", table="pampas-1", stock="moon")
    assert asked.phase is Phase.DECIDE and happenings(asked)[-2:] == [Happening.DRAW, Happening.OFFER]


def test_6_6_no_rise_no_decision():
    after = offer("crane curtain moon", "lightning", table="pine-1")
    assert after.phase is Phase.HAND and after.to_play == 1
    after = offer("crane curtain moon", "phoenix", table="pine-1")  # stays on the table
    assert after.phase is Phase.HAND and after.to_play == 1


def test_6_6_a_higher_yaku_of_the_same_cards_is_a_rise():
    asked = offer("crane curtain moon", "phoenix", table="paulownia-1")
    assert asked.phase is Phase.DECIDE and asked.bases == (8, 0)
    asked = offer("crane curtain moon", "rainman", table="lightning")
    assert asked.phase is Phase.DECIDE and asked.bases == (7, 0)


def test_6_6_the_decision_comes_at_the_end_of_the_turn():
    """Not between the hand card and the stock card, though the hand card made the yaku."""
    state = position(hands=["moon wisteria-1", "iris-1"], table="pampas-1 pine-1 pine-2", stock="pine-poem",
                     piles=["crane curtain", ""])
    choice = state.apply("moon")
    assert choice.phase is Phase.DRAW and words(choice) == {"take pine-1", "take pine-2"}
    asked = choice.apply("take pine-1")
    assert asked.phase is Phase.DECIDE
    assert asked.piles[0] == CardSet("crane curtain moon pampas-1 pine-poem pine-1")


def test_6_6_several_rises_in_one_turn_make_one_decision():
    state = position(hands=["sake wisteria-1", "iris-1"], table="chrysanthemum-1 deer", stock="maple-1",
                     piles=["moon curtain boar butterflies", ""])
    asked = state.apply("sake")
    assert asked.bases == (15, 0) and happenings(asked).count(Happening.OFFER) == 1
    assert asked.apply("koi-koi").to_play == 1


def test_6_6_koikoi_goes_on_and_stop_ends():
    asked = offer("crane curtain", "moon", table="pampas-1")
    on = asked.apply(KOIKOI)
    assert on.phase is Phase.HAND and on.to_play == 1 and on.calls == (1, 0) and not on.is_over
    assert happenings(on) == [Happening.KOIKOI]
    over = asked.apply(STOP)
    assert over.is_over and over.legal_actions() == () and over.calls == (0, 0)
    assert over.result.winner == 0 and over.result.points == (5, 0) and over.result.reason is Happening.STOP


def test_6_6_after_koikoi_only_when_it_rises_again():
    state = position(hands=["moon phoenix lightning", "iris-1 clover-1 maple-1"],
                     table="pampas-1 paulownia-1", piles=["crane curtain", ""])
    state = state.apply("moon").apply("koi-koi").apply("iris-1")
    assert state.to_play == 0 and state.phase is Phase.HAND
    quiet = state.apply("lightning")
    assert quiet.phase is Phase.HAND and quiet.to_play == 1  # 5 as before: not asked
    risen = state.apply("phoenix")
    assert risen.phase is Phase.DECIDE and risen.bases[0] == 8 and risen.calls == (1, 0)
    assert risen.apply("koi-koi").calls == (2, 0)


def test_6_6_both_players_may_have_called():
    state = position(hands=["moon lightning", "boar iris-1"], table="pampas-1 clover-1",
                     piles=["crane curtain", "deer butterflies"])
    state = state.apply("moon").apply("koi-koi").apply("boar")
    assert state.phase is Phase.DECIDE and state.to_play == 1
    assert state.apply("koi-koi").calls == (1, 1)


def last_turn(hand, table, pile, other="iris-1", calls=(0, 0), stock=""):
    """The last turn of player 0, who then has no card left."""
    return position(hands=[hand, other], table=table, piles=[pile, ""], calls=calls, stock=stock).apply(hand)


def test_6_6_a_yaku_made_on_the_last_turn_is_scored_without_asking():
    over = last_turn("moon", "pampas-1", "crane curtain")
    assert over.is_over and over.result.winner == 0 and over.result.points == (5, 0)
    assert over.result.reason is Happening.LAST and happenings(over)[-1] is Happening.LAST


def test_6_6_an_increase_on_the_last_turn_is_scored_without_asking():
    over = last_turn("phoenix", "paulownia-1", "crane curtain moon", calls=(1, 1))
    assert over.is_over and over.result.points == (32, 0)  # Shikō 8, doubled for 7 and for the other's call


def test_6_6_no_rise_on_the_last_turn_scores_nothing_even_after_an_earlier_call():
    after = last_turn("lightning", "pampas-1", "crane curtain moon", calls=(1, 0))
    assert not after.is_over and after.to_play == 1
    over = after.apply("iris-1")
    assert over.is_over and over.result.winner is None and over.result.points == (0, 0)


def test_6_6_for_the_dealer_the_last_turn_is_turn_15_of_16():
    counted = 0
    for seed in range(3000):
        state = deal("vanikar", seed)
        turn = 0
        while not state.is_over:
            assert not (state.phase is Phase.DECIDE and turn > 14)  # nobody is asked on turn 15 or 16
            turn += state.phase is Phase.HAND
            actions = state.legal_actions()
            state = state.apply(KOIKOI if KOIKOI in actions else actions[seed % 2 - 1])
        if state.result.reason is Happening.LAST:
            counted += 1
            assert turn == (15 if state.result.winner == state.dealer else 16)
            assert not state.hands[state.result.winner]
    assert counted > 100


# 6.7 -----------------------------------------------------------------------------------------------------

BRIGHTS = ("crane", "curtain", "moon", "rainman", "phoenix")


@pytest.mark.parametrize("pile, expected", [
    ("crane curtain moon rainman phoenix", {"goko": 10}),
    ("crane curtain moon phoenix", {"shiko": 8}),
    ("crane curtain moon rainman", {"ameshiko": 7}),
    ("crane curtain rainman phoenix", {"ameshiko": 7}),
    ("crane moon rainman phoenix", {"ameshiko": 7}),
    ("curtain moon rainman phoenix", {"ameshiko": 7}),
    ("crane curtain moon", {"sanko": 5}),
    ("crane curtain phoenix", {"sanko": 5}),
    ("crane moon phoenix", {"sanko": 5}),
    ("curtain moon phoenix", {"sanko": 5}),
])
def test_6_7_the_bright_yaku_are_worth_10_8_7_and_5(pile, expected):
    assert found(pile) == expected


def test_6_7_the_bright_yaku_are_exclusive():
    """Of every pile of brights one yaku at most counts; and three with the Rainman are nothing."""
    for bits in range(32):
        pile = [name for place, name in enumerate(BRIGHTS) if bits >> place & 1]
        points = list(found(pile).values())
        if len(pile) < 3 or (len(pile) == 3 and "rainman" in pile):
            assert points == []
        else:
            assert points == [{3: 5, 4: 7 if "rainman" in pile else 8, 5: 10}[len(pile)]]


def test_6_7_inoshikacho_5():
    assert found("boar deer butterflies") == {"inoshikacho": 5}
    for two in ("boar deer", "boar butterflies", "deer butterflies"):
        assert found(two + " warbler") == {}


def test_6_7_akatan_5_aotan_5_and_the_two_together_10():
    red, blue = "pine-poem plum-poem cherry-poem", "peony-blue chrysanthemum-blue maple-blue"
    assert found(red) == {"akatan": 5}
    assert found(blue) == {"aotan": 5}
    both = found(f"{red} {blue}")
    assert both["akatan"] + both["aotan"] == 10


def test_6_7_the_plain_ribbons_belong_to_neither_set():
    for plain in ("wisteria-ribbon", "iris-ribbon", "clover-ribbon", "willow-ribbon"):
        assert found(f"pine-poem plum-poem {plain}") == {}
        assert found(f"peony-blue maple-blue {plain}") == {}
    assert found("wisteria-ribbon iris-ribbon clover-ribbon") == {}


def test_6_7_tsukimi_5_and_hanami_5():
    assert found("moon sake") == {"tsukimi": 5}
    assert found("curtain sake") == {"hanami": 5}
    assert found("moon curtain sake") == {"tsukimi": 5, "hanami": 5}
    assert found("moon curtain") == found("sake crane phoenix rainman") == {}


COUNTED = [("tane", sorted(reference.ANIMALS - {"clover-boar"}), 5),
           ("tanzaku", sorted(reference.RIBBONS - {"cherry-poem", "chrysanthemum-blue"}), 5),
           ("kasu", sorted(reference.CHAFF), 10)]


@pytest.mark.parametrize("name, cards, needs", COUNTED)
def test_6_7_tane_tanzaku_and_kasu_1_and_1_more_for_each_further_card(name, cards, needs):
    for count in range(len(cards) + 1):
        assert found(cards[:count]) == ({name: count - needs + 1} if count >= needs else {})


def test_6_7_kasu_counts_the_lightning_and_the_coloured_paulownia():
    nine = "pine-1 pine-2 plum-1 plum-2 cherry-1 cherry-2 iris-1 iris-2 peony-1"
    for tenth in ("lightning", "paulownia-red", "paulownia-1"):
        assert found(f"{nine} {tenth}") == {"kasu": 1}


def test_6_7_all_others_add_up():
    red, blue = "pine-poem plum-poem cherry-poem", "peony-blue chrysanthemum-blue maple-blue"
    assert found(f"{red} {blue}") == {"akatan": 5, "aotan": 5, "tanzaku": 2}
    assert score(f"{red} {blue}").base == 12
    everything = score(reference.DECK)
    assert found(reference.DECK) == {"goko": 10, "tsukimi": 5, "hanami": 5, "inoshikacho": 5, "tane": 5,
                                     "akatan": 5, "aotan": 5, "tanzaku": 6, "kasu": 15}
    assert everything.base == 61


def test_6_7_inoshikacho_akatan_and_aotan_carry_no_increments_of_their_own():
    assert found("boar deer butterflies warbler") == {"inoshikacho": 5}
    assert found("boar deer butterflies warbler cuckoo") == {"inoshikacho": 5, "tane": 1}
    assert found("pine-poem plum-poem cherry-poem iris-ribbon") == {"akatan": 5}
    assert found("peony-blue chrysanthemum-blue maple-blue iris-ribbon") == {"aotan": 5}


def test_6_7_the_sake_cup_is_an_animal_only():
    nine = "pine-1 pine-2 plum-1 plum-2 cherry-1 cherry-2 iris-1 iris-2 peony-1"
    assert found(f"{nine} sake") == {}
    assert found("sake warbler cuckoo bridge geese") == {"tane": 1}


def test_6_7_the_points_of_cards_never_enter_a_score():
    """Every single card and every pair that makes no yaku is worth nothing."""
    for one in reference.DECK:
        for other in reference.DECK:
            if {one, other} not in ({"pampas-moon", "chrysanthemum-sake"},
                                    {"cherry-curtain", "chrysanthemum-sake"}):
                assert score({one, other}).total == 0


# 6.8 -----------------------------------------------------------------------------------------------------

SIX = "warbler cuckoo bridge geese swallow boar deer butterflies".split()


def test_6_8_seven_or_more_doubles():
    chaff = sorted(reference.CHAFF)
    for base in range(1, 15):
        sheet = score(chaff[:9 + base])
        assert sheet.base == base and sheet.total == (2 * base if base >= 7 else base)


def test_6_8_the_other_players_call_doubles_however_often():
    for calls in (1, 2, 7):
        assert score("crane curtain moon", opponent_koikoi=calls).total == 10
        assert score("crane curtain moon phoenix", opponent_koikoi=calls).total == 32


def test_6_8_the_own_koikoi_never_counts():
    for calls in (1, 2, 7):
        assert score("crane curtain moon", own_koikoi=calls).total == 5
        assert score("crane curtain moon", own_koikoi=calls, opponent_koikoi=1).total == 10
        assert score("crane curtain moon phoenix", own_koikoi=calls).total == 16


def test_6_8_the_seven_test_is_on_the_undoubled_total():
    """Twice 4, 5 or 6 is more than 7, and is not doubled again."""
    chaff = sorted(reference.CHAFF)
    for base in (4, 5, 6):
        assert score(chaff[:9 + base], opponent_koikoi=1).total == 2 * base
    assert score(chaff[:16], opponent_koikoi=1).total == 28


@pytest.mark.parametrize("calls, points", [((0, 0), 5), ((1, 0), 5), ((3, 0), 5), ((0, 1), 10), ((2, 2), 10)])
def test_6_8_in_a_round_the_others_calls_double_and_the_own_do_not(calls, points):
    over = offer("crane curtain", "moon", table="pampas-1", calls=calls).apply("stop")
    assert over.result.points == (points, 0) and over.result.score.total == points
    # The same for the other seat.
    state = position(hands=["lightning", "moon wisteria-1"], table="pampas-1", piles=["", "crane curtain"],
                     calls=calls[::-1], dealer=1)
    assert state.apply("moon").apply("stop").result.points == (0, points)


# 6.9 -----------------------------------------------------------------------------------------------------

def test_6_9_when_the_cards_run_out_both_score_0():
    state = position(hands=["lightning", "iris-1"], table="pine-1", piles=["crane curtain moon", "boar deer"],
                     calls=(1, 0))
    over = state.apply("lightning").apply("iris-1")
    assert over.is_over and happenings(over)[-1] is Happening.EXHAUSTED
    result = over.result
    assert result.winner is None and result.points == (0, 0) and result.score is None
    assert result.reason is Happening.EXHAUSTED


def drawn_match(seed=0):
    """A match whose first round nobody wins, right after it."""
    for number in range(seed, seed + 2000):
        match = new_match(seed=number)
        while not match.round.is_over:
            match = match.apply(KOIKOI if match.round.phase is Phase.DECIDE else match.legal_actions()[0])
        if match.round.result.winner is None:
            return match
    raise AssertionError("no drawn round")


def test_6_9_after_a_drawn_round_the_deal_passes_to_the_other_player():
    for seed in (0, 100, 200, 300):
        match = drawn_match(seed)
        assert match.totals == (0, 0)
        after = match.next_round()
        assert after.round.dealer == after.round.to_play == 1 - match.round.dealer
        assert after.number == 2  # a drawn round does count (0.3)


def test_6_9_the_winner_of_a_month_deals_the_next():
    winners = set()
    for seed in range(80):
        match = new_match(seed=seed)
        while not match.round.is_over:
            match = match.apply(STOP if match.round.phase is Phase.DECIDE else match.legal_actions()[0])
        winner = match.round.result.winner
        if winner is not None:
            winners.add((match.round.dealer, winner))
            assert match.next_round().round.dealer == winner
    assert winners == {(0, 0), (0, 1), (1, 0), (1, 1)}


# 6.10 ----------------------------------------------------------------------------------------------------

def play_match(match: Match, seed=0) -> Match:
    while True:
        while not match.round.is_over:
            actions = match.legal_actions()
            match = match.apply(STOP if STOP in actions else actions[seed % len(actions)])
        if match.is_over:
            return match
        match = match.next_round()


def test_6_10_six_months_unless_said():
    match = play_match(new_match(seed=1))
    assert match.number == 6 and len(match.points) == 6
    assert [new_match(seed=1).month, match.month, match.month_name] == [1, 6, "June"]


@pytest.mark.parametrize("rounds", [1, 3, 6, 12])
def test_6_10_or_1_3_or_12_months(rounds):
    match = play_match(new_match(seed=2, rounds=rounds))
    assert match.number == rounds and match.month == rounds
    with pytest.raises(IllegalAction):
        match.next_round()


def test_6_10_the_highest_total_wins_and_equal_totals_are_a_draw():
    outcomes = Counter()
    for seed in range(150):
        match = play_match(new_match(seed=seed, rounds=1), seed)
        sums = [sum(line[seat] for line in match.points) for seat in (0, 1)]
        assert match.totals == tuple(sums)
        if sums[0] == sums[1]:
            assert match.winners == (0, 1)
            outcomes["draw"] += 1
        else:
            assert match.winners == (sums.index(max(sums)),)
            outcomes[match.winners] += 1
    assert set(outcomes) == {"draw", (0,), (1,)}


def test_6_10_nobody_has_won_before_the_end():
    match = new_match(seed=3, rounds=3)
    assert match.winners == () and not match.is_over and match.totals == (0, 0)
    while not match.round.is_over:
        match = match.apply(match.legal_actions()[0])
    assert match.winners == () and not match.is_over


def test_6_10_a_round_has_to_end_before_the_next():
    match = new_match(seed=4)
    with pytest.raises(IllegalAction):
        match.next_round()
    assert all(action.move is Move.PLAY for action in match.legal_actions())
    with pytest.raises(KoiKoiError):
        match.apply("stop")
