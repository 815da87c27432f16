"""Yaku, base, steps and total (spec 6.7, 6.8), against worked examples and a second scorer."""
import itertools
import json
import pickle
import random
from pathlib import Path

import pytest
import reference
from hypothesis import given
from hypothesis import strategies as st

from koikoi_edu import DECK, CardSet, one_more, progress, rules, score
from koikoi_edu.rules import Rules, Yaku
from koikoi_edu.scoring import Scorer, scorer

CASES = json.loads((Path(__file__).parents[1] / "data" / "cases.json").read_text(encoding="utf-8"))["cases"]
VANIKAR = [case for case in CASES if case["rules"] == "vanikar"]


def found(sheet):
    return {held.id: held.points for held in sheet.yaku}


@pytest.mark.parametrize("case", VANIKAR, ids=[case["id"] for case in VANIKAR])
def test_worked_example(case):
    sheet = score(case["pile"], rules("vanikar").variant(**case["options"]), **case["situation"])
    assert found(sheet) == case["yaku"]
    assert (sheet.base, sheet.total) == (case["base"], case["total"])


def test_the_worked_examples_are_all_there():
    assert " ".join(case["id"] for case in VANIKAR) == "E1 E2 E3 E3-own E4a E4b E5 B1 B2 B3 B4 B5 B6 B7 B8"


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
    held, groups = {}, set()
    for yaku in table:
        points = worth(yaku, pile)
        if points and (not yaku.group or yaku.group not in groups):
            held[yaku.id] = points
            groups.add(yaku.group)
    return held


@given(st.permutations(rules().yaku), st.sets(st.sampled_from(list(DECK.values()))))
def test_the_order_of_a_table_is_the_order_of_what_is_found(table, pile):
    """Tables in which the parts that belong together are scattered."""
    game = Rules("test", "Test", "", packets=rules().packets, **rules().options | {"yaku": tuple(table)})
    sheet = Scorer(game).score(CardSet(pile), score("").situation)
    assert list(found(sheet).items()) == list(plain_find(table, CardSet(pile)).items())
    assert sheet.base == sum(found(sheet).values()) == Scorer(game).base(CardSet(pile).bits)
