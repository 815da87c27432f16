"""What a reply names is what the summary of a practice counts."""
import re

import pytest
from natural import KOIKOI, asked, wrong_answers

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
    "spare": r"not needed:|other cards do it with fewer",
    "held": r"called koi-koi instead of stopping",
    "order": r"sum rises first, and that ends",
}
#: Where the words of one trap belong to another, which says more.
BESIDE = {"missed": "overlap", "asked": "worth"}


@pytest.mark.parametrize("kind", KOIKOI)
def test_a_reply_is_counted_under_what_it_names(kind: str) -> None:
    for it in asked(kind, 60):
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
    for it in asked(kind, 60)[:20]:
        practice.attempt = Attempt(it)
        for answer in list(wrong_answers(it))[:3]:
            named |= set(practice.answer(answer).traps)
        practice.answer(min(it.answers(), key=repr))
    assert {id for id, _, _ in practice.costs} == named and SLIPS not in named
    assert sum(lost for _, _, lost in practice.costs) == practice.lost
    assert all(lost * 8 == round(lost * 8) for _, _, lost in practice.costs), "told in eighths of a point"
