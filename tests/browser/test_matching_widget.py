"""The matching stepper in a real JupyterLab: mouse, touch, keys, screen reader, themes, widths, reload."""

from __future__ import annotations

import re

import pytest
from lab import Lab, Notebook
from looks import BOXES, shows_cards, still, switches_the_index, too_wide
from playwright.sync_api import Locator, expect

from koikoi_edu import DECK
from koikoi_edu.widgets import MatchingStepper

CODE = "from koikoi_edu.widgets import MatchingStepper\nstepper = MatchingStepper()\nstepper"
AS_AT_FIRST = 'stepper._editor.children = ()\nstepper.example("one")'
CELLS = [CODE, 'stepper.predict("moon")', 'stepper.example("fore")', "stepper"]
HEIGHT = 1000

pytestmark = pytest.mark.usefixtures("fresh")


def button(notebook: Notebook, name: str, *, exact: bool = False) -> Locator:
    return notebook.output(0).get_by_role("button", name=name, exact=exact)


def zone(notebook: Notebook, name: str) -> Locator:
    return notebook.output(0).locator(f".kk-matching-{name}")


def lies(notebook: Notebook, name: str, card: str) -> Locator:
    return zone(notebook, name).get_by_role("button", name=DECK[card].label)


def says(notebook: Notebook, words: str) -> None:
    expect(notebook.output(0).get_by_role("status")).to_contain_text(words)


def test_a_turn_by_mouse(notebook: Notebook) -> None:
    says(notebook, "You play pine-1. Which table cards does it take?")
    expect(button(notebook, "Check", exact=True)).to_be_disabled()
    lies(notebook, "table", "boar").click()
    button(notebook, "Check: takes boar").click()
    says(notebook, "Not yet. Cards match by month alone: boar is July, pine-1 is January.")
    expect(lies(notebook, "table", "pine-poem")).to_have_class(re.compile("kk-lit"))
    lies(notebook, "table", "pine-poem").click()
    button(notebook, "Check: takes pine-poem").click()
    says(notebook, "Right. One other card of January lies on the table, and it is taken.")
    expect(lies(notebook, "table", "pine-1")).to_be_visible()
    button(notebook, "Next step").click()
    expect(zone(notebook, "pile").get_by_role("img")).to_have_count(2)
    button(notebook, "Next step").click()
    expect(zone(notebook, "stock").get_by_role("img", name=DECK["iris-1"].label)).to_be_visible()
    button(notebook, "It takes nothing").click()
    says(notebook, "The turn is over.")
    expect(lies(notebook, "table", "iris-1")).to_be_visible()
    button(notebook, "Next example").click()
    says(notebook, "You play sake.")


def test_a_choice_by_mouse_and_back(notebook: Notebook) -> None:
    button(notebook, "two: you choose").click()
    button(notebook, "Show me").click()
    says(notebook, "Two of August lie on the table: you choose which of them to take.")
    expect(lies(notebook, "table", "boar")).to_be_disabled()
    lies(notebook, "table", "moon").click()
    says(notebook, "Moon and geese go to your pile.")
    button(notebook, "Back").click()
    button(notebook, "Take pampas-1").click()
    says(notebook, "Geese and pampas-1 go to your pile.")
    button(notebook, "Restart").click()
    says(notebook, "You play geese.")


def test_a_whole_turn_by_keyboard(notebook: Notebook) -> None:
    """Only Tab, Enter and Space; the focus never gets lost."""
    keyboard = notebook.page.keyboard

    def focused() -> str:
        return notebook.page.evaluate("document.activeElement.textContent")

    def tab_to(words: str) -> None:
        for _ in range(20):
            if words in focused():
                return
            keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {words}, but to {focused()}")

    button(notebook, "two: you choose").focus()
    keyboard.press("Enter")
    says(notebook, "You play geese.")
    tab_to("full moon")
    keyboard.press("Space")
    expect(button(notebook, "Check: takes moon")).to_be_visible()
    tab_to("Check")
    for words in ("Right. Two of August", "Moon and geese go to your pile.", "The stock turns iris-1."):
        keyboard.press("Enter")
        says(notebook, words)
    expect(lies(notebook, "table", "plum-poem")).to_be_focused()
    tab_to("It takes nothing")
    for words in ("The turn is over.", "You play iris-2."):
        keyboard.press("Enter")
        says(notebook, words)
    expect(lies(notebook, "table", "crane")).to_be_focused()
    tab_to("Show me")
    keyboard.press("Enter")
    says(notebook, "Three of May lie on the table: the fourth takes all three.")
    expect(button(notebook, "Next step")).to_be_focused()


def test_a_turn_by_touch_and_a_reload_in_between(lab: Lab) -> None:
    with lab.new_notebook([CODE], touch=True, sidebar=False) as notebook:
        notebook.run_all()
        lies(notebook, "table", "pine-poem").tap()
        button(notebook, "Check: takes pine-poem").tap()
        says(notebook, "Right. One other card of January")
        button(notebook, "a whole hand").tap()
        lies(notebook, "hand", "cuckoo").tap()
        says(notebook, "You play cuckoo.")
        button(notebook, "three: all").tap()
        lies(notebook, "table", "bridge").tap()
        expect(button(notebook, "Check: takes bridge")).to_be_visible()
        notebook.reload()
        button(notebook, "Check: takes bridge").tap()
        says(notebook, "Three of a month lie on the table: the fourth takes all three.")
        assert notebook.errors() == [] and notebook.page_errors == []


def test_buttons_of_a_choice_stand_side_by_side(notebook: Notebook) -> None:
    button(notebook, "two: you choose").click()
    button(notebook, "Show me").click()
    boxes = [button(notebook, f"Take {name}").bounding_box() for name in ("moon", "pampas-1")]
    assert boxes[0]["y"] == boxes[1]["y"]
    assert 0 <= boxes[1]["x"] - boxes[0]["x"] - boxes[0]["width"] < 12


def test_the_focus_stays_when_back_has_nothing_more_to_take_back(notebook: Notebook) -> None:
    expect(button(notebook, "Back")).to_be_disabled()
    button(notebook, "Show me").click()
    expect(button(notebook, "Back")).to_be_enabled()
    button(notebook, "Back").focus()
    notebook.page.keyboard.press("Enter")
    says(notebook, "You play pine-1.")
    expect(button(notebook, "Restart")).to_be_focused()


def test_a_screen_reader_hears_cards_states_and_steps(notebook: Notebook) -> None:
    expect(lies(notebook, "hand", "pine-1")).to_have_accessible_name(f"{DECK['pine-1'].label}, chosen")
    lies(notebook, "table", "moon").click()
    expect(lies(notebook, "table", "moon")).to_have_accessible_name(f"{DECK['moon'].label}, chosen")
    expect(notebook.output(0).get_by_role("status")).to_have_attribute("aria-live", "polite")
    steps = notebook.output(0).get_by_role("list", name="The steps of the turn")
    expect(steps.get_by_role("listitem")).to_have_count(4)
    expect(steps.locator("[aria-current=step]")).to_contain_text("hand card")
    expect(zone(notebook, "stock").get_by_role("img", name="a covered card")).to_be_visible()


def test_a_position_of_ones_own(notebook: Notebook) -> None:
    button(notebook, "Your own position").click()
    deck = zone(notebook, "deck")
    expect(deck.get_by_role("button")).to_have_count(48)
    deck.get_by_role("button", name=DECK["pine-1"].label).click()
    expect(notebook.output(0).get_by_role("alert")).to_contain_text("The hand needs at least one card")
    expect(lies(notebook, "hand", "pine-1")).to_be_visible()
    deck.get_by_role("button", name=DECK["deer"].label).click()
    expect(lies(notebook, "hand", "deer")).to_be_visible()
    button(notebook, "Table", exact=True).click()
    for name in ("maple-1", "maple-2", "maple-blue"):
        deck.get_by_role("button", name=DECK[name].label).click()
        expect(lies(notebook, "table", name)).to_be_visible()
    deck.get_by_role("button", name=DECK["deer"].label).click()
    expect(notebook.output(0).get_by_role("alert")).to_contain_text("All four cards of October")
    expect(lies(notebook, "hand", "deer")).to_be_visible()
    button(notebook, "Close your own position").click()
    expect(deck).to_have_count(0)
    lies(notebook, "hand", "deer").click()
    button(notebook, "Show me").click()
    says(notebook, "Three of October lie on the table: the fourth takes all three.")


def test_the_corner_index_goes_and_comes(notebook: Notebook) -> None:
    widget, card = notebook.output(0).locator(".kk-matching"), lies(notebook, "table", "boar")
    switches_the_index(widget, "Corner index", card)


def test_it_fits(notebook: Notebook, theme: str) -> None:
    """Nothing scrolls sideways, no card lies on another one, and every button is big enough to touch."""
    button(notebook, "a whole hand").click()
    says(notebook, "Which card do you play?")
    button(notebook, "Your own position").click()
    expect(zone(notebook, "deck").get_by_role("button")).to_have_count(48)
    for width in (700, 1000, 1400):
        notebook.viewport(width, 900)
        notebook.screenshot(f"matching-{theme}-{width}")
        assert too_wide(notebook) == [], width
        buttons = notebook.output(0).get_by_role("button").evaluate_all(BOXES)
        assert min(min(box["width"], box["height"]) for box in buttons) >= 26, width
        cards = notebook.output(0).locator(".kk-card").evaluate_all(BOXES)
        assert len(cards) == 48 + 8 + 4 + 1
        assert len({(round(box["x"]), round(box["y"])) for box in cards}) == len(cards), width


def test_what_code_does_shows(notebook: Notebook) -> None:
    """What a cell does is seen where the widget stands, and said below the cell."""
    notebook.run_cell(1)
    says(notebook, "Cards match by month alone: moon is August")
    assert notebook.outputs()[1][0]["data"]["text/plain"].startswith("Not yet. Cards match by month alone")
    notebook.run_cell(2)
    expect(notebook.output(0).get_by_role("alert")).to_contain_text("There is no example 'fore'")
    button(notebook, "Show it").click()
    expect(notebook.output(0).get_by_role("alert")).to_have_count(0)
    notebook.run_cell(3)
    assert notebook.outputs()[3][0]["data"]["text/plain"].startswith("Matching stepper, one match")


def test_a_stranger_sees_the_saved_picture(lab: Lab) -> None:
    stepper = MatchingStepper("two")
    stepper.predict("moon")
    with lab.saved_notebook(still(stepper), sidebar=False) as saved:
        shows_cards(saved.output(0), 6)
        expect(saved.output(0).get_by_role("img", name=DECK["moon"].label)).to_be_visible()
        expect(saved.output(0)).to_contain_text("Two of August lie on the table")
        saved.screenshot("matching-saved")
        assert too_wide(saved) == []
