"""The stack stepper: what it shows is what the round does, and what Go-Stop says (spec 4.5-4.8)."""
from __future__ import annotations

import random

import pytest

from koikoi_edu import CardSet, KoiKoiError, deal, rules
from koikoi_edu.errors import RulesError
from koikoi_edu.game import Move
from koikoi_edu.widgets import MatchingStepper, StackStepper
from koikoi_edu.widgets.gostop_turn import frames
from koikoi_edu.widgets.stacks import SCENES

#: For each example: the sentences on the way to its end, by their beginnings; what lies in both piles and in
#: the stacks then. By hand, from spec 4.5 to 4.8.
TOLD = {
    "pair": (["You: boar goes on clover-1", "The stock turns maple-1", "No third card", "You draw maple-1"],
             ("boar clover-1", ""), ()),
    "ppeok": (["You: boar goes on clover-1", "The stock turns clover-ribbon", "You draw clover-ribbon",
               "The opponent: clover-2 takes", "The stock turns maple-1", "The opponent draws maple-1"],
              ("", "boar clover-1 clover-2 clover-ribbon"), ()),
    "locked": (["You: iris-2 joins", "The stock turns maple-1", "You draw maple-1",
                "The opponent: bridge takes", "The stock turns peony-1", "The opponent draws peony-1"],
               ("", "bridge iris-1 iris-2 iris-ribbon"), ()),
    "hand joker": (["You lay joker-3pi", "You: boar goes on clover-1", "The stock turns maple-1",
                    "No third card", "You draw maple-1"], ("joker-3pi boar clover-1", ""), ()),
    "joker": (["You: sake matches nothing", "The stock turns joker-2pi", "You draw joker-2pi"],
              ("joker-2pi", ""), ()),
    "joker on a pair": (
        ["You: boar goes on clover-1", "The stock turns joker-2pi", "You draw joker-2pi, which goes on",
         "The stock turns maple-1", "You: boar, clover-1 and joker-2pi stay", "You draw maple-1",
         "The opponent: clover-2 joins", "The stock turns plum-1", "The opponent draws plum-1",
         "You: sake matches nothing", "The stock turns peony-1", "You draw peony-1",
         "The opponent: clover-ribbon takes", "The stock turns phoenix", "The opponent draws phoenix"],
        ("", "boar clover-1 clover-2 clover-ribbon joker-2pi"), ()),
    "bomb": (
        ["You play boar, clover-1 and clover-2 at once and take clover-ribbon: a bomb.",
         "The opponent gives you plum-2, because you played a bomb.", "The stock turns maple-1",
         "You draw maple-1", "The opponent: crane matches nothing", "The stock turns peony-1",
         "The opponent draws peony-1", "You only turn the stock.", "The stock turns geese", "You draw geese"],
        ("boar clover-1 clover-2 clover-ribbon plum-2", "warbler lightning swallow"), ()),
}


@pytest.mark.parametrize("key", SCENES)
def test_an_example_tells_the_rules_step_by_step(key: str) -> None:
    sentences, piles, stacks = TOLD[key]
    stepper = StackStepper(key)
    for sentence in sentences:
        assert str(stepper.step()).startswith(sentence)
    assert stepper._next.disabled
    if not stepper.state.is_over:
        assert stepper.sentence.endswith("That is the end of the example; you can play on.")
    assert stepper.frame.piles == tuple(map(CardSet, piles))
    assert stepper.frame.stacks == tuple(map(CardSet, stacks))
    for _ in sentences:
        stepper.back()
    assert stepper.frame.piles == tuple(map(CardSet, SCENES[key].piles))
    assert str(stepper.back()) == "This is how it begins."


def test_ppeok_lies_in_a_stack_of_its_own() -> None:
    stepper = StackStepper("ppeok")
    for _ in range(3):
        stepper.step()
    assert stepper.frame.stacks == (CardSet("boar clover-ribbon clover-1"),)
    assert stepper.state.stacks == stepper.frame.stacks
    assert "Lying on one another: boar, clover-ribbon and clover-1" in stepper.words()
    assert "Lying on one another" in stepper.picture_html()
    assert 'aria-label="July, bush clover, animal: boar' in stepper._stacks.value


def test_another_card_than_that_of_the_example_may_be_played() -> None:
    stepper = StackStepper("ppeok")
    assert "plum-1 matches nothing" in str(stepper.play("plum-1"))
    stepper.step()
    assert "clover-ribbon, which takes clover-1" in str(stepper.step())
    assert "choose a card" in stepper.sentence and not stepper._next.disabled
    assert "matches nothing" in str(stepper.play("moon"))
    assert stepper.restart() and stepper.frame.hands[0] == CardSet("boar plum-1")


@pytest.mark.parametrize("key", SCENES)
def test_after_its_end_one_can_play_on_to_the_end_of_the_round(key: str) -> None:
    """What is said and what can be pressed then is that of any round, not that of an example."""
    stepper = StackStepper(key)
    while not stepper._next.disabled:
        stepper.step()
    while not stepper.state.is_over:
        if stepper.frame.settled:
            stepper._do(stepper.state.legal_actions()[0])
            assert "end of the example" not in stepper.sentence
        else:
            assert not stepper._next.disabled
            stepper.step()
    while not stepper._next.disabled:
        stepper.step()
    assert stepper.state.is_over


def test_who_leaves_an_example_in_its_middle_goes_on_as_well() -> None:
    stepper = StackStepper("joker on a pair")
    while "clover-2 next" not in stepper.sentence:
        stepper.step()
    stepper.play("clover-ribbon")
    while not stepper.frame.settled:
        stepper.step()
    assert stepper.sentence.endswith("You to play: choose a card.") and not stepper._next.disabled


def test_a_card_on_its_way_is_waited_for_and_a_wrong_one_refused() -> None:
    stepper = StackStepper("ppeok")
    stepper.step()
    assert "take the next step first" in str(stepper.play("plum-1"))
    stepper.restart()
    before = stepper.frame
    assert "kk-error" in (stepper.play("moon") and stepper.status.value)
    assert stepper.frame == before


def test_one_of_two_is_chosen_on_the_table() -> None:
    stepper = StackStepper(hands=["boar", "moon"], table="clover-1 clover-2 cuckoo", stock="maple-1 deer",
                           rules=rules("gostop-korean"))
    assert "one of them can be taken" in str(stepper.step())
    assert [button.card.name for button in stepper._table.buttons if not button.disabled] == [
        "clover-1", "clover-2"]
    stepper.play("clover-2")
    while stepper._at + 1 < len(stepper._frames):
        stepper.step()
    assert stepper.frame.piles[0] == CardSet("boar clover-2")


def test_a_bomb_and_a_shake_have_buttons() -> None:
    stepper = StackStepper(hands=["boar clover-1 clover-2 moon", "crane"], table="clover-ribbon cuckoo",
                           stock="maple-1 deer", rules="gostop-korean")
    buttons = {str(action.move): button for action, button in stepper._moves.buttons.items()}
    assert {name: button.description for name, button in buttons.items()} == {
        "bomb": "Bomb: boar, clover-1 and clover-2", "shake": "Shake: boar, clover-1 and clover-2"}
    buttons["bomb"].click()
    assert stepper.frame.piles[0] == CardSet("boar clover-1 clover-2 clover-ribbon")
    assert stepper.step() == "You played a bomb, but the opponent has no chaff to give."


def test_an_example_says_what_comes_next_and_another_move_leaves_it() -> None:
    stepper = StackStepper("bomb")
    assert stepper.sentence == "You play the bomb next."
    while not stepper.sentence.endswith("You only turn the stock next."):
        stepper.step()
    stepper.play("moon")
    assert stepper.sentence.startswith("You: moon matches nothing")
    stepper.restart()
    shake = next(button for move, button in stepper._moves.buttons.items() if move.move is Move.SHAKE)
    shake.click()
    assert stepper.sentence == "You show boar, clover-1 and clover-2. You to play: choose a card."
    assert stepper.state.shakes == (1, 0)


@pytest.mark.parametrize("name", ["gostop", "gostop-korean"])
@pytest.mark.parametrize("players", [2, 3])
def test_no_card_lies_elsewhere_than_in_the_round(name: str, players: int) -> None:
    """In each frame of random rounds every card lies somewhere, once."""
    for seed in range(25):
        choose, state = random.Random(seed), deal(name, players=players, seed=seed)
        while not state.is_over:
            after = state.apply(choose.choice(state.legal_actions()))
            seen = frames([state, after])
            for frame in seen:
                places = [*frame.hands, *frame.piles, frame.table, CardSet(frame.stock)]
                held = sum(map(len, places)) + (frame.turned is not None and not any(
                    frame.turned in place for place in places))
                assert held == len(state.rules.deck)
            assert seen[-1].table == after.table | (after.card or ())
            state = after


def test_rules_and_names_that_do_not_fit_are_refused() -> None:
    with pytest.raises(RulesError, match="Vanikar Koi-Koi has no stacks"):
        StackStepper(rules="vanikar")
    with pytest.raises(RulesError, match="StackStepper"):
        MatchingStepper(rules="gostop")
    with pytest.raises(KoiKoiError, match="Did you mean 'ppeok'"):
        StackStepper("ppeokk")
    assert "Did you mean 'ppeok'" in str(StackStepper().example("ppeokk"))
