from __future__ import annotations

from collections.abc import Iterator

import pytest
from lab import DARK, LIGHT, Lab, Notebook
from playwright.sync_api import Browser


@pytest.fixture(scope="session")
def lab(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """A JupyterLab on a copy of the notebooks, for the whole session. See lab.py for what it can do."""
    with Lab(tmp_path_factory.mktemp("lab"), browser) as running:
        yield running


@pytest.fixture(scope="module")
def notebook(lab: Lab, request: pytest.FixtureRequest) -> Iterator[Notebook]:
    """A notebook of the cells that a module lists as CELLS; the first of them has run."""
    with lab.new_notebook(request.module.CELLS, sidebar=False) as opened:
        opened.run_cell(0)
        assert opened.errors() == []
        yield opened
        assert opened.page_errors == []


@pytest.fixture
def fresh(notebook: Notebook, request: pytest.FixtureRequest) -> None:
    """The widget as it was at first, by the code AS_AT_FIRST of the module, in a window HEIGHT high."""
    notebook.viewport(1280, request.module.HEIGHT)
    notebook.page.mouse.move(0, 0)
    notebook.execute(request.module.AS_AT_FIRST)


@pytest.fixture(params=[LIGHT, DARK], ids=["light", "dark"])
def theme(notebook: Notebook, request: pytest.FixtureRequest) -> Iterator[str]:
    """The notebook of a module in each theme, and a word for it; afterwards the page is light again."""
    if request.param != LIGHT:
        notebook.set_theme(request.param)
    yield request.param.split()[-1].lower()
    if request.param != LIGHT:
        notebook.set_theme(LIGHT)
