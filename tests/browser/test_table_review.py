"""The table's level, hint, odds and review in a real JupyterLab: a blunder made on purpose is named first."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from lab import Lab, Notebook
from playwright.sync_api import Locator, expect

#: The moon can be taken, and makes Tsukimi-zake with the sake cup; the other one can do little.
MOON = """from koikoi_edu import position
from koikoi_edu.widgets import Table
moon = position(hands=["pampas-1 wisteria-1 pine-2", "boar maple-1 paulownia-2"], piles=["sake", "crane"],
                table="moon cherry-1 plum-1 iris-1",
                stock="willow-ribbon peony-2 butterflies clover-1 plum-2 cuckoo")
Table(game=moon, animation=False)"""
LEVELS = "Table(seed=7, dealer=0, rounds=3, animation=False)"
WATCHED = 'Table(seed=5, you="easy", opponent="medium", rounds=1, animation=False)'


@pytest.fixture(scope="module")
def notebook(lab: Lab) -> Iterator[Notebook]:
    with lab.new_notebook([MOON, LEVELS, WATCHED], sidebar=False) as opened:
        opened.run_all()
        yield opened
        assert opened.errors() == []
        assert opened.page_errors == []


def button(output: Locator, name: str) -> Locator:
    return output.get_by_role("button", name=name)


def press(output: Locator, name: str) -> None:
    """Press a move; not so soon after another one that it were a double click."""
    output.page.wait_for_timeout(400)
    button(output, name).click()


def test_the_review_names_a_blunder_made_on_purpose(notebook: Notebook) -> None:
    output = notebook.output(0)
    said = output.get_by_role("status")
    button(output, "Hint").click()
    expect(said).to_contain_text("Hint: Play pampas-1. It takes moon. That makes Tsukimi-zake 5.")
    press(output, "Play wisteria-1:")
    press(output, "Play pampas-1:")
    press(output, "Koi-koi")
    press(output, "Play pine-2:")
    expect(button(output, "Hint")).to_be_disabled()
    button(output, "Review my decisions").focus()
    notebook.page.keyboard.press("Enter")
    review = output.get_by_role("region", name="Your decisions in this round")
    told = review.get_by_role("listitem")
    expect(told.first).to_contain_text("You called koi-koi: it cost about", timeout=30_000)
    expect(told.first).to_contain_text("Better: stop. To stop scores 5 points now.")
    expect(told.nth(1)).to_contain_text("You played wisteria-1: it cost about")
    expect(told.nth(1)).to_contain_text("Better: play pampas-1. It takes moon. That makes Tsukimi-zake 5.")
    marked = [one.get_attribute("title") for one in told.nth(1).locator(".kk-chosen, .kk-lit").all()]
    assert [words.split(", ")[-1] for words in marked] == ["chosen", "marked"]


def test_a_level_is_chosen_by_click_and_a_match_is_not_ended_unasked(notebook: Notebook) -> None:
    output = notebook.output(1)
    output.get_by_label("Show odds").check()
    expect(output.locator(".kk-table-odds")).to_contain_text("Sampled: n = ")
    before = output.locator(".kk-table-odds").inner_text()
    output.locator(".kk-table-moves button:visible").first.click()
    expect(output.locator(".kk-table-odds")).not_to_have_text(before, use_inner_text=True)
    button(output, "Rules and players").click()
    output.get_by_label("Against").select_option("Hard")
    button(output, "Go on with this match").click()
    expect(output.get_by_role("status")).to_contain_text("You play against Hard, the computer.")
    button(output, "Rules and players").click()
    output.get_by_label("Rules").select_option("Korean Go-Stop")
    output.get_by_label("Players").select_option("3")
    button(output, "Begin a new match").click()
    asked = "A game is being played: round 1 of 3, You 0 : 0 Hard. Begin a new one all the same?"
    expect(output.get_by_role("alert")).to_contain_text(asked)
    button(output, "Yes, begin anew").click()
    expect(output.locator(".kk-table-bar")).to_contain_text("You 0, Hard A 0, Hard B 0")
    expect(output.locator(".kk-table-bar")).to_contain_text("Korean Go-Stop")
    button(output, "Undo").click()
    expect(output.locator(".kk-table-bar")).to_contain_text("You 0 : 0 Hard")


def test_two_levels_play_while_one_looks_on(notebook: Notebook) -> None:
    output = notebook.output(2)
    lines = output.locator(".kk-table-log p")
    expect(button(output, "Next move")).to_be_visible()
    button(output, "Next move").click()
    expect(lines).not_to_have_count(1)
    press(output, "Play on by themselves")
    seen = lines.count()
    expect(lines).not_to_have_count(seen, timeout=20_000)
    press(output, "Pause")
    expect(button(output, "Next move")).to_be_visible()
    notebook.settle()
    seen = lines.count()
    notebook.page.wait_for_timeout(2500)
    assert lines.count() == seen
