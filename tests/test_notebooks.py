"""The form of the notebooks: what a reader can rely on in each of them. What they say is run by nbval."""

from __future__ import annotations

import importlib.util
import re
from itertools import pairwise
from pathlib import Path
from statistics import median

import nbformat
import pytest

from koikoi_edu.exercises import EXERCISES

ROOT = Path(__file__).resolve().parents[1]
PATHS = sorted((ROOT / "notebooks").glob("*.ipynb"))
NAMES = ["01_the_deck", "02_a_turn", "03_the_yaku", "04_scoring", "05_play_a_hand"]
WIDGET = "application/vnd.jupyter.widget-view+json"

every_notebook = pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)


def read(path: Path) -> nbformat.NotebookNode:
    return nbformat.read(path, as_version=4)


def sources(path: Path, kind: str) -> list[str]:
    return [cell.source for cell in read(path).cells if cell.cell_type == kind]


def bundles(path: Path) -> list[dict[str, str]]:
    """The data of every output that has more than one form."""
    return [output.data for cell in read(path).cells if cell.cell_type == "code"
            for output in cell.outputs if "data" in output]


def prose(text: str) -> str:
    """A text cell without its tables and pictures."""
    lines = [line for line in text.splitlines() if not line.startswith("|")]
    return re.sub(r"<[^>]*>", "", " ".join(lines))


def test_there_are_five() -> None:
    assert [path.stem for path in PATHS] == NAMES


@every_notebook
def test_it_is_valid_and_small(path: Path) -> None:
    nbformat.validate(read(path))
    assert path.stat().st_size < 400_000


@every_notebook
def test_it_was_saved_by_the_build_script(path: Path) -> None:
    spec = importlib.util.spec_from_file_location("build_notebooks", ROOT / "scripts" / "build_notebooks.py")
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    tidied = read(path)
    build.tidy(tidied)
    assert tidied == read(path)


@every_notebook
def test_no_live_widget_is_saved(path: Path) -> None:
    assert set(read(path).metadata) == {"kernelspec", "language_info"}
    assert not [data for data in bundles(path) if WIDGET in data]


@every_notebook
def test_nothing_is_hidden(path: Path) -> None:
    for cell in read(path).cells:
        assert set(cell.metadata) <= {"tags"}
        assert not [tag for tag in cell.metadata.get("tags", []) if "hide" in tag or "remove" in tag]


@every_notebook
def test_it_was_run_from_top_to_bottom_without_error(path: Path) -> None:
    cells = [cell for cell in read(path).cells if cell.cell_type == "code"]
    assert [cell.execution_count for cell in cells] == list(range(1, len(cells) + 1))
    kinds = {output.output_type for cell in cells for output in cell.outputs}
    assert kinds <= {"execute_result", "stream"}
    streams = [[output.name for output in cell.outputs if output.output_type == "stream"] for cell in cells]
    assert all(names in ([], ["stdout"]) for names in streams), "printed in one piece, and no warnings"


@every_notebook
def test_code_is_short_and_plain(path: Path) -> None:
    cells = sources(path, "code")
    assert median(len(source.splitlines()) for source in cells) <= 3
    for source in cells:
        assert source.strip()
        assert len(source.splitlines()) <= 12
        assert max(map(len, source.splitlines())) <= 80, "wider than a cell in a window of 800 pixels"
        assert not re.search(r"^\s*(class |%|!|@)|sys\.path|__import__|;\s*$", source, re.MULTILINE)
        for imported in re.findall(r"^(?:from|import) (\w+)", source, re.MULTILINE):
            assert imported == "koikoi_edu"


@every_notebook
def test_text_is_short(path: Path) -> None:
    lengths = [len(prose(source).split()) for source in sources(path, "markdown")]
    assert 25 <= median(lengths) <= 60
    assert max(lengths) <= 75
    assert 30 <= len(read(path).cells) <= 70


@every_notebook
def test_every_code_cell_has_words_near(path: Path) -> None:
    """No more than three code cells in a row, exercises aside, and text at the beginning and the end."""
    cells = read(path).cells
    assert cells[0].cell_type == cells[-1].cell_type == "markdown"
    exercise = re.compile(r"^(question|check)\(", re.MULTILINE)
    kinds = "".join("e" if exercise.search(cell.source) else cell.cell_type[0] for cell in cells)
    assert "cccc" not in kinds


@every_notebook
def test_pictures_exist_and_say_what_they_show(path: Path) -> None:
    texts = sources(path, "markdown") + [data.get("text/html", "") for data in bundles(path)]
    images = [image for text in texts for image in re.findall(r"<img [^>]*>", text)]
    assert images
    for image in images:
        assert re.search(r'alt="[^"]{3,}"', image), image
        address = re.search(r'src="([^"]*)"', image).group(1)
        assert (path.parent / address).resolve().is_file(), address


@every_notebook
def test_every_picture_also_has_words(path: Path) -> None:
    for data in bundles(path):
        assert data["text/plain"].strip()


@every_notebook
def test_nothing_differs_from_machine_to_machine(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"0x[0-9a-f]{6}|/(home|root|tmp|usr|work|Users)/|[A-Z]:\\\\|IPY_MODEL", text)


@every_notebook
def test_its_exercises_are_all_there_and_unanswered(path: Path) -> None:
    number = str(int(path.stem[:2]))
    wanted = [f'check("{id}", ...)' for id in EXERCISES if id.partition(".")[0] == number]
    assert wanted
    assert [source for source in sources(path, "code") if source.startswith("check(")] == wanted


def test_each_leads_to_the_next() -> None:
    for path, following in pairwise(PATHS):
        assert f"]({following.name})" in read(path).cells[-1].source


@every_notebook
def test_its_links_lead_somewhere(path: Path) -> None:
    for source in sources(path, "markdown"):
        for target in re.findall(r"\]\(([^)]*)\)", source):
            assert (path.parent / target).is_file(), target


@every_notebook
def test_it_names_its_rules(path: Path) -> None:
    """Other books differ, so each says whose rules it teaches, near the top or where rules begin."""
    assert "Vanikar" in " ".join(sources(path, "markdown")[:25])


@every_notebook
def test_the_readme_lists_it(path: Path) -> None:
    assert f"(notebooks/{path.name})" in (ROOT / "README.md").read_text(encoding="utf-8")
