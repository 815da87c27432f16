"""Tsukifuda, sentence by sentence: what scores (spec 5)."""
import pytest
from piles import BLUES, FOUR, NINE, POEMS, TEN, TRIO, found

from koikoi_edu import CardSet, progress, rules, score
from koikoi_edu.cards import Kind, find_card

TSUKIFUDA = rules("tsukifuda")


def yaku(pile, **situation):
    return found(score(pile, TSUKIFUDA, **situation))


@pytest.mark.parametrize("pile, expected", [
    (TEN, {"kasu": 1}), (f"{TEN} iris-1", {"kasu": 2}),
    ("iris-ribbon clover-ribbon wisteria-ribbon pine-poem plum-poem", {"tanzaku": 1}),
    (BLUES, {"aotan": 5}), (POEMS, {"akatan": 5}), (f"{FOUR} geese", {"tane": 1}),
    (f"{FOUR} geese deer", {"tane": 2}), (TRIO, {"inoshikacho": 5}), ("crane curtain moon", {"sanko": 5}),
    ("crane curtain moon rainman", {"ameshiko": 6}), ("crane curtain moon phoenix", {"shiko": 8}),
    ("crane curtain moon phoenix rainman", {"goko": 10}), ("crane curtain rainman", {}),
])
def test_5_6_the_table(pile, expected):
    assert yaku(pile) == expected


def test_5_6_all_yaku_add_up():
    assert yaku(f"{POEMS} {BLUES}") == {"akatan": 5, "aotan": 5, "tanzaku": 2}
    assert yaku(f"{TRIO} warbler cuckoo") == {"inoshikacho": 5, "tane": 1}


def test_5_6_the_brights_exclude_one_another_unless_read_by_the_letter():
    sheet = score("crane curtain moon phoenix", TSUKIFUDA)
    assert [held.id for held in sheet.replaced] == ["sanko"]
    assert [(one.why, one.option) for one in sheet.left_out] == [("Shikō replaces it", "bright_mode")]
    assert sheet.left_out[0].provenance.kind == "open"
    assert found(score("crane curtain moon phoenix", TSUKIFUDA.variant(bright_mode="cumulative"))) == {
        "shiko": 8, "sanko": 5}


def test_5_6_bonus_yaku_count_only_beside_a_normal_one():
    assert yaku("moon sake") == {} and yaku("curtain sake") == {}
    assert yaku(f"moon sake {POEMS}") == {"tsukimi": 5, "akatan": 5}
    assert [(one.yaku.id, one.option) for one in score("moon sake", TSUKIFUDA).left_out] == [
        ("tsukimi", "viewing")]


def test_5_6_two_bonus_yaku_do_not_support_each_other():
    sheet = score("moon curtain sake", TSUKIFUDA)
    assert found(sheet) == {} and sheet.total == 0 and len(sheet.left_out) == 2
    assert yaku("moon curtain sake crane") == {"sanko": 5, "tsukimi": 5, "hanami": 5}


def test_5_6_tsukifuda_is_the_four_cards_of_the_current_month():
    four = "peony-1 peony-2 peony-blue butterflies"
    assert yaku(four, month=6) == {"tsukifuda": 5}
    assert yaku(four, month=7) == {} == yaku(four)
    assert yaku("peony-1 peony-2 peony-blue", month=6) == {}
    held = score(four, TSUKIFUDA, month=6).yaku[0]
    assert held.cards == CardSet(four) and "June" in held.yaku.text


def test_5_6_tsukifuda_is_a_normal_yaku_and_carries_a_bonus():
    assert yaku("geese pampas-1 pampas-2 moon sake", month=8) == {"tsukifuda": 5, "tsukimi": 5}


def test_5_6_how_far_the_month_has_come():
    row = progress("peony-1 butterflies", TSUKIFUDA, month=6)[-1]
    assert row.yaku.id == "tsukifuda" and row.missing == 2 and row.wanted == CardSet("peony-2 peony-blue")
    assert "tsukifuda" not in [row.yaku.id for row in progress("peony-1", TSUKIFUDA)]


def test_5_7_the_bridge_is_an_animal_or_chaff_not_both():
    sheet = score(f"{FOUR} {NINE} bridge", TSUKIFUDA)
    assert found(sheet) == {"tane": 1} and sheet.roles == {find_card("bridge"): Kind.ANIMAL}
    assert [(one.yaku.id, one.option) for one in sheet.left_out] == [("kasu", "wild_card")]
    sheet = score(f"{NINE} bridge", TSUKIFUDA)
    assert found(sheet) == {"kasu": 1} and sheet.roles == {find_card("bridge"): Kind.CHAFF}
    assert yaku(f"{NINE} sake") == {}


def test_5_7_the_other_reading_has_the_sake_cup():
    game = TSUKIFUDA.variant(wild_card="sake")
    assert found(score(f"{NINE} sake", game)) == {"kasu": 1} and found(score(f"{NINE} bridge", game)) == {}
    assert found(score(f"{FOUR} {NINE} sake", game)) == {"tane": 1}


def test_5_7_the_wild_card_never_affects_the_month_yaku():
    may = "bridge iris-1 iris-2 iris-ribbon"
    assert yaku(f"{may} {NINE}", month=5) == {"kasu": 3, "tsukifuda": 5}


def test_5_8_a_plain_sum_nothing_doubles():
    for situation in ({"opponent_koikoi": 2}, {"own_koikoi": 3}, {"field_brights": 2}, {}):
        sheet = score("crane curtain moon phoenix rainman", TSUKIFUDA, **situation)
        assert sheet.total == 10 and len(sheet.steps) == 1


def test_5_8_doublings_are_options():
    game = TSUKIFUDA.variant(seven_doubles=True, opponent_koikoi_doubles="once")
    assert score("crane curtain moon phoenix", game, opponent_koikoi=1).total == 32
