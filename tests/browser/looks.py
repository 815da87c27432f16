"""What tests ask of the looks of a page: is there room for everything, are words read and pictures seen."""

from __future__ import annotations

import re

from lab import Notebook
from playwright.sync_api import Locator, expect

from koikoi_edu.widgets.base import View

TOO_WIDE = """() => [...document.querySelectorAll('.jp-WindowedPanel-outer, .jp-OutputArea-output')]
    .filter(shown => shown.scrollWidth > shown.clientWidth)
    .map(shown => `${shown.className}: ${shown.scrollWidth} in ${shown.clientWidth}`)"""
SPILT = """shown => [...shown.querySelectorAll('.kk *')].filter(part => {
    const box = part.getBoundingClientRect(), room = shown.getBoundingClientRect();
    return box.width > 1 && (box.right > room.right + 1 || box.left < room.left - 1);
}).map(part => part.className)"""
COLOURS = """shown => {
    const paint = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    const rgba = colour => {
        paint.clearRect(0, 0, 1, 1);
        paint.fillStyle = colour;
        paint.fillRect(0, 0, 1, 1);
        return [...paint.getImageData(0, 0, 1, 1).data];
    };
    const grounds = [];
    for (let at = shown; at; at = at.parentElement) grounds.push(rgba(getComputedStyle(at).backgroundColor));
    return [rgba(getComputedStyle(shown).color), grounds]; }"""


BOXES = "shown => shown.map(each => each.getBoundingClientRect().toJSON())"
DECODED = """async shown => {
    await Promise.all(shown.map(image => image.decode()));
    return shown.map(image => image.naturalWidth); }"""


def still(view: View) -> dict[str, str]:
    """What a cell that ends in a widget is saved with, for `Lab.saved_notebook`."""
    return {"text/plain": view.words(), "text/html": view.picture_html()}


def shows_cards(shown: Locator, number: int) -> None:
    """There are so many pictures of cards, and each of them can be seen."""
    images = shown.locator("img")
    expect(images).to_have_count(number)
    assert set(images.evaluate_all(DECODED)) == {240}


def switches_the_index(widget: Locator, words: str, card: Locator) -> None:
    """The switch of this name takes the corner index off the cards, and puts it on again."""
    switch = widget.get_by_role("checkbox", name=words)
    expect(switch).to_be_checked()
    pictures = "shown => (getComputedStyle(shown).backgroundImage.match(/data:/g) ?? []).length"
    for number, state in ((1, "not_to"), (2, "to")):
        switch.click()
        getattr(expect(widget), f"{state}_have_class")(re.compile(r"\bkk-index\b"))
        assert card.evaluate(pictures) == number


def too_wide(notebook: Notebook) -> list[str]:
    """What would scroll sideways or juts out of the first cell's output; empty when all has room."""
    return notebook.page.evaluate(TOO_WIDE) + notebook.output(0).evaluate(SPILT)


def contrast(shown: Locator) -> float:
    """WCAG contrast, 1 to 21, of the letters of an element with the grounds behind them."""
    ink, grounds = shown.evaluate(COLOURS)
    ground = [255.0, 255.0, 255.0]
    for layer in reversed(grounds):
        ground = _over(ground, layer)
    light, dark = sorted((_luminance(_over(ground, ink)), _luminance(ground)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _over(below: list[float], rgba: list[int]) -> list[float]:
    alpha = rgba[3] / 255
    return [alpha * above + (1 - alpha) * under for above, under in zip(rgba, below, strict=False)]


def _luminance(rgb: list[float]) -> float:
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
                        for c in (value / 255 for value in rgb))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
