"""A recorded round replayed under another rule set, up to the first point where it can't be.

The same cards lie in the same places, and the same actions follow one another (see `following`).
"""
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property

from ..errors import KoiKoiError, RulesError, shown
from ..game import Round
from ..rules import Rules
from ..rules import rules as find_rules
from ..scoring import situation_of
from ..words import count, listed
from .differing import Difference, differences
from .following import walked
from .steps import PLAYERS, End, Step, Unlike
from .words import short_names


@dataclass(frozen=True)
class Replay:
    """A recorded round beside the same round under another rule set.

    rules: that of the record, and the other. names: what they are called, all different. steps: the deal,
    then the actions that could be replayed. end: why there are no more. played: the whole record.
    """

    rules: tuple[Rules, Rules]
    names: tuple[str, str]
    steps: tuple[Step, ...]
    end: End
    played: Round

    @property
    def number(self) -> int:
        """How many actions the record has."""
        return len(self.played.actions)

    @cached_property
    def marked(self) -> tuple[int, ...]:
        """The numbers of the steps that bring a difference, and of the last one."""
        found = [step.number for step in self.steps if step.remarks or self.new(step.number)]
        return tuple(dict.fromkeys([*found, self.steps[-1].number]))

    def new(self, number: int) -> tuple[Unlike, ...]:
        """What differs at a step and did not differ so at the one before."""
        before = self.steps[number - 1].unlike if number else ()
        return tuple(one for one in self.steps[number].unlike if one not in before)

    @property
    def outcome(self) -> str:
        """Who won in the record, and under the other rules, or who would by stopping where they end."""
        played = f"In {self.names[0]} {_result(self.played)}"
        second = self.steps[-1].second
        if second is None:
            return f"{played}."
        if second.is_over:
            return f"{played}; in {self.names[1]} {_result(second)}."
        scores = {who: second.score(seat).total for seat, who in enumerate(PLAYERS[:second.rules.players])}
        ahead = listed(f"{count(total, 'point')} for {who}" for who, total in scores.items() if total)
        return (f"{played}; in {self.names[1]} nobody has won where the replay ends, and a stop would score "
                f"{ahead or 'nothing'}.")

    def __str__(self) -> str:
        first, second = self.names
        lines = [f"A round of {first}, replayed by the rules of {second}: {len(self.steps) - 1} of "
                 f"{count(self.number, 'action')}."]
        for step in self.steps:
            if step.number in self.marked:
                lines.append(f"{step.number:>3}. {step.text}")
                lines += [f"     {remark}" for remark in step.remarks]
                lines += [f"     ≠ {one}" for one in self.new(step.number)]
        return "\n".join([*lines, str(self.end), self.outcome])

    def __repr__(self) -> str:
        return (f"<{self.names[0]} replayed by the rules of {self.names[1]}: {self.end.kind}, "
                f"{len(self.steps) - 1} of {count(self.number, 'action')}>")

    def _repr_html_(self) -> str:
        from .html import replay_html
        return replay_html(self)


def replay(played: Round, rules: str | Rules, *, month: int | None = None) -> Replay:
    """A recorded round under other rules, action by action, with what differs at each and where it ends.

    played: any state of a round; all that led to it is replayed. rules: the other rule set, played by as many
    as the record where it can be. month: of the round (1 to 12), where only the other rules use it; January
    unless said.

    Raises UnknownName for a rule set that does not exist, RulesError for a month that can't be or for what is
    no round.
    """
    if not isinstance(played, Round):
        raise RulesError(f"What is replayed is a round, not {shown(played)}; of a match, take one of its "
                         "rounds.")
    other = find_rules(rules)
    situation_of(month=month)
    if other.players != played.rules.players:
        with suppress(RulesError):  # laid_again says it
            other = other.variant(players=played.rules.players)
    steps, end = walked(played, other, month)
    if end.kind not in ("whole", "unfinished", "deal"):
        end = end._replace(reasons=_deciding(played, other, month, len(steps)))
    pair = played.rules, other
    one, two = short_names(pair)
    return Replay(pair, (one, two), steps, end, played)


def _result(state: Round) -> str:
    result = state.result
    if result is None:
        return "the round is not over"
    if result.winner is None:
        return "nobody scores"
    return f"{PLAYERS[result.winner]} scores {count(result.points[result.winner], 'point')}"


# ── reasons

def _deciding(played: Round, other: Rules, month: int | None, length: int) -> tuple[Difference, ...]:
    """The differences that end a replay: the one, or a smallest set, without which it goes on.

    Found by trying: each time some are taken away, and the round is replayed once more.
    """
    candidates = sorted(differences(played.rules, other), key=lambda one: one.id.startswith("yaku."))

    def goes_on(without: Sequence[Difference]) -> bool:
        try:
            steps, end = walked(played, _levelled(played.rules, other, without), month, length + 1)
        except KoiKoiError:
            return False
        return len(steps) > length or end.kind in ("whole", "unfinished")

    for one in candidates:
        if goes_on([one]):
            return (one,)
    if not goes_on(candidates):
        return ()
    needed = candidates
    for one in candidates:
        rest = [kept for kept in needed if kept is not one]
        if goes_on(rest):
            needed = rest
    return tuple(needed)


def _levelled(model: Rules, other: Rules, these: Sequence[Difference]) -> Rules:
    """The other rules with these options and yaku as the model has them."""
    changes: dict[str, object] = {}
    table: dict[str, object] = {}
    for one in these:
        option, _, id = one.id.partition(".")
        if id:
            table[id] = model.options["yaku"].get(id, 0)
        else:
            changes[option] = getattr(model, option)
    if table:
        changes["yaku"] = table
    return other.variant(**changes)
