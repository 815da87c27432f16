"""A pile of cards, its yaku, and the steps from their sum to the final points (spec 6.7, 6.8).

Every widget, notebook and test reads the one value that `score` returns, so an explanation can't
disagree with a score.
"""
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from .cards import Card, Cards, CardSet
from .errors import CardError, RulesError, shown
from .rules import DEFAULT, Rules, Yaku
from .rules import rules as find_rules
from .words import count, times

__all__ = ["Cards", "Gain", "Held", "Progress", "Score", "Scorer", "Situation", "Step", "one_more",
           "progress", "score", "scorer", "situation_of"]


class Held(NamedTuple):
    """A yaku that a pile holds: its points there and the cards that make it."""

    yaku: Yaku
    points: int
    cards: CardSet

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

    value: points after it. factor: what it multiplies by, None for the sum that starts a score.
    why: why it multiplies, in words. option: the option of the rule set that decides it, "" for the sum.
    held: the yaku that the sum adds up.
    """

    value: int
    factor: int | None
    why: str = ""
    option: str = ""
    held: tuple[Held, ...] = ()

    @property
    def reason(self) -> str:
        """The step in words: "Sankō 5 + Tsukimi-zake 5", "15 is 7 or more"."""
        return self.why or " + ".join(map(repr, self.held)) or "no yaku"

    @property
    def cards(self) -> CardSet:
        """The cards that the step counts, none for a multiplication."""
        bits = 0
        for one in self.held:
            bits |= one.cards.bits
        return CardSet.from_bits(bits)

    def __repr__(self) -> str:
        return str(self.value) if self.factor is None else f"×{self.factor} → {self.value}"

    def __str__(self) -> str:
        return f"{self!r} ({self.reason})"


class Situation(NamedTuple):
    """What a score depends on besides the pile.

    opponent_koikoi, own_koikoi: calls of koi-koi in this round. field_brights: brights on the table at the
    deal.
    """

    opponent_koikoi: int = 0
    own_koikoi: int = 0
    field_brights: int = 0


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
        counted = {held.id for held in self.yaku}
        return tuple(Held(yaku, points, self.pile & yaku.cards) for yaku in self.rules.yaku
                     if yaku.id not in counted and (points := yaku.worth(self.pile)))

    def __str__(self) -> str:
        return f"{count(self.total, 'point')}: " + ", ".join(map(str, self.steps))

    def __repr__(self) -> str:
        return f"<{self}>"

    def _repr_html_(self) -> str:
        from .show import score_html
        return score_html(self)


class Scorer:
    """The evaluation of piles under one rule set, remembering what it has seen.

    What a yaku is worth depends on its own cards and on the yaku of its group. So the table falls into parts
    that share no card and no group, and each part is looked up by those of its cards that a pile holds. Only
    a yaku that counts cards among very many is counted anew each time.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._counted = [yaku for yaku in rules.yaku
                         if yaku.counts_only and not yaku.group and len(yaku.cards) > 12]
        parts = _independent([yaku for yaku in rules.yaku if yaku not in self._counted])
        self._parts = [(part.mask, part) for part in map(_Part, parts)]
        self._places = {yaku.id: place for place, yaku in enumerate(rules.yaku)}
        self._in_order = [one for part in parts for one in part] + self._counted == list(rules.yaku)
        self._multiplied: dict[tuple[int, Situation], tuple[int, tuple[Step, ...]]] = {}
        self._not_in_deck = ~rules.deck.bits

    def base(self, bits: int) -> int:
        """Sum of the yaku (points) in a pile given as bits."""
        total = 0
        for mask, part in self._parts:
            total += part[bits & mask][1]
        for yaku in self._counted:
            counted = (bits & yaku.cards.bits).bit_count()
            if counted >= yaku.needs:
                total += yaku.points + yaku.step * (counted - yaku.needs)
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
        for yaku in self._counted:
            counted = bits & yaku.cards.bits
            if counted.bit_count() >= yaku.needs:
                cards = CardSet.from_bits(counted)
                points = yaku.worth(cards)
                held += (Held(yaku, points, cards),)
                total += points
        if not self._in_order:
            held = tuple(sorted(held, key=lambda one: self._places[one.id]))
        return held, total

    def score(self, pile: CardSet, situation: Situation) -> Score:
        """What a pile scores in a situation (spec 6.7, 6.8). Raises CardError for cards not in the deck."""
        if pile.bits & self._not_in_deck:
            raise CardError(f"The card {next(iter(pile - self.rules.deck)).id!r} is not in the deck of "
                            f"{self.rules.name}.")
        yaku, base = self.find(pile.bits)
        total, multiplied = self._multiplied.get((base, situation)) or self._multiply(base, situation)
        steps = (_new(Step, (base, None, "", "", yaku)), *multiplied)
        return _new(Score, (self.rules, pile, situation, yaku, base, total, steps))

    def _multiply(self, base: int, situation: Situation) -> tuple[int, tuple[Step, ...]]:
        value = base
        steps = []
        for factor, reason, option in _factors(self.rules, base, situation):
            value *= factor
            steps.append(Step(value, factor, reason, option))
        return self._multiplied.setdefault((base, situation), (value, tuple(steps)))


#: A NamedTuple made by this is made without a call in Python.
_new = tuple.__new__


def _factors(rules: Rules, base: int, situation: Situation) -> Iterable[tuple[int, str, str]]:
    """Every multiplier that applies: the factor, why, and the option that decides it (spec 6.8)."""
    if base == 0:
        return
    if rules.seven_doubles and base >= 7:
        yield 2, f"{base} is 7 or more", "seven_doubles"
    calls = situation.opponent_koikoi
    if calls and rules.opponent_koikoi_doubles == "once":
        yield 2, "the opponent called koi-koi", "opponent_koikoi_doubles"
    elif calls and rules.opponent_koikoi_doubles == "per_call":
        yield 1 + calls, f"the opponent called koi-koi {times(calls)}", "opponent_koikoi_doubles"
    if situation.own_koikoi and rules.own_koikoi == "multiply":
        yield 1 + situation.own_koikoi, f"you called koi-koi {times(situation.own_koikoi)}", "own_koikoi"
    brights = situation.field_brights
    if brights and rules.field_multiplier != "off":
        factor = 1 + brights if rules.field_multiplier == "per_bright" else 2
        yield factor, f"brights on the table at the deal: {brights}", "field_multiplier"


class _Part(dict[int, tuple[tuple[Held, ...], int]]):
    """Yaku that depend on one another; from the bits of their cards in a pile to those held and their sum."""

    def __init__(self, yaku: list[Yaku]) -> None:
        super().__init__()
        self.yaku = yaku
        self.mask = 0
        for one in yaku:
            self.mask |= one.cards.bits

    def __missing__(self, bits: int) -> tuple[tuple[Held, ...], int]:
        if len(self) > 1 << 16:
            self.clear()
        pile = CardSet.from_bits(bits)
        held: list[Held] = []
        groups = set()
        for yaku in self.yaku:
            points = yaku.worth(pile)
            if points and yaku.group not in groups:
                held.append(Held(yaku, points, pile & yaku.cards))
                if yaku.group:
                    groups.add(yaku.group)
        self[bits] = found = tuple(held), sum(one.points for one in held)
        return found


def _independent(table: list[Yaku]) -> list[list[Yaku]]:
    """The yaku table cut into parts that share neither a card nor a group, in the order of the table."""
    parts: list[list[Yaku]] = []
    for yaku in table:
        joined = [part for part in parts if any(
            one.cards & yaku.cards or (one.group and one.group == yaku.group) for one in part)]
        parts = [part for part in parts if part not in joined]
        parts.append([one for part in joined for one in part] + [yaku])
    return sorted((sorted(part, key=table.index) for part in parts), key=lambda part: table.index(part[0]))


@lru_cache(maxsize=256)
def scorer(rules: Rules) -> Scorer:
    """The scorer of a rule set; the same one each time, so that it remembers."""
    return Scorer(rules)


def score(pile: Cards, rules: str | Rules = DEFAULT, *, opponent_koikoi: int = 0, own_koikoi: int = 0,
          field_brights: int = 0, month: int | None = None, losers: object = None) -> Score:
    """What a pile scores for the player who stops (spec 6.7, 6.8).

    pile: cards, as a CardSet takes them. opponent_koikoi, own_koikoi: calls in this round (0 to 48).
    field_brights: brights among the table cards of the deal. month (1 to 12) and losers (their piles) concern
    rule sets that use them; a keyword that a rule set does not use changes nothing.

    Raises UnknownName or CardError for a pile that can't be, RulesError for a number that can't be.
    """
    if not isinstance(pile, CardSet):
        pile = CardSet(pile)
    if not isinstance(rules, Rules):
        rules = find_rules(rules)
    if month is not None and (type(month) is not int or not 1 <= month <= 12):
        raise RulesError(f"A month is a number from 1 to 12, not {shown(month)}.")
    return scorer(rules).score(pile, situation_of(opponent_koikoi, own_koikoi, field_brights))


def situation_of(opponent_koikoi: int = 0, own_koikoi: int = 0, field_brights: int = 0) -> Situation:
    """A checked situation. Raises RulesError for a count that is no whole number from 0 to 48."""
    if type(opponent_koikoi) is type(own_koikoi) is type(field_brights) is int:
        known = _SITUATIONS.get((opponent_koikoi, own_koikoi, field_brights))
        if known is not None:
            return known
    situation = Situation(opponent_koikoi, own_koikoi, field_brights)
    for name, calls in situation._asdict().items():
        if type(calls) is not int or not 0 <= calls <= 48:
            raise RulesError(f"{name} is a whole number from 0 to 48, not {shown(calls)}.")
    return _SITUATIONS.setdefault(situation, situation)


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
        return self.missing <= len(self.wanted) and not self.yaku.must.bits & ~(self.have | self.wanted).bits


def progress(pile: Cards, rules: str | Rules = DEFAULT, *, gone: Cards = ()) -> tuple[Progress, ...]:
    """For each yaku of the table, how far the pile has come.

    gone: cards that can't be had any more, such as the opponent's pile. Raises as `score` does.
    """
    pile, gone = CardSet(pile), CardSet(gone)
    rows = []
    for yaku in find_rules(rules).yaku:
        have = pile & yaku.cards
        fixed = yaku.must - pile
        missing = max(yaku.needs - len(have), len(fixed))
        if missing == 0 and yaku.step == 0:
            wanted = CardSet()
        elif missing == len(fixed) > 0:
            wanted = fixed - gone
        else:
            wanted = yaku.cards - pile - gone
        rows.append(Progress(yaku, have, missing, wanted))
    return tuple(rows)


class Gain(NamedTuple):
    """What one card more would do: the new score, the points it adds, and the yaku that are new or raised."""

    card: Card
    score: Score
    points: int
    yaku: tuple[Held, ...]


def one_more(pile: Cards, rules: str | Rules = DEFAULT, *, among: Cards | None = None,
             opponent_koikoi: int = 0, own_koikoi: int = 0, field_brights: int = 0) -> tuple[Gain, ...]:
    """The cards that would raise the score of a pile, each alone, the most valuable first.

    among: the cards to try, all that are not in the pile unless said. `points` of a gain is the rise of the
    total. Raises as `score` does.
    """
    pile, rules = CardSet(pile), find_rules(rules)
    situation = {"opponent_koikoi": opponent_koikoi, "own_koikoi": own_koikoi, "field_brights": field_brights}
    now = score(pile, rules, **situation)
    held = {one.id: one.points for one in now.yaku}
    gains = []
    for card in (rules.deck if among is None else CardSet(among)) - pile:
        then = score(pile | card, rules, **situation)
        if then.base > now.base:
            raised = tuple(one for one in then.yaku if one.points > held.get(one.id, 0))
            gains.append(Gain(card, then, then.total - now.total, raised))
    return tuple(sorted(gains, key=lambda gain: (-gain.points, gain.card)))
