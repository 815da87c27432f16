"""The deck explorer in a real JupyterLab: mouse, keyboard, screen reader, themes, widths, reload."""

from __future__ import annotations

import re

import pytest
from lab import Lab, Notebook
from looks import BOXES, contrast, shows_cards, still, switches_the_index, too_wide
from playwright.sync_api import Locator, expect

from koikoi_edu import DECK
from koikoi_edu.widgets import DeckExplorer

CODE = "from koikoi_edu.widgets import DeckExplorer\ndeck = DeckExplorer()\ndeck"
AS_AT_FIRST = 'deck.index = True\ndeck.pick("sake")\ndeck.show_all()'
CELLS = [CODE, "deck.show_month(13)", "deck.show_month(8)", 'DeckExplorer("gostop")']
HEIGHT = 1000

pytestmark = pytest.mark.usefixtures("fresh")

#: Everything that is written, by selector.
WORDS = (".kk-say", ".kk-note", ".kk-heading", ".kk-title", ".kk-facts th", ".kk-chip.kk-on",
         ".kk-deck-month", ".kk-deck-kind")


def button(notebook: Notebook, name: str) -> Locator:
    return notebook.output(0).get_by_role("button", name=name)


def card(notebook: Notebook, name: str) -> Locator:
    return button(notebook, DECK[name].label)


def lit(notebook: Notebook) -> Locator:
    return notebook.output(0).locator(".kk-card.kk-lit")


def test_every_card_is_a_button_with_its_name(notebook: Notebook) -> None:
    for each in DECK.cards:
        expect(card(notebook, each.id)).to_be_visible()
        assert card(notebook, each.id).get_attribute("title").startswith(each.label)


def test_every_face_is_painted(notebook: Notebook) -> None:
    """Each of the 48 shows its own picture, with its corner index on top."""
    faces = notebook.page.evaluate("""() => [...document.querySelectorAll('.kk-deck-grid .kk-card')].map(
        shown => getComputedStyle(shown).backgroundImage)""")
    assert len(faces) == len(set(faces)) == 48
    assert all(face.count("data:image/svg+xml") == 2 for face in faces)


def test_a_click_tells_about_a_card(notebook: Notebook) -> None:
    card(notebook, "moon").click()
    expect(notebook.output(0).get_by_role("status")).to_have_text(f"{DECK['moon'].label}.")
    panel = notebook.output(0).locator(".kk-deck-panel")
    expect(panel).to_contain_text("Full moon")
    expect(panel).to_contain_text("Tsukimi-zake 5 points")
    expect(panel.get_by_role("img", name=DECK["moon"].label).first).to_be_visible()
    expect(button(notebook, f"{DECK['moon'].label}, chosen")).to_be_visible()


def test_clicks_let_months_kinds_and_yaku_stand_out(notebook: Notebook) -> None:
    for name, number in (("3 cherry", 4), ("Ribbons 10 cards", 10), ("Inoshikachō 5", 3), ("9 chrysan", 4)):
        button(notebook, name).click()
        expect(button(notebook, f"✓ {name}")).to_be_visible()
        expect(lit(notebook)).to_have_count(number)
        expect(notebook.output(0).get_by_role("button", name=re.compile(", marked"))).to_have_count(number)
    button(notebook, "Show all").click()
    expect(lit(notebook)).to_have_count(0)


def test_it_works_without_a_mouse(notebook: Notebook) -> None:
    keyboard = notebook.page.keyboard
    button(notebook, "Gokō 10").focus()
    keyboard.press("Tab")
    keyboard.press("Enter")
    expect(notebook.output(0).get_by_role("status")).to_contain_text("Shikō, 8 points")
    keyboard.press("Shift+Tab")
    keyboard.press("Space")
    expect(notebook.output(0).get_by_role("status")).to_contain_text("Gokō, 10 points")
    card(notebook, "crane").focus()
    keyboard.press("Tab")
    keyboard.press("Space")
    expect(notebook.output(0).get_by_role("status")).to_have_text(f"{DECK['pine-poem'].label}.")
    focused = notebook.page.evaluate("""() => { const style = getComputedStyle(document.activeElement);
        return [document.activeElement.title, style.outlineStyle, style.outlineWidth]; }""")
    assert focused == [f"{DECK['pine-poem'].label}, chosen", "solid", "3px"]


def test_the_keyboard_gets_in_and_out(notebook: Notebook) -> None:
    """48 cards, 12 months, 4 kinds, 12 yaku, the switch and Show all: each once, then something else."""
    button(notebook, "Gokō 10").focus()
    name = "document.activeElement.title || document.activeElement.innerText"
    visited = []
    for _ in range(48 + 12 + 4 + 12 + 2):
        visited.append(notebook.page.evaluate(name))
        notebook.page.keyboard.press("Tab")
    assert len(set(visited)) == len(visited)
    assert not notebook.page.evaluate("!!document.activeElement.closest('.kk')")


def test_the_sentence_stands_below_the_cards_with_a_key_to_the_edges(notebook: Notebook) -> None:
    notebook.viewport(760, 800)
    (grid,), (said,) = (notebook.output(0).locator(part).evaluate_all(BOXES)
                        for part in (".kk-deck-grid", ".kk-say"))
    assert 0 <= said["y"] - grid["y"] - grid["height"] < 20
    assert said["y"] + said["height"] - grid["y"] < 600, "a row and what is said of it, in one window"
    expect(notebook.output(0).locator(".kk-deck-key")).to_have_text(
        "red edge: the card describedyellow edge: what stands out")


def test_the_corner_index_goes_and_comes(notebook: Notebook) -> None:
    switches_the_index(notebook.output(0).locator(".kk-deck"), "Corner index", card(notebook, "crane"))


def test_it_fits_and_reads(notebook: Notebook, theme: str) -> None:
    """Nothing scrolls sideways; every card keeps 40 pixels; words contrast with the page by 4.5 to 1."""
    button(notebook, "Kasu 1+").click()
    expect(lit(notebook)).to_have_count(24)
    for width in (560, 700, 1000, 1400):
        notebook.viewport(width, 900)
        notebook.screenshot(f"deck-{theme}-{width}")
        assert too_wide(notebook) == [], width
        boxes = notebook.output(0).locator(".kk-deck-grid .kk-card").evaluate_all(BOXES)
        assert min(box["width"] for box in boxes) >= 40, width
        assert len({(round(box["x"]), round(box["y"])) for box in boxes}) == 48, width
    for selector in WORDS:
        assert contrast(notebook.output(0).locator(selector).first) >= 4.5, selector


def test_a_finger_does_as_well_and_a_reload_changes_nothing(lab: Lab) -> None:
    with lab.new_notebook([CODE], touch=True, sidebar=False) as other:
        other.run_all()
        expect(other.output(0).get_by_role("status")).to_contain_text("Pick a card to read about it")
        button(other, "8 pampas").tap()
        expect(lit(other)).to_have_count(4)
        other.reload()
        expect(lit(other)).to_have_count(4)
        card(other, "geese").tap()
        expect(other.output(0).get_by_role("status")).to_have_text(f"{DECK['geese'].label}.")
        assert other.errors() == other.page_errors == []


def test_what_code_does_shows(notebook: Notebook) -> None:
    """A wrong name, given in code, is answered where the widget stands; the widget goes on."""
    notebook.run_cell(1)
    expect(notebook.output(0).get_by_role("alert")).to_contain_text("There is no month 13")
    assert "There is no month 13" in notebook.outputs()[1][0]["data"]["text/plain"]
    notebook.run_cell(2)
    expect(notebook.output(0).get_by_role("alert")).to_have_count(0)
    expect(notebook.output(0).get_by_role("status")).to_contain_text("August")
    assert notebook.outputs()[2][0]["data"]["text/plain"].startswith("August is the month of the pampas")
    expect(lit(notebook)).to_have_count(4)


def test_a_stranger_sees_the_saved_picture(lab: Lab) -> None:
    deck = DeckExplorer()
    deck.show_month(8)
    with lab.saved_notebook(still(deck), sidebar=False) as saved:
        shows_cards(saved.output(0), 49)
        expect(saved.output(0).get_by_role("img", name=DECK["moon"].label).first).to_be_visible()
        saved.screenshot("deck-saved")
        assert too_wide(saved) == []


def test_jokers_lie_in_a_row_of_their_own_and_chaff_that_counts_twice_says_so(notebook: Notebook) -> None:
    """In none of the three arrangements does a joker cover another card."""
    notebook.run_cell(3)
    output = notebook.output(3)
    output.get_by_role("button", name="Jokers 5 cards").click()
    expect(output.locator(".kk-deck-grid .kk-card.kk-lit")).to_have_count(5)
    lightning = output.locator(".kk-deck-grid").get_by_role("button", name="(as chaff 2)")
    expect(lightning).to_have_count(2)  # the Lightning and the coloured paulownia; the cup is an animal too
    for width in (1280, 700, 420):
        notebook.viewport(width, 1000)
        boxes = output.locator(".kk-deck-grid .kk-card").evaluate_all(BOXES)
        assert len({(round(box["x"]), round(box["y"])) for box in boxes}) == 53, width
        assert too_wide(notebook) == [], width
