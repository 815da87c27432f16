"""The replay of a round as a widget, without a browser: steps, marks, words, faults."""

from __future__ import annotations

import re
from html import unescape

import pytest

from koikoi_edu import RULES, deal, new_match, position, rules
from koikoi_edu.compare import recorded_round
from koikoi_edu.game.round import walk
from koikoi_edu.widgets import RoundReplay, RuleComparison


@pytest.fixture
def shown() -> RoundReplay:
    return RoundReplay()


def press(widget: RoundReplay, words: str) -> None:
    widget._buttons[words].click()


def rows(widget: RoundReplay) -> dict[str, tuple[str, ...]]:
    """The table by the names of its rows: what each rule set has; of many players the last one's."""
    found = {}
    for line in re.findall(r"<tr.*?</tr>", widget._table.value, re.S):
        cells = [unescape(re.sub(r'<span class="kk-hidden">.*?</span>|<[^>]+>', "", cell))
                 for cell in re.findall(r"<t[hd].*?</t[hd]>", line, re.S)]
        found[cells[0]] = tuple(cells[1:])
    return found


def test_it_begins_at_the_deal_of_a_recorded_round_by_the_next_rule_set(shown: RoundReplay) -> None:
    assert shown.replay.played == recorded_round()
    assert [one.id for one in shown.replay.rules] == list(RULES)[:2]
    assert shown.at == 0 and shown.sentence == "The cards are dealt."
    assert [button.description for button in shown._others.buttons.values()] == [
        "Tentos", "Tsukifuda", "Polish", "Nintendo", "Fuda Wiki", "Hanafuda Flash", "KoiKoi-Japan"]
    assert (shown._number.max, shown._number.value) == (16, 0) and "of 16<" in shown._of.value
    assert shown._end.value == ""


def test_buttons_lead_through_the_round(shown: RoundReplay) -> None:
    press(shown, "Next")
    assert shown.at == 1
    assert shown.sentence == (
        "Step 1 of 16. Player 1: paulownia-1 takes phoenix. Player 1 draws cherry-poem, which matches "
        "nothing and stays on the table. In Tentos Player 2 could have asked for the dealer's hand; each "
        "played their own.")
    press(shown, "Next difference")
    assert shown.at == 6 and shown.sentence.endswith("Player 2 may stop or call koi-koi. New: 2 differences.")
    press(shown, "Back")
    assert shown.at == 5
    press(shown, "To the end")
    assert shown.sentence == "Step 16 of 16. Player 2 stops. The whole round is replayed."
    press(shown, "Next")
    press(shown, "Next difference")
    assert shown.at == 16
    press(shown, "To the start")
    press(shown, "Back")
    assert shown.at == 0
    shown._number.value = 7
    assert shown.at == 7 and shown.sentence.startswith("Step 7 of 16. Player 2: koi-koi!")


def test_both_books_stand_side_by_side_and_what_differs_is_marked(shown: RoundReplay) -> None:
    shown.go(7)
    assert rows(shown) == {
        "": ("Vanikar", "Tentos"), "The question": ("none", "none"), "Player 1 deals": (), "Player 2": (),
        "Koi-koi called": ("1", "1"), "Hanami-zake": ("5", "5°"), "Sum of the yaku": ("5", "5"),
        "≠Your own koi-koi": ("–", "×2"), "≠Brights on the table": ("–", "×2"), "By a stop now": ("0", "0"),
        "≠By a stop now": ("5", "20")}
    assert shown._table.value.count("kk-compare-unlike") == 3
    shown.go(16)
    assert rows(shown)["≠Scores"] == ("Player 2: 20", "Player 2: 40")
    assert "In Vanikar Player 2 scores 20 points; in Tentos Player 2 scores 40 points." in shown._end.value


def test_the_point_where_it_ends_is_explained(shown: RoundReplay) -> None:
    shown.under("tsukifuda")
    shown.end()
    assert shown.at == 15 and shown.sentence.endswith("Here the replay ends.")
    assert rows(shown)["≠The question"] == ("Player 2: stop?", "none")
    said = unescape(re.sub("<[^>]+>", "", shown._end.value))
    assert "Next in the record: Player 2 stops. Tsukifuda does not ask here, so nobody can stop." in said
    assert "counts only beside another yaku (viewing)." in said and 'role="status"' in shown._end.value
    assert "the replay ends at 15" in shown._of.value
    shown.back()
    assert shown._end.value == ""


def test_another_rule_set_keeps_the_step_where_it_is_reached(shown: RoundReplay) -> None:
    shown.go(16)
    list(shown._others.buttons.values())[1].click()
    assert shown.replay.names == ("Vanikar", "Tsukifuda") and shown.at == 15
    shown.under(rules("vanikar").variant(max_calls=0))
    assert shown.replay.names[1] == "Vanikar (changed)" and shown.at == 6
    assert "Vanikar (changed)" in [button.description for button in shown._others.buttons.values()]


def test_cards_that_differ_are_shown_for_both() -> None:
    start = position("vanikar", hands=["pine-1 deer", "moon willow-ribbon"], table="lightning")
    shown = RoundReplay([start, *walk(start, ["pine-1"])][-1], "polish")
    assert "Table, 0 cards in the stock" in shown._cards.value and "Player 1, hand" in shown._cards.value
    shown.end()
    for heading in ("Table in Vanikar, 0 cards in the stock", "Player 1, pile in Polish"):
        assert heading in shown._cards.value


def test_cards_that_are_not_dealt_so() -> None:
    table = "pine-1 pine-2 plum-1 plum-2 cherry-1 cherry-2 iris-1 iris-2"
    shown = RoundReplay(deal("vanikar", 5, table=table), "tentos")
    assert shown.sentence == "The cards are dealt. Here the replay ends."
    assert "Four pairs lay on the table" in shown._end.value
    assert rows(shown)["≠The question"] == ("none", "–")
    shown.under("nintendo")
    assert shown.replay.end.kind == "deal"


def test_a_match_gives_its_round_and_its_month() -> None:
    match = new_match("vanikar", seed=4)
    shown = RoundReplay(match, "flash")
    assert shown.replay.played == match.round and shown.replay.steps[0].second.month == 1
    shown.show(new_match("polish", players=3, seed=4))
    assert shown.replay.end.kind == "deal" and shown.replay.rules[1].id == "vanikar"
    shown.under(rules("polish").variant(seven_doubles=False))
    assert "Player 3" in shown._table.value


@pytest.mark.parametrize(("fault", "said"), [
    (lambda one: one.go(17), "The replay has steps from 0 to 16, not 17."),
    (lambda one: one.go("last"), "The replay has steps from 0 to 16, not 'last'."),
    (lambda one: one.under("tento"), "There is no rule set 'tento'. Did you mean 'tentos'?"),
    (lambda one: one.show("moon"),
     "What is replayed is a round, not 'moon'; of a match, take one of its rounds."),
    (lambda one: one.show(None, "flash", month=13), "A month is a number from 1 to 12, not 13."),
])
def test_a_fault_is_answered_and_loses_nothing(shown: RoundReplay, fault, said: str) -> None:
    shown.go(6)
    before = shown.replay, shown.at, shown._table.value
    assert repr(fault(shown)) == said
    assert 'role="alert"' in shown.status.value
    assert (shown.replay, shown.at, shown._table.value) == before


def test_it_opens_whatever_it_is_asked_for() -> None:
    shown = RoundReplay(recorded_round(), "vanilla")
    assert shown.sentence == "There is no rule set 'vanilla'. Did you mean 'vanikar'?"
    assert shown.replay.names == ("Vanikar", "Tentos")


def test_it_tells_itself_and_shows_a_plain_picture(shown: RoundReplay) -> None:
    shown.go(7)
    assert shown.words() == f"{shown.replay}\nShown: step 7."
    picture = shown.picture_html()
    assert not re.search(r"\b(class|id|on\w+)=|<style|<script|<svg", picture)
    bundle = shown._repr_mimebundle_()
    assert bundle["text/plain"] == shown.words() and bundle["text/html"] == picture


def test_the_comparison_opens_a_round_and_closes_it() -> None:
    widget = RuleComparison()
    assert widget.round is None and widget._folded.children == ()
    widget._fold.click()
    assert widget._folded.children == (widget.round,) and widget._fold.description == "Close the round"
    widget.turn("viewing", "off")
    changed = widget.books[1]
    assert changed in widget.round._others.buttons
    widget.round.under(changed)
    assert widget.round.replay.end.kind == "refuses"
    widget._fold.click()
    assert widget._folded.children == () and widget._fold.description == "A whole round, replayed"
    answer = widget.replay(deal("tentos", seed=3), "flash")
    assert answer == "The cards are dealt. That is all that was played."
    assert widget.round.replay.names == ("Tentos", "Hanafuda Flash")
    assert widget.replay("moon") == (
        "What is replayed is a round, not 'moon'; of a match, take one of its rounds.")
