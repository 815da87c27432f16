"""What learners believe, as rule sets: someone who doubles their own koi-koi plays by other rules.

A wrong answer is explained by finding the wrong rules under which it would be right.
"""
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from ..cards import BRIGHTS, CHAFF, CardSet
from ..rules import Rules, Yaku
from ..scoring import Held, Score, score
from ..words import names


class Misconception(NamedTuple):
    """Rules that someone has in mind, made from the true ones, and what is to be said to them."""

    says: str
    rules: Callable[[Rules], Rules]


class WrongSum(NamedTuple):
    """A sum that someone works out from a score (-1: none), and what is to be said to them."""

    says: str
    points: Callable[[Score], int]


def _options(**changes: object) -> Callable[[Rules], Rules]:
    return lambda rules: rules.variant(**changes)


def _yaku(change: Callable[[Yaku], Yaku | None]) -> Callable[[Rules], Rules]:
    def changed(rules: Rules) -> Rules:
        return replace(rules, yaku=tuple(new for one in rules.yaku if (new := change(one))))
    return changed


def _counting(id: str, cards: CardSet) -> Callable[[Rules], Rules]:
    return _yaku(lambda one: replace(one, cards=cards) if one.id == id else one)


def without(*ids: str) -> Callable[[Rules], Rules]:
    """Rules that lack these yaku."""
    return _yaku(lambda one: None if one.id in ids else one)


#: Doublings that are forgotten.
DOUBLINGS = (
    Misconception("A sum of 7 or more doubles.", _options(seven_doubles=False)),
    Misconception("The opponent called koi-koi, and that doubles your score.",
                  _options(opponent_koikoi_doubles="off")),
)

MISCONCEPTIONS = (
    Misconception("The opponent's koi-koi doubles once, however often they called.",
                  _options(opponent_koikoi_doubles="per_call")),
    Misconception("Your own koi-koi doubles nothing; only the opponent's does.",
                  _options(own_koikoi="multiply")),
    Misconception("The Rainman is not one of Sankō's three.", _counting("sanko", BRIGHTS)),
    Misconception("The sake cup is an animal here, not chaff.", _counting("kasu", CHAFF | "sake")),
    Misconception("The Lightning is chaff too.", _counting("kasu", CHAFF - "lightning")),
    Misconception("Of the bright yaku only the highest counts.", _yaku(lambda one: replace(one, group=""))),
    Misconception("In Tane, Tanzaku and Kasu each further card adds a point.",
                  _yaku(lambda one: replace(one, step=0))),
)

WRONG_SUMS = (
    WrongSum("Only a sum of 7 or more doubles, and the sum of these yaku is below 7.",
             lambda it: 2 * it.base if it.base < 7 else -1),
    WrongSum("The 7 is looked for in the sum of the yaku, before anything doubles.",
             lambda it: 2 * it.total if it.base < 7 <= it.total else -1),
    WrongSum("Nobody called koi-koi, so nothing doubles for that.",
             lambda it: -1 if it.situation.opponent_koikoi else 2 * it.total),
    WrongSum("Card points, those of brights, animals, ribbons and chaff, only tell the kinds apart; points "
             "come from yaku.",
             lambda it: sum(card.points for card in it.pile)),
    WrongSum("That is the number of cards; points come from yaku.", lambda it: len(it.pile)),
)


@lru_cache
def _believed(true: Rules, beliefs: tuple[Misconception, ...]) -> Rules:
    """The true rules as changed by these beliefs, one after the other."""
    for belief in beliefs:
        true = belief.rules(true)
    return true


@lru_cache
def _overlooking(held: Held, others: CardSet) -> Misconception:
    """That a yaku is not seen, perhaps as its cards serve others as well. others: the cards of those."""
    shared = held.cards & others if held.yaku.step else CardSet()
    says = (f"A card counts in every yaku that it belongs to, and {names(shared)} "
            f"{'belongs' if len(shared) == 1 else 'belong'} to {held.name} too: {held.yaku.text}." if shared
            else f"That leaves out {held.name}: {held.yaku.text}.")
    return Misconception(says, without(held.id))


def why_not_points(true: Score, points: int) -> str:
    """What led someone to these points, in a sentence or two; "" if nothing explains them."""
    calls = true.situation

    def total(*beliefs: Misconception) -> int:
        return score(true.pile, _believed(true.rules, beliefs), **calls._asdict()).total

    if points == true.total:
        return ""
    overlooked = tuple(_overlooking(held, _cards(one for one in true.yaku if one != held))
                       for held in true.yaku)
    about_sum = MISCONCEPTIONS + overlooked
    lacking = [one.says for one in DOUBLINGS if total(one) == points]
    explained = lacking or [one.says for one in MISCONCEPTIONS if total(one) == points] or \
        [one.says for one in WRONG_SUMS if one.points(true) == points] or \
        [one.says for one in overlooked if total(one) == points]
    if len(lacking) == 2:
        return f"One of two doublings is missing. {' '.join(lacking)}"
    if explained:
        says = explained[0]
    else:
        pairs = combinations(about_sum + DOUBLINGS, 2)
        pair = next((pair for pair in pairs if total(*pair) == points), ())
        # Of two beliefs, one may change nothing in this pile but for the other: then the other is the fault.
        says = " ".join([one.says for one in pair if total(one) != true.total] or [one.says for one in pair])
    right_sum = f"{points} is the sum of the yaku, so far so good. " if says and points == true.base else ""
    return right_sum + says


def _cards(yaku: Iterable[Held]) -> CardSet:
    return CardSet({card for one in yaku for card in one.cards})


def why_not_yaku(true: Score, named: frozenset[str]) -> str:
    """What is wrong with the yaku (ids) that someone names for a score's pile, a sentence for each fault."""
    held = {one.id: one for one in true.yaku}
    replaced = {one.id: one for one in true.replaced}
    says = []
    for yaku in true.rules.yaku:
        if yaku.id in named and yaku.id not in held:
            says.append(_why_replaced(true, yaku, named) if yaku.id in replaced
                        else _why_not_held(true, yaku))
    missing = [one for id, one in held.items() if id not in named]
    if missing and not says:
        says.append(_missing(true, missing, named))
    return " ".join(dict.fromkeys(says))


def _why_replaced(true: Score, yaku: Yaku, named: frozenset[str]) -> str:
    higher = next(one for one in true.yaku if one.yaku.group == yaku.group)
    rule = "Of the bright yaku only the highest counts"
    if higher.id in named:
        return f"{rule}: {higher.name} replaces {yaku.name}."
    return f"{rule}, and this pile holds a higher one than {yaku.name}."


def _why_not_held(true: Score, yaku: Yaku) -> str:
    for belief in MISCONCEPTIONS:
        table = {one.id: one for one in _believed(true.rules, (belief,)).yaku}
        if yaku.id in table and table[yaku.id].worth(true.pile):
            return belief.says
    have = len(true.pile & yaku.cards)
    are = "is" if have == 1 else "are"
    return f"{yaku.name} takes {yaku.text}: {have} of the {yaku.needs} cards {are} here."


def _missing(true: Score, missing: list[Held], named: frozenset[str]) -> str:
    count = "one yaku is" if len(missing) == 1 else f"{len(missing)} yaku are"
    if not named:
        return f"There is something in this pile: {count} to be found."
    seen = _cards(one for one in true.yaku if one.id in named)
    shared = any(one.cards & seen for one in missing)
    twice = " A card counts in every yaku that it belongs to." if shared else ""
    return f"Right so far, but {count} missing.{twice}"
