"""The exercises: right answers are proved by a second, simpler computation, listed mistakes explained.

The computations below know the rules (spec 1, 6.5 to 6.9) but nothing of the engine: cards are ids.
"""
from __future__ import annotations

import itertools
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from koikoi_edu import DECK, CardSet, Kind, rules, score
from koikoi_edu.errors import UnknownName
from koikoi_edu.exercises import EXERCISES, check, hint, question

SUITS = "pine plum cherry wisteria iris peony clover pampas chrysanthemum maple willow paulownia".split()
BRIGHTS = {"pine-crane", "cherry-curtain", "pampas-moon", "willow-rainman", "paulownia-phoenix"}
DRY = BRIGHTS - {"willow-rainman"}
ANIMALS = {"plum-warbler", "wisteria-cuckoo", "iris-bridge", "peony-butterflies", "clover-boar",
           "pampas-geese", "chrysanthemum-sake", "maple-deer", "willow-swallow"}
POEM = {"pine-poem", "plum-poem", "cherry-poem"}
BLUE = {"peony-blue", "chrysanthemum-blue", "maple-blue"}
RIBBONS = POEM | BLUE | {"wisteria-ribbon", "iris-ribbon", "clover-ribbon", "willow-ribbon"}
CHAFF = {f"{suit}-{number}" for suit in SUITS for number in "12" if suit != "willow"}
CHAFF |= {"willow-lightning", "paulownia-red"}
ALL = BRIGHTS | ANIMALS | RIBBONS | CHAFF
SHORT = {card.partition("-")[2]: card for card in BRIGHTS | ANIMALS}


def ids(cards: str) -> list[str]:
    return [SHORT.get(card, card) for card in cards.split()]


def suit(card: str) -> str:
    return card.partition("-")[0]


def yaku(pile: set[str]) -> dict[str, int]:
    found = {}
    if pile >= BRIGHTS:
        found["goko"] = 10
    elif pile >= DRY:
        found["shiko"] = 8
    elif len(pile & BRIGHTS) == 4:
        found["ameshiko"] = 7
    elif len(pile & DRY) == 3:
        found["sanko"] = 5
    for name, cards in {"tsukimi": {"pampas-moon", "chrysanthemum-sake"},
                        "hanami": {"cherry-curtain", "chrysanthemum-sake"},
                        "inoshikacho": {"clover-boar", "maple-deer", "peony-butterflies"},
                        "akatan": POEM, "aotan": BLUE}.items():
        if pile >= cards:
            found[name] = 5
    for name, cards, needs in (("tane", ANIMALS, 5), ("tanzaku", RIBBONS, 5), ("kasu", CHAFF, 10)):
        if len(pile & cards) >= needs:
            found[name] = len(pile & cards) - needs + 1
    return found


def total(pile: set[str], opponent_called: bool = False) -> int:
    base = sum(yaku(pile).values())
    return base * (2 if base >= 7 else 1) * (2 if opponent_called else 1)


def lay(card: str, table: set[str], pile: set[str]) -> None:
    """Lay a card, where it matches none, one or three."""
    mates = {other for other in table if suit(other) == suit(card)}
    assert len(mates) != 2
    if mates:
        table -= mates
        pile |= mates | {card}
    else:
        table.add(card)


def played(exercise) -> tuple[list[set[str]], list[set[str]], list[set[str]]]:
    """Piles before and after the plays of an exercise of notebook 05, and the hands at the end."""
    hands, piles = [set(ids(hand)) for hand in exercise.hands], [set(ids(pile)) for pile in exercise.piles]
    table, stock = set(ids(exercise.table)), ids(exercise.stock)
    before = [set(pile) for pile in piles]
    player = exercise.to_play
    for play in exercise.plays:
        if play == "stop":
            break
        before = [set(pile) for pile in piles]
        hands[player].remove(*ids(play))
        lay(*ids(play), table, piles[player])
        lay(stock.pop(0), table, piles[player])
        player = 1 - player
    return before, piles, hands


def right(id: str) -> object:
    """The right answer, worked out without the engine."""
    it = EXERCISES[id]
    match id:
        case "1.1":
            return SUITS.index(suit("clover-boar")) + 1
        case "1.2":
            return BRIGHTS
        case "1.3":
            return next(kind for kind, cards in (("bright", BRIGHTS), ("animal", ANIMALS), ("chaff", CHAFF))
                        if "chrysanthemum-sake" in cards)
        case "1.4":
            return {SUITS.index(one) + 1 for one in SUITS if not any(suit(card) == one for card in RIBBONS)}
        case "1.5":
            return {card for card in CHAFF if suit(card) == "willow"}
        case "2.1" | "2.2" | "2.4":
            return {card for card in ids(it.table) if suit(card) == suit(*ids(it.card))}
        case "2.3":
            mates = [card for card in ids(it.table) if suit(card) == suit(*ids(it.card))]
            assert len(mates) == 2
            return 1 + 1
        case "2.5" | "2.6":
            table, pile = set(ids(it.table)), set()
            for card in ids(it.card) + ids(it.stock):
                lay(card, table, pile)
            return pile
        case "3.1" | "3.2" | "3.3" | "3.4" | "3.5":
            return set(yaku(set(ids(it.pile))))
        case "3.6" | "4.7":
            pile = set(ids(it.pile))
            sums = {card: sum(yaku(pile | {card}).values()) for card in ALL - pile}
            return {card for card in sums if sums[card] == (7 if id == "4.7" else max(sums.values()))}
        case "4.1" | "4.2" | "4.4":
            return total(set(ids(it.pile)))
        case "4.3" | "4.5" | "4.6":
            return total(set(ids(it.pile)), opponent_called=True)
        case "5.1" | "5.2" | "5.3" | "5.4":
            before, after, hands = played(it)
            rose = sum(yaku(after[0]).values()) > sum(yaku(before[0]).values())
            return rose and bool(hands[0])
        case "5.5":
            before, after, hands = played(it)
            assert hands == [set(), set()]
            assert yaku(set(ids(it.piles[0]))) == yaku(after[0]), "the sum may not rise again"
            return 0
        case "5.6":
            return total(played(it)[1][1], opponent_called=it.calls[0] > 0)
    raise AssertionError(f"{id} is not proved here")


def as_set(answer: object) -> object:
    return {card.id for card in answer} if isinstance(answer, CardSet) else \
        set(answer) if isinstance(answer, frozenset) else answer


def test_the_second_computation_agrees_with_the_deck() -> None:
    assert set(DECK) == ALL and (len(BRIGHTS), len(ANIMALS), len(RIBBONS), len(CHAFF)) == (5, 9, 10, 24)


def test_five_notebooks_have_exercises_numbered_from_one() -> None:
    numbers = [tuple(map(int, id.split("."))) for id in EXERCISES]
    for notebook in range(1, 6):
        found = [number for book, number in numbers if book == notebook]
        assert found == list(range(1, len(found) + 1)) and 4 <= len(found) <= 7
    assert [it.id for it in EXERCISES.values()] == list(EXERCISES)


@pytest.mark.parametrize("id", EXERCISES)
def test_the_right_answer_is_proved_and_accepted(id: str) -> None:
    answer = right(id)
    assert as_set(EXERCISES[id].right()) == answer
    said = check(id, answer)
    assert said.right is True and said
    assert str(said).startswith("Right: ") and len(str(said)) > len("Right: 12.")


def test_the_first_yaku_of_3_6_has_one_card_alone() -> None:
    pile = set(ids(EXERCISES["3.6"].pile))
    assert [card for card in ALL - pile if yaku(pile | {card})] == ["cherry-poem"] and not yaku(pile)


#: Wrong answers that learners give, and words that the explanation has to hold.
MISTAKES = [
    ("1.1", 6, "June is peony: butterflies"),
    ("1.1", "maple", "October is maple: deer"),
    ("1.1", 11, "November is willow: Rainman, swallow, plain red ribbon and 1 chaff"),
    ("1.2", "crane curtain moon phoenix sake", "Sake is not one: September, chrysanthemum, animal"),
    ("1.2", "crane curtain moon phoenix", "Right so far, 1 to go"),
    ("1.3", "chaff", "Chaff shows the plant and nothing else"),
    ("1.3", Kind.BRIGHT, "Only five cards are brights"),
    ("1.3", "ribbon", "another card: chrysanthemum-blue"),
    ("1.4", "November and December", "November has one: willow-ribbon"),
    ("1.4", 8, "Right so far, 1 to go"),
    ("1.5", "willow-ribbon", "not one: November, willow, ribbon"),
    ("1.5", "pine-1", "belongs to January"),
    ("2.1", "nothing", "Pine-poem is January too, and a card that matches has to be taken"),
    ("2.1", "boar", "Cards match by month alone: boar is July, pine-1 is January"),
    ("2.2", "geese", "geese is August, sake is September. No other card of September lies on the table"),
    ("2.3", 3, "you choose one of them, and the other stays"),
    ("2.3", 1, "The card that takes goes to the pile as well"),
    ("2.4", "bridge", "Three of a month lie on the table: the fourth takes all three."),
    ("2.4", "nothing", "Three of a month lie on the table: the fourth takes all three."),
    ("2.5", "curtain cherry-1", "The turn goes on: maple-blue is turned from the stock"),
    ("2.5", "cherry-1 deer", "The cards that take go to the pile as well"),
    ("2.5", "curtain cherry-1 maple-blue deer warbler", "Warbler stays on the table: cards match by month"),
    ("2.6", "nothing", "Crane took nothing and stayed on the table, where pine-1 finds and takes it"),
    ("3.1", "Hanami-zake", "one yaku is missing. A card counts in every yaku that it belongs to"),
    ("3.1", "Sankō", "Sankō takes three brights, none of them the Rainman: 2 of the 3 cards are here"),
    ("3.2", "sanko", "The Rainman is not one of Sankō's three"),
    ("3.2", "ameshiko", "Ame-Shikō takes the Rainman and three other brights: 3 of the 4 cards are here"),
    ("3.3", "Inoshikachō", "one yaku is missing. A card counts in every yaku"),
    ("3.4", "Sankō and Ame-Shikō", "only the highest counts: Ame-Shikō replaces Sankō"),
    ("3.4", "shiko", "Shikō takes the four brights without the Rainman: 3 of the 4 cards are here"),
    ("3.5", "Kasu", "The sake cup is an animal here, not chaff"),
    ("3.6", "maple-blue", "With maple-blue the pile holds no yaku"),
    ("3.6", "boar", "Boar lies in the pile already"),
    ("4.1", 10, "5 is below 7"),
    ("4.1", 30, "points of the cards only tell the kinds apart"),
    ("4.2", 15, "15 is the sum; from 7 on it doubles"),
    ("4.2", 20, "That leaves out Sankō"),
    ("4.2", 60, "Nobody called koi-koi"),
    ("4.3", 15, "15 is the sum; from 7 on it doubles. The opponent called koi-koi, and that doubles"),
    ("4.3", 30, "One of two things is missing. 15 is the sum; from 7 on it doubles. The opponent called"),
    ("4.4", 12, "Your own koi-koi doubles nothing"),
    ("4.4", 5, "That leaves out Kasu"),
    ("4.4", 14, "The sake cup is an animal here, not chaff"),
    ("4.5", 5, "The opponent called koi-koi, and that doubles"),
    ("4.5", 20, "The 7 is looked for before anything doubles, and 5 is below it"),
    ("4.6", 72, "doubles once, however often they called"),
    ("4.6", 40, "the ribbons of the sets are also among the five of Tanzaku"),
    ("4.6", 44, "each further card adds a point"),
    ("4.6", 24, "One of two things is missing"),
    ("4.7", "maple-blue", "With maple-blue the pile holds Tanzaku 2."),
    ("5.1", "no", "rose from 0 to 5"),
    ("5.2", "yes", "stayed at 5; you are asked only when it rises"),
    ("5.3", "no", "rose from 1 to 2"),
    ("5.4", "yes", "your last card"),
    ("5.5", 5, "If nobody stops, nobody scores"),
    ("5.5", 10, "If nobody stops, nobody scores"),
    ("5.6", 5, "You called koi-koi, and that doubles their score"),
    ("5.6", 20, "The 7 is looked for before anything doubles, and 5 is below it"),
]


@pytest.mark.parametrize(("id", "answer", "words"), MISTAKES)
def test_a_mistake_is_explained(id: str, answer: object, words: str) -> None:
    said = check(id, answer)
    assert said.right is False and not said
    assert str(said).startswith("Not yet. ") and words in str(said)


def test_every_exercise_has_a_mistake_in_the_list() -> None:
    assert {id for id, _, _ in MISTAKES} == set(EXERCISES)


YAKU = [yaku.id for yaku in rules("vanikar").yaku]
ANSWERS: dict[str, list] = {
    "1.1 1.4": list(range(1, 13)),
    "1.3": ["bright", "animal", "ribbon", "chaff"],
    "1.2 1.5 2.1 2.2 2.4 2.5 2.6 3.6 4.7": sorted(ALL),
    "2.3 4.1 4.2 4.3 4.4 4.5 4.6 5.5 5.6": list(range(-1, 100)),
    "3.1 3.2 3.3 3.4 3.5": [one for size in range(4) for one in itertools.combinations(YAKU, size)],
    "5.1 5.2 5.3 5.4": [True, False],
}
DOMAINS = {id: answers for ids, answers in ANSWERS.items() for id in ids.split()}
#: The card that takes may be named with what it takes: then it stands for nothing more.
PLAYED = {"2.1": "pine-1", "2.2": "chrysanthemum-sake", "2.4": "iris-2"}


@pytest.mark.parametrize("id", EXERCISES)
def test_no_other_answer_is_right(id: str) -> None:
    wanted = right(id)
    several = isinstance(wanted, set)
    for answer in DOMAINS[id]:
        value = set(answer) if isinstance(answer, tuple) else {answer} if several else answer
        if answer == PLAYED.get(id):
            value = set()
        said = check(id, answer)
        assert said.right is (value == wanted), (answer, str(said))
        assert "\n" not in str(said) and "{" not in str(said) and str(said).endswith((".", "?"))


SPELLINGS = [
    ("1.1", [7, "7", "July", "july", " JULY ", "jul", "month 7", "bush clover", "clover"]),
    ("1.2", ["crane, curtain, moon, rainman and phoenix", DECK.cards.of(Kind.BRIGHT),
             ["crane", "curtain", "full moon", "the rain man", DECK["phoenix"]],
             {"crane", "curtain", "moon", "rainman", "phoenix"},
             "pine-crane cherry_curtain pampas-moon willow-rainman paulownia-phoenix"]),
    ("1.3", ["animal", "an animal", "Animals", Kind.ANIMAL]),
    ("1.4", [[8, 12], (12, 8), "8 and 12", "August and December", "aug, dec", "pampas and paulownia"]),
    ("1.5", ["lightning", "the Lightning", DECK["willow-lightning"], CardSet("lightning")]),
    ("2.1", ["pine-poem", "pine poem", "the pine ribbon", "pine-1 and pine-poem", CardSet("pine-poem")]),
    ("2.2", ["nothing", "None", 0, "0", [], "", CardSet(), "no cards", "zero"]),
    ("2.3", [2, "2", "two", "Two cards", "2 cards", 2.0]),
    ("3.1", ["tsukimi hanami", "Tsukimi-zake, Hanami-zake", ["Hanami zake", "Tsukimi zake"],
             score("curtain moon sake"), score("curtain moon sake").yaku]),
    ("3.3", ["Inoshikachō and Tane", "inoshikacho tane", "Ino Shika Cho, Tane", "ino-shika-chō + tane"]),
    ("3.4", ["Ame-Shikō", "ameshiko", "ame shiko", rules("vanikar").yaku_named("ameshiko")]),
    ("4.2", [30, "30", "30 points", "thirty", "Thirty points", 30.0, score("crane curtain moon sake")]),
    ("4.6", [48, "forty-eight", "forty eight points", "48 pts."]),
    ("5.1", [True, "yes", "Yes.", "y"]),
    ("5.5", [0, "0", "zero", "nothing", "none", "no points"]),
]


@pytest.mark.parametrize(("id", "answer"), [(id, answer) for id, answers in SPELLINGS for answer in answers])
def test_an_answer_may_be_written_in_many_ways(id: str, answer: object) -> None:
    assert check(id, answer).right is True, str(check(id, answer))


NONSENSE = [
    ("1.1", "Juny", "There is no month 'Juny'. Did you mean 'June'?"),
    ("1.1", 13, "There is no month 13; months are 1 to 12."),
    ("1.1", "July and August", "The answer is one month, such as 'January' or 1; 'July and August' names 2."),
    ("1.2", "phenix", "There is no card 'phenix'. Did you mean 'phoenix'?"),
    ("1.2", 5, "The answer is a card, such as 'crane' or 'pine-1', not 5."),
    ("1.3", "fish", "There is no kind 'fish'."),
    ("2.3", "some", "The answer is a whole number, such as 12 or 'twelve', not 'some'."),
    ("3.1", "Hanabi", "There is no yaku 'Hanabi'. Did you mean 'hanami'?"),
    ("3.6", "crane moon", "The answer is one card, such as 'crane'; this names 2."),
    ("4.1", 2.5, "The answer is a whole number, such as 12 or 'twelve', not 2.5."),
    ("4.1", True, "The answer is a whole number, such as 12 or 'twelve', not True."),
    ("5.1", "perhaps", "The answer is 'yes' or 'no', not 'perhaps'."),
]


@pytest.mark.parametrize(("id", "answer", "words"), NONSENSE)
def test_nonsense_gets_one_sentence(id: str, answer: object, words: str) -> None:
    said = check(id, answer)
    assert said.right is None and not said
    assert str(said).startswith(words) and "\n" not in str(said)


@pytest.mark.parametrize("id", EXERCISES)
def test_an_open_exercise_says_so(id: str) -> None:
    for said in (check(id), check(id, ...), check(id, None)):
        assert said.right is None
        assert str(said) == f"Not answered yet: {EXERCISES[id].text}"


class Broken:
    def __repr__(self) -> str:
        raise RuntimeError("no words")


STRANGE = [object(), Broken(), b"moon", {}, {"moon": 1}, [...], [None], float("nan"), float("inf"), -3,
           10**30, "🂡", "drop table", "a" * 10_000, print, range(10**9, 10**9 + 2)]


@pytest.mark.parametrize("id", EXERCISES)
def test_a_strange_answer_is_never_right_and_never_raises(id: str) -> None:
    for answer in STRANGE:
        said = check(id, answer)
        assert not said, answer
        assert 0 < len(str(said)) < 400 and "\n" not in str(said), answer


@given(st.sampled_from(list(EXERCISES)), st.text() | st.integers() | st.lists(st.text()) | st.floats())
def test_no_answer_raises_whatever_it_is(id: str, answer: object) -> None:
    assert str(check(id, answer))


def test_an_unknown_exercise_is_refused_with_the_nearest() -> None:
    for use in (question, hint, check):
        with pytest.raises(UnknownName, match=r"There is no exercise '1\.9'\. Did you mean '1\.\d'\?"):
            use("1.9")
        with pytest.raises(UnknownName, match=r"Exercises are 1\.1 to 5\.6\."):
            use("moon")
    assert question(1.3) is question("1.3")


@pytest.mark.parametrize("id", EXERCISES)
def test_a_question_shows_its_text_and_its_cards(id: str) -> None:
    it = question(id)
    assert repr(it) == str(it) and str(it).startswith(f"{id}  {it.text}")
    page = it._repr_html_()
    for label, cards in it.scene:
        assert f"{label}: " in str(it) and label in page.replace("&#x27;", "'")
        for card in cards:
            assert card.name in str(it) and f'alt="{card.label}"' in page
    assert str(hint(id)) == repr(hint(id)) == it.nudge


def test_a_verdict_shows_itself_as_text_and_with_a_mark() -> None:
    for answer, mark in ((60, "✓"), (30, "✗"), (..., "…")):
        said = check("4.3", answer)
        assert repr(said) == str(said)
        page = said._repr_html_()
        assert mark in page and str(said).replace("'", "&#x27;") in page


def test_the_exercises_need_no_notebook() -> None:
    code = ("import sys, koikoi_edu.exercises as e; e.check('4.3', 60); repr(e.question('2.1')); "
            "sys.exit(bool({'IPython', 'ipywidgets', 'ipycanvas'} & set(sys.modules)))")
    assert subprocess.run([sys.executable, "-c", code], timeout=60).returncode == 0
