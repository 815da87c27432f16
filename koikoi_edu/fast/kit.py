"""A rule set made ready for rounds on plain ints: what its options mean there, looked up once (spec 12)."""
from collections.abc import Callable
from functools import lru_cache

from ..errors import RulesError
from ..game.plan import plan_of
from ..rules import Rules
from ..scoring import Situation
from ..scoring.losers import asks_for_losers
from ..scoring.steps import koikoi, walk
from .sums import Sums, sums_of

#: More calls or hand cards than there can be.
_MANY = 1000


class Kit:
    """The rules of one round, for `Position`. Raises RulesError for those that `knows` does not answer for.

    month: of the round, None where no yaku depends on it. codes: by card index, what a card adds to the
    number of a pile. group_codes: the same for the cards of one month, by month (0 to 11) and the four bits
    of those of its cards. ids: the yaku, in the order of the bits that say which a player holds.

    rare: whether more than cards and piles decides a turn: some cards can't be played or can be left lying,
    or what lies on the table changes scores. The other names are those of `Plan` and of the options.
    """

    def __init__(self, rules: Rules, month: int | None) -> None:
        if not knows(rules):
            raise RulesError(f"{rules.name} is not played on plain ints; that is for Koi-Koi alone.")
        plan = plan_of(rules)
        self.rules, self.month, self.players = rules, month, rules.players
        self._sums: dict[tuple[bool, bool, bool], Sums] = {}
        first = self.sums(False, False, False)
        self.codes, self.ids = first.codes, first.ids
        self.group_codes = [[sum(self.codes[4 * at + card] for card in range(4) if cards >> card & 1)
                             for cards in range(16)] for at in range(12)]
        self.mates, self.wild = plan.mates, plan.wild
        self.must_match, self.may_leave = plan.must_match, plan.may_leave
        self.by_call, self.shifts, self.remembers = plan.by_call, plan.shifts, plan.remembers
        self.rare = plan.picky or plan.shifts
        self.min_total, self.auto_stop = rules.min_total, rules.auto_stop_last_turn
        self.max_calls = _MANY if rules.max_calls is None else rules.max_calls
        self.new_first = rules.offer_on == "new_yaku"
        self.new_after = rules.offer_after_go == "new_yaku" if plan.is_go else self.new_first
        self.undecidable = sum(1 << at for at, id in enumerate(self.ids) if id in rules.undecidable)
        self.takes_loser = rules.winner_takes_loser
        self.yaku_multiply = rules.yaku_multiply
        self._final: dict[tuple[int, ...], int] = {}

    def sums(self, called: bool, rain: bool, fog: bool) -> Sums:
        """The yaku of piles, for a player who has or has not called, with or without rain and fog."""
        key = called, rain, fog
        known = self._sums.get(key)
        if known is None:
            where = Situation(own_koikoi=int(called), month=self.month, rain=rain, fog=fog)
            known = self._sums[key] = sums_of(self.rules, where)
        return known

    def base_of(self, called: bool) -> Callable[[int], int]:
        """The sum of the yaku of a player who has or has not called, where the table does not matter."""
        return self.sums(called and self.by_call, False, False).base

    def final(self, base: int, own: int, others: int, field: int, lost: int = 0, yaku: int = 1) -> int:
        """The points on stopping (spec 3.8, 5.8, 6.8, 7.9, 11.1).

        base: the sum of the yaku. own, others: koi-koi calls. field: brights on the table at the deal. lost:
        the sum of a loser's yaku that goes to the winner. yaku: how many are held, where they multiply.
        """
        key = base, own, others, field, lost, yaku
        known = self._final.get(key)
        if known is None:
            where = Situation(others, own, field, self.month, loser_total=lost)
            moves = koikoi(self.rules, base, where, yaku)
            known = self._final[key] = walk(base, moves, self.rules.provenance)[0]
        return known


def knows(rules: Rules) -> bool:
    """Whether rounds under these rules are played on plain ints: those of Koi-Koi are, of Go-Stop not."""
    return rules.family != "go-stop" and not asks_for_losers(rules)


@lru_cache(maxsize=64)
def kit_of(rules: Rules, month: int | None = None) -> Kit:
    """The kit of a rule set in a month; the same one each time."""
    return Kit(rules, month)
