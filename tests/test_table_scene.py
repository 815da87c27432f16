"""What the board shows and says of a game, where a click leads, and how cards move."""

from itertools import combinations, pairwise
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from koikoi_edu import DECK, RULES, CardSet, Rules, deal, position
from koikoi_edu.game import KOIKOI, PLAY, STOP, TAKE, Phase
from koikoi_edu.widgets.table import asking, near, panels, told
from koikoi_edu.widgets.table import geometry as at
from koikoi_edu.widgets.table import words as say
from koikoi_edu.widgets.table.drawing import FRAME, _frames, wrapped
from koikoi_edu.widgets.table.game import Sitting
from koikoi_edu.widgets.table.ground import ground_svg
from koikoi_edu.widgets.table.lay import Lay
from koikoi_edu.widgets.table.moving import moves
from koikoi_edu.widgets.table.scene import NEW, NEXT, SHOW, scene

VANIKAR = RULES["vanikar"]


def two_matches() -> Sitting:
    """The person's geese match two table cards; nothing else can be taken."""
    return Sitting(
        position(hands=["geese crane", "boar deer"], table="pampas-1 pampas-2", stock="maple-1 maple-2")
    )


def offer(calls: tuple[int, int] = (0, 1), rules: Rules = VANIKAR) -> Sitting:
    """Moon, curtain and crane lie in the pile; taking the sake cup makes 15, and the opponent has called."""
    state = position(
        hands=["chrysanthemum-1 plum-1 iris-1", "boar deer pine-1"],
        table="sake",
        piles=["moon curtain crane", "phoenix rainman warbler cuckoo bridge butterflies swallow"],
        stock="maple-1 maple-2 willow-ribbon",
        calls=calls,
        rules=rules,
    )
    sitting = Sitting(state)
    sitting.act("play chrysanthemum-1")
    assert sitting.round.phase is Phase.DECIDE
    return sitting


# ── what can be done where


def boxes_of(sitting: Sitting, *cards: str) -> list[at.Box]:
    """Where these cards lie."""
    return [place.box for card in cards for place in scene(sitting).places if place.card == DECK[card]]


def test_a_hand_card_is_played_and_a_table_card_is_not_taken_before_its_time() -> None:
    sitting = two_matches()
    deeds = [PLAY[DECK[card].index] for card in ("geese", "crane")]
    assert scene(sitting).spots == dict(zip(deeds, boxes_of(sitting, "geese", "crane"), strict=True))


def test_a_choice_is_made_on_the_cards_and_nowhere_else() -> None:
    sitting = two_matches()
    sitting.act("play geese")
    shown = scene(sitting)
    deeds = [TAKE[DECK[card].index] for card in ("pampas-1", "pampas-2")]
    assert shown.spots == dict(zip(deeds, boxes_of(sitting, "pampas-1", "pampas-2"), strict=True))
    assert not shown.keys
    assert shown.lit == shown.lay.apart == CardSet("pampas-1 pampas-2")
    assert shown.lay.active == DECK["geese"]


@pytest.mark.parametrize("opponent", ["greedy", "friend"])
def test_every_action_has_a_place_on_the_board_of_its_own(opponent: str) -> None:
    sitting = Sitting.start(opponent=opponent, rounds=1, seed=21)
    while not sitting.round.is_over:
        spots = scene(sitting).spots
        assert list(spots) == [SHOW] if sitting.covered else set(spots) == set(sitting.round.legal_actions())
        assert all(box.inside(at.BOARD) for box in spots.values())
        if sitting.round.card is None:  # else two of a month lie over each other, as their buttons do
            assert not any(one.meets(other) for one, other in combinations(spots.values(), 2))
        if sitting.covered:
            sitting.uncover()
        else:
            sitting.act(sitting.options()[-1][0])


def test_a_drawn_card_that_matches_two_is_shown_and_asked_about() -> None:
    state = position(hands=["crane plum-1", "boar"], table="pampas-1 pampas-2", stock="geese maple-2")
    sitting = Sitting(state)
    sitting.act("play crane")
    assert sitting.round.phase is Phase.DRAW
    assert scene(sitting).lay.active == DECK["geese"]
    assert scene(sitting).told == "Drawn: geese. It matches two cards. Take which one?"


def test_the_decision_offers_stop_and_koikoi_and_marks_what_was_made() -> None:
    sitting = offer()
    shown = scene(sitting)
    assert [(key.words, key.deed) for key in shown.keys] == [("Stop: 60 points", STOP), ("Koi-koi", KOIKOI)]
    assert shown.lit == CardSet("moon curtain crane sake")
    assert shown.quiet and set(shown.spots) == {STOP, KOIKOI}
    assert shown.told == "You made Tsukimi-zake 5 and Hanami-zake 5. Stop or koi-koi?"


def test_cards_that_take_something_are_raised() -> None:
    assert scene(two_matches()).lay.raised == CardSet("geese")


def test_a_covered_hand_opens_by_a_click_on_it_or_on_the_button() -> None:
    sitting = Sitting(deal(seed=1), "friend", ("Ann", "Ben"))
    shown = scene(sitting)
    assert [(key.words, key.deed) for key in shown.keys] == [
        (f"Show {sitting.names[sitting.seat]}'s hand", SHOW)
    ]
    ((deed, anywhere),) = shown.spots.items()
    assert deed == SHOW and not shown.deeds
    assert all(box.inside(anywhere) for box in (shown.keys[0].box, *at.hand(shown.lay).values()))
    assert shown.told == f"Pass the screen to {sitting.names[sitting.seat]}."


def test_a_finished_month_offers_the_next_and_a_finished_match_a_new_one() -> None:
    sitting = Sitting.start(rounds=2, seed=3)
    keys = []
    while True:
        if sitting.round.is_over:
            keys.append([(key.words, key.deed) for key in scene(sitting).keys])
            if sitting.is_over:
                break
            sitting.next_round()
        else:
            sitting.act(sitting.options()[0][0])
    assert keys == [[("Next round", NEXT)], [("New match", NEW)]]
    sitting = Sitting.start(rounds=1, seed=3)
    while not sitting.round.is_over:
        sitting.act(sitting.options()[0][0])
    assert [key.words for key in scene(sitting).keys] == ["New round"]


def test_buttons_lie_in_their_band_apart_from_the_text_and_each_other() -> None:
    one, other = (key.box for key in scene(offer()).keys)
    assert one.inside(at.BAND) and other.inside(at.BAND) and one.right < other.x
    assert one.x - at.BAND.x > 200


# ── moving


@pytest.mark.parametrize("seed", range(6))
def test_moving_cards_start_where_they_lie_and_stay_where_they_arrive(seed: int) -> None:
    sitting = Sitting.start(rounds=1, seed=seed)
    chance = Random(seed)
    while not sitting.round.is_over:
        before = sitting.view
        sitting.act(chance.choice(sitting.round.legal_actions()))
        steps = [step for _, turn in moves(sitting.trail, 0) for step in turn]
        lays = [step.lay for step in steps] + [Lay.of(sitting.view)]
        seen = at.places(Lay.of(before)._replace(apart=CardSet()))
        where = {place.card: place.box for place in seen if place.card}
        for step, then in zip(steps, lays[1:], strict=True):
            still = {place.card: place.box for place in at.places(then) if place.card}
            for card, start, end in step.flights:
                if card in where:
                    assert start == where[card]
                assert card in still or any(card == flight[0] for one in steps for flight in one.flights)
                if card in still and card not in then.apart and card != then.active:
                    assert still[card] == end
                where[card] = end


def test_the_steps_of_a_move() -> None:
    """The hand card goes to its match, both go to the pile, the drawn card is shown and goes to the table."""
    state = position(hands=["crane plum-1", "boar deer"], table="pine-1", stock="maple-1 maple-2")
    sitting = Sitting(state, "friend")
    sitting.uncover()
    ((player, steps),) = moves(sitting.act("play crane"), 0)
    assert player == 0
    crane, pine, maple = DECK["crane"], DECK["pine-1"], DECK["maple-1"]
    assert [[flight[0] for flight in step.flights] for step in steps] == [
        [crane],
        [crane, pine],
        [maple],
        [maple],
    ]
    assert steps[0].flights[0][1] == at.hand(Lay.of(state.view(0)))[crane]
    assert steps[2].flights[0][1:] == (at.STOCK, at.ACTIVE)
    assert steps[3].flights[0][2] == at.table(CardSet("maple-1"))[maple]
    assert [step.lay.stock for step in steps] == [2, 2, 1, 1]


def test_the_other_player_moves_from_covered_cards() -> None:
    state = position(
        hands=["crane plum-1", "boar deer"], table="pine-1 clover-1", stock="maple-1 iris-1", dealer=1
    )
    sitting = Sitting(state)
    ((player, steps),) = moves(sitting.trail, 0)
    assert player == 1
    card, start, end = steps[0].flights[0]
    clover = at.table(CardSet("clover-1"))[DECK["clover-1"]]
    assert card == DECK["boar"] and start == at.their_hand(2)[-1]
    assert clover.holds(end.x, end.y), "it is laid on its match"
    assert [flight[:2] for flight in steps[1].flights] == [(card, end), (DECK["clover-1"], clover)]
    assert steps[0].lay.theirs == (1,)


@pytest.mark.parametrize("opponent", ["greedy", "random"])
def test_no_message_keeps_the_page_busy_for_half_a_second(opponent: str) -> None:
    for seed in range(10):
        sitting = Sitting.start(opponent=opponent, rounds=1, seed=seed)
        chance = Random(seed)
        while not sitting.round.is_over:
            for _, steps in moves(sitting.act(chance.choice(sitting.round.legal_actions())), 0):
                frames = _frames(steps)
                busy = sum(frames * FRAME + round(step.hold * frames) * FRAME for step in steps)
                assert 0 < busy < 500


# ── words


@pytest.mark.parametrize(
    ("pile", "theirs", "said"),
    [
        ("boar butterflies", "", "Inoshikachō: 2 of 3, missing deer"),
        ("moon", "", "Tsukimi-zake: 1 of 2, missing sake"),
        ("pine-poem plum-poem", "", "Akatan: 2 of 3, missing cherry-poem"),
        ("crane moon", "", "Sankō: 2 of 3, missing 1 of curtain or phoenix"),
        ("crane moon", "curtain", "Sankō: 2 of 3, missing phoenix"),
        ("crane moon phoenix", "", "Shikō: 3 of 4, missing curtain"),
        ("warbler cuckoo bridge boar", "deer geese sake butterflies", "Tane: 4 of 5, missing swallow"),
        ("warbler cuckoo bridge", "", "Tane: 3 of 5, missing 2 of the 6 animals left"),
        ("plum-poem peony-blue iris-ribbon", "pine-poem", "Tanzaku: 3 of 5, missing 2 of the 6 ribbons left"),
    ],
)
def test_what_is_missing(pile: str, theirs: str, said: str) -> None:
    assert said in near.nearest_yaku(CardSet(pile), CardSet(theirs), VANIKAR)


@pytest.mark.parametrize(
    ("pile", "theirs", "yaku"),
    [
        ("boar butterflies", "deer", "Inoshikachō"),
        ("moon curtain", "sake", "Tsukimi"),
        ("crane moon", "curtain phoenix", "Sankō"),
        ("pine-poem plum-poem", "cherry-poem", "Akatan"),
        ("boar butterflies deer", "", "Inoshikachō"),  # held
        ("crane moon phoenix", "", "Sankō"),  # held
        ("crane moon phoenix curtain", "", "Sankō"),  # replaced by the higher one
        ("boar cuckoo", "", "Tane"),  # three cards away
        ("", "", "Tsukimi"),  # two cards away, but not begun
    ],
)
def test_a_yaku_that_is_out_of_reach_or_made_is_not_called_near(pile: str, theirs: str, yaku: str) -> None:
    assert not any(
        words.startswith(yaku) for words in near.nearest_yaku(CardSet(pile), CardSet(theirs), VANIKAR)
    )


@pytest.mark.parametrize(
    ("pile", "captures", "yaku"),
    [
        ("warbler cuckoo bridge", 2, ["Tane"]),
        ("warbler cuckoo bridge", 1, []),  # no month has two animals
        ("moon", 1, ["Tsukimi-zake"]),  # Sankō needs two brights more, of two months
        ("moon", 2, ["Tsukimi-zake", "Sankō"]),
        ("moon", 0, []),
    ],
)
def test_a_yaku_that_the_turns_left_can_t_reach_is_not_called_near(
    pile: str, captures: int, yaku: list[str]
) -> None:
    rows = near.nearest_yaku(CardSet(pile), CardSet(), VANIKAR, captures)
    assert [row.split(":")[0] for row in rows] == yaku


def test_a_turn_is_two_captures_the_hand_card_s_and_the_drawn_card_s() -> None:
    """With one card left in hand, two cards can still be had; once it is played, no more than one."""
    last = Sitting(position(hands=["iris-1", "deer"], table="maple-1 maple-2", piles=["moon", ""],
                            stock="maple-blue pine-1"))
    assert "Sankō: 1 of 3" in panels.sides_html(last)
    last.act("play iris-1")
    assert last.round.phase is Phase.DRAW
    assert "Sankō" not in panels.sides_html(last) and "Tsukimi-zake: 1 of 2" in panels.sides_html(last)


def test_the_nearest_yaku_come_first_and_what_is_cut_is_counted() -> None:
    pile = CardSet("moon curtain pine-poem iris-ribbon clover-ribbon peony-blue boar butterflies")
    rows = [row.split(":")[0] for row in near.nearest_yaku(pile, CardSet(), VANIKAR)]
    assert rows[:5] == ["Sankō", "Tsukimi-zake", "Hanami-zake", "Inoshikachō", "Tanzaku"]
    assert rows[5:] == ["Akatan", "Aotan"], "two cards away"
    sitting = Sitting(position(hands=["crane plum-1 iris-1", "deer maple-1 maple-2"], piles=[pile, ""],
                               table="wisteria-1", stock="pine-1 pine-2 plum-2 iris-2 cherry-1 cherry-2"))
    own = panels.sides_html(sitting).split("<section")[2]
    assert own.count("<li>") == 1 + near.NEAREST and "<li>and 4 more</li>" in own


def test_what_a_turn_has_made() -> None:
    assert told.made(offer()) == "You made Tsukimi-zake 5 and Hanami-zake 5."
    chaff = "pine-1 pine-2 plum-1 plum-2 cherry-1 cherry-2 wisteria-1 wisteria-2 iris-1 iris-2"
    state = position(
        hands=["maple-1 boar", "deer moon"], table="maple-2", piles=[chaff, ""], stock="crane sake"
    )
    sitting = Sitting(state)
    sitting.act("play maple-1")
    assert told.made(sitting) == "You raised Kasu to 3."


def test_the_decision_shows_every_step_for_both_players() -> None:
    """Spec 6.8: 15 → ×2 for 7 or more → ×2 for the opponent's call; a call doubles the opponent's 1 to 2."""
    text = panels.decision_html(offer())
    for words in (
        "Sankō 5 + Tsukimi-zake 5 + Hanami-zake 5 = 15",
        "×2: 15 is 7 or more → 30",
        "×2: Greedy called koi-koi → 60",
        "<b>Stop:</b> the round ends, and only you score: 60 points.<br>Sankō 5",
        "<b>Greedy holds</b> Tane 1. If Greedy stops after your koi-koi, this alone scores 2 points:<br>",
        "×2: you called koi-koi → 2",
        "Cards in hand: You 2 : 3 Greedy",
    ):
        assert words in text
    assert panels.decision_html(two_matches()) == ""


def test_the_decision_says_so_where_the_other_player_holds_nothing() -> None:
    state = position(hands=["chrysanthemum-1 plum-1 iris-1", "boar pine-1"], table="sake",
                     piles=["moon", "crane"], stock="maple-1 maple-2 willow-ribbon iris-2")
    sitting = Sitting(state, "friend", ("Ann", "Ben"))
    sitting.uncover()
    sitting.act("play chrysanthemum-1")
    assert "<b>Ben holds</b> no yaku yet.</p>" in panels.decision_html(sitting)
    assert "If Ben stops first, Ben's points count double and Ann gets nothing" in near.risk(sitting)


@pytest.mark.parametrize(
    ("rules", "calls", "said"),
    [
        ({}, (0, 0), "If Greedy stops first, Greedy's points count double and you get nothing"),
        ({}, (1, 0), "If Greedy stops first, Greedy's points count double and you get nothing"),
        ({"opponent_koikoi_doubles": "per_call"}, (1, 0), "points count three times and you get nothing"),
        ({"opponent_koikoi_doubles": "off"}, (0, 0), "only Greedy scores and you get nothing"),
        ({"own_koikoi": "multiply"}, (0, 0), "play on for more, and a later stop scores 2 times as much."),
    ],
)
def test_the_risk_of_koikoi_is_that_of_the_rules(
    rules: dict[str, Any], calls: tuple[int, int], said: str
) -> None:
    """Spec 6.8: what a call changes."""
    risk = near.risk(offer(calls, VANIKAR.variant(**rules)))
    assert said in risk and "if the cards run out, nobody scores" in risk


@pytest.mark.parametrize(
    ("how", "said"),
    [
        (("dealer", 6), "the dealer scores 6 points"),
        ("last_caller", "whoever called last scores"),
        ("last_improver", "whoever made the last yaku scores"),
        ("higher", "whoever holds more scores"),
    ],
)
def test_who_scores_when_the_cards_run_out_is_that_of_the_rules(how: Any, said: str) -> None:
    """Spec 7.10."""
    rules = VANIKAR.variant(exhaust_unstopped=how)
    assert near.risk(offer(rules=rules)).endswith(f"if the cards run out, {said}.")


def test_stopping_is_offered_only_when_it_can_be_done() -> None:
    sitting = offer()
    asked = panels.sides_html(sitting)
    assert "Sum 15.<" in asked and "Sum 1; Greedy can stop only after a turn that raises it.<" in asked
    playing = Sitting(position(hands=["crane plum-1", "boar deer"], table="pine-1", piles=["moon sake", ""]))
    assert "Sum 5; you can stop only after a turn that raises it.<" in panels.sides_html(playing)
    over = offer()
    over.act(STOP)
    assert "Sum" not in panels.sides_html(over) and "stop" not in panels.sides_html(over)


def test_a_sum_that_has_just_risen_is_asked_about_after_the_drawn_card() -> None:
    """The question comes when the turn has ended, not between hand card and drawn card."""
    layout: dict[str, Any] = {
        "hands": ["chrysanthemum-1 plum-1 iris-1", "boar pine-1"],
        "table": "sake pampas-1 pampas-2",
        "stock": "geese maple-1",
    }
    risen = Sitting(position(**layout, piles=["moon", ""]))
    risen.act("play chrysanthemum-1")
    assert risen.round.phase is Phase.DRAW
    assert "Sum 5; you can stop after the drawn card.<" in panels.sides_html(risen)
    stayed = Sitting(position(**layout, piles=["crane curtain phoenix", ""], calls=(1, 0)))
    stayed.act("play plum-1")
    assert stayed.round.phase is Phase.DRAW
    assert "Sum 5; you can stop only after a turn that raises it.<" in panels.sides_html(stayed)


def test_a_round_is_named_after_a_month_only_where_the_month_scores() -> None:
    assert say.when(Sitting.start(rounds=3)) == "Round 1 of 3"
    assert say.when(Sitting.start(rounds=1)) == "One round"
    scoring = VANIKAR.variant(month_yaku=4, length=("rounds", 3))
    match = SimpleNamespace(number=2, month_name="February", rules=scoring)
    assert say.when(SimpleNamespace(match=match, several=True)) == "Round 2 of 3 (February)"


def test_between_friends_the_score_keeps_its_order_when_the_table_turns() -> None:
    sitting = Sitting.start(opponent="friend", names=("Ann", "Ben"), rounds=1, seed=3, dealer=0)
    assert say.score_words(sitting) == "Ann 0 : 0 Ben"
    assert asking.prompt(sitting) == "Pass the screen to Ann."
    sitting.uncover()
    while sitting.seat == 0:
        sitting.act(sitting.options()[-1][0])
    assert say.score_words(sitting) == "Ann 0 : 0 Ben"
    assert scene(sitting).told == "Pass the screen to Ben; the table has turned round."
    sitting.uncover()
    assert told.happened(sitting).startswith("Ann: "), "Ben reads what Ann did below the board"
    assert "Ann: " not in scene(sitting).told, "and not twice"


def test_calls_are_told_with_names_in_whole_sentences() -> None:
    sitting = offer()
    assert told.brief(sitting, 0).endswith(".") and ".." not in told.brief(sitting, 0)
    sitting.act(KOIKOI)
    assert told.brief(sitting, 0) == "You: koi-koi!"
    over = offer()
    over.act(STOP)
    assert told.brief(over, 0) == "You stop."


def test_the_other_hand_lies_open_after_the_end_only() -> None:
    sitting = offer()
    assert not scene(sitting).lay.open
    sitting.act(STOP)
    assert scene(sitting).lay.open == (sitting.round.hands[1],)
    assert f"Greedy's hand: {sitting.round.hands[1]}." in told.words(sitting, asking.prompt(sitting))


def test_the_end_of_a_round_says_how_and_why() -> None:
    sitting = offer()
    sitting.act(STOP)
    title, lines = told.result_lines(sitting)
    assert title == "You win the round: 60 points"
    assert lines == (
        "You stop.",
        "Sankō 5 + Tsukimi-zake 5 + Hanami-zake 5 = 15",
        "×2: 15 is 7 or more → 30",
        "×2: Greedy called koi-koi → 60",
    )


def test_a_round_without_cards_left_is_drawn() -> None:
    state = position(hands=["crane", "boar"], table="", stock="maple-1 iris-1")
    sitting = Sitting(state)
    sitting.act("play crane")
    assert told.result_lines(sitting) == (
        "Nobody scores in the round",
        ("No cards are left and nobody stopped: the round is drawn.",),
    )
    assert scene(sitting).told == "Nobody scores in the round."


def test_a_yaku_on_the_last_card_is_scored_without_asking() -> None:
    """Spec 6.6."""
    state = position(
        hands=["chrysanthemum-1", "boar"], table="sake", piles=["moon", ""], stock="maple-1 iris-1"
    )
    sitting = Sitting(state)
    sitting.act("play chrysanthemum-1")
    title, lines = told.result_lines(sitting)
    assert title == "You win the round: 5 points"
    assert lines == ("You made Tsukimi-zake 5 on the last card: the round ends.", "Tsukimi-zake 5")


def test_the_end_of_a_match_names_winner_or_draw() -> None:
    for seed in range(3):
        sitting = Sitting.start(rounds=2, seed=seed, opponent="random")
        while not sitting.is_over:
            if sitting.has_next:
                sitting.next_round()
            else:
                sitting.act(sitting.options()[0][0])
        mine, theirs = sitting.match.totals
        wanted = (
            "The match is a draw"
            if mine == theirs
            else "You win the match"
            if mine > theirs
            else "Random wins the match"
        )
        assert told.result_lines(sitting)[0] == f"{wanted}, {mine} : {theirs}"


def test_a_single_round_is_no_match() -> None:
    sitting = Sitting.start(rounds=1, seed=9)
    while not sitting.round.is_over:
        sitting.act(sitting.options()[0][0])
    title, lines = told.result_lines(sitting)
    assert " the round" in title
    drawn = [key.words for key in scene(sitting).keys]
    whole = told.words(sitting, asking.prompt(sitting))
    for text in (title, *lines, panels.bar_html(sitting), whole, *drawn):
        assert "match" not in text.replace("matches", "") and "round 1" not in text.lower()


def test_who_is_played_against_is_said_at_once() -> None:
    sitting = Sitting.start(seed=1)
    assert say.opening(sitting) == "You play against Greedy, the computer."
    assert "computer" in scene(sitting).lines[0].tags and "computer" not in scene(sitting).lines[1].tags
    assert "computer" in panels.sides_html(sitting)
    friends = Sitting.start(opponent="friend", seed=1)
    assert say.opening(friends) == "" and "computer" not in panels.sides_html(friends)


def test_butterflies_and_geese_take() -> None:
    sitting = Sitting(position(hands=["butterflies crane", "boar deer"], table="peony-1 iris-1 geese",
                               stock="pampas-1 maple-1", dealer=0), "friend")
    sitting.uncover()
    sitting.act("play butterflies")
    assert told.brief(sitting, 0) == "Player 1: butterflies take peony-1, drawn pampas-1 takes geese."


def test_the_dealer_and_the_calls_are_always_shown() -> None:
    sitting = offer()
    lines = scene(sitting).lines
    assert [(line.tags, line.calls) for line in lines] == [(("computer",), "koi-koi"), (("dealer",), "")]
    assert [line.sum for line in lines] == ["sum 1", "sum 15"]
    assert "koi-koi once" in panels.sides_html(sitting) and "dealer" in panels.sides_html(sitting)
    sitting.act(KOIKOI)
    assert scene(sitting).lines[1].calls == "koi-koi"


def test_the_log_tells_everything_in_order() -> None:
    sitting = Sitting.start(rounds=2, seed=4)
    while not sitting.round.is_over:
        sitting.act(sitting.options()[0][0])
    sitting.next_round()
    assert "Round 1: " in panels.log_html(sitting)
    lines = told.log_lines(sitting)
    one, other = sitting.match.points[0]
    assert lines[0] == f"Round 1: You {one}, Greedy {other}."
    assert lines[1] in ("You deal and lead.", "Greedy deals and leads.")
    assert lines[2:] == tuple(event.text(sitting.names) for event in sitting.round.log)


def test_the_log_is_not_there_before_there_is_something_to_tell() -> None:
    sitting = Sitting.start(rounds=1, seed=4, dealer=0)
    assert panels.log_html(sitting) == ""
    sitting.act(sitting.options()[0][0])
    assert "<p>You deal and lead.</p><p>" in panels.log_html(sitting)


def hidden_names(sitting: Sitting) -> set[str]:
    state = sitting.round
    return {card.id for card in (*state.hands[sitting.others[0]], *state.stock)} | (
        {card.id for card in state.hands[sitting.seat]} if sitting.covered else set()
    )


@pytest.mark.parametrize("opponent", ["greedy", "random", "friend"])
def test_no_hidden_card_is_named_or_drawn(opponent: str) -> None:
    sitting = Sitting.start(opponent=opponent, rounds=1, seed=13)
    chance = Random(13)
    while not sitting.round.is_over:
        hidden = {DECK[name] for name in hidden_names(sitting)}
        shown = scene(sitting)
        assert not hidden & {place.card for place in shown.places}
        said = [
            told.words(sitting, asking.prompt(sitting)),
            panels.sides_html(sitting),
            panels.log_html(sitting),
            panels.decision_html(sitting),
            panels.bar_html(sitting),
            shown.told,
            *(key.words for key in shown.keys),
        ]
        # What is near may name any card that has not been captured: it is the same for every hidden hand.
        said.pop(1)
        words = set(
            " ".join(said).replace(",", " ").replace(".", " ").replace(":", " ").replace("<", " ").split()
        )
        assert not words & {card.id for card in hidden}
        if sitting.covered:
            sitting.uncover()
        else:
            sitting.act(chance.choice(sitting.round.legal_actions()))


def test_what_is_near_does_not_depend_on_hidden_cards() -> None:
    state = deal(seed=5, dealer=0)
    view = state.view(0)
    others = [deal(seed=seed, dealer=0, hands=[view.hand, ""], table=view.table) for seed in range(3)]
    assert len({str(one.hands[1]) for one in others}) == 3
    assert len({panels.sides_html(Sitting(one)) for one in others}) == 1


# ── drawing without a canvas


def test_the_ground_is_one_svg_with_a_place_for_each_month() -> None:
    text = ground_svg()
    assert text.startswith("<svg ") and text.endswith("</svg>")
    assert all(f">{month}</text>" in text for month in range(1, 13))
    assert "wisteria" in text and "href" not in text


@pytest.mark.parametrize("text", ["", "crane", "the quick brown fox " * 9])
def test_lines_are_wrapped_and_no_word_is_lost(text: str) -> None:
    lines = wrapped(text, 200, 14)
    assert " ".join(lines).split() == text.split()
    assert all(len(line) <= 200 / 7 for line in lines)


def test_pairs_of_scenes_differ_only_where_something_happened() -> None:
    sitting = Sitting.start(rounds=1, seed=2)
    shots = [scene(sitting)]
    while not sitting.round.is_over:
        sitting.act(sitting.options()[0][0])
        shots.append(scene(sitting))
    assert all(one != other for one, other in pairwise(shots))
    assert scene(sitting) == scene(sitting)
