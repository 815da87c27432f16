"""From a pile to the yaku that count in it, looked up in tables made once for each rule set (spec 12)."""
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from ..cards import Card, CardSet, Kind
from ..rules import Provenance, Rules, Yaku
from ..rules.table import two_roles
from ..rules.yaku import VIEWING
from .sheet import Held
from .situation import Situation


def spoilt_by_table(rules: Rules, yaku: Yaku, situation: Situation) -> bool:
    """Whether a card on the table spoils a viewing yaku: the first of four definitions (spec 11.1)."""
    if rules.viewing_rain != "field" or yaku.id not in VIEWING:
        return False
    return situation.rain if yaku.id == "hanami" else situation.fog


def table_for(rules: Rules, situation: Situation) -> "Table | Roles":
    """The evaluation of piles in this situation, with a table for each role of the cards that have two."""
    lines = []
    for yaku in rules.table(situation.month):
        if not spoilt_by_table(rules, yaku, situation):
            points = (yaku.after_call if situation.own_koikoi else 0) or yaku.points
            lines.append((yaku, replace(yaku, points=points), rules.provenance(f"yaku.{yaku.id}")))
    either = two_roles(rules)
    if not either:
        return Table(lines, rules.best_yaku_only)
    tables = []
    for number in range(len(either) + 1):
        for chosen in combinations(either, number):
            chaff = CardSet(chosen)
            hidden = {Kind.ANIMAL: chaff, Kind.CHAFF: either - chaff}
            tables.append((chaff, Table([
                (yaku, _without(one, hidden.get(one.kind, CardSet()) if one.kind else CardSet()), source)
                for yaku, one, source in lines], rules.best_yaku_only)))
    return Roles(either, tables)


def _without(yaku: Yaku, hidden: CardSet) -> Yaku:
    if not hidden & yaku.cards:
        return yaku
    return replace(yaku, cards=yaku.cards - hidden, double=yaku.double - hidden,
                   triple=yaku.triple - hidden)


#: A yaku as the rule set has it, as it is counted here, and where it comes from.
_Line = tuple[Yaku, Yaku, Provenance]


class Table:
    """The evaluation of piles under one table, remembering what it has seen.

    What a yaku is worth depends on its own cards and on the yaku of its group. So the table falls into parts
    that share no card and no group, and each part is looked up by those of its cards that a pile holds. Only
    a yaku that counts cards among very many is counted anew each time. Bonus yaku are looked at where others
    are found.
    """

    def __init__(self, lines: list[_Line], best_only: bool) -> None:
        normal = [line for line in lines if not line[1].bonus]
        counted = [line for line in normal if _is_counted(line[1])]
        self._weighted = [line for line in counted if line[1].double or line[1].triple]
        self._counted = [line for line in counted if line not in self._weighted]
        parts = _independent([line for line in normal if line not in counted])
        bonus = _independent([line for line in lines if line[1].bonus])
        self._parts = [(part.mask, part) for part in map(_Part, parts)]
        self._bonus = [(part.mask, part) for part in map(_Part, bonus)]
        self._places = {line[0].id: place for place, line in enumerate(lines)}
        self._in_order = [
            *(line for part in parts for line in part), *self._counted, *self._weighted] == lines
        self._best_only = best_only

    def base(self, bits: int) -> int:
        """Sum of the yaku (points) in a pile given as bits."""
        if self._best_only:
            return self.find(bits)[1]
        total = 0
        for mask, part in self._parts:
            total += part[bits & mask][1]
        for _, yaku, _ in self._counted:
            counted = (bits & yaku.cards.bits).bit_count()
            if counted >= yaku.needs:
                total += yaku.points + yaku.step * (counted - yaku.needs)
        for _, yaku, _ in self._weighted:
            counted = yaku.counted(bits)
            if counted >= yaku.needs:
                total += yaku.points + yaku.step * (counted - yaku.needs)
        if total and self._bonus:
            for mask, part in self._bonus:
                total += part[bits & mask][1]
        return total

    def find(self, bits: int) -> tuple[tuple[Held, ...], int]:
        """The yaku that count in a pile given as bits, in the order of the table, and their sum."""
        held: tuple[Held, ...] = ()
        total = 0
        for mask, part in self._parts:
            found, points = part[bits & mask]
            if points:
                held += found
                total += points
        for public, yaku, source in self._counted:
            counted = bits & yaku.cards.bits
            if counted.bit_count() >= yaku.needs:
                cards = CardSet.from_bits(counted)
                points = yaku.worth(cards)
                held += (Held(public, points, cards, source),)
                total += points
        if self._weighted:
            for public, yaku, source in self._weighted:
                cards = CardSet.from_bits(bits & yaku.cards.bits)
                points = yaku.worth(cards)
                if points:
                    held += (Held(public, points, cards, source),)
                    total += points
        if total and self._bonus:
            for mask, part in self._bonus:
                found, points = part[bits & mask]
                held += found
                total += points
        if not self._in_order:
            held = tuple(sorted(held, key=lambda one: self._places[one.id]))
        if self._best_only and held:
            best = max(held, key=lambda one: one.points)
            return (best,), best.points
        return held, total


class Roles:
    """The evaluation of piles where some cards are an animal or chaff, whichever is better (spec 3.9, 5.7).

    tables: for each set of cards that are taken for chaff, the table then; all for animals comes first.
    """

    def __init__(self, cards: CardSet, tables: list[tuple[CardSet, Table]]) -> None:
        self._cards = cards
        self._mask = cards.bits
        self._tables = tables

    def base(self, bits: int) -> int:
        """Sum of the yaku (points) in a pile given as bits."""
        if not bits & self._mask:
            return self._tables[0][1].base(bits)
        return max([table.base(bits) for _, table in self._tables])

    def find(self, bits: int) -> tuple[tuple[Held, ...], int]:
        """The yaku that count in a pile given as bits, in the order of the table, and their sum."""
        return self._best(bits)[1].find(bits)

    def ways(self, bits: int) -> Iterator[tuple[CardSet, tuple[Held, ...], int]]:
        """For each choice of roles: the cards that are chaff then, the yaku that count, and their sum."""
        for chaff, table in self._tables if bits & self._mask else self._tables[:1]:
            if not chaff.bits & ~bits:
                yield (chaff, *table.find(bits))

    def roles(self, pile: CardSet) -> dict[Card, Kind]:
        """What each of the cards counts as that the pile holds."""
        return self.roles_with(pile, self._best(pile.bits)[0])

    def roles_with(self, pile: CardSet, chaff: CardSet) -> dict[Card, Kind]:
        """The same where these cards are chaff."""
        return {card: Kind.CHAFF if card in chaff else Kind.ANIMAL for card in pile & self._cards}

    def _best(self, bits: int) -> tuple[CardSet, Table]:
        if not bits & self._mask:
            return self._tables[0]
        return max(self._tables, key=lambda one: one[1].base(bits))


class _Part(dict[int, tuple[tuple[Held, ...], int]]):
    """Yaku that depend on one another; from the bits of their cards in a pile to those held and their sum."""

    def __init__(self, lines: list[_Line]) -> None:
        super().__init__()
        self.lines = lines
        self.mask = 0
        for _, one, _ in lines:
            self.mask |= _touched(one).bits

    def __missing__(self, bits: int) -> tuple[tuple[Held, ...], int]:
        if len(self) > 1 << 16:
            self.clear()
        pile = CardSet.from_bits(bits)
        held: list[Held] = []
        best: dict[str, Held] = {}
        for public, yaku, source in self.lines:
            points = yaku.worth(pile)
            if points:
                one = Held(public, points, pile & yaku.cards, source)
                held.append(one)
                if yaku.group and (yaku.group not in best or points > best[yaku.group].points):
                    best[yaku.group] = one
        counting = tuple(one for one in held if best.get(one.yaku.group, one) is one)
        self[bits] = found = counting, sum(one.points for one in counting)
        return found


def _is_counted(yaku: Yaku) -> bool:
    """Whether it counts cards among so many that piles are better counted than looked up."""
    return not (yaku.must or yaku.without or yaku.most or yaku.group) and 12 < len(yaku.cards) > yaku.needs


def _touched(yaku: Yaku) -> CardSet:
    """The cards that its worth depends on."""
    return yaku.cards | yaku.without


def _independent(table: list[_Line]) -> list[list[_Line]]:
    """The yaku table cut into parts that share neither a card nor a group, in the order of the table."""
    parts: list[list[_Line]] = []
    for line in table:
        yaku = line[1]
        joined = [part for part in parts if any(
            _touched(one) & _touched(yaku) or (one.group and one.group == yaku.group) for _, one, _ in part)]
        parts = [part for part in parts if part not in joined]
        parts.append([one for part in joined for one in part] + [line])
    return sorted((sorted(part, key=table.index) for part in parts), key=lambda part: table.index(part[0]))
