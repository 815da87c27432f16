"""The table in a real JupyterLab: a month by mouse, one by keyboard, reload, themes, widths, and still."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import nbformat
import pytest
from lab import DARK, LIGHT, Lab, Notebook
from nbformat.v4 import new_code_cell, new_notebook, new_output
from playwright.sync_api import Locator, expect
from tables import TABLE, Played, choice, source

from koikoi_edu import DECK, position
from koikoi_edu.game import PLAY, Phase
from koikoi_edu.widgets import Table
from koikoi_edu.widgets.table import geometry as at
from koikoi_edu.widgets.table.game import Sitting
from koikoi_edu.widgets.table.lay import Lay
from koikoi_edu.widgets.table.scene import NEXT, scene


def eventful_seed() -> int:
    """The seed of a month in which both kinds of choice, koi-koi and stop come up."""
    for seed in count():
        sitting = Sitting.start(rounds=1, seed=seed)
        phases = []
        while not sitting.round.is_over:
            phases.append(sitting.round.phase)
            sitting.act(choice(sitting))
        if {Phase.MATCH, Phase.DRAW} <= set(phases) and phases.count(Phase.DECIDE) == 2:
            return seed
    raise AssertionError


#: What the cells of the one notebook show: the options of a table.
SHOWN: dict[str, dict[str, Any]] = {
    "month": {"seed": eventful_seed(), "rounds": 1},
    "moving": {"seed": 5, "rounds": 3, "animation": True},
    "match": {"seed": 9, "rounds": 3},
    "friends": {"seed": 3, "rounds": 1, "opponent": "friend", "names": ("Ann", "Ben")},
    "other": {"seed": 6, "rounds": 1},
}


@pytest.fixture(scope="module")
def notebook(lab: Lab) -> Iterator[Notebook]:
    with lab.new_notebook([source(options) for options in SHOWN.values()], sidebar=False) as notebook:
        yield notebook
        assert notebook.errors() == []
        assert notebook.page_errors == []


@pytest.fixture
def shown(notebook: Notebook) -> Callable[[str], Played]:
    """Runs a cell of the notebook anew."""

    def run(name: str) -> Played:
        cell = list(SHOWN).index(name)
        notebook.run_cell(cell)
        played = Played(notebook, cell, Table(**SHOWN[name]))
        played.agrees()
        return played

    return run


@pytest.fixture
def month(shown: Callable[[str], Played]) -> Played:
    return shown("month")


def test_a_month_by_mouse_with_choices_koikoi_and_undo(month: Played) -> None:
    month.agrees()
    month.shows()
    month.play_by_mouse(2)
    month.output.get_by_role("button", name="Undo").click()
    month.twin.undo()
    month.agrees()
    month.shows()
    month.play_by_mouse()
    assert month.twin.match.is_over
    expect(month.moves).to_have_text(["New round"])
    title = f"{month.twin.sentence.split('. ')[-1]}"
    expect(month.output.locator(".kk-say")).to_contain_text(title)
    log = [event.text(("You", "Greedy")) for event in month.twin.state.log]
    assert month.output.locator(".kk-table-log p").all_inner_texts()[1:] == log


def test_a_month_by_keyboard_alone(month: Played) -> None:
    page = month.notebook.page
    focused = "document.activeElement.textContent"
    month.board.focus()
    presses = 0
    while not month.twin.state.is_over:
        action = choice(month.twin.sitting)
        wanted = month.twin._buttons.moves.children[month.twin._buttons.deeds.index(action)].description
        for _ in range(month.moves.all_inner_texts().index(wanted) + 1):
            page.keyboard.press("Tab")
            month.notebook.settle(0.05)  # the first one goes through the kernel: the canvas has the keyboard
        assert page.evaluate(focused) == wanted
        page.keyboard.press("Enter")
        month.twin._do(action)
        month.agrees()
        month.notebook.settle()
        assert page.evaluate(focused) == "Say it again", "the keyboard is on no move"
        page.keyboard.press("Enter")  # once more by mistake: nothing is played
        month.notebook.settle()
        month.agrees()
        presses += 1
    assert presses > 6
    expect(month.moves).to_have_text(["New round"])


def test_tab_goes_from_the_table_over_its_moves_to_the_controls(month: Played) -> None:
    page = month.notebook.page
    page.evaluate("document.activeElement.blur()")
    month.board.focus()
    words = [button.description for button in month.twin._buttons.open]
    met = []
    for _ in range(len(words) + 1):
        page.keyboard.press("Tab")
        month.notebook.settle(0.05)
        met.append(page.evaluate("document.activeElement.textContent"))
    assert met == [*words, "Start over"], "Undo has nothing to do yet; nothing else comes between"
    for _ in range(len(words) + 1):
        page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.tagName") == "CANVAS"


SCROLLED = "document.querySelector('.jp-WindowedPanel-outer').scrollTop"


def over_the_table(month: Played) -> tuple[list[tuple[float, float]], Locator]:
    """Points of the page over the hand and over the mat, and the board itself, all of it in the window."""
    month.notebook.viewport(1000, 700)
    month.board.evaluate("board => board.scrollIntoView({block: 'center'})")
    month.notebook.settle()
    box = month.board.bounding_box()
    assert box is not None
    return [(box["x"] + box["width"] * x, box["y"] + box["height"] * y)
            for x, y in ((0.07, 0.88), (0.4, 0.35))], month.board


@pytest.fixture
def sizes(month: Played) -> Iterator[None]:
    yield
    month.notebook.viewport(1280, 800)


@pytest.mark.usefixtures("sizes")
def test_the_wheel_over_the_table_scrolls_the_notebook(month: Played) -> None:
    page = month.notebook.page
    points, _ = over_the_table(month)
    for again in ("", "reloaded", "run again"):
        if again == "reloaded":
            month.reload()
        elif again:
            month.notebook.run_cell(month.cell)
        points, _ = over_the_table(month)
        for x, y in points:
            before = page.evaluate(SCROLLED)
            page.mouse.move(x, y)
            page.mouse.wheel(0, 60)
            page.wait_for_function(f"{SCROLLED} === {before + 60}")
            page.mouse.wheel(0, -60)
            page.wait_for_function(f"{SCROLLED} === {before}")


def test_nothing_beside_the_canvas_takes_room_on_the_stage(month: Played) -> None:
    # Buttons are placed in parts of the stage's height: anything else in it would move them off their cards.
    stage = month.output.locator(".kk-table-stage")
    beside = stage.evaluate("stage => [...stage.children].filter(one => one.tagName !== 'CANVAS')"
                            ".map(one => getComputedStyle(one).position)")
    assert beside and set(beside) == {"absolute"}


@pytest.mark.usefixtures("sizes")
def test_moving_the_mouse_costs_nothing_and_a_click_one_message(month: Played) -> None:
    page = month.notebook.page
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda data: sent.append(str(data))))
    month.reload()
    month.notebook.settle()
    (card, mat), _ = over_the_table(month)
    page.mouse.move(*card)
    sent.clear()
    for step in range(50):
        page.mouse.move(mat[0] + 4 * step, mat[1] + step)
    page.mouse.move(*card)
    page.mouse.wheel(0, 1)
    month.notebook.settle()
    assert sent == []
    before = month.twin.sentence
    page.mouse.click(*card)
    month.notebook.settle()
    expect(month.output.locator(".kk-say")).not_to_have_text(before)
    assert len([message for message in sent if "comm_msg" in message]) == 1


def test_arrows_on_the_board(month: Played) -> None:
    page = month.notebook.page
    month.board.focus()
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    words = [button.description for button in month.twin._buttons.moves.children if button.description]
    expect(month.output.locator(".kk-say")).to_have_text(f"{words[1]}.")
    page.keyboard.press("Enter")
    month.twin._do([deed for deed in month.twin._buttons.deeds if deed][1])
    words = [button.description for button in month.twin._buttons.moves.children if button.description]
    expect(month.moves).to_have_text(words)
    # Who plays by keyboard and has to choose is told of the first card at once, which the twin is not.
    told = f"{words[0]}." if month.twin.sitting.round.card else month.twin.sentence
    expect(month.output.locator(".kk-say")).to_have_text(told)


def ring(button: Locator) -> str:
    return str(button.evaluate("button => getComputedStyle(button).boxShadow"))


def test_a_hand_card_and_its_match_on_the_table_show_each_other(month: Played) -> None:
    sitting = month.twin.sitting
    card = next(action.card for action, taken in sitting.options() if taken)
    place = month.output.locator(".kk-table-hints button").nth(card.month - 1)
    move = month.output.get_by_role("button", name=f"Play {card.name}:")
    month.notebook.page.mouse.move(0, 0)
    assert ring(place) == ring(move) == "none"
    move.hover()
    assert ring(place) != "none"
    place.hover()
    assert ring(move) != "none"
    place.click()
    month.notebook.settle()
    expect(month.output.locator(".kk-say")).to_contain_text(f"{card.name} from your hand to take")
    month.notebook.screenshot("table-hint")
    expect(month.output.locator(".kk-table-hints button:visible")).to_have_count(
        len({one.month for one in sitting.view.table}))


def test_of_two_cards_to_choose_from_a_click_takes_the_one_that_is_seen(lab: Lab) -> None:
    layout = {"hands": ["geese crane", "boar deer"], "table": "pampas-1 pampas-2 pine-1 clover-1 maple-1",
              "stock": "iris-1 plum-1"}
    code = f"from koikoi_edu import position\n{TABLE}\nTable(game=position(**{layout!r}), animation=False)"
    with lab.new_notebook([code], sidebar=False) as notebook:
        notebook.run_all()
        played = Played(notebook, 0, Table(game=position(**layout)))
        for card, x, y in (("pampas-1", 0.45, 0.45), ("pampas-2", 0.1, 0.1)):
            played.click(PLAY[DECK["geese"].index])
            played.agrees()
            box = next(one.box for one in scene(played.twin.sitting).places if one.card == DECK[card])
            played.click_at(box.x + x * box.w, box.y + y * box.h)
            played.twin.take(card)
            played.agrees()
            played.output.get_by_role("button", name="Undo").click()
            played.twin.undo()
            played.output.get_by_role("button", name="Undo").click()
            played.twin.undo()
            played.agrees()
        assert notebook.errors() == [] and notebook.page_errors == []


def test_the_canvas_is_no_keyboard_trap(month: Played) -> None:
    page = month.notebook.page
    for key in ("Escape", "Shift+Tab"):
        month.board.focus()
        page.keyboard.press(key)
        month.notebook.settle()
        assert page.evaluate("document.activeElement.tagName") != "CANVAS"
    month.click(choice(month.twin.sitting))
    month.agrees()
    month.notebook.settle()
    assert page.evaluate("document.activeElement.tagName") != "CANVAS"


def test_after_a_reload_the_table_is_there_and_play_goes_on(month: Played) -> None:
    month.play_by_mouse(3)
    for _ in range(2):
        month.reload()
        month.notebook.settle()
        month.agrees()
        month.shows()
    month.play_by_mouse()
    assert month.twin.match.is_over


def test_themes_and_widths(month: Played) -> None:
    notebook = month.notebook
    wide = "e => e.scrollWidth - e.clientWidth"
    for theme in (DARK, LIGHT):
        notebook.set_theme(theme)
        for width in (700, 1000, 1400):
            notebook.viewport(width, 800)
            box = month.board.bounding_box()
            assert box is not None
            assert box["height"] <= 520
            assert box["width"] / box["height"] == pytest.approx(at.WIDTH / at.HEIGHT, rel=0.01)
            assert notebook.page.locator(".jp-WindowedPanel-outer").first.evaluate(wide) <= 0
            assert month.output.evaluate(wide) <= 0
            for part in month.output.locator(".kk-table-grid > * > *:visible").all():
                inner = part.bounding_box()
                assert inner is None or inner["x"] + inner["width"] <= width
            month.notebook.screenshot(f"table-{theme.split()[-1].lower()}-{width}")
    notebook.viewport(700, 800)
    month.click(choice(month.twin.sitting))
    month.agrees()
    notebook.viewport(1280, 800)


def test_cards_move_and_come_to_rest(shown: Callable[[str], Played]) -> None:
    played = shown("moving")
    for _ in range(3):
        played.click(choice(played.twin.sitting))
        played.agrees()
        played.shows()


def test_the_next_month_and_a_new_match(shown: Callable[[str], Played]) -> None:
    played = shown("match")
    bar = played.output.locator(".kk-table-bar")
    played.play_by_mouse()
    expect(bar).to_contain_text("Round 1 of 3")
    played.click(NEXT)
    played.agrees()
    expect(bar).to_contain_text("Round 2 of 3")
    played.play_by_mouse(1)
    played.output.get_by_label("Seed").fill("31")
    played.output.get_by_role("button", name="Start over").click()
    played.twin.new(31)
    played.agrees()
    played.shows()


def test_two_friends_pass_the_screen(shown: Callable[[str], Played]) -> None:
    played = shown("friends")
    twin = played.twin
    for _ in range(6):
        if twin.sitting.covered:
            hand = (place for place in scene(twin.sitting).places if place.zone is at.Zone.HAND)
            played.click_at(*next(hand).box.centre)
            twin.show_hand()
        else:
            played.click(choice(twin.sitting))
        played.agrees()
        played.shows()


def test_several_boards_on_one_page(shown: Callable[[str], Played]) -> None:
    tables = [shown("month"), shown("other")]
    for _ in range(3):
        for played in tables:
            played.play_by_mouse(1)
    for played in tables:
        played.agrees()
        played.shows()


def test_a_finger_plays(lab: Lab) -> None:
    below = "\n" * 40
    with lab.new_notebook([source(SHOWN["other"]), f"1{below}"], touch=True, sidebar=False) as notebook:
        notebook.run_all()
        played = Played(notebook, 0, Table(**SHOWN["other"]))
        for _ in range(3):
            played.click(choice(played.twin.sitting), press=notebook.page.touchscreen.tap)
            played.agrees()
        (hand, _), _ = over_the_table(played)
        before, said = notebook.page.evaluate(SCROLLED), played.twin.sentence
        fingers = notebook.page.context.new_cdp_session(notebook.page)

        def touch(kind: str, *points: tuple[float, float]) -> None:
            at_points = [{"x": x, "y": y} for x, y in points]
            fingers.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": at_points})

        touch("Start", hand)
        for way in range(10, 110, 10):
            touch("Move", (hand[0], hand[1] - way))
            notebook.page.wait_for_timeout(16)
        touch("End")
        notebook.page.wait_for_function(f"{SCROLLED} > {before + 50}")
        notebook.settle()
        expect(played.output.locator(".kk-say")).to_have_text(said)
        assert notebook.page_errors == []


def test_saved_and_resumed_on_the_page(shown: Callable[[str], Played]) -> None:
    played = shown("other")
    played.play_by_mouse(2)
    output = played.output
    output.get_by_role("button", name="Save or resume").click()
    text = output.get_by_label("Saved game")
    expect(text).to_have_value(played.twin.save())
    with played.notebook.page.expect_download() as download:
        output.get_by_role("link", name="Download this game").click()
    assert download.value.suggested_filename == "koi-koi.json"
    saved = download.value.path().read_text()
    assert saved == played.twin.save()
    played.play_by_mouse(1)
    text.fill("moon")
    output.get_by_role("button", name="Resume from this text").click()
    expect(output.get_by_role("alert")).to_contain_text("not a saved game")
    text.fill(saved)
    output.get_by_role("button", name="Resume from this text").click()
    played.twin.load(saved)
    played.agrees()
    played.play_by_mouse(1)
    with played.notebook.page.expect_file_chooser() as chooser:
        output.get_by_role("button", name="Resume from a file").click()
    chooser.value.set_files(
        {"name": "koi-koi.json", "mimeType": "application/json", "buffer": saved.encode()}
    )
    played.twin.load(saved)
    played.agrees()


def test_the_index_and_the_animation_can_be_switched(month: Played) -> None:
    lay = scene(month.twin.sitting).lay
    card = next(iter(lay.hand - lay.raised))
    corner = at.hand(lay)[card]
    spots = [(corner.x + dx, corner.y + dy) for dx in (6, 9, 12) for dy in (7, 10, 13)]
    with_index = month.pixels(spots)
    month.output.get_by_label("Corner index").uncheck()
    month.notebook.settle()
    assert month.pixels(spots) != with_index
    month.output.get_by_label("Corner index").check()
    month.notebook.settle()
    assert month.pixels(spots) == with_index
    expect(month.output.get_by_label("Animation")).not_to_be_checked()


def test_a_screen_reader_finds_sentence_moves_and_log(month: Played) -> None:
    tree = month.output.aria_snapshot()
    assert re.search(r"- status: Your turn", tree) or "status" in tree
    for words in (button.description for button in month.twin._buttons.moves.children):
        assert f'button "{words}"' in tree
    month.play_by_mouse(1)
    assert 'region "Log of the round"' in month.output.aria_snapshot()


def test_the_still_picture_where_no_kernel_runs(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a stranger's notebook shows it: not run, not trusted."""
    twin = Table(seed=7, rounds=1, dealer=0)
    monkeypatch.chdir(lab.files / "notebooks")
    monkeypatch.setattr("koikoi_edu.show.address", lambda card: f"../images/{getattr(card, 'id', card)}.svg")
    data = {"text/plain": twin.words(), "text/html": twin.picture_html()}
    cell = new_code_cell("table", outputs=[new_output("execute_result", data)], execution_count=1)
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3"}}
    nbformat.write(new_notebook(cells=[cell], metadata=kernel), lab.files / "notebooks" / "still.ipynb")
    with lab.open("still.ipynb", sidebar=False) as notebook:
        images = notebook.output(0).locator("img")
        expect(images).to_have_count(len(at.places(Lay.of(twin.sitting.view))))
        loaded = "all => all.every(image => image.complete && image.naturalWidth > 0)"
        notebook.page.wait_for_function("document.querySelectorAll('.jp-OutputArea img').length > 0")
        assert images.evaluate_all(loaded)
        boxes = images.evaluate_all("all => all.map(i => i.getBoundingClientRect()).map(r => [r.x, r.y])")
        assert len({tuple(box) for box in boxes}) == len(boxes), "each card lies where the live table has it"
        notebook.screenshot("table-still")
