"""The package as others get it: a wheel with the pictures in it, a source archive with all that is needed."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PICTURES = 54  # 48 cards, 5 jokers, the back


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the source archive, built without network."""
    folder = tmp_path_factory.mktemp("built")
    command = [sys.executable, "-m", "hatchling", "build", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=120)
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> list[str]:
    [path] = built.glob("*.whl")
    return zipfile.ZipFile(path).namelist()


@pytest.fixture(scope="module")
def archive(built: Path) -> list[str]:
    [path] = built.glob("*.tar.gz")
    return [name.partition("/")[2] for name in tarfile.open(path).getnames()]


def in_python(code: str, path: Path) -> str:
    """What `code` prints in a new Python that looks for packages in `path` first."""
    code = f"import sys; sys.path.insert(0, {str(path)!r}); {code}"
    run = subprocess.run([sys.executable, "-c", code], cwd=path, capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr
    return run.stdout.strip()


def test_the_wheel_holds_every_picture_and_no_script_that_draws_them(wheel: list[str]) -> None:
    images = [name for name in wheel if "images/" in name]
    assert len(images) == PICTURES
    assert all(name.startswith("koikoi_edu/images/") and name.endswith(".svg") for name in images)


def test_the_wheel_holds_the_whole_package_and_nothing_else(wheel: list[str]) -> None:
    modules = {str(path.relative_to(ROOT)) for path in (ROOT / "koikoi_edu").rglob("*.py")}
    assert {name for name in wheel if name.endswith(".py")} == {name.replace("\\", "/") for name in modules}
    assert "koikoi_edu/py.typed" in wheel
    assert {name.partition("/")[0] for name in wheel if ".dist-info/" not in name} == {"koikoi_edu"}


def test_the_installed_package_finds_its_pictures(built: Path, tmp_path: Path) -> None:
    [path] = built.glob("*.whl")
    zipfile.ZipFile(path).extractall(tmp_path)
    where = in_python("from koikoi_edu.pictures import IMAGES; print(IMAGES)", tmp_path)
    assert Path(where) == tmp_path / "koikoi_edu" / "images"
    drawn = in_python("from koikoi_edu.pictures import svg; print(svg('pine-crane'))", tmp_path)
    assert drawn == (ROOT / "images" / "pine-crane.svg").read_text(encoding="utf-8").strip()


def test_the_checkout_finds_its_pictures(tmp_path: Path) -> None:
    where = in_python("from koikoi_edu.pictures import IMAGES; print(IMAGES)", tmp_path)
    assert Path(where) == ROOT / "images"


@pytest.mark.parametrize(
    "name",
    ["Makefile", "LICENSE", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "images/pine-crane.svg",
     "images/draw/deck.py", "koikoi_edu/cards.py", "tests/browser/lab.py"],
)  # fmt: skip
def test_the_source_archive_is_complete(archive: list[str], name: str) -> None:
    assert name in archive


def test_the_source_archive_holds_nothing_that_git_ignores(archive: list[str]) -> None:
    assert not [name for name in archive if "__pycache__" in name or name.startswith((".venv", "dist"))]


def test_the_engine_loads_nothing_of_jupyter() -> None:
    loaded = in_python("import koikoi_edu; print(*sys.modules)", ROOT).split()
    assert "koikoi_edu.scoring" in loaded
    assert not {"ipywidgets", "ipycanvas", "IPython", "traitlets"} & set(loaded)
