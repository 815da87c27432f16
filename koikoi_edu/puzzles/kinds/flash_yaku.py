"""Flash cards for the yaku of a rule set: which cards each takes, and what it is worth (spec 6.7)."""
from dataclasses import dataclass
from functools import cached_property

from ...cards import BRIGHTS, CHAFF, Card, CardSet, Kind, find_card
from ...errors import UnknownName
from ...exercises.naming import Unreadable
from ...exercises.reading import read_cards, read_number
from ...rules import Rules, Yaku
from ...words import count, listed, names
from ..dice import Dice
from ..piles import some_of
from ..puzzle import Fault, Form, Reason, Scene
from .flash import Flash, is_plain

_SAKE, _LIGHTNING, _RAINMAN = map(find_card, ("sake", "lightning", "rainman"))
_MOST = 5     # cards of a yaku that are among those to choose from
_CHOICES = 9  # cards to choose from
_MORE = 2     # cards beyond those that are needed


@dataclass(frozen=True, kw_only=True, repr=False)
class YakuFlash(Flash):
    """A flash card that asks about a yaku."""

    @classmethod
    def seeds(cls, rules: Rules) -> tuple[str, ...]:
        return tuple(yaku.id for yaku in rules.yaku)

    @classmethod
    def named(cls, seed: str, rules: Rules) -> str:
        try:
            return rules.yaku_named(seed).id
        except UnknownName:
            return ""

    @cached_property
    def yaku(self) -> Yaku:
        """The yaku that is asked about."""
        return self.rules.yaku_named(self.about)

    @property
    def _takes(self) -> str:
        return f"{self.yaku.name} takes {self.yaku.text}."


def _kinds(cards: CardSet) -> str:
    """The kinds of these cards: "brights and animals"."""
    kinds = dict.fromkeys(card.kind for card in sorted(cards, key=lambda card: -card.points))
    return listed(str(kind) if kind == "chaff" else f"{kind}s" for kind in kinds)


@dataclass(frozen=True, kw_only=True, repr=False)
class Cards(YakuFlash):
    """Which of some cards a yaku takes."""

    kind = "cards"
    title = "The cards of a yaku"
    form = Form.CARDS

    @property
    def text(self) -> str:
        return f"Which of these cards count for {self.yaku.name}? Choose every one that does."

    @cached_property
    def options(self) -> tuple[Card, ...]:
        yaku, dice = self.yaku, Dice(f"cards {self.about}")
        # The Lightning and the Rainman belong there where they are a trap; the others are any of it.
        first = yaku.must | (yaku.cards & CardSet([_LIGHTNING, _RAINMAN]))
        right = CardSet([*first, *dice.shuffled(yaku.cards - first)][:max(_MOST, len(first))])
        return tuple(right | self._strangers(dice, _CHOICES - len(right)))

    def _strangers(self, dice: Dice, number: int) -> CardSet:
        """Cards that are taken for those of the yaku: the famous ones, then its kinds, then its months."""
        yaku, others = self.yaku, self.rules.deck - self.yaku.cards
        kinds, months = {card.kind for card in yaku.cards}, {card.month for card in yaku.cards}
        famous = CardSet([*[_SAKE] * (Kind.CHAFF in kinds), *[_RAINMAN] * self._of_brights])
        small = {card for one in self.rules.yaku if len(one.cards) <= 3 and one.cards & yaku.cards
                 for card in one.cards}
        ranks = (famous, CardSet(small), CardSet(card for card in others if card.kind in kinds),
                 CardSet(card for card in others if card.month in months and not is_plain(card)), others)
        chosen: list[Card] = []
        for rank in ranks:
            chosen += dice.shuffled((rank & others) - chosen)
        return CardSet(chosen[:number])

    @property
    def _of_brights(self) -> bool:
        """Whether it is one of those for which brights are counted."""
        return len(self.yaku.cards & BRIGHTS) > 1

    @property
    def _right(self) -> CardSet:
        return self.yaku.cards & self.options

    @property
    def traps(self) -> frozenset[str]:
        traps = {"pattern"}
        offered = CardSet(self.options)
        if _SAKE in offered - self.yaku.cards and self.yaku.cards & CHAFF:
            traps.add("cup")
        if _LIGHTNING in self._right:
            traps.add("lightning")
        if _RAINMAN in offered - self.yaku.cards and self._of_brights:
            traps.add("rainman")
        return frozenset(traps)

    def read(self, answer: object) -> CardSet:
        offered = CardSet(self.options)
        cards = read_cards(answer, among=offered)
        if strange := cards - offered:
            raise Unreadable(f"{names(strange)} {_is(strange)} not among the cards to choose from: "
                             f"{names(offered)}.")
        return cards

    def answers(self) -> frozenset[CardSet]:
        return frozenset([self._right])

    def because(self) -> Reason:
        return Reason(f"{names(self._right)}. {self._takes}", self._right)

    def fault(self, answer: CardSet) -> Fault:
        yaku, wrong, missing = self.yaku, answer - self.yaku.cards, self._right - answer
        for card, trap, says in ((_SAKE, "cup", "The sake cup is an animal and no chaff."),
                                 (_RAINMAN, "rainman", f"The Rainman does not count for {yaku.name}.")):
            if card in wrong and trap in self.traps:
                return Fault(f"{says} {self._takes}", trap, CardSet(card))
        if wrong:
            do = "card {} does" if len(wrong) == 1 else "cards {} do"
            return Fault(f"The {do.format(names(wrong))} not count for {yaku.name}. {self._takes}", "pattern",
                         wrong)
        if not answer:
            return Fault(f"Some of these cards do count. {self._takes}", "pattern")
        if missing == CardSet(_LIGHTNING):
            return Fault(f"One card is missing. It shows no plain plant, but it counts for {yaku.name}: "
                         "November has only one chaff card.", "lightning", answer)
        return Fault(f"Right so far, but {count(len(missing), 'card')} {_is(missing)} missing. {self._takes}",
                     "pattern", answer)

    @property
    def hints(self) -> tuple[Reason, Reason, Reason]:
        right = self._right
        one = next(iter(right))
        return (Reason(f"Look at the {_kinds(self.yaku.cards)} among them; "
                       f"{self.yaku.needs} cards make the yaku.",
                       CardSet(card for card in self.options if card.kind in {it.kind for it in right})),
                Reason(self._takes),
                Reason(f"{one.name} is one of them; {count(len(right), 'card')} of these count in all.",
                       CardSet(one)))

    @property
    def solution(self) -> tuple[str, ...]:
        return (self._takes, f"So these count: {names(self._right)}.")


def _is(cards: CardSet) -> str:
    return "is" if len(cards) == 1 else "are"


@dataclass(frozen=True, kw_only=True, repr=False)
class Worth(YakuFlash):
    """How many points a yaku is worth, with the cards that it needs or with some more."""

    kind = "worth"
    title = "The points of a yaku"
    form = Form.NUMBER

    @classmethod
    def seeds(cls, rules: Rules) -> tuple[str, ...]:
        return tuple(seed for yaku in rules.yaku for seed in (yaku.id, _further(yaku)) if seed)

    @classmethod
    def named(cls, seed: str, rules: Rules) -> str:
        if seed in cls.seeds(rules):
            return seed
        return super().named(seed, rules)

    @cached_property
    def yaku(self) -> Yaku:
        for yaku in self.rules.yaku:
            if self.about in (yaku.id, _further(yaku)):
                return yaku
        raise AssertionError(self.about)

    @property
    def _more(self) -> int:
        return 0 if self.about == self.yaku.id else _MORE

    @cached_property
    def cards(self) -> CardSet:
        """Cards that make the yaku, with those beyond what it needs."""
        yaku = self.yaku
        return some_of(Dice(f"worth {self.about}"), yaku, yaku.needs + self._more)

    @property
    def points(self) -> int:
        """What the yaku is worth with these cards."""
        return self.yaku.worth(self.cards)

    @property
    def text(self) -> str:
        with_cards = f" with {len(self.cards)} cards" if self.yaku.step else ""
        return f"How many points is {self.yaku.name} worth{with_cards}, before anything doubles?"

    @property
    def scene(self) -> Scene:
        return ((self.yaku.name, self.cards),)

    @property
    def traps(self) -> frozenset[str]:
        traps = {"worth"}
        if self._more:
            traps.add("further")
        if self.rules.seven_doubles and self.points >= 7:
            traps.add("seven")
        return frozenset(traps)

    def read(self, answer: object) -> int:
        return read_number(answer)

    def answers(self) -> frozenset[int]:
        return frozenset([self.points])

    @property
    def _rule(self) -> str:
        yaku = self.yaku
        each = f", and each further one adds {yaku.step}" if yaku.step else ""
        with_cards = f"{yaku.needs} cards of {yaku.name} bring" if yaku.step else f"{yaku.name} brings"
        return f"{with_cards} {count(yaku.points, 'point')}{each}."

    def because(self) -> Reason:
        return Reason(f"{count(self.points, 'point')}. {self._rule}", self.cards)

    def fault(self, answer: int) -> Fault:
        yaku, right = self.yaku, self.points
        if answer < 1:
            return Fault(f"Every yaku is worth at least a point. {yaku.name} is one: {yaku.text}.", "worth",
                         self.cards)
        if self._more and answer in (yaku.points, yaku.step * self._more):
            return Fault(f"The first {yaku.needs} cards count, and so do the further ones. "
                         f"{self._further_rule}", "further", self.cards)
        if "seven" in self.traps and answer == 2 * right:
            return Fault("That is doubled already. A sum of 7 or more doubles once all yaku are added up; "
                         f"here you are asked what {yaku.name} is worth by itself.", "seven", self.cards)
        if answer == len(self.cards):
            return Fault("That is the number of cards; a yaku has points of its own.", "worth", self.cards)
        if answer == sum(card.points for card in self.cards):
            return Fault("Card points, 20 for a bright down to 1 for chaff, never count; a yaku has points "
                         "of its own.", "card_points", self.cards)
        others = [one.name for one in self.rules.yaku if one.points == answer and one is not yaku]
        than = "more" if answer < right else "less"
        if others:
            verb = "is" if len(others) == 1 else "are"
            return Fault(f"{answer} is what {listed(others)} {verb} worth; {yaku.name} is worth {than} here.",
                         "worth", self.cards)
        if self._more and answer < right:
            return Fault(self._further_rule, "further", self.cards)
        return Fault(f"{yaku.name} is worth {than} than {answer}. {self._range}", "worth", self.cards)

    @property
    def _further_rule(self) -> str:
        return f"Each card beyond the {self.yaku.needs} adds {count(self.yaku.step, 'point')}."

    @property
    def _range(self) -> str:
        table = sorted(self.rules.yaku, key=lambda one: one.points)
        low, high = table[0], table[-1]
        return (f"Single yaku are worth from {count(low.points, 'point')} ({low.name}) to {high.points} "
                f"({high.name}).")

    @property
    def hints(self) -> tuple[Reason, Reason, Reason]:
        yaku, right = self.yaku, self.points
        first = Reason(f"The fewer piles can hold it, the more it is worth. {self._range}", self.cards)
        if self._more:
            return (first, Reason(self._further_rule, self.cards),
                    Reason(f"With {yaku.needs} cards it is worth {count(yaku.points, 'point')}.", self.cards))
        equal = [one.name for one in self.rules.yaku if one.points == right and one is not yaku]
        others = {one.points for one in self.rules.yaku} - {right}
        near = sorted([right, *sorted(others, key=lambda points: (abs(points - right), points))[:2]])
        second = (f"It is worth as much as {listed(equal)}." if equal
                  else f"No other yaku is worth as much as {yaku.name}.")
        return first, Reason(second, self.cards), Reason(f"It is {listed(near, 'or')}.", self.cards)

    @property
    def solution(self) -> tuple[str, ...]:
        yaku = self.yaku
        steps = [f"{yaku.name} takes {yaku.text}."]
        if self._more:
            steps += [f"The first {yaku.needs} cards bring {count(yaku.points, 'point')}.",
                      f"{self._more} further cards add {count(self._more * yaku.step, 'point')}."]
        return (*steps, f"{yaku.name} is worth {count(self.points, 'point')} here.")


def _further(yaku: Yaku) -> str:
    """The seed that asks for cards beyond those that a yaku needs, "" if they bring nothing."""
    number = yaku.needs + _MORE
    return f"{yaku.id}-{number}" if yaku.step and number <= len(yaku.cards) else ""
