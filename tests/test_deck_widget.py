"""The deck explorer without a browser: what stands out, what is said, what a wrong name leaves behind."""

from __future__ import annotations

import html
import re

import pytest

from koikoi_edu import DECK, RULES, CardSet, Kind, KoiKoiError, rules
from koikoi_edu.widgets import DeckExplorer


@pytest.fixture
def deck() -> DeckExplorer:
    return DeckExplorer()


def lit(deck: DeckExplorer) -> CardSet:
    """The cards whose buttons stand out."""
    return CardSet([card for card, button in deck._cards.items() if "kk-lit" in button._dom_classes])


def on(choice) -> list[object]:
    return [option for option, button in choice.buttons.items() if "kk-on" in button._dom_classes]


def panel(deck: DeckExplorer) -> str:
    return re.sub(r"<[^>]+>", " ", deck._panel.value)


def test_it_starts_with_all_cards_and_one_to_read_about(deck: DeckExplorer) -> None:
    assert len(deck._cards) == 48 and not deck.lit
    assert deck.card == DECK["sake"]
    assert "Pick a card" in deck.sentence
    assert "Sake cup" in panel(deck)


@pytest.mark.parametrize(("month", "cards"), [
    (3, "cherry-curtain cherry-poem cherry-1 cherry-2"),
    ("August", "pampas-moon pampas-geese pampas-1 pampas-2"),
    ("willow", "willow-rainman willow-swallow willow-ribbon willow-lightning"),
    ("Bush clover", "clover-boar clover-ribbon clover-1 clover-2"),
])
def test_a_month_stands_out(deck: DeckExplorer, month: int | str, cards: str) -> None:
    deck.show_month(month)
    assert deck.lit == lit(deck) == CardSet(cards)
    assert "kk-choosing" in deck._grid._dom_classes


@pytest.mark.parametrize(("kind", "number", "points"), [
    ("bright", 5, "20 card points"), ("animals", 9, "10 card points"),
    (Kind.RIBBON, 10, "5 card points"), ("CHAFF", 24, "1 card point "),
])
def test_a_kind_stands_out(deck: DeckExplorer, kind: str, number: int, points: str) -> None:
    """Spec 1: 5 brights of 20 points, 9 animals of 10, 10 ribbons of 5, 24 chaff of 1."""
    deck.show_kind(kind)
    assert len(lit(deck)) == number
    assert deck.sentence.startswith(f"{number} ") and points in deck.sentence


@pytest.mark.parametrize("yaku", rules("vanikar").yaku, ids=lambda yaku: yaku.id)
def test_a_yaku_stands_out_by_id_and_by_name(deck: DeckExplorer, yaku) -> None:
    deck.show_yaku(yaku.id)
    assert lit(deck) == yaku.cards and on(deck._yaku) == [yaku.id]
    assert yaku.name in deck.sentence and yaku.text in deck.sentence
    deck.show_all()
    deck.show_yaku(yaku.name)
    assert lit(deck) == yaku.cards


def test_each_call_answers_with_the_sentence_that_is_shown(deck: DeckExplorer) -> None:
    for call in (lambda: deck.pick("moon"), lambda: deck.show_month(3), lambda: deck.show_kind("ribbon"),
                 lambda: deck.show_yaku("kasu"), deck.show_all, lambda: deck.show_month(13)):
        answer = call()
        assert answer == deck.sentence and repr(answer) == str(answer)
        assert answer._repr_html_() == f"<div>{html.escape(answer)}</div>"
    assert answer.startswith("There is no month 13")


def test_a_yaku_itself_can_be_given(deck: DeckExplorer) -> None:
    deck.show_yaku(rules("vanikar").yaku_named("hanami"))
    assert lit(deck) == CardSet("curtain sake")


def test_only_one_thing_stands_out_at_a_time(deck: DeckExplorer) -> None:
    deck.show_month(3)
    deck.show_yaku("inoshikacho")
    assert lit(deck) == CardSet("boar deer butterflies")
    assert (on(deck._months), on(deck._kinds), on(deck._yaku)) == ([], [], ["inoshikacho"])


def test_pressing_again_shows_all(deck: DeckExplorer) -> None:
    deck._months.buttons[3].click()
    assert on(deck._months) == [3]
    deck._months.buttons[3].click()
    assert not lit(deck) and on(deck._months) == []
    assert "kk-choosing" not in deck._grid._dom_classes
    assert deck.sentence == "All 48 cards."


def test_what_stands_out_is_said_of_each_card(deck: DeckExplorer) -> None:
    deck.show_yaku("hanami")
    marked = {card.name for card, button in deck._cards.items() if button.description.endswith("marked")
              or ", marked," in button.description}
    assert marked == {"curtain", "sake"}


def test_the_card_read_about_is_one_of_those_that_stand_out(deck: DeckExplorer) -> None:
    deck.show_yaku("inoshikacho")
    assert deck.card == DECK["butterflies"]
    deck.pick("deer")
    deck.show_kind("animal")
    assert deck.card == DECK["deer"]


@pytest.mark.parametrize("name", [card.id for card in DECK.cards])
def test_every_card_can_be_read_about(deck: DeckExplorer, name: str) -> None:
    """By a click: month, flower, kind, points, that these never score, and the yaku of the rule set."""
    card = DECK[name]
    deck._cards[card].click()
    shown = panel(deck)
    assert deck.card == card
    assert "chosen" in deck._cards[card].description
    assert sum("kk-chosen" in button._dom_classes for button in deck._cards.values()) == 1
    assert str(card.kind) in shown and card.flower in shown and "never in a score" in shown
    assert re.search(rf"Card points\s+{card.points}\s", shown)
    for yaku in rules("vanikar").yaku:
        assert (f"<b>{yaku.name}</b>" in deck._panel.value) == (card in yaku.cards), yaku


def test_the_sake_cup_serves_three_yaku_of_vanikar(deck: DeckExplorer) -> None:
    """Spec 6.7: moon and cup, curtain and cup, and it is an animal, not chaff."""
    assert [yaku.id for yaku in deck.yaku_of(DECK["sake"])] == ["tsukimi", "hanami", "tane"]


def test_brights_say_that_only_the_highest_counts(deck: DeckExplorer) -> None:
    deck.pick("crane")
    assert "Of Gokō, Shikō, Ame-Shikō and Sankō only the highest counts." in panel(deck)
    deck.pick("rainman")
    assert "Of Gokō and Ame-Shikō only the highest counts." in panel(deck)
    deck.pick("boar")
    assert "only the highest" not in panel(deck)


def test_the_flower_has_its_names_in_five_languages(deck: DeckExplorer) -> None:
    deck.pick("pine-1")
    shown = " ".join(panel(deck).split())
    for name in ("Japanese matsu 松", "Portuguese pinheiro", "Spanish pino", "Polish sosna", "Korean song"):
        assert name in shown


@pytest.mark.parametrize("start", [True, False])
def test_the_corner_index_is_switched_from_code_and_by_the_box(start: bool) -> None:
    deck = DeckExplorer(index=start)
    assert deck.index is start and ("kk-index" in deck._dom_classes) is start
    deck.index = not start
    assert deck._index.value is not start and ("kk-index" in deck._dom_classes) is not start
    deck._index.value = start
    assert deck.index is start and ("kk-index" in deck._dom_classes) is start


@pytest.mark.parametrize(("wrong", "said"), [
    (lambda deck: deck.pick("cran"), ["'cran'", "'crane'"]),
    (lambda deck: deck.pick("joker-double"), ["'joker-double'", "no month"]),
    (lambda deck: deck.pick(None), ["None", "'crane'"]),
    (lambda deck: deck.show_month(13), ["13", "1 to 12"]),
    (lambda deck: deck.show_month(0), ["0", "1 to 12"]),
    (lambda deck: deck.show_month(True), ["True", "1 to 12"]),
    (lambda deck: deck.show_month("Marsh"), ["'Marsh'", "'march'"]),
    (lambda deck: deck.show_kind("ribon"), ["'ribon'", "'ribbon'"]),
    (lambda deck: deck.show_kind("joker"), ["'joker'", "bright, animal, ribbon and chaff"]),
    (lambda deck: deck.show_yaku("inoshikasho"), ["'inoshikasho'", "'inoshikacho'"]),
])
def test_a_wrong_name_is_answered_and_nothing_is_lost(deck: DeckExplorer, wrong, said: list[str]) -> None:
    deck.show_kind("animal")
    deck.pick("deer")
    before = deck.words(), lit(deck), deck._panel.value
    answer = wrong(deck)
    assert all(part in deck.sentence for part in said), deck.sentence
    assert repr(answer) == deck.sentence
    assert (deck.words(), lit(deck), deck._panel.value) == before
    deck.pick("boar")
    assert deck.card == DECK["boar"] and "boar" in deck.sentence


def test_a_deck_that_cannot_be_made_says_why() -> None:
    with pytest.raises(KoiKoiError, match=r"'vanikaar'.*'vanikar'"):
        DeckExplorer("vanikaar")
    with pytest.raises(KoiKoiError, match=r"'cran'.*'crane'"):
        DeckExplorer(card="cran")


@pytest.mark.parametrize("name", list(RULES))
def test_the_yaku_come_from_the_rule_set(name: str) -> None:
    deck = DeckExplorer(name)
    assert [button.description for button in deck._yaku.buttons.values()] == [
        f"{yaku.name} {yaku.points}{'+' if yaku.step else ''}" for yaku in rules(name).yaku]


def test_a_saved_cell_tells_the_same_in_words_and_pictures(deck: DeckExplorer) -> None:
    deck.show_yaku("tsukimi")
    deck.pick("moon")
    bundle = deck._repr_mimebundle_()
    assert bundle["text/plain"].splitlines() == [
        "Deck explorer, Vanikar Koi-Koi. Tsukimi-zake, 5 points: the moon and the sake cup.",
        "Standing out: pampas-moon chrysanthemum-sake.",
        "August, pampas grass, bright: full moon, 20 points. It can serve Gokō (10 points), "
        "Shikō (8 points), Ame-Shikō (7 points), Sankō (5 points) and Tsukimi-zake (5 points). "
        "Of Gokō, Shikō, Ame-Shikō and Sankō only the highest counts.",
    ]
    pictures = bundle["text/html"]
    assert pictures.count("<img") == 48 + 1
    assert pictures.count("opacity:0.25") == 46
    assert "the moon and the sake cup" in pictures and "Tsukimi-zake (5 points)" in pictures


def test_it_is_short_where_code_prints_it(deck: DeckExplorer) -> None:
    """The style sheet inside is no reading matter."""
    assert repr([deck]) == f"[<DeckExplorer: {deck.sentence}>]"


def test_no_click_makes_a_widget(deck: DeckExplorer) -> None:
    import ipywidgets

    made = len(ipywidgets.widgets.widget._instances)
    deck.pick("crane")
    deck.show_month(5)
    deck.show_kind("chaff")
    deck.show_yaku("goko")
    deck.index = False
    deck.show_all()
    assert len(ipywidgets.widgets.widget._instances) == made


# ── Go-Stop: jokers, and cards that count twice (spec 4.1, 4.9)

@pytest.mark.parametrize(("jokers", "ids"), [
    (0, ""), (2, "joker-2pi joker-3pi"),
    (5, "joker-1pi joker-2pi joker-3pi joker-nonwinner joker-double")])
def test_the_jokers_of_the_rules_lie_in_the_deck(jokers: int, ids: str) -> None:
    deck = DeckExplorer(rules("gostop").variant(jokers=jokers))
    assert CardSet(deck._cards) == DECK.cards | CardSet(ids)
    assert deck.show_all() == f"All {48 + jokers} cards."
    labels = [button.description for button in deck._kinds.buttons.values()]
    assert labels[4:] == ([f"Jokers\n{jokers} cards"] if jokers else [])
    assert labels[3] == "Chaff\n24 cards"
    if jokers:
        assert "jokers are shuffled in" in deck.show_kind("joker") and lit(deck) == CardSet(ids)
    assert deck.picture_html().count("<img") == 48 + jokers + 1


def test_filters_leave_the_jokers_out_where_they_do_not_belong() -> None:
    deck = DeckExplorer("gostop")
    deck.show_kind("chaff")
    assert len(lit(deck)) == 24
    deck.show_month("paulownia")
    assert lit(deck) == CardSet("paulownia-phoenix paulownia-1 paulownia-2 paulownia-red")
    deck.show_yaku("kasu")  # 24 chaff, the cup, three jokers
    assert len(lit(deck)) == 28 and DECK["joker-double"] not in lit(deck)


@pytest.mark.parametrize(("book", "counts"), [
    ("gostop", {"lightning": "2", "paulownia-red": "2", "sake": "2, or an animal", "joker-1pi": "1",
                "joker-2pi": "2", "joker-3pi": "3"}),
    ("gostop-korean", {"lightning": "2", "paulownia-red": "2", "sake": "2, or an animal", "joker-2pi": "2",
                       "joker-3pi": "3"}),
    ("tentos", {"sake": "1, or an animal"}),
    ("polish", {"sake": "1, and an animal too"}),
    ("vanikar", {}),
])
def test_cards_that_count_as_other_chaff_than_they_look_show_it(book: str, counts: dict[str, str]) -> None:
    deck = DeckExplorer(book)
    said = dict(re.findall(r'\.kk-([\w-]+)::after\{content:"\d";content:"\d" / "\(as chaff ([^)]*)\)"',
                           deck._badges.value))
    assert {DECK[card].name: words for card, words in said.items()} == {
        card: words for card, words in counts.items() if "joker" not in card}
    for card, words in counts.items():
        deck.pick(card)
        assert re.search(rf"As chaff\s+{words}\s", panel(deck)), card
        assert f"As chaff it counts {words}." in deck.words()
    deck.pick("pine-1")
    assert "As chaff" not in panel(deck)


@pytest.mark.parametrize("name", ["joker-3pi", "joker-nonwinner"])
def test_a_joker_can_be_read_about(name: str) -> None:
    deck = DeckExplorer("gostop", card=name)
    shown = " ".join(panel(deck).split())
    assert "Month none, so it matches nothing" in shown and "joker, one of 5" in shown
    assert "Flower" not in shown and "Five jokers are shuffled in." in shown
    assert ("Ten Junk" in shown) == (name == "joker-3pi")
    assert deck._cards[DECK[name]].description.endswith("chosen")
