"""A match: rounds, who deals, the totals, and the end (spec 3.10-3.12, 5.10, 5.11, 6.9, 6.10, 7.2)."""
from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..cards import MONTHS, Card
from ..errors import IllegalAction
from ..rules import DEFAULT, Rules
from ..rules import rules as find_rules
from .actions import Action
from .beginning import deal
from .dealing import Seed, new_seed, read_seed
from .opening import Opening, opening, read_birthdays
from .round import Round


@dataclass(frozen=True)
class Match:
    """The state of a match. It does not change: `apply` and `next_round` return another one.

    rules: the rule set. seed: the match's seed; the round n is the deal of the seed "<seed>/<n>".
    rounds: the rounds so far, each in its latest state; the last one is being played. birthdays: a month for
    each player where one of them may decide who deals first (spec 5.2), () if not known.
    """

    rules: Rules
    seed: Seed
    rounds: tuple[Round, ...]
    birthdays: tuple[int, ...] = ()

    @property
    def opening(self) -> Opening | None:
        """How the first dealer was found; None where the seed alone decided, or whoever began the match."""
        found = opening(self.rules, _round_seed(self.seed, 1), self.birthdays)
        return found if found and found.dealer == self.rounds[0].dealer else None

    @property
    def round(self) -> Round:
        """The round that is being played, or the last one."""
        return self.rounds[-1]

    @property
    def number(self) -> int:
        """The number of that round, from 1."""
        return len(self.rounds)

    @property
    def month(self) -> int:
        """The month of that round (1 to 12): round 1 is January, after December comes January again."""
        return _month(self.number)

    @property
    def month_name(self) -> str:
        return MONTHS[self.month - 1]

    @property
    def points(self) -> tuple[tuple[int, ...], ...]:
        """What each player scored, a line for each finished round."""
        return tuple(one.result.points for one in self.rounds if one.result)

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of each player so far, those that a player starts with among them (spec 11.1)."""
        start = (self.rules.start_points,) * self.rules.players
        return tuple(map(sum, zip(start, *self.points, strict=True)))

    @property
    def is_over(self) -> bool:
        """True once the last round is played, or a player has the points that are played to (spec 6.10).

        Where the rules say so, it is over too once a player has no points left (spec 11.1).
        """
        unit, limit = self.rules.length
        if not self.round.is_over:
            return False
        if self.rules.ends_at_zero and min(self.totals) <= 0:
            return True
        return self.number >= limit if unit == "rounds" else max(self.totals) >= limit

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the highest total once the match is over, () before; more than one share it."""
        if not self.is_over:
            return ()
        return tuple(seat for seat, total in enumerate(self.totals) if total == max(self.totals))

    @property
    def next_dealer(self) -> int:
        """Who deals the next round: who scored in this one, or on a draw whom the rules name (spec 6.9)."""
        if self.round.result and self.round.result.winner is not None:
            return self.round.result.winner
        step = {"same": 0, "other": 1}[self.rules.draw_dealer]
        return (self.round.dealer + step) % self.rules.players

    @property
    def _drawn_rounds(self) -> int:
        """How many rounds just now were drawn, one after another (spec 4.14)."""
        drawn = 0
        for one in reversed(self.rounds):
            if not one.result or one.result.winner is not None:
                break
            drawn += 1
        return drawn

    def legal_actions(self) -> tuple[Action, ...]:
        """What the player to play can do; nothing while a finished round waits for `next_round`."""
        return self.round.legal_actions()

    def apply(self, action: Action | Card | str) -> "Match":
        """The match after this action in its current round. Raises IllegalAction as `Round.apply` does."""
        return replace(self, rounds=(*self.rounds[:-1], self.round.apply(action)))

    def next_round(self) -> "Match":
        """The match with its next round dealt. Raises IllegalAction while a round runs or after the end."""
        if not self.round.is_over:
            raise IllegalAction("This round is not over yet.")
        if self.is_over:
            raise IllegalAction("The match is over; there is no further round.")
        following = _deal(self.rules, self.seed, self.number + 1, self.next_dealer, self._drawn_rounds)
        return replace(self, rounds=(*self.rounds, following))

    def __repr__(self) -> str:
        totals = " : ".join(map(str, self.totals))
        over = ", over" if self.is_over else ""
        return f"<Match of {self.rules.name}: round {self.number}, {totals}{over}>"


def new_match(rules: str | Rules = DEFAULT, *, seed: Seed | None = None, players: int | None = None,
              rounds: int | None = None, dealer: int | None = None,
              birthdays: Sequence[int] | None = None) -> Match:
    """A match with its first round dealt.

    seed: a whole number or a word, drawn if not given. rounds: how many, if not what the rules say (1, 3, 6
    or 12 in spec 6.10). dealer: who deals first, found from the seed as the rules have it if not given.
    birthdays: a month (1 to 12) for each player, for rules by which the nearest one deals (spec 5.2). Raises
    UnknownName or RulesError for what the rules do not have.
    """
    game = find_rules(rules)
    if players is not None:
        game = game.variant(players=players)
    if rounds is not None:
        game = game.variant(length=("rounds", rounds))
    seed = new_seed() if seed is None else read_seed(seed, longest=100)  # a round's seed is longer
    months = read_birthdays(game, birthdays)
    if dealer is None:
        found = opening(game, _round_seed(seed, 1), months)
        dealer = found.dealer if found else None
    return Match(game, seed, (_deal(game, seed, 1, dealer),), months)


def _round_seed(seed: Seed, number: int) -> str:
    return f"{seed}/{number}"


def _deal(rules: Rules, seed: Seed, number: int, dealer: int | None, drawn_rounds: int = 0) -> Round:
    return deal(rules, _round_seed(seed, number), dealer=dealer, month=_month(number),
                drawn_rounds=drawn_rounds)


def _month(number: int) -> int:
    return (number - 1) % 12 + 1
