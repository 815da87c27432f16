"""The yaku explorer in a real JupyterLab: mouse, touch, keyboard, screen reader, themes, widths, reload."""

from __future__ import annotations

import re

import pytest
from lab import Lab, Notebook
from looks import BOXES, contrast, shows_cards, still, too_wide
from playwright.sync_api import Locator, expect

from koikoi_edu import DECK
from koikoi_edu.widgets import YakuExplorer

CODE = "from koikoi_edu.widgets import YakuExplorer\nexplorer = YakuExplorer()\nexplorer"
AS_AT_FIRST = 'explorer._turn_to("mine")\nexplorer.opponent = ()\nexplorer.build("moon sake crane")'
CELLS = [CODE, 'explorer.add("curtian")', 'YakuExplorer("")']
HEIGHT = 1300

pytestmark = pytest.mark.usefixtures("fresh")


def shown(notebook: Notebook) -> Locator:
    return notebook.output(0)


def button(notebook: Notebook, name: str) -> Locator:
    return shown(notebook).get_by_role("button", name=name, exact=True)


def card(notebook: Notebook, name: str, row: str = "") -> Locator:
    """A card of the deck, or of the row of a yaku."""
    place = shown(notebook).locator(".kk-pile-deck")
    if row:
        place = shown(notebook).locator(".kk-yaku-row").filter(has=notebook.page.get_by_text(row, exact=True))
    return place.get_by_role("button", name=DECK[name].label)


def says(notebook: Notebook, text: str) -> None:
    expect(shown(notebook).get_by_role("status")).to_have_text(text)


def test_a_click_on_the_deck_adds_and_takes_away(notebook: Notebook) -> None:
    card(notebook, "curtain").click()
    says(notebook, "Curtain added: Sankō 5 and Hanami-zake 5; the sum is now 15.")
    expect(shown(notebook).locator(".kk-huge")).to_have_text("15")
    expect(card(notebook, "curtain")).to_have_accessible_name(f"{DECK['curtain'].label}, in the pile")
    card(notebook, "curtain").click()
    says(notebook, "Curtain taken away: Sankō and Hanami-zake are gone; the sum is now 5.")


def test_a_click_in_a_row_counts_too(notebook: Notebook) -> None:
    card(notebook, "phoenix", row="Sankō").click()
    says(notebook, "Phoenix added: Sankō 5; the sum is now 10.")
    row = shown(notebook).locator(".kk-yaku-row").filter(has=notebook.page.get_by_text("Sankō", exact=True))
    expect(row).to_contain_text("held")
    expect(row.get_by_role("button", name=re.compile("in the pile"))).to_have_count(3)


def test_cards_tell_what_they_would_add(notebook: Notebook) -> None:
    """On the card for the eye, in its name for a screen reader; other cards carry nothing."""
    expect(card(notebook, "curtain")).to_have_accessible_name(re.compile(r"20 points \(would add 10\)$"))
    expect(card(notebook, "phoenix")).to_have_accessible_name(re.compile(r"20 points \(would add 5\)$"))
    expect(card(notebook, "rainman")).to_have_accessible_name(DECK["rainman"].label)
    drawn = "shown => getComputedStyle(shown, '::after').content"
    assert "+10" in card(notebook, "curtain").evaluate(drawn)
    assert card(notebook, "rainman").evaluate(drawn) == "none"


def test_what_the_opponent_takes_is_out_of_reach(notebook: Notebook) -> None:
    button(notebook, "the opponent's").click()
    expect(button(notebook, "✓ the opponent's")).to_be_visible()
    card(notebook, "phoenix").click()
    says(notebook, "Phoenix to the opponent: the sum is still 5. Gokō and Shikō can't be made any more.")
    expect(card(notebook, "phoenix")).to_have_accessible_name(f"{DECK['phoenix'].label}, with the opponent")
    expect(shown(notebook).get_by_text("out of reach: the opponent has phoenix")).to_have_count(2)
    button(notebook, "Undo").click()
    says(notebook, "Undone: the sum is still 5. Gokō and Shikō can be made again.")


def test_examples_and_clear(notebook: Notebook) -> None:
    button(notebook, "both ribbon trios").click()
    expect(shown(notebook).locator(".kk-yaku-sum")).to_have_text("12Akatan 5 + Aotan 5 + Tanzaku 2")
    button(notebook, "Clear").click()
    says(notebook, "All cards taken away: Akatan, Aotan and Tanzaku are gone; the sum is now 0.")
    button(notebook, "nine chaff").click()
    expect(shown(notebook).get_by_role("button", name=re.compile(r"\(would add 1\)$"))).to_have_count(15)


def test_it_works_without_a_mouse(notebook: Notebook) -> None:
    keyboard = notebook.page.keyboard
    card(notebook, "cherry-2").focus()
    keyboard.press("Shift+Tab")
    keyboard.press("Shift+Tab")
    keyboard.press("Shift+Tab")
    keyboard.press("Enter")
    says(notebook, "Curtain added: Sankō 5 and Hanami-zake 5; the sum is now 15.")
    focused = notebook.page.evaluate("""() => { const style = getComputedStyle(document.activeElement);
        return [document.activeElement.title, style.outlineStyle, style.outlineWidth]; }""")
    assert focused == [f"{DECK['curtain'].label}, in the pile", "solid", "3px"]
    keyboard.press("Space")
    says(notebook, "Curtain taken away: Sankō and Hanami-zake are gone; the sum is now 5.")


def test_cards_can_be_typed(notebook: Notebook) -> None:
    field = shown(notebook).get_by_role("textbox", name="Add by name")
    field.fill("curtain phoenix")
    field.press("Enter")
    says(notebook, "Curtain and phoenix added: Shikō 8 and Hanami-zake 5; the sum is now 18.")
    expect(field).to_have_value("")
    field.fill("boat")
    field.press("Enter")
    expect(shown(notebook).get_by_role("alert")).to_have_text("There is no card 'boat'. Did you mean 'boar'?")
    expect(field).to_have_value("boat")
    expect(shown(notebook).locator(".kk-huge")).to_have_text("18")
    card(notebook, "curtain").click()
    expect(shown(notebook).get_by_role("alert")).to_have_count(0)
    field.press("Enter")
    expect(shown(notebook).get_by_role("alert")).to_have_text("There is no card 'boat'. Did you mean 'boar'?")
    field.fill("boar")
    field.press("Enter")
    expect(shown(notebook).get_by_role("alert")).to_have_count(0)


def test_the_keyboard_gets_in_and_out(notebook: Notebook) -> None:
    """7 examples, 2 piles, Clear, Undo, the field, 48 cards and 74 in the rows, then something else."""
    button(notebook, "moon, crane, sake").focus()
    for _ in range(7 + 2 + 2 + 1 + 48 + 74):
        assert notebook.page.evaluate("!!document.activeElement.closest('.kk')")
        notebook.page.keyboard.press("Tab")
    assert not notebook.page.evaluate("!!document.activeElement.closest('.kk')")


def test_a_finger_does_as_well_and_a_reload_changes_nothing(lab: Lab) -> None:
    with lab.new_notebook([CODE], touch=True, sidebar=False) as other:
        other.run_all()
        says(other, "The pile holds Tsukimi-zake 5: 5 points. One card more can make Sankō or Hanami-zake.")
        card(other, "curtain").tap()
        says(other, "Curtain added: Sankō 5 and Hanami-zake 5; the sum is now 15.")
        other.reload()
        expect(shown(other).locator(".kk-huge")).to_have_text("15")
        card(other, "phoenix").tap()
        says(other, "Phoenix added: Shikō 8 replaces Sankō 5; the sum is now 18.")
        assert other.errors() == other.page_errors == []


def test_it_fits_and_reads(notebook: Notebook, theme: str) -> None:
    """Nothing scrolls sideways; cards of the deck keep 38 pixels; words have a contrast of 4.5 to 1."""
    button(notebook, "four brights").click()
    button(notebook, "the opponent's").click()
    card(notebook, "sake").click()
    says(notebook, "Sake to the opponent: the sum is still 8. "
                   "Tsukimi-zake and Hanami-zake can't be made any more.")
    notebook.page.mouse.move(0, 0)
    for width in (700, 1400):
        notebook.viewport(width, 900)
        notebook.screenshot(f"yaku-{theme}-{width}")
        assert too_wide(notebook) == [], width
        boxes = shown(notebook).locator(".kk-pile-deck .kk-card").evaluate_all(BOXES)
        assert min(box["width"] for box in boxes) >= 38, width
        assert [len({round(box[at]) for box in boxes}) for at in "xy"] == [12, 4], width
    for selector in (".kk-say", ".kk-note", ".kk-title", ".kk-heading", ".kk-chip.kk-on",
                     ".kk-chip:not(.kk-on)", ".kk-yaku-held .kk-yaku-state", ".kk-yaku-far .kk-yaku-state",
                     ".kk-yaku-lost .kk-yaku-name", ".kk-yaku-lost .kk-yaku-state", ".kk-yaku-points",
                     ".kk-yaku-head .kk-note", ".kk-pile-field .widget-label"):
        assert contrast(shown(notebook).locator(selector).first) >= 4.5, selector


def test_the_list_stands_beside_the_deck(notebook: Notebook) -> None:
    """At 1280 pixels: who clicks a card sees what becomes of the yaku, most of them without scrolling."""
    notebook.viewport(1280, 800)
    (deck,) = shown(notebook).locator(".kk-pile-deck").evaluate_all(BOXES)
    rows = shown(notebook).locator(".kk-yaku-row").evaluate_all(BOXES)
    assert all(row["x"] > deck["x"] + deck["width"] for row in rows)
    assert rows[0]["y"] < deck["y"] + 40 and rows[7]["y"] + rows[7]["height"] < deck["y"] + 600


def test_two_explorers_do_not_meddle(notebook: Notebook) -> None:
    """What a card would add is written on the cards of one explorer only."""
    notebook.run_cell(2)
    marked = re.compile("would add")
    expect(notebook.output(2).locator(".kk-pile-deck").get_by_role("button")).to_have_count(48)
    expect(notebook.output(2).get_by_role("button", name=marked)).to_have_count(0)
    expect(shown(notebook).get_by_role("button", name=marked)).to_have_count(2)


def test_a_fault_in_code_is_answered_in_both_places(notebook: Notebook) -> None:
    notebook.run_cell(1)
    said = "There is no card 'curtian'. Did you mean 'curtain'?"
    assert notebook.outputs()[1][0]["data"]["text/plain"] == said
    expect(shown(notebook).get_by_role("alert")).to_have_text(said)
    card(notebook, "curtain").click()
    says(notebook, "Curtain added: Sankō 5 and Hanami-zake 5; the sum is now 15.")


def test_a_stranger_sees_the_saved_picture(lab: Lab) -> None:
    with lab.saved_notebook(still(YakuExplorer()), sidebar=False) as saved:
        shows_cards(saved.output(0), 77)
        expect(saved.output(0)).to_contain_text("One card more: curtain, +10 (Sankō 5 and Hanami-zake 5).")
        saved.screenshot("yaku-saved")
        assert too_wide(saved) == []
