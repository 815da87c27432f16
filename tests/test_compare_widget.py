"""The comparison of rule sets as a widget, without a browser: what it shows, marks, says and refuses."""

from __future__ import annotations

import json
import re
from html import unescape
from html.parser import HTMLParser

import ipywidgets
import pytest

from koikoi_edu import DECK, CardSet, rules
from koikoi_edu.compare import switches
from koikoi_edu.rules import of_family
from koikoi_edu.widgets import RuleComparison
from koikoi_edu.widgets.compare import EXAMPLES

BRIGHTS = "crane curtain moon rainman phoenix"
BOOKS = ("vanikar", "tentos", "tsukifuda", "polish", "nintendo", "fudawiki", "flash", "koikoi-japan")


@pytest.fixture
def shown() -> RuleComparison:
    return RuleComparison(BRIGHTS, BOOKS)


class Cells(HTMLParser):
    """The rows of a table: what the eye reads in each cell, and what a screen reader does."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.seen: list[list[str]] = []
        self.heard: list[list[str]] = []
        self.classes: list[list[str]] = []
        self._hidden: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = dict(attrs)
        if tag == "tr":
            self.seen.append([])
            self.heard.append([])
            self.classes.append([])
        elif tag in ("td", "th"):
            self.seen[-1].append("")
            self.heard[-1].append("")
            self.classes[-1].append(has.get("class") or "")
        elif tag not in ("wbr",):
            spoken = "eye" if has.get("aria-hidden") == "true" else ""
            self._hidden.append("ear" if has.get("class") == "kk-hidden" else spoken)

    def handle_endtag(self, tag: str) -> None:
        if tag in ("span", "b", "small", "sup", "caption", "p", "table", "thead", "tbody") and self._hidden:
            self._hidden.pop()

    def handle_data(self, data: str) -> None:
        if self.seen and self.seen[-1]:
            if "ear" not in self._hidden:
                self.seen[-1][-1] += data
            if "eye" not in self._hidden:
                self.heard[-1][-1] += data


def table(widget: RuleComparison) -> Cells:
    return Cells(widget._table.value.split("</table>")[0] + "</table>")


def column(widget: RuleComparison, name: str) -> dict[str, str]:
    seen = table(widget).seen
    place = seen[0].index(name)
    return {line[0].removeprefix("≠"): line[place] for line in seen[1:]}


def why(widget: RuleComparison) -> str:
    return unescape(" ".join(re.sub(r"<[^>]+>", " ", widget._why.value).split()))


def press(row, card: str) -> None:
    next(button for button in row.buttons if button.card == DECK[card]).click()


# ── what it shows

def test_it_opens_with_the_five_brights_under_all_rule_sets() -> None:
    widget = RuleComparison()
    assert widget.pile == CardSet(BRIGHTS)
    assert widget.books == of_family("koi-koi")
    assert widget.sentence == widget.comparison.verdict


def test_the_table_has_a_row_for_each_yaku_and_step(shown: RuleComparison) -> None:
    seen = table(shown).seen
    assert seen[0] == ["", "Vanikar", "Tentos", "Tsukifuda", "Polish", "Nintendo", "Fuda Wiki",
                       "Hanafuda Flash", "KoiKoi-Japan"]
    assert seen[1] == ["≠Gokō", "10", "–", "10", "10°", "10", "15", "15", "10"]
    assert seen[4][:3] == ["≠Sankō", "left out", "8"]
    assert seen[-1] == ["≠Points", "20", "14", "10least", "20", "20", "30most", "15", "10least"]
    assert len(seen) == 8


def test_a_mark_is_never_colour_alone(shown: RuleComparison) -> None:
    heard, classes = table(shown).heard, table(shown).classes
    assert heard[1][:3] == ["differs: Gokō", "10", "none, not as in Vanikar"]
    assert heard[1][4] == "10, not in the source"
    assert heard[6] == ["differs: 7 or more", "×2", *["none, not as in Vanikar"] * 2, *["×2"] * 3,
                        "none, not as in Vanikar, not in the source", "none, not as in Vanikar"]
    for words, names in zip(heard[1:], classes[1:], strict=True):
        for said, name in zip(words[1:], names[1:], strict=True):
            assert ("kk-compare-unlike" in name) == ("not as in" in said)
    assert "≠ and a frame: not as in Vanikar" in shown._table.value


def test_the_reasons_stand_below(shown: RuleComparison) -> None:
    said = why(shown)
    assert "Gokō : 15 in Fuda Wiki and Hanafuda Flash; Tentos has no such yaku; 10 in the others." in said
    assert "° What the sources do not say (5)" in said


def test_where_all_agree_nothing_is_marked() -> None:
    widget = RuleComparison("moon sake", ["vanikar", "nintendo"])
    assert "≠" not in "".join(map("".join, table(widget).seen))
    assert why(widget).startswith("Every yaku and every step is the same.")
    assert widget.sentence == "Both agree: 5 points."


@pytest.mark.parametrize(("name", "totals"), [  # worked out by hand in tests/engine/test_compare.py
    ("all five brights", (20, 14, 10, 20, 20, 30, 15, 10)),
    ("both ribbon trios", (24, 11, 12, 24, 20, 20, 14, 22)),
    ("three brights and the sake cup, both called", (60, 36, 15, 60, 60, 64, 6, 12)),
    ("six animals, a bright on the table", (14, 14, 7, 14, 16, 16, 7, 7)),
    ("the cards of January, and nine chaff", (0, 1, 6, 1, 1, 5, 5, 1)),
])
def test_each_example_shows_a_difference(shown: RuleComparison, name: str, totals: tuple[int, ...]) -> None:
    assert next(iter(EXAMPLES)) == "all five brights" and len(EXAMPLES) == 5
    shown.given(opponent_koikoi=3, month=5)
    shown.example(name)
    assert shown.comparison.totals == totals


# ── what can be changed

def test_cards_come_and_go_by_clicks(shown: RuleComparison) -> None:
    press(shown.deck, "phoenix")
    assert shown.sentence == ("Phoenix taken away: 14 in Vanikar, Polish, Nintendo and Fuda Wiki; 10 in "
                              "Tentos; 8 in Hanafuda Flash; 7 in KoiKoi-Japan; 6 in Tsukifuda.")
    assert shown.comparison.totals == (14, 10, 6, 14, 14, 14, 8, 7)
    press(shown._pile, "rainman")
    assert shown.comparison.totals == (5, 8, 5, 5, 5, 6, 6, 5)
    shown.undo()
    shown.undo()
    assert shown.comparison.totals == (20, 14, 10, 20, 20, 30, 15, 10)


def test_rule_sets_are_picked_by_ticks(shown: RuleComparison) -> None:
    for id in BOOKS[2:]:
        shown._ticks[id].value = False
    assert [one.id for one in shown.books] == ["vanikar", "tentos"]
    assert "All 22 rules in which Vanikar and Tentos differ" in shown._two.value
    shown._ticks["flash"].value = True
    assert [one.id for one in shown.books] == ["vanikar", "tentos", "flash"]
    shown._ticks["tsukifuda"].value = True
    assert [one.id for one in shown.books] == ["vanikar", "tentos", "tsukifuda", "flash"]
    shown.undo()
    assert shown._ticks["tsukifuda"].value is False
    assert "differ stands here" in shown._two.value


def test_the_last_rule_set_stays() -> None:
    widget = RuleComparison("moon", "tentos")
    widget._ticks["tentos"].value = False
    assert widget.sentence == "One rule set at least has to stay."
    assert [one.id for one in widget.books] == ["tentos"]
    assert widget._ticks["tentos"].value is True


def test_the_situation_is_set_by_buttons_and_menus(shown: RuleComparison) -> None:
    shown.build("crane curtain moon sake")
    for key in ("opponent_koikoi", "own_koikoi"):
        next(button for button in shown._calls[key].buttons.values() if button.description == "once").click()
    assert shown.comparison.totals == (60, 36, 15, 60, 60, 64, 6, 12)
    assert shown.sentence.startswith("You called koi-koi once: 64 in Fuda Wiki; 60 in")
    shown._brights.buttons[2].click()
    assert shown.comparison.totals[1] == 108
    shown.build("pine-1 pine-2 pine-poem crane")
    shown._months.buttons[1].click()
    assert shown.sentence.startswith("The round is that of January: ")
    assert shown.comparison.totals == (0, 0, 5, 0, 0, 8, 4, 0)  # 4 in Fuda Wiki, x2 for the opponent's call
    shown._months.buttons[0].click()
    assert shown.situation.month is None


def test_what_no_rule_set_counts_is_said_or_left_away() -> None:
    widget = RuleComparison("moon sake", ["vanikar", "nintendo"])
    assert "none of these counts it" in widget._labels["own_koikoi"].value
    assert "none of these" not in widget._labels["opponent_koikoi"].value
    assert all("kk-compare-off" in part._dom_classes for part in widget._parts.values())
    widget.choose("fudawiki", rules("fudawiki").variant(viewing_rain="field"))
    widget._fog.value = True
    assert widget.comparison.totals == (5, 0)
    away = [key for key, part in widget._parts.items() if "kk-compare-off" in part._dom_classes]
    assert away == ["field_brights", "loser_total"]
    widget.choose("tentos", rules("tentos").variant(winner_takes_loser=True))
    widget._loser.value = 4
    assert widget.comparison.totals == (5, 9)


def test_it_finds_the_pile_on_which_they_differ_most(shown: RuleComparison) -> None:
    shown.choose("vanikar", "tentos")
    shown._size.buttons[3].click()
    shown.find(shown._size.value)
    assert shown.comparison.totals == (20, 10)  # curtain, moon and sake: 5 + 5, and x2
    assert shown.sentence == ("Of the piles tried with up to 3 cards, they lie farthest apart here, by 10 "
                              "points: 20 in Vanikar; 10 in Tentos.")
    shown.choose("vanikar", "polish")
    pile = shown.pile
    assert shown.find(5) == "No pile of up to 5 cards was found on which they differ."
    assert shown.pile == pile


# ── the switchboard

def test_one_option_turned_stands_in_a_column_of_its_own(shown: RuleComparison) -> None:
    said = shown.turn("seven_doubles", False)
    assert said == ("Vanikar where a sum of 7 or more does not double: 10 points instead of 20; "
                    "7 or more ×2 → –.")
    assert shown.comparison.names[:3] == ("Vanikar", "Vanikar (changed)", "Tentos")
    assert column(shown, "Vanikar (changed)")["Points"] == "10least"
    shown.turn("yaku.goko", 15)
    assert column(shown, "Vanikar (changed)") | {"Points": ""} == {
        "Gokō": "15", "Shikō": "left out", "Ame-Shikō": "left out", "Sankō": "left out",
        "Sum of the yaku": "15", "7 or more": "–", "Points": ""}
    source = unescape(shown.board._source.value)
    assert "Changed so far: a sum of 7 or more does not double; Gokō is worth 15 points." in source
    assert "In this pile: Gokō 10 → 15, Sum of the yaku 10 → 15, 7 or more ×2 → –, Points 20 → 15." in source
    shown.turn_back()
    assert [one.id for one in shown.books] == list(BOOKS)


def on(chips) -> list[str]:
    """The words of the buttons that are ticked."""
    return [button.description for button in chips.buttons.values() if "kk-on" in button._dom_classes]


def test_the_buttons_of_the_switchboard(shown: RuleComparison) -> None:
    shown.board.books.buttons[rules("tentos")].click()
    assert on(shown.board.books) == ["Tentos"]
    assert "The brights together" in [button.description for button in shown.board.options.buttons.values()]
    shown.board.options.buttons["bright_mode"].click()
    assert not shown.board.others.buttons
    labels = ["the yaku of the brights add up: 14 points",
              "only the highest yaku of the brights counts: 8 points"]
    assert [button.description for button in shown.board.values.buttons.values()] == labels
    assert on(shown.board.values) == labels[:1]
    list(shown.board.values.buttons.values())[1].click()
    assert shown.comparison.names[1:3] == ("Tentos", "Tentos (changed)")
    assert shown.comparison.totals[1:3] == (14, 8)
    assert [button.description for button in shown.board.values.buttons.values()] == labels
    assert on(shown.board.values) == labels[1:]
    next(iter(shown.board.values.buttons.values())).click()
    assert [one.id for one in shown.books] == list(BOOKS)
    assert shown.board.back.disabled
    shown.board.more.value = True
    shown.board.others.buttons["godori"].click()
    list(shown.board.values.buttons.values())[1].click()
    assert shown.sentence == ("Tentos where the warbler, the cuckoo and the geese are a yaku, nothing "
                              "changes: 14 points.")
    shown.board.back.click()
    assert shown.board.back.disabled


def test_a_rule_set_that_is_not_shown_can_be_turned_too(shown: RuleComparison) -> None:
    shown.choose("vanikar")
    shown.turn("viewing", "always", of="flash")
    assert shown.comparison.names == ("Vanikar", "Hanafuda Flash (changed)")


# ── faults

@pytest.mark.parametrize(("fault", "said"), [
    (lambda w: w.add("moon"), "The card 'pampas-moon' is in the pile already; each card exists once."),
    (lambda w: w.build("mooon"), "There is no card 'mooon'. Did you mean 'moon'?"),
    (lambda w: w.choose("vanilla"), "There is no rule set 'vanilla'. Did you mean 'vanikar'?"),
    (lambda w: w.choose("tentos", "tentos"),
     "Koi-Koi in Tentos is named twice; each rule set stands in one column."),
    (lambda w: w.choose(), "One rule set at least has to stay."),
    (lambda w: w.given(month=13), "A month is a number from 1 to 12, not 13."),
    (lambda w: w.given(moth=3), "A score does not depend on 'moth'. Did you mean 'month'?"),
    (lambda w: w.find(30), "size is a whole number from 1 to 20, not 30."),
    (lambda w: w.turn("seven_double", True),
     "There is no switch 'seven_double'. Did you mean 'seven_doubles'?"),
    (lambda w: w.turn("length", ("rounds", 3)),
     "There is no switch 'length'. No score depends on that option."),
    (lambda w: w.turn("seven_doubles", "on"),
     "The option 'seven_doubles' can't be 'on'; it takes one of True, False."),
    (lambda w: w.example("all five bright"),
     "There is no example 'all five bright'. Did you mean 'all five brights'?"),
])
def test_a_fault_is_answered_and_loses_nothing(shown: RuleComparison, fault, said: str) -> None:
    before = shown._position
    assert repr(fault(shown)) == said
    assert 'role="alert"' in shown.status.value and said in unescape(shown.status.value)
    assert shown._position == before
    assert shown.undo() == "There is nothing to undo."


@pytest.mark.parametrize(("options", "said"), [
    ({"pile": "mooon"}, "There is no card 'mooon'. Did you mean 'moon'?"),
    ({"rules": []}, "One rule set at least has to stay."),
    ({"month": 0}, "A month is a number from 1 to 12, not 0."),
    ({"moon": 1}, "A score does not depend on 'moon'. Did you mean 'month'?"),
])
def test_it_opens_whatever_it_is_asked_for(options: dict[str, object], said: str) -> None:
    widget = RuleComparison(**options)
    assert said in unescape(widget.status.value)
    assert widget.comparison.totals == (20, 14, 10, 20, 20, 30, 15, 10)


def test_numbers_that_no_menu_offers(shown: RuleComparison) -> None:
    shown.given(field_brights=7, opponent_koikoi=9)
    assert not [one for one in shown._brights.buttons.values() if 'kk-on' in one._dom_classes]
    assert shown.comparison.totals[1] == 14 * 8


# ── where no kernel runs, and how much is said to the page

def test_it_tells_itself_in_words(shown: RuleComparison) -> None:
    shown.given(own_koikoi=2)
    lines = shown.words().splitlines()
    assert lines[:2] == ["The pile: crane, curtain, moon, rainman and phoenix.", "You called koi-koi twice."]
    assert lines[2].split() == ["Vanikar", "Tentos", "Tsukifuda", "Polish", "Nintendo", "Fuda", "Wiki",
                                "Hanafuda", "Flash", "KoiKoi-Japan"]
    assert "≠ Your own koi-koi" in shown.words()


def test_the_saved_picture_is_plain(shown: RuleComparison) -> None:
    picture = shown.picture_html()
    assert not re.search(r"\b(class|id|on\w+)=|<style|<script|<svg", picture)
    assert picture.count("<img ") == 5 and picture.count("<tr>") == 8
    bundle = shown._repr_mimebundle_()
    assert bundle["text/plain"] == shown.words() and bundle["text/html"] == picture


def test_a_click_sends_little_and_makes_no_widget(shown: RuleComparison, monkeypatch: pytest.MonkeyPatch
                                                  ) -> None:
    press(shown.deck, "sake")
    sent: list[str] = []
    monkeypatch.setattr(ipywidgets.Widget, "_send",
                        lambda _, message, buffers=None: sent.append(json.dumps(message)))
    press(shown.deck, "boar")
    press(shown.deck, "boar")
    assert len(sent) <= 30
    assert sum(map(len, sent)) < 60_000
    assert not [message for message in sent if '"comm_open"' in message]


# ── Go-Stop: the piles of the losers (spec 4.11, 4.14)

FOUR_AND_POEMS = "crane curtain moon phoenix pine-poem plum-poem cherry-poem"  # 8 in gostop, 7 in Korean
SEVEN_CHAFF = "boar deer pine-1 pine-2 plum-1 plum-2 iris-1 iris-2 peony-1"
ONE_BRIGHT = "rainman swallow maple-1 maple-2"


@pytest.fixture
def go_stop() -> RuleComparison:
    return RuleComparison(FOUR_AND_POEMS, ["gostop", "gostop-korean"], losers=[SEVEN_CHAFF, ONE_BRIGHT])


def test_rule_sets_of_go_stop_look_at_the_losers(go_stop: RuleComparison) -> None:
    """The next player has no bright, the player after that 2 chaff: 10 or 16, and 14 + 7."""
    assert go_stop.comparison.totals == (16, 21)
    rows = {row.name: [cell.text for cell in row.cells] for row in go_stop.comparison.rows}
    assert rows["The next player"] == ["10", "14"] and rows["The player after that"] == ["16", "7"]
    assert list(go_stop._ticks) == ["gostop", "gostop-korean"]
    assert "kk-asked-off" not in go_stop._theirs._dom_classes
    assert go_stop.words().splitlines()[1].startswith("The next player has pine-1, pine-2, ")


def test_a_loser_is_built_by_clicks(go_stop: RuleComparison) -> None:
    go_stop._owner_chips.buttons[0].click()
    press(go_stop.deck, "peony-2")
    assert len(go_stop.losers[0]) == 10
    go_stop._number.buttons[0].click()
    assert go_stop.losers is None and go_stop.comparison.totals == (8, 7)


def test_who_called_and_what_was_shown_is_chosen(go_stop: RuleComparison) -> None:
    go_stop._asked.chips["first_caller"].buttons[1].click()
    go_stop._asked.chips["bombs"].buttons[1].click()
    assert go_stop.comparison.totals == (16, 42)
    assert go_stop.comparison.scores[1].payments == (0, 42)
    assert "koi-koi" not in " ".join([go_stop.words(), go_stop.sentence,
                                      *(label.value for label in go_stop._labels.values())])


@pytest.mark.parametrize(("switch", "value", "total", "changed"), [
    ("safe_chaff", 8, 20, {"due.0", "bonuses"}),   # 8 + 2, doubled: 7 chaff are too few now
    ("three_player", "all", 8, {"safe_chaff"}),
    ("three_player", "sum", 26, {"safe_chaff", "three_player"}),
    ("bonuses", frozenset({"no_bright", "double_score"}), 10, {"due.1", "safe_chaff", "bonuses"}),
])
def test_a_penalty_is_switched_and_the_steps_change(go_stop: RuleComparison, switch: str, value,
                                                    total: int, changed: set[str]) -> None:
    go_stop.choose("gostop")
    go_stop.turn(switch, value)
    assert go_stop.comparison.totals == (16, total)
    assert {row.id for row in go_stop.comparison.differing} == changed | {"total"}
    assert not go_stop.board.back.disabled and "Changed so far: " in go_stop.board._source.value
    go_stop.turn(switch, getattr(rules("gostop").variant(players=3), switch))
    assert len(go_stop.books) == 1 and go_stop.board.back.disabled


@pytest.mark.parametrize("book", ["gostop", "gostop-korean"])
def test_every_option_of_the_chain_is_a_switch_in_words_of_go_stop(book: str) -> None:
    board = {one.id: one for one in switches(book)}
    assert {"bonuses", "no_bright_doubles", "safe_chaff", "no_chaff_is_safe", "penalty_needs_yaku", "shake",
            "bomb", "seven_animals", "drawn_round_doubles", "go_bak", "empty_pile_pays",
            "three_player"} <= set(board)
    for one in board.values():
        assert one.others and "koi-koi" not in f"{one.name} {one.now.words}", one
        assert len({other.words for other in one.others} | {one.now.words}) == len(one.others) + 1, one


def test_the_options_of_go_stop_are_on_its_board_alone(go_stop: RuleComparison,
                                                       shown: RuleComparison) -> None:
    assert {"safe_chaff", "bonuses", "three_player"} <= set(go_stop.board.options.buttons)
    shown.board.more.value = True
    assert not {"safe_chaff", "three_player"} & {*shown.board.options.buttons, *shown.board.others.buttons}
    assert "kk-asked-off" in shown._numbers._dom_classes


def test_examples_of_go_stop_differ(go_stop: RuleComparison) -> None:
    for name in go_stop._known_examples:
        go_stop.example(name)
        assert go_stop.comparison.spread > 0, name
