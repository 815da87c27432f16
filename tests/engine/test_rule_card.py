"""The rule card: words for every value, made from the data alone, and what is open or changed is marked."""
import re
from html.parser import HTMLParser

import pytest

from koikoi_edu import RULES, CardSet, Rules, rules
from koikoi_edu.cards import BRIGHTS
from koikoi_edu.rules import OPTIONS
from koikoi_edu.rules.card import Row, rule_card
from koikoi_edu.rules.sentences import WORDS, sentence

SETS = list(RULES)
#: Values of the options that take more than named words; () where there are none such.
MORE = {"double_chaff": [CardSet(), CardSet("sake"), CardSet("sake lightning")],
        "undecidable": [frozenset(), frozenset({"hanami"}), frozenset({"hanami", "tsukimi"})],
        "bonuses": [frozenset(), *map(frozenset, ({"no_bright"}, {"few_chaff"}, {"double_score"},
                                                 {"no_bright", "few_chaff"}))]}
ASKED = [name for name in OPTIONS if name != "yaku"]


def values(name: str) -> list[object]:
    """Every named value of an option, and several of its numbers and pairs."""
    option = OPTIONS[name]
    if option.many:
        return MORE[name]
    numbers = [] if option.low is None else [option.low, option.low + 1, option.low + 6]
    return [*option.values, *numbers, *((unit, number) for unit in option.units for number in (1, 6))]


def part(card, title):
    return next(part for part in card.parts if part.title == title)


def lines(game: Rules, title: str) -> list[str]:
    return [str(line) for line in part(game.card, title).lines]


def said(game: Rules) -> list[str]:
    """All sentences of a card without what stands in brackets."""
    return [line.text for part in game.card.parts for line in part.lines]


# ── words

@pytest.mark.parametrize("name", ASKED)
def test_every_value_of_an_option_is_a_sentence_of_its_own(name):
    told = [sentence(name, value) for value in values(name)]
    assert len(set(told)) == len(told)
    for text in told:
        assert re.fullmatch(r"[A-Z].*[.?]", text), text


def test_no_two_options_say_the_same():
    told = [sentence(name, value) for name in ASKED for value in values(name)]
    assert len(set(told)) == len(told)


def test_each_option_and_no_other_has_words():
    assert set(WORDS) == set(ASKED)


def test_no_name_of_the_code_is_read():
    told = [sentence(name, value) for name in ASKED for value in values(name)]
    for text in [*told, *map(str, RULES.values())]:
        assert not re.search(r"[A-Za-z]_[a-z]|[{}<>]|\b(True|False|None|per_call|bga|mushi|spec|seed|option"
                             r"al|tsukimi|kasu-)\b", text), text


@pytest.mark.parametrize(("name", "value", "text"), [
    ("length", ("rounds", 1), "A match is 1 round long. Most points win; with equal points it is a draw."),
    ("length", ("points", 50), "Whoever first has 50 points wins the match."),
    ("players", 3, "Three play, counter-clockwise."),
    ("hand_quad", 6, "Whoever is dealt all four cards of a month wins the round at once: 6 points."),
    ("max_calls", 1, "You may call koi-koi once in a round; the next time you stop without being asked."),
    ("exhaust_unstopped", ("dealer", 1),
     "If the hands are empty and nobody has stopped, though somebody has a yaku, the dealer scores 1 point."),
    ("double_chaff", CardSet("sake lightning"), "As two chaff each count: sake and lightning."),
    ("undecidable", frozenset({"hanami", "tsukimi"}),
     "With nothing but Hanami-zake and Tsukimi-zake you are not asked."),
    ("min_total", 7, "You need 7 points of yaku to be asked."),
])
def test_numbers_and_names_stand_in_the_sentence(name, value, text):
    assert sentence(name, value) == text


def test_yaku_are_called_as_the_rule_set_calls_them():
    game = rules("tentos").variant(undecidable={"hanami", "godori"})
    assert "With nothing but Godori and Flower viewing you are not asked." in said(game)


# ── the card of each rule set

def test_the_parts_come_in_the_order_of_play():
    assert [part.title for part in rules("polish").card.parts] == [
        "Players and cards", "The deal", "Before the first turn", "A turn", "Yaku", "Stop or koi-koi",
        "The score", "The end of a round", "The match"]


@pytest.mark.parametrize("id", SETS)
def test_every_card_counts_the_deck_and_tells_a_turn(id):
    told = said(RULES[id])
    assert "48 cards, four for each of twelve months: 5 brights, 9 animals, 10 ribbons and 24 chaff." in told
    turn = {"koi-koi": "Then turn the top card of the stock. It captures in the same way.",
            "go-stop": "Then turn the top card of the stock and do the same with it. Only now what you have "
                       "matched goes to your pile."}
    assert [words in told for words in turn.values()] == [family == RULES[id].family for family in turn]


#: What spec 3, 5, 6, 7 and 11.1 say of each rule set, in sentences; the second: what they do not say.
TELLS = {
    "vanikar": (["A sum of 7 points or more doubles.", "A match is 6 rounds long.",
                 "if nobody wins, the deal passes on",
                 "The cards are dealt 4 to the other player, 4 to the table and 4 to the dealer"],
                ["swap", "Lightning", "wins the round at once", "Your own koi-koi", "month are worth"]),
    "tentos": (["may swap hands with the dealer", "the round is void", "wins the round at once: 5 points",
                "one call doubles it, two triple it", "Brights on the table at the deal multiply the score",
                "an animal or as chaff, whichever brings more", "Whoever first has 50 points",
                "brings you a new yaku", "The yaku of the brights add up"],
               ["7 points or more", "another player has called", "Godori"]),
    "tsukifuda": (["month of birth is nearest", "counts only beside another yaku",
                   "The bridge counts as an animal or as chaff", "the last player who called koi-koi scores",
                   "nobody has a yaku, the dealer scores 1 point", "2 to the other player, 2 to the dealer "
                   "and 2 to the table", "Your score is the sum of your yaku; nothing raises it."],
                  ["doubles", "triple", "swap"]),
    "polish": (["Three can play too: then each gets 7 cards, the table 8.", "The Lightning is wild",
                "animal and as chaff at once", "though somebody has a yaku, the dealer scores 6 points",
                "On your last turn you are asked as well.", "Each player draws a card."],
               ["swap", "nobody has a yaku, the dealer", "Your own koi-koi"]),
    "nintendo": (["of these counts: Inoshikachō, Tane.",
                  "of these counts: Akatan and Aotan, Akatan, Aotan, Tanzaku.",
                  "wins the round at once: 6 points", "the deal passes on"],
                 ["of the current month", "The Lightning"]),
    "fudawiki": (["Four cards of a month count as two of the four pairs.", "A hand that wins in more than "
                  "one way wins points once.", "month are worth 4 points"], ["the deal passes on"]),
    "flash": (["nothing raises it", "nobody has a yaku, the dealer scores 6 points",
               "month are worth 4 points"],
              ["The sake cup with", "beside another yaku", "triple"]),
    "koikoi-japan": (["Your own koi-koi pays: up to three calls add 1 point each", "Each player starts "
                      "with 30 points.", "What the winner scores is taken from the others.", "The match ends "
                      "at once when a player has no points left.", "somebody is dealt all four cards of a "
                      "month, the cards are dealt again"],
                     ["the others score nothing", "7 points or more"]),
    "gostop": (["Five jokers are shuffled in.", "each gets 7 cards, the table 6.",
                "With three: A loser with fewer than 5 chaff doubles the score.",
                "With three: Of two losers only the one counts by whom the winner gets more.",
                "4 to the other player, 5 to the table and 4 to the dealer, and again",
                "month lie on the table, the dealer captures them", "lays them down as captured",
                "wins the round at once: 5 points", "no cards take their places",
                "the third card joins them, the fourth takes all. Who holds a third card has to play it.",
                "all three stay on the table until the fourth takes them", "ends the turn",
                "an animal or as chaff, whichever brings more",
                "As two chaff each count: sake, lightning and paulownia-red.",
                "stop, or say go and play on for more?", "You need 8 points of yaku to be asked.",
                "After a go you are asked again once you have a new yaku.", "the others score nothing",
                "What adds points comes before what multiplies.",
                "the first adds 1 point, two double the sum instead, three triple it",
                "A loser without a bright brings 2 points more.",
                "A loser with fewer than 7 chaff doubles the score.",
                "A loser without any chaff at all is not spared.", "Whoever first has 50 points"],
               ["koi-koi", "Brights on the table", "swap", "Inoshikach", "bomb", "show three",
                "gives you one", "taken from the others", "empty pile"]),
    "gostop-korean": (["Two jokers are shuffled in", "With three: You need 3 points of yaku to be asked.",
                       "With three: A loser with fewer than 6 chaff doubles the score.",
                       "With three: Each of two losers pays what is due, and the winner gets both.",
                       "4 to the table, 5 to the other player and 5 to the dealer, and again",
                       "month lie on the table, the cards are dealt again", "may show them and wins",
                       "If two hands would win so, nobody scores", "cards from the stock take their places",
                       "each such three double your score",
                       "Pairs on the table at the deal are ordinary cards.",
                       "and you turn another card", "capture four: a bomb", "gives you one chaff",
                       "You need 7 points of yaku to be asked.",
                       "After a go you are asked again once the sum of your yaku has risen.",
                       "Each go of yours adds 1 point; the third also doubles",
                       "A loser without a bright doubles the score.",
                       "A loser with fewer than 8 chaff doubles the score.",
                       "A loser without any chaff at all is spared.",
                       "A missing bright costs more only if the winner has a yaku of brights",
                       "A loser with an empty pile pays nothing.", "A loser who has said go pays double",
                       "Seven animals or more in your pile double the score.",
                       "on your very first turn, each opponent pays you at once",
                       "for the third time in a round wins it",
                       "A round that nobody wins doubles the next one.",
                       "What the winner scores is taken from the others."],
                      ["koi-koi", "locked", "the others score nothing", "joker that doubles", "they give two",
                       "2 points more"]),
}


@pytest.mark.parametrize("id", SETS)
def test_a_card_tells_its_rules_and_nothing_that_is_off(id):
    told = "\n".join(line for line in said(RULES[id]))
    yes, no = TELLS[id]
    assert [words for words in yes if words not in told] == []
    assert [words for words in no if words in told and "source" not in told] == []


@pytest.mark.parametrize("id", SETS)
def test_an_option_at_off_says_nothing_where_the_source_is_sure(id):
    game = RULES[id]
    told = said(game)
    for name in ASKED:
        off = OPTIONS[name].off
        if getattr(game, name) == off and game.provenance(name).is_sure and (
                off in (False, 0, "off", "none", None, "ordinary") or off == frozenset()):
            # That yaku add up is the first thing to know; the other one asks for a hand that wins twice.
            needed = (name == "best_yaku_only" or (name == "hand_yaku_add" and game.quad_as_pairs)
                      or (name == "deal_pairs" and game.family == "go-stop")
                      or (name == "no_bright_doubles" and "no_bright" in game.bonuses))
            assert (sentence(name, off) in told) == needed, name


def rows(game: Rules) -> dict[str, Row]:
    return {row.name: row for row in part(game.card, "Yaku").rows}


@pytest.mark.parametrize("id", SETS)
def test_the_table_has_every_yaku_in_order_with_points_and_cards(id):
    game = RULES[id]
    found = list(rows(game).values())
    assert [(row.name, row.points.split()[0]) for row in found] == [
        (one.name, str(one.points)) for one in game.table(1)]


def test_points_further_cards_and_a_call_stand_in_the_row():
    assert rows(rules("vanikar"))["Tane"][1:4] == (
        "1 +1", "Five animals, and each further one",
        CardSet("warbler cuckoo bridge butterflies boar geese sake deer swallow"))
    assert rows(rules("koikoi-japan"))["Tsukimi-zake"][1:3] == (
        "1", "The moon and the sake cup; 3 points once you have called koi-koi")
    assert rows(rules("tsukifuda"))["Kasu"].text == (
        "Ten chaff cards, and each further one; the bridge may be one of them")
    assert rows(rules("nintendo"))["Akatan"][1:4] == (
        "5 +1", "The three red ribbons with a poem, and each further ribbon",
        CardSet("pine-poem plum-poem cherry-poem"))
    assert rows(rules("fudawiki"))["Tsukifuda"][1:4] == (
        "4", "The four cards of the current month", CardSet())
    spoilt = rules("vanikar").variant(viewing_rain="captured_brights")
    assert rows(spoilt)["Hanami-zake"].text == (
        "The curtain and the sake cup, but not with rainman or phoenix in the pile")


# ── what is open

@pytest.mark.parametrize("id", SETS)
def test_what_the_source_does_not_say_is_marked_and_says_so(id):
    """Every value of silent, rebuilt or borrowed provenance, in the words of the provenance."""
    game, text = RULES[id], " ".join(str(RULES[id].card).split())
    for name, source in game.sources.items():
        if source.is_sure:
            continue
        words = source.words[0].upper() + source.words[1:]
        if name.startswith("yaku."):
            row = rows(game)[game.yaku_named(name.removeprefix("yaku.")).name]
            assert f"({row.mark}) {words}." in lines(game, "Yaku")
        else:
            assert f"[{words}]" in text, name
    open_yaku = {one.name for one in game.yaku if not game.provenance(f"yaku.{one.id}").is_sure}
    assert {row.name for row in rows(game).values() if row.mark} == open_yaku


def test_all_yaku_of_the_polish_rules_are_marked_and_none_of_vanikar():
    assert {row.mark for row in rows(rules("polish")).values()} == {"a"}
    assert {row.mark for row in rows(rules("vanikar")).values()} == {""}
    assert [row.name for row in rows(rules("tentos")).values() if row.mark == "b"] == [
        "Moon viewing", "Flower viewing", "Boar-Deer-Butterflies"]


# ── variants

@pytest.mark.parametrize("id", ["tentos", "polish"])
def test_every_change_is_marked(id):
    game = RULES[id]
    for name in ASKED:
        for value in values(name):
            try:
                changed = game.variant(**{name: value})
            except ValueError:
                continue  # a value that does not fit the others
            if changed.preset is None:
                continue
            card = changed.card
            marks = [line for one in card.parts for line in one.lines if line.changed]
            marks += [row for one in card.parts for row in one.rows if row.changed]
            called = {one.id: one.name for one in changed.yaku}
            told = sentence(name, value, called) in [one.text for one in marks]
            assert told or (marks and name in ("godori", "viewing")), (name, value)


def test_a_change_says_what_the_rule_set_has():
    game = rules("vanikar").variant(seven_doubles=False, yaku={"sanko": 6, "hanami": 0})
    assert ("Changed: A sum of 7 points or more does not double. [Vanikar Koi-Koi: A sum of 7 points or "
            "more doubles]") in lines(game, "The score")
    assert "Changed: No longer counted: Hanami-zake." in lines(game, "Yaku")
    assert [row.name for row in rows(game).values() if row.changed] == ["Sankō"]
    assert game.card.about.startswith("A variant of Vanikar Koi-Koi; what it changes is marked")


def test_a_rule_set_has_changed_nothing():
    for game in RULES.values():
        assert "Changed" not in str(game)


def test_three_players_change_the_deal():
    game = rules("polish").variant(players=3)
    assert "Changed: Three play, counter-clockwise. [Polish Koi-Koi: Two play]" in lines(
        game, "Players and cards")
    assert any(line.startswith("The stock has 19 cards, fewer than there are turns") for line in
               lines(game, "A turn"))
    assert not any("can play too" in line for line in said(game))


# ── its forms

class Html(HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.tags, self.images, self.text = set(), [], []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        if tag == "img":
            self.images.append(dict(attrs))

    def handle_data(self, data):
        self.text.append(data)


@pytest.mark.parametrize("id", SETS)
def test_a_notebook_shows_every_sentence_and_the_cards(id):
    game = RULES[id]
    shown = Html(game._repr_html_())
    assert shown.tags <= {"div", "span", "b", "sup", "img"}
    text = "".join(shown.text)
    assert [line for line in said(game) if line not in text] == []
    assert [row.text for row in rows(game).values() if row.text not in text] == []
    assert {image["alt"] for image in shown.images} >= {card.label for card in BRIGHTS}
    assert len(game._repr_html_()) < 720_000  # the pictures of the deck alone are 420,000


def test_the_pictures_are_those_of_the_yaku():
    html = rules("flash")._repr_html_()
    row = html.split("Inoshikachō")[1].split("Tane")[0]
    assert [image["alt"] for image in Html(row).images] == [
        card.label for card in CardSet("butterflies boar deer")]


def test_beside_the_pictures_a_card_is_small(tmp_path, monkeypatch):
    from koikoi_edu.pictures import IMAGES
    (tmp_path / "images").symlink_to(IMAGES)
    (tmp_path / "notebooks").mkdir()
    monkeypatch.chdir(tmp_path / "notebooks")
    assert len(rules("nintendo")._repr_html_()) < 40_000


@pytest.mark.parametrize("id", SETS)
def test_the_text_fits_a_page(id):
    text = str(RULES[id])
    assert text == str(RULES[id].card)
    assert max(map(len, text.splitlines())) <= 100
    assert len(text.splitlines()) < (110 if RULES[id].family == "koi-koi" else 125)


def test_words_of_a_user_are_shown_as_words():
    game = rules("vanikar").variant(yaku={"tane": {"group": "<b>"}})
    assert "<b><" not in rule_card(game)._repr_html_()
