"""Which rules am I using, and the rule card, in a real JupyterLab: mouse, keyboard, themes, widths, saved."""

from __future__ import annotations

import pytest
from lab import Lab, Notebook
from looks import contrast, still, too_wide
from playwright.sync_api import Locator, expect

from koikoi_edu import RULES, rules
from koikoi_edu.widgets import WhichRules

CODE = "from koikoi_edu import rules\nfrom koikoi_edu.widgets import WhichRules\nwhich = WhichRules()\nwhich"
CELLS = [CODE]
AS_AT_FIRST = "which.restart()"
HEIGHT = 1000

pytestmark = pytest.mark.usefixtures("fresh")
FIRST = "You are dealt all four cards of a month. What happens?"


def button(notebook: Notebook, words: str) -> Locator:
    return notebook.output(0).get_by_role("button", name=words, exact=True)


def says(notebook: Notebook, text: str) -> None:
    expect(notebook.output(0).get_by_role("status")).to_contain_text(text)


def test_clicks_lead_to_a_rule_card(notebook: Notebook) -> None:
    says(notebook, FIRST)
    button(notebook, "I win the round: 6 points").click()
    says(notebook, "2 rule sets left: Nintendo Koi-Koi and Fuda Wiki Koi-Koi.")
    button(notebook, "6 points").click()
    says(notebook, "These are the rules of Fuda Wiki Koi-Koi.")
    shown = notebook.output(0)
    expect(shown.locator("code")).to_have_text('rules("fudawiki")')
    expect(shown.get_by_text("Four cards of a month count as two of the four pairs.")).to_be_visible()
    expect(shown.get_by_role("img", name="January, pine, bright").first).to_be_visible()
    button(notebook, "Back").click()
    says(notebook, "One step back.")
    expect(shown.locator("code")).to_have_count(0)


def test_the_keyboard_stays_where_the_answers_are(notebook: Notebook) -> None:
    keyboard = notebook.page.keyboard
    button(notebook, "Nothing").focus()
    keyboard.press("Enter")
    expect(button(notebook, "Yes")).to_be_focused()
    keyboard.press("Space")
    expect(button(notebook, "An animal")).to_be_focused()
    keyboard.press("Tab")
    keyboard.press("Tab")
    keyboard.press("Enter")
    says(notebook, "These are the rules of Polish Koi-Koi.")
    expect(button(notebook, "Ask me about house rules")).to_be_focused()


def test_it_fits_and_reads(notebook: Notebook, theme: str) -> None:
    for step, code in (("question", "which.answer(6)"), ("found", "which.answer(5)")):
        notebook.execute(code)
        for width in (700, 1400):
            notebook.viewport(width, 1200)
            notebook.screenshot(f"which-{step}-{theme}-{width}")
            assert too_wide(notebook) == [], (step, width)
        for selector in (".kk-title", ".kk-heading", ".kk-say", ".kk-which-in", ".kk-which-out",
                         ".kk-which-said b"):
            assert contrast(notebook.output(0).locator(selector).first) >= 4.5, selector
    assert contrast(notebook.output(0).locator("code")) >= 4.5


def test_a_stranger_sees_the_saved_rule_cards(lab: Lab, theme: str) -> None:
    """Of the widget, a rule set and a variant: every sentence, nothing wider than the page."""
    found = WhichRules()
    found.answer(5)
    house = rules("tentos").variant(seven_doubles=True, godori=True)
    shown = {"text/plain": str(RULES["polish"]), "text/html": RULES["polish"]._repr_html_()}
    changed = {"text/plain": str(house), "text/html": house._repr_html_()}
    with lab.saved_notebook(still(found), shown, changed, sidebar=False) as saved:
        for width in (700, 1280):
            saved.viewport(width, 1000)
            assert too_wide(saved) == [], width
        for cell, card in ((0, RULES["tentos"].card), (1, RULES["polish"].card), (2, house.card)):
            output = saved.output(cell)
            for part in card.parts:
                for line in part.lines:
                    expect(output).to_contain_text(line.text)
        polish = saved.output(1)
        widths = set(polish.locator("img").evaluate_all("all => all.map(one => one.naturalWidth)"))
        assert widths == {240}
        assert contrast(polish.get_by_text("A sum of 7 points or more doubles.")) >= 4.5
        expect(saved.output(2).get_by_text("Changed: A sum of 7 points or more doubles.")).to_be_visible()
        saved.screenshot(f"rule-card-{theme}")
