"""Koi-Koi in Tentos, sentence by sentence: what scores (spec 2, 3)."""
import pytest
from piles import BLUES, FOUR, NINE, POEMS, TEN, TRIO, chain, found

from koikoi_edu import rules, score
from koikoi_edu.cards import Kind, find_card

TENTOS = rules("tentos")


def yaku(pile, **situation):
    return found(score(pile, TENTOS, **situation))


# 2.2, 2.3: the table -------------------------------------------------------------------------------------

def test_2_2_card_points_never_enter_the_score():
    assert score("crane curtain rainman warbler iris-ribbon pine-1", TENTOS).total == 0


def test_2_3_ten_plain_1_and_each_further_1():
    assert yaku(NINE) == {} and yaku(TEN) == {"kasu": 1}
    assert yaku(f"{TEN} iris-1 iris-2 lightning") == {"kasu": 4}


def test_2_3_five_tanzaku_1_and_each_further_ribbon_1():
    four = "iris-ribbon clover-ribbon wisteria-ribbon willow-ribbon"
    assert yaku(four) == {} and yaku(f"{four} pine-poem") == {"tanzaku": 1}
    assert yaku(f"{four} pine-poem plum-poem maple-blue") == {"tanzaku": 3}


def test_2_3_blue_and_red_tanzaku_3_each():
    assert yaku(BLUES) == {"aotan": 3} and yaku(POEMS) == {"akatan": 3}
    assert yaku("peony-blue chrysanthemum-blue pine-poem") == {}


def test_2_3_dueling_triads_3_on_top():
    sheet = score(f"{POEMS} {BLUES}", TENTOS)
    assert found(sheet) == {"akatan": 3, "aotan": 3, "dueling-triads": 3, "tanzaku": 2} and sheet.total == 11


def test_2_3_five_tens_1_and_each_further_1():
    assert yaku(FOUR) == {} and yaku(f"{FOUR} geese") == {"tane": 1}
    assert yaku("warbler cuckoo bridge butterflies geese swallow deer") == {"tane": 3}


@pytest.mark.parametrize("pile, expected, total", [
    ("crane curtain phoenix", {"sanko": 8}, 8),
    ("crane curtain rainman", {}, 0),
    ("crane curtain phoenix rainman", {"sanko": 8, "ameshiko": 2}, 10),
    ("crane curtain phoenix moon", {"sanko": 8, "shiko": 4}, 12),
    ("crane curtain phoenix moon rainman", {"sanko": 8, "ameshiko": 2, "shiko": 4}, 14),
])
def test_2_3_the_brights_add_up_and_all_five_are_no_yaku_of_their_own(pile, expected, total):
    sheet = score(pile, TENTOS)
    assert found(sheet) == expected and sheet.total == total and sheet.replaced == ()


def test_2_3_the_special_yaku_5_each():
    assert yaku(TRIO) == {"inoshikacho": 5}
    assert yaku("moon sake") == {"tsukimi": 5} and yaku("curtain sake") == {"hanami": 5}
    assert yaku("moon curtain sake") == {"tsukimi": 5, "hanami": 5}


def test_2_3_a_card_can_be_part_of_several_yaku():
    assert yaku(f"{TRIO} warbler cuckoo") == {"inoshikacho": 5, "tane": 1}
    assert yaku(f"{BLUES} iris-ribbon clover-ribbon") == {"aotan": 3, "tanzaku": 1}


def test_2_4_five_bright_extra_gives_the_traditional_15():
    five = "crane curtain phoenix moon rainman"
    assert score(five, TENTOS.variant(five_bright_extra=1)).total == 15
    assert score("crane curtain phoenix moon", TENTOS.variant(five_bright_extra=1)).total == 12


def test_2_5_each_value_of_the_special_yaku_is_an_option_and_marked():
    game = TENTOS.variant(yaku={"inoshikacho": 7, "tsukimi": 3, "hanami": 2}, godori=True)
    assert score(f"{TRIO} moon curtain sake", game).base == 12
    for id in ("inoshikacho", "tsukimi", "hanami"):
        assert TENTOS.provenance(f"yaku.{id}").kind == "rebuilt"
    assert score(TRIO, TENTOS).yaku[0].provenance.kind == "rebuilt"


# 3.5 - 3.9 -----------------------------------------------------------------------------------------------

@pytest.mark.parametrize("brights, factor", [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_3_5_the_field_multiplies_by_one_and_the_number_of_brights(brights, factor):
    sheet = score(POEMS, TENTOS, field_brights=brights)
    assert sheet.total == 3 * factor
    assert [step.option for step in sheet.steps[1:]] == ["field_multiplier"] * (brights > 0)


@pytest.mark.parametrize("calls, factor", [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_3_8_own_calls_multiply_by_one_and_their_number(calls, factor):
    assert score("crane curtain moon", TENTOS, own_koikoi=calls).total == 8 * factor


def test_3_8_two_yaku_before_any_call_do_not_double():
    assert score(f"{POEMS} {TRIO}", TENTOS).total == 8


def test_3_8_the_opponents_call_gives_nothing():
    assert score("crane curtain moon", TENTOS, opponent_koikoi=3).total == 8


def test_3_8_seven_points_double_nothing():
    assert score("crane curtain moon phoenix", TENTOS).total == 12


def test_3_8_calls_and_field_multiply():
    sheet = score(f"crane curtain phoenix {POEMS}", TENTOS, own_koikoi=1, field_brights=1)
    assert chain(sheet) == "11, ×2 → 22, ×2 → 44"
    assert [step.reason for step in sheet.steps[1:]] == [
        "you called koi-koi once", "brights on the table at the deal: 1"]
    assert [step.provenance.words for step in sheet.steps[1:]] == ["the source says so"] * 2


def test_3_9_the_sake_cup_is_an_animal_or_plain_never_both():
    sheet = score(f"{FOUR} {NINE} sake", TENTOS)
    assert found(sheet) == {"tane": 1}  # a tie goes to the animal
    assert sheet.roles == {find_card("sake"): Kind.ANIMAL}
    assert [(one.yaku.id, one.why, one.option) for one in sheet.left_out] == [
        ("kasu", "sake counts as an animal here", "sake_role")]


def test_3_9_the_better_role_counts():
    sheet = score(f"{FOUR} {TEN} sake", TENTOS)  # Five Tens 1 + Ten Plain 1, or Ten Plain 2
    assert found(sheet) == {"tane": 1, "kasu": 1}
    assert found(score(f"{NINE} sake", TENTOS)) == {"kasu": 1}
    assert found(score(f"{NINE} sake boar deer", TENTOS)) == {"kasu": 1}
    assert found(score(f"{TEN} iris-1 sake {FOUR}", TENTOS)) == {"tane": 1, "kasu": 2}


def test_3_9_the_viewing_yaku_go_with_either_role():
    assert found(score(f"{NINE} sake moon", TENTOS)) == {"kasu": 1, "tsukimi": 5}
    assert found(score(f"{FOUR} sake moon curtain", TENTOS)) == {"tane": 1, "tsukimi": 5, "hanami": 5}


def test_3_9_the_role_is_chosen_anew_each_time():
    assert found(score(f"{NINE} sake", TENTOS)) == {"kasu": 1}
    grown = score(f"{NINE} sake {FOUR} deer", TENTOS)
    assert found(grown) == {"tane": 2} and grown.base == 2


# 3.13 ----------------------------------------------------------------------------------------------------

def test_3_13_godori_is_5_where_it_is_played():
    assert yaku("warbler cuckoo geese") == {}
    assert found(score("warbler cuckoo geese", TENTOS.variant(godori=True))) == {"godori": 5}


def test_3_13_undecidable_yaku_still_count():
    game = TENTOS.variant(undecidable="inoshikacho tsukimi hanami godori")
    assert score(f"{TRIO} {POEMS}", game).total == 8


def test_3_13_the_winner_takes_the_losers_yaku_after_the_calls_and_before_the_field():
    game = TENTOS.variant(winner_takes_loser=True)
    sheet = score("crane curtain moon", game, own_koikoi=1, loser_total=3, field_brights=1)
    assert chain(sheet) == "8, ×2 → 16, +3 → 19, ×2 → 38"
    assert sheet.steps[2].option == "winner_takes_loser" and "loser" in sheet.steps[2].reason
    assert score("crane curtain moon", game).total == 8
    assert score("crane curtain moon", TENTOS, loser_total=3).total == 8


def test_3_13_100_and_500_points_are_lengths():
    for points in (100, 500):
        assert TENTOS.variant(length=("points", points)).length == ("points", points)
