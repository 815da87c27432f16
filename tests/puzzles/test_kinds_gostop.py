"""Puzzles of Go-Stop: hand-worked ones with the mistakes of learners, and what all of them have in common.

Points of the fixed puzzles are worked out by hand from spec 4.9, 4.11, 4.14 and the examples G1 to G10.
"""
from __future__ import annotations

import re
from typing import Any

import pytest

from koikoi_edu import RULES, CardSet
from koikoi_edu.cards import Kind
from koikoi_edu.puzzles import TRAPS, Practice, Puzzle, puzzle, worksheet
from koikoi_edu.puzzles.kinds.go import Go
from koikoi_edu.puzzles.kinds.pays import Pays
from koikoi_edu.puzzles.kinds.pi import Pi
from koikoi_edu.puzzles.making import endless_kinds, kinds_for
from koikoi_edu.scoring import situation_of
from koikoi_edu.widgets import Practice as PracticeView
from koikoi_edu.widgets import PuzzleView

GOSTOP, KOREAN = RULES["gostop"], RULES["gostop-korean"]
KINDS = ("pi", "go", "pays")

# Counting pi --------------------------------------------------------------------------------------------

DOUBLES = "pine-1 pine-2 plum-1 plum-2 cherry-1 cherry-2 lightning paulownia-red moon"  # G8: 6 + 2 + 2 = 10
JOKERS = "pine-1 plum-1 joker-1pi joker-3pi joker-nonwinner joker-double deer boar"     # 2 + 1 + 3
CUP_AS_CHAFF = "pine-1 pine-2 plum-1 plum-2 cherry-1 cherry-2 iris-1 iris-2 sake moon"  # 8 + 2: Ten Junk
CUP_AS_ANIMAL = "sake boar deer butterflies warbler pine-1 plum-1 lightning"            # Five Animals; 2 + 2
JUNK = f"{DOUBLES.removesuffix('moon')} joker-3pi warbler cuckoo geese"                 # G9: 13, Godori

#: Pile, whether the worth of Ten Junk is asked, the right number; wrong ones, words of what is said, traps.
PI = [
    (DOUBLES, False, 10, [
        (8, "That counts each card once. The Lightning counts two; the coloured chaff", "heavy"),
        (9, "One of these went wrong: the Lightning counts two, not one; the coloured", "heavy"),
        (6, "The Lightning is chaff too | coloured chaff of the paulownia is chaff too", "heavy"),
        (1, "That is what Ten Junk is worth. Asked is the chaff itself", "asked"),
        (11, "Perhaps you counted moon: brights are no chaff", "kind"),
    ]),
    (JOKERS, False, 6, [
        (4, "The joker for three chaff counts three, not one", "joker"),
        (3, "The joker for three chaff is chaff too, and counts three", "joker"),
        (5, "The joker for one chaff is chaff too", "joker"),
        (7, "the joker that protects a loser is no chaff; the joker for a double score is", "idle_joker"),
        (2, "is chaff too, and counts one; the joker for three chaff is chaff too", "joker"),
    ]),
    (CUP_AS_CHAFF, False, 10, [
        (8, "The sake cup is chaff here, which brings more than an animal", "role"),
        (9, "The sake cup counts two, not one", "role"),
    ]),
    (CUP_AS_ANIMAL, False, 4, [
        (6, "The sake cup is an animal here, which brings more, and so no chaff", "role"),
        (5, "The sake cup is an animal here", "role"),
        (3, "The Lightning counts two, not one", "heavy"),
        (8, "That is the number of cards. Only chaff counts, and some of it", "kind"),
    ]),
    (JUNK, True, 4, [
        (13, "That is how much chaff there is. The first 10 are 1 point together", "junk"),
        (3, "The first 10 chaff are 1 point; each further one is added", "junk"),
        (2, "2 points would be 11 chaff. | the joker for three chaff counts three, not", "heavy"),
        (1, "1 point would be 10 chaff. The joker for three chaff is chaff too", "joker"),
        (9, "That is what all yaku of the pile add up to; asked is Ten Junk alone", "asked"),
        (0, "There is Ten Junk: count the plain chaff, then what counts two, then the jokers", "few"),
        (7, "7 points would be 16 chaff. Perhaps you counted warbler, cuckoo and geese", "kind"),
    ]),
]

# Chains -------------------------------------------------------------------------------------------------

FOUR_AND_BIRDS = "crane curtain moon phoenix warbler cuckoo geese"  # 5 + 5; in Korean 4 + 5
WITH_JOKER = f"{FOUR_AND_BIRDS} joker-double"
RAINMAN = "rainman boar pine-1 pine-2 lightning"    # a bright, 4 chaff
BARE = "boar pine-1 pine-2 lightning"               # no bright, 4 chaff
THREE_AND_BIRDS = "crane curtain phoenix warbler cuckoo geese"  # 3 + 5
PROTECTED = "joker-nonwinner pine-1 pine-2 plum-1 plum-2 iris-1 sake"  # 5 + 2 chaff
FULL = "rainman pine-1 pine-2 plum-1 plum-2 iris-1 iris-2 peony-1 peony-2"  # a bright, 8 chaff

#: Rules, pile, the pile of the loser, goes and so on, the right number; wrong ones with words and traps.
GO = [
    # G2 to G5, and notebook 8: 10, 11, 22, 44
    (GOSTOP, WITH_JOKER, RAINMAN, {"own_koikoi": 1}, 44, [
        (10, "10 is the sum of the yaku, so far so good", "added"),
        (40, "One thing more counts: you said go once", "added"),
        (22, "One of these is missing: the opponent has 4 chaff, fewer than 7; you hold the "
             "joker", "few_chaff"),
        (41, "What is added comes first, before anything", "added"),
        (42, "What is added comes first, before anything", "added"),
        (52, "The opponent has the rainman, a bright too", "spared"),
        (33, "two doublings make four times the points", "twice"),
        (88, "One go multiplies nothing", "goes"),
        (80, "One go adds one point; one go multiplies nothing", "goes"),
        (11, "Two things | fewer than 7; you hold the joker", "few_chaff"),
        (43, "43 can't be it: all is multiplied by 4", "few"),
    ]),
    # (10 + 2) x 2 x 2 x 2
    (GOSTOP, WITH_JOKER, BARE, {"own_koikoi": 2}, 96, [
        (104, "From the second go on none adds a point", "goes"),
        (112, "From the second go on none adds a point", "goes"),
        (48, "One of these is missing: you said go twice;", "goes"),
        (80, "One thing more counts: the opponent has no bright", "no_bright"),
        (82, "What is added comes first", "added"),
    ]),
    (GOSTOP, FOUR_AND_BIRDS, BARE, {"own_koikoi": 3}, 72, [
        (96, "So many goes, so many times: here times 3", "goes"),
    ]),
    # G6: the joker protects, and the cup makes seven chaff: 8 + 1
    (GOSTOP, THREE_AND_BIRDS, PROTECTED, {"own_koikoi": 1}, 9, [
        (11, "The joker that protects a loser stands in", "spared"),
        (18, "the opponent has 7 chaff, and 7 are enough: the sake cup counts more than one", "spared"),
    ]),
    # (8 + 3) x 2 x 2: each go, the third go, no bright
    (KOREAN, THREE_AND_BIRDS, BARE, {"own_koikoi": 3}, 44, [
        (32, "One thing more counts: you said go 3 times: +3", "added"),
        (22, "One of these is missing: you said go 3 times: ×2; the opponent has no bright", "goes"),
        (66, "The third go doubles, and each further one", "goes"),
        (36, "Each go adds a point, and you said go 3 times", "goes"),
        (88, "Little chaff costs only where the winner has Ten Junk", "unasked"),
    ]),
    (KOREAN, THREE_AND_BIRDS, BARE, {"own_koikoi": 2}, 20, [
        (40, "goes multiply only from the third on", "unasked"),
    ]),
    # (9 + 1) x 2: a shake, and the loser has a bright and enough chaff
    (KOREAN, FOUR_AND_BIRDS, FULL, {"own_koikoi": 1, "shakes": 1}, 20, [
        (10, "One thing more counts: you have shown three cards of a month", "shown"),
    ]),
    (KOREAN, FOUR_AND_BIRDS, FULL, {"own_koikoi": 1, "bombs": 2}, 40, [
        (20, "Each of them doubles, so that two make four times the points: you have played "
             "2 bombs", "shown"),
    ]),
]

# Who pays what -------------------------------------------------------------------------------------------

KASU = ("crane curtain moon pine-poem plum-poem cherry-poem lightning paulownia-red sake pine-1 plum-1 "
        "iris-1 iris-2 maple-1 peony-1")  # 3 + 3 + Ten Junk with 12 chaff, 3: 9
POOR = "rainman boar wisteria-1 wisteria-2 clover-1 maple-2 willow-ribbon"  # the Rainman, 4 chaff
THREE_AND_POEMS = "crane curtain phoenix pine-poem plum-poem cherry-poem"  # 3 + 3
BOAR, MOON = "boar iris-1 iris-2 deer", "moon plum-1 peony-1"
FOUR_AND_POEMS = "crane curtain moon phoenix pine-poem plum-poem cherry-poem"  # 5 + 3
SEVEN = "boar deer pine-1 pine-2 plum-1 plum-2 iris-1 iris-2 peony-1"  # no bright, 7 chaff
SWALLOW = "rainman swallow maple-1 maple-2"                            # a bright, 2 chaff
CALLED = {"first_caller": 0, "opponent_koikoi": 1}
ALL, SUM = GOSTOP.variant(three_player="all"), GOSTOP.variant(three_player="sum")

#: Rules, pile, the piles of the losers, facts, whose payment, the right number; wrong ones as above.
PAYS = [
    # 9 x 2 x 2: too little chaff, and a go of the loser
    (KOREAN, KASU, [POOR], CALLED, 0, 36, [
        (9, "9 is the sum of the yaku, so far so good", "few_chaff"),
        (18, "One of these is missing: the opponent has 4 chaff, fewer than 8; the opponent "
             "said go", "few_chaff"),
        (27, "two doublings make four times the points", "twice"),
        (72, "The opponent has the rainman, a bright too", "spared"),
        (40, "You said no go, so nothing is added for it", "added"),
        (13, "These multiply, and are not added", "twice"),
    ]),
    # (6 + 1) x 2 and 6 + 1
    (KOREAN, THREE_AND_POEMS, [BOAR, MOON], {"own_koikoi": 1}, 0, 14, [
        (7, "That is what the player after that pays", "two_losers"),
        (21, "That is what both losers pay together", "two_losers"),
        (12, "One thing more counts: you said go once", "added"),
        (13, "What is added comes first", "added"),
        (28, "little chaff costs only where the winner has Ten Junk", "unasked"),
    ]),
    (KOREAN, THREE_AND_POEMS, [BOAR, MOON], {"own_koikoi": 1}, 1, 7, [
        (14, "That is what the next player pays", "two_losers"),
    ]),
    # the first who said go pays for both: 14 + 7
    (KOREAN, THREE_AND_POEMS, [BOAR, MOON], {"own_koikoi": 1} | CALLED, 0, 21, [
        (14, "One of these is missing: the next player has no bright; the next player was "
             "the first of the losers who said go, and pays for the player after that", "no_bright"),
        (28, "With three players no go of a loser doubles: the first who said it pays for both", "go_bak"),
    ]),
    (KOREAN, THREE_AND_POEMS, [BOAR, MOON], {"own_koikoi": 1} | CALLED, 1, 0, [
        (7, "One thing more counts: the next player pays for the player after that", "go_bak"),
        (21, "That is what the next player pays", "two_losers"),
    ]),
    # an empty pile pays nothing; a pile without chaff is spared
    (KOREAN, THREE_AND_POEMS, ["", MOON], {}, 0, 0, [
        (12, "the pile of the next player is empty, which pays nothing", "spared"),
    ]),
    (KOREAN, KASU, ["rainman geese deer"], {}, 0, 9, [
        (18, "a loser without any chaff is spared, and the opponent has none", "spared"),
    ]),
    # 8 + 2 by the one, 8 x 2 by the other (G10)
    (GOSTOP, FOUR_AND_POEMS, [SEVEN, SWALLOW], {}, None, 16, [
        (10, "That is what the next player alone would bring: the other one brings more, and"
             " the larger counts", "two_losers"),
        (26, "against the two losers are not added up", "two_losers"),
        (8, "One thing more counts: the player after that has 2", "few_chaff"),
        (20, "The player after that has the rainman, a bright too", "spared"),
    ]),
    (ALL, FOUR_AND_POEMS, [SEVEN, SWALLOW], {}, None, 8, [
        (16, "That is what the player after that alone would bring: a penalty counts only if"
             " both losers have it", "two_losers"),
    ]),
    (SUM, FOUR_AND_POEMS, [SEVEN, SWALLOW], {}, 0, 10, [
        (16, "That is what the player after that pays", "two_losers"),
        (20, "The next player has 7 chaff, and 5 are enough", "few_chaff"),
    ]),
]


def explained(it: Puzzle, right: int, wrong: list[tuple[int, str, str]]) -> None:
    assert it.check(right)
    for answer, words, trap in wrong:
        said = it.check(answer)
        assert said.right is False
        assert all(part in said.text for part in words.split(" | ")), said.text
        assert said.trap == trap, said.text


Wrong = list[tuple[int, str, str]]


@pytest.mark.parametrize(("pile", "of_junk", "right", "wrong"), PI)
def test_a_wrong_count_is_explained(pile: str, of_junk: bool, right: int, wrong: Wrong) -> None:
    explained(Pi(id="fixed", rules=GOSTOP, pile=CardSet(pile), of_junk=of_junk), right, wrong)


@pytest.mark.parametrize(("rules", "pile", "loser", "facts", "right", "wrong"), GO)
def test_a_wrong_chain_is_explained(rules: Any, pile: str, loser: str, facts: dict[str, int], right: int,
                                    wrong: Wrong) -> None:
    situation = situation_of(losers=[loser], **facts)
    explained(Go(id="fixed", rules=rules, pile=CardSet(pile), situation=situation), right, wrong)


@pytest.mark.parametrize(("rules", "pile", "losers", "facts", "asked", "right", "wrong"), PAYS)
def test_a_wrong_payment_is_explained(rules: Any, pile: str, losers: list[str], facts: dict[str, int],
                                      asked: int | None, right: int, wrong: Wrong) -> None:
    it = Pays(id="fixed", rules=rules, pile=CardSet(pile), situation=situation_of(losers=losers, **facts),
              asked=asked)
    explained(it, right, wrong)


# Every puzzle -------------------------------------------------------------------------------------------

SOME = [(kind, rules, difficulty, seed) for kind in KINDS for rules in ("gostop", "gostop-korean")
        for difficulty in range(1, 6) for seed in "abc"]


@pytest.mark.parametrize(("kind", "rules", "difficulty", "seed"), SOME)
def test_help_leads_to_the_answer_and_hints_do_not_give_it(kind: str, rules: str, difficulty: int,
                                                           seed: str) -> None:
    it = puzzle(seed, kind, difficulty, rules)
    assert puzzle(it.id) == it and it.difficulty == difficulty and it.traps <= set(TRAPS)
    right = next(iter(it.answers()))
    assert len({hint.text for hint in it.hints}) == 3
    for hint in it.hints:
        assert hint.text.endswith((".", "?"))
        assert str(right) not in re.findall(r"(?<![\w-])\d+", hint.text), hint.text
    last = it.solution[-1]
    assert last.startswith("The answer: ") and it.check(last.removeprefix("The answer: ")), last
    assert all(sentence.endswith((".", "?")) for sentence in (*it.solution, it.text))
    assert it.text.startswith(("Two play ", "Three play ")) or it.text.startswith(it.rules.name)


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_of_go_stop_is_asked_by_its_own_rules_unless_others_are_named(kind: str) -> None:
    assert puzzle("plum", kind).id.endswith("@gostop")
    assert puzzle(f"{kind}-2-plum") == puzzle("plum", kind, 2, "gostop")


@pytest.mark.parametrize("answer", ["10", 10, "ten chaff", "10 pi", "ten pi.", "6 + 2 + 2 = 10", "10 junk"])
def test_a_count_is_understood_as_it_is_typed(answer: object) -> None:
    assert Pi(id="fixed", rules=GOSTOP, pile=CardSet(DOUBLES)).check(answer)


@pytest.mark.parametrize("answer", ["a lot", "pi", "lightning", 1.5, True])
def test_what_is_no_number_gets_a_sentence(answer: object) -> None:
    for kind in KINDS:
        said = puzzle("plum", kind).check(answer)
        assert said.right is None and said.text.startswith("The answer is a whole number")


def test_the_worth_of_the_cup_is_never_left_open() -> None:
    """With four animals more and no chaff, the cup makes Five Animals; with no yaku its role is open."""
    for seed in range(300):
        it = puzzle(str(seed), "pi", 1 + seed % 5, "gostop")
        assert isinstance(it, Pi)
        if it.pile & "sake":
            assert "role" in it.traps and "The sake cup takes the role that brings more points." in it.text
            assert it.score.base


@pytest.mark.parametrize("seed", [479, 812, 891])
def test_the_cup_is_never_the_seventh_animal(seed: int) -> None:
    """In Korea seven animals double in the end, so that a lower sum of yaku could bring more."""
    it = puzzle(f"proof {seed}", "pi", 4, "gostop-korean")
    assert isinstance(it, Pi)
    assert not (it.pile & "sake" and len(it.pile.of(Kind.ANIMAL)) >= 7)


def test_who_pays_is_asked_of_all() -> None:
    made = [puzzle(str(seed), "pays", 3 + seed % 3, "gostop-korean") for seed in range(60)]
    asked = [it.text.rpartition("does ")[2] for it in made]
    for who in ("the opponent", "the next player", "the player after that"):
        assert sum(one == f"{who} pay?" for one in asked) > 5
    assert sum("first to say go" in it.text or "opponent said go" in it.text for it in made) > 10
    assert sum(it.check(0).right is True for it in made) < 20


HOUSE: list[tuple[str, dict[str, Any]]] = [
    ("gostop", {"jokers": 0, "double_chaff": "lightning pine-1", "sake_role": "both"}),
    ("gostop", {"bonuses": [], "own_koikoi": "off", "three_player": "sum"}),
    ("gostop", {"own_koikoi": "japan", "min_total": 3, "seven_doubles": True, "sake_role": "animal"}),
    ("gostop", {"own_koikoi": "multiply", "bright_mode": "cumulative", "zero_sum": True, "go_bak": True}),
    ("gostop-korean", {"players": 3, "three_player": "max", "empty_pile_pays": True}),
    ("gostop-korean", {"penalty_needs_yaku": False, "no_chaff_is_safe": False, "no_bright_doubles": False}),
    ("gostop-korean", {"shake": False, "bomb": False, "seven_animals": False, "own_koikoi": "go"}),
]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("name", "changes"), HOUSE)
def test_house_rules_have_puzzles_too(kind: str, name: str, changes: dict[str, Any]) -> None:
    for seed in ("a", "b"):
        it = puzzle(seed, kind, 3, RULES[name].variant(**changes))
        right = next(iter(it.answers()))
        assert it.check(right) and puzzle(it.id) == it and len({hint.text for hint in it.hints}) == 3
        for answer in {*range(min(right, 40) + 10), 2 * right, 4 * right} - {right}:
            said = it.check(answer)
            assert said.right is False and said.trap in TRAPS and said.text.endswith("."), said.text


# In the widgets and on paper ----------------------------------------------------------------------------

@pytest.mark.parametrize("rules", ["gostop", "gostop-korean"])
def test_go_stop_can_be_practised(rules: str) -> None:
    table = RULES[rules]
    assert endless_kinds(table) == KINDS and set(kinds_for(table)) == {*KINDS, "month", "name"}
    practice = Practice(rules=rules, seed="a")
    kinds = set()
    for _ in range(25):
        asked = practice.attempt.puzzle
        kinds.add(asked.kind)
        assert practice.answer(next(iter(asked.answers())))
        practice.next()
    assert kinds == set(KINDS)


def test_the_practice_offers_the_kinds_of_go_stop_alone() -> None:
    practice = PracticeView(rules="gostop", seed="a")
    practice._switch_choice()
    words = [button.description for row in practice._kinds.values() for button in row.buttons.values()]
    assert words == ["all", "Counting pi", "A chain of goes", "What the losers pay",
                     "all", "The month of a card", "The name of a card"]
    assert "all scoring puzzles" in practice.choose(kinds=KINDS)
    assert "are about Koi-Koi, not Go-Stop" in practice.choose(kinds="total")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("rules", ["gostop", "gostop-korean"])
def test_a_widget_asks_hints_and_solves(kind: str, rules: str) -> None:
    view = PuzzleView("plum", kind, 4, rules)
    asked = view.puzzle
    right = next(iter(asked.answers()))
    for label, cards in asked.scene:
        assert label in view.words() and all(card.name in view.words() for card in cards)
    assert view.answer(right + 1).startswith("Not yet. ")
    for hint in asked.hints:
        assert hint.text in view.hint()
    assert view.answer(f"{right} points").startswith("Right: ")
    view.next()
    assert view.puzzle.kind == kind and view.puzzle.rules == asked.rules and view.puzzle != asked


def test_a_worksheet_of_go_stop_says_which_game_it_is() -> None:
    sheet = worksheet("plum", n=6, rules="gostop-korean")
    assert str(sheet).startswith("Go-Stop worksheet.")
    assert "Points by the rules of Korean Go-Stop." in str(sheet)
    assert {asked.kind for asked in sheet.puzzles} == set(KINDS)
    assert "Key to the Go-Stop worksheet" in sheet.key._repr_html_()
    assert str(worksheet("plum", n=1)).startswith("Koi-Koi worksheet.")
