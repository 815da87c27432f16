"""How long odds and values take, as a widget asks for them, and what it costs that their players decide."""
import random
from collections.abc import Callable, Iterator
from statistics import mean, stdev
from time import process_time

from fast import Rounds
from measure import Figure, additions, speed

from koikoi_edu import RULES, agent, deal, rules
from koikoi_edu.fast import play_greedily
from koikoi_edu.fast.position import DECIDE, KOIKOI, OVER, STOP
from koikoi_edu.game import Phase, View
from koikoi_edu.odds import Odds, Value, odds, value
from koikoi_edu.odds.deciding import calls
from koikoi_edu.odds.playing import OnInts
from koikoi_edu.odds.worlds import drawn_worlds

ROUNDS = 1_500
#: Milliseconds that a widget can wait, on a core that makes 30 million additions a second.
DUE, ADDITIONS = 300, 30


def figures() -> Iterator[Figure]:
    """One figure after another, each measured when it is asked for."""
    view = first_view("vanikar")
    future, worlds = OnInts(view), list(drawn_worlds(view, 1, ROUNDS, 0))

    def deciding() -> int:
        for hands, stock in worlds:
            future.end(None, hands, stock)
        return ROUNDS

    def stopping() -> int:
        for hands, stock in worlds:
            play_greedily(future.root.copy([hand[:] for hand in hands], stock[::-1]), future.policy)
        return ROUNDS

    mine = speed("rounds of players who decide", "rounds/s", deciding, "vanikar, from the first card")
    theirs = speed("rounds of players who stop", "rounds/s", stopping)
    assert mine.relative and theirs.relative
    yield mine
    yield theirs
    yield Figure("the one by the other", mine.relative / theirs.relative, "")
    for name in RULES:
        yield took(f"odds at the first card, {name}", first_view(name), odds)
    for name in ("vanikar", "tentos", "koikoi-japan"):
        yield gained(name)
    yield took("value, exact, in the last turn", last_view(), value)
    yield took("odds, exact, in the last turn", last_view(), odds)
    yield Figure("worlds for value at the first card", value(view).n, "worlds",
                 note="in 0.3 s, each for every hand card")


def gained(name: str, deals: int = 1000) -> Figure:
    """Points a round that players who decide are ahead of those who stop; each deal from both seats."""
    rounds, leads = Rounds(rules(name)), []
    for _ in range(deals):
        first = rounds.deal()
        lead = 0.0
        for seat in (0, 1):
            state = first.copy([hand[:] for hand in first.hands], first.stock[:])
            while state.phase != OVER:
                if state.phase == DECIDE:
                    state.play(KOIKOI if state.player == seat and calls(state) else STOP, rounds.policy.best)
                else:
                    state.play(rounds.policy.best(state, state.moves()), rounds.policy.best)
            lead += (state.paid()[seat] - state.paid()[1 - seat]) / 2
        leads.append(lead)
    return Figure(f"what deciding gains, {name}", mean(leads), "points",
                  note=f"a round, ± {stdev(leads) / deals ** 0.5:.2f}; the others stop at once")


def took(name: str, view: View, what: Callable[[View], Odds | Value]) -> Figure:
    """The least of some times, in milliseconds of a core of this speed."""
    found, least = what(view), float("inf")
    for _ in range(3):
        before, start = additions(), process_time()
        what(view)
        spent = process_time() - start
        least = min(least, spent * (before + additions()) / 2 / ADDITIONS)
    return Figure(name, least * 1e3, "ms", note=f"{found.n:,} worlds; {DUE} are due at most")


def first_view(name: str) -> View:
    state = deal(name, 7)
    if state.phase is Phase.SWAP:
        state = state.apply("keep")
    return state.view(state.to_play)


def last_view() -> View:
    """Of the last turn, with a card in either hand."""
    for seed in range(100):
        state = deal("vanikar", seed)
        while not state.is_over:
            view = state.view(state.to_play)
            if view.hand_sizes == (1, 1) and view.phase is Phase.HAND:
                return view
            state = state.apply(agent("greedy").choose(view, random.Random(1)))
    raise AssertionError("no round came so far")
