"""What learners believe, as rule sets: someone who doubles their own koi-koi plays by other rules.

A wrong answer is explained by finding the wrong rules under which it would be right.
"""
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from ..cards import BRIGHTS, POEM_RIBBONS, CardSet, Kind
from ..rules import Rules, Yaku
from ..scoring import Held, Score, Scorer, Situation
from ..scoring.steps import koikoi, walk
from ..words import listed, names

#: The red ribbons that carry no poem (spec 1).
PLAIN_RIBBONS = CardSet("wisteria-ribbon iris-ribbon clover-ribbon willow-ribbon")


class Mistake(NamedTuple):
    """What led to a wrong answer.

    text: the mistake and the rule, in a sentence or two, "" where nothing explains the answer. trap: what it
    fell for, an id of `puzzles.traps.TRAPS`, or "". lit: the cards to look at.
    """

    text: str
    trap: str = ""
    lit: CardSet = CardSet()


class Misconception(NamedTuple):
    """Rules that someone has in mind, made from the true ones.

    says: what is to be said to them; `filled` puts in the names of yaku. rules: the true rules as changed by
    the belief. trap: as in `Mistake`. cards: those that it is about, in whatever pile; all that make a yaku
    if there are none. overlooked: the yaku that is not seen, where that is all.
    """

    says: str
    rules: Callable[[Rules], Rules]
    trap: str
    cards: CardSet = CardSet()
    overlooked: Held | None = None


class WrongSum(NamedTuple):
    """A sum that someone works out from a score (-1: none), and what is to be said to them."""

    says: str
    points: Callable[[Score], int]
    trap: str


def _options(**changes: object) -> Callable[[Rules], Rules]:
    return lambda rules: rules.variant(**changes)


def _yaku(change: Callable[[Yaku], Yaku | None]) -> Callable[[Rules], Rules]:
    def changed(rules: Rules) -> Rules:
        return replace(rules, yaku=tuple(new for one in rules.yaku if (new := change(one))))
    return changed


def _counting(id: str, more: str | CardSet = "", less: str | CardSet = "") -> Callable[[Rules], Rules]:
    return _yaku(lambda one: replace(one, cards=(one.cards | more) - less) if one.id == id else one)


@lru_cache(maxsize=4096)
def without(*ids: str) -> Callable[[Rules], Rules]:
    """Rules that lack these yaku."""
    return _yaku(lambda one: None if one.id in ids else one)


@lru_cache
def _sooner(id: str) -> Callable[[Rules], Rules]:
    """Rules in which one yaku is complete a card sooner."""
    return _yaku(lambda one: replace(one, needs=one.needs - 1)
                 if one.id == id and one.needs > max(1, len(one.must)) else one)


@lru_cache(maxsize=256)
def _later(id: str) -> Callable[[Rules], Rules]:
    """Rules in which one yaku takes a card more."""
    return _yaku(lambda one: replace(one, needs=one.needs + 1)
                 if one.id == id and one.needs < len(one.cards) else one)


@lru_cache(maxsize=256)
def _a_point_each(id: str) -> Callable[[Rules], Rules]:
    """Rules in which one yaku is worth as many points as it has cards."""
    return _yaku(lambda one: replace(one, points=one.needs) if one.id == id else one)


def _where(holds: Callable[[Rules], bool], **changes: object) -> Callable[[Rules], Rules]:
    """As `_options`, under rules for which this holds: what is said of the belief is not true of others."""
    return lambda rules: rules.variant(**changes) if holds(rules) else rules


#: Doublings that are forgotten.
DOUBLINGS = (
    Misconception("A sum of 7 or more doubles.", _options(seven_doubles=False), "seven"),
    Misconception("The opponent called koi-koi, and that doubles your score.",
                  _options(opponent_koikoi_doubles="off"), "opponent_call"),
)
#: One of these is forgotten, and it can't be told which.
ONE_DOUBLING = Misconception(" ".join(["One of two doublings is missing.", *(one.says for one in DOUBLINGS)]),
                             DOUBLINGS[0].rules, "twice")

#: Doublings that are not in the rules.
CALLS = (
    Misconception("The opponent's koi-koi doubles once, however often they called; calls are not counted.",
                  _where(lambda rules: rules.opponent_koikoi_doubles == "once",
                         opponent_koikoi_doubles="per_call"), "calls"),
    Misconception("Your own koi-koi doubles nothing; only the opponent's does.",
                  _where(lambda rules: rules.own_koikoi == "off" and rules.opponent_koikoi_doubles != "off",
                         own_koikoi="multiply"), "own_call"),
    Misconception("Your own koi-koi counts for you in these rules.", _options(own_koikoi="off"), "own_call"),
    Misconception("Koi-koi doubles nothing in these rules.",
                  _where(lambda rules: rules.own_koikoi == "off" and rules.opponent_koikoi_doubles == "off",
                         own_koikoi="multiply", opponent_koikoi_doubles="once"), "own_call"),
)

_ONLY_HIGHEST = "Of the bright yaku only the highest counts."
_HIGHER_REPLACES = "A higher yaku replaces a lower one of its kind."

#: What is believed of the yaku.
TABLE = (
    Misconception("The Rainman is not one of {sanko}'s three.", _counting("sanko", BRIGHTS), "rainman",
                  BRIGHTS),
    Misconception("{shiko} takes the four brights without the Rainman: 3 of the 4 cards are here.",
                  _counting("shiko", BRIGHTS), "rainman", BRIGHTS),
    Misconception("The sake cup is an animal here, not chaff.", _counting("kasu", "sake"), "cup",
                  CardSet("sake")),
    Misconception("The Lightning is chaff too.", _counting("kasu", less="lightning"), "lightning",
                  CardSet("lightning")),
    Misconception("{akatan} takes the three ribbons with a poem; a plain red ribbon has none.",
                  _counting("akatan", PLAIN_RIBBONS), "plain", POEM_RIBBONS | PLAIN_RIBBONS),
    Misconception(_ONLY_HIGHEST,
                  _yaku(lambda one: replace(one, group="") if one.cards <= BRIGHTS else one),
                  "replaced", BRIGHTS),
    Misconception(_HIGHER_REPLACES,
                  _yaku(lambda one: one if one.cards <= BRIGHTS else replace(one, group="")), "replaced"),
    Misconception("In {growing} each further card adds a point.",
                  _yaku(lambda one: replace(one, step=0)), "further"),
)
MISCONCEPTIONS = CALLS + TABLE

#: Doublings that are given where there are none, or in another way.
WRONG_DOUBLINGS = (
    WrongSum("Your own koi-koi doubles nothing.",
             lambda it: 2 * it.total if it.situation.own_koikoi and it.rules.own_koikoi == "off" else -1,
             "own_call"),
    WrongSum("Your own koi-koi doubles nothing.",
             lambda it: it.total << it.situation.own_koikoi if it.rules.own_koikoi == "off" else -1,
             "own_call"),
    WrongSum("The opponent's koi-koi doubles once, however often they called; a further call adds nothing.",
             lambda it: it.total << max(0, it.situation.opponent_koikoi - 1)
             if it.rules.opponent_koikoi_doubles == "once" else -1, "calls"),
    WrongSum("Only a sum of 7 or more doubles, and the sum of these yaku is below 7.",
             lambda it: 2 * it.base if it.base < 7 and it.rules.seven_doubles else -1, "seven"),
    WrongSum("The 7 is looked for in the sum of the yaku, before anything doubles.",
             lambda it: 2 * it.total if it.base < 7 <= it.total and it.rules.seven_doubles else -1, "seven"),
    WrongSum("Nobody called koi-koi, so nothing doubles for that.",
             lambda it: 2 * it.total if not any(it.situation[:2]) else -1, "opponent_call"),
    WrongSum("Two doublings make four times the sum, for the second one doubles what the first has doubled.",
             lambda it: 3 * it.base if it.total == 4 * it.base else -1, "twice"),
)

#: Other things that are taken for the sum of the yaku.
WRONG_SUMS = (
    WrongSum("That is the worth of one yaku alone; all yaku of a pile add up.",
             lambda it: max(one.points for one in it.yaku) if len(it.yaku) > 1 else -1, "missed"),
    WrongSum("Card points, those of brights, animals, ribbons and chaff, only tell the kinds apart; points "
             "come from yaku.",
             lambda it: sum(card.points for card in it.pile), "card_points"),
    WrongSum("That is the number of cards; points come from yaku.", lambda it: len(it.pile), "card_points"),
    WrongSum("That is how many yaku there are; what counts is the worth of each.",
             lambda it: len(it.yaku) if len(it.yaku) > 1 else -1, ""),
)


@lru_cache(maxsize=4096)
def _believer(true: Rules, *beliefs: Callable[[Rules], Rules]) -> Scorer:
    """Scores by the true rules as changed by these beliefs, one after the other."""
    for belief in beliefs:
        true = belief(true)
    return Scorer(true)


def filled(says: str, rules: Rules) -> str:
    """What is said to a belief, with the names that the yaku have in these rules."""
    names = {yaku.id: yaku.name for yaku in rules.yaku}
    named = {id: names.get(id, id) for id in ("sanko", "shiko", "akatan")}
    return says.format(growing=growing(rules), **named)


def growing(rules: Rules, last: str = "and") -> str:
    """The yaku to which further cards add points: "Tane, Tanzaku and Kasu"."""
    return listed((one.name for one in rules.yaku if one.step), last)


def believed(true: Score, *beliefs: Misconception) -> Score:
    """What someone with these beliefs makes of a pile."""
    believer = _believer(true.rules, *(one.rules for one in beliefs))
    return believer.score(true.pile, true.situation)


def _overlooking(true: Score) -> Iterator[Misconception]:
    """For each yaku, that it is not seen, perhaps as its cards serve others as well."""
    for held in true.yaku:
        others = _cards(one for one in true.yaku if one != held)
        shared = held.cards & others if held.yaku.step else CardSet()
        belong = "belongs" if len(shared) == 1 else "belong"
        says = f"{_LEFT_OUT}{held.name}: {held.yaku.text}."
        if shared:
            says = ("A card counts in every yaku that it belongs to, and "
                    f"{names(shared)} {belong} to {held.name} too: {held.yaku.text}.")
        yield Misconception(says, without(held.id), "overlap" if shared else "missed", held.cards, held)


def _replaced_too(true: Score) -> Iterator[Misconception]:
    """That replaced yaku count beside the higher one: each of them alone, two together, and so on."""
    replaced = {one.id: one for one in true.replaced}
    for number in range(1, len(replaced)):
        for some in combinations(replaced, number):
            counts = f"That counts {listed(replaced[id].name for id in some)} as well."
            brights = all(replaced[id].yaku.cards <= BRIGHTS for id in some)
            yield Misconception(f"{counts} {_ONLY_HIGHEST if brights else _HIGHER_REPLACES}",
                                _beside(frozenset(replaced.keys() - set(some))), "replaced", true.cards)


@lru_cache(maxsize=4096)
def _beside(others: frozenset[str]) -> Callable[[Rules], Rules]:
    """Rules in which yaku replace no others, without these ones."""
    return _yaku(lambda one: None if one.id in others else replace(one, group=""))


def _near(true: Score) -> Iterator[Misconception]:
    """For each yaku that lacks one card, that it is complete."""
    held = {one.id for one in true.yaku}
    for yaku in true.rules.yaku:
        if yaku.id not in held and yaku.lacks(true.pile) == 1:
            yield Misconception(_lacks(true, yaku), _sooner(yaku.id), "near", yaku.cards)


def _miscounting(true: Score) -> Iterator[list[Misconception]]:
    """For each way to miscount a yaku that grows, those of the pile with which it can be done: a card too
    many, a card too few, and each card taken for a point."""
    grown = [held for held in true.yaku if held.yaku.step and held.yaku.counts_only]
    kinds = {held.id: listed(dict.fromkeys(_A_KIND[card.kind] for card in held.cards)) for held in grown}
    yield [Misconception(f"That counts a card too many in {held.name}: count the {kinds[held.id]} once more.",
                         _sooner(held.id), "further", held.cards) for held in grown]
    yield [Misconception(f"A card of {held.name} is missing in that: count the {kinds[held.id]} once more.",
                         _later(held.id), "further", held.cards)
           for held in grown if len(held.cards) > held.yaku.needs]
    yield [Misconception(f"The first {held.yaku.needs} cards of {held.name} are worth 1 point together, not "
                         "one each.", _a_point_each(held.id), "further", held.cards)
           for held in grown if held.yaku.points == held.yaku.step == 1]


def have_of(pile: CardSet, yaku: Yaku) -> tuple[str, str]:
    """What a yaku takes at least and what a pile has of it: "five animals", "4 of the 5 cards are here"."""
    takes, have = yaku.least, yaku.needs - yaku.lacks(pile)
    if not have:
        return takes, "none of them is here"
    return takes, f"{have} of the {yaku.needs} cards {'is' if have == 1 else 'are'} here"


def _lacks(true: Score, yaku: Yaku) -> str:
    return f"{yaku.name} takes {': '.join(have_of(true.pile, yaku))}."


def _cards(yaku: Iterable[Held]) -> CardSet:
    return CardSet({card for one in yaku for card in one.cards})


_LEFT_OUT = "That leaves out "
#: Beliefs that are held together.
_Beliefs = Sequence[Misconception]


def _left_out(choices: Sequence[_Beliefs]) -> str:
    """What is said of yaku that have been overlooked, in any one of these choices, all of so many yaku."""
    yaku = list(dict.fromkeys(one.overlooked for some in choices for one in some if one.overlooked))
    number = len(choices[0])
    with_text = [f"{one.name} ({one.yaku.text})" for one in yaku]
    if len(choices) == 1:
        if all(one.says.startswith(_LEFT_OUT) for one in choices[0]) and number > 1:
            return f"{_LEFT_OUT}{listed(with_text)}."
        return " ".join(one.says for one in choices[0])
    if number == 1 and len(yaku) == 2:
        return f"{_LEFT_OUT}{listed(with_text, 'or')}."
    names = listed((one.name for one in yaku), "or" if number == 1 else "and")
    return f"{_LEFT_OUT}{'one' if number == 1 else 'two'} of these: {names}."


def _said(ways: Sequence[_Beliefs]) -> tuple[str, list[Misconception]]:
    """What is said where several ways of going wrong come to the same number, and the beliefs it is about.

    It is said of the first one; where that overlooks yaku, others may have been overlooked in their place.
    """
    first = ways[0]
    others = [one for one in first if not one.overlooked]
    if len(others) == len(first):
        return " ".join(one.says for one in first), list(first)
    alike = [way for way in ways
             if len(way) == len(first) and [one for one in way if not one.overlooked] == others]
    left_out = _left_out(list(dict.fromkeys(tuple(one for one in way if one.overlooked) for way in alike)))
    texts = dict.fromkeys(left_out if one.overlooked else one.says for one in first)
    return " ".join(texts), list(dict.fromkeys(one for way in alike for one in way))


# Numbers -------------------------------------------------------------------------------------------------

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
    true = _believer(rules).score(pile, situation)
    found = _Found(true, true.total, _total_by)
    lacking = [one for one in DOUBLINGS if found.value(one) != true.total]
    if len(lacking) == 2:
        if found.value(lacking[0]) == found.value(lacking[1]):
            found.each(ONE_DOUBLING)
        found.add(found.value(*lacking), " ".join(one.says for one in lacking), "twice", true.cards)
    found.each(*lacking)
    found.each(*CALLS)
    found.each(*TABLE, *_replaced_too(true))
    found.sums(WRONG_DOUBLINGS)
    found.about_yaku()
    overlooked = tuple(_overlooking(true))
    about_sum = (*MISCONCEPTIONS, *overlooked)
    miscounted = [belief for way in _miscounting(true) for belief in way]
    forgetful = [[(belief, doubling) for doubling in found.one_less(belief)]
                 for belief in (*about_sum, *_near(true), *miscounted)]
    found.pairs(pair for same in zip(*forgetful, strict=True) for pair in same)
    found.card_points()
    found.pairs(combinations(overlooked, 2))
    found.many_left_out()
    found.pairs(combinations((*about_sum, *DOUBLINGS), 2))
    return found.mistakes


@lru_cache(maxsize=256)
def _base_mistakes(rules: Rules, pile: CardSet, situation: Situation) -> dict[int, Mistake]:
    """Every wrong sum that is explained, with its mistake."""
    true = _believer(rules).score(pile, situation)
    found = _Found(true, true.base, _base_by)
    for step in true.steps[1:]:
        found.add(step.value, "That is the score after doubling. The sum of the yaku comes before anything "
                              "doubles.", "doubled", true.cards)
    found.each(*TABLE, *_replaced_too(true))
    found.add(2 * true.base, "Nothing doubles the sum of the yaku; doublings come after it.", "doubled",
              true.cards)
    found.about_yaku()
    found.card_points()
    overlooked = tuple(_overlooking(true))
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
        return self._of(_believer(self.true.rules, *(one.rules for one in beliefs)), self.true)

    def add(self, points: int, text: str, trap: str, lit: CardSet) -> None:
        if points not in (-1, self._right):
            self.mistakes.setdefault(points, Mistake(filled(text, self.true.rules), trap, lit))

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
            for points, same in self._by_points(_overlooking(self.true)).items():
                self._ways(points, [[one] for one in same])
        for points, same in self._by_points(_near(self.true)).items():
            self.add(points, " ".join(one.says for one in same), "near", self._lit(*same))
        for way in _miscounting(self.true):
            for points, same in self._by_points(way).items():
                self.add(points, " Or: ".join(one.says for one in same), "further", self._lit(*same))
        self.sums(WRONG_SUMS)
        if self.true.base:
            self.add(0, _something(len(self.true.yaku)), "missed", self.true.cards)

    def many_left_out(self) -> None:
        """Three yaku or more overlooked. Where only one choice of them comes to these points, the others
        are named."""
        yaku = {one.id: one.name for one in self.true.yaku}
        for number in range(3, len(yaku)):
            kept: dict[int, list[list[str]]] = {}
            for some in combinations(yaku, number):
                blind = _believer(self.true.rules, without(*some))
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
        text, beliefs = _said(ways)
        self.add(points, text, beliefs[0].trap, self._lit(*beliefs))

    def _lit(self, *beliefs: Misconception) -> CardSet:
        cards = CardSet({card for one in beliefs for card in one.cards & self.true.pile})
        return cards or self.true.cards


def points_clue(true: Score, points: int) -> str:
    """What can be said of points that no mistake explains, without giving the total away."""
    if points < 0:
        return "Points are never below 0."
    if any(step.added for step in true.steps):
        few = "few" if points < true.total else "many"
        return f"{points} is too {few}. Begin with the sum of the yaku, then go on step by step."
    factor = true.total // true.base if true.base else 1
    doubled = {2: "the sum doubles here", 4: "the sum doubles twice here"}.get(
        factor, f"the sum is multiplied by {factor} here")
    if points % factor:
        can_be = "even" if factor == 2 else f"a multiple of {factor}"
        return (f"{points} can't be the score: {doubled}, so the score is {can_be}. Begin with the sum of "
                "the yaku, then multiply step by step.")
    summed = points // factor
    if factor == 1:
        return _too(true, points, summed, "; nothing doubles here" if true.base else "")
    # Another sum may double otherwise: one below 7 does not by itself.
    moves = koikoi(true.rules, summed, true.situation)
    doubles = walk(summed, moves, true.rules.provenance)[0] == points
    return _too(true, points, summed, f"; as {doubled}, your sum was {summed}" if doubles else f"; {doubled}")


def base_clue(true: Score, points: int) -> str:
    """What can be said of a sum that no mistake explains, without giving the right one away."""
    return "Points are never below 0." if points < 0 else _too(true, points, points, "")


def _too(true: Score, points: int, summed: int, remark: str) -> str:
    if summed < true.base:
        names = growing(true.rules, "or")
        further = f", or for a further card in {names}" if names else ""
        return f"{points} is too few{remark}. Look for a yaku that you left out{further}."
    return f"{points} is too many{remark}. Take each yaku that you counted, and count its cards once more."


def why_not_points(true: Score, points: int) -> str:
    """What led someone to these points, in a sentence or two; "" if nothing explains them."""
    return points_mistake(true, points).text


# Yaku ----------------------------------------------------------------------------------------------------

def yaku_mistake(true: Score, named: frozenset[str]) -> Mistake:
    """What is wrong with the yaku (ids) that someone names for a score's pile.

    A sentence for each fault, the likeliest first and three at most; how many more there are is said.
    """
    missing = [one for one in true.yaku if one.id not in named]
    right = [one.name for one in true.yaku if one.id in named]
    faults = _not_counted(true, named)
    if missing and not faults:
        return _missing(true, missing, named)
    mistake = _told(faults)
    if right and len(faults) < _MOST_FAULTS:
        return mistake._replace(text=f"{mistake.text} {_are_right(right)}.")
    return mistake


def not_counted_mistake(true: Score, named: frozenset[str]) -> Mistake:
    """Why yaku do not count that someone names for a score's pile; without a word on those that do."""
    return _told(_not_counted(true, named))


def _told(faults: Sequence[tuple[Mistake, int]]) -> Mistake:
    """Some faults as one; how many more there are is said."""
    told = [mistake for mistake, _ in faults[:_MOST_FAULTS]]
    more = sum(number for _, number in faults[_MOST_FAULTS:])
    rest = [f"{more} more that you named do not count either." if more > 1 else
            "One more that you named does not count either."] if more else []
    return Mistake(" ".join([*(one.text for one in told), *rest]),
                   next((one.trap for one in told if one.trap), ""),
                   CardSet({card for one in told for card in one.lit}))


_MOST_FAULTS = 3


def _not_counted(true: Score, named: frozenset[str]) -> list[tuple[Mistake, int]]:
    """Why some of these yaku do not count, the likeliest mistake first, each with how many it is about."""
    held = {one.id for one in true.yaku}
    wrong = [yaku for yaku in true.rules.table(true.situation.month)
             if yaku.id in named and yaku.id not in held]
    replaced = {one.id for one in true.replaced}
    groups: dict[str, list[Yaku]] = {}
    for yaku in wrong:
        if yaku.id in replaced:
            groups.setdefault(yaku.group, []).append(yaku)
    faults = [(_why_replaced(true, lower, named), len(lower)) for lower in groups.values()]
    others: dict[str, list[tuple[bool, int, Mistake]]] = {}
    for yaku in wrong:
        if yaku.id not in replaced:
            mistake = _why_not_held(true, yaku)
            others.setdefault(mistake.text, []).append((not mistake.trap, yaku.lacks(true.pile), mistake))
    # What tempts comes before a yaku of which hardly anything is there.
    tempting = sorted(others.values(), key=lambda same: same[0][:2])
    return [*faults, *((same[0][-1], len(same)) for same in tempting)]


def _why_replaced(true: Score, lower: Sequence[Yaku], named: frozenset[str]) -> Mistake:
    """Why yaku of one group do not count beside a higher one of it."""
    higher = next(one for one in true.yaku if one.yaku.group == lower[0].group)
    group = [one for one in true.rules.yaku if one.group == lower[0].group]
    brights = all(one.cards <= BRIGHTS for one in group)
    of = "the bright yaku" if brights else listed(one.name for one in group)
    text = f"Of {of} only the highest counts"
    text += (f": {higher.name} replaces {listed(one.name for one in lower)}." if higher.id in named
             else f", and this pile holds a higher one than {listed((one.name for one in lower), 'or')}.")
    return Mistake(text, "replaced", higher.cards)


def _why_not_held(true: Score, yaku: Yaku) -> Mistake:
    for belief in TABLE:
        table = {one.id: one for one in _believer(true.rules, belief.rules).rules.yaku}
        if yaku.id in table and table[yaku.id].worth(true.pile):
            return Mistake(filled(belief.says, true.rules), belief.trap,
                           true.pile & (belief.cards or yaku.cards))
    for one in true.left_out:
        if one.yaku.id == yaku.id:
            return Mistake(f"{yaku.name} does not count: {one.why}.", "", one.cards)
    near = "near" if yaku.lacks(true.pile) == 1 else ""
    return Mistake(_lacks(true, yaku), near, true.pile & yaku.cards)


def _missing(true: Score, missing: list[Held], named: frozenset[str]) -> Mistake:
    if not named:
        return Mistake(_something(len(missing)), "missed")
    number = "one yaku is" if len(missing) == 1 else f"{len(missing)} yaku are"
    seen = _cards(one for one in true.yaku if one.id in named)
    shared = _cards(missing) & seen
    so_far = _are_right(one.name for one in true.yaku if one.id in named)
    if shared:
        return Mistake(f"{so_far}, but {number} missing. A card counts in every yaku that it belongs to.",
                       "overlap", shared)
    kinds = list(dict.fromkeys(_A_KIND[card.kind] for card in missing[0].cards))
    return Mistake(f"{so_far}, but {number} missing. Look once more at the {listed(kinds)}.", "missed",
                   CardSet(card for card in true.pile if _A_KIND[card.kind] in kinds))


def _are_right(names: Iterable[str]) -> str:
    """What to say of yaku that were rightly named: "Tane and Kasu are right"."""
    names = list(names)
    return f"{listed(names)} {'is' if len(names) == 1 else 'are'} right"


_A_KIND = {Kind.BRIGHT: "brights", Kind.ANIMAL: "animals", Kind.RIBBON: "ribbons", Kind.CHAFF: "chaff",
           Kind.JOKER: "jokers"}


def _something(number: int) -> str:
    yaku = "one yaku is" if number == 1 else f"{number} yaku are"
    return f"There is something in this pile: {yaku} to be found."


def why_not_yaku(true: Score, named: frozenset[str]) -> str:
    """What is wrong with the yaku (ids) that someone names for a score's pile; "" if they are right."""
    return yaku_mistake(true, named).text
