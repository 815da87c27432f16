"""The harness itself: it runs, waits, sees faults, reloads, re-themes and shoots, shown on a small widget."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest
from lab import DARK, LIGHT, Lab, Notebook
from playwright.sync_api import Error, expect

LANTERN = """
import ipywidgets
button, label = ipywidgets.Button(description="Light the lantern"), ipywidgets.Label("dark")
button.on_click(lambda _: setattr(label, "value", label.value + " light"))
ipywidgets.VBox([button, label])
"""

UNKNOWN_WIDGET = """
from IPython.display import display
view = {"model_id": "none", "version_major": 2, "version_minor": 0}
display({"application/vnd.jupyter.widget-view+json": view, "text/plain": "gone"}, raw=True)
"""
BROKEN_WIDGET = """
import ipywidgets, traitlets
class Lantern(ipywidgets.DOMWidget):
    _model_name = traitlets.Unicode("Lantern").tag(sync=True)
    _model_module = traitlets.Unicode("@jupyter-widgets/controls").tag(sync=True)
    _model_module_version = traitlets.Unicode("2.0.0").tag(sync=True)
    _view_name = traitlets.Unicode("LanternView").tag(sync=True)
Lantern()
"""
OUTSIDE = """
from IPython.display import HTML
HTML('<img alt="" src="http://example.org/moon.png">')
"""


@pytest.fixture(scope="module")
def lantern(lab: Lab) -> Iterator[Notebook]:
    with lab.new_notebook([LANTERN, "label.value"]) as notebook:
        notebook.run_all()
        yield notebook


@pytest.fixture(autouse=True)
def unlit(lantern: Notebook) -> None:
    lantern.run_cell(0)
    expect(lantern.output(0)).to_contain_text("dark")
    expect(lantern.output(0)).not_to_contain_text("light")


def test_a_click_changes_the_label(lantern: Notebook) -> None:
    lantern.output(0).get_by_role("button", name="Light the lantern").click()
    expect(lantern.output(0)).to_contain_text("dark light")


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_key_changes_the_label(lantern: Notebook, key: str) -> None:
    lantern.output(0).get_by_role("button", name="Light the lantern").focus()
    lantern.page.keyboard.press(key)
    expect(lantern.output(0)).to_contain_text("dark light")


def test_run_cell_waits_for_the_value(lantern: Notebook) -> None:
    lantern.output(0).get_by_role("button", name="Light the lantern").click()
    lantern.settle()
    lantern.run_cell(1)
    assert lantern.outputs()[1][0]["data"]["text/plain"] == "'dark light'"


def test_a_reload_keeps_the_kernel_and_shows_the_widget_again(lantern: Notebook) -> None:
    lantern.output(0).get_by_role("button", name="Light the lantern").click()
    expect(lantern.output(0)).to_contain_text("dark light")
    lantern.reload()
    expect(lantern.output(0)).to_contain_text("dark light")
    lantern.output(0).get_by_role("button", name="Light the lantern").click()
    expect(lantern.output(0)).to_contain_text("dark light light")


def test_theme_and_width(lantern: Notebook) -> None:
    background = "getComputedStyle(document.body).getPropertyValue('--jp-layout-color0').trim()"
    lantern.set_theme(DARK)
    dark = lantern.page.evaluate(background)
    lantern.set_theme(LIGHT)
    assert dark != lantern.page.evaluate(background)
    lantern.viewport(700, 800)
    assert lantern.page.evaluate("window.innerWidth") == 700
    lantern.viewport(1280, 800)


def test_a_screenshot_is_saved_only_when_asked_for(
    lantern: Notebook, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("KOIKOI_SHOTS", raising=False)
    assert lantern.screenshot("lantern") is None
    monkeypatch.setenv("KOIKOI_SHOTS", str(tmp_path / "shots"))
    assert lantern.screenshot("lantern") == tmp_path / "shots" / "lantern.png"
    assert (tmp_path / "shots" / "lantern.png").read_bytes().startswith(b"\x89PNG")


def test_nothing_went_wrong_so_far(lantern: Notebook) -> None:
    assert lantern.errors() == []
    assert lantern.page_errors == []


def test_faults_are_seen(lab: Lab) -> None:
    with lab.new_notebook([UNKNOWN_WIDGET, BROKEN_WIDGET, OUTSIDE, "{}['moon']"]) as notebook:
        notebook.run_all()
        raised, unknown, broken = notebook.errors()
        assert raised == "cell 3: KeyError: 'moon'"
        assert unknown == "Error displaying widget: model not found"
        assert broken == "Click to show javascript error."
        assert any("Class Lantern not found" in error for error in notebook.page_errors)
        assert any("ERR_NAME_NOT_RESOLVED" in error for error in notebook.page_errors)


def test_a_notebook_that_names_no_kernel_is_said_to_wait_for_one(
    lab: Lab, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lab.READY_SECONDS", 2)
    nbformat.write(nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell("1 + 1")]),
                   lab.files / "notebooks" / "no-kernel.ipynb")
    with pytest.raises(Error, match="not ready after 2 seconds: waited for a kernel"):
        lab.open("no-kernel.ipynb")
    assert not [notebook for notebook in lab.notebooks if notebook.name == "no-kernel.ipynb"]


def test_a_closed_notebook_leaves_no_kernel(lab: Lab) -> None:
    def kernels() -> list[str]:
        return [kernel["id"] for kernel in lab.api("kernels")]

    before = kernels()
    notebook = lab.new_notebook(["1 + 1"])
    notebook.run_all()
    assert len(kernels()) == len(before) + 1
    notebook.close()
    notebook.close()
    assert kernels() == before


def test_the_checkout_stays_clean(lab: Lab, lantern: Notebook) -> None:
    assert (lab.files / "notebooks" / lantern.name).is_file()
    assert not list(Path(__file__).parents[2].rglob(lantern.name))
