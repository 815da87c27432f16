"""A table on a page, played by a test, and the same one beside it that says what has to happen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from lab import DARK, LIGHT, Notebook
from playwright.sync_api import Locator, expect

from koikoi_edu.game import KOIKOI, STOP, Action, Move, Phase
from koikoi_edu.widgets import Table
from koikoi_edu.widgets.table import geometry as at
from koikoi_edu.widgets.table import told
from koikoi_edu.widgets.table.game import Sitting
from koikoi_edu.widgets.table.scene import NEXT, Deed, scene

TABLE = "from koikoi_edu.widgets import Table"
Press = Callable[[float, float], None]
BOLD = (Move.SHAKE, Move.BOMB)


def source(options: dict[str, Any]) -> str:
    """The code of a cell that shows a table with these options."""
    options = {"animation": False, **options}
    return f"{TABLE}\nTable({', '.join(f'{name}={value!r}' for name, value in options.items())})"


def choice(sitting: Sitting) -> Action:
    """How the tests play: shake and bomb, take as much as possible, call koi-koi once."""
    if sitting.round.phase is Phase.DECIDE:
        return STOP if any(sitting.round.calls) else KOIKOI
    return max(sitting.options(), key=lambda option: (option[0].move in BOLD, len(option[1])))[0]


class Played:
    """A table on a page, and the same one beside it in this process, which says what has to happen."""

    def __init__(self, notebook: Notebook, cell: int, twin: Table) -> None:
        self.notebook, self.cell, self.twin = notebook, cell, twin
        self.clicked = (-1.0, -1.0)

    @property
    def output(self) -> Locator:
        return self.notebook.output(self.cell)

    @property
    def board(self) -> Locator:
        return self.output.locator("canvas.kk-table-board")

    @property
    def moves(self) -> Locator:
        return self.output.locator(".kk-table-moves button:visible")

    def agrees(self) -> None:
        """The page says and offers what the twin says and offers."""
        expect(self.output.locator(".kk-say")).to_have_text(self.twin.sentence)
        words = [button.description for button in self.twin._buttons.moves.children if button.description]
        expect(self.moves).to_have_text(words)

    def click_at(self, x: float, y: float, press: Press | None = None) -> None:
        """Click on the board at a point of its geometry."""
        self.board.scroll_into_view_if_needed()
        box = self.board.bounding_box()
        assert box is not None
        press = press or self.notebook.page.mouse.click
        if abs(self.clicked[0] - x) < at.HAND_CARD + 20 and abs(self.clicked[1] - y) < 2 * at.HAND_CARD:
            self.notebook.page.wait_for_timeout(400)  # or it would be a double click
        self.clicked = (x, y)
        press(box["x"] + x * box["width"] / at.WIDTH, box["y"] + y * box["height"] / at.HEIGHT)

    def click(self, deed: Deed, press: Press | None = None) -> None:
        """Do this on the board: on a card where one stands for it, else on a drawn button."""
        shown = scene(self.twin.sitting)
        drawn = next((key.box for key in shown.keys if key.deed == deed), None)
        if drawn is None:
            assert isinstance(deed, Action)
            zone = at.Zone.HAND if shown.lay.active is None else at.Zone.TABLE
            drawn = next(one.box for one in shown.places if one.card == deed.card and one.zone is zone)
        self.click_at(*drawn.centre, press)
        self.twin._do(deed)

    def play_by_mouse(self, steps: int = 99) -> None:
        for _ in range(steps):
            if self.twin.state.is_over:
                break
            self.click(choice(self.twin.sitting))
            self.agrees()

    def play_to_the_end(self) -> set[object]:
        """Play the match to its end by clicks; the deeds that were done, and the phases met on the way."""
        twin, met = self.twin, set[object]()
        assert twin.match
        while not twin.match.is_over:
            deed = NEXT if twin.state.is_over else choice(twin.sitting)
            met |= {deed, twin.state.phase}
            self.click(deed)
            self.agrees()
        title, lines = told.result_lines(twin.sitting)
        expect(self.moves).to_have_text([scene(twin.sitting).keys[0].words])
        expect(self.output.locator(".kk-table-decide p")).to_have_text([title, *lines])
        return met

    def fits(self, name: str) -> None:
        """In both themes and at two widths nothing is wider than the page; a screenshot of each."""
        notebook = self.notebook
        for theme in (DARK, LIGHT):
            notebook.set_theme(theme)
            for width in (700, 1280):
                notebook.viewport(width, 800)
                assert self.output.evaluate("e => e.scrollWidth - e.clientWidth") <= 0
                notebook.screenshot(f"{name}-{theme.split()[-1].lower()}-{width}")

    def reload(self) -> None:
        self.notebook.reload()
        expect(self.board).to_be_visible(timeout=30_000)

    def pixels(self, spots: Iterable[tuple[float, float]]) -> list[list[int]]:
        """The colours of points of the board: red, green, blue."""
        get = """(board, spots) => spots.map(([x, y]) =>
            [...board.getContext('2d').getImageData(x * 2, y * 2, 1, 1).data].slice(0, 3))"""
        return self.board.evaluate(get, [*spots])

    def wait_until_drawn(self) -> None:
        """A new canvas is black until the kernel has drawn on it: wait for the cloth at the board's edge."""
        for _ in range(150):
            if max(self.pixels([(at.WIDTH / 2, 3)])[0]):
                return
            self.notebook.page.wait_for_timeout(100)
        raise AssertionError("nothing is drawn on the board")

    def shows(self) -> None:
        """Cards are drawn where they lie, and cloth where the hand has become shorter.

        That may take a moment after the words: the page draws when it finds the time, and cards may move.
        """
        self.wait_until_drawn()
        for _ in range(50):
            with suppress(AssertionError):
                return self._shows()
            self.notebook.page.wait_for_timeout(100)
        return self._shows()

    def _shows(self) -> None:
        shown = scene(self.twin.sitting)
        lying = [place for place in shown.places if place.zone in (at.Zone.HAND, at.Zone.TABLE)]
        frames = [(place.box.x + 1.3, place.box.y + place.box.h / 2) for place in lying]    # black
        for place, colour in zip(lying, self.pixels(frames), strict=True):
            assert max(colour) < 80 or shown.quiet, place
        played = range(len(shown.lay.hand) + shown.lay.backs, 8)
        cloth = [(at.HAND.x + number * (at.HAND.w - at.HAND_CARD) / 7 + at.HAND_CARD / 2, at.HAND.centre[1])
                 for number in played]
        assert all(green > red and green >= blue for red, green, blue in self.pixels(cloth))
