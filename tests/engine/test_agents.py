"""The opponents."""
import random

import pytest
from playing import random_states

from koikoi_edu import AGENTS, agent, deal, position
from koikoi_edu.agents import GreedyAgent, RandomAgent
from koikoi_edu.errors import IllegalAction, UnknownName
from koikoi_edu.game import STOP, Phase


def duel(one, other, rounds, seed=0):
    """Rounds won by each; the deals are the same when the two change seats."""
    wins, rng = [0, 0], random.Random(seed)
    for number in range(rounds):
        state = deal("vanikar", f"{seed}/{number // 2}", dealer=number % 2)
        players = [one, other] if number % 2 == 0 else [other, one]
        while not state.is_over:
            state = state.apply(players[state.to_play].choose(state.view(state.to_play), rng))
        if state.result.winner is not None:
            wins[state.result.winner if number % 2 == 0 else 1 - state.result.winner] += 1
    return wins


@pytest.mark.parametrize("name", AGENTS)
def test_an_agent_answers_with_a_legal_action(name):
    player, rng = agent(name), random.Random(3)
    for seed in range(60):
        for state in random_states(seed):
            view = state.view(state.to_play)
            if not state.is_over:
                assert player.choose(view, rng) in view.legal_actions()


@pytest.mark.parametrize("name", AGENTS)
def test_the_same_seed_makes_the_same_choices(name):
    states = [state for seed in range(5) for state in random_states(seed) if not state.is_over]
    views = [state.view(state.to_play) for state in states]
    one, other = random.Random("luck"), random.Random("luck")
    assert [agent(name).choose(view, one) for view in views] == [
        agent(name).choose(view, other) for view in views]


@pytest.mark.parametrize("name", AGENTS)
def test_out_of_turn_and_after_the_end_there_is_nothing_to_choose(name):
    for state in random_states(4):
        for player in (0, 1):
            if state.is_over or player != state.to_play:
                with pytest.raises(IllegalAction, match="nothing to choose"):
                    agent(name).choose(state.view(player), random.Random(0))


def test_the_random_agent_plays_everything_and_stops_when_asked():
    views = [state.view(state.to_play) for state in random_states(2)]
    plays = {agent("random").choose(views[0], random.Random(seed)) for seed in range(200)}
    assert plays == set(views[0].legal_actions())
    for seed in range(40):
        for state in random_states(seed):
            if state.phase is Phase.DECIDE:
                assert agent("random").choose(state.view(state.to_play), random.Random(seed)) is STOP


def test_the_greedy_agent_beats_the_random_one():
    greedy, chance = duel(GreedyAgent(), RandomAgent(), 200)
    assert greedy > 1.5 * chance


@pytest.mark.parametrize("hand, table, mine, theirs, choice", [
    ("deer pine-1 plum-1", "maple-1 pine-poem plum-poem", "boar butterflies", "", "play maple-deer"),
    ("pine-1 lightning", "pine-crane rainman", "curtain moon", "", "play pine-1"),
    ("pine-1 boar", "pine-crane clover-1", "", "curtain moon", "play pine-1"),  # or the opponent takes it
    ("phoenix pine-1", "plum-poem", "", "", "play pine-1"),                     # gives away the lesser card
])
def test_the_greedy_agent_takes_what_is_worth_most(hand, table, mine, theirs, choice):
    state = position(hands=[hand, "iris-1"], table=table, piles=[mine, theirs])
    assert str(agent("greedy").choose(state.view(0), random.Random(0))) == choice


def test_the_greedy_agent_takes_the_better_of_two():
    state = position(hands=["geese pine-1", "iris-1"], table="moon pampas-1").apply("geese")
    assert str(agent("greedy").choose(state.view(0), random.Random(0))) == "take pampas-moon"


def test_an_agent_of_ones_own_is_taken_as_it_is():
    class Cautious:
        name = "Cautious"

        def choose(self, view, rng):
            return view.legal_actions()[0]

    mine = Cautious()
    assert agent(mine) is mine


@pytest.mark.parametrize("name", ["greedi", "rand", "", None, 5, ["random"], b"greedy"])
def test_an_unknown_opponent_is_refused(name):
    with pytest.raises(UnknownName, match=r"greedy|random"):
        agent(name)


def test_the_global_random_state_is_left_alone():
    random.seed(1)
    before = random.getstate()
    duel(agent("random"), agent("greedy"), 4)
    assert random.getstate() == before
