"""The scoring tables, held equal to the explaining scorer: in every cell, and on random piles (spec 12)."""
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from test_every_option import variants

from koikoi_edu import CARDS, RULES, CardSet, rules
from koikoi_edu.cards import ANIMALS, BRIGHTS, CHAFF, RIBBONS
from koikoi_edu.fast import kit_of, sums_of
from koikoi_edu.scoring import Situation, scorer

NOTHING = Situation()
#: The situations in which some rule set has other yaku: a call of one's own, a month, rain and fog.
SITUATIONS = {"koikoi-japan": [NOTHING, Situation(own_koikoi=1)],
              "tsukifuda": [NOTHING, Situation(month=1), Situation(month=9)],
              "fudawiki": [NOTHING, Situation(month=4)],
              "flash": [NOTHING, Situation(month=11), Situation(month=12)]}
CASES = [(name, situation) for name in RULES for situation in SITUATIONS.get(name, [NOTHING])]


def subsets(cards):
    """Every set of these cards."""
    cards = list(cards)
    for cell in range(1 << len(cards)):
        yield CardSet.from_bits(sum(card.bit for at, card in enumerate(cards) if cell >> at & 1))


def check(game, situation, piles):
    sums = sums_of(game, situation)
    explaining = scorer(game)
    for pile in piles:
        held, base = explaining.find(pile.bits, situation)
        number = sums.pile(pile)
        assert sums.base(number) == base, pile
        named = sums.held(number)
        assert {id for at, id in enumerate(sums.ids) if named >> at & 1} == {one.id for one in held}, pile


@pytest.mark.parametrize("name, situation", CASES)
def test_every_cell_of_the_tables_says_what_the_scorer_explains(name, situation):
    game = rules(name)
    assert sums_of(game, situation).by_table
    check(game, situation, subsets(BRIGHTS | ANIMALS))
    check(game, situation, subsets(RIBBONS))
    month = CardSet() if situation.month is None else CHAFF.in_month(situation.month)
    rest = list((game.deck & CHAFF) - month)
    for some, number in product(subsets(month), range(len(rest) + 1)):
        check(game, situation, [some | CardSet(rest[:number])])


def piles(deck):
    return st.lists(st.sampled_from(list(deck)), unique=True, max_size=34).map(CardSet)


@given(variants(), st.integers(0, 2), st.integers(1, 12), st.booleans(), st.booleans(), st.data())
@settings(max_examples=40)
def test_so_they_do_for_random_piles_under_any_options(game, calls, month, rain, fog, data):
    situation = Situation(own_koikoi=calls, month=month, rain=rain, fog=fog)
    check(game, situation, [data.draw(piles(game.deck)) for _ in range(6)])


def test_a_wild_sake_cup_is_an_animal_or_chaff_as_is_better():
    """Spec 5.7: nine chaff and the cup are Kasu; the cup and four animals are Tane."""
    game = rules("vanikar").variant(wild_card="sake")
    sums = sums_of(game, NOTHING)
    chaff = CardSet(list(CHAFF)[:9])
    assert sums.base(sums.pile(chaff | "sake")) == 1
    assert sums.base(sums.pile(CardSet("sake deer boar geese swallow"))) == 1
    assert sums.base(sums.pile(chaff | "sake deer boar geese swallow")) == 1


@pytest.mark.parametrize("name", RULES)
def test_a_pile_is_the_sum_of_what_its_cards_add(name):
    sums = sums_of(rules(name), NOTHING)
    assert sums.pile(CardSet()) == 0 and sums.base(0) == 0 and sums.held(0) == 0
    for card in rules(name).deck:
        assert sums.pile(CardSet(card)) == sums.codes[card.index]


@pytest.mark.parametrize("cards, points", [
    ("moon curtain crane sake", 15),                      # Sankō 5, Tsukimi 5, Hanami 5
    ("crane curtain moon phoenix rainman", 10),           # Gokō
    ("pine-poem plum-poem cherry-poem peony-blue chrysanthemum-blue maple-blue", 12),  # 5 + 5 + 2 of Tanzaku
    ("boar deer butterflies geese sake", 6),              # Inoshikachō 5, Tane 1
])
def test_sums_of_vanikar(cards, points):
    """Spec 6.7."""
    sums = sums_of(rules("vanikar"), NOTHING)
    assert sums.base(sums.pile(CardSet(cards))) == points


def test_what_no_table_can_part_is_asked_of_the_scorer():
    game = rules("vanikar").variant(yaku={"kasu": {"group": "one"}, "tane": {"group": "one"}})
    sums = sums_of(game, NOTHING)
    assert not sums.by_table and sums.codes[5] == CARDS[5].bit
    check(game, NOTHING, [CardSet(ANIMALS | CHAFF), CardSet(ANIMALS), CardSet(CHAFF), CardSet()])


def test_points_of_large_sums_are_kept_apart_from_those_with_calls():
    """Ten bits do not hold every sum: 1,030 without a call is not 6 with one's own (spec 6.8)."""
    kit = kit_of(rules("vanikar"))
    assert [kit.final(6, 1, 0, 0), kit.final(1030, 0, 0, 0), kit.final(6, 0, 1, 0)] == [6, 2060, 12]
