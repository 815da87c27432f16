"""The form of the notebooks: what a reader can rely on in each of them. What they say is run by nbval."""

from __future__ import annotations

import importlib.util
import re
from itertools import pairwise
from pathlib import Path
from statistics import median

import nbformat
import pytest

from koikoi_edu.exercises import EXERCISES
from koikoi_edu.puzzles import puzzle
from koikoi_edu.puzzles.making import endless_kinds
from koikoi_edu.rules import DEFAULT

ROOT = Path(__file__).resolve().parents[1]
PATHS = sorted((ROOT / "notebooks").glob("*.ipynb"))
NAMES = ["01_the_deck", "02_a_turn", "03_the_yaku", "04_scoring", "05_play_a_hand", "06_scoring_puzzles",
         "07_same_pile_other_rules", "08_go_stop", "09_stop_or_koi_koi", "10_odds", "11_myths",
         "12_build_an_agent"]
WIDGET = "application/vnd.jupyter.widget-view+json"

every_notebook = pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)


def read(path: Path) -> nbformat.NotebookNode:
    return nbformat.read(path, as_version=4)


def sources(path: Path, kind: str) -> list[str]:
    return [cell.source for cell in read(path).cells if cell.cell_type == kind]


def bundles(path: Path) -> list[dict[str, str]]:
    """The data of every output that has more than one form."""
    return [output.data for cell in read(path).cells if cell.cell_type == "code"
            for output in cell.outputs if "data" in output]


def prose(text: str) -> str:
    """A text cell without its tables and pictures."""
    lines = [line for line in text.splitlines() if not line.startswith("|")]
    return re.sub(r"<[^>]*>", "", " ".join(lines))


def test_they_are_all_there() -> None:
    assert [path.stem for path in PATHS] == NAMES


@every_notebook
def test_it_is_valid_and_small(path: Path) -> None:
    nbformat.validate(read(path))
    assert path.stat().st_size < 400_000


@every_notebook
def test_it_was_saved_by_the_build_script(path: Path) -> None:
    spec = importlib.util.spec_from_file_location("build_notebooks", ROOT / "scripts" / "build_notebooks.py")
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    tidied = read(path)
    build.tidy(tidied)
    assert tidied == read(path)


@every_notebook
def test_no_live_widget_is_saved(path: Path) -> None:
    assert set(read(path).metadata) == {"kernelspec", "language_info"}
    assert not [data for data in bundles(path) if WIDGET in data]


@every_notebook
def test_nothing_is_hidden(path: Path) -> None:
    for cell in read(path).cells:
        assert set(cell.metadata) <= {"tags"}
        assert not [tag for tag in cell.metadata.get("tags", []) if "hide" in tag or "remove" in tag]


@every_notebook
def test_it_was_run_from_top_to_bottom_without_error(path: Path) -> None:
    cells = [cell for cell in read(path).cells if cell.cell_type == "code"]
    assert [cell.execution_count for cell in cells] == list(range(1, len(cells) + 1))
    kinds = {output.output_type for cell in cells for output in cell.outputs}
    assert kinds <= {"execute_result", "stream"}
    streams = [[output.name for output in cell.outputs if output.output_type == "stream"] for cell in cells]
    assert all(names in ([], ["stdout"]) for names in streams), "printed in one piece, and no warnings"


@every_notebook
def test_code_is_short_and_plain(path: Path) -> None:
    cells = sources(path, "code")
    assert median(len(source.splitlines()) for source in cells) <= 3
    for source in cells:
        assert source.strip()
        assert len(source.splitlines()) <= 12
        assert max(map(len, source.splitlines())) <= 80, "wider than a cell in a window of 800 pixels"
        assert not re.search(r"^\s*(class |%|!|@)|sys\.path|__import__|;\s*$", source, re.MULTILINE)
        for imported in re.findall(r"^(?:from|import) (\w+)", source, re.MULTILINE):
            # An opponent draws from a Random, and odds are fractions.
            assert imported in ("koikoi_edu", "random", "fractions", "math")


@every_notebook
def test_text_is_short(path: Path) -> None:
    lengths = [len(prose(source).split()) for source in sources(path, "markdown")]
    assert 25 <= median(lengths) <= 60
    assert max(lengths) <= 75
    assert 30 <= len(read(path).cells) <= 75


@every_notebook
def test_every_code_cell_has_words_near(path: Path) -> None:
    """No more than three code cells in a row, exercises aside, and text at the beginning and the end."""
    cells = read(path).cells
    assert cells[0].cell_type == cells[-1].cell_type == "markdown"
    exercise = re.compile(r"^(question|check)\(", re.MULTILINE)
    kinds = "".join("e" if exercise.search(cell.source) else cell.cell_type[0] for cell in cells)
    assert "cccc" not in kinds


@every_notebook
def test_pictures_exist_and_say_what_they_show(path: Path) -> None:
    texts = sources(path, "markdown") + [data.get("text/html", "") for data in bundles(path)]
    images = [image for text in texts for image in re.findall(r"<img [^>]*>", text)]
    assert images
    for image in images:
        assert re.search(r'alt="[^"]{3,}"', image), image
        address = re.search(r'src="([^"]*)"', image).group(1)
        if address.startswith("data:image/svg+xml"):
            continue  # a chart, which no file holds
        assert (path.parent / address).resolve().is_file(), address


@every_notebook
def test_every_picture_also_has_words(path: Path) -> None:
    for data in bundles(path):
        assert data["text/plain"].strip()


@every_notebook
def test_nothing_differs_from_machine_to_machine(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"0x[0-9a-f]{6}|/(home|root|tmp|usr|work|Users)/|[A-Z]:\\\\|IPY_MODEL", text)


@every_notebook
def test_its_exercises_are_all_there_and_unanswered(path: Path) -> None:
    number = str(int(path.stem[:2]))
    wanted = [f'check("{id}", ...)' for id in EXERCISES if id.partition(".")[0] == number]
    assert bool(wanted) == (path.stem not in (
        "06_scoring_puzzles", "07_same_pile_other_rules", "11_myths", "12_build_an_agent"))
    assert [source for source in sources(path, "code") if source.startswith("check(")] == wanted


#: The puzzles of each notebook, in their order, with the answers as they are worked out by hand: yaku and
#: points from spec 6.1, doublings from 6.2, the ends of a round from 6.4 and 6.6.
PUZZLES = {
    "02_a_turn": {
        "capture-1-21": "maple-1",  # takes the deer; boar and butterflies lie in the pile
        "capture-2-172": "sake"},  # takes a chrysanthemum; the moon lies in the pile
    "03_the_yaku": {
        "yaku-2-8": "Akatan",
        "yaku-3-422": "Inoshikachō and Tane",
        "missing-2-1": 1},  # the cup, to the curtain
    "04_scoring": {
        "total-5-1415": 28,  # Ame-Shikō 7, twice doubled
        "step-3-252": "7 or more",  # the sum is 10 and whole
        "seven-3-1": "iris-ribbon"},  # the sixth ribbon: 5 + 2
    "05_play_a_hand": {
        "runout-2-4": "you",  # the stock card takes the crane: Shikō
        "runout-3-2": "the opponent",  # the phoenix: Shikō
        "decide-1-2": "stop"},  # the one point of Tanzaku wins the match
    "06_scoring_puzzles": {
        "yaku-1-2": "Inoshikachō",
        "yaku-3-74": "nothing",  # three brights with the Rainman
        "yaku-3-657": "Sankō, Tsukimi-zake and Hanami-zake",
        "yaku-3-90": "Tanzaku",
        "yaku-3-245": "nothing",  # nine chaff cards and the cup
        "yaku-2-23": "Gokō",
        "base-2-38": 10,  # 5 + 5
        "base-4-1470": 7,  # 5 + 2, with six animals
        "base-4-1003": 2,  # eleven chaff cards
        "total-3-267": 6,  # 5 + 1
        "total-4-235": 14,  # 5 + 2 = 7, doubled
        "total-3-151": 2,  # six animals, after one's own koi-koi
        "total-3-23": 10,  # 5, doubled for the opponent's koi-koi
        "step-3-202": "nothing more",  # 5, doubled; the 10 is not looked at again
        "step-4-373": "another yaku",  # Inoshikachō is not in the sum yet
        "missing-3-7": 1,  # the moon, to the cup
        "seven-3-4": "moon",  # Sankō and Tsukimi-zake
        "capture-3-5": "maple-blue",  # takes the deer
        "cheapest-3-217": "curtain, moon and sake",  # two yaku with three cards
        "runout-3-21": "nobody",  # Sankō was not raised after koi-koi
        "decide-1-29": "koi-koi",  # 25 + 5 against 33
        "total-5-312667": 60},  # 15, 30, 60
    "07_same_pile_other_rules": {  # by the tables of spec 2.3, 3.8, 11.1
        "yaku-2-2@tentos": "Dry Three Bright, Rainy Four Bright and Dry Four Bright",  # no yaku of five
        "total-2-3@tentos": 16,  # 5 + 3, doubled for one's own koi-koi
        "total-2-4@nintendo": 2,  # nine chaff cards and the cup: 1, doubled
        "total-3-70@koikoi-japan": 22,  # 10 + 5 + 5, and six ribbons: 2
        "total-5-7@fudawiki": 28},  # Aotan 5 + 2, twice doubled
    "08_go_stop": {  # by spec 2.6, 4.9, 4.11, 4.14
        "pi-3-4@gostop": 10,  # 4 plain ones, 2 for the cup, jokers of 1 and 3
        "go-3-2@gostop": 48,  # 4 + 5 + 3 = 12, doubled for two goes and for 6 chaff
        "pays-4-4@gostop-korean": 10},  # 1 + 3 + 1, and as much for the other loser
}


@pytest.mark.parametrize("name", PUZZLES)
def test_its_puzzles_have_the_answers_worked_out_by_hand(name: str) -> None:
    cells = sources(ROOT / "notebooks" / f"{name}.ipynb", "code")
    shown = re.findall(r'^PuzzleView\("(.*)"\)$', "\n".join(cells), re.MULTILINE)
    assert shown == list(PUZZLES[name])
    for id, answer in PUZZLES[name].items():
        asked = puzzle(id)
        assert asked.id == id and asked.check(answer), f"{asked}\nnot {answer}, {asked.because().text}"
        assert len(asked.answers()) == 1


def test_the_path_of_puzzles_knows_every_kind_and_ends_with_the_pile_of_sixty() -> None:
    path = [puzzle(id) for id in PUZZLES["06_scoring_puzzles"]]
    assert list(dict.fromkeys(one.kind for one in path[:-1])) == list(endless_kinds(DEFAULT))
    assert path[0].difficulty == 1 and path[-1].difficulty == 5
    assert str(path[-1]) == ("In this round the opponent called koi-koi once. You stop with this pile. "
                             "How many points do you score?\n  Your pile: crane, curtain, moon, sake")


def test_the_deck_asks_about_a_month_a_kind_and_a_name() -> None:
    """By numbers: the id of a flash card would say the answer."""
    asked = re.findall(r'^PuzzleView\((\d+), kind="(\w+)"\)$',
                       "\n".join(sources(PATHS[0], "code")), re.MULTILINE)
    cards = {kind: puzzle(int(seed), kind).answers() for seed, kind in asked}
    assert cards == {"month": {4}, "kind": {"bright"}, "name": {"clover-2"}}


def test_the_sayings_are_judged_by_the_numbers_that_came_out() -> None:
    """Every number with an error in the text of page 11 stands in an output of it."""
    path = PATHS[10]
    printed = " ".join(output.get("text", "") for cell in read(path).cells if cell.cell_type == "code"
                       for output in cell.outputs)
    printed += " ".join(data["text/plain"] for data in bundles(path))
    said = re.findall(r"[+-]?\d+\.\d+ ± \d+\.\d+", " ".join(sources(path, "markdown")))
    assert len(said) >= 8
    assert not [number for number in said if number not in printed]


def test_each_leads_to_the_next() -> None:
    for path, following in pairwise(PATHS):
        if int(following.stem[:2]) > int(path.stem[:2]) + 1:
            continue
        assert f"]({following.name})" in read(path).cells[-1].source


@every_notebook
def test_its_links_lead_somewhere(path: Path) -> None:
    for source in sources(path, "markdown"):
        for target in re.findall(r"\]\(([^)]*)\)", source):
            assert (path.parent / target).is_file(), target


@every_notebook
def test_it_names_its_rules(path: Path) -> None:
    """Other books differ, so each says whose rules it teaches, near the top or where rules begin."""
    assert "Vanikar" in " ".join(sources(path, "markdown")[:25])


@every_notebook
def test_the_readme_lists_it(path: Path) -> None:
    assert f"(notebooks/{path.name})" in (ROOT / "README.md").read_text(encoding="utf-8")
