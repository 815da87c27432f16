"""Bad input: the fitting exception, and one sentence that names the fault and what would be right."""
import random
import re

import pytest

from koikoi_edu import (
    DECK,
    RULES,
    CardSet,
    agent,
    deal,
    dumps,
    loads,
    new_match,
    one_more,
    position,
    progress,
    rules,
    score,
)
from koikoi_edu.errors import CardError, IllegalAction, KoiKoiError, RulesError, UnknownName, nearest, shown
from koikoi_edu.game import KOIKOI, PLAY, Action

HANDS = ["crane boar", "moon deer"]


def over():
    state = position(hands=["moon", "iris-1"], table="pampas-1", piles=["crane curtain", ""])
    return state.apply("moon")


def asked():
    state = position(hands=["moon boar", "iris-1"], table="pampas-1", piles=["crane curtain", ""])
    return state.apply("moon")


def choosing():
    return position(hands=["moon boar", "iris-1"], table="pampas-1 pampas-2").apply("moon")


class Unshowable:
    def __repr__(self):
        raise ZeroDivisionError


#: What is called, the class of the exception, and words that its sentence has to contain.
TABLE = [
    # Cards that do not exist
    (lambda: DECK["cranee"], UnknownName, ["'cranee'", "'crane'"]),
    (lambda: DECK["pine-3"], UnknownName, ["'pine-3'", "'pine-"]),
    (lambda: DECK["sakura"], UnknownName, ["'sakura'", "'sake'"]),
    (lambda: DECK["lightening"], UnknownName, ["'lightening'", "'lightning'"]),
    (lambda: DECK["xyzzy"], UnknownName, ["'xyzzy'", "pine-crane", "crane"]),
    (lambda: DECK[""], UnknownName, ["''", "pine-crane"]),
    (lambda: DECK[0], UnknownName, ["card 0", "pine-crane"]),
    (lambda: DECK[None], UnknownName, ["None"]),
    (lambda: DECK[Unshowable()], UnknownName, ["a Unshowable"]),
    (lambda: DECK["x" * 10**6], UnknownName, ["'xxx", "..."]),
    (lambda: DECK["two\nlines"], UnknownName, [r"two\nlines"]),
    (lambda: CardSet("moon craen"), UnknownName, ["'craen'", "'crane'"]),
    (lambda: CardSet(["moon", 5]), UnknownName, ["5"]),
    (lambda: CardSet(["moon", None]), UnknownName, ["None"]),
    (lambda: CardSet([["moon"]]), UnknownName, ["['moon']"]),
    (lambda: CardSet("moon") | "craen", UnknownName, ["'crane'"]),
    (lambda: CardSet("moon") - "craen", UnknownName, ["'crane'"]),
    (lambda: CardSet("moon") & "craen", UnknownName, ["'crane'"]),
    (lambda: CardSet("moon") <= "craen", UnknownName, ["'crane'"]),
    (lambda: "craen" in CardSet("moon"), UnknownName, ["'crane'"]),
    (lambda: score("mooon"), UnknownName, ["'moon'"]),
    (lambda: CardSet("moon").of("brigth"), UnknownName, ["'brigth'", "'bright'"]),
    # Cards that can't be together
    (lambda: CardSet("moon crane moon"), CardError, ["'pampas-moon'", "twice"]),
    (lambda: CardSet(["moon", "pampas-moon"]), CardError, ["'pampas-moon'", "twice"]),
    (lambda: CardSet(5), CardError, ["5", "'moon curtain crane'"]),
    (lambda: CardSet(None), CardError, ["None"]),
    (lambda: score(None), CardError, ["None"]),
    (lambda: score(5.5), CardError, ["5.5"]),
    (lambda: score("moon moon"), CardError, ["twice"]),
    (lambda: score("moon joker-2pi"), CardError, ["'joker-2pi'", "deck of Vanikar Koi-Koi"]),
    (lambda: progress(3), CardError, ["3"]),
    (lambda: progress("moon", gone=3), CardError, ["3"]),
    (lambda: one_more("moon", among=3), CardError, ["3"]),
    (lambda: one_more("moon", among="joker-1pi"), CardError, ["joker-1pi"]),
    # Rule sets
    (lambda: rules("vanikra"), UnknownName, ["'vanikra'", "'vanikar'"]),
    (lambda: rules("VANIKAR"), UnknownName, ["'VANIKAR'", "'vanikar'"]),
    (lambda: rules("poker"), UnknownName, ["'poker'", "vanikar"]),
    (lambda: rules(None), UnknownName, ["None", "vanikar"]),
    (lambda: rules(["vanikar"]), UnknownName, ["['vanikar']"]),
    (lambda: score("moon", "vanikra"), UnknownName, ["'vanikar'"]),
    (lambda: deal("vanikra"), UnknownName, ["'vanikar'"]),
    (lambda: deal(7), UnknownName, ["7", "vanikar"]),
    (lambda: new_match("vanikra"), UnknownName, ["'vanikar'"]),
    (lambda: progress("moon", "vanikra"), UnknownName, ["'vanikar'"]),
    (lambda: one_more("moon", "vanikra"), UnknownName, ["'vanikar'"]),
    (lambda: position("vanikra", hands=HANDS), UnknownName, ["'vanikar'"]),
    # Numbers
    (lambda: score("moon", opponent_koikoi=-1), RulesError, ["opponent_koikoi", "from 0 to 48", "-1"]),
    (lambda: score("moon", opponent_koikoi=49), RulesError, ["opponent_koikoi", "49"]),
    (lambda: score("moon", opponent_koikoi=1.0), RulesError, ["opponent_koikoi", "1.0"]),
    (lambda: score("moon", opponent_koikoi=True), RulesError, ["opponent_koikoi", "True"]),
    (lambda: score("moon", opponent_koikoi=None), RulesError, ["opponent_koikoi", "None"]),
    (lambda: score("moon", opponent_koikoi=[1]), RulesError, ["opponent_koikoi", "[1]"]),
    (lambda: score("moon", own_koikoi="1"), RulesError, ["own_koikoi", "'1'"]),
    (lambda: score("moon", field_brights=-1), RulesError, ["field_brights", "-1"]),
    (lambda: score("moon", opponent_koikoi=10**5000), RulesError, ["opponent_koikoi"]),
    (lambda: one_more("moon", own_koikoi=-1), RulesError, ["own_koikoi", "-1"]),
    (lambda: score("moon", month=0), RulesError, ["1 to 12", "0"]),
    (lambda: score("moon", month=13), RulesError, ["1 to 12", "13"]),
    (lambda: score("moon", month="May"), RulesError, ["1 to 12", "'May'"]),
    (lambda: deal(seed=1.5), RulesError, ["seed", "1.5", "whole number"]),
    (lambda: deal(seed=True), RulesError, ["seed", "True"]),
    (lambda: deal(seed=b"1"), RulesError, ["seed", "b'1'"]),
    (lambda: deal(seed=10**40), RulesError, ["seed", "40 digits"]),
    (lambda: deal(seed=10**5000), RulesError, ["seed", "40 digits"]),
    (lambda: deal(seed="\ud800"), RulesError, ["seed"]),
    (lambda: deal(seed="x" * 121), RulesError, ["seed", "120 characters"]),
    (lambda: new_match(seed="x" * 101), RulesError, ["seed", "100 characters"]),
    (lambda: deal(seed="a\nb"), RulesError, ["seed"]),
    (lambda: new_match(seed=2.0), RulesError, ["seed", "2.0"]),
    (lambda: deal(dealer=2), RulesError, ["player 2", "0 to 1"]),
    (lambda: deal(dealer=-1), RulesError, ["player -1", "0 to 1"]),
    (lambda: deal(dealer="0"), RulesError, ["player '0'", "0 to 1"]),
    (lambda: deal(dealer=True), RulesError, ["player True"]),
    (lambda: deal(players=3), RulesError, ["players", "3", "one of 2"]),
    (lambda: new_match(players=1), RulesError, ["players", "one of 2"]),
    (lambda: new_match(rounds=0), RulesError, ["length", "from 1"]),
    (lambda: new_match(rounds=2.5), RulesError, ["length", "2.5"]),
    (lambda: new_match(rounds="6"), RulesError, ["length", "'6'"]),
    (lambda: new_match(dealer=5), RulesError, ["player 5", "0 to 1"]),
    # Layouts that can't be
    (lambda: deal(hands=["crane crane", ""]), CardError, ["'pine-crane'", "twice"]),
    (lambda: deal(hands=["crane", "crane"]), CardError, ["'pine-crane'", "two places"]),
    (lambda: deal(hands=["crane", ""], table="crane"), CardError, ["'pine-crane'", "two places"]),
    (lambda: deal(table="crane", stock="moon crane"), CardError, ["'pine-crane'", "two places"]),
    (lambda: deal(stock="moon crane moon"), CardError, ["'pampas-moon'", "twice"]),
    (lambda: deal(table="crane joker-1pi"), CardError, ["'joker-1pi'", "deck of Vanikar"]),
    (lambda: deal(hands=[list(DECK)[::5][:9], ""]), CardError, ["hand", "at most 8", "9"]),
    (lambda: deal(hands=["", list(DECK)[::5][:9]]), CardError, ["hand", "at most 8", "9"]),
    (lambda: deal(table=list(DECK)[::5][:9]), CardError, ["table", "8", "9"]),
    (lambda: deal(stock=list(DECK)[:25]), CardError, ["stock", "at most 24", "25"]),
    (lambda: deal(table="pine-crane pine-poem pine-1 pine-2"), CardError, ["four cards of January", "three"]),
    (lambda: deal(table="pine-1 pine-2 pine-3 pine-crane pine-poem"), UnknownName, ["'pine-3'"]),
    (lambda: deal(hands=["crane"]), CardError, ["2 hands", "not 1"]),
    (lambda: deal(hands=["crane", "moon", "boar"]), CardError, ["2 hands", "not 3"]),
    (lambda: deal(hands="crane moon"), CardError, ["hands", "2 players", "'crane moon'"]),
    (lambda: deal(hands=CardSet("crane moon")), CardError, ["hands", "2 players"]),
    (lambda: deal(hands=5), CardError, ["hands", "2 players", "5"]),
    (lambda: deal(hands=[None, ""]), CardError, ["None"]),
    (lambda: deal(hands=["cranee", ""]), UnknownName, ["'crane'"]),
    (lambda: deal(table=5), CardError, ["5"]),
    (lambda: deal(table=0), CardError, ["0"]),
    (lambda: deal(stock=[5]), UnknownName, ["5"]),
    (lambda: position(hands=["crane crane", ""]), CardError, ["twice"]),
    (lambda: position(hands=["crane", "crane"]), CardError, ["two places"]),
    (lambda: position(hands=HANDS, table="moon"), CardError, ["'pampas-moon'", "two places"]),
    (lambda: position(hands=HANDS, stock="moon"), CardError, ["'pampas-moon'", "two places"]),
    (lambda: position(hands=HANDS, piles=["moon", ""]), CardError, ["'pampas-moon'", "two places"]),
    (lambda: position(hands=HANDS, piles=["sake", "sake"]), CardError, ["two places"]),
    (lambda: position(hands=HANDS, piles=["sake"]), CardError, ["2 piles", "not 1"]),
    (lambda: position(hands=HANDS, piles="sake"), CardError, ["piles", "2 players"]),
    (lambda: position(hands=[list(DECK)[:9], "moon"]), CardError, ["hand", "at most 8", "9"]),
    (lambda: position(hands=["moon", ""], stock=list(DECK)[:25]), CardError, ["stock", "at most 24", "25"]),
    (lambda: position(hands=["moon", ""], table="pine-crane pine-poem pine-1 pine-2 plum-1"), CardError,
     ["four cards of January", "three"]),
    (lambda: position(hands=["", "moon"]), CardError, ["holds no card"]),
    (lambda: position(hands=["moon", ""], to_play=1), CardError, ["holds no card"]),
    (lambda: position(hands=["", ""]), CardError, ["holds no card"]),
    (lambda: position(hands=None), CardError, ["holds no card"]),
    (lambda: position(hands="moon"), CardError, ["hands", "2 players"]),
    (lambda: position(hands=HANDS, dealer=2), RulesError, ["player 2"]),
    (lambda: position(hands=HANDS, to_play=2), RulesError, ["player 2"]),
    (lambda: position(hands=HANDS, to_play="1"), RulesError, ["player '1'"]),
    (lambda: position(hands=HANDS, calls=[1]), RulesError, ["calls", "2 players", "[1]"]),
    (lambda: position(hands=HANDS, calls=[1, -1]), RulesError, ["calls", "-1"]),
    (lambda: position(hands=HANDS, calls=[1, 1.0]), RulesError, ["calls", "1.0"]),
    (lambda: position(hands=HANDS, calls=[1, True]), RulesError, ["calls", "True"]),
    (lambda: position(hands=HANDS, calls=[49, 0]), RulesError, ["calls", "0 to 48"]),
    (lambda: position(hands=HANDS, calls=1), RulesError, ["calls", "1"]),
    (lambda: position(hands=HANDS, calls="10"), RulesError, ["calls", "'10'"]),
    # Actions
    (lambda: position(hands=HANDS).apply("moon"), IllegalAction,
     ["pampas-moon", "not in the hand", "play pine-crane", "play clover-boar"]),
    (lambda: position(hands=HANDS).apply("cranee"), UnknownName, ["'crane'"]),
    (lambda: position(hands=HANDS).apply("stop"), IllegalAction, ["'stop'", "play pine-crane"]),
    (lambda: position(hands=HANDS).apply(KOIKOI), IllegalAction, ["'koi-koi'", "play pine-crane"]),
    (lambda: position(hands=HANDS).apply("take crane"), IllegalAction, ["'take pine-crane'", "play pine"]),
    (lambda: position(hands=HANDS).apply("throw crane"), IllegalAction, ["'throw crane'", "'play crane'"]),
    (lambda: position(hands=HANDS).apply(None), IllegalAction, ["None", "'play crane'"]),
    (lambda: position(hands=HANDS).apply(""), IllegalAction, ["''", "'play crane'"]),
    (lambda: position(hands=HANDS).apply("joker-1pi"), IllegalAction, ["joker-1pi", "not in the hand"]),
    (lambda: choosing().apply("boar"), IllegalAction,
     ["pampas-moon matches two", "take pampas-1", "take pampas-2"]),
    (lambda: choosing().apply("play pampas-1"), IllegalAction, ["take pampas-1"]),
    (lambda: choosing().apply("stop"), IllegalAction, ["matches two", "take pampas-1"]),
    (lambda: asked().apply("boar"), IllegalAction, ["stop", "koi-koi", "play clover-boar"]),
    (lambda: over().apply("iris-1"), IllegalAction, ["over"]),
    (lambda: over().apply("stop"), IllegalAction, ["over"]),
    (lambda: over().apply(PLAY[0]), IllegalAction, ["over"]),
    (lambda: Action("play"), IllegalAction, ["'play'", "'play crane'"]),
    (lambda: Action("stop", DECK["crane"]), IllegalAction, ["'stop'", "'play crane'"]),
    (lambda: Action("throw", DECK["crane"]), IllegalAction, ["'throw'"]),
    (lambda: Action([], "crane"), IllegalAction, ["[]"]),
    # Matches
    (lambda: new_match(seed=1).next_round(), IllegalAction, ["not over"]),
    (lambda: new_match(seed=1).apply("stop"), IllegalAction, ["'stop'", "play "]),
]


@pytest.mark.parametrize("call, kind, words", TABLE,
                         ids=[f"{kind.__name__}-{words[0]}" for _, kind, words in TABLE])
def test_bad_input_is_refused_in_one_sentence(call, kind, words):
    with pytest.raises(KoiKoiError) as fault:
        call()
    assert type(fault.value) is kind
    assert isinstance(fault.value, KeyError if kind is UnknownName else ValueError)
    sentence = str(fault.value)
    for word in words:
        assert word in sentence, sentence
    assert "\n" not in sentence and len(sentence) < 300 and sentence[-1] in ".?"
    # No exception of Python shines through: whoever shows the traceback shows one fault.
    assert fault.value.__cause__ is None
    assert fault.value.__context__ is None or fault.value.__suppress_context__


def test_the_nearest_name():
    assert nearest("crnae", ["crane", "moon"]) == " Did you mean 'crane'?"
    assert nearest("CRANE", ["crane", "moon"]) == " Did you mean 'crane'?"
    assert nearest("xyz", ["crane", "moon"]) == nearest(None, []) == ""


def test_a_name_that_is_begun_comes_before_one_that_looks_alike():
    assert nearest("ino", ["shiko", "inoshikacho"]) == " Did you mean 'inoshikacho'?"
    assert nearest("PINE", ["wine", "pine-poem", "pine-1"]) == " Did you mean 'pine-1'?"
    assert nearest("jun", ["dune", "June"]) == " Did you mean 'June'?"
    assert nearest("i", ["inoshikacho"]) == nearest("", ["inoshikacho"]) == ""


def find_yaku(name):
    return rules("vanikar").yaku_named(name)


@pytest.mark.parametrize("names, find", [
    ([*DECK], DECK.__getitem__), ([yaku.id for yaku in rules("vanikar").yaku], find_yaku), ([*RULES], rules),
    (["random", "greedy"], agent), (["bright", "animal", "ribbon", "chaff"], DECK.cards.of),
    ([*rules("vanikar").options], lambda name: rules("vanikar").variant(**{name: None})),
], ids="card yaku rules agent kind option".split())
def test_every_name_that_is_begun_is_suggested_to_its_end(names, find):
    """Cut off anywhere after the second letter, a name is answered with one that begins so."""
    asked = 0
    for cut in {name[:end] for name in names for end in range(2, len(name))} - set(names):
        try:
            find(cut)
        except UnknownName as fault:
            said = re.search("Did you mean '(.*)'", str(fault))
            assert said and said[1].startswith(cut), f"{cut}: {fault}"
            asked += 1
    assert asked > len(names) / 2


def test_every_misspelling_of_a_card_leads_to_a_card():
    """One letter left out, doubled or changed: the sentence names the card that was meant, or one as near."""
    draw = random.Random(1)
    right = 0
    for card in DECK:
        at = draw.randrange(len(card))
        before, letter, after = card[:at], card[at], card[at + 1:]
        for wrong in (before + after, before + letter + letter + after, before + "x" + after):
            if wrong in DECK:
                continue
            with pytest.raises(UnknownName) as fault:
                DECK[wrong]
            assert "Did you mean" in str(fault.value)
            right += f"'{card}'" in str(fault.value)
    assert right > 100  # of at most 144


def test_a_value_is_shown_in_one_short_line():
    assert shown("crane") == "'crane'" and shown(None) == "None"
    assert len(shown("x" * 1000)) == 60 and shown("x" * 1000).endswith("...")
    assert shown(Unshowable()) == "a Unshowable" and shown(10**5000) == "a int"
    assert shown("a\nb") == r"'a\nb'"
    assert shown(type("T", (), {"__repr__": lambda self: "a\n  b"})()) == "a b"


@pytest.mark.parametrize("seed", [0, -7, 10**40 - 1, 1 - 10**40, "", "x" * 100, "a b", "お月見", "7"])
def test_every_seed_that_is_accepted_deals_all_rounds_of_a_match(seed):
    match = new_match(seed=seed, rounds=12)
    while not match.is_over:
        match = match.next_round() if match.round.is_over else match.apply(match.legal_actions()[0])
    assert loads(dumps(match)) == match
    assert deal(seed=seed) == loads(dumps(deal(seed=seed)))


# Layouts that can be -------------------------------------------------------------------------------------

def test_a_deal_round_laid_cards_keeps_them_and_fills_up():
    draw = random.Random(3)
    for seed in range(300):
        cards = draw.sample(list(DECK), 48)
        sizes = [draw.randrange(0, 9), draw.randrange(0, 9), draw.randrange(0, 9), draw.randrange(0, 25)]
        parts = [[cards.pop() for _ in range(size)] for size in sizes]
        table = CardSet(parts[2])
        if any(len(table.in_month(month)) == 4 for month in range(1, 13)):
            continue
        try:
            state = deal("vanikar", seed, hands=parts[:2], table=table, stock=parts[3])
        except CardError as fault:
            assert "every deal would lay all four" in str(fault)
            continue
        assert [len(hand) for hand in state.hands] == [8, 8]
        assert len(state.table) == 8 and len(state.stock) == 24
        assert CardSet(parts[0]) <= state.hands[0] and CardSet(parts[1]) <= state.hands[1]
        assert table <= state.table and [card.id for card in state.stock[:sizes[3]]] == parts[3]
        everything = [*state.hands[0], *state.hands[1], *state.table, *state.stock]
        assert len(everything) == len(set(everything)) == 48
        assert not any(len(state.table.in_month(month)) == 4 for month in range(1, 13))
        again = deal("vanikar", seed, hands=parts[:2], table=table, stock=parts[3])
        assert again == state
        other = deal("vanikar", seed + 1, hands=parts[:2], table=table, stock=parts[3])
        assert other.origin.placed == state.origin.placed


def test_a_whole_layout_leaves_nothing_to_the_seed():
    first = deal("vanikar", 1, dealer=0)
    for seed in range(5):
        again = deal("vanikar", seed, dealer=0, hands=first.hands, table=first.table, stock=first.stock)
        assert again == first


@pytest.mark.parametrize("layout", [
    # All cards are laid but five of the table: among them the fourth pine.
    lambda rest: {"table": "pine-crane pine-1 pine-2", "hands": [rest[:8], rest[8:16]], "stock": rest[16:40]},
    # Eight are left for the table: two whole months.
    lambda rest: {"hands": [rest[:8], rest[8:16]], "stock": rest[16:40]},
])
def test_a_layout_that_no_deal_can_complete_is_refused_and_does_not_hang(layout):
    rest = [card for card in DECK if not card.startswith(("pine", "plum"))]
    with pytest.raises(CardError, match="all four cards of a month"):
        deal("vanikar", 1, **layout(rest))
    # Under rules that do not deal again it can be played.
    assert len(deal(rules().variant(table_quad="off"), 1, **layout(rest)).table) == 8


def test_a_layout_that_few_deals_complete_is_completed():
    rest = [card for card in DECK if not card.startswith(("pine", "plum"))]
    for seed in range(20):
        state = deal("vanikar", seed, table="pine-crane pine-1 pine-2 plum-warbler plum-1 plum-2",
                     hands=[rest[:8], rest[8:16]], stock=rest[16:38])
        assert not {"pine-poem", "plum-poem"} & {card.id for card in state.table}


def test_cards_are_taken_from_any_iterable():
    cards = ["moon", "crane", "boar"]
    for stock in (cards, tuple(cards), iter(cards), (card for card in cards), "moon crane boar",
                  "moon, crane, boar", map(DECK.__getitem__, cards)):
        assert [card.name for card in deal("vanikar", 1, stock=stock).stock[:3]] == cards
    for hands in ((["moon"], ["crane"]), iter(["moon", "crane"]), [CardSet("moon"), DECK["crane"]]):
        state = position(hands=hands, table=iter(["boar"]), stock=iter(["sake"]))
        assert state.hands == (CardSet("moon"), CardSet("crane")) and state.table == CardSet("boar")
        assert state.stock == (DECK["sake"],)


def test_a_position_leaves_cards_out_of_play():
    state = position(hands=["crane", "boar"], table="pine-1")
    assert state.to_play == state.dealer == 0 and state.stock == () and state.calls == (0, 0)
    after = state.apply("crane")
    assert after.piles[0] == CardSet("crane pine-1") and len(after.events) == 1  # no stock, nothing drawn
    assert after.apply("boar").result.winner is None


def test_the_highest_numbers_of_calls_can_still_be_raised():
    state = position(hands=["crane boar", "deer"], table="pine-1", piles=["moon curtain", "rainman"],
                     calls=[48, 48]).apply("crane").apply("koi-koi")
    assert state.calls == (49, 48) and state.score(1).situation.opponent_koikoi == 49
    assert loads(dumps(state)) == state and state.view(0).scores[0].total == 10


def test_a_position_takes_up_a_round_anywhere():
    table = "pine-1 pine-2 pine-poem plum-1 plum-2 plum-poem iris-1 iris-2 maple-1 maple-2 deer peony-1"
    state = position(hands=["crane", "boar"], table=table, piles=["moon geese", "sake chrysanthemum-1"],
                     calls=[0, 2], dealer=0, to_play=1)
    assert len(state.table) == 12 and state.to_play == 1 and state.dealer == 0
    assert state.score(0).situation.opponent_koikoi == 2 and state.score(1).situation.own_koikoi == 2
    assert state.origin.seed is None
