"""The game behind the table: turns, answers, undo, saving and resuming, and what each player may know."""

import json
from random import Random

import pytest
from sittings import decisions

from koikoi_edu import CardSet, KoiKoiError, Match, deal, dumps, new_match, position
from koikoi_edu.agents import GreedyAgent
from koikoi_edu.errors import IllegalAction, RulesError, SavedGameError, UnknownName
from koikoi_edu.game import KOIKOI, PLAY, STOP, Happening, Phase, View
from koikoi_edu.rules import rules as find_rules
from koikoi_edu.widgets.table.game import Sitting
from koikoi_edu.widgets.table.told import steps

OPPONENTS = ("greedy", "random")


def all_cards(sitting: Sitting) -> list[str]:
    state = sitting.round
    zones = (*state.hands, *state.piles, state.table, state.stock, [state.card] if state.card else [])
    return sorted(card.id for zone in zones for card in zone)


#: Who may play: two under the usual rules, three under those that take three.
TABLES: list[dict[str, object]] = [
    *[{"opponent": opponent} for opponent in (*OPPONENTS, "friend")],
    *[{"rules": "polish", "players": 3, "opponent": opponent}
      for opponent in ("greedy", "friend", ("random", "friend"))],
    {"rules": "tentos", "opponent": "friend"},
]


@pytest.mark.parametrize("table", TABLES, ids=repr)
@pytest.mark.parametrize("rounds", [1, 3, 6])
def test_a_match_is_played_to_its_end(table: dict[str, object], rounds: int) -> None:
    sitting = Sitting.start(**table, rounds=rounds, seed=f"end {rounds}")
    for _ in decisions(sitting):
        assert sitting.round.to_play == sitting.seat
        assert len(set(all_cards(sitting))) == 48
    assert sitting.match.is_over and sitting.match.number == rounds
    assert sitting.match.totals == tuple(sum(points) for points in zip(*sitting.match.points, strict=True))
    assert not sitting.has_next and sitting.options() == ()


def test_the_person_sits_at_seat_0_against_a_program() -> None:
    sitting = Sitting.start(seed=1, dealer=1)
    assert sitting.seat == 0 and sitting.names == ("You", "Greedy")
    assert [event.player for event in sitting.events][:1] == [1], "the dealer leads (spec 0.3)"
    assert sitting.round.to_play == 0


@pytest.mark.parametrize("opponent", OPPONENTS)
def test_the_opponent_answers_until_a_person_has_to_decide(opponent: str) -> None:
    sitting = Sitting.start(opponent=opponent, rounds=3, seed=5)
    for before in decisions(sitting):
        state = before.round
        trail = sitting.trail
        assert trail[-1] is state
        assert all(one.to_play == 1 for one in trail[1:-1] if one.phase is Phase.HAND)


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_undo_goes_back_decision_by_decision_to_the_first(table: dict[str, object]) -> None:
    sitting = Sitting.start(**table, rounds=3, seed=11)
    seen = []
    for game in decisions(sitting):
        seen.append(game)
    back = []
    while sitting.can_undo:
        sitting.undo()
        if not sitting.round.is_over:  # a fresh deal goes back to the end of the month before
            back.append(sitting.game)
    assert back[::-1] == seen
    with pytest.raises(IllegalAction, match="nothing to undo"):
        sitting.undo()


def test_undo_from_a_new_game_goes_back_to_the_one_before_it() -> None:
    sitting = Sitting.start(rounds=1, seed=11)
    sitting.act(sitting.options()[0][0])
    before = sitting.game
    sitting.new(seed=12)
    sitting.act(sitting.options()[0][0])
    sitting.undo()
    assert sitting.match.seed == 12, "first the moves of the new game"
    sitting.undo()
    assert sitting.game == before
    with pytest.raises(SavedGameError):
        sitting.load("{}")
    sitting.undo()
    assert not sitting.can_undo, "a game that was not begun replaces none"


@pytest.mark.parametrize("opponent", OPPONENTS)
def test_the_same_move_after_undo_gets_the_same_answer(opponent: str) -> None:
    sitting = Sitting.start(opponent=opponent, rounds=1, seed=3)
    for _ in range(4):
        action = sitting.options()[0][0]
        sitting.act(action)
        after = sitting.game
        sitting.undo()
        sitting.act(action)
        assert sitting.game == after


def test_undo_after_the_next_month_shows_the_result_again() -> None:
    sitting = Sitting.start(rounds=3, seed=2)
    while not sitting.round.is_over:
        sitting.act(sitting.options()[0][0])
    finished = sitting.game
    sitting.next_round()
    assert sitting.match.number == 2
    sitting.undo()
    assert sitting.game == finished and sitting.has_next


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_a_game_saved_at_any_decision_goes_on_from_there(table: dict[str, object]) -> None:
    sitting = Sitting.start(**table, rounds=3, seed=21)
    other = Sitting.start(**table, seed=1)
    for game in decisions(sitting):
        other.load(sitting.save())
        assert other.game == game
        assert other.seat == sitting.seat
        assert (other.options() == sitting.options()) or other.covered
    other.load(sitting.save())
    assert other.is_over and other.match.totals == sitting.match.totals


def test_a_game_saved_in_the_opponents_turn_lets_the_opponent_play() -> None:
    match = new_match(seed=4, dealer=1)
    sitting = Sitting(match)
    assert match.round.to_play == 1
    assert sitting.round.to_play == 0 and sitting.round.log


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"format": "koikoi-edu game 1"}', "null", "moon"])
def test_a_damaged_game_changes_nothing(text: str) -> None:
    sitting = Sitting.start(seed=6)
    sitting.act(sitting.options()[0][0])
    game, trail = sitting.game, sitting.trail
    with pytest.raises(SavedGameError):
        sitting.load(text)
    assert sitting.game is game and sitting.trail is trail


def test_a_saved_game_with_an_illegal_action_is_refused() -> None:
    sitting = Sitting.start(seed=6)
    data = json.loads(sitting.save())
    data["rounds"] = ["stop"]
    with pytest.raises(SavedGameError):
        sitting.load(json.dumps(data))


def test_a_single_round_can_be_played() -> None:
    sitting = Sitting(deal(seed=8, dealer=0))
    assert sitting.match is None
    while not sitting.round.is_over:
        sitting.act(sitting.options()[0][0])
    assert sitting.is_over and not sitting.has_next
    with pytest.raises(IllegalAction, match="single round"):
        sitting.next_round()
    sitting.new(seed=9)
    assert sitting.match is None and sitting.round.origin.seed == 9


def test_new_keeps_players_rules_and_length() -> None:
    sitting = Sitting.start(opponent="random", rounds=3, seed=1)
    sitting.new(seed=2)
    assert sitting.match.seed == 2
    assert sitting.match.rules.length == ("rounds", 3)
    assert sitting.names == ("You", "Random")
    sitting.new()
    assert sitting.match.seed != 2


def test_the_same_seed_is_the_same_match() -> None:
    one, other = (Sitting.start(opponent="random", rounds=1, seed="lantern") for _ in range(2))
    assert list(decisions(one)) == list(decisions(other))
    assert one.game == other.game


def test_illegal_actions_change_nothing() -> None:
    sitting = Sitting.start(seed=7, dealer=0)
    game = sitting.game
    missing = next(
        card for card in CardSet("crane moon boar deer sake") if card not in sitting.round.hands[0]
    )
    for action in (STOP, KOIKOI, PLAY[missing.index], "take crane", "jump"):
        with pytest.raises(KoiKoiError):
            sitting.act(action)
        assert sitting.game is game
    with pytest.raises(IllegalAction):
        sitting.next_round()


def test_what_each_action_takes() -> None:
    """Spec 6.5: no match, one, two to choose from, three that are all taken."""
    state = position(
        hands=["crane boar geese iris-1", "sake plum-1"],
        piles=["", ""],
        table="pine-1 pampas-1 pampas-2 iris-2 iris-bridge iris-ribbon",
        stock="maple-1 maple-2",
    )
    taken = {str(action): str(cards) for action, cards in Sitting(state).options()}
    assert taken == {
        "play pine-crane": "pine-1",
        "play clover-boar": "",
        "play iris-1": "iris-bridge iris-ribbon iris-2",
        "play pampas-geese": "pampas-1 pampas-2",
    }


# ── two people at one screen


def test_friends_pass_the_screen_and_hands_stay_covered_in_between() -> None:
    sitting = Sitting.start(opponent="friend", seed=7, dealer=0, names=("Ann", "Ben"))
    assert (sitting.seat, sitting.covered) == (0, True)
    with pytest.raises(IllegalAction, match="Ann's hand is covered"):
        sitting.act(sitting.round.legal_actions()[0])
    sitting.uncover()
    for _ in range(12):
        seat = sitting.seat
        sitting.act(sitting.round.legal_actions()[0])
        if sitting.round.is_over:
            break
        assert sitting.seat == sitting.round.to_play
        assert sitting.covered == (sitting.seat != seat)
        sitting.uncover()


def test_a_choice_and_a_decision_leave_the_hand_open() -> None:
    state = position(
        hands=["geese crane", "boar deer"], table="pampas-1 pampas-2 pine-1", stock="maple-1 maple-2"
    )
    sitting = Sitting(state, "friend")
    sitting.uncover()
    sitting.act("play geese")
    assert sitting.round.phase is Phase.MATCH and sitting.seat == 0 and not sitting.covered
    sitting.act("take pampas-1")
    assert sitting.seat == 1 and sitting.covered


def test_undo_between_friends_covers_the_hand_of_the_one_before() -> None:
    sitting = Sitting.start(opponent="friend", seed=7, dealer=0)
    sitting.uncover()
    while sitting.seat == 0:
        sitting.act(sitting.options()[0][0])
    sitting.uncover()
    sitting.undo()
    assert (sitting.seat, sitting.covered) == (0, True)


def test_the_end_of_a_round_covers_nothing() -> None:
    sitting = Sitting.start(opponent="friend", rounds=1, seed=9)
    for _ in decisions(sitting):
        pass
    assert sitting.round.is_over and not sitting.covered


# ── three players


def test_three_sit_round_the_table_and_play_goes_counter_clockwise() -> None:
    """Spec 7.2: from the near side to the right, which is the lower of the other two, then to the left."""
    sitting = Sitting.start("polish", players=3, seed=7)
    assert sitting.names == ("You", "Greedy A", "Greedy B")
    assert sitting.sides == (2, 1, 0) and sitting.others == (2, 1)
    sitting.act(sitting.options()[0][0])
    while sitting.round.card:
        sitting.act(sitting.options()[0][0])
    assert list(dict.fromkeys(event.player for event in sitting.events))[-2:] == [1, 2]


def test_each_other_seat_has_a_player_of_its_own() -> None:
    sitting = Sitting.start("polish", ("random", "greedy"), players=3, seed=7)
    assert sitting.names == ("You", "Random", "Greedy")
    assert [player and player.name for player in sitting.players] == [None, "Random", "Greedy"]
    assert not sitting.friends
    mixed = Sitting.start("polish", ("friend", "greedy"), players=3, seed=7, dealer=0)
    assert mixed.names == ("Player 1", "Player 2", "Greedy") and mixed.friends


def test_three_friends_pass_the_screen_round() -> None:
    sitting = Sitting.start("polish", "friend", players=3, seed=7, dealer=0, names=("Ann", "Ben", "Cleo"))
    seats = []
    while not sitting.round.is_over:
        assert sitting.covered and sitting.sides[-1] == sitting.round.to_play
        sitting.uncover()
        seats.append(sitting.seat)
        while sitting.seat == seats[-1] and not sitting.round.is_over:
            sitting.act(sitting.options()[0][0])
    assert seats == [number % 3 for number in range(len(seats))] and len(seats) > 6


def test_a_person_between_two_programs_is_covered_from_nobody() -> None:
    sitting = Sitting.start("polish", "random", players=3, seed=3)
    for _ in decisions(sitting):
        assert not sitting.covered and sitting.seat == 0


def test_a_game_for_three_can_be_resumed_at_a_table_for_two_and_back() -> None:
    two = Sitting.start(seed=5, names=("Ann", "Bot"))
    three = Sitting.start("polish", players=3, seed=6)
    before = two.game
    two.load(three.save())
    assert two.game == three.game and two.names == ("You", "Greedy A", "Greedy B")
    two.act(two.options()[0][0])
    two.undo()
    two.undo()
    assert two.game is before and two.names == ("Ann", "Bot") and len(two.players) == 2


# ── before the first turn


def test_who_may_swap_hands_unseen_sees_none_and_then_the_own() -> None:
    """Spec 3.4."""
    sitting = Sitting.start("tentos", seed=3, dealer=1)
    assert sitting.round.phase is Phase.SWAP
    assert [str(action) for action, _ in sitting.options()] == ["swap", "keep"]
    assert not sitting.view.hand and sitting.view.hand_sizes == (8, 8)
    dealt = sitting.round.hands
    sitting.act("swap")
    assert sitting.trail[1].hands == (dealt[1], dealt[0])
    assert sitting.view.hand <= dealt[1]
    sitting.undo()
    assert sitting.round.phase is Phase.SWAP and not sitting.view.hand
    sitting.act("keep")
    assert sitting.view.hand <= dealt[0]


def test_a_program_keeps_its_hand_and_the_person_who_deals_leads() -> None:
    sitting = Sitting.start("tentos", seed=3, dealer=0)
    assert sitting.round.phase is Phase.HAND
    assert [event.happening for event in sitting.events] == [Happening.KEEP]


def test_a_friend_who_may_swap_has_nothing_to_hide_yet() -> None:
    sitting = Sitting.start("tentos", "friend", seed=3, dealer=0, names=("Ann", "Ben"))
    assert sitting.seat == 1 and not sitting.covered
    sitting.act("keep")
    assert sitting.seat == 0 and sitting.covered, "now the dealer has to see a hand, and Ben must not"


def test_what_the_deal_brings_about_is_told_until_somebody_has_acted() -> None:
    state = deal(find_rules("vanikar").variant(table_quad="remove"), 4, dealer=0,
                 table="crane pine-poem pine-1 pine-2 moon")
    sitting = Sitting(state)
    assert [event.happening for event in sitting.events] == [Happening.REMOVED]
    sitting.act(sitting.options()[0][0])
    assert Happening.REMOVED not in [event.happening for event in sitting.events]


def test_the_draw_for_the_first_deal_is_that_of_the_first_round_only() -> None:
    """Spec 7.2, 5.2."""
    sitting = Sitting.start("polish", seed=4, rounds=2)
    assert sitting.opening and sitting.opening.dealer == sitting.round.dealer
    for _ in decisions(sitting):
        pass
    assert sitting.match.number == 2 and sitting.opening is None
    born = Sitting.start("tsukifuda", seed=4, birthdays=(3, 9))
    assert born.opening and born.opening.birthdays == (3, 9)
    born.new(5)
    assert born.opening and born.opening.birthdays == (3, 9)
    assert Sitting.start("tsukifuda", seed=4).opening is None


# ── opponents


class Watcher:
    """Plays greedily and remembers what it was shown."""

    name = "Watcher"

    def __init__(self) -> None:
        self.shown: list[object] = []
        self.greedy = GreedyAgent()

    def choose(self, view: View, rng: Random) -> object:
        self.shown.append(view)
        return self.greedy.choose(view, rng)


def test_an_opponent_sees_its_own_view_and_nothing_else() -> None:
    watcher = Watcher()
    sitting = Sitting.start(opponent=watcher, rounds=1, seed=3)
    for _ in decisions(sitting):
        pass
    assert sitting.names == ("You", "Watcher")
    assert watcher.shown
    assert all(type(view) is View and view.player == 1 for view in watcher.shown)


class Cheat:
    name = "Cheat"

    def choose(self, view: View, rng: Random) -> object:
        return KOIKOI


class Broken:
    name = "Broken"

    def choose(self, view: View, rng: Random) -> object:
        raise ZeroDivisionError("no luck")


@pytest.mark.parametrize(
    ("opponent", "sentence"),
    [
        (Cheat(), "Cheat wants to koi-koi, which can't be done now."),
        (Broken(), "Broken could not choose (ZeroDivisionError: no luck)."),
    ],
)
def test_an_opponent_that_fails_leaves_the_game_and_its_own_hand_alone(
    opponent: object, sentence: str
) -> None:
    sitting = Sitting(deal(seed=1, dealer=0), opponent)
    game = sitting.game
    with pytest.raises(IllegalAction) as fault:
        sitting.act(sitting.options()[0][0])
    assert str(fault.value) == sentence
    assert sitting.game is game


@pytest.mark.parametrize(
    ("options", "error", "sentence"),
    [
        ({"opponent": "gredy"}, UnknownName, "Did you mean 'greedy'"),
        ({"opponent": 3}, UnknownName, "hard, expert, .*friend"),
        ({"rules": "vanicar"}, UnknownName, "vanikar"),
        ({"rounds": 0}, RulesError, "1, 3, 6 or 12"),
        ({"rounds": "six"}, RulesError, "1, 3, 6 or 12"),
        ({"seed": 1.5}, RulesError, "seed"),
        ({"names": ("Ann",)}, RulesError, "two players"),
        ({"names": "Ann"}, RulesError, "two players"),
        ({"rules": "polish", "players": 3, "names": ("Ann", "Ben")}, RulesError, "three players"),
        ({"players": 3}, RulesError, "players"),
        ({"opponent": ("greedy", "greedy")}, RulesError, "Two play here: opponent is one"),
        ({"rules": "polish", "players": 3, "opponent": ["greedy"]}, RulesError, "Three play here"),
        ({"rules": "polish", "players": 3, "opponent": ("greedy", "gredy")}, UnknownName, "'greedy'"),
        ({"rules": "tsukifuda", "birthdays": (1,)}, RulesError, "birthdays"),
        ({"dealer": 2}, RulesError, "player"),
    ],
)
def test_wrong_options_are_named(options: dict[str, object], error: type[KoiKoiError], sentence: str) -> None:
    with pytest.raises(error, match=sentence):
        Sitting.start(**options)


def test_a_sitting_saves_as_the_engine_does() -> None:
    sitting = Sitting.start(seed=5)
    assert sitting.save() == dumps(sitting.game)
    assert isinstance(sitting.game, Match)


def test_a_step_that_adds_points_is_told_as_one():
    # KoiKoi-Japan (spec 11.1): a call of one's own adds a point.
    state = position("koikoi-japan", hands=["moon pine-1", "plum-1"], table="pampas-1 iris-1",
                     stock="maple-1 boar", piles=["crane curtain", ""], calls=(1, 0))
    told = steps(Sitting(state.apply("moon")), 0)
    assert any(line.startswith("+1: ") for line in told) and "None" not in " ".join(told)
