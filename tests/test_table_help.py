"""Odds, hint and review at the table: shown when asked for, true, and hidden where a hand is hidden."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any

import pytest

from koikoi_edu import DECK, RULES, CardSet, Round, deal, position
from koikoi_edu.game import PLAY, Phase
from koikoi_edu.odds import odds
from koikoi_edu.widgets.table import Table
from koikoi_edu.widgets.table.odds_panel import shown_html


def moon() -> Round:
    """The moon can be taken, and makes Tsukimi-zake (5 points) with the sake cup."""
    return position(hands=["pampas-1 wisteria-1 pine-2", "boar maple-1 paulownia-2"], piles=["sake", "crane"],
                    table="moon cherry-1 plum-1 iris-1",
                    stock="willow-ribbon peony-2 butterflies clover-1 plum-2 cuckoo")


def blunder(**options: Any) -> Table:
    """A round in which the moon is left lying at first, and koi-koi called with nothing left to make."""
    table = Table(game=moon(), animation=False, **options)
    for card in ("wisteria-1", "pampas-1"):
        table.play(card)
    table.koikoi()
    table.play("pine-2")
    assert table.state.is_over
    return table


def everything(widget: Any) -> list[Any]:
    return [widget, *(one for child in getattr(widget, "children", ()) for one in everything(child))]


# Hint ------------------------------------------------------------------------------------------------------

def test_a_hint_says_one_move_and_why_and_plays_nothing() -> None:
    table = Table(game=moon())
    before = table.state
    said = table.hint()
    assert said == table.sentence
    assert said.startswith("Hint: Play pampas-1. It takes moon. That makes Tsukimi-zake 5. Nothing that "
                           "stays on the table makes Greedy a yaku at once. ")
    assert table.state is before and 'role="status"' in table.status.value
    table.play("pine-2")
    assert "Hint" not in table.sentence


def test_the_button_and_the_key_ask_for_it() -> None:
    table = Table(game=moon())
    said = table.hint()
    table._repeat()
    button = next(one for one in everything(table) if getattr(one, "description", "") == "Hint")
    button.click()
    assert table.sentence == said
    table._repeat()
    assert table.sentence != said
    table._key("h", False)
    assert table.sentence == said


def test_a_hint_is_seen_on_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(game=moon())
    shown: list[Any] = []
    monkeypatch.setattr(table._board, "show", shown.append)
    table._shown = True
    table.hint()
    assert shown[-1].aim == PLAY[DECK["pampas-1"].index] and shown[-1].told == "Hint: Play pampas-1."
    assert shown[-1].lit == CardSet("moon")


@pytest.mark.parametrize(("table", "said"), [
    (lambda: Table(seed=3, opponent="friend", dealer=0), "hand is covered"),
    (blunder, "The round is over"),
    (lambda: Table(seed=3, you="easy", opponent="medium", dealer=1), "Medium is next"),
], ids=["covered", "over", "another's turn"])
def test_where_nobody_may_be_told_there_is_no_hint(table: Callable[[], Table], said: str) -> None:
    shown = table()
    assert shown._hint.disabled
    assert said in shown.hint() and "kk-error" in shown.status.value
    covered = [card.id for hand in shown.state.hands for card in hand] if shown.sitting.covered else []
    assert not any(card in shown.sentence for card in covered)


def test_a_friend_gets_a_hint_for_the_own_hand() -> None:
    table = Table(seed=3, opponent="friend", names=("Ann", "Ben"), dealer=0)
    table.show_hand()
    assert not table._hint.disabled
    card = re.match(r"Hint: Play (\S+)\.", table.hint())
    assert card and DECK[card[1]] in table.state.hands[0]


# Odds ------------------------------------------------------------------------------------------------------

def test_odds_are_off_by_default_and_switched_on_and_off() -> None:
    table = Table(seed=3)
    assert not table.odds and table._chances.value == ""
    table.odds = True
    assert "At the end of the round" in table._chances.value
    table.odds = False
    assert table._chances.value == ""
    assert "At the end" in Table(seed=3, odds=True)._chances.value


def test_odds_follow_each_move_and_end_with_the_round() -> None:
    table = Table(game=moon(), odds=True)
    seen = {table._chances.value}
    for card in ("wisteria-1", "pampas-1"):
        table.play(card)
        seen.add(table._chances.value)
    assert len(seen) == 3 and "" not in seen
    assert re.search(r'Tsukimi-zake</th><td style="--kk-share:100%">', table._chances.value), "it is held"
    table.stop()
    assert table._chances.value == ""


def test_the_numbers_are_those_of_the_odds() -> None:
    table = Table(seed=3, dealer=0)
    found = odds(table.state.view(0), worlds=50)
    text = shown_html(table.sitting, found)
    assert "Sampled: n = 50 ways" in text and "one standard error" in text
    for line in found.yaku:
        mine, theirs = line.chances
        row = re.search(rf">{line.yaku.name}</th>(.*?)</tr>", text)
        if any(one.mean >= max(0.01, one.error) for one in (mine, theirs)):
            told = [f"{one} %" for one in re.findall(r">([^<>]+)</td>", row[1])]
            assert told == [mine.percent(0), theirs.percent(0)]
        else:
            assert row is None and line.yaku.name in text, "named below"
    assert f"Nobody scores: {found.nobody.percent(0)}." in text


def test_exact_odds_say_so() -> None:
    """One card each and no stock: the other hand is one of the cards that are not seen."""
    state = position(hands=["pampas-1 wisteria-1", "boar"], piles=["sake", ""], table="moon cherry-1",
                     stock="")
    table = Table(game=state, odds=True)
    assert "Exact: over all" in table._chances.value and "±" not in table._chances.value


@pytest.mark.parametrize("options", [
    {"opponent": "friend", "seed": 3}, {"rules": "tentos", "opponent": "friend", "seed": 3, "dealer": 1},
], ids=repr)
def test_no_odds_while_a_hand_is_covered_or_may_be_swapped(options: dict[str, Any]) -> None:
    table = Table(odds=True, **options)
    assert table.sitting.covered or table.state.phase is Phase.SWAP
    assert table._chances.value == ""


def test_odds_depend_on_nothing_hidden() -> None:
    one = Table(game=moon(), odds=True)
    hands = ["pampas-1 wisteria-1 pine-2", "lightning geese deer"]
    other = Table(odds=True, game=position(hands=hands, piles=["sake", "crane"],
                                           table="moon cherry-1 plum-1 iris-1", stock="boar peony-2 cuckoo "
                                           "clover-1 plum-2 maple-1"))
    assert one._chances.value == other._chances.value
    assert one.hint() == other.hint()


@pytest.mark.parametrize(("rules", "players"), [("gostop", 2), ("gostop-korean", 3), ("polish", 3)])
def test_hint_and_odds_for_every_kind_of_game(rules: str, players: int) -> None:
    table = Table(rules, players=players, seed=5, dealer=0, odds=True)
    assert len(re.findall('scope="col"', table._chances.value)) == players
    assert table.hint().startswith("Hint: ")


# Review ----------------------------------------------------------------------------------------------------

def review_buttons(table: Table) -> list[str]:
    return [button.description for button in table._back.buttons.children]


def test_a_finished_round_can_be_reviewed_and_a_blunder_comes_first() -> None:
    table = blunder()
    assert review_buttons(table) == ["Review my decisions"] and table._back.panel.value == ""
    table._back.buttons.children[0].click()
    found = table._back.found
    assert [one.done() for one in found.costliest] == ["called koi-koi", "played wisteria-1"]
    text = table._back.panel.value
    first, second = text.split("<li>")[1:3]
    assert "You called koi-koi: it cost about" in first
    assert "Better: stop. To stop scores 5 points now." in first
    assert "You played wisteria-1" in second and "Better: play pampas-1. It takes moon." in second
    assert "of them fine" in text and "Your decisions in this round" in text
    assert table.sentence.startswith("Your decisions in this round: 3 decisions, 1 of them fine;")
    assert table.sentence.endswith("The costliest: called koi-koi; better: stop.")


def test_the_position_of_that_moment_is_shown_with_both_cards_marked() -> None:
    table = blunder()
    table.review()
    second = table._back.panel.value.split("<li>")[2]
    cards = re.findall(r'class="kk-card kk-(\S+?)( [^"]*)?" aria-label="([^"]*)"', second)
    assert {card for card, _, _ in cards} == {card.id for card in moon().table | moon().hands[0]}
    marked = {card: states.strip() for card, states, _ in cards if states}
    assert marked == {"wisteria-1": "kk-chosen", "pampas-1": "kk-lit"}
    assert all(label.endswith(("chosen", "marked")) for card, _, label in cards if card in marked)


def test_while_a_round_runs_there_is_nothing_to_review() -> None:
    table = Table(game=moon())
    assert review_buttons(table) == []
    table = blunder()
    table.review()
    table.undo()
    assert review_buttons(table) == [] and table._back.panel.value == "" and table._back.found is None
    table.play("pine-2")
    table.review()
    table.new(seed=4)
    assert review_buttons(table) == [] and table._back.panel.value == ""


def test_a_round_without_a_decision_has_no_review() -> None:
    """Four of a month in the hand win at once (spec 3.5); nobody has decided anything."""
    rules = next(rules for rules in RULES.values() if type(rules.hand_quad) is int
                 and not rules.hand_swap)
    state = deal(rules, 3, dealer=0, hands=["crane pine-poem pine-1 pine-2", ""])
    assert state.is_over and not state.actions
    assert review_buttons(Table(game=state)) == []


def test_friends_and_programs_are_reviewed_one_by_one() -> None:
    table = Table(seed=3, opponent="friend", names=("Ann", "Ben"), rounds=1)
    while not table.state.is_over:
        table.show_hand() if table.sitting.covered else table._do(table.sitting.options()[0][0])
    assert review_buttons(table) == ["Review Ann", "Review Ben"]
    table._back.buttons.children[1].click()
    assert table._back.found.player == 1 and "Ben&#x27;s decisions in this round" in table._back.panel.value
    table = Table(seed=3, you="easy", opponent="medium", rounds=1)
    table.run()
    assert review_buttons(table) == ["Review Easy", "Review Medium"]


def test_on_a_page_the_review_goes_decision_by_decision() -> None:
    async def look() -> None:
        table = blunder()
        table._back.buttons.children[0].click()
        assert '<progress max="3" value="0">' in table._back.panel.value and table._back.found is None
        seen = {"1"}
        table._back.panel.observe(
            lambda change: seen.update(re.findall(r"decision (\d) of 3", change["new"])), "value")
        while table._back.found is None:
            await asyncio.sleep(0.02)
        assert seen == {"1", "2", "3"}
        assert len(table._back.found.decisions) == 3 and "<progress" not in table._back.panel.value

    asyncio.run(look())


def test_another_round_ends_a_review_that_runs() -> None:
    async def look() -> None:
        table = blunder()
        table._back.buttons.children[0].click()
        table.new(seed=4)
        await asyncio.sleep(0.1)
        assert table._back.panel.value == "" and table._back.found is None

    asyncio.run(look())


def test_the_review_on_the_page_and_from_code_are_the_same() -> None:
    table, other = blunder(), blunder()
    said = table.review()
    other._back.buttons.children[0].click()
    assert str(table._back.found) == str(other._back.found) == said
    assert "There is no player 7" in table.review(7)


# The page --------------------------------------------------------------------------------------------------

def test_the_new_parts_cost_few_models() -> None:
    """A table is made of many widgets as it is; what is seldom asked for is made when it is."""
    table = Table(seed=3)
    parts = {id(one) for one in everything(table)}
    assert len(parts) < 75
    table._setting.toggle()
    assert len({id(one) for one in everything(table)}) < len(parts) + 16


def test_what_follows_a_game_that_was_replaced_has_the_old_help() -> None:
    table = Table(game=moon(), odds=True)
    table.against("easy")
    assert table.odds and "Easy" in table._chances.value
