"""The opponents."""
import random

import pytest
from playing import random_states

from koikoi_edu import AGENTS, RULES, agent, deal, position, rules
from koikoi_edu.agents import EasyAgent, GreedyAgent, RandomAgent, think
from koikoi_edu.agents.guess import round_of
from koikoi_edu.agents.worlds import Worlds
from koikoi_edu.errors import IllegalAction, RulesError, UnknownName
from koikoi_edu.game import KEEP, KOIKOI, STOP, Phase
from koikoi_edu.rules.gostop import GOSTOP
from koikoi_edu.rules.gostop_korean import GOSTOP_KOREAN

FOR_TWO_AND_THREE = [rules("polish").variant(players=3), GOSTOP, GOSTOP.variant(players=3), GOSTOP_KOREAN]
EVERY_GAME = [*map(rules, RULES), *(game for game in FOR_TWO_AND_THREE if game.id not in RULES
                                    or game.players == 3)]


def duel(one, other, rounds):
    """Points of each, round by round; the deals are the same when the two change seats."""
    for number in range(rounds):
        state, rng = deal("vanikar", f"duel {number // 2}", dealer=0), random.Random(number)
        players = [one, other] if number % 2 == 0 else [other, one]
        while not state.is_over:
            state = state.apply(players[state.to_play].choose(state.view(state.to_play), rng))
        yield state.result.points if number % 2 == 0 else state.result.points[::-1]


def wins(one, other, rounds):
    """Rounds won by each."""
    points = list(duel(one, other, rounds))
    return sum(mine > theirs for mine, theirs in points), sum(mine < theirs for mine, theirs in points)


@pytest.mark.parametrize("name", AGENTS)
def test_an_agent_answers_with_a_legal_action(name):
    player, rng = agent(name, iterations=5), random.Random(3)
    for seed in range(8):
        for state in random_states(seed):
            view = state.view(state.to_play)
            if not state.is_over:
                assert player.choose(view, rng) in view.legal_actions()


@pytest.mark.parametrize("name", AGENTS)
def test_the_same_seed_makes_the_same_choices(name):
    states = [state for seed in range(3) for state in random_states(seed) if not state.is_over]
    views = [state.view(state.to_play) for state in states]
    one, other = random.Random("luck"), random.Random("luck")
    assert [agent(name, iterations=5).choose(view, one) for view in views] == [
        agent(name, iterations=5).choose(view, other) for view in views]


@pytest.mark.parametrize("name", AGENTS)
def test_out_of_turn_and_after_the_end_there_is_nothing_to_choose(name):
    for state in random_states(4):
        for player in (0, 1):
            if state.is_over or player != state.to_play:
                with pytest.raises(IllegalAction, match="nothing to choose"):
                    agent(name, iterations=5).choose(state.view(player), random.Random(0))


def test_the_random_agent_plays_everything_and_stops_when_asked():
    views = [state.view(state.to_play) for state in random_states(2)]
    plays = {agent("random").choose(views[0], random.Random(seed)) for seed in range(200)}
    assert plays == set(views[0].legal_actions())
    for seed in range(40):
        for state in random_states(seed):
            if state.phase is Phase.DECIDE:
                assert agent("random").choose(state.view(state.to_play), random.Random(seed)) is STOP


def test_the_greedy_agent_beats_the_random_one():
    greedy, chance = wins(GreedyAgent(), RandomAgent(), 200)
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


@pytest.mark.parametrize(("game", "theirs", "answer"), [
    (GOSTOP_KOREAN, "", KOIKOI),  # any rise is asked about again, and the opponent is far from 7
    (GOSTOP_KOREAN, "rainman curtain moon pine-1", KOIKOI),  # two points
    (GOSTOP_KOREAN, "crane curtain moon phoenix", STOP),  # four: more than half of what a stop needs
    (GOSTOP, "", STOP)])  # only another yaku would be asked about
def test_the_greedy_agent_says_go_where_little_is_at_risk(game, theirs, answer):
    """Godori 5 and Red Poetry 3 (spec 4.10, 4.14)."""
    state = position(game, hands=["geese iris-1 iris-2 clover-1", "plum-1 maple-1 maple-2 peony-1"],
                     table="pampas-1", piles=["warbler cuckoo pine-poem plum-poem cherry-poem", theirs],
                     stock="wisteria-1 clover-2 peony-2 cherry-1 iris-ribbon").apply("geese")
    assert (state.phase, state.view(0).bases[0]) == (Phase.DECIDE, 8)
    assert GreedyAgent().choose(state.view(0), random.Random(1)) == answer


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
    wins(agent("random"), agent("greedy"), 4)
    assert random.getstate() == before


# Levels ---------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("name, shown", [("easy", "Easy"), ("medium", "Medium"), ("hard", "Hard"),
                                         ("expert", "Expert")])
@pytest.mark.parametrize("game", EVERY_GAME, ids=repr)
def test_every_level_plays_every_game(game, name, shown):
    player, rng = agent(name, iterations=12), random.Random(name)
    assert player.name == shown
    state = deal(game, 5)
    while not state.is_over:
        action = player.choose(state.view(state.to_play), rng)
        assert action in state.legal_actions()
        assert action is KEEP or state.phase is not Phase.SWAP
        state = state.apply(action)


class Beginner:
    """Takes the card of most points, gives away that of fewest, and stops at once."""

    def choose(self, view, rng):
        def worth(action):
            if view.card is not None:
                return action.card.points
            ways = view.captures(action.card)
            most = max((sum(card.points for card in way) for way in ways), default=0)
            return most + action.card.points if ways else -action.card.points
        return STOP if view.phase is Phase.DECIDE else max(view.legal_actions(), key=worth)


def test_a_beginner_beats_easy_in_about_six_months_of_ten():
    beginner, easy = wins(Beginner(), EasyAgent(), 600)
    assert 0.54 <= beginner / 600 <= 0.66 and easy < beginner


def test_hard_beats_easy_with_little_thought():
    hard, easy = map(sum, zip(*duel(agent("hard", iterations=100), EasyAgent(), 24), strict=True))
    assert hard > 1.5 * easy


# Thinking ahead -------------------------------------------------------------------------------------------

def choice_of(state, iterations=400):
    return str(agent("hard", iterations=iterations).choose(state.view(state.to_play), random.Random(1)))


def test_hard_completes_a_yaku_that_it_sees():
    """Spec 6.7: the deer makes Inoshikachō; taking pine-poem makes nothing."""
    state = position(hands=["deer pine-1", "iris-1 iris-2"], table="maple-1 pine-poem",
                     piles=["boar butterflies", ""], stock="wisteria-1 clover-1 peony-1 plum-1")
    assert choice_of(state) == "play maple-deer"


def test_hard_keeps_the_other_one_from_a_yaku():
    """The only card on the table that matters is the moon: with it the opponent, who holds the sake cup and
    pampas-1 or clover-1 next, would score."""
    state = position(hands=["pampas-2 iris-1", "pampas-1 pampas-geese"], table="moon iris-2",
                     piles=["", "sake curtain crane plum-1"], stock="wisteria-1 clover-1 peony-1 maple-1")
    assert choice_of(state) == "play pampas-2"


def offered(rest, theirs, stock):
    """A player has just made Sankō and is asked; `rest` is left in the hand."""
    state = position(hands=[f"crane {rest}", theirs], table="pine-1 sake", stock=stock,
                     piles=["curtain moon", ""])
    state = state.apply("crane")
    assert state.phase is Phase.DECIDE
    return state


def test_hard_calls_where_the_next_card_brings_more_and_nothing_threatens():
    """Chrysanthemum-1 takes the sake cup next: 5 would become 15, and x2, as the other one has no match."""
    state = offered("chrysanthemum-1", "iris-1", "wisteria-1 clover-1 peony-1 maple-1")
    thoughts = think(state.view(0), random.Random(1), iterations=500)
    assert thoughts[0].action is KOIKOI
    stop = next(one for one in thoughts if one.action is STOP)
    assert stop.points == 5


def test_hard_stops_where_nothing_more_can_come():
    """What is left in the hand takes nothing, so a call could only lose the five points."""
    state = position(hands=["crane iris-1", "plum-1"], table="pine-1", piles=["curtain moon", ""],
                     stock="wisteria-1 clover-1 peony-1 maple-1").apply("crane")
    assert choice_of(state) == "stop"


@pytest.mark.parametrize("game", [rules("vanikar"), rules("polish").variant(players=3), GOSTOP], ids=repr)
def test_thoughts_are_of_legal_actions_and_come_best_first(game):
    state = deal(game, 3)
    view = state.view(state.to_play)
    thoughts = think(view, random.Random(1), iterations=60)
    assert {one.action for one in thoughts} <= set(view.legal_actions())
    assert len({one.action for one in thoughts}) == len(thoughts)
    assert all(one.tries >= 1 for one in thoughts)
    if game.family == "koi-koi":
        assert [one.tries for one in thoughts] == sorted((one.tries for one in thoughts), reverse=True)
        assert sum(one.tries for one in thoughts) <= 60
    assert thoughts == think(view, random.Random(1), iterations=60)


def test_the_worse_half_drops_out_after_each_part():
    """Eight cards, one way to play each: a third of 240 runs is ten for each of 8 cards, the second third
    twenty for each of 4, the last one forty for each of 2."""
    view = deal("vanikar", 0, dealer=0).view(0)
    assert all(len(view.captures(card)) < 2 for card in view.hand)
    thoughts = think(view, random.Random(1), iterations=240)
    assert [one.tries for one in thoughts] == [70, 70, 30, 30, 10, 10, 10, 10]


@pytest.mark.parametrize("seed, twins", [(0, "cherry-1 cherry-2"), (15, "peony-1 peony-2")])
def test_moves_are_compared_in_the_same_worlds(seed, twins):
    """Two chaff cards of a month that take nothing come to the same, whatever lies hidden."""
    view = deal("vanikar", seed, dealer=0).view(0)
    assert not any(view.captures(card) for card in view.hand & twins)
    found = {str(one.action): one for one in think(view, random.Random(1), iterations=48)}
    one, other = (found[f"play {twin}"] for twin in twins.split())
    assert (one.tries, one.points) == (other.tries, other.points)


def test_what_has_to_be_done_is_thought_about_too():
    """The deer takes maple-1 and makes Inoshikachō on the last card: 5 points for certain."""
    state = position(hands=["deer", "iris-1"], table="maple-1", piles=["boar butterflies", ""],
                     stock="wisteria-1 clover-1")
    (thought,) = think(state.view(0), random.Random(1), iterations=20)
    assert str(thought.action) == "play maple-deer" and (thought.tries, thought.points) == (20, 5)


def test_thoughts_count_what_the_other_one_pays():
    """Spec 5.11, 11.1: Inoshikachō, 5 points, comes from the other one, who is then ten behind."""
    state = position("koikoi-japan", hands=["deer", "iris-1"], table="maple-1", month=1,
                     piles=["boar butterflies", ""], stock="wisteria-1 clover-1")
    (thought,) = think(state.view(0), random.Random(1), iterations=20)
    assert (thought.tries, thought.points) == (20, 10)


@pytest.mark.parametrize("iterations", [0, -1, 1.5, True, "many"])
def test_what_is_no_number_of_iterations_is_refused(iterations):
    with pytest.raises(RulesError, match="iterations"):
        agent("hard", iterations=iterations)


def test_thinking_by_time_ends_and_one_run_is_always_made():
    view = deal("vanikar", 1, dealer=0).view(0)
    thoughts = think(view, random.Random(1), seconds=0)
    assert thoughts and thoughts[0].action in view.legal_actions()


@pytest.mark.parametrize("game", EVERY_GAME, ids=repr)
def test_a_round_guessed_right_goes_on_as_the_real_one(game):
    for seed in range(2):
        state, draw = deal(game, seed), random.Random(seed)
        if state.phase is Phase.SWAP:
            state = state.apply(KEEP)
        while not state.is_over:
            hands = [[card.index for card in hand] for hand in state.hands]
            twin = round_of(state.view(state.to_play), hands, [card.index for card in state.stock])
            real, luck = state, random.Random(seed)
            while not real.is_over:
                assert twin.legal_actions() == real.legal_actions()
                action = luck.choice(real.legal_actions())
                real, twin = real.apply(action), twin.apply(action)
            assert twin.result == real.result
            state = state.apply(draw.choice(state.legal_actions()))


@pytest.mark.parametrize("game", EVERY_GAME, ids=repr)
def test_worlds_hold_every_unseen_card_once_and_no_other(game):
    state = deal(game, 2)
    if state.phase is Phase.SWAP:
        state = state.apply(KEEP)
    view = state.view(state.to_play)
    worlds, elsewhere = Worlds(view, random.Random(1)), []
    for _ in range(12):
        hands, stock = worlds.next()
        assert [len(hand) for hand in hands] == list(view.hand_sizes) and len(stock) == view.stock_size
        assert sorted(hands[view.player]) == [card.index for card in view.hand]
        hidden = [*stock, *(card for seat, hand in enumerate(hands) if seat != view.player for card in hand)]
        assert sorted(hidden) == [card.index for card in view.unseen]
        elsewhere.append(frozenset(hands[(view.player + 1) % len(hands)]))
    assert len(set(elsewhere)) == 12


def test_where_nobody_else_holds_a_card_the_stock_differs_from_world_to_world():
    """400 shuffles of four cards: each is on top about 100 times, within five standard errors of 8.7."""
    state = position(hands=["crane", ""], table="pine-1", stock="curtain sake deer boar", piles=["", ""])
    view = state.view(0)
    worlds, tops = Worlds(view, random.Random(2)), dict.fromkeys((card.index for card in view.unseen), 0)
    for _ in range(100 * len(view.unseen)):
        tops[worlds.next()[1][0]] += 1
    assert all(56 < count < 144 for count in tops.values())



def test_in_many_worlds_every_unseen_card_lies_in_the_other_hand_equally_often():
    view = deal("vanikar", 2, dealer=0).view(0)
    worlds, counts = Worlds(view, random.Random(1)), dict.fromkeys((card.index for card in view.unseen), 0)
    for _ in range(4000):
        for card in worlds.next()[0][1]:
            counts[card] += 1
    # 8 of 32 cards: 1000 each; four worlds of a shuffle hold each card in exactly one hand.
    assert all(count == 1000 for count in counts.values())
