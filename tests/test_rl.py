"""Koi-Koi as an environment of PettingZoo: one decision a step, nothing hidden seen."""
import random
import warnings
from itertools import pairwise

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from playing import hidden_shuffled, random_states, run_alone

from koikoi_edu import CARDS, RULES, CardSet, agent, deal, rules
from koikoi_edu.arena import Tournament
from koikoi_edu.errors import IllegalAction, KoiKoiError
from koikoi_edu.game import KOIKOI, STOP, Move, Phase
from koikoi_edu.rl import ACTIONS, NUMBERS, KoiKoiEnv, PolicyAgent, action_mask, env, observation, parts

GAMES = [*map(rules, RULES), rules("polish").variant(players=3)]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.id}-{game.players}")


def play(world, draw):
    """Play a round at random; every step's agent and phase."""
    steps = []
    for one in world.agent_iter():
        seen, _, over, _, _ = world.last()
        if over:
            world.step(None)
            continue
        steps.append((one, world.unwrapped.round.phase))
        world.step(int(draw.choice(np.flatnonzero(seen["action_mask"]))))
    return steps


# What PettingZoo asks for --------------------------------------------------------------------------------

@pytest.mark.parametrize("make", [env, KoiKoiEnv])
@pytest.mark.parametrize("game", [GAMES[0], GAMES[-1]], ids=["two", "three"])
def test_it_passes_the_tests_of_pettingzoo(make, game, capsys):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Said of every environment with masks: the observation is a dict, and so is its space.
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        api_test(make(game), num_cycles=300)
    seed_test(lambda: make(game), num_cycles=60)


@every_game
def test_every_rule_set_can_be_played_and_every_action_has_its_number(game):
    world, draw = env(game), random.Random(1)
    world.reset(seed=1)
    for _ in range(12):
        play(world, draw)
        world.reset()
    assert [NUMBERS[action] for action in ACTIONS] == list(range(len(ACTIONS)))
    assert {action.move for action in ACTIONS} == set(Move)


def test_one_seed_one_stream_of_rounds():
    def deals(seed):
        world = KoiKoiEnv()
        world.reset(seed=seed)
        first = world.round
        world.reset()
        return first, world.round

    assert deals(5) == deals(5) != deals(6)
    assert deals(5)[0] != deals(5)[1]


# Steps ---------------------------------------------------------------------------------------------------

def test_each_decision_is_a_step_of_its_own():
    world, draw, steps = env(), random.Random(2), []
    world.reset(seed=2)
    for _ in range(30):
        steps += play(world, draw)
        world.reset()
    assert {phase for _, phase in steps} == {Phase.HAND, Phase.MATCH, Phase.DRAW, Phase.DECIDE}
    for (one, _), (following, phase) in pairwise(steps):
        if phase is not Phase.HAND:
            assert following == one, "the choices of a turn are its player's"


@every_game
def test_the_mask_is_what_the_rules_allow(game):
    for state in random_states(3, rules=game):
        for seat in range(game.players):
            mask = action_mask(state.view(seat))
            legal = state.legal_actions() if seat == state.to_play else ()
            assert {ACTIONS[number] for number in np.flatnonzero(mask)} == set(legal)
            assert mask.shape == (len(ACTIONS),) and mask.dtype == np.int8


@every_game
def test_the_reward_is_the_lead_in_points_at_the_end(game):
    world, draw = KoiKoiEnv(game), random.Random(4)
    for seed in range(8):
        world.reset(seed=seed)
        while not world.round.is_over:
            assert not any(world.rewards.values())
            world.step(NUMBERS[draw.choice(world.round.legal_actions())])
        points = world.round.result.points
        others = [[two for at, two in enumerate(points) if at != seat] for seat in range(len(points))]
        assert list(world.rewards.values()) == pytest.approx(
            [own - sum(rest) / len(rest) for own, rest in zip(points, others, strict=True)])
        assert sum(world.rewards.values()) == pytest.approx(0)
        assert all(world.terminations.values())


def test_what_the_mask_forbids_is_refused_by_the_bare_one_and_costs_the_round_in_the_other():
    bare, world = KoiKoiEnv(), env()
    for one in (bare, world):
        one.reset(seed=1, options={"deal": 7, "dealer": 0})
    with pytest.raises(IllegalAction, match="'stop' can't be done now; choose one: play "):
        bare.step(NUMBERS[STOP])
    assert bare.round == deal("vanikar", 7, dealer=0), "nothing has happened"
    world.step(NUMBERS[KOIKOI])
    assert world.last()[2] and world.rewards["player_0"] == -1000 and world.rewards["player_1"] == 0


# Observations --------------------------------------------------------------------------------------------

def read(seen, game):
    """An observation taken apart by name; cards as a set."""
    found = {}
    for part in parts(game):
        values = seen[part.at]
        cards = part.at.stop - part.at.start == len(CARDS)
        found[part.name] = CardSet([CARDS[at] for at in np.flatnonzero(values)]) if cards else list(values)
    return found


@every_game
def test_the_observation_says_what_the_view_says(game):
    for state in random_states(5, rules=game, month=8):
        for seat in range(game.players):
            view = state.view(seat)
            seen = observation(view)
            assert seen.dtype == np.float32
            said = read(seen, game)
            order = [(seat + step) % game.players for step in range(game.players)]
            assert (said["hand"], said["table"], said["removed"]) == (view.hand, view.table, view.removed)
            assert said["card"] == CardSet([view.card] if view.card else [])
            for number, other in enumerate(order):
                assert said[f"pile {number}"] == state.piles[other]
            assert list(Phase)[said["phase"].index(1)] is view.phase and sum(said["phase"]) == 1
            assert order[said["dealer"].index(1)] == state.dealer
            assert said["hand sizes"] == [view.hand_sizes[other] for other in order]
            assert said["stock size"] == [view.stock_size]
            assert said["calls"] == [state.calls[other] for other in order]
            assert said["bases"] == [state.bases[other] for other in order]
            assert said["scores"] == [state.score(other).total for other in order]
            assert said["month"] == [view.month == month for month in range(1, 13)]


@pytest.mark.parametrize("game", [GAMES[0], GAMES[-1]], ids=["two", "three"])
def test_moving_the_hidden_cards_moves_nothing_in_the_observation(game):
    draw, moved, world = random.Random(8), 0, KoiKoiEnv(game)
    world.reset()
    for seed in range(6):
        for state in random_states(seed, rules=game):
            for seat, name in enumerate(world.possible_agents):
                other = hidden_shuffled(state, seat, draw)
                if other is None:
                    continue  # a deal that these rules throw away
                world.round = state
                before = world.observe(name)
                world.round = other
                after = world.observe(name)
                assert np.array_equal(before["observation"], after["observation"])
                assert np.array_equal(before["action_mask"], after["action_mask"])
                moved += other.hands != state.hands
    assert moved > 60


# Agents and rounds of one's own --------------------------------------------------------------------------

def first_allowed(seen):
    return int(np.flatnonzero(seen["action_mask"])[0])


def test_a_policy_plays_in_a_tournament():
    def first(view, rng):
        return view.legal_actions()[0]

    cup = Tournament({"Policy": PolicyAgent(first_allowed), "Random": "random"})
    # Numbers rise as the legal actions do: card by card, and stop before koi-koi.
    plain = Tournament({"Policy": first, "Random": "random"})
    assert cup.play(20, workers=1).results == plain.play(20, workers=1).results


def test_agents_play_in_the_environment():
    world, rng, greedy = KoiKoiEnv(), random.Random(1), agent("greedy")
    world.reset(options={"deal": "x", "dealer": 1})
    state = deal("vanikar", "x", dealer=1)
    while not world.round.is_over:
        assert world.agent_selection == f"player_{state.to_play}"
        choice = greedy.choose(world.view(world.agent_selection), rng)
        world.step(NUMBERS[choice])
        state = state.apply(choice)
    assert world.round == state


def test_the_text_shows_the_round(capsys):
    world = env(render_mode="ansi")
    world.reset(seed=3, options={"deal": 3, "dealer": 0})
    state = deal("vanikar", 3, dealer=0)
    card = min(state.hands[0], key=lambda card: card.index)
    lines = world.render().splitlines()
    assert lines[0] == f"table: {state.table}" and lines[1] == "stock: 24 cards"
    assert lines[2] == f"player_0: hand {state.hands[0]}; pile -; yaku 0"
    assert lines[-1].startswith(f"player_0 to play: play {card.id}, ")
    world.step(NUMBERS[state.legal_actions()[0]])
    assert world.render().startswith(f"player_0: {card.name} ")
    assert capsys.readouterr().out == ""
    loud = env(render_mode="human")
    loud.reset(options={"deal": 3, "dealer": 0})
    assert capsys.readouterr().out == "\n".join(lines) + "\n"
    assert KoiKoiEnv().render() is None


@pytest.mark.parametrize("make", [
    lambda: env("vanika"), lambda: env(players=3), lambda: env(render_mode="rgb_array"),
    lambda: KoiKoiEnv().view("player_0"),
    lambda: KoiKoiEnv().reset(options={"dealr": 0}), lambda: KoiKoiEnv().reset(options={"dealer": 2}),
    lambda: KoiKoiEnv().reset(options={"deal": 1.5})])
def test_what_does_not_exist_is_refused_in_a_sentence(make):
    with pytest.raises(KoiKoiError) as caught:
        make()
    assert str(caught.value).rstrip().endswith((".", "?"))


def test_a_round_that_is_over_at_the_deal_is_no_round():
    """Where four of a month in a hand win at once, nobody would have a step."""
    game = rules("vanikar").variant(hand_quad=6)
    over = next(seed for seed in range(2000) if deal(game, seed, dealer=0).is_over)
    with pytest.raises(KoiKoiError, match="over before anybody has to decide"):
        KoiKoiEnv(game).reset(options={"deal": over, "dealer": 0})


def test_without_the_extra_it_says_how_to_get_it():
    code = "import sys; sys.modules['pettingzoo'] = None\nimport koikoi_edu\nimport koikoi_edu.rl"
    run = run_alone(code)
    assert run.returncode and "pip install 'koikoi-edu[rl]'" in run.stderr
