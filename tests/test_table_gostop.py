"""The table of Go-Stop: what lies on one another, what can be played, who pays what and who is at risk."""

from __future__ import annotations

from typing import Any

import pytest
from sittings import choices, named

from koikoi_edu import DECK, RULES, CardSet, Kind, Round, Rules, deal, position
from koikoi_edu.game import SHOW, Action, Happening, Move, Phase, View
from koikoi_edu.widgets.table import asking, near, paying, told
from koikoi_edu.widgets.table import geometry as at
from koikoi_edu.widgets.table.drawing import Board, fitted
from koikoi_edu.widgets.table.game import Sitting
from koikoi_edu.widgets.table.moving import moves
from koikoi_edu.widgets.table.picture import picture_html
from koikoi_edu.widgets.table.scene import scene

GOSTOP, KOREAN = RULES["gostop"], RULES["gostop-korean"]
THREE, KOREAN_THREE = GOSTOP.variant(players=3), KOREAN.variant(players=3)
PINE = "crane pine-poem pine-1 pine-2"
FOUR_BRIGHTS = "crane curtain moon phoenix"


class Stopper:
    """An opponent who stops as soon as that can be done, and plays the first card until then."""

    name = "Ann"

    def choose(self, view: View, rng: object) -> Action:
        legal = view.legal_actions()
        return next((action for action in legal if action.move is Move.STOP), legal[0])


def offered(sitting: Sitting) -> list[str]:
    return [asking.action_words(sitting, *option) for option in sitting.options()]


# Whole rounds ----------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("rules", "asked"), [
    (GOSTOP, {Move.PLAY, Move.STOP, Move.KOIKOI}), (THREE, {Move.PLAY}),
    (KOREAN, {*Move} - {Move.SHOW, Move.LEAVE, Move.SWAP, Move.KEEP, Move.TAKE_ALL}),
    (KOREAN_THREE, {Move.PLAY, Move.TAKE, Move.SHAKE, Move.BOMB, Move.FLIP}),
], ids=lambda value: named(value) if isinstance(value, Rules) else "")
def test_every_action_of_whole_rounds_has_a_place_on_the_board(rules: Rules, asked: set[Move]) -> None:
    """asked: moves that so many rounds ask for at least."""
    met = set()
    for seed in range(12):
        sitting = Sitting.start(rules.variant(length=("rounds", 3)), "random", seed=seed)
        for _ in choices(sitting):
            spots, legal = scene(sitting).spots, sitting.round.legal_actions()
            assert set(legal) <= set(spots)
            assert all(box.inside(at.BOARD) for box in spots.values())
            centres = [spots[action].centre for action in legal]
            assert len(set(centres)) == len(legal)
            met |= {action.move for action in legal}
    assert asked <= met


def test_four_of_a_month_in_the_hand_can_be_shown() -> None:
    """Spec 4.14, chongtong."""
    sitting = Sitting(deal(KOREAN.variant(jokers=0), 3, dealer=0, hands=[PINE, ""]))
    shown = scene(sitting)
    assert "Show four and win" in [key.words for key in shown.keys]
    assert "Show four and win: show crane, pine-poem, pine-1 and pine-2" in offered(sitting)
    sitting.act(SHOW)
    assert told.result_lines(sitting)[0] == "You win the round: 7 points"
    assert scene(sitting).lit == CardSet(PINE)


# What lies on one another ----------------------------------------------------------------------------------

@pytest.mark.parametrize(("stack", "sign"), [
    ("cuckoo wisteria-1", "locked: 3rd joins"), ("cuckoo wisteria-1 joker-2pi", "locked: 3rd joins"),
    ("cuckoo wisteria-ribbon wisteria-1", "4th takes all"),
    ("cuckoo wisteria-ribbon wisteria-1 joker-2pi joker-3pi", "4th takes all"),
])
def test_a_stack_lies_in_the_place_of_its_month_with_its_jokers_on_top(stack: str, sign: str) -> None:
    """Spec 4.5, 4.8: a joker that lies on a pair or a pile has no month of its own."""
    cards = CardSet(stack)
    sitting = Sitting(position(GOSTOP, hands=["boar plum-1", "deer"], table=f"{stack} moon", stacks=[stack],
                               stock="maple-1"))
    lying = [place for place in scene(sitting).places if place.card in cards]
    assert {place.card for place in lying} == set(cards)
    april, foot = at.month_box(4), at.sign_box(cards)
    assert foot.inside(april)
    for number, place in enumerate(lying):
        assert place.zone is at.Zone.TABLE and place.box.inside(april) and not place.box.meets(foot)
        corner = place.box.x + 5, place.box.y + 5
        assert not any(later.box.holds(*corner) for later in lying[number + 1:])
    jokers = [place.card for place in lying if place.card and not place.card.month]
    assert [place.card for place in lying][len(lying) - len(jokers):] == jokers
    assert picture_html(sitting).count(sign) == 1


def test_a_stack_is_told_with_what_becomes_of_it() -> None:
    """Spec 4.5: the third card joins a locked pair and takes nothing, the fourth takes all."""
    sitting = Sitting(position(GOSTOP, hands=["boar plum-1", "deer"], table="cuckoo wisteria-1 moon",
                               stacks=["cuckoo wisteria-1"], stock="maple-1"))
    words = ("Locked pair, cuckoo and wisteria-1: a third card joins it and takes nothing, the fourth takes "
             "all.")
    assert words in told.lying(sitting)
    assert asking.hint(sitting, 4) == f"{words} None in your hand."


def test_a_card_that_joins_a_locked_pair_flies_onto_it_and_stays() -> None:
    state = position(GOSTOP, hands=["wisteria-2 boar", "deer plum-1"], table="cuckoo wisteria-1",
                     stacks=["cuckoo wisteria-1"], stock="maple-1 phoenix")
    sitting = Sitting(state, "friend")
    sitting.uncover()
    (_, steps), = moves(sitting.act("play wisteria-2"), 0)
    card, _, goal = steps[0].flights[0]
    pile = CardSet("cuckoo wisteria-1 wisteria-2")
    assert (card, goal) == (DECK["wisteria-2"], at.table(pile, [pile])[DECK["wisteria-2"]])
    assert sitting.round.stacks == (pile,)


@pytest.mark.parametrize("players", [2, 3])
def test_the_badge_of_a_go_covers_neither_what_the_chaff_counts_nor_the_sum(players: int) -> None:
    for side in range(players):
        badge, whole = at.call_box(side, players, high=True), at.pile_box(side, players)
        column = at.column_box(side, Kind.CHAFF, players)
        assert badge.inside(whole)
        assert not badge.meets(at.Box(column.x, column.y + 20, column.w, column.h))
        assert badge.right <= whole.right - at.SUM


# What can be played ----------------------------------------------------------------------------------------

def test_the_third_card_of_a_locked_pair_bars_the_others_but_the_joker() -> None:
    """Spec 4.5: such a card must be played; 4.7: a joker may be laid in front before."""
    sitting = Sitting(position(GOSTOP, hands=["wisteria-2 boar clover-1 joker-2pi", "deer"],
                               table="cuckoo wisteria-ribbon clover-2", stacks=["cuckoo wisteria-ribbon"],
                               stock="maple-1 phoenix"))
    shown = scene(sitting)
    assert shown.barred == CardSet("boar clover-1")
    assert shown.lay.raised == CardSet("wisteria-2")
    assert shown.told == ("Your turn: play a card. Wisteria-2 has to go on its locked pair, and takes "
                          "nothing yet. A joker may be laid in front first.")
    assert offered(sitting) == ["Play wisteria-2: joins cuckoo and wisteria-ribbon and takes nothing",
                                "Lay joker-2pi in front"]


def test_while_cards_move_nothing_is_barred(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(position(GOSTOP, hands=["wisteria-2 boar", "deer plum-1"], table="cuckoo wisteria-1",
                               stacks=["cuckoo wisteria-1"], stock="maple-1 phoenix iris-1"))
    board, stills = Board(), []
    board.paint(scene(sitting))
    assert board.scene and board.scene.barred == CardSet("boar")
    monkeypatch.setattr(board, "_fly", lambda still, *_: stills.append(still) or 0.0)
    board.play(("", steps) for _, steps in moves(sitting.act("play wisteria-2"), 0))
    assert stills and not any(still.barred or still.stolen for still in stills)


def test_nothing_is_barred_without_a_locked_pair_nor_while_a_hand_is_covered() -> None:
    layout: dict[str, Any] = {"hands": ["wisteria-2 boar", "deer"], "table": "cuckoo clover-2",
                              "stock": "maple-1"}
    assert scene(Sitting(position(GOSTOP, **layout))).barred == CardSet()
    layout |= {"table": "cuckoo wisteria-1", "stacks": ["cuckoo wisteria-1"]}
    assert scene(Sitting(position(GOSTOP, **layout))).barred == CardSet("boar")
    assert scene(Sitting(position(GOSTOP, **layout), "friend")).barred == CardSet()


def test_a_hand_of_jokers_has_to_lay_them() -> None:
    """Spec 4.7."""
    sitting = Sitting(position(GOSTOP, hands=["joker-2pi joker-3pi", "deer"], table="cuckoo",
                               stock="maple-1 phoenix"))
    assert asking.prompt(sitting) == "Your turn: lay the joker in front."
    assert scene(sitting).barred == CardSet()


def test_a_bomb_and_a_shake_say_what_they_bring() -> None:
    """Spec 4.14: each doubles a win; a bomb plays three and takes the fourth."""
    sitting = Sitting(position(KOREAN, hands=["plum-poem plum-1 plum-2 iris-1 iris-2 iris-ribbon", "deer"],
                               table="warbler clover-2", stock="maple-1 phoenix"))
    assert {key.words for key in scene(sitting).keys} == {"Shake iris", "Shake plum blossom",
                                                          "Bomb plum blossom"}
    assert ("Bomb plum blossom: play plum-poem, plum-1 and plum-2 at once and take warbler; a win then "
            "counts double") in offered(sitting)
    assert "Shake iris: show iris-ribbon, iris-1 and iris-2; a win then counts double" in offered(sitting)


def test_a_chaff_that_is_taken_on_is_marked_once() -> None:
    """A bomb takes a chaff from an opponent (spec 4.14), who then wins it back within the same trail."""
    sitting = Sitting(position(
        KOREAN, hands=["plum-poem plum-1 plum-2 iris-1", "boar deer"], table="warbler",
        stock="bridge clover-1 phoenix", piles=["", "paulownia-1"]), Stopper())
    sitting.act("bomb plum-poem")
    taken = [(event.player, event.card) for event in sitting.events if event.happening is Happening.STOLEN]
    assert taken == [(0, DECK["paulownia-1"]), (1, DECK["paulownia-1"])]
    assert scene(sitting).stolen == CardSet("paulownia-1")


@pytest.mark.parametrize("width", [80, 150, 280, 500])
def test_what_is_to_be_done_lies_between_table_and_hand(width: float) -> None:
    for words in (2, 12, 25, 60):
        _, step, rows = fitted(" ".join(["because"] * words), width)
        middle = at.BAND.centre[1]
        assert middle - step * len(rows) / 2 >= at.MAT.bottom - 3
        assert middle + step * len(rows) / 2 <= at.HAND.y - at.LIFT + 3
        shown = " ".join(rows).split()
        assert len(shown) == words or shown[-1] == "…"
    assert fitted("Your turn: play a card.", 500) == (14, 18, ["Your turn: play a card."])


def test_three_buttons_leave_room_for_what_is_to_be_done() -> None:
    sitting = Sitting(position(KOREAN, hands=["plum-poem plum-1 plum-2 iris-1 iris-2 iris-ribbon", "deer"],
                               table="warbler clover-2", stock="maple-1 phoenix"))
    shown = scene(sitting)
    left = min(key.box.x for key in shown.keys)
    size, _, rows = fitted(shown.told, left - at.BAND.x - 12)
    assert size >= 12 and " ".join(rows) == shown.told


# Who pays what ---------------------------------------------------------------------------------------------

def won(rules: Rules, piles: list[str], calls: tuple[int, ...] = ()) -> Sitting:
    """A round that the player at the screen has won with four brights and Godori (spec 2.6, 4.14)."""
    hands = ["geese plum-1", "iris-1 bridge", "boar iris-2"][:rules.players]
    pile = f"{FOUR_BRIGHTS} warbler cuckoo"
    state = position(rules, hands=hands, table="pampas-1", piles=[pile, *piles],
                     stock="peony-1 cherry-1 wisteria-1 maple-blue", calls=calls or None)
    sitting = Sitting(state)
    sitting.act("play geese")
    sitting.act("stop")
    return sitting


def test_penalties_come_with_the_name_of_the_loser() -> None:
    """Spec 4.11: (5 + 5 + 2) x 2, for no bright and for fewer than 7 chaff."""
    assert told.result_lines(won(GOSTOP, ["maple-1 maple-2 pine-1"])) == ("You win the round: 24 points", (
        "You stop.", "Dry Four Bright 5 + Godori 5 = 10", "+2: Greedy has no bright → 12",
        "×2: Greedy has 3 chaff, fewer than 7 → 24"))


def test_where_one_of_two_losers_decides_the_other_is_told_too() -> None:
    """Spec 4.11: the largest result counts. A has a bright but little chaff, B chaff enough but no bright."""
    lines = told.result_lines(won(THREE, ["maple-1 rainman", "clover-1 clover-2 maple-2 pine-1 pine-2"]))
    assert lines == ("You win the round: 20 points", (
        "You stop.", "Dry Four Bright 5 + Godori 5 = 10", "×2: Greedy A has 1 chaff, fewer than 5 → 20",
        "Against Greedy B alone it would be 12 points: sum 10; +2: Greedy B has no bright → 12."))


def test_each_of_two_losers_pays_an_amount_of_his_own() -> None:
    """Spec 4.14: four brights are worth 4; who has no bright pays double."""
    sitting = won(KOREAN_THREE, ["maple-1 rainman", "clover-1"])
    assert sitting.round.result and sitting.round.result.points == (27, -9, -18)
    assert told.result_lines(sitting) == ("You win the round: 27 points", (
        "You stop.", "Dry Four Bright 4 + Godori 5 = 9", "Greedy A pays 9 points: the sum.",
        "Greedy B pays 18 points: sum 9; ×2: Greedy B has no bright → 18."))


def test_the_first_loser_who_said_go_pays_for_both() -> None:
    """Spec 4.14, go bak: 9 of his own and the 18 of the other."""
    sitting = won(KOREAN_THREE, ["maple-1 rainman", "clover-1"], calls=(0, 1, 0))
    assert told.result_lines(sitting)[1][2:] == (
        "Greedy A pays 27 points: sum 9; +18: Greedy A was the first of the losers who said go, and pays for "
        "Greedy B → 27.",
        "Greedy B pays 0 points: sum 9; ×2: Greedy B has no bright → 18; ×0: Greedy A pays for Greedy B → 0.")


def lost(rules: Rules, piles: list[str], **layout: Any) -> Sitting:
    """A round that Ann, the next player, has won by four brights and Godori on the last card."""
    own, *others = piles
    hands = ["iris-1", "geese", "boar"][:rules.players]
    sitting = Sitting(position(rules, hands=hands, table="pampas-1", stock="peony-1 cherry-1 wisteria-1",
                               piles=[own, f"{FOUR_BRIGHTS} warbler cuckoo", *others], **layout), Stopper())
    sitting.act("play iris-1")
    return sitting


def test_who_sits_at_the_screen_is_told_as_you() -> None:
    """Spec 4.14: (4 + 5) x 2 without a bright, x 2 after a go of the loser."""
    assert told.result_lines(lost(KOREAN, ["maple-1"], calls=(1, 0))) == ("Ann wins the round: 36 points", (
        "Ann made Godori 5 on the last card: the round ends.", "Dry Four Bright 4 + Godori 5 = 9",
        "×2: you have no bright → 18", "×2: you said go → 36", "You pay 36 points."))
    lines = told.result_lines(lost(KOREAN_THREE, ["maple-1", "clover-1 rainman"], calls=(1, 0, 0)))[1]
    assert lines[2:] == (
        "Ann B pays 0 points: sum 9; ×0: you pay for Ann B → 0.",
        "You pay 27 points: sum 9; ×2: you have no bright → 18; +9: you were the first of the losers who "
        "said go, and pay for Ann B → 27.")


def test_an_empty_pile_pays_nothing() -> None:
    """Spec 4.14."""
    lines = told.result_lines(lost(KOREAN_THREE, ["", "clover-1 rainman"]))[1]
    assert lines[2] == "Ann B pays 9 points: the sum."
    assert lines[3].startswith("You pay 0 points: ") and lines[3].endswith(
        "×0: your pile is empty, which pays nothing → 0.")


def test_what_was_paid_at_once_is_told_apart() -> None:
    """Spec 4.14: 7 points for a pile of three on the first turn, 14 on the next, 28 on the third, and then
    7 for the third pile."""
    state: Round = deal(KOREAN.variant(jokers=0), 3, dealer=0,
                        hands=["pine-poem cherry-poem iris-ribbon boar", "moon rainman phoenix deer"],
                        table="pine-1 cherry-1 iris-1 butterflies sake clover-1 warbler cuckoo",
                        stock="pine-2 maple-1 cherry-2 wisteria-1 iris-2 chrysanthemum-1")
    for card in ("pine-poem", "moon", "cherry-poem", "rainman", "iris-ribbon"):
        state = state.apply(card)
    sitting = Sitting(state)
    assert told.result_lines(sitting)[1][1:] == (
        "A third ppeok: each opponent pays 7 points", "Greedy pays 7 points.",
        "Paid during the round, for ppeok on the first turns: you +49 and Greedy -49.",
        "Together: you +56 and Greedy -56.")


# Who is at risk, and when one can stop ---------------------------------------------------------------------

def holding(rules: Rules, own: str, theirs: str, calls: tuple[int, int] = (0, 0)) -> Sitting:
    return Sitting(position(rules, hands=["deer plum-1", "iris-1 bridge"], table="maple-2",
                            piles=[own, theirs], stock="peony-1 cherry-1 boar", calls=calls))


def test_a_risk_is_told_of_whoever_would_pay_for_it() -> None:
    sitting = holding(KOREAN, f"{FOUR_BRIGHTS} warbler cuckoo geese", "maple-1", calls=(0, 1))
    assert paying.risks(sitting, 1) == [
        "At risk if you stop now: Greedy has no bright (×2) and Greedy said go (×2)."]
    assert paying.risks(sitting, 0) == []
    sitting = holding(KOREAN, "maple-1", f"{FOUR_BRIGHTS} warbler cuckoo geese", calls=(1, 0))
    assert paying.risks(sitting, 0) == [
        "At risk if Greedy stops now: you have no bright (×2) and you said go (×2)."]


def test_to_pay_for_a_loser_who_pays_nothing_is_no_risk() -> None:
    """Spec 4.14: go bak, and a pile that is empty."""
    sitting = Sitting(position(KOREAN_THREE, hands=["deer plum-1", "iris-1", "bridge"], table="maple-2",
                               piles=[f"{FOUR_BRIGHTS} warbler cuckoo geese", "maple-1", ""],
                               stock="peony-1 cherry-1 boar", calls=(0, 1, 0)))
    assert paying.risks(sitting, 1) == ["At risk if you stop now: Greedy A has no bright (×2)."]
    assert paying.risks(sitting, 2) == []


def test_nobody_is_at_risk_from_a_sum_that_can_t_be_taken() -> None:
    """Spec 4.10: at least 8 points; four brights are 5, with Godori 10."""
    assert paying.risks(holding(GOSTOP, FOUR_BRIGHTS, "maple-1"), 1) == []
    assert paying.risks(holding(GOSTOP, f"{FOUR_BRIGHTS} warbler cuckoo geese", "maple-1"), 1) == [
        "At risk if you stop now: Greedy has no bright (+2) and Greedy has 1 chaff, fewer than 7 (×2)."]


@pytest.mark.parametrize(("rules", "calls", "said"), [
    (GOSTOP, 0, "Sum 10; you can stop at the end of the turn."),
    (GOSTOP, 1, "Sum 10; you can stop only after a turn that makes a new yaku."),
    (KOREAN, 1, "Sum 9; you can stop only after a turn that raises it."),
])
def test_when_a_sum_lets_its_player_stop(rules: Rules, calls: int, said: str) -> None:
    """Spec 4.10, and 4.14: an offer on any increase."""
    sitting = holding(rules, f"{FOUR_BRIGHTS} warbler cuckoo geese", "maple-1", calls=(calls, 0))
    assert near.sum_words(sitting, 0) == said


@pytest.mark.parametrize(("rules", "said"), [
    (KOREAN.variant(offer_after_go="new_yaku"),
     "Sum 11; you can stop only after a turn that makes a new yaku."),
    (KOREAN, "Sum 11; you can stop after the drawn card."),
    (RULES["vanikar"].variant(own_koikoi="go", offer_on="increase", offer_after_go="new_yaku"),
     "Sum 10; you can stop only after a turn that makes a new yaku."),
])
def test_after_a_go_a_raised_yaku_is_enough_only_where_the_rules_say_so(rules: Rules, said: str) -> None:
    """Spec 4.10, 4.14: five animals count 1, the sixth raises them by 1 and is no new yaku. Four brights and
    Godori are 9 in Go-Stop; four brights are 8 in Koi-Koi (6)."""
    sitting = Sitting(position(
        rules, hands=["deer plum-1", "iris-1"], table="maple-2 peony-1 peony-2",
        piles=[f"{FOUR_BRIGHTS} warbler cuckoo geese boar bridge", "maple-1"], stock="butterflies cherry-1",
        calls=(1, 0)))
    sitting.act("play deer")
    assert sitting.round.phase is Phase.DRAW
    assert near.sum_words(sitting, 0) == said


@pytest.mark.parametrize(("rules", "said"), [
    (KOREAN, "only Greedy scores and you pay double for it"),
    (GOSTOP, "only Greedy scores and you get nothing"),
    (KOREAN.variant(go_bak=False), "only Greedy scores and you pay for it"),
])
def test_the_risk_of_a_go_is_that_of_the_rules(rules: Rules, said: str) -> None:
    sitting = Sitting(position(rules, hands=["geese plum-1", "iris-1 bridge"], table="pampas-1",
                               piles=[f"{FOUR_BRIGHTS} warbler cuckoo", "maple-1"], stock="peony-1 cherry-1"))
    sitting.act("play geese")
    assert said in near.risk(sitting)
