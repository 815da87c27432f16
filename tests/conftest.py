"""What all tests share: one browser, tools that may be missing, and the order of the tests."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from ctypes.util import find_library
from typing import NoReturn

import hypothesis
import pytest
from lab import BrowserMissing, open_browser
from playwright.sync_api import Browser, expect

IN_CI = os.environ.get("CI", "").lower() in ("1", "true")

# A slow machine is no failure, and a test that passed passes again.
hypothesis.settings.register_profile("koikoi", deadline=None, derandomize=True)
hypothesis.settings.load_profile("koikoi")
expect.set_options(timeout=15_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the tests that drive a browser last, and mark them.

    They are the slowest; and while Playwright runs, nbval could not start an event loop of its own.
    """
    in_browser = [item for item in items if "browser" in getattr(item, "fixturenames", ())]
    for item in in_browser:
        item.add_marker("browser")
    items[:] = [item for item in items if item not in in_browser] + in_browser


def missing(reason: str) -> NoReturn:
    """A tool is not there: a failure where everything must be tested (CI=true), a skip elsewhere."""
    if IN_CI:
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless Chromium, for the whole session. It reaches this machine only."""
    try:
        with open_browser() as opened:
            yield opened
    except BrowserMissing as reason:
        missing(str(reason))


@pytest.fixture(scope="session")
def rsvg_convert() -> str:
    """The path of librsvg's command, the second opinion on how a picture looks."""
    return shutil.which("rsvg-convert") or missing("rsvg-convert was not found (Debian: librsvg2-bin)")


@pytest.fixture(scope="session")
def cairo() -> str:
    """The name of the cairo library, without which cairosvg can't be imported."""
    return find_library("cairo") or missing("the cairo library was not found (Debian: libcairo2)")
