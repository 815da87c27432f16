"""Pages and cells of look.py, and what it shows in which theme."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import look
import pytest
from look import cells_of, cuts
from PIL import Image


def test_pages_break_where_a_cell_begins() -> None:
    assert list(cuts([0, 300, 700, 900], end=1200, height=800)) == [(0, 700), (700, 1200)]


def test_a_cell_that_just_fits_stays_on_its_page() -> None:
    assert list(cuts([0, 300, 800], end=1600, height=800)) == [(0, 800), (800, 1600)]


def test_a_cell_taller_than_a_page_is_cut() -> None:
    assert list(cuts([0, 100], end=2000, height=800)) == [(0, 100), (100, 900), (900, 1700), (1700, 2000)]


def test_a_marker_begins_the_next_cell() -> None:
    assert cells_of("a = 1\n\na\n# %% the second\nb = 2\n# %%\n\n# %%\nc") == ["a = 1\n\na", "b = 2", "c"]


def test_code_without_a_marker_is_one_cell() -> None:
    assert cells_of("1 + 1") == ["1 + 1"]


@pytest.mark.browser
def test_pictures_have_the_themes_asked_for_and_those_taken_on_the_way_the_first(tmp_path: Path) -> None:
    asked = [look.__file__, "1 + 1", "--out", str(tmp_path), "--theme", "dark", "light",
             "--do", 'shoot("way")']
    subprocess.run([sys.executable, *asked], check=True)
    for name, dark in (("way", True), ("look-dark-1280-1", True), ("look-light-1280-1", False)):
        with Image.open(tmp_path / f"{name}.png") as picture:
            grey = picture.convert("L").resize((1, 1)).getpixel((0, 0))
        assert isinstance(grey, int) and (grey < 90) is dark, name
