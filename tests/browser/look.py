"""Look at a notebook, or at one widget, in a real JupyterLab.

  .venv/bin/python tests/browser/look.py notebooks/01_the_deck.ipynb --out DIR
  .venv/bin/python tests/browser/look.py 'from koikoi_edu import widgets; widgets.Table(seed=7)' --out DIR
  .venv/bin/python tests/browser/look.py try.py --out DIR --theme light dark --width 1280 760
  .venv/bin/python tests/browser/look.py - --out DIR --do 'press("Moon"); shoot("moon")' < try.py

What to look at is a notebook, a .py file, code itself, or - for code from standard input. A line that starts
with "# %%" begins the next cell; a cell shows the value of its last line. All cells run in a fresh kernel, on
a copy, so nothing of yours changes.

The pictures show the notebook from top to bottom, in pages that break between cells:
DIR/NAME-THEME-WIDTH-1.png, -2.png and so on; with --full, one tall DIR/NAME-THEME-WIDTH.png. Exceptions in
cells, broken widgets and errors of the page itself are printed, and make the exit status 1.

--do runs Python after the cells have run and before the pictures are taken, in the first of the themes and
widths. It may use

  notebook       the open notebook (tests/browser/lab.py): settle(), reload(), viewport(700, 800), ...
  page           its Playwright page: page.get_by_role("button", name="Pine").click(), page.keyboard...
  press(name)    click the button with that name, then wait until all is quiet
  shoot(name)    save what the window shows now, JupyterLab's own frame included, as DIR/name.png
"""

from __future__ import annotations

import argparse
import math
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from lab import DARK, LIGHT, Lab, Notebook, open_browser

PAGE = 1400  # height of a picture, in CSS pixels
TALLEST = 16_000  # Chromium paints no taller window
THEMES = {"light": LIGHT, "dark": DARK}

MEASURE = """() => {
    const panel = document.querySelector('.jp-Notebook');
    const scroller = panel.querySelector('.jp-WindowedPanel-outer');
    const box = scroller.getBoundingClientRect();
    const top = box.top - scroller.scrollTop;
    const cells = [...panel.querySelectorAll('.jp-Cell')].map(cell => cell.getBoundingClientRect());
    const bottoms = cells.map(cell => cell.bottom - top);
    return {x: box.left, y: box.top, width: scroller.clientWidth, height: scroller.clientHeight,
            scrolled: scroller.scrollTop, tops: cells.map(cell => cell.top - top),
            end: Math.max(...bottoms) + 8};
}"""
SCROLL = "y => document.querySelector('.jp-Notebook .jp-WindowedPanel-outer').scrollTo(0, y)"


def cuts(tops: list[float], end: float, height: float) -> Iterator[tuple[float, float]]:
    """Where each page of at most `height` begins and ends: between cells, unless one cell alone is taller."""
    start = 0.0
    while start < end:
        limit = start + height
        stop = end if end <= limit else max((top for top in tops if start < top <= limit), default=limit)
        yield start, stop
        start = stop


def photograph(notebook: Notebook, width: int, stem: Path, *, full: bool) -> Iterator[Path]:
    """Save the whole notebook at window width `width` as stem.png or stem-1.png, stem-2.png, ..."""
    page = notebook.page
    notebook.viewport(width, PAGE)
    area = page.evaluate(MEASURE)
    if full:
        frame = PAGE - area["height"]
        notebook.viewport(width, min(TALLEST, math.ceil(area["end"] + frame)))
        area = page.evaluate(MEASURE)
    pages = list(cuts(area["tops"], area["end"], area["height"]))
    for number, (start, stop) in enumerate(pages, 1):
        page.evaluate(SCROLL, start)
        notebook.settle(0.1)
        # At its end a notebook can't scroll as far as asked: the page then stands further down.
        top = area["y"] + start - page.evaluate(MEASURE)["scrolled"]
        path = stem.with_name(f"{stem.name}.png" if full and len(pages) == 1 else f"{stem.name}-{number}.png")
        clip = {"x": area["x"], "y": top, "width": area["width"], "height": stop - start}
        page.screenshot(path=path, clip=clip)
        yield path


def cells_of(code: str) -> list[str]:
    cells = [[]]
    for line in code.splitlines():
        if line.startswith("# %%"):
            cells.append([])
        else:
            cells[-1].append(line)
    return [text for lines in cells if (text := "\n".join(lines).strip())]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    option = parser.add_argument
    option("what", metavar="NOTEBOOK_OR_CODE", help="a notebook, a .py file, code, or -")
    option("--out", type=Path, required=True, metavar="DIR", help="where the pictures go")
    option("--name", help="first part of the pictures' names (default: the file's name, or 'look')")
    option("--theme", nargs="+", choices=THEMES, default=["light"], help="default: light")
    option("--width", nargs="+", type=int, default=[1280], help="of the window, in px; default: 1280")
    option("--height", type=int, default=800, help="of the window during --do, in px; default: 800")
    option("--scale", type=float, default=1, help="screen pixels to a CSS pixel; default: 1")
    option("--full", action="store_true", help="one tall picture in place of pages")
    option("--sidebar", action="store_true", help="keep the file browser open, as on a first visit")
    option("--touch", action="store_true", help="a touch screen: page.get_by_text('Pine').tap()")
    option("--no-run", action="store_true", help="show the outputs that are saved in the notebook")
    option("--do", default="", metavar="CODE", help="Python to run before the pictures are taken")
    asked = parser.parse_args()

    started = time.monotonic()
    asked.out.mkdir(parents=True, exist_ok=True)
    file = Path(asked.what) if asked.what.endswith((".ipynb", ".py")) else None
    name = asked.name or (file.stem if file else "look")
    with (
        tempfile.TemporaryDirectory(prefix="koikoi-look-", ignore_cleanup_errors=True) as scratch,
        open_browser() as browser,
        Lab(Path(scratch), browser, whole_notebook=True, scale=asked.scale) as lab,
    ):
        how = {"touch": asked.touch, "sidebar": asked.sidebar}
        if file and file.suffix == ".ipynb":
            shutil.copy(file, lab.files / "notebooks")
            notebook = lab.open(file.name, **how)
        else:
            code = sys.stdin.read() if asked.what == "-" else file.read_text() if file else asked.what
            notebook = lab.new_notebook(cells_of(code), **how)

        def press(button: str) -> None:
            notebook.page.get_by_role("button", name=button).first.click()
            notebook.settle()

        def shoot(picture: str) -> None:
            path = asked.out / f"{picture}.png"
            notebook.page.screenshot(path=path)
            print(path, flush=True)

        notebook.viewport(asked.width[0], asked.height)
        notebook.set_theme(THEMES[asked.theme[0]])
        if not asked.no_run:
            notebook.run_all()
        exec(asked.do, {"notebook": notebook, "page": notebook.page, "press": press, "shoot": shoot})
        for theme in asked.theme:
            notebook.set_theme(THEMES[theme])
            for width in asked.width:
                stem = asked.out / f"{name}-{theme}-{width}"
                for path in photograph(notebook, width, stem, full=asked.full):
                    print(path, flush=True)
        wrong = notebook.errors() + [f"page: {error}" for error in notebook.page_errors]
    for error in wrong:
        print(error, file=sys.stderr)
    print(f"{time.monotonic() - started:.0f} s", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
