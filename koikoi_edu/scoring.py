"""A pile of cards, its yaku, and the steps from their sum to the final points (spec 6.7, 6.8).

Every widget, notebook and test reads the one value that `score` returns, so an explanation can't
disagree with a score.
"""
from collections.abc import Iterable
from typing import NamedTuple

from .cards import Card, CardSet
from .errors import RulesError
from .rules import DEFAULT, Rules, Yaku
from .rules import rules as find_rules

Cards = CardSet | str | Iterable[str | Card]


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
    """What a score depends on besides the pile: calls of koi-koi, and brights on the table at the deal."""

    opponent_koikoi: int = 0
    own_koikoi: int = 0
    field_brights: int = 0


class Score:
    """What a pile scores, and why.

    yaku: the yaku that count, each with points and cards. replaced: yaku whose cards are there but which a
    higher one of the same group replaces. base: their sum. total: points scored. steps: from base to total.
    """

    __slots__ = ("_scorer", "base", "pile", "situation", "total", "yaku")

    def __init__(self, scorer: "Scorer", pile: CardSet, situation: Situation) -> None:
        self._scorer = scorer
        self.pile = pile
        self.situation = situation
        self.yaku, self.base = scorer.find(pile.bits)
        self.total = scorer.multiply(self.base, situation)[0]

    @property
    def rules(self) -> Rules:
        return self._scorer.rules

    @property
    def steps(self) -> tuple[Step, ...]:
        return (Step(self.base, None, "", "", self.yaku), *self._scorer.multiply(self.base, self.situation)[1])

    @property
    def cards(self) -> CardSet:
        """Every card that makes a yaku."""
        return self.steps[0].cards

    @property
    def replaced(self) -> tuple[Held, ...]:
        counted = {held.id for held in self.yaku}
        return tuple(Held(yaku, yaku.worth(self.pile), self.pile & yaku.cards) for yaku in self.rules.yaku
                     if yaku.id not in counted and yaku.worth(self.pile))

    def __eq__(self, other: object) -> bool:
        return (isinstance(other, Score) and self.rules == other.rules and self.pile == other.pile
                and self.situation == other.situation)

    def __hash__(self) -> int:
        return hash((self.pile, self.situation))

    def __str__(self) -> str:
        points = "1 point" if self.total == 1 else f"{self.total} points"
        return f"{points}: " + ", ".join(map(str, self.steps))

    def __repr__(self) -> str:
        return f"<{self}>"

    def _repr_html_(self) -> str:
        from .show import score_html
        return score_html(self)


class Scorer:
    """The evaluation of piles under one rule set, remembering what it has seen.

    The yaku fall into parts that share no card and no group; what a part is worth depends on its own cards
    alone, so each part is looked up by them.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._parts = [_Part(yaku) for yaku in _independent(rules.yaku)]
        self._multiplied: dict[tuple[int, Situation], tuple[int, tuple[Step, ...]]] = {}

    def base(self, bits: int) -> int:
        """Sum of the yaku (points) in a pile given as bits."""
        total = 0
        for part in self._parts:
            key = bits & part.mask
            known = part.known.get(key if part.remembers_cards else key.bit_count())
            total += (known or part.look(bits))[1]
        return total

    def find(self, bits: int) -> tuple[tuple[Held, ...], int]:
        """The yaku that count in a pile given as bits, in the order of the table, and their sum."""
        held: tuple[Held, ...] = ()
        total = 0
        for part in self._parts:
            key = bits & part.mask
            known = part.known.get(key if part.remembers_cards else key.bit_count())
            found, points = known or part.look(bits)
            if points:
                held += found if part.remembers_cards else part.name_cards(found, bits)
                total += points
        return held, total

    def multiply(self, base: int, situation: Situation) -> tuple[int, tuple[Step, ...]]:
        """Points after all multipliers, and a step for each (spec 6.8)."""
        key = (base, situation)
        known = self._multiplied.get(key)
        if known is None:
            known = self._multiplied[key] = self._multiply(base, situation)
        return known

    def _multiply(self, base: int, situation: Situation) -> tuple[int, tuple[Step, ...]]:
        value = base
        steps = []
        for factor, reason, option in _factors(self.rules, base, situation):
            value *= factor
            steps.append(Step(value, factor, reason, option))
        return value, tuple(steps)


def _factors(rules: Rules, base: int, situation: Situation) -> Iterable[tuple[int, str, str]]:
    if base == 0:
        return
    if rules.seven_doubles and base >= 7:
        yield 2, f"{base} is 7 or more", "seven_doubles"
    calls = situation.opponent_koikoi
    if calls and rules.opponent_koikoi_doubles == "once":
        yield 2, "the opponent called koi-koi", "opponent_koikoi_doubles"
    elif calls and rules.opponent_koikoi_doubles == "per_call":
        yield 1 + calls, f"the opponent called koi-koi {_times(calls)}", "opponent_koikoi_doubles"
    if situation.own_koikoi and rules.own_koikoi == "multiply":
        yield 1 + situation.own_koikoi, f"you called koi-koi {_times(situation.own_koikoi)}", "own_koikoi"
    brights = situation.field_brights
    if brights and rules.field_multiplier != "off":
        factor = 1 + brights if rules.field_multiplier == "per_bright" else 2
        yield factor, f"brights on the table at the deal: {brights}", "field_multiplier"


def _times(count: int) -> str:
    return {1: "once", 2: "twice"}.get(count, f"{count} times")


class _Part:
    """Yaku that depend on one another; a lookup from their cards to those held and their sum."""

    def __init__(self, yaku: list[Yaku]) -> None:
        self.yaku = yaku
        self.mask = 0
        for one in yaku:
            self.mask |= one.cards.bits
        # Only the number of cards matters: one entry a number will do, and the cards are named when asked for.
        self.remembers_cards = not (len(yaku) == 1 and yaku[0].counts_only)
        self.known: dict[int, tuple[tuple[Held, ...], int]] = {}

    def look(self, bits: int) -> tuple[tuple[Held, ...], int]:
        """The yaku held by the part's cards among `bits`, and their sum, found anew and remembered."""
        bits &= self.mask
        if len(self.known) > 1 << 16:
            self.known.clear()
        key = bits if self.remembers_cards else bits.bit_count()
        found = self.known[key] = self._find(CardSet.from_bits(bits))
        return found

    def _find(self, pile: CardSet) -> tuple[tuple[Held, ...], int]:
        held: list[Held] = []
        groups = set()
        for yaku in self.yaku:
            points = yaku.worth(pile)
            if points and yaku.group not in groups:
                held.append(Held(yaku, points, pile & yaku.cards))
                if yaku.group:
                    groups.add(yaku.group)
        return tuple(held), sum(one.points for one in held)

    @staticmethod
    def name_cards(held: tuple[Held, ...], bits: int) -> tuple[Held, ...]:
        return tuple(Held(one.yaku, one.points, CardSet.from_bits(bits & one.yaku.cards.bits)) for one in held)


def _independent(table: tuple[Yaku, ...]) -> list[list[Yaku]]:
    """The yaku table cut into parts that share neither a card nor a group, in the order of the table."""
    parts: list[list[Yaku]] = []
    for yaku in table:
        joined = [part for part in parts if any(
            one.cards & yaku.cards or (one.group and one.group == yaku.group) for one in part)]
        parts = [part for part in parts if part not in joined]
        parts.append([one for part in joined for one in part] + [yaku])
    return sorted((sorted(part, key=table.index) for part in parts), key=lambda part: table.index(part[0]))


_SCORERS: dict[int, Scorer] = {}


def scorer(rules: Rules) -> Scorer:
    """The scorer of a rule set; the same one each time, so that it remembers."""
    # By identity, which is fast; the scorer keeps its rules alive, so no other rules get that number.
    found = _SCORERS.get(id(rules))
    if found is None:
        if len(_SCORERS) > 256:
            _SCORERS.clear()
        found = _SCORERS[id(rules)] = Scorer(rules)
    return found


def score(pile: Cards, rules: str | Rules = DEFAULT, *, opponent_koikoi: int = 0, own_koikoi: int = 0,
          field_brights: int = 0, month: int | None = None, losers: object = None) -> Score:
    """What a pile scores for the player who stops (spec 6.7, 6.8).

    pile: cards, as a CardSet takes them. opponent_koikoi, own_koikoi: calls in this round. field_brights: brights
    among the table cards of the deal. month (1 to 12) and losers (their piles) concern rule sets that use them;
    a keyword that a rule set does not use changes nothing.

    Raises UnknownName or CardError for a pile that can't be, RulesError for a count below zero.
    """
    situation = _SITUATIONS.get((opponent_koikoi, own_koikoi, field_brights))
    if situation is None:
        situation = _situation(opponent_koikoi, own_koikoi, field_brights)
    if month is not None and month not in range(1, 13):
        raise RulesError(f"A month is a number from 1 to 12, not {month!r}.")
    if not isinstance(pile, CardSet):
        pile = CardSet(pile)
    if not isinstance(rules, Rules):
        rules = find_rules(rules)
    return Score(scorer(rules), pile, situation)


_SITUATIONS: dict[tuple[int, int, int], Situation] = {}


def _situation(*counts: int) -> Situation:
    situation = Situation(*counts)
    for name, count in zip(situation._fields, counts, strict=True):
        if not isinstance(count, int) or not 0 <= count <= 48:
            raise RulesError(f"{name} counts; it is a whole number from 0 to 48, not {count!r}.")
    return _SITUATIONS.setdefault(situation, situation)


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


def progress(pile: Cards, rules: str | Rules = DEFAULT, *, gone: Cards = CardSet()) -> tuple[Progress, ...]:
    """For each yaku of the table, how far the pile has come.

    gone: cards that can't be had any more, such as the opponent's pile.
    """
    pile, gone = CardSet(pile), CardSet(gone)
    rows = []
    for yaku in find_rules(rules).yaku:
        have = pile & yaku.cards
        wanted = yaku.cards - pile - gone
        spare = len(yaku.must - pile)
        missing = max(yaku.needs - len(have), spare)
        if yaku.needs - len(have) == spare and spare:
            wanted = wanted & yaku.must
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

    among: the cards to try, all that are not in the pile unless said. `points` is the rise of the total.
    """
    pile, rules = CardSet(pile), find_rules(rules)
    keywords = {"opponent_koikoi": opponent_koikoi, "own_koikoi": own_koikoi, "field_brights": field_brights}
    now = score(pile, rules, **keywords)
    held = {one.id: one.points for one in now.yaku}
    every = CardSet.from_bits((1 << 48) - 1) if among is None else CardSet(among)
    gains = []
    for card in every - pile:
        then = score(pile | card, rules, **keywords)
        if then.base > now.base:
            raised = tuple(one for one in then.yaku if one.points > held.get(one.id, 0))
            gains.append(Gain(card, then, then.total - now.total, raised))
    return tuple(sorted(gains, key=lambda gain: (-gain.points, gain.card)))
