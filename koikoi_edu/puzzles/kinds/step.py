"""What comes next when a score is worked out."""
from dataclasses import dataclass
from functools import lru_cache
from typing import Self

from ...cards import CardSet
from ...exercises.misconceptions import TABLE
from ...exercises.reading import read_choice
from ...exercises.wrong_yaku import not_counted_mistake, yaku_mistake
from ...rules import Rules
from ...scoring import Held, Score, Step, score
from ...words import capital, count, listed
from ..dice import Dice
from ..history import calls_before_offer, possible_calls
from ..piles import hard_pile, month_for, some_pile
from ..puzzle import Fault, Form, Reason
from ..rising import sum_of
from ..telling import calls, idle_calls, multiplied, near_misses, not_counted, summed, worth
from ..traps import difficulty as hardness
from ..traps import traps_of_names, traps_of_situation
from .pile import OfPile

_YAKU, _DONE = "another yaku", "nothing more"
#: What multiplies a score, by the option of the rules that decides it, in the order of the rules (spec 6.8).
_STEPS = {
    "seven_doubles": "7 or more",
    "opponent_koikoi_doubles": "opponent's koi-koi",
    "own_koikoi": "own koi-koi",
}
_WHOSE = {
    "seven_doubles": "the doubling for 7 or more",
    "opponent_koikoi_doubles": "the opponent's koi-koi",
    "own_koikoi": "your own koi-koi",
}
_ALSO = {
    **dict.fromkeys(("yaku", "one more yaku", "a yaku", "a further yaku"), _YAKU),
    **dict.fromkeys(("seven", "seven or more", "7", "7+", "sum of 7 or more"), "7 or more"),
    **dict.fromkeys(("opponent", "the opponent", "the opponent's koi-koi"), "opponent's koi-koi"),
    **dict.fromkeys(("own", "my own koi-koi", "your own koi-koi", "my koi-koi"), "own koi-koi"),
    **dict.fromkeys(("nothing", "done", "finished", "that is all", "none", "0"), _DONE),
}


def _answers(rules: Rules, difficulty: int) -> list[str]:
    """What may be right under these rules. That somebody called is a trap, so not in the easiest ones.

    Who called holds more than the least sum to be asked with: where that is a high one, there is a trap more.
    """
    least = 1 if rules.min_total == 1 else 2
    multiplying = {"seven_doubles": rules.seven_doubles,
                   "opponent_koikoi_doubles": rules.opponent_koikoi_doubles != "off" and difficulty > 1,
                   "own_koikoi": rules.own_koikoi == "multiply" and difficulty > least}
    return [_YAKU, *(_STEPS[option] for option, can_be in multiplying.items() if can_be), _DONE]


@lru_cache(maxsize=8)
def _drawn(id: str, rules: Rules, difficulty: int) -> str:
    """The answer that the puzzle with this id is to have."""
    return Dice(f"{id} answer").choice(_answers(rules, difficulty))


def _traps(true: Score, done: int) -> frozenset[str]:
    # Once something has doubled, the sum is known to be whole.
    pile = frozenset() if done else traps_of_names(true)
    return pile | traps_of_situation(true)


@dataclass(frozen=True, kw_only=True, repr=False)
class NextStep(OfPile):
    """Which step of a score comes after those that are shown.

    added: ids of the yaku that are added up so far. done: how many multiplications are done.
    """

    kind = "step"
    title = "The next step of a score"
    form = Form.CHOICE

    added: tuple[str, ...]
    done: int

    @classmethod
    def make(cls, id: str, rules: Rules, dice: Dice, difficulty: int) -> Self | None:
        called = [dice.between(1, 2) if dice.chance(0.2 + difficulty / 10) else 0 for _ in range(2)]
        baits = max(0, difficulty - 1 - sum(map(bool, called)) - dice.below(2))
        # The answer is drawn first, or it would nearly always be the commonest one.
        answer = _drawn(id, rules, difficulty)
        several = difficulty < 3 and answer in (_YAKU, _STEPS["seven_doubles"])
        pile = (some_pile(dice, rules, 2, baits, dice.between(1, 5)) if several
                else hard_pile(dice, rules, baits))
        own, opponent = possible_calls(rules, pile, called[1], called[0])
        true = score(pile, rules, opponent_koikoi=opponent, own_koikoi=own,
                     month=month_for(dice, rules, pile))
        if not true.yaku or any(step.option not in _STEPS for step in true.steps[1:]):
            return None
        added, done = [one.id for one in true.yaku], 0
        following = [*(_STEPS[step.option] for step in true.steps[1:]), _DONE]
        if answer == _YAKU and len(added) > 1:
            added.remove(dice.choice(added))
        elif answer in following:
            done = following.index(answer)
        else:
            return None
        if hardness(_traps(true, done)) != difficulty:
            return None
        if own not in calls_before_offer(rules, pile):
            return None
        made = cls(id=id, rules=rules, pile=true.pile, situation=true.situation,
                   added=tuple(added), done=done)
        return made if made.answers() == {answer} else None

    @property
    def _left(self) -> list[Held]:
        return [one for one in self.score.yaku if one.id not in self.added]

    @property
    def _steps(self) -> tuple[Step, ...]:
        return self.score.steps[1:]

    @property
    def _so_far(self) -> str:
        held = [one for one in self.score.yaku if one.id in self.added]
        value = sum(one.points for one in held)
        start = sum_of(held) + (f" = {value}" if len(held) > 1 else "")
        steps = [f"{_STEPS[step.option]}: {step.value}" for step in self._steps[:self.done]]
        return ", then ".join([start, *steps])

    @property
    def _order(self) -> str:
        """In which order the rules work out a score."""
        all_of_it = score(self.rules.deck, self.rules, opponent_koikoi=1, own_koikoi=1)
        steps = [step.option for step in all_of_it.steps[1:] if step.option in _STEPS]
        koikoi = [option for option in steps if option != "seven_doubles"]
        names = {"seven_doubles": "7 or more", "opponent_koikoi_doubles": "the opponent's koi-koi",
                 "own_koikoi": "your own koi-koi"} | ({koikoi[0]: "koi-koi"} if len(koikoi) == 1 else {})
        return ", then ".join(["the yaku first", *(names[option] for option in steps)])

    @property
    def text(self) -> str:
        told = calls(self.situation, self.rules)
        return (f"{told} You stop with this pile, and the score is worked out step by step: {self._order}. "
                f"So far: {self._so_far}. What changes the score next?")

    @property
    def options(self) -> tuple[str, ...]:
        return (_YAKU, *_STEPS.values(), _DONE)

    @property
    def traps(self) -> frozenset[str]:
        return _traps(self.score, self.done)

    def read(self, answer: object) -> str:
        return read_choice(answer, self.options, _ALSO)

    def answers(self) -> frozenset[str]:
        return frozenset(option for option in self.options if self._follows(option))

    def _follows(self, option: str) -> bool:
        """Whether this is what the rules do next."""
        if option == _YAKU:
            return bool(self._left)
        following = self._steps[self.done:]
        if option == _DONE:
            return not self._left and not following
        return not self._left and bool(following) and _STEPS[following[0].option] == option

    def because(self) -> Reason:
        if self._left:
            first = self._left[0]
            return Reason(f"another yaku. {worth(first)}", first.cards)
        following = self._steps[self.done:]
        if not following:
            said = ["nothing more.", *self._why_done, f"The score is {count(self.score.total, 'point')}."]
            return Reason(" ".join(said), self.score.cards)
        return Reason(f"{_STEPS[following[0].option]}. {multiplied(self.score)[self.done]}", self.score.cards)

    @property
    def _why_done(self) -> list[str]:
        """Why nothing more changes the score, a sentence for each thing that might."""
        called, said = self.score.situation, []
        if self.done:
            said.append(f"{capital(self._what_is_done)} done.")
        if self.rules.seven_doubles and "seven_doubles" not in [step.option for step in self._steps]:
            said.append(self._not_that(_STEPS["seven_doubles"]).text)
        if not called.own_koikoi and not called.opponent_koikoi:
            said.append("Nobody called koi-koi.")
        return [*said, *idle_calls(self.score)]

    @property
    def _what_is_done(self) -> str:
        """What has multiplied the sum so far: "the opponent's koi-koi is"."""
        done = [_WHOSE[step.option] for step in self._steps[:self.done]]
        return f"{listed(done)} {'is' if len(done) == 1 else 'are'}"

    def fault(self, answer: str) -> Fault:
        true = self.score
        if answer == _YAKU:
            return self._no_yaku_left()
        if self._left:
            mistake, early = yaku_mistake(true, frozenset(self.added)), self._too_early(answer)
            look = mistake.text.partition(". ")[2]
            return Fault(f"{early.text} {look}", mistake.trap, mistake.lit, (early.trap,))
        if answer == _DONE:
            step = self._steps[self.done]
            trap = {"seven_doubles": "seven", "own_koikoi": "own_call"}.get(step.option, "opponent_call")
            return Fault(f"Something still multiplies: {step.why}.", trap, true.cards)
        return self._not_that(answer)

    def _too_early(self, answer: str) -> Fault:
        """What to say of an answer that is given while a yaku is missing in the sum."""
        if answer == _DONE:
            return Fault("One yaku is still missing in the sum.", "missed")
        option = next(option for option, name in _STEPS.items() if name == answer)
        if option == "seven_doubles" and self.rules.seven_doubles:
            return Fault("The 7 is looked for in the whole sum, and one yaku is missing in the sum.", "seven")
        if option in [step.option for step in self._steps]:
            return Fault(f"{capital(_WHOSE[option])} comes later. The sum comes first, and one yaku is "
                         "missing in it.", "steps")
        other = self._not_that(answer)
        return Fault(f"{other.text} And the sum comes first: one yaku is missing in it.", other.trap)

    def _no_yaku_left(self) -> Fault:
        true = self.score
        if self.done:
            return Fault("The sum is whole before anything doubles: all yaku are in it.", "steps", true.cards)
        if true.replaced:
            mistake = not_counted_mistake(true, frozenset([*self.added, true.replaced[0].id]))
            return Fault(mistake.text, mistake.trap, mistake.lit)
        tempting = [one.id for one in near_misses(true)]
        faults = [not_counted_mistake(true, frozenset([id])) for id in tempting]
        special = {belief.trap for belief in TABLE}
        for mistake in sorted(faults, key=lambda one: one.trap not in special):
            return Fault(f"Every yaku of this pile is in the sum. {mistake.text}", mistake.trap, mistake.lit)
        return Fault("Every yaku of this pile is in the sum already.", "many", true.cards)

    def _not_that(self, answer: str) -> Fault:
        """Why this does not multiply now, with the sum whole."""
        true, called = self.score, self.situation
        option = next(option for option, name in _STEPS.items() if name == answer)
        places = [step.option for step in self._steps]
        if option in places:
            if places.index(option) >= self.done:
                return Fault(f"That comes too, but not yet. The order is {self._order}.", "steps", true.cards)
            once = self.rules.opponent_koikoi_doubles == "once"
            if option == "opponent_koikoi_doubles" and once and called.opponent_koikoi > 1:
                return Fault("That is done: the opponent's koi-koi doubles once, however often they called.",
                             "calls", true.cards)
            return Fault(f"{capital(_WHOSE[option])} is done already, and nothing counts twice.", "steps",
                         true.cards)
        if option == "seven_doubles":
            if not self.rules.seven_doubles:
                return Fault("No sum doubles by itself in these rules.", "seven", true.cards)
            if true.base < 7 <= true.steps[self.done].value:
                return Fault("What has to be 7 or more is the sum of the yaku, before anything doubles, and "
                             f"this sum is {true.base}.", "seven", true.cards)
            return Fault(f"Only a sum of 7 or more doubles, and this one is {true.base}.", "seven",
                         true.cards)
        if option == "opponent_koikoi_doubles":
            if called.opponent_koikoi:
                return Fault("The opponent's koi-koi doubles nothing in these rules.", "opponent_call")
            return Fault("The opponent did not call koi-koi in this round.", "opponent_call")
        if not called.own_koikoi:
            return Fault("You did not call koi-koi in this round.", "own_call")
        also = "; only the opponent's does" if self.rules.opponent_koikoi_doubles != "off" else ""
        return Fault(f"Your own koi-koi doubles nothing{also}.", "own_call")

    @property
    def hints(self) -> tuple[Reason, Reason, Reason]:
        true = self.score
        held = CardSet({card for one in true.yaku if one.id in self.added for card in one.cards})
        if self.done:
            return (Reason("Look at who called koi-koi, and at what is done already."),
                    Reason("Each thing multiplies once at most, and only if the rules say so."),
                    Reason(f"The sum was {true.base}, and {self._what_is_done} done. Ask whether anything "
                           "else in the order holds here.", held))
        so_far = "One yaku is" if len(self.added) == 1 else f"{len(self.added)} yaku are"
        return (Reason("Look at the pile first: is everything that counts in the sum?", self.pile),
                Reason("The sum has to be whole before anything doubles it.", held),
                Reason(f"{so_far} added up so far. Go through the list of yaku and look for others.", held))

    @property
    def solution(self) -> tuple[str, ...]:
        true = self.score
        whole = [f"The sum: {summed(true)}."] if len(true.yaku) > 1 else []
        answer = next(iter(self.answers()))
        last = self._why_done if answer == _DONE else idle_calls(true)
        return (*map(worth, true.yaku), *not_counted(true), *whole, *multiplied(true),
                f"So far: {self._so_far}.", *last, f"The answer: {answer}.")
