"""Go-Stop, what a pile scores: every sentence of spec 2.6, 4.9-4.11 and 4.14 that a score depends on."""
import html
import json
import os
import random
import re
from pathlib import Path

import pytest
import reference_gostop as second
from piles import found

from koikoi_edu import CardSet, one_more, progress, rules, score
from koikoi_edu.cards import JOKERS
from koikoi_edu.compare import compare
from koikoi_edu.errors import CardError, RulesError
from koikoi_edu.rules.gostop import GOSTOP
from koikoi_edu.rules.gostop_korean import GOSTOP_KOREAN as KOREAN
from koikoi_edu.scoring import Situation, chaff_count, scorer

CASES = json.loads((Path(__file__).parents[1] / "data" / "cases.json").read_text(encoding="utf-8"))["cases"]
CASES = [case for case in CASES if case["rules"] == "gostop"]
#: Piles that the second scorer counts under each of the two rule sets.
PILES = int(os.environ.get("KOIKOI_PILES", "1500"))

BASE = "crane curtain phoenix warbler cuckoo geese"  # dry three brights 3 and godori 5
SIX = "pine-1 pine-2 plum-1 plum-2 cherry-1 cherry-2"  # six chaff
SEVEN = f"{SIX} wisteria-1"


def chain(sheet):
    """The steps as a player writes them down."""
    return " ".join(str(sheet.base) if place == 0 else repr(step) for place, step in enumerate(sheet.steps))


def why(sheet):
    return [(step.reason, step.option, step.loser) for step in sheet.steps[1:]]


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_worked_example(case):
    sheet = score(case["pile"], GOSTOP.variant(**case["options"]), **case["situation"])
    assert found(sheet) == case["yaku"]
    assert (sheet.base, sheet.total) == (case["base"], case["total"])


def test_the_worked_examples_are_all_there():
    assert [case["id"] for case in CASES] == "G1 G2 G3 G4 G5 G6 G7 G8 G9 G10a G10b G11 G12 G13".split()


# 2.6: the yaku ---------------------------------------------------------------------------------------------

@pytest.mark.parametrize("pile, expected", [
    ("rainman crane curtain", {"rainy-sanko": 2}), ("crane curtain", {}), ("rainman crane", {}),
    ("crane curtain moon", {"sanko": 3}), ("moon phoenix crane", {"sanko": 3}),
    ("rainman crane curtain moon", {"ameshiko": 4}), ("crane curtain moon phoenix", {"shiko": 5}),
    ("crane curtain moon phoenix rainman", {"goko": 15}),
    ("warbler cuckoo geese", {"godori": 5}), ("warbler cuckoo", {}),
    ("warbler cuckoo boar deer bridge", {"tane": 1}),
    ("warbler cuckoo boar deer bridge swallow", {"tane": 2}),
    ("warbler cuckoo geese boar deer", {"godori": 5, "tane": 1}), ("warbler cuckoo boar deer", {}),
    ("pine-poem plum-poem cherry-poem", {"akatan": 3}),
    ("peony-blue maple-blue chrysanthemum-blue", {"aotan": 3}),
    ("wisteria-ribbon iris-ribbon clover-ribbon", {"chodan": 3}),
    ("wisteria-ribbon iris-ribbon willow-ribbon", {}),
    ("clover-ribbon iris-ribbon willow-ribbon pine-poem", {}),
    ("pine-poem plum-poem wisteria-ribbon iris-ribbon willow-ribbon", {"tanzaku": 1}),
    ("pine-poem plum-poem cherry-poem peony-blue maple-blue chrysanthemum-blue",
     {"akatan": 3, "aotan": 3, "tanzaku": 2}),
    (f"{SIX} wisteria-1 wisteria-2 iris-1 iris-2", {"kasu": 1}),
    (f"{SIX} wisteria-1 wisteria-2 iris-1", {}),
    (f"{SIX} wisteria-1 wisteria-2 iris-1 iris-2 peony-1 peony-2", {"kasu": 3}),
])
def test_the_table_of_yaku(pile, expected):
    assert found(score(pile, GOSTOP)) == expected


def test_ribbon_sets_stack_and_there_is_no_bonus_for_both():
    """Six ribbons with both sets are 3 + 3 + 2."""
    six = score("pine-poem plum-poem cherry-poem peony-blue maple-blue chrysanthemum-blue", GOSTOP)
    assert six.base == 8 and len(six.yaku) == 3


def test_brights_are_exclusive():
    for game in (GOSTOP, KOREAN):
        five = score("crane curtain moon phoenix rainman", game)
        assert found(five) == {"goko": 15}
        assert [one.id for one in five.replaced] == ["shiko", "ameshiko", "sanko"]


def test_brights_can_be_cumulative():
    """By the letter of the Koi-Koi rules a dry four is 5 + 3; the wet three is exactly three brights."""
    game = GOSTOP.variant(bright_mode="cumulative")
    assert found(score("crane curtain moon phoenix", game)) == {"shiko": 5, "sanko": 3}
    assert found(score("crane curtain rainman", game)) == {"rainy-sanko": 2}
    assert found(score("crane curtain moon rainman", game)) == {"ameshiko": 4, "sanko": 3}
    assert score("crane curtain moon phoenix rainman", game).base == 15 + 5 + 4 + 3


def test_no_boar_deer_butterflies_and_no_viewing():
    assert found(score("boar deer butterflies", GOSTOP)) == {}
    assert found(score("moon sake", GOSTOP)) == found(score("curtain sake", GOSTOP)) == {}


def test_any_four_brights_are_worth_four_in_korea():
    assert [score(f"crane curtain moon {fourth}", KOREAN).base for fourth in ("phoenix", "rainman")] == [4, 4]
    assert score("crane curtain moon phoenix rainman", KOREAN).base == 15
    assert score("crane curtain moon", KOREAN).base == 3 and score("crane curtain rainman", KOREAN).base == 2


def test_every_yaku_and_option_says_where_it_comes_from():
    assert {GOSTOP.provenance(f"yaku.{one.id}").kind for one in GOSTOP.yaku} == {"borrowed"}
    assert {KOREAN.provenance(f"yaku.{one.id}").kind for one in KOREAN.yaku} == {"said"}
    kinds = {kind: {name for name in GOSTOP.options if GOSTOP.provenance(name).kind == kind}
             for kind in ("silent", "open")}
    assert kinds == {
        "open": {"first_dealer", "jokers", "hand_four_pairs", "bright_mode", "own_koikoi"},
        "silent": {"both_hand_yaku", "refill_table", "auto_stop_last_turn", "no_chaff_is_safe",
                   "penalty_needs_yaku", "three_player"}}
    assert GOSTOP.provenance("points_first").kind == GOSTOP.provenance("joker_from_hand").kind == "silent"
    assert {KOREAN.provenance(name).kind for name in ("packets", "points_first", "go_bak")} == {"said"}
    assert GOSTOP.provenance("min_total").kind == "said" and "7" in GOSTOP.provenance("min_total").others


# 4.1: the deck ---------------------------------------------------------------------------------------------

def test_the_deck_has_53_cards():
    """48 and five jokers are 53, not 54."""
    assert len(GOSTOP.deck) == 53 and GOSTOP.deck >= JOKERS


@pytest.mark.parametrize("jokers, names", [(0, ""), (2, "joker-2pi joker-3pi"), (5, JOKERS)])
def test_the_jokers_that_are_played_with(jokers, names):
    for game in (GOSTOP, KOREAN):
        deck = game.variant(jokers=jokers).deck
        assert deck & JOKERS == CardSet(names) and len(deck) == 48 + jokers
    assert KOREAN.jokers == 2


def test_a_joker_that_is_not_played_with_is_refused():
    for call in (score, one_more, progress, chaff_count):
        with pytest.raises(CardError, match="joker-1pi"):
            call("crane joker-1pi", KOREAN)
    with pytest.raises(CardError, match="joker-double"):
        score("crane", KOREAN, losers=["joker-double"])


@pytest.mark.parametrize("joker, chaff", [("joker-1pi", 1), ("joker-2pi", 2), ("joker-3pi", 3),
                                          ("joker-nonwinner", 0), ("joker-double", 0)])
def test_what_a_joker_counts_as(joker, chaff):
    nine = f"{SIX} wisteria-1 wisteria-2 iris-1"
    assert score(f"{nine} {joker}", GOSTOP).base == chaff
    assert chaff_count(joker, GOSTOP) == chaff and chaff_count(f"{nine} {joker}", GOSTOP) == 9 + chaff


def test_the_non_winner_bright_is_in_no_yaku():
    assert score("crane curtain joker-nonwinner", GOSTOP).base == 0
    assert found(score("crane curtain moon joker-nonwinner", GOSTOP)) == {"sanko": 3}


# 4.9: counting chaff ---------------------------------------------------------------------------------------

def test_sake_is_an_animal_or_two_chaff_not_both():
    """Four animals with the sake cup and eight chaff: five animals, or ten chaff, one point either way."""
    eight = f"{SEVEN} wisteria-2"
    both = score(f"warbler boar deer bridge sake {eight}", GOSTOP)
    assert found(both) == {"tane": 1} and dict(both.roles) == {next(iter(CardSet("sake"))): "animal"}
    chaff = score(f"boar deer bridge sake {eight}", GOSTOP)
    assert found(chaff) == {"kasu": 1} and list(chaff.roles.values()) == ["chaff"]


def test_the_best_role_of_sake_is_chosen():
    animals = score(f"warbler boar deer bridge swallow sake {SIX} wisteria-1 wisteria-2", GOSTOP)
    assert found(animals) == {"tane": 2}  # rather than 1 for five animals and 1 for ten chaff: a tie
    chaff = score(f"warbler boar deer bridge swallow sake {SEVEN} wisteria-2 iris-1", GOSTOP)
    assert found(chaff) == {"tane": 1, "kasu": 2}


def test_the_lightning_and_the_red_paulownia_are_two_chaff():
    assert chaff_count("lightning", GOSTOP) == chaff_count("paulownia-red", GOSTOP) == 2
    assert chaff_count("paulownia-1 pine-1", GOSTOP) == 2
    assert score(f"{SIX} lightning paulownia-red", GOSTOP).base == 1


def test_the_same_count_for_a_penalty():
    """Five cards that are seven chaff spare a loser, and so does the best role of his sake cup."""
    for spared in (f"{SIX} iris-1 moon", "pine-1 pine-2 plum-1 lightning paulownia-red moon",
                   "pine-1 pine-2 joker-2pi joker-3pi moon", "pine-1 pine-2 plum-1 plum-2 iris-1 sake moon"):
        assert score(BASE, GOSTOP, losers=[spared]).total == 8
    for poor in (f"{SIX} moon", "pine-1 pine-2 plum-1 plum-2 sake moon", "moon",
                 "joker-3pi joker-2pi joker-1pi joker-double moon"):
        assert score(BASE, GOSTOP, losers=[poor]).total == 16


def test_the_chaff_of_a_loser_is_told_with_its_cards():
    assert chain(score(BASE, GOSTOP, losers=["pine-1 pine-2 lightning sake joker-1pi moon boar"])) == "8"
    step = score(BASE, GOSTOP, losers=["pine-1 lightning sake joker-1pi moon boar"]).steps[-1]
    assert (step.reason, step.option, step.loser) == (
        "the opponent has 6 chaff, fewer than 7", "safe_chaff", 0)
    assert step.decides == CardSet("pine-1 lightning sake joker-1pi")


def test_sake_may_be_made_one_thing_or_both():
    nine = f"{SIX} wisteria-1 wisteria-2 iris-1"
    assert score(f"{nine} sake", GOSTOP.variant(sake_role="animal")).base == 0
    pile = f"warbler boar deer bridge sake {nine}"
    assert found(score(pile, GOSTOP.variant(sake_role="both"))) == {"tane": 1, "kasu": 2}
    assert score(f"{nine} sake", GOSTOP.variant(double_chaff="lightning")).base == 1


# 4.11: the score -------------------------------------------------------------------------------------------

def test_the_sum_of_the_yaku_stands_alone_where_no_loser_is_known():
    assert chain(score(BASE, GOSTOP)) == "8" and score(BASE, GOSTOP).dues == ()


def test_two_points_if_the_opponent_captured_no_bright():
    assert chain(score(BASE, GOSTOP, losers=[SEVEN])) == "8 +2 → 10"
    assert why(score(BASE, GOSTOP, losers=[SEVEN])) == [("the opponent has no bright", "bonuses", 0)]
    for bright in ("moon", "rainman"):
        assert chain(score(BASE, GOSTOP, losers=[f"{SEVEN} {bright}"])) == "8"


def test_unless_he_captured_the_non_winner_bright():
    assert score(BASE, GOSTOP, losers=[f"{SEVEN} joker-nonwinner"]).total == 8
    assert score(f"{BASE} joker-nonwinner", GOSTOP, losers=[SEVEN]).total == 10  # only the loser's counts


@pytest.mark.parametrize("go, expected", [(0, "8"), (1, "8 +1 → 9"), (2, "8 ×2 → 16"), (3, "8 ×3 → 24"),
                                          (7, "8 ×7 → 56")])
def test_go_adds_one_once_then_multiplies(go, expected):
    """The point of the first go is not added from the second one on."""
    sheet = score(BASE, GOSTOP, own_koikoi=go, losers=[f"{SEVEN} moon"])
    assert chain(sheet) == expected
    often = {0: "", 1: "once", 2: "twice"}.get(go, f"{go} times")
    assert why(sheet) == ([(f"you said go {often}", "own_koikoi", None)] if go else [])


def test_double_if_the_opponent_has_fewer_than_seven_chaff():
    assert chain(score(BASE, GOSTOP, losers=[f"{SIX} moon"])) == "8 ×2 → 16"
    assert chain(score(BASE, GOSTOP, losers=[f"{SEVEN} moon"])) == "8"


def test_fewer_than_five_with_three_players():
    """Two losers are a game of three, where five chaff are enough."""
    five, four = "pine-1 pine-2 plum-1 plum-2 cherry-1 moon", "iris-1 iris-2 peony-1 peony-2 rainman"
    other = "iris-1 iris-2 peony-1 peony-2 clover-1 rainman"
    assert score(BASE, GOSTOP, losers=[five, other]).total == 8
    assert score(BASE, GOSTOP, losers=[five, four]).total == 16
    assert score(BASE, GOSTOP, losers=[five, four]).rules == GOSTOP.variant(players=3)


def test_no_chaff_at_all_counts_too():
    assert score(BASE, GOSTOP, losers=["moon"]).total == 16
    assert score(BASE, GOSTOP.variant(no_chaff_is_safe=True), losers=["moon"]).total == 8
    assert score(BASE, GOSTOP.variant(no_chaff_is_safe=True), losers=["moon pine-1"]).total == 16


def test_double_with_the_double_score_joker():
    sheet = score(f"{BASE} joker-double", GOSTOP, losers=[f"{SEVEN} moon"])
    assert chain(sheet) == "8 ×2 → 16" and sheet.steps[1].decides == CardSet("joker-double")
    assert score(f"{BASE} joker-double", GOSTOP).total == 16
    assert score(BASE, GOSTOP, losers=[f"{SEVEN} moon joker-double"]).total == 8  # the owner's, if he wins


def test_additions_come_before_multiplications():
    """(yaku + bonus + go) x go x pi x joker: 8 → 10 → 11 → 22 → 44, and 8 → 10 → 20 → 40 → 80."""
    once = score(f"{BASE} joker-double", GOSTOP, own_koikoi=1, losers=[SIX])
    assert chain(once) == "8 +2 → 10 +1 → 11 ×2 → 22 ×2 → 44"
    assert [step.option for step in once.steps] == ["", "bonuses", "own_koikoi", "safe_chaff", "bonuses"]
    twice = score(f"{BASE} joker-double", GOSTOP, own_koikoi=2, losers=[SIX])
    assert chain(twice) == "8 +2 → 10 ×2 → 20 ×2 → 40 ×2 → 80"
    assert [step.option for step in twice.steps] == ["", "bonuses", "own_koikoi", "safe_chaff", "bonuses"]


def test_each_step_says_where_its_rule_comes_from():
    sheet = score(f"{BASE} joker-double", GOSTOP, own_koikoi=1, losers=[SIX])
    assert [step.provenance.kind for step in sheet.steps[1:]] == ["said", "open", "said", "said"]
    house = score(BASE, GOSTOP.variant(safe_chaff=9), losers=[f"{SEVEN} moon"])
    assert house.steps[1].provenance.kind == "chosen"
    assert house.steps[1].reason == "the opponent has 7 chaff, fewer than 9"


def test_own_koikoi_and_field_multiplier_of_koikoi_do_not_apply():
    for situation in ({"field_brights": 2}, {"opponent_koikoi": 3}, {"month": 8}, {"rain": True},
                      {"loser_total": 9}):
        assert score(BASE, GOSTOP, **situation).total == 8


def test_the_bonuses_are_options():
    pile = f"{BASE} joker-double"
    for bonuses, total in ((frozenset(), 8), ({"no_bright"}, 10), ({"few_chaff"}, 16), ({"double_score"}, 16),
                           ({"no_bright", "few_chaff"}, 20)):
        assert score(pile, GOSTOP.variant(bonuses=bonuses), losers=[SIX]).total == total


def test_nothing_multiplies_no_yaku():
    sheet = score("crane joker-double", GOSTOP, own_koikoi=2, losers=[""])
    assert sheet.total == 0 and len(sheet.steps) == 1
    assert score("crane", KOREAN, losers=["", "pine-1"]).payments == (0, 0)


# 4.11: three players ---------------------------------------------------------------------------------------

RICH = "moon iris-1 iris-2 peony-1 peony-2 clover-1"         # a bright, five chaff
NO_BRIGHT = "pine-1 pine-2 plum-1 plum-2 cherry-1 cherry-2"  # six chaff, no bright
POOR = "wisteria-1 boar"                                     # neither
LITTLE = "rainman wisteria-1 boar"                           # a bright, one chaff


def test_the_largest_result_of_two_losers_counts():
    """One unprotected loser is enough."""
    sheet = score(BASE, GOSTOP, losers=[RICH, NO_BRIGHT])
    assert sheet.total == 10 and [due.value for due in sheet.dues] == [8, 10]
    assert why(sheet) == [("the player after that has no bright", "bonuses", 1)]
    assert score(BASE, GOSTOP, losers=[NO_BRIGHT, RICH]).steps[1].reason == "the next player has no bright"
    assert score(BASE, GOSTOP, losers=[LITTLE, NO_BRIGHT]).total == 16  # of 8 x 2 and 8 + 2, not (8 + 2) x 2
    assert score(BASE, GOSTOP, losers=[POOR, NO_BRIGHT]).total == 20


def test_what_is_due_from_both_only():
    game = GOSTOP.variant(three_player="all", players=3)
    assert score(BASE, game, losers=[POOR, RICH]).total == 8
    assert score(BASE, game, losers=[POOR, NO_BRIGHT]).total == 10
    assert score(BASE, game, losers=[LITTLE, NO_BRIGHT]).total == 8
    both = score(BASE, game, losers=[POOR, "willow-ribbon clover-1"])
    assert chain(both) == "8 +2 → 10 ×2 → 20" and both.payments == ()
    assert why(both) == [("neither of the others has a bright", "bonuses", None),
                         ("the others have 1 and 1 chaff, fewer than 5", "safe_chaff", None)]


def test_or_each_loser_pays_his_own():
    game = GOSTOP.variant(three_player="sum", players=3)
    sheet = score(BASE, game, own_koikoi=1, losers=[POOR, RICH])
    assert sheet.payments == (22, 9) and sheet.total == 31
    assert [[repr(step) for step in due.steps] for due in sheet.dues] == [
        ["+2 → 10", "+1 → 11", "×2 → 22"], ["+1 → 9"]]
    assert sheet.steps[-1].reason == "the next player pays 22 and the player after that pays 9"
    assert sheet.steps[-1].value == 31 and sheet.steps[-1].option == "three_player"
    same = score(BASE, game, own_koikoi=1, losers=[RICH, "rainman pine-1 pine-2 plum-1 plum-2 cherry-1"])
    assert chain(same) == "8 +1 → 9 18"  # what both have in common stands before it


def test_losers_lose_nothing_except_where_each_pays():
    for mode in ("max", "all"):
        assert score(BASE, GOSTOP.variant(three_player=mode, players=3), losers=[POOR, RICH]).payments == ()
    assert score(BASE, GOSTOP, losers=[POOR]).payments == ()
    assert score(BASE, GOSTOP.variant(zero_sum=True), losers=[POOR]).payments == (20,)
    assert score(BASE, GOSTOP.variant(zero_sum=True, players=3), losers=[POOR, RICH]).payments == (20, 20)


# 4.13: what other books have -------------------------------------------------------------------------------

def test_penalties_do_not_depend_on_the_winners_yaku():
    ribbons = "pine-poem plum-poem cherry-poem peony-blue maple-blue chrysanthemum-blue"
    assert score(ribbons, GOSTOP, losers=["pine-1"]).total == (8 + 2) * 2
    assert score(ribbons, GOSTOP.variant(penalty_needs_yaku=True), losers=["pine-1"]).total == 8


def test_no_bright_may_double_instead():
    sheet = score(BASE, GOSTOP.variant(no_bright_doubles=True), own_koikoi=1, losers=[SEVEN])
    assert chain(sheet) == "8 +1 → 9 ×2 → 18"
    assert why(sheet)[-1] == ("the opponent has no bright", "no_bright_doubles", 0)


# 4.14: Korean Go-Stop --------------------------------------------------------------------------------------

PLAIN = "pine-poem plum-poem cherry-poem warbler cuckoo geese"  # red poetry 3 and godori 5
WEALTH = "moon rainman iris-1 iris-2 peony-1 peony-2 clover-1 clover-2 maple-1 maple-2"  # nothing to punish


def korean(pile, **situation):
    return score(pile, KOREAN, **{"losers": [WEALTH], **situation})


@pytest.mark.parametrize("go, expected", [
    (0, "8"), (1, "8 +1 → 9"), (2, "8 +2 → 10"), (3, "8 +3 → 11 ×2 → 22"), (4, "8 +4 → 12 ×4 → 48"),
    (5, "8 +5 → 13 ×8 → 104")])
def test_each_go_adds_one_and_the_third_doubles(go, expected):
    assert chain(korean(PLAIN, own_koikoi=go)) == expected


def test_a_shake_doubles_for_each_triple_shown():
    assert [korean(PLAIN, shakes=n).total for n in (0, 1, 2)] == [8, 16, 32]
    assert korean(PLAIN, shakes=2).steps[1].reason == "you have shown 2 times three cards of a month"


def test_a_bomb_doubles_for_each():
    assert [korean(PLAIN, bombs=n).total for n in (0, 1, 2)] == [8, 16, 32]
    assert korean(PLAIN, bombs=1, shakes=1).total == 32


def test_seven_animals_double():
    six = "boar deer butterflies bridge swallow warbler"
    assert chain(korean(six)) == "2" and chain(korean(f"{six} cuckoo")) == "3 ×2 → 6"
    step = korean(f"{six} cuckoo").steps[1]
    assert step.reason == "you hold 7 animals" and step.decides == CardSet(f"{six} cuckoo")


def test_sake_takes_the_role_that_brings_most_in_the_end():
    """As an animal it is the seventh, 3 points that double; as chaff the eleventh, 2 points and 2."""
    pile = f"boar deer butterflies bridge swallow warbler sake {SEVEN} wisteria-2 pampas-1"
    sheet = score(pile, KOREAN)
    assert list(sheet.roles.values()) == ["animal"] and found(sheet) == {"tane": 3} and sheet.total == 6
    assert score(pile, KOREAN.variant(seven_animals=False)).total == 2 + 2


def test_a_stop_needs_its_points_in_the_role_that_is_scored():
    """As chaff the sake cup makes 7 points, as an animal 6 that double: only 7 let the player stop."""
    pile = "boar deer butterflies bridge swallow warbler sake pine-poem plum-poem cherry-poem"
    chaff = f"{SIX} wisteria-1 wisteria-2 iris-1"
    sheet = score(f"{pile} {chaff}", KOREAN)
    assert found(sheet) == {"akatan": 3, "tane": 2, "kasu": 2} and sheet.total == 7
    with_three = score(f"{pile} {chaff}", KOREAN.variant(min_total=6))
    assert found(with_three) == {"akatan": 3, "tane": 3} and with_three.total == 12


@pytest.mark.parametrize("rounds, total", [(0, 8), (1, 16), (2, 32), (3, 64)])
def test_each_drawn_round_before_doubles(rounds, total):
    assert korean(PLAIN, drawn_rounds=rounds).total == total


def test_no_bright_doubles_if_the_winner_holds_a_bright_yaku():
    poor = WEALTH.replace("moon rainman ", "")
    assert chain(korean(f"{PLAIN} crane curtain phoenix", losers=[poor])) == "11 ×2 → 22"
    assert korean(PLAIN, losers=[poor]).total == 8
    assert korean(f"{PLAIN} crane curtain rainman", losers=[poor]).total == 20  # the wet three is one too


def test_little_chaff_doubles_if_the_winner_holds_a_chaff_yaku():
    ten = f"{SEVEN} wisteria-2 pampas-1 pampas-2"

    def after(chaff):
        return korean(f"{PLAIN} {ten}", losers=[f"moon rainman {chaff}"])
    assert after("").total == 9                                                         # none at all
    assert chain(after("iris-1")) == "9 ×2 → 18"                                         # 1 to 7
    assert after("iris-1 iris-2 peony-1 peony-2 clover-1 clover-2 maple-1").total == 18
    assert after("iris-1 iris-2 peony-1 peony-2 clover-1 clover-2 maple-1 maple-2").total == 9
    assert korean(PLAIN, losers=["moon iris-1"]).total == 8


def test_the_limit_is_five_with_three_players():
    ten = f"{SEVEN} wisteria-2 pampas-1 pampas-2"
    five = "moon iris-1 iris-2 peony-1 peony-2 clover-1"
    six = "rainman clover-2 maple-1 maple-2 lightning paulownia-1"
    assert score(f"{PLAIN} {ten}", KOREAN, losers=[five, six]).payments == (18, 9)


def test_sake_spares_a_loser_in_either_role():
    """One chaff too few without it, or no chaff at all but it."""
    ten = f"{SEVEN} wisteria-2 pampas-1 pampas-2"
    saved = "moon sake iris-1 iris-2 peony-1 peony-2 clover-1 clover-2"
    assert korean(f"{PLAIN} {ten}", losers=[saved]).total == 9
    assert korean(f"{PLAIN} {ten}", losers=["moon sake"]).total == 9
    assert korean(f"{PLAIN} {ten}", losers=["moon sake iris-1"]).total == 18


def test_a_loser_whose_pile_is_empty_pays_nothing():
    sheet = korean(PLAIN, losers=[""])
    assert sheet.total == 0 and sheet.payments == (0,) and sheet.steps[-1].option == "empty_pile_pays"
    assert korean(PLAIN, losers=["", WEALTH]).payments == (0, 8)
    assert score(PLAIN, GOSTOP, losers=[""]).total == (8 + 2) * 2


def test_a_loser_who_called_go_pays_double_with_two_players():
    sheet = korean(PLAIN, first_caller=0)
    assert chain(sheet) == "8 ×2 → 16" and sheet.payments == (16,)
    assert why(sheet) == [("the opponent said go", "go_bak", 0)]


def test_and_for_both_with_three_the_first_caller_if_both_called():
    other = "boar pine-1 pine-2 plum-1 plum-2 cherry-1 cherry-2"
    pile = f"{PLAIN} crane curtain phoenix"
    both = korean(pile, losers=[WEALTH, other])
    assert both.payments == (11, 22) and both.total == 33
    for caller, payments in ((0, (33, 0)), (1, (0, 33))):
        sheet = korean(pile, losers=[WEALTH, other], first_caller=caller)
        assert sheet.payments == payments and sheet.total == 33
        assert sheet.dues[caller].steps[-1].option == sheet.dues[1 - caller].steps[-1].option == "go_bak"
    said = korean(pile, losers=[WEALTH, other], first_caller=0).dues
    assert said[0].steps[-1].reason == ("the next player was the first of the losers who said go, and pays "
                                        "for the player after that")
    assert said[1].steps[-1].reason == "the next player pays for the player after that"


def test_each_loser_pays_his_own_amount():
    assert korean(PLAIN).payments == (8,) and korean(PLAIN).total == 8
    assert korean(PLAIN, losers=[WEALTH, "boar lightning"]).payments == (8, 8)


def test_the_order_of_the_korean_chain():
    """(yaku + go) x go x shakes x bombs x seven animals x drawn rounds, then the loser's penalties."""
    pile = f"{PLAIN} boar deer bridge swallow crane curtain phoenix {SEVEN} wisteria-2 paulownia-red"
    sheet = korean(pile, own_koikoi=3, shakes=1, bombs=1, drawn_rounds=1, first_caller=0, losers=["iris-1"])
    assert sheet.base == 3 + 5 + 3 + 3 + 1
    assert [step.option for step in sheet.steps[1:]] == [
        "own_koikoi", "own_koikoi", "shake", "bomb", "seven_animals", "drawn_round_doubles",
        "no_bright_doubles", "safe_chaff", "go_bak"]
    assert sheet.total == (15 + 3) * 2 ** 8


@pytest.mark.parametrize("option, situation, less", [
    ("shake", {"shakes": 1}, 8), ("bomb", {"bombs": 1}, 8), ("drawn_round_doubles", {"drawn_rounds": 1}, 8),
    ("go_bak", {"first_caller": 0}, 8)])
def test_each_korean_line_is_an_option_of_its_own(option, situation, less):
    assert korean(PLAIN, **situation).total == 16
    assert score(PLAIN, KOREAN.variant(**{option: False}), losers=[WEALTH], **situation).total == less
    assert score(PLAIN, GOSTOP, losers=[WEALTH], **situation).total == 8
    assert score(PLAIN, GOSTOP.variant(**{option: True}), losers=[WEALTH], **situation).total == 16


# What else reads these scores ------------------------------------------------------------------------------

def test_a_card_in_two_piles_is_refused():
    with pytest.raises(CardError, match="pine-1"):
        score("crane pine-1", GOSTOP, losers=["pine-1"])
    with pytest.raises(CardError, match="pine-1"):
        score("crane", GOSTOP, losers=["pine-1", "pine-1 moon"])
    with pytest.raises(CardError, match="list"):
        score("crane", GOSTOP, losers="pine-1")
    with pytest.raises(CardError, match="one or two"):
        score("crane", GOSTOP, losers=[])
    with pytest.raises(CardError, match="3"):
        score("crane", GOSTOP, losers=["", "", ""])


def test_two_losers_where_only_two_can_play():
    house = score("crane curtain moon", "vanikar", losers=["boar", "deer"])
    assert house.total == 5 and house.payments == ()  # what a rule set does not use changes nothing
    with pytest.raises(RulesError, match="two play"):
        score("crane", rules("vanikar").variant(bonuses={"no_bright"}), losers=["boar", "deer"])


def test_a_zero_sum_of_koikoi_is_paid_too():
    assert score("crane curtain moon", "koikoi-japan", losers=["boar"]).payments == (5,)
    assert score("crane curtain moon", "koikoi-japan").payments == ()


def test_one_card_more_counts_jokers_and_penalties():
    nine = f"{SIX} wisteria-1 wisteria-2 iris-1"
    gains = {gain.card.id: gain.points for gain in one_more(nine, GOSTOP)}
    assert gains["joker-3pi"] == 3 and gains["joker-2pi"] == gains["willow-lightning"] == 2
    assert gains["joker-1pi"] == 1 and "joker-double" not in gains
    gains = {gain.card.id: gain.points for gain in one_more(BASE, GOSTOP, losers=["moon pine-1"])}
    assert gains["joker-double"] == 16 and "pampas-moon" not in gains


@pytest.mark.parametrize("pile, missing", [
    ("", 5), (SEVEN, 1), (f"{SIX}", 2), ("pine-1 pine-2 plum-1 plum-2 cherry-1", 2),
    ("pine-1 pine-2 joker-3pi", 3), (f"{SEVEN} joker-3pi", 0)])
def test_the_fewest_cards_to_ten_chaff(pile, missing):
    """3 + 2 + 2 + 2 + 2 are more than ten: five cards at the least."""
    row = next(row for row in progress(pile, GOSTOP) if row.yaku.id == "kasu")
    assert row.missing == missing


def test_the_wet_three_is_out_of_reach_with_four_brights():
    row = next(row for row in progress("crane curtain moon", GOSTOP) if row.yaku.id == "rainy-sanko")
    assert row.missing and not row.possible
    row = next(row for row in progress("crane rainman", GOSTOP) if row.yaku.id == "rainy-sanko")
    assert row.missing == 1 and row.possible


def shown(sheet):
    """What a notebook shows of a score, as words."""
    return " ".join(re.sub(r"<[^>]*>", " ", html.unescape(sheet._repr_html_())).split())


def test_a_notebook_shows_what_decides_and_who_pays():
    one = score(f"{BASE} joker-double", GOSTOP, own_koikoi=1, losers=[SIX])
    assert shown(one).endswith(
        "8 the sum +2 → the opponent has no bright 10 +1 → you said go once 11 ×2 → the opponent has 6 "
        "chaff, fewer than 7 22 ×2 → you hold the joker for a double score 44")
    assert all(f'alt="{card.label}"' in one._repr_html_() for card in CardSet(f"{SIX} joker-double"))
    assert shown(korean(PLAIN, own_koikoi=1)).endswith("+1 → you said go once 9 The opponent pays 9.")
    assert str(korean(PLAIN, own_koikoi=1)).endswith("+1 → 9 (you said go once); the opponent pays 9")


def test_a_notebook_shows_what_each_of_two_losers_brings():
    largest = score(BASE, GOSTOP, own_koikoi=1, losers=[RICH, NO_BRIGHT])
    assert shown(largest).endswith("11 the next player alone 8 +1 → you said go once 9")
    each = score(BASE, GOSTOP.variant(three_player="sum", players=3), losers=[RICH, NO_BRIGHT])
    assert shown(each).endswith("8 the sum the next player pays 8 the player after that pays 8 +2 → "
                                "the player after that has no bright 10 8 + 10 → 18")
    assert str(each) == ("18 points: 8 (Dry Three Bright 3 + Godori 5), 18 (the next player pays 8 and the "
                         "player after that pays 10)")


def test_both_books_stand_side_by_side():
    two = compare(BASE, ("gostop", "gostop-korean"), own_koikoi=1, losers=["pine-1 plum-1"])
    cells = {row.id: [cell.text for cell in row.cells] for row in two.rows}
    assert cells["bonuses"] == ["+2", "–"] and cells["no_bright_doubles"] == ["–", "×2"]
    assert cells["safe_chaff"] == ["×2", "–"] and cells["own_koikoi"] == ["+1", "+1"]
    assert cells["total"] == ["22", "18"]
    states = {row.id: [cell.state for cell in row.cells] for row in two.rows}
    assert states["no_bright_doubles"] == ["absent", "counts"] and states["safe_chaff"] == ["counts", "short"]
    three = compare(BASE, ("gostop", "gostop-korean"), losers=[RICH, NO_BRIGHT])
    assert {row.id: [cell.text for cell in row.cells] for row in three.rows}["three_player"] == ["–", "= 24"]
    assert [one.rules.players for one in three.scores] == [3, 3] and three.totals == (10, 24)


# A second scorer -------------------------------------------------------------------------------------------

#: House rules: an option of the engine, its value, and what the second scorer calls it.
HOUSE = [
    ("sake_role", value, {"sake": value}) for value in ("animal", "either", "both")] + [
    ("double_chaff", value, {"heavy": bool(value)}) for value in ("", "sake lightning paulownia-red")] + [
    ("bright_mode", value, {"brights": name})
    for value, name in (("exclusive", "highest"), ("cumulative", "all"))] + [
    ("own_koikoi", value, {"go": name}) for value, name in (("go", "seed"), ("go_korean", "korean"))] + [
    ("yaku_multiply", value, {"number": value}) for value in (False, True)] + [
    ("no_chaff_is_safe", value, {"none_is_safe": value}) for value in (False, True)] + [
    ("penalty_needs_yaku", value, {"only_for": value}) for value in (False, True)] + [
    ("empty_pile_pays", value, {"empty_pays": value}) for value in (False, True)] + [
    ("three_player", value, {"three": value}) for value in ("max", "all", "sum")] + [
    ("zero_sum", value, {"zero_sum": value}) for value in (False, True)] + [
    ("shake", value, {"shakes": value}) for value in (False, True)] + [
    ("bomb", value, {"bombs": value}) for value in (False, True)] + [
    ("seven_animals", value, {"seven": value}) for value in (False, True)] + [
    ("drawn_round_doubles", value, {"drawn": value}) for value in (False, True)] + [
    ("go_bak", value, {"go_bak": value}) for value in (False, True)] + [
    ("safe_chaff", value, {"enough": {2: value, 3: value}}) for value in (4, 9)] + [
    ("bonuses", value, {"no_bright": "+2" if "no_bright" in value else "off", "little": "few_chaff" in value,
                        "double_joker": "double_score" in value})
    for value in ({"no_bright"}, {"few_chaff"}, {"double_score"}, {"few_chaff", "no_bright"})]


def random_house(draw, says):
    """Some options drawn, as the engine has them and as the second scorer does."""
    chosen, told = {}, dict(says)
    for option, value, words in draw.sample(HOUSE, draw.randrange(0, 6)):
        if option not in chosen:
            chosen[option] = value
            told |= words
    if "bonuses" in chosen and told["no_bright"] != "off" and says["no_bright"] == "x2":
        told["no_bright"] = "x2"
    return chosen, told


def random_table(draw, deck):
    """A winner's pile and two piles of losers, all leaning to one kind now and then."""
    cards = draw.sample(deck, len(deck))
    if draw.random() < 0.6:
        kind = draw.choice([second.BRIGHTS, second.ANIMALS, second.RIBBONS, second.CHAFF,
                            second.BRIGHTS | second.CHAFF, second.ANIMALS | second.CHAFF])
        cards.sort(key=lambda card: card in kind and draw.random() < 0.8, reverse=True)
    first = draw.randrange(3, 32)
    sizes = [draw.choice([0, 1, 2, 4, 6, 9, 12]) for _ in range(2)]
    return cards[:first], [cards[first:first + sizes[0]], cards[first + sizes[0]:first + sum(sizes)]]


@pytest.mark.parametrize("game, says", [(GOSTOP, second.SEED), (KOREAN, second.KOREAN)], ids=repr)
def test_a_second_scorer_agrees(game, says):
    """Spec 2.6, 4: random piles in random situations under random options; KOIKOI_PILES says how many."""
    draw = random.Random(4)
    yaku, options = set(), set()
    for _ in range(PILES):
        chosen, told = random_house(draw, says)
        jokers, number = draw.choice([0, 2, 5]), draw.choice([None, 1, 2])
        house = game.variant(jokers=jokers, players=3 if number == 2 else 2).variant(**chosen)
        pile, others = random_table(draw, second.PACKS[jokers])
        losers = None if number is None else others[:number]
        go, shakes, bombs, drawn = (draw.choice([0, 0, 1, 2, 3]) for _ in range(4))
        caller = draw.choice([None, *range(number or 0)])
        held, base, total, payments = second.result(
            pile, told, losers, go=go, shakes=shakes, bombs=bombs, drawn=drawn, first_caller=caller,
            players=house.players)
        sheet = score(pile, house, own_koikoi=go, losers=losers, first_caller=caller, shakes=shakes,
                      bombs=bombs, drawn_rounds=drawn)
        assert (found(sheet), sheet.base, sheet.total, sheet.payments) == (held, base, total, payments)
        check_sheet(sheet)
        assert scorer(house).base(CardSet(pile).bits) >= base
        for loser in losers or ():
            assert chaff_count(loser, house) == second.chaff(set(loser), told, told["sake"] != "animal")
        yaku |= set(held)
        options |= {step.option for step in sheet.steps}
    assert len(yaku) == 12
    assert options >= {"", "bonuses", "own_koikoi", "safe_chaff", "shake", "bomb", "seven_animals", "go_bak",
                       "drawn_round_doubles", "three_player", "empty_pile_pays"}


def check_sheet(sheet):
    """The steps lead from the sum to the total, one by one, and so do those of every loser."""
    assert sheet.steps[0].value == sheet.base == sum(held.points for held in sheet.yaku)
    assert sheet.steps[-1].value == sheet.total
    last = sheet.steps[-1] if sheet.steps[-1].option == "three_player" else None
    for steps in (sheet.steps[1:-1] if last else sheet.steps[1:], *(due.steps for due in sheet.dues)):
        value = sheet.base
        for step in steps:
            value = value * step.factor if step.factor is not None else value + step.added
            assert step.value == value and step.reason and step.option and step.provenance
    for due in sheet.dues:
        assert due.value == (due.steps[-1].value if due.steps else sheet.base)
    if sheet.payments and sheet.rules.three_player == "sum":
        assert sum(sheet.payments) == sheet.total
    assert eval(repr(sheet.situation), {"Situation": Situation, "CardSet": CardSet}) == sheet.situation
