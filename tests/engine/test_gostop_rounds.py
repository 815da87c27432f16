"""Whole rounds and matches of Go-Stop, against a referee and against what always has to hold (spec 4)."""
import copy
import pickle
import random
from collections import Counter
from itertools import pairwise

import pytest
import referee_gostop as referee
import reference_gostop
from hypothesis import given, settings
from hypothesis import strategies as st
from playing import random_states

from koikoi_edu import AGENTS, CARDS, CardSet, agent, deal, dumps, loads, position, score
from koikoi_edu.cards import JOKERS
from koikoi_edu.errors import CardError, IllegalAction, RulesError
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
)
from koikoi_edu.rules.gostop import GOSTOP
from koikoi_edu.rules.gostop_korean import GOSTOP_KOREAN

EVERY_ACTION = (*PLAY, *LEAVE, *TAKE, TAKE_ALL, STOP, KOIKOI, SWAP, KEEP, *SHAKE, *BOMB, FLIP, SHOW)
PRESETS = (GOSTOP, GOSTOP_KOREAN)


def ids(cards):
    return {card.id for card in cards}


# Against the referee -------------------------------------------------------------------------------------

#: By option and value what the referee is told.
MIXED = {
    "deal_pairs": ("pairs", {"locked": "locked", "ordinary": "ordinary"}),
    "joker_flip": ("flip", {"seed": "seed", "korean": "korean"}),
    "refill_table": ("refill", {True: True, False: False}),
    "shake": ("shake", {True: True, False: False}),
    "bomb": ("bomb", {True: True, False: False}),
    "steal_chaff": ("steal", {True: True, False: False}),
    "own_ppeok_takes_two": ("two_for_own", {True: True, False: False}),
    "first_ppeok": ("first_ppeok", {True: True, False: False}),
    "three_ppeok": ("three_ppeok", {True: True, False: False}),
    "offer_after_go": ("again", {"new_yaku": "new yaku", "increase": "increase"}),
}
REASONS = {"four pairs": Happening.HAND_YAKU, "chongtong": Happening.CHONGTONG, "last": Happening.LAST,
           "three ppeok": Happening.THREE_PPEOK, "stop": Happening.STOP, "exhausted": Happening.EXHAUSTED}


def told(preset, players, options):
    """Rules with these options, and what the referee is told of them."""
    says = dict(referee.SEED if preset is GOSTOP else referee.KOREAN)
    points = dict(says["score"])
    for option, value in options.items():
        if option in MIXED:
            name, values = MIXED[option]
            says[name] = values[value]
    for option, name in (("shake", "shakes"), ("bomb", "bombs")):
        if option in options:
            points[name] = options[option]
    if "min_total" in options:
        points["least"] = {2: options["min_total"], 3: options["min_total"]}
    says["score"] = points
    return preset.variant(players=players, **options), says


def agree(state, other, players):
    assert [ids(hand) for hand in state.hands] == other.hands
    assert [card.id for card in state.stock] == other.stock
    assert list(state.calls) == other.calls and list(state.at_once) == other.at_once
    assert list(state.stock_only) == other.flips and list(state.ppeoks) == other.ppeoks
    if state.phase is Phase.DRAW:
        return  # the referee collects pairs at the end of the turn only
    assert [ids(pile) for pile in state.piles] == other.piles
    assert ids(state.table) == {card for heap in other.heaps for card in heap.cards}
    assert {frozenset(ids(stack)) for stack in state.stacks} == {
        frozenset(heap.cards) for heap in other.heaps if heap.together}
    assert (state.card.id if state.card else None) == other.waiting
    assert list(state.bases) == [other.base(seat) for seat in range(players)]


def refereed(seed, preset, players, options):
    """One round played at random, with the referee at every step; how it ended."""
    rules, says = told(preset, players, options)
    draw = random.Random(f"{seed} {preset.id} {players}")
    boldness, drawn = draw.random(), draw.randrange(3)
    state = deal(rules, seed, drawn_rounds=drawn)
    layout = state.origin.layout
    board = referee.Referee(map(ids, layout.hands), [card.id for card in layout.table],
                            [card.id for card in layout.stock], state.dealer, says, drawn)
    round = board.play()
    answer = None
    while True:
        try:
            asked, legal = round.send(answer)
        except StopIteration as end:
            winner, reason, points = end.value
            break
        assert not state.is_over and state.to_play == asked
        assert {str(action) for action in state.legal_actions()} == legal
        agree(state, board, players)
        if "stop" in legal:
            answer = "koi-koi" if draw.random() < boldness else "stop"
        else:
            # What is rare is done where it can be.
            rare = sorted(word for word in legal if not word.startswith(("play", "take")))
            answer = draw.choice(rare if rare and draw.random() < 0.6 else sorted(legal))
        state = state.apply(answer)
    assert state.is_over and [ids(pile) for pile in state.piles] == board.piles
    assert (state.result.winner, list(state.result.points)) == (winner, points), seed
    assert state.result.reason is REASONS[reason]
    return state


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_a_referee_agrees_with_300_random_rounds_at_every_step(preset, players):
    endings = Counter(refereed(seed, preset, players, {}).result.reason for seed in range(300))
    assert len(endings) >= 2 and min(endings[Happening.STOP], endings[Happening.LAST]) > 10


def drawn_options(draw):
    """Options of play drawn at random."""
    options = {option: draw.choice(list(values)) for option, (_, values) in MIXED.items()}
    return {**options, "min_total": draw.choice([1, 3, 7, 8]), "jokers": draw.choice([0, 2, 5])}


def test_a_referee_agrees_with_400_random_rounds_with_random_options():
    seen = Counter()
    for seed in range(400):
        draw = random.Random(f"options {seed}")
        last = refereed(seed, draw.choice(PRESETS), draw.choice([2, 3]), drawn_options(draw))
        seen.update({event.happening for event in last.log})
        seen.update({event.source for event in last.log if event.happening is Happening.STOLEN})
    for happening in (Happening.PPEOK, Happening.JOINED, Happening.JOKER, Happening.JOKER_ON, Happening.FROZEN,
                      Happening.COLLECTED, Happening.JOKER_TURNED, Happening.BOMB, Happening.SHAKE, Happening.FLIP,
                      Happening.KISS, Happening.PILE, Happening.SNAP, Happening.FIRST_PPEOK, Happening.GO,
                      Happening.REFILLED, Happening.TABLE_JOKERS, Happening.LAID_DOWN):
        assert seen[happening], happening
