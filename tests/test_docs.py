"""The pages in docs: every block of Python runs, from top to bottom, and prints what stands below it."""
import importlib.util
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted((ROOT / "docs").glob("*.md"))
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)


@every_page
def test_every_block_runs_and_prints_what_it_says(page, monkeypatch, tmp_path):
    spec = importlib.util.spec_from_file_location("build_docs", ROOT / "scripts" / "build_docs.py")
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    text = page.read_text(encoding="utf-8")
    assert len(build.BLOCK.findall(text)) == text.count("```python")
    monkeypatch.chdir(tmp_path)
    assert build.built(text, page.name) == text, "python scripts/build_docs.py writes it anew"


@every_page
def test_its_links_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)]*)\)", page.read_text(encoding="utf-8")):
        assert target.startswith("https://") or (page.parent / target).is_file(), target


def test_there_is_a_page():
    assert PAGES
