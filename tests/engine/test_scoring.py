"""Yaku, base, steps and total in every rule set, against worked examples and a second scorer."""
import itertools
import json
import os
import pickle
import random
from pathlib import Path

import pytest
import reference
from hypothesis import given
from hypothesis import strategies as st
from piles import found

from koikoi_edu import DECK, CardSet, one_more, progress, rules, score
from koikoi_edu.errors import RulesError
from koikoi_edu.rules import Rules, Yaku
from koikoi_edu.scoring import Scorer, scorer
from koikoi_edu.scoring.depending import depends_on

CASES = json.loads((Path(__file__).parents[1] / "data" / "cases.json").read_text(encoding="utf-8"))["cases"]
KOIKOI = [case for case in CASES if case["rules"] != "gostop"]
#: Piles that the second scorer counts in each rule set.
PILES = int(os.environ.get("KOIKOI_PILES", "4000"))


@pytest.mark.parametrize("case", KOIKOI, ids=[case["id"] for case in KOIKOI])
def test_worked_example(case):
    sheet = score(case["pile"], rules(case["rules"]).variant(**case["options"]), **case["situation"])
    assert found(sheet) == case["yaku"]
    assert (sheet.base, sheet.total) == (case["base"], case["total"])


def test_the_worked_examples_are_all_there():
    assert " ".join(case["id"] for case in KOIKOI) == (
        "E1 E2 E3 E3-own E4a E4b E5 E7 E8 E12 A10 A1 A2 A3 A4 A5 A6 A7 A8 A9 A11 B1 B2 B3 B4 B5 B6 B7 B8 "
        "C1 C2 C3 C4 C5a C5b C6 C6b C7a C7b C9 D1 D2 D3a D3b N1 N2 N3 N4 F1 F2 F3 L1 L2 L3 J1 J2 J3 J4 J5")


def random_piles(count, seed):
    """Piles of every size, half of them leaning to one kind, so that high yaku come up."""
    draw = random.Random(seed)
    kinds = [reference.BRIGHTS, reference.ANIMALS, reference.RIBBONS, reference.CHAFF]
    for _ in range(count):
        pile = set(draw.sample(reference.DECK, draw.randrange(0, 40)))
        if draw.random() < 0.5:
            pile |= draw.choice(kinds)
        yield pile


def test_a_second_scorer_agrees_on_20000_piles():
    seen = set()
    for pile in random_piles(20_000, seed=1):
        expected = reference.yaku(pile)
        for called in (0, 1, 3):
            sheet = score(CardSet(pile), "vanikar", opponent_koikoi=called, own_koikoi=called // 2)
            assert found(sheet) == expected
            assert sheet.base == sum(expected.values())
            assert sheet.total == reference.total(pile, called > 0)
        seen |= set(expected)
    assert len(seen) == 12  # every yaku came up


#: House rules: an option of the engine, its value, and what the second scorer calls it.
HOUSE = [
    ("sake_role", value, {"sake": value}) for value in ("animal", "either", "both")] + [
    ("wild_card", value, {"wild": value}) for value in ("none", "bridge", "sake")] + [
    ("viewing_rain", value, {"rain": value})
    for value in ("off", "field", "captured_brights", "captured_cards", "bga")] + [
    ("month_yaku", value, {"month": value}) for value in ("off", 3, 5)] + [
    ("five_bright_extra", value, {"five": value}) for value in (0, 1)] + [
    ("best_yaku_only", value, {"best": value}) for value in (False, True)] + [
    ("viewing_in_season", value, {"season": value}) for value in (False, True)] + [
    ("godori", value, {"godori": value}) for value in (False, True)] + [
    ("seven_doubles", value, {"seven": value}) for value in (False, True)] + [
    ("opponent_koikoi_doubles", value, {"opponent": value}) for value in ("off", "once", "per_call")] + [
    ("own_koikoi", value, {"own": value})
    for value in ("off", "multiply", "go", "go_korean", "japan", "double_if_called")] + [
    ("field_multiplier", value, {"field": value})
    for value in ("off", "per_bright", "any_bright", "bright_count")] + [
    ("yaku_multiply", value, {"number": value}) for value in (False, True)] + [
    ("multipliers", value, {"together": value}) for value in ("product", "sum")]


def check_against_the_second_scorer(book, game, pile, draw, house):
    situation = {"own": draw.choice((0, 0, 1, 2, 3, 4, 5)), "opponent": draw.choice((0, 0, 1, 3)),
                 "field": draw.randrange(4)}
    month, rain, fog = draw.choice((None, *range(1, 13))), draw.random() < 0.5, draw.random() < 0.5
    expected = reference.all_yaku(book, pile, house, own=situation["own"], month=month, willow_out=rain,
                                  paulownia_out=fog)
    best = house.get("best", False)
    loser = draw.choice((0, 4)) if game.winner_takes_loser else 0
    sheet = score(CardSet(pile), game, own_koikoi=situation["own"], opponent_koikoi=situation["opponent"],
                  field_brights=situation["field"], month=month, rain=rain, fog=fog, loser_total=loser)
    if best and expected:
        assert len(found(sheet)) == 1 and found(sheet).items() <= expected.items()
    else:
        assert found(sheet) == expected
    assert sheet.base == reference.sum_of(expected, best)
    number = min(len(expected), 1) if best else len(expected)
    assert sheet.total == reference.final(book, sheet.base, house, number=number, loser=loser, **situation)
    bits = CardSet(pile).bits
    assert scorer(game).base(bits, sheet.situation) == sheet.base
    check_steps(sheet)
    return set(found(sheet))


def check_steps(sheet):
    """Each step follows from the one before, and says why, by which option and from where."""
    first, *others = sheet.steps
    assert (first.value, first.factor, first.added, first.held) == (sheet.base, None, None, sheet.yaku)
    value = sheet.base
    for step in others:
        assert (step.factor is None) != (step.added is None)
        value = value * step.factor if step.added is None else value + step.added
        assert step.value == value and step.reason and getattr(sheet.rules, step.option) not in (False, "off")
        assert step.provenance == sheet.rules.provenance(step.option)
    assert value == sheet.total
    table = sheet.rules.table(sheet.situation.month)
    assert [held.yaku for held in sheet.yaku] == [one for one in table if one.id in found(sheet)]
    for held in sheet.yaku:
        assert held.provenance == sheet.rules.provenance(f"yaku.{held.id}")
    for one in sheet.left_out:
        assert one.yaku.id not in found(sheet)
        assert one.why and one.points > 0 and one.cards <= sheet.pile and getattr(sheet.rules, one.option)


def with_month(piles, seed):
    """Piles to which all cards of one month come now and then."""
    draw = random.Random(seed)
    for pile in piles:
        yield pile | set(draw.choice(reference.MONTHS)) if draw.random() < 0.3 else pile


@pytest.mark.parametrize("book", reference.BOOKS)
def test_a_second_scorer_agrees_in_every_rule_set(book):
    """Spec 3, 5, 6, 7 and 11: random piles in random situations; KOIKOI_PILES says how many."""
    draw, seen = random.Random(book), set()
    for pile in with_month(random_piles(PILES, seed=f"{book} piles"), book):
        seen |= check_against_the_second_scorer(book, rules(book), pile, draw, {})
    assert PILES < 4000 or seen == {one.id for one in rules(book).table(1)}  # every yaku came up


@pytest.mark.parametrize("book", reference.BOOKS)
def test_a_second_scorer_agrees_under_house_rules(book):
    """Spec 11 and 12: random options on top of each rule set."""
    draw = random.Random(f"{book} at home")
    bonus = [("viewing", value, {"viewing": value}) for value in ("off", "bonus_only", "always")]
    bright = [("bright_mode", "cumulative", {"brights": "cumulative"})]
    for _ in range(120):
        chosen = draw.sample(HOUSE + bonus + bright, draw.randrange(1, 8))
        options = {option: value for option, value, _ in chosen}
        house = {}
        for option, value, says in chosen:
            if options[option] == value:
                house |= says
        if draw.random() < 0.2:
            options["winner_takes_loser"] = True
        game = rules(book).variant(**options)
        for pile in with_month(random_piles(25, seed=draw.random()), draw.random()):
            check_against_the_second_scorer(book, game, pile, draw, house)


@pytest.mark.parametrize("book", reference.BOOKS)
def test_a_total_never_falls_with_one_card_more(book):
    """Spec 12: but for rain and fog, whatever else is chosen."""
    draw = random.Random(f"{book} rises")
    house = [one for one in HOUSE if one[0] != "viewing_rain"] + [
        ("viewing", value, {}) for value in ("off", "bonus_only", "always")] + [
        ("bright_mode", value, {}) for value in ("exclusive", "cumulative")]
    for _ in range(40):
        options = {option: value for option, value, _ in draw.sample(house, 6)}
        points = {one.id: draw.randrange(1, 12) for one in draw.sample(rules(book).yaku, 4)}
        game = rules(book).variant(yaku=points, **options)
        situation = {"month": draw.randrange(1, 13), "own_koikoi": draw.randrange(3), "field_brights": 1}
        for _ in range(3):
            pile, before = CardSet(), 0
            for id in draw.sample(reference.DECK, 36):
                pile |= id
                sheet = score(pile, game, **situation)
                assert before <= sheet.base <= sheet.total
                before = sheet.base


@pytest.mark.parametrize("changes", [{}, {"yaku_multiply": True}, {"multipliers": "sum"}], ids=str)
@pytest.mark.parametrize("book", [*reference.BOOKS, "gostop", "gostop-korean"])
def test_what_a_score_does_not_depend_on_changes_nothing(book, changes):
    """And what it depends on changes some score."""
    draw, game = random.Random(f"{book} depends"), rules(book).variant(**changes)
    parts = {"opponent_koikoi": 2, "own_koikoi": 2, "field_brights": 3, "month": 6, "rain": True, "fog": True,
             "loser_total": 4, "shakes": 1, "bombs": 2, "drawn_rounds": 1}
    piles = [CardSet(pile) for pile in with_month(random_piles(300, seed=draw.random()), draw.random())]
    for part, value in parts.items():
        now = [score(pile, game, **{part: value}).total for pile in piles]
        assert (now != [score(pile, game).total for pile in piles]) == (part in depends_on(game)), part


def test_options_of_go_stop_raise_a_score_wherever_they_are_set():
    """Spec 4.11, 4.14: 7 animals double; a loser without a bright brings 2, one who called pays double."""
    animals = "warbler cuckoo butterflies boar geese swallow bridge"
    plain = rules("vanikar").variant(seven_doubles=False)
    assert [score(animals, plain.variant(seven_animals=on)).total for on in (False, True)] == [3, 6]
    brights, losers = "crane curtain moon", ["boar"]
    assert score(brights, plain.variant(bonuses={"no_bright"}), losers=losers).total == 7
    assert score(brights, plain.variant(go_bak=True), losers=losers, first_caller=0).total == 10
    assert score(brights, plain, losers=losers, first_caller=0).total == 5


@pytest.mark.parametrize("wrong", [
    {"month": 0}, {"month": 13}, {"month": True}, {"month": "May"}, {"rain": 1}, {"fog": None},
    {"loser_total": -1}, {"loser_total": 1.5}, {"loser_total": None}, {"own_koikoi": 49, "month": 3},
    {"shakes": -1}, {"bombs": 0.0}, {"drawn_rounds": None}, {"first_caller": 2}, {"first_caller": True},
    {"losers": ["boar"], "first_caller": 1}])
def test_a_situation_that_cannot_be_is_refused(wrong):
    for call in (score, one_more):
        with pytest.raises(RulesError) as fault:
            call("crane moon", "fudawiki", **wrong)
        assert any(name in str(fault.value).lower() for name in wrong)


def test_a_situation_can_be_given_back():
    sheet = score("moon sake", "fudawiki", month=3, rain=True, own_koikoi=2, loser_total=4)
    assert score("moon sake", "fudawiki", **sheet.situation._asdict()) == sheet


def test_one_more_card_for_the_month():
    gains = one_more("peony-1 peony-2 peony-blue", "tsukifuda", month=6)
    assert [(gain.card.id, gain.points) for gain in gains] == [("peony-butterflies", 5)]
    assert one_more("peony-1 peony-2 peony-blue", "tsukifuda", month=7) == ()


def test_the_steps_lead_from_the_sum_to_the_total_each_with_its_reason():
    for pile in random_piles(3_000, seed=2):
        for opponent, own in ((0, 0), (1, 0), (2, 3)):
            sheet = score(pile, opponent_koikoi=opponent, own_koikoi=own)
            first, *doublings = sheet.steps
            assert first.value == sheet.base and first.factor is None and first.held == sheet.yaku
            assert first.cards == sheet.cards
            names = [f"{held.name} {held.points}" for held in sheet.yaku]
            assert first.reason == (" + ".join(names) or "no yaku")
            expected = []
            if sheet.base >= 7:
                expected.append((f"{sheet.base} is 7 or more", "seven_doubles"))
            if sheet.base and opponent:
                expected.append(("the opponent called koi-koi", "opponent_koikoi_doubles"))
            assert [(step.reason, step.option) for step in doublings] == expected
            value = sheet.base
            for step in doublings:
                value *= step.factor
                assert step.value == value
            assert value == sheet.total


def test_the_cards_of_a_yaku_are_those_that_make_it():
    for pile in random_piles(3_000, seed=3):
        cards = CardSet(pile)
        for held in score(cards).yaku:
            assert held.cards <= cards
            # These cards alone make the same yaku at the same points, and not one of them can be left out.
            assert reference.yaku({card.id for card in held.cards})[held.id] == held.points
            for card in held.cards:
                fewer = reference.yaku({other.id for other in held.cards - card})
                assert fewer.get(held.id, 0) < held.points


def test_a_replaced_yaku_is_one_whose_cards_are_there():
    assert [held.id for held in score("crane curtain moon phoenix rainman").replaced] == ["shiko", "ameshiko",
                                                                                         "sanko"]
    assert [held.id for held in score("crane curtain moon phoenix").replaced] == ["sanko"]
    assert [held.id for held in score("crane curtain moon rainman").replaced] == ["sanko"]
    assert score("crane curtain rainman").replaced == ()
    assert score("crane curtain moon").replaced == ()


def test_a_score_reads_15_30_60():
    sheet = score(CardSet("moon curtain crane sake"), "vanikar", opponent_koikoi=1)
    assert [step.value for step in sheet.steps] == [15, 30, 60]
    assert repr(sheet.steps) == "(15, ×2 → 30, ×2 → 60)"
    assert repr(sheet.yaku) == "(Sankō 5, Tsukimi-zake 5, Hanami-zake 5)"
    assert str(sheet) == ("60 points: 15 (Sankō 5 + Tsukimi-zake 5 + Hanami-zake 5), "
                          "×2 → 30 (15 is 7 or more), ×2 → 60 (the opponent called koi-koi)")
    assert str(score("")) == "0 points: 0 (no yaku)"
    assert str(score(["pine-1", "plum-1", "cherry-1", "iris-1", "peony-1", "clover-1", "maple-1", "pine-2",
                      "plum-2", "lightning"])) == "1 point: 1 (Kasu 1)"


def test_nothing_is_not_multiplied():
    assert score("crane", opponent_koikoi=1).steps == score("crane").steps
    assert score("crane", opponent_koikoi=5).total == 0


def test_what_vanikar_does_not_use_changes_nothing():
    pile = "moon curtain crane sake"
    plain = score(pile)
    for more in ({"field_brights": 48}, {"month": 1}, {"month": 12}, {"losers": [CardSet()]},
                 {"own_koikoi": 48}):
        sheet = score(pile, "vanikar", **more)
        assert (sheet.yaku, sheet.base, sheet.total, sheet.steps) == (
            plain.yaku, plain.base, plain.total, plain.steps)


def test_equal_scores_are_equal_and_a_score_does_not_change():
    one, other = score("moon sake", opponent_koikoi=1), score("sake moon", "vanikar", opponent_koikoi=1)
    assert one == other and hash(one) == hash(other)
    assert one != score("moon sake") and one != score("moon sake crane", opponent_koikoi=1)
    assert pickle.loads(pickle.dumps(one)) == one
    for name in ("total", "base", "yaku", "steps", "extra"):
        with pytest.raises(AttributeError):
            setattr(one, name, 1)


def test_the_same_rules_have_the_same_scorer():
    assert scorer(rules()) is scorer(rules("vanikar"))
    assert scorer(rules().variant(seven_doubles=False)) is not scorer(rules())


# Progress and one card more ------------------------------------------------------------------------------

def worth(yaku, cards):
    """Points of one yaku, from its own description."""
    count = len(cards & yaku.cards)
    return yaku.points + yaku.step * (count - yaku.needs) if count >= yaku.needs and yaku.must <= cards else 0


def fewest(yaku, pile, spare):
    """The smallest number of spare cards that makes the yaku, None if none does."""
    useful = [card for card in spare if card in yaku.cards]
    for count in range(len(useful) + 1):
        if any(worth(yaku, pile | CardSet(some)) for some in itertools.combinations(useful, count)):
            return count
    return None


#: Made up, to cover what no yaku of the table has: some of many with one fixed, and a rise.
ODD = Yaku("odd", "Odd", 2, CardSet("crane curtain moon boar deer"), 3, must=CardSet("boar"), step=1)
TWO_FIXED = Yaku("two-fixed", "Two fixed", 2, CardSet("crane curtain moon boar deer"), 3,
                 must=CardSet("boar deer"))
TEST_RULES = Rules(
    "test", "Test", "", packets=rules().packets,
    **rules().options | {"yaku": (*rules().yaku, ODD, TWO_FIXED)})

few = st.sets(st.sampled_from(list(DECK.values())), max_size=14)


@given(few, few)
def test_progress_agrees_with_trying_everything(pile, gone):
    pile, gone = CardSet(pile), CardSet(gone) - CardSet(pile)
    rows = progress(pile, TEST_RULES, gone=gone)
    assert [row.yaku for row in rows] == list(TEST_RULES.yaku)
    for row in rows:
        assert row.have == pile & row.yaku.cards
        if len(row.yaku.cards) > 5:
            need = max(row.yaku.needs - len(row.have), 0)
            spare = row.yaku.cards - pile - gone
            assert (row.missing, row.wanted) == (need, spare) and row.possible == (need <= len(spare))
            continue
        missing = fewest(row.yaku, pile, row.yaku.cards - pile)
        assert row.missing == missing
        assert row.possible == (fewest(row.yaku, pile, row.yaku.cards - pile - gone) is not None)
        helps = set()
        for card in (row.yaku.cards | "pine-1 geese") - pile - gone:
            then = pile | card
            closer = fewest(row.yaku, then, row.yaku.cards - then) < missing
            if closer or worth(row.yaku, then) > worth(row.yaku, pile):
                helps.add(card)
        assert set(row.wanted) == helps


def test_a_card_that_the_opponent_owns_is_not_wanted():
    rows = {row.yaku.id: row for row in progress("moon boar deer", gone="sake butterflies")}
    assert not rows["tsukimi"].possible and rows["tsukimi"].wanted == CardSet()
    assert not rows["inoshikacho"].possible
    rows = {row.yaku.id: row for row in progress("moon boar deer", gone="curtain")}
    assert rows["tsukimi"].possible and rows["tsukimi"].wanted == CardSet("sake")
    assert rows["sanko"].possible and rows["sanko"].wanted == CardSet("crane phoenix")
    assert not rows["goko"].possible and not rows["shiko"].possible


def test_a_held_yaku_wants_no_card_that_adds_nothing():
    rows = {row.yaku.id: row for row in progress("crane curtain moon")}
    assert rows["sanko"].missing == 0 and rows["sanko"].possible and rows["sanko"].wanted == CardSet()
    assert rows["shiko"].wanted == CardSet("phoenix")


@pytest.mark.parametrize("called", [0, 1])
def test_one_more_agrees_with_trying_every_card(called):
    for pile in random_piles(150, seed=4):
        cards = CardSet(pile)
        expected = {}
        for card in set(reference.DECK) - pile:
            then = pile | {card}
            if reference.base(then) > reference.base(pile):
                before, after = reference.yaku(pile), reference.yaku(then)
                raised = {name: points for name, points in after.items() if points > before.get(name, 0)}
                gain = reference.total(then, called > 0) - reference.total(pile, called > 0)
                expected[card] = (gain, reference.total(then, called > 0), raised)
        gains = one_more(cards, opponent_koikoi=called)
        assert {gain.card.id: (gain.points, gain.score.total, {held.id: held.points for held in gain.yaku})
                for gain in gains} == expected
        points = [gain.points for gain in gains]
        assert points == sorted(points, reverse=True)
        some = CardSet(list(DECK)[::3])
        assert [gain.card for gain in one_more(cards, among=some, opponent_koikoi=called)] == [
            gain.card for gain in gains if gain.card in some]


# Parts of the evaluation ---------------------------------------------------------------------------------

def plain_find(table, pile):
    """The yaku that count, one after another as the table lists them."""
    held = {yaku.id: points for yaku in table if (points := worth(yaku, pile))}
    for yaku in table:
        group = [held[one.id] for one in table if one.group == yaku.group and one.id in held]
        if yaku.group and held.get(yaku.id, 0) < max(group, default=0):
            held.pop(yaku.id, None)
    return held


@given(st.permutations(rules().yaku), st.sets(st.sampled_from(list(DECK.values()))))
def test_the_order_of_a_table_is_the_order_of_what_is_found(table, pile):
    """Tables in which the parts that belong together are scattered."""
    game = Rules("test", "Test", "", packets=rules().packets, **rules().options | {"yaku": tuple(table)})
    sheet = Scorer(game).score(CardSet(pile), score("").situation)
    assert list(found(sheet).items()) == list(plain_find(table, CardSet(pile)).items())
    assert sheet.base == sum(found(sheet).values()) == Scorer(game).base(CardSet(pile).bits)
