"""Situations that Koi-Koi programs are known to get wrong, each as its whole kind.

What concerns the score alone stands in test_scoring.py, what concerns single rules in test_spec_6.py.
"""
from collections import Counter
from itertools import pairwise

import pytest
import reference
from playing import random_states

from koikoi_edu import DECK, CardSet, deal, dumps, loads, new_match, position, progress, rules, score
from koikoi_edu.game import KOIKOI, STOP, Event, Happening, Phase

ROUNDS = range(400)


def final(seed, calls):
    return list(random_states(seed, calls))[-1]


def test_cards_run_out_after_koikoi_and_both_hold_yaku():
    """Nobody scores, whoever called and whatever lies in the piles; the result says what decided."""
    both = 0
    for seed in range(1500):
        state = final(seed, calls=1.0)
        if state.result.reason is Happening.EXHAUSTED:
            assert state.result.points == (0, 0) and state.result.winner is None
            both += all(state.bases) and any(state.calls)
    assert both > 10


def test_only_a_call_of_the_other_player_doubles():
    """Not the own koi-koi, and no call that nobody made."""
    seen = Counter()
    for seed in ROUNDS:
        state = final(seed, calls=0.6)
        winner = state.result.winner
        if winner is None:
            continue
        own, others = state.calls[winner], state.calls[1 - winner]
        base = state.bases[winner]
        assert state.result.points[winner] == base * (2 if base >= 7 else 1) * (2 if others else 1)
        made = Counter(event.player for event in state.log if event.happening is Happening.KOIKOI)
        assert (made[winner], made[1 - winner]) == (own, others)
        seen[bool(own), bool(others)] += 1
    assert len(seen) == 4


def test_the_tally_shows_every_factor():
    for seed in ROUNDS:
        state = final(seed, calls=0.5)
        if state.result.score:
            sheet = state.result.score
            product = sheet.steps[0].value
            for step in sheet.steps[1:]:
                assert step.factor > 1 and step.reason and step.option in state.rules.options
                product *= step.factor
            assert product == sheet.total == max(state.result.points)


def test_when_asked_the_player_can_see_what_was_made_and_what_stopping_scores():
    for seed in ROUNDS:
        for state in random_states(seed):
            if state.phase is Phase.DECIDE:
                player = state.to_play
                assert state.events[-1].happening is Happening.OFFER
                view = state.view(player)
                assert view.score(player).yaku and view.score(player).base == view.bases[player]
                assert view.score(player).total == state.apply(STOP).result.points[player]


def test_everybody_can_see_who_called_koikoi_and_how_often():
    for seed in range(60):
        for state in random_states(seed, calls=1.0):
            made = Counter(event.player for event in state.log if event.happening is Happening.KOIKOI)
            for player in (0, 1):
                assert state.view(player).calls == (made[0], made[1])


def test_koikoi_is_never_offered_with_an_empty_hand():
    for seed in ROUNDS:
        for state in random_states(seed, calls=1.0):
            assert KOIKOI not in state.legal_actions() or state.hands[state.to_play]


def test_no_round_ends_without_a_stop_while_a_hand_holds_cards():
    for seed in ROUNDS:
        state = final(seed, calls=1.0)
        if state.result.reason is Happening.EXHAUSTED:
            assert not any(state.hands)
        elif state.result.reason is Happening.LAST:
            assert not state.hands[state.result.winner]
        else:
            raise AssertionError("nobody stopped in these rounds")


def test_the_decision_comes_with_every_rise_and_with_nothing_else():
    """An eleventh chaff card reopens it; a turn that improves nothing does not."""
    offers = quiet = raised = 0
    for seed in ROUNDS:
        states = list(random_states(seed, calls=1.0))
        for state in states:
            if state.phase is Phase.HAND and state.action is not None and state.action is not KOIKOI:
                quiet += bool(state.bases[1 - state.to_play])
        start = {}
        for before, after in pairwise(states):
            if before.phase is Phase.HAND:
                start = before.bases
            if after.phase is Phase.DECIDE:
                offers += 1
                player = after.to_play
                assert after.bases[player] > start[player]
                raised += start[player] > 0
    assert offers > 100 and raised > 20 and quiet > 100


def test_a_stock_card_is_drawn_in_every_turn_the_last_one_included():
    for seed in ROUNDS:
        state = final(seed, calls=1.0)
        drawn = [event.card for event in state.log if event.happening is Happening.DRAW]
        played = [event.card for event in state.log if event.happening is Happening.HAND]
        assert len(drawn) == len(played) == 24 - len(state.stock)
        if state.result.reason is Happening.EXHAUSTED:
            assert len(drawn) == 16
        assert drawn == list(state.origin.layout.stock[:len(drawn)])


@pytest.mark.parametrize("id", reference.DECK)
def test_no_card_is_taken_for_no_card_or_for_another(id):
    """Each card played, drawn, taken, waiting for a choice, left lying: it is always that very card."""
    card = DECK[id]
    month = [other for other in reference.DECK if reference.month(other) == reference.month(id)]
    mates = [other for other in month if other != id]
    idle = [other for other in reference.DECK if other not in month]

    alone = position(hands=[[id, idle[0]], [idle[4]]], table=[idle[8]]).apply(id)
    assert card in alone.table and alone.events[0].card == card and card not in alone.hands[0]
    pair = position(hands=[[id, idle[0]], [idle[4]]], table=[mates[0]]).apply(id)
    assert pair.piles[0] == CardSet([id, mates[0]])
    taken = position(hands=[[mates[0], idle[0]], [idle[4]]], table=[id]).apply(mates[0])
    assert taken.piles[0] == CardSet([id, mates[0]]) and taken.events[0].taken == CardSet(id)
    drawn = position(hands=[[idle[0]], [idle[4]]], table=[mates[0]], stock=[id]).apply(idle[0])
    assert drawn.piles[0] == CardSet([id, mates[0]]) and drawn.events[-1].card == card

    for waiting in (position(hands=[[id, idle[0]], [idle[4]]], table=mates[:2]).apply(id),
                    position(hands=[[idle[0]], [idle[4]]], table=mates[:2], stock=[id]).apply(idle[0])):
        assert waiting.card == card and waiting.matches == CardSet(mates[:2])
        assert card not in waiting.table and not any(card in pile for pile in waiting.piles)
        assert waiting.view(0).card == card and waiting.events[-1].card == card
        assert loads(dumps(waiting)).card == card
    choice = position(hands=[[mates[0], idle[0]], [idle[4]]], table=[id, mates[1]]).apply(mates[0])
    assert choice.apply(f"take {id}").piles[0] == CardSet([id, mates[0]])


@pytest.mark.parametrize("first", range(0, 48, 4))
def test_with_three_of_a_month_on_the_table_the_fourth_takes_all(first):
    month = reference.DECK[first:first + 4]
    idle = [card for card in reference.DECK if card not in month]
    for fourth in month:
        three = [card for card in month if card != fourth]
        for state in (position(hands=[[fourth, idle[0]], [idle[4]]], table=three).apply(fourth),
                      position(hands=[[idle[0]], [idle[4]]], table=three, stock=[fourth]).apply(idle[0])):
            assert state.piles[0] == CardSet(month) and len(state.piles[0]) == 4
            assert not state.table & CardSet(month) and state.card is None


def test_the_decision_never_comes_between_hand_card_and_stock_card():
    for seed in ROUNDS:
        for state in random_states(seed, calls=1.0):
            if state.phase is Phase.DECIDE:
                turns = [event for event in state.log if event.happening in (Happening.HAND, Happening.DRAW)]
                assert turns[-1].happening is Happening.DRAW and turns[-1].player == state.to_play


def test_after_a_stop_nothing_more_happens_and_one_player_scores():
    for seed in ROUNDS:
        state = final(seed, calls=0.2)
        assert state.legal_actions() == () and state.is_over
        assert sum(points > 0 for points in state.result.points) == (state.result.winner is not None)
        ends = [event for event in state.log
                if event.happening in (Happening.STOP, Happening.LAST, Happening.EXHAUSTED)]
        assert ends == [state.log[-1]]


def test_an_empty_stock_ends_no_round():
    state = position(hands=["crane boar", "moon deer"], table="plum-1")
    for card in ("crane", "moon", "boar"):
        state = state.apply(card)
        assert not state.is_over
    assert state.apply("deer").is_over


def test_the_draw_takes_several_cards_and_none_twice():
    for seed in ROUNDS:
        for state in random_states(seed):
            for event in state.events:
                if event.happening is Happening.DRAW and len(event.taken) == 3:
                    assert len(state.piles[event.player] & (event.taken | event.card)) == 4


def test_a_game_saved_during_the_opponents_turn_goes_on_the_same_way():
    for seed in range(40):
        states = list(random_states(seed))
        for place, state in enumerate(states):
            again = loads(dumps(state))
            for later in states[place + 1:]:
                again = again.apply(later.action)
            assert again == states[-1] and again.result == states[-1].result


def test_the_dealer_after_every_round_of_many_matches():
    seen = Counter()
    for seed in range(60):
        match = new_match(seed=seed, rounds=6)
        while not match.is_over:
            if not match.round.is_over:
                actions = match.legal_actions()
                match = match.apply(actions[seed % len(actions)])
                continue
            winner, dealer = match.round.result.winner, match.round.dealer
            match = match.next_round()
            assert match.round.dealer == (1 - dealer if winner is None else winner) == match.round.to_play
            seen[winner, dealer] += 1
    assert len(seen) == 6


def test_one_card_is_missing_only_if_it_can_still_be_had():
    for seed in range(60):
        for state in random_states(seed):
            for player in (0, 1):
                for row in progress(state.piles[player], gone=state.piles[1 - player]):
                    assert not row.wanted & state.piles[1 - player] and not row.wanted & state.piles[player]
                    if row.missing == 1 and row.possible:
                        card = next(iter(row.wanted))
                        assert row.yaku.worth(state.piles[player] | card)


def test_three_brights_with_the_rainman_are_no_yaku_and_lower_bright_yaku_do_not_add():
    for seed in ROUNDS:
        state = final(seed, calls=1.0)
        for player in (0, 1):
            held = {one.id for one in state.score(player).yaku} & {"goko", "shiko", "ameshiko", "sanko"}
            brights = {card.id for card in state.piles[player]} & reference.BRIGHTS
            assert len(held) <= 1
            if len(brights) < 3 or (len(brights) == 3 and "willow-rainman" in brights):
                assert not held


def test_totals_stay_whole_numbers_after_rounds_that_nobody_won():
    for seed in range(60):
        match = new_match(seed=seed, rounds=3)
        while not match.is_over:
            if match.round.is_over:
                match = match.next_round()
            else:
                match = match.apply(KOIKOI if KOIKOI in match.legal_actions() else match.legal_actions()[0])
            assert len(match.totals) == 2 and all(type(total) is int for total in match.totals)
        assert match.winners and set(match.winners) <= {0, 1}


def test_the_explanation_and_the_score_are_one_value():
    for seed in range(100):
        for state in random_states(seed):
            for player in (0, 1):
                sheet = state.score(player)
                assert sheet.steps[-1].value == sheet.total
                assert sheet == score(state.piles[player], opponent_koikoi=state.calls[1 - player],
                                      own_koikoi=state.calls[player])


def test_the_rules_that_are_shown_are_the_rules_that_score():
    """Every line of the table, read from the rule set, is what its cards score."""
    for game in (rules("vanikar"), rules("vanikar").variant(seven_doubles=False)):
        for yaku in game.yaku:
            least = yaku.must | list(yaku.cards - yaku.must)[:yaku.needs - len(yaku.must)]
            sheet = score(least, game)
            lines = [(held.id, held.name, held.points) for held in sheet.yaku]
            assert (yaku.id, yaku.name, yaku.points) in lines
            assert sheet.total == sheet.base * (2 if game.seven_doubles and sheet.base >= 7 else 1)
            assert yaku.text and yaku.name
            for card in yaku.cards - least:
                more = {held.id: held.points for held in score(least | card, game).yaku}
                assert more.get(yaku.id, yaku.points) >= yaku.points + yaku.step


def test_events_tell_what_happened_in_words():
    names = ("Ana", "Bo")
    state = deal("vanikar", 1, dealer=0, hands=["crane", ""], table="pine-poem pine-1 pine-2", stock="moon")
    first = state.apply("crane").events[0]
    assert first.text(names) == "Ana: crane takes pine-poem, pine-1 and pine-2."
    assert first.text() == "Player 1: crane takes pine-poem, pine-1 and pine-2."
    for seed in range(50):
        for state in random_states(seed):
            for event in state.events:
                text = event.text(names)
                assert text.endswith((".", "!")) and "\n" not in text
                if event.happening is not Happening.EXHAUSTED:
                    assert text.startswith(names[event.player])
                if event.card:
                    assert event.card.name in text
                assert all(card.name in text for card in event.taken)


def offered():
    return position(hands=["crane boar", "deer"], table="pine-1", piles=["moon curtain", ""]).apply("crane")


@pytest.mark.parametrize("state, text", [
    (position(hands=["crane boar", "deer"], table="plum-1").apply("crane"),
     "Ana: crane matches nothing and stays on the table."),
    (position(hands=["crane boar", "deer"], table="pine-1 pine-2").apply("crane"),
     "Ana: crane matches pine-1 and pine-2: one of them can be taken."),
    (position(hands=["boar", "deer"], stock="crane").apply("boar"),
     "Ana draws crane, which matches nothing and stays on the table."),
    (position(hands=["boar", "deer"], table="pine-1", stock="crane").apply("boar"),
     "Ana draws crane, which takes pine-1."),
    (position(hands=["boar", "deer"], table="pine-1 pine-2", stock="crane").apply("boar"),
     "Ana draws crane, which matches pine-1 and pine-2: one of them can be taken."),
    # Three of a month are one group beside the wild Lightning, which takes them as the fourth willow (7.6).
    (position("polish", hands=["pine-1 boar", "deer"], table="crane pine-poem pine-2 lightning moon"
              ).apply("pine-1"),
     "Ana: pine-1 matches crane, pine-poem, pine-2 and lightning: lightning can be taken, or all three: "
     "crane, pine-poem and pine-2."),
    (position("polish", hands=["boar", "deer"], table="crane pine-poem pine-2 rainman swallow willow-ribbon",
              stock="lightning").apply("boar"),
     "Ana draws lightning, which matches crane, pine-poem, pine-2, boar, rainman, swallow and willow-ribbon: "
     "one of them can be taken, or all three: rainman, swallow and willow-ribbon."),
    (position("polish", hands=["pine-1 boar", "deer"], table="pine-2 lightning").apply("pine-1"),
     "Ana: pine-1 matches pine-2 and lightning: one of them can be taken."),
    (offered(), "Ana may stop or call koi-koi."),
    (offered().apply(KOIKOI), "Ana: koi-koi!"),
    (offered().apply(STOP), "Ana stops."),
    (position(hands=["crane", "deer"], table="pine-1", piles=["moon curtain", ""]).apply("crane"),
     "Ana scores on the last card: the round ends."),
    (position(hands=["crane", ""]).apply("crane"),
     "No cards are left and nobody stopped: the round is drawn."),
])
def test_the_words_of_each_event(state, text):
    assert state.events[-1].text(("Ana", "Bo")) == text


LAST_CARDS = {"hands": ["wisteria-ribbon", "iris-1"], "calls": [1, 1]}
TRIO_AND_POEMS = ["boar deer butterflies", "pine-poem plum-poem cherry-poem chrysanthemum-blue"]
QUAD = "pine-crane pine-poem pine-1 pine-2"
VANIKAR = rules("vanikar")


def run_out(**options):
    state = position(VANIKAR.variant(**options), **LAST_CARDS, piles=TRIO_AND_POEMS)
    return state.apply("wisteria-ribbon").apply("iris-1")


@pytest.mark.parametrize("state, text", [
    (run_out(exhaust_unstopped=("dealer", 6)),
     "No cards are left and nobody stopped, so Ana, who deals, scores."),
    (run_out(exhaust_unstopped="last_caller"),
     "No cards are left and nobody stopped: Bo called koi-koi last and scores."),
    (run_out(exhaust_unstopped="higher", yaku={"inoshikacho": 9}),
     "No cards are left and nobody stopped: Ana holds the most and scores."),
    (position(VANIKAR.variant(exhaust_no_yaku=1), **LAST_CARDS).apply("wisteria-ribbon").apply("iris-1"),
     "No cards are left and nobody stopped: nobody holds a yaku, so Ana, who deals, scores."),
    (deal(VANIKAR.variant(hand_quad=6), 1, dealer=0, hands=["", f"{QUAD} plum-1 cherry-1 iris-1 peony-1"]),
     "Bo shows crane, pine-poem, pine-1 and pine-2 and wins at once."),
    (deal(VANIKAR.variant(table_quad="dealer_wins"), 1, dealer=1, table=QUAD),
     "Bo deals and wins by four cards of a month on the table: crane, pine-poem, pine-1 and pine-2."),
    (deal(VANIKAR.variant(table_quad="remove"), 1, dealer=1, table=QUAD),
     "Four cards of a month lay on the table; crane, pine-poem, pine-1 and pine-2 are set aside."),
    (deal(VANIKAR.variant(hand_swap=True), 1, dealer=1).apply("swap"), "Ana swaps hands with the dealer."),
    (deal(VANIKAR.variant(hand_swap=True), 1, dealer=1).apply("keep"), "Ana keeps the hand that was dealt."),
    (position(VANIKAR.variant(may_decline_capture=True), hands=["crane boar", "deer"],
              table="pine-1").apply("leave crane"), "Ana: crane stays on the table beside pine-1."),
])
def test_the_words_of_what_only_some_rules_have(state, text):
    assert state.events[-1].text(("Ana", "Bo")) == text
    own = state.events[-1].text(("You", "You"))
    assert not {"deals", "scores", "shows", "wins", "swaps", "keeps", "holds"} & set(
        own.replace("nobody holds", "").split())


@pytest.mark.parametrize("event, text, own", [
    (Event(Happening.TABLE_JOKERS, 0, taken=CardSet("joker-1pi joker-double")),
     "Ana deals and takes the jokers on the table: joker-1pi and joker-double.",
     "You deal and take the jokers on the table: joker-1pi and joker-double."),
    (Event(Happening.REFILLED, 0, taken=CardSet("moon")), "In their place from the stock: moon.", None),
    (Event(Happening.LAID_DOWN, 0, taken=CardSet("pine-1 pine-2")),
     "Ana lays down four of a month from the hand: pine-1 and pine-2.",
     "You lay down four of a month from the hand: pine-1 and pine-2."),
    (Event(Happening.JOKER, 0, DECK["joker-2pi"], source=Happening.DRAW),
     "Ana lays joker-2pi in front and takes a card of the stock into the hand.",
     "You lay joker-2pi in front and take a card of the stock into the hand."),
    (Event(Happening.JOKER, 0, DECK["joker-2pi"]), "Ana lays joker-2pi in front.",
     "You lay joker-2pi in front."),
    (Event(Happening.JOKER_TURNED, 0, DECK["joker-2pi"]), "Ana draws joker-2pi and takes it.",
     "You draw joker-2pi and take it."),
    (Event(Happening.JOKER_ON, 0, DECK["joker-2pi"], CardSet("moon geese")),
     "Ana draws joker-2pi, which goes on moon and geese.",
     "You draw joker-2pi, which goes on moon and geese."),
    (Event(Happening.LAID, 0, DECK["geese"], CardSet("moon")), "Ana: geese go on moon.", None),
    (Event(Happening.LAID, 0, DECK["moon"], CardSet("geese")), "Ana: moon goes on geese.", None),
    (Event(Happening.COLLECTED, 0, taken=CardSet("moon joker-2pi")), "Ana takes moon and joker-2pi.",
     "You take moon and joker-2pi."),
    (Event(Happening.FROZEN, 0, taken=CardSet("moon joker-2pi")),
     "Ana: moon and joker-2pi stay on the table as a locked pair.", None),
    (Event(Happening.JOINED, 0, DECK["geese"], CardSet("moon pampas-1"), Happening.HAND),
     "Ana: geese join moon and pampas-1: the pile stays there.", None),
    (Event(Happening.JOINED, 0, DECK["moon"], CardSet("geese pampas-1"), Happening.DRAW),
     "Ana draws moon, which joins geese and pampas-1: the pile stays there.",
     "You draw moon, which joins geese and pampas-1: the pile stays there."),
    (Event(Happening.PPEOK, 0, DECK["moon"], CardSet("geese pampas-1")),
     "Ana draws moon, which joins geese and pampas-1: ppeok, the pile of three stays there.",
     "You draw moon, which joins geese and pampas-1: ppeok, the pile of three stays there."),
    (Event(Happening.SHAKE, 0, taken=CardSet("moon geese pampas-1")), "Ana shows moon, geese and pampas-1.",
     "You show moon, geese and pampas-1."),
    (Event(Happening.BOMB, 0, DECK["moon"], CardSet("pampas-2")),
     "Ana plays moon, geese and pampas-1 at once and takes pampas-2: a bomb.",
     "You play moon, geese and pampas-1 at once and take pampas-2: a bomb."),
    (Event(Happening.FLIP, 0), "Ana only turns the stock.", "You only turn the stock."),
    (Event(Happening.OFFER, 0, source=Happening.GO), "Ana may stop or go.", "You may stop or go."),
    (Event(Happening.GO, 0), "Ana: go!", "You: go!"),
    (Event(Happening.STOLEN, 0, DECK["pine-1"], source=Happening.SWEEP, other=1),
     "Bo gives Ana pine-1, because Ana cleared the table.",
     "Bo gives you pine-1, because you cleared the table."),
    (Event(Happening.STOLEN, 0, source=Happening.SNAP, other=1),
     "Ana took both cards of a pair on the table, but Bo has no chaff to give.",
     "You took both cards of a pair on the table, but Bo has no chaff to give."),
    (Event(Happening.FIRST_PPEOK, 0, points=14),
     "Ana made ppeok on every turn so far: each opponent pays 14 points.", None),
    (Event(Happening.THREE_PPEOK, 0), "Ana made the third ppeok and wins the round.",
     "You made the third ppeok and win the round."),
    (Event(Happening.CHONGTONG, 0, taken=CardSet(QUAD)),
     "Ana shows crane, pine-poem, pine-1 and pine-2, four of a month, and wins the round.",
     "You show crane, pine-poem, pine-1 and pine-2, four of a month, and win the round."),
    (Event(Happening.LAST_CALLER, 0, source=Happening.GO),
     "No cards are left and nobody stopped: Ana said go last and scores.",
     "No cards are left and nobody stopped: you said go last and score."),
])
def test_the_words_of_what_only_go_stop_has(event, text, own):
    assert event.text(("Ana", "Bo")) == text
    assert event.text(("You", "Bo")) == (own or text.replace("Ana", "You"))


def test_who_gives_a_chaff_is_told_that_too():
    given = Event(Happening.STOLEN, 0, DECK["pine-1"], source=Happening.PILE, other=1)
    assert given.text(("Ana", "You")) == "You give Ana pine-1, because Ana took a pile of three."
    none = Event(Happening.STOLEN, 0, source=Happening.KISS, other=1)
    assert none.text(("Ana", "You")) == (
        "Ana took the card just laid with the card drawn, but you have no chaff to give.")


@pytest.mark.parametrize(("hand", "table", "text"), [
    ("geese", "pampas-1", "You: geese take pampas-1."),
    ("butterflies", "pine-1", "You: butterflies match nothing and stay on the table."),
    ("boar", "clover-1", "You: boar takes clover-1."),
])
def test_cards_of_several_animals_take_the_verb_of_several(hand, table, text):
    played = position(hands=[hand, ""], table=table).apply(hand)
    assert played.events[0].text(("You", "Opponent")) == text
