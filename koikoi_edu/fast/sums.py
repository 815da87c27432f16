"""What the yaku of a pile sum up to, by look-up: the tables of a rule set (spec 2, 5.6, 6.7, 7.1, 11.1).

A pile is one number here, the sum of what its cards add to it: a bit for each bright, animal and ribbon, and
two counters, of chaff and of the cards of the month. Three look-ups then make a score: one by the brights and
animals, one by the ribbons, one by the counters.
"""
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from itertools import combinations
from operator import add
from typing import NamedTuple

from ..cards import ANIMALS, BRIGHTS, CARDS, RIBBONS, Card, CardSet, Kind
from ..rules import Rules, Yaku
from ..rules.table import Counted, chaff_of, two_roles
from ..scoring import Situation, scorer
from ..scoring.tables import spoilt_by_table

#: The cards that have a bit of their own, and where in a pile's number the parts begin.
PICTURES, _RIBBONS = (*BRIGHTS, *ANIMALS), tuple(RIBBONS)
RIBBONS_AT, CHAFF_AT, MONTH_AT = 14, 24, 30
_PICTURES_MASK, _RIBBONS_MASK, _COUNTERS = (1 << 14) - 1, (1 << 10) - 1, 1 << 9


class Sums(NamedTuple):
    """The yaku of piles in one situation.

    codes: by card index, what a card adds to the number of the pile that it enters. base: from that number to
    the sum of the yaku (points). held: from it to the yaku that count, a bit for each, in the order of `ids`.
    by_table: whether they are look-ups. Where yaku depend on one another across the tables, the number of a
    pile is its `CardSet.bits`, and the explaining scorer is asked.
    """

    codes: tuple[int, ...]
    base: Callable[[int], int]
    held: Callable[[int], int]
    ids: tuple[str, ...]
    by_table: bool

    def pile(self, cards: Iterable[Card]) -> int:
        """The number of a pile of these cards."""
        return sum(self.codes[card.index] for card in cards)


@lru_cache(maxsize=64)
def sums_of(rules: Rules, situation: Situation) -> Sums:
    """The tables of a rule set, for the month, a call of one's own, rain and fog of the situation.

    The codes of the cards depend on rules and month alone.
    """
    ids = tuple(one.id for one in rules.table(situation.month))
    parts = _parts(rules, situation)
    if parts is None:
        return _by_scorer(rules, situation, ids)
    chaff = chaff_of(rules)
    points = [_way(parts, chaff, some) for some in _choices(parts.either)]
    bits = {id: 1 << at for at, id in enumerate(ids)}

    @cache  # few rule sets ask which yaku these are
    def names() -> list[_Way]:
        return [_way(parts, chaff, some, bits) for some in _choices(parts.either)]

    def held(pile: int) -> int:
        best = max(range(len(points)), key=lambda at: points[at].sum(pile))
        return names()[best].sum(pile)

    return Sums(_codes(parts, chaff), _base(points), held, ids, True)


def _base(ways: Sequence["_Way"]) -> Callable[[int], int]:
    """The sum of the yaku, from the tables for each role that cards can take."""
    if len(ways) == 1 and ways[0].bonus is None:
        pictures, ribbons, counters = ways[0].pictures, ways[0].ribbons, ways[0].counters

        def base(pile: int) -> int:
            return (pictures[pile & _PICTURES_MASK] + ribbons[pile >> RIBBONS_AT & _RIBBONS_MASK]
                    + counters[pile >> CHAFF_AT])
        return base
    if len(ways) == 1:
        return ways[0].sum
    plain, others = ways[0].sum, [way.sum for way in ways[1:]]
    mask = 0
    for way in ways:
        mask |= way.mask

    def best(pile: int) -> int:
        total = plain(pile)
        if pile & mask:
            for one in others:
                total = max(total, one(pile))
        return total
    return best


def _by_scorer(rules: Rules, situation: Situation, ids: tuple[str, ...]) -> Sums:
    explaining = scorer(rules)
    bits = {id: 1 << at for at, id in enumerate(ids)}
    return Sums(tuple(card.bit for card in CARDS), lambda pile: explaining.base(pile, situation),
                lambda pile: sum(bits[one.id] for one in explaining.find(pile, situation)[0]), ids, False)


# The yaku, sorted by the table that they belong to --------------------------------------------------------

class _Parts(NamedTuple):
    """The yaku of a rule set by what they count; bonus: those that count only beside others.

    either: the cards that are an animal or chaff, whichever is better.
    """

    pictures: list[Yaku]
    bonus: list[Yaku]
    ribbons: list[Yaku]
    chaff: list[Yaku]
    month: list[Yaku]
    either: CardSet


def _parts(rules: Rules, situation: Situation) -> _Parts | None:
    """The yaku that can count in the situation, by table; None where no table can part them."""
    parts = _Parts([], [], [], [], [], two_roles(rules))
    groups: dict[str, list[Yaku]] = {}
    for one in rules.table(situation.month):
        if spoilt_by_table(rules, one, situation):
            continue
        if situation.own_koikoi and one.after_call:
            one = replace(one, points=one.after_call)
        part = _part_of(one, parts)
        if part is None or (one.group and groups.setdefault(one.group, part) is not part):
            return None
        part.append(one)
    return None if rules.best_yaku_only or len(parts.chaff) > 1 else parts


def _part_of(one: Yaku, parts: _Parts) -> list[Yaku] | None:
    touched = one.cards | one.without
    if one.bonus:
        return parts.bonus if touched <= BRIGHTS | ANIMALS else None
    if touched <= BRIGHTS | ANIMALS:
        return parts.pictures
    if touched <= RIBBONS:
        return parts.ribbons
    if one.kind is Kind.CHAFF and not (one.must or one.without or one.most):
        return parts.chaff
    return parts.month if one.id == "tsukifuda" else None


def _codes(parts: _Parts, chaff: Counted) -> tuple[int, ...]:
    codes = [0] * len(CARDS)
    for at, card in enumerate((*PICTURES, *_RIBBONS)):
        codes[card.index] = 1 << at
    for card in chaff.cards - parts.either:
        codes[card.index] += chaff.of(CardSet(card)) << CHAFF_AT
    for yaku in parts.month:
        for card in yaku.cards:
            codes[card.index] += 1 << MONTH_AT
    return tuple(codes)


# From yaku to tables --------------------------------------------------------------------------------------

class _Way(NamedTuple):
    """The tables once some cards are taken for chaff. They hold points, or a bit for each yaku that counts.

    mask: these cards in the number of a pile; extra: how much they add to its chaff.
    """

    mask: int
    extra: dict[int, int]
    pictures: list[int]
    bonus: list[int] | None
    ribbons: list[int]
    counters: list[int]

    def sum(self, pile: int) -> int:
        """What the tables come to for the number of a pile."""
        pictures = pile & _PICTURES_MASK
        total = (self.pictures[pictures] + self.ribbons[pile >> RIBBONS_AT & _RIBBONS_MASK]
                 + self.counters[(pile >> CHAFF_AT) + self.extra[pile & self.mask]])
        return total + self.bonus[pictures] if total and self.bonus else total


def _choices(cards: CardSet) -> list[CardSet]:
    """Every choice among the cards, that of none first."""
    return [CardSet(chosen) for size in range(len(cards) + 1) for chosen in combinations(cards, size)]


def _way(parts: _Parts, chaff: Counted, chosen: CardSet, bits: dict[str, int] | None = None) -> _Way:
    """The tables where the chosen cards are chaff: of points, or of the bits of the yaku."""
    pictures = [replace(one, cards=one.cards - chosen) if one.kind is Kind.ANIMAL else one
                for one in parts.pictures]
    return _Way(_mask(chosen), {_mask(some): chaff.of(some) for some in _choices(chosen)},
                _table(pictures, PICTURES, bits),
                _table(parts.bonus, PICTURES, bits) if parts.bonus else None,
                _table(parts.ribbons, _RIBBONS, bits), _counters(parts, bits))


def _mask(cards: CardSet, among: Sequence[Card] = PICTURES) -> int:
    return sum(1 << at for at, card in enumerate(among) if card in cards)


def _table(lines: list[Yaku], cards: Sequence[Card], bits: dict[str, int] | None) -> list[int]:
    """For every choice among the cards what these yaku come to; of a group the most valuable counts."""
    total = [0] * (1 << len(cards))
    best: dict[str, list[int]] = {}
    name: dict[str, list[int]] = {}
    for one in lines:
        group, worth = one.group or one.id, _worth(one, cards)
        before = best.get(group, [0] * len(worth))
        if bits:
            bit, names = bits[one.id], name.get(group, before)
            name[group] = [bit if now > then else old
                           for now, then, old in zip(worth, before, names, strict=True)]
        best[group] = list(map(max, before, worth)) if group in best else worth
    for column in (name if bits else best).values():
        total = list(map(add, total, column))
    return total


def _worth(one: Yaku, cards: Sequence[Card]) -> list[int]:
    """For every choice among the cards the points of one yaku, 0 where it is not held."""
    counted, must, without = (_mask(some, cards) for some in (one.cards, one.must, one.without))
    points = _by_count(one, len(one.cards))
    cells = range(1 << len(cards))
    if not must and not without:
        return [points[(cell & counted).bit_count()] for cell in cells]
    return [points[(cell & counted).bit_count()] if cell & must == must and not cell & without else 0
            for cell in cells]


def _by_count(one: Yaku, cards: int) -> list[int]:
    """The points of a yaku by how many of its cards are there, 0 to this number."""
    return [one.points + one.step * (number - one.needs) if one.needs <= number <= (one.most or cards) else 0
            for number in range(cards + 1)]


def _counters(parts: _Parts, bits: dict[str, int] | None) -> list[int]:
    """By the two counters of a pile's number, what chaff and the cards of the month come to."""
    chaff, month = [0] * (1 << MONTH_AT - CHAFF_AT), [0] * (_COUNTERS >> MONTH_AT - CHAFF_AT)
    for one in parts.chaff:
        chaff = _by_count(one, len(chaff) - 1)
    for one in parts.month:
        month[4] = one.points
    if bits:
        chaff = [bits[parts.chaff[0].id] if points else 0 for points in chaff]
        month = [bits[parts.month[0].id] if points else 0 for points in month]
    return [first + second for second in month for first in chaff]
