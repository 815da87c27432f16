"""10,000 puzzles of every kind of Go-Stop, each held against a second opinion that shares nothing with them.

`KOIKOI_PUZZLES=2000` makes another number of each kind.
"""
import ast
import os
import zlib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

import proof
import proof_gostop
import pytest
from proof import Seen
from proof_gostop import KOREAN, LAWS, SEED, Law, differences, false_claims
from proving import seen

from koikoi_edu.puzzles import Puzzle, puzzle
from koikoi_edu.rules import RULES, Rules

KINDS = tuple(proof_gostop.RIGHT)
EACH = int(os.environ.get("KOIKOI_PUZZLES", "10000"))  # puzzles of a kind
EXPLAINED = EACH // 50  # of these, how many have their wrong answers explained
#: House rules, with the kinds that are made under them.
VARIANTS = {
    "two jokers": ("gostop", {"jokers": 2}, Law(SEED, 2), KINDS),
    "no joker": ("gostop", {"jokers": 0}, Law(SEED, 0), KINDS),
    "both have it": ("gostop", {"three_player": "all"}, Law({**SEED, "three": "all"}, 5), ("pays",)),
    "each pays": ("gostop", {"three_player": "sum"}, Law({**SEED, "three": "sum"}, 5), ("pays",)),
    "three players": ("gostop-korean", {"players": 3}, LAWS["gostop-korean"], KINDS),
    "no go-bak": ("gostop-korean", {"go_bak": False}, Law({**KOREAN, "go_bak": False}, 2), ("go", "pays")),
}
MOST_DOUBLES = 0.05  # what share of the puzzles of one difficulty may be there already
_PIECES = 8  # of work for each kind and difficulty


class Job(NamedTuple):
    """Puzzles to make. explained: of how many each wrong answer is tried."""

    kind: str
    difficulty: int
    rules: str
    changes: tuple[tuple[str, object], ...]
    law: Law
    seeds: range
    explained: int


class Report(NamedTuple):
    failures: list[str]
    questions: list[int]
    difficulties: list[int]


def examine(job: Job) -> Report:
    """Make the puzzles of a job and say what is wrong with them."""
    rules: Rules = RULES[job.rules].variant(**dict(job.changes))
    failures, questions, difficulties = [], [], []
    for number, seed in enumerate(job.seeds):
        one = puzzle(f"proof {seed}", job.kind, job.difficulty, rules)
        shown = seen(one)
        faults = list(differences(shown, job.law))
        if number < job.explained and not faults:
            faults += [*explained(one, shown, job.law), *helped(one, shown, job.law)]
        failures += [f"{shown.id}: {fault}" for fault in faults]
        questions.append(zlib.crc32(repr((shown.text, sorted(shown.scene.items()))).encode()))
        difficulties.append(shown.difficulty)
    return Report(failures[:5], questions, difficulties)


def explained(one: Puzzle, shown: Seen, law: Law) -> Iterator[str]:
    """For each wrong answer, what is wrong with what is said to it."""
    right = next(iter(shown.answers))
    if not one.check(right) or one.check(f"{right} points").right is not True:
        yield f"{right} is judged wrong"
    for answer in {*range(right + 12), *(right * by for by in (2, 3, 4)), right * 3 // 2} - {right}:
        verdict = one.check(answer)
        text = verdict.text.removeprefix("Not yet. ")
        faults = list(false_claims(text, shown, law, answer))
        if verdict.right is not False or not verdict.trap:
            faults.append(f"is not judged wrong, or of no trap: {verdict.text}")
        if len(text) < 10 or not text.endswith(".") or "  " in text or "None" in text:
            faults.append("is no explanation")
        if not {card.id for card in verdict.lit} <= {card for row in shown.scene.values() for card in row}:
            faults.append("lights up what is not there")
        yield from (f"to {answer}: {fault}: {text!r}" for fault in faults)


def helped(one: Puzzle, shown: Seen, law: Law) -> Iterator[str]:
    """What is wrong with hints, reason and solution."""
    right = next(iter(shown.answers))
    hints = [hint.text for hint in one.hints]
    if len(set(hints)) < 3:
        yield f"the hints are the same: {hints}"
    because, solution = one.because().text, one.solution
    if not because.startswith(str(right)) or str(right) not in solution[-1]:
        yield f"the answer is not named: {because!r}, {solution[-1]!r}"
    for text in (*hints, because, *solution):
        if not text.endswith((".", "?")) or "  " in text or "None" in text:
            yield f"{text!r} is no sentence"
        yield from (f"{text!r}: {fault}" for fault in false_claims(text, shown, law, right))
    if any(f"{right} points" in text or "answer" in text for text in hints):
        yield f"a hint gives the answer: {hints}"


@pytest.fixture(scope="module")
def workers() -> Iterator[ProcessPoolExecutor]:
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        yield pool


def jobs_of(kind: str, rules: str, number: int, explained: int, changes: tuple[tuple[str, object], ...] = (),
            law: Law | None = None) -> Iterator[Job]:
    """So many puzzles of a kind under these rules, the difficulties alike, in pieces of work."""
    for difficulty in range(5, 0, -1):
        for piece in range(_PIECES):
            first, last = (number // 5 * at // _PIECES for at in (piece, piece + 1))
            yield Job(kind, difficulty, rules, changes, law or LAWS[rules], range(first, last),
                      -(-explained // (5 * _PIECES)))


@pytest.mark.parametrize("kind", KINDS)
def test_ten_thousand_puzzles_have_the_answers_that_the_rules_give(workers: ProcessPoolExecutor,
                                                                   kind: str) -> None:
    jobs = [job for rules in LAWS for job in jobs_of(kind, rules, EACH // 2, EXPLAINED // 2)]
    reports = list(workers.map(examine, jobs))
    assert not (failures := [line for report in reports for line in report.failures[:3]]), "\n".join(failures)
    assert sum(len(report.questions) for report in reports) == EACH // 10 * 10
    for difficulty in range(1, 6):
        mine = [report for job, report in zip(jobs, reports, strict=True) if job.difficulty == difficulty]
        asked = [one for report in mine for one in report.questions]
        assert {one for report in mine for one in report.difficulties} == {difficulty}
        assert 1 - len(set(asked)) / len(asked) < MOST_DOUBLES, f"difficulty {difficulty} repeats itself"


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_same_holds_under_house_rules(workers: ProcessPoolExecutor, variant: str) -> None:
    rules, changes, law, kinds = VARIANTS[variant]
    jobs = [job for kind in kinds for job in jobs_of(kind, rules, 40, 10, tuple(changes.items()), law)]
    failures = [line for report in workers.map(examine, jobs) for line in report.failures[:3]]
    assert not failures, "\n".join(failures)


def test_it_shares_nothing_with_the_engine() -> None:
    for module in (proof_gostop, proof_gostop.reference, proof):
        tree = ast.parse(Path(module.__file__).read_text())
        names = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
        names |= {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        assert not any(name.startswith("koikoi_edu") for name in names)


# The second opinion itself -------------------------------------------------------------------------------

ROUND = ("Two play Go-Stop. Your yaku: Dry Four Bright 5 + Godori 5 = 10. You said go once, and now you "
         "stop. How many points do you score?")
COUNT = "Go-Stop. How much chaff, also called pi, does this pile count?"
PILE = ("pine-crane", "cherry-curtain", "pampas-moon", "paulownia-phoenix", "plum-warbler", "wisteria-cuckoo",
        "pampas-geese", "joker-double")
LOSER = ("willow-rainman", "clover-boar", "pine-1", "pine-2", "willow-lightning")  # a bright, 4 chaff


def question(text: str, answer: int, kind: str = "go", pile: tuple[str, ...] = PILE,
             loser: tuple[str, ...] = LOSER) -> Seen:
    scene = {"Your pile": pile} | ({} if kind == "pi" else {"The opponent's pile": loser})
    return Seen("by hand", kind, 1, "number", text, scene, (), frozenset([answer]))


@pytest.mark.parametrize(("asked", "fault"), [
    (question(ROUND, 44), ""),
    (question(ROUND, 22), "right is {44}"),
    (question(ROUND.replace("Godori 5 = 10", "Godori 4 = 9"), 44), "the yaku are"),
    (question(ROUND.replace("You said go once, and", "And"), 44), "the text does not say"),
    (question(ROUND.replace("once", "3 times"), 120), "can't have been said"),
    (question(ROUND.replace("Two", "Three"), 44), "3 play, and 1 losers are shown"),
    (question(ROUND, 44, loser=(*LOSER, "pine-crane")), "one of them twice"),
    (question(COUNT, 4, "pi", LOSER), ""),
    (question(COUNT, 3, "pi", LOSER), "right is {4}"),
    (question(COUNT, 6, "pi", (*LOSER, "chrysanthemum-sake")), "worth the same in either role"),
])
def test_a_wrong_answer_and_a_text_that_lacks_something_are_found(asked: Seen, fault: str) -> None:
    faults = "; ".join(differences(asked, LAWS["gostop"]))
    assert fault in faults and bool(fault) == bool(faults)


@pytest.mark.parametrize(("says", "answer", "true"), [
    ("One thing more counts: you said go once.", 40, True),
    ("One thing more counts: you said go once.", 42, False),
    ("One of these is missing: the opponent has 4 chaff, fewer than 7; you hold the joker for a double "
     "score.", 22, True),
    ("One of these is missing: the opponent has 4 chaff, fewer than 7; you said go once.", 22, False),
    ("10 is the sum of the yaku, so far so good.", 10, True),
    ("11 is the sum of the yaku, so far so good.", 11, False),
    ("The opponent has the rainman, a bright too.", 52, True),
    ("The opponent has no bright.", 52, False),
    ("The opponent has 3 chaff, fewer than 7.", 88, False),
    ("The opponent has 4 chaff, and 4 are enough.", 88, False),
    ("Little chaff costs only where the winner has Ten Junk.", 22, False),
    ("You said no go, so nothing is added for it.", 45, False),
    ("43 can't be it: so that a multiple of 4 comes out.", 43, True),
    ("45 can't be it: so that a multiple of 8 comes out.", 45, False),
    ("43 is too few.", 43, True),
    ("43 is too many.", 43, False),
])
def test_a_false_claim_is_found(says: str, answer: int, true: bool) -> None:
    assert bool(list(false_claims(says, question(ROUND, 44), LAWS["gostop"], answer))) != true
