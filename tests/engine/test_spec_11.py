"""The other rule sets and the house rules, sentence by sentence: what scores (spec 11)."""
import pytest
from piles import BLUES, FOUR, NINE, POEMS, TEN, TRIO, chain, found

from koikoi_edu import one_more, progress, rules, score

ALL = ["nintendo", "fudawiki", "flash", "koikoi-japan"]
RAISING, ADDING = ALL[:2], ALL[2:]


@pytest.mark.parametrize("name, points", [
    ("nintendo", (10, 8, 7, 5)), ("fudawiki", (15, 8, 7, 6)), ("flash", (15, 10, 8, 6)),
    ("koikoi-japan", (10, 8, 7, 5))])
def test_11_1_brights(name, points):
    piles = ("crane curtain moon phoenix rainman", "crane curtain moon phoenix", "crane curtain moon rainman",
             "crane curtain moon")
    assert tuple(score(pile, name).base for pile in piles) == points
    assert [len(score(pile, name).yaku) for pile in piles] == [1, 1, 1, 1]
    assert found(score("crane curtain rainman", name)) == {}


@pytest.mark.parametrize("name", ALL)
def test_11_1_the_sake_cup_is_an_animal_and_chaff(name):
    assert found(score(f"{FOUR} {NINE} sake", name)) == {"tane": 1, "kasu": 1}


@pytest.mark.parametrize("name", ALL)
def test_11_1_kasu(name):
    assert found(score(f"{TEN} iris-1", name)) == {"kasu": 2}


@pytest.mark.parametrize("name", RAISING)
def test_11_1_a_further_animal_raises_inoshikacho_which_replaces_tane(name):
    assert found(score(TRIO, name)) == {"inoshikacho": 5}
    sheet = score(f"{TRIO} warbler cuckoo", name)
    assert found(sheet) == {"inoshikacho": 7} and len(sheet.cards) == 5
    assert [(one.yaku.id, one.why, one.option) for one in sheet.left_out] == [
        ("tane", "Inoshikachō replaces it", "yaku")]
    assert found(score("boar deer warbler cuckoo geese bridge", name)) == {"tane": 2}


@pytest.mark.parametrize("name", RAISING)
@pytest.mark.parametrize("pile, expected", [
    (f"{POEMS} {BLUES}", {"akatan-aotan": 10}), (f"{POEMS} {BLUES} iris-ribbon", {"akatan-aotan": 11}),
    (POEMS, {"akatan": 5}), (f"{POEMS} iris-ribbon", {"akatan": 6}), (BLUES, {"aotan": 5}),
    (f"{BLUES} pine-poem plum-poem", {"aotan": 7}),
    ("pine-poem plum-poem maple-blue iris-ribbon clover-ribbon willow-ribbon", {"tanzaku": 2}),
    ("pine-poem plum-poem maple-blue iris-ribbon", {}),
])
def test_11_1_one_of_the_ribbon_yaku_counts_and_further_ribbons_raise_it(name, pile, expected):
    assert found(score(pile, name)) == expected


@pytest.mark.parametrize("name, sets", [("flash", {"akatan": 6, "aotan": 6}),
                                        ("koikoi-japan", {"akatan": 5, "aotan": 5, "akatan-aotan": 10})])
def test_11_1_ribbons_all_add(name, sets):
    assert found(score(f"{POEMS} {BLUES}", name)) == {**sets, "tanzaku": 2}
    assert found(score(f"{POEMS} iris-ribbon clover-ribbon", name)) == {
        "akatan": sets["akatan"], "tanzaku": 1}


@pytest.mark.parametrize("name", ADDING)
def test_11_1_inoshikacho_and_tane_add(name):
    assert found(score(f"{TRIO} warbler cuckoo", name)) == {"inoshikacho": 5, "tane": 1}


def test_11_1_hanami_and_tsukimi():
    for name in RAISING:
        assert found(score("moon curtain sake", name)) == {"tsukimi": 5, "hanami": 5}
        assert found(score("moon curtain sake", rules(name).variant(viewing="off"))) == {}
    assert found(score("moon curtain sake", "flash")) == {}
    assert found(score("moon curtain sake", rules("flash").variant(viewing="always"))) == {
        "tsukimi": 5, "hanami": 5}


def test_11_1_koikoi_japan_pays_3_for_a_viewing_once_the_player_has_called():
    assert found(score("moon curtain sake", "koikoi-japan")) == {"tsukimi": 1, "hanami": 1}
    assert found(score("moon sake", "koikoi-japan", own_koikoi=1)) == {"tsukimi": 3}
    assert found(score("moon sake", "koikoi-japan", opponent_koikoi=1)) == {"tsukimi": 1}
    game = rules("koikoi-japan").variant(yaku={"tsukimi": {"after_call": 5}})
    assert found(score("moon sake", game, own_koikoi=1)) == {"tsukimi": 5}


@pytest.mark.parametrize("name, points", [
    ("fudawiki", 4), ("flash", 4), ("nintendo", 0), ("koikoi-japan", 0)])
def test_11_1_month_cards(name, points):
    june = "peony-1 peony-2 peony-blue butterflies"
    assert score(june, name, month=6).base == points and score(june, name, month=5).base == 0
    assert score(june, rules(name).variant(month_yaku=2), month=6).base == 2


@pytest.mark.parametrize("name, total, called", [
    ("nintendo", 16, 32), ("fudawiki", 16, 32), ("flash", 10, 10), ("koikoi-japan", 8, 8)])
def test_11_1_seven_or_more_and_the_opponents_call(name, total, called):
    four = "crane curtain moon phoenix"
    assert score(four, name).total == total and score(four, name, opponent_koikoi=2).total == called


def test_11_1_own_calls_in_koikoi_japan():
    totals = [score(POEMS, "koikoi-japan", own_koikoi=calls).total for calls in range(7)]
    assert totals == [5, 6, 7, 8, 10, 15, 20]
    sheet = score(POEMS, "koikoi-japan", own_koikoi=3)
    assert chain(sheet) == "5, +3 → 8" and sheet.steps[1].reason == "you called koi-koi 3 times"
    assert sheet.steps[1].added == 3 and sheet.steps[1].factor is None
    assert str(sheet) == "8 points: 5 (Akatan 5), +3 → 8 (you called koi-koi 3 times)"
    assert score("crane", "koikoi-japan", own_koikoi=2).total == 0


def test_11_the_older_fuda_wiki_is_a_variant():
    """Inoshikachō 5 flat and Tane; both sets 5 + 5 and Tanzaku, no separate 10."""
    older = rules("fudawiki").variant(yaku={
        "inoshikacho": {"step": 0, "group": ""}, "tane": {"group": ""}, "akatan-aotan": 0,
        "akatan": {"step": 0, "group": ""}, "aotan": {"step": 0, "group": ""}, "tanzaku": {"group": ""}})
    assert found(score(f"{TRIO} warbler cuckoo", older)) == {"inoshikacho": 5, "tane": 1}
    assert found(score(f"{POEMS} {BLUES}", older)) == {"akatan": 5, "aotan": 5, "tanzaku": 2}
    assert score("crane curtain moon phoenix rainman", older).base == 15


# Rain and fog --------------------------------------------------------------------------------------------

BOTH = "moon curtain sake"


def viewing(pile, value, **situation):
    sheet = score(pile, rules("vanikar").variant(viewing_rain=value), **situation)
    left = {one.yaku.id for one in sheet.left_out if one.option == "viewing_rain"}
    return set(found(sheet)) & {"tsukimi", "hanami"}, left


def test_11_rain_1_a_willow_on_the_field_voids_hanami_a_paulownia_tsukimi():
    assert viewing(BOTH, "field") == ({"tsukimi", "hanami"}, set())
    assert viewing(BOTH, "field", rain=True) == ({"tsukimi"}, {"hanami"})
    assert viewing(BOTH, "field", fog=True) == ({"hanami"}, {"tsukimi"})
    assert viewing(BOTH, "field", rain=True, fog=True) == (set(), {"tsukimi", "hanami"})
    assert viewing(f"{BOTH} rainman phoenix", "field") == ({"tsukimi", "hanami"}, set())


@pytest.mark.parametrize("value", ["captured_brights", "bga"])
def test_11_rain_2_and_4_a_captured_rainman_or_phoenix_voids_both(value):
    for card in ("rainman", "phoenix"):
        assert viewing(f"{BOTH} {card}", value) == (set(), {"tsukimi", "hanami"})
    assert viewing(f"{BOTH} lightning paulownia-1", value, rain=True, fog=True)[0] == {"tsukimi", "hanami"}


def test_11_rain_3_a_captured_rainman_voids_hanami_any_captured_paulownia_tsukimi():
    assert viewing(f"{BOTH} rainman", "captured_cards") == ({"tsukimi"}, {"hanami"})
    for card in ("phoenix", "paulownia-1", "paulownia-2", "paulownia-red"):
        assert viewing(f"{BOTH} {card}", "captured_cards") == ({"hanami"}, {"tsukimi"})
    assert viewing(f"{BOTH} lightning swallow", "captured_cards", rain=True)[0] == {"tsukimi", "hanami"}


def test_11_rain_off_voids_nothing():
    assert viewing(f"{BOTH} rainman phoenix", "off", rain=True, fog=True)[0] == {"tsukimi", "hanami"}


def test_11_a_spoilt_yaku_cannot_be_made_any_more():
    game = rules("vanikar").variant(viewing_rain="captured_cards")
    rows = {row.yaku.id: row for row in progress("moon curtain rainman", game)}
    assert rows["tsukimi"].possible and not rows["hanami"].possible
    assert not rows["hanami"].wanted
    assert [held.id for held in one_more("moon curtain rainman", game, among="sake")[0].yaku] == ["tsukimi"]


# Other house rules ---------------------------------------------------------------------------------------

def test_11_viewing_yaku_doubled_in_month_3_and_8():
    game = rules("vanikar").variant(viewing_in_season=True)
    points = {month: found(score(BOTH, game, month=month)) for month in (None, *range(1, 13))}
    assert points.pop(3) == {"tsukimi": 5, "hanami": 10} and points.pop(8) == {"tsukimi": 10, "hanami": 5}
    assert all(one == {"tsukimi": 5, "hanami": 5} for one in points.values())
    assert found(score(BOTH, "vanikar", month=3)) == {"tsukimi": 5, "hanami": 5}
    japan = rules("koikoi-japan").variant(viewing_in_season=True)
    assert found(score("moon sake", japan, month=8)) == {"tsukimi": 2}
    assert found(score("moon sake", japan, month=8, own_koikoi=1)) == {"tsukimi": 6}
    both = rules("fudawiki").variant(viewing_in_season=True)
    assert found(score(f"{BOTH} geese pampas-1 pampas-2", both, month=8)) == {
        "tsukimi": 10, "hanami": 5, "tsukifuda": 4}


def test_11_viewing_only_with_another_yaku():
    game = rules("nintendo").variant(viewing="bonus_only")
    assert found(score(BOTH, game)) == {} and found(score(f"{BOTH} crane", game)) == {
        "sanko": 5, "tsukimi": 5, "hanami": 5}


def test_11_only_the_best_yaku_counts():
    game = rules("vanikar").variant(best_yaku_only=True)
    sheet = score(f"crane curtain moon phoenix {POEMS} sake", game)
    assert found(sheet) == {"shiko": 8} and sheet.total == 16
    why = {one.yaku.id: one.why for one in sheet.left_out}
    assert why == {"sanko": "Shikō replaces it", "tsukimi": "only the best yaku counts",
                   "hanami": "only the best yaku counts", "akatan": "only the best yaku counts"}


@pytest.mark.parametrize("value, totals", [
    ("off", [5, 5, 5, 5]), ("multiply", [5, 10, 15, 20]), ("double_if_called", [5, 10, 10, 10]),
    ("go", [5, 6, 10, 15]), ("go_korean", [5, 6, 7, 16]), ("japan", [5, 6, 7, 8])])
def test_11_multipliers_by_own_calls(value, totals):
    game = rules("vanikar").variant(own_koikoi=value)
    assert [score(POEMS, game, own_koikoi=calls).total for calls in range(4)] == totals


@pytest.mark.parametrize("value, totals", [
    ("off", [5, 5, 5]), ("once", [5, 10, 10]), ("per_call", [5, 10, 15])])
def test_11_multipliers_by_any_call_of_another(value, totals):
    game = rules("flash").variant(opponent_koikoi_doubles=value, yaku={"akatan": 5})
    assert [score(POEMS, game, opponent_koikoi=calls).total for calls in range(3)] == totals


def test_4_9_double_chaff_counts_two():
    game = rules("vanikar").variant(double_chaff="lightning paulownia-red")
    six = "pine-1 pine-2 plum-1 plum-2 cherry-1 cherry-2"
    assert found(score(f"{six} lightning paulownia-red", game)) == {"kasu": 1}
    row = next(row for row in progress(six, game) if row.yaku.id == "kasu")
    assert row.missing == 2 and row.possible
    row = next(row for row in progress(f"{six} lightning", game) if row.yaku.id == "kasu")
    assert row.missing == 1
