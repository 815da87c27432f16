"""The notebooks as wholes, in a real JupyterLab: read, run, touched, narrowed, reloaded."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import nbformat
import pytest
from lab import Lab, Notebook
from playwright.sync_api import Locator, TimeoutError, expect

from koikoi_edu.widgets.puzzle_answers import QUIET

FOLDER = Path(__file__).parents[2] / "notebooks"
NAMES = [path.name for path in sorted(FOLDER.glob("*.ipynb"))]


class Try(NamedTuple):
    """A widget to try: the code of its cell below the import, a button and what it brings, another that takes
    it back."""

    source: str
    button: str
    says: str
    back: str
    answers: str


TRIES = {
    "01_the_deck.ipynb": Try(
        "DeckExplorer()", "8 pampas", "August is the month of the pampas grass", "Show all", "All 48 cards."),
    "02_a_turn.ipynb": Try(
        'MatchingStepper("three")', "Show me", "the fourth takes all three", "Restart", "You play iris-2."),
    "03_the_yaku.ipynb": Try(
        "YakuExplorer()", "March, cherry blossom, bright: camp curtain", "Sankō 5 and Hanami-zake 5",
        "Undo", "Sankō and Hanami-zake are gone"),
    "04_scoring.ipynb": Try(
        "ScoreExplorer()", "January, pine, bright: crane and sun", "the score now 40",
        "Undo", "the score now 60"),
    "05_play_a_hand.ipynb": Try(
        "Table(seed=41, rounds=1, dealer=0)", "Play cherry-1: takes curtain", "cherry-1 takes curtain",
        "Undo", "Taken back."),
    "06_scoring_puzzles.ipynb": Try(
        'PuzzleView("yaku-1-2")', "Inoshikachō", "Your answer so far: Inoshikachō.",
        "Clear", "Nothing is chosen yet."),
    "07_same_pile_other_rules.ipynb": Try(
        'RuleComparison("moon curtain crane sake", ["vanikar", "tentos", "flash"])',
        "both ribbon trios", "24 in Vanikar; 14 in Hanafuda Flash; 11 in Tentos",
        "Undo", "30 in Vanikar; 18 in Tentos; 6 in Hanafuda Flash"),
    "08_go_stop.ipynb": Try(
        'StackStepper("pair")', "Next step", "boar goes on clover-1", "Restart", "You play boar next."),
    "09_stop_or_koi_koi.ipynb": Try(
        'first = asked[0]\nTable(game=first.state, names=("You", "Opponent"))', "Stop: 5 points",
        "You stop.", "Undo", "Taken back."),
    "10_odds.ipynb": Try(
        'Table(game=state, names=("You", "Opponent"))', "Koi-koi", "koi-koi", "Undo", "Taken back."),
    "12_build_an_agent.ipynb": Try(
        "Table(opponent=friend, rounds=1, seed=9, dealer=0)",
        "Play pine-1: takes crane", "pine-1 takes crane", "Undo", "Taken back."),
}

# Every picture on the page, and those that could not be shown.
PICTURES = """async () => {
    const images = [...document.querySelectorAll('.jp-Notebook .jp-Cell img')];
    const shown = await Promise.allSettled(images.map(image => image.decode()));
    return [images.length, images.filter((_, i) => shown[i].status === 'rejected').map(image => image.src)];
}"""
# The parts that a reader would have to scroll sideways to see whole, or that are cut off.
SCROLLING = """() => [...document.querySelectorAll('.jp-Notebook .jp-Cell')].flatMap((cell, index) =>
    [cell, ...cell.querySelectorAll(
        '.jp-OutputArea-output, .jp-RenderedHTMLCommon, .cm-scroller, .kk, .kk *')]
    .filter(part => part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1
                    && getComputedStyle(part).overflowX !== 'visible'
                    && !part.closest('.kk-hidden, .kk-card'))
    .map(part => `cell ${index}, ${part.className}: ${part.scrollWidth} in ${part.clientWidth}`))"""

# Pictures that reach out of their cell of a table, into the words beside it.
OUTSIDE = """() => [...document.querySelectorAll('.jp-Notebook td img')].filter(image =>
    image.getBoundingClientRect().right > image.closest('td').getBoundingClientRect().right + 1)
    .map(image => image.alt)"""

#: The cells of each notebook as it is handed out.
cells: dict[str, list[Any]] = {}
#: What each showed before anything was run: pictures, those that were broken, errors.
unrun: dict[str, tuple[int, list[str], list[str]]] = {}


@pytest.fixture(scope="module", params=NAMES)
def notebook(lab: Lab, request: pytest.FixtureRequest) -> Iterator[Notebook]:
    name = request.param
    cells[name] = nbformat.read(lab.files / "notebooks" / name, as_version=4).cells
    with lab.open(name, sidebar=False) as opened:
        opened.settle()
        wait_for_pictures(opened, pictures_in(cells[name]))
        unrun[name] = (*opened.page.evaluate(PICTURES), opened.errors())
        opened.run_all()
        yield opened


def wait_for_pictures(notebook: Notebook, number: int) -> None:
    """JupyterLab renders the cells out of sight when it finds the time; a test says if it never does."""
    enough = "number => document.querySelectorAll('.jp-Notebook .jp-Cell img').length >= number"
    with suppress(TimeoutError):
        notebook.page.wait_for_function(enough, arg=number, timeout=60_000)
    notebook.settle()


def pictures_in(cells: list[Any]) -> int:
    """How many pictures a reader of these cells is to see."""
    return sum(text.count("<img ") for cell in cells for text in html(cell))


def html(cell: Any) -> list[str]:
    """The HTML in a cell and in its saved outputs."""
    if cell.cell_type == "markdown":
        return [cell.source]
    return [output.data.get("text/html", "") for output in cell.outputs if "data" in output]


def output(notebook: Notebook, source: str = "") -> Locator:
    """The output with the widget that is tried, or with the one of this code."""
    lines = [cell.source.partition("import ")[2].partition("\n")[2] for cell in cells[notebook.name]]
    at = lines.index(source or TRIES[notebook.name].source)
    notebook.cell(at)
    notebook.settle()  # cells that come into view take their heights, and may push this one out again
    return notebook.output(at)


def button(shown: Locator, name: str) -> Locator:
    """The first button with this name; the states of a card follow its name."""
    return shown.get_by_role("button", name=name).first


def test_it_can_be_read_without_being_run(notebook: Notebook) -> None:
    pictures, broken, errors = unrun[notebook.name]
    assert pictures == pictures_in(cells[notebook.name])
    assert broken == errors == []


def test_all_cells_run_and_show_what_was_saved(notebook: Notebook) -> None:
    assert notebook.errors() == []
    for cell, shown in zip(cells[notebook.name], notebook.outputs(), strict=True):
        assert words(shown) == words(cell.get("outputs", []))


def words(outputs: list[Any]) -> str:
    """All that stands below a cell, as text."""
    return "".join(one["text"] if one["output_type"] == "stream" else one["data"]["text/plain"]
                   for one in outputs)


def test_every_notebook_with_a_widget_is_tried() -> None:
    assert {name for name in NAMES if "koikoi_edu.widgets" in (FOLDER / name).read_text("utf-8")} == {*TRIES}


@pytest.mark.parametrize("notebook", TRIES, indirect=True)
@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_the_widget_answers_the_mouse_and_the_keys(notebook: Notebook, key: str) -> None:
    what, shown = TRIES[notebook.name], output(notebook)
    button(shown, what.button).click()
    expect(shown.locator(".kk-say")).to_contain_text(what.says)
    button(shown, what.back).focus()
    notebook.page.keyboard.press(key)
    expect(shown.locator(".kk-say")).to_contain_text(what.answers)


def test_nothing_scrolls_sideways_in_a_narrow_window(notebook: Notebook) -> None:
    notebook.viewport(800, 800)
    try:
        assert notebook.page.evaluate(SCROLLING) == []
        assert notebook.page.evaluate(OUTSIDE) == []
        notebook.viewport(360, 800)
        assert notebook.page.evaluate(SCROLLING) != [], "where it is too narrow, the measure has to see it"
    finally:
        notebook.viewport(1280, 800)


def test_nothing_went_wrong_in_the_page(notebook: Notebook) -> None:
    assert notebook.errors() == []
    assert notebook.page_errors == []


#: Notebooks whose widget is reloaded in the tests of the widget itself.
ELSEWHERE = {"01_the_deck.ipynb", "02_a_turn.ipynb", "03_the_yaku.ipynb", "04_scoring.ipynb",
             "07_same_pile_other_rules.ipynb"}


@pytest.mark.parametrize("notebook", [name for name in TRIES if name not in ELSEWHERE], indirect=True)
def test_it_goes_on_after_a_reload(notebook: Notebook) -> None:
    what = TRIES[notebook.name]
    button(output(notebook), what.button).click()
    expect(output(notebook).locator(".kk-say")).to_contain_text(what.says)
    notebook.reload()
    again = output(notebook)
    expect(again.locator(".kk-say")).to_contain_text(what.says, timeout=60_000)
    button(again, what.back).click()
    expect(again.locator(".kk-say")).to_contain_text(what.answers)
    assert notebook.errors() == []


@pytest.mark.parametrize("notebook", ["05_play_a_hand.ipynb"], indirect=True)
def test_a_round_is_played_to_its_end(notebook: Notebook) -> None:
    """With the buttons alone, on the first table."""
    shown = output(notebook)
    said, moves = shown.locator(".kk-say"), shown.locator(".kk-table-moves button:visible")
    over = re.compile("wins? the round|Nobody scores in the round")
    for _ in range(40):
        if over.search(said.inner_text()):
            break
        moves.first.click()
        notebook.settle()
    expect(said).to_contain_text(over)
    button(shown, "Start over").click()
    expect(said).to_contain_text("A new ")


@pytest.mark.parametrize("notebook", ["06_scoring_puzzles.ipynb"], indirect=True)
def test_the_hand_of_sixty_is_missed_helped_and_solved(notebook: Notebook) -> None:
    shown = output(notebook, 'PuzzleView("total-5-312667")')
    said, field = shown.locator(".kk-say"), shown.get_by_role("textbox", name="Your answer")
    field.fill("15 points")
    field.press("Enter")
    expect(said).to_contain_text("Not yet. 15 is")
    notebook.page.wait_for_timeout(1000 * QUIET + 200)  # a press sooner than that is taken for a double click
    button(shown, "Hint 1 of 3").click()
    expect(said).to_contain_text("Hint 1 of 3:")
    field.fill("sixty")
    field.press("Enter")
    expect(said).to_contain_text("Right: 60 points.")
    expect(shown).to_contain_text("brought ½ point")
    assert notebook.errors() == []
