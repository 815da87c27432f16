"""The evaluation of piles under a rule set, and `score`, the public way to it (spec 3.8, 4.11, 5.8, 6.8)."""
from collections.abc import Callable, Iterable
from functools import lru_cache

from ..cards import Card, Cards, CardSet, Kind
from ..errors import CardError, RulesError
from ..rules import DEFAULT, RULES, Provenance, Rules
from ..rules import rules as find_rules
from .losers import Reckoning, asks_for_losers
from .sheet import Held, Score, Step
from .situation import PLAIN, Situation, situation_of
from .steps import koikoi, walk
from .tables import Roles, Table, table_for

#: For sums of yaku, the points that they come to and the steps to them; where the number of yaku multiplies,
#: for the sum and that number.
_Multiplied = dict[int | tuple[int, int], tuple[int, tuple[Step, ...]]]
#: A NamedTuple made by this is made without a call in Python.
_new = tuple.__new__


class Scorer:
    """The evaluation of piles under one rule set, remembering what it has seen.

    The yaku that can count depend on the situation only where an option says so; each such case has a table
    of its own.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._by_call = any(yaku.after_call for yaku in rules.yaku)
        self._by_month = rules.asks_for_month
        self._by_table = rules.viewing_rain == "field"
        self._by_losers = asks_for_losers(rules)
        self._by_number = rules.yaku_multiply
        self._tables: dict[tuple[bool, int | None, bool, bool], Table | Roles] = {}
        self._sources: dict[str, Provenance] = {}
        self._multiplied: dict[Situation, _Multiplied] = {}
        self._latest: tuple[Situation, _Multiplied] = (PLAIN, self._multiplied.setdefault(PLAIN, {}))
        self._not_in_deck = ~rules.deck.bits
        #: Whether what the yaku sum up to depends on more than the pile.
        self.by_situation = self._by_call or self._by_month or self._by_table
        self._only = None if self.by_situation else self._table(PLAIN)

    def base(self, bits: int, situation: Situation | None = None) -> int:
        """Sum of the yaku (points) in a pile given as bits."""
        return (self._only or self._table(situation or PLAIN)).base(bits)

    @property
    def plain_base(self) -> Callable[[int], int]:
        """`base` for piles alone, the way to it looked up once and for all."""
        return self._table(PLAIN).base

    def find(self, bits: int, situation: Situation | None = None) -> tuple[tuple[Held, ...], int]:
        """The yaku that count in a pile given as bits, in the order of the table, and their sum."""
        return (self._only or self._table(situation or PLAIN)).find(bits)

    def roles(self, pile: CardSet, situation: Situation) -> dict[Card, Kind]:
        """See `Score.roles`."""
        table = self._only or self._table(situation)
        if not isinstance(table, Roles):
            return {}
        if self._by_losers:
            return table.roles_with(pile, self._best_way(pile, situation)[0])
        return table.roles(pile)

    def score(self, pile: CardSet, situation: Situation) -> Score:
        """What a pile scores in a situation. Raises CardError for cards not in the deck, or twice in play."""
        if pile.bits & self._not_in_deck:
            self._refuse(pile)
        if self._by_losers:
            return self._best_way(pile, situation)[1]
        yaku, base = (self._only or self._table(situation)).find(pile.bits)
        latest = self._latest
        if latest[0] is not situation:
            latest = self._latest = situation, self._known_for(situation)
        key = (base, len(yaku)) if self._by_number else base
        total, further = latest[1].get(key) or latest[1].setdefault(
            key, walk(base, koikoi(self.rules, base, situation, len(yaku)), self._source))
        steps = (_new(Step, (base, None, "", "", yaku, None, None, None, _NONE)), *further)
        return _new(Score, (self.rules, pile, situation, yaku, base, total, steps, ()))

    def _known_for(self, situation: Situation) -> "_Multiplied":
        """What sums of yaku have come to in a situation, whatever piles the losers have."""
        if situation.losers is not None:
            situation = situation._replace(losers=None)
        known = self._multiplied.get(situation)
        return self._multiplied.setdefault(situation, {}) if known is None else known

    def _best_way(self, pile: CardSet, situation: Situation) -> tuple[CardSet, Score]:
        """The score with the best choice of roles, and the cards that are chaff then (spec 4.9).

        What a role brings at the end decides, among those with which the player may stop at all.
        """
        if situation.losers:
            self._check_losers(pile, situation.losers)
        table = self._only or self._table(situation)
        ways = table.ways(pile.bits) if isinstance(table, Roles) else [(_NONE, *table.find(pile.bits))]
        scores = [(chaff, self._reckoned(pile, situation, yaku, base, chaff)) for chaff, yaku, base in ways]
        least = self.rules.min_total
        return max(scores, key=lambda one: (one[1].base >= least, one[1].total, one[1].base))

    def _reckoned(self, pile: CardSet, situation: Situation, yaku: tuple[Held, ...], base: int,
                  chaff: CardSet) -> Score:
        total, further, dues = Reckoning(self.rules, pile, situation, yaku, base, chaff,
                                         self._source).outcome()
        first = Step(base, None, "", "", yaku)
        return Score(self.rules, pile, situation, yaku, base, total, (first, *further), dues)

    def _source(self, option: str) -> Provenance:
        known = self._sources.get(option)
        return known or self._sources.setdefault(option, self.rules.provenance(option))

    def _check_losers(self, pile: CardSet, losers: tuple[CardSet, ...]) -> None:
        for other in losers:
            if other.bits & self._not_in_deck:
                self._refuse(other)
            for card in other & pile:
                raise CardError(f"The card {card.id!r} lies in the winner's pile and in a loser's; each card "
                                "exists once.")

    def _refuse(self, cards: CardSet) -> None:
        raise CardError(f"The card {next(iter(cards - self.rules.deck)).id!r} is not in the deck of "
                        f"{self.rules.name}.")

    def _table(self, situation: Situation) -> Table | Roles:
        key = (self._by_call and situation.own_koikoi > 0, situation.month if self._by_month else None,
               self._by_table and situation.rain, self._by_table and situation.fog)
        known = self._tables.get(key)
        return known or self._tables.setdefault(key, table_for(self.rules, situation))


_NONE = CardSet()


@lru_cache(maxsize=256)
def scorer(rules: Rules) -> Scorer:
    """The scorer of a rule set; the same one each time, so that it remembers."""
    return Scorer(rules)


def score(pile: Cards, rules: str | Rules = DEFAULT, *, opponent_koikoi: int = 0, own_koikoi: int = 0,
          field_brights: int = 0, month: int | None = None, rain: bool = False, fog: bool = False,
          loser_total: int = 0, losers: Iterable[Cards] | None = None, first_caller: int | None = None,
          shakes: int = 0, bombs: int = 0, drawn_rounds: int = 0) -> Score:
    """What a pile scores for the player who stops (spec 3.8, 4.11, 4.14, 5.8, 6.8, 7.9, 11.1).

    pile: cards, as a CardSet takes them. opponent_koikoi, own_koikoi: calls in this round (0 to 48), those of
    all others and those of the player; a go is one. field_brights: brights among the table cards of the deal.
    month: of the round, 1 to 12. rain, fog: whether a willow, a paulownia lies on the table. loser_total: the
    sum of a loser's yaku that goes to the winner.

    losers: the piles of the losers in the order of turns after the winner: one for a game of two, two for a
    game of three, None for no bonus or penalty that depends on them. first_caller: the place in `losers` of
    who said go first of them. shakes, bombs: triples that the winner has shown, and played at once.
    drawn_rounds: rounds without a winner just before. A keyword that a rule set does not use changes nothing.

    Raises UnknownName or CardError for a pile that can't be, RulesError for a number that can't be, or for
    two losers where only two can play.
    """
    if not isinstance(pile, CardSet):
        pile = CardSet(pile)
    if isinstance(rules, str):
        rules = RULES.get(rules) or find_rules(rules)
    elif not isinstance(rules, Rules):
        rules = find_rules(rules)
    situation = situation_of(opponent_koikoi, own_koikoi, field_brights, month, rain, fog, loser_total,
                             losers, first_caller, shakes, bombs, drawn_rounds)
    if losers is not None:
        rules = for_losers(rules, len(situation.losers or ()))
    return scorer(rules).score(pile, situation)


def for_losers(rules: Rules, number: int) -> Rules:
    """The rules with one player more than losers, where their piles count.

    Raises RulesError where not so many can play.
    """
    if number + 1 == rules.players or not asks_for_losers(rules):
        return rules
    if number == 2 and rules.three is None:
        raise RulesError(f"In {rules.name} two play, so there is one loser, not two.")
    return rules.variant(players=number + 1)
