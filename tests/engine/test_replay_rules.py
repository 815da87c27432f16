"""A recorded round under other rules: what differs, how far it can be replayed, and why no further."""
import random
from itertools import pairwise

import pytest
from piles import NINE, POEMS, TEN
from playing import played

from koikoi_edu import CardSet, deal, position, rules
from koikoi_edu.compare import End, recorded_round, replay
from koikoi_edu.errors import RulesError, UnknownName
from koikoi_edu.game import Phase
from koikoi_edu.rules import of_family
from koikoi_edu.rules.gostop import GOSTOP

RULES = [one.id for one in of_family("koi-koi")]

QUAD = "maple-1 maple-2 maple-blue deer"
PAIRS = "pine-1 pine-2 plum-1 plum-2 cherry-1 cherry-2 iris-1 iris-2"
#: Eight chaff and the sake cup.
EIGHT = NINE.replace("pine-1 ", "") + " sake"


def last(replayed):
    return replayed.steps[-1].second


def ends(replayed, kind, steps, *options):
    """How it ends, after how many actions, and by which options."""
    assert (replayed.end.kind, len(replayed.steps) - 1) == (kind, steps), replayed
    assert [one.id for one in replayed.end.reasons] == list(options)


# What differs at each step -------------------------------------------------------------------------------

def test_the_recorded_round_under_other_doublings():
    """Spec 6.8: 5 + 5, doubled for the seven. Spec 3.8: doubled for one bright, and for one own koi-koi."""
    shown = replay(recorded_round(), "tentos")
    ends(shown, "whole", 16)
    assert shown.names == ("Vanikar", "Tentos") and len(shown.steps) == 17
    assert [score.total for score in shown.steps[6].comparisons[1].scores] == [5, 10]
    assert [score.total for score in shown.steps[7].comparisons[1].scores] == [5, 20]
    assert [str(one) for one in shown.new(7)] == [
        "Player 2, Your own koi-koi: – | ×2", "Player 2, points by a stop now: 5 | 20"]
    assert [str(one) for one in shown.new(15)] == [
        "Player 2, 7 or more: ×2 | –", "Player 2, points by a stop now: 20 | 40"]
    assert last(shown).result.points == (0, 40) and shown.played.result.points == (0, 20)
    assert shown.outcome == "In Vanikar Player 2 scores 20 points; in Tentos Player 2 scores 40 points."
    assert shown.marked == (1, 6, 7, 15, 16)


def test_what_is_no_yaku_elsewhere_gives_no_question_and_no_stop():
    """Spec 5.6: the two yaku of the sake cup count only beside another, and alone give no decision."""
    shown = replay(recorded_round(), "tsukifuda")
    ends(shown, "refuses", 15, "viewing")
    assert [str(one) for one in shown.new(6)] == [
        "The question: Player 2: stop or koi-koi? | none", "Player 2, Hanami-zake: 5 | –",
        "Player 2, sum of the yaku: 5 | 0", "Player 2, points by a stop now: 5 | 0",
        "Would win now: Player 2 | nobody"]
    assert shown.steps[7].remarks == ("Tsukifuda does not ask here: Player 2 plays on, but without a call.",)
    assert [str(one) for one in shown.new(7)] == ["Player 2, koi-koi: 1 | 0"]
    assert last(shown).calls == (0, 0) and not last(shown).is_over
    assert str(shown.end) == (
        "Next in the record: Player 2 stops. Tsukifuda does not ask here, so nobody can stop. "
        "The viewing yaku: in Vanikar the sake cup with moon or curtain always counts; in Tsukifuda the sake "
        "cup with moon or curtain counts only beside another yaku (viewing).")
    assert shown.outcome == (
        "In Vanikar Player 2 scores 20 points; in Tsukifuda nobody has won where the replay ends, and a stop "
        "would score nothing.")


def test_who_wins_can_be_another():
    """Spec 7.10: a yaku and no stop are 6 points for Oya. Spec 6.9: nobody scores."""
    start = position("vanikar", hands=["pine-1 peony-1", "iris-1 maple-1"], table="pine-poem curtain",
                     piles=["", "crane moon"], stock="wisteria-1 cherry-1 clover-1 willow-ribbon")
    done = played(start, "pine-1", "iris-1", "koi-koi", "peony-1", "maple-1")
    shown = replay(done, "polish")
    ends(shown, "whole", 5)
    assert done.result.points == (0, 0) and last(shown).result.points == (6, 0)
    assert str(shown.new(5)[-1]) == "Won: nobody | Player 1"


def test_with_its_own_rules_nothing_differs():
    for name in RULES:
        game = rules(name)
        for seed in range(4):
            shown = replay(random_round(game, seed), game)
            assert shown.end.kind == "whole" and shown.end.reasons == ()
            assert all(step.first == step.second and not step.unlike and not step.remarks
                       for step in shown.steps)
            assert shown.marked == (len(shown.steps) - 1,) and shown.names[0] != shown.names[1]


# Where it ends: they ask ---------------------------------------------------------------------------------

def test_a_raise_is_asked_for_elsewhere():
    """Spec 3.7: an eleventh plain card gives no choice. Spec 6.6: every rise of the total does."""
    start = position("tentos", hands=["iris-1 peony-blue", "moon maple-1"], table="iris-2", piles=[TEN, ""])
    shown = replay(played(start, "iris-1", "moon", "peony-blue", "maple-1"), "vanikar")
    ends(shown, "asks", 1, "offer_on")
    assert last(shown).phase is Phase.DECIDE
    assert str(shown.end) == (
        "Vanikar asks Player 1 here: stop or koi-koi? Nobody was asked in the record, so there is no answer. "
        "What gives the choice of stop or koi-koi: in Tentos a new yaku; in Vanikar any rise of the total "
        "(offer_on).")


def test_a_yaku_that_only_the_others_have():
    """Spec 3.13: Godori is a yaku where it is played."""
    start = position("tentos", hands=["plum-1 iris-1", "moon maple-1"], table="warbler",
                     piles=["cuckoo geese", ""])
    shown = replay(played(start, "plum-1", "moon"), rules("tentos").variant(godori=True))
    ends(shown, "asks", 1, "godori")


def test_two_options_together_can_be_the_reason():
    """Ten chaff are 7 points, too few to be asked. With the cup they are 8, and fewer would be enough."""
    other = rules("vanikar").variant(sake_role="both", yaku={"kasu": 7})
    start = position(other.variant(sake_role="animal", min_total=8), table="iris-2",
                     hands=["iris-1 boar", "moon maple-1"], piles=[EIGHT, ""])
    ends(replay(played(start, "iris-1", "moon"), other), "asks", 1, "sake_role", "min_total")


def test_a_choice_that_only_the_wild_lightning_gives():
    """Spec 7.6: drawn, it takes any card of the table by choice."""
    start = position("vanikar", hands=["iris-1 deer", "moon maple-1"], table="pine-1 plum-1",
                     stock="lightning cherry-1 clover-1 boar")
    shown = replay(played(start, "iris-1", "moon"), "polish")
    ends(shown, "asks", 0, "lightning_wild")
    assert shown.end.text == (
        "Next in the record: Player 1: iris-1 matches nothing and stays on the table. Player 1 draws "
        "lightning, which matches nothing and stays on the table. In Polish lightning could take pine-1, "
        "plum-1 or iris-1; in the record it took nothing.")


def test_a_choice_is_made_as_the_record_shows_it():
    """Spec 7.6: on the table the Lightning is one more candidate. What was taken says which was chosen."""
    start = position("vanikar", hands=["pine-1 deer", "moon maple-1"], table="pine-2 lightning")
    shown = replay(played(start, "pine-1", "moon"), "polish")
    ends(shown, "unfinished", 2)
    assert shown.steps[1].remarks == (
        "In Polish pine-1 could take pine-2 or lightning; it took pine-2, as in the record.",)
    assert last(shown).piles == (CardSet("pine-1 pine-2"), CardSet("moon lightning"))
    three = position("vanikar", hands=["pine-1 deer", "moon maple-1"],
                     table="pine-2 crane pine-poem lightning")
    shown = replay(played(three, "pine-1"), "polish")
    assert last(shown).piles[0] == CardSet("pine-1 pine-2 crane pine-poem")


def test_a_card_that_must_take_the_lightning_changes_the_table():
    """Spec 7.6: what matches nothing else must take it; from there on other cards lie there."""
    start = position("vanikar", hands=["pine-1 deer", "moon willow-ribbon"], table="lightning")
    shown = replay(played(start, "pine-1", "willow-ribbon"), "polish")
    ends(shown, "unfinished", 2)
    assert [one.name for one in shown.new(1)] == ["Player 1, pile", "The table"]
    assert [str(one) for one in shown.new(2)] == [
        "Player 2, pile: willow-ribbon willow-lightning | -", "The table: pine-1 | willow-ribbon"]


def test_they_ask_on_the_last_turn_too():
    """Spec 7.8 and 6.6: asked, or scored without asking."""
    start = position("vanikar", hands=["moon", "iris-1"], table="pampas-1", piles=["crane curtain", ""])
    done = played(start, "moon")
    assert done.is_over
    shown = replay(done, "polish")
    ends(shown, "asks", 1, "auto_stop_last_turn")


# Where it ends: they refuse ------------------------------------------------------------------------------

def test_a_capturing_card_must_be_played():
    start = position("tentos", hands=["pine-1 deer", "moon maple-1"], table="pine-2")
    shown = replay(played(start, "deer"), rules("tentos").variant(must_play_match=True))
    ends(shown, "refuses", 0, "must_play_match")
    assert shown.end.text == (
        "Next in the record: Player 1: deer matches nothing and stays on the table. In Tentos (changed) a "
        "card that takes nothing can't be played while another takes one.")


def test_a_card_can_not_be_left_lying():
    model = rules("tentos").variant(may_decline_capture=True)
    start = position(model, hands=["pine-1 deer", "moon maple-1"], table="pine-2")
    ends(replay(played(start, "leave pine-1"), "tentos"), "refuses", 0, "may_decline_capture")


def test_hands_that_were_swapped():
    """Spec 3.4: only who asks gets the dealer's hand; where nobody can ask, each plays the own one."""
    start = deal("tentos", seed=1, dealer=0)
    assert start.phase is Phase.SWAP
    shown = replay(start.apply("swap"), "vanikar")
    ends(shown, "refuses", 0, "hand_swap")
    kept = start.apply("keep")
    shown = replay(kept, "vanikar")
    ends(shown, "unfinished", 1)
    assert last(shown).hands == kept.hands and shown.steps[1].remarks == ("Vanikar has no swap of hands.",)
    shown = replay(recorded_round(), "tentos")
    assert shown.steps[0].second.phase is Phase.SWAP
    assert shown.steps[1].remarks == (
        "In Tentos Player 2 could have asked for the dealer's hand; each played their own.",)


def test_what_the_wild_lightning_took():
    start = position("polish", hands=["lightning deer", "moon maple-1"], table="pine-1 plum-1")
    shown = replay(played(start, "lightning", "plum-1"), "vanikar")
    ends(shown, "refuses", 1, "lightning_wild")
    assert shown.end.text == (
        "Next in the record: Player 1: lightning takes plum-1. In Vanikar lightning leaves no choice: it "
        "took nothing.")


def test_a_card_that_lies_there_no_more_can_not_be_taken():
    """A table that the Lightning has changed is followed until something is missing on it."""
    start = position("vanikar", hands=["pine-1 willow-ribbon", "moon rainman"],
                     table="lightning swallow", stock="cherry-1 iris-1 peony-1")
    done = played(start, "pine-1", "moon", "willow-ribbon", "take lightning")
    shown = replay(done, "polish")
    ends(shown, "refuses", 3, "lightning_wild")
    assert shown.end.text.endswith("In Polish willow-ribbon leaves no choice: it took swallow.")


# Where it ends: it is over sooner or later ---------------------------------------------------------------

def test_a_stop_that_is_forced():
    """Spec 11.1: after so many calls the next offer is a stop."""
    other = rules("vanikar").variant(max_calls=0)
    shown = replay(recorded_round(), other)
    ends(shown, "over", 6, "max_calls")
    assert str(shown.end) == (
        "Next in the record: Player 2: koi-koi! In Vanikar (changed) the yaku was a stop without asking. "
        "How often a player may call koi-koi in a round: in Vanikar no limit; in Vanikar (changed) nobody "
        "may call koi-koi: a yaku is a stop (max_calls).")
    assert shown.outcome.endswith("in Vanikar (changed) Player 2 scores 5 points.")
    shown = replay(recorded_round(), rules("vanikar").variant(max_calls=1))
    ends(shown, "whole", 16)  # the forced stop is the one that was chosen
    assert shown.steps[16].remarks == ("In Vanikar (changed) the yaku was a stop without asking.",)


def test_koikoi_on_the_last_turn():
    start = position("polish", hands=["moon", "iris-1"], table="pampas-1", piles=["crane curtain", ""])
    shown = replay(played(start, "moon", "koi-koi", "iris-1"), "vanikar")
    ends(shown, "over", 1, "auto_stop_last_turn")
    assert last(shown).result.points == (5, 0)


def test_a_yaku_made_on_the_last_card_that_nobody_had():
    """Spec 3.9: the sake cup as the tenth plain card; the record was drawn."""
    start = position("vanikar", hands=["iris-1", "moon"], table="iris-ribbon", piles=["", ""], to_play=1)
    shown = replay(played(start, "moon", "iris-1"), "tentos")
    ends(shown, "whole", 2)
    start = position("vanikar", hands=["iris-1", "moon boar"], table="iris-ribbon",
                     piles=[EIGHT, ""])
    shown = replay(played(start, "iris-1", "moon", "boar"), "tentos")
    ends(shown, "over", 1, "sake_role")
    assert shown.end.text == ("In Tentos the round is over here. Player 1 scores on the last card: the round "
                              "ends.")


def test_a_hand_that_wins_at_once():
    """Spec 3.5 and 11.1: four of a month in a hand; Vanikar knows no such thing."""
    cards = {"hands": [f"{QUAD} pine-1 plum-1 cherry-1 iris-1",
                       "warbler curtain bridge boar moon sake phoenix rainman"],
             "table": "pine-2 plum-2 cherry-2 iris-2 peony-1 clover-1 pampas-1 lightning"}
    for dealer in (0, 1):
        done = played(deal("vanikar", 1, dealer=dealer, **cards), "pine-1" if not dealer else "warbler")
        shown = replay(done, "nintendo")
        ends(shown, "over", 0, "hand_quad")
        assert last(shown).result.points == (6, 0)
        won = deal("nintendo", 1, dealer=dealer, **cards)
        assert won.is_over
        shown = replay(won, "vanikar")
        ends(shown, "goes on", 0, "hand_quad")
        assert shown.end.text == "The record ends here; in Vanikar the play goes on."
        ends(replay(done, "tentos"), "over", 0, "hand_quad")  # spec 3.4: after the swap nobody asked for


def test_a_dealer_who_wins_by_the_table():
    """Spec 3.5: the four cards win the round, or leave play."""
    cards = {"hands": ["pine-1 plum-1 cherry-1 iris-1 warbler curtain bridge boar",
                       "pine-2 plum-2 cherry-2 iris-2 moon sake phoenix rainman"],
             "table": f"{QUAD} peony-1 clover-1 pampas-1 lightning"}
    wins, gone = (rules("tentos").variant(table_quad=value) for value in ("dealer_wins", "remove"))
    shown = replay(deal(wins, 1, dealer=1, **cards), gone)
    ends(shown, "goes on", 0, "table_quad")
    assert last(shown).removed == CardSet(QUAD)
    shown = replay(played(deal(gone, 1, dealer=1, **cards), "keep", "moon"), wins)
    ends(shown, "over", 0, "table_quad")
    assert last(shown).result.points == (0, 5)


# Where it ends: other cards ------------------------------------------------------------------------------

@pytest.mark.parametrize("table, hands, model, other, option, said", [
    (PAIRS, None, "vanikar", "tentos", "table_four_pairs",
     "Tentos does not play these cards. Four pairs lay on the table, so the cards were dealt again."),
    ("pine-1 plum-1 cherry-1 iris-1 warbler curtain bridge boar", [f"{QUAD} moon geese sake rainman", ()],
     "vanikar", "koikoi-japan", "hand_quad",
     "KoiKoi-Japan does not play these cards. A hand held four of a month, so the cards were dealt again."),
    (f"{QUAD} plum-1 cherry-1 iris-1 warbler", None, "off", "vanikar", "table_quad",
     "Vanikar does not play these cards. All four cards of October lay on the table, so the cards were dealt "
     "again."),
])
def test_cards_that_they_deal_again(table, hands, model, other, option, said):
    game = rules("vanikar").variant(table_quad="off") if model == "off" else rules(model)
    shown = replay(played(deal(game, 5, dealer=0, table=table, hands=hands)), other)
    assert shown.end.text.replace("Vanikar (changed)", "Vanikar") == said
    ends(shown, "deal", 0, option)
    assert last(shown) is None and shown.steps[0].unlike == () == shown.steps[0].comparisons
    assert shown.outcome == f"In {shown.names[0]} the round is not over."


def test_both_hands_that_win():
    hands = [f"{QUAD} pine-1 plum-1 cherry-1 iris-1",
             "swallow rainman lightning willow-ribbon warbler moon sake boar"]
    shown = replay(deal("vanikar", 3, dealer=0, hands=hands), "tentos")
    ends(shown, "deal", 0)
    assert "Two hands held four of a month" in shown.end.text


def test_other_sizes_and_players():
    done = random_round(rules("polish").variant(players=3), 2)
    shown = replay(done, "vanikar")
    ends(shown, "deal", 0, "players")
    assert shown.end.text == "Vanikar is played by 2, and this round by 3."
    shown = replay(done, rules("polish").variant(seven_doubles=False))
    assert shown.end.kind == "whole" and last(shown).rules.players == 3
    shown = replay(random_round(rules("polish"), 2), rules("polish").variant(players=3))
    assert shown.end.kind == "whole"  # two have played it, and two can
    shown = replay(recorded_round(), rules("vanikar").variant(field_size=6))
    ends(shown, "deal", 0, "field_size")
    assert shown.end.text == "Vanikar (changed) deals other cards than these."


def test_another_game():
    shown = replay(recorded_round(), GOSTOP)
    assert shown.end.kind == "deal" and shown.end.text.endswith("is another game.") and last(shown) is None


def test_a_position_that_can_not_lie_so():
    start = position("vanikar", hands=["pine-1 plum-1 cherry-1 iris-1 warbler curtain bridge boar", "moon"])
    shown = replay(start, rules("vanikar").variant(hand_size=6))
    assert shown.end == End("deal", "A hand holds at most 6 cards, not 8.")


def test_a_position_brings_its_piles_calls_and_brights():
    start = position("vanikar", hands=["pine-1 deer", "moon maple-1"], piles=[POEMS, "sake"], calls=[1, 2],
                     dealer=1, to_play=0, field_brights=2, table="boar")
    shown = replay(start, "tentos")
    ends(shown, "unfinished", 0)
    assert shown.end.text == (
        "All that was played can be replayed by the rules of Tentos; the round is not over.")
    now = last(shown)
    assert (now.piles, now.calls, now.dealer, now.to_play) == (start.piles, (1, 2), 1, 0)
    assert [score.total for score in shown.steps[0].comparisons[0].scores] == [10, 18]  # 5 x 2; 3 x 2 x 3


# The month, and faults -----------------------------------------------------------------------------------

def test_the_month_can_be_said_where_the_record_has_none():
    """Spec 5.6: four cards of the round's month are a yaku."""
    start = position("vanikar", hands=["peony-1 deer", "moon maple-1"], table="peony-2",
                     piles=["butterflies peony-blue", ""])
    done = played(start, "peony-1", "moon")
    ends(replay(done, "tsukifuda", month=6), "asks", 1, "month_yaku")
    ends(replay(done, "tsukifuda", month=7), "unfinished", 2)
    ends(replay(done, "tsukifuda"), "unfinished", 2)


@pytest.mark.parametrize("fault, error, said", [
    (lambda: replay("vanikar", "tentos"), RulesError,
     "What is replayed is a round, not 'vanikar'; of a match, take one of its rounds."),
    (lambda: replay(recorded_round(), "tento"), UnknownName,
     "There is no rule set 'tento'. Did you mean 'tentos'?"),
    (lambda: replay(recorded_round(), "flash", month=13), RulesError,
     "A month is a number from 1 to 12, not 13."),
])
def test_faults(fault, error, said):
    with pytest.raises(error) as caught:
        fault()
    assert str(caught.value) == said


# Whatever is played --------------------------------------------------------------------------------------

def random_round(game, seed):
    draw, state = random.Random(f"{game.id} {seed}"), deal(game, seed, month=seed % 12 + 1)
    while not state.is_over:
        state = state.apply(draw.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", RULES)
def test_every_round_under_every_other_rule_set(name):
    """The second state of a step is reached from the one before by legal play; its end names what decides."""
    kinds = set()
    for seed in range(12):
        done = random_round(rules(name), seed)
        for other in RULES:
            shown = replay(done, other, month=seed % 12 + 1)
            kinds.add(shown.end.kind)
            assert [step.first for step in shown.steps] == list(done.states[:len(shown.steps)])
            for before, step in pairwise(shown.steps):
                assert before.second in step.second.states
                assert step.second.rules.id == other
            assert bool(shown.end.reasons) == (shown.end.kind != "whole")
            for one in shown.end.reasons:
                option = one.id.partition(".")[0]
                assert getattr(rules(name), option) != getattr(rules(other), option)
                assert one.id in str(shown.end)
            if shown.end.kind == "whole":
                assert last(shown).is_over and len(shown.steps) == len(done.states)
    assert "whole" in kinds and len(kinds) > 1


def test_it_tells_itself_and_shows_a_picture():
    shown = replay(recorded_round(), "flash")
    lines = str(shown).splitlines()
    assert lines[0] == "A round of Vanikar, replayed by the rules of Hanafuda Flash: 15 of 16 actions."
    assert lines[1].startswith("  6. Player 2: chrysanthemum-1 takes sake.")
    assert repr(shown) == "<Vanikar replayed by the rules of Hanafuda Flash: refuses, 15 of 16 actions>"
    picture = shown._repr_html_()
    assert "<script" not in picture and "class=" not in picture
    for one in (*shown.new(6), *shown.new(15)):
        assert f"≠ {one.name}</th>" in picture
    assert shown.end.text in picture and "(viewing)" in picture


def test_what_a_stop_would_score_where_it_ends():
    """Spec 3.8: no stop is offered for a raise; 3 points, doubled for the player's own koi-koi."""
    start = position("vanikar", hands=["iris-1 peony-blue", "moon maple-1"], table="iris-2",
                     piles=[NINE, "warbler cuckoo boar swallow geese"], calls=[1, 0], stock="cherry-curtain")
    shown = replay(played(start, "iris-1", "stop"), "tentos")
    ends(shown, "whole", 2)  # ten plain cards are a new yaku
    start = position("vanikar", hands=["iris-1 peony-blue", "moon maple-1"], table="iris-2",
                     piles=[TEN, "warbler cuckoo boar swallow geese"], calls=[1, 0])
    shown = replay(played(start, "iris-1", "stop"), "tentos")
    ends(shown, "refuses", 1, "offer_on")
    assert shown.outcome == (
        "In Vanikar Player 1 scores 3 points; in Tentos nobody has won where the replay ends, and a stop "
        "would score 6 points for Player 1 and 1 point for Player 2.")


def test_three_players_are_no_change_of_the_rules():
    three = rules("polish").variant(players=3)
    assert replay(random_round(three, 1), "polish").names == ("Polish for three 1", "Polish for three 2")
    shown = replay(random_round(three, 1), rules("polish").variant(seven_doubles=False))
    assert shown.names == ("Polish for three", "Polish (changed)")
