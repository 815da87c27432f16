"""Odds and values, against an enumeration in public rounds, and against numbers worked out by hand.

More of both: KOIKOI_ODDS=20 multiplies the positions, KOIKOI_ROUNDS=5000 are played for each long sample.
"""
import os
from collections import Counter
from functools import cache
from itertools import permutations, product
from math import sqrt
from random import Random
from xml.etree import ElementTree

import pytest

from koikoi_edu import RULES, CardSet, Kind, deal, position, rules, score
from koikoi_edu.agents.guess import round_of
from koikoi_edu.cards import JOKERS
from koikoi_edu.errors import IllegalAction, RulesError, UnknownName
from koikoi_edu.fast import worths
from koikoi_edu.game import KOIKOI, STOP, Move, Phase
from koikoi_edu.odds import Estimate, convergence, odds, share_of, value
from koikoi_edu.odds.worlds import drawn_worlds, every_world, number_of

CASES = int(os.environ.get("KOIKOI_ODDS", "1"))
ROUNDS = int(os.environ.get("KOIKOI_ROUNDS", "150"))
GAMES = {**{name: rules(name) for name in RULES},
         "polish, three": rules("polish").variant(players=3),
         "gostop, three": rules("gostop").variant(players=3)}
SVG = "{http://www.w3.org/2000/svg}"
every_game = pytest.mark.parametrize("name", GAMES)


# Players as the docstrings describe them, in public rounds ------------------------------------------------

class Players:
    """How the players of the worlds go on from a position."""

    def __init__(self, view) -> None:
        self.worth = worths(view.rules, view.piles, view.month)

    def finish(self, state):
        while not state.is_over:
            state = state.apply(self.choose(state))
        return state

    def choose(self, state):
        if state.phase is Phase.DECIDE:
            return KOIKOI if goes_on(state) else STOP
        return max(state.legal_actions(), key=lambda action: self.of(state, action))

    def of(self, state, action):
        """What an action is worth; the first of equals is taken."""
        card, mine = action.card, self.worth[state.to_play]
        if action.move in (Move.SHOW, Move.SHAKE):
            return 1000
        if card is None:
            # All three of a month, where one may be taken instead; or the stock is turned only.
            three = state.matches if action.move is Move.TAKE_ALL else ()
            months = Counter(one.month for one in three)
            return sum(mine[one.index] for one in three if months[one.month] == 3)
        if action.move is Move.TAKE:
            return mine[card.index]
        if card.kind is Kind.JOKER:
            return 1 + mine[card.index]
        cards = [card]
        if action.move is Move.BOMB:
            cards = [one for one in state.hands[state.to_play] if one.month == card.month]
        ways = [] if action.move is Move.LEAVE else state.captures(card)
        if not ways:
            return -mine[card.index]
        # In this order, for the last digit may part two that are equal.
        taken = max(sum(mine[one.index] for one in way) for way in ways)
        return 1 + sum(mine[one.index] for one in cards) + taken


def goes_on(state):
    """Own cards × R > other cards × D + S / 3, see `koikoi_edu.odds.deciding`."""
    me, game, gostop = state.to_play, state.rules, state.rules.family == "go-stop"
    around = {"field_brights": state.score(me).situation.field_brights, "month": state.month}
    if game.viewing_rain == "field":
        around |= {"rain": any(card.month == 11 for card in state.table),
                   "fog": any(card.month == 12 for card in state.table)}

    def of(seat, card=None, call=0):
        pile = state.piles[seat] | (card or CardSet())
        own = state.calls[seat] + (call if seat == me else 0)
        others = sum(state.calls) + call - own
        sheet = score(pile, game, own_koikoi=own, opponent_koikoi=others, **around)
        return sheet.base, sheet.base if gostop else sheet.total

    cards = [card for zone in (*state.hands, state.stock, state.table) for card in zone]
    base, stop = of(me)
    rise = sum(more - stop for sum_, more in (of(me, card, 1) for card in cards) if sum_ > base)
    danger = 0
    for seat, hand in enumerate(state.hands):
        if seat != me:
            after = [of(seat, card, 1) for card in cards]
            danger += len(hand) * sum(points for sum_, points in after
                                      if sum_ > of(seat)[0] and sum_ >= game.min_total)
    return len(state.hands[me]) * rise > danger + stop / 3 * len(cards)


# Small endgames, all of whose worlds are played through ---------------------------------------------------

def endgame(game, seed, hands, stock):
    """A position laid at random in which so few cards are hidden; the others lie in the piles."""
    rng = Random(f"{game.id} {game.players} {seed}")
    deck = list(game.deck - JOKERS)
    # What is still to come has more pictures than chaff, so that yaku are made.
    deck.sort(key=lambda card: rng.random() - 0.4 * (card.kind is not Kind.CHAFF))
    table = 5
    at = sum(hands) + stock + table
    rest = [*deck[at:], *game.deck & JOKERS]
    rng.shuffle(rest)
    dealt = iter(rng.sample(deck[:at], at))
    cuts = sorted(rng.sample(range(4, len(rest) - 3), game.players - 1))
    first = rng.choice([seat for seat, size in enumerate(hands) if size])
    return position(
        game, hands=[[next(dealt) for _ in range(size)] for size in hands],
        table=[next(dealt) for _ in range(table)], stock=list(dealt),
        piles=[rest[one:two] for one, two in zip([0, *cuts], [*cuts, len(rest)], strict=True)],
        calls=[int(rng.random() < 0.2) for _ in hands], dealer=rng.randrange(game.players), to_play=first,
        month=rng.randrange(1, 13) if game.asks_for_month else None)


def rises(state):
    """How much can happen: in how many ways an open card raises a sum, counted by the pile."""
    cards = [card for zone in (*state.hands, state.stock, state.table) for card in zone]
    least = state.rules.min_total
    return min(sum(score(pile | card, state.rules, month=state.month).base >= max(base + 1, least)
                   for card in cards)
               for pile, base in zip(state.piles, state.bases, strict=True))


@cache
def small_views(name):
    """Views of rounds from such positions played on at random: of both who plays and who waits."""
    game, found = GAMES[name], []
    sizes = [((1, 1), 3), ((2, 1), 3), ((2, 2), 3)] if game.players == 2 else [((1, 1, 1), 3), ((2, 1, 1), 3)]
    if game.family == "go-stop":  # its rounds take longest
        sizes = [*sizes[:-1], ((2, 2), 2) if game.players == 2 else ((2, 1, 1), 2)]
    for seed in range(3 * CASES):
        draw = Random(seed)
        for hands, stock in sizes:
            state = max((endgame(game, f"{seed} {at}", hands, stock) for at in range(20)), key=rises)
            while not state.is_over:
                # Who plays, and who has to wait.
                found += [state.view((state.to_play + wait) % game.players) for wait in (0, 1)]
                state = state.apply(draw.choice(state.legal_actions()))
    return found


@cache
def ends(view):
    """By legal action, None for no action, the ends in all worlds: points, winner, and yaku by seat.

    Where a hand card has a choice the action is two, and what it takes is named.
    """
    players, found = Players(view), {}
    for hands, stock in all_worlds(view):
        state = round_of(view, hands, stock)
        starts = {None: state} if not view.legal_actions() else {
            None: state, **{(action,): state.apply(action) for action in view.legal_actions()}}
        for way, one in list(starts.items()):
            if way and one.phase is Phase.MATCH and view.phase is Phase.HAND:
                del starts[way]
                starts |= {(*way, action): one.apply(action) for action in one.legal_actions()}
        for way, one in starts.items():
            end = players.finish(one)
            held = tuple(frozenset(yaku.id for yaku in end.score(seat).yaku)
                         for seat in range(view.rules.players))
            found.setdefault(way, []).append((end.result.points, end.result.winner, held))
    return found


def all_worlds(view):
    """The unseen cards in all ways that differ, as lists of indexes."""
    unseen, seen = [card.index for card in view.unseen], set()
    others = [seat for seat in range(view.rules.players) if seat != view.player]
    for order in permutations(unseen):
        at, hands = 0, [[card.index for card in view.hand]] * view.rules.players
        for seat in others:
            hands[seat] = sorted(order[at:at + view.hand_sizes[seat]])
            at += view.hand_sizes[seat]
        world = tuple(map(tuple, hands)), order[at:at + view.stock_size]
        if world not in seen:
            seen.add(world)
            yield hands, list(world[1])


def lead(points, seat):
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


@every_game
def test_small_endgames_are_enumerated_exactly(name):
    yaku = Counter()
    for view in small_views(name):
        found = odds(view)
        assert found.exact
        every = ends(view)[None]
        for line in found.yaku:
            for seat, chance in enumerate(line.chances):
                share = sum(line.yaku.id in held[seat] for _, _, held in every) / len(every)
                assert chance == (pytest.approx(share), 0), (view, line.yaku)
                yaku[0 < share < 1] += 1
        for seat, chance in enumerate(found.scores):
            assert chance == (pytest.approx(sum(winner == seat for _, winner, _ in every) / len(every)), 0)
        assert found.nobody == (pytest.approx(sum(winner is None for _, winner, _ in every) / len(every)), 0)
    assert yaku[True] > 8


@every_game
def test_small_endgames_are_valued_exactly(name):
    phases, apart = Counter(), 0
    for view in small_views(name):
        if not view.legal_actions():
            continue
        phases[view.phase] += 1
        found = value(view)
        assert found.exact and all(row.error == 0 for row in found.rows)
        worth = {}
        for way, every in ends(view).items():
            if way:
                mean = sum(lead(points, view.player) for points, _, _ in every) / len(every)
                worth[way[0]] = max(mean, worth.get(way[0], mean))
        assert {row.action: row.points for row in found.rows} == pytest.approx(worth)
        assert [row.points for row in found.rows] == sorted(worth.values(), reverse=True) == pytest.approx(
            sorted(worth.values(), reverse=True))
        apart += len(set(worth.values())) > 1
    asked_too = phases[Phase.DECIDE] or name == "gostop, three"  # where it takes more cards than these
    assert phases[Phase.HAND] > 8 and asked_too and apart, (phases, apart)


@every_game
def test_samples_of_small_endgames_are_as_far_off_as_they_say(name):
    """Of so many estimates, one in 100 may lie beyond three standard errors, and none beyond five."""
    off, said = [], []
    for at, view in enumerate(small_views(name)[::3]):
        every, found = ends(view), odds(view, seed=at, worlds=100)
        assert not found.exact and found.n == 100
        for line in found.yaku:
            for seat, chance in enumerate(line.chances):
                assert chance.error > 0
                seen = [float(line.yaku.id in held[seat]) for _, _, held in every[None]]
                off.append(apart(chance.mean, seen, 100))
        winners = [winner for _, winner, _ in every[None]]
        for seat, chance in zip([0, 1, None], [*found.scores[:2], found.nobody], strict=True):
            off.append(apart(chance.mean, [float(winner == seat) for winner in winners], 100))
        if not view.legal_actions() or any(len(way or ()) > 1 for way in every):
            continue
        found = value(view, seed=at, worlds=100)
        assert not found.exact and found.n == 100
        for row in found.rows:
            leads = [lead(points, view.player) for points, _, _ in every[row.action,]]
            off.append(apart(row.points, leads, 100))
            if len(set(leads)) > 1:
                said.append(row.error / spread(leads) * 10)
    assert max(off) < 5 and sum(one > 3 for one in off) <= len(off) / 100 + 1
    assert 0.7 < sum(said) / len(said) < 1.2


def spread(values):
    mean = sum(values) / len(values)
    return sqrt(sum((one - mean) ** 2 for one in values) / len(values))


def apart(mean, values, number):
    """How many standard errors the mean of so many draws from these values lies off theirs."""
    off = abs(mean - sum(values) / len(values))
    return off / spread(values) * sqrt(number) if spread(values) > 1e-9 else off


# Whole rounds, against long samples in public rounds ------------------------------------------------------

@every_game
def test_earlier_it_is_what_rounds_played_in_public_come_to(name):
    game = GAMES[name]
    state = deal(game, 2)
    if state.phase is Phase.SWAP:
        state = state.apply("keep")
    draw = Random(name)
    while sum(len(hand) for hand in state.hands) > 4 * game.players or state.phase is not Phase.HAND:
        state = state.apply(STOP if state.phase is Phase.DECIDE else draw.choice(state.legal_actions()))
    view, rng = state.view(state.to_play), Random(8)
    few = 4 if game.family == "go-stop" else 40
    found, table = value(view, worlds=25 * few), odds(view, worlds=50 * few)
    players, action = Players(view), found.rows[len(found.rows) // 2].action
    leads, winners, held = [], Counter(), Counter()
    for _ in range(ROUNDS):
        unseen = rng.sample([card.index for card in view.unseen], len(view.unseen))
        hands = []
        for seat, size in enumerate(view.hand_sizes):
            hands.append([card.index for card in view.hand] if seat == view.player else
                         [unseen.pop() for _ in range(size)])
        world = round_of(view, hands, unseen[:view.stock_size])
        leads.append(lead(players.finish(world.apply(action)).result.points, view.player))
        end = players.finish(world)
        winners[end.result.winner] += 1
        held.update((yaku.id, seat) for seat in range(game.players) for yaku in end.score(seat).yaku)
    mean = sum(leads) / ROUNDS
    error = sqrt(sum((one - mean) ** 2 for one in leads) / (ROUNDS - 1) / ROUNDS)
    row = next(row for row in found.rows if row.action == action)
    off = [abs(row.points - mean) / sqrt(row.error ** 2 + error ** 2)]
    pairs = [(table.scores[seat], winners[seat]) for seat in range(game.players)]
    pairs += [(chance, held[line.yaku.id, seat]) for line in table.yaku
              for seat, chance in enumerate(line.chances)]
    for chance, times in pairs:
        near = (times + 1) / (ROUNDS + 2)
        off.append(abs(chance.mean - times / ROUNDS) / sqrt(chance.error ** 2 + near * (1 - near) / ROUNDS))
    assert max(off) < 4, off


# Worked out by hand ---------------------------------------------------------------------------------------

#: You may take curtain and cherry-2, which with the cup are Hanami-zake, and hold the moon for Tsukimi-zake.
MINE = ("sake warbler cuckoo bridge pine-poem plum-poem wisteria-ribbon iris-ribbon "
        "pine-2 plum-2 wisteria-2 iris-2 peony-1 chrysanthemum-1 maple-1")
THEIRS = ("crane rainman phoenix butterflies geese swallow deer cherry-poem peony-blue clover-ribbon "
          "willow-ribbon peony-2 clover-1 clover-2 chrysanthemum-2 maple-2 lightning paulownia-1 paulownia-2")


def asked():
    """You are asked. Of the nine unseen cards only pampas-2 can take what lies there: pampas-1."""
    start = position(hands=["curtain moon", "boar"], table="cherry-2 pampas-1", piles=[MINE, THEIRS],
                     stock="iris-1 pine-1 plum-1 cherry-1 wisteria-1 pampas-2 chrysanthemum-blue maple-blue "
                           "paulownia-red")
    return start.apply("play curtain")


def test_stop_and_koikoi_by_hand():
    """pampas-2 lies in one of nine places. In the other hand and on top of the stock, it takes pampas-1.

    Then these are ten chaff cards: 1 point, doubled for the koi-koi. Else the moon takes it: 5 + 5, doubled.
    """
    found = value(asked().view(0))
    assert found.exact and found.n == 9 * 8 * 7
    assert {row.action: row.points for row in found.rows} == {
        STOP: 5, KOIKOI: pytest.approx(7 / 9 * 20 - 2 / 9 * 2)}
    assert found.best.action is KOIKOI
    assert found.cost(STOP) == (pytest.approx(91 / 9), 0) and found.cost("koi-koi") == (0, 0)
    assert found.lead("stop", "koi-koi") == (pytest.approx(-91 / 9), 0)


def test_how_likely_one_comes_out_ahead():
    """Koi-koi brings 20 in seven of nine cases and costs 2 in the others; stopping brings 5."""
    found = value(asked().view(0))
    assert found.chance(KOIKOI) == found.chance("koi-koi", 19) == (pytest.approx(7 / 9), 0)
    assert found.chance(KOIKOI, 20) == (0, 0) and found.chance(KOIKOI, -3) == (1, 0)
    assert found.chance("stop", 4) == (1, 0) and found.chance("stop", 5) == (0, 0)
    sampled = value(asked().view(0), worlds=400).chance("koi-koi")
    assert abs(sampled.mean - 7 / 9) < 3 * sampled.error < 0.08
    with pytest.raises(IllegalAction, match="pine-crane"):
        found.chance("play crane")


def test_chances_by_hand():
    found = odds(asked().apply("koi-koi").view(0))
    assert found.exact
    assert found.chance("tsukimi") == (pytest.approx(7 / 9), 0)
    assert found.chance("hanami") == (1, 0)
    assert found.chance("kasu", 1) == (pytest.approx(2 / 9), 0)
    assert found.chance("kasu", 0) == found.chance("tsukimi", 1) == (0, 0)
    assert found.scores == ((pytest.approx(7 / 9), 0), (pytest.approx(2 / 9), 0))
    assert found.nobody == (pytest.approx(0), 0)


def test_the_other_player_sees_other_odds():
    """For who holds the boar and draws first, the moon lies in one of nine places, and so does pampas-2.

    The moon drawn makes Ame-Shikō. You hold the moon (1/9) and pampas-2 is not drawn (7/8), or you draw it
    (1/9) and pampas-2 was neither drawn nor in your hand (6/8): Tsukimi-zake.
    """
    found = odds(asked().apply("koi-koi").view(1))
    assert found.exact and found.n == 9 * 8 * 7
    assert found.chance("ameshiko") == (pytest.approx(1 / 9), 0)
    assert found.chance("tsukimi", 0) == (pytest.approx(13 / 72), 0)


def test_a_draw_of_one_in_nine():
    """Only the last draw counts: of nine cards only the moon takes pampas-1, for Sankō."""
    piles = (f"crane curtain {MINE}".replace("sake ", ""), THEIRS.replace("crane ", ""))
    state = position(hands=["iris-1", ""], table="pampas-1", piles=piles, stock=(
        "boar pine-1 plum-1 wisteria-1 moon chrysanthemum-blue maple-blue paulownia-red cherry-1"))
    unseen = state.view(0).unseen
    found = odds(state.view(0))
    places = len(unseen)
    assert found.exact and found.chance("sanko") == (pytest.approx(1 / places), 0)
    assert value(state.view(0)).rows == ((state.legal_actions()[0], pytest.approx(5 / places), 0),)


# What holds everywhere ------------------------------------------------------------------------------------

def beginnings():
    """A view early in a round of each game."""
    for name, game in GAMES.items():
        state = deal(game, 5)
        if state.phase is Phase.SWAP:
            state = state.apply("keep")
        yield name, state


@pytest.mark.parametrize("name, state", list(beginnings()), ids=GAMES)
def test_hidden_cards_do_not_matter(name, state):
    view = state.view(state.to_play)
    rng = Random(1)
    unseen = rng.sample([card.index for card in view.unseen], len(view.unseen))
    hands = [[card.index for card in view.hand] if seat == view.player else
             [unseen.pop() for _ in range(size)] for seat, size in enumerate(view.hand_sizes)]
    other = round_of(view, hands, unseen[:view.stock_size])
    assert other.hands != state.hands
    assert value(other.view(view.player), worlds=3) == value(view, worlds=3)
    assert odds(other.view(view.player), worlds=3).yaku == odds(view, worlds=3).yaku


@pytest.mark.parametrize("name, state", list(beginnings()), ids=GAMES)
def test_chances_add_up(name, state):
    found = odds(state.view(1 - state.to_play), worlds=20)
    assert sum(one.mean for one in found.scores) + found.nobody.mean == pytest.approx(1)
    groups = {line.yaku.group for line in found.yaku if line.yaku.group}
    assert groups or name == "tentos"
    for seat, group in product(range(state.rules.players), groups):
        assert sum(line.chances[seat].mean for line in found.yaku if line.yaku.group == group) <= 1


@pytest.mark.parametrize("name, state", list(beginnings()), ids=GAMES)
def test_the_same_seed_gives_the_same(name, state):
    view = state.view(state.to_play)
    one = value(view, seed="a", worlds=5)
    assert one == value(view, seed="a", worlds=5) != value(view, seed="b", worlds=5)
    assert odds(view, seed=8, worlds=5) == odds(view, seed=8, worlds=5) != odds(view, seed=9, worlds=5)


#: With the geese they are Godori, and with this the sum is enough to stop.
GODORI = ("warbler cuckoo peony-blue chrysanthemum-blue maple-blue pine-poem plum-poem cherry-poem")


@every_game
def test_every_world_is_there_once(name):
    for view in small_views(name)[::5]:
        if view.is_over:
            continue
        draws = view.stock_size
        if GAMES[name].family != "go-stop":
            draws = min(draws, sum(view.hand_sizes) + (view.phase is Phase.MATCH))
        worlds = [(*map(frozenset, hands), tuple(stock[:draws])) for hands, stock in every_world(view)]
        assert len(set(worlds)) == len(worlds) == number_of(view)
        every = all_worlds(view)
        assert set(worlds) == {(*map(frozenset, hands), tuple(stock[:draws])) for hands, stock in every}


def test_the_error_of_a_difference_is_that_of_the_pairs():
    """In the same worlds two actions rise and fall together, so less is left to chance between them."""
    view = deal("vanikar", 7, dealer=0).view(0)
    found = value(view, worlds=200)
    first, second = found.rows[:2]
    lead = found.lead(first.action, second.action)
    assert lead.mean == pytest.approx(first.points - second.points)
    assert 0 < lead.error < 0.8 * sqrt(first.error ** 2 + second.error ** 2)
    assert found.cost(second.action) == lead and found.cost(first.action) == (0, 0)
    # Four times the worlds, half the error.
    assert value(view, worlds=800).best.error == pytest.approx(found.best.error / 2, rel=0.2)


def test_where_nobody_else_holds_a_card_the_stock_is_still_shuffled():
    view = asked().apply("koi-koi").apply("play boar").view(0)
    assert view.hand_sizes == (1, 0)
    tops = Counter(stock[0] for _, stock in drawn_worlds(view, "a", 700, 0))
    assert len(tops) == 7 and all(60 < times < 140 for times in tops.values())


@pytest.mark.parametrize("seed", [4, 14])
def test_to_show_three_of_a_month_leaves_every_card_to_be_played(seed):
    """It only doubles what is won, so it is worth as much as the best card at least."""
    state = deal("gostop-korean", seed, players=3)
    found = value(state.view(state.to_play), worlds=12)
    assert {row.action for row in found.rows} == set(state.legal_actions())
    shown = next(row for row in found.rows if row.action.move is Move.SHAKE)
    assert shown.points == pytest.approx(found.best.points) and len({row.points for row in found.rows}) > 3


def test_who_lays_a_joker_plays_the_best_card_after_it():
    """Godori is certain: the joker may be laid before the geese or never, the turn is won with them."""
    state = position("gostop", hands=["geese joker-2pi pine-1", "iris-1 iris-2 maple-1"], table="moon plum-1",
                     piles=[GODORI, ""], stock="crane boar deer")
    found = value(state.view(0), worlds=40)
    geese, joker, pine = (found.lead(f"play {card}", "play pine-1").mean
                          for card in ("geese", "joker-2pi", "pine-1"))
    assert joker >= geese > pine == 0


def test_a_value_takes_about_the_time_it_is_given():
    view = deal("vanikar", 7, dealer=0).view(0)
    few, many = value(view, seconds=0.001), value(view, seconds=0.2)
    assert 2 <= few.n < many.n


def test_a_round_that_is_over_is_certain():
    state = asked().apply("stop")
    for player in (0, 1):
        found = odds(state.view(player))
        assert (found.exact, found.n, found.nobody) == (True, 1, (0, 0))
        assert found.scores == ((1, 0), (0, 0))
        assert [line.yaku.id for line in found.yaku if line.chances[0].mean] == ["hanami"]


def test_the_tables_say_whether_they_are_exact():
    exact, sampled = asked().view(0), deal("vanikar", 7, dealer=0).view(0)
    for text in (str(value(exact)), str(odds(exact)), odds(exact)._repr_html_()):
        assert "Exact" in text and "±" not in text and "ampled" not in text
    assert str(value(exact)).splitlines()[1:3] == ["koi-koi  +15.11", "stop      +5.00               10.11"]
    for one in (value(sampled, worlds=30), odds(sampled, worlds=30)):
        for text in (str(one), repr(one), one._repr_html_()):
            assert "Sampled: 30 worlds" in text and "±" in text and "xact" not in text
    assert "Sampled: 2,000 worlds" in str(odds(sampled))
    assert Estimate(0.5, 0.125).percent() == "50.0 ± 12.5 %" and Estimate(-1.5, 0.0).text() == "-1.50"
    assert Estimate(-0.001, 0.5).text() == "+0.00 ± 0.50"


def test_a_chart_shows_how_estimates_close_in():
    closer = {100: share_of(48, 100), 25: share_of(9, 25), 6400: share_of(2816, 6400)}
    chart = convergence(closer, truth=0.4364)
    assert chart.words.splitlines() == [
        "25 tries: 36.0 ± 9.7 %", "100 tries: 48.0 ± 5.0 %", "6,400 tries: 44.0 ± 0.6 %", "exact: 43.6 %"]
    tree = ElementTree.fromstring(chart.svg)
    across, up = zip(*[(float(one.get("cx")), float(one.get("cy"))) for one in tree.iter(f"{SVG}circle")],
                     strict=True)
    assert list(across) == sorted(across) and across[1] - across[0] < across[2] - across[1]
    assert up[1] < up[2] < up[0]  # 48, 44 and 36 %, from the top
    bars = [one.get("d") for one in tree.iter(f"{SVG}path") if one.get("stroke-width") == "3"]
    ends = [map(float, bar.split(" ")[1].split("V")) for bar in bars]
    longs = [low - high for high, low in ends]
    assert longs == sorted(longs, reverse=True)
    for where in [*across, *up]:
        assert 0 < where < 640
    assert convergence({10: Estimate(0.5, 0.0)}).words == "10 tries: 50.0 %"
    for nothing in ({}, {0: Estimate(0.5, 0.1)}, {10: 0.5}, [0.5], None):
        with pytest.raises(RulesError, match="Estimate"):
            convergence(nothing)


@pytest.mark.parametrize("ask, error, words", [
    (lambda view: odds("moon"), RulesError, "state.view"),
    (lambda view: value(asked()), RulesError, "state.view"),
    (lambda view: odds(view, worlds=1), RulesError, "worlds"),
    (lambda view: odds(view, worlds=True), RulesError, "worlds"),
    (lambda view: value(view, worlds=10.0), RulesError, "worlds"),
    (lambda view: value(view, seconds=0), RulesError, "seconds"),
    (lambda view: value(view, seconds=float("nan")), RulesError, "seconds"),
    (lambda view: odds(view, seconds="1"), RulesError, "seconds"),
    (lambda view: odds(view, seed=None), RulesError, "seed"),
    (lambda view: value(asked().view(1)), IllegalAction, "nothing to choose"),
    (lambda view: value(asked().apply("stop").view(0)), IllegalAction, "over"),
    (lambda view: value(view).cost("play moon"), IllegalAction, "stop, koi-koi|koi-koi, stop"),
    (lambda view: odds(view).chance("sankoo"), UnknownName, "'sanko'"),
    (lambda view: odds(view).chance("sanko", 2), RulesError, "player 2"),
    (lambda view: odds(deal("tentos", 1).view(0)), RulesError, "swapped"),
], ids=lambda one: one if isinstance(one, str) else "")
def test_bad_input_gets_a_sentence(ask, error, words):
    with pytest.raises(error, match=words) as caught:
        ask(asked().view(0))
    assert "\n" not in str(caught.value) and str(caught.value)[-1] in ".?"
