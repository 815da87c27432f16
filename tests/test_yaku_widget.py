"""The yaku explorer without a browser: what a pile holds, lacks and could gain, and what a fault leaves."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import replace
from html import unescape

import ipywidgets
import pytest
from hypothesis import given
from hypothesis import strategies as st

from koikoi_edu import DECK, CardSet, rules
from koikoi_edu.rules import Yaku
from koikoi_edu.widgets import YakuExplorer
from koikoi_edu.widgets.pile import EXAMPLES

#: Spec 6.7: name, points, cards that can serve it, how many it needs.
TABLE = {
    "Gokō": (10, "crane curtain moon rainman phoenix", 5),
    "Shikō": (8, "crane curtain moon phoenix", 4),
    "Ame-Shikō": (7, "crane curtain moon rainman phoenix", 4),
    "Sankō": (5, "crane curtain moon phoenix", 3),
    "Tsukimi-zake": (5, "moon sake", 2),
    "Hanami-zake": (5, "curtain sake", 2),
    "Inoshikachō": (5, "boar deer butterflies", 3),
    "Tane": (1, "warbler cuckoo bridge butterflies boar geese sake deer swallow", 5),
    "Akatan": (5, "pine-poem plum-poem cherry-poem", 3),
    "Aotan": (5, "peony-blue chrysanthemum-blue maple-blue", 3),
    "Tanzaku": (1, "pine-poem plum-poem cherry-poem wisteria-ribbon iris-ribbon peony-blue clover-ribbon "
                   "chrysanthemum-blue maple-blue willow-ribbon", 5),
}


@pytest.fixture
def explorer() -> YakuExplorer:
    return YakuExplorer()


def plain(html: str) -> str:
    return " ".join(unescape(re.sub(r"<style>.*?</style>|<[^>]+>", " ", html)).split())


def head(explorer: YakuExplorer, yaku: str) -> str:
    """What stands in the row of a yaku: name, state, points, rule."""
    return plain(explorer._heads[explorer.rules.yaku_named(yaku)].value)


def marked(row, state: str) -> CardSet:
    return CardSet([button.card for button in row.buttons if f"kk-{state}" in button._dom_classes])


def press(explorer: YakuExplorer, card: str) -> None:
    next(button for button in explorer.deck.buttons if button.card == DECK[card]).click()


def badges(explorer: YakuExplorer) -> dict[str, int]:
    """What stands on the cards of the deck: {card: points}."""
    found = re.findall(r'\.kk-([\w-]+)::after\{content:"\+(\d+)";', explorer._side.value)
    return {DECK[card].name: int(points) for card, points in found}


# ── what it shows

def test_every_yaku_has_a_row_with_its_cards_points_and_rule(explorer: YakuExplorer) -> None:
    for name, (points, cards, _) in TABLE.items():
        yaku = explorer.rules.yaku_named(name)
        row = explorer._rows[yaku]
        assert CardSet([button.card for button in row.buttons]) == CardSet(cards)
        assert re.fullmatch(rf"{name} (.*) {points}\+? points {re.escape(yaku.text)}", head(explorer, name))
    kasu = explorer._rows[explorer.rules.yaku_named("kasu")]
    assert len(kasu.buttons) == 24
    assert len(explorer._rows) == 12


def test_it_starts_one_card_from_two_yaku(explorer: YakuExplorer) -> None:
    assert explorer.pile == CardSet("moon sake crane")
    assert explorer.score.base == 5
    assert explorer.sentence == ("The pile holds Tsukimi-zake 5: 5 points. "
                                 "One card more can make Sankō or Hanami-zake.")
    assert badges(explorer) == {"curtain": 10, "phoenix": 5}
    assert explorer.words().splitlines() == [
        "The pile: crane, moon and sake.",
        "It holds Tsukimi-zake 5: 5 points.",
        "One card more: curtain, +10 (Sankō 5 and Hanami-zake 5).",
        "One card more: phoenix, +5 (Sankō 5).",
    ]


def test_a_click_adds_a_card_and_a_second_one_takes_it_away(explorer: YakuExplorer) -> None:
    press(explorer, "curtain")
    assert explorer.pile == CardSet("moon sake crane curtain") == marked(explorer.deck, "mine")
    assert explorer.sentence == "Curtain added: Sankō 5 and Hanami-zake 5; the sum is now 15."
    assert "15 Sankō 5 + Tsukimi-zake 5 + Hanami-zake 5" in plain(explorer._side.value)
    press(explorer, "curtain")
    assert explorer.pile == CardSet("moon sake crane")
    assert explorer.sentence == "Curtain taken away: Sankō and Hanami-zake are gone; the sum is now 5."


def test_the_cards_in_the_rows_can_be_clicked_too(explorer: YakuExplorer) -> None:
    row = explorer._rows[explorer.rules.yaku_named("hanami")]
    next(button for button in row.buttons if button.card == DECK["curtain"]).click()
    assert "curtain" in explorer.pile
    assert marked(row, "mine") == CardSet("curtain sake")


def test_the_rows_say_how_far_it_is(explorer: YakuExplorer) -> None:
    assert "held 5 points" in head(explorer, "tsukimi")
    assert "1 card to go" in head(explorer, "sanko")
    assert "2 cards to go" in head(explorer, "ameshiko")
    assert "3 cards to go" in head(explorer, "goko")
    assert "4 cards to go 1+ points" in head(explorer, "tane")
    explorer.add("warbler cuckoo bridge boar geese")
    assert "held, 6 cards 2 points" in head(explorer, "tane")


@pytest.mark.parametrize(("cards", "said"), [
    ("phoenix", "Phoenix added: Shikō 8 replaces Sankō 5; the sum is now 8."),
    ("rainman", "Rainman added: Ame-Shikō 7 replaces Sankō 5; the sum is now 7."),
    ("phoenix rainman", "Rainman and phoenix added: Gokō 10 replaces Sankō 5; the sum is now 10."),
    ("sake phoenix", "Sake and phoenix added: Tsukimi-zake 5 and Hanami-zake 5; Shikō 8 replaces Sankō 5; "
                     "the sum is now 18."),
])
def test_a_higher_yaku_replaces_a_lower_one(cards: str, said: str) -> None:
    explorer = YakuExplorer("crane curtain moon")
    assert explorer.add(cards) == said
    assert "<b" not in explorer._side.value
    assert "counts in its place" in head(explorer, "sanko")


def test_all_that_is_replaced_is_named() -> None:
    explorer = YakuExplorer("crane curtain moon phoenix rainman")
    assert "Shikō 8, Ame-Shikō 7 and Sankō 5 are in it too; Gokō counts in their place." in explorer.words()
    assert all("Gokō counts in its place" in head(explorer, name) for name in ("shiko", "ameshiko", "sanko"))
    assert explorer.score.base == 10


def test_what_can_not_count_any_more_is_not_called_near() -> None:
    """With four dry brights the Rainman makes Gokō, never Ame-Shikō."""
    explorer = YakuExplorer("crane curtain moon phoenix")
    assert "Shikō counts in its place" in head(explorer, "ameshiko")
    assert explorer.sentence.endswith("One card more can make Gokō, Tsukimi-zake or Hanami-zake.")
    assert "One card more: rainman, +2 (Gokō 10 replaces Shikō 8)." in explorer.words()


def test_a_counting_yaku_rises_and_falls(explorer: YakuExplorer) -> None:
    explorer.build("warbler cuckoo bridge butterflies boar")
    assert explorer.add("deer") == "Deer added: Inoshikachō 5; Tane rises to 2; the sum is now 7."
    assert explorer.remove("warbler") == "Warbler taken away: Tane falls to 1; the sum is now 6."


def test_a_card_that_makes_nothing_names_what_it_serves(explorer: YakuExplorer) -> None:
    assert explorer.add("pine-poem") == \
        "Pine-poem added: no new yaku, Akatan lacks 2 cards; the sum is still 5."


def test_nine_chaff_lack_any_of_fifteen(explorer: YakuExplorer) -> None:
    explorer.build(EXAMPLES["nine chaff"])
    assert explorer.words().endswith("It holds no yaku.\nOne card more: any of 15 cards, +1 (Kasu 1).")
    assert len(badges(explorer)) == 15
    assert "any of 15: Kasu 1" in plain(explorer._side.value)


PILES = st.sets(st.sampled_from(sorted(DECK)), max_size=24)
SHARED = YakuExplorer()


@given(PILES, PILES)
def test_rows_agree_with_the_table_of_the_rules(mine: set[str], theirs: set[str]) -> None:
    theirs, explorer = theirs - mine, SHARED
    explorer.opponent = theirs
    explorer.build(mine)
    assert (explorer.pile, explorer.opponent) == (CardSet(mine), CardSet(theirs))
    for name in ("Tsukimi-zake", "Hanami-zake", "Inoshikachō", "Tane", "Akatan", "Aotan", "Tanzaku"):
        _, cards, needs = TABLE[name]
        cards = {DECK[card].id for card in cards.split()}
        lacks = needs - len(cards & mine)
        told = head(explorer, name)
        assert ("held" in told) == (lacks <= 0)
        assert ("out of reach" in told) == (lacks > 0 and len(cards - theirs) < needs)


# ── the opponent's pile

def test_what_the_opponent_has_puts_yaku_out_of_reach(explorer: YakuExplorer) -> None:
    assert explorer.give("phoenix") == \
        "Phoenix to the opponent: the sum is still 5. Gokō and Shikō can't be made any more."
    assert "out of reach: the opponent has phoenix" in head(explorer, "goko")
    assert "2 cards to go" in head(explorer, "ameshiko")
    assert badges(explorer) == {"curtain": 10}
    assert marked(explorer.deck, "gone") == CardSet("phoenix")
    assert explorer.add("phoenix") == \
        "Phoenix added: Sankō 5; the sum is now 10. Gokō and Shikō can be made again."
    assert not explorer.opponent


def test_the_rainman_with_the_opponent_ends_two_yaku(explorer: YakuExplorer) -> None:
    explorer.give("rainman")
    assert "Gokō and Ame-Shikō can't be made any more." in explorer.sentence
    assert "2 cards to go" in head(explorer, "shiko")


def test_a_card_that_the_opponent_owns_is_not_called_missing() -> None:
    explorer = YakuExplorer("crane curtain moon", opponent="phoenix")
    assert explorer.sentence.endswith("One card more can make Ame-Shikō, Tsukimi-zake or Hanami-zake.")
    assert "out of reach" in head(explorer, "shiko")


def test_clicks_can_go_to_the_opponent(explorer: YakuExplorer) -> None:
    explorer._owner.buttons["opponent"].click()
    assert explorer.sentence == "A click on a card now goes to the opponent's pile."
    press(explorer, "moon")
    assert (explorer.pile, explorer.opponent) == (CardSet("crane sake"), CardSet("moon"))
    press(explorer, "moon")
    assert (explorer.pile, explorer.opponent) == (CardSet("crane sake"), CardSet())
    assert explorer.sentence.startswith("Moon back from the opponent: ")
    explorer._owner.buttons["mine"].click()
    press(explorer, "moon")
    assert explorer.pile == CardSet("moon crane sake")


def test_the_opponents_pile_can_be_assigned(explorer: YakuExplorer) -> None:
    explorer.opponent = "curtain moon"
    assert explorer.opponent == CardSet("curtain moon")
    assert explorer.pile == CardSet("crane sake")
    assert YakuExplorer("moon", opponent="sake").words().startswith("The pile: moon.\nThe opponent: sake.\n")


# ── undo, clear, examples, names

def test_undo_goes_back_step_by_step(explorer: YakuExplorer) -> None:
    explorer.add("curtain")
    explorer.give("crane")
    explorer.clear()
    assert not explorer.pile and not explorer.opponent
    explorer.undo()
    assert (explorer.pile, explorer.opponent) == (CardSet("moon sake curtain"), CardSet("crane"))
    explorer.undo()
    assert explorer.undo() == "Undone: Sankō and Hanami-zake are gone; the sum is now 5."
    assert explorer.pile == CardSet("moon sake crane")
    assert explorer.undo() == "There is nothing to undo."
    assert explorer.pile == CardSet("moon sake crane")


def test_nothing_to_change_is_nothing_to_undo(explorer: YakuExplorer) -> None:
    explorer.build("moon sake crane")
    assert explorer.undo() == "There is nothing to undo."


@pytest.mark.parametrize(("name", "base"), [
    ("moon, crane, sake", 5), ("three brights and the sake cup", 15), ("four brights", 8),
    ("with the Rainman", 7), ("both ribbon trios", 12), ("boar, deer, butterflies", 5), ("nine chaff", 0)])
def test_the_examples_score_what_the_rules_say(explorer: YakuExplorer, name: str, base: int) -> None:
    next(button for button in buttons(explorer) if button.description == name).click()
    assert explorer.score.base == base
    assert len(EXAMPLES) == 7


def buttons(widget: ipywidgets.Widget) -> list[ipywidgets.Button]:
    if isinstance(widget, ipywidgets.Button):
        return [widget]
    return [button for child in getattr(widget, "children", ()) for button in buttons(child)]


def field(widget: ipywidgets.Widget) -> ipywidgets.Text | None:
    if isinstance(widget, ipywidgets.Text):
        return widget
    return next(filter(None, (field(child) for child in getattr(widget, "children", ()))), None)


def enter(explorer: YakuExplorer, text: str | None = None) -> str:
    """Type a text (None: leave what is there) and press Enter; the answer is what then stands there.

    The page sends Enter first, and the text after it, but only where that has changed.
    """
    box = field(explorer)

    async def typing() -> None:
        box._handle_custom_msg({"event": "submit"}, [])
        await asyncio.sleep(0)
        if text not in (None, box.value):
            box.value = text
        await asyncio.sleep(0.3)

    asyncio.run(typing())
    return box.value


def test_cards_can_be_typed(explorer: YakuExplorer) -> None:
    assert enter(explorer, "curtain, phoenix") == ""
    assert explorer.pile == CardSet("moon sake crane curtain phoenix")
    assert enter(explorer, "boat") == "boat"
    assert "There is no card 'boat'. Did you mean 'boar'?" in plain(explorer.status.value)
    explorer._owner.buttons["opponent"].click()
    assert enter(explorer, "boar") == ""
    assert explorer.opponent == CardSet("boar")


def test_what_was_refused_can_be_tried_again(explorer: YakuExplorer) -> None:
    said = "The card 'pampas-moon' is in the pile already"
    assert enter(explorer, "moon") == "moon" and said in explorer.sentence
    explorer.say("Something else.")
    assert enter(explorer) == "moon" and said in explorer.sentence
    explorer.remove("moon")
    assert enter(explorer) == "" and explorer.pile == CardSet("moon sake crane")
    assert enter(explorer, "moon") == "moon" and said in explorer.sentence
    assert enter(explorer, "  ") == "  " and explorer.pile == CardSet("moon sake crane")


# ── faults

@pytest.mark.parametrize(("fault", "said"), [
    (lambda e: e.add("curtian"), "There is no card 'curtian'. Did you mean 'curtain'?"),
    (lambda e: e.add("boar boar"), "The card 'clover-boar' is named twice; each card exists once."),
    (lambda e: e.add("moon"), "The card 'pampas-moon' is in the pile already; each card exists once."),
    (lambda e: e.remove("boar"), "The card 'clover-boar' is not in the pile."),
    (lambda e: e.remove("bore"), "There is no card 'bore'. Did you mean 'boar'?"),
    (lambda e: e.give("deer"), "The card 'maple-deer' is with the opponent already; each card exists once."),
    (lambda e: e.build("joker-double"), "The card 'joker-double' is not in the deck of Vanikar Koi-Koi."),
    (lambda e: e.give("joker-double"), "The card 'joker-double' is not in the deck of Vanikar Koi-Koi."),
    (lambda e: e.build(7), "7 is no set of cards; write names, like 'moon curtain crane'."),
    (lambda e: setattr(e, "pile", "mooon"), "There is no card 'mooon'. Did you mean 'moon'?"),
    (lambda e: setattr(e, "opponent", "mooon"), "There is no card 'mooon'. Did you mean 'moon'?"),
])
def test_a_fault_is_answered_with_a_sentence_and_loses_nothing(fault, said: str) -> None:
    explorer = YakuExplorer("moon sake", opponent="deer")
    explorer.add("crane")
    answer = fault(explorer)
    assert answer is None or repr(answer) == said
    assert 'role="alert"' in explorer.status.value and plain(explorer.status.value) == said
    assert (explorer.pile, explorer.opponent) == (CardSet("moon sake crane"), CardSet("deer"))
    explorer.undo()
    assert explorer.pile == CardSet("moon sake")
    assert "alert" not in explorer.status.value


@pytest.mark.parametrize(("options", "said"), [
    ({"pile": "mooon"}, "There is no card 'mooon'. Did you mean 'moon'?"),
    ({"pile": "moon", "opponent": "moon"}, "The card 'pampas-moon' is in both piles; each card exists once."),
    ({"rules": "vanilla"}, "There is no rule set 'vanilla'. Did you mean 'vanikar'?"),
])
def test_it_opens_whatever_it_is_asked_for(options: dict[str, str], said: str) -> None:
    explorer = YakuExplorer(**options)
    assert plain(explorer.status.value) == said
    assert explorer.pile == CardSet("moon sake crane")
    explorer.add("curtain")
    assert explorer.score.base == 15


# ── rules are data

def test_it_knows_no_rule_of_its_own() -> None:
    """An invented table: names, rules, points and groups come from the data."""
    trees = CardSet("pine-1 pine-2 plum-1")
    grove = Yaku("grove", "Grove", 4, trees, 2, step=3, group="trees", text="two trees")
    copse = Yaku("copse", "Copse", 1, CardSet("pine-1 plum-1"), 1, group="trees", text="one tree")
    garden = replace(rules("vanikar"), name="Garden", yaku=(grove, copse))
    explorer = YakuExplorer("pine-1", garden)
    assert list(map(plain, (explorer._heads[grove].value, explorer._heads[copse].value))) == [
        "Grove 1 card to go 4+ points two trees", "Copse held 1 points one tree"]
    assert explorer.add("pine-2") == "Pine-2 added: Grove 4 replaces Copse 1; the sum is now 4."
    assert badges(explorer) == {"plum-1": 3}
    title = explorer.children[-1].children[-1].children[0]
    assert plain(title.value) == ("The yaku of Garden Of Grove and Copse only the highest counts. "
                                  "All others add up.")


# ── where no kernel runs, and how much is said to the page

def test_the_saved_picture_is_whole_and_plain(explorer: YakuExplorer) -> None:
    picture = explorer.picture_html()
    assert picture == YakuExplorer().picture_html()
    assert not re.search(r"\b(class|id|on\w+)=|<style|<script|<svg", picture)
    assert picture.count("<img") == 3 + sum(len(yaku.cards) for yaku in explorer.rules.yaku) == 3 + 72 + 2
    assert picture.count("opacity:0.35") == 74 - 12  # two of each bright yaku, 2 + 1 of the sake, 1 of Tane
    for name, (points, *_) in TABLE.items():
        assert re.search(rf">(<b>)?{name}(</b>)?</td><td[^>]*>{points}\+?</td>", picture)
    bundle = explorer._repr_mimebundle_()
    assert bundle["text/plain"] == explorer.words() and bundle["text/html"] == picture


def test_a_click_sends_little(explorer: YakuExplorer, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[str] = []
    monkeypatch.setattr(ipywidgets.Widget, "_send",
                        lambda _, message, buffers=None: sent.append(json.dumps(message)))
    press(explorer, "curtain")
    # The card in the deck and in five rows, the words of those rows, the side and the sentence.
    assert len(sent) <= 13
    assert sum(map(len, sent)) < 8_000


def test_go_stop_has_examples_of_its_own_and_only_those_of_its_deck() -> None:
    def shown(explorer: YakuExplorer) -> dict[str, ipywidgets.Button]:
        return {button.description: button for button in explorer._examples().children[1:]}

    explorer = YakuExplorer(rules="gostop")
    shown(explorer)["three birds"].click()
    assert [repr(held) for held in explorer.score.yaku] == ["Godori 5"]
    shown(explorer)["six cards of junk"].click()
    assert [repr(held) for held in explorer.score.yaku] == ["Ten Junk 2"]  # 2 + 2 + 2 + 1 + 1 + 3
    without = YakuExplorer(rules=rules("gostop").variant(jokers=0))
    assert "six cards of junk" not in shown(without) and "boar, deer, butterflies" in shown(YakuExplorer())


def test_go_stop_says_as_how_much_chaff_cards_count_and_when_one_may_stop() -> None:
    """Spec 4.9, 4.10: 2 + 2 + 2 + 3 and two single ones are eleven; a stop needs more than 7."""
    explorer = YakuExplorer("sake lightning paulownia-red joker-3pi pine-1 plum-1", "gostop")
    junk = next(yaku for yaku in explorer.rules.yaku if yaku.id == "kasu")
    assert "held, 6 cards that count as 11" in explorer._heads[junk].value
    assert "This is too little: you are asked, stop or go, from 8 points on." in explorer._side.value
    explorer.add("warbler cuckoo geese pine-poem plum-poem cherry-poem")
    assert explorer.score.base == 10
    enough = "This is enough: you are asked, stop or go, from 8 points on."
    assert explorer.words().splitlines()[2] == enough
    assert "you are asked" not in YakuExplorer().words() + YakuExplorer()._side.value
