"""What is said of a puzzle: replies name what is counted, and hints and solutions say nothing twice."""
import re

import pytest
from natural import KOIKOI, asked, wrong_answers

from koikoi_edu import CardSet, score
from koikoi_edu.puzzles import TRAPS, Practice
from koikoi_edu.puzzles.attempt import Attempt
from koikoi_edu.puzzles.traps import SLIPS

#: What only a reply says that is about a trap.
NAMED = {
    "cup": r"The sake cup is an animal",
    "lightning": r"The Lightning is chaff too",
    "plain": r"a plain red ribbon has none",
    "rainman": r"The Rainman (is not one of|does not count for)",
    "replaced": r"only the highest counts|A higher yaku replaces a lower one|higher one than",
    "card_points": r"[Cc]ard points",
    "missed": r"leaves out|yaku is still missing|is missing in it|but (one|\d) yaku (is|are) missing\. Look",
    "overlap": r"A card counts in every yaku",
    "seven": r"(?<!missing\. )A sum of 7 or more doubles\.(?! The opponent)|Only a sum of 7 or more",
    "twice": r"One of two doublings is missing|Two doublings make four times",
    "calls": r"however often they called",
    "own_call": r"[Yy]our own koi-koi doubles nothing|You did not call koi-koi",
    "opponent_call": r"The opponent did not call|Nobody called koi-koi",
    "gone": r"[Tt]he opponent has .*: (you|they) can't make it",
    "further": r"the (sixth|seventh|eighth|eleventh) card adds|[Ee]ach further card adds a point",
    "asked": r"is the number of cards|is how many yaku|is the points, not the cards",
    "few": r"too few[.;]|left out\.",
    "many": r"too many[.;]",
    "exact": r"and exactly \d+ is asked for",
    "spare": r"cards are enough",
    "held": r"called koi-koi instead of stopping",
    "order": r"sum rises first, and that ends",
}
#: Where the words of one trap belong to another, which says more.
BESIDE = {"missed": "overlap", "asked": "worth"}


@pytest.mark.parametrize("kind", KOIKOI)
def test_a_reply_is_counted_under_what_it_names(kind: str) -> None:
    for it in asked(kind)[:60]:
        for answer in wrong_answers(it):
            said = it.check(answer)
            assert said.traps and TRAPS.keys() >= set(said.traps), (it.id, answer, said.text)
            for trap, words in NAMED.items():
                if re.search(words, said.text):
                    assert {trap, BESIDE.get(trap)} & set(said.traps), (it.id, answer, trap, said)


@pytest.mark.parametrize("kind", KOIKOI)
def test_a_summary_has_a_row_for_everything_that_was_named(kind: str) -> None:
    practice = Practice(seed="rows")
    named: set[str] = set()
    for it in asked(kind)[:20]:
        practice.attempt = Attempt(it)
        for answer in list(wrong_answers(it))[:3]:
            named |= set(practice.answer(answer).traps)
        practice.answer(min(it.answers(), key=repr))
    assert {id for id, _, _ in practice.costs} == named and SLIPS not in named
    assert sum(lost for _, _, lost in practice.costs) == practice.lost
    assert all(lost * 8 == round(lost * 8) for _, _, lost in practice.costs), "told in eighths of a point"


def sentences(text: str) -> list[str]:
    return re.split(r"(?<=[.?!]) ", text)


def clauses(text: str) -> set[str]:
    """Parts of sentences that say something: four words at least."""
    return {part.strip().lower() for part in re.split(r"[.:;?,](?: |$)", text) if len(part.split()) > 3}


@pytest.mark.parametrize("kind", KOIKOI)
def test_a_solution_says_nothing_twice(kind: str) -> None:
    for it in asked(kind):
        said = [sentence for step in it.solution for sentence in sentences(step)]
        assert len(said) == len(set(said)), (it.id, said)
        assert not any("  " in step or step != step.strip() or not step for step in it.solution), it.id


@pytest.mark.parametrize("kind", KOIKOI)
def test_a_hint_says_more_than_those_before_it(kind: str) -> None:
    for it in asked(kind):
        first, second, third = (clauses(hint.text) for hint in it.hints)
        assert not first & second and not (first | second) & third, (it.id, [hint.text for hint in it.hints])
        assert all(hint.text == hint.text.strip() and "  " not in hint.text for hint in it.hints)


@pytest.mark.parametrize("kind", KOIKOI)
def test_a_right_answer_is_explained_without_saying_anything_twice(kind: str) -> None:
    for it in asked(kind):
        said = sentences(it.because().text)
        assert len(said) == len(set(said)) and "  " not in it.because().text, (it.id, said)
        for answer in list(wrong_answers(it))[:6]:
            said = sentences(it.check(answer).text)
            assert len(said) == len(set(said)), (it.id, answer, said)


def test_where_the_cards_run_out_each_card_that_takes_nothing_is_told_once_and_framed() -> None:
    in_vain = 0
    for it in asked("runout"):
        told = " ".join(it.solution)
        if it.answers() == {"nobody"}:
            assert "find no card" not in told, (it.id, told)
        for answer in wrong_answers(it):
            said = it.check(answer)
            if found := re.search(r"(\S+) and the stock card (\S+) find no card", said.text):
                assert CardSet(" ".join(found.groups()).lower()) <= said.lit, (it.id, said)
                in_vain += 1
    assert in_vain > 20


def test_who_held_a_yaku_before_is_told_why_it_does_not_score() -> None:
    told = 0
    for it in asked("runout"):
        if it.answers() == {"nobody"}:
            for seat, (who, had) in enumerate([("you", "You had "), ("the opponent", "The opponent had ")]):
                held = score(it.piles[seat], it.rules).base > 0
                told += held
                assert (had in " ".join(it.solution)) == (had in it.because().text) == held, (it.id, who)
    assert told > 5


def test_a_hint_does_not_only_name_what_the_one_before_has_named() -> None:
    for kind in KOIKOI:
        for it in asked(kind):
            first, second, third = (re.sub(r"^\w+ (with|of|from) ", "", hint.text) for hint in it.hints)
            assert len({first, second, third}) == 3, it.id
            for at, hint in enumerate(it.hints[1:], start=1):
                bare = re.fullmatch(r"(?:Start with|Think of|Begin with) ([^:]+)\.", hint.text)
                assert not (bare and bare[1] in it.hints[at - 1].text), (it.id, hint.text)
