"""Puzzles and practice in a real JupyterLab: mouse, touch, keyboard alone, screen reader, themes, restart."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from lab import PANEL, Lab, Notebook
from looks import contrast, shows_cards, still, too_wide
from playwright.sync_api import Locator, expect

from koikoi_edu import DECK
from koikoi_edu.puzzles import Form, puzzle
from koikoi_edu.widgets import Practice, PuzzleView
from koikoi_edu.widgets.puzzle_answers import QUIET

CODE = """from koikoi_edu import CardSet
from koikoi_edu.puzzles.kinds.total import Total
from koikoi_edu.puzzles.kinds.yaku import YakuOf
from koikoi_edu.scoring import Situation
from koikoi_edu.widgets import PuzzleView
called = Situation(opponent_koikoi=1)
sixty = Total(id="total-5-sixty", pile=CardSet("moon curtain crane sake"), situation=called)
names = YakuOf(id="yaku-1-names", pile=CardSet("moon phoenix crane sake"))
view = PuzzleView(sixty)
view"""
CELLS = [CODE]


@pytest.fixture(autouse=True)
def usual_width(notebook: Notebook) -> None:
    notebook.viewport(1280, 1000)
    notebook.page.mouse.move(0, 0)


def shown(notebook: Notebook) -> Locator:
    return notebook.output(0)


def ask(notebook: Notebook, asked: str) -> None:
    notebook.execute(f"view.ask({asked})")


def says(notebook: Notebook, text: str | re.Pattern[str]) -> None:
    expect(shown(notebook).get_by_role("status")).to_have_text(text)


def worth(notebook: Notebook, words: str) -> None:
    expect(shown(notebook).locator(".kk-puzzle-worth")).to_have_text(words)


def button(notebook: Notebook, words: str | re.Pattern[str]) -> Locator:
    return shown(notebook).get_by_role("button", name=words, exact=isinstance(words, str))


def field(notebook: Notebook) -> Locator:
    return shown(notebook).get_by_role("textbox", name="Your answer")


def calm(notebook: Notebook) -> None:
    """Wait until a press is not taken for the second half of a double click."""
    notebook.settle()
    notebook.page.wait_for_timeout(1000 * QUIET)


def card(notebook: Notebook, name: str) -> Locator:
    return shown(notebook).get_by_role("button", name=DECK[name].label)


# ── by keyboard alone

def test_a_number_is_typed(notebook: Notebook) -> None:
    """A wrong one has its reason, the right one ends it, and the keyboard stands where it is wanted."""
    ask(notebook, "sixty")
    keyboard = notebook.page.keyboard
    field(notebook).focus()
    keyboard.type("15")
    keyboard.press("Enter")
    says(notebook, re.compile(r"^Not yet\. .*doubles"))
    worth(notebook, "worth ¾ point")
    expect(field(notebook)).to_have_value("")
    expect(field(notebook)).to_be_focused()
    keyboard.type("60 points")
    keyboard.press("Enter")
    says(notebook, re.compile(r"^Right: 60 points\."))
    worth(notebook, "brought ¾ point")
    expect(button(notebook, "Another like this")).to_be_focused()
    calm(notebook)
    keyboard.press("Enter")
    says(notebook, "Type the number and press Enter.")
    worth(notebook, "worth 1 point")
    expect(field(notebook)).to_be_focused()


def test_text_alone_is_no_answer(notebook: Notebook) -> None:
    """Who looks for help with a number in the field has not answered; Enter answers with it afterwards."""
    ask(notebook, "sixty")
    keyboard = notebook.page.keyboard
    field(notebook).focus()
    keyboard.type("30")
    keyboard.press("Tab")
    expect(button(notebook, "Check")).to_be_focused()  # the digits are for those who have no keyboard
    keyboard.press("Tab")
    expect(button(notebook, re.compile("^Hint 1 of 3"))).to_be_focused()
    keyboard.press("Space")
    says(notebook, re.compile("^Hint 1 of 3: "))
    worth(notebook, "worth ¾ point")
    expect(field(notebook)).to_have_value("30")
    field(notebook).focus()
    keyboard.press("Enter")
    says(notebook, re.compile("^Not yet"))
    worth(notebook, "worth ½ point")


def test_yaku_are_ticked_and_cards_marked_by_keyboard(notebook: Notebook) -> None:
    ask(notebook, "names")
    keyboard = notebook.page.keyboard
    button(notebook, "Sankō").focus()
    keyboard.press("Space")
    expect(button(notebook, "✓ Sankō")).to_be_focused()
    keyboard.press("Tab")
    keyboard.press("Enter")
    says(notebook, "Your answer so far: Sankō and Tsukimi-zake.")
    button(notebook, "Check").focus()
    keyboard.press("Enter")
    says(notebook, re.compile("^Right: "))
    ask(notebook, "'inoshikacho', 'cards'")
    for name in ("boar", "deer", "butterflies"):
        card(notebook, name).focus()
        keyboard.press("Enter")
    says(notebook, "Your answer so far: butterflies, boar and deer.")
    button(notebook, "Check").focus()
    keyboard.press("Enter")
    says(notebook, re.compile("^Right: "))


def test_the_keyboard_is_never_lost(notebook: Notebook) -> None:
    """What is focused and can't be pressed any more hands on to what can."""
    ask(notebook, "names")
    keyboard = notebook.page.keyboard
    button(notebook, re.compile("^Hint 1")).focus()
    for at in (1, 2, 3):
        keyboard.press("Enter")
        says(notebook, re.compile(f"^Hint {at} of 3: "))
        calm(notebook)
    expect(button(notebook, "Gokō")).to_be_focused()
    expect(button(notebook, "No more hints")).to_be_disabled()
    button(notebook, "Show the solution").focus()
    keyboard.press("Enter")
    says(notebook, re.compile(r"Show it\?$"))
    expect(button(notebook, "Show the solution")).to_be_focused()
    calm(notebook)
    for key in ("Tab", "Tab", "Enter"):
        keyboard.press(key)
    expect(button(notebook, "Another like this")).to_be_focused()
    calm(notebook)
    keyboard.press("Enter")
    expect(button(notebook, "Gokō")).to_be_focused()


def test_the_reason_stays_until_it_is_left_on_purpose(notebook: Notebook) -> None:
    ask(notebook, "sixty")
    field(notebook).focus()
    notebook.page.keyboard.type("60")
    for _ in range(4):
        notebook.page.keyboard.press("Enter")
        notebook.page.wait_for_timeout(150)
    says(notebook, re.compile(r"^Right: 60 points\."))
    ask(notebook, "sixty")
    field(notebook).focus()
    notebook.page.keyboard.type("15")
    for _ in range(2):
        notebook.page.keyboard.press("Enter")
        notebook.page.wait_for_timeout(250)
    says(notebook, re.compile(r"^Not yet\."))
    worth(notebook, "worth ¾ point")


# ── by mouse alone, by touch

def test_a_double_click_does_nothing_else(notebook: Notebook) -> None:
    ask(notebook, "'crane', 'month'")
    button(notebook, re.compile("^Hint 1")).dblclick()
    says(notebook, re.compile("^Hint 1 of 3"))
    worth(notebook, "worth ¾ point")
    calm(notebook)
    button(notebook, "Show the solution").dblclick()
    notebook.settle()
    expect(button(notebook, "Yes, show it")).to_be_visible()
    worth(notebook, "worth ¾ point")
    calm(notebook)
    button(notebook, "January").dblclick()
    says(notebook, re.compile("^Right: January"))
    calm(notebook)
    button(notebook, "Another like this").dblclick()
    notebook.settle()
    worth(notebook, "worth 1 point")
    notebook.execute("assert view.puzzle.id == 'month-1-pine-poem', view.puzzle.id")


@pytest.mark.parametrize("width", [1280, 720])
def test_no_button_moves(notebook: Notebook, width: int) -> None:
    """Whatever is said, asked and lit up: what is under the mouse stays there until the next puzzle."""
    notebook.viewport(width, 1000)
    buttons = ".kk-puzzle-line button, .kk-puzzle-given button"
    places = f"""widget => [...widget.querySelectorAll('{buttons}')].map(button => {{
        const at = button.getBoundingClientRect(), from = widget.getBoundingClientRect();
        return [at.x - from.x, at.y - from.y, at.width, at.height].map(Math.round).join(' ');
    }})"""
    for asked in FORMS.values():
        ask(notebook, asked)
        widget = shown(notebook).locator(".kk-puzzle-card")
        before = widget.evaluate(places)
        for act in ("hint()", "answer(47)", "answer('nothing')", "hint()", "hint()", "_ask_solution()",
                    "give_up()"):
            notebook.execute(f"view.{act}")
            assert widget.evaluate(places) == before, (asked, act)


def test_the_next_question_is_in_view(lab: Lab) -> None:
    """Also after a puzzle that was taller than the window: a narrow one, where puzzles are tallest."""
    code = "from koikoi_edu.widgets import PuzzleView\nview = PuzzleView('runout-1-tall')\nview"
    with lab.new_notebook([code], sidebar=False) as other:
        other.viewport(700, 720)
        other.run_cell(0)
        for asked in ("runout-1-tall", "capture-2-tall", "decide-3-tall", "runout-1-jump-4"):
            ask(other, repr(asked))
            other.execute("view._go_on = lambda: view._turn_to(__import__('koikoi_edu').puzzles.puzzle("
                          "'seven-3-jump-18')); view.give_up()")
            onward = other.page.get_by_role("button", name="Another like this")
            onward.scroll_into_view_if_needed()
            calm(other)
            onward.click()
            other.settle()
            expect(other.page.locator(".kk-puzzle-ask")).to_be_in_viewport(ratio=1)


def test_the_reply_is_in_view(lab: Lab) -> None:
    """Also below a puzzle that is taller than the window: nobody would see that anything has changed."""
    with lab.new_notebook(["from koikoi_edu.widgets import PuzzleView\nview = PuzzleView()\nview"],
                          sidebar=False) as other:
        other.viewport(700, 800)
        other.run_cell(0)
        for asked in ("runout-3-h2", "decide-3-h2", "capture-5-9", "missing-5-h2"):
            ask(other, repr(asked))
            it = puzzle(asked)
            wrong = next(one for one in it.options or [0] if it.read(one) not in it.answers())
            if it.form is Form.CARD:
                other.execute(f"view.mark({wrong.name!r})")
            elif it.form is Form.NUMBER:
                field(other).fill(str(wrong))
            press = button(other, str(wrong) if it.form is Form.CHOICE else "Check")
            press.scroll_into_view_if_needed()
            calm(other)
            press.click()
            says(other, re.compile("^Not yet"))
            other.settle()
            expect(shown(other).locator(".kk-puzzle-says")).to_be_in_viewport(ratio=1)
            expect(button(other, "Show the solution")).to_be_in_viewport(ratio=1)
            expect(press if it.form is not Form.NUMBER else field(other)).to_be_focused()


RINGS = """shown => {
    const widths = card => getComputedStyle(card).boxShadow.match(/[\\d.]+px/g) ?? [];
    const reach = card => Math.max(0, ...widths(card).map(parseFloat));
    const cards = [...shown.querySelectorAll('.kk-card')]
        .map(card => [card.getBoundingClientRect(), reach(card)]);
    return cards.flatMap(([a, near], at) => cards.slice(at + 1).filter(([b, far]) =>
        a.left - near < b.right + far && b.left - far < a.right + near &&
        a.top - near < b.bottom + far && b.top - far < a.bottom + near).map(() => at)); }"""


@pytest.mark.parametrize("width", [1280, 700])
@pytest.mark.parametrize("asked", ["cheapest-3-plum", "seven-3-h1", "cards-2-sanko", "capture-5-9"])
def test_edges_of_neighbours_do_not_overlap(notebook: Notebook, asked: str, width: int) -> None:
    """Neither those of cards that are chosen, nor of those that a reply is about, nor both."""
    notebook.viewport(width, 1000)
    ask(notebook, repr(asked))
    notebook.execute("view._marked = frozenset(view.puzzle.options); view._refresh()")
    notebook.page.wait_for_timeout(300)  # cards are lifted
    assert shown(notebook).evaluate(RINGS) == []
    notebook.execute("from koikoi_edu import CardSet\n"
                     "view._lit = CardSet([card for _, cards in view.puzzle.scene for card in cards])\n"
                     "view._refresh()")
    notebook.page.wait_for_timeout(300)
    assert shown(notebook).evaluate(RINGS) == []


def test_the_mouse_will_do(notebook: Notebook) -> None:
    ask(notebook, "sixty")
    for key in ("0–9", "1", "5"):
        button(notebook, key).click()
    expect(field(notebook)).to_have_value("15")
    button(notebook, "Check").click()
    says(notebook, re.compile(r"^Not yet\."))
    lit = shown(notebook).locator(".kk-puzzle-scene .kk-lit")
    expect(lit).to_have_count(4)
    expect(lit.first).not_to_have_css("box-shadow", "none")
    reason = shown(notebook).get_by_role("status").inner_text()
    calm(notebook)
    button(notebook, re.compile("^Hint 1 of 3")).click()
    says(notebook, re.compile("^Hint 1 of 3: "))
    expect(shown(notebook).locator(".kk-puzzle-before")).to_contain_text(reason.strip("✗ \n"))
    calm(notebook)
    button(notebook, "Show the solution").click()
    calm(notebook)
    button(notebook, "Yes, show it").click()
    expect(shown(notebook).get_by_role("listitem").last).to_contain_text("60")
    worth(notebook, "brought nothing")
    calm(notebook)
    button(notebook, "Another like this").click()
    worth(notebook, "worth 1 point")


def test_what_was_typed_is_checked_by_mouse(notebook: Notebook) -> None:
    ask(notebook, "sixty")
    field(notebook).click()
    notebook.page.keyboard.type("lots")
    button(notebook, "Check").click()
    says(notebook, re.compile("whole number.*lots"))
    field(notebook).fill("sixty")
    button(notebook, "Check").click()
    says(notebook, re.compile("^Right: 60 points"))


def test_a_flash_card_does_not_say_what_it_is(notebook: Notebook) -> None:
    ask(notebook, "'crane', 'month'")
    image = shown(notebook).locator(".kk-puzzle-scene").get_by_role("img")
    expect(image).to_have_count(1)
    for words in (image.get_attribute("aria-label"), image.get_attribute("title")):
        assert words and "January" not in words
    pictures = "shown => (getComputedStyle(shown).backgroundImage.match(/data:/g) ?? []).length"
    assert image.evaluate(pictures) == 1  # no index in the corner
    button(notebook, "January").click()
    says(notebook, re.compile("^Right: January"))
    assert image.evaluate(pictures) == 2


def test_a_finger_does_as_well_and_a_reload_changes_nothing(lab: Lab) -> None:
    with lab.new_notebook([CODE], touch=True, sidebar=False) as other:
        other.run_all()
        for key in ("0–9", "1", "5"):
            button(other, key).tap()
        button(other, "Check").tap()
        says(other, re.compile(r"^Not yet\."))
        other.reload()
        worth(other, "worth ¾ point")
        button(other, "6").tap()
        button(other, "0").tap()
        button(other, "Check").tap()
        says(other, re.compile("^Right: 60 points"))
        ask(other, "'inoshikacho', 'cards'")
        card(other, "boar").tap()
        says(other, "Your answer so far: boar.")
        assert other.errors() == other.page_errors == []


# ── looks

FORMS = {"number": "'base-4-a'", "yaku": "'yaku-4-a'", "card": "'seven-4-a'", "cards": "'kasu', 'cards'",
         "choice": "'crane', 'month'", "rows": "'capture-4-a'"}


def test_every_form_fits_and_reads(notebook: Notebook, theme: str) -> None:
    for form, asked in FORMS.items():
        ask(notebook, asked)
        notebook.execute("view.answer(47), view.answer('nothing'), view.hint()")
        for width in (700, 1400):
            notebook.viewport(width, 1000)
            notebook.screenshot(f"puzzle-{form}-{theme}-{width}")
            assert too_wide(notebook) == [], (form, width)
        for selector in (".kk-say", ".kk-puzzle-ask", ".kk-heading", ".kk-puzzle-worth", ".kk-primary",
                         ".kk-action:not(.kk-primary):enabled", ".kk-chip:enabled"):
            found = shown(notebook).locator(selector)
            if found.count():
                assert contrast(found.first) >= 4.5, (form, selector)
    notebook.execute("view.give_up()")
    assert contrast(shown(notebook).locator("ol li").first) >= 4.5


def test_a_stranger_sees_the_saved_question(lab: Lab) -> None:
    practice = Practice(kinds="month", seed="still")
    with lab.saved_notebook(still(PuzzleView("total-2-plum")), still(practice), sidebar=False) as saved:
        pile = len(PuzzleView("total-2-plum").puzzle.scene[0][1])
        shows_cards(saved.output(0), pile)
        expect(saved.output(0)).to_contain_text("How many points do you score?")
        shows_cards(saved.output(1), 1)
        expect(saved.output(1)).to_contain_text("Practice: 0 of 10 solved")
        saved.screenshot("puzzle-saved")
        assert too_wide(saved) == []


# ── practice

SESSION = """from koikoi_edu.widgets import Practice
practice = Practice("month", seed="lab", file="lab-practice.json", goal=3)
practice"""
RIGHT = "practice.answer(next(iter(practice.puzzle.answers())))"


@pytest.fixture
def practice(lab: Lab) -> Iterator[Notebook]:
    (lab.files / "notebooks" / "lab-practice.json").unlink(missing_ok=True)
    with lab.new_notebook([SESSION], sidebar=False) as opened:
        opened.viewport(1280, 1200)
        opened.run_cell(0)
        yield opened
        assert opened.errors() == opened.page_errors == []


def facts(notebook: Notebook, *words: str) -> None:
    expect(shown(notebook).locator(".kk-practice-facts > span")).to_have_text(list(words))


def test_a_way_to_the_goal_and_over_a_restart(practice: Notebook) -> None:
    """Wrong, right, given up; the kernel starts again, and what was missed comes back."""
    page = practice.page
    facts(practice, "0 of 3 solved", "streak 0")
    practice.execute("practice.answer(13 - next(iter(practice.puzzle.answers())))")
    says(practice, re.compile("^Not yet"))
    practice.execute(RIGHT)
    facts(practice, "1 of 3 solved", "streak 0", "in all ¾ of 1 point")
    button(practice, "Next puzzle").click()
    calm(practice)
    button(practice, "Show the solution").click()
    calm(practice)
    button(practice, "Yes, show it").click()
    facts(practice, "1 of 3 solved", "streak 0", "in all ¾ of 2 points")
    expect(button(practice, "Next puzzle")).to_be_focused()
    calm(practice)
    page.keyboard.press("Enter")
    expect(button(practice, "January")).to_be_focused()
    practice.execute(RIGHT)
    practice.reload()
    facts(practice, "2 of 3 solved", "streak 1", "in all 1¾ of 3 points")

    page.evaluate(f"async () => {{ {PANEL} await session.session.kernel.restart(); }}")
    practice.run_cell(0)
    practice.page_errors.clear()  # what JupyterLab says of the old kernel's widgets
    facts(practice, "0 of 3 solved", "streak 1", "in all 1¾ of 3 points")
    practice.execute(RIGHT)
    button(practice, "Next puzzle").click()
    says(practice, "Press your answer.")
    expect(shown(practice).get_by_text("This one comes back: you missed it")).to_be_visible()
    practice.execute(RIGHT)
    practice.execute("practice.next()")
    practice.execute(RIGHT)
    expect(shown(practice).get_by_role("heading", name="The goal is reached: 3 solved.")).to_be_visible()
    says(practice, re.compile(r"^Right: .* The goal is reached: 3 solved\. How it went is below\.$"))
    progress = shown(practice).get_by_role("progressbar", name="Solved of the goal")
    expect(progress).to_have_attribute("aria-valuenow", "3")
    practice.screenshot("practice-goal")
    assert too_wide(practice) == []
    button(practice, "Go for 3 more").click()
    expect(progress).to_have_attribute("aria-valuenow", "0")
    expect(shown(practice).get_by_role("heading")).to_have_count(0)


def test_what_is_asked_is_chosen_and_looked_at_again(practice: Notebook) -> None:
    button(practice, "Choose puzzles").click()
    button(practice, "Final score").click()
    says(practice, re.compile("^Asked: Final score and The month of a card; difficulty rising, now 1"))
    button(practice, re.compile("The month of a card$")).click()
    says(practice, re.compile("^Asked: Final score; "))
    expect(field(practice)).to_be_visible()
    practice.execute("practice.answer(47); practice.give_up()")
    practice.viewport(700, 700)
    place = "puzzle => puzzle.getBoundingClientRect().top - puzzle.closest('.kk').getBoundingClientRect().top"
    before = shown(practice).locator(".kk-puzzle-card").evaluate(place)
    button(practice, "Summary").click()
    expect(shown(practice).get_by_role("heading", name="So far")).to_be_in_viewport()
    assert shown(practice).locator(".kk-puzzle-card").evaluate(place) == before
    assert too_wide(practice) == []
    practice.screenshot("practice-summary-700")
    button(practice, re.compile(r"^Final score \(total-1-")).click()
    expect(shown(practice).locator(".kk-practice-steps")).to_be_visible()
    button(practice, "Back to the puzzle").click()
    expect(shown(practice).locator(".kk-practice-steps")).to_have_count(0)
    expect(shown(practice).locator(".kk-puzzle-ask")).to_be_in_viewport(ratio=1)


def test_a_damaged_file_is_told(lab: Lab) -> None:
    file = lab.files / "notebooks" / "broken-practice.json"
    file.write_text("{", encoding="utf-8")
    with lab.new_notebook([SESSION.replace("lab-practice", "broken-practice")], sidebar=False) as other:
        other.run_cell(0)
        expect(shown(other).get_by_role("alert")).to_contain_text("broken-practice.json")
        facts(other, "0 of 3 solved", "streak 0")
        other.screenshot("practice-damaged")
        button(other, "Close this notice").click()
        expect(shown(other).get_by_role("alert")).to_have_count(0)
        assert other.errors() == []
