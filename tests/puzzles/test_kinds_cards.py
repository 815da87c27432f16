"""The puzzles about single cards: capture, seven, missing, cheapest, runout.

The fixed puzzles are worked out by hand (spec 6.5 to 6.9); `reference` is written from the rules alone.
"""
from __future__ import annotations

import re
from itertools import combinations

import pytest
from reference import CHAFF, DECK, base, total, yaku

from koikoi_edu import Card, CardSet, rules
from koikoi_edu.puzzles import TRAPS, Form, Puzzle, puzzle
from koikoi_edu.puzzles.kinds.capture import Capture
from koikoi_edu.puzzles.kinds.cheapest import Cheapest
from koikoi_edu.puzzles.kinds.missing import Missing
from koikoi_edu.puzzles.kinds.runout import Runout
from koikoi_edu.puzzles.kinds.seven import Seven

KINDS = ("missing", "seven", "capture", "cheapest", "runout")
NINE_CHAFF = "plum-1 plum-2 cherry-1 cherry-2 iris-1 iris-2 clover-1 clover-2 lightning"


def missing(pile: str, yaku: str = "", points: int = 0, gone: str = "") -> Missing:
    return Missing(id="x", pile=CardSet(pile), yaku=yaku, points=points, gone=CardSet(gone))


def seven(pile: str, choices: str) -> Seven:
    return Seven(id="x", pile=CardSet(pile), choices=CardSet(choices))


def capture(hand: str, table: str, pile: str, gone: str = "") -> Capture:
    return Capture(id="x", hand=CardSet(hand), table=CardSet(table), pile=CardSet(pile), gone=CardSet(gone))


def cheapest(cards: str, worth: int, *, exact: bool = False, doubled: bool = False) -> Cheapest:
    return Cheapest(id="x", cards=CardSet(cards), worth=worth, exact=exact, doubled=doubled)


def runout(yours: str, theirs: str, table: str, stock: str, piles: tuple[str, str],
           calls: tuple[int, int] = (0, 0), first: int = 0) -> Runout:
    return Runout(id="x", hands=(CardSet(yours), CardSet(theirs)), table=CardSet(table),
                  stock=tuple(card for name in stock.split() for card in CardSet(name)),
                  piles=(CardSet(piles[0]), CardSet(piles[1])), calls=calls, first=first)


# Fixed puzzles, worked out by hand, each with its right answer ---------------------------------------------

# Eight chaff cards, the Lightning among them; the cup is no chaff: two more make Kasu.
KASU = missing("warbler plum-1 plum-2 cherry-1 wisteria-1 iris-1 peony-1 sake maple-1 lightning", "kasu")
# One poem ribbon of three.
AKATAN = missing("pine-poem iris-ribbon peony-blue", "akatan")
# Six animals are worth 2; the seventh makes 3.
TANE = missing("warbler cuckoo bridge boar sake deer", "tane", points=3)
# One ribbon among three cards.
FIVE_RIBBONS = missing("plum-poem cuckoo wisteria-2", "tanzaku")
# The opponent has the deer. Sankō, Aotan and the two zake lack two cards each, Tane three.
FIRST = missing("boar butterflies phoenix peony-blue", gone="deer")
# Rainman, crane and moon: no Sankō, but one more bright makes Ame-Shikō.
RAIN = missing("pine-1 crane moon rainman")

# Akatan 5; the phoenix makes Sankō.
TO_SEVEN = seven("pine-poem plum-poem cherry-poem crane moon boar cuckoo geese swallow",
                 "phoenix rainman deer wisteria-ribbon pine-1")
# Inoshikachō 5, nine chaff cards; pine-poem makes Akatan.
WITH_CHAFF = seven(f"{NINE_CHAFF} boar deer butterflies plum-poem cherry-poem",
                   "pine-poem sake pine-2 moon rainman")
# Inoshikachō 5 + Tane 1: the sixth animal makes it 7.
FROM_SIX = seven("boar deer butterflies cuckoo geese", "sake moon peony-blue peony-1")

# maple-1 takes the deer, and that is Inoshikachō.
FOR_THE_DEER = capture("maple-1 rainman peony-blue moon", "deer swallow peony-1 pine-1",
                       "boar butterflies crane curtain", gone="chrysanthemum-blue")
# pine-1 is the tenth chaff card.
FOR_KASU = capture("pine-1 sake wisteria-ribbon moon", "pine-poem chrysanthemum-blue geese peony-blue",
                   NINE_CHAFF)
# The curtain takes all three cards of March, and the poem ribbon is the third one.
FOR_THREE = capture("curtain deer swallow crane", "cherry-poem cherry-1 cherry-2 maple-blue maple-1 pine-1",
                    "pine-poem plum-poem cuckoo bridge boar")
# The sixth animal.
FOR_ONE_MORE = capture("boar curtain iris-ribbon", "clover-1 cherry-1 iris-1",
                       "warbler cuckoo bridge geese swallow")

# Moon and sake 5, curtain and sake 5: three cards for 10.
TEN = cheapest("crane curtain moon rainman sake pine-poem plum-poem cherry-poem boar", 10)
# Moon, curtain and sake once more; the three blue ribbons are 5.
EIGHT = cheapest("curtain peony-blue moon sake chrysanthemum-blue maple-blue rainman paulownia-red", 8)
# Five animals make 6, which does not double; with Sankō in place of two of them it is 10, doubled 20.
TWELVE = cheapest("crane curtain phoenix boar deer butterflies cuckoo geese pine-1", 12, doubled=True)
# Tsukimi-zake and Inoshikachō; four animals are no Tane.
BOTH = cheapest("moon sake boar deer butterflies cherry-poem iris-1", 10, exact=True)
# Two zake are 10; one of them is 5.
FIVE = cheapest("crane curtain moon sake pine-1 iris-1", 5, exact=True)
# With the doubling, 7 is enough for 14: the three cards of the moon, the curtain and the cup make 10.
FOURTEEN = cheapest("moon sake curtain boar deer butterflies pine-poem plum-poem cherry-poem", 14,
                    doubled=True)

# You called with moon and cup; the last cards take nothing.
CALLED = runout("pine-1", "", "cherry-2", "iris-1", ("moon sake", "crane"), (1, 0))
# The opponent takes the butterflies with the last card; you had called with Akatan.
CAUGHT = runout("", "peony-2", "butterflies pine-1", "iris-1",
                ("pine-poem plum-poem cherry-poem", "boar deer"), (1, 0), 1)
# Your stock card takes the phoenix before the opponent can take the boar.
RACE = runout("iris-1", "clover-1", "phoenix boar", "paulownia-1 wisteria-1",
              ("crane moon", "butterflies deer"))
# The Rainman with two other brights, the cup with nine chaff cards, a poem ribbon that takes nothing.
RAIN_LAST = runout("rainman", "", "swallow", "iris-1", ("crane moon", "pine-1"))
CUP_LAST = runout("sake", "", "chrysanthemum-blue", "wisteria-ribbon", (NINE_CHAFF, "crane"))
IN_VAIN = runout("cherry-poem", "", "maple-1", "iris-1", ("pine-poem plum-poem", "crane"))
# The opponent is one animal short in the end.
SHORT = runout("", "geese", "pampas-1", "iris-1", ("crane", "cuckoo bridge swallow"), first=1)

RIGHT = [
    (KASU, 2), (AKATAN, 2), (FIVE_RIBBONS, 4), (TANE, 1), (FIRST, 2), (RAIN, 1),
    (TO_SEVEN, "phoenix"), (WITH_CHAFF, "pine-poem"), (FROM_SIX, "sake"),
    (FOR_THE_DEER, "maple-1"), (FOR_KASU, "pine-1"), (FOR_THREE, "curtain"), (FOR_ONE_MORE, "boar"),
    (BOTH, "moon sake boar deer butterflies"), (TEN, "curtain moon sake"),
    (TWELVE, "crane curtain phoenix boar deer butterflies"), (FIVE, "moon sake"),
    (FIVE, "the curtain and the sake cup"), (FOURTEEN, "sake moon curtain"),
    (CALLED, "nobody"), (CAUGHT, "the opponent"), (RACE, "you"), (RAIN_LAST, "nobody"), (CUP_LAST, "nobody"),
    (IN_VAIN, "nobody"), (SHORT, "nobody"),
]

#: The most natural wrong answers: the puzzle, the answer, what the explanation says, and the trap.
WRONG = [
    (KASU, 1, "The sake cup is an animal here and no chaff", "cup"),
    (KASU, 3, "The Lightning is chaff too", "lightning"),
    (KASU, 10, "10 is what Kasu takes altogether", "asked"),
    (KASU, 8, "8 of them lie in your pile already", "asked"),
    (KASU, 0, "Your pile does not hold Kasu yet", "many"),
    (KASU, 11, "11 is more than Kasu takes altogether", "needs"),
    (KASU, 4, "4 is more than needed: .* counts for Kasu and that you left out", "few"),
    (FIVE_RIBBONS, 2, "2 would do if all 3 cards of your pile counted, but not all of them do. Tanzaku",
     "many"),
    (FIVE_RIBBONS, 3, "3 is too few: you counted a card as yours", "many"),
    (FIRST, 0, "No yaku is complete yet: each of them lacks a card at least", "many"),
    (AKATAN, 1, "the three red ribbons with a poem: not iris-ribbon or peony-blue", "kin"),
    (AKATAN, 0, "the three red ribbons with a poem: not iris-ribbon or peony-blue", "kin"),
    (TANE, 0, "0 would do to hold Tane, at 1 point", "further"),
    (TANE, 2, "The sake cup is an animal too", "cup"),
    (TANE, 3, "3 is the points, not the cards", "asked"),
    (FIRST, 1, "1 card would do for Inoshikachō, but not here: .* the opponent has deer", "gone"),
    (FIRST, 3, "3 would do for Shikō, but another yaku is nearer", "missed"),
    (RAIN, 0, "The Rainman does not count for Sankō", "rainman"),

    (TO_SEVEN, "rainman", "the sum stays 5. The Rainman does not count for Sankō", "rainman"),
    (TO_SEVEN, "deer", r"the sum is 6 \(Tane 1 \+ Akatan 5\). 6 is not 7 yet", "seven"),
    (TO_SEVEN, "wisteria-ribbon", "Tanzaku takes five ribbons .* has 4 of 5", "near"),
    (TO_SEVEN, "pine-1", "Kasu takes ten chaff cards: with pine-1 your pile has 1 of 10", "short"),
    (WITH_CHAFF, "sake", "The sake cup is an animal here and no chaff: .* 9 chaff cards", "cup"),
    (WITH_CHAFF, "pine-2", r"the sum is 6 \(Inoshikachō 5 \+ Kasu 1\)", "seven"),
    (WITH_CHAFF, "moon", "Tsukimi-zake takes the moon and the sake cup: with moon .* 1 of 2", "bait"),
    (WITH_CHAFF, "rainman", "A bright alone makes no yaku. Ame-Shikō takes .* 1 of 4", "bait"),
    (FROM_SIX, "moon", "the sum stays 6. Tsukimi-zake", "bait"),
    (FROM_SIX, "peony-blue", "the sum stays 6. Aotan takes the three blue ribbons: .* 1 of 3", "short"),

    (FOR_THE_DEER, "rainman", "take swallow. The Rainman does not count for Sankō", "rainman"),
    (FOR_THE_DEER, "peony-blue", "take peony-1. Aotan .* the opponent has chrysanthemum-blue", "gone"),
    (FOR_THE_DEER, "moon", "take nothing. No other card of August lies there.* Sankō, but does not get it",
     "unmatched"),
    (FOR_KASU, "sake", "take chrysanthemum-blue. The sake cup is an animal here and no chaff", "cup"),
    (FOR_KASU, "wisteria-ribbon", "take nothing. No other card of April", "unmatched"),
    (FOR_KASU, "moon", "take geese. Tsukimi-zake .* 1 of 2", "bait"),
    (FOR_THREE, "deer", "take maple-blue or maple-1, as you choose. Inoshikachō .* 2 of 3", "near"),
    (FOR_THREE, "swallow", "take nothing. No other card of November", "unmatched"),
    (FOR_THREE, "crane", "take pine-1. A bright alone makes no yaku", "bait"),
    (FOR_ONE_MORE, "curtain", "take cherry-1. Hanami-zake .* 1 of 2", "bait"),
    (FOR_ONE_MORE, "iris-ribbon", "take iris-1. Tanzaku takes five ribbons of any colour: .* 1 of 5",
     "short"),

    (TEN, "crane curtain moon", r"worth 5 \(Sankō 5\). 10 or more is asked for. Tsukimi-zake", "near"),
    (TEN, "crane moon rainman", "no yaku among these. The Rainman does not count for Sankō", "rainman"),
    (TEN, "crane curtain moon rainman", "Ame-Shikō replaces Sankō: of these only the highest counts",
     "replaced"),
    (TEN, "curtain moon sake boar", r"cards are worth 10 \(.*\), but 3 cards are enough. Leave out boar: "
     "curtain, moon and sake are worth 10", "spare"),
    (TEN, "crane curtain moon pine-poem plum-poem cherry-poem",
     "but 3 cards are enough. Leaving one of yours out .* A card counts", "overlap"),
    (EIGHT, "curtain moon", "Tsukimi-zake takes .*, and of these you chose moon.$", "near"),
    (EIGHT, "curtain moon peony-blue", "you chose moon. Peony-blue is not needed at all.$", "near"),
    (EIGHT, "peony-blue maple-blue moon rainman", "Peony-blue, maple-blue and rainman are not", "near"),
    (TEN, "crane moon rainman", "Sankō takes three brights, .* of these you chose crane and moon", "rainman"),
    (TEN, "nothing", "Without cards there is no yaku", "short"),
    (TEN, "phoenix", "Phoenix does not lie here", ""),
    (TEN, "boar", "Card points, .*, never count", "card_points"),
    (TEN, "pine-poem plum-poem", "Akatan takes .* of these you chose pine-poem and plum-poem", "near"),
    (BOTH, "cherry-poem moon sake", "Exactly 10 is asked for: 5 points are missing. Cherry-poem adds",
     "low"),
    (BOTH, "moon sake", "5 points are missing. Look for another yaku beside Tsukimi-zake", "low"),
    (BOTH, "cherry-poem iris-1", "no yaku among these. .* Begin with one yaku", "short"),
    (TWELVE, "boar deer butterflies cuckoo geese", "worth 6 .* Only a sum of 7 or more doubles, and 6 is",
     "seven"),
    (FIVE, "curtain moon sake", "That is more than 5, and exactly 5 is asked for", "exact"),
    (FOURTEEN, "boar deer butterflies pine-poem plum-poem cherry-poem",
     r"worth 10 \(Inoshikachō 5 \+ Akatan 5\), ×2 → 20 .*, but 3 cards are enough", "overlap"),

    (CALLED, "you", "You had Tsukimi-zake 5 before, but you called koi-koi instead of stopping", "held"),
    (CALLED, "the opponent", "last card is played already. There is no yaku in the opponent's pile",
     "played"),
    (CAUGHT, "you", "You had Akatan 5 before, but you called koi-koi .* only if your sum rises", "held"),
    (CAUGHT, "nobody", "rises from 0 to 5 .* made or raised on the last card is scored at once", "last"),
    (RACE, "the opponent", "Your sum rises first, and that ends the round before the opponent's last card",
     "order"),
    (RACE, "nobody", "rises from 0 to 5 .*The stock card takes as well", "drawn"),
    (RAIN_LAST, "you", "The Rainman does not count for Sankō", "rainman"),
    (CUP_LAST, "you", "The sake cup is an animal here and no chaff", "cup"),
    (IN_VAIN, "you", "Cherry-poem and the stock card iris-1 find no card .* for Akatan, but does not get it",
     "unmatched"),
    (SHORT, "the opponent", "Tane takes five animals: with geese the opponent's pile has 4 of 5", "near"),
]


@pytest.mark.parametrize(("asked", "answer"), RIGHT)
def test_a_right_answer_is_taken(asked: Puzzle, answer: object) -> None:
    assert asked.check(answer).right is True, asked.check(answer)


@pytest.mark.parametrize(("asked", "answer", "says", "trap"), WRONG)
def test_a_natural_mistake_is_named(asked: Puzzle, answer: object, says: str, trap: str) -> None:
    verdict = asked.check(answer)
    assert verdict.right is False
    assert re.search(says, verdict.text), verdict.text
    assert verdict.trap == trap


@pytest.mark.parametrize("kind", KINDS)
def test_there_are_ten_natural_mistakes_of_each_kind(kind: str) -> None:
    rows = {(id(asked), answer) for asked, answer, _, _ in WRONG if asked.kind == kind}
    assert len(rows) >= 10


def test_what_is_scored_in_the_end_is_said() -> None:
    # Inoshikachō 5, doubled by the caller; Sankō 5, nobody called.
    theirs = "The opponent scores 10 points: 5 (Inoshikachō 5), ×2 → 10 (you called koi-koi)"
    assert theirs in CAUGHT.because().text
    assert "You score 5 points: 5 (Sankō 5)" in RACE.because().text


def test_the_fourth_card_of_a_month_takes_all_three() -> None:
    assert "It takes cherry-poem, cherry-1 and cherry-2, and that makes Akatan 5" in FOR_THREE.because().text
    # Eight chaff cards, and two more behind the ribbon make ten.
    eight = "plum-1 plum-2 iris-1 iris-2 clover-1 clover-2 maple-1 lightning"
    asked = capture("curtain sake wisteria-ribbon", "cherry-poem cherry-1 cherry-2", eight)
    assert asked.check("curtain").right


def test_a_card_is_set_aside_in_words_that_do_not_name_the_right_one() -> None:
    # The moon tempts most, but its reason names the cup, which is the answer.
    assert not any("sake" in hint.text for hint in FROM_SIX.hints)
    assert "Two choices less: with peony" in FROM_SIX.hints[2].text


def test_answers_are_read_as_people_give_them() -> None:
    assert KASU.check("two").right and KASU.check("2 cards").right
    assert TO_SEVEN.check(CardSet("phoenix")).right and TO_SEVEN.check("the phoenix").right
    assert CALLED.check("No one").right and RACE.check("me").right and CAUGHT.check("opponent").right
    assert TO_SEVEN.check("boar").right is None and "choose from" in TO_SEVEN.check("boar").text
    assert CALLED.check("perhaps").right is None and KASU.check("some").right is None


def test_the_number_of_choices_that_are_accepted_is_said() -> None:
    assert FIVE.text.endswith("2 choices are right; any of them is accepted.")
    assert "accepted" not in TEN.text


def test_where_nothing_doubles_nobody_looks_for_7() -> None:
    from koikoi_edu.errors import RulesError

    with pytest.raises(RulesError, match="no puzzle of the kind 'seven'"):
        puzzle("plum", "seven", rules=rules().variant(seven_doubles=False))


# Puzzles as they are made ---------------------------------------------------------------------------------

MADE = [(kind, difficulty, str(seed)) for kind in KINDS for difficulty in range(1, 6) for seed in range(12)]


def ids(cards: CardSet) -> set[str]:
    return {card.id for card in cards}


def wrong_answers(asked: Puzzle) -> list[object]:
    """Every wrong answer, or for sets of cards those that are one card away from a right one or all of it."""
    if asked.form is Form.NUMBER:
        return [number for number in range(13) if number not in asked.answers()]
    if asked.form is not Form.CARDS:
        return [option for option in asked.options if option not in asked.answers()]
    right = asked.answers()
    near = {CardSet(), CardSet(asked.options), *(CardSet(pair) for pair in combinations(asked.options, 3))}
    near |= {CardSet(cards ^ CardSet([card])) for cards in right for card in asked.options}
    return sorted(near - right, key=lambda cards: cards.bits)


@pytest.mark.parametrize(("kind", "difficulty", "seed"), MADE)
def test_a_made_puzzle_is_whole(kind: str, difficulty: int, seed: str) -> None:
    asked, again = puzzle(seed, kind, difficulty), puzzle(f"{kind}-{difficulty}-{seed}")
    assert str(asked) == str(again) and asked == again
    assert asked.difficulty == difficulty and asked.traps <= TRAPS.keys()
    assert 1 <= len(asked.answers()) <= 4
    assert len(asked.answers()) == 1 or "any of them is accepted" in asked.text
    for answer in asked.answers():
        assert asked.check(answer).right is True
    for told in (*(hint.text for hint in asked.hints), *asked.solution, asked.because().text, asked.text):
        assert told.endswith((".", "?")) and "  " not in told and "None" not in told


@pytest.mark.parametrize(("kind", "difficulty", "seed"), MADE)
def test_every_wrong_answer_gets_a_reason(kind: str, difficulty: int, seed: str) -> None:
    asked = puzzle(seed, kind, difficulty)
    for answer in wrong_answers(asked):
        verdict = asked.check(answer)
        assert verdict.right is False
        assert len(verdict.text) > len("Not yet. ") + 12 and verdict.text.endswith(".")
        assert verdict.trap == "" or verdict.trap in TRAPS
        assert_true(asked, answer, verdict.text)


def assert_true(asked: Puzzle, answer: object, text: str) -> None:
    """What an explanation claims in numbers is so, by the second opinion on the rules."""
    assert not re.search(r"\b([Rr]ight|correct)\b", text)
    if isinstance(asked, Seven):
        then = base(ids(asked.pile) | {answer.id})  # type: ignore[attr-defined]
        assert re.search(rf"the sum (is|stays) {then}\b", text), text
        assert then < 7
    elif isinstance(asked, Cheapest) and (worth := re.search(r"^Not yet\. These are worth (\d+)", text)):
        assert int(worth[1]) == base(ids(answer))  # type: ignore[arg-type]
    elif isinstance(asked, Cheapest) and "no yaku among these" in text:
        assert not yaku(ids(answer))  # type: ignore[arg-type]
    if isinstance(asked, Seven) and (claim := re.search(r"your pile has (\d+) of 10\b", text)):
        pile = ids(asked.pile) | {answer.id}  # type: ignore[attr-defined]
        assert int(claim[1]) == len(pile & CHAFF)


@pytest.mark.parametrize(("kind", "difficulty", "seed"), MADE)
def test_a_hint_never_gives_the_answer_away(kind: str, difficulty: int, seed: str) -> None:
    asked = puzzle(seed, kind, difficulty)
    texts = [hint.text for hint in asked.hints]
    assert len(set(texts)) == 3
    for answer in asked.answers():
        for told in texts:
            if asked.form is Form.CARD:
                assert not re.search(rf"(?<![\w-]){answer.name}(?![\w-])", told), told  # type: ignore[union-attr]
            elif asked.form is Form.NUMBER:
                assert not re.search(rf"\b{answer} (card|more)", told), told
            elif asked.form is Form.CARDS:
                named = [card for card in answer if re.search(rf"(?<![\w-]){card.name}(?![\w-])", told)]
                assert len(named) < len(answer), told  # type: ignore[arg-type]
            else:
                assert not re.search(rf"\b{answer} scores?\b", told, re.IGNORECASE), told


def test_right_answers_agree_with_the_second_opinion() -> None:
    for kind, difficulty, seed in MADE:
        asked = puzzle(seed, kind, difficulty)
        if isinstance(asked, Seven):
            good = {card for card in asked.choices if base(ids(asked.pile) | {card.id}) >= 7}
            assert base(ids(asked.pile)) < 7 and good == asked.answers()
        elif isinstance(asked, Cheapest):
            assert right_choices(asked) == asked.answers()
        elif isinstance(asked, Capture):
            assert {card for card in asked.hand if helps(asked, card.id)} == asked.answers()
        elif isinstance(asked, Missing):
            found = next((size for size in range(3) if reaches(asked, size)), None)
            assert asked.answers() == {found} if found is not None else min(asked.answers()) > 2


def right_choices(asked: Cheapest) -> set[CardSet]:
    for size in range(len(asked.cards) + 1):
        good = set()
        for cards in combinations(asked.cards, size):
            pile = ids(CardSet(cards))
            value = total(pile, other_called=False) if asked.doubled else base(pile)
            if value == asked.worth or (value > asked.worth and not asked.exact):
                good.add(CardSet(cards))
        if good:
            return good
    return set()


def helps(asked: Capture, card: str) -> bool:
    suit = card.partition("-")[0]
    mates = {other for other in ids(asked.table) if other.partition("-")[0] == suit}
    takings = [{mate} for mate in mates] if len(mates) == 2 else [mates] if mates else []
    pile = ids(asked.pile)
    return any(base(pile | {card} | taken) > base(pile) for taken in takings)


def reaches(asked: Missing, size: int) -> bool:
    """Whether so many cards more can bring what is asked for."""
    pile = ids(asked.pile)
    free = set(DECK) - pile - ids(asked.gone)
    for cards in combinations(sorted(free), size):
        held = yaku(pile | set(cards))
        if held if not asked.yaku else held.get(asked.yaku, 0) >= max(1, asked.points):
            return True
    return False


def said_to_wrong(asked: Puzzle) -> list[str]:
    return [asked.check(answer).text for answer in wrong_answers(asked)]


@pytest.mark.parametrize("seed", [f"{difficulty}-{seed}" for difficulty in range(1, 6) for seed in range(40)])
def test_no_reply_and_no_hint_leaves_a_subtraction_only(seed: str) -> None:
    """What a yaku needs and what the pile has of it, both in words, are the answer."""
    asked = puzzle(f"missing-{seed}")
    assert isinstance(asked, Missing)
    for text in (*said_to_wrong(asked), *[hint.text for hint in asked.hints]):
        assert not re.search(r"your pile has (?!of )", text), text
        assert "takes" not in text or not re.search(r"lies? in your pile already", text), text


def named_by_yaku(asked: Seven | Capture, text: str) -> list[set[str]]:
    """For each yaku that is named, the options that bring a card of it."""
    found = []
    for one in asked.rules.yaku:
        if re.search(rf"(?<![\w-]){one.name}(?![\w-])", text):
            found.append({card.name for card in asked.options if one.cards & brought(asked, card)})
    return found


def brought(asked: Seven | Capture, card: Card) -> CardSet:
    if isinstance(asked, Seven):
        return CardSet([card])
    mates = asked.table.in_month(card.month)
    return mates | card if mates else CardSet()


@pytest.mark.parametrize("seed", [f"{difficulty}-{seed}" for difficulty in range(1, 6) for seed in range(40)])
@pytest.mark.parametrize("kind", ["seven", "capture"])
def test_hints_grow_and_a_yaku_is_named_last_and_only_where_several_cards_belong_to_it(
        kind: str, seed: str) -> None:
    asked = puzzle(f"{kind}-{seed}")
    assert isinstance(asked, Seven | Capture)
    (right,) = asked.answers()
    first, second, third = (hint.text for hint in asked.hints)
    assert not re.search(r"Think of|choice", first + second)
    assert re.search(r"Think of|choices? less", third), third
    if "Think of" in third:
        assert all(len(cards) > 1 for cards in named_by_yaku(asked, third)), third
    else:
        struck = set(re.findall(r"([\w-]+) is not the one", third.lower()))
        struck |= set(re.findall(r"[Ww]ith ([\w-]+) (?:you take|the sum)", third))
        assert struck and right.name not in struck and len(struck) < len(asked.options) - 1
