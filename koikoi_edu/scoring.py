"""A pile of cards, its yaku, and the steps from their sum to the final points (spec 3.8, 5.8, 6.8, 7.9, 11).

Every widget, notebook and test reads the one value that `score` returns, so an explanation can't
disagree with a score.
"""
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from .cards import Card, Cards, CardSet, Kind
from .errors import CardError, RulesError, shown
from .rules import DEFAULT, Provenance, Rules, Yaku
from .rules import rules as find_rules
from .rules.yaku import BRIDGE, SAKE, VIEWING
from .words import count, listed, names, times

__all__ = ["Cards", "Gain", "Held", "LeftOut", "Progress", "Score", "Scorer", "Situation", "Step", "one_more",
           "progress", "score", "scorer", "situation_of"]


class Held(NamedTuple):
    """A yaku that a pile holds: its points there, the cards that make it, and where its value comes from."""

    yaku: Yaku
    points: int
    cards: CardSet
    provenance: Provenance | None = None

    @property
    def id(self) -> str:
        return self.yaku.id

    @property
    def name(self) -> str:
        return self.yaku.name

    def __repr__(self) -> str:
        return f"{self.name} {self.points}"


class Step(NamedTuple):
    """One step of a score.

    value: points after it. factor: what it multiplies by, added: what it adds; both None for the sum that
    starts a score. why: why it does so, in words. option: the option of the rule set that decides it, "" for
    the sum, and provenance: where that comes from. held: the yaku that the sum adds up.
    """

    value: int
    factor: int | None
    why: str = ""
    option: str = ""
    held: tuple[Held, ...] = ()
    added: int | None = None
    provenance: Provenance | None = None

    @property
    def reason(self) -> str:
        """The step in words: "Sankō 5 + Tsukimi-zake 5", "15 is 7 or more"."""
        return self.why or " + ".join(map(repr, self.held)) or "no yaku"

    @property
    def cards(self) -> CardSet:
        """The cards that the step counts, none for one that multiplies or adds points."""
        bits = 0
        for one in self.held:
            bits |= one.cards.bits
        return CardSet.from_bits(bits)

    def __repr__(self) -> str:
        if self.added is not None:
            return f"+{self.added} → {self.value}"
        return str(self.value) if self.factor is None else f"×{self.factor} → {self.value}"

    def __str__(self) -> str:
        return f"{self!r} ({self.reason})"


class Situation(NamedTuple):
    """What a score depends on besides the pile.

    opponent_koikoi, own_koikoi: calls of koi-koi in this round, of all others and of the player.
    field_brights: brights on the table at the deal. month: of the round (1 to 12), None where it does not
    matter. rain, fog: whether a willow, a paulownia lies on the table (spec 11.1). loser_total: the sum of a
    loser's yaku that goes to the winner (spec 3.13).
    """

    opponent_koikoi: int = 0
    own_koikoi: int = 0
    field_brights: int = 0
    month: int | None = None
    rain: bool = False
    fog: bool = False
    loser_total: int = 0


class LeftOut(NamedTuple):
    """A yaku whose cards are there and which does not count: its points alone, why, and the option."""

    yaku: Yaku
    points: int
    cards: CardSet
    why: str
    option: str
    provenance: Provenance

    def __repr__(self) -> str:
        return f"{self.yaku.name} {self.points}: {self.why}"


class Score(NamedTuple):
    """What a pile scores, and why.

    rules, pile, situation: what was scored. yaku: those that count, each with points and cards, in the order
    of the table. base: their sum. total: points scored. steps: from base to total, each with its reason.
    """

    rules: Rules
    pile: CardSet
    situation: Situation
    yaku: tuple[Held, ...]
    base: int
    total: int
    steps: tuple[Step, ...]

    @property
    def cards(self) -> CardSet:
        """Every card that makes a yaku."""
        return self.steps[0].cards

    @property
    def replaced(self) -> tuple[Held, ...]:
        """The yaku whose cards are there but which a higher one of their group replaces."""
        groups = {held.yaku.group for held in self.yaku} - {""}
        return tuple(Held(one.yaku, one.points, one.cards, self.rules.provenance(f"yaku.{one.yaku.id}"))
                     for one in self.left_out if one.yaku.group in groups)

    @property
    def left_out(self) -> tuple[LeftOut, ...]:
        """Every yaku whose cards are there but which does not count, with the reason, in table order."""
        counted = {held.id for held in self.yaku}
        found = []
        for yaku in self.rules.table(self.situation.month):
            points = replace(yaku, without=CardSet()).worth(self.pile) if yaku.id not in counted else 0
            if points:
                why, option = self._why_not(yaku)
                found.append(LeftOut(yaku, points, self.pile & yaku.cards, why, option,
                                     self.rules.provenance(option)))
        return tuple(found)

    @property
    def roles(self) -> dict[Card, Kind]:
        """What each card counts as that may be an animal or chaff, but not both (spec 3.9, 5.7)."""
        return scorer(self.rules).roles(self.pile, self.situation)

    def _why_not(self, yaku: Yaku) -> tuple[str, str]:
        """Why a yaku does not count though its cards are there, and the option that has it so."""
        spoilt = yaku.without & self.pile
        if spoilt:
            return f"the pile holds {names(spoilt)}, which spoils it", "viewing_rain"
        if _spoilt_by_table(self.rules, yaku, self.situation):
            flower = "willow" if yaku.id == "hanami" else "paulownia"
            return f"a {flower} lies on the table, which spoils it", "viewing_rain"
        higher = [held.name for held in self.yaku if yaku.group and held.yaku.group == yaku.group]
        if higher:
            option = "bright_mode" if yaku.group == "brights" else "yaku"
            return f"{listed(higher)} replaces it", option
        if yaku.bonus and all(held.yaku.bonus for held in self.yaku):
            return "it counts only beside another yaku", "viewing"
        if self.rules.best_yaku_only:
            return "only the best yaku counts", "best_yaku_only"
        for card, role in self.roles.items():
            if yaku.kind is not role and card in yaku.cards:
                option = "wild_card" if card.name == self.rules.wild_card else "sake_role"
                return f"{card.name} counts as {'an animal' if role is Kind.ANIMAL else 'chaff'} here", option
        raise AssertionError(f"{yaku!r} should count")

    def __str__(self) -> str:
        return f"{count(self.total, 'point')}: " + ", ".join(map(str, self.steps))

    def __repr__(self) -> str:
        return f"<{self}>"

    def _repr_html_(self) -> str:
        from .show import score_html
        return score_html(self)


class Scorer:
    """The evaluation of piles under one rule set, remembering what it has seen.

    The yaku that can count depend on the situation only where an option says so; each such case has a table
    of its own. Raises RulesError for options that only Go-Stop has and that can't be scored.
    """

    def __init__(self, rules: Rules) -> None:
        unknown = [option for option in _NOT_SCORED if getattr(rules, option)]
        if unknown:
            raise RulesError(f"The option {unknown[0]!r} belongs to Go-Stop, which can't be scored yet.")
        self.rules = rules
        self._by_call = any(yaku.after_call for yaku in rules.yaku)
        self._by_month = rules.month_yaku != "off"
        self._by_table = rules.viewing_rain == "field"
        self._tables: dict[tuple[bool, int | None, bool, bool], _Table | _Roles] = {}
        self._provenance = {option: rules.provenance(option) for option in _DECIDES}
        self._multiplied: dict[tuple[int, Situation], tuple[int, tuple[Step, ...]]] = {}
        self._not_in_deck = ~rules.deck.bits
        #: Whether what the yaku sum up to depends on more than the pile.
        self.by_situation = self._by_call or self._by_month or self._by_table
        self._only = None if self.by_situation else self._table(_PLAIN)

    def base(self, bits: int, situation: "Situation | None" = None) -> int:
        """Sum of the yaku (points) in a pile given as bits."""
        return (self._only or self._table(situation or _PLAIN)).base(bits)

    @property
    def plain_base(self) -> Callable[[int], int]:
        """`base` for piles alone, the way to it looked up once and for all."""
        return self._table(_PLAIN).base

    def find(self, bits: int, situation: "Situation | None" = None) -> tuple[tuple[Held, ...], int]:
        """The yaku that count in a pile given as bits, in the order of the table, and their sum."""
        return (self._only or self._table(situation or _PLAIN)).find(bits)

    def roles(self, pile: CardSet, situation: Situation) -> dict[Card, Kind]:
        """See `Score.roles`."""
        table = self._only or self._table(situation)
        return table.roles(pile) if isinstance(table, _Roles) else {}

    def score(self, pile: CardSet, situation: Situation) -> Score:
        """What a pile scores in a situation. Raises CardError for cards not in the deck."""
        if pile.bits & self._not_in_deck:
            raise CardError(f"The card {next(iter(pile - self.rules.deck)).id!r} is not in the deck of "
                            f"{self.rules.name}.")
        yaku, base = (self._only or self._table(situation)).find(pile.bits)
        total, further = self._multiplied.get((base, situation)) or self._go_on(base, situation)
        steps = (_new(Step, (base, None, "", "", yaku, None, None)), *further)
        return _new(Score, (self.rules, pile, situation, yaku, base, total, steps))

    def _go_on(self, base: int, situation: Situation) -> tuple[int, tuple[Step, ...]]:
        value = base
        steps = []
        for factor, added, reason, option in _further(self.rules, base, situation) if base else ():
            value = value * (factor or 1) + (added or 0)
            steps.append(Step(value, factor, reason, option, (), added, self._provenance[option]))
        return self._multiplied.setdefault((base, situation), (value, tuple(steps)))

    def _table(self, situation: Situation) -> "_Table | _Roles":
        key = (self._by_call and situation.own_koikoi > 0, situation.month if self._by_month else None,
               self._by_table and situation.rain, self._by_table and situation.fog)
        known = self._tables.get(key)
        return known or self._tables.setdefault(key, _table_for(self.rules, situation))


#: Options of Go-Stop that change a score in ways that are not known here.
_NOT_SCORED = ("bonuses", "shake", "bomb", "seven_animals", "drawn_round_doubles", "go_bak")
#: The options that make a step of a score.
_DECIDES = ("seven_doubles", "opponent_koikoi_doubles", "own_koikoi", "winner_takes_loser",
            "field_multiplier")
_PLAIN = Situation()

#: A NamedTuple made by this is made without a call in Python.
_new = tuple.__new__


def _further(rules: Rules, base: int, situation: Situation
             ) -> Iterator[tuple[int | None, int | None, str, str]]:
    """What follows the sum: a factor or points added, why, and the option that decides it.

    Points for a call come before all that multiplies (spec 4.11, 11.1); a loser's yaku are multiplied by the
    field alone (spec 3.13).
    """
    own, calls = situation.own_koikoi, situation.opponent_koikoi
    called = f"you called koi-koi {times(own)}"
    added, own_factor = _own_calls(rules.own_koikoi, own)
    if added:
        yield None, added, called, "own_koikoi"
    if rules.seven_doubles and base >= 7:
        yield 2, None, f"{base} is 7 or more", "seven_doubles"
    other = "the opponent" if rules.players == 2 else "another player"
    if calls and rules.opponent_koikoi_doubles == "once":
        yield 2, None, f"{other} called koi-koi", "opponent_koikoi_doubles"
    elif calls and rules.opponent_koikoi_doubles == "per_call":
        who = other if rules.players == 2 else "other players"
        yield 1 + calls, None, f"{who} called koi-koi {times(calls)}", "opponent_koikoi_doubles"
    if own_factor > 1:
        yield own_factor, None, called, "own_koikoi"
    if situation.loser_total and rules.winner_takes_loser:
        why = "the loser called koi-koi and made no new yaku since, so those go to the winner"
        yield None, situation.loser_total, why, "winner_takes_loser"
    factor, why = field_factor(rules, situation.field_brights)
    if factor > 1:
        yield factor, None, why, "field_multiplier"


def field_factor(rules: Rules, brights: int) -> tuple[int, str]:
    """What brights on the table at the deal multiply by, 1 for nothing, and why (spec 3.5, 12)."""
    if not brights or rules.field_multiplier == "off":
        return 1, ""
    factor = 1 + brights if rules.field_multiplier == "per_bright" else 2
    return factor, f"brights on the table at the deal: {brights}"


def _own_calls(mode: str, calls: int) -> tuple[int, int]:
    """Points that a player's own calls add, and what they multiply by (spec 3.8, 4.11, 4.14, 11.1)."""
    if not calls or mode == "off":
        return 0, 1
    if mode == "multiply":
        return 0, 1 + calls
    if mode == "double_if_called":
        return 0, 2
    if mode == "go":
        return (1, 1) if calls == 1 else (0, calls)
    if mode == "go_korean":
        return calls, 2 ** max(calls - 2, 0)
    return (calls, 1) if calls <= 3 else (0, calls - 2)  # japan


def _spoilt_by_table(rules: Rules, yaku: Yaku, situation: Situation) -> bool:
    """Whether a card on the table spoils a viewing yaku: the first of four definitions (spec 11.1)."""
    if rules.viewing_rain != "field" or yaku.id not in VIEWING:
        return False
    return situation.rain if yaku.id == "hanami" else situation.fog


def _table_for(rules: Rules, situation: Situation) -> "_Table | _Roles":
    """The evaluation of piles in this situation, with a table for each role of the cards that have two."""
    lines = []
    for yaku in rules.table(situation.month):
        if not _spoilt_by_table(rules, yaku, situation):
            points = (yaku.after_call if situation.own_koikoi else 0) or yaku.points
            lines.append((yaku, replace(yaku, points=points), rules.provenance(f"yaku.{yaku.id}")))
    either = CardSet()
    if rules.wild_card == "bridge":
        either |= BRIDGE
    if rules.wild_card == "sake" or rules.sake_role == "either":
        either |= SAKE
    if not either:
        return _Table(lines, rules.best_yaku_only)
    tables = []
    for number in range(len(either) + 1):
        for chosen in combinations(either, number):
            chaff = CardSet(chosen)
            hidden = {Kind.ANIMAL: chaff, Kind.CHAFF: either - chaff}
            tables.append((chaff, _Table([
                (yaku, _without(one, hidden.get(one.kind, CardSet()) if one.kind else CardSet()), source)
                for yaku, one, source in lines], rules.best_yaku_only)))
    return _Roles(either, tables)


def _without(yaku: Yaku, hidden: CardSet) -> Yaku:
    return replace(yaku, cards=yaku.cards - hidden, double=yaku.double - hidden) if hidden else yaku


#: A yaku as the rule set has it, as it is counted here, and where it comes from.
_Line = tuple[Yaku, Yaku, Provenance]


class _Table:
    """The evaluation of piles under one table, remembering what it has seen.

    What a yaku is worth depends on its own cards and on the yaku of its group. So the table falls into parts
    that share no card and no group, and each part is looked up by those of its cards that a pile holds. Only
    a yaku that counts cards among very many is counted anew each time. Bonus yaku are looked at where others
    are found.
    """

    def __init__(self, lines: list[_Line], best_only: bool) -> None:
        normal = [line for line in lines if not line[1].bonus]
        self._counted = [line for line in normal if line[1].counts_only and not line[1].group
                         and len(line[1].cards) > 12]
        parts = _independent([line for line in normal if line not in self._counted])
        bonus = _independent([line for line in lines if line[1].bonus])
        self._parts = [(part.mask, part) for part in map(_Part, parts)]
        self._bonus = [(part.mask, part) for part in map(_Part, bonus)]
        self._places = {line[0].id: place for place, line in enumerate(lines)}
        self._in_order = [line for part in parts for line in part] + self._counted == lines
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


class _Roles:
    """The evaluation of piles where some cards are an animal or chaff, whichever is better (spec 3.9, 5.7).

    tables: for each set of cards that are taken for chaff, the table then; all for animals comes first.
    """

    def __init__(self, cards: CardSet, tables: list[tuple[CardSet, _Table]]) -> None:
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

    def roles(self, pile: CardSet) -> dict[Card, Kind]:
        """What each of the cards counts as that the pile holds."""
        chaff = self._best(pile.bits)[0]
        return {card: Kind.CHAFF if card in chaff else Kind.ANIMAL for card in pile & self._cards}

    def _best(self, bits: int) -> tuple[CardSet, _Table]:
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


@lru_cache(maxsize=256)
def scorer(rules: Rules) -> Scorer:
    """The scorer of a rule set; the same one each time, so that it remembers."""
    return Scorer(rules)


def score(pile: Cards, rules: str | Rules = DEFAULT, *, opponent_koikoi: int = 0, own_koikoi: int = 0,
          field_brights: int = 0, month: int | None = None, rain: bool = False, fog: bool = False,
          loser_total: int = 0, losers: object = None) -> Score:
    """What a pile scores for the player who stops (spec 3.8, 5.8, 6.8, 7.9, 11.1).

    pile: cards, as a CardSet takes them. opponent_koikoi, own_koikoi: calls in this round (0 to 48), those of
    all others and those of the player. field_brights: brights among the table cards of the deal. month: of
    the round, 1 to 12. rain, fog: whether a willow, a paulownia lies on the table. loser_total: the sum of a
    loser's yaku that goes to the winner. losers: their piles. A keyword that a rule set does not use changes
    nothing.

    Raises UnknownName or CardError for a pile that can't be, RulesError for a number that can't be.
    """
    if not isinstance(pile, CardSet):
        pile = CardSet(pile)
    if not isinstance(rules, Rules):
        rules = find_rules(rules)
    return scorer(rules).score(
        pile, situation_of(opponent_koikoi, own_koikoi, field_brights, month, rain, fog, loser_total))


def situation_of(opponent_koikoi: int = 0, own_koikoi: int = 0, field_brights: int = 0,
                 month: int | None = None, rain: bool = False, fog: bool = False,
                 loser_total: int = 0) -> Situation:
    """A checked situation. Raises RulesError for a count that is no whole number from 0 to 48.

    The month is a number from 1 to 12 or None, the total of a loser one from 0.
    """
    if month is None and rain is fog is False and type(loser_total) is int and not loser_total:
        if type(opponent_koikoi) is type(own_koikoi) is type(field_brights) is int:
            known = _SITUATIONS.get((opponent_koikoi, own_koikoi, field_brights))
            if known is not None:
                return known
    elif month is not None and (type(month) is not int or not 1 <= month <= 12):
        raise RulesError(f"A month is a number from 1 to 12, not {shown(month)}.")
    situation = Situation(opponent_koikoi, own_koikoi, field_brights, month, rain, fog, loser_total)
    for name in ("opponent_koikoi", "own_koikoi", "field_brights"):
        calls = getattr(situation, name)
        if type(calls) is not int or not 0 <= calls <= 48:
            raise RulesError(f"{name} is a whole number from 0 to 48, not {shown(calls)}.")
    for name in ("rain", "fog"):
        if type(getattr(situation, name)) is not bool:
            raise RulesError(f"{name} is True or False, not {shown(getattr(situation, name))}.")
    if type(loser_total) is not int or not 0 <= loser_total < 10**9:
        raise RulesError(f"loser_total is a whole number from 0, not {shown(loser_total)}.")
    if situation == situation[:3] + _PLAIN[3:]:
        _SITUATIONS[situation[:3]] = situation
    return situation


_SITUATIONS: dict[tuple[int, int, int], Situation] = {}


class Progress(NamedTuple):
    """How far a pile has come towards a yaku.

    have: its cards in the pile. missing: how many more it needs, 0 when it is held.
    wanted: the cards that would help and can still be had.
    """

    yaku: Yaku
    have: CardSet
    missing: int
    wanted: CardSet

    @property
    def possible(self) -> bool:
        """False once too many of its cards are gone."""
        yaku, hopes = self.yaku, self.have | self.wanted
        if self.missing == 0:
            return True
        return (len(hopes) + len(hopes & yaku.double) >= yaku.needs and self.missing <= len(self.wanted)
                and not yaku.must.bits & ~hopes.bits)


def progress(pile: Cards, rules: str | Rules = DEFAULT, *, gone: Cards = (),
             month: int | None = None) -> tuple[Progress, ...]:
    """For each yaku of the table, how far the pile has come.

    gone: cards that can't be had any more, such as the opponent's pile. month: of the round, where its cards
    are a yaku. A card that is an animal or chaff counts for either. Raises as `score` does.
    """
    pile, gone = CardSet(pile), CardSet(gone)
    rows = []
    for yaku in find_rules(rules).table(situation_of(month=month).month):
        have = pile & yaku.cards
        fixed = yaku.must - pile
        missing = max(_fewest(yaku, pile), len(fixed))
        if pile & yaku.without:
            missing, wanted = max(missing, 1), CardSet()
        elif missing == 0 and yaku.step == 0:
            wanted = CardSet()
        elif missing == len(fixed) > 0:
            wanted = fixed - gone
        else:
            wanted = yaku.cards - pile - gone
        rows.append(Progress(yaku, have, missing, wanted))
    return tuple(rows)


def _fewest(yaku: Yaku, pile: CardSet) -> int:
    """How many more of its cards a yaku needs, those that count twice first."""
    left = yaku.needs - len(pile & yaku.cards) - len(pile & yaku.double)
    twice = len(yaku.double - pile)
    return max(left - min(twice, left // 2), 0) if twice and left > 1 else max(left, 0)


class Gain(NamedTuple):
    """What one card more would do: the new score, the points it adds, and the yaku that are new or raised."""

    card: Card
    score: Score
    points: int
    yaku: tuple[Held, ...]


def one_more(pile: Cards, rules: str | Rules = DEFAULT, *, among: Cards | None = None,
             opponent_koikoi: int = 0, own_koikoi: int = 0, field_brights: int = 0, month: int | None = None,
             rain: bool = False, fog: bool = False, loser_total: int = 0) -> tuple[Gain, ...]:
    """The cards that would raise the score of a pile, each alone, the most valuable first.

    among: the cards to try, all that are not in the pile unless said. `points` of a gain is the rise of the
    total. The other keywords are those of `score`. Raises as `score` does.
    """
    pile, rules = CardSet(pile), find_rules(rules)
    counts = scorer(rules)
    situation = situation_of(opponent_koikoi, own_koikoi, field_brights, month, rain, fog, loser_total)
    now = counts.score(pile, situation)
    held = {one.id: one.points for one in now.yaku}
    gains = []
    for card in (rules.deck if among is None else CardSet(among)) - pile:
        then = counts.score(pile | card, situation)
        if then.base > now.base:
            raised = tuple(one for one in then.yaku if one.points > held.get(one.id, 0))
            gains.append(Gain(card, then, then.total - now.total, raised))
    return tuple(sorted(gains, key=lambda gain: (-gain.points, gain.card)))
