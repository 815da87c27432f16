"""Run every notebook from top to bottom and save it with its outputs, ready to be read without a kernel.

    python scripts/build_notebooks.py [NOTEBOOK ...]

Live widgets do not outlive their kernel, so what is kept of an output is its picture (text/html) and its
words (text/plain), not the widget; everything that differs from run to run is taken out.
"""
import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

NOTEBOOKS = Path(__file__).resolve().parents[1] / "notebooks"
WIDGET = "application/vnd.jupyter.widget-view+json"
KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}


def run(path: Path) -> None:
    """Run one notebook in its own folder and save it in place. Raises CellExecutionError if a cell fails."""
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(notebook, timeout=120, kernel_name="python3", coalesce_streams=True,
                   resources={"metadata": {"path": str(path.parent)}}).execute()
    tidy(notebook)
    nbformat.validate(notebook)
    nbformat.write(notebook, path)


def tidy(notebook: nbformat.NotebookNode) -> None:
    """Keep what a reader needs and the same bytes from every run."""
    notebook.metadata = nbformat.from_dict({"kernelspec": KERNEL, "language_info": {"name": "python"}})
    for number, cell in enumerate(notebook.cells):
        cell.id = f"cell-{number:02}"
        tags = cell.metadata.get("tags")
        cell.metadata = nbformat.from_dict({"tags": tags} if tags else {})
        if cell.cell_type == "code":
            for output in cell.outputs:
                output.get("data", {}).pop(WIDGET, None)
                output.get("metadata", {}).clear()


def main(names: list[str]) -> None:
    paths = [Path(name).resolve() for name in names] or sorted(NOTEBOOKS.glob("*.ipynb"))
    for path in paths:
        run(path)
        print(f"{path.name}: {path.stat().st_size / 1024:.0f} kB")


if __name__ == "__main__":
    main(sys.argv[1:])
