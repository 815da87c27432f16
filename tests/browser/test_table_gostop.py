"""Matches of Go-Stop on the table, for two and for three players, by real clicks, to their end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from lab import Lab, Notebook
from playwright.sync_api import expect
from tables import Played, source

from koikoi_edu.game import FLIP, KOIKOI, STOP, Action, Happening, Move, Phase
from koikoi_edu.widgets import Table
from koikoi_edu.widgets.table.scene import NEXT


class Course(NamedTuple):
    """A match that is played: what it has to bring up, and what has to come of it.

    options: of the table. deeds: what the clicks do, by kind of move. happens: events on the way, whoever
    brings them about. points: of each round, by seat. paid: how the last line of the result ends.
    """

    options: dict[str, Any]
    deeds: set[object]
    happens: set[Happening]
    points: list[tuple[int, ...]]
    paid: str


MATCHES = {
    # Round 1: Godori 5, five animals 1, Blue Poetry 3. Round 2: three dry brights 3, Godori 5, five animals
    # 1, Red Poetry 3, six ribbons 2, 16 chaff 7, one go 1 (spec 2.6, 4.11).
    "source, two": Course(
        {"rules": "gostop", "seed": 173, "rounds": 2},
        {Move.PLAY, KOIKOI, NEXT},
        {Happening.TABLE_JOKERS, Happening.JOINED, Happening.JOKER, Happening.JOKER_ON, Happening.FROZEN,
         Happening.JOKER_TURNED, Happening.PPEOK, Happening.GO},
        [(0, 5 + 1 + 3), (3 + 5 + 1 + 3 + 2 + 7 + 1, 0)],
        "+1: you said go → 22"),
    # Four brights with the Rainman 4, five animals 1, 14 chaff 5; one of the losers has no bright: +2, and
    # the larger of both results counts (spec 2.6, 4.11).
    "source, three": Course(
        {"rules": "gostop", "players": 3, "seed": 119, "rounds": 1},
        {Move.PLAY},
        {Happening.JOINED, Happening.JOKER, Happening.JOKER_ON, Happening.FROZEN, Happening.LAST},
        [(4 + 1 + 5 + 2, 0, 0)],
        "Against Greedy A alone it would be 10 points: the sum."),
    # Three brights with the Rainman 2, five animals 1, five ribbons 1, 18 chaff 9, one go 1; doubled for
    # three of a month shown, and for a bomb. The loser has a bright and 13 chaff: no penalty (spec 4.14).
    "Korean, two": Course(
        {"rules": "gostop-korean", "seed": 29, "rounds": 1},
        {Move.PLAY, Phase.MATCH, Move.SHAKE, Move.BOMB, FLIP, KOIKOI},
        {Happening.PPEOK, Happening.STOLEN, Happening.JOKER, Happening.JOKER_TURNED, Happening.GO},
        [((2 + 1 + 1 + 9 + 1) * 2 * 2, -56)],
        "Greedy pays 56 points."),
    # Five ribbons 1, 13 chaff 4, one go 1; doubled for three of a month shown, for a bomb, and against each
    # loser for 4 and for 2 chaff: 48 each. Greedy B's ppeok on the first turn brought 3 of each (spec 4.14).
    "Korean, three": Course(
        {"rules": "gostop-korean", "players": 3, "seed": 82, "rounds": 1},
        {Move.PLAY, Phase.MATCH, Move.SHAKE, Move.BOMB, KOIKOI, STOP},
        {Happening.PPEOK, Happening.FIRST_PPEOK, Happening.STOLEN, Happening.JOKER, Happening.JOKER_TURNED,
         Happening.GO},
        [(2 * (1 + 4 + 1) * 2 * 2 * 2 - 3, -48 - 3, -48 + 6)],
        "Together: you +93, Greedy A -51 and Greedy B -42."),
}


@pytest.fixture(scope="module")
def notebook(lab: Lab) -> Iterator[Notebook]:
    cells = [source(course.options) for course in MATCHES.values()]
    with lab.new_notebook(cells, sidebar=False) as notebook:
        yield notebook
        assert notebook.errors() == []
        assert notebook.page_errors == []


def shown(notebook: Notebook, name: str) -> Played:
    notebook.run_cell(cell := list(MATCHES).index(name))
    played = Played(notebook, cell, Table(**MATCHES[name].options))
    played.agrees()
    return played


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_is_played_to_its_end_by_clicks(notebook: Notebook, name: str) -> None:
    course, played = MATCHES[name], shown(notebook, name)
    met = played.play_to_the_end()
    assert {deed.move if isinstance(deed, Action) and deed.card else deed for deed in met} >= course.deeds
    match = played.twin.match
    assert match is not None and match.points == tuple(course.points)
    happened = {event.happening for state in match.rounds for event in state.log}
    assert happened >= course.happens
    result = played.output.locator(".kk-table-decide p")
    expect(result.last).to_have_text(course.paid)


def test_the_page_says_who_steals_what_and_shows_what_was_shown(notebook: Notebook) -> None:
    """Spec 4.14: a shake, a bomb by its drawn button, and what each opponent gives for it."""
    played = shown(notebook, "Korean, three")
    said, sides = played.output.locator(".kk-say"), played.output.locator(".kk-table-side")
    expect(played.moves.last).to_have_text(
        "Shake pine: show crane, pine-poem and pine-2; a win then counts double")
    played.play_by_mouse(3)     # the shake, and a card that can take one of two
    expect(sides.last).to_contain_text("You have shown crane, pine-poem and pine-2.")
    expect(played.moves.last).to_have_text(
        "Bomb pine: play crane, pine-poem and pine-2 at once and take pine-1; a win then counts double")
    played.play_by_mouse(1)
    expect(said).to_contain_text(
        "You play crane, pine-poem and pine-2 at once and take pine-1: a bomb. Greedy A gives you joker-2pi, "
        "because you played a bomb. Greedy B gives you clover-2, because you played a bomb.")
    played.shows()
    played.fits("gostop-middle")
    played.play_by_mouse()
    log = [event.text(("You", "Greedy A", "Greedy B")) for event in played.twin.state.log]
    assert played.output.locator(".kk-table-log p").all_inner_texts()[-len(log):] == log
    played.fits("gostop-end")
