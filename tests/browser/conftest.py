from __future__ import annotations

from collections.abc import Iterator

import pytest
from lab import Lab
from playwright.sync_api import Browser


@pytest.fixture(scope="session")
def lab(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """A JupyterLab on a copy of the notebooks, for the whole session. See lab.py for what it can do."""
    with Lab(tmp_path_factory.mktemp("lab"), browser) as running:
        yield running
