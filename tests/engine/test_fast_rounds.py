"""Rounds on plain ints, held equal to the public rounds by playing both side by side."""
import random
from itertools import combinations

import pytest
from hypothesis import assume, given, reject, settings
from hypothesis import strategies as st
from test_every_option import variants

from koikoi_edu import CARDS, RULES, CardSet, deal, position, rules
from koikoi_edu.cards import find_card
from koikoi_edu.errors import RulesError
from koikoi_edu.fast import kit_of, knows, play_greedily, play_randomly, policy, position_of, worths
from koikoi_edu.fast.position import ALL, DECIDE, DRAW, HAND, LEAVE, MATCH, OVER, TAKES
from koikoi_edu.fast.position import KOIKOI as CALL
from koikoi_edu.fast.position import STOP as HALT
from koikoi_edu.game import KOIKOI, PLAY, STOP, TAKE, TAKE_ALL, Move, Phase
from koikoi_edu.game import LEAVE as LEAVING

PHASES = {Phase.HAND: HAND, Phase.MATCH: MATCH, Phase.DRAW: DRAW, Phase.DECIDE: DECIDE, Phase.OVER: OVER}
POLISH_OF_THREE = rules("polish").variant(players=3)
#: What is rare, each with a rule set that has it.
RARE = [
    rules("tentos").variant(must_play_match=True), rules("tentos").variant(may_decline_capture=True),
    rules("tentos").variant(winner_takes_loser=True, offer_on="increase"),
    rules("fudawiki").variant(viewing_rain="field"), rules("fudawiki").variant(viewing_rain="captured_cards"),
    rules("polish").variant(lightning_wild="mushi"), POLISH_OF_THREE,
    POLISH_OF_THREE.variant(lightning_wild="mushi", may_decline_capture=True, exhaust_unstopped="higher"),
    rules("vanikar").variant(max_calls=1, exhaust_unstopped="last_improver"),
    rules("vanikar").variant(best_yaku_only=True, wild_card="sake"),
    rules("nintendo").variant(yaku={"kasu": {"group": "animals"}}),
    rules("koikoi-japan").variant(viewing_rain="field", min_total=5),
    rules("tentos").variant(yaku_multiply=True, offer_on="increase"),
    rules("tentos").variant(multipliers="sum", winner_takes_loser=True),
    rules("fudawiki").variant(yaku_multiply=True, multipliers="sum", field_multiplier="any_bright",
                              viewing_rain="field"),
]


KNOWN = [game for game in (*map(rules, RULES), *RARE) if knows(game)]


def after_the_swap(state):
    return state.apply("keep") if state.phase is Phase.SWAP else state


def beside(state):
    """The position of a public round, with the cards that lie hidden there."""
    hands = [[card.index for card in hand] for hand in state.hands]
    return position_of(state.view(state.to_play), hands, [card.index for card in state.stock])


def steps(move, phase):
    """The public actions of a move, that of the hand card and that of what it takes."""
    if move < 0:
        return [STOP if move == HALT else KOIKOI]
    card, what = move % TAKES, move - move % TAKES
    if what == LEAVE:
        return [LEAVING[card]]
    first = [PLAY[card]] if phase == HAND else []
    if what == ALL:
        return [*first, TAKE_ALL]
    return [*first, TAKE[what // TAKES - 1]] if what else first


def same(fast, state):
    """Whether all that can be seen of both rounds is equal, and what they keep in mind."""
    assert fast.phase == PHASES[state.phase]
    table = sum(cards << 4 * month for month, cards in enumerate(fast.table))
    assert table == state.table.bits and fast.calls == list(state.calls)
    if state.is_over:
        assert fast.paid() == state.result.points
        winner = -1 if state.result.winner is None else state.result.winner
        assert fast.winner == winner
        return
    again = beside(state)
    kept = ("held", "at_call", "caller", "improver") if fast.kit.remembers else ()
    for name in ("player", "dealer", "piles", "totals", "field", "card", *kept):
        assert getattr(fast, name) == getattr(again, name), name
    assert [sorted(hand) for hand in fast.hands] == [sorted(hand) for hand in again.hands]
    assert fast.stock == again.stock
    if fast.phase != HAND:
        assert sorted(str(steps(move, fast.phase)[0]) for move in fast.moves()) == sorted(
            map(str, state.legal_actions()))
        return
    moves = [steps(move, HAND) for move in fast.moves()]
    assert {str(one[0]) for one in moves} == set(map(str, state.legal_actions()))
    for action in state.legal_actions():
        after = state.apply(action)
        then = {str(one[1]) for one in moves if one[0] is action and len(one) > 1}
        assert then == (set(map(str, after.legal_actions())) if after.phase is Phase.MATCH else set())


class Drawn:
    """Chooses at random what a drawn card takes, and notes it as a public action."""

    def __init__(self, draw):
        self.draw = draw
        self.actions = []

    def __call__(self, _, moves):
        move = self.draw.choice(moves)
        self.actions = steps(move, DRAW)
        return move


def side_by_side(state, seed, calls=0.6):
    """Play a public round and one on plain ints with the same random moves."""
    draw = random.Random(seed)
    state = after_the_swap(state)
    if state.is_over:
        return
    fast = beside(state)
    while True:
        same(fast, state)
        if state.is_over:
            return
        if fast.phase == DECIDE:
            move = CALL if draw.random() < calls else HALT
        else:
            move = draw.choice(fast.moves())
        actions = steps(move, fast.phase)
        drawn = Drawn(draw)
        fast.play(move, drawn)
        for action in (*actions, *drawn.actions):
            state = state.apply(action)


@pytest.mark.parametrize("game", KNOWN, ids=repr)
def test_every_rule_set_is_played_as_the_public_rounds_play_it(game):
    for seed in range(6):
        side_by_side(deal(game, seed), seed)


@given(variants(), st.integers(0, 10**6))
@settings(max_examples=40)
def test_so_are_rules_with_any_options(game, seed):
    side_by_side(deal_or_give_up(game, seed), seed)


def deal_or_give_up(game, seed):
    """A round under rules that rounds on plain ints know."""
    assume(knows(game))
    try:
        return deal(game, seed)
    except RulesError:
        reject()


# What a playout takes -------------------------------------------------------------------------------------

def worth_of(move, phase, view, worth):
    """What a move is worth: one, and all the cards that come into the pile; or what the card gives away."""
    first, *then = steps(move, phase)
    card, answer = view.card or first.card, first if view.card else then[0] if then else None
    ways = () if first.move is Move.LEAVE else view.captures(card)
    if not ways:
        return -worth[card.index]
    way = max(ways, key=len) if answer in (None, TAKE_ALL) else CardSet(answer.card)
    return 1 + sum(worth[one.index] for one in way | card)


@pytest.mark.parametrize("game", KNOWN, ids=repr)
def test_a_playout_prefers_what_is_worth_more_with_all_that_it_takes(game):
    draw = random.Random(3)
    for seed in range(4):
        state = after_the_swap(deal(game, seed))
        while not state.is_over:
            if state.phase is not Phase.DECIDE:
                here, view = beside(state), state.view(state.to_play)
                worth = [draw.random() * 4 for _ in CARDS]
                plan = policy(here.kit, [worth] * game.players)
                for pair in combinations(here.moves(), 2):
                    assert plan.best(here, list(pair)) == max(
                        pair, key=lambda move: worth_of(move, here.phase, view, worth))
            state = state.apply(draw.choice(state.legal_actions()))


@pytest.mark.parametrize("wild, hand, table, choice", [
    ("koi", "phoenix wisteria-1", "lightning", "phoenix"),         # takes the Lightning, as any card does
    ("koi", "lightning wisteria-1", "moon", "lightning"),          # takes the moon
    ("koi", "lightning wisteria-1", "", "wisteria-1"),             # nothing to take: the lesser card is laid
    ("mushi", "lightning wisteria-1", "moon", "lightning"),
    ("mushi", "lightning wisteria-1", "swallow", "wisteria-1"),    # there the Lightning takes no willow
    ("mushi", "swallow wisteria-1", "lightning", "wisteria-1"),    # nor a willow the Lightning
    ("mushi", "rainman deer", "lightning swallow maple-1", "deer"),  # 4 + 6 are less than 9 + 2
])
def test_a_playout_knows_what_the_wild_lightning_takes(wild, hand, table, choice):
    """Spec 7.6."""
    points = {"lightning": 3, "moon": 9, "phoenix": 8, "swallow": 6, "rainman": 4, "deer": 9, "maple-1": 2}
    worth = [1] * len(CARDS)
    for name, number in points.items():
        worth[find_card(name).index] = number
    state = position(rules("polish").variant(lightning_wild=wild), hands=[hand, "iris-1"], table=table)
    here = beside(state)
    move = policy(here.kit, [worth] * 2).best(here, here.moves())
    assert CARDS[move % TAKES] is find_card(choice)


# The playouts ---------------------------------------------------------------------------------------------

class Noted(list):
    """A hand that notes in which order its cards are played."""

    def __init__(self, cards):
        super().__init__(cards)
        self.order = []

    def remove(self, card):
        self.order.append(card)
        super().remove(card)

    def pop(self, at=-1):
        self.order.append(self[at])
        return super().pop(at)


class Piles(list):
    """The numbers of all piles, which note what each of them ever was."""

    def __init__(self, numbers):
        super().__init__(numbers)
        self.ever = [{number} for number in numbers]

    def __setitem__(self, seat, number):
        self.ever[seat].add(number)
        super().__setitem__(seat, number)


def numbers_of(state):
    kit = kit_of(state.rules, state.month)
    return [sum(kit.codes[card.index] for card in pile) for pile in state.piles]


def ends_so(state, fast, orders):
    """Whether the public round, its hands played in these orders, can come to the end of the other one."""
    between_turns = state.phase not in (Phase.MATCH, Phase.DRAW)
    if between_turns and not all(map(set.__contains__, fast.piles.ever, numbers_of(state))):
        return False
    if state.is_over:
        table = sum(cards << 4 * month for month, cards in enumerate(fast.table))
        return (state.table.bits, state.result.points, numbers_of(state)) == (table, fast.paid(), fast.piles)
    if state.phase is Phase.DECIDE:
        return ends_so(state.apply(STOP), fast, orders)
    ways = state.legal_actions()
    if state.phase is Phase.HAND:
        seat = state.to_play
        if not orders[seat]:
            return False
        first, *rest = orders[seat]
        orders = [*orders[:seat], rest, *orders[seat + 1:]]
        ways = [action for action in (PLAY[first], LEAVING[first]) if action in ways]
    return any(ends_so(state.apply(way), fast, orders) for way in ways)


def check_random_end(state, seed):
    state = after_the_swap(state)
    if state.is_over:
        return
    fast = beside(state)
    fast.hands, fast.piles = [Noted(hand) for hand in fast.hands], Piles(fast.piles)
    play_randomly(fast, random.Random(seed))
    assert ends_so(state, fast, [hand.order for hand in fast.hands])


def check_greedy_end(state):
    """The playout against a public round in which each move is looked up from the position as it stands."""
    state = after_the_swap(state)
    if state.is_over:
        return
    fast = beside(state)
    plan = policy(fast.kit, worths(state.rules, state.piles, state.month))
    play_greedily(fast, plan)
    while not state.is_over:
        here = beside(state)
        for action in [STOP] if here.phase == DECIDE else steps(plan.best(here, here.moves()), here.phase):
            state = state.apply(action)
    assert fast.paid() == state.result.points
    assert fast.piles == numbers_of(state)


def after_a_call(state, seed):
    """The round played at random up to the turn after the first koi-koi call, or to its end."""
    draw = random.Random(seed)
    while not state.is_over and not any(state.calls):
        state = state.apply(KOIKOI if state.phase is Phase.DECIDE else draw.choice(state.legal_actions()))
    return state


def check_ends(dealt, seed):
    for state in (dealt, after_a_call(after_the_swap(dealt), seed)):
        check_random_end(state, seed)
        check_greedy_end(state)


@pytest.mark.parametrize("game", KNOWN, ids=repr)
def test_a_playout_ends_as_the_same_public_round(game):
    for seed in range(8):
        check_ends(deal(game, seed), seed)


@given(variants(), st.integers(0, 10**6))
@settings(max_examples=30)
def test_so_it_does_under_any_options(game, seed):
    check_ends(deal_or_give_up(game, seed), seed)
