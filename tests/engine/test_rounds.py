"""Whole rounds and matches, against a referee and against what always has to hold."""
import copy
import pickle
import random
from collections import Counter
from hashlib import sha256

import pytest
import reference
from hypothesis import given, settings
from hypothesis import strategies as st
from playing import EVERY_ACTION, ids, random_match, random_states, run_alone

from koikoi_edu import CARDS, CardSet, deal, dumps, loads, new_match
from koikoi_edu.errors import IllegalAction, KoiKoiError
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
    read_action,
)

seeds = st.integers(0, 10**6)


# Against the referee -------------------------------------------------------------------------------------

def agree(state, board):
    return ([ids(hand) for hand in state.hands] == board.hands and ids(state.table) == board.table
            and [card.id for card in state.stock] == board.stock
            and [ids(pile) for pile in state.piles] == board.piles
            and list(state.calls) == board.calls
            and (state.card.id if state.card else None) == board.waiting)


def test_a_referee_agrees_with_5000_random_rounds_at_every_step():
    endings = Counter()
    for seed in range(5000):
        draw = random.Random(seed)
        boldness = draw.random()
        state = deal("vanikar", seed)
        board = reference.Board(map(ids, state.hands), ids(state.table), [card.id for card in state.stock])
        referee = reference.play_round(board, state.dealer)
        asked, legal = next(referee)
        while True:
            assert not state.is_over and state.to_play == asked
            assert {str(action) for action in state.legal_actions()} == legal
            assert agree(state, board)
            assert state.bases == tuple(map(reference.base, board.piles))
            if "stop" in legal:
                word = "koi-koi" if draw.random() < boldness else "stop"
            else:
                word = draw.choice(sorted(legal))
            state = state.apply(word)
            try:
                asked, legal = referee.send(word)
            except StopIteration as end:
                winner, points = end.value
                break
        assert state.is_over and agree(state, board)
        assert (state.result.winner, list(state.result.points)) == (winner, points)
        endings[state.result.reason] += 1
    assert set(endings) == {Happening.STOP, Happening.LAST, Happening.EXHAUSTED}
    assert min(endings.values()) > 100


# What always holds ---------------------------------------------------------------------------------------

def check(before, after):
    """What has to hold for every step of every round (spec 0.3, 6.3-6.9, 12)."""
    # 48 cards, each in one place.
    places = [*after.hands, after.table, CardSet(after.stock), *after.piles]
    if after.card:
        places.append(CardSet(after.card))
    assert sum(map(len, places)) == 48 == len(set().union(*places))
    # A total never falls, and only the player whose turn it was gains.
    player, other = before.to_play, 1 - before.to_play
    assert after.bases[player] >= before.bases[player] and after.bases[other] == before.bases[other]
    for old, new in zip(before.piles, after.piles, strict=True):
        assert old <= new
    # No two loose cards of a month are left that play had to capture: only what was dealt so.
    for month in range(1, 13):
        loose, dealt = after.table.in_month(month), after.origin.layout.table.in_month(month)
        assert len(loose) <= 3 and (len(loose) < 2 or loose <= dealt)
    # An odd number of cards of a month is never gone: they leave the table by twos or fours.
    for pile in after.piles:
        assert len(pile) % 2 == 0
    # Stop or koi-koi is asked exactly when the total rose, and cards are left to go on.
    if before.phase is not Phase.DECIDE and after.card is None:
        start = before
        while start.phase is not Phase.HAND:
            start = start.previous
        rose = after.bases[before.to_play] > start.bases[before.to_play]
        assert (after.phase is Phase.DECIDE) == (rose and bool(after.hands[before.to_play]))
        if rose and not after.hands[before.to_play]:
            assert after.is_over and after.result.reason is Happening.LAST
    elif after.card:
        assert after.phase in (Phase.MATCH, Phase.DRAW) and after.to_play == before.to_play
    # Only where the last cards are played is a round drawn; nobody scores then, else one player only.
    if after.is_over:
        result = after.result
        if result.reason is Happening.EXHAUSTED:
            assert not any(after.hands) and result.points == (0, 0) and result.winner is None
            assert len(after.stock) == 8
        else:
            assert result.points[1 - result.winner] == 0 and result.points[result.winner] > 0
            assert result.points[result.winner] == result.score.total
    else:
        assert after.result is None and after.legal_actions()


def test_what_always_holds_in_2000_random_rounds():
    for seed in range(2000):
        before = None
        for state in random_states(seed, calls=seed % 3 / 2):
            if before is not None:
                check(before, state)
            before = state
        assert before.is_over


@given(seeds, st.data())
@settings(max_examples=40)
def test_what_always_holds_whatever_is_played(seed, data):
    state = deal("vanikar", seed)
    while not state.is_over:
        after = state.apply(data.draw(st.sampled_from(state.legal_actions())))
        check(state, after)
        state = after


@given(seeds)
@settings(max_examples=25)
def test_every_legal_action_applies_and_every_other_is_refused_with_the_state_unchanged(seed):
    for state in random_states(seed):
        legal = state.legal_actions()
        before = (str(state), state.events, state.phase, state.calls, hash(state))
        for action in EVERY_ACTION:
            if action in legal:
                after = state.apply(action)
                assert after.action is action and after.previous is state
                assert state.apply(str(action)) == after
            else:
                with pytest.raises(IllegalAction):
                    state.apply(action)
        assert (str(state), state.events, state.phase, state.calls, hash(state)) == before
        assert state.legal_actions() == legal == tuple(sorted(legal, key=EVERY_ACTION.index))


MALFORMED = ["", " ", "play", "take", "play play", "play crane moon", "stop now", "koi", "koi-koi-koi",
             "pass", "PLAY", "play 0", "0", "-1", "play pine", "take 1", "crane moon", "play-crane", "\n",
             "play\x00crane", "stop/koi-koi", "🎴", "a" * 10_000]


@pytest.mark.parametrize("words", MALFORMED)
def test_malformed_words_are_refused_in_every_phase(words):
    seen = set()
    for seed in range(12):
        for state in random_states(seed):
            seen.add(state.phase)
            before = str(state)
            with pytest.raises(KoiKoiError):
                state.apply(words)
            assert str(state) == before
    assert seen == set(Phase) - {Phase.SWAP}


@pytest.mark.parametrize("thing", [None, 0, 1, 1.5, True, b"stop", ("play", "crane"), ["stop"], {},
                                   CardSet("crane"), object(), int])
def test_what_is_no_action_is_refused(thing):
    for state in random_states(1):
        with pytest.raises(IllegalAction):
            state.apply(thing)


def test_a_card_alone_is_played_or_taken():
    for seed in range(30):
        for state in random_states(seed):
            for action in state.legal_actions():
                if action.card:
                    assert state.apply(action.card) == state.apply(action.card.name) == state.apply(action)


@pytest.mark.parametrize("words, action", [
    ("stop", STOP), ("STOP", STOP), (" stop ", STOP), ("koi-koi", KOIKOI), ("koikoi", KOIKOI),
    ("Koi Koi", KOIKOI), ("take all", TAKE_ALL), ("Take-All", TAKE_ALL),
    ("swap", SWAP), ("KEEP", KEEP), ("leave crane", LEAVE[0]), ("go", KOIKOI), ("Go", KOIKOI),
    ("shake crane", SHAKE[0]), ("Bomb plum-warbler", BOMB[4]), ("flip", FLIP), ("SHOW", SHOW),
    ("play crane", PLAY[0]), ("play pine-crane", PLAY[0]), ("Play  CRANE", PLAY[0]),
    ("crane", PLAY[0]), ("take crane", TAKE[0]), (CARDS[0], PLAY[0]), (STOP, STOP),
])
def test_the_words_of_an_action(words, action):
    assert read_action(words) is action
    assert read_action(str(action)) is action


def test_equal_actions_are_the_same_object():
    assert len(set(EVERY_ACTION)) == len(EVERY_ACTION) == 5 * 53 + 7
    for action in EVERY_ACTION:
        assert type(action)(action.move, action.card) is action
        assert pickle.loads(pickle.dumps(action)) is action and copy.deepcopy(action) is action
        for name in ("card", "move", "extra"):
            with pytest.raises(AttributeError):
                setattr(action, name, None)
            with pytest.raises(AttributeError):
                delattr(action, name)


# States as values ----------------------------------------------------------------------------------------

@given(seeds)
@settings(max_examples=30)
def test_replay_equals_play(seed):
    states = list(random_states(seed))
    again = states[0]
    assert deal("vanikar", seed) == again
    for state in states[1:]:
        again = again.apply(state.action)
        assert again == state and hash(again) == hash(state)
        assert again.events == state.events and again.log == state.log and again.result == state.result
        assert str(again) == str(state) and again.legal_actions() == state.legal_actions()
    assert again.states == tuple(states) and again.actions == tuple(state.action for state in states[1:])
    assert again.log == tuple(event for state in states for event in state.events)


def test_states_that_differ_are_not_equal():
    for seed in range(10):
        states = list(random_states(seed))
        for place, state in enumerate(states):
            assert [other == state for other in states] == [at == place for at in range(len(states))]
    assert deal(seed=1) != deal(seed=2) and deal(seed=1) != 1


def test_a_state_does_not_change():
    for state in random_states(3):
        for name in ("phase", "to_play", "calls", "_table", "_hands", "table", "result", "extra"):
            with pytest.raises(AttributeError):
                setattr(state, name, 0)
            with pytest.raises(AttributeError):
                delattr(state, name)
    match = new_match(seed=3)
    for name in ("seed", "rounds", "rules", "totals", "extra"):
        with pytest.raises(AttributeError):
            setattr(match, name, 0)


def test_one_state_can_be_continued_in_every_way():
    """Undo, search and what-if: all children of a state, played on, leave it as it was."""
    state = deal("vanikar", 11)
    kept = copy.deepcopy(state)
    for action in state.legal_actions():
        child = state.apply(action)
        while not child.is_over:
            child = child.apply(child.legal_actions()[0])
        assert state == kept
    assert kept is not state and loads(dumps(state)) == state and pickle.loads(pickle.dumps(state)) == state


# Determinism ---------------------------------------------------------------------------------------------

#: Two deals, written down: a saved game of today has to be the same game in every later version.
GOLDEN = {
    5: (1,
         "plum-poem wisteria-cuckoo wisteria-2 iris-bridge clover-ribbon clover-2 pampas-moon "
         "paulownia-red",
         "plum-1 cherry-2 peony-butterflies chrysanthemum-blue chrysanthemum-2 willow-swallow "
         "willow-ribbon willow-lightning",
         "cherry-1 iris-ribbon peony-1 clover-boar pampas-2 willow-rainman paulownia-phoenix "
         "paulownia-1",
         "wisteria-ribbon wisteria-1 paulownia-2 peony-2 cherry-curtain chrysanthemum-1 maple-blue "
         "pine-2 pine-crane iris-2 pine-poem peony-blue clover-1 pampas-1 maple-2 cherry-poem "
         "iris-1 plum-warbler maple-deer pine-1 plum-2 chrysanthemum-sake maple-1 pampas-geese"),
    "moon viewing": (0,
         "plum-2 cherry-1 wisteria-cuckoo wisteria-ribbon wisteria-2 iris-bridge clover-2 maple-2",
         "plum-poem wisteria-1 iris-ribbon peony-blue peony-1 clover-boar clover-ribbon clover-1",
         "pine-crane pine-2 plum-warbler cherry-curtain cherry-poem chrysanthemum-1 willow-rainman "
         "paulownia-2",
         "maple-blue pampas-1 paulownia-red willow-ribbon maple-deer iris-2 chrysanthemum-sake "
         "iris-1 willow-lightning pampas-geese willow-swallow peony-2 paulownia-1 cherry-2 "
         "pine-poem chrysanthemum-2 maple-1 plum-1 pampas-2 pine-1 chrysanthemum-blue "
         "paulownia-phoenix pampas-moon peony-butterflies"),
}


@pytest.mark.parametrize("seed", GOLDEN)
def test_a_seed_gives_the_cards_it_always_gave(seed):
    state = deal("vanikar", seed)
    assert (state.dealer, *map(str, state.hands), str(state.table),
            " ".join(card.id for card in state.stock)) == GOLDEN[seed]


DIGEST = """
import random
from hashlib import sha256
from koikoi_edu import agent, deal, new_match, dumps
text = []
for seed in (*range(20), "moon", "カード"):
    state = deal(seed=seed)
    players, rng = [agent("random"), agent("greedy")], random.Random(seed)
    while not state.is_over:
        state = state.apply(players[state.to_play].choose(state.view(state.to_play), rng))
    text += [str(state), repr(state.result), dumps(state)]
text.append(repr(new_match(seed=5).round))
print(sha256("".join(text).encode()).hexdigest())
"""


def test_another_process_with_another_hash_seed_plays_the_same_games():
    digests = set()
    for hash_seed in ("0", "1", "4711"):
        run = run_alone(DIGEST, PYTHONHASHSEED=hash_seed)
        assert run.returncode == 0, run.stderr
        digests.add(run.stdout.strip())
    assert len(digests) == 1 and len(digests.pop()) == len(sha256().hexdigest())


def test_without_a_seed_every_deal_is_another_and_says_its_seed():
    states = [deal() for _ in range(5)]
    assert len({str(state) for state in states}) > 1
    for state in states:
        again = deal(seed=state.origin.seed)
        assert again == state
    match = new_match()
    assert new_match(seed=match.seed) == match


def test_the_global_random_state_is_left_alone():
    random.seed(1)
    before = random.getstate()
    new_match(seed=3)
    deal("vanikar", 3)
    deal()
    assert random.getstate() == before


# Matches -------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("rounds, matches", [(1, 200), (3, 100), (6, 60), (12, 40)])
def test_random_matches(rounds, matches):
    for seed in range(matches):
        match = random_match("vanikar", seed, rounds=rounds)
        assert match.number == rounds == len(match.points) == len(match.rounds) and match.is_over
        assert match.month == rounds and match.legal_actions() == ()
        for earlier, later in zip(match.rounds, match.rounds[1:], strict=False):
            winner = earlier.result.winner
            assert later.dealer == (1 - earlier.dealer if winner is None else winner)
        for one, points in zip(match.rounds, match.points, strict=True):
            assert one.result.points == points and sum(point > 0 for point in points) <= 1
        assert match.totals == tuple(sum(points[seat] for points in match.points) for seat in (0, 1))
        assert all(type(total) is int for total in match.totals)
        best = max(match.totals)
        assert match.winners == tuple(seat for seat in (0, 1) if match.totals[seat] == best)
        if seed % 10 == 0:
            assert loads(dumps(match)) == match
            with pytest.raises(IllegalAction):
                match.next_round()
            with pytest.raises(IllegalAction):
                match.apply("stop")


def test_the_rounds_of_a_match_are_different_deals():
    match = random_match("vanikar", 1, rounds=12)
    assert len({str(one.origin.layout) for one in match.rounds}) == 12
    assert new_match(seed=1).round.origin.layout == match.rounds[0].origin.layout


def test_a_month_follows_december_with_january():
    match = new_match(seed=1, rounds=14)
    names = []
    while True:
        names.append(match.month_name)
        while not match.round.is_over:
            match = match.apply(match.legal_actions()[0])
        if match.is_over:
            break
        match = match.next_round()
    assert names[0] == "January" and names[11:] == ["December", "January", "February"]


#: What seeds 0 to 19 deal under each rule set, in short: a saved game of today has to stay the same game.
DEALT = {
    "vanikar": "1339f9d1a9ad", "tentos": "0550ae834798", "tsukifuda": "8d387b3e9489",
    "polish": "88bc6bb6cbd0", "nintendo": "79a9abd0097f", "fudawiki": "1339f9d1a9ad",
    "flash": "1339f9d1a9ad", "koikoi-japan": "1339f9d1a9ad",
}
THREE = "58dafa63e10e"


@pytest.mark.parametrize("name", sorted(DEALT))
def test_a_seed_gives_the_cards_it_always_gave_under_every_rule_set(name):
    assert dealt(name) == DEALT[name]


def test_and_to_three_players():
    assert dealt("polish", 3) == THREE


def dealt(name, players=2):
    """The deals of twenty seeds, as one short sum."""
    text = []
    for seed in range(20):
        state = deal(name, seed, players=players)
        text.append(f"{state.dealer} {state}")
    return sha256("\n".join(text).encode()).hexdigest()[:12]
