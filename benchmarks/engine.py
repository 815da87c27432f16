"""The engine through its public interface: rounds, deals, scores, opponents, saved games."""
import random
from collections.abc import Callable, Iterator
from functools import partial

from measure import Figure, speed

from koikoi_edu import CARDS, RULES, CardSet, agent, deal, dumps, loads, score

ROUNDS = 300
PILES = 5_000


def figures() -> Iterator[Figure]:
    """One figure after another, each measured when it is asked for."""
    rounds = speed("rounds", "rounds/s", play_rounds, "deal, random play, result")
    steps = sum(len(one.actions) for one in map(random_round, range(ROUNDS))) / ROUNDS
    yield rounds
    yield Figure("steps in a round", steps, "actions", note="by random play")
    for name in RULES:
        if name != "vanikar":
            other = speed(f"rounds under {name}", "rounds/s", partial(play_rounds, name))
            yield other._replace(note=f"{rounds.relative / other.relative:.2f} times as long")
    yield speed("deals", "deals/s", deals, "shuffled from a seed")
    scores = speed("scores", "scores/s", scores_of(random_piles()), "total and steps of 4 to 20 cards")
    yield scores
    yield speed("scores of Go-Stop", "scores/s", stops_of(random_stops()), "against one loser, with jokers")
    yield Figure("scores in the time of a round", scores.relative / rounds.relative, "scores")
    yield speed("rounds of two greedy opponents", "rounds/s", play_greedy, "with a view for every choice")
    yield speed("saved games", "games/s", saved_games, "written and read again, with all their actions")


def random_round(seed: int, rules: str = "vanikar", draw: Callable[[], float] | None = None):
    """A round to its end, every action drawn."""
    draw = draw or random.Random(seed).random
    state = deal(rules, seed)
    while not state.is_over:
        actions = state.legal_actions()
        state = state.apply(actions[int(draw() * len(actions))])
    return state


def play_rounds(rules: str = "vanikar") -> int:
    """With one stream of numbers for all, so that little but the engine is measured."""
    draw = random.Random(1).random
    for seed in range(ROUNDS):
        assert random_round(seed, rules, draw).result is not None
    return ROUNDS


def deals() -> int:
    for seed in range(3 * ROUNDS):
        deal("vanikar", seed)
    return 3 * ROUNDS


def random_piles() -> list[CardSet]:
    draw = random.Random(1)
    return [CardSet(draw.sample(CARDS[:48], draw.randrange(4, 21))) for _ in range(PILES)]


def scores_of(piles: list[CardSet]):
    def work() -> int:
        for pile in piles:
            sheet = score(pile, "vanikar", opponent_koikoi=1)
            assert sheet.steps[-1].value == sheet.total
        return len(piles)
    return work


def random_stops() -> list[tuple[CardSet, CardSet]]:
    draw = random.Random(1)
    stops = []
    for _ in range(PILES):
        cards = draw.sample(CARDS, 32)
        won = draw.randrange(4, 21)
        stops.append((CardSet(cards[:won]), CardSet(cards[won:won + draw.randrange(12)])))
    return stops


def stops_of(stops: list[tuple[CardSet, CardSet]]):
    def work() -> int:
        for pile, loser in stops:
            sheet = score(pile, "gostop", own_koikoi=1, losers=(loser,))
            assert sheet.steps[-1].value == sheet.total
        return len(stops)
    return work


def play_greedy() -> int:
    players, rng = (agent("greedy"), agent("greedy")), random.Random(1)
    for seed in range(20):
        state = deal("vanikar", seed)
        while not state.is_over:
            state = state.apply(players[state.to_play].choose(state.view(state.to_play), rng))
    return 20


def saved_games() -> int:
    for seed in range(50):
        loads(dumps(random_round(seed)))
    return 50
