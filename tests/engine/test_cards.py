"""The deck and sets of cards (spec 1)."""
import copy
import pickle
from collections import Counter

import pytest
import reference
from hypothesis import given
from hypothesis import strategies as st

from koikoi_edu import CARDS, DECK, Card, CardSet, Kind
from koikoi_edu.cards import (
    ANIMALS,
    BLUE_RIBBONS,
    BRIGHTS,
    CHAFF,
    JOKERS,
    MONTHS,
    POEM_RIBBONS,
    RIBBONS,
    find_card,
)
from koikoi_edu.errors import CardError, UnknownName

SHORT = ("crane warbler curtain cuckoo bridge butterflies boar moon geese sake deer rainman swallow "
         "lightning phoenix").split()


def test_the_deck_has_48_cards_and_the_ids_of_the_rules_in_month_order():
    assert list(DECK) == reference.DECK
    assert len(DECK) == 48
    assert [card.id for card in CARDS[48:]] == ["joker-1pi", "joker-2pi", "joker-3pi", "joker-nonwinner",
                                                "joker-double"]
    assert [card.index for card in CARDS] == list(range(53))


def test_5_bright_9_animal_10_ribbon_24_chaff():
    counts = Counter(card.kind for card in DECK.values())
    assert counts == {Kind.BRIGHT: 5, Kind.ANIMAL: 9, Kind.RIBBON: 10, Kind.CHAFF: 24}


def test_points_are_20_10_5_1_and_sum_to_264():
    points = {Kind.BRIGHT: 20, Kind.ANIMAL: 10, Kind.RIBBON: 5, Kind.CHAFF: 1}
    assert all(card.points == points[card.kind] for card in DECK.values())
    assert sum(card.points for card in DECK.values()) == 264


def test_four_cards_to_each_of_twelve_months():
    for month in range(1, 13):
        assert [card.id for card in DECK.cards.in_month(month)] == reference.DECK[4 * month - 4:4 * month]
    assert " ".join(MONTHS) == ("January February March April May June July August September October "
                                "November December")
    assert not DECK.cards.in_month(0) and not DECK.cards.in_month(13)


def test_the_kinds_hold_the_cards_of_the_table():
    def ids(cards):
        return {card.id for card in cards}
    assert ids(BRIGHTS) == reference.BRIGHTS
    assert ids(ANIMALS) == reference.ANIMALS
    assert ids(RIBBONS) == reference.RIBBONS
    assert ids(CHAFF) == reference.CHAFF
    assert len(JOKERS) == 5


def test_three_poem_ribbons_three_blue_ones_and_four_plain_ones():
    assert {card.month for card in POEM_RIBBONS} == {1, 2, 3}
    assert {card.month for card in BLUE_RIBBONS} == {6, 9, 10}
    assert {card.month for card in RIBBONS - POEM_RIBBONS - BLUE_RIBBONS} == {4, 5, 7, 11}


@pytest.mark.parametrize("name", SHORT)
def test_a_short_name_is_the_part_after_the_dash(name):
    card = DECK[name]
    assert card.id.split("-", 1)[1] == name == card.name
    assert card.id in DECK and name in DECK


def test_names_that_several_cards_share_are_no_short_names():
    assert {card.name for card in DECK.values() if card.name != card.id} == set(SHORT)
    for shared in ("poem", "ribbon", "blue", "1", "2", "pine"):
        assert shared not in DECK
        with pytest.raises(UnknownName):
            DECK[shared]


@pytest.mark.parametrize("written", ["pine-crane", "PINE-CRANE", " Pine_Crane ", "Crane", DECK["crane"]])
def test_a_card_is_found_in_any_letter_case(written):
    assert DECK[written] is CARDS[0]
    assert written in DECK


def test_every_card_is_told_apart_from_every_other():
    for card in CARDS:
        assert [other for other in CARDS if other == card] == [card]
        assert find_card(card.id) is card and find_card(card.name) is card and find_card(card) is card
        assert [other.id for other in CardSet(card)] == [card.id]
    for one in ("label", "id", "name"):
        assert len({getattr(card, one) for card in CARDS}) == 53


def test_a_label_says_month_flower_kind_and_points():
    assert DECK["crane"].label == "January, pine, bright: crane and sun, 20 points"
    assert DECK["willow-lightning"].label == "November, willow, chaff: Lightning, 1 point"
    assert repr(DECK["sake"]) == "<September, chrysanthemum, animal: sake cup, 10 points>"
    assert str(DECK["sake"]) == "chrysanthemum-sake"


sets = st.sets(st.sampled_from(CARDS))


@given(sets, sets)
def test_a_card_set_behaves_as_a_set(one, other):
    a, b = CardSet(one), CardSet(other)
    assert set(a) == one and len(a) == len(one) and bool(a) == bool(one)
    assert list(a) == sorted(one)
    for result, expected in ((a | b, one | other), (a & b, one & other),
                             (a - b, one - other), (a ^ b, one ^ other)):
        assert isinstance(result, CardSet) and set(result) == expected
    assert (a <= b, a < b, a >= b, a > b, a == b) == (
        one <= other, one < other, one >= other, one > other, one == other)
    assert a.isdisjoint(b) == one.isdisjoint(other)
    assert (hash(a) == hash(b)) == (one == other)
    assert all((card in a) == (card in one) and (card.id in a) == (card in one) for card in CARDS)
    # The other side may be any set or names, on either side.
    names = " ".join(card.name for card in other)
    for written in (other, names, [card.id for card in other]):
        assert a | written == a | b and a & written == a & b and a - written == a - b and a ^ written == a ^ b
        assert written | a == a | b and written & a == a & b and written - a == b - a and written ^ a == a ^ b
        assert (a <= written) == (a <= b) and (a > written) == (a > b)
    assert sum(len(a.of(kind)) for kind in Kind) == len(a)
    assert CardSet.from_bits(a.bits) == a == CardSet(str(a)) == eval(repr(a))
    assert pickle.loads(pickle.dumps(a)) == copy.deepcopy(a) == a


@pytest.mark.parametrize("cards", ["crane moon", "crane, moon", " moon  pine-crane ", ("crane", "moon"),
                                   ["pampas-moon", CARDS[0]], iter(["crane", "moon"]), CardSet("moon crane"),
                                   {"crane": 1, "moon": 2}])
def test_a_card_set_takes_names_in_a_string_or_one_by_one(cards):
    assert [card.id for card in CardSet(cards)] == ["pine-crane", "pampas-moon"]


def test_a_card_set_takes_one_card_or_none():
    assert list(CardSet(DECK["crane"])) == [DECK["crane"]]
    assert not CardSet() and not CardSet("") and not CardSet([])


def test_the_first_card_is_a_card():
    """The card with number 0 was taken for none in other programs."""
    assert CardSet("crane") and len(CardSet("crane")) == 1 and DECK["crane"] in CardSet("crane")
    assert DECK["crane"].bit == 1 and bool(DECK["crane"])


def test_cards_and_sets_do_not_change():
    for value in (CardSet("crane"), DECK["crane"]):
        for name in ("bits", "id", "index", "extra"):
            with pytest.raises((AttributeError, TypeError)):
                setattr(value, name, 1)
            with pytest.raises((AttributeError, TypeError)):
                delattr(value, name)
    assert CardSet("crane").bits == 1


def test_a_card_copies_as_itself():
    for card in CARDS:
        for other in (pickle.loads(pickle.dumps(card)), copy.deepcopy(card)):
            assert other == card and hash(other) == hash(card)
    assert isinstance(DECK["crane"], Card)


@pytest.mark.parametrize("bits", [-1, 1 << 53, 1 << 99])
def test_bits_that_stand_for_no_card_are_refused(bits):
    with pytest.raises(CardError):
        CardSet.from_bits(bits)
