"""Rounds on plain ints, as opponents and odds play them by the thousand, and how long opponents think."""
import random
from collections.abc import Iterator
from time import perf_counter, process_time

from measure import Figure, additions, speed

from koikoi_edu import RULES, CardSet, agent, deal, rules
from koikoi_edu.agents import HardAgent, think
from koikoi_edu.fast import kit_of, knows, play_greedily, play_randomly, policy, position_of, worths
from koikoi_edu.game import Phase
from koikoi_edu.rules import Rules

ROUNDS = 3_000
DECISIONS = 60
#: What vanikar has to reach in plain Python, in rounds a second on a core that makes 30 million additions.
LEAST = {"random": 40_000, "greedy": 20_000}
ADDITIONS = 30


def figures() -> Iterator[Figure]:
    """One figure after another, each measured when it is asked for."""
    for name in RULES:
        if not knows(rules(name)):
            continue
        for number in (2, 3) if rules(name).three else (2,):
            rounds = Rounds(rules(name).variant(players=number))
            for how, play in (("random", rounds.random), ("greedy", rounds.greedy)):
                of = name if number == 2 else f"{name}, {number} players"
                figure = speed(f"{how} rounds, {of}", "rounds/s", play, "from the shuffle to the end")
                if name == "vanikar":
                    figure = figure._replace(note=f"{LEAST[how] / ADDITIONS:,.0f} per million are due")
                yield figure
    yield from thinking()


def thinking() -> Iterator[Figure]:
    """What Hard gets done in its time, over the decisions of some rounds, and how well it keeps to it."""
    views = list(decisions())
    before, start = additions(), process_time()
    for number, view in enumerate(views):
        think(view, random.Random(number), iterations=1000)
    each = (process_time() - start) / len(views) / 1000
    loops = each * (before + additions()) / 2
    seconds = HardAgent.seconds
    yield Figure("rounds that Hard thinks ahead", seconds / (loops / ADDITIONS), "rounds",
                 note=f"in {seconds} s of a core that makes {ADDITIONS} million additions a second")
    times = []
    for number, view in enumerate(views):
        start = perf_counter()
        agent("hard").choose(view, random.Random(number))
        times.append(perf_counter() - start)
    times.sort()
    yield Figure("the slowest decision of Hard", times[-1] * 1e3, "ms",
                 note=f"of {len(times)}; {1.2 * seconds * 1e3:.0f} are due at most, on an idle core")


def decisions() -> Iterator:
    """Views of players with a choice, from rounds of two greedy opponents."""
    rng, found = random.Random(1), 0
    for seed in range(DECISIONS):
        state = deal("vanikar", seed)
        while not state.is_over:
            view = state.view(state.to_play)
            if len(view.legal_actions()) > 1:
                yield view
                found += 1
                if found == DECISIONS:
                    return
            state = state.apply(agent("greedy").choose(view, rng))


class Rounds:
    """Rounds under one rule set, from a shuffle of their own: a public deal takes longer than the play."""

    def __init__(self, game: Rules) -> None:
        self.rules = game
        self.rng = random.Random(1)
        state = next(state for seed in range(100) if not (state := deal(game, seed)).is_over)
        if state.phase is Phase.SWAP:
            state = state.apply("keep")
        hands = [[card.index for card in hand] for hand in state.hands]
        self.first = position_of(state.view(state.to_play), hands, [card.index for card in state.stock])
        nobody = [CardSet()] * game.players
        self.policy = policy(kit_of(game, state.month), worths(game, nobody, state.month))

    def deal(self):
        """A round whose cards are shuffled; again where four of a month lie on the table."""
        draw, size, players = self.rng.random, self.rules.hand_size, self.rules.players
        table = [15]
        while 15 in table:
            lots = [draw() for _ in range(48)]
            order = sorted(range(48), key=lots.__getitem__)
            table = [0] * 12
            for card in order[:self.rules.field_size]:
                table[card >> 2] |= 1 << (card & 3)
        cards = order[self.rules.field_size:]
        hands = [cards[seat * size:seat * size + size] for seat in range(players)]
        new = self.first.copy(hands, cards[players * size:])
        new.table, new.piles = table, [0] * players
        return new

    def random(self) -> int:
        for _ in range(ROUNDS):
            play_randomly(self.deal(), self.rng)
        return ROUNDS

    def greedy(self) -> int:
        for _ in range(ROUNDS):
            play_greedily(self.deal(), self.policy)
        return ROUNDS
