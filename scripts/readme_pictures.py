"""Photograph the table and the score explorer for the README, as they stand in a real JupyterLab.

    python scripts/readme_pictures.py
"""
import io
import sys
import tempfile
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests" / "browser"))

from lab import LIGHT, Lab, open_browser  # noqa: E402

#: picture: the code of one cell, and which part of what it shows is photographed.
SCENES = {
    "score": ("from koikoi_edu.widgets import ScoreExplorer\n"
              "ScoreExplorer('moon curtain crane sake', opponent_koikoi=1)", ".kk-score-stage"),
    "table": ("from koikoi_edu.widgets import Table\n"
              "table = Table(seed=1270, rounds=3, dealer=0)\n"
              "for card in ('moon', 'chrysanthemum-1'):\n"
              "    table.play(card)\n"
              "table", ".kk"),
}


def main() -> None:
    folder = ROOT / "docs"
    folder.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch,
        open_browser() as browser,
        Lab(Path(scratch), browser, whole_notebook=True, scale=1.5) as lab,
    ):
        for name, (code, part) in SCENES.items():
            notebook = lab.new_notebook([code], sidebar=False)
            notebook.set_theme(LIGHT)
            notebook.viewport(1280, 1400)
            notebook.run_all()
            if wrong := notebook.errors():
                raise SystemExit(f"{name}: {wrong}")
            shot = notebook.page.locator(f".jp-OutputArea-output {part}").first.screenshot()
            # 256 colours are all that drawn cards need, in a quarter of the bytes.
            picture = Image.open(io.BytesIO(shot)).convert("RGB").quantize(256)
            picture.save(folder / f"{name}.png", optimize=True)
            notebook.close()
            print(f"docs/{name}.png")


if __name__ == "__main__":
    main()
