"""Rounds and matches played at random, and code in a process of its own, for the tests of the engine."""
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace

from koikoi_edu import AGENTS, Card, CardSet, Match, agent, deal, dumps, loads, new_match, rules
from koikoi_edu.errors import CardError
from koikoi_edu.game import (
    BOMB,
    FLIP,
    KEEP,
    KOIKOI,
    LEAVE,
    PLAY,
    SHAKE,
    SHOW,
    STOP,
    SWAP,
    TAKE,
    TAKE_ALL,
    Happening,
    Phase,
    Round,
    View,
)
from koikoi_edu.rules import Rules

#: In the order in which `legal_actions` has them.
EVERY_ACTION = (*PLAY, *LEAVE, *TAKE, TAKE_ALL, STOP, KOIKOI, SWAP, KEEP, *SHAKE, *BOMB, FLIP, SHOW)


def random_states(seed: int, calls: float = 0.7, rules: str | Rules = "vanikar", **how) -> Iterator[Round]:
    """Every state of a round played at random; `calls` is the share of koi-koi among the decisions.

    how: further keywords of `deal`.
    """
    draw = random.Random(seed)
    state = deal(rules, seed, **how)
    yield state
    while not state.is_over:
        if state.phase is Phase.DECIDE:
            action = KOIKOI if draw.random() < calls else STOP
        else:
            action = draw.choice(state.legal_actions())
        state = state.apply(action)
        yield state


def random_match(rules: str | Rules, seed: int, calls: float = 0.5, **how) -> Match:
    """A match played at random to its end."""
    draw = random.Random(f"match {seed}")
    match = new_match(rules, seed=seed, **how)
    while not match.is_over:
        if match.round.is_over:
            match = match.next_round()
        elif match.round.phase is Phase.DECIDE:
            match = match.apply(KOIKOI if draw.random() < calls else STOP)
        else:
            match = match.apply(draw.choice(match.legal_actions()))
    return match


def words(state: Round) -> list[str]:
    """The legal actions as they are written."""
    return [str(action) for action in state.legal_actions()]


def ids(cards) -> set[str]:
    """The ids of cards."""
    return {card.id for card in cards}


def happenings(state: Round) -> list[Happening]:
    """What the last action brought about."""
    return [event.happening for event in state.events]


def texts(state: Round) -> list[str]:
    """The same in sentences."""
    return [event.text(("Ana", "Bo", "Cem")) for event in state.events]


def played(state: Round, *actions: str) -> Round:
    """The state after these actions."""
    for action in actions:
        state = state.apply(action)
    return state


def shuffled(seed: int) -> list[Card]:
    """The first 23 cards of the shuffle of a seed: what a hand of one, two, three ... cards would get."""
    cards: list[Card] = []
    for size in range(1, 24):
        game = replace(rules("vanikar"), packets=(("others", 23), ("dealer", 23), ("table", 1)),
                       hand_size=size, field_size=1)
        (card,) = deal(game, seed, dealer=0).hands[1] - cards
        cards.append(card)
    return cards


def packets(cards: list[Card], *lots: tuple[str, int]) -> dict[str, CardSet]:
    """Who has got what once the first of these cards were given out in these lots."""
    zones: dict[str, CardSet] = {}
    at = 0
    for zone, size in lots:
        zones[zone] = zones.get(zone, CardSet()) | cards[at:at + size]
        at += size
    return zones


def check_comes_back(game: Round | Match) -> None:
    """A game that is saved and loaded is the same game."""
    again = loads(dumps(game))
    assert again == game
    if isinstance(game, Match):
        assert again.totals == game.totals and dumps(again) == dumps(game)
    else:
        assert again.states == game.states and again.log == game.log
        assert again.origin == game.origin and again.result == game.result


def hidden_shuffled(state: Round, player: int, draw: random.Random) -> Round | None:
    """The same game so far with the cards that `player` can't see in another order; None if it can't be.

    What a shake has shown stays where it is. Not for rounds whose hands can be swapped.
    """
    seats = range(state.rules.players)
    shown = state.shown if state.rules.family == "go-stop" else [CardSet()] * len(seats)
    unseen = [card for seat in seats if seat != player for card in state.hands[seat] - shown[seat]]
    unseen += state.stock
    now = dict(zip(unseen, draw.sample(unseen, len(unseen)), strict=True))
    layout, first = state.origin.layout, state.states[0]
    # Four of a month that left the table at the deal lay there before.
    table = layout.table | layout.removed
    for pile in layout.piles:
        table |= pile
    try:
        again = deal(state.rules, 0, dealer=state.dealer, table=table, month=state.month,
                     hands=[[now.get(card, card) for card in hand] for hand in layout.hands],
                     stock=[now.get(card, card) for card in layout.stock])
    except CardError:
        return None  # such cards would have been dealt again
    if again.is_over != first.is_over or again.piles != first.piles:
        return None
    for action in state.actions:
        if again.is_over or action not in again.legal_actions():
            return None  # what another hand allowed or forbade lies open once it is played
        again = again.apply(action)
    return again if again.phase is state.phase else None


def check_agents_choose_alike(one: View, other: View) -> None:
    """Every agent does the same in both views, where there is something to do."""
    for name in AGENTS if one.legal_actions() else ():
        first, second = (agent(name, iterations=5).choose(view, random.Random(1)) for view in (one, other))
        assert first is second, name


def check_view(view: View, state: Round, *more: str) -> None:
    """A view says what the round says of all that lies open. more: further names to look at."""
    for name in ("rules", "dealer", "to_play", "phase", "table", "piles", "calls", "bases", "card", "matches",
                 "is_over", "result", "log", "removed", "month", *more):
        assert getattr(view, name) == getattr(state, name), name
    assert view.hand_sizes == tuple(map(len, state.hands)) and view.stock_size == len(state.stock)
    assert view.legal_actions() == (state.legal_actions() if view.player == state.to_play else ())


def run_alone(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Code run in a process of its own, which finds what this one finds."""
    own = {"PYTHONPATH": ":".join(filter(None, sys.path)), "PYTHONUTF8": "1", **environment}
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=own)
