"""Stop or koi-koi, the widget: which questions come, what a guess is told, what a run of eight costs."""

from __future__ import annotations

import re
from html import unescape

import pytest

from koikoi_edu.game import Phase
from koikoi_edu.odds import value
from koikoi_edu.rules import of_family
from koikoi_edu.widgets import StopOrKoiKoi
from koikoi_edu.widgets.stopping import DEALS, RUN, WORLDS


@pytest.fixture
def stopping() -> StopOrKoiKoi:
    return StopOrKoiKoi(cards=2, sum=6)


def text(html: str) -> str:
    return unescape(" ".join(re.sub(r"<[^>]+>", " ", html).split()))


def shown(stopping: StopOrKoiKoi) -> list[str]:
    """The buttons that can be seen, below the guess."""
    return [button.description for button in (stopping._show, stopping._on, stopping._again, stopping._any)
            if "kk-stopping-gone" not in button._dom_classes]


def test_it_asks_what_was_wanted(stopping: StopOrKoiKoi) -> None:
    view = stopping.view
    assert view.phase is Phase.DECIDE and len(view.hand) == 2 and view.bases[view.player] == 6
    assert view.calls[1 - view.player] == 0 and stopping._opponent.value == "far"
    assert (stopping._cards.value, stopping._sum.value) == (2, 6)
    assert stopping.sentence.endswith("stopping brings 6 points. A guess above 6 calls koi-koi, any other "
                                      "one stops.")
    assert shown(stopping) == ["Show what it is worth", "Any other question"]
    assert stopping._result.value == "" and stopping.answers == []


def test_the_worth_is_not_shown_before_the_guess(stopping: StopOrKoiKoi) -> None:
    worth = value(stopping.view, worlds=WORLDS)
    said = f"{worth.best.points:.1f}"
    for part in (stopping.words(), stopping.picture_html(), stopping._scene.value, stopping._below.value):
        assert said not in text(part)
    stopping.guess(0)
    assert said in stopping.words() and said in stopping.picture_html()


@pytest.mark.parametrize(("guess", "says"), [(7, "koi-koi"), (6, "stop"), (-20, "stop"), (30, "koi-koi")])
def test_a_guess_above_the_points_of_stopping_calls(stopping: StopOrKoiKoi, guess: int, says: str) -> None:
    found = value(stopping.view, worlds=WORLDS)
    stopping.guess(guess)
    answer = stopping.answers[0]
    assert answer.said == says and answer.stop == 6
    rows = {str(row.action): row.points for row in found.rows}
    assert answer.worth.mean == pytest.approx(rows["koi-koi"])
    assert answer.lost == pytest.approx(max(rows.values()) - rows[says])


def test_the_verdict_says_what_the_answer_costs(stopping: StopOrKoiKoi) -> None:
    said = stopping.guess(0)
    worth = stopping.answers[0].worth.mean
    assert worth > 12, "a sum of 6 with many chaff cards: anything more doubles"
    assert said == stopping.sentence
    assert said.startswith(f"Koi-koi is worth {worth:.1f} ± ")
    assert said.endswith(f"stopping 6. You guessed 0, so you stop: that costs {worth - 6:.1f} points.")
    assert shown(stopping) == ["Next question", "Any other question"]
    assert stopping._guess.disabled and stopping._guess.value == 0
    picture = stopping._result.value
    assert f"koi-koi {worth:+.1f}" in unescape(picture) and "your guess +0" in unescape(picture)
    assert "after koi-koi you opponent scores" in text(picture)
    assert stopping.guess(3) == "This question is answered; take the next one."
    assert len(stopping.answers) == 1


def test_the_last_card_is_exact() -> None:
    """One card in each hand, ten in the stock: 11 for the other hand, 10 and 9 to be drawn; and no ±."""
    stopping = StopOrKoiKoi(cards=1, sum=6)
    while stopping.view.hand_sizes != (1, 1):
        stopping.another()
    said = stopping.guess(3)
    assert "±" not in said and stopping.answers[0].worth.error == 0
    assert f"Exact, in all {11 * 10 * 9} worlds that fit." in text(stopping._result.value)


@pytest.mark.parametrize("rules", of_family("koi-koi"), ids=repr)
def test_every_rule_set_of_koi_koi_for_two(rules) -> None:
    stopping = StopOrKoiKoi(cards=3, sum=6, rules=rules.variant(players=2))
    view = stopping.view
    assert f"stopping brings {view.score(view.player).total} point" in stopping.sentence
    assert "Koi-koi is worth" in stopping.guess(4) and stopping.answers[0].lost >= 0


def test_a_difference_within_the_error_is_called_close() -> None:
    stopping = StopOrKoiKoi()
    while not (stopping.answers and stopping.answers[-1].close):
        stopping.restart() if len(stopping.answers) == RUN else stopping.surprise()
        said = stopping.guess(0)
    lead = stopping.answers[-1].found.lead("koi-koi", "stop")
    assert abs(lead.mean) < 2 * lead.error and "too close to call, either will do" in said


def test_sliders_and_buttons_look_for_another_kind(stopping: StopOrKoiKoi) -> None:
    stopping._cards.value = 1
    assert stopping.offer.cards == 1 and stopping.offer.sum == 6
    stopping._sum.value = 1
    assert (stopping.offer.cards, stopping.offer.sum) == (1, 1)
    stopping._opponent.buttons["called"].click()
    assert stopping.offer.called and "called koi-koi" in text(stopping._scene.value)
    stopping._opponent.buttons["near"].click()
    assert not stopping.offer.called and stopping.offer.near > 0


def test_what_never_came_up_is_replaced_by_the_nearest(stopping: StopOrKoiKoi) -> None:
    said = stopping.look(cards=7, sum=12, opponent="called")
    assert said.startswith(f"No such question is left in {DEALS} rounds; this is the nearest. ")
    assert (stopping._cards.value, stopping._sum.value) == (stopping.offer.cards, min(stopping.offer.sum, 12))


def test_no_question_comes_twice(stopping: StopOrKoiKoi) -> None:
    seen = []
    for _ in range(2):
        for _ in range(RUN):
            assert stopping.offer not in seen
            seen.append(stopping.offer)
            stopping.guess(5)
            stopping.another()
        stopping.restart()
    assert len(seen) == 2 * RUN


def test_a_question_that_is_passed_over_does_not_come_again(stopping: StopOrKoiKoi) -> None:
    seen = []
    for go_on in (stopping.another, stopping.surprise) * 4:
        assert stopping.offer not in seen
        seen.append(stopping.offer)
        go_on()
    assert stopping.answers == []


def test_eight_answers_are_added_up(stopping: StopOrKoiKoi) -> None:
    for guess in (30, -20) * (RUN // 2):
        said = stopping.guess(guess)
        stopping.surprise() if len(stopping.answers) < RUN else None
    stop, call = (sum(one.found.cost(action).mean for one in stopping.answers)
                  for action in ("stop", "koi-koi"))
    lost = sum(one.found.cost(action).mean
               for one, action in zip(stopping.answers, ("koi-koi", "stop") * (RUN // 2), strict=True))
    assert f"These were 8. Your answers cost {lost:.1f} points in all" in said
    assert f"always to stop would cost {stop:.1f}, always to call {call:.1f}." in said
    assert shown(stopping) == ["Start again"]
    assert stopping.another().startswith("These were 8.") and stopping.surprise().startswith("These were 8.")
    stopping._again.click()
    assert stopping.answers == [] and stopping.sentence.startswith("A new run. You have ")
    assert "Question 1 of 8" in text(stopping._below.value)


def test_bad_input_gets_a_sentence_and_changes_nothing(stopping: StopOrKoiKoi) -> None:
    asked = stopping.offer
    assert stopping.guess(99) == "A guess is a whole number of points from -20 to 30, not 99."
    assert stopping.guess("7") == "A guess is a whole number of points from -20 to 30, not '7'."
    assert stopping.look(cards=8) == "cards is a whole number from 1 to 7, not 8."
    assert stopping.look(sum=True) == "sum is a whole number from 1 to 12, not True."
    assert stopping.look(opponent="nera").endswith("Did you mean 'near'?")
    assert stopping.offer is asked and stopping.answers == []
    assert 'role="alert"' in stopping.status.value


def test_other_rules_and_the_same_seed() -> None:
    one, two = (StopOrKoiKoi(seed="again", rules="tentos") for _ in range(2))
    assert one.words() == two.words() and one.view.rules.id == "tentos"
    with pytest.raises(ValueError, match=r"Koi-Koi for two, not in .*Go-Stop"):
        StopOrKoiKoi(rules="gostop")


def test_words_and_the_still_picture_show_what_is_seen_and_no_more(stopping: StopOrKoiKoi) -> None:
    view = stopping.view
    picture = stopping.picture_html()
    alts = re.findall(r'alt="([^"]*)"', picture)
    seen = [*view.hand, *view.table, *view.piles[0], *view.piles[1]]
    assert sorted(alts) == sorted(card.label for card in seen)
    assert f"Your hand: {view.hand}" in stopping.words()
    for card in view.unseen:
        assert card.id not in stopping.words() and card.id not in stopping._scene.value
    bundle = stopping._repr_mimebundle_()
    assert bundle["text/plain"] == stopping.words() and bundle["text/html"] == picture
