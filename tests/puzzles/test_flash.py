"""The flash cards, held to the tables of spec 1 and 6.7 as they are written down here."""
from __future__ import annotations

import re
from itertools import chain

import pytest

from koikoi_edu.cards import DECK, CardSet
from koikoi_edu.puzzles import TRAPS, Form, Puzzle, puzzle
from koikoi_edu.puzzles.kinds import KINDS
from koikoi_edu.rules import DEFAULT

MONTHS = ("January February March April May June July August September October November December").split()
#: Spec 1, by hand: the cards of each month as `name kind`.
DECK_TABLE = {
    "January": "crane bright, pine-poem ribbon, pine-1 chaff, pine-2 chaff",
    "February": "warbler animal, plum-poem ribbon, plum-1 chaff, plum-2 chaff",
    "March": "curtain bright, cherry-poem ribbon, cherry-1 chaff, cherry-2 chaff",
    "April": "cuckoo animal, wisteria-ribbon ribbon, wisteria-1 chaff, wisteria-2 chaff",
    "May": "bridge animal, iris-ribbon ribbon, iris-1 chaff, iris-2 chaff",
    "June": "butterflies animal, peony-blue ribbon, peony-1 chaff, peony-2 chaff",
    "July": "boar animal, clover-ribbon ribbon, clover-1 chaff, clover-2 chaff",
    "August": "moon bright, geese animal, pampas-1 chaff, pampas-2 chaff",
    "September": "sake animal, chrysanthemum-blue ribbon, chrysanthemum-1 chaff, chrysanthemum-2 chaff",
    "October": "deer animal, maple-blue ribbon, maple-1 chaff, maple-2 chaff",
    "November": "rainman bright, swallow animal, willow-ribbon ribbon, lightning chaff",
    "December": "phoenix bright, paulownia-1 chaff, paulownia-2 chaff, paulownia-red chaff",
}
CARDS = [(card.split()[0], month, card.split()[1])
         for month, row in DECK_TABLE.items() for card in row.split(", ")]
NAMES = [card for card, _, _ in CARDS]
#: Spec 6.7, by hand: points, and the cards that count.
DRY = "crane curtain moon phoenix"
OF = {kind: " ".join(card for card, _, one in CARDS if one == kind) for kind in ("animal", "ribbon", "chaff")}
YAKU = {"goko": (10, f"{DRY} rainman"), "shiko": (8, DRY), "ameshiko": (7, f"{DRY} rainman"),
        "sanko": (5, DRY), "tsukimi": (5, "moon sake"), "hanami": (5, "curtain sake"),
        "inoshikacho": (5, "boar deer butterflies"), "tane": (1, OF["animal"]),
        "akatan": (5, "pine-poem plum-poem cherry-poem"),
        "aotan": (5, "peony-blue chrysanthemum-blue maple-blue"), "tanzaku": (1, OF["ribbon"]),
        "kasu": (1, OF["chaff"])}
FURTHER = {"tane-7": 3, "tanzaku-7": 3, "kasu-12": 3}
ALL = [*(f"{kind}-1-{card}" for kind in ("month", "kind", "name") for card in NAMES),
       *(f"cards-1-{yaku}" for yaku in YAKU), *(f"worth-1-{one}" for one in chain(YAKU, FURTHER))]


def test_the_tables_here_are_whole() -> None:
    assert len(set(NAMES)) == 48
    assert [len(OF[kind].split()) for kind in ("animal", "ribbon", "chaff")] == [9, 10, 24]


def test_every_card_and_yaku_has_its_flash_cards() -> None:
    for kind in ("month", "kind", "name"):
        assert sorted(KINDS[kind].seeds(DEFAULT)) == sorted(NAMES)
    assert set(KINDS["cards"].seeds(DEFAULT)) == set(YAKU)
    assert set(KINDS["worth"].seeds(DEFAULT)) == {*YAKU, *FURTHER}


@pytest.mark.parametrize(("card", "month", "kind"), CARDS)
def test_the_deck(card: str, month: str, kind: str) -> None:
    number = MONTHS.index(month) + 1
    asked = puzzle(f"month-1-{card}")
    for answer in (month, month[:3], number, str(number), month.lower()):
        assert asked.check(answer)
    assert [one for one in MONTHS if asked.check(one)] == [month]
    asked = puzzle(f"kind-1-{card}")
    assert [one for one in asked.options if asked.check(one)] == [kind]
    asked = puzzle(f"name-1-{card}")
    assert [one for one in asked.options if asked.check(one)] == [card]
    twin = {card[:-1] + "1", card[:-1] + "2"} if card[-1] in "12" else {card}
    assert {one for one in NAMES if asked.check(one)} == twin


@pytest.mark.parametrize("yaku", YAKU)
def test_the_cards_of_a_yaku(yaku: str) -> None:
    asked = puzzle(f"cards-1-{yaku}")
    offered = [card.name for card in asked.options]
    right = [card for card in offered if card in YAKU[yaku][1].split()]
    assert asked.check(right)
    assert asked.check(" and ".join(right))
    assert asked.answers() == {CardSet(right)}
    assert 2 <= len(right) < len(offered) == 9
    for card in right:
        assert asked.check([one for one in right if one != card]).right is False
    for card in set(offered) - set(right):
        assert asked.check([*right, card]).right is False


@pytest.mark.parametrize(("seed", "points"), [*((id, points) for id, (points, _) in YAKU.items()),
                                              *FURTHER.items()])
def test_the_points_of_a_yaku(seed: str, points: int) -> None:
    asked = puzzle(f"worth-1-{seed}")
    assert [number for number in range(-3, 120) if asked.check(number)] == [points]
    assert asked.check(f"{points} points")
    ((_, cards),) = asked.scene
    assert cards <= CardSet(YAKU[seed.partition("-")[0]][1])


@pytest.mark.parametrize("id", ALL)
def test_a_flash_card_tells_nothing_before_it_is_asked_and_never_leaves_one_without_a_reason(id: str) -> None:
    asked = puzzle(id)
    assert asked.id.split("-", 2)[2] == id.split("-", 2)[2]
    assert puzzle(asked.id) == asked
    assert asked.traps <= TRAPS.keys()
    assert asked.difficulty == len(asked.traps) == int(asked.id.split("-")[1])
    assert len(asked.hints) == 3 == len({hint.text for hint in asked.hints})
    assert len(asked.solution) >= 2
    shown = CardSet(card for _, cards in asked.scene for card in cards)
    if asked.form in (Form.CARD, Form.CARDS):
        shown |= CardSet(asked.options)
    for reason in (*asked.hints, asked.because()):
        assert reason.lit <= shown
        assert reason.text.endswith(".")
    for answer in wrong_answers(asked):
        verdict = asked.check(answer)
        if verdict.right is False:
            assert len(verdict.text) > 25 and verdict.text.endswith(".")
            assert verdict.trap in TRAPS
            assert verdict.lit <= shown


def wrong_answers(asked: Puzzle) -> list[object]:
    if asked.form is Form.NUMBER:
        return list(range(-1, 60))
    if asked.form is Form.CARDS:
        return ["nothing", *asked.options, asked.options]
    return list(asked.options)


@pytest.mark.parametrize("card", NAMES)
def test_the_words_for_a_card_do_not_tell_its_name_month_or_kind(card: str) -> None:
    asked = puzzle(f"name-1-{card}")
    assert card not in str(asked) and DECK[card].picture not in str(asked)
    page = asked._repr_html_().replace(asked.id, "")
    assert not re.search(rf'(alt|title)="[^"]*{re.escape(DECK[card].picture)}', page)
    month = next(month for one, month, _ in CARDS if one == card)
    for kind in ("month", "kind"):
        asked = puzzle(f"{kind}-1-{card}")
        assert month not in str(asked)
        assert f'alt="{card}"' in asked._repr_html_() and DECK[card].label not in asked._repr_html_()


def test_the_wrong_names_are_near_and_never_a_twin() -> None:
    asked = puzzle("name-1-warbler")
    assert {"cuckoo", "swallow"} <= set(asked.options)
    for card in NAMES:
        options = puzzle(f"name-1-{card}").options
        assert len(options) == 4 == len({re.sub(r"-[12]$", "", one) for one in options})


@pytest.mark.parametrize(("id", "answer", "trap", "says"), [
    ("month-1-boar", "November", "month", "November is willow: Rainman, swallow, plain red ribbon and 1 "
                                          "chaff. The plant on this card is bush clover."),
    ("month-1-wisteria-1", 7, "month", "July is bush clover"),
    ("kind-1-sake", "chaff", "cup", "no chaff either: chaff shows the plant and nothing else"),
    ("kind-1-sake", "bright", "cup", "The five brights are crane, curtain, moon, rainman and phoenix"),
    ("kind-1-lightning", "bright", "lightning", "The Lightning looks grand, but the five brights are"),
    ("kind-1-lightning", "animal", "lightning", "A storm is no animal"),
    ("kind-1-rainman", "animal", "rainman", "A person is no animal"),
    ("kind-1-crane", "animal", "kind", "The crane is a bird, but counts higher"),
    ("kind-1-bridge", "chaff", "kind", "Chaff shows the plant and nothing else"),
    ("kind-1-pine-poem", "chaff", "kind", "this card shows the red poem ribbon"),
    ("kind-1-paulownia-red", "bright", "kind", "The ground is coloured, but"),
    ("name-1-cuckoo", "warbler", "name", "The card warbler belongs to February and shows plum blossom; the "
                                         "plant here is wisteria."),
    ("name-1-moon", "geese", "name", "The card geese is of August too, but it is an animal and shows the "
                                     "geese."),
    ("name-1-pine-poem", "pine-2", "name", "The card pine-2 is of January too, but it is chaff and shows "
                                           "nothing but the plant."),
    ("cards-1-kasu", "sake", "cup", "The sake cup is an animal and no chaff."),
    ("cards-1-sanko", "crane curtain moon rainman", "rainman", "The Rainman does not count for Sankō."),
    ("cards-1-sanko", "crane curtain moon", "pattern", "Right so far, but 1 card is missing."),
    ("cards-1-akatan", "pine-poem plum-poem willow-ribbon", "pattern",
     "The card willow-ribbon does not count for Akatan. Akatan takes the three red ribbons with a poem."),
    ("cards-1-goko", "nothing", "pattern", "Some of these cards do count."),
    ("worth-1-goko", 20, "seven", "That is doubled already."),
    ("worth-1-shiko", 16, "seven", "That is doubled already."),
    ("worth-1-shiko", 5, "worth", "5 is what Sankō, Tsukimi-zake, Hanami-zake, Inoshikachō, Akatan and Aotan "
                                  "are worth; Shikō is worth more here."),
    ("worth-1-shiko", 4, "worth", "That is the number of cards"),
    ("worth-1-sanko", 60, "card_points", "Card points, 20 for a bright down to 1 for chaff, never count"),
    ("worth-1-tane-7", 1, "further", "Each card beyond the 5 adds 1 point."),
    ("worth-1-tane-7", 2, "further", "The first 5 cards count, and so do the further ones."),
    ("worth-1-kasu-12", 12, "worth", "That is the number of cards"),
    ("worth-1-kasu", 0, "worth", "Every yaku is worth at least a point."),
    ("worth-1-tsukimi", 9, "worth", "Tsukimi-zake is worth less than 9."),
])
def test_a_natural_mistake_is_named(id: str, answer: object, trap: str, says: str) -> None:
    verdict = puzzle(id).check(answer)
    assert verdict.right is False
    assert says in verdict.text
    assert verdict.trap == trap


@pytest.mark.parametrize(("id", "answer", "says"), [
    ("month-1-crane", "crane", "names a card; the answer is a month"),
    ("month-1-crane", 13, "There is no month 13"),
    ("kind-1-crane", "brigth", "Did you mean 'bright'?"),
    ("name-1-crane", "animal", "may be any of 9 cards"),
    ("name-1-crane", "craen", "Did you mean 'crane'?"),
    ("cards-1-akatan", "crane", "crane is not among the cards to choose from"),
    ("worth-1-tane", "a lot", "The answer is a whole number"),
    ("worth-1-tane", "", "Not answered yet."),
])
def test_what_can_not_be_read_gets_a_sentence(id: str, answer: object, says: str) -> None:
    verdict = puzzle(id).check(answer)
    assert verdict.right is None
    assert says in verdict.text


def test_a_flash_card_is_found_by_any_name_and_called_by_one() -> None:
    assert puzzle("month-4-pine-crane").id == "month-1-crane"
    assert puzzle("crane", "kind", 2).id == "kind-1-crane"
    assert puzzle("Sankō", "cards").id == "cards-2-sanko"
    assert puzzle("worth-1-tane-7").id == "worth-2-tane-7"


def test_another_seed_draws_a_flash_card_of_the_difficulty() -> None:
    assert {puzzle(n, "kind", 1).difficulty for n in range(50)} == {1}
    assert {puzzle(n, "kind", 2).id for n in range(50)} == {f"kind-2-{card}" for card in
                                                            ("sake", "lightning", "rainman")}


def test_the_seven_is_no_trap_where_nothing_doubles() -> None:
    asked = puzzle("worth-1-goko", rules=DEFAULT.variant(seven_doubles=False))
    assert asked.traps == {"worth"}
    assert asked.check(20).trap == "worth"
    assert puzzle(asked.id) == asked


@pytest.mark.parametrize(("card", "month", "kind"), CARDS)
def test_the_last_hint_narrows_down_and_leaves_a_choice(card: str, month: str, kind: str) -> None:
    months = [one for one in MONTHS if one in puzzle(f"month-1-{card}").hints[2].text]
    assert month in months and len(months) == 3
    said = puzzle(f"kind-1-{card}").hints[2].text
    kinds = [one for one in ("bright", "animal", "ribbon", "chaff") if one in said]
    assert kind in kinds and len(kinds) == 2
    assert not re.search(r"\d", said)
