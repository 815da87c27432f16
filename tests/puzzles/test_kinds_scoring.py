"""Puzzles about scoring a pile: hand-worked ones with the mistakes of learners, and what all have in common.

Points of the fixed puzzles are worked out by hand from spec 6.7 and 6.8.
"""
from __future__ import annotations

import itertools
import re
from typing import Any

import pytest

from koikoi_edu import DECK, CardSet, rules
from koikoi_edu.errors import RulesError
from koikoi_edu.puzzles import TRAPS, Form, Puzzle, Verdict, puzzle
from koikoi_edu.puzzles.attempt import Attempt
from koikoi_edu.puzzles.kinds.base import Base
from koikoi_edu.puzzles.kinds.decide import Decide, can_rise
from koikoi_edu.puzzles.kinds.step import NextStep
from koikoi_edu.puzzles.kinds.total import Total
from koikoi_edu.puzzles.kinds.yaku import YakuOf
from koikoi_edu.rules import DEFAULT, Rules, of_family
from koikoi_edu.scoring import Situation, score

KINDS = ("yaku", "base", "total", "step", "decide")
TEN_CHAFF = "pine-1 pine-2 plum-1 plum-2 cherry-1 cherry-2 iris-1 iris-2 peony-1 lightning"
NINE_CHAFF = TEN_CHAFF.removesuffix(" lightning")
CUP_AND_BRIGHTS = "crane curtain moon sake phoenix"          # Shikō 8, Tsukimi 5, Hanami 5
SEVEN_ANIMALS = "cuckoo bridge butterflies boar geese deer swallow"   # Inoshikachō 5, Tane 3
KASU_AND_HANAMI = f"curtain sake {TEN_CHAFF}"                # Hanami 5, Kasu 1
SIX_RIBBONS = "pine-poem plum-poem cherry-poem iris-ribbon clover-ribbon willow-ribbon"  # Akatan 5, Tanzaku 2
RAINY_FOUR = "crane curtain rainman phoenix"                 # Ame-Shikō 7
POEMS = "pine-poem plum-poem iris-ribbon moon sake"          # Tsukimi 5
ALMOST_BOAR = "boar deer moon sake curtain"                  # Tsukimi 5, Hanami 5


def of(kind: type[Puzzle], pile: str, opponent: int = 0, own: int = 0, **more: Any) -> Any:
    return kind(id="fixed", pile=CardSet(pile), situation=Situation(opponent, own), **more)


#: Pile, calls of the opponent and own calls, right points; a wrong answer, words of its explanation, trap.
TOTALS = [
    (CUP_AND_BRIGHTS, 0, 0, 36, 18, "18 is the sum of the yaku, so far so good. A sum of 7", "seven"),
    (CUP_AND_BRIGHTS, 0, 0, 36, 46, "Of the bright yaku only the highest counts", "replaced"),
    (CUP_AND_BRIGHTS, 0, 0, 36, 26, "Tsukimi-zake (the moon and the sake cup) or Hanami-zake", "missed"),
    (SEVEN_ANIMALS, 0, 0, 16, 18, "a card too many in Tane: count the animals once more", "further"),
    (SEVEN_ANIMALS, 0, 0, 16, 14, "A card of Tane is missing in that: count the animals", "further"),
    (SEVEN_ANIMALS, 0, 0, 16, 24, "The first 5 cards of Tane are worth 1 point together", "further"),
    (SEVEN_ANIMALS, 0, 0, 16, 9, "a card too many in Tane | A sum of 7 or more doubles", "further"),
    (SIX_RIBBONS, 0, 0, 14, 12, "12 is 6 doubled, and a sum of 6 is not | A card of Tanzaku", "further"),
    (SIX_RIBBONS, 1, 0, 28, 24, "24 is 6 doubled twice, and a sum of 6 | A card of Tanzaku", "further"),
    (CUP_AND_BRIGHTS, 0, 0, 36, 72, "Nobody called koi-koi", "opponent_call"),
    (CUP_AND_BRIGHTS, 1, 0, 72, 36, "One of two doublings is missing", "twice"),
    (CUP_AND_BRIGHTS, 1, 0, 72, 54, "Two doublings make four times the sum", "twice"),
    (CUP_AND_BRIGHTS, 2, 0, 72, 108, "doubles once, however often they called", "calls"),
    (CUP_AND_BRIGHTS, 2, 0, 72, 144, "doubles once, however often they called", "calls"),
    (KASU_AND_HANAMI, 0, 1, 6, 12, "Your own koi-koi doubles nothing; only the opponent's does", "own_call"),
    (KASU_AND_HANAMI, 0, 2, 6, 24, "Your own koi-koi doubles nothing", "own_call"),
    (KASU_AND_HANAMI, 0, 0, 6, 14, "The sake cup is an animal here, not chaff", "cup"),
    (KASU_AND_HANAMI, 0, 0, 6, 5, "The Lightning is chaff too", "lightning"),
    (KASU_AND_HANAMI, 0, 0, 6, 12, "Only a sum of 7 or more doubles", "seven"),
    (KASU_AND_HANAMI, 1, 0, 12, 24, "What has to be 7 or more is the sum of the yaku", "seven"),
    (KASU_AND_HANAMI, 1, 0, 12, 6, "The opponent called koi-koi, and that doubles", "opponent_call"),
    ("rainman crane moon", 0, 0, 0, 5, "The Rainman is not one of Sankō's three", "rainman"),
    (RAINY_FOUR, 0, 0, 14, 16, "Shikō takes the four brights without the Rainman", "rainman"),
    (SEVEN_ANIMALS, 0, 0, 16, 6, "the sixth and the seventh card add 1 each", "further"),
    (SEVEN_ANIMALS, 0, 0, 16, 5, "butterflies, boar and deer belong to Tane too", "overlap"),
    (POEMS, 0, 0, 5, 20, "a plain red ribbon has none", "plain"),
    (ALMOST_BOAR, 0, 0, 20, 30, "the boar, the deer and the butterflies: 2 of the 3 cards", "near"),
    ("crane curtain phoenix warbler", 0, 0, 5, 70, "Card points", "card_points"),
    ("crane curtain phoenix warbler", 0, 0, 5, 4, "That is the number of cards", "asked"),
]
BASES = [
    (CUP_AND_BRIGHTS, 0, 0, 18, 36, "That is the score after doubling", "doubled"),
    (CUP_AND_BRIGHTS, 1, 0, 18, 72, "That is the score after doubling", "doubled"),
    (CUP_AND_BRIGHTS, 0, 0, 18, 23, "Of the bright yaku only the highest counts", "replaced"),
    (CUP_AND_BRIGHTS, 0, 0, 18, 13, "Tsukimi-zake (the moon and the sake cup) or Hanami-zake", "missed"),
    (CUP_AND_BRIGHTS, 0, 0, 18, 8, "That is the worth of one yaku alone", "missed"),
    (KASU_AND_HANAMI, 0, 0, 6, 7, "The sake cup is an animal here, not chaff", "cup"),
    (KASU_AND_HANAMI, 0, 0, 6, 5, "The Lightning is chaff too", "lightning"),
    (KASU_AND_HANAMI, 0, 0, 6, 12, "Nothing doubles the sum of the yaku", "doubled"),
    ("rainman crane moon", 0, 0, 0, 5, "The Rainman is not one of Sankō's three", "rainman"),
    (SEVEN_ANIMALS, 0, 0, 8, 6, "the sixth and the seventh card add 1 each", "further"),
    (SEVEN_ANIMALS, 0, 0, 8, 5, "butterflies, boar and deer belong to Tane too", "overlap"),
    (SEVEN_ANIMALS, 0, 0, 8, 70, "Card points", "card_points"),
    (SEVEN_ANIMALS, 0, 0, 8, 0, "There is something in this pile", "missed"),
    (POEMS, 0, 0, 5, 10, "a plain red ribbon has none", "plain"),
    (ALMOST_BOAR, 0, 0, 10, 15, "the boar, the deer and the butterflies: 2 of the 3 cards", "near"),
]
YAKU = [
    (CUP_AND_BRIGHTS, "shiko tsukimi hanami", "Shikō and Tsukimi", "A card counts in every yaku", "overlap"),
    (CUP_AND_BRIGHTS, "shiko tsukimi hanami", "Shikō, Sankō, moon viewing and flower viewing",
     "Of the bright yaku only the highest counts: Shikō replaces Sankō", "replaced"),
    (CUP_AND_BRIGHTS, "shiko tsukimi hanami", "Sankō, moon viewing and flower viewing",
     "this pile holds a higher one than Sankō", "replaced"),
    (CUP_AND_BRIGHTS, "shiko tsukimi hanami", "Gokō",
     "Gokō takes all five brights: 4 of the 5 cards", "near"),
    (CUP_AND_BRIGHTS, "shiko tsukimi hanami", "nothing", "3 yaku are to be found", "missed"),
    ("rainman crane moon", "", "Sanko", "The Rainman is not one of Sankō's three", "rainman"),
    (RAINY_FOUR, "ameshiko", "Shikō", "Shikō takes the four brights without the Rainman", "rainman"),
    (f"sake {NINE_CHAFF}", "", "Kasu", "The sake cup is an animal here, not chaff", "cup"),
    (f"crane curtain phoenix {TEN_CHAFF}", "sanko kasu", "Sankō", "Look once more at the chaff", "missed"),
    (SEVEN_ANIMALS, "inoshikacho tane", "Inoshikachō", "A card counts in every yaku", "overlap"),
    (SEVEN_ANIMALS, "inoshikacho tane", "tane", "A card counts in every yaku", "overlap"),
    (POEMS, "tsukimi", "Akatan and Tsukimi", "a plain red ribbon has none", "plain"),
    (ALMOST_BOAR, "tsukimi hanami", "Tsukimi, Hanami and Inoshikachō", "2 of the 3 cards are here", "near"),
    ("peony-blue chrysanthemum-blue wisteria-ribbon", "", "Aotan",
     "Aotan takes the three blue ribbons", "near"),
    (POEMS, "tsukimi", "tanzaku", "Tanzaku takes five ribbons of any colour: 3 of the 5", "short"),
]
#: Pile, calls, the yaku added so far and the multiplications done, what comes next; a wrong answer and so on.
STEPS = [
    (CUP_AND_BRIGHTS, 0, 0, "shiko tsukimi hanami", 0, "7 or more", "nothing more",
     "18 is 7 or more", "seven"),
    (CUP_AND_BRIGHTS, 1, 0, "shiko tsukimi hanami", 0, "7 or more", "opponent's koi-koi", "That comes too",
     "steps"),
    (CUP_AND_BRIGHTS, 1, 0, "shiko tsukimi hanami", 1, "opponent's koi-koi", "nothing more",
     "the opponent called koi-koi", "opponent_call"),
    (CUP_AND_BRIGHTS, 1, 0, "shiko tsukimi hanami", 1, "opponent's koi-koi", "7 or more",
     "done already", "steps"),
    (CUP_AND_BRIGHTS, 2, 0, "shiko tsukimi hanami", 2, "nothing more", "opponent's koi-koi",
     "doubles once, however often they called", "calls"),
    (CUP_AND_BRIGHTS, 0, 1, "shiko tsukimi hanami", 1, "nothing more", "own koi-koi",
     "Your own koi-koi doubles nothing; only the opponent's does", "own_call"),
    (CUP_AND_BRIGHTS, 0, 0, "shiko tsukimi", 0, "another yaku", "7 or more",
     "The 7 is looked for in the whole sum, and one yaku is missing in the sum. A card counts", "overlap"),
    (CUP_AND_BRIGHTS, 0, 0, "shiko tsukimi hanami", 0, "7 or more", "another yaku",
     "Of the bright yaku only the highest counts: Shikō replaces Sankō", "replaced"),
    (KASU_AND_HANAMI, 0, 0, "hanami", 0, "another yaku", "nothing more",
     "One yaku is still missing in the sum. Look once more at the chaff", "missed"),
    (KASU_AND_HANAMI, 0, 0, "hanami kasu", 0, "nothing more", "7 or more",
     "Only a sum of 7 or more doubles, and this one is 6", "seven"),
    (KASU_AND_HANAMI, 1, 0, "hanami kasu", 1, "nothing more", "7 or more",
     "What has to be 7 or more is the sum of the yaku, before anything doubles", "seven"),
    (KASU_AND_HANAMI, 0, 0, "hanami kasu", 0, "nothing more", "opponent's koi-koi",
     "The opponent did not call koi-koi in this round", "opponent_call"),
    (KASU_AND_HANAMI, 0, 1, "hanami kasu", 0, "nothing more", "opponent's koi-koi",
     "The opponent did not call koi-koi in this round", "opponent_call"),
    (POEMS, 0, 0, "tsukimi", 0, "nothing more", "another yaku", "a plain red ribbon has none", "plain"),
    (ALMOST_BOAR, 0, 0, "tsukimi hanami", 0, "7 or more", "another yaku",
     "2 of the 3 cards are here", "near"),
]
#: Pile, calls, hand, table, the opponent's pile, points before, round; the right decision; words, trap.
DECISIONS = [
    # 18 doubled is 36, 10 + 36 = 46 to 40: only who forgets the doubling (28 to 40) plays on.
    (CUP_AND_BRIGHTS, 0, 0, "pine-1", "plum-1", "boar", (10, 40), 6, "stop",
     "Stopping scores 36 points and wins the match, 46 to 40 | A sum of 7 or more doubles.", "seven"),
    (KASU_AND_HANAMI, 1, 0, "boar", "maple-1", "deer", (10, 20), 6, "stop",
     "Stopping scores 12 points | The opponent called koi-koi, and that doubles your score.",
     "opponent_call"),
    (KASU_AND_HANAMI, 0, 0, "boar", "maple-1", "deer", (10, 9), 6, "stop",
     "Stopping scores 6 points and wins the match, 16 to 9", "match"),
    (SEVEN_ANIMALS, 0, 0, "pine-1", "plum-1", "crane", (10, 20), 6, "stop",
     "Stopping scores 16 points and wins the match, 26 to 20 | A sum of 7 or more doubles.", "seven"),
    # 5 points lose, 8 to 11; the curtain would make Hanami-zake: 10, doubled 20.
    ("moon sake", 0, 1, "cherry-2", "curtain", "crane", (3, 11), 6, "koi-koi",
     "Stopping scores 5 points and | Your own koi-koi doubles nothing; only the opponent's does.",
     "own_call"),
    ("moon sake", 0, 0, "cherry-2", "curtain", "crane", (3, 12), 6, "koi-koi",
     "Stopping scores 5 points and loses the match, 8 to 12. Koi-koi may still win it", "match"),
    ("moon sake rainman crane", 0, 0, "cherry-2", "curtain", "plum-1", (3, 12), 6, "koi-koi",
     "Stopping scores 5 | The Rainman is not one of Sankō's three.", "rainman"),
    # Hanami-zake and Kasu, 6; with one chaff card more it would be 7, doubled 14.
    (KASU_AND_HANAMI, 0, 0, "maple-1", "maple-2", "deer", (4, 16), 6, "koi-koi",
     "Stopping scores 6 | The sake cup is an animal here, not chaff.", "cup"),
    ("moon sake", 2, 0, "cherry-2", "curtain", "crane", (3, 17), 6, "koi-koi",
     "Stopping scores 10 points and loses | doubles once, however often they called", "calls"),
    # One turn is left, with the crane: no yaku lacks so little that it and one stock card complete it.
    ("moon sake", 0, 0, "plum-1", "iris-1", "curtain plum-poem", (3, 12), 2, "stop",
     "Nothing that can still come raises the sum", "hopeless"),
    ("boar deer butterflies", 0, 0, "pine-1", "iris-1", "sake moon", (3, 12), 3, "stop",
     "You have one turn left, with pine-1 and one card from the stock", "hopeless"),
]


def explained(said: Verdict, words: str, trap: str) -> None:
    assert said.right is False
    assert all(part in said.text for part in words.split(" | ")), said.text
    assert said.trap == trap, said.text
    assert said.lit or "koi-koi" in said.text or "something" in said.text


@pytest.mark.parametrize(("pile", "opponent", "own", "right", "answer", "words", "trap"), TOTALS)
def test_a_wrong_total_is_explained(pile: str, opponent: int, own: int, right: int, answer: int, words: str,
                                    trap: str) -> None:
    it = of(Total, pile, opponent, own)
    assert it.check(right)
    explained(it.check(answer), words, trap)


@pytest.mark.parametrize(("pile", "opponent", "own", "right", "answer", "words", "trap"), BASES)
def test_a_wrong_sum_is_explained(pile: str, opponent: int, own: int, right: int, answer: int, words: str,
                                  trap: str) -> None:
    it = of(Base, pile, opponent, own)
    assert it.check(right)
    explained(it.check(answer), words, trap)


@pytest.mark.parametrize(("pile", "right", "answer", "words", "trap"), YAKU)
def test_wrong_yaku_are_explained(pile: str, right: str, answer: str, words: str, trap: str) -> None:
    it = of(YakuOf, pile)
    assert it.check(right or "nothing")
    explained(it.check(answer), words, trap)


@pytest.mark.parametrize(("pile", "opponent", "own", "added", "done", "right", "answer", "words", "trap"),
                         STEPS)
def test_a_wrong_step_is_explained(pile: str, opponent: int, own: int, added: str, done: int, right: str,
                                   answer: str, words: str, trap: str) -> None:
    it = of(NextStep, pile, opponent, own, added=tuple(added.split()), done=done)
    assert it.answers() == {right} and it.check(right)
    explained(it.check(answer), words, trap)


@pytest.mark.parametrize(("pile", "opponent", "own", "hand", "table", "other", "totals", "number", "right",
                          "words", "trap"), DECISIONS)
def test_a_wrong_decision_is_explained(pile: str, opponent: int, own: int, hand: str, table: str, other: str,
                                       totals: tuple[int, int], number: int, right: str, words: str,
                                       trap: str) -> None:
    it = of(Decide, pile, opponent, own, hand=CardSet(hand), table=CardSet(table), other=CardSet(other),
            totals=totals, number=number)
    assert it.answers() == {right} and it.check(right)
    wrong = {"stop": "koi-koi", "koi-koi": "stop"}[right]
    explained(it.check(wrong), words, trap)


def test_each_kind_has_ten_mistakes() -> None:
    assert min(map(len, (TOTALS, BASES, YAKU, STEPS, DECISIONS))) >= 10


# What is typed ------------------------------------------------------------------------------------------

@pytest.mark.parametrize("answer", [36, "36", " 36 ", "36.", "36 points", "36 pts.", "thirty-six",
                                    "Thirty six points.", "8 + 5 + 5 = 18, 18 x 2 = 36"])
def test_points_are_read_as_people_write_them(answer: object) -> None:
    assert of(Total, CUP_AND_BRIGHTS).check(answer)


@pytest.mark.parametrize("answer", ["Shiko, moon viewing, Hanami", ["shiko", "tsukimi", "hanami"],
                                    "Shikō + Tsukimi-zake + Hanami-zake", score(CUP_AND_BRIGHTS),
                                    "four brights, moon viewing and flower viewing"])
def test_yaku_are_read_as_people_write_them(answer: object) -> None:
    assert of(YakuOf, CUP_AND_BRIGHTS).check(answer)


@pytest.mark.parametrize(("answer", "right"), [("Stop.", True), ("i stop", True), ("KOI", False),
                                               ("koi koi", False), ("go on", False), ("perhaps", None),
                                               (7, None), (["stop"], None)])
def test_decisions_are_read_as_people_write_them(answer: object, right: bool | None) -> None:
    it = of(Decide, SEVEN_ANIMALS, hand=CardSet("pine-1"), table=CardSet("plum-1"), other=CardSet("crane"),
            totals=(10, 20), number=6)
    assert it.check(answer).right is right


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("answer", ["fish", object(), 2.5, {"moon": 1}, b"x", ["crane", 3], True])
def test_another_sort_of_answer_gets_a_sentence(kind: str, answer: object) -> None:
    said = puzzle("sorts", kind, 3).check(answer)
    assert said.right is None and said.text.endswith((".", "?")) and "\n" not in said.text


# Every puzzle -------------------------------------------------------------------------------------------

SOME = [(kind, difficulty, seed) for kind in KINDS for difficulty in range(1, 6) for seed in "abcdef"]


def plausible(it: Puzzle) -> list[Any]:
    """Answers that someone might give."""
    right = next(iter(it.answers()))
    if it.form is Form.NUMBER:
        assert isinstance(right, int)
        return [*range(-1, right + 12), 2 * right, 3 * right, 4 * right, 999]
    if it.form is Form.YAKU:
        ids = [yaku.id for yaku in it.rules.yaku]
        return [set(some) for size in range(3) for some in itertools.combinations(ids, size)] + \
            [set(right) ^ {id} for id in ids]  # type: ignore[call-overload]
    return list(it.options)


def unexplained(text: str) -> bool:
    """Whether a text has words of the code, or none that a newcomer knows."""
    return bool(re.search(r"[_{}<>]|\bbase\b|\bNone\b|\bkoikoi\b|  ", text)) or text != text.strip()


@pytest.mark.parametrize(("kind", "difficulty", "seed"), SOME)
def test_every_answer_is_judged_and_explained(kind: str, difficulty: int, seed: str) -> None:
    it = puzzle(seed, kind, difficulty)
    assert it.difficulty == difficulty and it.traps <= set(TRAPS)
    assert len(it.answers()) == 1
    right = next(iter(it.answers()))
    everything = CardSet({card for _, cards in it.scene for card in cards})
    for answer in plausible(it):
        said = it.check(answer if answer != set() else "nothing")
        assert said.right is (it.read(answer if answer != set() else "nothing") == right)
        assert said.text.startswith(("Right: ", "Not yet. ")) and len(said.text) > 20
        assert said.text.endswith(".") and not unexplained(said.text), said.text
        assert said.lit <= everything and said.trap in {"", *TRAPS}
        if it.form is Form.NUMBER and not said:
            gives = rf"(score|sum|total|answer) is {right}\b|\b{right} points"
            assert not re.search(gives, said.text), said.text


@pytest.mark.parametrize(("kind", "difficulty", "seed"), SOME)
def test_help_leads_to_the_answer_and_hints_do_not_give_it(kind: str, difficulty: int, seed: str) -> None:
    it = puzzle(seed, kind, difficulty)
    assert puzzle(it.id) == it
    right = next(iter(it.answers()))
    hints = it.hints
    assert len({hint.text for hint in hints}) == 3
    names = {DEFAULT.yaku_named(id).name for id in right} if it.form is Form.YAKU else set()  # type: ignore
    for hint in hints:
        assert hint.text.endswith((".", "?")) and not unexplained(hint.text), hint.text
        if it.form is Form.NUMBER:
            assert str(right) not in re.findall(r"\d+", hint.text), hint.text
        if names:
            assert not all(name in hint.text for name in names), hint.text
        if kind == "step":
            assert str(right) not in hint.text, hint.text
    last = it.solution[-1]
    assert last.startswith("The answer: ") and it.check(last.removeprefix("The answer: ")), last
    for sentence in (*it.solution, it.text):
        assert sentence.endswith((".", "?")) and not unexplained(sentence), sentence


@pytest.mark.parametrize("kind", KINDS)
def test_other_rules_have_puzzles_too(kind: str) -> None:
    for changes in ({"seven_doubles": False}, {"opponent_koikoi_doubles": "per_call"},
                    {"opponent_koikoi_doubles": "off"}, {"own_koikoi": "multiply"},
                    {"length": ("rounds", 12)}, {"length": ("rounds", 1)}, {"length": ("points", 50)}):
        for seed in "abcd":
            it = puzzle(seed, kind, rules=rules("vanikar").variant(**changes))
            for answer in plausible(it)[:40]:
                said = it.check(answer if answer != set() else "nothing")
                assert said.right is not None and not unexplained(said.text), said.text
                if not changes.get("seven_doubles", True):
                    assert "7 or more doubles" not in said.text


@pytest.mark.parametrize("id", [one.id for one in of_family("koi-koi")])
@pytest.mark.parametrize("kind", KINDS)
def test_every_rule_set_has_puzzles_in_its_own_words(kind: str, id: str) -> None:
    table = rules(id)
    if kind == "decide" and table.zero_sum:
        with pytest.raises(RulesError, match="knows no puzzle of the kind 'decide'"):
            puzzle("a", kind, rules=table)
        return
    own = "|".join(yaku.name for yaku in table.yaku)
    foreign = "|".join({yaku.name for yaku in DEFAULT.yaku} - {yaku.name for yaku in table.yaku}) or "^$"
    for difficulty, seed in itertools.product(range(1, 6), "ab"):
        it = puzzle(seed, kind, difficulty, table)
        assert len(it.answers()) == 1 and puzzle(it.id) == it
        said = [it.text, *it.solution, *(hint.text for hint in it.hints)]
        said += [it.check(answer if answer != set() else "nothing").text for answer in plausible(it)]
        for text in said:
            assert not unexplained(text) and not re.search(foreign, re.sub(own, "", text)), text


def single(cards: CardSet) -> list[CardSet]:
    """None of these cards, or one of them."""
    return [CardSet(), *(CardSet([card]) for card in cards)]


def test_decisions_are_proved_by_trying_every_card() -> None:
    """Where nothing may rise, no choice of cards that one turn can bring raises the sum (spec 6.5)."""
    tried = 0
    for number in range(200):
        it = puzzle(f"proof{number}", "decide", 1 + number % 5)
        assert isinstance(it, Decide)
        if it.check("stop") and it.number < 6 and len(it.hand) == 1:
            tried += 1
            assert not can_rise(it.score, it.hand, it.other)
            unseen = DECK.cards - it.pile - it.hand - it.other
            mine = it.pile | it.hand
            for drawn in unseen | it.table:
                for one in single(unseen.in_month(next(iter(it.hand)).month)):
                    for two in single(unseen.in_month(drawn.month)):
                        assert score(mine | drawn | one | two).base == it.score.base
    assert tried > 10


def hopeless(hand: str, pile: str, other: str) -> Decide:
    return Decide(id="decide-1-x", rules=DEFAULT, pile=CardSet(pile), hand=CardSet(hand),
                  table=CardSet("pine-2"), other=CardSet(other), totals=(0, 0), number=1)


def test_why_nothing_can_rise_names_every_card_that_would_have_done_it() -> None:
    it = hopeless("iris-1", "crane curtain moon phoenix", "sake rainman")
    said = it.check("koi-koi").text
    assert ("Of single cards, only sake and rainman would raise it (Tsukimi-zake, Hanami-zake and Gokō), and "
            "the opponent has them.") in said
    lone = hopeless("iris-1", "pine-poem plum-poem cherry-poem", "iris-ribbon").check("koi-koi").text
    assert "Every yaku that could raise it lacks more than can come." in lone
    assert "the opponent has" not in lone


def test_a_reason_that_was_given_is_not_given_again() -> None:
    it = hopeless("iris-1", "crane curtain moon phoenix", "sake rainman")
    tried = Attempt(it).answer("koi-koi")
    assert tried.last is not None and "Stopping scores 16 points." in tried.last.text
    right = tried.answer("stop")
    assert right.last and right.last.text == "Right: stop, for the reason that was given."
    at_once = Attempt(it).answer("stop").last
    assert at_once and "Stopping scores 16 points." in at_once.text


@pytest.mark.parametrize(("pile", "last"), [
    ("crane moon rainman clover-1", "Begin with Ame-Shikō: without curtain or phoenix it is one card short."),
    ("crane curtain clover-1", None),
    (NINE_CHAFF, "Begin with Kasu: count its cards: it is one card short."),
])
def test_the_last_hint_to_no_yaku_is_not_what_a_wrong_answer_is_told_for_nothing(
        pile: str, last: str | None) -> None:
    it = of(YakuOf, pile)
    free = {it.check([yaku.id]).text.removeprefix("Not yet. ") for yaku in DEFAULT.yaku}
    if last:
        assert it.hints[2].text == last
    assert not any(it.hints[2].text.partition(": ")[2] in text for text in free)


@pytest.mark.parametrize("rules", [DEFAULT, DEFAULT.variant(seven_doubles=False)], ids=["usual", "no 7"])
def test_the_hardest_scores_have_more_than_calls_and_near_misses_in_them(rules: Rules) -> None:
    for seed in range(40):
        it = puzzle(f"hard{seed}", "total", 5, rules)
        assert len(it.traps - {"near", "opponent_call", "own_call", "calls"}) > 1, it


def test_both_decisions_are_asked_for() -> None:
    right = [puzzle(f"both{number}", "decide", 1 + number % 5).answers() for number in range(60)]
    assert 15 < sum("stop" in one for one in right) < 45


def test_the_next_step_is_not_nearly_always_the_same():
    for difficulty in (1, 2, 3, 4, 5):
        right = [next(iter(puzzle(f"{seed}", "step", difficulty).answers())) for seed in range(60)]
        assert max(map(right.count, right)) <= 36, difficulty


@pytest.mark.parametrize(("pile", "words"), [
    # Of nine that are not there, the three that tempt most are spoken of: Sankō is replaced, two lack a card.
    (CUP_AND_BRIGHTS, "Shikō replaces Sankō. Gokō takes | 6 more that you named do not count either."),
    # Shikō and Sankō are replaced by one and the same.
    ("crane curtain moon rainman phoenix", "Of the bright yaku only the highest counts: Gokō replaces Shikō, "
     "Ame-Shikō and Sankō. | 6 more"),
])
def test_naming_every_yaku_gets_three_faults_each_rule_once(pile: str, words: str) -> None:
    said = of(YakuOf, pile).check([yaku.id for yaku in DEFAULT.yaku])
    assert all(part in said.text for part in words.split(" | ")), said.text
    assert said.text.count("only the highest counts") == 1
    assert len(re.findall(r"\.(?: |$)", said.text.removeprefix("Not yet. "))) <= 4


def test_what_is_wrong_with_many_yaku_is_short_for_any_pile() -> None:
    for seed, difficulty in itertools.product("abcdefgh", range(1, 6)):
        it = puzzle(seed, "yaku", difficulty)
        for number in (4, 7, 12):
            text = it.check([yaku.id for yaku in DEFAULT.yaku][-number:]).text
            said = re.split(r"(?<=\.) ", text.removeprefix("Not yet. "))
            assert len(said) == len(set(said)) <= 4, text


@pytest.mark.parametrize(("pile", "says"), [
    (f"{TEN_CHAFF} wisteria-ribbon pine-poem plum-poem", "The Lightning is chaff."),
    (f"{NINE_CHAFF} pampas-1 iris-ribbon pine-poem plum-poem", "It takes many cards of one kind"),
    ("moon sake pine-poem plum-poem iris-ribbon", "There is one yaku. It takes 2 certain cards"),
    ("boar deer butterflies crane moon", "There is one yaku. It takes 3 certain cards"),
    (RAINY_FOUR, "The Rainman does not count in Shikō or Sankō."),
    (f"sake {TEN_CHAFF} crane curtain", "The sake cup is an animal here"),
])
def test_the_second_hint_speaks_of_a_yaku_that_is_there(pile: str, says: str) -> None:
    it = of(YakuOf, pile)
    assert says in it.hints[1].text
    assert not it.hints[1].lit or it.hints[1].lit & it.score.cards
