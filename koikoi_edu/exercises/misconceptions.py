"""What learners believe, as rule sets: someone who doubles their own koi-koi plays by other rules.

A wrong answer is explained by finding the wrong rules under which it would be right.
"""
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from ..cards import BRIGHTS, CHAFF, CardSet
from ..rules import Rules, Yaku
from ..scoring import Held, Score, score


class Misconception(NamedTuple):
    """Rules that someone has in mind, made from the true ones, and what is to be said to them.

    says: a sentence; {base} stands for the sum of the yaku.
    """

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


MISCONCEPTIONS = (
    Misconception("{base} is the sum; from 7 on it doubles.", _options(seven_doubles=False)),
    Misconception("The opponent called koi-koi, and that doubles your score.",
                  _options(opponent_koikoi_doubles="off")),
    Misconception("The opponent's koi-koi doubles once, however often they called.",
                  _options(opponent_koikoi_doubles="per_call")),
    Misconception("Your own koi-koi doubles nothing; only the opponent's does.",
                  _options(own_koikoi="multiply")),
    Misconception("The Rainman is not one of Sankō's three.", _counting("sanko", BRIGHTS)),
    Misconception("The sake cup is an animal here, not chaff.", _counting("kasu", CHAFF | "sake")),
    Misconception("The Lightning is chaff too.", _counting("kasu", CHAFF - "lightning")),
    Misconception("Of the bright yaku only the highest counts.", _yaku(lambda one: replace(one, group=""))),
    Misconception("A card counts in every yaku that it belongs to: the ribbons of the sets are also among "
                  "the five of Tanzaku.", without("tanzaku")),
    Misconception("A card counts in every yaku that it belongs to: boar, deer and butterflies are also "
                  "among the five animals of Tane.", without("tane")),
    Misconception("In Tane, Tanzaku and Kasu each further card adds a point.",
                  _yaku(lambda one: replace(one, step=0))),
)

WRONG_SUMS = (
    WrongSum("{base} is below 7, so it does not double for that.",
             lambda it: 2 * it.base if it.base < 7 else -1),
    WrongSum("The 7 is looked for before anything doubles, and {base} is below it.",
             lambda it: 2 * it.total if it.base < 7 <= it.total else -1),
    WrongSum("Nobody called koi-koi, so nothing doubles for that.",
             lambda it: -1 if it.situation.opponent_koikoi else 2 * it.total),
    WrongSum("The 20, 10, 5 and 1 points of the cards only tell the kinds apart; points come from yaku.",
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
def _overlooking(yaku: Yaku) -> Misconception:
    return Misconception(f"That leaves out {yaku.name}: {yaku.text}.", without(yaku.id))


def why_not_points(true: Score, points: int) -> str:
    """What led someone to these points, in a sentence or two; "" if nothing explains them."""
    calls = true.situation

    def total(*beliefs: Misconception) -> int:
        return score(true.pile, _believed(true.rules, beliefs), **calls._asdict()).total

    if points == true.total:
        return ""
    overlooked = tuple(_overlooking(held.yaku) for held in true.yaku)
    beliefs = [one.says for one in MISCONCEPTIONS if total(one) == points]
    slips = [one.says for one in WRONG_SUMS if one.points(true) == points]
    gaps = [one.says for one in overlooked if total(one) == points]
    if len(beliefs) == 2:
        says = f"One of two things is missing. {' '.join(beliefs)}"
    elif beliefs or slips or gaps:
        says = (beliefs + slips + gaps)[0]
    else:
        says = next((f"{one.says} {two.says}" for one, two in combinations(MISCONCEPTIONS + overlooked, 2)
                     if total(one, two) == points), "")
    return says.format(base=true.base)


def why_not_yaku(true: Score, named: frozenset[str]) -> str:
    """What is wrong with the yaku (ids) that someone names for a score's pile, a sentence for each fault."""
    held = {one.id: one for one in true.yaku}
    replaced = {one.id: one for one in true.replaced}
    says = []
    for yaku in true.rules.yaku:
        if yaku.id in named and yaku.id not in held:
            says.append(_why_replaced(true, yaku) if yaku.id in replaced else _why_not_held(true, yaku))
    missing = [one for id, one in held.items() if id not in named]
    if missing and not says:
        says.append(_missing(true, missing, named))
    return " ".join(dict.fromkeys(says))


def _why_replaced(true: Score, yaku: Yaku) -> str:
    higher = next(one for one in true.yaku if one.yaku.group == yaku.group)
    return f"Of the bright yaku only the highest counts: {higher.name} replaces {yaku.name}."


def _why_not_held(true: Score, yaku: Yaku) -> str:
    for belief in MISCONCEPTIONS:
        table = {one.id: one for one in _believed(true.rules, (belief,)).yaku}
        if yaku.id in table and table[yaku.id].worth(true.pile):
            return belief.says
    have = len(true.pile & yaku.cards)
    return f"{yaku.name} takes {yaku.text}: {have} of the {yaku.needs} cards are here."


def _missing(true: Score, missing: list[Held], named: frozenset[str]) -> str:
    count = "one yaku is" if len(missing) == 1 else f"{len(missing)} yaku are"
    if not named:
        return f"There is something in this pile: {count} to be found."
    seen = CardSet(card for one in true.yaku if one.id in named for card in one.cards)
    shared = any(one.cards & seen for one in missing)
    twice = " A card counts in every yaku that it belongs to." if shared else ""
    return f"Right so far, but {count} missing.{twice}"
