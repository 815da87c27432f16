"""A chart as a picture that a notebook shows and a saved one keeps, with the same in words."""
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from .pictures import data_uri

INK, PAPER, QUIET, RED, LINE = "#1d1a1f", "#fbf6e9", "#6b625c", "#c3281b", "#ddd2bd"
#: Of a chart that is as wide as a text, in pixels.
WIDTH = 640


@dataclass(frozen=True, repr=False)
class Chart:
    """A picture as SVG, which a notebook shows. svg: its text. words: the same for who can't see it."""

    svg: str
    words: str

    def __repr__(self) -> str:
        return self.words

    def _repr_html_(self) -> str:
        words = escape(self.words, quote=True)
        return f'<img src="{data_uri(self.svg)}" alt="{words}" width="{WIDTH}">'


def drawn(width: int, height: int, parts: Iterable[str], words: Sequence[str]) -> Chart:
    """A chart so wide and high (pixels) of these elements on paper. words: a line for each thing it shows."""
    svg = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
           f'height="{height}" role="img" font-family="system-ui, sans-serif">'
           f'<title>{escape(" ".join(words))}</title>'
           f'<rect width="{width}" height="{height}" rx="8" fill="{PAPER}"/>{"".join(parts)}</svg>')
    return Chart(svg, "\n".join(words))


def text(x: float, y: float, words: str, size: float, fill: str, anchor: str = "start",
         weight: str = "") -> str:
    """Words on a chart. anchor: start, middle or end, what of them lies at x. weight: "600" is bold."""
    bold = f' font-weight="{weight}"' if weight else ""
    return (f'<text x="{x}" y="{y}" font-size="{size}"{bold} fill="{fill}" text-anchor="{anchor}">'
            f"{escape(words)}</text>")
