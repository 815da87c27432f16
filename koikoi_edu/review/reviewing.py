"""A round looked back at: each decision of a player, what it cost in expected points, and what was better."""
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from ..fast import knows
from ..game import Action, Match, Phase, Round, View
from ..game.state import read_seat
from ..odds import Estimate, Value
from ..words import capital, count
from .advice import weigh
from .wording import did, is_clear, offered, others_named, points, reasons, to_do, worth

#: Worlds in which each decision is tried, where rounds are played on plain ints and where they are not.
_WORLDS = {True: 1_000, False: 80}
#: So many worlds tell how far their mean may be off; a few in which the points differ widely do not.
_MANY = 100
#: So many decisions are told in full.
COSTLIEST = 3


@dataclass(frozen=True)
class Decision:
    """A decision that was made.

    round: number of the round in the match, from 1. turn: which turn of the player it was in, from 1. view:
    what the player saw. action: what was done. value: what all actions were worth.
    """

    round: int
    turn: int
    view: View
    action: Action
    value: Value

    @property
    def best(self) -> Action:
        """What was worth most."""
        return self.action if self.fine else self.value.best.action

    @property
    def cost(self) -> Estimate:
        """How many points of expectation it lost against the best one, tried in the same worlds."""
        return self.value.cost(self.action)

    @property
    def fine(self) -> bool:
        """True where the cost may be chance: two or three standard errors, by how many moves there were.

        The best of many moves that are worth the same is one that luck has favoured.
        """
        return not is_clear(self.cost, among=len(self.value.rows) - 1, few=self.value.n < _MANY)

    def done(self) -> str:
        """What was done: "played crane"."""
        return did(self.action, self.view.rules)

    def better(self) -> str:
        """What would have been better: "play moon"."""
        return to_do(self.best, self.view.rules)

    def told(self, names: Sequence[str] | None = None) -> tuple[str, str]:
        """What was done and cost, and what was better and why. names: of the players by seat."""
        called = others_named(self.view, names)
        first = [f"You {self.done()}: it cost {'' if self.value.exact else 'about '}{points(self.cost)}."]
        second = [f"Better: {self.better()}."]
        if self.view.phase is Phase.DECIDE:
            first.append(offered(self.view))
            second.append(worth(self.value, self.best))
        else:
            first += reasons(self.view, self.action, called, past=True)
            second += reasons(self.view, self.best, called)
        return " ".join(first), " ".join(second)


@dataclass(frozen=True, repr=False)
class Review:
    """What a player's decisions were worth.

    player: the seat. decisions: those where there was something to choose, in their order.
    """

    player: int
    decisions: tuple[Decision, ...]
    names: tuple[str, ...] | None = None

    @property
    def costly(self) -> tuple[Decision, ...]:
        """The decisions that clearly cost something, the costliest first."""
        found = [one for one in self.decisions if not one.fine]
        return tuple(sorted(found, key=lambda one: -one.cost.mean))

    @property
    def costliest(self) -> tuple[Decision, ...]:
        """The three that cost most, or fewer."""
        return self.costly[:COSTLIEST]

    @property
    def cost(self) -> float:
        """Points of expectation that all clearly costly decisions lost together."""
        return sum(one.cost.mean for one in self.costly)

    @property
    def summary(self) -> str:
        """How many decisions there were, how many of them fine, and what the others cost together."""
        all_of_them = count(len(self.decisions), "decision")
        if not self.decisions:
            return "There was nothing to decide."
        if not self.costly:
            return f"{all_of_them}, all of them fine."
        fine = len(self.decisions) - len(self.costly)
        return (f"{all_of_them}, {fine or 'none'} of them fine; the others cost about "
                f"{self.cost:.1f} points together.")

    def __str__(self) -> str:
        lines = [self.summary]
        for number, one in enumerate(self.costliest, 1):
            lines += [f"{number}. {place(one, several=self.several)}: {' '.join(one.told(self.names))}"]
        return "\n".join(lines)

    __repr__ = __str__

    @property
    def several(self) -> bool:
        """Whether the decisions are of more than one round."""
        return len({one.round for one in self.decisions}) > 1

    def _repr_html_(self) -> str:
        from .html import review_html
        return review_html(self)


def place(one: Decision, *, several: bool) -> str:
    """When a decision was made: "Turn 3", "Round 2, turn 3"."""
    return capital(f"{f'round {one.round}, ' if several else ''}turn {one.turn}")


def review(played: Round | Match, player: int = 0, *, seed: int | str = 0, worlds: int | None = None,
           names: Sequence[str] | None = None) -> Review:
    """Look back at the decisions of a player in a round, or in all rounds of a match so far.

    Each is set against the best of what could have been done, by `koikoi_edu.odds.value` of what the player
    saw. worlds: so many for each decision, unless said 1,000 in Koi-Koi and 80 in Go-Stop. names: of the
    players by seat, for the sentences. The same record and seed give the same review. Raises RulesError for a
    seat that does not exist.
    """
    found = decisions(played, player, seed=seed, worlds=worlds)
    return Review(player, tuple(found), None if names is None else tuple(names))


def decisions(played: Round | Match, player: int = 0, *, seed: int | str = 0,
              worlds: int | None = None) -> Iterator[Decision]:
    """The decisions of a review, one after another, as each takes a moment. Raises as `review` does."""
    rules = played.rules
    read_seat(rules, player)
    worlds = worlds or _WORLDS[knows(rules)]
    return (Decision(number, turn, view, action, weigh(view, seed=f"{seed}/{number}/{at}", worlds=worlds))
            for number, turn, at, view, action in _made(played, player))


def how_many(played: Round | Match, player: int = 0) -> int:
    """How many decisions a review will have."""
    return sum(1 for _ in _made(played, player))


def _made(played: Round | Match, player: int) -> Iterator[tuple[int, int, int, View, Action]]:
    """The decisions of a player: round, turn, number of the action, what was seen, what was done."""
    rounds = played.rounds if isinstance(played, Match) else (played,)
    for number, one in enumerate(rounds, 1):
        turn, begins = 0, True
        for at, (before, after) in enumerate(pairwise(one.states)):
            action = after.action
            if before.to_play != player or action is None:
                begins = True
                continue
            turn += begins and before.phase is Phase.HAND
            begins = before.phase is not Phase.HAND
            # Of a joker laid in front, the card that comes for it is not known, nor what is played then.
            if before.phase is Phase.SWAP or (action.card and not action.card.month):
                continue
            if len(before.legal_actions()) > 1:
                yield number, turn, at, before.view(player), action
