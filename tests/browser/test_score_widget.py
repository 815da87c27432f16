"""The score explorer in a real JupyterLab: mouse, touch, keyboard, screen reader, themes, widths, reload."""

from __future__ import annotations

import re
from collections.abc import Iterator

import nbformat
import pytest
from lab import DARK, LIGHT, Lab, Notebook
from looks import contrast, too_wide
from playwright.sync_api import Locator, expect

from koikoi_edu import DECK, CardSet, score
from koikoi_edu.widgets import ScoreExplorer

CODE = "from koikoi_edu.widgets import ScoreExplorer\nexplorer = ScoreExplorer()\nexplorer"
SANKO = "Sankō 5, made of crane, curtain and moon"
TSUKIMI = "Tsukimi-zake 5, made of moon and sake"


@pytest.fixture(scope="module")
def notebook(lab: Lab) -> Iterator[Notebook]:
    code = "explorer.opponent_koikoi = 0", "explorer.add('moon')", "explorer.build(explorer.rules.deck)"
    with lab.new_notebook([CODE, *code], sidebar=False) as opened:
        opened.run_cell(0)
        assert opened.errors() == []
        yield opened
        assert opened.page_errors == []


@pytest.fixture(autouse=True)
def fresh(notebook: Notebook) -> None:
    notebook.viewport(1280, 1200)
    notebook.page.mouse.move(0, 0)
    notebook.run_cell(0)


def shown(notebook: Notebook) -> Locator:
    return notebook.output(0)


def card(notebook: Notebook, name: str, place: str = ".kk-pile-deck") -> Locator:
    return shown(notebook).locator(place).get_by_role("button", name=DECK[name].label)


def call(notebook: Notebook, words: str) -> Locator:
    """A button by the whole of what it means: "The opponent called koi-koi: once"."""
    return shown(notebook).get_by_title(words, exact=True)


def part(notebook: Notebook, name: str | re.Pattern[str]) -> Locator:
    return shown(notebook).get_by_role("checkbox", name=name)


def says(notebook: Notebook, text: str) -> None:
    expect(shown(notebook).get_by_role("status")).to_have_text(text)


def chain(notebook: Notebook) -> list[str]:
    notebook.settle()
    return shown(notebook).locator(".kk-score-chain").all_inner_texts()[0].split("\n")


LOOKS = """shown => [...shown.querySelectorAll('.kk-card')].map(card => {
    const style = getComputedStyle(card);
    return [card.title, style.opacity, style.boxShadow !== 'none']; })"""


def bright(notebook: Notebook) -> CardSet:
    """The cards of the pile that stand out: they are lit, and all others are pale."""
    notebook.settle()
    looks = shown(notebook).locator(".kk-score-pile").evaluate(LOOKS)
    lit = [title for title, _, ringed in looks if ringed]
    assert all(opacity == ("1" if ringed or not lit else "0.25") for _, opacity, ringed in looks)
    return CardSet([card for card in DECK.cards if any(title.startswith(card.label) for title in lit)])


def test_it_shows_15_30_60(notebook: Notebook) -> None:
    assert chain(notebook) == ["15", "the sum of the yaku", "×2", "30", "15 is 7 or more",
                               "×2", "60", "the opponent called koi-koi"]
    says(notebook, "15, ×2 is 30 (15 is 7 or more), ×2 is 60 (the opponent called koi-koi).")
    sizes = [float(value.evaluate("shown => parseFloat(getComputedStyle(shown).fontSize)"))
             for value in shown(notebook).locator(".kk-score-value").all()]
    assert sizes == sorted(set(sizes))


def test_a_yaku_lights_up_its_cards_under_the_mouse(notebook: Notebook) -> None:
    assert bright(notebook) == CardSet()
    part(notebook, TSUKIMI).locator("xpath=..").hover()
    assert bright(notebook) == CardSet("moon sake")
    part(notebook, SANKO).locator("xpath=..").hover()
    assert bright(notebook) == CardSet("crane curtain moon")
    notebook.page.mouse.move(0, 0)
    assert bright(notebook) == CardSet()


def test_a_card_under_the_mouse_marks_its_yaku(notebook: Notebook) -> None:
    border = "shown => getComputedStyle(shown.parentElement).borderTopColor"
    before = part(notebook, TSUKIMI).evaluate(border)
    card(notebook, "crane", ".kk-score-pile").hover()
    assert part(notebook, TSUKIMI).evaluate(border) == before
    assert part(notebook, SANKO).evaluate(border) != before


def test_a_click_keeps_a_part_lit(notebook: Notebook) -> None:
    part(notebook, TSUKIMI).locator("xpath=..").click()
    expect(part(notebook, TSUKIMI)).to_be_checked()
    notebook.page.mouse.move(0, 0)
    assert bright(notebook) == CardSet("moon sake")
    part(notebook, TSUKIMI).locator("xpath=..").click()
    notebook.page.mouse.move(0, 0)
    notebook.page.evaluate("document.activeElement.blur()")
    assert bright(notebook) == CardSet()


def test_the_steps_light_up_what_they_count(notebook: Notebook) -> None:
    card(notebook, "boar").click()
    for name in (re.compile(r"^15, Sankō 5 \+"), re.compile("^×2 is 30, 15 is 7 or more"),
                 re.compile("^×2 is 60, the opponent called koi-koi")):
        part(notebook, name).locator("xpath=..").hover()
        assert bright(notebook) == CardSet("moon curtain crane sake")


def test_it_works_without_a_mouse(notebook: Notebook) -> None:
    keyboard = notebook.page.keyboard
    part(notebook, SANKO).focus()
    keyboard.press("Tab")
    assert bright(notebook) == CardSet("moon sake")
    outline = "shown => getComputedStyle(shown.parentElement).outlineWidth"
    assert part(notebook, TSUKIMI).evaluate(outline) == "3px"
    keyboard.press("Space")
    expect(part(notebook, TSUKIMI)).to_be_checked()
    card(notebook, "curtain", ".kk-score-pile").focus()
    keyboard.press("Enter")
    says(notebook, "Curtain taken away: Sankō and Hanami-zake are gone; the sum is now 5, the score now 10: "
                   "5, ×2 is 10 (the opponent called koi-koi).")
    call(notebook, "The opponent called koi-koi: once").focus()
    keyboard.press("Shift+Tab")
    keyboard.press("Space")
    says(notebook, "The opponent did not call koi-koi: the sum is still 5, the score now 5.")


def test_who_called_changes_the_steps(notebook: Notebook) -> None:
    call(notebook, "The opponent called koi-koi: never").click()
    assert chain(notebook) == ["15", "the sum of the yaku", "×2", "30", "15 is 7 or more"]
    expect(call(notebook, "The opponent called koi-koi: never")).to_have_accessible_name("✓ never")
    call(notebook, "You called koi-koi: once").click()
    says(notebook, "You called koi-koi once: the sum is still 15, the score stays 30. "
                   "Your own koi-koi changes nothing here.")
    notes = shown(notebook).locator(".kk-score-notes")
    expect(notes).to_contain_text("Your own koi-koi changes nothing here.")
    call(notebook, "The opponent called koi-koi: three times").click()
    assert chain(notebook)[-2:] == ["60", "the opponent called koi-koi"]
    expect(notes).to_contain_text("The opponent's koi-koi counts once, however often")


def test_cards_change_the_steps(notebook: Notebook) -> None:
    card(notebook, "phoenix").click()
    assert [text for text in chain(notebook) if text.isdigit()] == ["18", "36", "72"]
    expect(shown(notebook).locator(".kk-score-pile .kk-card")).to_have_count(5)
    shown(notebook).get_by_role("button", name="Undo").click()
    assert [text for text in chain(notebook) if text.isdigit()] == ["15", "30", "60"]
    shown(notebook).get_by_role("button", name="Clear").click()
    assert chain(notebook) == ["0", "no yaku"]
    shown(notebook).get_by_role("button", name="with the Rainman").click()
    assert [text for text in chain(notebook) if text.isdigit()] == ["7", "14", "28"]


def test_a_finger_does_as_well(lab: Lab) -> None:
    with lab.new_notebook([CODE], touch=True, sidebar=False) as other:
        other.run_all()
        part(other, TSUKIMI).locator("xpath=..").tap()
        expect(part(other, TSUKIMI)).to_be_checked()
        card(other, "phoenix").tap()
        assert [text for text in chain(other) if text.isdigit()] == ["18", "36", "72"]


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("width", [700, 1400])
def test_it_fits_and_reads(notebook: Notebook, theme: str, width: int) -> None:
    """Nothing scrolls sideways, the chain stands in one line, words have a contrast of 4.5 to 1."""
    notebook.set_theme(theme)
    notebook.viewport(width, 1000)
    call(notebook, "You called koi-koi: once").click()
    notebook.page.mouse.move(0, 0)
    notebook.settle()
    notebook.screenshot(f"score-{theme.split()[-1].lower()}-{width}")
    assert too_wide(notebook) == []
    middles = [box["y"] + box["height"] / 2 for box in
               (value.bounding_box() for value in shown(notebook).locator(".kk-score-value").all())]
    assert max(middles) - min(middles) < 2
    for selector in (".kk-say", ".kk-note", ".kk-heading", ".kk-chip.kk-on", ".kk-chip:not(.kk-on)",
                     ".kk-score-why", ".kk-score-notes", ".kk-score-held b", ".kk-score-value",
                     ".kk-score-by b", ".kk-score-end .kk-score-value"):
        assert contrast(shown(notebook).locator(selector).first) >= 4.5, selector
    notebook.set_theme(LIGHT)


def test_many_cards_find_room(notebook: Notebook) -> None:
    notebook.viewport(700, 1200)
    notebook.run_cell(3)
    expect(shown(notebook).locator(".kk-score-pile .kk-card")).to_have_count(48)
    assert too_wide(notebook) == []


def test_it_goes_on_after_a_reload(notebook: Notebook) -> None:
    call(notebook, "The opponent called koi-koi: never").click()
    notebook.settle()
    notebook.reload()
    assert [text for text in chain(notebook) if text.isdigit()] == ["15", "30"]
    card(notebook, "phoenix").click()
    assert [text for text in chain(notebook) if text.isdigit()] == ["18", "36"]


def test_what_code_does_shows(notebook: Notebook) -> None:
    notebook.run_cell(1)
    assert [text for text in chain(notebook) if text.isdigit()] == ["15", "30"]
    notebook.run_cell(2)
    said = "The card 'pampas-moon' is in the pile already; each card exists once."
    assert notebook.outputs()[2][0]["data"]["text/plain"] == said
    expect(shown(notebook).get_by_role("alert")).to_have_text(said)
    assert [text for text in chain(notebook) if text.isdigit()] == ["15", "30"]


def test_a_stranger_sees_the_saved_pictures(lab: Lab) -> None:
    """As in a fresh clone: not run, not trusted, no widget state; only what the file holds."""
    explorer = ScoreExplorer()
    sheet = score("moon curtain crane sake", opponent_koikoi=1)
    outputs = [{"text/plain": explorer.words(), "text/html": explorer.picture_html()},
               {"text/plain": repr(sheet), "text/html": sheet._repr_html_()}]
    cells = [nbformat.v4.new_code_cell("explorer", execution_count=1, outputs=[
        nbformat.v4.new_output("execute_result", data, execution_count=1)]) for data in outputs]
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3"}}  # without it Lab asks which one
    file = nbformat.v4.new_notebook(cells=cells, metadata=kernel)
    nbformat.write(file, lab.files / "notebooks" / "saved-score.ipynb")
    with lab.open("saved-score.ipynb", sidebar=False) as saved:
        for cell, pictures in ((0, 4 + 7), (1, 7)):
            images = saved.output(cell).locator("img")
            expect(images).to_have_count(pictures)
            assert images.evaluate_all("all => all.every(each => each.complete && each.naturalWidth === 240)")
            seal = saved.output(cell).get_by_text("60", exact=True)
            assert contrast(seal) >= 4.5
            assert saved.output(cell).get_by_text("15 is 7 or more").count() == 1
        saved.screenshot("score-saved")
        assert too_wide(saved) == []
