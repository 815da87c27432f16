"""How every widget looks: one palette, one scale of spaces and letters, the cards' faces as CSS classes.

The style sheet with the 54 faces (about 350 KB) goes to the page once, as one hidden widget that all others
share.
"""
from importlib.resources import files

import ipywidgets
from ipywidgets.widgets.widget_string import HTMLStyle, LabelStyle, TextStyle

from ..cards import CARDS
from ..pictures import BACK, data_uri, index_svg, mark_svg, svg

#: Colours for the drawn table, where CSS cannot reach; the same in light and dark pages.
PALETTE = {
    "felt": "#3d5a4c", "felt_deep": "#2c4439", "line": "#5c7a6a", "ink": "#1d1a1f", "paper": "#fbf6e9",
    "red": "#d3281c", "gold": "#f4bd2b", "shadow": "rgba(12, 18, 15, 0.45)", "quiet": "#cfdcd2",
}

#: Widths of cards in CSS pixels, by the name of their class (`kk-small` and so on).
SIZES = {"tiny": 26, "small": 48, "medium": 68, "large": 120}

MARKS = ("bright", "animal", "poem", "plain", "blue", "chaff")

_CSS = files(__package__).joinpath("theme.css").read_text(encoding="utf-8")


def css() -> str:
    """The whole style sheet as text: layout, then a class for each face and each mark."""
    faces = [f".kk-{card.id}{{--kk-face:url({data_uri(svg(card))})}}" for card in CARDS]
    faces.append(f".kk-{BACK}{{--kk-face:url({data_uri(svg(BACK))});--kk-tab:none}}")
    tabs: dict[str, list[str]] = {}
    for card in CARDS:
        tabs.setdefault(index_svg(card), []).append(f".kk-{card.id}")
    corners = [f"{','.join(names)}{{--kk-tab:url({data_uri(text)})}}" for text, names in tabs.items()]
    marks = [f".kk .kk-mark-{mark}{{background-image:url({data_uri(mark_svg(mark))})}}" for mark in MARKS]
    return "\n".join([_CSS, *faces, *corners, *marks])


_shared: dict[str, ipywidgets.Widget] = {}


def stylesheet() -> ipywidgets.HTML:
    """The one hidden widget that carries the style sheet; made at first need, and again if it was closed."""
    return own_style("", css())


def own_style(name: str, text: str) -> ipywidgets.HTML:
    """A hidden widget with more CSS, one for all widgets of this name."""
    return _once(f"css {name}", lambda: ipywidgets.HTML(f"<style>{text}</style>", layout=_hidden(),
                                                       style=plain_words()))


def plain_layout() -> ipywidgets.Layout:
    """The empty layout that all buttons share, so that one costs one message to make and not three."""
    return _once("layout", ipywidgets.Layout)


def plain_style() -> ipywidgets.ButtonStyle:
    """The empty button style that all buttons share."""
    return _once("style", ipywidgets.ButtonStyle)


def plain_words() -> ipywidgets.Widget:
    """The empty style that all pieces of HTML share."""
    return _once("words", HTMLStyle)


def plain_text() -> ipywidgets.Widget:
    """The empty style that all fields for text share."""
    return _once("text", TextStyle)


def plain_label() -> ipywidgets.Widget:
    """The empty style that all labels share."""
    return _once("label", LabelStyle)


def _hidden() -> ipywidgets.Layout:
    return _once("hidden", lambda: ipywidgets.Layout(display="none"))


def _once(name, make):
    widget = _shared.get(name)
    if widget is None or widget.comm is None:
        widget = _shared[name] = make()
    return widget
