"""A match on the table under every rule set of Koi-Koi, by real clicks, to its end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from lab import Lab, Notebook
from playwright.sync_api import expect
from tables import TABLE, Played, choice, source

from koikoi_edu import RULES, rules
from koikoi_edu.game import SWAP, TAKE_ALL, Happening, Phase
from koikoi_edu.widgets import Table
from koikoi_edu.widgets.table import words as say
from koikoi_edu.widgets.table.scene import LEAVE, NEXT

#: What is played: the options of a table, and what its seed brings up, so that few clicks show much.
MATCHES: dict[str, tuple[dict[str, Any], set[object]]] = {
    "vanikar": ({"seed": 68, "rounds": 1}, {Phase.MATCH, Phase.DECIDE}),
    "tentos": ({"seed": 90, "rounds": 1}, {Phase.SWAP, SWAP, Phase.DECIDE}),
    "tsukifuda": ({"seed": 69, "rounds": 1, "birthdays": (3, 9)}, {Phase.DECIDE}),
    "polish": ({"seed": 292, "rounds": 1}, {Phase.MATCH, Phase.DRAW, TAKE_ALL}),
    "nintendo": ({"seed": 89, "rounds": 1}, {Phase.DECIDE}),
    "fudawiki": ({"seed": 78, "rounds": 1}, {Phase.DRAW, Phase.DECIDE}),
    "flash": ({"seed": 34, "rounds": 1}, {Phase.MATCH, Phase.DECIDE}),
    "koikoi-japan": ({"seed": 68, "rounds": 1}, {Phase.MATCH, Phase.DECIDE}),
    "polish for three": ({"rules": "polish", "players": 3, "seed": 48, "rounds": 2},
                         {Phase.MATCH, Phase.DECIDE, NEXT}),
}
HOUSE = {"hand_swap": False, "may_decline_capture": True}
LEFT = {"seed": 4, "dealer": 0, "rounds": 1}


def options_of(name: str) -> dict[str, Any]:
    return {"rules": name, **MATCHES[name][0]}


@pytest.fixture(scope="module")
def notebook(lab: Lab) -> Iterator[Notebook]:
    left = (f"{TABLE}\nfrom koikoi_edu import rules\nhouse = rules('tentos').variant(**{HOUSE})\n"
            f"Table(house, animation=False, **{LEFT})")
    cells = [*(source(options_of(name)) for name in MATCHES), left]
    with lab.new_notebook(cells, sidebar=False) as notebook:
        yield notebook
        assert notebook.errors() == []
        assert notebook.page_errors == []


def shown(notebook: Notebook, number: int, twin: Table) -> Played:
    notebook.run_cell(number)
    played = Played(notebook, number, twin)
    played.agrees()
    return played


def test_no_rule_set_of_koi_koi_is_missing() -> None:
    koi_koi = {one.id for one in RULES.values() if one.family == "koi-koi"}
    assert koi_koi | {"polish for three"} == set(MATCHES)


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_is_played_to_its_end_by_clicks(notebook: Notebook, name: str) -> None:
    twin = Table(**options_of(name))
    played = shown(notebook, list(MATCHES).index(name), twin)
    assert played.play_to_the_end() >= MATCHES[name][1]
    headings = [f"{twin.sitting.names[seat]}{', '.join(say.tags(twin.sitting, seat))}"
                for seat in twin.sitting.sides]
    expect(played.output.locator(".kk-table-side h4")).to_have_text(
        [re.compile(f"^{re.escape(words)}") for words in headings])
    if len(twin.sitting.names) == 3:
        played.fits("three")


def test_a_card_is_left_beside_its_match_by_mouse_and_by_keyboard(notebook: Notebook) -> None:
    """Spec 3.13: the way there is a button beside the cards, and plain play goes on as ever."""
    twin = Table(rules("tentos").variant(**HOUSE), **LEFT)
    played = shown(notebook, len(MATCHES), twin)
    played.click(LEAVE)
    played.agrees()
    leaves = [button.description for button in twin._buttons.open]
    assert leaves[-1] == "Play a card, leave none" and all(" beside " in words for words in leaves[:-1])
    page = notebook.page
    played.output.get_by_role("button", name=leaves[0]).focus()
    page.keyboard.press("Enter")
    twin._do(next(deed for deed in twin._buttons.deeds if deed and twin._buttons.words(deed) == leaves[0]))
    played.agrees()
    assert any(event.happening is Happening.LEFT for event in twin.state.log)
    played.click(choice(twin.sitting))
    played.agrees()
    played.shows()
