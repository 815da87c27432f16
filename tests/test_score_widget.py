"""The score explorer and the picture of a score without a browser: each step, its reason, its cards."""

from __future__ import annotations

import json
import re
from html import unescape
from html.parser import HTMLParser

import ipywidgets
import pytest

from koikoi_edu import DECK, CardSet, rules, score
from koikoi_edu.show import score_html
from koikoi_edu.widgets import ScoreExplorer


@pytest.fixture
def explorer() -> ScoreExplorer:
    return ScoreExplorer()


class Texts(HTMLParser):
    """The pieces of text, the pictures and the tags of some HTML, outside its styles."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.alt: list[str] = []
        self.tags: set[str] = set()
        self.feed(re.sub(r"<style>.*?</style>", "", html))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        if tag == "img":
            self.alt.append(dict(attrs)["alt"] or "")

    def handle_data(self, data: str) -> None:
        self.found.append(data)


def steps(explorer: ScoreExplorer) -> list[str]:
    """The chain of steps as it is drawn: numbers, factors, reasons."""
    chain = explorer._ways.value.split('class="kk-score-chain')[1].split('class="kk-score-notes"')[0]
    return Texts('<div class="' + chain).found


def parts(explorer: ScoreExplorer) -> list[str]:
    """What each part that lights up cards is called."""
    return [unescape(name) for name in
            re.findall(r'type="checkbox" class="kk-hidden" aria-label="([^"]*)"', explorer._ways.value)]


def lights(explorer: ScoreExplorer, number: int) -> CardSet:
    """The cards that the part of this number, counted from 1, lights up."""
    rule = re.search(rf"\.kk-score-part{number} :focus-visible\) \.kk-score-pile :is\(([^)]*)\)",
                     explorer._ways.value)
    return CardSet(rule[1].replace(".kk-", "").split(",")) if rule else CardSet()


def notes(explorer: ScoreExplorer) -> str:
    text = explorer._ways.value.split('class="kk-score-notes">')[1]
    return unescape(" ".join(re.sub(r"<[^>]+>", " ", text).split()))


def press(row, card: str) -> None:
    next(button for button in row.buttons if button.card == DECK[card]).click()


# ── 15 → 30 → 60

def test_it_starts_with_15_30_60(explorer: ScoreExplorer) -> None:
    assert explorer.pile == CardSet("moon curtain crane sake")
    assert (explorer.opponent_koikoi, explorer.own_koikoi) == (1, 0)
    assert explorer.score.total == 60
    assert steps(explorer) == ["15", "the sum of the yaku", "×2", "30", "15 is 7 or more",
                               "×2", "60", "the opponent called koi-koi"]
    assert explorer.sentence == "15, ×2 is 30 (15 is 7 or more), ×2 is 60 (the opponent called koi-koi)."
    assert explorer.words().splitlines() == [
        "The pile: crane, curtain, moon and sake.",
        "Sankō 5: crane, curtain and moon.",
        "Tsukimi-zake 5: moon and sake.",
        "Hanami-zake 5: curtain and sake.",
        "15 (Sankō 5 + Tsukimi-zake 5 + Hanami-zake 5).",
        "×2 → 30 (15 is 7 or more).",
        "×2 → 60 (the opponent called koi-koi).",
    ]


def test_each_part_has_a_name_and_lights_up_its_cards(explorer: ScoreExplorer) -> None:
    counted = "crane, curtain, moon and sake"
    assert parts(explorer) == [
        "Sankō 5, made of crane, curtain and moon", "Tsukimi-zake 5, made of moon and sake",
        "Hanami-zake 5, made of curtain and sake",
        f"15, Sankō 5 + Tsukimi-zake 5 + Hanami-zake 5; from {counted}",
        f"×2 is 30, 15 is 7 or more; from {counted}",
        f"×2 is 60, the opponent called koi-koi; from {counted}"]
    explorer.add("pine-1 boar")
    assert [lights(explorer, number) for number in range(1, 7)] == [
        CardSet("crane curtain moon"), CardSet("moon sake"), CardSet("curtain sake"),
        *[CardSet("crane curtain moon sake")] * 3]


@pytest.mark.parametrize(("pile", "opponent", "own", "values"), [
    ("crane curtain moon", 0, 0, [5]),                      # cases.json E1
    ("crane curtain moon sake", 0, 0, [15, 30]),            # E2
    ("crane curtain moon sake", 0, 3, [15, 30]),            # E3-own: one's own koi-koi never counts
    ("crane curtain moon sake", 4, 0, [15, 30, 60]),        # spec 6.8: however often
    ("moon sake", 1, 1, [5, 10]),                           # under 7: the opponent's koi-koi alone
    ("crane curtain moon rainman", 0, 0, [7, 14]),          # 7 is enough
    ("moon sake warbler cuckoo bridge boar", 0, 0, [6]),    # 6 is not
    ("crane curtain moon rainman phoenix", 1, 0, [10, 20, 40]),
    ("pine-1", 2, 2, [0]),
    ("", 1, 0, [0]),
])
def test_the_steps_are_those_of_the_rules(pile: str, opponent: int, own: int, values: list[int]) -> None:
    explorer = ScoreExplorer(pile, opponent_koikoi=opponent, own_koikoi=own)
    drawn = [int(text) for text in steps(explorer) if text.isdigit()]
    assert drawn == values
    assert explorer.score.total == values[-1]
    assert explorer._ways.value.count("kk-score-end") == 1


# ── who called

def choose(explorer: ScoreExplorer, side: str, words: str) -> None:
    next(button for button in explorer._calls[side].buttons.values() if button.description == words).click()


def chosen(explorer: ScoreExplorer, side: str) -> list[str]:
    return [button.description for button in explorer._calls[side].buttons.values()
            if "kk-on" in button._dom_classes]


def test_the_opponents_call_doubles_once(explorer: ScoreExplorer) -> None:
    choose(explorer, "opponent_koikoi", "never")
    assert explorer.sentence == ("The opponent did not call koi-koi: the sum is still 15, the score now 30: "
                                 "15, ×2 is 30 (15 is 7 or more).")
    assert chosen(explorer, "opponent_koikoi") == ["never"]
    choose(explorer, "opponent_koikoi", "twice")
    assert explorer.score.total == 60
    assert "The opponent's koi-koi counts once, however often it was called." in notes(explorer)
    choose(explorer, "opponent_koikoi", "once")
    assert "however often" not in notes(explorer)


def test_ones_own_call_changes_nothing_and_that_is_said(explorer: ScoreExplorer) -> None:
    before = steps(explorer)
    choose(explorer, "own_koikoi", "twice")
    assert explorer.sentence == ("You called koi-koi twice: the sum is still 15, the score stays 60. "
                                 "Your own koi-koi changes nothing here.")
    assert steps(explorer) == before
    assert notes(explorer).startswith("Your own koi-koi changes nothing here.")
    assert explorer.words().endswith("Your own koi-koi changes nothing here.")


def test_what_other_calls_would_have_made(explorer: ScoreExplorer) -> None:
    assert notes(explorer) == "Had nobody called koi-koi: 30; only you: 30; both: 60."
    explorer.call(opponent_koikoi=0, own_koikoi=1)
    assert notes(explorer).endswith("Had nobody called koi-koi: 30; only the opponent: 60; both: 60.")


def test_more_calls_than_there_are_buttons(explorer: ScoreExplorer) -> None:
    assert explorer.call(opponent_koikoi=5, own_koikoi=4).startswith(
        "The opponent called koi-koi 5 times and you called koi-koi 4 times: ")
    assert chosen(explorer, "opponent_koikoi") == chosen(explorer, "own_koikoi") == []
    assert explorer.score.total == 60


def test_calls_can_be_assigned_and_undone(explorer: ScoreExplorer) -> None:
    explorer.opponent_koikoi = 0
    explorer.own_koikoi = 2
    assert (explorer.opponent_koikoi, explorer.own_koikoi, explorer.score.total) == (0, 2, 30)
    explorer.undo()
    explorer.undo()
    assert (explorer.opponent_koikoi, explorer.own_koikoi, explorer.score.total) == (1, 0, 60)


# ── the pile

def test_cards_come_and_go_by_clicks(explorer: ScoreExplorer) -> None:
    press(explorer._pile, "sake")
    assert explorer.sentence == ("Sake taken away: Tsukimi-zake and Hanami-zake are gone; the sum is now 5, "
                                 "the score now 10: 5, ×2 is 10 (the opponent called koi-koi).")
    press(explorer.deck, "phoenix")
    assert explorer.sentence == ("Phoenix added: Shikō 8 replaces Sankō 5; the sum is now 8, "
                                 "the score now 32: 8, ×2 is 16 (8 is 7 or more), "
                                 "×2 is 32 (the opponent called koi-koi).")
    assert "Sankō 5 is in it too; Shikō counts in its place." in notes(explorer)
    assert [button.card for button in explorer._pile.buttons] == list(CardSet("crane curtain moon phoenix"))
    press(explorer.deck, "phoenix")
    assert explorer.score.total == 10


def test_an_empty_pile_says_what_to_do(explorer: ScoreExplorer) -> None:
    explorer.clear()
    assert "no cards: click some of the deck" in explorer._pile.children[0].value
    assert steps(explorer) == ["0", "no yaku"]
    explorer.pile = "moon sake"
    assert explorer.score.base == 5


# ── rules are data

def test_it_knows_no_rule_of_its_own() -> None:
    """Under other rules the same pile takes other steps, and one's own koi-koi is no longer idle."""
    game = rules("vanikar").variant(seven_doubles=False, opponent_koikoi_doubles="per_call",
                                    own_koikoi="multiply")
    explorer = ScoreExplorer(rules=game, opponent_koikoi=2, own_koikoi=1)
    assert steps(explorer) == ["15", "the sum of the yaku", "×3", "45", "the opponent called koi-koi twice",
                               "×2", "90", "you called koi-koi once"]
    assert notes(explorer) == "Had nobody called koi-koi: 15; only you: 30; only the opponent: 30."


def test_a_step_can_add_points() -> None:
    """KoiKoi-Japan: a call adds a point (spec 11.1); Sankō 5, and 3 for each viewing yaku after a call."""
    explorer = ScoreExplorer(rules="koikoi-japan", opponent_koikoi=0, own_koikoi=2)
    assert steps(explorer) == ["11", "the sum of the yaku", "+2", "13", "you called koi-koi twice"]
    assert parts(explorer)[-1] == "+2 is 13, you called koi-koi twice; from crane, curtain, moon and sake"
    assert explorer.sentence == "11, +2 is 13 (you called koi-koi twice)."
    assert Texts(score_html(explorer.score)).found[-5:] == [
        "11", "the sum", "+2 →", "you called koi-koi twice", "13"]


# ── faults

@pytest.mark.parametrize(("fault", "said"), [
    (lambda e: e.call(opponent_koikoi=-1), "opponent_koikoi is a whole number from 0 to 48, not -1."),
    (lambda e: e.call(own_koikoi="once"), "own_koikoi is a whole number from 0 to 48, not 'once'."),
    (lambda e: e.call(own_koikoi=[1]), "own_koikoi is a whole number from 0 to 48, not [1]."),
    (lambda e: setattr(e, "opponent_koikoi", 49), "opponent_koikoi is a whole number from 0 to 48, not 49."),
    (lambda e: setattr(e, "own_koikoi", True), "own_koikoi is a whole number from 0 to 48, not True."),
    (lambda e: setattr(e, "pile", "moon mooon"), "There is no card 'mooon'. Did you mean 'moon'?"),
    (lambda e: e.add("moon"), "The card 'pampas-moon' is in the pile already; each card exists once."),
    (lambda e: e.build("boar boar"), "The card 'clover-boar' is named twice; each card exists once."),
    (lambda e: e.remove("boar"), "The card 'clover-boar' is not in the pile."),
])
def test_a_fault_is_answered_and_loses_nothing(explorer: ScoreExplorer, fault, said: str) -> None:
    answer = fault(explorer)
    assert answer is None or repr(answer) == said
    assert 'role="alert"' in explorer.status.value and said in unescape(explorer.status.value)
    assert explorer.score == score("moon curtain crane sake", "vanikar", opponent_koikoi=1)
    assert explorer.undo() == "There is nothing to undo."


@pytest.mark.parametrize(("options", "said"), [
    ({"pile": "mooon"}, "There is no card 'mooon'. Did you mean 'moon'?"),
    ({"opponent_koikoi": "once"}, "opponent_koikoi is a whole number from 0 to 48, not 'once'."),
    ({"rules": "vanilla"}, "There is no rule set 'vanilla'. Did you mean 'vanikar'?"),
])
def test_it_opens_whatever_it_is_asked_for(options: dict[str, object], said: str) -> None:
    explorer = ScoreExplorer(**options)
    assert said in unescape(explorer.status.value)
    assert explorer.score.total == 60


# ── where no kernel runs, and how much is said to the page

def test_a_score_shows_its_yaku_and_steps_in_a_saved_notebook() -> None:
    picture = score("moon curtain crane sake", "vanikar", opponent_koikoi=1)._repr_html_()
    texts = Texts(picture)
    assert texts.found == ["Sankō 5", "Tsukimi-zake 5", "Hanami-zake 5", "15", "the sum",
                           "×2 →", "15 is 7 or more", "30", "×2 →", "the opponent called koi-koi", "60"]
    assert texts.alt == [DECK[name].label for name in "crane curtain moon moon sake curtain sake".split()]
    assert texts.tags == {"div", "img"}
    assert not re.search(r"\b(class|id|on\w+)=", picture)
    assert picture == score_html(score("sake crane curtain moon", opponent_koikoi=1))


@pytest.mark.parametrize(("pile", "found"), [
    ("", ["0", "no yaku"]), ("moon sake", ["Tsukimi-zake 5", "5", "the sum"])])
def test_a_score_without_steps(pile: str, found: list[str]) -> None:
    picture = score_html(score(pile))
    assert Texts(picture).found == found
    assert picture.count("background:#c3281b") == 1


def test_the_saved_picture_is_plain(explorer: ScoreExplorer) -> None:
    explorer.own_koikoi = 1
    picture = explorer.picture_html()
    assert not re.search(r"\b(class|id|on\w+)=|<style|<script|<svg", picture)
    assert Texts(picture).found[-1] == "Your own koi-koi changes nothing here."
    assert len(Texts(picture).alt) == 4 + 7
    bundle = explorer._repr_mimebundle_()
    assert bundle["text/plain"] == explorer.words() and bundle["text/html"] == picture


def test_a_click_sends_little(explorer: ScoreExplorer, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[str] = []
    monkeypatch.setattr(ipywidgets.Widget, "_send",
                        lambda _, message, buffers=None: sent.append(json.dumps(message)))
    press(explorer.deck, "phoenix")
    # The card in the deck, the pile with one card more, the stage and the sentence.
    assert len(sent) <= 5
    assert sum(map(len, sent)) < 10_000


# ── Go-Stop: the losers (spec 4.11, 4.14)

FOUR_AND_BIRDS = "crane curtain moon phoenix warbler cuckoo geese"  # 5 + 5
FOUR_AND_POEMS = "crane curtain moon phoenix pine-poem plum-poem cherry-poem"  # 5 + 3
SEVEN_CHAFF = "boar deer pine-1 pine-2 plum-1 plum-2 iris-1 iris-2 peony-1"
ONE_BRIGHT = "rainman swallow maple-1 maple-2"


def said_of_losers(explorer: ScoreExplorer) -> list[str]:
    """The rows of two losers as they are drawn, each in one line."""
    rows = explorer._ways.value.split('<div class="kk-score-due">')[1:]
    return [" ".join(Texts("<div>" + row.split("</div>")[0]).found) for row in rows]


def shown_lines(explorer: ScoreExplorer) -> set[str]:
    """The parts of the situation that can be chosen."""
    return {part for part, line in zip(explorer._asked.chips, explorer._asked.boxes, strict=True)
            if "kk-asked-off" not in line._dom_classes}


def test_10_11_22_44() -> None:
    """Spec 4.11: (yaku + B + G) x go x pi x joker; the opponent has a bright and 4 chaff."""
    explorer = ScoreExplorer(f"{FOUR_AND_BIRDS} joker-double", "gostop", own_koikoi=1,
                             losers=["rainman boar pine-1 pine-2 lightning"])
    assert steps(explorer) == ["10", "the sum of the yaku", "+1", "11", "you said go once",
                               "×2", "22", "the opponent has 4 chaff, fewer than 7",
                               "×2", "44", "you hold the joker for a double score"]
    assert "Nobody pays: the points are written down for the winner." in notes(explorer)
    assert notes(explorer).endswith("Had you said go never: 40; twice: 80; three times: 120.")
    assert explorer.words().splitlines()[1] == (
        "The pile of the opponent: pine-1, pine-2, boar, rainman and lightning.")


def test_a_step_of_a_loser_lights_up_his_cards() -> None:
    """His chaff where that is too little, his whole pile where a bright is missing in it."""
    explorer = ScoreExplorer(FOUR_AND_BIRDS, "gostop", losers=["boar pine-1 lightning"])
    assert parts(explorer)[-2:] == [
        "+2 is 12, the opponent has no bright; see pine-1, boar and lightning",
        "×2 is 24, the opponent has 3 chaff, fewer than 7; see pine-1 and lightning"]
    assert lights(explorer, 4) == CardSet("boar pine-1 lightning")
    assert lights(explorer, 5) == CardSet("pine-1 lightning")


def test_of_two_losers_one_counts_and_the_other_is_shown_too() -> None:
    explorer = ScoreExplorer(FOUR_AND_POEMS, "gostop", losers=[SEVEN_CHAFF, ONE_BRIGHT])
    assert [int(text) for text in steps(explorer)[:4] if text.isdigit()] == [8, 16]
    assert said_of_losers(explorer) == ["The next player alone: 10 8 +2 10 the next player has no bright"]
    assert "Of two losers only the one counts by whom the winner gets more." in notes(explorer)
    assert explorer.words().splitlines()[-4:] == [
        "The next player alone: 10: 8, +2 → 10 (the next player has no bright).",
        "The player after that alone: 16: 8, ×2 → 16 (the player after that has 2 chaff, fewer than 5).",
        "Of two losers only the one counts by whom the winner gets more.",
        "Nobody pays: the points are written down for the winner."]


def test_each_of_two_losers_pays() -> None:
    paying = rules("gostop").variant(players=3, three_player="sum")
    explorer = ScoreExplorer(FOUR_AND_POEMS, paying, losers=[SEVEN_CHAFF, ONE_BRIGHT])
    assert said_of_losers(explorer) == [
        "The next player pays 10 8 +2 10 the next player has no bright",
        "The player after that pays 16 8 ×2 16 the player after that has 2 chaff, fewer than 5"]
    assert explorer.sentence == "8, the next player pays 10 and the player after that pays 16, together 26."
    assert explorer._ways.value.count("kk-score-end") == 1
    assert parts(explorer)[-1].startswith("26, the next player pays 10 and the player after that pays 16")


def test_only_what_both_lack_counts() -> None:
    both = rules("gostop").variant(players=3, three_player="all")
    explorer = ScoreExplorer(FOUR_AND_POEMS, both, losers=[SEVEN_CHAFF, ONE_BRIGHT])
    assert steps(explorer)[0] == "8" and explorer.score.total == 8
    assert [row[:20] for row in said_of_losers(explorer)] == ["The next player alon", "The player after tha"]


def test_who_said_go_first_pays_for_both() -> None:
    """Spec 4.14: 6 + 1 = 7; the next player has no bright, 14; with both go-bak, 21 and 0."""
    explorer = ScoreExplorer("crane curtain phoenix pine-poem plum-poem cherry-poem", "gostop-korean",
                             own_koikoi=1, losers=["boar iris-1 iris-2 deer", "moon plum-1 peony-1"])
    assert explorer.score.payments == (14, 7)
    answers = explorer._asked.chips["first_caller"].buttons
    assert [button.description for button in answers.values()] == ["nobody", "The next player",
                                                                   "The player after that"]
    answers[0].click()
    assert explorer.score.payments == (21, 0)
    assert explorer.sentence == ("The next player was the first loser who said go: the sum is still 6, the "
                                 "score stays 21. The next player pays 21 and the player after that pays 0.")
    assert said_of_losers(explorer)[1].startswith("The player after that pays 0 7 ×0 0")
    answers[1].click()
    assert explorer.score.payments == (0, 21)


def test_the_opponent_of_korean_go_stop_pays() -> None:
    explorer = ScoreExplorer("warbler cuckoo geese pine-poem plum-poem cherry-poem", "gostop-korean",
                             losers=["crane pine-1"], bombs=1)
    assert steps(explorer)[:5] == ["8", "the sum of the yaku", "×2", "16", "you have played 1 bomb"]
    assert notes(explorer).startswith("The opponent pays 16.")
    explorer._asked.chips["shakes"].buttons[2].click()
    assert explorer.sentence == (
        "You have shown three of a month twice: the sum is still 8, the score now 64: 8, ×4 is 32 "
        "(you have shown 2 times three cards of a month), ×2 is 64 (you have played 1 bomb). "
        "The opponent pays 64.")


@pytest.mark.parametrize(("book", "calls", "lines"), [
    ("vanikar", {"opponent_koikoi", "own_koikoi"}, set()),
    ("tentos", {"opponent_koikoi", "own_koikoi"}, {"field_brights"}),
    ("tsukifuda", {"opponent_koikoi", "own_koikoi"}, {"month"}),
    ("gostop", {"own_koikoi"}, set()),
    ("gostop-korean", {"own_koikoi"}, {"first_caller", "shakes", "bombs", "drawn_rounds"}),
])
def test_what_is_asked_follows_from_the_rules(book: str, calls: set[str], lines: set[str]) -> None:
    explorer = ScoreExplorer(rules=book)
    assert set(explorer._calls) == calls and shown_lines(explorer) == lines
    assert ("kk-asked-off" in explorer._numbers._dom_classes) == ("go" not in book)
    said = "You said go: once" if "go" in book else "You called koi-koi: once"
    assert explorer._calls["own_koikoi"].buttons[1].tooltip == said


def test_in_go_stop_no_word_is_of_koi_koi() -> None:
    for book in ("gostop", "gostop-korean"):
        for scene in ScoreExplorer(rules=book)._scenes().values():
            explorer = ScoreExplorer(scene.pile, book, **scene.situation)
            assert "koi-koi" not in (explorer.words() + explorer.sentence + explorer._ways.value).lower()


def test_the_number_of_losers_is_chosen() -> None:
    explorer = ScoreExplorer(FOUR_AND_BIRDS, "gostop", losers=["rainman"])
    numbers = explorer._number.buttons
    numbers[2].click()
    assert explorer.losers == (CardSet("rainman"), CardSet())
    assert explorer.score.total == 24  # the empty pile: 10 + 2, and fewer than 5 chaff
    numbers[0].click()
    assert explorer.losers is None and explorer.score.total == 10
    assert said_of_losers(explorer) == [] and "pays" not in notes(explorer)
    assert "kk-asked-off" in explorer._theirs._dom_classes
    explorer.undo()
    assert explorer.losers == (CardSet("rainman"), CardSet())


def shown_piles(explorer: ScoreExplorer) -> list[tuple[str, CardSet]]:
    """The piles of losers that are to be seen, each with its heading."""
    return [(re.sub(r"<[^>]+>", "", head.value), CardSet(button.card for button in row.buttons))
            for head, row in (each.children for each in explorer._theirs.children)]


def test_no_pile_is_shown_of_who_is_no_loser_any_more() -> None:
    """With fewer losers a pile goes, and its cards are free again: each card shows in one pile at most."""
    explorer = ScoreExplorer("warbler cuckoo", "gostop", losers=["rainman pine-1", "boar"])
    numbers = explorer._number.buttons
    both = [("The next player: 2 cards, 1 chaff", CardSet("rainman pine-1")),
            ("The player after that: 1 card, 0 chaff", CardSet("boar"))]
    assert shown_piles(explorer) == both
    numbers[1].click()
    assert shown_piles(explorer) == [("The opponent: 2 cards, 1 chaff", CardSet("rainman pine-1"))]
    press(explorer.deck, "boar")
    assert explorer.pile == CardSet("warbler cuckoo boar")
    numbers[2].click()
    assert shown_piles(explorer)[1] == ("The player after that: 0 cards, 0 chaff", CardSet())
    explorer.clear()
    assert [pile for _, pile in shown_piles(explorer)] == [CardSet(), CardSet()]
    numbers[0].click()
    assert shown_piles(explorer) == []
    press(explorer.deck, "pine-1")
    explorer.clear()
    assert explorer.pile == CardSet() and shown_piles(explorer) == []
    while explorer._past:
        explorer.undo()
    assert shown_piles(explorer) == both


def test_a_click_goes_to_the_pile_that_is_chosen() -> None:
    explorer = ScoreExplorer(FOUR_AND_BIRDS, "gostop", losers=["rainman", ""])
    explorer._owner_chips.buttons[1].click()
    assert explorer.sentence == "A click on a card now goes to the pile of the player after that."
    press(explorer.deck, "boar")
    press(explorer.deck, "geese")  # out of the winner's pile
    assert explorer.losers == (CardSet("rainman"), CardSet("boar geese")) and explorer.score.base == 5
    press(explorer.deck, "boar")
    press(explorer._rows[0], "rainman")
    assert explorer.losers == (CardSet(), CardSet("geese"))
    explorer._owner_chips.buttons[-1].click()
    press(explorer.deck, "geese")
    assert "geese" in [card.name for card in explorer.pile] and explorer.losers == (CardSet(), CardSet())


def test_the_chaff_of_a_loser_is_counted() -> None:
    """Spec 4.9: Lightning 2, the coloured paulownia 2, the cup 2, Two Pi 2."""
    explorer = ScoreExplorer(FOUR_AND_BIRDS, "gostop", losers=["lightning paulownia-red sake joker-2pi boar"])
    assert "The opponent: 5 cards, 8 chaff" in explorer._heads[0].value


@pytest.mark.parametrize(("book", "pile", "said", "total"), [
    # Spec 4.14: none is no penalty; 4.9: the cup is what spares its owner. Ten Junk and Three Poems: 4.
    ("gostop-korean", "boar sake", "2 cards, 2 chaff, or none, which is spared: sake may be an animal", 4),
    ("gostop-korean", "boar sake pine-1", "3 cards, 3 chaff", 8),
    ("gostop-korean", "boar pine-1 pine-2", "3 cards, 2 chaff", 8),
    ("gostop-korean", "sake lightning paulownia-red joker-2pi", "4 cards, 8 chaff", 4),
    ("gostop", "rainman sake", "2 cards, 2 chaff", 8),  # 4.11: without chaff is as poor
])
def test_why_a_loser_whose_only_chaff_is_the_cup_pays_once(book: str, pile: str, said: str,
                                                          total: int) -> None:
    ten = "plum-1 plum-2 cherry-1 cherry-2 wisteria-1 wisteria-2 iris-1 iris-2 peony-1 peony-2"
    explorer = ScoreExplorer(f"{ten} pine-poem plum-poem cherry-poem", book, losers=[pile])
    assert f"The opponent: {said}</div>" in explorer._heads[0].value
    assert explorer.score.total == total


def test_too_little_to_stop_is_said() -> None:
    """Spec 4.10: more than 7; with three players of Korean Go-Stop 3 are enough."""
    few = "You can't stop with this yet: 8 points of yaku are needed."
    assert few in notes(ScoreExplorer("warbler cuckoo geese", "gostop", losers=["crane"]))
    assert few not in notes(ScoreExplorer(FOUR_AND_POEMS, "gostop", losers=["rainman"]))
    korean = ScoreExplorer("warbler cuckoo geese", "gostop-korean", losers=["crane"])
    assert "7 points of yaku are needed" in notes(korean)
    korean.losers = ["crane", "moon"]
    assert "needed" not in notes(korean)


@pytest.mark.parametrize(("fault", "said"), [
    (lambda e: e.give("crane"), None),
    (lambda e: e.give("rainman"), "The card 'willow-rainman' is there already; each card exists once."),
    (lambda e: e.give("boar", 1), "There is 1 loser here, counted from 0; 1 is none of them."),
    (lambda e: e.given(losers=["crane"]),
     "The card 'pine-crane' lies in the winner's pile and in a loser's; each card exists once."),
    (lambda e: e.given(goes=1), "A score does not depend on 'goes'."),
    (lambda e: e.given(bombs=-1), "bombs is a whole number from 0 to 48, not -1."),
])
def test_a_fault_with_losers_is_answered(fault, said: str | None) -> None:
    explorer = ScoreExplorer(FOUR_AND_BIRDS, "gostop", losers=["rainman"])
    before = explorer._position
    answer = fault(explorer)
    if said is None:
        assert explorer.losers == (CardSet("rainman crane"),) and explorer.score.base == 8
    else:
        assert answer.startswith(said) and explorer._position == before


def test_the_saved_picture_of_go_stop_shows_all_piles() -> None:
    explorer = ScoreExplorer(FOUR_AND_POEMS, "gostop", losers=[SEVEN_CHAFF, ONE_BRIGHT])
    picture = explorer.picture_html()
    assert not re.search(r"\b(class|id|on\w+)=|<style|<script|<svg", picture)
    texts = Texts(picture)
    assert "The pile of the next player: 9 cards, 7 chaff" in texts.found
    assert DECK["swallow"].label in texts.alt and DECK["boar"].label in texts.alt


def test_who_is_no_loser_any_more_did_not_call_first() -> None:
    explorer = ScoreExplorer(FOUR_AND_BIRDS, "gostop-korean", losers=["rainman", "boar"], first_caller=1)
    explorer._number.buttons[1].click()
    assert explorer.situation.first_caller is None
    assert explorer.sentence.startswith("The opponent has rainman: ")
    explorer.given(first_caller=0)
    explorer.losers = None
    assert explorer.situation.first_caller is None
    assert explorer.sentence.startswith("No pile of a loser is looked at: ")


def test_rules_that_look_at_no_loser_show_none() -> None:
    """Not even one who holds what is not in their deck."""
    explorer = ScoreExplorer(rules="vanikar", losers=["joker-1pi boar"])
    assert explorer.score.total == 60
    assert "boar" not in explorer.words() + explorer.picture_html()
    assert {"kk-asked-off"} <= set(explorer._theirs._dom_classes) & set(explorer._owners._dom_classes)
