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


# 3.8 leaves open what K counts, and how K and F go together (13, 8)

COUNTED, ADDED = TENTOS.variant(yaku_multiply=True), TENTOS.variant(multipliers="sum")
BOTH = COUNTED.variant(multipliers="sum")
#: Of one yaku 3, of two 8 + 3, of three 3 + 3 + 3 and the ribbons 2 that they are too.
ONE, TWO, FOUR_YAKU = POEMS, f"crane curtain phoenix {POEMS}", f"{POEMS} {BLUES}"


@pytest.mark.parametrize("pile, base, number", [
    (ONE, 3, 1), (TWO, 11, 2), (f"{TWO} rainman", 13, 3), (FOUR_YAKU, 11, 4),
    (f"{TRIO} warbler cuckoo", 6, 2)])
@pytest.mark.parametrize("calls", [0, 1, 3])
def test_3_8_the_number_of_yaku_multiplies_as_an_option_whoever_has_called(pile, base, number, calls):
    sheet = score(pile, COUNTED, own_koikoi=calls)
    assert sheet.base == base and len(sheet.yaku) == number and sheet.total == base * number
    assert [(step.option, step.factor, step.reason) for step in sheet.steps[1:]] == [
        ("yaku_multiply", number, f"you hold {number} yaku")][:number - 1]


def test_3_8_two_yaku_after_one_call_come_to_the_same_either_way():
    assert [score(TWO, game, own_koikoi=1).total for game in (TENTOS, COUNTED)] == [22, 22]
    assert score(TWO, TENTOS).total == 11 and score(TWO, COUNTED).total == 22
    assert score(ONE, TENTOS, own_koikoi=1).total == 6 and score(ONE, COUNTED, own_koikoi=1).total == 3


@pytest.mark.parametrize("value", ["off", "multiply", "go", "go_korean", "japan", "double_if_called"])
def test_3_8_where_the_number_of_yaku_multiplies_own_calls_bring_nothing(value):
    game = COUNTED.variant(own_koikoi=value)
    assert [score(TWO, game, own_koikoi=calls).total for calls in range(5)] == [22] * 5


def test_3_8_a_pile_without_yaku_and_a_single_best_yaku_are_not_multiplied():
    assert score("crane moon", COUNTED, field_brights=2).total == 0
    best = score(TWO, COUNTED.variant(best_yaku_only=True))
    assert (best.base, best.total) == (8, 8)


#: calls, brights on the table: the chain for two yaku (11), and where the number of yaku multiplies.
SUMS = [
    (0, 0, "11", "11, ×2 → 22"), (1, 0, "11, ×2 → 22", "11, ×2 → 22"),
    (0, 1, "11, ×2 → 22", "11, ×4 → 44"), (0, 2, "11, ×3 → 33", "11, ×5 → 55"),
    (1, 1, "11, ×4 → 44", "11, ×4 → 44"), (1, 2, "11, ×5 → 55", "11, ×5 → 55"),
    (2, 1, "11, ×5 → 55", "11, ×4 → 44"), (2, 2, "11, ×6 → 66", "11, ×5 → 55"),
    (3, 4, "11, ×9 → 99", "11, ×7 → 77")]


@pytest.mark.parametrize("calls, brights, called, counted", SUMS)
def test_3_8_multipliers_are_added_up_as_an_option_where_there_are_both(calls, brights, called, counted):
    situation = {"own_koikoi": calls, "field_brights": brights}
    assert chain(score(TWO, ADDED, **situation)) == called
    assert chain(score(TWO, BOTH, **situation)) == counted


def test_3_8_added_up_multipliers_are_one_step_that_names_both():
    sheet = score(TWO, ADDED, own_koikoi=1, field_brights=2)
    assert [(step.option, step.reason, step.provenance.kind) for step in sheet.steps[1:]] == [
        ("multipliers", "you called koi-koi once: 2 times, plus 3 times for brights on the table at the "
                        "deal: 2", "chosen")]
    assert score(TWO, BOTH, field_brights=1).steps[1].reason == (
        "you hold 2 yaku: 2 times, plus 2 times for brights on the table at the deal: 1")
    # One multiplier alone is a step as ever.
    assert [step.option for step in score(TWO, ADDED, own_koikoi=1).steps[1:]] == ["own_koikoi"]
    assert [step.option for step in score(TWO, ADDED, field_brights=1).steps[1:]] == ["field_multiplier"]


def test_3_8_a_losers_yaku_are_multiplied_by_the_field_alone_where_multipliers_are_added_up_too():
    """8 × (2 + 3) + 4 × 3; (8 × 2 + 4) × 3 where they multiply."""
    given = {"own_koikoi": 1, "field_brights": 2, "loser_total": 4}
    takes = TENTOS.variant(winner_takes_loser=True)
    assert score("crane curtain moon", takes, **given).total == 60
    sheet = score("crane curtain moon", takes.variant(multipliers="sum"), **given)
    assert chain(sheet) == "8, ×5 → 40, +12 → 52" and "4 × 3" in sheet.steps[2].reason
    # With one multiplier only, nothing is added up.
    alone = score("crane curtain moon", takes.variant(multipliers="sum"), **given | {"own_koikoi": 0})
    assert chain(alone) == "8, +4 → 12, ×3 → 36"


def test_3_8_other_doublings_multiply_what_is_added_up():
    game = ADDED.variant(seven_doubles=True, opponent_koikoi_doubles="once")
    sheet = score(TWO, game, own_koikoi=1, opponent_koikoi=1, field_brights=1)
    assert chain(sheet) == "11, ×2 → 22, ×2 → 44, ×4 → 176"


def test_3_8_points_for_a_call_come_before_what_is_added_up():
    """Korean: three calls add 3 points and double; two brights on the table triple: (11 + 3) × (2 + 3)."""
    assert score(TWO, ADDED.variant(own_koikoi="go_korean"), own_koikoi=3, field_brights=2).total == 70
    assert score(TWO, ADDED.variant(own_koikoi="japan"), own_koikoi=2, field_brights=1).total == 26


@pytest.mark.parametrize("option, others", [
    ("yaku_multiply", "it doubles after the second yaku; that could also be meant of two yaku without a "
                      "call"),
    ("multipliers", "it says to apply them; they could also be added up")])
def test_3_8_the_card_says_that_the_source_leaves_it_open(option, others):
    assert TENTOS.provenance(option).words == f"the source leaves it open; {others}"
    assert others in " ".join(str(TENTOS.card).split())


def test_3_8_the_card_of_the_other_readings():
    told = " ".join(str(BOTH.card).split())
    assert "two double it, three triple it, and so on. Your own koi-koi does not." in told
    assert "the two multipliers are added up: 2 and 3 make 5 times the sum" in told
    assert "one call doubles it" not in told
    # Where nothing else multiplies, there is nothing to be said.
    assert "multipliers" not in str(rules("vanikar").card) and "multiply as well" not in str(
        TENTOS.variant(field_multiplier="off").card)


def test_3_9_the_sake_cup_is_an_animal_or_plain_never_both():
    sheet = score(f"{FOUR} {NINE} sake", TENTOS)
    assert found(sheet) == {"tane": 1}  # a tie goes to the animal
    assert sheet.roles == {find_card("sake"): Kind.ANIMAL}
    assert [(one.yaku.id, one.why, one.option) for one in sheet.left_out] == [
        ("kasu", "sake counts as an animal here", "sake_role")]


def test_3_9_the_better_sum_decides_the_role_also_where_the_number_of_yaku_multiplies():
    """Five Tens 2, or Five Tens 1 and Ten Plain 1: a tie, so the cup is an animal, and one yaku is held."""
    sheet = score(f"{FOUR} bridge {NINE} sake", COUNTED)
    assert found(sheet) == {"tane": 2} and sheet.total == 2


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
