"""Stop or koi-koi in a real JupyterLab: mouse, keyboard, themes, widths, and saved."""

from __future__ import annotations

import pytest
from lab import Lab, Notebook
from looks import contrast, shows_cards, still, too_wide
from playwright.sync_api import Locator, expect

from koikoi_edu.widgets import StopOrKoiKoi

CODE = """from koikoi_edu.widgets import StopOrKoiKoi
stopping = StopOrKoiKoi(cards=2, sum=6)
stopping"""
CELLS = [CODE]
AS_AT_FIRST = """stopping._done.clear()
stopping.restart()
stopping.look(cards=2, sum=6, opponent="far")"""
HEIGHT = 1000

pytestmark = pytest.mark.usefixtures("fresh")


def button(notebook: Notebook, words: str) -> Locator:
    return notebook.output(0).get_by_role("button", name=words, exact=True)


def says(notebook: Notebook, text: str) -> None:
    expect(notebook.output(0).get_by_role("status")).to_contain_text(text)


def slider(notebook: Notebook, number: int) -> Locator:
    """The handle of a slider: 0 cards, 1 sum, 2 guess."""
    return notebook.output(0).locator(".noUi-handle").nth(number)


def test_a_guess_is_answered(notebook: Notebook) -> None:
    says(notebook, "stopping brings 6 points")
    expect(notebook.output(0).locator("img")).to_have_count(0)
    button(notebook, "Show what it is worth").click()
    says(notebook, "You guessed 6, so you stop: that costs ")
    expect(notebook.output(0).get_by_role("img", name="your guess +6")).to_be_visible()
    expect(notebook.output(0).get_by_role("cell").first).to_contain_text("%")
    button(notebook, "Next question").click()
    says(notebook, "A guess above")
    expect(button(notebook, "Show what it is worth")).to_be_visible()
    expect(notebook.output(0).locator("img")).to_have_count(0)


def test_sliders_move_by_keys_and_the_cell_stays(notebook: Notebook) -> None:
    keyboard = notebook.page.keyboard
    slider(notebook, 0).focus()
    keyboard.press("ArrowLeft")
    expect(slider(notebook, 0)).to_have_attribute("aria-valuetext", "1")
    expect(notebook.output(0).get_by_text("Your hand").locator("xpath=following-sibling::div[1]/span")
           ).to_have_count(1)
    slider(notebook, 2).focus()
    keyboard.press("ArrowUp")
    expect(slider(notebook, 2)).to_be_focused()
    keyboard.press("Tab")
    notebook.settle()
    button(notebook, "Show what it is worth").focus()
    keyboard.press("Enter")
    says(notebook, "so you call")


def test_a_chip_asks_for_another_opponent(notebook: Notebook) -> None:
    button(notebook, "called koi-koi").click()
    expect(notebook.output(0).get_by_text("in hand, called koi-koi")).to_be_visible()


def test_it_fits_and_reads(notebook: Notebook, theme: str) -> None:
    notebook.execute("stopping.guess(10)")
    for width in (700, 1400):
        notebook.viewport(width, 1200)
        notebook.screenshot(f"stopping-{theme}-{width}")
        assert too_wide(notebook) == [], width
    for selector in (".kk-title", ".kk-heading", ".kk-say", ".kk-note", ".kk-facts td", ".widget-label"):
        assert contrast(notebook.output(0).locator(selector).first) >= 4.5, selector


def test_a_stranger_sees_the_saved_question(lab: Lab) -> None:
    answered = StopOrKoiKoi(cards=2, sum=6)
    cards = 48 - len(answered.view.unseen)
    fresh = still(answered)
    answered.guess(10)
    with lab.saved_notebook(fresh, still(answered), sidebar=False) as saved:
        for width in (700, 1280):
            saved.viewport(width, 1000)
            assert too_wide(saved) == [], width
        shows_cards(saved.output(0), cards)
        expect(saved.output(1).get_by_role("img", name="your guess +10")).to_be_visible()
        expect(saved.output(1).get_by_text("Nobody scores:")).to_be_visible()
