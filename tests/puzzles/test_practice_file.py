"""The practice file: restarts, crashes while writing, hand edits, damage, two sessions, no way to write."""
from __future__ import annotations

import errno
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from koikoi_edu.puzzles import Practice
from koikoi_edu.puzzles.leitner import Place
from koikoi_edu.puzzles.record import Choice, Cost, Record
from koikoi_edu.puzzles.saving import Damaged, Foreign, as_text, from_text
from koikoi_edu.rules import DEFAULT

IN_MEMORY = "practice goes on in memory."


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "practice.json"


def solve(practice: Practice) -> str:
    id = practice.attempt.puzzle.id
    assert practice.answer(next(iter(practice.attempt.puzzle.answers())))
    practice.next()
    return id


def miss(practice: Practice) -> str:
    id = practice.attempt.puzzle.id
    practice.give_up()
    practice.next()
    return id


def opened(file: Path | str, seed: object = "a") -> Practice:
    return Practice(kinds="total", difficulty=1, seed=seed, file=file)


def practised(file: Path) -> bytes:
    """What is in the file after 3 missed and 3 solved puzzles."""
    practice = opened(file)
    for _ in range(3):
        miss(practice)
    for _ in range(3):
        solve(practice)
    return file.read_bytes()


def names(folder: Path) -> list[str]:
    return sorted(one.name for one in folder.iterdir())


# Kept ----------------------------------------------------------------------------------------------------

def test_a_restart_goes_on_where_it_was_left(file: Path) -> None:
    practice = opened(file)
    missed = miss(practice)
    for _ in range(3):
        solve(practice)
    again = opened(file, seed="b")
    assert again.record == practice.record
    assert (again.answered, again.solved, again.streak) == (4, 3, 3)
    assert again.boxes == {missed: 1} and again.costs == practice.costs
    assert again.attempt.puzzle.id == missed
    assert again.notice == ""


def test_no_answer_no_file(file: Path) -> None:
    practice = opened(file)
    practice.next()
    assert practice.notice == "" and not file.exists()


def test_every_answer_is_written_at_once(file: Path) -> None:
    practice = opened(file)
    practice.answer(999)
    assert dict(from_text(file.read_bytes()).record.items) == {"total-1-a-1": Place(1, 3)}
    solve(practice)
    assert from_text(file.read_bytes()).record == practice.record


def test_the_file_is_readable(file: Path) -> None:
    practice = opened(file)
    missed = miss(practice)
    solve(practice)
    lines = file.read_text().splitlines()
    assert ' "answered": 2,' in lines and ' "solved": 1,' in lines
    assert f'  "{missed}": {{"box": 1, "due": 4}}' in lines
    assert json.loads(file.read_text())["what"] == "koikoi_edu practice"
    assert names(file.parent) == ["practice.json"]


def test_a_restart_keeps_what_was_chosen_and_the_goals(file: Path) -> None:
    def begun(kinds: str | None = None, rules: Any = DEFAULT) -> Practice:
        return Practice(kinds, rules=rules, seed="a", file=file, goal=1)
    practice = begun()
    practice.choose(kinds=["yaku", "seven"], difficulty=[2, 4])
    solve(practice)
    again = begun()
    assert (again.kinds, again.difficulties, again.goals) == (("yaku", "seven"), (2, 4), 1)
    assert again.attempt.puzzle.kind in ("yaku", "seven") and again.attempt.puzzle.difficulty in (2, 4)
    assert again.notice == ""
    again.choose(difficulty=None)
    assert begun().difficulties is None and begun().kinds == ("yaku", "seven")
    # Another cell of a notebook may keep the same file, and has a choice of its own.
    months = begun("month")
    assert (months.kinds, months.goals) == (("month",), 0)
    solve(months)
    assert (begun().goals, begun("month").goals) == (1, 1)
    assert begun(rules="tentos").goals == 0


def test_an_older_file_knows_no_choice(file: Path) -> None:
    practice = edited(file, lambda data: data.pop("choices", None))
    assert (practice.notice, practice.kinds, practice.goals, practice.answered) == ("", ("total",), 0, 6)


def test_a_record_comes_back_from_its_text() -> None:
    record = Record(answered=9, solved=7, credit=5.75, streak=2, best_streak=4, step=11,
                    traps={"cup": Cost(2, 0.375)},
                    items={"total-1-ü": Place(5, 120), "month-1-crane": Place(1, 3)},
                    choices={"all, rising, vanikar": Choice(("yaku", "seven"), (2, 4), 3)})
    assert from_text(as_text(record, {"mine": [1, "ü"]}).encode()) == (record, {"mine": [1, "ü"]}, ())


def test_a_path_may_be_a_text_a_link_or_begin_at_home(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    practised(file)
    link = file.parent / "link.json"
    link.symlink_to(file)
    solve(opened(str(link)))
    assert link.is_symlink() and opened(file).answered == 7
    monkeypatch.setenv("HOME", str(file.parent))
    assert opened("~/practice.json").answered == 7
    monkeypatch.chdir(file.parent)
    practice = opened("practice.json")
    monkeypatch.chdir("/")
    solve(practice)
    assert opened(file).answered == 8


def test_a_file_keeps_its_permissions(file: Path) -> None:
    practised(file)
    file.chmod(0o640)
    solve(opened(file))
    assert file.stat().st_mode & 0o777 == 0o640


# Two sessions --------------------------------------------------------------------------------------------

def test_two_sessions_on_one_file_lose_nothing_of_each_other(file: Path) -> None:
    one, other = opened(file, "a"), opened(file, "b")
    first = miss(one)
    second = miss(other)
    solve(one)
    assert one.boxes == {first: 1, second: 1}
    assert (one.answered, one.solved) == (3, 1)
    solve(other)
    assert opened(file).record == other.record
    assert other.answered == 4


def test_two_processes_at_once_lose_nothing(file: Path) -> None:
    code = ("import sys\nfrom koikoi_edu.puzzles import Practice\n"
            "practice = Practice(kinds='month', seed=sys.argv[2], file=sys.argv[1])\n"
            "for _ in range(40):\n    practice.give_up()\n    practice.next()\n"
            "assert practice.notice == '', practice.notice\n")
    runs = [subprocess.Popen([sys.executable, "-c", code, file, seed]) for seed in "ab"]
    assert [run.wait() for run in runs] == [0, 0]
    assert opened(file).answered == 80
    assert names(file.parent) == ["practice.json"]


def test_an_edit_meanwhile_is_taken_up(file: Path) -> None:
    practised(file)
    practice = opened(file)
    file.write_text(file.read_text().replace('"best_streak": 3', '"best_streak": 5'))
    solve(practice)
    assert practice.best_streak == 5 and practice.notice == ""


# Crashes -------------------------------------------------------------------------------------------------

WRITER = ("import sys\nfrom koikoi_edu.puzzles import Practice\n"
          "practice = Practice(kinds='month', seed='a', file=sys.argv[1])\n"
          "while True:\n    practice.give_up()\n    practice.next()\n"
          "    print(practice.answered, flush=True)\n")


@pytest.mark.skipif(os.name != "posix", reason="a process is killed by a signal")
def test_a_session_killed_while_it_writes_leaves_a_whole_file(file: Path) -> None:
    chance = random.Random(7)
    for _ in range(8):
        run = subprocess.Popen([sys.executable, "-c", WRITER, file], stdout=subprocess.PIPE, text=True)
        assert run.stdout is not None
        run.stdout.readline()  # it is at it
        time.sleep(chance.random() * 0.05)
        run.send_signal(signal.SIGKILL)
        said = [int(line) for line in run.stdout.read().split()]
        run.wait()
        saved = from_text(file.read_bytes())
        assert saved.refused == ()
        assert saved.record.answered >= max(said, default=1)
    practice = opened(file)
    assert practice.notice == ""
    solve(practice)
    assert names(file.parent) == ["practice.json"]  # nor is anything left behind


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_crash_at_each_step_of_writing_leaves_the_old_file(
        file: Path, step: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = practised(file)

    def crash(*_: object) -> None:
        raise KeyboardInterrupt

    practice = opened(file)
    monkeypatch.setattr(os, step, crash)
    with pytest.raises(KeyboardInterrupt):
        practice.give_up()
    assert file.read_bytes() == before
    assert names(file.parent) == ["practice.json"]


def test_what_a_crash_left_behind_is_swept_away_but_nothing_else(file: Path) -> None:
    practised(file)
    for name in ("practice.json.4711.tmp", "practice.json.tmp", "other.json.4711.tmp"):
        (file.parent / name).write_text("half")
    solve(opened(file))
    assert names(file.parent) == ["other.json.4711.tmp", "practice.json", "practice.json.tmp"]


# No way to write -----------------------------------------------------------------------------------------

def test_a_missing_folder_is_said_and_practice_goes_on_until_there_is_one(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    practice = opened(folder / "practice.json")
    assert practice.notice == (f"practice.json can't be read and written now (there is no folder {folder}), "
                               f"so {IN_MEMORY}")
    miss(practice)
    assert practice.answered == 1
    folder.mkdir()
    solve(practice)
    assert practice.notice == ""
    assert opened(folder / "practice.json").record == practice.record
    assert practice.answered == 2


@pytest.mark.parametrize("fault", [errno.EACCES, errno.ENOSPC, errno.EROFS, errno.EIO])
def test_a_disk_that_refuses_is_said_and_nothing_is_lost(
        file: Path, fault: int, monkeypatch: pytest.MonkeyPatch) -> None:
    before = practised(file)
    practice = opened(file)

    def refuse(*_: object) -> None:
        raise OSError(fault, os.strerror(fault))

    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", refuse)
        miss(practice)
        miss(practice)
        assert practice.notice == (f"practice.json can't be read and written now ({os.strerror(fault)}), "
                                   f"so {IN_MEMORY}")
        assert practice.answered == 8
        assert file.read_bytes() == before and names(file.parent) == ["practice.json"]
    solve(practice)
    assert practice.notice == ""
    assert opened(file).record == practice.record
    assert practice.answered == 9


@pytest.mark.parametrize(("barred", "says"), [("folder", "its folder is read-only"),
                                              ("file", "it is read-only")])
def test_what_is_read_only_is_left_alone(
        file: Path, barred: str, says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = practised(file)
    closed = file.parent if barred == "folder" else file
    # Asked in this way, as whoever runs the tests may be allowed everything.
    monkeypatch.setattr(os, "access", lambda path, mode: not (Path(path) == closed and mode == os.W_OK))
    practice = opened(file)
    assert says in practice.notice and practice.notice.endswith(IN_MEMORY)
    assert practice.answered == 6
    miss(practice)
    assert practice.answered == 7 and file.read_bytes() == before


@pytest.mark.parametrize("path", ["folder", "/dev/null", "practice.json/below.json", "x" * 300,
                                  "~nobody/x"])
def test_a_path_that_is_no_file_is_said(tmp_path: Path, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "practice.json").write_text("")
    practice = opened(path)
    miss(practice)
    assert practice.notice.endswith(IN_MEMORY)
    assert practice.answered == 1
    assert not Path("/dev/null").is_file()
    assert names(tmp_path) == ["folder", "practice.json"]


# Not ours ------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("name", "text"), [
    ("package.json", '{"name": "x", "version": "1.0"}'), ("list.json", "[1, 2]"), ("notes.txt", "my notes"),
    ("book.ipynb", '{"cells": [], "nbformat": 4}'), ("number.json", "7"), ("picture.png", "\x89PNG")])
def test_what_is_no_practice_file_is_left_as_it_is(tmp_path: Path, name: str, text: str) -> None:
    file = tmp_path / name
    file.write_text(text)
    practice = opened(file)
    assert practice.notice == f"{name} is no practice file: it is left as it is, and {IN_MEMORY}"
    miss(practice)
    miss(practice)
    assert practice.answered == 2
    assert file.read_text() == text and names(tmp_path) == [name]


def test_a_newer_format_is_left_as_it_is(file: Path) -> None:
    text = practised(file).decode().replace('"version": 1', '"version": 2')
    file.write_text(text)
    practice = opened(file)
    assert practice.notice == ("practice.json is of format 2, and this version of koikoi_edu knows format 1: "
                               f"it is left as it is, and {IN_MEMORY}")
    miss(practice)
    assert practice.answered == 1 and file.read_text() == text and names(file.parent) == ["practice.json"]


@pytest.mark.parametrize("version", ["0", '"old"', "null"])
def test_an_unknown_older_format_is_read_as_far_as_it_goes(file: Path, version: str) -> None:
    text = practised(file).decode().replace('"version": 1', f'"version": {version}')
    file.write_text(text)
    practice = opened(file)
    assert practice.answered == 6
    assert 'it should say "what": "koikoi_edu practice" and "version": 1' in practice.notice
    solve(practice)
    assert (file.parent / "practice.json.damaged-1").read_text() == text
    assert opened(file).notice == ""


# Hand editing --------------------------------------------------------------------------------------------

def edited(file: Path, change: Callable[[dict[str, Any]], object]) -> Practice:
    """The session on a file after an edit."""
    practised(file)
    data = json.loads(file.read_text())
    change(data)
    file.write_text(json.dumps(data))
    return opened(file)


def test_what_is_written_into_it_by_hand_is_kept(file: Path) -> None:
    practice = edited(file, lambda data: data.update(teacher="Ms. Ōno", classes=[3, {"b": None}]))
    assert practice.notice == ""
    solve(practice)
    data = json.loads(file.read_text())
    assert data["teacher"] == "Ms. Ōno" and data["classes"] == [3, {"b": None}] and data["answered"] == 7


def test_a_puzzle_put_in_by_hand_comes_back(file: Path) -> None:
    practice = edited(file, lambda data: data["items"].update({"total-3-plum": {"box": 1, "due": 0}}))
    assert practice.notice == ""
    assert practice.attempt.puzzle.id == "total-3-plum"


def test_the_first_box_comes_first_then_what_waits_longest(file: Path) -> None:
    places = {"total-1-x": {"box": 2, "due": 0}, "total-1-y": {"box": 1, "due": 5},
              "total-1-z": {"box": 1, "due": 4}}
    practice = edited(file, lambda data: data.update(items=places))
    assert practice.due == ("total-1-z", "total-1-y", "total-1-x")
    assert [solve(practice) for _ in range(3)] == list(practice.boxes)[::-1]


def test_a_file_of_other_rules_brings_nothing_back_and_keeps_it(file: Path) -> None:
    practised(file)
    practice = Practice(kinds="total", file=file, rules=DEFAULT.variant(seven_doubles=False))
    assert practice.due == ()
    for _ in range(5):
        assert solve(practice).endswith("@vanikar;seven_doubles=false")
    assert len(practice.boxes) == 3


@pytest.mark.parametrize(("change", "says", "record"), [
    (lambda data: data.update(answered=-3), "answered can't be -3 and is 3 now",
     {"answered": 3, "solved": 3}),
    (lambda data: data.update(answered="many"), "answered can't be 'many' and is 3 now", {"answered": 3}),
    (lambda data: data.update(solved=2.5), "solved can't be 2.5 and is 0 now", {"solved": 0, "answered": 6}),
    (lambda data: data.update(credit=4), "credit can't be 4 and is 0 now", {"credit": 0, "solved": 3}),
    (lambda data: data.update(credit=True), "credit can't be True", {"credit": 0}),
    (lambda data: data.update(streak=7), "streak can't be 7 and is 0 now", {"streak": 0, "best_streak": 3}),
    (lambda data: data.update(best_streak=1), "best_streak can't be 1 and is 3 now", {"best_streak": 3}),
    (lambda data: data.update(step=13), "step can't be 13 and is 0 now", {"step": 0, "answered": 6}),
    (lambda data: data.update(step=True), "step can't be True and is 0 now", {"step": 0}),
    (lambda data: data.pop("streak"), "streak can't be None and is 0 now", {"streak": 0, "answered": 6}),
    (lambda data: data.update(traps={"cap": {"times": 1, "lost": 0.5}}), "there is no trap 'cap'",
     {"traps": {}, "answered": 6}),
    (lambda data: data.update(traps={"cup": {"times": 1, "lost": 1.5}}),
     "the cost of the trap 'cup' can't be", {"traps": {}}),
    (lambda data: data.update(traps=[]), "traps can't be [] and is empty now", {"traps": {}, "answered": 6}),
    (lambda data: data.update(choices={"all": {"kinds": ["pudding"], "difficulties": [], "goals": 1}}),
     "the choice of 'all' can't be", {"choices": {}, "answered": 6}),
    (lambda data: data.update(choices={"all": {"kinds": ["yaku"], "difficulties": [6], "goals": 1}}),
     "the choice of 'all' can't be", {"choices": {}}),
    (lambda data: data.update(choices={"all": {"kinds": ["yaku"], "difficulties": [1], "goals": -1}}),
     "the choice of 'all' can't be", {"choices": {}}),
    (lambda data: data.update(choices=3), "choices can't be 3 and is empty now", {"choices": {}}),
    (lambda data: data.update(items=None), "items can't be None and is empty now", {"items": {}}),
    (lambda data: data.update(items={"total-1-a": {"box": 6, "due": 3}}), "the box of 'total-1-a' can't be 6",
     {"items": {"total-1-a": Place(1, 3)}}),
    (lambda data: data.update(items={"total-1-a": {"box": 2, "due": 99}}),
     "the due of 'total-1-a' can't be 99 and is 14 now", {"items": {"total-1-a": Place(2, 14)}}),
    (lambda data: data.update(items={"total-1-a": 3}), "the box of 'total-1-a' can't be None and is 1 now",
     {"items": {"total-1-a": Place(1, 9)}}),
    (lambda data: data.update(items={"pudding": {"box": 1, "due": 3}, "total-1-a": {"box": 1, "due": 3}}),
     "there is no puzzle 'pudding'", {"items": {"total-1-a": Place(1, 3)}}),
    (lambda data: data.update(items={"total-1-\ud800": {"box": 1, "due": 3}}), "there is no puzzle",
     {"items": {}}),
])
def test_what_can_not_be_is_refused_by_itself_and_said(
        file: Path, change: Callable[[dict[str, Any]], object], says: str, record: dict[str, object]) -> None:
    practice = edited(file, change)
    before = file.read_bytes()
    assert practice.notice.startswith("In practice.json, ")
    assert says in practice.notice
    assert practice.notice.endswith("A copy is kept as practice.json.damaged-1.")
    for key, value in record.items():
        assert getattr(practice.record, key) == value
    solve(practice)
    assert (file.parent / "practice.json.damaged-1").read_bytes() == before
    assert opened(file).notice == ""


def test_of_many_faults_three_are_said(file: Path) -> None:
    bad = {f"pudding-{number}": {} for number in range(9)}
    practice = edited(file, lambda data: data.update(items=bad))
    assert practice.notice == (
        "In practice.json, there is no puzzle 'pudding-0'; there is no puzzle 'pudding-1'; there is no "
        "puzzle 'pudding-2'; and 6 more. A copy is kept as practice.json.damaged-1.")


@pytest.mark.parametrize("id", ["total-1-" + "x" * 61, "month-5-crane", "total-1-a@pudding"])
def test_an_id_of_no_puzzle_is_passed_over(file: Path, id: str) -> None:
    practice = edited(file, lambda data: data.update(items={id: {"box": 1, "due": 0}}))
    practice.choose(kinds=["total", "month"])
    for _ in range(5):
        assert practice.attempt.puzzle.id != id
        solve(practice)


# Damage --------------------------------------------------------------------------------------------------

def test_a_damaged_file_is_copied_and_practice_starts_anew(file: Path) -> None:
    half = practised(file)[:100]
    file.write_bytes(half)
    practice = opened(file)
    assert practice.notice == ("practice.json is damaged; a copy is kept as practice.json.damaged-1, "
                               "and practice starts anew.")
    assert opened(file).notice == practice.notice  # and no second copy
    assert file.read_bytes() == half and practice.answered == 0
    miss(practice)
    assert names(file.parent) == ["practice.json", "practice.json.damaged-1"]
    assert (file.parent / "practice.json.damaged-1").read_bytes() == half
    assert opened(file).answered == 1 and opened(file).notice == ""
    file.write_bytes(half[:50])
    assert "practice.json.damaged-2" in opened(file).notice
    assert (file.parent / "practice.json.damaged-1").read_bytes() == half


def test_values_that_can_not_be_are_not_written_over_where_no_copy_can_be_kept(
        file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    practised(file)
    for text in (file.read_text().replace('"streak": 3', '"streak": -1'), file.read_text()[:90]):
        file.write_text(text)
        with monkeypatch.context() as patched:
            patched.setattr(os, "fsync", refuse)
            practice = opened(file)
            before = practice.answered
            miss(practice)
            assert practice.notice.endswith(IN_MEMORY)
            assert practice.answered == before + 1
        assert file.read_text() == text and names(file.parent) == ["practice.json"]
    solve(practice)
    assert names(file.parent) == ["practice.json", "practice.json.damaged-1"]
    assert "goes on from what was known" in practice.notice or "starts anew" in practice.notice
    assert opened(file).answered == practice.answered


def test_damage_meanwhile_costs_nothing(file: Path) -> None:
    practised(file)
    practice = opened(file)
    file.write_text("{")
    miss(practice)
    assert practice.notice == ("practice.json is damaged; a copy is kept as practice.json.damaged-1, "
                               "and practice goes on from what was known.")
    assert opened(file).answered == 7


def test_a_file_taken_away_meanwhile_is_written_again(file: Path) -> None:
    practised(file)
    practice = opened(file)
    file.unlink()
    miss(practice)
    assert opened(file).answered == 7 and practice.notice == ""


def test_an_empty_file_is_a_new_one(file: Path) -> None:
    file.write_text(" \n")
    practice = opened(file)
    miss(practice)
    assert practice.notice == "" and opened(file).answered == 1
    assert names(file.parent) == ["practice.json"]


@pytest.mark.parametrize("text", [b"\xff\xfe{", b'{"answered": ' + b"9" * 5000 + b"}", b"[" * 10**5, b"{}}",
                                  b"\0" * 9, b'{"items": {}, "answered": 1, "x": ' + b"[" * 900 + b"]" * 900
                                  + b"}"])
def test_no_text_is_too_strange(file: Path, text: bytes) -> None:
    file.write_bytes(text)
    practice = opened(file)
    miss(practice)
    assert practice.answered in (1, 2) and practice.notice
    assert text in [one.read_bytes() for one in file.parent.iterdir()]


def test_a_file_emptied_meanwhile_is_written_again(file: Path) -> None:
    practised(file)
    practice = opened(file)
    file.write_text("")
    miss(practice)
    assert opened(file).answered == 7 and practice.notice == ""


def test_a_damaged_practice_file_by_another_name_is_one_all_the_same(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_bytes(practised(file)[:150])
    assert "a copy is kept as mine.txt.damaged-1" in opened(file).notice


@pytest.mark.parametrize("fault", [errno.ENOLCK, errno.EAGAIN])
def test_where_nothing_can_be_locked_practice_is_kept_all_the_same(
        file: Path, fault: int, monkeypatch: pytest.MonkeyPatch) -> None:
    fcntl = pytest.importorskip("fcntl")

    def refuse(*_: object) -> None:
        raise OSError(fault, os.strerror(fault))

    monkeypatch.setattr(fcntl, "flock", refuse)
    monkeypatch.setattr("koikoi_edu.puzzles.store._PATIENCE", 0.05)
    practised(file)
    assert opened(file).answered == 6 and opened(file).notice == ""


def test_a_mark_at_the_beginning_as_some_editors_write_it_is_no_damage(file: Path) -> None:
    text = practised(file)
    file.write_bytes(b"\xef\xbb\xbf" + text)
    assert opened(file).notice == "" and opened(file).answered == 6


def whole_text() -> bytes:
    record = Record(answered=9, solved=7, credit=5.75, streak=2, best_streak=4, step=3,
                    traps={"cup": Cost(2, 0.375)},
                    items={"total-1-a-2": Place(1, 11), "month-1-crane": Place(5, 120)})
    return as_text(record, {"mine": 1}).encode()


TEXT = whole_text()


def flipped(places: list[tuple[int, int]]) -> bytes:
    text = bytearray(TEXT)
    for at, byte in places:
        text[at % len(text)] = byte
    return bytes(text)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 200) | st.floats() | st.text(max_size=5) | st.just(10**400),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5)


@st.composite
def edits(draw: st.DrawFn) -> bytes:
    """The text after some values in it, at any depth, were replaced, removed or added."""
    data = json.loads(TEXT)
    for _ in range(draw(st.integers(1, 4))):
        at = data
        while isinstance(at, dict) and at:
            key = draw(st.sampled_from(sorted(at)) | st.text(max_size=5))
            if not isinstance(at.get(key), dict) or draw(st.booleans()):
                break
            at = at[key]
        else:
            continue
        if draw(st.booleans()):
            at[key] = draw(json_values)
        else:
            at.pop(key, None)
    return json.dumps(data).encode()


@given(text=st.integers(0, len(TEXT)).map(lambda end: TEXT[:end])
       | st.lists(st.tuples(st.integers(0, 5000), st.integers(0, 255)), min_size=1, max_size=5).map(flipped)
       | edits() | st.binary(max_size=60) | json_values.map(lambda value: json.dumps(value).encode()))
def test_no_damage_raises_or_loses_anything(text: bytes) -> None:
    folder = Path(tempfile.mkdtemp())
    try:
        file = folder / "practice.json"
        file.write_bytes(text)
        practice = Practice(kinds="month", seed="a", file=file)
        before = practice.record
        practice.give_up()
        assert practice.answered == before.answered + 1
        kept = text in [one.read_bytes() for one in folder.iterdir()]
        try:
            saved = from_text(text)
        except (Foreign, Damaged):
            assert kept and practice.notice
            assert before == Record()
            return
        assert before == saved.record
        if saved.refused:
            assert kept and practice.notice
        else:
            assert practice.notice == ""
            after = from_text(file.read_bytes())
            assert after.record == practice.record and after.refused == ()
            assert dict(after.others).keys() == dict(saved.others).keys()
    finally:
        shutil.rmtree(folder)
