"""What led someone to a wrong sum or score, the likeliest first."""
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import combinations

from ..cards import CardSet
from ..rules import Rules
from ..scoring import Score, Scorer, Situation
from ..scoring.steps import koikoi, walk
from ..words import listed
from .misconceptions import (
    CALLS,
    DOUBLINGS,
    LEFT_OUT,
    MISCONCEPTIONS,
    ONE_DOUBLING,
    TABLE,
    WRONG_DOUBLINGS,
    WRONG_SUMS,
    Misconception,
    Mistake,
    WrongSum,
    believing,
    filled,
    growing,
    lacking_one,
    miscounting,
    overlooking,
    replaced_too,
    something,
    without,
)

#: Beliefs that are held together.
_Beliefs = Sequence[Misconception]


def _left_out(choices: Sequence[_Beliefs]) -> str:
    """What is said of yaku that have been overlooked, in any one of these choices, all of so many yaku."""
    yaku = list(dict.fromkeys(one.overlooked for some in choices for one in some if one.overlooked))
    number = len(choices[0])
    with_text = [f"{one.name} ({one.yaku.text})" for one in yaku]
    if len(choices) == 1:
        if all(one.says.startswith(LEFT_OUT) for one in choices[0]) and number > 1:
            return f"{LEFT_OUT}{listed(with_text)}."
        return " ".join(one.says for one in choices[0])
    if number == 1 and len(yaku) == 2:
        return f"{LEFT_OUT}{listed(with_text, 'or')}."
    names = listed((one.name for one in yaku), "or" if number == 1 else "and")
    return f"{LEFT_OUT}{'one' if number == 1 else 'two'} of these: {names}."


def _said(ways: Sequence[_Beliefs]) -> tuple[str, list[Misconception], list[str]]:
    """What is said where several ways of going wrong come to the same number, the beliefs it is about, and
    the traps that it names.

    It is said of the first one; where that overlooks yaku, others may have been overlooked in their place.
    """
    first = ways[0]
    others = [one for one in first if not one.overlooked]
    if len(others) == len(first):
        return " ".join(one.says for one in first), list(first), [one.trap for one in first]
    alike = [way for way in ways
             if len(way) == len(first) and [one for one in way if not one.overlooked] == others]
    choices = list(dict.fromkeys(tuple(one for one in way if one.overlooked) for way in alike))
    left_out = _left_out(choices)
    texts = dict.fromkeys(left_out if one.overlooked else one.says for one in first)
    traps = ["missed" if one.overlooked and len(choices) > 1 else one.trap for one in first]
    return " ".join(texts), list(dict.fromkeys(one for way in alike for one in way)), traps


def points_mistake(true: Score, points: int) -> Mistake:
    """What led someone to these points, taken for `true.total`."""
    if points == true.total:
        return Mistake("")
    mistake = _points_mistakes(true.rules, true.pile, true.situation).get(points, Mistake(""))
    if mistake.text and points == true.base:
        return mistake._replace(text=f"{points} is the sum of the yaku, so far so good. {mistake.text}")
    return mistake


def base_mistake(true: Score, points: int) -> Mistake:
    """What led someone to these points, taken for `true.base`, the sum before anything doubles."""
    return Mistake("") if points == true.base else \
        _base_mistakes(true.rules, true.pile, true.situation).get(points, Mistake(""))


@lru_cache(maxsize=256)
def _points_mistakes(rules: Rules, pile: CardSet, situation: Situation) -> dict[int, Mistake]:
    """Every wrong total that is explained, with its mistake."""
    true = believing(rules).score(pile, situation)
    found = _Found(true, true.total, _total_by)
    lacking = [one for one in DOUBLINGS if found.value(one) != true.total]
    if len(lacking) == 2:
        if found.value(lacking[0]) == found.value(lacking[1]):
            found.each(ONE_DOUBLING)
        found.add(found.value(*lacking), " ".join(one.says for one in lacking), "twice", true.cards)
    found.each(*lacking)
    found.each(*CALLS)
    found.each(*TABLE, *replaced_too(true))
    found.sums(WRONG_DOUBLINGS)
    found.about_yaku()
    overlooked = tuple(overlooking(true))
    about_sum = (*MISCONCEPTIONS, *overlooked)
    miscounted = [belief for way in miscounting(true) for belief in way]
    forgetful = [[(belief, doubling) for doubling in found.one_less(belief)]
                 for belief in (*about_sum, *lacking_one(true), *miscounted)]
    found.pairs(pair for same in zip(*forgetful, strict=True) for pair in same)
    found.doubled_anyway(miscounted)
    found.card_points()
    found.pairs(combinations(overlooked, 2))
    found.many_left_out()
    found.pairs(combinations((*about_sum, *DOUBLINGS), 2))
    return found.mistakes


@lru_cache(maxsize=256)
def _base_mistakes(rules: Rules, pile: CardSet, situation: Situation) -> dict[int, Mistake]:
    """Every wrong sum that is explained, with its mistake."""
    true = believing(rules).score(pile, situation)
    found = _Found(true, true.base, _base_by)
    for step in true.steps[1:]:
        found.add(step.value, "That is the score after doubling. The sum of the yaku comes before anything "
                              "doubles.", "doubled", true.cards)
    found.each(*TABLE, *replaced_too(true))
    found.add(2 * true.base, "Nothing doubles the sum of the yaku; doublings come after it.", "doubled",
              true.cards)
    found.about_yaku()
    found.card_points()
    overlooked = tuple(overlooking(true))
    found.pairs(combinations(overlooked, 2))
    found.many_left_out()
    found.pairs(combinations((*TABLE, *overlooked), 2))
    return found.mistakes


def _base_by(believer: Scorer, true: Score) -> int:
    """The sum of the yaku to someone who scores so."""
    return believer.base(true.pile.bits, true.situation)


def _total_by(believer: Scorer, true: Score) -> int:
    """The points in the end to someone who scores so; equal sums come to equal points."""
    totals = _totals(believer, true.situation)
    base = _base_by(believer, true)
    if base not in totals:
        totals[base] = believer.score(true.pile, true.situation).total
    return totals[base]


@lru_cache(maxsize=1 << 14)
def _totals(believer: Scorer, situation: Situation) -> dict[int, int]:
    """What sums of yaku have come to so far."""
    return {}


class _Found:
    """Wrong numbers of a score with their mistakes; the likelier mistakes are to be added first.

    right: the number that is asked for. of: what it is to someone who scores by other rules.
    """

    def __init__(self, true: Score, right: int, of: Callable[[Scorer, Score], int]) -> None:
        self.true, self._right, self._of = true, right, of
        self.mistakes: dict[int, Mistake] = {}

    def value(self, *beliefs: Misconception) -> int:
        return self._of(believing(self.true.rules, *(one.rules for one in beliefs)), self.true)

    def add(self, points: int, text: str, trap: str, lit: CardSet, also: tuple[str, ...] = ()) -> None:
        if points not in (-1, self._right):
            self.mistakes.setdefault(points, Mistake(filled(text, self.true), trap, lit, also))

    def each(self, *beliefs: Misconception) -> None:
        for one in beliefs:
            self.add(self.value(one), one.says, one.trap, self._lit(one))

    def card_points(self) -> None:
        """The card points of what makes a yaku."""
        for one in self.true.yaku:
            worth = sum(card.points for card in one.cards)
            self.add(worth, f"The cards of {one.name} have {worth} card points, but these only tell the "
                            "kinds apart; points come from yaku.", "card_points", one.cards)

    def _by_points(self, beliefs: Iterable[Misconception]) -> dict[int, list[Misconception]]:
        found: dict[int, list[Misconception]] = {}
        for belief in beliefs:
            found.setdefault(self.value(belief), []).append(belief)
        return found

    def sums(self, wrong: Iterable[WrongSum]) -> None:
        for one in wrong:
            self.add(one.points(self.true), one.says, one.trap, self.true.cards)

    def about_yaku(self) -> None:
        """What is overlooked among the yaku, or taken for them; what comes to the same is said together."""
        if len(self.true.yaku) > 1:
            for points, same in self._by_points(overlooking(self.true)).items():
                self._ways(points, [[one] for one in same])
        for points, same in self._by_points(lacking_one(self.true)).items():
            self.add(points, " ".join(one.says for one in same), "near", self._lit(*same))
        for way in miscounting(self.true):
            for points, same in self._by_points(way).items():
                self.add(points, " Or: ".join(one.says for one in same), "further", self._lit(*same))
        self.sums(WRONG_SUMS)
        if self.true.base:
            self.add(0, something(len(self.true.yaku)), "missed", self.true.cards)

    def many_left_out(self) -> None:
        """Three yaku or more overlooked. Where only one choice of them comes to these points, the others
        are named."""
        yaku = {one.id: one.name for one in self.true.yaku}
        for number in range(3, len(yaku)):
            kept: dict[int, list[list[str]]] = {}
            for some in combinations(yaku, number):
                blind = believing(self.true.rules, without(*some))
                seen = blind.find(self.true.pile.bits, self.true.situation)[0]
                kept.setdefault(self._of(blind, self.true), []).append([one.id for one in seen])
            for points, ways in kept.items():
                # Without a yaku, a lower one may count in its place.
                certain = len(ways) == 1 and yaku.keys() >= set(ways[0])
                counts = f"counts only {listed(yaku[id] for id in ways[0])}, and " if certain else ""
                self.add(points, f"That {counts}leaves out {number} of the {len(yaku)} yaku.", "missed",
                         self.true.cards)

    def one_less(self, belief: Misconception) -> tuple[Misconception, ...]:
        """The doublings that someone with this belief may have forgotten too, or that it was one of two."""
        without = {self.value(belief, one) for one in DOUBLINGS}
        one_of_two = len(without) == 1 and self.value(belief) not in without
        return (ONE_DOUBLING,) * 2 if one_of_two else DOUBLINGS

    def doubled_anyway(self, beliefs: Iterable[Misconception]) -> None:
        """Sums that are wrong, and multiplied as the right one is, though they would double less often."""
        true = self.true
        factor = true.total // true.base if true.base and not any(step.added for step in true.steps) else 1
        for belief in beliefs:
            summed = _base_by(believing(true.rules, belief.rules), true)
            if self.value(belief) != factor * summed:
                done = {2: "doubled", 4: "doubled twice"}.get(factor, f"taken {factor} times")
                self.add(factor * summed, f"{factor * summed} is {summed} {done}, and a sum of {summed} is "
                         f"not {done}. {belief.says}", belief.trap, self._lit(belief), ("seven",))

    def pairs(self, pairs: Iterable[tuple[Misconception, Misconception]]) -> None:
        found: dict[int, list[_Beliefs]] = {}
        for pair in pairs:
            points = self.value(*pair)
            if points and points != self._right and points not in self.mistakes:
                found.setdefault(points, []).append(pair)
        for points, ways in found.items():
            self._ways(points, [self._real(way) for way in ways])

    def _real(self, beliefs: _Beliefs) -> _Beliefs:
        """Of two beliefs, one may change nothing in this pile but for the other: the other is the fault."""
        return [one for one in beliefs if self.value(one) != self._right] or beliefs

    def _ways(self, points: int, ways: Sequence[_Beliefs]) -> None:
        """Ways of going wrong that come to these points, the likeliest first."""
        text, beliefs, traps = _said(ways)
        first, *also = dict.fromkeys(traps)
        self.add(points, text, first, self._lit(*beliefs), tuple(also))

    def _lit(self, *beliefs: Misconception) -> CardSet:
        cards = CardSet({card for one in beliefs for card in one.cards & self.true.pile})
        return cards or self.true.cards


def points_clue(true: Score, points: int) -> Mistake:
    """What can be said of points that no mistake explains, without giving the total away."""
    if points < 0:
        return _BELOW_NOTHING
    if any(step.added for step in true.steps):
        few = "few" if points < true.total else "many"
        return Mistake(f"{points} is too {few}. Begin with the sum of the yaku, then go on step by step.",
                       few, true.cards)
    factor = true.total // true.base if true.base else 1
    doubled = {2: "the sum doubles here", 4: "the sum doubles twice here"}.get(
        factor, f"the sum is multiplied by {factor} here")
    if points % factor:
        can_be = "even" if factor == 2 else f"a multiple of {factor}"
        multiplying = [step.option for step in true.steps if step.factor is not None]
        trap = _DOUBLING.get(multiplying[0], "twice") if len(multiplying) == 1 else "twice"
        return Mistake(f"{points} can't be the score: {doubled}, so the score is {can_be}. Begin with the "
                       "sum of the yaku, then multiply step by step.", trap, true.cards)
    summed = points // factor
    if factor == 1:
        return _too(true, points, summed, "; nothing doubles here" if true.base else "")
    # Another sum may double otherwise: one below 7 does not by itself.
    moves = koikoi(true.rules, summed, true.situation, len(true.yaku))
    doubles = walk(summed, moves, true.rules.provenance)[0] == points
    return _too(true, points, summed, f"; as {doubled}, your sum was {summed}" if doubles else f"; {doubled}")


def base_clue(true: Score, points: int) -> Mistake:
    """What can be said of a sum that no mistake explains, without giving the right one away."""
    return _BELOW_NOTHING if points < 0 else _too(true, points, points, "")


_BELOW_NOTHING = Mistake("Points are never below 0.")
#: The trap in each of the options that double a score.
_DOUBLING = {"seven_doubles": "seven", "opponent_koikoi_doubles": "opponent_call", "own_koikoi": "own_call"}


def _too(true: Score, points: int, summed: int, remark: str) -> Mistake:
    if summed < true.base:
        names = growing(true.rules, "or")
        further = f", or for a further card in {names}" if names else ""
        return Mistake(f"{points} is too few{remark}. Look for a yaku that you left out{further}.", "few",
                       true.cards)
    return Mistake(f"{points} is too many{remark}. Take each yaku that you counted, and count its cards once "
                   "more.", "many", true.cards)


def why_not_points(true: Score, points: int) -> str:
    """What led someone to these points, in a sentence or two; "" if nothing explains them."""
    return points_mistake(true, points).text
