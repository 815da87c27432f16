"""Polish Koi-Koi, sentence by sentence: what scores (spec 7)."""
import pytest
from piles import BLUES, FOUR, NINE, POEMS, TEN, TRIO, chain, found

from koikoi_edu import rules, score

POLISH = rules("polish")


@pytest.mark.parametrize("pile, expected", [
    ("crane curtain moon phoenix rainman", {"goko": 10}), ("crane curtain moon phoenix", {"shiko": 8}),
    ("crane curtain moon rainman", {"ameshiko": 7}), ("crane curtain moon", {"sanko": 5}),
    ("crane curtain rainman", {}), (TRIO, {"inoshikacho": 5}), (POEMS, {"akatan": 5}), (BLUES, {"aotan": 5}),
    ("moon sake", {"tsukimi": 5}), ("curtain sake", {"hanami": 5}), (f"{FOUR} geese", {"tane": 1}),
    (f"{FOUR} geese deer", {"tane": 2}), (f"{POEMS} {BLUES}", {"akatan": 5, "aotan": 5, "tanzaku": 2}),
    (f"{TEN} iris-1", {"kasu": 2}),
])
def test_7_1_the_rebuilt_table(pile, expected):
    sheet = score(pile, POLISH)
    assert found(sheet) == expected
    assert {held.provenance.kind for held in sheet.yaku} <= {"rebuilt"}


def test_7_6_the_lightning_is_chaff():
    assert found(score(f"{NINE} lightning", POLISH)) == {"kasu": 1}


def test_7_7_the_sake_cup_is_an_animal_and_chaff_at_once():
    sheet = score(f"{FOUR} {NINE} sake", POLISH)
    assert found(sheet) == {"tane": 1, "kasu": 1} and sheet.roles == {} and sheet.left_out == ()


def test_7_7_either_or_is_an_option():
    assert found(score(f"{FOUR} {NINE} sake", POLISH.variant(sake_role="either"))) == {"tane": 1}
    assert found(score(f"{NINE} sake", POLISH.variant(sake_role="animal"))) == {}


def test_7_9_seven_doubles_on_the_undoubled_total():
    assert score("crane curtain moon rainman", POLISH).total == 14
    assert chain(score(f"{TRIO} warbler cuckoo", POLISH, opponent_koikoi=1)) == "6, ×2 → 12"


def test_7_9_another_players_call_doubles_once():
    for calls in (1, 2, 5):
        sheet = score("crane curtain moon", POLISH, opponent_koikoi=calls)
        assert sheet.total == 10 and sheet.steps[-1].reason == "the opponent called koi-koi"
    three = score("crane curtain moon", POLISH.variant(players=3), opponent_koikoi=2)
    assert three.total == 10 and three.steps[-1].reason == "another player called koi-koi"


def test_7_9_both_doublings_hold():
    assert chain(score("crane curtain moon rainman", POLISH, opponent_koikoi=1)) == "7, ×2 → 14, ×2 → 28"


def test_7_9_ones_own_call_takes_nothing_away():
    assert score("crane curtain moon", POLISH, own_koikoi=2, opponent_koikoi=1).total == 10
    assert score("crane curtain moon", POLISH, own_koikoi=2).total == 5
