"""Rule sets side by side in a real JupyterLab: mouse, keyboard, reader, themes, widths, saved pictures."""

from __future__ import annotations

import pytest
from lab import Lab, Notebook
from looks import BOXES, contrast, shows_cards, still, too_wide
from playwright.sync_api import Locator, expect

from koikoi_edu import DECK
from koikoi_edu.compare import compare
from koikoi_edu.widgets import RoundReplay, RuleComparison

CODE = "from koikoi_edu.widgets import RuleComparison\nwidget = RuleComparison()\nwidget"
AS_AT_FIRST = """widget.choose(
    'vanikar', 'tentos', 'tsukifuda', 'polish', 'nintendo', 'fudawiki', 'flash', 'koikoi-japan')
widget.given(opponent_koikoi=0, own_koikoi=0, month=None, field_brights=0)
widget.build('crane curtain moon rainman phoenix')"""
#: Two losers of Go-Stop: one without a bright, one with two chaff.
GO_STOP = """RuleComparison("crane curtain moon phoenix pine-poem plum-poem cherry-poem",
    ["gostop", "gostop-korean"],
    losers=["boar pine-1 pine-2 plum-1 plum-2 iris-1", "rainman maple-1 maple-2"])"""
CELLS = [CODE, "widget.turn('seven_doubles', False)", "widget.choose('vanilla')", GO_STOP]
HEIGHT = 1300

pytestmark = pytest.mark.usefixtures("fresh")


def shown(notebook: Notebook) -> Locator:
    return notebook.output(0)


def says(notebook: Notebook, words: str) -> None:
    expect(shown(notebook).get_by_role("status")).to_have_text(words)


def points(notebook: Notebook, *totals: int) -> None:
    """The last row of the table shows these totals."""
    expect(shown(notebook).locator(".kk-compare-total td b")).to_have_text([*map(str, totals)])


def card(notebook: Notebook, name: str, place: str = ".kk-pile-deck") -> Locator:
    return shown(notebook).locator(place).get_by_role("button", name=DECK[name].label)


def book(notebook: Notebook, name: str) -> Locator:
    return shown(notebook).get_by_role("checkbox", name=name, exact=True)


def test_the_table_reads_as_a_table(notebook: Notebook) -> None:
    points(notebook, 20, 14, 10, 20, 20, 30, 15, 10)
    table = shown(notebook).get_by_role("table", name="The pile under 8 rule sets")
    expect(table.get_by_role("columnheader", name="Hanafuda Flash")).to_have_count(1)
    line = table.get_by_role("row", name="differs: Gokō")
    expect(line.get_by_role("cell")).to_have_text(
        ["10", "–none, not as in Vanikar", "10", "10°, not in the source", "10", "15, not as in Vanikar",
         "15, not as in Vanikar", "10"])
    expect(shown(notebook).locator(".kk-compare-why li").first).to_have_text(
        "Gokō: 15 in Fuda Wiki and Hanafuda Flash; Tentos has no such yaku; 10 in the others.")


def test_the_mouse_builds_a_pile_and_picks_rule_sets(notebook: Notebook) -> None:
    card(notebook, "phoenix").click()
    points(notebook, 14, 10, 6, 14, 14, 14, 8, 7)
    for name in ("Polish", "Nintendo", "Fuda Wiki", "KoiKoi-Japan"):
        book(notebook, name).click()
    points(notebook, 14, 10, 6, 8)
    shown(notebook).get_by_role("button", name="The first two").click()
    points(notebook, 14, 10)
    expect(book(notebook, "Tsukifuda")).not_to_be_checked()
    summary = shown(notebook).get_by_text("All 22 rules in which Vanikar and Tentos differ")
    summary.click()
    expect(shown(notebook).get_by_role("row", name="How long a match is 6 rounds 50 points")).to_be_visible()
    shown(notebook).get_by_role("button", name="Where do they differ most?").click()
    points(notebook, 44, 23)
    shown(notebook).get_by_role("button", name="Undo").click()
    points(notebook, 14, 10)


def test_an_example_brings_its_situation(notebook: Notebook) -> None:
    shown(notebook).get_by_role("button", name="three brights and the sake cup, both called").click()
    points(notebook, 60, 36, 15, 60, 60, 64, 6, 12)
    shown(notebook).get_by_role("button", name="the cards of January, and nine chaff").click()
    points(notebook, 0, 1, 6, 1, 1, 5, 5, 1)
    expect(shown(notebook).get_by_title("Month of the round: January")).to_have_accessible_name("✓ 1")
    shown(notebook).get_by_title("Month of the round: July").click()
    points(notebook, 0, 1, 1, 1, 1, 1, 1, 1)


def test_one_option_is_turned_by_the_keyboard_alone(notebook: Notebook) -> None:
    keyboard = notebook.page.keyboard
    for name, words in (("Gokō", "Gokō is worth 10 points: 20 points"),
                        ("7 or more", "a sum of 7 or more doubles: 20 points")):
        shown(notebook).get_by_role("button", name=name, exact=True).focus()
        keyboard.press("Enter")
        expect(shown(notebook).get_by_role("button", name=words)).to_be_visible()
    now = shown(notebook).get_by_role("button", name="a sum of 7 or more doubles: 20 points")
    expect(now).to_have_accessible_name("✓ a sum of 7 or more doubles: 20 points")
    now.focus()
    keyboard.press("Tab")
    keyboard.press("Space")
    says(notebook, "Vanikar where a sum of 7 or more does not double: 10 points instead of 20; "
                   "7 or more ×2 → –.")
    points(notebook, 20, 10, 14, 10, 20, 20, 30, 15, 10)
    turned = shown(notebook).get_by_role("button", name="a sum of 7 or more does not double: 10 points")
    expect(turned).to_have_accessible_name("✓ a sum of 7 or more does not double: 10 points")
    expect(turned).to_be_focused()
    keyboard.press("Shift+Tab")
    keyboard.press("Space")
    points(notebook, 20, 14, 10, 20, 20, 30, 15, 10)


def test_cards_and_rule_sets_by_the_keyboard(notebook: Notebook) -> None:
    keyboard = notebook.page.keyboard
    card(notebook, "crane").focus()
    keyboard.press("Enter")
    points(notebook, 14, 10, 6, 14, 14, 14, 8, 7)
    says(notebook, "Crane taken away: 14 in Vanikar, Polish, Nintendo and Fuda Wiki; 10 in Tentos; 8 in "
                   "Hanafuda Flash; 7 in KoiKoi-Japan; 6 in Tsukifuda.")
    book(notebook, "Vanikar").focus()
    keyboard.press("Space")
    expect(book(notebook, "Vanikar")).not_to_be_checked()
    expect(shown(notebook).locator(".kk-compare-total td")).to_have_count(7)
    keyboard.press("Space")
    expect(shown(notebook).locator(".kk-compare-total td")).to_have_count(8)


@pytest.mark.parametrize("width", [480, 720, 1280])
def test_it_fits_and_reads(notebook: Notebook, theme: str, width: int) -> None:
    """Nothing scrolls sideways, words have a contrast of 4.5 to 1, with nine columns too."""
    notebook.execute("widget.example('three brights and the sake cup, both called')\n"
                     "widget.turn('yaku.sanko', 8)")
    notebook.viewport(width, 1300)
    assert too_wide(notebook) == []
    notebook.screenshot(f"compare-{theme}-{width}")
    for selector in (".kk-say", ".kk-note", ".kk-heading", ".kk-compare-table tbody th", ".kk-compare-why li",
                     ".kk-compare-mark", ".kk-compare-unlike b", ".kk-compare-table small",
                     ".kk-compare-values .kk-on", ".kk-compare-book label"):
        assert contrast(shown(notebook).locator(selector).first) >= 4.5, selector
    notebook.execute("widget.build(widget.rules.deck)")
    assert too_wide(notebook) == []
    notebook.execute("widget.choose('vanikar', 'tentos')")
    shown(notebook).locator(".kk-compare-two > summary").click()
    assert too_wide(notebook) == []
    notebook.execute("widget.turn_back()")


def test_cards_and_table_stand_close_together(notebook: Notebook) -> None:
    """A window of 800 pixels leaves 690 for the notebook; the deck and the first rows are in it."""
    notebook.viewport(1280, 800)
    (deck,), (table,) = (shown(notebook).locator(part).evaluate_all(BOXES)
                         for part in (".kk-pile-deck", ".kk-compare-table"))
    assert table["y"] + table["height"] - deck["y"] <= 690


def test_what_code_does_shows(notebook: Notebook) -> None:
    notebook.run_cell(1)
    expect(shown(notebook).get_by_role("columnheader", name="Vanikar (changed)")).to_be_visible()
    notebook.run_cell(2)
    said = "There is no rule set 'vanilla'. Did you mean 'vanikar'?"
    assert notebook.outputs()[2][0]["data"]["text/plain"] == said
    expect(shown(notebook).get_by_role("alert")).to_have_text(said)
    points(notebook, 20, 10, 14, 10, 20, 20, 30, 15, 10)


def test_a_finger_does_as_well_and_a_reload_changes_nothing(lab: Lab) -> None:
    with lab.new_notebook([CODE], touch=True, sidebar=False) as other:
        other.run_all()
        card(other, "phoenix").tap()
        points(other, 14, 10, 6, 14, 14, 14, 8, 7)
        book(other, "Vanikar").tap()
        points(other, 10, 6, 14, 14, 14, 8, 7)
        other.reload()
        points(other, 10, 6, 14, 14, 14, 8, 7)
        card(other, "phoenix").tap()
        points(other, 14, 10, 20, 20, 30, 15, 10)
        assert other.errors() == other.page_errors == []


def test_a_round_is_replayed_by_mouse_and_keyboard(notebook: Notebook) -> None:
    """Step by step, to the point where the other rules do not allow what was done."""
    keyboard = notebook.page.keyboard
    shown(notebook).get_by_role("button", name="A whole round, replayed").click()
    part = shown(notebook).locator(".kk-compare-round")
    told = part.get_by_role("status")
    expect(told).to_have_text("The cards are dealt.")
    part.get_by_role("button", name="Tsukifuda", exact=True).click()
    part.get_by_role("button", name="Next", exact=True).focus()
    keyboard.press("Enter")
    expect(told).to_contain_text("Step 1 of 16. Player 1: paulownia-1 takes phoenix.")
    keyboard.press("Tab")
    keyboard.press("Space")
    expect(told).to_contain_text("Player 2 may stop or call koi-koi. New: 5 differences.")
    line = part.get_by_role("table", name="Step 6 under both rule sets").get_by_role(
        "row", name="differs: Hanami-zake")
    expect(line.get_by_role("cell")).to_have_text(["5", "left out, not as in Vanikar"])
    number = part.get_by_role("spinbutton")
    number.focus()
    keyboard.press("ArrowUp")
    expect(told).to_contain_text("Tsukifuda does not ask here")
    part.get_by_role("button", name="To the end").click()
    expect(told.last).to_contain_text("Tsukifuda does not ask here, so nobody can stop.")
    expect(number).to_have_value("15")
    for width in (700, 1280):
        notebook.viewport(width, 1300)
        assert too_wide(notebook) == []
    shown(notebook).get_by_role("button", name="Close the round").click()
    expect(told).to_have_count(0)


def test_a_stranger_sees_the_saved_pictures(lab: Lab) -> None:
    """Of the widget and of a comparison by itself; all rule sets fit into a narrow window."""
    sheet = compare("moon sake")
    saved_sheet = {"text/plain": str(sheet), "text/html": sheet._repr_html_()}
    outputs = still(RuleComparison()), saved_sheet, still(RoundReplay())
    with lab.saved_notebook(*outputs, sidebar=False) as saved:
        expect(saved.output(2).get_by_role("rowheader", name="≠ Player 2, Your own koi-koi")).to_have_count(1)
        saved.viewport(700, 1300)
        assert too_wide(saved) == []
        saved.viewport(1280, 1300)
        for cell, pictures, line in ((0, 5, "≠ Gokō"), (1, 2, "≠ Tsukimi-zake")):
            shows_cards(saved.output(cell), pictures)
            expect(saved.output(cell).get_by_role("rowheader", name=line)).to_have_count(1)
            assert contrast(saved.output(cell).get_by_role("cell").last) >= 4.5
        saved.screenshot("compare-saved")
        assert too_wide(saved) == []


def test_a_penalty_of_go_stop_is_switched_off(notebook: Notebook) -> None:
    """8 + 2 and 8 x 2: the larger counts; in Korea 7 x 2 and 7 are paid (spec 4.11, 4.14)."""
    notebook.run_cell(3)
    output = notebook.output(3)
    totals = output.locator(".kk-compare-total td b")
    expect(totals).to_have_text(["16", "21"])
    output.get_by_role("button", name="Two losers", exact=True).click()
    output.get_by_role("button", name="only what both losers lack counts: 8 points").click()
    expect(totals).to_have_text(["16", "8", "21"])
    output.get_by_title("Losers whose piles are known: none").click()
    expect(output.locator(".kk-losers")).to_be_hidden()
