"""The fewest of some cards that are worth so much."""
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import NamedTuple, Self

from ...cards import BRIGHTS, Card, CardSet
from ...exercises.reading import read_cards
from ...rules import Rules, Yaku
from ...scoring import Score, score, scorer
from ...words import capital, count, listed, names
from ..dice import Dice
from ..piles import some_of
from ..puzzle import Fault, Form, Puzzle, Reason, Scene
from ..rising import RAINMAN, cup_in_vain, rainman_in_vain, takes, what_it_takes

_CARDS = 10   # shown at most: every choice among them is tried
_ANSWERS = 4  # right choices at most


@dataclass(frozen=True, kw_only=True, repr=False)
class Cheapest(Puzzle):
    """The fewest of some cards that are worth so much; any of several smallest choices is accepted.

    worth: what is asked for. exact: exactly that, not that or more. doubled: the points that are scored if
    nobody called koi-koi, not the sum of the yaku.
    """

    kind = "cheapest"
    title = "Fewest cards"
    form = Form.CARDS

    cards: CardSet
    worth: int
    exact: bool = False
    doubled: bool = False

    @classmethod
    def make(cls, id: str, rules: Rules, dice: Dice, difficulty: int) -> Self | None:
        cards = _some_cards(dice, rules, difficulty)
        if not 5 <= len(cards) <= _CARDS:
            return None
        worth = _smallest(rules, cards)
        for goal in dice.shuffled(_goals(worth, rules, difficulty)):
            right = goal.right(worth)
            if not 1 <= len(right) <= _ANSWERS or not 2 <= len(right[0]) < len(cards) - 1:
                continue
            new = cls(id=id, rules=rules, cards=cards, **goal._asdict())
            if new.difficulty == difficulty:
                return new
        return None

    @cached_property
    def _right(self) -> tuple[CardSet, ...]:
        """Every smallest choice that does it, found by trying all."""
        return _Goal(self.worth, self.exact, self.doubled).right(_smallest(self.rules, self.cards))

    def _score(self, cards: CardSet) -> Score:
        return score(cards, self.rules)

    def _value(self, cards: CardSet) -> int:
        return self._score(cards).total if self.doubled else self._score(cards).base

    def _does(self, cards: CardSet) -> bool:
        value = self._value(cards)
        return value == self.worth if self.exact else value >= self.worth

    @cached_property
    def _best(self) -> Score:
        return self._score(self._right[0])

    # What is asked

    @property
    def text(self) -> str:
        worth = f"{self.worth} points" if self.doubled else str(self.worth)
        much = f"exactly {worth}" if self.exact else f"{worth} or more"
        what = (f"that score {much}, if you stop and nobody called koi-koi" if self.doubled
                else f"whose yaku add up to {much}; nothing is doubled yet")
        several = (f" {len(self._right)} choices are right; any of them is accepted."
                   if len(self._right) > 1 else "")
        return f"Choose as few of these cards as you can {what}.{several}"

    @property
    def scene(self) -> Scene:
        return (("Cards to choose from", self.cards),)

    @property
    def options(self) -> tuple[Card, ...]:
        return tuple(self.cards)

    @cached_property
    def traps(self) -> frozenset[str]:
        return frozenset(self._traps())

    def _traps(self) -> Iterator[str]:
        best = [self._score(cards) for cards in self._right]
        used = CardSet({card for one in best for card in one.pile})
        if self.exact:
            yield "exact"
        if any(sum(len(held.cards) for held in one.yaku) > len(one.cards) for one in best):
            yield "overlap"
        if self.doubled and all(one.base < self.worth for one in best):
            yield "seven"
        if any(one.replaced for one in best):
            yield "replaced"
        if any(held.yaku.step and len(held.cards) > held.yaku.needs for one in best for held in one.yaku):
            yield "further"
        if self.cards & RAINMAN and not used & RAINMAN and len(self.cards & BRIGHTS) > 2:
            yield "rainman"
        if (self.cards - used) & (BRIGHTS - RAINMAN):
            yield "bait"

    # What is right

    def read(self, answer: object) -> CardSet:
        return read_cards(answer, among=self.cards)

    def answers(self) -> frozenset[CardSet]:
        return frozenset(self._right)

    def because(self) -> Reason:
        also = f" Also right: {listed(map(names, self._right[1:]), 'or')}." if len(self._right) > 1 else ""
        number = len(self._right[0])
        return Reason(f"{names(self._right[0])}. They are worth {self._words(self._best)}. No choice of "
                      f"fewer than {number} cards does it.{also}", self._best.cards)

    def _words(self, true: Score) -> str:
        """What cards are worth: "10 (Sankō 5 + Akatan 5)", with what doubles if that counts."""
        return ", ".join(map(str, true.steps if self.doubled else true.steps[:1]))

    # What is wrong

    def fault(self, answer: CardSet) -> Fault:
        if strangers := answer - self.cards:
            verb = "does" if len(strangers) == 1 else "do"
            return Fault(f"{names(strangers)} {verb} not lie here; choose among the cards that do.")
        if not answer:
            return Fault("Without cards there is no yaku, and without a yaku no points.", "short")
        return self._too_many(answer) if self._does(answer) else self._too_little(answer)

    def _too_many(self, answer: CardSet) -> Fault:
        """What is wrong with cards that are worth what is asked for."""
        true = self._score(answer)
        enough = (f"Your {len(answer)} cards are worth {self._words(true)}, but {len(self._right[0])} cards "
                  "are enough.")
        spare = CardSet(card for card in answer if self._does(answer - CardSet([card])))
        if spare:
            card = CardSet([next(iter(spare - self._best.cards or spare))])
            others = answer - card
            said = names(others) if len(others) < 5 else f"the other {len(others)} cards"
            return Fault(f"{enough} Leave out {names(card)}: {said} are worth "
                         f"{self._words(self._score(others))}.", "spare", card)
        trap, why = "spare", "Look for a yaku that is worth as much with fewer cards."
        if "overlap" in self.traps:
            trap, why = "overlap", "A card counts in every yaku it belongs to: look for one that serves two."
        elif "seven" in self.traps and true.base >= self.worth:
            trap, why = "seven", f"From 7 on the sum doubles, so a sum below {self.worth} can do."
        return Fault(f"{enough} Leaving one of yours out does not do: choose other cards. {why}", trap,
                     true.cards, ("spare",))

    def _too_little(self, answer: CardSet) -> Fault:
        """What is wrong with cards that are worth something else, and which of them are of no use at all."""
        fault = self._why_too_little(answer)
        of_use = {card for cards in self._right for card in cards}
        idle = answer - self._score(answer).cards - fault.lit - of_use
        if not idle or fault.trap in ("exact", "card_points") or fault.text.endswith("choose other cards."):
            return fault
        is_not = "is not" if len(idle) == 1 else "are not"
        return fault._replace(text=f"{fault.text} {capital(names(idle))} {is_not} needed at all.")

    def _why_too_little(self, answer: CardSet) -> Fault:
        true = self._score(answer)
        value = self._value(answer)
        much = f"exactly {self.worth} is" if self.exact else f"{self.worth} or more is"
        words = f"These are worth {self._words(true)}." if true.yaku else "There is no yaku among these."
        if value > self.worth:
            return Fault(f"{words} That is more than {self.worth}, and exactly {self.worth} is asked for.",
                         "exact", true.cards)
        yaku = rainman_in_vain(self.rules, answer)
        if yaku and not any(one.yaku.group == yaku.group for one in true.yaku if yaku.group):
            return Fault(f"{words} The Rainman does not count for {yaku.name}: {takes(yaku)}, and of these "
                         f"you chose {names(answer & yaku.cards)}.", "rainman", answer & BRIGHTS)
        if chaff := cup_in_vain(self.rules, answer):
            return Fault(f"{words} The sake cup is an animal here and no chaff: {takes(chaff)}.", "cup",
                         answer)
        if true.replaced and value + sum(one.points for one in true.replaced) >= self.worth:
            lower, higher = true.replaced[0], next(one for one in true.yaku if one.yaku.group)
            return Fault(f"{words} {higher.name} replaces {lower.name}: of these only the highest counts.",
                         "replaced", true.cards)
        if self.doubled and self.rules.seven_doubles and true.base < 7 and 2 * true.base >= self.worth:
            return Fault(f"{words} Only a sum of 7 or more doubles, and {true.base} is less.", "seven",
                         true.cards)
        if not self.doubled and true.total >= self.worth > value:
            return Fault(f"{words} {capital(much)} asked for, before anything doubles.", "seven", true.cards)
        near = self._nearly(answer)
        if near is None and not true.yaku and sum(card.points for card in answer) >= self.worth:
            return Fault(f"{words} Card points, those of brights, animals, ribbons and chaff, never count.",
                         "card_points", answer)
        wanted = f"{words} {capital(much)} asked for."
        if near is None:
            return Fault(f"{wanted[:-1]}{self._further(answer, true)}", "low" if true.yaku else "short",
                         true.cards or answer)
        have = near.cards & answer
        return Fault(f"{wanted} {takes(near)}, and of these you chose {names(have)}.", "near", have)

    def _further(self, answer: CardSet, true: Score) -> str:
        """What to do about cards that are worth too little: the end of a sentence, and one more."""
        if not true.yaku:
            return ". Begin with one yaku, and choose all the cards that it takes."
        short = self.worth - true.base
        lacks = "" if self.doubled else f": {count(short, 'point')} {'is' if short == 1 else 'are'} missing"
        idle = CardSet(card for card in answer if card not in true.cards)
        if not idle:
            return f"{lacks}. Look for another yaku beside {listed(one.name for one in true.yaku)}."
        adds = "adds" if len(idle) == 1 else "add"
        return (f"{lacks}. {capital(names(idle))} {adds} nothing so far: complete a yaku, or choose other "
                "cards.")

    def _nearly(self, answer: CardSet) -> Yaku | None:
        """A yaku that lacks one of the cards that lie here, a useful one first; None if there is none."""
        held = {one.id for one in self._score(answer).yaku}
        for yaku in (*[one.yaku for one in self._best.yaku], *self.rules.yaku):
            lacks_one = yaku.cards & answer and yaku.lacks(answer) == 1 and not yaku.lacks(self.cards)
            above = any(higher.worth(answer) for higher in self.rules.above(yaku))
            # That a mere number of cards is nearly there leads astray where it would not bring enough.
            helps = not yaku.step or self._value(answer | yaku.cards & self.cards) >= self.worth
            if lacks_one and helps and yaku.id not in held and not above:
                return yaku
        return None

    # Help

    @property
    def hints(self) -> tuple[Reason, Reason, Reason]:
        rule = ""
        if "seven" in self.traps:
            rule = " And a sum of 7 or more doubles."
        elif "overlap" in self.traps:
            rule = " And a card counts in every yaku that it belongs to."
        used = CardSet({card for cards in self._right for card in cards})
        spare = list(self.cards - used)
        unused = spare[:min(2, len(spare) - 1)]  # leaving out all of them would leave the answer
        if unused:
            third = Reason(f"Leave out {names(unused)}.", CardSet(unused))
        elif len(self._best.yaku) > 1:
            third = Reason(f"{takes(self._best.yaku[0].yaku)}.")
        else:  # the cards of the only yaku are the answer
            third = Reason(f"{count(len(self._best.pile), 'card')} are enough.")
        best = listed([one.name for one in self._best.yaku])
        return (Reason("Look for the yaku among these cards: how many cards does each take for its points?",
                       self.cards),
                Reason(f"Think of {best}.{rule}", self.cards), third)

    @property
    def solution(self) -> tuple[str, ...]:
        every = self._score(self.cards)
        held = [f"{one.name} is worth {one.yaku.points} and takes {what_it_takes(one.yaku)}."
                for one in (*every.yaku, *every.replaced)]
        best = self._best
        twice = CardSet(card for card in best.pile if sum(card in one.cards for one in best.yaku) > 1)
        counts = "counts" if len(twice) == 1 else "count"
        serves = [f"{capital(names(twice))} {counts} in more than one yaku."] if twice else []
        seven = ["A sum of 7 or more doubles."] if "seven" in self.traps else []
        other = [f"{capital(names(cards))} would do as well." for cards in self._right[1:]]
        return (*held, *serves, *seven, *other,
                f"So take {names(best.pile)}: they are worth {self._words(best)}.")


class _Goal(NamedTuple):
    worth: int
    exact: bool
    doubled: bool

    def right(self, worth: "_Worth") -> tuple[CardSet, ...]:
        """The smallest choices that reach the goal."""
        good = [worth[base] for base in worth if self._reached(worth[base].total if self.doubled else base)]
        fewest = min((one.size for one in good), default=0)
        bits = sorted(bits for one in good if one.size == fewest for bits in one.choices)
        return tuple(map(CardSet.from_bits, bits))

    def _reached(self, value: int) -> bool:
        return value == self.worth if self.exact else value >= self.worth


class _Choices(NamedTuple):
    """The smallest choices of cards whose yaku come to a certain sum, and the points that it scores."""

    size: int
    choices: list[int]
    total: int


_Worth = dict[int, _Choices]


@lru_cache(maxsize=8)
def _smallest(rules: Rules, cards: CardSet) -> _Worth:
    """For each sum of yaku that some of these cards make, the smallest choices that make it, all tried.

    Cards of no yaku that the others could complete are in no smallest choice.
    """
    base = scorer(rules).plain_base
    of_use = CardSet({card for yaku in rules.table(1)
                      if yaku.worth(cards) or not yaku.lacks(cards) for card in yaku.cards & cards})
    found: dict[int, dict[int, list[int]]] = {}
    choices = [0]
    for card in of_use:
        choices += [bits | card.bit for bits in choices]
    for bits in choices:
        value = base(bits)
        if value:
            found.setdefault(value, {}).setdefault(bits.bit_count(), []).append(bits)
    return {value: _Choices(min(sizes), sizes[min(sizes)],
                            score(CardSet.from_bits(sizes[min(sizes)][0]), rules).total)
            for value, sizes in found.items()}


def _goals(worth: _Worth, rules: Rules, difficulty: int) -> list[_Goal]:
    """What can be asked about cards."""
    goals = []
    for doubled in (False, True) if rules.seven_doubles and difficulty > 1 else (False,):
        values = sorted({one.total if doubled else base for base, one in worth.items()})
        for low, high in pairwise(values):
            numbers = dict.fromkeys([high, (low + high + 1) // 2])
            goals += [_Goal(number, False, doubled) for number in numbers if number > 2]
        if difficulty > 1:
            goals += [_Goal(number, True, doubled) for number in values if number > 2]
    return goals


def _some_cards(dice: Dice, rules: Rules, difficulty: int) -> CardSet:
    small = [yaku for yaku in rules.yaku if yaku.needs <= 5]
    cards = CardSet()
    for yaku in dice.sample(small, dice.between(1 + difficulty // 3, 2 + difficulty // 3)):
        cards |= some_of(dice, yaku, yaku.needs + (dice.below(2) if yaku.step else 0))
    if difficulty > 1 and dice.chance(difficulty / 8):
        cards |= RAINMAN
    if difficulty > 1 and dice.chance(difficulty / 8):
        cards |= dice.sample(BRIGHTS - RAINMAN - cards, 1)
    few = dice.between(6, 8) if difficulty < 4 else dice.between(8, 9)
    plain = rules.deck - cards - BRIGHTS
    return cards | dice.sample(plain, max(few - len(cards), 1))
