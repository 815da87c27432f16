"""The exercises in which an agent is the answer."""
import pytest

from koikoi_edu.arena import Tournament
from koikoi_edu.exercises.beating import beats


def first(view, rng):
    return view.legal_actions()[0]


def test_the_stronger_one_beats_the_weaker_and_not_the_other_way_round():
    lead = Tournament(["greedy", "random"], seed=0).play(96, workers=1).against("Greedy", "Random").lead
    said = beats("greedy", "random", 96)
    assert said and str(said) == (f"Yes: over 96 rounds Greedy is {lead.text()} points a round ahead of "
                                  "Random, more than two standard errors.")
    said = beats("random", "greedy", 96)
    assert said.right is False and str(said).endswith("ahead of Greedy, which is the stronger one.")


def test_who_is_as_strong_does_not_beat():
    said = beats(first, first, 24)
    assert said.right is False
    assert str(said) == ("Not yet: over 24 rounds first is +0.00 ± 0.00 points a round ahead of first 2. "
                         "That may be chance: two standard errors are asked for.")


def test_nothing_yet():
    assert beats().right is None and "put yours in place of the dots" in str(beats(..., "greedy"))


@pytest.mark.parametrize("mine, words", [
    (5, "5 is no agent"), ("greedi", "Did you mean 'greedy'"), (object(), "is no agent"),
    ([], "is no agent")])
def test_what_is_no_agent_gets_a_sentence(mine, words):
    said = beats(mine, "random", 2)
    assert said.right is None and words in str(said)


def test_an_agent_that_fails_is_told_where():
    def broken(view, rng):
        return view.no_such_thing

    said = beats(broken, "random", 2)
    assert said.right is False
    assert "broken, against Random, in deal 1, at its decision 1, raised " in str(said)
    assert beats(first, "random", 0).right is None
