"""Advice and review: every sentence is true in the round it was said in, and a blunder is named first."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Any

import pytest

from koikoi_edu import CARDS, DECK, RULES, CardSet, Kind, Round, Rules, deal, position
from koikoi_edu.agents import agent
from koikoi_edu.errors import IllegalAction, RulesError
from koikoi_edu.game import KOIKOI, PLAY, STOP, Action, Happening, Match, Move, Phase, new_match, read_action
from koikoi_edu.review import Review, advise, decisions, review
from koikoi_edu.review.wording import did, reasons, to_do
from koikoi_edu.scoring import scorer

PLAYED = [RULES[name].variant(players=players) for name in RULES for players in (2, 3)
          if players == 2 or RULES[name].three]
NAMES = ("Ann", "Ben", "Cem")
WILD = next(rules for rules in RULES.values() if rules.lightning_wild != "off")
LIGHTNING = DECK["lightning"]


def ids(rules: Rules) -> str:
    return f"{rules.id}-{rules.players}"


def cards(words: str) -> CardSet:
    """Cards named in a sentence: "crane, moon and boar"."""
    return CardSet(DECK[name] for name in re.split(r", | and | or ", words))


def held(state: Round, seat: int, pile: CardSet) -> dict[str, int]:
    """The yaku of a pile that a player had now, with their points."""
    situation = state.score(seat).situation
    if situation.losers:    # who loses may decide what the sake cup counts as (spec 4.9)
        situation = situation._replace(losers=tuple(loser - pile for loser in situation.losers))
    return {one.name: one.points for one in scorer(state.rules).score(pile, situation).yaku}


def yaku(words: str) -> dict[str, int]:
    """Yaku with points as they are told: "Sankō 5 and Hanami-zake 5"."""
    found = re.findall(r"(?:^|, | and )(.+?) (\d+)(?=, | and |$)", words)
    return {name: int(points) for name, points in found}


TAKES = re.compile(r" ?It (?:takes|can take) (?!nothing)(.+?)(?:, unless .+|, among others)?\.$")


class Said:
    """What is said of one move, held against the round with all its cards."""

    def __init__(self, state: Round, action: Action, text: str) -> None:
        self.state, self.action = state, action
        self.me, self.view = state.to_play, state.view(state.to_play)
        self.after = state.apply(action)
        moved = self.view.card or action.card
        self.moved = CardSet(moved or ())
        if action.move is Move.BOMB:
            self.moved = self.view.hand.in_month(moved.month)
        self.sentences = re.findall(r"[^.]+\.", text)
        self.taken = CardSet()
        for sentence in self.sentences:
            if found := TAKES.match(sentence):
                self.taken = cards(found[1])
        if action.move is Move.TAKE:
            self.taken = CardSet(action.card)
        self.choice = self.after.phase is Phase.MATCH and self.view.phase is Phase.HAND
        self.piles = list(state.piles)
        for name, giver in re.findall(r"(?<=you |and )(\S+) from (Ann|Ben|Cem)(?=.*? as well\.)", text):
            self.piles[NAMES.index(giver)] -= CardSet(name)
            self.piles[self.me] |= CardSet(name)
        self.gains = (self.taken | self.moved) if self.taken else CardSet()

    def check(self) -> None:
        for sentence in self.sentences:
            self._check(sentence.strip())

    def _check(self, sentence: str) -> None:
        for pattern, check in CHECKS.items():
            found = re.fullmatch(pattern, sentence)
            if found:
                check(self, *found.groups())
                return
        raise AssertionError(f"a sentence that no test knows: {sentence!r}")

    # What it takes

    def takes_nothing(self) -> None:
        first = self.after.events[0]
        assert not first.taken or first.happening in (Happening.JOINED, Happening.LEFT)

    def takes(self, named: str, unless: str | None) -> None:
        taken = cards(named)
        assert taken <= self.view.table
        if self.choice:
            assert taken == self.after.matches
            for card in taken:
                assert CardSet(card) | self.moved <= self.after.apply(card).piles[self.me] or unless
            return
        joined = {Happening.PPEOK, Happening.JOKER_ON} & {event.happening for event in self.after.events}
        if joined:
            assert unless, "it said that nothing can come between"
        else:
            assert taken | self.moved <= self.after.piles[self.me]

    def can_take(self, named: str) -> None:
        ways = [self.after.apply(action) for action in self.after.legal_actions()]
        assert len(ways) > 2
        assert any(way.events[0].taken == cards(named) for way in ways)

    def brings(self, told: str) -> None:
        given = {(event.card.name, NAMES[event.other]) for event in self.after.events
                 if event.happening is Happening.STOLEN and event.card}
        assert set(re.findall(rf"(\S+) from {WHO}", told)) <= given

    # What that is worth

    def makes(self, own: str | None, made: str | None, raised: str | None) -> None:
        gains = self.gains
        if own is not None:
            assert cards(own) <= self.taken
            gains = cards(own) | self.moved
        before = held(self.state, self.me, self.state.piles[self.me])
        then = held(self.state, self.me, self.piles[self.me] | gains)
        told = yaku((made or "").removeprefix("makes "))
        told_raised = {name: int(points) for name, points in
                       re.findall(r"(?:raises |, | and )([^,]+?) to (\d+)", raised or "")}
        assert told == {name: points for name, points in then.items() if name not in before}
        assert told_raised == {name: points for name, points in then.items()
                               if points > before.get(name, points)}

    def lacks(self, told: str) -> None:
        others = sum(pile.bits for seat, pile in enumerate(self.state.piles) if seat != self.me)
        gone = CardSet.from_bits(others | self.view.removed.bits)
        pile = self.piles[self.me] | self._most_gains()
        free = list(self.state.rules.deck - pile - gone)
        for number, name in re.findall(r"(one card|two cards) for (.+?)(?= and (?:one|two) card|$)", told):
            assert name not in held(self.state, self.me, pile)
            alone = any(name in held(self.state, self.me, pile | CardSet(card)) for card in free)
            assert alone == (number == "one card"), name
            if number == "two cards":
                assert any(name in held(self.state, self.me, pile | CardSet(pair))
                           for pair in combinations(free, 2))

    def _most_gains(self) -> CardSet:
        """What comes to the pile: of two ways the one that the sentences are about."""
        if not self.choice or "among others" in self.sentences[0]:
            return self.gains
        return CardSet(max(self.taken, key=lambda card: card.points)) | self.moved

    def keeps(self, card: str, name: str, told: str) -> None:
        seat = NAMES.index(name)
        assert seat != self.me and DECK[card] in self.gains
        self._would_make(card, seat, told, self.state.piles)

    def _would_make(self, card: str, seat: int, told: str, piles: Sequence[CardSet]) -> None:
        before = held(self.state, seat, piles[seat])
        then = held(self.state, seat, piles[seat] | DECK[card])
        for one, points in yaku(told).items():
            assert then[one] == points > before.get(one, 0)

    # What it risks

    def stays(self, card: str, name: str, told: str) -> None:
        seat = NAMES.index(name)
        assert seat != self.me
        assert DECK[card] in (self.view.table - self._always()) | (CardSet() if self.taken else self.moved)
        assert self._takers(DECK[card])
        self._would_make(card, seat, told, self.piles)

    def hopes(self, card: str, name: str, told: str) -> None:
        assert name == "another player" or NAMES.index(name) != self.me
        assert DECK[card] in (self.view.table - self._always()) | (CardSet() if self.taken else self.moved)
        assert self._takers(DECK[card])
        before = held(self.state, self.me, self.piles[self.me])
        ways = [CardSet(card) | self.moved for card in self.taken] if self.choice else [self.gains]
        then = [held(self.state, self.me, self.piles[self.me] | way | DECK[card]) for way in ways]
        for one, points in yaku(told).items():
            assert any(way.get(one) == points > before.get(one, 0) for way in then)

    def _always(self) -> CardSet:
        """What is taken whichever way the choice goes."""
        return CardSet() if self.choice else self.taken

    def _takers(self, card: Any) -> CardSet:
        hidden = self.view.unseen.in_month(card.month)
        if self.state.rules.lightning_wild != "off":
            hidden |= self.view.unseen if card == LIGHTNING else self.view.unseen & CardSet(LIGHTNING)
        return hidden

    def lies_open(self, card: str, number: str) -> None:
        assert CardSet(DECK[card]) == self.moved and not self.taken
        assert len(self._takers(DECK[card])) == int(number)
        self._makes_nobody_a_yaku(self.moved)

    def lies_safe(self, card: str) -> None:
        assert CardSet(DECK[card]) == self.moved and not self.taken
        assert not self._takers(DECK[card])
        for seat, hand in enumerate(self.state.hands):
            assert seat == self.me or not hand.in_month(DECK[card].month)

    def nothing_stays(self, name: str) -> None:
        assert name == "anybody" or NAMES.index(name) != self.me
        if not self.choice:
            locked = CardSet(card for stack in self.state.stacks for card in stack
                             if sum(one.kind is not Kind.JOKER for one in stack) == 2)
            self._makes_nobody_a_yaku(self.view.table - self.taken - locked)

    def _makes_nobody_a_yaku(self, lying: CardSet) -> None:
        for seat, pile in enumerate(self.piles):
            base = sum(held(self.state, seat, pile).values())
            for card in lying:
                if seat != self.me and self._takers(card) and card.month:
                    assert sum(held(self.state, seat, pile | CardSet(card)).values()) <= base


WHO = "(Ann|Ben|Cem)"
CHECKS = {
    r"It takes nothing\.": Said.takes_nothing,
    r"It brings you (.+) as well\.": Said.brings,
    r"It can take (.+), among others\.": Said.can_take,
    r"It takes (.+?)(, unless a card from the stock joins them)?\.": Said.takes,
    r"(?:With (.+) that|That) (makes .+?)?(?: and )?(raises .+)?\.": Said.makes,
    r"You then lack (.+)\.": Said.lacks,
    rf"It keeps (\S+) from {WHO}, who would make (.+) with it\.": Said.keeps,
    rf"Risk: (\S+) stays on the table, and {WHO} would make (.+) with it\.": Said.stays,
    rf"Risk: (\S+) stays on the table, where {WHO[:-1]}|another player) may take it, and you would make (.+) "
    r"with it\.": Said.hopes,
    r"Risk: (\S+) lies open, where (\d) cards? that you can't see would take it; but it alone makes nobody a "
    r"yaku\.": Said.lies_open,
    r"No risk: nobody else can take (\S+)\.": Said.lies_safe,
    rf"Nothing that stays on the table makes {WHO[:-1]}|anybody) a yaku at once\.": Said.nothing_stays,
}


def rounds(rules: Rules, number: int) -> list[Round]:
    """States in which there is something to choose, of rounds played by a mild player."""
    found, chance = [], Random(7)
    for seed in range(number):
        state = deal(rules, seed, month=1 + seed % 12)
        while not state.is_over:
            if state.phase in (Phase.HAND, Phase.MATCH, Phase.DRAW):
                found.append(state)
            name = chance.choice(["greedy", "random", "easy"])
            action = agent(name).choose(state.view(state.to_play), chance)
            state = state.apply(KOIKOI if state.phase is Phase.DECIDE else action)
    return found


@pytest.mark.parametrize("rules", PLAYED, ids=ids)
def test_every_sentence_about_a_move_is_true(rules: Rules) -> None:
    said = set()
    for state in rounds(rules, 2 if rules.family == "koi-koi" else 1):
        for action in state.legal_actions():
            text = " ".join(reasons(state.view(state.to_play), action, NAMES))
            Said(state, action, text).check()
            said |= {pattern for pattern in CHECKS for one in re.findall(r"[^.]+\.", text)
                     if re.fullmatch(pattern, one.strip())}
    assert len(said) >= 5, "so many kinds of sentences at least"


def test_all_kinds_of_sentences_are_met() -> None:
    said = set()
    for rules in (RULES["vanikar"], WILD, RULES["gostop-korean"]):
        for state in rounds(rules, 4):
            for action in state.legal_actions():
                for one in reasons(state.view(state.to_play), action, NAMES):
                    said |= {pattern for pattern in CHECKS if re.fullmatch(pattern, one)}
    assert said == set(CHECKS)


# Advice ----------------------------------------------------------------------------------------------------

def moon() -> Round:
    """The moon can be taken, and makes Tsukimi-zake (5 points) with the sake cup."""
    return position(hands=["pampas-1 wisteria-1 pine-2", "boar maple-1 paulownia-2"], piles=["sake", "crane"],
                    table="moon cherry-1 plum-1 iris-1",
                    stock="willow-ribbon peony-2 butterflies clover-1 plum-2 cuckoo")


def test_advice_in_full() -> None:
    found = advise(moon().view(0), names=("you", "Ben"))
    assert found.action == PLAY[DECK["pampas-1"].index]
    assert found.title == "Play pampas-1."
    assert found.reasons[:3] == ("It takes moon.", "That makes Tsukimi-zake 5.",
                                 "Nothing that stays on the table makes Ben a yaku at once.")
    assert re.fullmatch(r"(About \d\.\d ± \d\.\d points better than to play .+"
                        r"|To play .+ is about as good \(\d\.\d ± \d\.\d points less\))\.", found.reasons[3])
    assert str(found).startswith("Play pampas-1. It takes moon. That makes Tsukimi-zake 5. ")


def test_advice_says_what_it_keeps_from_the_opponent() -> None:
    state = position(hands=["pampas-1 wisteria-1", "boar maple-1"], piles=["pine-1", "crane phoenix"],
                     table="moon cherry-1 plum-1 iris-1", stock="willow-ribbon peony-2 butterflies clover-1")
    found = advise(state.view(0))
    assert found.title == "Play pampas-1."
    assert "It keeps moon from the opponent, who would make Sankō 5 with it." in found.reasons


def offered() -> Round:
    """Tsukimi-zake is held: stop for 5 points, or call koi-koi with nothing left to make."""
    state = position(hands=["pampas-1 wisteria-1", "boar maple-1"], piles=["sake", "crane phoenix"],
                     table="moon cherry-1 plum-1 iris-1", stock="willow-ribbon peony-2 butterflies clover-1")
    state = state.apply("play pampas-1")
    assert state.phase is Phase.DECIDE
    return state


def test_at_an_offer_advice_sets_stop_against_koikoi() -> None:
    found = advise(offered().view(0))
    assert found.action == STOP and found.title == "Stop."
    assert found.reasons[0] == "To stop scores 5 points now."
    assert re.fullmatch(r"About \d\.\d ± \d\.\d points better than to call koi-koi\.", found.reasons[1])


def test_while_hands_may_be_swapped_nothing_is_known() -> None:
    state = deal("tentos", seed=1, dealer=0)
    if state.phase is not Phase.SWAP:
        pytest.fail("tentos begins with a swap (spec 3.4)")
    found = advise(state.view(state.to_play))
    assert found.title == "Keep your hand." and len(found.reasons) == 1


def test_nobody_is_advised_out_of_turn() -> None:
    state = moon()
    with pytest.raises(IllegalAction):
        advise(state.view(1))
    for action in ("pampas-1", "stop"):
        state = state.apply(action)
    with pytest.raises(IllegalAction, match="over"):
        advise(state.view(0))


@pytest.mark.parametrize("rules", PLAYED, ids=ids)
def test_advice_is_legal_and_depends_on_nothing_hidden(rules: Rules) -> None:
    chance = Random(5)
    state = deal(rules, seed=11)
    for _ in range(60):
        if state.is_over:
            break
        view = state.view(state.to_play)
        if chance.random() < 0.2:
            found = advise(view, worlds=4)
            assert found.action in view.legal_actions()
            assert str(found) == str(advise(view, worlds=4))
            seen = view.hand | view.table | view.removed
            for pile in view.piles:
                seen |= pile
            hidden = {card.name for card in rules.deck - seen if card != view.card}
            for reason in found.reasons:
                assert not hidden & set(re.findall(r"[a-z]+(?:-\w+)?", reason)), reason
        state = state.apply(chance.choice(state.legal_actions()))


def test_every_kind_of_action_has_words() -> None:
    rules = RULES["gostop-korean"]
    for text, wanted, past in [
        ("play crane", "play crane", "played crane"), ("take pine-1", "take pine-1", "took pine-1"),
        ("stop", "stop", "stopped"), ("go", "say go", "said go"), ("shake crane", "shake pine", "shook pine"),
        ("bomb crane", "bomb pine", "bombed pine"), ("flip", "turn the stock only", "turned the stock only"),
        ("play joker-2pi", "lay joker-2pi in front", "laid joker-2pi in front"),
    ]:
        action = read_action(text)
        assert (to_do(action, rules), did(action, rules)) == (wanted, past)
    assert to_do(KOIKOI, RULES["vanikar"]) == "call koi-koi"
    assert did(KOIKOI, RULES["vanikar"]) == "called koi-koi"


# The review ------------------------------------------------------------------------------------------------

def played(state: Round, *actions: str) -> Round:
    for action in actions:
        state = state.apply(action)
    return state


def test_a_yaku_that_was_not_taken_is_the_costliest() -> None:
    """The moon and a certain yaku are left lying, and then taken."""
    state = played(moon(), "wisteria-1", "maple-1", "pampas-1", "stop")
    found = review(state)
    first = found.costliest[0]
    assert (first.turn, first.done(), first.better()) == (1, "played wisteria-1", "play pampas-1")
    text = str(found)
    assert "1. Turn 1: You played wisteria-1: it cost about 0." in text
    assert "Better: play pampas-1. It takes moon. That makes Tsukimi-zake 5." in text
    assert [one.done() for one in found.decisions] == ["played wisteria-1", "played pampas-1", "stopped"]
    assert found.decisions[2].fine and found.decisions[1].fine


def test_koikoi_that_surely_loses_is_the_costliest() -> None:
    state = played(offered(), "koi-koi", "maple-1", "wisteria-1", "boar")
    assert state.is_over
    found = review(state)
    first = found.costliest[0]
    assert first.done() == "called koi-koi" and first.better() == "stop"
    assert first.cost.mean > 2 and first.cost.mean > 2 * first.cost.error
    assert "Better: stop. To stop scores 5 points now." in str(found)


def test_the_last_decisions_are_exact() -> None:
    """Stopping scores 5 points. After koi-koi nothing more can be made by anybody, so nobody scores."""
    state = position(hands=["pampas-1 wisteria-1", "boar"], piles=["sake", ""], table="moon cherry-1",
                     stock="")
    found = review(played(state, "pampas-1", "koi-koi", "boar"))
    last = found.decisions[-1]
    assert last.done() == "called koi-koi" and last.value.exact and last.cost == (5.0, 0.0)
    assert ("You called koi-koi: it cost 5.0 points. There were 5 points to take, and 1 card in your hand. "
            "Better: stop. To stop scores 5 points now.") in str(found)
    assert "± 0" not in str(found)


def test_stopping_too_early_is_told_by_what_playing_on_was_worth() -> None:
    """The cards in hand take the brights on the table one by one, and the other player can do nothing."""
    state = position(hands=["pampas-1 pine-1 cherry-1 paulownia-1 maple-1", "lightning"], piles=["sake", ""],
                     table="moon crane curtain phoenix deer", stock="")
    found = review(played(state, "pampas-1", "stop"))
    last = found.decisions[-1]
    assert last.done() == "stopped" and last.better() == "call koi-koi"
    first, second = last.told()
    assert first.endswith(" There were 5 points to take, and 4 cards in your hand.")
    assert re.fullmatch(r"Better: call koi-koi\. To play on brings you (about )?\+\d+\.\d( ± \d\.\d)? points "
                        r"ahead of the others on average\.", second)


def test_a_fine_round_has_no_costly_decision() -> None:
    state = played(moon(), "pampas-1", "stop")
    found = review(state)
    assert found.costly == () and found.cost == 0.0
    assert str(found) == "2 decisions, all of them fine."
    assert review(state, 1).summary == "There was nothing to decide."


def test_a_forced_move_is_no_decision() -> None:
    state = position(hands=["pampas-1", "boar"], table="moon cherry-1", stock="willow-ribbon maple-1")
    assert review(played(state, "pampas-1", "boar")).decisions == ()


def test_a_review_is_the_same_for_the_same_seed_and_sees_nothing_hidden() -> None:
    state = played(moon(), "wisteria-1", "maple-1", "pine-2")
    assert str(review(state, seed=3)) == str(review(state, seed=3))
    other = position(hands=["pampas-1 wisteria-1 pine-2", "lightning maple-1 cuckoo"],
                     piles=["sake", "crane"], table="moon cherry-1 plum-1 iris-1",
                     stock="willow-ribbon peony-2 butterflies clover-1 plum-2 boar")
    other = played(other, "wisteria-1")
    mine = next(decisions(state))
    assert mine.cost == next(decisions(other)).cost, "what others hold does not matter"


def test_a_match_is_reviewed_round_by_round() -> None:
    match = new_match(seed=3, rounds=3)
    chance = Random(2)
    while not match.is_over and match.number < 3:
        if match.round.is_over:
            match = match.next_round()
            continue
        match = match.apply(chance.choice(match.legal_actions()))
    found = review(match, worlds=4)
    assert isinstance(match, Match) and found.several
    assert {one.round for one in found.decisions} == {1, 2}
    assert [one.round for one in found.decisions] == sorted(one.round for one in found.decisions)
    assert [(one.round, one.turn) for one in found.decisions] == sorted(
        (one.round, one.turn) for one in found.decisions)


@pytest.mark.parametrize("rules", PLAYED, ids=ids)
def test_every_rule_set_can_be_reviewed(rules: Rules) -> None:
    state, chance = deal(rules, seed=4), Random(4)
    while not state.is_over:
        state = state.apply(chance.choice(state.legal_actions()))
    for player in range(rules.players):
        found = review(state, player, worlds=3, names=NAMES)
        assert isinstance(found, Review) and all(one.view.player == player for one in found.decisions)
        assert found.summary in str(found) and found.summary in found._repr_html_()
        for one in found.costliest:
            assert not one.fine and one.best != one.action
            assert one.told(NAMES)[1].startswith("Better: ")


def test_a_seat_that_does_not_exist_is_one_sentence() -> None:
    with pytest.raises(RulesError, match="There is no player 2"):
        review(moon(), 2)


def test_the_html_shows_the_position_of_that_moment() -> None:
    state = played(moon(), "wisteria-1", "maple-1", "pampas-1", "stop")
    html = review(state)._repr_html_()
    first = html.split("<li>")[1]
    shown = set(re.findall(r'alt="([^"]*)"', first))
    assert shown == {card.label for card in moon().table | moon().hands[0]}
    assert "style=" in html and "<script" not in html
    assert html.count("<tr>") == 1 + 3


def test_cards_of_the_deck_have_no_name_with_a_dot() -> None:
    """So that the sentences of this test end where they seem to."""
    assert not any("." in card.name for card in CARDS)
