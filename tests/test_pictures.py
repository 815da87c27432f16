"""The card pictures: complete, small, fit for any page, distinct to every eye, alike in every renderer.

Distances are measured at 60x98 pixels, the smallest size on the table, without the frame common to all.
"""

import io
import itertools
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import imagehash
import numpy as np
import pytest
from daltonlens import simulate
from PIL import Image

ROOT = Path(__file__).parents[1]
IMAGES = ROOT / "images"
DECK = {
    "pine": "crane poem 1 2",
    "plum": "warbler poem 1 2",
    "cherry": "curtain poem 1 2",
    "wisteria": "cuckoo ribbon 1 2",
    "iris": "bridge ribbon 1 2",
    "peony": "butterflies blue 1 2",
    "clover": "boar ribbon 1 2",
    "pampas": "moon geese 1 2",
    "chrysanthemum": "sake blue 1 2",
    "maple": "deer blue 1 2",
    "willow": "rainman swallow ribbon lightning",
    "paulownia": "phoenix 1 2 red",
    "joker": "1pi 2pi 3pi nonwinner double",
}
CARD_IDS = [f"{family}-{card}" for family, cards in DECK.items() for card in cards.split()] + ["back"]
PALETTE = {"#1d1a1f", "#fbf6e9", "#d3281c", "#4b3f96", "#8f86cf", "#f4bd2b"}
PALETTE |= {"#2b5a3c", "#f3aba3", "#c67a33", "#5d9dbd", "#8f8b86", "#8e170f"}
SHAPES = {"path", "circle", "ellipse", "rect"}
ELEMENTS = SHAPES | {"svg", "g", "clipPath"}
ATTRIBUTES = {"viewBox", "width", "height", "id", "d", "x", "y", "r", "rx", "ry", "cx", "cy", "transform"}
ATTRIBUTES |= {"clip-path", "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"}
TABLE_GREEN = (58, 104, 76)


def elements(card_id: str) -> list[ElementTree.Element]:
    return list(ElementTree.parse(IMAGES / f"{card_id}.svg").iter())


def name(element: ElementTree.Element) -> str:
    return element.tag.removeprefix("{http://www.w3.org/2000/svg}")


def failures(check: Callable[[str], object]) -> dict[str, object]:
    """What the check finds wrong, by card; a check returns nothing or something empty where all is well."""
    return {card_id: wrong for card_id in CARD_IDS if (wrong := check(card_id))}


# ---- the files


def test_there_is_one_file_for_every_card_and_no_other():
    assert sorted(file.stem for file in IMAGES.glob("*.svg")) == sorted(CARD_IDS)


def draw(script: Path, *options: str) -> subprocess.CompletedProcess:
    return subprocess.run([sys.executable, script, *options], capture_output=True, text=True, timeout=60)


def test_files_are_what_the_script_draws():
    result = draw(IMAGES / "draw", "--check")
    assert result.returncode == 0, result.stdout + result.stderr


def test_check_notices_a_changed_a_missing_and_a_foreign_file(tmp_path):
    copy = tmp_path / "images"
    shutil.copytree(IMAGES, copy, ignore=shutil.ignore_patterns("__pycache__"))
    assert draw(copy / "draw", "--check").returncode == 0
    changed = copy / "pine-1.svg"
    changed.write_text(changed.read_text().replace("#1d1a1f", "#fbf6e9", 1))
    (copy / "plum-1.svg").unlink()
    (copy / "rose-1.svg").write_text("<svg/>")
    result = draw(copy / "draw", "--check")
    assert result.returncode == 1
    assert all(card_id in result.stdout for card_id in ("pine-1", "plum-1", "rose-1"))
    assert draw(copy / "draw").returncode == 0
    assert changed.read_bytes() == (IMAGES / "pine-1.svg").read_bytes()


def test_files_are_plain_ascii_of_8192_bytes_at_most():
    def check(card_id):
        data = (IMAGES / f"{card_id}.svg").read_bytes()
        return [] if data.isascii() and len(data) <= 8192 else f"{len(data)} bytes, ASCII: {data.isascii()}"

    assert not failures(check)


def test_every_card_has_the_same_size():
    def check(card_id):
        size = {key: elements(card_id)[0].get(key) for key in ("viewBox", "width", "height")}
        return None if size == {"viewBox": "0 0 240 392", "width": "240", "height": "392"} else size

    assert not failures(check)


def test_only_plain_shapes_without_fonts_styles_links_or_scripts():
    def check(card_id):
        names = {name(element) for element in elements(card_id)}
        attributes = {attribute for element in elements(card_id) for attribute in element.attrib}
        return (names - ELEMENTS) | (attributes - ATTRIBUTES)

    assert not failures(check)


def test_at_most_70_shapes():
    def check(card_id):
        count = sum(name(element) in SHAPES for element in elements(card_id))
        return count if count > 70 else None

    assert not failures(check)


def test_only_colours_of_the_palette_and_at_most_seven_on_a_card():
    def check(card_id):
        paints = {element.get(key, "none") for element in elements(card_id) for key in ("fill", "stroke")}
        colours = paints - {"none"}
        return colours - PALETTE or (colours if len(colours) > 7 else None)

    assert not failures(check)


def test_an_id_names_its_card_so_that_many_cards_can_share_a_page():
    found = [(card_id, element.get("id")) for card_id in CARD_IDS for element in elements(card_id)]
    ids = [(card_id, identifier) for card_id, identifier in found if identifier]
    assert all(card_id in identifier for card_id, identifier in ids)
    assert len({identifier for _, identifier in ids}) == len(ids) == len(CARD_IDS)

    def check(card_id):
        links = {link for element in elements(card_id) if (link := element.get("clip-path"))}
        return links ^ {f"url(#{identifier})" for owner, identifier in ids if owner == card_id}

    assert not failures(check)


def test_path_data_is_whole_numbers_and_every_stroke_has_a_length():
    def check(card_id):
        data = [element.get("d") for element in elements(card_id) if name(element) == "path"]
        odd = [text[:60] for text in data if not re.fullmatch(r"M[MmLlCcQqAaZz\d -]+", text)]
        return odd + [text[:60] for text in data if re.search(r"[Mm][ \d-]+(l0 0)?(?=[MmZz]|$)", text)]

    assert not failures(check)


def test_no_stroke_is_thinner_than_can_be_seen():
    """A line that swells counts with its mean width: that of a round nib of the same area."""

    def thin(element, scale=1.0, width=0.0):
        if found := re.search(r"matrix\(([^)]+)\)", element.get("transform", "")):
            a, b, c, d = map(float, found[1].split()[:4])
            scale *= abs(a * d - b * c) ** 0.5
        width = float(element.get("stroke-width", width))
        drawn = name(element) in SHAPES and 0 < width * scale < 1.75
        return [round(width * scale, 2)] * drawn + [
            value for child in element for value in thin(child, scale, width)
        ]

    assert not failures(lambda card_id: thin(elements(card_id)[0]))


# ---- the renderers


QUIET = [  # one picture of a local page, no network, no profile of the user, one pixel a pixel
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    "--hide-scrollbars",
    "--force-device-scale-factor=1",
    "--force-color-profile=srgb",
]


class Missing(Exception):
    """A renderer that this machine does not have."""


def on_green(data: bytes | Path):
    picture = Image.open(io.BytesIO(data) if isinstance(data, bytes) else data).convert("RGBA")
    ground = Image.new("RGBA", picture.size, (*TABLE_GREEN, 255))
    ground.alpha_composite(picture)
    return ground.convert("RGB")


@cache
def by_cairosvg(width: int, height: int) -> dict:
    try:
        import cairosvg
    except (ImportError, OSError) as error:  # OSError: the cairo library itself is not there
        raise Missing(f"cairosvg cannot be used: {error}") from error
    return {
        card_id: on_green(
            cairosvg.svg2png(url=str(IMAGES / f"{card_id}.svg"), output_width=width, output_height=height)
        )
        for card_id in CARD_IDS
    }


@cache
def by_librsvg(width: int, height: int) -> dict:
    if not shutil.which("rsvg-convert"):
        raise Missing("rsvg-convert is not on the PATH")
    command = ["rsvg-convert", "-w", str(width), "-h", str(height)]
    return {
        card_id: on_green(
            subprocess.run([*command, IMAGES / f"{card_id}.svg"], capture_output=True, check=True).stdout
        )
        for card_id in CARD_IDS
    }


@cache
def by_chromium(width: int, height: int) -> dict:
    names = (os.environ.get("KOIKOI_BROWSER"), "chromium", "chromium-browser", "google-chrome")
    browser = next((path for each in names if each and (path := shutil.which(each))), None)
    if not browser:
        raise Missing("no Chromium: set KOIKOI_BROWSER, or put chromium on the PATH")
    columns = 9
    corners = {card_id: (k % columns * width, k // columns * height) for k, card_id in enumerate(CARD_IDS)}
    pictures = "".join(
        f'<img src="{(IMAGES / card_id).as_uri()}.svg" width="{width}" height="{height}"'
        f' style="position:absolute;left:{left}px;top:{top}px">'
        for card_id, (left, top) in corners.items()
    )
    red, green, blue = TABLE_GREEN
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        page, shot = Path(folder, "page.html"), Path(folder, "shot.png")
        page.write_text(f'<body style="margin:0;background:rgb({red},{green},{blue})">{pictures}')
        command = [browser, *QUIET, f"--user-data-dir={folder}/profile", f"--screenshot={shot}"]
        command += [f"--window-size={columns * width},{-(-len(CARD_IDS) // columns) * height}", page.as_uri()]
        subprocess.run(command, capture_output=True, check=True, timeout=120)
        sheet = on_green(shot)
    return {
        card_id: sheet.crop((left, top, left + width, top + height))
        for card_id, (left, top) in corners.items()
    }


RENDERERS = {"chromium": by_chromium, "librsvg": by_librsvg, "cairosvg": by_cairosvg}
CI_HAS = {"chromium", "cairosvg"}  # skipping one of these there would hide that nothing is tested


def rendered(renderer: str, width: int, height: int) -> dict:
    """All cards as pictures, or a skip with the reason."""
    try:
        return RENDERERS[renderer](width, height)
    except Missing as reason:
        if os.environ.get("CI") == "true" and renderer in CI_HAS:
            pytest.fail(str(reason))
        pytest.skip(str(reason))


def numbers(picture):
    return np.asarray(picture, float)


@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(RENDERERS, 2)))
def test_renderers_agree(one, other):
    """At 120x196 pixels, of 255: 5 on average over a card, 40 on average over any 4x4 pixels."""
    ones, others = rendered(one, 120, 196), rendered(other, 120, 196)

    def blocks(picture):
        return numbers(picture.resize((30, 49), Image.Resampling.BOX))

    def check(card_id):
        mean = np.abs(numbers(ones[card_id]) - numbers(others[card_id])).mean()
        worst = np.abs(blocks(ones[card_id]) - blocks(others[card_id])).max()
        return (round(mean, 1), round(worst, 1)) if mean > 5 or worst > 40 else None

    assert not failures(check)


def test_every_card_is_painted():
    """A renderer that gives up on a file leaves the table in view; a card hides it, round corners apart."""

    def check(card_id):
        left = (numbers(rendered("cairosvg", 60, 98)[card_id]) == TABLE_GREEN).all(axis=-1).mean()
        return None if 0 < left < 0.02 else left

    assert not failures(check)


# ---- told apart by every eye


def lab(picture):
    """CIE L*a*b* of sRGB pixels under D65."""
    value = numbers(picture) / 255
    linear = np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)
    to_xyz = np.array(
        [
            [0.4124564, 0.3575761, 0.1804375],
            [0.2126729, 0.7151522, 0.0721750],
            [0.0193339, 0.1191920, 0.9503041],
        ]
    )
    xyz = linear @ to_xyz.T / (0.95047, 1, 1.08883)
    root = np.where(xyz > 216 / 24389, np.cbrt(xyz), (24389 / 27 * xyz + 16) / 116)
    x, y, z = root[..., 0], root[..., 1], root[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


def seen_by(deficiency):
    def see(picture):
        eye = simulate.Simulator_Brettel1997()
        return lab(Image.fromarray(eye.simulate_cvd(np.asarray(picture), deficiency, severity=1.0)))

    return see


def rms(one, other):
    return float(np.sqrt(((one - other) ** 2).sum(axis=-1).mean()))


def share_of_bits(one, other):
    return float(one - other) / one.hash.size


def small(look):
    """A look at the card in 25x44 cells, in which fine lines melt together as they do at arm's length."""
    return lambda picture: look(picture.resize((25, 44), Image.Resampling.BOX))


EYES = {  # how a card is seen, how two sights are compared, the least distance between any two cards
    "colour": (small(lab), rms, 25),
    "deutan": (small(seen_by(simulate.Deficiency.DEUTAN)), rms, 25),
    "protan": (small(seen_by(simulate.Deficiency.PROTAN)), rms, 25),
    "grey": (small(lambda picture: lab(picture)[..., :1]), rms, 20),
    "pHash": (lambda picture: imagehash.phash(picture, hash_size=12), share_of_bits, 0.25),
    "dHash": (lambda picture: imagehash.dhash(picture, hash_size=12), share_of_bits, 0.25),
}


@pytest.mark.parametrize("eye", EYES)
def test_any_two_cards_look_different(eye):
    see, distance, least = EYES[eye]
    sights = {
        card_id: see(picture.crop((5, 5, 55, 93)))
        for card_id, picture in rendered("cairosvg", 60, 98).items()
    }
    pairs = [(distance(sights[a], sights[b]), a, b) for a, b in itertools.combinations(CARD_IDS, 2)]
    assert min(pairs)[0] >= least, sorted(pairs)[:5]
    print(f"{eye}: nearest pair {min(pairs)}, limit {least}")
