"""From a seed to a puzzle and back: ids, kinds, difficulties, rules, and what is said to bad input."""
from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from koikoi_edu.errors import KoiKoiError, RulesError, UnknownName
from koikoi_edu.puzzles import KINDS, Practice, Puzzle, puzzle, worksheet, worksheets
from koikoi_edu.puzzles.making import endless_kinds, kinds_for, split
from koikoi_edu.rules import DEFAULT, Rules
from koikoi_edu.rules.gostop import GOSTOP

VARIANTS = [DEFAULT, DEFAULT.variant(seven_doubles=False),
            DEFAULT.variant(opponent_koikoi_doubles="per_call", own_koikoi="multiply", min_total=3,
                            max_calls=2, length=("points", 50))]
#: Where nothing doubles from 7 on, no card brings that about.
SENSELESS = [("seven", VARIANTS[1])]
FLASH = ("month", "kind", "name", "cards", "worth")


@pytest.mark.parametrize("kind", kinds_for(DEFAULT))
@pytest.mark.parametrize("rules", VARIANTS, ids=["usual", "one change", "many changes"])
def test_an_id_brings_back_the_very_puzzle(kind: str, rules: Rules) -> None:
    if (kind, rules) in SENSELESS:
        with pytest.raises(RulesError, match=f"with .* knows no puzzle of the kind '{kind}'"):
            puzzle("plum", kind, rules=rules)
        return
    for difficulty in range(1, 6):
        for seed in ("plum", "7", "a seed of letters, and 30 more"):
            one = puzzle(seed, kind, difficulty, rules)
            again = puzzle(one.id)
            assert again == one
            assert (again.id, again.rules, str(again), again.hints) == (one.id, rules, str(one), one.hints)


@given(seed=st.one_of(st.integers(-10**40 + 1, 10**40 - 1), st.text(min_size=1, max_size=60)),
       kind=st.sampled_from([None, *KINDS]), difficulty=st.sampled_from([None, 1, 2, 3, 4, 5]))
def test_any_seed_gives_a_puzzle_that_its_id_brings_back_or_a_sentence(
        seed: object, kind: str | None, difficulty: int | None) -> None:
    try:
        one = puzzle(seed, kind, difficulty)
    except KoiKoiError as fault:
        assert str(fault).endswith((".", "?"))
        return
    assert puzzle(one.id) == one
    assert kind in (None, one.kind)


@given(st.text(max_size=80).map(lambda text: f"total-3-{text}"))
def test_any_text_behind_an_id_gives_a_puzzle_or_a_sentence(id: str) -> None:
    try:
        one = puzzle(id)
    except KoiKoiError:
        return
    assert puzzle(one.id) == one


def test_the_same_seed_gives_the_same_puzzle_in_another_python() -> None:
    code = ("from koikoi_edu.puzzles import puzzle\n"
            "made = [puzzle('plum', kind, 2) for kind in %r]\n"
            "print([(one.id, str(one), sorted(one.traps)) for one in made])")
    out = subprocess.run([sys.executable, "-c", code % list(KINDS)], capture_output=True, text=True,
                         check=True, env={"PYTHONHASHSEED": "17"})
    here = [(one.id, str(one), sorted(one.traps)) for one in (puzzle("plum", kind, 2) for kind in KINDS)]
    assert out.stdout.strip() == str(here)


def test_an_id_says_kind_difficulty_seed_and_rules() -> None:
    one = puzzle("plum", "total", 3, DEFAULT.variant(seven_doubles=False))
    assert one.id == "total-3-plum@vanikar;seven_doubles=false"
    assert split(one.id) == ("total", 3, "plum", "vanikar;seven_doubles=false")
    assert puzzle("plum", "total", 3).id == "total-3-plum"
    assert split("plum") is None


@pytest.mark.parametrize(("kind", "changes", "says"), [
    ("total", {"undecidable": ["tsukimi", "hanami"]}, 'vanikar;undecidable=["hanami", "tsukimi"]'),
    ("pi", {"bonuses": {"no_bright"}}, 'gostop;bonuses=["no_bright"]'),
    ("go", {"double_chaff": "sake"}, 'gostop;double_chaff="chrysanthemum-sake"'),
])
def test_options_that_are_sets_are_in_the_id_too(kind: str, changes: dict[str, object], says: str) -> None:
    rules = puzzle("plum", kind).rules.variant(**changes)
    one = puzzle("plum", kind, 2, rules)
    assert one.id == f"{kind}-2-plum@{says}" and puzzle(one.id) == one


def test_what_is_asked_for_goes_before_what_the_id_says() -> None:
    assert puzzle("total-3-plum", difficulty=1).id == "total-1-plum"
    assert puzzle("total-3-plum", kind="month").kind == "month"
    assert puzzle("total-3-plum@vanikar;seven_doubles=false", rules=DEFAULT).id == "total-3-plum"


def test_a_seed_alone_brings_no_flash_card() -> None:
    assert endless_kinds(DEFAULT) == tuple(kind for kind in kinds_for(DEFAULT) if kind not in FLASH)
    assert {puzzle(number).kind for number in range(200)} == set(endless_kinds(DEFAULT))


def test_a_seed_alone_brings_only_kinds_that_the_rules_know() -> None:
    kinds = {puzzle(number, rules=VARIANTS[1]).kind for number in range(100)}
    assert "seven" not in kinds
    assert "total" in kinds


@pytest.mark.parametrize(("seed", "error", "says"), [
    ("total-9-plum", RulesError, "A difficulty is a whole number from 1 to 5, not 9."),
    ("totl-3-plum", UnknownName, "There is no kind of puzzle 'totl'. Did you mean 'total'?"),
    ("", RulesError, "some letters or digits without '@', not ''"),
    ("  ", RulesError, "some letters or digits without '@'"),
    ("a@b", RulesError, "some letters or digits without '@', not 'a@b'"),
    ("x" * 61, RulesError, "at most 60 characters"),
    ("two\nlines", RulesError, "A seed is a whole number"),
    (None, RulesError, "A seed is a whole number"),
    (1.5, RulesError, "A seed is a whole number"),
    ([1], RulesError, "A seed is a whole number"),
    ("total-3-plum@vanikr", UnknownName, "There is no rule set 'vanikr'. Did you mean 'vanikar'?"),
    ("total-3-plum@vanikar;seven_double=false", UnknownName, "Did you mean 'seven_doubles'?"),
    ("total-3-plum@vanikar;seven_doubles=maybe", RulesError, "look like 'vanikar;seven_doubles=false'"),
    ("total-3-plum@vanikar;seven_doubles", RulesError, "look like 'vanikar;seven_doubles=false'"),
    ("total-3-plum@vanikar;seven_doubles=3", RulesError, "'seven_doubles' can't be 3"),
    ("total-3-plum@vanikar;length=" + "[" * 900, RulesError, "look like 'vanikar;seven_doubles=false'"),
])
def test_a_bad_seed_gets_a_sentence(seed: object, error: type[Exception], says: str) -> None:
    with pytest.raises(error) as caught:
        puzzle(seed)
    assert says in str(caught.value)


@pytest.mark.parametrize("kind", ["totl", 3, ["total"], True, ""])
def test_a_kind_that_does_not_exist_is_refused(kind: object) -> None:
    with pytest.raises(UnknownName, match="There is no kind of puzzle"):
        puzzle("plum", kind)  # type: ignore[arg-type]


@pytest.mark.parametrize("difficulty", [0, 6, "3", 2.0, True])
def test_a_difficulty_that_can_not_be_is_refused(difficulty: object) -> None:
    with pytest.raises(RulesError, match="A difficulty is a whole number from 1 to 5"):
        puzzle("plum", "total", difficulty)  # type: ignore[arg-type]


@pytest.mark.parametrize(("rules", "kind", "ask"), [
    (rules, kind, ask) for rules, kind in ((GOSTOP, "total"), (DEFAULT, "pi")) for ask in (
        lambda rules, kind: puzzle("plum", kind, rules=rules),
        lambda rules, kind: puzzle(f"{kind}-3-plum", rules=rules),
        lambda rules, kind: puzzle(f"{kind}-3-plum@{rules.id}"),
        lambda rules, kind: Practice(["month", kind], rules=rules),
        lambda rules, kind: worksheet("plum", kinds=kind, rules=rules),
        lambda rules, kind: worksheets("plum", ["Ana"], kinds=[kind], rules=rules))])
def test_a_kind_of_another_game_is_refused_in_a_sentence(
        rules: Rules, kind: str, ask: Callable[[Rules, str], object]) -> None:
    with pytest.raises(RulesError) as caught:
        ask(rules, kind)
    said = str(caught.value)
    other = {"total": "Koi-Koi, not Go-Stop", "pi": "Go-Stop, not Vanikar Koi-Koi"}[kind]
    assert said.startswith(f"Puzzles of the kind '{kind}' are about {other}. Kinds for {rules.name}: ")
    assert kind not in said.partition("Kinds for")[2] and "month" in said


def test_flash_cards_about_the_deck_alone_are_asked_in_both_games() -> None:
    assert {"month", "name"} == set(kinds_for(DEFAULT)) & set(kinds_for(GOSTOP))
    assert puzzle("crane", "month", rules=GOSTOP).id == "month-1-crane@gostop"


def test_a_kind_that_makes_no_sense_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    class Never(Puzzle):
        kind = "never"

        @classmethod
        def make(cls, id: str, rules: Rules, dice: object, difficulty: int) -> None:  # type: ignore[override]
            return None

    monkeypatch.setitem(KINDS, "never", Never)
    with pytest.raises(RulesError, match="Vanikar Koi-Koi knows no puzzle of the kind 'never'"):
        puzzle("plum", "never", 1)


@pytest.mark.parametrize(("id", "says"), [
    ("month-1-cran", "There is no flash card 'month-1-cran'. Did you mean 'crane'?"),
    ("kind-1-foo", "There is no flash card 'kind-1-foo'."),
    ("cards-2-sankp", "There is no flash card 'cards-2-sankp'. Did you mean 'sanko'?"),
    ("worth-1-tane-8", "There is no flash card 'worth-1-tane-8'. Did you mean 'tane-7'?"),
])
def test_the_id_of_a_flash_card_that_is_not_there_names_the_nearest(id: str, says: str) -> None:
    with pytest.raises(UnknownName) as raised:
        puzzle(id)
    assert str(raised.value) == says
    assert puzzle(id.split("-", 2)[2], id.split("-")[0])  # as a mere seed it draws one
