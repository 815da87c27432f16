"""Rounds and matches played at random, for the tests of the engine."""
import random
from collections.abc import Iterator
from dataclasses import replace

from koikoi_edu import Card, CardSet, Match, deal, new_match, rules
from koikoi_edu.game import KOIKOI, STOP, Happening, Phase, Round
from koikoi_edu.rules import Rules


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


def happenings(state: Round) -> list[Happening]:
    """What the last action brought about."""
    return [event.happening for event in state.events]


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
