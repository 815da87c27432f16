"""The exercises: right answers are proved by a second, simpler computation, listed mistakes explained.

The computations below know the rules (spec 1, 6.5 to 6.9) but nothing of the engine: cards are ids.
"""
from __future__ import annotations

import html
import itertools
import json
import re
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from koikoi_edu import DECK, CardSet, Kind, rules, score
from koikoi_edu.cards import MONTHS
from koikoi_edu.errors import KoiKoiError, UnknownName
from koikoi_edu.exercises import EXERCISES, Unreadable, check, hint, question
from koikoi_edu.exercises.reading import read_cards, read_kind, read_months, read_yaku
from koikoi_edu.exercises.wrong_numbers import base_mistake, points_clue, points_mistake
from koikoi_edu.exercises.wrong_yaku import why_not_yaku
from koikoi_edu.widgets.matching import EXAMPLES

NOTEBOOKS = Path(__file__).parents[1] / "notebooks"
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
SHORT = {card.partition("-")[2]: card for card in BRIGHTS | ANIMALS | {"willow-lightning"}}


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


BIRDS, PLAIN = {"plum-warbler", "wisteria-cuckoo", "pampas-geese"}, {"wisteria", "iris", "clover"}
PI = dict.fromkeys(CHAFF, 1) | {"willow-lightning": 2, "paulownia-red": 2, "chrysanthemum-sake": 2,
                                "joker-1pi": 1, "joker-2pi": 2, "joker-3pi": 3}


def pi(pile: set[str]) -> int:
    """Chaff as Go-Stop counts it, the cup as chaff (spec 4.9)."""
    return sum(PI.get(card, 0) for card in pile)


def gostop_base(pile: set[str]) -> tuple[int, bool, bool]:
    """The sum of the yaku of Go-Stop, whether brights and whether chaff are among them (spec 2.6).

    None of the piles asked about holds the Rainman or all five brights, or could use the cup as an animal.
    """
    assert "willow-rainman" not in pile and len(pile & ANIMALS) < 5
    brights = {3: 3, 4: 5}.get(len(pile & BRIGHTS), 0)
    sets = 5 * (pile >= BIRDS) + 3 * (pile >= POEM) + 3 * (pile >= BLUE)
    sets += 3 * (pile >= {f"{suit}-ribbon" for suit in PLAIN})
    ribbons, junk = max(0, len(pile & RIBBONS) - 4), max(0, pi(pile) - 9)
    return brights + sets + ribbons + junk, brights > 0, junk > 0


def gostop(it: object, place: int) -> int:
    """What the chain of `gostop` comes to against one loser (spec 4.11)."""
    loser = set(ids(it.losers[place]))
    value = gostop_base(set(ids(it.pile)))[0] + 2 * (not loser & BRIGHTS) + (it.goes == 1)
    poor = pi(loser) < (7 if len(it.losers) == 1 else 5)
    return value * max(it.goes, 1) * (2 if poor else 1)


def korean(it: object, place: int) -> int:
    """The same for `gostop-korean` with fewer than three goes, before go-bak (spec 4.14)."""
    assert it.goes < 3
    loser = set(ids(it.losers[place]))
    base, brights, junk = gostop_base(set(ids(it.pile)))
    poor = junk and 1 <= pi(loser) <= (7 if len(it.losers) == 1 else 5)
    return (base + it.goes) * (2 if brights and not loser & BRIGHTS else 1) * (2 if poor else 1)


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
        case "8.1" | "8.2":
            return pi(set(ids(it.pile)))
        case "8.3":
            return gostop(it, 0)
        case "8.4":
            return max(gostop(it, 0), gostop(it, 1))
        case "8.5":
            return gostop(it, 0), gostop(it, 1)
        case "8.6":
            return (2 * korean(it, 0),)  # the opponent said go
        case "8.7":
            return 0, korean(it, 0) + korean(it, 1)  # the second of them said go first
        case "9.1":
            return Fraction(3, 10) * 8 * 2  # 7 or more doubles
        case "9.2":
            return Fraction(5, 10) * 6 - Fraction(2, 10) * 5 * 2  # doubled by your koi-koi
        case "9.3":
            return Fraction(6, 7 * 2)  # of 14 points it is 6, what stopping brings
        case "10.1" | "10.2" | "10.3":
            lie = list(itertools.combinations(range(it.cards), it.wanted))  # where the wanted cards are
            return Fraction(sum(min(places) < it.places for places in lie), len(lie))
    raise AssertionError(f"{id} is not proved here")


def as_set(answer: object) -> object:
    return {card.id for card in answer} if isinstance(answer, CardSet) else \
        set(answer) if isinstance(answer, frozenset) else answer


def test_the_second_computation_agrees_with_the_deck() -> None:
    assert set(DECK) == ALL and (len(BRIGHTS), len(ANIMALS), len(RIBBONS), len(CHAFF)) == (5, 9, 10, 24)


def test_eight_notebooks_have_exercises_numbered_from_one() -> None:
    numbers = [tuple(map(int, id.split("."))) for id in EXERCISES]
    for notebook in (1, 2, 3, 4, 5, 8, 9, 10):
        found = [number for book, number in numbers if book == notebook]
        assert found == list(range(1, len(found) + 1)) and 3 <= len(found) <= 7
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
    ("1.2", "crane curtain moon phoenix sake", "Sake is not a bright: September, chrysanthemum, animal"),
    ("1.2", "crane curtain moon phoenix", "Right so far, 1 to go"),
    ("1.3", "chaff", "Chaff shows the plant and nothing else"),
    ("1.3", Kind.BRIGHT, "Only five cards are brights"),
    ("1.3", "ribbon", "another card: chrysanthemum-blue"),
    ("1.4", "November and December", "November has one: willow-ribbon"),
    ("1.4", 8, "Right so far, 1 to go"),
    ("1.5", "willow-ribbon", "Willow-ribbon is not chaff: November, willow, ribbon"),
    ("1.5", "rainman", "Rainman is not chaff: November, willow, bright"),
    ("1.5", "pine-1", "Pine-1 is chaff, but of January"),
    ("1.5", "chaff", "There is one. Set the Rainman"),
    ("2.1", "nothing", "A card that matches has to take. Look once more for February, the month of plum-2"),
    ("2.1", "cherry-poem", "Cards match by month alone: cherry-poem is March, plum-2 is February"),
    ("2.2", "moon", "moon is August, phoenix is December. Look for December on the table"),
    ("2.2", "paulownia-1 boar", "Boar and paulownia-1 do not lie on this table."),
    ("2.3", 3, "you choose one of them, and the other stays"),
    ("2.3", 1, "The card that takes goes to the pile as well"),
    ("2.3", 4, "Two of October lie on the table: you choose which of them to take"),
    ("2.4", "rainman", "Right as far as it goes. Count November on the table"),
    ("2.4", "nothing", "A card that matches has to take. Look once more for November"),
    ("2.5", "bridge iris-ribbon", "The turn goes on: wisteria-1 is turned from the stock"),
    ("2.5", "iris-ribbon cuckoo", "The cards that take go to the pile as well"),
    ("2.5", "bridge iris-ribbon wisteria-1 cuckoo cherry-poem", "Cherry-poem stays on the table"),
    ("2.5", "bridge iris-1", "Iris-1 does not lie on this table."),
    ("2.5", "bridge", "Right so far, 3 to go. A turn has two halves"),
    ("2.6", "nothing", "The hand card took nothing, so it lies on the table when the stock card is turned"),
    ("2.6", "clover-ribbon", "The hand card took nothing, so it lies on the table when the stock card"),
    ("3.1", "Hanami-zake", "one yaku is missing. A card counts in every yaku that it belongs to"),
    ("3.1", "moon viewing", "Tsukimi-zake takes the moon and the sake cup: 1 of the 2 cards is here"),
    ("3.1", "nothing", "There is something in this pile: 2 yaku are to be found"),
    ("3.2", "sanko", "The Rainman is not one of Sankō's three"),
    ("3.2", "ameshiko", "Ame-Shikō takes the Rainman and three other brights: 3 of the 4 cards are here"),
    ("3.3", "Inoshikachō", "one yaku is missing. A card counts in every yaku"),
    ("3.4", "Sankō and Ame-Shikō", "only the highest counts: Ame-Shikō replaces Sankō"),
    ("3.4", "sanko", "only the highest counts, and this pile holds a higher one than Sankō"),
    ("3.4", "shiko", "Shikō takes the four brights without the Rainman: 3 of the 4 cards are here"),
    ("3.5", "Kasu", "The sake cup is an animal here, not chaff"),
    ("3.6", "deer", "Inoshikachō needs the boar, the deer and the butterflies; still missing: butterflies."),
    ("3.6", "moon", "Tsukimi-zake needs the moon and the sake cup; still missing: sake."),
    ("3.6", "pine-1", "Kasu needs ten chaff cards, and each further one; still missing: 9 of them."),
    ("3.6", "boar", "Boar lies in the pile already"),
    ("4.1", 7, "That is the number of cards; points come from yaku"),
    ("4.1", 6, "Only a sum of 7 or more doubles, and the sum of these yaku is below 7"),
    ("4.1", 1, "Tanzaku takes five ribbons of any colour for 1 point, and the sixth and the seventh"),
    ("4.1", 35, "only tell the kinds apart; points come from yaku"),
    ("4.2", 18, "18 is the sum of the yaku, so far so good. A sum of 7 or more doubles."),
    ("4.2", 46, "Of the bright yaku only the highest counts"),
    ("4.2", 30, "That leaves out Shikō"),
    ("4.2", 26, "That leaves out Tsukimi-zake (the moon and the sake cup)"),
    ("4.2", 72, "Nobody called koi-koi"),
    ("4.3", 18, "so far so good. A sum of 7 or more doubles. The opponent called koi-koi, and that doubles"),
    ("4.3", 36, "One of two doublings is missing. A sum of 7 or more doubles. The opponent called koi-koi"),
    ("4.4", 12, "Your own koi-koi doubles nothing"),
    ("4.4", 5, "That leaves out Kasu"),
    ("4.4", 14, "Not yet. The sake cup is an animal here, not chaff."),
    ("4.4", 7, "Not yet. The sake cup is an animal here, not chaff."),
    ("4.5", 6, "6 is the sum of the yaku, so far so good. The opponent called koi-koi, and that doubles"),
    ("4.5", 10, "A card counts in every yaku that it belongs to, and sake belongs to Tane too"),
    ("4.5", 24, "What has to be 7 or more is the sum of the yaku, before anything doubles."),
    ("4.6", 48, "doubles once, however often they called"),
    ("4.6", 10, "butterflies, boar and deer belong to Tane too"),
    ("4.6", 12, "Tane takes five animals for 1 point, and the sixth and the seventh card add 1 each"),
    ("4.6", 16, "One of two doublings is missing"),
    ("4.6", 20, "20 is too few. Boar, deer and butterflies are one yaku, and all the animals together"),
    ("4.7", "maple-blue", "With maple-blue the sum of the yaku is 2: Tanzaku 2."),
    ("4.7", "crane", "Sankō needs three brights, none of them the Rainman; still missing: 2 of them."),
    ("5.1", "no", "rose from 0 to 5"),
    ("5.2", "yes", "stayed at 5; you are asked only when it rises"),
    ("5.3", "no", "rose from 1 to 2"),
    ("5.4", "yes", "your last card"),
    ("5.5", 5, "If nobody stops, nobody scores"),
    ("5.5", 10, "If nobody stops, nobody scores"),
    ("5.6", 5, "You called koi-koi, and that doubles their score"),
    ("5.6", 20, "What has to be 7 or more is the sum of the yaku, before anything doubles."),
    ("8.1", 7, "Seven cards are chaff here, but some of them count two."),
    ("8.1", 11, "Perhaps you counted swallow: animals are no chaff."),
    ("8.1", 19, "19 is too many. Some cards count more than one. The swallow is an animal."),
    ("8.2", 5, "The sake cup counts as well, in its role as chaff."),
    ("8.2", 8, "The joker that spares its owner the missing bright is no chaff."),
    ("8.3", 18, "One of these is missing: you said go twice; the opponent has 6 chaff, fewer than 7."),
    ("8.3", 9, "9 is the sum of the yaku, so far so good. The chain goes on from there: you said go twice."),
    ("8.3", 8, "8 is too few. Add up the yaku."),
    ("8.4", 10, "That is what one of the two brings. The other one brings more"),
    ("8.4", 26, "The two results are not added here: the larger one counts."),
    ("8.4", 8, "One thing more counts: the player after that has 2 chaff"),
    ("8.5", [22, 9], "The amounts are right, but the other way round."),
    ("8.5", [9, 18], "What the next player pays is right. Look at the player after that again. One thing "
                     "more counts: the player after that has no bright."),
    ("8.5", [8, 22], "Look at the next player again. One thing more counts: you said go once."),
    ("8.6", 18, "Look at the opponent again. One of these is missing: the opponent has 4 chaff, fewer than "
                "8; the opponent said go."),
    ("8.6", 9, "9 is the sum of the yaku, so far so good."),
    ("8.6", 8, "Count your chaff, for Ten Junk."),
    ("8.7", [18, 9], "One thing more counts: the player after that pays for the next player."),
    ("8.7", "0 and 9", "What the next player pays is right. Look at the player after that again. One thing "
                       "more counts: the player after that was the first of the losers who said go"),
    ("9.1", 2.4, "Something in these sums is doubled."),
    ("9.1", "16 points", "That is what it would bring if each of them came every time."),
    ("9.1", 5, "How many points does a sum of 8 score?"),
    ("9.2", 2, "You called koi-koi: what does that do to the opponent's points?"),
    ("9.2", 3, "Only your own points are in this."),
    ("9.2", "5.0", "these points are taken away."),
    ("9.2", -4, "That is what it would bring if each of them came every time."),
    ("9.3", "6/7", "With a sum of 7 you would score more than 7 points."),
    ("9.3", "4/7", "That is how likely it may fail."),
    ("9.3", "50 %", "Half would be right if koi-koi brought exactly twice what stopping brings."),
    ("10.1", "1/48", "That would be so with one place; there are 8."),
    ("10.1", "5/6", "That is how likely none of them is there."),
    ("10.2", "27.1 %", "That would be so if every card were put back before the next one"),
    ("10.2", 0.1, "That would be so with one place; there are 3."),
    ("10.3", "2/3", "Added up, the cases in which both are there count twice."),
    ("10.3", 0.33, "That is how likely one certain card of them is there"),
    ("10.3", "14/33", "That is how likely none of them is there. Take it from 1."),
    ("10.3", "1/11", "That is how likely all of them are there; one is enough."),
    ("10.3", 0.75, "Ask first how likely the opponent holds neither"),
]


@pytest.mark.parametrize(("id", "answer", "words"), MISTAKES)
def test_a_mistake_is_explained(id: str, answer: object, words: str) -> None:
    said = check(id, answer)
    assert said.right is False and not said
    begins = "That is not so. " if isinstance(EXERCISES[id].right(), bool) else "Not yet. "
    assert str(said).startswith(begins) and words in str(said)


@pytest.mark.parametrize("id", EXERCISES)
def test_the_question_shows_how_an_answer_is_typed(id: str) -> None:
    """With the quotation marks that words need; and the answer shown is of the right sort, but no help."""
    how = question(id).how
    assert how in str(question(id)) and html.escape(how, quote=False) in question(id)._repr_html_()
    assert str(check(id)) == (f"{id} is not answered yet: put your answer in place of the dots, as in {how}.")
    said = [eval(line) for line in how.split(" or ")]
    assert [one.right for one in said] == [False] or sorted(one.right for one in said) == [False, True]


def test_who_turned_which_card_is_told_where_both_play() -> None:
    rows = {label: str(cards) for label, cards in question("5.5").scene}
    assert rows["The opponent plays"] == "pine-crane"
    assert (rows["The stock turns for you"], rows["The stock turns for the opponent"]) == (
        "plum-warbler", "maple-1")
    rows = {label: str(cards) for label, cards in question("5.6").scene}
    assert (rows["The opponent plays"], rows["The stock turns"]) == ("clover-boar", "cherry-1")


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
    "8.1 8.2 8.3 8.4": list(range(-1, 60)),
    "8.5 8.7": list(itertools.product(range(-1, 40), repeat=2)),
    "8.6": [(amount,) for amount in range(-1, 100)],
    "9.1 9.2": [Fraction(tenths, 10) for tenths in range(-200, 400)],
    "9.3 10.1 10.2 10.3": [Fraction(one, all) for all in range(1, 40) for one in range(all + 1)],
}
DOMAINS = {id: answers for ids, answers in ANSWERS.items() for id in ids.split()}
#: The card that takes may be named with what it takes: then it stands for nothing more.
PLAYED = {"2.1": "plum-2", "2.2": "paulownia-phoenix", "2.4": "willow-lightning"}


@pytest.mark.parametrize("id", EXERCISES)
def test_no_other_answer_is_right(id: str) -> None:
    wanted = right(id)
    several = isinstance(wanted, set)
    for answer in DOMAINS[id]:
        amounts = isinstance(wanted, tuple)
        value = set(answer) if isinstance(answer, tuple) and not amounts else {answer} if several else answer
        if answer == PLAYED.get(id):
            value = set()
        said = check(id, answer)
        assert said.right is (value == wanted), (answer, str(said))
        assert "\n" not in str(said) and "{" not in str(said) and str(said).endswith((".", "?"))
        if not said:
            assert not given_away(id, wanted, value, str(said)), (answer, str(said))


def given_away(id: str, wanted: object, answered: object, said: str) -> bool:
    """Whether what is said to a wrong answer holds the right one, which the learner has not named."""
    if isinstance(wanted, bool) or wanted in (0, set()):
        return False  # the rule alone settles these
    if isinstance(wanted, Fraction):
        words = [str(wanted)]
    elif isinstance(wanted, int):
        words = [MONTHS[wanted - 1]] if id == "1.1" else [str(wanted)]
    elif isinstance(wanted, str):
        words = [wanted]
    elif isinstance(wanted, tuple):
        words = [str(amount) for amount, said_too in zip(wanted, answered, strict=True)
                 if amount and amount != said_too]
    else:
        left = wanted - answered
        words = [MONTHS[one - 1] if isinstance(one, int) else DECK[one].name if one in ALL
                 else rules("vanikar").yaku_named(one).name for one in left]
    return bool(words) and all(re.search(rf"(?<![\w-]){word}(?![\w-])", said, re.I) for word in words)


SPELLINGS = [
    ("1.1", [7, "7", "July", "july", " JULY ", "jul", "month 7", "bush clover", "clover"]),
    ("1.2", ["crane, curtain, moon, rainman and phoenix", DECK.cards.of(Kind.BRIGHT),
             ["crane", "curtain", "full moon", "the rain man", DECK["phoenix"]],
             {"crane", "curtain", "moon", "rainman", "phoenix"},
             "pine-crane cherry_curtain pampas-moon willow-rainman paulownia-phoenix"]),
    ("1.3", ["animal", "an animal", "Animals", Kind.ANIMAL]),
    ("1.4", [[8, 12], (12, 8), "8 and 12", "August and December", "aug, dec", "pampas and paulownia"]),
    ("1.5", ["lightning", "the Lightning", DECK["willow-lightning"], CardSet("lightning"), "the thunder card",
             "the thunderstorm", "willow-lightning"]),
    ("2.1", ["plum-poem", "plum poem", "the plum ribbon", "plum-2 and plum-poem", CardSet("plum-poem"),
             "red poem ribbon of plum", "the plum's red ribbon", "February ribbon", "plum-ribbon"]),
    ("2.2", ["nothing", "None", 0, "0", [], "", CardSet(), "no cards", "zero"]),
    ("2.4", ["rainman swallow willow-ribbon", "the rain man, the swallow and the red ribbon",
             "swallow & rainman & ribbon"]),
    ("2.5", ["eight-plank bridge, iris ribbon, cuckoo and wisteria-1",
             "bridge iris-ribbon cuckoo wisteria 1"]),
    ("2.3", [2, "2", "two", "Two cards", "2 cards", 2.0]),
    ("3.1", ["sanko hanami", "Sankō, Hanami-zake", ["Hanami zake", "San kou"],
             "three brights, flower viewing", score("crane curtain phoenix sake"),
             score("crane curtain phoenix sake").yaku]),
    ("3.3", ["boar, deer and butterflies, five animals", "animals, deer boar butterflies",
             "Inoshikachō and Tane", "inoshikacho tane", "Ino Shika Cho, Tane", "ino-shika-chō + tane"]),
    ("3.4", ["Ame-Shikō", "ameshiko", "ame shiko", rules("vanikar").yaku_named("ameshiko")]),
    ("3.6", ["cherry-poem", "the red poem ribbon of cherry", "red poem ribbon"]),
    ("4.2", [36, "36", "36 points", "thirty-six", "Thirty six points", 36.0,
             score("crane curtain moon phoenix sake")]),
    ("4.6", [32, "thirty-two", "thirty two points", "32 pts."]),
    ("5.1", [True, "yes", "Yes.", "y"]),
    ("5.5", [0, "0", "zero", "nothing", "none", "no points"]),
    ("9.1", [4.8, "4.8", "4,8 points", Fraction(24, 5), "24/5", "4.80"]),
    ("9.2", [1, 1.0, "1", "one", "1 point", "1.0 points"]),
    ("9.3", [Fraction(3, 7), "6/14", 0.43, "42.9 %"]),
    ("10.1", [Fraction(1, 6), 1 / 6, "1/6", "8/48", " 8 / 48 ", 0.17, "0.167", ".1667", "17 %", "16.7%",
              "17 percent"]),
    ("10.2", [Fraction(3, 10), 0.3, "30 %", "0,3", "3/10."]),
]


@pytest.mark.parametrize(("id", "answer"), [(id, answer) for id, answers in SPELLINGS for answer in answers])
def test_an_answer_may_be_written_in_many_ways(id: str, answer: object) -> None:
    assert check(id, answer).right is True, str(check(id, answer))


NONSENSE = [
    ("1.1", "Juny", "There is no month 'Juny'. Did you mean 'June'?"),
    ("1.1", 13, "There is no month 13; months are 1 to 12."),
    ("1.1", "July and August", "The answer is one month; 'July and August' names 2."),
    ("1.1", "boar", "'boar' names a card; the answer is a month, January to December or 1 to 12."),
    ("1.1", "ribbon", "'ribbon' names a kind of card; the answer is a month"),
    ("1.2", "phenix", "There is no card 'phenix'. Did you mean 'phoenix'?"),
    ("1.2", "pine", "'pine' may be crane, pine-poem, pine-1 or pine-2; name the one you mean"),
    ("1.2", "ribbon", "'ribbon' may be any of 10 cards; name the one you mean"),
    ("1.2", "Sankō", "'Sankō' names a yaku; the answer is a card"),
    ("1.2", "five", "There is no card 'five'. The answer is a card, such as"),
    ("1.2", 5, "The answer is a card, such as 'boar' or 'pine-1', not 5."),
    ("1.3", "fish", "There is no kind of card 'fish'. The answer is a kind: bright, animal, ribbon or "),
    ("1.3", "sake", "'sake' names a card; the answer is a kind: bright, animal, ribbon or chaff."),
    ("1.5", "willow", "'willow' may be rainman, swallow, willow-ribbon or lightning; name"),
    ("1.5", "November chaff", "'November' may be rainman, swallow, willow-ribbon or lightning; name"),
    ("2.1", "red poem ribbon", "'red poem ribbon' may be plum-poem or cherry-poem; name the one you mean"),
    ("2.1", "unicorn", "There is no card 'unicorn'. The answer is a card; the cards here are plum-poem, "),
    ("2.1", "pine-3", "There is no card 'pine-3'. The answer is a card; the cards here are plum-poem, "),
    ("2.3", "some", "The answer is a whole number, such as 9 or 'nine', not 'some'."),
    ("3.1", "Hanabi", "There is no yaku 'Hanabi'. Did you mean 'Hanami'?"),
    ("3.1", "moon veiwing", "There is no yaku 'moon veiwing'. Did you mean 'moon viewing'?"),
    ("3.1", "moon", "'moon' names a card; the answer is a yaku: Gokō, Shikō, "),
    ("3.1", "brights", "'brights' names a kind of card; the answer is a yaku: "),
    ("3.1", "three cranes", "There is no yaku 'three'. The answer is a yaku: "),
    ("3.6", "crane moon", "The answer is one card, such as 'crane'; this names 2."),
    ("4.1", 2.5, "The answer is a whole number, such as 9 or 'nine', not 2.5."),
    ("4.1", True, "The answer is a whole number, such as 9 or 'nine', not True."),
    ("5.1", "perhaps", "The answer is 'yes' or 'no', not 'perhaps'."),
    ("9.1", "a lot", "The answer is a number of points, such as 2.5, not 'a lot'."),
    ("9.1", "1/0", "The answer is a number of points, such as 2.5, not '1/0'."),
    ("9.3", 7, "The answer is a chance from 0 to 1"),
    ("10.1", "often", "The answer is a chance from 0 to 1, such as '1/4', 0.25 or '25 %', not 'often'."),
    ("10.1", 17, "The answer is a chance from 0 to 1, such as '1/4', 0.25 or '25 %', not 17."),
    ("10.1", "1/0", "The answer is a chance from 0 to 1"),
    ("10.1", True, "The answer is a chance from 0 to 1"),
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
        assert str(said).startswith(f"{id} is not answered yet: put your answer in place of the dots, as in ")


#: What learners call cards and yaku, and what they mean.
CALLED = {
    read_cards: {
        "sake cup": "sake", "the full moon": "moon", "camp curtain": "curtain", "crane and sun": "crane",
        "red poem ribbon of plum": "plum-poem", "plum's poem ribbon": "plum-poem", "blue ribbon of maple":
        "maple-blue", "October's ribbon": "maple-blue", "the rain man": "rainman", "butterfly": "butterflies",
        "wild boar": "boar", "eight-plank bridge": "bridge", "bush warbler": "warbler", "goose": "geese",
        "thunder": "lightning", "willow chaff": "lightning", "coloured chaff": "paulownia-red",
        "first chaff of pine": "pine-1", "bright of December": "phoenix", "pampas bright": "moon",
        "pine 1 pine 2": "pine-1 pine-2", "crane pine poem": "crane pine-poem", "moon sake": "moon sake",
        "boar/deer": "boar deer", "Pine-1, PINE_POEM": "pine-1 pine-poem",
    },
    read_yaku: {
        "moon viewing": "tsukimi", "flower viewing": "hanami", "cherry viewing": "hanami",
        "boar deer butterflies": "inoshikacho", "deer, butterflies and boar": "inoshikacho",
        "five brights": "goko", "four brights": "shiko", "rainy four": "ameshiko", "three brights": "sanko",
        "red poem ribbons": "akatan", "the three poem ribbons": "akatan", "blue ribbons": "aotan",
        "animals": "tane", "five animals": "tane", "ribbons": "tanzaku", "five ribbons": "tanzaku",
        "chaff": "kasu", "ten chaff": "kasu", "moon and sake cup": "tsukimi", "sake curtain": "hanami",
        "Gokou": "goko", "Ame-Shikou": "ameshiko", "the four brights without the Rainman": "shiko",
        "rainy four and moon viewing": "ameshiko tsukimi", "ribbons, red poem ribbons": "tanzaku akatan",
    },
    read_months: {
        "pine": 1, "plum": 2, "plum blossom": 2, "cherry blossoms": 3, "iris": 5, "bush clover": 7,
        "pampas": 8, "pampas grass": 8, "chrysanthemums": 9, "sep": 9, "seven": 7, "10": 10,
    },
}


@pytest.mark.parametrize(("read", "text"), [(read, text) for read, table in CALLED.items() for text in table])
def test_plain_english_is_understood(read: Callable, text: str) -> None:
    meant = CALLED[read][text]
    if read is read_cards:
        meant = CardSet(meant)
    else:
        meant = {meant} if isinstance(meant, int) else set(meant.split())
    assert read(text) == meant


#: Typing slips, each with the name that is meant.
SLIPS = {
    read_cards: {"phenix": "phoenix", "cranne": "crane", "crnae": "crane", "bridg": "bridge",
                 "ligthning": "lightning", "buterflies": "butterflies", "pine-pome": "pine-poem",
                 "crysanthemum-blue": "chrysanthemum-blue", "ribon": "ribbon", "mooon": "moon"},
    read_yaku: {"Tanzuku": "Tanzaku", "Hanabi": "Hanami", "Inoshikaco": "Inoshikachō", "moon vieuwing":
                "moon viewing", "rainy foor": "rainy four"},
    read_months: {"Febuary": "February", "Juny": "June", "Octobre": "October", "peonny": "peony"},
    read_kind: {"brigth": "bright", "annimal": "animal", "ribon": "ribbon"},
}
#: No slips but other words, for which any suggestion would mislead.
NO_SLIPS = {
    read_cards: ["unicorn", "dragon", "viewing", "five", "all", "green", "plant", "pine-3", "maple-9", "tree",
                 "summer", "lake", "not", "x", "qqqq", "the whole table"],
    read_yaku: ["unicorn", "straight", "flush", "pair", "three cranes", "summer", "full house", "points"],
    read_months: ["unicorn", "summer", "winter", "spring", "autumn", "first", "late"],
    read_kind: ["fish", "flower", "good", "best", "cup"],
}


@pytest.mark.parametrize(("read", "text"), [(read, text) for read, table in SLIPS.items() for text in table])
def test_a_slip_gets_the_name_that_was_meant(read: Callable, text: str) -> None:
    with pytest.raises(Unreadable, match=f"Did you mean '{SLIPS[read][text]}'\\?$"):
        read(text)


@pytest.mark.parametrize(("read", "text"), [(read, text) for read in NO_SLIPS for text in NO_SLIPS[read]])
def test_another_word_gets_no_suggestion_but_what_is_asked(read: Callable, text: str) -> None:
    with pytest.raises(Unreadable, match=r"[Tt]he answer is ") as caught:
        read(text)
    assert "Did you mean" not in str(caught.value)


@pytest.mark.parametrize("id", EXERCISES)
def test_names_of_another_sort_are_never_taken_for_slips(id: str) -> None:
    for word in ("boar", "brights", "January", "Tsukimi-zake", "the ribbon", "pine", "moon viewing"):
        assert "Did you mean" not in str(check(id, word)), word


def test_the_cards_of_the_question_make_words_clear() -> None:
    table = CardSet("plum-poem boar geese")
    assert read_cards("the red ribbon", among=table) == CardSet("plum-poem")
    assert read_cards("animal of July", among=table) == CardSet("boar")
    assert read_cards("crane", among=table) == CardSet("crane")
    with pytest.raises(Unreadable, match="'animal' may be boar or geese; name the one you mean"):
        read_cards("animal", among=table)


def test_yaku_that_share_cards_may_be_named_without_the_third() -> None:
    said = why_not_yaku(score("moon curtain crane sake"), frozenset({"tsukimi", "hanami"}))
    assert said == ("Tsukimi-zake and Hanami-zake are right, but one yaku is missing. "
                    "A card counts in every yaku that it belongs to.")


def test_no_exercise_repeats_what_a_notebook_or_the_stepper_shows() -> None:
    shown = {CardSet(one.table) for one in EXAMPLES.values()}
    for path in NOTEBOOKS.glob("*.ipynb"):
        for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
            for text in re.findall(r"""["']([a-z0-9 -]+)["']""", "".join(cell["source"])):
                with suppress(KoiKoiError):
                    shown.add(CardSet(text))
    assert len(shown) > 40
    for it in EXERCISES.values():
        for field in ("table", "pile"):
            assert CardSet(getattr(it, field, "")) not in shown - {CardSet()}, it.id


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
        with pytest.raises(UnknownName, match=r"Exercises are 1\.1 to 10\.3\."):
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
    for answer, mark in ((72, "✓"), (36, "✗"), (..., "…")):
        said = check("4.3", answer)
        assert repr(said) == str(said)
        page = said._repr_html_()
        assert mark in page and html.escape(str(said)) in page


def test_the_exercises_need_no_notebook() -> None:
    code = ("import sys, koikoi_edu.exercises as e; e.check('4.3', 72); repr(e.question('2.1')); "
            "sys.exit(bool({'IPython', 'ipywidgets', 'ipycanvas'} & set(sys.modules)))")
    assert subprocess.run([sys.executable, "-c", code], timeout=60).returncode == 0


@pytest.mark.parametrize("answer", ["?", "...", "and", "cards", "the yaku"])
def test_words_that_name_nothing_are_no_answer(answer):
    with pytest.raises(Unreadable):
        read_yaku(answer)
    with pytest.raises(Unreadable):
        read_cards(answer)


@pytest.mark.parametrize("answer", ["Akatan/Tane", "Akatan 5, Tane 3", "Akatan 5 and Tane 1"])
def test_yaku_are_read_as_scores_write_them(answer):
    assert read_yaku(answer) == {"akatan", "tane"}


@pytest.mark.parametrize(("pile", "calls", "points", "words"), [
    # five brights: Gokō 10, and each way to count replaced ones beside it (spec 6.7)
    *[("crane curtain moon rainman phoenix", {}, 2 * points, "only the highest counts")
      for points in (10 + 8, 10 + 7, 10 + 5, 10 + 8 + 7, 10 + 8 + 5, 10 + 7 + 5, 10 + 8 + 7 + 5)],
    # Akatan 5 and no doubling (spec 6.8): the own call counted once, as often as called, and multiplied
    *[("pine-poem plum-poem cherry-poem", {"own_koikoi": 2}, points, "own koi-koi")
      for points in (10, 15, 20)],
    # Akatan 5, doubled once to 10: once for each call
    *[("pine-poem plum-poem cherry-poem", {"opponent_koikoi": 2}, points, "however often")
      for points in (15, 20)],
])
def test_what_is_counted_too_often_is_named(pile, calls, points, words):
    assert words in points_mistake(score(pile, **calls), points).text


def test_replaced_yaku_in_a_sum_are_named():
    five = score("crane curtain moon rainman phoenix")
    for points in (18, 17, 15, 25, 23, 22, 30):
        assert base_mistake(five, points).trap == "replaced"


THREE_OF_FIVE = "crane curtain moon sake"  # Sankō, Tsukimi-zake and Hanami-zake, 5 points each: 15, doubled


@pytest.mark.parametrize(("points", "calls", "words"), [
    (20, {}, "leaves out one of these: Sankō, Tsukimi-zake or Hanami-zake."),
    (5, {}, "worth of one yaku alone"),
    # 60 with the opponent's call: two doublings, of which one is missing beside the yaku
    (40, {"opponent_koikoi": 1}, "leaves out one of these: Sankō, Tsukimi-zake or Hanami-zake."),
    (20, {"opponent_koikoi": 1}, "Hanami-zake. One of two doublings is missing. A sum of 7"),
    (10, {"opponent_koikoi": 1}, "leaves out two of these: Sankō, Tsukimi-zake and Hanami-zake."),
])
def test_no_yaku_is_singled_out_where_others_come_to_the_same(points, calls, words):
    assert words in points_mistake(score(THREE_OF_FIVE, **calls), points).text


@pytest.mark.parametrize(("pile", "points"), [
    ("moon sake pine-1", 30),  # 20 + 10; all three cards 31
    ("warbler cuckoo bridge butterflies boar sake pine-1 pine-2", 60),  # six animals
    ("wisteria-ribbon iris-ribbon clover-ribbon willow-ribbon pine-poem pine-1", 25),  # five ribbons
    ("pine-poem plum-poem cherry-poem pine-1", 15),  # three ribbons
])
def test_card_points_of_the_cards_of_a_yaku_are_recognised(pile, points):
    for mistake in (points_mistake, base_mistake):
        said = mistake(score(pile), points)
        assert said.trap == "card_points" and f"have {points} card points" in said.text


@pytest.mark.parametrize(("pile", "calls", "points", "told"), [
    # Akatan 5 + Tanzaku 2: only a sum of 7 or more doubles, so 10 does not come of 5, but 18 of 9
    ("pine-poem plum-poem cherry-poem iris-ribbon clover-ribbon willow-ribbon", {}, 10, False),
    ("pine-poem plum-poem cherry-poem iris-ribbon clover-ribbon willow-ribbon", {}, 18, True),
    # Inoshikachō 5, doubled for the call: 8 comes of 4, but 18 not of 9, which would double twice
    ("butterflies boar deer", {"opponent_koikoi": 1}, 8, True),
    ("butterflies boar deer", {"opponent_koikoi": 1}, 18, False),
])
def test_a_sum_is_told_only_where_it_would_have_come_to_the_answer(pile, calls, points, told):
    said = points_clue(score(pile, **calls), points).text
    assert "the sum doubles here" in said and (f"your sum was {points // 2}" in said) == told
