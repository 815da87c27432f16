"""10,000 puzzles of every scoring kind, each held against a second opinion that shares nothing with them.

`proof` works out the right answers from what a person sees, `claims` reads what is said to wrong ones.
"""
import ast
import os
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from itertools import chain
from pathlib import Path

import claims
import proof
import pytest
from proof import Law, Seen
from proving import Job, Report, examine, in_jobs

from koikoi_edu.puzzles import history
from koikoi_edu.rules import DEFAULT

EACH = 2000  # puzzles of a kind and difficulty
EXPLAINED = 200  # of these, how many have their wrong answers explained
#: House rules under which other puzzles are made.
VARIANTS = {
    "no 7": {"seven_doubles": False},
    "each call": {"opponent_koikoi_doubles": "per_call"},
    "own calls": {"own_koikoi": "multiply"},
    "one call": {"max_calls": 1},
    "no doubling": {"seven_doubles": False, "opponent_koikoi_doubles": "off"},
    "to 50 points": {"length": ("points", 50)},
}
#: What share of the puzzles of one difficulty may be there already; some traps go with few cards only.
MOST_DOUBLES = 0.2


class Proof:
    """Puzzles that are made and held against the second opinion, by all processors, each of them once."""

    def __init__(self, workers: Executor) -> None:
        self._workers = workers
        self._known: dict[str, list[tuple[Job, Report]]] = {}

    def _examined(self, what: str, jobs: Iterable[Job]) -> list[tuple[Job, Report]]:
        if what not in self._known:
            jobs = list(jobs)
            self._known[what] = list(zip(jobs, self._workers.map(examine, jobs), strict=True))
        return self._known[what]

    def of(self, kind: str) -> list[tuple[Job, Report]]:
        return self._examined(kind, in_jobs(kind, EACH, explained=EXPLAINED))

    def under(self, variant: str) -> list[tuple[Job, Report]]:
        changes = VARIANTS[variant]
        return self._examined(variant, (job for kind in kinds_under(variant) for job in in_jobs(
            kind, 40, explained=8, size=40, changes=changes.items())))


@pytest.fixture(scope="module")
def proved() -> Iterator[Proof]:
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        yield Proof(pool)


def kinds_under(variant: str) -> list[str]:
    return [kind for kind in proof.RIGHT if kind != "seven" or VARIANTS[variant].get("seven_doubles", True)]


def complaints(reports: Iterable[Report]) -> str:
    return "\n".join(line for report in reports for line in report.failures[:3])


@pytest.mark.parametrize("kind", proof.RIGHT)
def test_ten_thousand_puzzles_have_the_answers_that_the_rules_give(proved, kind):
    jobs, reports = zip(*proved.of(kind), strict=True)
    assert not complaints(reports), f"\n{complaints(reports)}"
    assert sum(len(report.questions) for report in reports) == 5 * EACH
    assert sum(report.explanations for report in reports) >= 5 * EXPLAINED
    for difficulty in range(1, 6):
        asked = [one for job, report in zip(jobs, reports, strict=True) if job.difficulty == difficulty
                 for one in report.questions]
        assert 1 - len(set(asked)) / len(asked) < MOST_DOUBLES, f"difficulty {difficulty} repeats itself"


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_same_holds_under_house_rules(proved, variant):
    _, reports = zip(*proved.under(variant), strict=True)
    assert not complaints(reports), f"\n{complaints(reports)}"
    assert sum(len(report.questions) for report in reports) == 200 * len(kinds_under(variant))


# The second opinion itself -------------------------------------------------------------------------------

def question(kind: str, text: str, answers: object = (), options: object = (), form: str = "number",
             **scene: str) -> Seen:
    """A puzzle made by hand; the labels of its scene with "_" for a blank."""
    rows = {label.replace("_", " "): tuple(proof.CARD_OF[name] for name in names.split())
            for label, names in scene.items()}
    return Seen("by hand", kind, 1, form, text, rows, tuple(options), frozenset(answers))


@pytest.mark.parametrize("module", [proof, claims, proof.reference])
def test_it_shares_nothing_with_the_engine(module):
    tree = ast.parse(Path(module.__file__).read_text())
    imported = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    imported |= {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert not any(name.startswith("koikoi_edu") for name in imported)


def test_the_cards_of_a_yaku_make_it():
    for id, (_, cards, needs, must) in proof.TAKES.items():
        some = [*must, *sorted(cards - must)][:needs]
        assert id in proof.reference.yaku(some)
        for card in some:
            assert id not in proof.reference.yaku(set(some) - {card})


def test_the_sum_can_rise_once_for_each_yaku_and_further_card():
    cards = [proof.CARD_OF[name] for name in "crane curtain moon phoenix rainman sake".split()]
    assert proof.rises(cards[:3]) == 1
    assert proof.rises(cards[:4]) == 2  # three dry brights, then four
    assert proof.rises(cards[:3] + cards[4:5]) == 2
    assert proof.rises(cards) == 5  # three, four and five brights, and the two with the sake cup
    assert proof.rises(sorted(proof.CHAFF)[:12]) == 3


TOTAL = ("In this round the opponent called koi-koi once. You stop with this pile. "
         "How many points do you score?")


@pytest.mark.parametrize(("answers", "text", "fault"), [
    ({60}, TOTAL, ""),
    ({30}, TOTAL, "right is {60}"),
    ({60, 30}, TOTAL, "right is {60}"),
    ({60}, TOTAL.replace("In this round the opponent called koi-koi once. ", ""), "does not say who called"),
    ({60}, TOTAL.replace("once", "once and you called koi-koi three times"), "rises 3 times"),
])
def test_a_wrong_total_and_a_text_that_lacks_something_are_found(answers, text, fault):
    pile = question("total", text, answers, Your_pile="crane curtain moon sake")
    faults = "; ".join(proof.differences(pile, Law()))
    assert fault in faults and bool(fault) == bool(faults)


DECIDE = ("This is round 1 of 6. So far you have 0 points and the opponent 0. In this round {}. Now the sum "
          "of your yaku has risen. After koi-koi the opponent plays next, and you have one more turn. "
          "Captured cards that are not shown play no part. Stop or koi-koi?")
AKATAN = "pine-poem plum-poem cherry-poem"


@pytest.mark.parametrize(("mine", "theirs", "called", "fault"), [
    (AKATAN, "", "nobody called koi-koi", ""),
    (AKATAN, "moon", "the opponent called koi-koi once", "the opponent called 1 times with {}"),
    (AKATAN, "moon sake", "nobody called koi-koi", "the opponent called 0 times with {'tsukimi': 5}"),
    (AKATAN, "moon sake", "the opponent called koi-koi once", ""),
    (AKATAN, "moon sake", "the opponent called koi-koi twice", "the opponent called 2 times with"),
    (AKATAN, "moon sake curtain", "the opponent called koi-koi twice", ""),
    (AKATAN, "", "you called koi-koi once", "called 1 times before this turn"),
    (AKATAN + " moon sake", "", "you called koi-koi once", ""),
    (AKATAN + " moon sake", "", "nobody called koi-koi", ""),  # by a poem and by the sake cup
    (AKATAN + " boar deer butterflies moon sake", "", "nobody called koi-koi", "takes more than one turn"),
])
def test_calls_that_do_not_go_with_a_pile_are_found(mine, theirs, called, fault):
    seen = question("decide", DECIDE.format(called), ("stop",), ("stop", "koi-koi"), "choice", Your_pile=mine,
                    **{"The_opponent's_pile": theirs})
    faults = "; ".join(proof.impossible(seen, Law()))
    assert fault in faults and bool(fault) == bool(faults), faults


@pytest.mark.parametrize(("number", "mine", "theirs", "can_be"), [
    (1, 0, 0, True), (1, 10, 0, False), (2, 10, 0, True), (2, 10, 4, False), (3, 10, 4, True),
    (2, 7, 0, False),  # 7 doubles
    (3, 7, 0, True),  # 5 and 2
])
def test_points_that_no_rounds_can_have_brought_are_found(number, mine, theirs, can_be):
    text = DECIDE.format("nobody called koi-koi").replace("round 1", f"round {number}")
    text = text.replace("0 points and the opponent 0", f"{mine} points and the opponent {theirs}")
    faults = list(proof.impossible_points(question("decide", text), Law()))
    assert bool(faults) != can_be
    assert history.can_stand(DEFAULT, (mine, theirs), number - 1) == can_be


def test_a_second_right_card_is_found():
    text = "Which one of your hand cards makes a yaku, or raises one, by what it takes from the table?"
    turn = question("capture", text, {"maple-1"}, ("maple-1", "pampas-1", "pine-1"), "card",
                    Your_hand="maple-1 pampas-1 pine-1", Table="deer moon", Your_pile="boar butterflies sake")
    assert any("right is" in fault for fault in proof.differences(turn, Law()))
    fewer = turn._replace(scene=turn.scene | {"Table": ("maple-deer", "pampas-2")})
    assert not list(proof.differences(fewer, Law()))


def test_three_of_a_month_captured_while_the_fourth_lies_elsewhere_is_found():
    text = "Which one of your hand cards makes a yaku, or raises one, by what it takes from the table?"
    turn = question("capture", text, {"maple-1"}, ("maple-1", "pampas-1", "pine-1"), "card",
                    Your_hand="maple-1 pampas-1 pine-1", Table="deer pampas-2",
                    Your_pile="boar butterflies moon geese maple-2", **{"The_opponent's_pile": "maple-blue"})
    assert not list(proof.differences(turn, Law()))
    one_more = turn._replace(scene=turn.scene | {"The opponent's pile": ()})
    assert not list(proof.differences(one_more, Law()))
    odd = turn._replace(scene=turn.scene | {"Table": ("maple-deer", "maple-blue"), "The opponent's pile": ()})
    assert any("1 of maple captured" in fault for fault in proof.differences(odd, Law()))


PILE = question("base", "What is the sum of the yaku in this pile, before anything doubles?", {5},
                Your_pile="crane curtain moon rainman pine-poem")


@pytest.mark.parametrize(("says", "answer", "true"), [
    ("That leaves out Ame-Shikō: the Rainman and three other brights.", 0, True),
    ("That leaves out Sankō: three brights, none of them the Rainman.", 0, False),
    ("Akatan takes the three red ribbons with a poem: 1 of the 3 cards is here.", 12, True),
    ("Akatan takes the three red ribbons with a poem: 2 of the 3 cards are here.", 12, False),
    ("Sankō does not count: Ame-Shikō replaces it.", 12, True),
    ("Ame-Shikō does not count: Shikō replaces it.", 12, False),
    ("The sake cup is an animal here, not chaff.", 8, False),
    ("9 is too many.", 9, True),
    ("3 is too many.", 3, False),
    ("That is the number of cards; points come from yaku.", 5, True),
    ("That is the number of cards; points come from yaku.", 4, False),
    ("There is something in this pile: 2 yaku are to be found.", 0, False),
])
def test_a_false_claim_is_found(says, answer, true):
    assert bool(list(claims.false_claims(says, PILE, Law(), answer))) != true


def test_every_claim_is_made_somewhere(proved):
    """A pattern that finds nothing any more would check nothing any more."""
    examined = chain(*map(proved.of, proof.RIGHT), *map(proved.under, VARIANTS))
    met = frozenset().union(*(report.claims for _, report in examined))
    assert {pattern for pattern, _ in claims.CLAIMS} <= met
