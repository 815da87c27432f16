"""Run the Python in docs from top to bottom and put what each block prints into the text block below it.

    python scripts/build_docs.py [PAGE ...]

A block of Python with no text block below it keeps what it prints to itself.
"""
import io
import os
import re
import sys
import tempfile
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

DOCS = Path(__file__).resolve().parents[1] / "docs"
BLOCK = re.compile(r"^```python\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?", re.MULTILINE | re.DOTALL)


def built(text: str, name: str) -> str:
    """A page with what its blocks print. Raises what a block raises."""
    names: dict[str, Any] = {"__name__": "docs"}

    def run(block: re.Match[str]) -> str:
        with redirect_stdout(io.StringIO()) as printed:
            exec(compile(block[1], name, "exec"), names)
        if block[2] is None:
            return block[0]
        said = "".join(f"{line.rstrip()}\n" for line in printed.getvalue().splitlines())
        return f"```python\n{block[1]}```\n\n```text\n{said}```\n"

    return BLOCK.sub(run, text)


def main(names: list[str]) -> None:
    pages = [Path(name).resolve() for name in names] or sorted(DOCS.glob("*.md"))
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for page in pages:
            page.write_text(built(page.read_text(encoding="utf-8"), page.name), encoding="utf-8")
            print(page.name)
        os.chdir(DOCS)


if __name__ == "__main__":
    main(sys.argv[1:])
