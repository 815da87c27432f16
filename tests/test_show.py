"""Pictures and the HTML of saved outputs: right card, right words, readable without style sheet or script."""

from __future__ import annotations

import base64
import io
import re
import shutil
import xml.etree.ElementTree as ElementTree
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import cairosvg
import pytest
from PIL import Image

from koikoi_edu import CARDS, DECK, CardSet, KoiKoiError
from koikoi_edu.pictures import BACK, IMAGES, data_uri, index_mark, index_svg, mark_svg, svg
from koikoi_edu.show import image_html, pile_html

ALLOWED_TAGS = {"div", "img"}
SVG_START = "data:image/svg+xml;base64,"


class Parts(HTMLParser):
    """The tags of a piece of HTML, its pictures and its text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.images: list[dict[str, str | None]] = []
        self.text: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        if tag == "img":
            self.images.append(dict(attrs))

    def handle_data(self, data: str) -> None:
        self.text.append(data)

    @property
    def alt(self) -> list[str | None]:
        return [image["alt"] for image in self.images]


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working directory without pictures beside it."""
    (tmp_path / "notebooks").mkdir()
    monkeypatch.chdir(tmp_path / "notebooks")
    return tmp_path


# ── pictures

@pytest.mark.parametrize("name", [*(card.id for card in CARDS), BACK])
def test_each_card_and_the_back_has_a_picture_of_the_same_size(name: str) -> None:
    assert ElementTree.fromstring(svg(name)).attrib["viewBox"] == "0 0 240 392"


def test_a_picture_is_found_by_card_id_and_short_name() -> None:
    assert svg(DECK["crane"]) == svg("pine-crane") == svg("crane") != svg("moon")
    assert svg("crane") == (IMAGES / "pine-crane.svg").read_text(encoding="utf-8")


def test_a_picture_that_does_not_exist_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(KoiKoiError, match=r"'cran'.*'crane'"):
        svg("cran")


def test_a_data_uri_holds_the_whole_picture() -> None:
    uri = data_uri(svg("lightning"))
    assert uri.startswith(SVG_START)
    assert base64.b64decode(uri.removeprefix(SVG_START)).decode() == svg("lightning")


# ── the corner index

def test_marks_tell_the_kinds_and_the_three_sorts_of_ribbon() -> None:
    """Spec 1: 5 brights, 9 animals, 3 poem, 4 plain and 3 blue ribbons, 24 chaff."""
    assert Counter(index_mark(card) for card in DECK.cards) == {
        "bright": 5, "animal": 9, "poem": 3, "plain": 4, "blue": 3, "chaff": 24}
    assert [card.month for card in DECK.cards if index_mark(card) == "plain"] == [4, 5, 7, 11]
    assert [card.month for card in DECK.cards if index_mark(card) == "blue"] == [6, 9, 10]


def test_the_index_differs_exactly_where_month_or_mark_differ() -> None:
    by_index: dict[str, set[tuple[int, str]]] = {}
    for card in DECK.cards:
        by_index.setdefault(index_svg(card), set()).add((card.month, index_mark(card)))
    assert all(len(meant) == 1 for meant in by_index.values())
    assert len(by_index) == len({(card.month, index_mark(card)) for card in DECK.cards})


def test_the_index_needs_no_font() -> None:
    assert {element.tag.rpartition("}")[2] for card in CARDS
            for element in ElementTree.fromstring(index_svg(card)).iter()} == {"svg", "g", "path"}


def test_another_month_can_be_shown() -> None:
    """Korean decks count the paulownia as November."""
    assert index_svg("phoenix", month=11) == index_svg("rainman") != index_svg("phoenix")


@pytest.mark.parametrize("name", ["crane", "lightning", "paulownia-1", "maple-blue", "cherry-poem"])
def test_the_index_covers_the_top_left_corner_and_nothing_else(name: str) -> None:
    png = cairosvg.svg2png(bytestring=index_svg(name).encode())
    box = Image.open(io.BytesIO(png)).getchannel("A").getbbox()
    assert box is not None
    left, top, right, bottom = box
    assert (left, top) < (6, 6)
    assert 60 < right <= 80 and 100 < bottom <= 122


def test_a_joker_carries_no_index() -> None:
    png = cairosvg.svg2png(bytestring=index_svg("joker-double").encode())
    assert Image.open(io.BytesIO(png)).getchannel("A").getbbox() is None


def silhouette(mark: str) -> Image.Image:
    png = cairosvg.svg2png(bytestring=mark_svg(mark).encode(), output_width=16, output_height=16)
    return Image.open(io.BytesIO(png)).getchannel("A").point(lambda alpha: 255 * (alpha > 127))


def test_marks_differ_in_shape_alone() -> None:
    """At 16 pixels and as silhouettes, bright, animal, chaff, red and blue ribbon are told apart."""
    shapes = {mark: silhouette(mark).tobytes() for mark in ("bright", "animal", "chaff", "plain", "blue")}
    for mark, shape in shapes.items():
        for other, another in shapes.items():
            differing = sum(a != b for a, b in zip(shape, another, strict=True))
            assert mark == other or differing >= 20, (mark, other)


# ── cards as HTML

def test_a_card_shows_its_picture_with_words(elsewhere: Path) -> None:
    parts = Parts(DECK["crane"]._repr_html_())
    (image,) = parts.images
    assert image["alt"] == "January, pine, bright: crane and sun, 20 points"
    assert image["src"] == data_uri(svg("crane"))
    assert (image["width"], image["height"]) == ("90", "147")


def test_a_set_shows_its_cards_in_month_order(elsewhere: Path) -> None:
    parts = Parts(CardSet("sake moon crane curtain")._repr_html_())
    assert parts.alt == [DECK[name].label for name in ("crane", "curtain", "moon", "sake")]


def test_an_empty_set_says_so() -> None:
    assert "no cards" in Parts(CardSet()._repr_html_()).text


def test_the_deck_shows_48_cards_month_by_month(elsewhere: Path) -> None:
    parts = Parts(DECK._repr_html_())
    assert parts.alt == [card.label for card in DECK.cards]
    assert [text for text in parts.text if text[0].isdigit()][::11] == ["1 pine", "12 paulownia"]


def test_a_covered_card_keeps_its_secret(elsewhere: Path) -> None:
    html = image_html(BACK)
    assert Parts(html).alt == ["a covered card"]
    assert data_uri(svg(BACK)) in html


def test_a_pile_stands_in_four_columns_with_counts(elsewhere: Path) -> None:
    pile = CardSet("pine-1 crane geese lightning plum-poem sake pine-2")
    parts = Parts(pile_html(pile))
    assert parts.text == ["1 bright", "2 animals", "1 ribbon", "3 chaff"]
    assert parts.alt == [DECK[name].label for name in
                         ("crane", "geese", "sake", "plum-poem", "pine-1", "pine-2", "lightning")]


def test_an_empty_pile_still_has_its_columns() -> None:
    assert Parts(pile_html(CardSet())).text == ["no brights", "no animals", "no ribbons", "no chaff"]


def test_jokers_get_a_column_of_their_own() -> None:
    assert Parts(pile_html(CardSet("joker-double joker-2pi"))).text[-1] == "2 jokers"


@pytest.mark.parametrize("html", [
    pytest.param(lambda: DECK["moon"]._repr_html_(), id="card"),
    pytest.param(lambda: CardSet("moon sake")._repr_html_(), id="set"),
    pytest.param(lambda: DECK._repr_html_(), id="deck"),
    pytest.param(lambda: pile_html(DECK.cards), id="pile"),
])
def test_a_strangers_notebook_may_show_it(html) -> None:
    """No style sheet, script or inline svg, which are dropped there; the same text each time."""
    parts = Parts(html())
    assert set(parts.tags) <= ALLOWED_TAGS
    assert not re.search(r"\b(class|id|on\w+)=", html())
    assert all(image["alt"] and image["width"] and image["height"] for image in parts.images)
    assert html() == html()


# ── small notebooks

def test_beside_the_pictures_a_saved_notebook_names_the_file(elsewhere: Path) -> None:
    shutil.copytree(IMAGES, elsewhere / "images", ignore=shutil.ignore_patterns("draw"))
    assert Parts(DECK["crane"]._repr_html_()).images[0]["src"] == "../images/pine-crane.svg"
    assert len(DECK._repr_html_()) < 20_000


def test_a_foreign_picture_of_the_same_name_is_not_shown(elsewhere: Path) -> None:
    (elsewhere / "images").mkdir()
    (elsewhere / "images" / "pine-crane.svg").write_text("<svg/>")
    assert Parts(DECK["crane"]._repr_html_()).images[0]["src"] == data_uri(svg("crane"))
