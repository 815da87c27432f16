"""How many more cards a pile needs for a yaku."""
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Self

from ...cards import BRIGHTS, CHAFF, CardSet
from ...exercises.reading import read_number
from ...rules import Rules, Yaku
from ...scoring import Progress, progress, scorer
from ...words import count, listed, names
from ..dice import Dice
from ..fewest import fewest
from ..lacking import for_any, for_one, kin_of
from ..puzzle import Fault, Form, Puzzle, Reason, Scene
from ..rising import RAINMAN, SAKE, cup_in_vain, kind_words, rainman_in_vain, takes, what_it_takes


@dataclass(frozen=True, kw_only=True, repr=False)
class Missing(Puzzle):
    """How many more cards, at the least, until a pile holds a yaku.

    yaku: id of the yaku, "" for whichever comes first. points: what the yaku is to be worth by itself, 0 for
    just being held. gone: the opponent's pile, which can't be had.
    """

    kind = "missing"
    title = "Cards to go"
    form = Form.NUMBER

    pile: CardSet
    gone: CardSet = CardSet()
    yaku: str = ""
    points: int = 0

    @classmethod
    def make(cls, id: str, rules: Rules, dice: Dice, difficulty: int) -> Self | None:
        made = (for_one if dice.chance(0.5) else for_any)(dice, rules, difficulty)
        if made is None or not 1 <= len(made.pile) <= 16:
            return None
        if not made.yaku and scorer(rules).base(made.pile.bits):
            return None
        new = cls(id=id, rules=rules, **made._asdict())
        # Now and then another difficulty passes, for rules whose yaku can't be made so hard.
        if new._right < 1 or (new.difficulty != difficulty and not dice.chance(0.04)):
            return None
        if not new.pile & new._nearest[0].cards:
            return None
        return new if fewest(rules, new.pile, new.gone, new._named, new.points) == new._right else None

    @cached_property
    def _named(self) -> Yaku | None:
        return next((yaku for yaku in self.rules.yaku if yaku.id == self.yaku), None)

    @cached_property
    def _rows(self) -> dict[str, Progress]:
        return {row.yaku.id: row for row in progress(self.pile, self.rules, gone=self.gone)}

    def _to_go(self, yaku: Yaku) -> int:
        """Cards that a yaku lacks, with those that bring it to `points`."""
        row = self._rows[yaku.id]
        return max(row.missing, self._wanted(yaku) - len(row.have)) if self.points else row.missing

    @cached_property
    def _nearest(self) -> tuple[Yaku, ...]:
        """The yaku that can be had with the fewest cards, in the order of the table."""
        if self._named:
            return (self._named,)
        fewest = min((row.missing for row in self._open), default=0)
        nearest = [row for row in self._open if row.missing == fewest]
        return tuple(row.yaku for row in sorted(nearest, key=lambda row: -len(row.have)))

    @cached_property
    def _open(self) -> tuple[Progress, ...]:
        """The yaku that can still be made and would then count, not be replaced by a higher one."""
        find, bits = scorer(self.rules).find, self.pile.bits
        return tuple(row for row in self._rows.values() if row.possible and any(
            row.yaku.id == one.id
            for one in find(bits | CardSet(list(row.wanted)[:row.missing]).bits)[0]))

    @cached_property
    def _right(self) -> int:
        return self._to_go(self._nearest[0]) if self._nearest else -1

    @cached_property
    def _blocked(self) -> tuple[Progress, ...]:
        """The yaku that would be nearer or as near, did the opponent not have a card of theirs."""
        return tuple(row for row in self._rows.values()
                     if not row.possible and row.missing <= self._right and len(row.have) > 0)

    @property
    def text(self) -> str:
        had = " What lies in the opponent's pile can't be had." if self.gone else ""
        yaku = self._named
        if yaku is None:
            return ("Your pile holds no yaku yet. How many more cards does it need, at the least, until it "
                    f"holds one?{had}")
        if self.points:
            return (f"How many more cards does your pile need, at the least, until {yaku.name} alone is "
                    f"worth {count(self.points, 'point')}?{had}")
        return f"How many more cards does your pile need, at the least, until it holds {yaku.name}?{had}"

    @property
    def scene(self) -> Scene:
        mine = ("Your pile", self.pile)
        return (mine, ("The opponent's pile", self.gone)) if self.gone else (mine,)

    @cached_property
    def traps(self) -> frozenset[str]:
        return frozenset(self._traps())

    def _traps(self) -> Iterator[str]:
        if self._named:
            yaku = self._named
            if self.points:
                yield "further"
            if self.pile & SAKE and (yaku.cards <= CHAFF or (yaku.cards & SAKE and yaku.counts_only)):
                yield "cup"
            if self.pile & yaku.cards & "lightning":
                yield "lightning"
            if kin_of(yaku, self.pile):
                yield "kin"
            if self.gone & yaku.cards:
                yield "gone"
            if RAINMAN & yaku.must and not self.pile & RAINMAN:
                yield "rainman"
            return
        if self._blocked:
            yield "gone"
        if rainman_in_vain(self.rules, self.pile):
            yield "rainman"
        if cup_in_vain(self.rules, self.pile):
            yield "cup"
        if any(self.pile & yaku.cards & "lightning" for yaku in self._nearest):
            yield "lightning"
        if any(len(self.pile & yaku.cards) == yaku.needs - self._right and kin_of(yaku, self.pile)
               for yaku in self._nearest):
            yield "kin"
        if any(row.missing == self._right + 1 and len(row.have) >= max(2, len(self._near.have))
               for row in self._open):
            yield "missed"

    @property
    def _near(self) -> Progress:
        return self._rows[self._nearest[0].id]

    # What is right

    def read(self, answer: object) -> int:
        return read_number(answer)

    def answers(self) -> frozenset[int]:
        return frozenset([self._right])

    def because(self) -> Reason:
        yaku = self._nearest[0]
        have = self.pile & yaku.cards
        blocked = ""
        if self._blocked and not self._named:
            blocked = f" {_blocked_words(self._blocked[0], self.gone)}"
        return Reason(f"{count(self._right, 'card')}. {takes(yaku)}, and your pile has {_some(have)}."
                      f"{self._points_words()}{blocked}", have)

    def _points_words(self) -> str:
        yaku = self._named
        if not self.points or yaku is None:
            return ""
        return f"{self._points_rule()[:-1]}: {count(self.points, 'point')} with {self._wanted(yaku)} of them."

    def _wanted(self, yaku: Yaku) -> int:
        """How many of its cards bring a yaku to `points`."""
        return yaku.needs + (-(-max(0, self.points - yaku.points) // yaku.step) if yaku.step else 0)

    # What is wrong

    def fault(self, answer: int) -> Fault:
        if answer < 0:
            return Fault("A number of cards is 0 or more.")
        for reason in (self._fault_of_blocked, self._fault_of_kinds, self._fault_of_count):
            if fault := reason(answer):
                return fault
        return self._fault_of_size(answer)

    def _fault_of_blocked(self, answer: int) -> Fault | None:
        row = next((row for row in self._blocked if row.missing == answer), None)
        if row is None or self._named:
            return None
        return Fault(f"{count(answer, 'card')} would do for {row.yaku.name}, but not here: "
                     f"{_blocked_words(row, self.gone)}", "gone", row.have | row.yaku.cards & self.gone)

    def _fault_of_kinds(self, answer: int) -> Fault | None:
        """Cards that were counted and do not count, or the other way round."""
        if not self._named and answer == 0:
            vain = rainman_in_vain(self.rules, self.pile)
            if vain:
                return Fault(f"The Rainman does not count for {vain.name}: it takes {what_it_takes(vain)}.",
                             "rainman", self.pile & BRIGHTS)
            chaff = cup_in_vain(self.rules, self.pile)
            if chaff:
                return Fault(f"The sake cup is an animal here and no chaff: {takes(chaff)}.", "cup",
                             self.pile & (chaff.cards | SAKE))
        for yaku in self._nearest:
            right, have = self._right, self.pile & yaku.cards
            if self.pile & SAKE and answer == right - 1 and yaku.cards <= CHAFF and not yaku.cards & SAKE:
                return Fault(f"The sake cup is an animal here and no chaff: {takes(yaku)}, and it is none of "
                             "them.", "cup", have | SAKE)
            if have & SAKE and answer == right + 1 and yaku.counts_only:
                return Fault(f"The sake cup is an animal too, and counts for {yaku.name}: {takes(yaku)}.",
                             "cup", have)
            if have & "lightning" and answer == right + 1:
                return Fault(f"The Lightning is chaff too, and counts for {yaku.name}: {takes(yaku)}.",
                             "lightning", have)
            kin = kin_of(yaku, self.pile)
            if kin and max(0, right - len(kin)) <= answer < right:
                return Fault(f"{takes(yaku)}: not {names(kin, 'or')}.",
                             "rainman" if kin == RAINMAN else "kin", have | kin)
            fixed = yaku.must - self.pile
            if fixed and answer < right and answer == max(0, yaku.needs - len(have)):
                return Fault(f"{takes(yaku)}: without {names(fixed)} it is not made.", "rainman", have)
        return None

    def _fault_of_count(self, answer: int) -> Fault | None:
        """Numbers that are there, but are not what is asked for."""
        yaku = self._nearest[0]
        have = self.pile & yaku.cards
        if self.points and answer == self._rows[yaku.id].missing:
            just = "0 would do to hold" if not answer else f"{count(answer, 'card')} would do to hold"
            return Fault(f"{just} {yaku.name}, at {count(yaku.points, 'point')}. Each further card adds "
                         f"{yaku.step}; {count(self.points, 'point')} are asked for.", "further", have)
        if self.points and answer == self.points:
            return Fault(f"{answer} is the points, not the cards: {takes(yaku)} for "
                         f"{count(yaku.points, 'point')}, and each further card adds {yaku.step}.",
                         "asked", have, ("further",))
        if self.points and answer == self._right - 1:
            return Fault(f"The first {yaku.needs} cards of {yaku.name} are worth "
                         f"{count(yaku.points, 'point')} together; only the cards after "
                         f"them add {yaku.step} each.", "further", have)
        if self._named and answer == yaku.needs:
            return Fault(f"{answer} is what {yaku.name} takes altogether; take off what your pile has of "
                         "that.", "asked", have)
        if self._named and answer == len(have):
            return Fault(f"{answer} of them {'lies' if answer == 1 else 'lie'} in your pile already. The "
                         "question is how many are missing.", "asked", have)
        if not self._named:
            further = next((row for row in self._open if row.missing == answer > self._right), None)
            if further:
                return Fault(f"{answer} would do for {further.yaku.name}, but another yaku is nearer. Go "
                             "through the yaku one by one.", "missed", further.have)
        # Who is off by one has rather miscounted.
        if answer == len(self.pile) and abs(answer - self._right) > 1:
            return Fault(f"{answer} is the number of cards in your pile.", "asked", self.pile)
        return None

    def _fault_of_size(self, answer: int) -> Fault:
        yaku = self._nearest[0]
        have = self.pile & yaku.cards
        if self._named:
            return self._fault_of_named(answer, yaku, have)
        if answer == 0:
            return Fault("No yaku is complete yet: each of them lacks a card at least. Go through them one "
                         "by one.", "many", self.pile)
        if answer > self._right:
            return Fault(f"{answer} is more than needed: a yaku is nearer than that. Go through them one by "
                         "one.", "missed", self.pile)
        return Fault(f"{answer} is too few: no yaku that can still be made is so near. Count {yaku.name} "
                     f"again: it takes {what_it_takes(yaku)}.", "many", have)

    def _fault_of_named(self, answer: int, yaku: Yaku, have: CardSet) -> Fault:
        """What was miscounted; not both what the yaku takes and what the pile has: that is the answer."""
        rule = self._points_rule()
        if answer == 0:
            return Fault(f"Your pile does not hold {yaku.name} yet. {takes(yaku)}: count those that you "
                         "have.", "many", have)
        if answer == self._wanted(yaku) - len(self.pile):
            return Fault(f"{answer} would do if all {len(self.pile)} cards of your pile counted, but not all "
                         f"of them do. {takes(yaku)}.{rule}", "many", self.pile)
        if answer < self._right:
            return Fault(f"{answer} is too few: you counted a card as yours that is not there or does not "
                         f"count. {takes(yaku)}.{rule}", "many", have)
        if answer > self._wanted(yaku):
            so_much = " for that" if rule else ""
            return Fault(f"{answer} is more than {yaku.name} takes altogether{so_much}: it takes "
                         f"{what_it_takes(yaku)}.{rule}", "needs", have)
        kinds = kind_words(yaku.cards)
        return Fault(f"{answer} is more than needed: look at the {kinds} in your pile for a card that counts "
                     f"for {yaku.name} and that you left out.{rule}", "few", have)

    def _points_rule(self) -> str:
        yaku = self._named
        if not self.points or yaku is None:
            return ""
        return (f" The first {yaku.needs} are worth {count(yaku.points, 'point')}, and each further card "
                f"adds {yaku.step}.")

    # Help

    @property
    def hints(self) -> tuple[Reason, Reason, Reason]:
        yaku = self._nearest[0]
        have = self.pile & yaku.cards
        kind = kind_words(yaku.cards)
        if self._named:
            first = Reason(f"Look for {kind} in your pile, and leave the other cards aside.", self.pile)
        else:
            first = Reason("Go through the yaku one by one: what does your pile have of each?", self.pile)
        second = f"{takes(yaku)}." if self._named else f"{yaku.name}: it takes {what_it_takes(yaku)}."
        if self.points:
            second += f" That is worth {count(yaku.points, 'point')}; each further card adds {yaku.step}."
        kin = kin_of(yaku, self.pile)
        aside = f", but not {names(kin, 'or')}" if kin else ""
        blocked = "" if self._named else " ".join(
            _hopeless_words(row, self.gone) for row in self._blocked[:1])
        third = f"{blocked} Count the cards of {yaku.name} in your pile{aside}; the others are still to come."
        return (first, Reason(second if self._named else f"Look at {second}", self.pile),
                Reason(third.strip(), have))

    @property
    def solution(self) -> tuple[str, ...]:
        yaku = self._nearest[0]
        have = self.pile & yaku.cards
        steps = [_hopeless_words(row, self.gone) for row in self._blocked if not self._named]
        if not self._named:
            nearest = listed([one.name for one in self._nearest], "or")
            steps.append(f"The nearest yaku that can be made is {nearest}.")
        steps.append(f"{takes(yaku)}.")
        if self.points:
            steps.append(f"That is worth {count(yaku.points, 'point')}, and each further card adds "
                         f"{yaku.step}: {count(self.points, 'point')} with {self._wanted(yaku)} cards.")
        if kin := kin_of(yaku, self.pile):
            steps.append(f"Not among these: {names(kin)}.")
        steps.append(f"Your pile has {len(have)}: {names(have)}.")
        steps.append(f"So {count(self._right, 'card')} more {'is' if self._right == 1 else 'are'} needed.")
        return tuple(steps)


def _blocked_words(row: Progress, gone: CardSet) -> str:
    return f"{takes(row.yaku)}, and the opponent has {names(row.yaku.cards & gone)}."


def _hopeless_words(row: Progress, gone: CardSet) -> str:
    return f"{row.yaku.name} can't be made any more: the opponent has {names(row.yaku.cards & gone)}."


def _some(cards: CardSet) -> str:
    return names(cards) if len(cards) < 5 else f"{len(cards)} of them"
