"""What is played at the table and by whom, chosen on the page: rules, players, levels; and looking on."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from koikoi_edu import RULES, KoiKoiError, deal
from koikoi_edu.errors import IllegalAction, RulesError
from koikoi_edu.game import Phase
from koikoi_edu.widgets.table import Table
from koikoi_edu.widgets.table.game import Sitting

OPTIONS = [(name, players) for name, rules in RULES.items() for players in (2, 3)
           if players == 2 or rules.three]


def opened(table: Table) -> Any:
    """The open box in which to choose."""
    table._setting.toggle()
    return table._setting


def is_open(table: Table) -> bool:
    return "kk-table-off" not in table._setting.box._dom_classes


def moves(table: Table) -> list[str]:
    return [button.description for button in table._buttons.moves.children
            if "kk-table-off" not in button._dom_classes]


def press(table: Table, words: str) -> None:
    table._pressed = (0, table._pressed[1])
    table._at_rest = 0
    next(one for one in table._buttons.moves.children if one.description == words).click()


# Choosing --------------------------------------------------------------------------------------------------

def test_the_box_has_no_parts_before_it_is_opened() -> None:
    table = Table(seed=1)
    assert table._setting.box.children == () and not is_open(table)
    opened(table)
    assert is_open(table)
    table._setting.toggle()
    assert not is_open(table)


def test_the_open_box_says_what_is_played_now() -> None:
    setting = opened(Table("polish", "hard", 3, seed=1, players=3))
    assert (setting.rules.label, setting.players.value, setting.rounds.label) == (
        "Polish Koi-Koi", 3, "3 rounds")
    assert (setting.you.label, setting.opponent.label) == ("You", "Hard")
    setting = opened(Table(RULES["vanikar"].variant(seven_doubles=False), "friend", seed=1))
    assert setting.rules.label == "Vanikar Koi-Koi, as played now"
    assert setting.rounds.label == "as the rules say"
    assert setting.opponent.label == "A friend at this screen"


@pytest.mark.parametrize(("rules", "players"), OPTIONS)
def test_every_rule_set_and_number_of_players_can_be_chosen(rules: str, players: int) -> None:
    table = Table(seed=1)
    setting = opened(table)
    setting.rules.value = RULES[rules]
    setting.players.value = players
    setting.opponent.value = "easy"
    setting.begin.click()
    assert table.state.rules == RULES[rules].variant(players=players)
    assert len(table.sitting.names) == players and not is_open(table)
    assert table.match.rules.length == RULES[rules].length
    assert table.sitting.names[1].startswith("Easy")


def test_what_is_offered_plays_every_rule_set() -> None:
    """The page offers levels that need nothing but the rules, and a friend."""
    setting = opened(Table(seed=1))
    assert [label for label, _ in setting.opponent.options] == [
        "Easy", "Medium", "Hard", "Expert", "Greedy", "Random", "A friend at this screen"]
    assert [label for label, _ in setting.you.options] == ["You", "Easy", "Medium", "Hard", "Expert"]


def test_no_more_players_are_offered_than_a_rule_set_has() -> None:
    setting = opened(Table(seed=1))
    for rules in RULES.values():
        setting.rules.value = rules
        assert (3 in setting.players.options) == bool(rules.three)


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_every_level_can_be_chosen_and_is_named(level: str) -> None:
    table = Table(seed=1, dealer=0)
    setting = opened(table)
    setting.opponent.value = level
    assert setting.asked.value == (
        f'<p class="kk-note">You play against {level.capitalize()}, the computer.</p>')
    setting.go_on.click()
    assert table.sitting.names == ("You", level.capitalize())
    assert table.sentence.startswith(f"You play against {level.capitalize()}, the computer.")


def test_a_match_that_has_begun_is_not_ended_without_asking() -> None:
    table = Table(seed=7, dealer=0, rounds=3)
    table.play(next(iter(table.state.hands[0])))
    before, match = table.state, table.match
    setting = opened(table)
    setting.rules.value = RULES["flash"]
    setting.begin.click()
    assert table.match is match and is_open(table)
    assert "round 1 of 3, You 0 : 0 Greedy" in setting.asked.value and 'role="alert"' in setting.asked.value
    setting.opponent.value = "easy"
    assert setting.begin.description == "Begin a new match", "another choice, another question"
    setting.begin.click()
    assert table.match is match
    assert setting.begin.description == "Yes, begin anew"
    setting.begin.click()
    assert table.state.rules == RULES["flash"].variant(length=("rounds", 3)), "as chosen"
    assert table.sitting.names == ("You", "Easy")
    table.undo()
    assert table.state is before and table.match is match, "nothing is lost"
    assert table.sitting.names == ("You", "Greedy")


def test_a_game_that_has_not_begun_is_replaced_at_once() -> None:
    table = Table(seed=7, dealer=0)
    assert not table.sitting.begun
    setting = opened(table)
    setting.opponent.value = "easy"
    setting.begin.click()
    assert table.sitting.names == ("You", "Easy")
    setting.begin.click()   # the second half of a double click
    assert not is_open(table)


def test_another_opponent_takes_over_in_the_middle_and_the_points_stay() -> None:
    table = Table(seed=7, dealer=0, rounds=3)
    table.play(next(iter(table.state.hands[0])))
    match = table.match
    setting = opened(table)
    setting.opponent.value = "easy"
    setting.go_on.click()
    assert table.match is match and table.sitting.names == ("You", "Easy")
    setting = opened(table)
    setting.rules.value = RULES["polish"]
    assert setting.go_on.disabled, "with other rules it would be another match"


def test_a_move_leaves_the_choices_in_the_open_box() -> None:
    table = Table(seed=7, dealer=0)
    setting = opened(table)
    setting.opponent.value = "expert"
    table.play(next(iter(table.state.hands[0])))
    assert setting.opponent.value == "expert"
    table.against("medium")
    assert setting.opponent.value == "medium", "but others play by now"


def test_a_friend_does_not_play_against_a_program_in_your_seat() -> None:
    table = Table(seed=7)
    setting = opened(table)
    setting.opponent.value = "friend"
    setting.you.value = "hard"
    assert setting.begin.disabled and setting.go_on.disabled and "choose You" in setting.asked.value
    with pytest.raises(RulesError, match="A friend plays against a person"):
        Table(opponent="friend", you="hard")
    setting.you.value = "person"
    setting.begin.click()
    assert table.sitting.covered and table.sitting.names == ("Player 1", "Player 2")


def test_from_a_friend_to_a_program_in_the_middle_no_hand_stays_covered() -> None:
    table = Table(seed=7, opponent="friend", dealer=0)
    table.show_hand()
    while table.sitting.seat == 0:
        table._do(table.sitting.options()[0][0])
    assert table.sitting.covered
    table.against("easy")
    assert not table.sitting.covered and table.sitting.seat == 0 and table.state.to_play == 0


def test_from_code_what_is_not_named_stays() -> None:
    table = Table("polish", "easy", 3, seed=1, players=3)
    table.new(seed=5, opponent="medium", rounds=1)
    assert table.match.seed == 5 and table.state.rules.players == 3
    assert table.state.rules == RULES["polish"].variant(players=3, length=("rounds", 1))
    assert table.sitting.names == ("You", "Medium A", "Medium B")
    table.new(players=2)
    assert table.sitting.names == ("You", "Medium")
    table.new(rules="gostop")
    assert table.state.rules == RULES["gostop"] and table.sitting.names == ("You", "Medium")
    before = table.match
    for wrong in ({"rules": "nope"}, {"opponent": "gredy"}, {"players": 4}, {"rounds": 0}, {"you": "me"}):
        table.new(**wrong)
        assert "kk-error" in table.status.value and table.match is before
    assert table.sitting.names == ("You", "Medium")


# Looking on ------------------------------------------------------------------------------------------------

def test_two_levels_are_looked_at_step_by_step() -> None:
    table = Table(seed=5, you="easy", opponent="medium", rounds=1)
    assert table.sitting.names == ("Easy", "Medium")
    assert table.sentence.startswith(
        "Easy and Medium play, the computer each; you look over Easy's shoulder.")
    assert moves(table) == ["Next move", "Play on by themselves"] and not table.state.log
    steps = 0
    while not table.state.is_over:
        before = table.state
        press(table, "Next move")
        assert table.state.previous is before, "one thing at a time"
        steps += 1
    assert steps > 8 and moves(table) == ["New round"]


def test_who_looks_on_does_not_play_and_sees_one_hand() -> None:
    table = Table(seed=5, you="easy", opponent="medium", dealer=0)
    assert table.sitting.options() == ()
    assert "look on" in table.play(next(iter(table.state.hands[0])))
    assert not table.state.log
    hidden = [*table.state.hands[1], *table.state.stock]
    assert not any(card.id in table.words() for card in hidden)
    assert all(card.id in table.words() for card in table.state.hands[0])
    with pytest.raises(IllegalAction, match="here a person plays"):
        Sitting(deal(seed=1)).step()


def test_undo_takes_back_a_step() -> None:
    table = Table(seed=5, you="easy", opponent="medium")
    table.step()
    before = table.state
    table.step()
    table.undo()
    assert table.state is before


def test_without_a_page_they_play_on_to_the_end_of_the_round() -> None:
    table = Table(seed=5, you="easy", opponent="medium", rounds=3)
    said = table.run()
    assert table.state.is_over and table.sitting.has_next and said == table.sentence
    assert moves(table) == ["Next round"]
    assert "over" in table.run(), "one sentence, no error"
    assert "here a person plays" in Table(seed=1).run()


def test_on_a_page_they_play_until_the_pause() -> None:
    async def watch() -> None:
        table = Table(seed=5, you="easy", opponent="medium", rounds=1)
        table._watch.pace = 0.02
        press(table, "Play on by themselves")
        assert moves(table) == ["Pause"]
        await asyncio.sleep(0.05)
        assert table.state.log and moves(table) == ["Pause"]
        press(table, "Pause")
        before = table.state
        await asyncio.sleep(0.08)
        assert table.state is before and moves(table) == ["Next move", "Play on by themselves"]
        table.run()
        table._watch.pace = 0.0
        for _ in range(200):
            await asyncio.sleep(0.005)
            if table.state.is_over:
                break
        assert table.state.is_over and not table._watch.running
        assert moves(table) == ["New round"]

    asyncio.run(watch())


def test_another_game_stops_the_clock() -> None:
    async def watch() -> None:
        table = Table(seed=5, you="easy", opponent="medium")
        table.run()
        table.new(opponent="easy")
        assert not table._watch.running
        before = table.state
        await asyncio.sleep(0.02)
        assert table.state is before

    asyncio.run(watch())


@pytest.mark.parametrize("rules", ["gostop-korean", "polish", "tentos"])
def test_every_kind_of_decision_is_looked_at(rules: str) -> None:
    """Swaps, choices, stop or koi-koi: whoever decides, the table has words for it."""
    phases = set()
    for seed in range(4):
        table = Table(rules, "greedy", you="greedy", seed=seed, rounds=1)
        while not table.state.is_over:
            phases.add(table.state.phase)
            table.step()
            assert "kk-error" not in table.status.value
            assert bool(table._decision.value) == (table.state.is_over or (
                table.state.phase is Phase.DECIDE and table.state.to_play == 0))
    assert {Phase.HAND, Phase.DECIDE} <= phases


def test_three_may_be_looked_at() -> None:
    table = Table("polish", ("easy", "hard"), you="medium", players=3, seed=4, rounds=1)
    assert table.sitting.names == ("Medium", "Easy", "Hard")
    table.step()
    assert table.state.log or table.state.card
    with pytest.raises(KoiKoiError):
        Table("polish", ("easy",), you="medium", players=3)
