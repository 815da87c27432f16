"""The score explorer in a real JupyterLab: mouse, touch, keyboard, screen reader, themes, widths, reload."""

from __future__ import annotations

import re

import pytest
from lab import Lab, Notebook
from looks import BOXES, contrast, shows_cards, still, too_wide
from playwright.sync_api import Locator, expect

from koikoi_edu import DECK, CardSet, score
from koikoi_edu.widgets import ScoreExplorer

CODE = "from koikoi_edu.widgets import ScoreExplorer\nexplorer = ScoreExplorer()\nexplorer"
SANKO = "Sankō 5, made of crane, curtain and moon"
TSUKIMI = "Tsukimi-zake 5, made of moon and sake"
FIRST_PILE = "moon curtain crane sake"
AS_AT_FIRST = f'explorer.build("{FIRST_PILE}")\nexplorer.call(opponent_koikoi=1, own_koikoi=0)'
#: Korean Go-Stop for three: you said go once; the next player has no bright.
GO_STOP = """go = ScoreExplorer("crane curtain phoenix pine-poem plum-poem cherry-poem", "gostop-korean",
                   own_koikoi=1, losers=["boar iris-1 iris-2 deer", "moon plum-1 peony-1"])
go"""
CELLS = [CODE, "explorer.opponent_koikoi = 0", "explorer.add('moon')", "explorer.build(explorer.rules.deck)",
         GO_STOP]
HEIGHT = 1200

pytestmark = pytest.mark.usefixtures("fresh")


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


def values(notebook: Notebook, *points: int) -> None:
    """The steps show these points."""
    expect(shown(notebook).locator(".kk-score-value")).to_have_text([*map(str, points)])


def steps(notebook: Notebook, *words: str) -> None:
    """The steps say this."""
    looks = shown(notebook).locator(".kk-score-chain .kk-score-look")
    expect(looks).to_have_text(list(words), use_inner_text=True)


def lit(notebook: Notebook, names: str) -> None:
    """These cards of the pile stand out: they have a ring, and all others are pale. "": all are alike."""
    for each in shown(notebook).locator(".kk-score-pile .kk-card").all():
        title = each.get_attribute("title") or ""
        stands_out = any(title.startswith(one.label) for one in CardSet(names))
        expect(each).to_have_css("opacity", "1" if stands_out or not names else "0.25")
        if stands_out:
            expect(each).not_to_have_css("box-shadow", "none")
        else:
            expect(each).to_have_css("box-shadow", "none")


def test_it_shows_15_30_60(notebook: Notebook) -> None:
    steps(notebook, "15 the sum of the yaku", "×2 30 15 is 7 or more", "×2 60 the opponent called koi-koi")
    sizes = [float(value.evaluate("shown => parseFloat(getComputedStyle(shown).fontSize)"))
             for value in shown(notebook).locator(".kk-score-value").all()]
    assert sizes == sorted(set(sizes))


def test_a_yaku_lights_up_its_cards_under_the_mouse(notebook: Notebook) -> None:
    lit(notebook, "")
    part(notebook, TSUKIMI).locator("xpath=..").hover()
    lit(notebook, "moon sake")
    part(notebook, SANKO).locator("xpath=..").hover()
    lit(notebook, "crane curtain moon")
    notebook.page.mouse.move(0, 0)
    lit(notebook, "")


def test_a_card_under_the_mouse_marks_its_yaku(notebook: Notebook) -> None:
    sanko, tsukimi = (part(notebook, name).locator("xpath=..") for name in (SANKO, TSUKIMI))
    plain = sanko.evaluate("shown => getComputedStyle(shown).borderTopColor")
    card(notebook, "crane", ".kk-score-pile").hover()
    expect(sanko).not_to_have_css("border-top-color", plain)
    expect(tsukimi).to_have_css("border-top-color", plain)


def test_a_click_keeps_a_part_lit(notebook: Notebook) -> None:
    part(notebook, TSUKIMI).locator("xpath=..").click()
    expect(part(notebook, TSUKIMI)).to_be_checked()
    notebook.page.mouse.move(0, 0)
    lit(notebook, "moon sake")
    part(notebook, TSUKIMI).locator("xpath=..").click()
    notebook.page.mouse.move(0, 0)
    notebook.page.evaluate("document.activeElement.blur()")
    lit(notebook, "")


def test_the_steps_light_up_what_they_count(notebook: Notebook) -> None:
    card(notebook, "boar").click()
    expect(shown(notebook).locator(".kk-score-pile .kk-card")).to_have_count(5)
    for name in (re.compile(r"^15, Sankō 5 \+"), re.compile("^×2 is 30, 15 is 7 or more"),
                 re.compile("^×2 is 60, the opponent called koi-koi")):
        part(notebook, name).locator("xpath=..").hover()
        lit(notebook, "moon curtain crane sake")


def test_it_works_without_a_mouse(notebook: Notebook) -> None:
    keyboard = notebook.page.keyboard
    part(notebook, SANKO).focus()
    keyboard.press("Tab")
    lit(notebook, "moon sake")
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
    steps(notebook, "15 the sum of the yaku", "×2 30 15 is 7 or more")
    expect(call(notebook, "The opponent called koi-koi: never")).to_have_accessible_name("✓ never")
    call(notebook, "You called koi-koi: once").click()
    says(notebook, "You called koi-koi once: the sum is still 15, the score stays 30. "
                   "Your own koi-koi changes nothing here.")
    notes = shown(notebook).locator(".kk-score-notes")
    expect(notes).to_contain_text("Your own koi-koi changes nothing here.")
    call(notebook, "The opponent called koi-koi: three times").click()
    steps(notebook, "15 the sum of the yaku", "×2 30 15 is 7 or more", "×2 60 the opponent called koi-koi")
    expect(notes).to_contain_text("The opponent's koi-koi counts once, however often")


def test_cards_change_the_steps(notebook: Notebook) -> None:
    card(notebook, "phoenix").click()
    values(notebook, 18, 36, 72)
    expect(shown(notebook).locator(".kk-score-pile .kk-card")).to_have_count(5)
    shown(notebook).get_by_role("button", name="Undo").click()
    values(notebook, 15, 30, 60)
    shown(notebook).get_by_role("button", name="Clear").click()
    steps(notebook, "0 no yaku")
    shown(notebook).get_by_role("button", name="with the Rainman").click()
    values(notebook, 7, 14, 28)


def test_a_finger_does_as_well_and_a_reload_changes_nothing(lab: Lab) -> None:
    with lab.new_notebook([CODE], touch=True, sidebar=False) as other:
        other.run_all()
        says(other, "15, ×2 is 30 (15 is 7 or more), ×2 is 60 (the opponent called koi-koi).")
        part(other, TSUKIMI).locator("xpath=..").tap()
        expect(part(other, TSUKIMI)).to_be_checked()
        call(other, "The opponent called koi-koi: never").tap()
        values(other, 15, 30)
        other.reload()
        values(other, 15, 30)
        card(other, "phoenix").tap()
        values(other, 18, 36)
        assert other.errors() == other.page_errors == []


def test_it_fits_and_reads(notebook: Notebook, theme: str) -> None:
    """Nothing scrolls sideways, the chain stands in one line, words have a contrast of 4.5 to 1."""
    call(notebook, "You called koi-koi: once").click()
    expect(shown(notebook).locator(".kk-score-notes")).to_contain_text("Your own koi-koi changes nothing")
    notebook.page.mouse.move(0, 0)
    for width in (700, 1400):
        notebook.viewport(width, 1000)
        notebook.screenshot(f"score-{theme}-{width}")
        assert too_wide(notebook) == [], width
        boxes = shown(notebook).locator(".kk-score-value").evaluate_all(BOXES)
        middles = [box["y"] + box["height"] / 2 for box in boxes]
        assert max(middles) - min(middles) < 2, width
    for selector in (".kk-say", ".kk-note", ".kk-heading", ".kk-chip.kk-on", ".kk-chip:not(.kk-on)",
                     ".kk-score-why", ".kk-score-notes", ".kk-score-held b", ".kk-score-value",
                     ".kk-score-by b", ".kk-score-end .kk-score-value"):
        assert contrast(shown(notebook).locator(selector).first) >= 4.5, selector


@pytest.mark.parametrize(("width", "height"), [(760, 750), (1280, 690)])
def test_cards_and_points_stand_close_together(notebook: Notebook, width: int, height: int) -> None:
    """A window of 800 pixels leaves 690 for the notebook: enough from the deck to the last of the steps."""
    notebook.viewport(width, 800)
    (deck,), (chain,) = (shown(notebook).locator(part).evaluate_all(BOXES)
                         for part in (".kk-pile-deck", ".kk-score-chain"))
    top, bottom = min(deck["y"], chain["y"]), max(box["y"] + box["height"] for box in (deck, chain))
    assert bottom - top <= height


def test_many_cards_find_room(notebook: Notebook) -> None:
    notebook.viewport(700, 1200)
    notebook.run_cell(3)
    expect(shown(notebook).locator(".kk-score-pile .kk-card")).to_have_count(48)
    assert too_wide(notebook) == []


def test_what_code_does_shows(notebook: Notebook) -> None:
    notebook.run_cell(1)
    values(notebook, 15, 30)
    notebook.run_cell(2)
    said = "The card 'pampas-moon' is in the pile already; each card exists once."
    assert notebook.outputs()[2][0]["data"]["text/plain"] == said
    expect(shown(notebook).get_by_role("alert")).to_have_text(said)
    values(notebook, 15, 30)


def test_a_stranger_sees_the_saved_pictures(lab: Lab) -> None:
    """Of the explorer and of a score by itself."""
    sheet = score(FIRST_PILE, opponent_koikoi=1)
    saved_score = {"text/plain": repr(sheet), "text/html": sheet._repr_html_()}
    with lab.saved_notebook(still(ScoreExplorer()), saved_score, sidebar=False) as saved:
        for cell, pictures in ((0, 4 + 7), (1, 7)):
            shows_cards(saved.output(cell), pictures)
            assert contrast(saved.output(cell).get_by_text("60", exact=True)) >= 4.5
            expect(saved.output(cell).get_by_text("15 is 7 or more")).to_have_count(1)
        saved.screenshot("score-saved")
        assert too_wide(saved) == []


def test_losers_of_go_stop_are_built_and_pay(notebook: Notebook) -> None:
    """Spec 4.14: 6 + 1 = 7, doubled for a loser without a bright; who said go first pays for both."""
    notebook.run_cell(4)
    output = notebook.output(4)
    dues, status = output.locator(".kk-score-due .kk-score-who"), output.get_by_role("status")
    expect(dues).to_have_text(["The next player pays 14", "The player after that pays 7"])
    output.get_by_role("checkbox", name="×2 is 14, the next player has no bright").locator("xpath=..").hover()
    expect(output.locator(".kk-losers .kk-card").first).to_have_css("opacity", "1")
    expect(output.locator(".kk-losers .kk-pampas-moon")).to_have_css("opacity", "0.25")
    output.get_by_title("Who of the losers was the first to say go: The player after that").click()
    expect(dues).to_have_text(["The next player pays 0", "The player after that pays 21"])
    output.get_by_title("A click goes to: the pile of the next player").focus()
    notebook.page.keyboard.press("Enter")
    output.locator(".kk-pile-deck").get_by_role("button", name=DECK["rainman"].label).click()
    expect(status).to_contain_text("Rainman to the next player: ")
    expect(dues.last).to_have_text("The player after that pays 14")
    output.get_by_title("Losers whose piles are known: one").click()
    expect(output.locator(".kk-score-notes")).to_contain_text("The opponent pays 7.")
    expect(output.locator(".kk-losers-one")).to_have_count(1)
    output.get_by_title("Losers whose piles are known: none").click()
    expect(output.locator(".kk-losers .kk-heading")).to_have_count(0)


def test_losers_of_go_stop_fit_and_read(notebook: Notebook, theme: str) -> None:
    notebook.run_cell(4)
    output = notebook.output(4)
    expect(output.locator(".kk-score-due")).to_have_count(2)
    for width in (700, 1280):
        notebook.viewport(width, 1000)
        notebook.screenshot(f"score-gostop-{theme}-{width}")
        assert too_wide(notebook) == [], width
    for selector in (".kk-score-who", ".kk-score-because", ".kk-score-few b", ".kk-losers .kk-heading"):
        assert contrast(output.locator(selector).first) >= 4.5, selector


def test_a_long_chain_stays_in_its_frame(notebook: Notebook) -> None:
    """Six, three goes, and doubled for them, a triple, a bomb and a missing bright."""
    notebook.run_cell(4)
    output = notebook.output(4)
    for number, given in ((4, "bombs=1"), (6, "own_koikoi=3, bombs=1, shakes=1")):
        notebook.execute(f'go.given(losers=["boar"], {given})')
        expect(output.locator(".kk-score-chain .kk-score-step")).to_have_count(number)
        for width in (1280, 700):
            notebook.viewport(width, 1000)
            (stage,) = output.locator(".kk-score-stage").evaluate_all(BOXES)
            for step in output.locator(".kk-score-chain .kk-score-step").evaluate_all(BOXES):
                assert stage["x"] <= step["x"] <= step["x"] + step["width"] <= stage["x"] + stage["width"]
