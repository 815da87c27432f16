"""What all tests share: one browser, and the order of the tests."""

from __future__ import annotations

import os
from collections.abc import Iterator

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


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless Chromium, for the whole session. It reaches this machine only.

    Where there is none its tests fail in CI, which must test everything, and are skipped elsewhere.
    """
    try:
        with open_browser() as opened:
            yield opened
    except BrowserMissing as reason:
        if IN_CI:
            pytest.fail(str(reason), pytrace=False)
        pytest.skip(str(reason))
