"""Tsukifuda, sentence by sentence: how it is dealt, played and ended (spec 5)."""
import re
from collections import Counter

import pytest
from piles import NINE, TEN, TRIO
from playing import happenings, packets, played, random_match, random_states, shuffled, words

from koikoi_edu import CardSet, deal, dumps, loads, new_match, position, rules
from koikoi_edu.errors import RulesError
from koikoi_edu.game import KOIKOI, STOP, Happening, Phase
from koikoi_edu.show import pile_html

TSUKI = rules("tsukifuda")
PEONIES = "peony-1 peony-2 peony-blue butterflies"


def distance(one, other):
    """Months between two months, round the year."""
    return min((one - other) % 12, (other - one) % 12)


# 5.1 - 5.3 -----------------------------------------------------------------------------------------------

def test_5_1_two_play():
    assert len(deal(TSUKI, 1).hands) == 2
    with pytest.raises(RulesError):
        new_match(TSUKI, players=3)


@pytest.mark.parametrize("birthdays", [(1, 6), (12, 2), (11, 1), (3, 9), (5, 6), (7, 8)])
def test_5_2_the_birthday_nearest_to_the_month_of_the_revealed_card_deals(birthdays):
    dealers = Counter()
    for seed in range(120):
        match = new_match(TSUKI, seed=seed, birthdays=birthdays)
        found = match.opening
        *equal, (nobody, card) = found.draws
        assert nobody is None and found.birthdays == birthdays == match.birthdays
        # A tie reveals another card, each time.
        for _, tied in equal:
            assert distance(tied.month, birthdays[0]) == distance(tied.month, birthdays[1])
        far = [distance(card.month, month) for month in birthdays]
        assert far[found.dealer] < far[1 - found.dealer]
        assert match.round.dealer == found.dealer == match.round.to_play
        assert len({card for _, card in found.draws}) == len(found.draws)
        dealers[found.dealer] += 1
    assert len(dealers) == 2


def test_5_2_round_the_year_december_is_next_to_january():
    for seed in range(200):
        found = new_match(TSUKI, seed=seed, birthdays=[1, 9]).opening
        if found.draws[-1][1].month == 12:
            assert found.dealer == 0
            return
    raise AssertionError("no paulownia was revealed")


def test_5_2_or_within_one_year_as_an_option():
    game = TSUKI.variant(birthday_distance="linear")
    others = 0
    for seed in range(200):
        found = new_match(game, seed=seed, birthdays=[1, 9]).opening
        card = found.draws[-1][1]
        assert found.dealer == (0 if abs(card.month - 1) < abs(card.month - 9) else 1)
        others += card.month in (11, 12) and found.dealer == 1
    assert others > 10


@pytest.mark.parametrize("birthdays", [None, (4, 4)])
def test_5_2_unknown_or_equal_birthdays_leave_it_to_chance(birthdays):
    dealers = Counter(new_match(TSUKI, seed=seed, birthdays=birthdays).round.dealer for seed in range(100))
    assert min(dealers.values()) > 30
    assert new_match(TSUKI, seed=1, birthdays=birthdays).opening is None


@pytest.mark.parametrize("birthdays", [(1,), (1, 2, 3), (0, 5), (13, 1), ("May", "June"), "12", 5, (True, 2),
                                       (1.0, 2)])
def test_5_2_what_is_no_month_for_each_player_is_refused(birthdays):
    with pytest.raises(RulesError, match="a month from 1 to 12 for each of 2 players"):
        new_match(TSUKI, seed=1, birthdays=birthdays)


def test_5_2_it_is_told_in_a_sentence_and_saved():
    match = new_match(TSUKI, seed=4, birthdays=(5, 10))
    text = match.opening.text(("Ana", "Bo"))
    assert ("Ana", "Bo")[match.round.dealer] in text and text.endswith("the birthday nearest to it.")
    again = loads(dumps(match))
    assert again == match and again.opening == match.opening
    named = new_match(TSUKI, seed=4, birthdays=(5, 10), dealer=1 - match.round.dealer)
    assert named.opening is None and named.round.dealer != match.round.dealer


@pytest.mark.parametrize("dealer", [0, 1])
def test_5_3_eight_each_and_eight_on_the_table_two_by_two(dealer):
    for seed in range(6):
        dealt = packets(shuffled(seed), *[("opponent", 2), ("dealer", 2), ("table", 2)] * 3)
        state = deal(TSUKI.variant(table_quad="off"), seed, dealer=dealer)
        assert [len(hand) for hand in state.hands] == [8, 8] and len(state.table) == 8
        assert len(state.stock) == 24
        assert dealt["opponent"] <= state.hands[1 - dealer] and dealt["dealer"] <= state.hands[dealer]
        assert dealt["table"] <= state.table


def test_5_3_a_whole_month_on_the_table_is_dealt_again():
    quiet = TSUKI.variant(table_quad="off")
    again = 0
    for seed in range(1500):
        table = deal(quiet, seed).table
        whole = any(len(table.in_month(month)) == 4 for month in range(1, 13))
        assert bool(deal(TSUKI, seed).origin.thrown) == whole
        again += whole
    assert again > 2


def test_5_3_no_hand_yaku_and_no_swap():
    hand = "pine-1 pine-2 pine-poem crane plum-1 plum-2 cherry-1 cherry-2"
    assert deal(TSUKI, 1, hands=[hand, ""]).phase is Phase.HAND


# 5.4, 5.5 ------------------------------------------------------------------------------------------------

def test_5_4_captured_at_once_two_choose_three_take_all():
    state = position(TSUKI, hands=["pine-1 iris-1 boar", "deer"],
                     table="pine-2 iris-2 iris-ribbon clover-1 clover-2 clover-ribbon")
    assert state.apply("pine-1").piles[0] == CardSet("pine-1 pine-2")
    assert words(state.apply("iris-1")) == ["take iris-ribbon", "take iris-2"]
    assert state.apply("boar").piles[0] == CardSet("boar clover-1 clover-2 clover-ribbon")


def test_5_4_a_match_must_be_taken():
    state = position(TSUKI, hands=["pine-1 boar", "deer"], table="pine-2", stock="iris-1 moon")
    assert words(state) == ["play pine-1", "play clover-boar"]
    assert "pine-1" not in state.apply("pine-1").table
    drawn = position(TSUKI, hands=["pine-1 boar", "deer"], table="iris-2", stock="iris-1").apply("boar")
    assert drawn.piles[0] == CardSet("iris-1 iris-2")


def test_5_4_captures_are_shown_in_four_columns():
    shown = pile_html(CardSet("crane iris-ribbon boar pine-1 pine-2"))
    assert re.findall(r'font-size:12px">([^<]*)', shown) == ["1 bright", "1 animal", "1 ribbon", "2 chaff"]


def test_5_5_a_new_or_raised_yaku_gives_the_choice():
    new = position(TSUKI, hands=["iris-1 boar", "deer"], table="iris-2", piles=[f"{NINE[:-8]}", ""])
    assert new.apply("iris-1").phase is Phase.DECIDE  # eight and two chaff
    raised = position(TSUKI, hands=["iris-1 boar", "deer"], table="iris-2", piles=[TEN, ""])
    assert raised.apply("iris-1").phase is Phase.DECIDE and raised.apply("iris-1").bases[0] == 3


def test_5_5_any_number_of_koikoi_and_the_opponents_does_not_stop_you():
    state = position(TSUKI, hands=["iris-1 boar", "deer"], table="iris-2", piles=[TEN, ""], calls=[3, 2])
    after = state.apply("iris-1").apply(KOIKOI)
    assert after.calls == (4, 2)


def test_5_6_bonus_yaku_alone_give_no_decision():
    state = position(TSUKI, hands=["pampas-1 boar", "deer"], table="moon", piles=["curtain sake", ""])
    after = state.apply("pampas-1")
    assert after.bases[0] == 0 and after.phase is Phase.HAND and after.to_play == 1


def test_5_6_a_normal_yaku_brings_them_with_it():
    state = position(TSUKI, hands=["maple-1 iris-1", "pine-1"], table="deer",
                     piles=["boar butterflies moon sake", ""]).apply("maple-1")
    assert state.phase is Phase.DECIDE and state.apply(STOP).result.points == (10, 0)


def test_5_6_the_four_cards_of_the_current_month():
    cards = {"hands": ["peony-1 boar", "deer"], "table": PEONIES.replace("peony-1 ", "")}
    june = position(TSUKI, **cards, month=6).apply("peony-1")
    assert june.phase is Phase.DECIDE and june.apply(STOP).result.points == (5, 0)
    assert june.month == june.view(0).month == 6
    july = position(TSUKI, **cards, month=7).apply("peony-1")
    assert july.bases[0] == 0 and july.phase is Phase.HAND


def test_5_6_tsukifuda_is_a_normal_yaku_for_the_bonus():
    state = position(TSUKI, hands=["peony-1 boar", "deer"], table=PEONIES.replace("peony-1 ", ""), month=6,
                     piles=["moon sake", ""]).apply("peony-1")
    assert state.bases[0] == 10


def test_5_6_round_1_is_january_and_it_wraps_after_december():
    match = new_match(TSUKI.variant(length=("rounds", 14)), seed=1)
    months = []
    while True:
        months.append(match.round.month)
        assert match.round.month == match.month
        while not match.round.is_over:
            match = match.apply(match.legal_actions()[0])
        if match.is_over:
            break
        match = match.next_round()
    assert months == [*range(1, 13), 1, 2]
    assert [one.month for one in loads(dumps(match)).rounds] == months


def test_5_6_a_single_round_is_january_unless_said():
    assert deal(TSUKI, 1).month == 1 and deal(TSUKI, 1, month=5).month == 5
    assert loads(dumps(deal(TSUKI, 1, month=5))) == deal(TSUKI, 1, month=5) != deal(TSUKI, 1)
    assert deal("vanikar", 1, month=5).month is None and deal("vanikar", 1, month=5) == deal("vanikar", 1)
    for month in (0, 13, "May", 1.5, True):
        with pytest.raises(RulesError, match="1 to 12"):
            deal(TSUKI, 1, month=month)


# 5.8 - 5.11 ----------------------------------------------------------------------------------------------

def test_5_8_nothing_doubles():
    state = position(TSUKI, hands=["maple-1 iris-1", "pine-1"], table="deer", calls=[2, 3],
                     piles=["boar butterflies warbler cuckoo", ""]).apply("maple-1")
    assert state.apply(STOP).result.points == (6, 0)
    more = position(TSUKI, hands=["maple-1 iris-1", "pine-1"], table="deer", calls=[2, 3],
                    piles=["boar butterflies warbler cuckoo geese", ""]).apply("maple-1")
    assert more.apply(STOP).result.points == (7, 0)


def test_5_9_the_last_caller_alone_scores():
    """A calls at 5, B calls at 1, the cards run out: B scores 1."""
    state = position(TSUKI, hands=["maple-1 wisteria-ribbon", "iris-1 iris-ribbon"], table="deer iris-2",
                     piles=["boar butterflies", NINE[:-8]])
    state = played(state, "maple-1", "koi-koi", "iris-1", "koi-koi", "wisteria-ribbon", "iris-ribbon")
    assert state.is_over and state.bases == (5, 1)
    assert state.result.points == (0, 1) and state.result.winner == 1
    assert state.result.reason is Happening.LAST_CALLER and state.result.score.total == 1
    assert "called koi-koi last" in state.events[-1].text(("Ana", "Bo"))


def test_5_9_who_called_first_and_again_last_scores():
    state = position(TSUKI, hands=["maple-1 swallow iris-ribbon", "iris-1 wisteria-ribbon pine-poem"],
                     table="deer iris-2 lightning", piles=["boar butterflies warbler cuckoo", NINE[:-8]])
    state = played(state, "maple-1", "koi-koi", "iris-1", "koi-koi", "swallow", "koi-koi",
                   "wisteria-ribbon", "iris-ribbon", "pine-poem")
    assert state.calls == (2, 1) and state.result.points == (7, 0)


@pytest.mark.parametrize("to_play, winner", [(0, 1), (1, 0)])
def test_5_9_in_a_position_the_caller_who_had_a_turn_last_called_last(to_play, winner):
    state = position(TSUKI, hands=["wisteria-ribbon", "iris-ribbon"], piles=[TRIO, TEN], calls=[2, 1],
                     to_play=to_play)
    state = played(state, *(["wisteria-ribbon", "iris-ribbon"][::1 if to_play == 0 else -1]))
    assert state.result.winner == winner
    # With one caller there is nothing to ask.
    for calls in ([1, 0], [0, 1]):
        one = position(TSUKI, hands=["wisteria-ribbon", "iris-ribbon"], piles=[TRIO, TEN], calls=calls)
        assert played(one, "wisteria-ribbon", "iris-ribbon").result.winner == calls.index(1)


@pytest.mark.parametrize("dealer", [0, 1])
def test_5_9_oyaken_1_point_to_the_dealer_when_nobody_has_a_yaku(dealer):
    state = position(TSUKI, hands=["boar", "iris-1"], dealer=dealer, to_play=0, piles=["moon sake", ""])
    state = played(state, "boar", "iris-1")  # a bonus yaku alone counts as none
    assert state.result.winner == dealer and state.result.points[dealer] == 1
    assert sum(state.result.points) == 1 and state.result.reason is Happening.NO_YAKU
    assert [step.option for step in state.result.score.steps] == ["exhaust_no_yaku"]


def test_5_9_a_yaku_completed_on_the_last_card_stops_automatically():
    state = position(TSUKI, hands=["maple-1", "iris-1"], table="deer", piles=["boar butterflies", ""])
    assert state.apply("maple-1").result.points == (5, 0)
    assert happenings(state.apply("maple-1"))[-1] is Happening.LAST


def test_5_10_who_scores_deals_next_and_oyaken_leaves_the_dealer_in_place():
    seen = Counter()
    for seed in range(60):
        match = random_match(TSUKI, seed, calls=0.8)
        for one, later in zip(match.rounds, match.rounds[1:], strict=False):
            reason = one.result.reason
            seen[reason] += 1
            assert later.dealer == (one.dealer if reason is Happening.NO_YAKU else one.result.winner)
    assert {Happening.STOP, Happening.LAST, Happening.LAST_CALLER, Happening.NO_YAKU} <= set(seen)


def test_5_10_under_zero_sum_oyaken_is_subtracted_too():
    game = TSUKI.variant(zero_sum=True)
    state = played(position(game, hands=["boar", "iris-1"]), "boar", "iris-1")
    assert state.result.points == (1, -1)


def test_5_11_the_end_at_50_and_both_cannot_cross_in_one_round():
    for seed in range(20):
        match = random_match(TSUKI, seed)
        assert max(match.totals) >= 50 and len(match.winners) == 1
        assert all(sum(points > 0 for points in one) <= 1 for one in match.points)


def test_5_11_zero_sum_subtracts_from_the_opponent_and_may_go_below_0():
    below = 0
    for seed in range(10):
        match = random_match(TSUKI.variant(zero_sum=True), seed)
        assert sum(match.totals) == 0 and max(match.totals) >= 50
        below += min(match.totals) < 0
    assert below


def test_5_11_a_year_is_twelve_rounds_and_the_end_at_50_is_off():
    for seed in range(12):
        match = random_match(TSUKI.variant(length=("rounds", 12)), seed)
        assert match.number == 12
        best = max(match.totals)
        assert match.winners == tuple(seat for seat in (0, 1) if match.totals[seat] == best)


def test_5_11_in_a_year_equal_totals_are_a_draw():
    ties = 0
    for seed in range(200):
        match = random_match(TSUKI.variant(length=("rounds", 2)), seed)
        if match.totals[0] == match.totals[1]:
            assert match.is_over and match.winners == (0, 1)
            ties += 1
    assert ties


def test_a_round_is_played_to_its_end_whatever_is_called():
    for seed in range(40):
        *_, last = random_states(seed, calls=1.0, rules=TSUKI)
        assert last.is_over and last.result.winner is not None
