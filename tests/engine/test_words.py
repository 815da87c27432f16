"""The words that sentences are made of."""
import pytest

from koikoi_edu import CardSet
from koikoi_edu.words import capital, count, listed, names, times


@pytest.mark.parametrize("words, said", [
    ([], ""), (["crane"], "crane"), (["crane", "moon"], "crane and moon"),
    (["crane", "moon", "boar"], "crane, moon and boar"), (iter([1, 2, 3]), "1, 2 and 3"),
])
def test_a_list_as_english_has_it(words, said):
    assert listed(words) == said


def test_a_list_to_choose_from():
    assert listed(["crane", "moon", "boar"], "or") == "crane, moon or boar"


def test_cards_by_their_short_names():
    assert names(CardSet("moon pine-1 sake")) == "pine-1, moon and sake"
    assert names(CardSet("moon geese"), "or") == "moon or geese"
    assert names(CardSet()) == ""


def test_numbers_of_things():
    assert [count(number, "card") for number in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    assert [times(number) for number in (1, 2, 3)] == ["once", "twice", "3 times"]


def test_a_capital_at_the_start_alone():
    assert [capital(text) for text in ("Sankō and kasu", "moon AND crane", "")] == [
        "Sankō and kasu", "Moon AND crane", ""]
