"""The table under every rule set: a place and words for each action, a reason for each ending."""

from __future__ import annotations

from typing import Any

import pytest
from sittings import choices, named

from koikoi_edu import DECK, RULES, CardSet, Rules, deal, position
from koikoi_edu.game import (
    KEEP,
    KOIKOI,
    PLAY,
    SWAP,
    TAKE,
    TAKE_ALL,
    Event,
    Happening,
    Move,
    Phase,
    Round,
)
from koikoi_edu.widgets import Table
from koikoi_edu.widgets.table import asking, near, panels, scene, told
from koikoi_edu.widgets.table import geometry as at
from koikoi_edu.widgets.table import words as say
from koikoi_edu.widgets.table.game import Sitting
from koikoi_edu.widgets.table.ground import ground_svg
from koikoi_edu.widgets.table.lay import dealt_hand
from koikoi_edu.widgets.table.moving import moves
from koikoi_edu.widgets.table.picture import picture_html
from koikoi_edu.widgets.table.scene import scene as seen

VANIKAR, POLISH, TENTOS = RULES["vanikar"], RULES["polish"], RULES["tentos"]
QUAD = "crane pine-poem pine-1 pine-2"

#: What a round can ask for: every rule set as it is, three players, and the options that only variants have.
VARIANTS: list[Rules] = [
    *(one for one in RULES.values() if one.family == "koi-koi"),
    POLISH.variant(players=3),
    POLISH.variant(players=3, field_size=6),
    POLISH.variant(lightning_wild="mushi"),
    TENTOS.variant(may_decline_capture=True),
    TENTOS.variant(must_play_match=True),
    TENTOS.variant(table_quad="dealer_takes", exhaust_unstopped="higher"),
    TENTOS.variant(winner_takes_loser=True, exhaust_unstopped="last_improver"),
    POLISH.variant(players=3, hand_swap=True, may_decline_capture=True, zero_sum=True),
    VANIKAR.variant(viewing_rain="field", min_total=3, max_calls=1),
    VANIKAR.variant(own_koikoi="go", exhaust_no_yaku=6, exhaust_unstopped="last_caller"),
    *(one for book in ("gostop", "gostop-korean") for one in (RULES[book], RULES[book].variant(players=3))),
]


def on_page(sitting: Sitting) -> list[str]:
    """All that the page says of a game, but for what is near, which may name any card not captured."""
    leaving = seen(sitting, leaving=True).told if asking.can_leave(sitting) else ""
    return [told.words(sitting, asking.prompt(sitting)), told.happened(sitting), panels.log_html(sitting),
            panels.decision_html(sitting), panels.result_html(sitting), panels.bar_html(sitting), leaving,
            *(key.words for key in seen(sitting).keys),
            *(asking.action_words(sitting, *option) for option in sitting.options())]


@pytest.mark.parametrize("rules", VARIANTS, ids=named)
@pytest.mark.parametrize("opponent", ["random", "friend"])
def test_every_action_has_a_place_and_words_and_nothing_hidden_is_told(rules: Rules, opponent: str) -> None:
    go_stop = rules.family == "go-stop"
    sitting = Sitting.start(rules.variant(length=("rounds", 2)), opponent, seed=VARIANTS.index(rules))
    for _ in choices(sitting):
        state, shown = sitting.round, seen(sitting)
        spots = shown.spots
        if asking.can_leave(sitting):
            assert scene.LEAVE in spots and not any(one.move is Move.LEAVE for one in shown.deeds.values())
            spots = spots | seen(sitting, leaving=True).spots
        assert set(state.legal_actions()) <= set(spots)
        assert all(box.inside(at.BOARD) for box in spots.values())
        assert all(place.box.inside(at.BOARD) for place in shown.places)
        for player, steps in moves(sitting.trail, sitting.seat):
            waits = sitting.round.card is not None and player == sitting.round.to_play
            assert steps and (told.brief(sitting, player) or waits)
        said = on_page(sitting)
        assert "None" not in " ".join(said) and panels.sides_html(sitting)
        if state.is_over:
            continue
        hidden = {card for seat in sitting.others for card in state.hands[seat]} | set(state.stock)
        hidden -= {card for seat in sitting.others for card in (state.shown[seat] if go_stop else ())}
        if state.phase is Phase.SWAP:
            hidden |= set(state.hands[sitting.seat])
        assert not hidden & {place.card for place in shown.places}
        # The cards that were drawn for the first deal went back before the cards were dealt.
        text = " ".join(said).replace(sitting.opening.text(sitting.names) if sitting.opening else "-", "")
        for mark in ",.:;?<>()":
            text = text.replace(mark, " ")
        # By ids: short names are words too.
        assert not set(text.split()) & {card.id for card in hidden if "-" in card.name}
        picture = picture_html(sitting)
        assert not any(f'alt="{card.label}"' in picture for card in hidden)


#: What chaff is stolen for: no event of its own.
REASONS = {Happening.PILE, Happening.SWEEP, Happening.SNAP, Happening.KISS}


@pytest.mark.parametrize("happening", [one for one in Happening if one not in REASONS])
def test_every_happening_has_its_words(happening: Happening) -> None:
    """In the line of what a player has just done, or in the question that it leads to."""
    sitting = Sitting.start("polish", players=3, seed=1, names=("You", "Ann", "Ben"))
    for player, name in ((0, "You"), (1, "Ann")):
        why = Happening.SWEEP if happening is Happening.STOLEN else None
        event = Event(happening, player, DECK["pine-1"], CardSet("crane"), why, other=2, points=3)
        words = told._told(sitting, [event])
        if happening in told.ASKED:
            assert words == ""
        elif happening in (Happening.HAND, Happening.DRAW, Happening.LEFT):
            assert words.startswith(f"{name}: ") and "pine-1" in words and "crane" in words
        else:
            assert words == event.text(sitting.names) and words.endswith((".", "!"))


def test_what_is_asked_at_once_need_not_be_told() -> None:
    asked = {}
    for hands, table in (("geese crane", "pampas-1 pampas-2"), ("sake plum-1", "chrysanthemum-1")):
        state = position(hands=[hands, "boar deer pine-1"], table=table, piles=["moon", ""],
                         stock="maple-1 iris-1 willow-ribbon")
        sitting = Sitting(state)
        sitting.act(f"play {hands.split()[0]}")
        asked[sitting.events[-1].happening] = asking.prompt(sitting)
    assert set(asked) == told.ASKED and all(words.endswith("?") for words in asked.values())


# ── swapping hands (spec 3.4)


def swapping(opponent: str = "greedy", dealer: int = 1, **options: Any) -> Sitting:
    return Sitting.start("tentos", opponent, seed=3, dealer=dealer, **options)


def test_the_hand_lies_covered_until_it_is_kept_or_swapped() -> None:
    sitting = swapping()
    shown = seen(sitting)
    assert [place.card for place in shown.places if place.zone is at.Zone.HAND] == [None] * 8
    assert [(key.words, key.deed) for key in shown.keys] == [("Swap", SWAP), ("Keep", KEEP)]
    assert shown.told == "Before anybody looks: keep your hand, or swap it for Greedy's?"
    assert "Your hand: 8 cards, covered." in told.words(sitting, "")
    labels = [asking.action_words(sitting, *option) for option in sitting.options()]
    assert labels == ["Swap hands with Greedy, unseen", "Keep the hand that was dealt"]
    sitting.act("keep")
    assert seen(sitting).lay.backs == 0 and len(seen(sitting).lay.hand) == 8
    assert told.happened(sitting).startswith("You keep the hand that was dealt. Greedy: ")


def test_a_swap_moves_all_backs_across() -> None:
    sitting = swapping()
    (_, (step, *_)), *_ = moves(sitting.act("swap"), 0)
    assert [flight[0] for flight in step.flights] == [None] * 16
    assert step.lay.theirs == (0,) and step.lay.backs == 0 and not step.lay.hand
    ways = {(start, end) for _, start, end in step.flights}
    near, across = at.hand_row(8), at.their_hand(8)
    assert ways == {*zip(near, across, strict=True), *zip(across, near, strict=True)}
    assert told.happened(sitting).startswith("You swap hands with the dealer. Greedy: ")


def test_among_friends_the_one_who_may_swap_is_named() -> None:
    sitting = swapping("friend", dealer=0, names=("Ann", "Ben"))
    assert seen(sitting).told == "Before anybody looks, Ben: keep your hand, or swap it for Ann's?"


def test_swap_and_keep_from_code() -> None:
    table = Table("tentos", seed=3, dealer=1)
    assert "time to swap hands or to keep" in table.play("crane")
    assert table.swap().startswith("You swap hands with the dealer.")
    table.undo()
    assert table.state.phase is Phase.SWAP
    assert table.keep().startswith("You keep the hand that was dealt.")


# ── captures left lying (spec 3.13)


def declining() -> Round:
    return position(VANIKAR.variant(may_decline_capture=True), hands=["crane geese sake", "boar deer iris-1"],
                    table="pine-1 pampas-1 pampas-2", stock="maple-1 plum-1 cherry-1 willow-ribbon")


def offered(table: Table) -> list[str]:
    return [button.description for button in table._buttons.open]


def press(table: Table, words: str) -> None:
    table._pressed = (0, table._pressed[1])  # no double click
    next(button for button in table._buttons.open if button.description == words).click()


def test_leaving_a_card_is_a_button_beside_plain_play() -> None:
    table = Table(game=declining())
    plays = ["Play crane: takes pine-1", "Play geese: takes pampas-1 or pampas-2", "Play sake: takes nothing"]
    assert offered(table) == [*plays, "Leave a card beside its match"]
    press(table, "Leave a card beside its match")
    assert offered(table) == ["Leave crane beside pine-1", "Leave geese beside pampas-1 and pampas-2",
                              "Play a card, leave none"]
    assert table.sentence == "Leave a card: which one shall lie beside its match?"
    assert not table.state.log, "nothing is done yet"
    press(table, "Play a card, leave none")
    assert offered(table)[:3] == plays
    press(table, "Leave a card beside its match")
    press(table, "Leave crane beside pine-1")
    assert table.state.log[0].happening is Happening.LEFT and not table.state.piles[0]
    assert table.sentence.startswith("You: crane left beside pine-1, drawn maple-1 to the table.")
    assert offered(table)[:2] == ["Play geese: takes pampas-1 or pampas-2", "Play sake: takes nothing"]


def test_plain_play_never_leaves_a_card() -> None:
    table = Table(game=declining())
    table.play("crane")
    assert CardSet("crane pine-1") <= table.state.piles[0]
    assert "Leave a card" not in offered(Table(seed=7))


def test_a_card_left_goes_to_its_place_on_the_table_and_takes_nothing() -> None:
    sitting = Sitting(declining(), "friend")
    sitting.uncover()
    (_, (step, *_)), = moves(sitting.act("leave crane"), 0)
    assert [flight[0] for flight in step.flights] == [DECK["crane"]]
    assert step.flights[0][2] == at.table(CardSet("crane pine-1 pampas-1 pampas-2"))[DECK["crane"]]
    sitting.uncover()
    assert seen(sitting).recent & CardSet("crane pine-1") == CardSet("crane"), "its match has not moved"
    assert dealt_hand(sitting.round.view(0)) == CardSet("crane geese sake"), "it was in the hand"


def test_leaving_from_code_and_what_cant_be_left() -> None:
    table = Table(game=declining())
    assert "can't be left" in table.leave("sake")
    assert table.leave("crane").startswith("You: crane left beside pine-1")
    assert "can't" in Table(seed=7, dealer=0).leave(next(iter(Table(seed=7, dealer=0).state.hands[0])))


def test_where_a_capture_is_forced_only_cards_that_capture_can_be_played() -> None:
    sitting = Sitting(position(VANIKAR.variant(must_play_match=True), hands=["crane sake", "boar deer"],
                               table="pine-1", stock="maple-1 iris-1"))
    shown = seen(sitting)
    assert set(shown.spots) == {PLAY[DECK["crane"].index]}
    assert shown.told.endswith("One that takes its match has to be played.")


# ── the wild Lightning (spec 7.6)


def test_the_lightning_is_offered_every_card_on_the_table() -> None:
    sitting = Sitting(position("polish", hands=["lightning plum-1", "boar deer"], table="pine-1 sake swallow",
                               stock="maple-1 iris-1"))
    words = {action.card.name: asking.action_words(sitting, action, taken)
             for action, taken in sitting.options()}
    assert words == {"lightning": "Play lightning: takes any card on the table",
                     "plum-1": "Play plum-1: takes nothing"}
    sitting.act("play lightning")
    assert seen(sitting).told == "Played: lightning. It matches three cards. Take which one?"
    assert set(seen(sitting).spots) == {TAKE[DECK[name].index] for name in ("pine-1", "sake", "swallow")}


def test_the_lightning_on_the_table_can_be_taken_in_place_of_three() -> None:
    sitting = Sitting(position("polish", hands=["crane plum-1", "boar deer"], stock="maple-1 iris-1",
                               table="pine-poem pine-1 pine-2 lightning sake"))
    (action, taken), *_ = sitting.options()
    assert asking.action_words(sitting, action, taken) == (
        "Play crane: takes lightning or pine-poem, pine-1 and pine-2")
    sitting.act("play crane")
    shown = seen(sitting)
    assert shown.told == "Played: crane. Take lightning, or all three: pine-poem, pine-1 and pine-2?"
    assert set(shown.spots) == {TAKE[DECK["lightning"].index], TAKE_ALL}
    assert [key.words for key in shown.keys] == ["Take all three"]
    table = Table(game=sitting.round)
    assert offered(table) == ["Take lightning", "Take all three: pine-poem, pine-1 and pine-2"]
    assert table.take_all().startswith("You: crane takes pine-poem, pine-1 and pine-2")


def test_a_wild_card_s_own_three_can_be_taken_or_any_one_card() -> None:
    sitting = Sitting(position("polish", hands=["lightning plum-1", "boar deer"], stock="maple-1 iris-1",
                               table="rainman swallow willow-ribbon sake"))
    sitting.act("play lightning")
    said = "Played: lightning. Take any one card, or all three: rainman, swallow and willow-ribbon?"
    assert seen(sitting).told == said


def test_a_hint_names_what_can_be_taken_in_the_place_that_was_clicked() -> None:
    sitting = Sitting(position("polish", hands=["crane swallow", "boar deer"], stock="maple-1 iris-1",
                               table="pine-1 lightning rainman"))
    assert asking.hint(sitting, 1) == "Play crane from your hand to take pine-1."
    said = asking.hint(sitting, 11)
    assert "swallow from your hand to take rainman or lightning" in said
    assert "crane from your hand to take lightning" in said


def test_a_capture_with_the_lightning_can_bring_two_cards_that_a_yaku_lacks() -> None:
    chaff = CardSet("pine-1 pine-2 plum-1 plum-2 cherry-1 cherry-2 wisteria-1 wisteria-2")
    gone = DECK.cards - chaff - CardSet("lightning iris-1")
    wild = near.nearest_yaku(chaff, gone, POLISH, 1)
    plain = near.nearest_yaku(chaff, gone, POLISH.variant(lightning_wild="off"), 1)
    assert any(row.startswith("Kasu: 8 of 10") for row in wild)
    assert not any(row.startswith("Kasu") for row in plain)


# ── three players (spec 7.2, 7.3)


def three(**layout: Any) -> Round:
    return position("polish", players=3, **{
        "hands": ("crane plum-1", "boar deer", "maple-1 iris-1"), "table": "pine-1 sake",
        "stock": "maple-blue", **layout})


def test_three_lines_three_piles_and_two_hands_of_backs() -> None:
    sitting = Sitting(three(piles=["moon", "phoenix", "swallow"]))
    shown = seen(sitting)
    assert [line.name for line in shown.lines] == ["Greedy B", "Greedy A", "You"]
    assert [str(pile) for pile in shown.lay.piles] == ["willow-swallow", "paulownia-phoenix", "pampas-moon"]
    assert shown.lay.theirs == (2, 2)
    boxes = [place.box for place in shown.places if place.zone is at.Zone.THEIRS]
    assert boxes == at.their_hand(2, 0, 3) + at.their_hand(2, 1, 3)
    assert ground_svg(3).count("<svg ") == 1 + 3 * 4 and ground_svg(2).count("<svg ") == 1 + 2 * 4


def test_each_of_three_moves_on_the_own_side() -> None:
    sitting = Sitting(three(hands=("plum-1 plum-2", "boar deer", "pampas-1 iris-1"), table="clover-1 moon",
                            stock=""))
    trail = sitting.act("play plum-1")
    turns = dict(moves(trail, 0))
    assert list(turns) == [0, 1, 2]
    for seat, side, card in ((1, 1, "boar"), (2, 0, "pampas-1")):
        laid, taken = turns[seat]
        assert laid.flights[0][:2] == (DECK[card], at.their_hand(2, side, 3)[-1])
        goals = at.pile(side, sitting.round.piles[seat], 3)
        assert {flight[0]: flight[2] for flight in taken.flights} == goals


def test_the_decision_looks_at_both_others() -> None:
    """Spec 7.9: the calls of another player double once."""
    sitting = Sitting(three(piles=["moon curtain", "rainman", "warbler cuckoo geese"], calls=(0, 1, 1)))
    sitting.act("play crane")
    text = panels.decision_html(sitting)
    for words in ("×2: Greedy A and Greedy B called koi-koi → 10", "<b>Greedy A holds</b> no yaku yet.",
                  "<b>Greedy B holds</b> no yaku yet.",
                  "If another player stops first, that player&#x27;s points count double and you get nothing",
                  "the dealer scores 6 points", "Cards in hand: You 1, Greedy A 2, Greedy B 2"):
        assert words in text


def test_a_match_of_three_is_told_with_every_name() -> None:
    sitting = Sitting.start("polish", players=3, rounds=2, seed=5, opponent=("greedy", "random"))
    assert say.score_words(sitting) == "You 0, Greedy 0, Random 0"
    assert say.opening(sitting) == ("You play against Greedy and Random, the computer. The turn goes round "
                                    "counter-clockwise: You, Greedy and Random.")
    assert sitting.opening.text(sitting.names) in told.happened(sitting)
    assert sitting.opening.text(sitting.names) in told.log_lines(sitting)
    for _ in choices(sitting):
        pass
    title, _ = told.result_lines(sitting)
    you, greedy, random = sitting.match.totals
    assert title.endswith(f", You {you}, Greedy {greedy}, Random {random}")
    assert told.log_lines(sitting)[0].startswith("Round 1: You ")
    assert panels.result_html(sitting).count("<tr>") == 4


def test_without_a_stock_a_turn_is_said_to_be_the_hand_card_only() -> None:
    """Spec 7.3: with three the stock is empty before the hands are."""
    assert asking.prompt(Sitting(three(stock=""))).endswith(" takes its match. The stock is empty.")
    assert "stock" not in asking.prompt(Sitting(three()))


# ── what the deal brings about


def dealt(rules: Rules, dealer: int = 0, **layout: Any) -> Sitting:
    return Sitting(deal(rules, 4, dealer=dealer, **layout))


def test_a_hand_yaku_ends_the_round_at_once_with_its_cards_lit_and_its_reason() -> None:
    """Spec 3.5."""
    rules = VANIKAR.variant(hand_quad=6)
    mine, theirs = (dealt(rules, hands=hands) for hands in ([QUAD, ""], ["", QUAD]))
    for sitting, shows, wins in ((mine, "You show", "You win"), (theirs, "Greedy shows", "Greedy wins")):
        shown = seen(sitting)
        assert shown.lit == CardSet(QUAD) <= CardSet(place.card for place in shown.places if place.card)
        assert told.result_lines(sitting) == (
            f"{wins} the round: 6 points",
            (f"{shows} crane, pine-poem, pine-1 and pine-2 and {wins.split()[-1]} at once.",
             "Four of a month in the hand: 6 points"))
        assert [key.words for key in shown.keys] == ["New round"]
        assert told.happened(sitting) == told.result_lines(sitting)[1][0]


def test_four_of_a_month_on_the_table_win_for_the_dealer() -> None:
    sitting = dealt(VANIKAR.variant(table_quad="dealer_wins", table_quad_points=6), 1, table=f"{QUAD} moon")
    assert seen(sitting).lit == CardSet(QUAD)
    assert told.result_lines(sitting) == (
        "Greedy wins the round: 6 points",
        ("Greedy deals and wins by four cards of a month on the table: crane, pine-poem, pine-1 and pine-2.",
         "Four cards of a month lay on the table: 6 points"))


def test_cards_that_leave_play_are_seen_set_aside() -> None:
    sitting = dealt(VANIKAR.variant(table_quad="remove"), table=f"{QUAD} moon")
    aside = [place for place in seen(sitting).places if place.zone is at.Zone.ASIDE]
    assert CardSet(place.card for place in aside) == CardSet(QUAD)
    assert told.happened(sitting) == ("Four cards of a month lay on the table; crane, pine-poem, pine-1 and "
                                      "pine-2 are set aside.")
    assert f"Set aside: {CardSet(QUAD)}." in told.words(sitting, "")
    assert not any("Akatan" in row for row in near.near(sitting, 0)), "a card set aside can't be had"


def test_cards_that_the_dealer_takes_lie_in_the_dealer_s_pile() -> None:
    sitting = dealt(VANIKAR.variant(table_quad="dealer_takes"), table=f"{QUAD} moon")
    assert seen(sitting).lay.piles[at.NEAR] == CardSet(QUAD)
    assert told.happened(sitting).startswith("You deal and take the four cards of a month on the table: ")


def test_brights_on_the_table_at_the_deal_are_told_while_they_multiply() -> None:
    """Spec 3.5: ×2 for one, ×3 for two."""
    sitting = dealt(TENTOS.variant(hand_swap=False), table="moon crane plum-1 plum-2 iris-1 iris-2 boar deer")
    said = "2 brights on the table at the deal: what is scored counts three times."
    assert told.happened(sitting) == said and said in told.log_lines(sitting)
    assert "×3: 2 brights at the deal" in panels.bar_html(sitting)
    sitting.act(sitting.options()[0][0])
    assert said in told.words(sitting, "")
    plain = dealt(VANIKAR, table="moon crane plum-1 plum-2 iris-1 iris-2 boar deer")
    assert say.field(plain)[0] == 1 and "at the deal" not in panels.bar_html(plain)


def test_the_month_is_told_and_marked_where_its_cards_score() -> None:
    """Spec 5.6."""
    sitting = Sitting(deal("tsukifuda", 4, dealer=0, month=3))
    assert say.when(sitting) == "One round (March)" and seen(sitting).month == 3
    assert say.when(Sitting.start("tsukifuda", seed=4)).endswith(" (January)")
    assert seen(Sitting(deal(seed=4))).month is None
    pile = CardSet("cherry-poem cherry-1 cherry-2")
    rows = near.nearest_yaku(pile, CardSet(), RULES["tsukifuda"], month=3)
    assert any("3 of 4, missing curtain" in row for row in rows)


def test_how_the_first_dealer_was_found_is_said_first() -> None:
    """Spec 5.2, 7.2."""
    drawn = Sitting.start("polish", seed=4)
    assert drawn.opening.text(drawn.names) in told.happened(drawn)
    assert told.log_lines(drawn)[0].startswith("Drawn: ")
    born = Table("tsukifuda", seed=4, birthdays=(3, 9))
    assert "with the birthday nearest to it" in born.sentence


# ── endings (spec 3.10, 5.9, 7.10, 11)


def run_out(rules: Rules, piles: tuple[str, str] = ("", ""), calls: tuple[int, int] = (0, 0)) -> Sitting:
    """A round in which both play their last card and nobody has stopped."""
    sitting = Sitting(position(rules, hands=["plum-1", "iris-1"], table="wisteria-1", piles=piles,
                               calls=calls, stock="", dealer=1, to_play=0))
    sitting.act("play plum-1")
    assert sitting.round.is_over
    return sitting


@pytest.mark.parametrize(("options", "piles", "calls", "lines"), [
    ({"exhaust_no_yaku": 4}, ("", ""), (0, 0),
     ("Greedy wins the round: 4 points", "nobody holds a yaku, so Greedy, who deals, scores.",
      "Nobody holds a yaku: 4 points")),
    ({"exhaust_unstopped": ("dealer", 6)}, ("moon sake", ""), (0, 0),
     ("Greedy wins the round: 6 points", "nobody stopped, so Greedy, who deals, scores.",
      "Nobody has stopped: 6 points")),
    ({"exhaust_unstopped": "last_caller"}, ("moon sake", ""), (1, 0),
     ("You win the round: 5 points", "you called koi-koi last and score.", "Tsukimi-zake 5")),
    ({"exhaust_unstopped": "higher"}, ("moon sake", ""), (0, 0),
     ("You win the round: 5 points", "you hold the most and score.", "Tsukimi-zake 5")),
    ({}, ("moon sake", ""), (0, 0),
     ("Nobody scores in the round", "the round is drawn.")),
])
def test_the_cards_run_out(options: dict[str, Any], piles: Any, calls: Any, lines: tuple[str, ...]) -> None:
    title, said = told.result_lines(run_out(VANIKAR.variant(**options), piles, calls))
    assert title == lines[0] and len(said) == len(lines) - 1
    assert said[0].startswith("No cards are left and nobody stopped")
    assert all(told_line.endswith(wanted) for told_line, wanted in zip(said, lines[1:], strict=True))


def test_who_made_the_last_yaku_scores_where_the_rules_say_so() -> None:
    rules = VANIKAR.variant(exhaust_unstopped="last_improver", auto_stop_last_turn=False)
    sitting = Sitting(position(rules, hands=["sake", "iris-1"], table="chrysanthemum-1", piles=["moon", ""],
                               stock="maple-1"))
    sitting.act("play sake")
    sitting.act(KOIKOI)
    title, (why, *_) = told.result_lines(sitting)
    assert title.startswith("You win the round: ") and why.endswith("you made the last yaku and score.")


def test_a_call_too_many_stops_the_round_and_says_why() -> None:
    rules = VANIKAR.variant(max_calls=1)
    sitting = Sitting(position(rules, hands=["sake plum-1", "iris-1 deer"], table="chrysanthemum-1",
                               calls=(1, 0), piles=["moon", ""], stock="maple-1 cherry-1"))
    sitting.act("play sake")
    _, (why, *_) = told.result_lines(sitting)
    assert why == "You made Tsukimi-zake 5. You stop: koi-koi may be called once only."


def stopped(rules: Rules | str, **layout: Any) -> Sitting:
    sitting = Sitting(position(rules, **{
        "hands": ["sake plum-1", "iris-1 deer", "boar iris-2"][:layout.get("players", 2)],
        "table": "chrysanthemum-1", "stock": "maple-1 cherry-1", **layout}))
    sitting.act("play sake")
    sitting.act("stop")
    return sitting


def test_where_points_are_taken_from_the_others_it_is_said_who_pays() -> None:
    """Spec 5.11."""
    sitting = stopped(VANIKAR.variant(zero_sum=True), piles=["moon", ""])
    assert told.result_lines(sitting) == ("You win the round: 5 points",
                                          ("You stop.", "Tsukimi-zake 5", "Greedy pays 5 points."))
    sitting = stopped(POLISH.variant(zero_sum=True), piles=["moon", "", ""], players=3)
    assert told.result_lines(sitting)[0] == "You win the round: 10 points"
    assert told.result_lines(sitting)[1][-1] == "The others pay 5 points each."


@pytest.mark.parametrize(("rules", "calls", "said"), [
    ({"own_koikoi": "multiply"}, 0, "a later stop scores 2 times as much"),
    ({"own_koikoi": "japan"}, 0, "a later stop scores 1 point more"),
    ({"own_koikoi": "off"}, 0, "play on for more. If"),
    ({"yaku_multiply": True, "own_koikoi": "multiply"}, 0,
     "and with a further yaku the sum counts double. If"),
    ({"multipliers": "sum", "own_koikoi": "multiply"}, 0, "a later stop scores 2 times as much"),
    ({"zero_sum": True}, 0, "and you pay for it"),
    ({"winner_takes_loser": True}, 0, "and your yaku score too unless a new one is made"),
])
def test_the_risk_of_a_call_is_that_of_the_rules(rules: dict[str, Any], calls: int, said: str) -> None:
    sitting = Sitting(position(VANIKAR.variant(**rules), hands=["sake plum-1", "iris-1 deer"],
                               table="chrysanthemum-1", piles=["moon", ""], stock="maple-1 cherry-1",
                               calls=(calls, 0)))
    sitting.act("play sake")
    assert said in near.risk(sitting)


def test_the_risk_of_a_call_where_multipliers_are_added_up_is_said_of_the_sum() -> None:
    """Spec 3.8: two brights on the table triple, two calls triple: six times."""
    game = VANIKAR.variant(multipliers="sum", own_koikoi="multiply", field_multiplier="per_bright",
                           seven_doubles=False)
    sitting = Sitting(position(game, hands=["sake plum-1", "iris-1 deer"], table="chrysanthemum-1",
                               piles=["moon", ""], stock="maple-1 cherry-1", calls=(1, 0), field_brights=2))
    sitting.act("play sake")
    assert "and a later stop scores 6 times the sum. If" in near.risk(sitting)
    assert told.steps(sitting, 0)[1:] == [
        "×5: you called koi-koi once: 2 times, plus 3 times for brights on the table at the deal: 2 → 25"]
    assert "Greedy called koi-koi once: 2 times, plus" in told.reason(
        sitting, 1, sitting.view.score(0).steps[1], sitting.round)


@pytest.mark.parametrize(("rules", "said"), [
    ({"offer_on": "increase"}, "Sum 5; you can stop only after a turn that raises it."),
    ({"offer_on": "new_yaku"}, "Sum 5; you can stop only after a turn that makes a new yaku."),
    ({"min_total": 7}, "Sum 5; you can stop from 7 points on."),
])
def test_when_a_sum_lets_its_player_stop(rules: dict[str, Any], said: str) -> None:
    sitting = Sitting(position(VANIKAR.variant(**rules), hands=["crane plum-1", "iris-1 deer"],
                               table="pine-1", piles=["moon sake", ""]))
    assert near.sum_words(sitting, 0) == said


def test_a_match_that_ends_at_zero_says_who_has_nothing_left() -> None:
    """Spec 11.1."""
    rules = RULES["koikoi-japan"].variant(start_points=1, length=("rounds", 12))
    for seed in range(40):
        sitting = Sitting.start(rules, "random", seed=seed)
        for _ in choices(sitting):
            pass
        if min(sitting.match.totals) <= 0 and sitting.match.number < 12:
            loser = sitting.names[sitting.match.totals.index(min(sitting.match.totals))]
            has = "have" if loser == "You" else "has"
            assert told.result_lines(sitting)[1][-1] == f"{loser} {has} no points left."
            return
    raise AssertionError("no match ended at zero")


def test_a_rise_without_a_new_yaku_or_more_points_of_one_is_still_a_sentence() -> None:
    sitting = Sitting(position(hands=["crane plum-1", "boar deer"], table="pine-1", stock="maple-1"))
    assert told.made(sitting) == "You raised the sum."
