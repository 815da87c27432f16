"""The table's drawing: what one click sends to the page.

`python benchmarks/redraw.py` also measures a real page: the time from the press of the mouse to the changed
pixel, and the bytes in both directions. It needs a browser, as the tests do.
"""
import json
import statistics
import sys
import tempfile
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from random import Random

from ipycanvas.canvas import _CANVAS_MANAGER
from measure import Figure, speed

from koikoi_edu.widgets import Table
from koikoi_edu.widgets.table import geometry as at
from koikoi_edu.widgets.table.scene import scene

CLICKS = 60


class Sent:
    """The drawing that would cross to the page, counted in bytes."""

    def __init__(self) -> None:
        self.sizes: list[int] = []

    def __enter__(self) -> "Sent":
        kind = type(_CANVAS_MANAGER)
        self._send = kind._send_custom
        kind._send_custom = lambda _, command, buffers=(): self.sizes.append(
            len(json.dumps(command)) + sum(map(len, buffers)))
        return self

    def __exit__(self, *_: object) -> None:
        type(_CANVAS_MANAGER)._send_custom = self._send


def figures() -> Iterator[Figure]:
    """One figure after another, each measured when it is asked for."""
    with Sent() as sent:
        still = clicks(animation=False, sent=sent)
        yield Figure("bytes of a redraw", statistics.median(still), "bytes", note="the whole board")
        moving = clicks(animation=True, sent=sent)
        yield Figure("bytes of moving cards", statistics.median(moving), "bytes", note="both players' moves")
        yield speed("clicks", "clicks/s", lambda: len(clicks(animation=False, sent=sent)),
                    "the kernel's part: game, opponent, board, words")


def clicks(*, animation: bool, sent: Sent) -> list[int]:
    """Bytes of drawing for each of some clicks."""
    table = Table(seed=1, animation=animation)
    table._appeared()
    chance = Random(1)
    sizes = []
    for _ in range(CLICKS):
        sent.sizes.clear()
        table._at_rest = 0
        table._do(chance.choice([deed for deed in table._buttons.deeds if deed is not None]))
        sizes.append(sum(sent.sizes))
    return sizes


# Presses the button over a card, and reports when a pixel of the board has changed.
PRESS = """([words, at]) => new Promise(done => {
    const board = document.querySelector('canvas.kk-table-board');
    const button = [...document.querySelectorAll('.kk-table-move')].find(one => one.title === words);
    const pen = board.getContext('2d', {willReadFrequently: true});
    const look = () => pen.getImageData(at[0], at[1], 1, 1).data.join();
    const before = look(), start = performance.now();
    button.click();
    const poll = () => look() !== before ? done(performance.now() - start)
        : performance.now() - start > 5000 ? done(-1) : setTimeout(poll, 1);
    poll();
})"""


def in_browser() -> Iterator[Figure]:
    """What a click costs on a page: time until the played card has left its place, and traffic."""
    sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests" / "browser"))
    from lab import Lab, open_browser

    for animation in (False, True):
        options = f"seed=1, dealer=0, animation={animation}"
        cell = f"from koikoi_edu.widgets import Table\nTable({options})"
        with (
            tempfile.TemporaryDirectory() as home,
            open_browser() as browser,
            Lab(Path(home), browser) as lab,
        ):
            notebook = lab.new_notebook([cell], sidebar=False)
            traffic: list[int] = []
            notebook.page.on("websocket", lambda socket, seen=traffic: (
                socket.on("framesent", lambda data: seen.append(len(data))),
                socket.on("framereceived", lambda data: seen.append(len(data)))))
            notebook.reload(save=False)
            notebook.run_all()
            twin = Table(seed=1, dealer=0)
            times, sizes, frames = [], [], []
            while len(times) < 20:
                if twin.state.is_over or twin.state.phase != "hand":
                    notebook.page.locator(".kk-table-moves button:visible").first.click()
                    twin._do(next(deed for deed in twin._buttons.deeds if deed is not None))
                else:
                    lay = scene(twin.sitting).lay
                    card = next(iter(lay.hand))
                    x, y = at.hand(lay)[card].centre
                    traffic.clear()
                    words = twin._buttons.open[0].description
                    spent = notebook.page.evaluate(PRESS, [words, [2 * x, 2 * y]])
                    notebook.settle()
                    times.append(spent)
                    sizes.append(sum(traffic))
                    frames.append(len(traffic))
                    twin.play(card)
                notebook.page.wait_for_timeout(1300 if animation else 350)   # or it would be a double click
        how = "with animation" if animation else "without animation"
        yield Figure("press to pixel", statistics.median(times), "ms", note=f"median of {len(times)}, {how}")
        slow = sorted(times)[int(0.9 * len(times))]
        yield Figure("press to pixel, 9 of 10", slow, "ms", note=how)
        yield Figure("bytes of a click", statistics.median(sizes), "bytes", note=f"both directions, {how}")
        yield Figure("frames of a click", statistics.median(frames), "frames", note=how)


if __name__ == "__main__":
    for figure in chain(figures(), in_browser()):
        print(f"{figure.name:34} {figure.value:12,.1f} {figure.unit:10} {figure.note}", flush=True)
