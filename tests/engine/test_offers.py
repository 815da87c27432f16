"""Where somebody is asked, and the picture of what koi-koi is worth there."""

from __future__ import annotations

from itertools import islice

import pytest

from koikoi_edu import CardSet, rules, score
from koikoi_edu.errors import RulesError
from koikoi_edu.game import Phase
from koikoi_edu.odds.heat import heat
from koikoi_edu.odds.offers import offers

FOUND = list(islice(offers(9), 60))


def test_in_each_of_them_somebody_is_asked() -> None:
    for one in FOUND:
        view = one.view
        assert one.state.phase is Phase.DECIDE and view.player == one.state.to_play
        assert {str(action) for action in view.legal_actions()} == {"stop", "koi-koi"}
        assert one.cards == len(view.hand) > 0
        assert one.sum == score(view.piles[view.player]).base > 0
        assert one.called is (view.calls[1 - view.player] > 0)


def test_they_are_of_all_kinds() -> None:
    assert {one.cards for one in FOUND} >= {1, 2, 3, 4, 5, 6}
    assert {one.called for one in FOUND} == {False, True}
    assert {one.state.to_play for one in FOUND} == {0, 1}
    assert {one.near for one in FOUND} >= {0, 1, 2}


def test_near_counts_the_yaku_that_one_card_makes() -> None:
    """Held against the score: a yaku is near if some card not in the other pile adds it."""
    for one in FOUND[:20]:
        mine, theirs = one.view.piles[one.view.player], one.view.piles[1 - one.view.player]
        held = {yaku.id for yaku in score(theirs).yaku}
        cards = one.state.rules.deck - mine - theirs
        new = {yaku.id for card in cards for yaku in score(theirs | card).yaku} - held
        brights = {"goko", "shiko", "ameshiko", "sanko"}
        assert (one.near > 0) >= bool(new), "what a card brings was near"
        if not theirs & CardSet("crane curtain moon rainman phoenix"):
            assert one.near == len(new - brights)


def test_a_seed_brings_the_same_ones_and_another_seed_others() -> None:
    again = list(islice(offers(9), 10))
    assert [one.state for one in again] == [one.state for one in FOUND[:10]]
    assert [one.number for one in FOUND] == sorted(one.number for one in FOUND)
    assert next(offers("9")).view.hand == FOUND[0].view.hand
    assert [one.state for one in islice(offers(10), 10)] != [one.state for one in FOUND[:10]]


def test_other_rules() -> None:
    assert next(offers(1, "tentos")).state.rules.id == "tentos"
    for game in ("gostop", rules("polish").variant(players=3)):
        with pytest.raises(RulesError, match=r"Offers are looked for in Koi-Koi for two, not in "):
            offers(1, game)
    with pytest.raises(RulesError):
        offers([1])


def test_the_picture_has_the_mean_of_each_cell_and_its_error() -> None:
    chart = heat({"5": {2: [1, 3, 2, 1, 3], 1: [-4] * 5}, "6": {1: [7.0]}}, "cards left", "sum")
    assert chart.words.splitlines() == [
        "Points by which koi-koi is better, by sum and cards left:",
        "5 | 1: -4.0 ± 0.0, 5 cases; 2: +2.0 ± 0.4, 5 cases", "6 | -", "·: one case or none"]
    assert ">+2.0<" in chart.svg and ">± 0.4<" in chart.svg and ">5 cases<" in chart.svg
    assert "+7.0" not in chart.svg and "brackets" not in chart.svg and chart.svg.count(">·<") == 2
    assert chart._repr_html_().startswith("<img ")


@pytest.mark.parametrize("values", [[1, -1, 3, 1, -1, 1], [8, 8.1, 8, 8.1]], ids=["near to 0", "of few"])
def test_what_is_uncertain_stands_in_brackets_and_has_no_colour(values: list[float]) -> None:
    chart = heat({"5": {1: values, 2: [5.0] * 5}}, "cards", "sum")
    assert f"(+{sum(values) / len(values):.1f}) ± " in chart.words and "2: +5.0 ±" in chart.words
    assert chart.words.splitlines()[-1] == "in (brackets): nearer to 0 than two errors, or fewer than 5 cases"
    fills = [cell.split('"')[0] for cell in chart.svg.split('rx="4" fill="')[1:]]
    assert fills[0] == "#fbf6e9" != fills[1]


def test_warm_is_koi_koi_and_cold_is_stop() -> None:
    def colour(gain: float) -> tuple[int, int, int]:
        svg = heat({"5": {1: [gain] * 5}}, "cards", "sum").svg
        fill = svg.split('rx="4" fill="#')[1][:6]
        return tuple(int(fill[at:at + 2], 16) for at in (0, 2, 4))

    warm, cold, nothing = colour(8), colour(-8), colour(0)
    assert warm[0] > warm[2] and cold[2] > cold[0]
    assert nothing == (0xfb, 0xf6, 0xe9) and colour(80) == colour(10)


@pytest.mark.parametrize("gains", [{}, {"5": {}}, None, [1]])
def test_nothing_to_draw_is_said(gains: object) -> None:
    with pytest.raises(RulesError, match=r"gains are lists of points by row and column, not "):
        heat(gains, "cards", "sum")
