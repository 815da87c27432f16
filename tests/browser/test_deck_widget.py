"""The deck explorer in a real JupyterLab: mouse, keyboard, screen reader, themes, widths, reload."""

from __future__ import annotations

import re
from collections.abc import Iterator

import nbformat
import pytest
from lab import DARK, LIGHT, Lab, Notebook
from playwright.sync_api import Locator, expect

from koikoi_edu import DECK
from koikoi_edu.widgets import DeckExplorer

CODE = "from koikoi_edu.widgets import DeckExplorer\ndeck = DeckExplorer()\ndeck"

#: What is wider than the room it has, so that the page or a part of it would scroll sideways.
TOO_WIDE = """() => [...document.querySelectorAll('.jp-WindowedPanel-outer, .jp-OutputArea-output')]
    .filter(shown => shown.scrollWidth > shown.clientWidth)
    .map(shown => `${shown.className}: ${shown.scrollWidth} in ${shown.clientWidth}`)"""

#: Everything that is written, by selector.
WORDS = (".kk-say", ".kk-note", ".kk-heading", ".kk-title", ".kk-facts th", ".kk-chip.kk-on",
         ".kk-deck-month", ".kk-deck-kind")


@pytest.fixture(scope="module")
def notebook(lab: Lab) -> Iterator[Notebook]:
    with lab.new_notebook([CODE, "print(deck)"], sidebar=False) as opened:
        opened.run_all()
        assert opened.errors() == []
        yield opened
        assert opened.page_errors == []


@pytest.fixture(autouse=True)
def fresh(notebook: Notebook) -> None:
    notebook.viewport(1280, 1000)
    notebook.run_cell(0)


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


def test_the_corner_index_goes_and_comes(notebook: Notebook) -> None:
    layers = "shown => (getComputedStyle(shown).backgroundImage.match(/data:/g) ?? []).length"
    switch = notebook.output(0).get_by_role("checkbox", name="Corner index")
    widget = notebook.output(0).locator(".kk-deck")
    expect(switch).to_be_checked()
    for pictures, state in ((1, "not_to"), (2, "to")):
        switch.click()
        getattr(expect(widget), f"{state}_have_class")(re.compile(r"\bkk-index\b"))
        assert card(notebook, "crane").evaluate(layers) == pictures


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("width", [560, 700, 1000, 1400])
def test_it_fits_and_reads(notebook: Notebook, theme: str, width: int) -> None:
    """Nothing scrolls sideways; every card keeps 40 pixels; words contrast with the page by 4.5 to 1."""
    notebook.set_theme(theme)
    notebook.viewport(width, 900)
    button(notebook, "Kasu 1").click()
    expect(lit(notebook)).to_have_count(24)
    notebook.screenshot(f"deck-{theme.split()[-1].lower()}-{width}")
    assert notebook.page.evaluate(TOO_WIDE) == []
    boxes = [shown.bounding_box() for shown in notebook.output(0).locator(".kk-deck-grid .kk-card").all()]
    assert min(box["width"] for box in boxes) >= 40
    assert len({(round(box["x"]), round(box["y"])) for box in boxes}) == 48
    for selector in WORDS:
        assert contrast(notebook.output(0).locator(selector).first) >= 4.5, selector
    notebook.set_theme(LIGHT)


def contrast(shown: Locator) -> float:
    """WCAG contrast of the letters of an element with the ground behind them."""
    ink, grounds = shown.evaluate("""shown => {
        const paint = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
        const rgba = colour => {
            paint.clearRect(0, 0, 1, 1);
            paint.fillStyle = colour;
            paint.fillRect(0, 0, 1, 1);
            return [...paint.getImageData(0, 0, 1, 1).data]; };
        const grounds = [];
        for (let at = shown; at; at = at.parentElement)
            grounds.push(rgba(getComputedStyle(at).backgroundColor));
        return [rgba(getComputedStyle(shown).color), grounds]; }""")
    ground = [255.0, 255.0, 255.0]
    for layer in reversed(grounds):
        ground = painted(layer, ground)
    light, dark = sorted((luminance(painted(ink, ground)), luminance(ground)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def painted(rgba: list[float], ground: list[float]) -> list[float]:
    alpha = rgba[3] / 255
    return [alpha * over + (1 - alpha) * under for over, under in zip(rgba, ground, strict=False)]


def luminance(rgb: list[float]) -> float:
    linear = [v / 255 / 12.92 if v <= 10.3 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in rgb]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_what_code_does_shows_and_outlives_a_reload(lab: Lab) -> None:
    """A wrong name, given in code, is answered where the widget stands; the widget goes on."""
    with lab.new_notebook([CODE, "deck.show_month(13)", "deck.show_month(8)"], sidebar=False) as other:
        other.run_cell(0)
        other.run_cell(1)
        expect(other.output(0).get_by_role("alert")).to_contain_text("There is no month 13")
        assert "There is no month 13" in other.outputs()[1][0]["data"]["text/plain"]
        other.run_cell(2)
        expect(other.output(0).get_by_role("alert")).to_have_count(0)
        expect(other.output(0).get_by_role("status")).to_contain_text("August")
        expect(lit(other)).to_have_count(4)
        other.reload()
        expect(lit(other)).to_have_count(4)
        card(other, "geese").click()
        expect(other.output(0).get_by_role("status")).to_have_text(f"{DECK['geese'].label}.")
        assert other.errors() == other.page_errors == []


def test_a_stranger_sees_the_saved_picture(lab: Lab) -> None:
    """As in a fresh clone: not run, not trusted, no widget state; only what the file holds."""
    deck = DeckExplorer()
    deck.show_month(8)
    cell = nbformat.v4.new_code_cell("deck", execution_count=1, outputs=[nbformat.v4.new_output(
        "execute_result", {"text/plain": deck.words(), "text/html": deck.picture_html()}, execution_count=1)])
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3"}}
    saved_deck = nbformat.v4.new_notebook(cells=[cell], metadata=kernel)
    nbformat.write(saved_deck, lab.files / "notebooks" / "saved-deck.ipynb")
    with lab.open("saved-deck.ipynb", sidebar=False) as saved:
        pictures = saved.output(0).locator("img")
        expect(pictures).to_have_count(49)
        widths = pictures.evaluate_all("""async shown => {
            await Promise.all(shown.map(image => image.decode()));
            return shown.map(image => image.naturalWidth); }""")
        assert set(widths) == {240}
        expect(saved.output(0).get_by_role("img", name=DECK["moon"].label).first).to_be_visible()
        saved.screenshot("deck-saved")
        assert saved.page.evaluate(TOO_WIDE) == []
