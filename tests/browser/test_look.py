"""The parts of look.py that need no browser."""

from __future__ import annotations

from look import cells_of, cuts


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
