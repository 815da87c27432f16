"""The matching stepper without a browser: what it shows is what the rules of a turn say (spec 6.5)."""
from __future__ import annotations

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from ipywidgets import Button

from koikoi_edu import CARDS, DECK, Card, CardSet
from koikoi_edu.errors import UnknownName
from koikoi_edu.game import Happening
from koikoi_edu.widgets.matching import EXAMPLES, MatchingStepper
from koikoi_edu.widgets.turn import Moment

HAND, DRAW = Happening.HAND, Happening.DRAW


def everything(stepper: MatchingStepper) -> tuple[object, ...]:
    return stepper.turn, stepper.at, stepper.marks, stepper.revealed, stepper.words().splitlines()[:-1]


def press(stepper: MatchingStepper, name: str) -> None:
    """Press the button with this description, wherever in the widget it is."""
    def buttons(widget):
        for child in getattr(widget, "children", ()):
            yield from [child] if isinstance(child, Button) else buttons(child)

    found = [one for one in buttons(stepper) if one.description.startswith(name)]
    assert found, f"no button {name}"
    assert not found[0].disabled, f"{name} can't be pressed"
    found[0].click()


def run_to_the_end(stepper: MatchingStepper) -> None:
    for _ in range(12):
        if stepper.frame.chooses and stepper.frame.source not in stepper.turn.picks:
            stepper.predict(next(iter(stepper.frame.options)))
        before = stepper.at
        stepper.step()
        if stepper.at == before and stepper.turn.is_over:
            return
    raise AssertionError("the turn does not end")


# ── the ladder of examples

#: What each example must show: hand card takes, stock card takes (the first of two, where a choice is made).
SHOWS = {
    "one": ("pine-poem", ""),
    "none": ("", ""),
    "two": ("moon", ""),
    "three": ("bridge iris-ribbon iris-1", ""),
    "drawn": ("cherry-1", "deer"),
    "laid": ("", "crane"),
    "late": ("pine-1", ""),
    "drawn two": ("willow-ribbon", "butterflies"),
}


@pytest.mark.parametrize("key", SHOWS)
def test_an_example_shows_what_its_name_says(key: str) -> None:
    stepper = MatchingStepper(key)
    by_hand, by_draw = (CardSet(cards) for cards in SHOWS[key])
    hand, drawn = next(iter(stepper.hand)), stepper.stock[0]
    run_to_the_end(stepper)
    takers = [card for card, taken in ((hand, by_hand), (drawn, by_draw)) if taken]
    pile = by_hand | by_draw | CardSet(takers)
    assert stepper.frame.pile == pile
    assert stepper.frame.table == (stepper.table | hand | drawn) - pile
    assert stepper.frame.hand == CardSet() and stepper.frame.stock == ()
    assert EXAMPLES[key].name in stepper.words()


def test_the_ladder_covers_no_one_two_and_three_matches_for_both_cards() -> None:
    def matches(key: str, half: Happening) -> int:
        stepper = MatchingStepper(key)
        run_to_the_end(stepper)
        laid = [one for one in stepper.turn.frames if one.moment is Moment.LAID and one.source is half]
        return len(laid[0].event.taken)

    assert {matches(key, HAND) for key in SHOWS} == {0, 1, 2, 3}
    assert {matches(key, DRAW) for key in SHOWS} == {0, 1, 2}


def test_the_whole_hand_lets_the_card_be_chosen() -> None:
    stepper = MatchingStepper("hand")
    assert stepper.sentence == "Which card do you play? Choose one of your hand."
    assert stepper.step() == "Choose the hand card first."
    assert stepper.play("cuckoo").startswith("You play cuckoo.")
    assert stepper.play("warbler").startswith("You play warbler.")
    assert stepper.predict("plum-1").startswith("Right.")
    assert "has been played" in stepper.play("cuckoo")
    stepper.back()
    assert stepper.play("cuckoo").startswith("You play cuckoo.")


@pytest.mark.parametrize(("name", "key"), [("three", "three"), ("Three: takes all", "three"),
                                           ("drawn-two", "drawn two"), ("drawn: two", "drawn two"),
                                           ("the drawn card comes too late", "late")])
def test_an_example_is_found_by_word_and_by_name(name: str, key: str) -> None:
    stepper = MatchingStepper()
    stepper.example(name)
    assert stepper.hand == CardSet(EXAMPLES[key].hand) and stepper.table == CardSet(EXAMPLES[key].table)


# ── foretelling

RIGHT = [
    ("one", "pine-poem", "Right. One other card of January lies on the table, and it is taken."),
    ("none", "nothing",
     "Right. No other card of September lies on the table: the card takes nothing and stays there."),
    ("two", "moon",
     "Right. Two of August lie on the table: you choose which of them to take. You take moon."),
    ("two", "pampas-1",
     "Right. Two of August lie on the table: you choose which of them to take. You take pampas-1."),
    ("three", "bridge iris-ribbon iris-1",
     "Right. Three of May lie on the table: the fourth takes all three."),
]
WRONG = [
    ("one", "nothing", "Pine-poem is January too, and a card that matches has to be taken."),
    ("one", "boar", "Cards match by month alone: boar is July, pine-1 is January."),
    ("one", "boar pine-poem", "Cards match by month alone: boar is July, pine-1 is January."),
    ("none", "geese", "geese is August, sake is September. No other card of September lies on the table"),
    ("two", "moon pampas-1", "Two of a month lie on the table: you choose one of them, and the other stays."),
    ("two", "nothing",
     "Moon and pampas-1 are August too: one of them has to be taken, and you choose which."),
    ("three", "bridge", "Three of a month lie on the table: the fourth takes all three."),
    ("three", "bridge iris-1", "Three of a month lie on the table: the fourth takes all three."),
]


@pytest.mark.parametrize(("key", "guess", "words"), RIGHT)
def test_a_right_guess_says_the_rule_and_goes_on(key: str, guess: str, words: str) -> None:
    stepper = MatchingStepper(key)
    assert str(stepper.predict(guess)) == stepper.sentence == words
    assert stepper.at == 1 and stepper.frame.moment is Moment.LAID


@pytest.mark.parametrize(("key", "guess", "words"), WRONG)
def test_a_wrong_guess_says_the_rule_and_lights_the_cards(key: str, guess: str, words: str) -> None:
    stepper = MatchingStepper(key)
    said = stepper.predict(guess)
    assert said.startswith("Not yet. ") and words in said
    assert stepper.at == 0
    mates = {card for card in stepper.table if card.month == stepper.frame.card.month}
    assert {button.card for button in stepper._table.buttons if "kk-lit" in button._dom_classes} == mates
    assert stepper._main.description == "Show it" and not stepper._main.disabled
    assert stepper._nothing.disabled and stepper._other.disabled


def test_a_wrong_guess_can_be_mended() -> None:
    stepper = MatchingStepper("three")
    stepper.predict("bridge")
    assert stepper.predict("bridge iris-ribbon iris-1").startswith("Right.")


def test_the_drawn_card_is_foretold_too() -> None:
    stepper = MatchingStepper("drawn")
    stepper.predict("cherry-1")
    said = stepper.predict("nothing")
    assert said == "Not yet. Deer is October too, and a card that matches has to be taken."
    assert stepper.frame.moment is Moment.TURNED
    assert stepper.predict("deer").startswith("Right. One other card of October")
    stepper.step()
    assert stepper.sentence == "Deer and maple-blue go to your pile. The turn is over."
    assert stepper.predict("deer") == "The turn is over; nothing is left to foretell."


def test_the_drawn_card_may_match_what_was_just_laid() -> None:
    stepper = MatchingStepper("laid")
    stepper.predict()
    stepper.step()
    assert CardSet("crane") <= stepper.frame.table
    assert stepper.predict("crane").startswith("Right.")
    stepper.step()
    assert stepper.frame.pile == CardSet("crane pine-1")


def test_of_two_the_one_that_is_chosen_goes() -> None:
    for choice, stays in (("moon", "pampas-1"), ("pampas-1", "moon")):
        stepper = MatchingStepper("two")
        stepper.step()
        assert stepper.frame.chooses and stepper.at == 1
        assert stepper.step() == "It is your choice: take moon or pampas-1." and stepper.at == 1
        stepper.predict(choice)
        assert stepper.frame.pile == CardSet(f"geese {choice}") and stays in stepper.frame.table


def test_going_back_opens_the_choice_again() -> None:
    stepper = MatchingStepper("two")
    stepper.predict("moon")
    stepper.step()
    stepper.back()
    assert stepper.turn.picks == {}
    stepper.predict("pampas-1")
    assert stepper.frame.pile == CardSet("geese pampas-1")


def test_a_yaku_made_in_the_turn_is_named() -> None:
    stepper = MatchingStepper(hand="curtain", table="cherry-1 chrysanthemum-1", stock="sake")
    run_to_the_end(stepper)
    stepper.back()
    assert stepper.step().endswith("The turn is over. It has brought you Hanami-zake.")


def test_without_a_stock_the_turn_ends_after_the_hand_card() -> None:
    stepper = MatchingStepper(hand="curtain", table="cherry-1")
    stepper.predict("cherry-1")
    said = stepper.step()
    assert said == "Curtain and cherry-1 go to your pile. No card is left in the stock. The turn is over."


# ── every position

@st.composite
def positions(draw: st.DrawFn) -> tuple[list[Card], list[Card], list[Card]]:
    shuffled = draw(st.permutations(CARDS[:48]))
    table: list[Card] = []
    for card in shuffled[10:10 + draw(st.integers(0, 12))]:
        if sum(other.month == card.month for other in table) < 3:
            table.append(card)
    return shuffled[:draw(st.integers(1, 8))], table, shuffled[40:40 + draw(st.integers(0, 2))]


@given(positions(), st.randoms(use_true_random=False))
def test_every_turn_ends_as_the_rules_say(cards, chance: random.Random) -> None:
    hand, table, stock = cards
    stepper = MatchingStepper(hand=hand, table=table, stock=stock)
    played = chance.choice(hand)
    stepper.play(played)
    on_table, pile = set(table), set()
    for card in [played, *stock[:1]]:
        mates = [other for other in on_table if other.month == card.month]
        chosen = {chance.choice(mates)} if len(mates) == 2 else set(mates)
        told = stepper.predict(CardSet(chosen))
        assert told.startswith("Right."), told
        on_table -= chosen
        if chosen:
            pile |= chosen | {card}
        else:
            on_table.add(card)
    run_to_the_end(stepper)
    assert stepper.frame.pile == CardSet(pile) and stepper.frame.table == CardSet(on_table)
    last = stepper.turn.states[-1]
    assert (last.piles[0], last.table) == (stepper.frame.pile, stepper.frame.table)


MOVES = st.sampled_from("step back restart play mark predict main other".split())


@given(positions(), st.lists(st.tuples(MOVES, st.sampled_from(CARDS)), max_size=25))
def test_no_card_is_lost_whatever_is_done(cards, moves) -> None:
    hand, table, stock = cards
    stepper = MatchingStepper(hand=hand, table=table, stock=stock)
    everywhere = CardSet(hand + table + stock)
    for move, card in moves:
        if move in ("main", "other"):
            button = stepper._main if move == "main" else stepper._other
            if not button.disabled and button.description != "Next example":
                button.click()
        elif move in ("step", "back", "restart"):
            getattr(stepper, move)()
        else:
            getattr(stepper, move)(card)
        assert stepper.sentence and "\n" not in stepper.sentence
        assert (stepper.hand, stepper.table, stepper.stock) == (CardSet(hand), CardSet(table), tuple(stock))
        for frame in stepper.turn.frames:
            moving = CardSet(frame.card) if frame.moment is Moment.TURNED else CardSet()
            zones = [frame.hand, frame.table, frame.pile, moving, CardSet(frame.stock)]
            assert sum(map(len, zones)) == len(everywhere) == len(set().union(*zones))


def test_back_undoes_step() -> None:
    for key in SHOWS:
        stepper = MatchingStepper(key)
        seen = [stepper.frame]
        while not (stepper.turn.is_over and stepper.at + 1 == len(stepper.turn.frames)):
            if stepper.frame.chooses:
                stepper.predict(next(iter(stepper.frame.options)))
            else:
                stepper.step()
            seen.append(stepper.frame)
        for frame in reversed(seen[:-1]):
            stepper.back()
            assert stepper.frame[:7] == frame[:7]
        assert stepper.back() == "This is how the turn begins."


# ── buttons

def test_a_turn_by_buttons_alone() -> None:
    stepper = MatchingStepper("two")
    press(stepper, "August, pampas grass, bright")
    assert stepper._main.description == "Check: takes moon"
    press(stepper, "August, pampas grass, bright")
    assert stepper._main.description == "Check"
    press(stepper, "Show me")
    press(stepper, "Take pampas-1")
    assert stepper.frame.pile == CardSet("geese pampas-1")
    press(stepper, "Next step")
    press(stepper, "It takes nothing")
    press(stepper, "Next example")
    assert stepper.hand == CardSet(EXAMPLES["three"].hand)
    press(stepper, "no match")
    assert stepper.hand == CardSet(EXAMPLES["none"].hand)
    press(stepper, "Show me")
    press(stepper, "Back")
    press(stepper, "Restart")
    assert stepper.at == 0


def test_only_what_can_be_done_can_be_pressed() -> None:
    stepper = MatchingStepper("hand")
    assert all(not button.disabled for button in stepper._hand.buttons)
    assert all(button.disabled for button in stepper._table.buttons)
    assert stepper._main.disabled and stepper._other.disabled
    stepper.play("paulownia-red")
    assert all(not button.disabled for button in stepper._table.buttons)
    stepper.step()
    assert all(button.disabled for button in (*stepper._hand.buttons, *stepper._table.buttons))
    for _ in range(2):
        stepper.step()
    assert stepper.frame.moment is Moment.TURNED
    stepper.step()
    free = CardSet(button.card for button in stepper._table.buttons if not button.disabled)
    assert free == CardSet("iris-1 iris-2")


def test_nothing_is_claimed_before_a_card_is_marked() -> None:
    """For hand card and drawn card alike: a check needs a mark, and "nothing" has a button of its own."""
    stepper = MatchingStepper("drawn")
    for card, takes in (("curtain", "cherry-1"), ("maple-blue", "deer")):
        assert stepper.frame.card == DECK[card]
        assert stepper._main.description == "Check" and stepper._main.disabled
        assert not stepper._nothing.disabled and not stepper._other.disabled
        stepper.mark(takes)
        assert not stepper._main.disabled and stepper._nothing.disabled
        stepper.mark(takes)
        press(stepper, "It takes nothing")
        assert stepper.sentence.startswith("Not yet.") and stepper._main.description == "Show it"
        press(stepper, "Show it")
        press(stepper, "Next step")
        if not stepper._at_end():
            press(stepper, "Next step")
    assert stepper._nothing.disabled and stepper.frame.pile == CardSet("curtain cherry-1 maple-blue deer")


def test_the_legend_explains_the_edges_that_are_shown() -> None:
    def legend() -> str:
        return re.sub(r"<[^>]+>", "|", stepper._legend.value)

    stepper = MatchingStepper("two")
    assert "red edge: the card played, and what you mark" in legend() and "yellow" not in legend()
    assert "If two match, mark the one you want to take." in legend()
    stepper.predict("boar")
    assert "yellow edge: what it can take" in legend()
    stepper.step()
    assert "red edge: the card laid|" in legend() and "yellow edge: what it can take" in legend()
    assert "mark" not in legend()
    stepper.predict("moon")
    assert "edge" not in legend()
    stepper.back()
    stepper.example("three")
    assert "If two match" not in legend()
    stepper.predict("bridge")
    assert "yellow edge: what it really takes" in legend()
    stepper.example("none")
    stepper.step()
    assert "red edge: the card laid|" in legend() and "yellow" not in legend()
    stepper.step()
    assert "red edge: the card turned up, and what you mark" in legend()


def test_cards_on_the_table_may_be_named_by_what_they_show() -> None:
    assert MatchingStepper("one").predict("the ribbon").startswith("Right.")
    assert MatchingStepper("two").predict("the bright").startswith("Right.")


def test_the_steps_tell_what_has_become_known() -> None:
    def steps() -> list[str]:
        return re.findall(r"</b> ([^<]+)</li>", stepper._steps.value)

    stepper = MatchingStepper("laid")
    assert steps() == ["hand card", "takes", "stock card", "takes"]
    stepper.step()
    assert steps() == ["hand card: crane", "takes nothing", "stock card", "takes"]
    stepper.step()
    assert steps() == ["hand card: crane", "takes nothing", "stock card: pine-1", "takes"]
    stepper.step()
    assert steps()[3] == "takes"
    stepper.step()
    assert steps()[3] == "takes crane"


# ── own positions

def test_a_position_of_ones_own() -> None:
    stepper = MatchingStepper(hand="crane pine-1", table="pine-poem boar", stock="moon")
    assert stepper.hand == CardSet("crane pine-1") and stepper.table == CardSet("pine-poem boar")
    assert stepper.stock == (DECK["moon"],)
    assert "your own position" in stepper.words()
    stepper.set_up(stock="geese")
    assert stepper.hand == CardSet("crane pine-1") and stepper.stock == (DECK["geese"],)


def test_a_mark_is_not_taken_for_an_answer() -> None:
    """With one of three marked: what was marked, and nothing that sounds as if it were right."""
    assert MatchingStepper("three").mark("bridge") == "You marked bridge. Now check, or mark more."


def test_back_can_be_pressed_only_where_there_is_a_step_before() -> None:
    for name in ("one", "hand"):
        stepper = MatchingStepper(name)
        assert stepper._back.disabled
        if name == "hand":
            stepper.play("cuckoo")
            assert not stepper._back.disabled, "the card can be taken back into the hand"
        stepper.step()
        assert not stepper._back.disabled
        stepper.restart()
        assert stepper._back.disabled


FAULTS = [
    (lambda it: it.set_up(hand="crane", table="crane"), "The card 'pine-crane' lies in two places"),
    (lambda it: it.set_up(hand="crane", table="iris-1 iris-2 bridge iris-ribbon"),
     "All four cards of May can't lie on the table"),
    (lambda it: it.set_up(hand="crane moon curtain phoenix rainman deer sake swallow geese", table=""),
     "at most 8 cards"),
    (lambda it: it.set_up(hand=""), "The hand needs at least one card"),
    (lambda it: it.set_up(hand="fish"), "There is no card 'fish'"),
    (lambda it: it.set_up(table="moon moon"), "named twice"),
    (lambda it: it.example("fore"), "There is no example 'fore'"),
    (lambda it: it.example(None), "There is no example None"),
    (lambda it: it.predict("moon"), "Moon does not lie on the table."),
    (lambda it: it.predict("crain"), "There is no card 'crain'"),
    (lambda it: it.predict(7), "The answer is a card"),
    (lambda it: it.play("moon"), "not in the hand"),
    (lambda it: it.play("fish"), "There is no card 'fish'"),
    (lambda it: it.mark("moon"), "Moon does not lie on the table."),
]


@pytest.mark.parametrize(("fault", "words"), FAULTS)
def test_a_fault_is_one_sentence_and_changes_nothing(fault, words: str) -> None:
    stepper = MatchingStepper("three")
    stepper.mark("bridge")
    before = everything(stepper)
    said = fault(stepper)
    assert words in said and said == stepper.sentence and "\n" not in said
    assert everything(stepper) == before
    stepper.mark("iris-1")
    stepper.mark("iris-ribbon")
    press(stepper, "Check: takes")
    assert stepper.sentence.startswith("Right.")


def test_faults_at_the_start_leave_the_first_example() -> None:
    for stepper in (MatchingStepper(hand="crane", table="crane"), MatchingStepper("fore")):
        assert stepper.hand == CardSet(EXAMPLES["one"].hand)
        assert "two places" in stepper.sentence or "no example" in stepper.sentence
    with pytest.raises(UnknownName):
        MatchingStepper(rules="poker")


def test_cards_are_laid_by_clicks() -> None:
    stepper = MatchingStepper("one")
    press(stepper, "Your own position")
    stepper._deck[DECK["crane"]].click()
    assert stepper.hand == CardSet("crane pine-1")
    stepper._deck[DECK["pine-1"]].click()
    assert stepper.hand == CardSet("crane")
    stepper._deck[DECK["crane"]].click()
    assert stepper.hand == CardSet("crane") and "at least one card" in stepper.sentence
    press(stepper, "Table")
    stepper._deck[DECK["sake"]].click()
    stepper._deck[DECK["boar"]].click()
    assert stepper.table == CardSet("wisteria-2 pine-poem moon sake")
    press(stepper, "Top of the stock")
    stepper._deck[DECK["moon"]].click()
    assert stepper.stock == (DECK["moon"],) and stepper.table == CardSet("wisteria-2 pine-poem sake")
    stepper._deck[DECK["boar"]].click()
    assert stepper.stock == (DECK["boar"],)
    press(stepper, "Clear the table")
    assert stepper.table == CardSet()
    press(stepper, "Empty the stock")
    assert stepper.stock == ()
    press(stepper, "Close your own position")
    assert stepper.predict().startswith("Right. No other card of January")


def test_the_deck_shows_where_each_card_lies() -> None:
    stepper = MatchingStepper("one")
    press(stepper, "Your own position")
    for card, button in stepper._deck.items():
        chosen, dim = ("kk-chosen" in button._dom_classes), ("kk-dim" in button._dom_classes)
        assert chosen == (card in stepper.hand)
        assert dim == (card in stepper.table or card in stepper.stock)
    assert len(stepper._deck) == 48


# ── what is shown without a kernel

def test_the_cell_holds_words_and_a_picture() -> None:
    stepper = MatchingStepper("drawn")
    bundle = stepper._repr_mimebundle_()
    assert bundle["text/plain"] == stepper.words() == "\n".join([
        "Matching stepper, the drawn card matches",
        "Hand: curtain",
        "Table: warbler, cherry-1, deer and phoenix",
        "Stock: 1 card",
        "Pile: nothing",
        "You play curtain. Which table cards does it take? Mark them, then check."])
    page = bundle["text/html"]
    for card in stepper.hand | stepper.table:
        assert f'alt="{card.label}"' in page
    assert "a covered card" in page and DECK["maple-blue"].label not in page
    assert "<style" not in page and "<script" not in page and stepper.sentence in page


def test_the_same_steps_give_the_same_words() -> None:
    def played() -> list[str]:
        stepper = MatchingStepper("two")
        said = [stepper.predict("moon"), stepper.step(), stepper.step()]
        return [*map(str, said), stepper.words()]

    assert played() == played()
    assert "Stock: no cards, iris-1 turned up" in played()[-1]
