"""Which one card brings the sum of a pile's yaku to 7, from where it doubles."""
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Self

from ...cards import Card, CardSet
from ...exercises.misconceptions import cards_of
from ...rules import Rules
from ...scoring import Held, scorer
from ...words import listed
from ..dice import Dice
from ..piles import some_of, some_pile
from ..puzzle import Fault, Reason, Scene
from ..rising import raised, sum_of, takes, trap_of_no_rise, why_no_rise
from ..telling import once
from .one_card import OneCard

_SEVEN = 7  # spec 6.8


@dataclass(frozen=True, kw_only=True, repr=False)
class Seven(OneCard):
    """Which one of some cards brings the sum of a pile's yaku to 7 or more.

    choices: the cards to choose from.
    """

    kind = "seven"
    title = "One card to 7"

    pile: CardSet
    choices: CardSet

    @classmethod
    def make(cls, id: str, rules: Rules, dice: Dice, difficulty: int) -> Self | None:
        if not rules.seven_doubles:
            return None
        pile = _some_pile(dice, rules, difficulty)
        base = scorer(rules).base
        now = base(pile.bits)
        if now >= _SEVEN or not 2 <= len(pile) <= 14:
            return None
        then = {card: base(pile.bits | card.bit) for card in rules.deck - pile}
        winners = [card for card, value in then.items() if value >= _SEVEN]
        if not winners:
            return None
        for winner in dice.sample(winners, 4):
            alone = cls(id=id, rules=rules, pile=pile, choices=CardSet([winner]))
            below = {card: value for card, value in then.items() if value < _SEVEN}
            others = _wrong_cards(dice, alone, below, difficulty)
            new = cls(id=id, rules=rules, pile=pile, choices=alone.choices | others)
            if len(others) > 1 and new.difficulty == difficulty and new._reaching() == alone.choices:
                return new
        return None

    def _reaching(self) -> CardSet:
        """The cards that bring the sum to 7, each one tried by itself."""
        base = scorer(self.rules).base
        return CardSet(card for card in self.choices if base(self.pile.bits | card.bit) >= _SEVEN)

    @cached_property
    def _winner(self) -> Card:
        return next(iter(self._reaching()))

    @cached_property
    def _now(self) -> tuple[tuple[Held, ...], int]:
        return scorer(self.rules).find(self.pile.bits)

    def _with(self, card: Card) -> tuple[tuple[Held, ...], int]:
        return scorer(self.rules).find(self.pile.bits | card.bit)

    def _brings(self, card: Card) -> CardSet:
        return CardSet([card])

    def _raised(self, card: Card) -> tuple[Held, ...]:
        return raised(self.rules, self.pile, CardSet([card]))

    @property
    def text(self) -> str:
        return (f"From a sum of {_SEVEN} on, points double. Which one of these cards, added to your pile, "
                f"brings the sum of its yaku to {_SEVEN} or more?")

    @property
    def scene(self) -> Scene:
        return ("Your pile", self.pile), ("Cards to choose from", self.choices)

    @property
    def options(self) -> tuple[Card, ...]:
        return tuple(self.choices)

    @cached_property
    def traps(self) -> frozenset[str]:
        return frozenset(self._traps())

    def _traps(self) -> Iterator[str]:
        gains, then = self._raised(self._winner), self._with(self._winner)[1]
        before = {one.id for one in self._now[0]}
        if len(gains) > 1:
            yield "overlap"
        if any(one.id in before for one in gains):
            yield "further"
        if before - {one.id for one in self._with(self._winner)[0]}:
            yield "replaced"
        if _SEVEN - 1 in (self._now[1], *(self._with(card)[1] for card in self._others)) or then == _SEVEN:
            yield "seven"
        for card in self._others:
            trap = "" if self._raised(card) else trap_of_no_rise(self.rules, self.pile, CardSet([card]))
            if trap:
                yield trap

    # What is right

    def because(self) -> Reason:
        held, value = self._with(self._winner)
        return Reason(f"{self._winner.name}. With it the sum is {_sum_words(held, value)}.",
                      cards_of(held))

    # What is wrong

    def fault(self, answer: Card) -> Fault:
        card = CardSet([answer])
        held, value = self._with(answer)
        gains = self._raised(answer)
        if not gains:
            why = why_no_rise(self.rules, self.pile, card)
            return Fault(f"With {answer.name} the sum stays {self._now[1]}. {why.text}", why.trap or "short",
                         why.lit | card)
        lost = {one.id: one for one in self._now[0]}.keys() - {one.id for one in held}
        dropped = [one for one in self._now[0] if one.id in lost]
        lit = cards_of(held)
        if dropped:
            return Fault(f"With {answer.name} the sum is {_sum_words(held, value)}: {listed(gains)} replaces "
                         f"{listed(one.name for one in dropped)}{self._lacks(value)}", "replaced", lit)
        return Fault(f"With {answer.name} the sum is {_sum_words(held, value)}{self._lacks(value)}",
                     "seven" if value == _SEVEN - 1 else "low", lit)

    def _lacks(self, value: int) -> str:
        if value == _SEVEN - 1:
            return f". {value} is not {_SEVEN} yet, and nothing doubles."
        return f"; {_SEVEN - value} more would be needed."

    # Help

    @property
    def hints(self) -> tuple[Reason, Reason, Reason]:
        held, now = self._now
        gains = self._raised(self._winner)
        return (Reason("Work out what your pile is worth now, and how much is still needed.", self.pile),
                Reason(f"The sum is {_sum_words(held, now)}, so {_SEVEN - now} or more are still needed.",
                       cards_of(held)),
                self._last_hint(gains, cards_of(gains) & self.pile))

    @property
    def solution(self) -> tuple[str, ...]:
        held, now = self._now
        gains = self._raised(self._winner)
        then, value = self._with(self._winner)
        before = {one.id for one in held}
        return (f"Now the sum is {_sum_words(held, now)}; {_SEVEN - now} or more "
                "are still needed.",
                *[f"{takes(one.yaku, further=one.id in before)}." for one in gains],
                *once(fault.text for fault in map(self.fault, self._others) if fault.trap in self.traps),
                f"With {self._winner.name} the sum is {_sum_words(then, value)}.")


def _sum_words(held: tuple[Held, ...], value: int) -> str:
    """A sum with what it adds up: "6 (Sankō 5 + Tane 1)"."""
    return f"{value} ({sum_of(held)})"


def _some_pile(dice: Dice, rules: Rules, difficulty: int) -> CardSet:
    """A pile with some yaku in full and some that lack a card, as far as the sum stays below 7."""
    if difficulty in (3, 4) and dice.chance(0.2):
        return some_pile(dice, rules, 1, difficulty // 2, dice.below(2))
    base = scorer(rules).base
    small = dice.shuffled(yaku for yaku in rules.yaku if yaku.needs <= 5)
    if difficulty > 4 and (counted := [yaku for yaku in small if yaku.step]):
        # A card that serves two yaku, one of them held before, is the most that one card can do.
        first = counted[0]
        small.sort(key=lambda yaku: (yaku is first, bool(yaku.cards & first.cards)))
    short = dice.between(1 + difficulty // 4, 1 + difficulty // 2)
    pile = CardSet()
    for whole in [True] * dice.between(1, 2) + [False] * short:
        if not small:
            break
        yaku = small.pop()
        more = dice.below(2) if whole and yaku.step else 0
        cards = pile | some_of(dice, yaku, yaku.needs + more if whole else yaku.needs - 1)
        if base(cards.bits) < _SEVEN:
            pile = cards
    return pile


def _wrong_cards(dice: Dice, alone: Seven, then: dict[Card, int], difficulty: int) -> list[Card]:
    """Wrong cards, with as many traps among them as are missing for the difficulty.

    alone: the puzzle with its right card only. then: the sum with each wrong card.
    """
    now, lacks = alone._now[1], difficulty - 1 - len(alone.traps)
    if not 0 <= lacks <= 2:  # more traps than that are hardly ever among the wrong cards
        return []
    plain: list[Card] = []
    tempting: dict[str, list[Card]] = {}
    for card in dice.shuffled(then):
        if len(tempting) > lacks + 2:
            break
        if then[card] == _SEVEN - 1:
            tempting.setdefault("seven", []).append(card)
        elif then[card] > now:
            plain.append(card)
        elif trap := trap_of_no_rise(alone.rules, alone.pile, CardSet([card])):
            tempting.setdefault(trap, []).append(card)
        else:
            plain.append(card)
    known = [trap for trap in tempting if trap in alone.traps]
    new = dice.sample([trap for trap in tempting if trap not in alone.traps], lacks)
    cards = [card for trap in new + known for card in tempting[trap][:dice.between(1, 2)]][:5]
    return cards + plain[:max(dice.between(1, 2), 3 - len(cards))]
