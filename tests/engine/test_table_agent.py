"""The opponent with a value table, and the script that trains the table."""
import importlib.util
import random
from array import array
from functools import cache
from pathlib import Path

import pytest
from playing import random_states
from test_agents import duel

from koikoi_edu import CARDS, CardSet, deal, position, rules, score
from koikoi_edu.agents import GreedyAgent, TableAgent
from koikoi_edu.agents import table as table_module
from koikoi_edu.agents.cells import ROWS, SIZES, STARTS, WIDTH, Seen, cells, row
from koikoi_edu.agents.table import TABLE, packed, unpacked
from koikoi_edu.game import KOIKOI, STOP, Phase

ROOT = Path(__file__).parents[2]


@cache
def script():
    spec = importlib.util.spec_from_file_location("train_table", ROOT / "scripts" / "train_table.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def tiny(seed):
    """What 40 rounds of training come to."""
    return script().trained(40, seed).tolist()


def some_positions(number):
    """Cards spread over two piles, a hand, the table and elsewhere."""
    draw = random.Random("positions")
    for _ in range(number):
        bits = [0] * 5
        for card in range(48):
            bits[draw.randrange(5)] |= 1 << card
        yield Seen(*bits[:4], draw.randrange(30), draw.randrange(30), draw.random() < 0.5)


# The cells ------------------------------------------------------------------------------------------------

def test_a_position_has_one_cell_of_each_part():
    for seen in some_positions(200):
        for cell, start, size in zip(cells(seen), STARTS, SIZES, strict=False):
            assert start <= cell < start + size
        assert len(cells(seen)) == len(SIZES)


def differing(one, other):
    return [at for at, (mine, theirs) in enumerate(zip(cells(one), cells(other), strict=True))
            if mine != theirs]


@pytest.mark.parametrize("name, parts", [
    ("moon", [7, 12]),             # August, the lights
    ("boar", [6, 13]),             # July, the trio
    ("cuckoo", [3, 13]),           # April, the other animals
    ("maple-blue", [9, 14, 15]),   # October, the six ribbons, all ribbons
    ("iris-ribbon", [4, 15]),
    ("lightning", [10, 16]),       # November, chaff
])
def test_a_card_in_a_pile_counts_in_its_month_and_its_yaku(name, parts):
    card = CardSet(name).bits
    nothing = Seen(0, 0, 0, 0, 0, 0, False)
    assert differing(nothing, nothing._replace(mine=card)) == parts
    assert differing(nothing._replace(mine=card), nothing._replace(theirs=card)) == parts
    assert differing(nothing._replace(hand=card), nothing._replace(table=card)) == parts[:1]


def test_points_and_the_deal_have_cells_of_their_own():
    nothing = Seen(0, 0, 0, 0, 0, 0, False)
    assert differing(nothing, nothing._replace(points=5)) == [17]
    assert differing(nothing, nothing._replace(other_points=5)) == [17]
    assert differing(nothing, nothing._replace(deals=True)) == [18]


def test_every_situation_has_a_row():
    rows = [row(drawn, left, called, other) for drawn in (False, True) for left in range(8)
            for called, other in ((False, False), (True, False), (False, True))]
    assert sorted(rows) == list(range(ROWS))
    assert row(True, 3, True, True) == row(True, 3, False, True)


# The opponent ---------------------------------------------------------------------------------------------

def test_the_table_is_small_and_whole():
    assert TABLE.stat().st_size < 600_000
    assert len(unpacked(TABLE.read_bytes())) == ROWS * WIDTH


def test_a_table_is_kept_in_sixty_fourths():
    assert unpacked(packed([0, 1, -1, 1 / 64, 0.01, 1000])) == array("h", [0, 64, -64, 1, 1, 32767])


@pytest.fixture
def valued(monkeypatch):
    """Give some cells of every row a value, in points, and all others none."""
    def put(values):
        table = [0.0] * (ROWS * WIDTH)
        for start in range(0, ROWS * WIDTH, WIDTH):
            for cell, value in values.items():
                table[start + cell] = value
        kept = unpacked(packed(table))
        monkeypatch.setattr(table_module, "_table", lambda: kept)
    return put


def test_it_takes_what_its_table_values(valued):
    state = position(hands=["pine-1 plum-1", "iris-1 iris-2"], table="pine-crane plum-poem",
                     stock="wisteria-1 clover-1 peony-1 maple-1")
    view = state.view(0)
    plum = Seen(CardSet("plum-1 plum-poem").bits, 0, 0, 0, 0, 0, False)
    for value, choice in ((3.0, "play plum-1"), (-3.0, "play pine-1")):
        valued({cells(plum)[1]: value})  # February, both its cards in the own pile
        assert str(TableAgent().choose(view, random.Random(0))) == choice


def asked(game="vanikar"):
    """Sankō, 5 points, with a card left in each hand."""
    state = position(game, hands=["crane chrysanthemum-1", "iris-1"], table="pine-1 sake",
                     piles=["curtain moon", ""], stock="wisteria-1 clover-1 peony-1 maple-1").apply("crane")
    assert state.phase is Phase.DECIDE
    return state.view(0)


@pytest.mark.parametrize("value, choice", [(0.0, STOP), (4.5, STOP), (5.5, KOIKOI)])
def test_it_calls_where_playing_on_is_worth_more_than_the_points(valued, value, choice):
    seen = Seen(0, 0, 0, 0, 5, 0, False)
    valued({cells(seen)[17]: value})  # five points of yaku against none
    assert TableAgent().choose(asked(), random.Random(0)) is choice


def test_it_makes_a_yaku_on_the_last_card_whatever_the_table_says(valued):
    """Spec 6.6: the card drawn takes the moon and makes Tsukimi-zake, and the round ends."""
    state = position(hands=["iris-1", "plum-1"], table="moon pampas-1", piles=["sake", ""],
                     stock="pampas-2 clover-1")
    state = state.apply("iris-1")
    assert state.phase is Phase.DRAW
    valued({STARTS[18]: -50.0})
    assert str(TableAgent().choose(state.view(0), random.Random(0))) == "take pampas-moon"


@pytest.mark.parametrize("game", ["tentos", "gostop", rules("vanikar").variant(seven_doubles=False)],
                         ids=["tentos", "gostop", "variant"])
def test_under_other_rules_it_plays_like_greedy(game):
    for state in random_states(3, rules=game):
        if not state.is_over:
            one, other = (player.choose(state.view(state.to_play), random.Random(0))
                          for player in (TableAgent(), GreedyAgent()))
            assert one is other


@pytest.mark.parametrize("months", [6, 12])
def test_it_knows_its_rules_however_long_the_match_is(valued, months):
    """Greedy would stop, with one card left."""
    game = rules("vanikar").variant(length=("rounds", months))
    valued({STARTS[18]: 50.0, STARTS[18] + 1: 50.0})
    assert TableAgent().choose(asked(game), random.Random(0)) is KOIKOI


def test_it_beats_greedy():
    mine, theirs = map(sum, zip(*duel(TableAgent(), GreedyAgent(), 300), strict=True))
    assert mine > theirs + 100


# The training ---------------------------------------------------------------------------------------------

def test_the_script_looks_at_the_same_cells():
    train = script()
    for seen in some_positions(200):
        found = [0] * len(SIZES)
        train.look(found, 7, *seen)
        assert found == [7 + cell for cell in cells(seen)]
    for drawn in (0, 1):
        for called, other in ((0, 0), (1, 0), (0, 1), (1, 1)):
            number = row(bool(drawn), 3, bool(called), bool(other))
            assert train.start_of(drawn, 3, called, other) == WIDTH * number


def test_the_script_counts_as_the_rules_do():
    train, draw = script(), random.Random("piles")
    for _ in range(300):
        pile = CardSet(draw.sample(CARDS[:48], draw.randrange(30)))
        number = sum(train.number_of(pile.bits, month) for month in range(0, 48, 4))
        assert train.points_of(number) == score(pile).base
        assert train.count(pile.bits) == len(pile)
    # Spec 6.8: from seven on double, and double once more where the other one has called.
    assert [train.FINAL[0, 6], train.FINAL[0, 7], train.FINAL[1, 6], train.FINAL[1, 7]] == [6, 14, 12, 28]


def test_the_script_takes_as_the_rules_do():
    train = script()
    for seed in range(4):
        for state in random_states(seed):
            view = state.view(state.to_play)
            for card in view.hand if view.phase is Phase.HAND else ():
                found = [0, 0]
                number = train.ways(card.index, view.table.bits, found)
                expected = [way.bits for way in view.captures(card)] or [0]
                assert sorted(found[:number]) == sorted(expected)


def test_training_follows_from_the_seed():
    assert tiny(1) == script().trained(40, 1).tolist()
    assert tiny(1) != tiny(2)


def test_training_fills_cells_of_all_parts_before_and_after_the_draw():
    found = [at for at, value in enumerate(tiny(1)) if value]
    assert {at // WIDTH // (ROWS // 2) for at in found} == {0, 1}
    parts = {next(part for part in range(len(SIZES)) if at % WIDTH < STARTS[part + 1]) for at in found}
    assert parts == set(range(len(SIZES)))


def test_the_script_writes_a_table(tmp_path, monkeypatch, capsys):
    path = tmp_path / "some.table"
    monkeypatch.setattr("sys.argv", ["train_table.py", "--rounds", "40", "--seed", "2", "--to", str(path)])
    script().main()
    assert path.read_bytes() == packed(tiny(2))
    assert "some.table" in capsys.readouterr().out


def test_the_agent_plays_a_round_by_its_table():
    state, player = deal("vanikar", 4, dealer=0), TableAgent()
    while not state.is_over:
        action = player.choose(state.view(state.to_play), random.Random(0))
        assert action in state.legal_actions()
        state = state.apply(action)
